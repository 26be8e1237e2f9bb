//! Every first move of a VCF.

use super::super::lines::{Fifths, Rules};
use super::super::table::{attacker_key, defender_key};
use super::super::verdict::Limit;
use super::attack::{Attack, Found, Step};
use super::search::{CUT, End, Search};
use crate::board::{Point, Position};

/// The fours that begin a VCF, and those that could not be settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstFours {
    /// The shortest win after each winning first move, in order of length, then of points.
    pub wins: Vec<Attack>,
    /// The fours that could not be settled, and the limit that was hit; `None` where all were settled.
    pub open: Option<(Vec<Point>, Limit)>,
}

/// Tries every empty point as the first move.
pub(super) fn all<R: Rules>(search: &mut Search<R>, position: &Position, within: u16) -> Found<FirstFours> {
    let mut wins = Vec::new();
    let mut open = Vec::new();
    let mut stopped = None;
    for point in position.empties() {
        match search.after_first(point, within) {
            Ok(Some(win)) => wins.push(win),
            Ok(None) => {}
            Err(limit) => {
                open.push(point);
                stopped = Some(limit);
            }
        }
    }
    wins.sort_by_key(|win| win.stones);
    let shortest = stopped.is_none();
    match stopped {
        Some(limit) if wins.is_empty() => Err(limit),
        None if wins.is_empty() => Ok(None),
        _ => Ok(Some((FirstFours { wins, open: stopped.map(|limit| (open, limit)) }, shortest))),
    }
}

impl<R: Rules> Search<R> {
    /// The shortest win that begins with this move, if the move is a five or a four; `None` where there is
    /// none.
    fn after_first(&mut self, point: Point, within: u16) -> Result<Option<Attack>, Limit> {
        let alone = Attack { steps: Vec::new(), last: point, stones: 1 };
        let before = self.lines.attacker_fives::<R>();
        if self.over {
            return Ok(None);
        }
        if before.contains(point) {
            self.meter.tick()?;
            return if within >= 1 { Ok(Some(alone)) } else { Err(Limit::Within) };
        }
        // The move is a four even where its five point was a five point before.
        let four = self.lines.makes_four(point) && self.lines.may_attack::<R>(point);
        self.lines.toggle_attacker(point);
        let fives = self.lines.attacker_fives::<R>();
        let safe = self.lines.all_defender_fives::<R>().is_empty();
        let end = if four && safe {
            self.meter.tick().map(|()| self.lines.answers::<R>(Fifths::from(fives)))
        } else {
            Ok(Fifths::None)
        };
        let win = match end {
            Err(limit) => Err(limit),
            Ok(Fifths::None) => Ok(None),
            Ok(Fifths::Several) if within < 2 => Err(Limit::Within),
            Ok(Fifths::Several) => Ok(Some(Attack { stones: 2, ..alone })),
            Ok(Fifths::One(reply)) => self.after_reply(Step { attack: point, reply }, within),
        };
        self.lines.toggle_attacker(point);
        win
    }

    /// The first stone is on the board; its forced reply is played here.
    fn after_reply(&mut self, first: Step, within: u16) -> Result<Option<Attack>, Limit> {
        let key = attacker_key(first.attack) ^ defender_key(first.reply);
        self.lines.toggle_defender(first.reply);
        self.hash ^= key;
        let before = self.lines.refresh::<R>(first.attack, first.reply);
        self.run.clear();
        self.candidates.clear();
        let end = if within < 2 { Ok(CUT) } else { self.deepen(Self::defended, within - 1) };
        let win = (end == Ok(End::Won)).then(|| self.won());
        self.lines.restore(first.attack, first.reply, &before);
        self.lines.toggle_defender(first.reply);
        self.hash ^= key;
        match end? {
            End::Won => Ok(win.map(|rest| Attack {
                steps: [first].into_iter().chain(rest.steps).collect(),
                stones: rest.stones + 1,
                last: rest.last,
            })),
            End::Dead { cut: false } => Ok(None),
            End::Dead { cut: true } => Err(Limit::Within),
        }
    }
}
