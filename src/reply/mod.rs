//! All replies of the program as data: each reply, each failure and each view.
//!
//! They contain no text. [`crate::words`] expresses them in a language, and [`crate::render`] displays them.
//!
//! ```
//! use yonsan::reply::{Lang, Misuse, Trouble};
//! use yonsan::session::parse;
//! use yonsan::words::say;
//! let Err(trouble) = parse("undo 3") else { panic!("undo takes no number") };
//! assert!(matches!(&trouble, Trouble::Usage { wrong: Misuse::TooMuch(word), .. } if word == "3"));
//! assert!(say::trouble(Lang::En, &trouble).contains("undo"));
//! ```

mod answer;
mod drill;
mod export;
mod forbidden;
mod glossary;
mod handout;
mod lang;
mod lesson;
mod lists;
mod misuse;
mod picture;
mod points;
mod practice;
mod record;
mod said;
mod trouble;
mod views;

pub(crate) use answer::said;
pub use answer::{Done, HelpView, PracticeView, Reply};
pub use drill::{CardAnswer, CardVerdict, DrillView};
pub use export::{Document, GameNode, GamePage, LessonPage, Paper, ProofPage};
pub use forbidden::ForbiddenView;
pub use glossary::{TERMS, Term, find_term, term_names};
pub use handout::{HandoutPuzzle, Sheet};
pub use lang::Lang;
#[cfg(feature = "cli")]
pub(crate) use lang::locale_of;
pub use lesson::{
    LessonEnd, LessonHint, LessonJudged, LessonList, LessonReply, LessonStepView, LessonTrouble, Stands,
};
pub use lists::{
    CycleView, ExamEnd, ExamTask, ExamView, ExamsView, ListsReply, PlaylistsView, SetView, SetsView, Track,
};
pub use misuse::Misuse;
pub use picture::{Panel, Picture, PictureMark};
pub use points::{AnnotatedBoard, BoardMap, CellView, HeatMap, MapKind, SideView};
pub use practice::{Closed, Run, StatsView, Then, Upcoming};
pub use record::NodeView;
pub use said::{Said, SaidValue};
pub use trouble::{CommandName, ExportTrouble, ListTrouble, MomentTrouble, Trouble, Unanswered};
pub use views::{
    CheckedFile, Contest, Converted, DefenceView, GameView, LinesView, LintView, Look, Mined, MomentView,
    MoveView, ReviewView, ShapesView, SideShapes, StepView, StrategyView, TaskView, TreeView, WhyView,
    WinChecks, WorthView,
};
