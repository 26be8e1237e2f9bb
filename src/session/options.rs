//! The options of commands, in the shell and in a conversation.

use std::time::Duration;

use super::grammar::Command;
use super::grammar::shared::{
    ALL, GAME, GOAL, MEMORY, NODES, PLY, PROOF, RULE, SHORTEST, SIDE, THREADS, THREATS, TIME, WITHIN,
};
use crate::board::{Color, Rule, named};
use crate::formats::Choice;
use crate::play;
use crate::solve::{Budget, Class};
use crate::strategy;

/// The options for reading a position, with the user's default rule.
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

/// The options of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolveOptions {
    /// The class of wins; by default that of the loaded puzzle, otherwise VCF.
    pub goal: Option<Class>,
    /// The attacking side; by default the side to move.
    pub side: Option<Color>,
    /// Whether the shortest win is wanted.
    pub shortest: bool,
    /// Whether every winning first move is wanted.
    pub all: bool,
    /// The limit on nodes.
    pub nodes: Option<u64>,
    /// The limit on time, in seconds.
    pub time: Option<f64>,
    /// The largest number of plies of a win.
    pub within: Option<u16>,
    /// The largest number of plies of a threatened VCF.
    pub threats: Option<u16>,
    /// The largest size of the table, in MiB.
    pub memory: Option<usize>,
    /// The number of threads; by default 1.
    pub threads: Option<u16>,
    /// The file for the certificate.
    pub proof: Option<String>,
}

impl SolveOptions {
    /// The options of a command.
    pub fn of(command: &Command) -> Self {
        Self {
            goal: command.get(&GOAL),
            side: command.get(&SIDE),
            shortest: command.has(&SHORTEST),
            all: command.has(&ALL),
            nodes: command.get(&NODES),
            time: command.get(&TIME),
            within: command.get(&WITHIN),
            threats: command.get(&THREATS),
            memory: command.get(&MEMORY),
            threads: command.get(&THREADS),
            proof: command.get(&PROOF),
        }
    }

    /// The budget of these options, with the stop flag and the progress callback of another one.
    pub fn budget(&self, usual: Budget) -> Budget {
        Budget {
            nodes: self.nodes.or(usual.nodes.filter(|_| self.time.is_none())),
            time: self.time.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
            within: self.within,
            threats: self.threats,
            memory: self.memory.map_or(usual.memory, |mib| mib.saturating_mul(1 << 20)),
            threads: self.threads.map_or(1, usize::from),
            guide: Some(play::guide),
            known: Some(strategy::shipped_win),
            ..usual
        }
    }
}

named! {
    /// The defender's replies in practice.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Replies {
        /// The program plays the reply that delays the five longest.
        #[default]
        Stubborn = "stubborn",
        /// The user chooses the replies.
        Mine = "mine",
        /// The program plays one reply after the other, until every reply that meets the threat has been
        /// answered.
        All = "all",
    }
}
