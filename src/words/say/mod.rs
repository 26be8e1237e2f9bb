//! The texts of replies in any language: one function for each kind of reply, which chooses the messages and
//! gives them their values.

mod board;
pub mod convert;
mod defence;
pub(crate) mod drill;
pub mod engine;
mod evaluators;
pub mod export;
mod faults;
mod flaws;
mod forbidden;
mod game;
mod glossary;
mod grades;
pub(crate) mod handout;
mod help;
mod key;
pub(crate) mod lesson;
pub(crate) mod lists;
mod openings;
mod phrases;
pub mod puzzles;
mod reasons;
mod record;
mod review;
#[cfg(any(feature = "cli", feature = "wasm"))]
mod searching;
mod shapes;
mod spoken;
pub mod strategy;
mod times;
pub(crate) mod train;
mod tree;
mod unreadable;
mod verdicts;
mod why;
mod whynot;

pub use faults::{misuse, trouble};
pub use help::{does, more};
pub use review::{moment, moments_at, outcome, review, slip, slips};
pub use verdicts::finding;

pub(crate) use board::{
    axis, cell_headings, cell_stands, cell_together, heat_choice, heat_heading, pattern, pattern4, rank,
};
pub(crate) use defence::defence;
pub(crate) use evaluators::{halves, heat_more, likeness, map_heading, map_told, win_checks};
pub(crate) use forbidden::forbidden;
pub(crate) use game::{game, suggested};
pub(crate) use glossary::{glossary, means as term_means};
pub(crate) use grades::{grade, nothing, veiled};
pub(crate) use help::{example, overview};
pub(crate) use key::{KEY_MARKS, key};
pub(crate) use openings::openings;
pub(crate) use phrases::{answered, grouped, notes, points, side_name, stopped};
pub(crate) use reasons::{may_be_shorter, reason, refuted, rung, step_end, stepped};
pub(crate) use record::node;
#[cfg(feature = "wasm")]
pub(crate) use searching::searched;
#[cfg(feature = "cli")]
pub(crate) use searching::searching;
pub(crate) use shapes::{canonical, fork, line_name, lines_end, shape, status};
pub(crate) use spoken::{axis_of_cell, look, mark, stones};
pub(crate) use tree::{tree_heading, tree_row};
#[cfg(feature = "wasm")]
pub(crate) use verdicts::goal as goal_of;
pub(crate) use verdicts::{
    breaks, checked, done, first_moves, hint_heading, language, progress, puzzle_line, report_end, said,
    solved, task_line, told_after,
};
pub(crate) use why::{pillars, why_in_full};
pub(crate) use whynot::why_not;
