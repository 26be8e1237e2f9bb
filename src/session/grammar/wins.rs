//! Commands that look for a win, explain it, and judge moves by it.

use super::arg::{Offers, arguments};
use super::board::EVALUATOR;
use super::shared::{
    ALL, ANY_POSITION, FORCE, JUDGE, LIMITS, LOAD, MOVE, PROOF, SEARCH, THREATS, WITHIN, YES, parsed, points,
};
use super::spec::{LOOK, NOTHING, Spec, TALK};
use super::strategy::TREE;
use crate::board::Point;
use crate::session::Session;

arguments! {
    /// Answer a file of questions, one JSON object a line.
    pub BATCH: String = option("batch", "FILE", parsed)
        .excludes(&["POSITION", "proof", "all", "ply", "game"]);
    /// Write each certificate of the batch to this folder, as ID.json.
    pub PROOF_DIR: String = option("proof-dir", "DIR", parsed).needs("batch");
    /// Replies of the defender's, in order; after them the longest defence.
    pub REPLIES: Point = words("REPLY", parsed);
    /// Begin with the move of this number in the tree.
    pub FROM: usize = option("from", "N", parsed);
    /// How many rungs (usually 1).
    pub RUNGS: usize = option("rungs", "N", parsed);
    /// A puzzle's id or file, or any position.
    pub PUZZLE: String = word("PUZZLE", parsed).required();
    /// Along the longest defence.
    pub STUBBORN: () = flag("stubborn").bare();
    /// The move.
    ASKED_ATTACK: Point = word("MOVE", parsed).required().offers(Offers::EmptyPoints);
    /// The move (default: the last wrong one of the puzzle).
    pub ATTACK: Point = word("MOVE", parsed).offers(Offers::EmptyPoints);
    /// Leave out what is indented further.
    pub DEPTH: usize = option("depth", "N", parsed);
    /// Your moves, in order; 'nothing' where you see nothing to find.
    pub MOVES: Vec<Point> = words("MOVE", moves).required().offers(Offers::EmptyPoints);
    /// The position, Black to move.
    pub OPENING: String = words("POSITION", parsed);
    /// The certificates.
    pub FILES: String = words("FILE", parsed).required();
    /// Positions to look at, at the most.
    pub POSITIONS: u64 = option("positions", "N", parsed);
    /// The game: a file, or its moves.
    pub GAME_SOURCE: String = word("GAME", parsed).required();
    /// The position before this move, as a puzzle.
    pub MOMENT: usize = option("puzzle", "MOVE", parsed);
    /// Where the puzzle is written (default: standard output); a file of puzzles gets it at its end.
    pub PUZZLE_OUT: String = option("out", "FILE", parsed).short('o').needs("puzzle");
    /// Nodes for each position.
    pub REVIEW_NODES: u64 = option("nodes", "N", parsed);
}

/// The moves that are graded; an empty list for the answer that there is nothing to find.
fn moves(word: &str) -> Option<Vec<Point>> {
    if word.eq_ignore_ascii_case("nothing") { Some(Vec::new()) } else { points(word) }
}

const ASK: Spec = Spec { json: true, ..LOOK };

/// A question whose reply gives the answer of an open puzzle away.
const ASK_ALL: Spec = Spec { in_conversation: &[&[&YES]], ..ASK };

pub(super) static COMMANDS: [Spec; 15] = [
    Spec {
        name: "solve",
        on: Some(&ANY_POSITION),
        args: &[SEARCH, &[&THREATS, &ALL, &PROOF, &FORCE]],
        in_conversation: &[&[&YES]],
        in_shell: &[&[&BATCH, &PROOF_DIR]],
        run: Some(Session::solve),
        ..ASK
    },
    Spec { name: "defend", args: &[JUDGE, &[&WITHIN]], run: Some(Session::defend), ..ASK_ALL },
    Spec {
        name: "step",
        args: &[SEARCH],
        in_conversation: &[&[&MOVE, &STUBBORN, &YES]],
        in_shell: &[&[&REPLIES, &FROM]],
        run: Some(Session::step),
        ..ASK
    },
    Spec { name: "back", run: Some(|session, _, outside| session.back(outside)), ..TALK },
    Spec { name: "why", args: &[&[&MOVE], SEARCH], run: Some(Session::why), ..ASK_ALL },
    Spec {
        name: "whynot",
        args: &[JUDGE],
        in_shell: &[&[&ASKED_ATTACK]],
        in_conversation: &[&[&ATTACK, &YES]],
        run: Some(Session::why_not),
        ..ASK
    },
    Spec { name: "tree", args: &[&[&DEPTH], SEARCH], run: Some(Session::tree), ..ASK_ALL },
    Spec { name: "pillars", args: &[SEARCH], run: Some(Session::pillars), ..ASK_ALL },
    Spec { name: "key", args: &[JUDGE], run: Some(Session::key), ..ASK_ALL },
    Spec {
        name: "hint",
        on: Some(&PUZZLE),
        in_shell: &[&[&RUNGS]],
        json: true,
        run: Some(|session, _, outside| session.hint(&outside.limits())),
        ..NOTHING
    },
    Spec { name: "grade", on: Some(&PUZZLE), args: &[&[&MOVES], LIMITS], run: Some(Session::grade), ..ASK },
    Spec {
        name: "answer",
        args: &[&[&YES]],
        run: Some(|session, _, outside| session.show_answer(&outside.limits())),
        ..TALK
    },
    Spec {
        name: "study",
        on: Some(&ANY_POSITION),
        args: &[LIMITS, &[&TREE]],
        in_conversation: &[&[&OPENING], LOAD],
        run: Some(Session::study),
        ..ASK
    },
    Spec {
        name: "review-game",
        on: Some(&GAME_SOURCE),
        args: &[&[&REVIEW_NODES, &MOMENT, &PUZZLE_OUT, &FORCE], EVALUATOR],
        run: Some(Session::review),
        ..ASK
    },
    Spec {
        name: "check",
        args: &[&[&FILES, &POSITIONS]],
        json: true,
        run: Some(|_, command, outside| Ok(Session::check_files(command, outside))),
        ..NOTHING
    },
];
