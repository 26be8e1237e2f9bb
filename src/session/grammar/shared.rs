//! Arguments that several commands share.

use std::str::FromStr;

use super::arg::{Arg, Group, Offers};
use crate::board::{Color, Point, Rule, notation};
use crate::session::options::Place;
use crate::solve::Class;

pub(super) fn parsed<T: FromStr>(word: &str) -> Option<T> {
    word.parse().ok()
}

/// A number of at least one.
pub(super) fn count(word: &str) -> Option<u16> {
    word.parse().ok().filter(|&count| count > 0)
}

fn seconds(word: &str) -> Option<f64> {
    word.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0)
}

pub(super) fn rule(word: &str) -> Option<Rule> {
    Rule::from_name(&word.to_lowercase())
}

pub(super) fn side(word: &str) -> Option<Color> {
    match word.to_lowercase().as_str() {
        "black" | "b" | "x" => Some(Color::Black),
        "white" | "w" | "o" => Some(Color::White),
        _ => None,
    }
}

fn goal(word: &str) -> Option<Class> {
    let wanted = word.to_lowercase();
    Class::ALL.into_iter().find(|class| class.name() == wanted)
}

/// Moves or points: `h8`, `h8,i9` or `h8i9`.
pub(super) fn points(word: &str) -> Option<Vec<Point>> {
    notation::points(word).ok().filter(|points| !points.is_empty())
}

pub(super) fn rules() -> Vec<&'static str> {
    Rule::ALL.map(Rule::name).to_vec()
}

pub(super) fn sides() -> Vec<&'static str> {
    Color::BOTH.map(Color::name).to_vec()
}

/// The position of a command in the shell.
pub static POSITION: Arg<String> = Arg::word("POSITION", parsed, "The position").required();
/// A position that may be left out.
pub static ANY_POSITION: Arg<String> = Arg::word("POSITION", parsed, "The position");
/// The answer as JSON.
pub static JSON: Arg<()> = Arg::flag("json", "Answer as JSON");

/// The rule of a position.
pub static RULE: Arg<Rule> =
    Arg::option("rule", "RULE", rule, "The rule; a puzzle or file brings its own").only(rules);
/// The side to move.
pub static SIDE: Arg<Color> =
    Arg::option("side", "SIDE", side, "The side to move (in a search: who attacks)").only(sides);
/// The number of moves of a game that are made.
pub static PLY: Arg<usize> = Arg::option("ply", "N", parsed, "Stop the moves there");
/// The number of a game in its file.
pub static GAME: Arg<usize> = Arg::option("game", "N", parsed, "Which game or puzzle of a file, from 1");
/// How a position is read.
pub const LOAD: Group = &[&RULE, &SIDE, &PLY, &GAME];

/// Nodes of a search.
pub static NODES: Arg<u64> =
    Arg::option("nodes", "N", parsed, "Nodes at the most (5 million when no limit is given)");
/// Seconds of a search.
pub static TIME: Arg<f64> = Arg::option("time", "SECONDS", seconds, "Seconds at the most");
/// The size of a search's table.
pub static MEMORY: Arg<usize> =
    Arg::option("memory", "MIB", parsed, "Memory of the search's table in MiB, at the most");
/// Threads of a search.
pub static THREADS: Arg<u16> = Arg::option(
    "threads",
    "N",
    count,
    "Threads: solve --batch, solve --all (vct, win), defend, key, lesson pages (usually 1) and study (usually all \
     there are) share their work; all else uses one",
);
/// What a search may spend.
pub const LIMITS: Group = &[&NODES, &TIME, &MEMORY, &THREADS];

/// The class of wins.
pub static GOAL: Arg<Class> = Arg::option(
    "goal",
    "GOAL",
    goal,
    "The class of wins: vcf (every move a four), vct (threats too), win (quiet moves too)",
)
.bare()
.only(|| Class::ALL.map(Class::name).to_vec());
/// The shortest win.
pub static SHORTEST: Arg<()> = Arg::flag("shortest", "Look for the shortest win");
/// The length of a win.
pub static WITHIN: Arg<u16> =
    Arg::option("within", "PLIES", parsed, "Only wins of at most this many plies, the five included");
/// How a win is looked for.
pub const SEARCH: Group = &[&GOAL, &SHORTEST, &WITHIN, &NODES, &TIME, &MEMORY, &THREADS, &SIDE];
/// By which wins moves are judged.
pub const JUDGE: Group = &[&GOAL, &NODES, &TIME, &MEMORY, &THREADS, &SIDE];

/// Every winning first move.
pub static ALL: Arg<()> = Arg::flag("all", "Every winning first move");
/// The file of a certificate.
pub static PROOF: Arg<String> = Arg::option("proof", "FILE", parsed, "Write the certificate to this file");

/// A point.
pub static POINT: Arg<Point> = Arg::word("POINT", parsed, "The point").required().offers(Offers::Points);
/// A move of a proof.
pub static MOVE: Arg<Place> =
    Arg::word("MOVE", parsed, "A move of the proof: its point, or its number in the tree")
        .offers(Offers::Points);
/// The seed of chance.
pub static SEED: Arg<u64> = Arg::option("seed", "N", parsed, "The same choices for the same number");
/// The file that is written.
pub static OUT: Arg<String> =
    Arg::option("out", "FILE", parsed, "Where it is written; - is standard output").short('o');
