//! The options of a session that the arguments of a command come to.

use super::command::Command;
use super::shared::{
    ALL, GAME, GOAL, MEMORY, NODES, PLY, PROOF, RULE, SHORTEST, SIDE, THREADS, TIME, WITHIN,
};
use crate::session::options::{LoadOptions, SolveOptions};

impl LoadOptions {
    /// What a command says of how a position is read.
    pub fn of(command: &Command) -> Self {
        Self {
            rule: command.get(&RULE),
            side: command.get(&SIDE),
            ply: command.get(&PLY),
            game: command.get(&GAME),
        }
    }
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
}
