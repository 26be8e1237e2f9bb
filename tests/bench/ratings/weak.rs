//! A solver with human faults: it reads few moves and not far, sees fours before threes before quiet moves, overlooks
//! some of them, and loses the thread of long lines.

use yonsan::board::{Color, Dice, Point, Position};
use yonsan::pattern::{Pattern4, PatternIndex};
use yonsan::teach::puzzle::GoalKind;
use yonsan::teach::train::facts::Facts;

/// The most positions that it looks at for one answer.
const PATIENCE: usize = 400;

pub struct Weak {
    dice: Dice,
    /// The plies that it reads ahead.
    depth: u32,
    /// The moves that it considers in a position.
    wide: usize,
    /// In a thousand: how often it overlooks a four, a three and a quiet move.
    blind: [usize; 3],
    /// In a thousand: how often it loses the thread at each further move of its own.
    forgets: usize,
    /// The positions looked at.
    pub nodes: usize,
}

impl Weak {
    /// A solver of a skill from 0 to 1; equal numbers make equal faults.
    pub fn new(skill: f64, number: u64) -> Self {
        let between = |low: f64, high: f64| (low + (high - low) * skill).round();
        Self {
            dice: Dice::new(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            depth: between(3.0, 19.0) as u32,
            wide: between(2.0, 9.0) as usize,
            blind: [between(150.0, 5.0), between(350.0, 20.0), between(850.0, 250.0)].map(|p| p as usize),
            forgets: between(140.0, 10.0) as usize,
            nodes: 0,
        }
    }

    /// Whether it answers the puzzle rightly.
    pub fn solves(&mut self, facts: &Facts) -> bool {
        let mut board = facts.position.clone();
        match facts.kind {
            GoalKind::Vcf | GoalKind::Vct | GoalKind::Win => {
                let choice = self.attack(&mut board, facts.kind == GoalKind::Win);
                choice.is_some_and(|point| facts.right.contains(&point))
            }
            GoalKind::Defend => self.defend(&mut board).is_some_and(|point| facts.right.contains(&point)),
            GoalKind::FindAll if facts.class.is_some() => {
                let all: Vec<Point> = self.seen(&board, board.to_move(), false);
                let found: Vec<Point> =
                    all.into_iter().filter(|&point| self.works(&mut board, point, self.depth)).collect();
                same(&found, &facts.right)
            }
            GoalKind::FindAll => {
                let all = self.blocks(&board);
                let found: Vec<Point> =
                    all.into_iter().filter(|&point| self.holds(&mut board, point)).collect();
                same(&found, &facts.right)
            }
            GoalKind::None => !self.wins(&mut board, self.depth),
            GoalKind::Forbidden => false,
        }
    }

    /// The move with which it attacks: the first that it believes to win, otherwise the first that it sees.
    fn attack(&mut self, board: &mut Position, quiet: bool) -> Option<Point> {
        let seen = self.seen(board, board.to_move(), quiet);
        let believed = seen.iter().copied().find(|&point| self.works(board, point, self.depth));
        believed.or(seen.first().copied())
    }

    /// The move with which it defends: the first that it believes to hold.
    fn defend(&mut self, board: &mut Position) -> Option<Point> {
        let blocks = self.blocks(board);
        let believed = blocks.iter().copied().find(|&point| self.holds(board, point));
        believed.or(blocks.first().copied())
    }

    fn holds(&mut self, board: &mut Position, point: Point) -> bool {
        if board.make(point).is_err() {
            return false;
        }
        let holds = !self.wins(board, self.depth.saturating_sub(2));
        board.undo();
        holds
    }

    /// The points at which the other side would make most, and the own fours.
    fn blocks(&mut self, board: &Position) -> Vec<Point> {
        let (own, other) = (board.to_move(), board.to_move().other());
        let index = PatternIndex::new(board);
        let mut seen: Vec<(Pattern4, Point)> = board
            .legal_moves()
            .filter_map(|point| {
                let theirs = index.pattern4(point, other)?;
                let ours = index.pattern4(point, own)?;
                let ours = if makes_four(ours) { ours } else { Pattern4::None };
                Some((theirs.max(ours), point)).filter(|(kind, _)| *kind >= Pattern4::KBlock3)
            })
            .collect();
        seen.sort_by_key(|&(kind, point)| (std::cmp::Reverse(kind), point));
        seen.truncate(3 * self.wide);
        let blind = self.blind[0];
        seen.into_iter().filter(|_| !self.dice_says(blind)).map(|(_, point)| point).collect()
    }

    /// The attacking moves that it sees, the plainest first.
    fn seen(&mut self, board: &Position, side: Color, quiet: bool) -> Vec<Point> {
        let index = PatternIndex::new(board);
        let mut seen = Vec::new();
        for point in board.legal_moves() {
            let Some(kind) = index.pattern4(point, side) else { continue };
            let class = match kind {
                kind if makes_four(kind) => 0,
                kind if kind >= Pattern4::HFlex3 => 1,
                kind if kind >= Pattern4::LFlex2 && quiet => 2,
                kind if kind >= Pattern4::IBlock3Plus => 2,
                _ => continue,
            };
            if !self.dice_says(self.blind[class]) {
                // Nobody always reads moves in the same order.
                let whim = self.dice.below(3);
                seen.push((std::cmp::Reverse(kind as usize + whim), point));
            }
        }
        seen.sort_unstable();
        seen.truncate(self.wide);
        seen.into_iter().map(|(_, point)| point).collect()
    }

    /// Whether it believes that the side to move wins.
    fn wins(&mut self, board: &mut Position, depth: u32) -> bool {
        self.nodes += 1;
        let side = board.to_move();
        if !board.five_points(side).is_empty() {
            return true;
        }
        if depth < 3 || self.nodes > PATIENCE || self.dice_says(self.forgets) {
            return false;
        }
        let must = board.five_points(side.other());
        match must.iter().next() {
            Some(_) if must.len() > 1 => false,
            Some(point) => self.works(board, point, depth),
            None => self.seen(board, side, false).into_iter().any(|point| self.works(board, point, depth)),
        }
    }

    /// Whether it believes that this move wins.
    fn works(&mut self, board: &mut Position, point: Point, depth: u32) -> bool {
        let side = board.to_move();
        if board.make(point).is_err() {
            return false;
        }
        let works = board.winner() == Some(side) || self.answered(board, side, depth);
        board.undo();
        works
    }

    /// Whether it believes that its attack goes on after every answer that it sees.
    fn answered(&mut self, board: &mut Position, side: Color, depth: u32) -> bool {
        let fives = board.five_points(side);
        let counter = board.five_points(side.other());
        if !counter.is_empty() {
            return false;
        }
        let replies: Vec<Point> = match fives.len() {
            0 => {
                let index = PatternIndex::new(board);
                let threat = |point: Point| {
                    index.pattern4(point, side).is_some_and(|kind| kind >= Pattern4::CBlock4Flex3)
                };
                if !board.legal_moves().any(threat) {
                    return false;
                }
                let four = |point: Point| index.pattern4(point, side.other()).is_some_and(makes_four);
                let mut replies: Vec<Point> = board.legal_moves().filter(|&point| threat(point)).collect();
                let blind = self.blind[1];
                let fours: Vec<Point> = board.legal_moves().filter(|&point| four(point)).collect();
                replies.extend(fours.into_iter().filter(|_| !self.dice_says(blind)));
                replies.truncate(self.wide + 2);
                replies
            }
            1 => fives.iter().collect(),
            _ => return true,
        };
        replies.into_iter().all(|reply| {
            if board.make(reply).is_err() {
                return true;
            }
            let won = board.winner().is_none() && self.wins(board, depth.saturating_sub(2));
            board.undo();
            won
        })
    }

    fn dice_says(&mut self, of_thousand: usize) -> bool {
        self.dice.below(1_000) < of_thousand
    }
}

const fn makes_four(kind: Pattern4) -> bool {
    kind as u8 >= Pattern4::EBlock4 as u8
}

fn same(found: &[Point], right: &[Point]) -> bool {
    found.len() == right.len() && found.iter().all(|point| right.contains(point))
}
