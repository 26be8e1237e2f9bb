//! The commands of the whole-board tree.

use super::arg::Arg;
use super::shared::{OUT, parsed, points, rule, rules};
use super::spec::{Door, NOTHING, Spec};
use crate::board::{Point, Rule};
use crate::strategy::openings;
use crate::strategy::tally::Shard;

/// The number of decisions that are looked at.
pub static SAMPLE: Arg<usize> =
    Arg::option("sample", "N", parsed, "Look at this many decisions only, spread over the tree");
/// The tree's rule.
pub static RULE: Arg<Rule> =
    Arg::option("rule", "RULE", rule, "The rule (freestyle, where none is given)").only(rules);
/// The tree's file.
pub static TREE: Arg<String> =
    Arg::option("tree", "FILE", parsed, "A tree file instead of the one that ships with the program");
/// White's second moves that are verified.
pub static VERIFIED: Arg<Point> =
    Arg::words("SECOND_MOVE", second_move, "Only behind these second moves (default: the finished ones)");
/// Whether every reply has a proof of its own.
pub static PARANOID: Arg<()> = Arg::flag("paranoid", "Find a proof of its own for every reply");
/// The part of a verification.
pub static SHARD: Arg<Shard> = Arg::option("shard", "SHARD", parsed, "Part K of N of the work, written K/N");
/// The file of a verification's results.
pub static RESULTS: Arg<String> = Arg::option(
    "out",
    "FILE",
    parsed,
    "Write what was found to this file; strategy merge adds such files up",
);
/// The file of the tree with the lengths of its lines.
pub static LASTING: Arg<String> = Arg::option(
    "lasting",
    "FILE",
    parsed,
    "Write the tree to this file with how long White can last after each decision; only when every decision was \
     looked at and every reply has an answer",
)
.excludes(&["sample", "shard", "SECOND_MOVE"]);
/// The length of answers that are looked for first.
pub static SHORTER: Arg<u16> = Arg::option(
    "shorter",
    "PLIES",
    parsed,
    "Look for answers within this many plies from the empty board first, and for others only where there are none: \
     what is written with --lasting is less then",
);
/// The threads of a verification.
pub static THREADS: Arg<usize> = Arg::option("threads", "N", parsed, "Threads (1, where none is given)");
/// The nodes of one reply.
pub static LEAF_NODES: Arg<u64> =
    Arg::option("nodes", "N", parsed, "Nodes that one reply may take (600,000, where none are given)");
/// The files that are put together.
pub static FILES: Arg<String> = Arg::words(
    "FILE",
    parsed,
    "Result files of strategy verify --out, all of one tree; or tree files and journals, all of one rule",
)
.required();
/// The file of the new tree, where none need be written.
pub static NEW_TREE: Arg<String> = Arg::option("out", "FILE", parsed, "Where the new tree is written");
/// The file of the new tree.
pub static REQUIRED_TREE: Arg<String> =
    Arg::option("out", "FILE", parsed, "Where the new tree is written").required();
/// White's second moves that are worked on.
pub static BUILT: Arg<Point> =
    Arg::words("SECOND_MOVE", second_move, "Work on these second moves (default: all, the farthest first)")
        .excludes(&["root"]);
/// The one position that is worked on.
pub static BUILD_ROOT: Arg<String> = Arg::option(
    "root",
    "MOVES",
    parsed,
    "Work on one position only: with White to move on each of White's replies, with Black to move on it alone",
);
/// The part of a build.
pub static SPLIT: Arg<Shard> = Arg::option(
    "split",
    "SHARD",
    parsed,
    "Work on part K of N of the openings, written K/N; the parts' journals or trees are put together by strategy merge",
);
/// The journal of a build.
pub static JOURNAL: Arg<String> = Arg::option(
    "journal",
    "FILE",
    parsed,
    "Every decision is added to this file, and read from it at the next start",
)
.required();
/// The length of the longest line of a build.
pub static LONGEST: Arg<u16> = Arg::option("longest", "PLIES", parsed, "No line may have more plies");
/// The tree whose moves are tried first.
pub static LIKE: Arg<String> = Arg::option(
    "like",
    "FILE",
    parsed,
    "Try the moves of this tree or journal first (default: the trees that come with the program, under both rules)",
);
/// Whether a build starts from nothing.
pub static ANEW: Arg<()> = Arg::flag(
    "anew",
    "Start from nothing: the trees that come with the program are neither continued nor tried first",
);
/// The nodes of a build.
pub static BUILD_NODES: Arg<u64> = Arg::option(
    "nodes",
    "N",
    parsed,
    "Nodes of the search behind one of White's second moves, or from the position (2 billion, where none are given); \
     what is found is verified besides, and mended where it does not hold",
);
/// The nodes of a build's first searches for threats.
pub static EFFORT: Arg<u64> = Arg::option(
    "effort",
    "NODES",
    parsed,
    "Nodes of a search for threats in the first searches of a position (1,000, where none are given), in later ones \
     three times as many each time. What stays open with one figure may fall with another",
);
/// The openings that are worked on at once.
pub static OPENINGS_AT_ONCE: Arg<usize> =
    Arg::option("threads", "N", parsed, "Openings that are worked on at once (1, where none is given)");
/// The memory of a build.
pub static BUILD_MEMORY: Arg<usize> = Arg::option(
    "memory",
    "MIB",
    parsed,
    "Memory of the searches' tables in MiB, at the most, for all threads together (256, where none is given)",
);
/// What a decision has to cost before the tree need hold it.
pub static RESIZE_NODES: Arg<u64> = Arg::option(
    "nodes",
    "N",
    parsed,
    "What this many nodes win by threats need not be in the tree; what they do not win must be (20,000, where none \
     are given)",
);
/// The form in which a tree is written.
pub static TO: Arg<TreeForm> =
    Arg::option("to", "FORM", TreeForm::named, "The form (text, where none is given)")
        .only(|| TreeForm::ALL.map(TreeForm::name).to_vec());
/// The position that an exported tree begins with.
pub static EXPORT_ROOT: Arg<Vec<Point>> = Arg::option(
    "root",
    "MOVES",
    points,
    "Only what follows these moves, White to move after them (h8o9g7); for sgf and lib",
);
/// The file of a foreign tree.
pub static IN: Arg<String> = Arg::word("FILE", parsed, "The file; - for standard input").required();
/// The form in which a tree is read.
pub static FROM: Arg<TreeForm> =
    Arg::option("from", "FORM", TreeForm::readable, "The form (default: what the file looks like)")
        .only(|| TreeForm::READ.map(TreeForm::name).to_vec());
/// The rule of a foreign tree.
pub static IMPORT_RULE: Arg<Rule> = Arg::option(
    "rule",
    "RULE",
    rule,
    "The rule under which it wins (freestyle, where none is given); the text form names its own",
)
.only(rules);

/// A form in which a whole-board tree is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeForm {
    /// Ours, a line for each decision.
    Text,
    /// The nested JSON of the 35-ply strategy.
    Json,
    /// The brackets of the Gomoku Terminator.
    Brackets,
    /// Variations with comments in the Smart Game Format.
    Sgf,
    /// Variations with comments as a RenLib library.
    Lib,
}

impl TreeForm {
    const READ: [Self; 3] = [Self::Text, Self::Json, Self::Brackets];
    const ALL: [Self; 5] = [Self::Text, Self::Json, Self::Brackets, Self::Sgf, Self::Lib];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Json => "json",
            Self::Brackets => "brackets",
            Self::Sgf => "sgf",
            Self::Lib => "lib",
        }
    }

    fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == word)
    }

    fn readable(word: &str) -> Option<Self> {
        Self::named(word).filter(|form| Self::READ.contains(form))
    }
}

/// One of the 35 second moves that are no picture of each other.
fn second_move(word: &str) -> Option<Point> {
    word.parse().ok().filter(|&point| openings::second_moves().contains(point))
}

const IN_SHELL: Spec = Spec { only: Some(Door::Shell), ..NOTHING };

pub(super) static COMMANDS: [Spec; 1] = [Spec {
    name: "strategy",
    in_conversation: &[&[&SAMPLE]],
    parts: &[
        Spec { name: "stats", args: &[&[&RULE, &TREE]], json: true, ..IN_SHELL },
        Spec {
            name: "verify",
            args: &[&[
                &VERIFIED,
                &RULE,
                &TREE,
                &SAMPLE,
                &PARANOID,
                &SHARD,
                &RESULTS,
                &LASTING,
                &SHORTER,
                &THREADS,
                &LEAF_NODES,
            ]],
            json: true,
            ..IN_SHELL
        },
        Spec { name: "merge", args: &[&[&FILES, &NEW_TREE]], json: true, ..IN_SHELL },
        Spec {
            name: "build",
            args: &[&[
                &BUILT,
                &RULE,
                &BUILD_ROOT,
                &SPLIT,
                &JOURNAL,
                &NEW_TREE,
                &LONGEST,
                &LIKE,
                &ANEW,
                &BUILD_NODES,
                &EFFORT,
                &OPENINGS_AT_ONCE,
                &BUILD_MEMORY,
            ]],
            ..IN_SHELL
        },
        Spec { name: "prune", args: &[&[&RULE, &TREE, &RESIZE_NODES, &REQUIRED_TREE]], ..IN_SHELL },
        Spec { name: "expand", args: &[&[&RULE, &TREE, &RESIZE_NODES, &REQUIRED_TREE]], ..IN_SHELL },
        Spec { name: "export", args: &[&[&RULE, &TREE, &TO, &EXPORT_ROOT, &OUT]], ..IN_SHELL },
        Spec { name: "import", args: &[&[&IN, &FROM, &IMPORT_RULE, &REQUIRED_TREE]], ..IN_SHELL },
    ],
    run: Some(|session, command, outside| session.strategy(command.get(&SAMPLE), &outside.stop())),
    ..NOTHING
}];
