//! Commands that look for a win, explain it, and judge moves by it.

use super::arg::{Arg, Offers};
use super::command::Command;
use super::shared::{
    ALL, ANY_POSITION, JUDGE, LIMITS, LOAD, MOVE, POSITION, PROOF, SEARCH, WITHIN, parsed, points,
};
use super::spec::{Door, NOTHING, Spec};
use crate::board::Point;
use crate::reply::{Misuse, Reply, Trouble};
use crate::session::options::{LoadOptions, ReviewOptions, SolveOptions};
use crate::session::{Outside, Session, proofs};

/// The file of a batch of questions.
pub static BATCH: Arg<String> =
    Arg::option("batch", "FILE", parsed, "Answer a file of questions, one JSON object a line")
        .excludes(&["POSITION", "proof", "all", "ply", "game"]);
/// The folder of a batch's certificates.
pub static PROOF_DIR: Arg<String> =
    Arg::option("proof-dir", "DIR", parsed, "Write each certificate of the batch to this folder, as ID.json")
        .needs("batch");
/// The defender's replies along a walk.
pub static REPLIES: Arg<Point> =
    Arg::words("REPLY", parsed, "Replies of the defender's, in order; after them the longest defence");
/// Where a walk begins.
pub static FROM: Arg<usize> =
    Arg::option("from", "N", parsed, "Begin with the move of this number in the tree");
/// Rungs of help.
pub static RUNGS: Arg<usize> = Arg::option("rungs", "N", parsed, "How many rungs (usually 1)");
/// The puzzle of a command in the shell.
pub static PUZZLE: Arg<String> =
    Arg::word("PUZZLE", parsed, "A puzzle's id or file, or any position").required();

static STUBBORN: Arg<()> = Arg::flag("stubborn", "Along the longest defence").bare();
static ATTACK: Arg<Point> = Arg::word("MOVE", parsed, "The move").required().offers(Offers::EmptyPoints);
static DEPTH: Arg<usize> = Arg::option("depth", "N", parsed, "Leave out what is indented further");
static MOVES: Arg<Vec<Point>> = Arg::words(
    "MOVE",
    |word| if word.eq_ignore_ascii_case("nothing") { Some(Vec::new()) } else { points(word) },
    "Your moves, in order; 'nothing' where you see nothing to find",
)
.required()
.offers(Offers::EmptyPoints);
static OPENING: Arg<String> = Arg::words("POSITION", parsed, "The position, Black to move");
static FILES: Arg<String> = Arg::words("FILE", parsed, "The certificates").required();
static POSITIONS: Arg<u64> = Arg::option("positions", "N", parsed, "Positions to look at, at the most");
static GAME_SOURCE: Arg<String> = Arg::word("GAME", parsed, "The game: a file, or its moves").required();
static MOMENT: Arg<usize> =
    Arg::option("puzzle", "MOVE", parsed, "The position before this move, as a puzzle");
static PUZZLE_OUT: Arg<String> =
    Arg::option("out", "FILE", parsed, "Where the puzzle is written (default: standard output)")
        .short('o')
        .needs("puzzle");
static REVIEW_NODES: Arg<u64> = Arg::option("nodes", "N", parsed, "Nodes for each position");

const TALK: Spec = Spec { only: Some(Door::Conversation), ..NOTHING };
const ASK: Spec = Spec { on: Some(&POSITION), json: true, ..NOTHING };

pub(super) static COMMANDS: [Spec; 15] = [
    Spec {
        name: "solve",
        on: Some(&ANY_POSITION),
        args: &[SEARCH, &[&ALL, &PROOF]],
        in_shell: &[&[&BATCH, &PROOF_DIR]],
        run: Some(|session, command, outside| session.solve(&SolveOptions::of(command), outside)),
        ..ASK
    },
    Spec {
        name: "defend",
        args: &[JUDGE, &[&WITHIN]],
        run: Some(|session, command, outside| session.defend(&SolveOptions::of(command), outside)),
        ..ASK
    },
    Spec {
        name: "step",
        json: false,
        args: &[SEARCH],
        in_conversation: &[&[&MOVE, &STUBBORN]],
        in_shell: &[&[&REPLIES, &FROM]],
        run: Some(|session, command, outside| {
            if command.has(&MOVE) && command.has(&STUBBORN) {
                return Err(command.misused(Misuse::TooMuch("stubborn".to_owned())));
            }
            session.stepping = true;
            session.step(command.get(&MOVE), &SolveOptions::of(command), &outside.stop())
        }),
        ..ASK
    },
    Spec { name: "back", run: Some(|session, _, _| session.back()), ..TALK },
    Spec {
        name: "why",
        args: &[&[&MOVE], SEARCH],
        run: Some(|session, command, outside| {
            session.why(command.get(&MOVE), &SolveOptions::of(command), outside)
        }),
        ..ASK
    },
    Spec {
        name: "whynot",
        args: &[&[&ATTACK], JUDGE],
        run: Some(|session, command, outside| {
            session.why_not(command.need(&ATTACK)?, &SolveOptions::of(command), &outside.stop())
        }),
        ..ASK
    },
    Spec {
        name: "tree",
        args: &[&[&DEPTH], SEARCH],
        run: Some(|session, command, outside| {
            session.tree(command.get(&DEPTH), &SolveOptions::of(command), &outside.stop())
        }),
        ..ASK
    },
    Spec {
        name: "pillars",
        args: &[SEARCH],
        run: Some(|session, command, outside| session.pillars(&SolveOptions::of(command), &outside.stop())),
        ..ASK
    },
    Spec {
        name: "key",
        args: &[JUDGE],
        run: Some(|session, command, outside| session.key(&SolveOptions::of(command), outside)),
        ..ASK
    },
    Spec {
        name: "hint",
        on: Some(&PUZZLE),
        in_shell: &[&[&RUNGS]],
        json: false,
        run: Some(|session, _, outside| session.hint(&outside.stop())),
        ..ASK
    },
    Spec {
        name: "grade",
        on: Some(&PUZZLE),
        args: &[&[&MOVES], LIMITS],
        run: Some(|session, command, outside| {
            let moves: Vec<Point> = command.all(&MOVES).flatten().collect();
            session.grade(&moves, &SolveOptions::of(command), &outside.stop())
        }),
        ..ASK
    },
    Spec { name: "answer", run: Some(|session, _, outside| session.show_answer(&outside.stop())), ..TALK },
    Spec {
        name: "study",
        on: Some(&ANY_POSITION),
        args: &[LIMITS],
        in_conversation: &[&[&OPENING], LOAD],
        run: Some(study),
        ..ASK
    },
    Spec {
        name: "review-game",
        on: Some(&GAME_SOURCE),
        args: &[&[&REVIEW_NODES, &MOMENT, &PUZZLE_OUT]],
        run: Some(|session, command, outside| {
            let (nodes, puzzle, out) =
                (command.get(&REVIEW_NODES), command.get(&MOMENT), command.get(&PUZZLE_OUT));
            session.review(&ReviewOptions { nodes, puzzle, out }, outside)
        }),
        ..ASK
    },
    Spec {
        name: "check",
        args: &[&[&FILES, &POSITIONS]],
        json: true,
        run: Some(|_, command, outside| {
            let files: Vec<String> = command.all(&FILES).collect();
            Ok(proofs::check_files(&files, command.get(&POSITIONS), outside))
        }),
        ..NOTHING
    },
];

/// Studies the board, or in a conversation a position that is loaded first.
fn study(session: &mut Session, command: &Command, outside: &mut dyn Outside) -> Result<Reply, Trouble> {
    let (opening, load) = (command.all(&OPENING).collect::<Vec<_>>().join(" "), LoadOptions::of(command));
    if !opening.is_empty() {
        session.load(&opening, &load, outside)?;
    } else if load != LoadOptions::default() {
        return Err(command.misused(Misuse::Missing("POSITION")));
    }
    session.study(&SolveOptions::of(command), &outside.stop())
}
