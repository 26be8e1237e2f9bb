//! A game against the program.

use super::annotate::player;
use super::grammar::Command;
use super::grammar::practice::{AS, BEAT, GAME_SEED, LEVEL, STOP, STYLE};
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{Color, Point, Position};
use crate::evaluate::Player;
use crate::play::{self, LEVELS, Opponent, Reason};
use crate::reply::{Contest, GameView, Reply, Trouble};
use crate::solve::Budget;
use crate::strategy::Tree;

/// A game in progress.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    opponent: Opponent,
    /// The program's side.
    side: Color,
    /// The evaluator that plays instead of the program, where one does.
    by: Option<Player>,
    /// The person is to win within this many stones.
    beat: Option<u16>,
    /// The person's stones that were on the board when the game began.
    begun: usize,
}

impl Session {
    /// Begins a game from the current position, or ends one.
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
        // The user is White by default, because Black is the side that wins with perfect play.
        let yours = command.get(&AS).or(before.map(|game| game.side.other())).unwrap_or(Color::White);
        let game = Game {
            opponent,
            side: yours.other(),
            by: player(command)?,
            beat: command.get(&BEAT),
            begun: self.board.position.stones(yours).len(),
        };
        self.leave_study();
        self.game = Some(game);
        let mut position = self.board.position.clone();
        let choice = game.answer(&mut position, self.strategy_tree(), &outside.limits());
        if choice.is_some() || self.board.task.is_some() {
            // A puzzle can be had back.
            self.depart(position);
        }
        Ok(self.view(game, None, choice))
    }

    /// Plays the user's move in a game, and the program's reply.
    pub(super) fn play_game(&mut self, point: Point, limits: &Budget) -> Option<Answer> {
        let game = self.game?;
        let mut position = self.board.position.clone();
        if let Err(error) = position.make(point) {
            return Some(Err(Trouble::Illegal(error)));
        }
        let choice = game.answer(&mut position, self.strategy_tree(), limits);
        self.change(position);
        Some(Ok(self.view(game, Some(point), choice)))
    }

    fn view(&self, game: Game, played: Option<Point>, choice: Option<play::Choice>) -> Reply {
        let tree = self.strategy_tree();
        let known = game.side == Color::Black && game.opponent.level == LEVELS && game.by.is_none();
        Reply::Game(Box::new(GameView {
            position: self.board.position.clone(),
            opponent: game.opponent,
            side: game.side,
            by: game.by,
            contest: game.beat.map(|stones| {
                let own = self.board.position.stones(game.side.other()).len();
                Contest { stones, played: own.saturating_sub(game.begun) as u16 }
            }),
            played,
            lost_within: if known && self.board.position.to_move() == Color::White {
                lost_within(tree, &self.board.position, choice.as_ref())
            } else {
                None
            },
            choice,
            over: self.game.is_none(),
        }))
    }
}

/// The number of plies within which White loses after Black's move: by the win that the move begins, or by
/// the tree.
fn lost_within(tree: &Tree, position: &Position, choice: Option<&play::Choice>) -> Option<u16> {
    match choice?.reason {
        Reason::Wins(_, plies) => plies.checked_sub(1),
        Reason::Tree => tree.promised(position)?.checked_sub(position.count() as u16),
        _ => None,
    }
}

impl Game {
    /// The program's move, where it is its turn.
    fn answer(&self, position: &mut Position, tree: &Tree, limits: &Budget) -> Option<play::Choice> {
        if position.to_move() != self.side {
            return None;
        }
        let choice = match &self.by {
            Some(player) => play::by_evaluator(position, player)?,
            None => play::choose(position, &self.opponent, tree, limits)?,
        };
        position.make(choice.point).ok()?;
        Some(choice)
    }
}
