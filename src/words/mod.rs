//! What is said, as data ([`Reply`], [`Trouble`]), and how it is said in a language ([`english`]).
//!
//! Every word that a person sees comes from here; other rooms hand over facts.

pub mod english;
mod export;
mod lesson;
mod practice;
mod reply;
mod trouble;
mod views;

pub use export::{ExportTrouble, LessonPage, Mark, Panel, Picture, ProofPage};
pub use lesson::{LessonEnd, LessonHint, LessonJudged, LessonReply, LessonStep, LessonTrouble, Stands};
pub use practice::{Closed, PracticeView, Run, StatsView, Then, Upcoming};
pub use reply::{Done, Reply};
pub use trouble::{CommandName, Trouble};
pub use views::{
    AnnotatedBoard, CellView, CheckedFile, Converted, DefenceView, GameView, HeatMap, LinesView, Look,
    ShapesView, SideShapes, SideView, StepView, TaskView, TreeView, WhyView,
};
