//! A game against the program.

use super::grammar::Command;
use super::grammar::practice::{AS, GAME_SEED, LEVEL, STOP, STYLE};
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{Color, Point, Position};
use crate::play::{self, LEVELS, Opponent, Reason};
use crate::reply::{GameView, Reply, Trouble};
use crate::solve::{Budget, Stop};
use crate::strategy::Tree;

/// A game that is going on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    opponent: Opponent,
    /// The program's side.
    side: Color,
}

impl Session {
    /// Sits down to a game from the board as it stands, or gets up.
    pub(super) fn sit(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        if command.has(&STOP) {
            let game = self.game.take().ok_or(Trouble::NoGame)?;
            return Ok(self.view(game, None, None));
        }
        self.take_tree(command, outside)?;
        let before = self.game;
        let opponent = before.map_or(Opponent::default(), |game| game.opponent);
        let opponent = Opponent {
            level: command.get(&LEVEL).unwrap_or(opponent.level).clamp(1, LEVELS),
            style: command.get(&STYLE).unwrap_or(opponent.style),
            seed: command.get(&GAME_SEED).unwrap_or(opponent.seed),
        };
        // White unless something else was said: Black is the side that can show something.
        let yours = command.get(&AS).or(before.map(|game| game.side.other())).unwrap_or(Color::White);
        let game = Game { opponent, side: yours.other() };
        self.game = Some(game);
        let mut position = self.position.clone();
        let choice = game.answer(&mut position, self.strategy_tree(), &outside.stop());
        if choice.is_some() || self.task.is_some() {
            // A puzzle can be had back.
            self.change(position);
        }
        self.task = None;
        Ok(self.view(game, None, choice))
    }

    /// A move of the person's in a game, and the program's answer.
    pub(super) fn play_game(&mut self, point: Point, stop: &Stop) -> Option<Answer> {
        let game = self.game?;
        let mut position = self.position.clone();
        if let Err(error) = position.make(point) {
            return Some(Err(Trouble::Illegal(error)));
        }
        let choice = game.answer(&mut position, self.strategy_tree(), stop);
        self.change(position);
        Some(Ok(self.view(game, Some(point), choice)))
    }

    fn view(&self, game: Game, played: Option<Point>, choice: Option<play::Choice>) -> Reply {
        let tree = self.strategy_tree();
        let known = game.side == Color::Black && game.opponent.level == LEVELS;
        Reply::Game(Box::new(GameView {
            position: self.position.clone(),
            opponent: game.opponent,
            side: game.side,
            played,
            lost_within: if known && self.position.to_move() == Color::White {
                lost_within(tree, &self.position, choice.as_ref())
            } else {
                None
            },
            choice,
            over: self.game.is_none(),
        }))
    }
}

/// Plies within which White is over after Black's move: by the proof that the move begins, or by the tree's promise.
fn lost_within(tree: &Tree, position: &Position, choice: Option<&play::Choice>) -> Option<u16> {
    match choice?.reason {
        Reason::Wins(_, plies) => plies.checked_sub(1),
        Reason::Tree => tree.promised(position)?.checked_sub(position.count() as u16),
        _ => None,
    }
}

impl Game {
    /// The program's move, where it is its turn.
    fn answer(&self, position: &mut Position, tree: &Tree, stop: &Stop) -> Option<play::Choice> {
        if position.to_move() != self.side {
            return None;
        }
        let budget = Budget { stop: stop.clone(), ..Budget::default() };
        let choice = play::choose(position, &self.opponent, tree, &budget)?;
        position.make(choice.point).ok()?;
        Some(choice)
    }
}
