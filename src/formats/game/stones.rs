//! The stones along the paths through a game.

use super::{Change, Event, Game, NodeId, Visit};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::formats::FormatError;
use crate::formats::line::turn;

impl Game {
    /// The set-up before the first move: the last node that belongs to it, and all its changes together.
    pub(in crate::formats) fn opening(&self) -> (NodeId, Change) {
        let mut change = Change::default();
        let mut last = Self::ROOT;
        for id in self.main() {
            match self.event(id) {
                Event::Nothing => {}
                Event::Setup(next) => change.then(next),
                Event::Move(_) | Event::Pass => break,
            }
            last = id;
            let mut next = self.children(id);
            if next.next().is_none() || next.next().is_some() {
                break;
            }
        }
        (last, change)
    }

    /// Sets the side to move after a set-up that does not state it.
    pub(in crate::formats) fn decide(&mut self, side: Color) {
        let (last, change) = self.opening();
        if change.turn.is_none()
            && self.children(last).next().is_none()
            && let Event::Setup(change) = self.event_mut(last)
        {
            change.turn = Some(side);
        }
    }

    /// Whether every move of the tree is on an empty point; otherwise the error holds the first path to a
    /// move that is not.
    pub(in crate::formats) fn check(&self) -> Result<(), FormatError> {
        // The boards and the moves of the nodes from the root to the current node.
        let mut boards = vec![Board::default()];
        let mut way: Vec<Option<Point>> = Vec::new();
        for Visit { id, depth, .. } in self.walk() {
            boards.truncate(depth + 1);
            way.truncate(depth);
            let mut board = boards[depth];
            let event = self.event(id);
            way.push(if let Event::Move(point) = event { Some(*point) } else { None });
            if way[depth].is_some_and(|point| board.holds(point)) {
                return Err(FormatError::OnAStone(way.into_iter().flatten().collect()));
            }
            board.apply(event);
            boards.push(board);
        }
        Ok(())
    }
}

/// The stones along a path through a tree. A win does not end the game here.
#[derive(Clone, Copy, Default)]
pub(in crate::formats) struct Board {
    stones: ByColor<PointSet>,
    turn: Option<Color>,
}

impl Board {
    /// The side to move.
    pub fn turn(&self) -> Color {
        turn(self.turn, self.stones.black.len(), self.stones.white.len())
    }

    /// Whether there is a stone on a point.
    fn holds(&self, point: Point) -> bool {
        Color::BOTH.into_iter().any(|color| self.stones[color].contains(point))
    }

    /// Applies the event of a node.
    pub fn apply(&mut self, event: &Event) {
        let turn = self.turn();
        match event {
            Event::Nothing => {}
            Event::Pass => self.turn = Some(turn.other()),
            Event::Move(point) => {
                self.stones[turn].insert(*point);
                self.turn = Some(turn.other());
            }
            Event::Setup(change) => {
                for color in Color::BOTH {
                    change.removed.iter().for_each(|&point| {
                        self.stones[color].remove(point);
                    });
                    change.put[color].iter().for_each(|&point| {
                        self.stones[color].insert(point);
                    });
                }
                self.turn = change.turn.or(self.turn);
            }
        }
    }
}
