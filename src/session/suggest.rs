//! Suggests a move, as the program would play it.

use super::annotate::player;
use super::grammar::Command;
use super::grammar::practice::{GAME_SEED, LEVEL, MULTI, STYLE};
use super::options::SolveOptions;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::IllegalMove;
use crate::play::{self, LEVELS, Opponent};
use crate::reply::{MoveView, Reply, Trouble};
use crate::solve::Moment;
use crate::teach::analyze;

impl Session {
    /// The move that the program, or a published evaluator, would play for the side to move.
    pub(super) fn suggest(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        self.take_tree(command, outside)?;
        let opponent = Opponent {
            level: command.get(&LEVEL).unwrap_or(LEVELS),
            style: command.get(&STYLE).unwrap_or_default(),
            seed: command.get(&GAME_SEED).unwrap_or_default(),
        };
        let position = self.board.position.clone();
        if let Some(winner) = position.winner() {
            return Err(Trouble::Illegal(IllegalMove::Over(winner)));
        }
        analyze::searchable(&position).map_err(Trouble::Refused)?;
        let (started, budget) = (Moment::now(), SolveOptions::of(command).budget(outside.limits()).telling());
        let choice = match player(command)? {
            Some(player) => play::by_evaluator(&position, &player),
            None => play::choose(&position, &opponent, self.strategy_tree(), &budget),
        };
        let choice = choice.ok_or(Trouble::NoMoves)?;
        let multi = usize::from(command.get(&MULTI).unwrap_or(1));
        let time = started.elapsed();
        self.shown(true);
        Ok(Reply::Suggested(Box::new(MoveView { position, choice, multi, time })))
    }
}
