//! The commands of the whole-board tree.

use super::arg::arguments;
use super::shared::{FORCE, OUT, count, parsed, points, rule, rules};
use super::spec::{IN_SHELL, NOTHING, Spec};
use crate::board::{Point, Rule, named};
use crate::reply::Reply;
use crate::session::Session;
use crate::strategy::openings;
use crate::strategy::tally::Shard;

arguments! {
    /// Look at this many decisions only, spread over the tree.
    pub SAMPLE: usize = option("sample", "N", parsed);
    /// The rule (freestyle, where none is given).
    pub RULE: Rule = option("rule", "RULE", rule).only(rules);
    /// A tree file instead of the one that ships with the program: as strategy writes it, or in a form that strategy
    /// import reads. In a conversation it stays; "shipped" goes back.
    pub TREE: String = option("tree", "FILE", parsed);
    /// Only behind these second moves (default: the finished ones).
    pub VERIFIED: Point = words("SECOND_MOVE", second_move);
    /// Find a proof of its own for every reply.
    pub PARANOID: () = flag("paranoid");
    /// Part K of N of the work, written K/N.
    pub SHARD: Shard = option("shard", "SHARD", parsed);
    /// Write what was found to this file; strategy merge adds such files up.
    pub RESULTS: String = option("out", "FILE", parsed);
    /// Write the tree to this file with how long White can last after each decision; only when every decision was
    /// looked at and every reply has an answer. Behind second moves that are not named the tree must know it before.
    pub LASTING: String = option("lasting", "FILE", parsed).excludes(&["sample", "shard"]);
    /// Look for answers within this many plies from the empty board first, and for others only where there are none:
    /// what is written with --lasting is less then.
    pub SHORTER: u16 = option("shorter", "PLIES", parsed);
    /// Threads (1, where none is given).
    pub THREADS: u16 = option("threads", "N", count);
    /// Nodes that one reply may take (600,000, where none are given).
    pub LEAF_NODES: u64 = option("nodes", "N", parsed);
    /// Result files of strategy verify --out, all of one tree; or tree files and journals, all of one rule.
    pub FILES: String = words("FILE", parsed).required();
    /// Where the new tree is written.
    pub NEW_TREE: String = option("out", "FILE", parsed);
    /// Where the new tree is written.
    pub REQUIRED_TREE: String = option("out", "FILE", parsed).required();
    /// Work on these second moves (default: all, the farthest first).
    pub BUILT: Point = words("SECOND_MOVE", second_move).excludes(&["root"]);
    /// Work on one position only: with White to move on each of White's replies, with Black to move on it alone.
    pub BUILD_ROOT: String = option("root", "MOVES", parsed);
    /// Work on part K of N of the openings, written K/N; finished parts are put together by strategy merge,
    /// others by --begin.
    pub SPLIT: Shard = option("split", "SHARD", parsed);
    /// Divide the work at the third move: each of White's replies to it is a piece of work of its own, where the tree or
    /// --like has a third move.
    pub THIRDS: () = flag("thirds");
    /// Every decision is added to this file, and read from it at the next start.
    pub JOURNAL: String = option("journal", "FILE", parsed).required();
    /// Begin with the decisions of this tree or journal, finished or not; may be given more than once. They are written
    /// into the journal, and what does not hold is taken back.
    pub BEGIN: String = option("begin", "FILE", parsed);
    /// No line may have more plies.
    pub LONGEST: u16 = option("longest", "PLIES", parsed);
    /// Try the moves of this tree or journal first (default: the trees that come with the program, under both rules).
    pub LIKE: String = option("like", "FILE", parsed);
    /// Start from nothing: the trees that come with the program are neither continued nor tried first.
    pub ANEW: () = flag("anew");
    /// Nodes of the search behind one of White's second moves, or from the position (2 billion, where none are given);
    /// what is found is verified besides, and mended where it does not hold.
    pub BUILD_NODES: u64 = option("nodes", "N", parsed);
    /// Nodes of a search for threats in the first searches of a position (1,000, where none are given), in later ones
    /// three times as many each time. What stays open with one figure may fall with another.
    pub EFFORT: u64 = option("effort", "NODES", parsed);
    /// Openings that are worked on at once (1, where none is given); of fewer openings each is searched on several threads.
    pub OPENINGS_AT_ONCE: u16 = option("threads", "N", count);
    /// Memory of the searches' tables in MiB, at the most, for all threads together (256, where none is given).
    pub BUILD_MEMORY: usize = option("memory", "MIB", parsed);
    /// What this many nodes win by threats need not be in the tree; what they do not win must be (20,000, where none
    /// are given).
    pub RESIZE_NODES: u64 = option("nodes", "N", parsed);
    /// What threats win in at most this many plies need not be in the tree, if the nodes suffice for it; what takes more
    /// is written down move by move, and what follows on a move has two plies less. Default: any number.
    pub DEPTH: u16 = option("depth", "PLIES", parsed);
    /// The form (text, where none is given).
    pub TO: TreeForm = option("to", "FORM", TreeForm::from_name)
        .only(|| TreeForm::ALL.map(TreeForm::name).to_vec());
    /// Only what follows these moves from h8 on, whoever is to move after them (h8o9, h8o9g7).
    pub EXPORT_ROOT: Vec<Point> = option("root", "MOVES", points);
    /// The file; - for standard input.
    pub IN: String = word("FILE", parsed).required();
    /// The form (default: what the file looks like).
    pub FROM: TreeForm = option("from", "FORM", TreeForm::readable)
        .only(|| TreeForm::READ.map(TreeForm::name).to_vec());
    /// The rule under which it wins (freestyle, where none is given); the text form names its own.
    pub IMPORT_RULE: Rule = option("rule", "RULE", rule).only(rules);
}

named! {
    /// A format of a whole-board tree.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TreeForm {
        /// The text format of this program, one line for each decision.
        Text = "text",
        /// The nested JSON of the 35-ply strategy.
        Json = "json",
        /// The brackets of the Gomoku Terminator.
        Brackets = "brackets",
        /// Variations with comments in the Smart Game Format.
        Sgf = "sgf",
        /// Variations with comments as a RenLib library.
        Lib = "lib",
    }
}

impl TreeForm {
    /// The formats that can be read as well.
    const READ: [Self; 3] = [Self::Text, Self::Json, Self::Brackets];

    fn readable(name: &str) -> Option<Self> {
        Self::from_name(name).filter(|form| Self::READ.contains(form))
    }
}

/// One of the 35 second moves that are not images of each other.
fn second_move(word: &str) -> Option<Point> {
    word.parse().ok().filter(|&point| openings::second_moves().contains(point))
}

pub(super) static COMMANDS: [Spec; 2] = [
    Spec { name: "openings", json: true, run: Some(|_, _, _| Ok(Reply::Openings)), ..NOTHING },
    Spec {
        name: "strategy",
        in_conversation: &[&[&SAMPLE, &TREE]],
        parts: &[
            Spec { name: "stats", args: &[&[&RULE, &TREE]], json: true, ..IN_SHELL },
            Spec {
                name: "verify",
                args: &[
                    &[&VERIFIED, &RULE, &TREE, &SAMPLE, &PARANOID, &SHARD, &RESULTS, &LASTING],
                    &[&SHORTER, &THREADS, &LEAF_NODES],
                ],
                json: true,
                ..IN_SHELL
            },
            Spec { name: "merge", args: &[&[&FILES, &NEW_TREE]], json: true, ..IN_SHELL },
            Spec {
                name: "build",
                args: &[
                    &[
                        &BUILT,
                        &RULE,
                        &BUILD_ROOT,
                        &SPLIT,
                        &THIRDS,
                        &JOURNAL,
                        &BEGIN,
                        &NEW_TREE,
                        &LONGEST,
                        &LIKE,
                        &ANEW,
                    ],
                    &[&BUILD_NODES, &EFFORT, &OPENINGS_AT_ONCE, &BUILD_MEMORY],
                ],
                ..IN_SHELL
            },
            Spec { name: "prune", args: &[&[&RULE, &TREE, &RESIZE_NODES, &REQUIRED_TREE]], ..IN_SHELL },
            Spec {
                name: "expand",
                args: &[&[&RULE, &TREE, &RESIZE_NODES, &DEPTH, &REQUIRED_TREE]],
                ..IN_SHELL
            },
            Spec { name: "export", args: &[&[&RULE, &TREE, &TO, &EXPORT_ROOT, &OUT, &FORCE]], ..IN_SHELL },
            Spec { name: "import", args: &[&[&IN, &FROM, &IMPORT_RULE, &REQUIRED_TREE]], ..IN_SHELL },
        ],
        run: Some(Session::strategy),
        ..NOTHING
    },
];
