//! What is said, as data ([`Reply`], [`Trouble`]), and how it is said in a language ([`english`]).
//!
//! Every word that a person sees comes from here; other rooms hand over facts.

pub mod english;
mod practice;
mod reply;
mod trouble;

pub use practice::{Closed, PracticeView, Run, StatsView, Then, Upcoming};
pub use reply::{
    AnnotatedBoard, CellView, CheckedFile, DefenceView, Done, HeatMap, LinesView, Reply, ShapesView,
    SideShapes, SideView, StepView, TaskView, TreeView, WhyView,
};
pub use trouble::{CommandName, Trouble};
