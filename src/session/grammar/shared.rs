//! Arguments that several commands share.

use std::str::FromStr;

use super::arg::{Group, Offers, arguments};
use crate::board::{Color, Point, Rule, notation};
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

/// The options for reading a position.
pub const LOAD: Group = &[&RULE, &SIDE, &PLY, &GAME];

/// The limits of a search.
pub const LIMITS: Group = &[&NODES, &TIME, &MEMORY, &THREADS];

/// The options of a search for a win.
pub const SEARCH: Group = &[&GOAL, &SHORTEST, &WITHIN, &NODES, &TIME, &MEMORY, &THREADS, &SIDE];

/// The options for judging moves.
pub const JUDGE: Group = &[&GOAL, &NODES, &TIME, &MEMORY, &THREADS, &SIDE];

/// An attacking move of a proof, or a reply where a walk is at the defender's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A stone on this point.
    At(Point),
    /// The move with this number in the output of `why` and `tree`.
    Number(usize),
}

impl FromStr for Place {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let number = || word.parse().map(Self::Number);
        word.parse().map(Self::At).or_else(|_| number()).map_err(|_| ())
    }
}

arguments! {
    /// The position.
    pub POSITION: String = word("POSITION", parsed).required();
    /// The position.
    pub ANY_POSITION: String = word("POSITION", parsed);
    /// Show the answer of the open puzzle without asking again.
    pub YES: () = flag("yes");
    /// Answer as JSON.
    pub JSON: () = flag("json");
    /// The rule; a puzzle or file brings its own.
    pub RULE: Rule = option("rule", "RULE", rule).only(rules);
    /// The side to move (in a search: who attacks).
    pub SIDE: Color = option("side", "SIDE", side).only(sides);
    /// Stop the moves there.
    pub PLY: usize = option("ply", "N", parsed);
    /// Which game or puzzle of a file, from 1.
    pub GAME: usize = option("game", "N", parsed);
    /// Nodes at the most (5 million when no limit is given).
    pub NODES: u64 = option("nodes", "N", parsed);
    /// Seconds at the most.
    pub TIME: f64 = option("time", "SECONDS", seconds);
    /// Memory of the search's table in MiB, at the most.
    pub MEMORY: usize = option("memory", "MIB", parsed);
    /// Threads: move, solve --goal win, solve --batch, solve --all (vct, win), defend, key, lesson pages (usually 1) and
    /// study (usually all there are) share their work; all else uses one.
    pub THREADS: u16 = option("threads", "N", count);
    /// The class of wins: vcf (every move a four), vct (threats too), win (quiet moves too).
    pub GOAL: Class = option("goal", "GOAL", goal).bare().only(|| Class::ALL.map(Class::name).to_vec());
    /// Look for the shortest win.
    pub SHORTEST: () = flag("shortest");
    /// Only wins of at most this many plies, the five included.
    pub WITHIN: u16 = option("within", "PLIES", parsed);
    /// Only VCFs of at most this many plies count as threats of a vct (usually any VCF).
    pub THREATS: u16 = option("threats", "PLIES", parsed);
    /// Every winning first move.
    pub ALL: () = flag("all");
    /// Write the certificate to this file.
    pub PROOF: String = option("proof", "FILE", parsed);
    /// Replace the file where there is one.
    pub FORCE: () = flag("force");
    /// The point.
    pub POINT: Point = word("POINT", parsed).required().offers(Offers::Points);
    /// A move of the proof: its point, or its number in the tree.
    pub MOVE: Place = word("MOVE", parsed).offers(Offers::Points);
    #[doc = "The same choices for the same number."]
    pub SEED: u64 = option("seed", "N", parsed);
    /// Where it is written; - is standard output.
    pub OUT: String = option("out", "FILE", parsed).short('o');
}
