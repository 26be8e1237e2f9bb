//! What is said, as data ([`Reply`], [`Trouble`]), and how it is said ([`say`]) in a language ([`Lang`]).
//!
//! Every word that a person sees comes from here; other rooms hand over facts. The sentences themselves stand
//! in `locales/`, a folder for each language and a file for each subject.

mod export;
mod lang;
mod lesson;
mod misuse;
mod practice;
mod reply;
pub mod say;
mod speech;
mod trouble;
mod views;
mod width;

pub use export::{ExportTrouble, LessonPage, Mark, Panel, Picture, ProofPage};
pub use lang::Lang;
pub use lesson::{LessonEnd, LessonHint, LessonJudged, LessonReply, LessonStep, LessonTrouble, Stands};
pub use misuse::{Misuse, Wanted};
pub use practice::{Closed, PracticeView, Run, StatsView, Then, Upcoming};
pub use reply::{Done, Reply};
pub use trouble::{CommandName, Trouble, Unanswered};
pub use views::{
    AnnotatedBoard, CellView, CheckedFile, Converted, DefenceView, GameView, HeatMap, LinesView, LintView,
    Look, Mined, ShapesView, SideShapes, SideView, StepView, StrategyView, TaskView, TreeView, WhyView,
};
pub use width::{pad, pad_left, pieces, width};
