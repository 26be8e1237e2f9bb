//! Gomoku explained, and every claim proven.
//!
//! The rooms of the house, from the ground up; each uses only rooms named before it:
//!
//! - [`board`]: stones on points, rules, positions, and how they are written and drawn;
//! - [`pattern`]: what a line means to a point, and [`evaluate`]: what a point is worth to published programs;
//! - [`proof`]: the certificate of a win, and [`check`]: the independent checker, which knows stones and fives
//!   and nothing of any search;
//! - [`solve`]: who wins by force: continuous fours ([`solve::vcf`]), continuous threats ([`solve::vct`]), and
//!   what holds against them ([`solve::defend`]);
//! - [`formats`]: games in other programs' files;
//! - [`teach`]: puzzles, reasons, grades and hints, and [`store`]: what is remembered;
//! - [`words`]: everything that is said, as data and in English, and [`render`]: how it is seen, as prose or JSON;
//! - [`repl`] and [`cli`]: the conversation and the command line, two doors to the same rooms.
//!
//! A win is found, written down, checked, and explained like this:
//!
//! ```
//! use yonsan::board::{Rule, notation};
//! use yonsan::check::{Outcome, check};
//! use yonsan::solve::{Budget, Vcf, Win};
//! use yonsan::teach::explain::{Kind, explain};
//!
//! //     e f g h i j
//! // 10  . . . . X .
//! //  9  . . . . X .
//! //  8  O X X X . .
//! let position = notation::parse("B:f8g8h8i9i10,W:e8c3d12l4m11,b", Rule::Freestyle)?;
//! let answer = Vcf::default().shortest(&position, &Budget::default());
//! let win = Win::by_fours(&position, answer.verdict.proven().expect("a four-three wins"));
//! assert_eq!((win.stones(), win.plies()), (3, 5));
//! assert_eq!(check(&win.certificate, 1_000).outcome, Outcome::Valid);
//! assert_eq!(explain(&win)[0].kind, Kind::FourThree);
//! # Ok::<(), yonsan::board::notation::NotationError>(())
//! ```
//!
//! Three verdicts are never blurred: proven, disproven in a named class, unknown with the limit that was hit
//! ([`solve::Verdict`]). Only code that goes through a class by its definition says "disproven".

pub mod board;
pub mod check;
pub mod cli;
pub mod engine;
pub mod evaluate;
pub mod formats;
pub mod pattern;
pub mod play;
pub mod proof;
pub mod render;
pub mod repl;
pub mod solve;
pub mod store;
pub mod strategy;
pub mod teach;
pub mod words;
