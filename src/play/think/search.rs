//! The search below one position.

use std::sync::LazyLock;

use super::table::Bound;
use super::{Halted, SURELY, Thinker, WON};
use crate::board::{Color, Point};
use crate::pattern::Pattern4;

/// From this depth on a pass is tried first, in plies.
const PASS_DEPTH: i32 = 3;

/// How much a quiet move may be expected to gain for each ply of depth that is left, in hundredths of a logit.
const GAIN: i32 = 80;

/// How much a good position may be expected to lose for each ply of depth that is left.
const LOSS: i32 = 60;

/// The most plies below the root.
const PLIES: i32 = 200;

/// The greatest negative depth to which answers to open threes are followed.
const ANSWERS: i32 = -8;

/// The number of plies by which a late move is searched less deeply, by depth and by its number.
static LESS: LazyLock<[[i32; 32]; 32]> = LazyLock::new(|| {
    let less = |depth: usize, i: usize| 0.3 + (depth.max(1) as f64).ln() * (i.max(1) as f64).ln() / 1.4;
    std::array::from_fn(|depth| std::array::from_fn(|i| less(depth, i) as i32))
});

impl Thinker {
    /// The value of the position for the side to move, between `alpha` and `beta`, or a bound outside of them.
    pub(super) fn search(&mut self, depth: i32, alpha: i32, beta: i32, ply: i32) -> Result<i32, Halted> {
        self.tick()?;
        let (me, you) = (self.field.to_move(), self.field.to_move().other());
        if let Some(value) = self.ended(me, you, ply) {
            return Ok(value);
        }
        if let Some(must) = self.field.any(you, Pattern4::AFive) {
            if !self.field.is_allowed(must) {
                return Ok(ply + 2 - WON);
            }
            // The answer to a four is forced and costs no depth.
            self.make(must);
            let value = self.search(depth, -beta, -alpha, ply + 1);
            self.undo(must);
            return Ok(-value?);
        }
        // From here on no win takes less than five plies, no loss less than four.
        let (mut alpha, beta) = (alpha.max(ply + 4 - WON), beta.min(WON - ply - 5));
        if alpha >= beta {
            return Ok(alpha);
        }
        let hash = self.field.hash();
        let entry = self.table.get(hash);
        if let Some(entry) = entry.filter(|entry| i32::from(entry.depth) >= depth.max(0)) {
            let value = from_table(entry.value, ply);
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if settles {
                return Ok(value);
            }
        }
        if entry.is_none()
            && self.field.at_least(me, Pattern4::EBlock4) > 0
            && let Some(win) = self.fours.find(me, self.most_fours)
        {
            let value = WON - ply - i32::from(win.plies());
            self.table.put(hash, to_table(value, ply), i32::from(i8::MAX), Bound::Lower, Some(win.first()));
            return Ok(value);
        }
        let (guess, threatened) = (self.field.value(), self.field.count(you, Pattern4::BFlex4) > 0);
        // An open three is not left standing where the depth ends.
        if depth <= 0 && (!threatened || depth < ANSWERS) || ply > PLIES {
            return Ok(guess);
        }
        if !threatened && self.is_good_enough(depth, guess, alpha, beta, ply)? {
            return Ok(guess);
        }
        let first = entry.and_then(|entry| entry.best());
        let (mut best, mut best_move, start) = (-WON, None, alpha);
        let moves = self.moves(first, ply);
        let width = if threatened { moves.len() } else { 6 + 2 * depth.max(0) as usize };
        for (i, &point) in moves.iter().take(width).enumerate() {
            let forcing = self.field.kind(point, me) >= Pattern4::HFlex3 as u8;
            let hopeless = depth <= 2 && guess + GAIN * depth + 60 <= alpha && best > -SURELY;
            if hopeless && !threatened && !forcing && i > 5 {
                continue;
            }
            self.make(point);
            let reduced = i32::from(!threatened)
                * (LESS[(depth.max(0) as usize).min(31)][i.min(31)] - i32::from(forcing));
            let reduced = if depth >= 2 && i >= 2 {
                (reduced - i32::from(beta - alpha > 1)).clamp(0, depth - 1)
            } else {
                0
            };
            let value = self.reduced(i, depth, reduced, alpha, beta, ply + 1);
            self.undo(point);
            let value = value?;
            if value > best {
                (best, best_move) = (value, Some(point));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.remember(point, depth, ply, me);
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > start => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.put(hash, to_table(best, ply), depth.max(0), bound, best_move);
        Ok(best)
    }

    /// The value where the game is over or its next moves are plain: a five, two fives to stop, an open four.
    fn ended(&self, me: Color, you: Color, ply: i32) -> Option<i32> {
        let fives = self.field.count(you, Pattern4::AFive);
        if self.field.count(me, Pattern4::AFive) > 0 {
            Some(WON - ply - 1)
        } else if fives > 1 {
            Some(ply + 2 - WON)
        } else if fives == 0 && self.field.count(me, Pattern4::BFlex4) > 0 {
            Some(WON - ply - 3)
        } else {
            self.field.is_full().then_some(0)
        }
    }

    /// Whether the side to move seems to stand so well that no move needs to be looked at: its value leaves room for
    /// a loss, or a pass would be good enough.
    fn is_good_enough(
        &mut self,
        depth: i32,
        guess: i32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<bool, Halted> {
        let you = self.field.to_move().other();
        let quiet = self.field.at_least(you, Pattern4::HFlex3) == 0;
        if !quiet || guess < beta || beta >= SURELY || beta - alpha > 1 {
            return Ok(false);
        }
        if depth <= PASS_DEPTH && guess - LOSS * depth - 40 >= beta {
            return Ok(true);
        }
        if depth < PASS_DEPTH {
            return Ok(false);
        }
        self.field.pass();
        let value = self.search(depth - 3 - depth / 4, -beta, 1 - beta, ply + 1);
        self.field.pass();
        Ok(-value? >= beta)
    }

    /// Searches the position after move number `i` of its parent, late moves with a narrow window first.
    pub(super) fn later(
        &mut self,
        i: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<i32, Halted> {
        let reduced = if depth >= 3 && i > 4 { 1 + i32::from(i > 12) } else { 0 };
        self.reduced(i, depth, reduced, alpha, beta, ply)
    }

    fn reduced(
        &mut self,
        i: usize,
        depth: i32,
        less: i32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<i32, Halted> {
        if i > 0 {
            let mut value = -self.search(depth - 1 - less, -alpha - 1, -alpha, ply)?;
            if value > alpha && less > 0 {
                value = -self.search(depth - 1, -alpha - 1, -alpha, ply)?;
            }
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.search(depth - 1, -beta, -alpha, ply)?)
    }

    /// Counts a position, unless a limit is reached.
    fn tick(&mut self) -> Result<(), Halted> {
        self.nodes += 1;
        let late = || self.limits.time.is_some_and(|time| self.started.elapsed() >= time);
        let stopped = self.nodes.is_multiple_of(256) && (self.limits.stop.is_raised() || late());
        if stopped || self.nodes >= self.limits.nodes { Err(Halted) } else { Ok(()) }
    }

    /// Remembers a move that has cut a branch off.
    fn remember(&mut self, point: Point, depth: i32, ply: i32, side: Color) {
        let history = &mut self.history[side as usize][point.index()];
        *history += depth * depth - *history / 256;
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0] != Some(point)
        {
            *killers = [Some(point), killers[0]];
        }
    }
}

/// A value as the table keeps it: wins are counted from the position.
const fn to_table(value: i32, ply: i32) -> i32 {
    match value {
        SURELY.. => value + ply,
        ..=LOST => value - ply,
        _ => value,
    }
}

/// A value of the table as it is below this root.
const fn from_table(value: i16, ply: i32) -> i32 {
    match value as i32 {
        value @ SURELY.. => value - ply,
        value @ ..=LOST => value + ply,
        value => value,
    }
}

/// Values down to here are losses that the search has seen to their end.
const LOST: i32 = -SURELY;
