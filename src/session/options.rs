//! What may be said along with a command, at either door.

use std::time::Duration;

use super::grammar::Command;
use super::grammar::shared::{
    ALL, GAME, GOAL, MEMORY, NODES, PLY, PROOF, RULE, SHORTEST, SIDE, THREADS, TIME, WITHIN,
};
use crate::board::{Color, Rule, named};
use crate::formats::Choice;
use crate::solve::{Budget, Class, Stop};

/// What a command says of how a position is read, under a person's usual rule.
pub(super) fn choice(command: &Command, usual: Rule) -> Choice {
    Choice {
        rule: command.get(&RULE),
        usual,
        side: command.get(&SIDE),
        ply: command.get(&PLY),
        game: command.get(&GAME),
        ..Choice::default()
    }
}

/// How a search is done.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolveOptions {
    /// The class of wins; that of the loaded puzzle, else VCF.
    pub goal: Option<Class>,
    /// Who attacks; the side to move.
    pub side: Option<Color>,
    /// Whether only the shortest win will do.
    pub shortest: bool,
    /// Whether every winning first move is looked for.
    pub all: bool,
    /// Nodes at the most.
    pub nodes: Option<u64>,
    /// Seconds at the most.
    pub time: Option<f64>,
    /// The most plies that a win may take.
    pub within: Option<u16>,
    /// The table's size at the most, in MiB.
    pub memory: Option<usize>,
    /// Threads that may share the work; one.
    pub threads: Option<u16>,
    /// Where to write the certificate.
    pub proof: Option<String>,
}

impl SolveOptions {
    /// What a command says of how a win is looked for.
    pub fn of(command: &Command) -> Self {
        Self {
            goal: command.get(&GOAL),
            side: command.get(&SIDE),
            shortest: command.has(&SHORTEST),
            all: command.has(&ALL),
            nodes: command.get(&NODES),
            time: command.get(&TIME),
            within: command.get(&WITHIN),
            memory: command.get(&MEMORY),
            threads: command.get(&THREADS),
            proof: command.get(&PROOF),
        }
    }

    /// The budget they come to.
    pub fn budget(&self, stop: Stop) -> Budget {
        let usual = Budget::default();
        Budget {
            nodes: self.nodes,
            time: self.time.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
            within: self.within,
            memory: self.memory.map_or(usual.memory, |mib| mib.saturating_mul(1 << 20)),
            threads: self.threads.map_or(1, usize::from),
            stop,
            ..usual
        }
    }
}

named! {
    /// How the program defends in practice.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Replies {
        /// By the most stubborn reply.
        #[default]
        Stubborn = "stubborn",
        /// The solver names the replies.
        Mine = "mine",
        /// By one reply after the other, until every one that meets the threat has been answered.
        All = "all",
    }
}
