//! What is said, as data ([`Reply`], [`Trouble`]), and how it is said in a language ([`english`]).
//!
//! Every word that a person sees comes from here; other rooms hand over facts.

pub mod english;
mod lesson;
mod reply;
mod trouble;

pub use lesson::{LessonEnd, LessonHint, LessonJudged, LessonReply, LessonStep, LessonTrouble, Stands};
pub use reply::{
    AnnotatedBoard, CellView, CheckedFile, DefenceView, Done, GameView, HeatMap, LinesView, Look, Reply,
    ShapesView, SideShapes, SideView, StepView, TaskView, TreeView, WhyView,
};
pub use trouble::{CommandName, Trouble};
