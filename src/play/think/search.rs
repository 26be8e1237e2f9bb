//! The search below one position.

use super::history::Before;
use super::moves::Wanted;
use super::node::{Node, PLY, Window};
use super::prune::First;
use super::table::{Bound, Entry};
use super::{Halted, PAUSE, SURELY, Thinker, WON};
use crate::board::{Color, Point};
use crate::pattern::Pattern4;

/// The most plies below the root, forced answers not counted.
const PLIES: i32 = 200;

/// The greatest negative depth to which answers to open threes are followed.
const ANSWERS: i32 = -8 * PLY;

/// From this depth on a position without a move of an earlier search is searched less deeply.
const UNKNOWN_DEPTH: i32 = 4 * PLY;

impl Thinker {
    /// The value of the position for the side to move, between `alpha` and `beta`, or a bound outside of them. `cut` says
    /// that some move is expected to be worth `beta` or more.
    pub(super) fn search(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: i32,
        cut: bool,
    ) -> Result<i32, Halted> {
        self.tick()?;
        let (me, you) = (self.field.to_move(), self.field.to_move().other());
        if let Some(value) = self.ended(me, you, ply) {
            return Ok(value);
        }
        let here = ply as usize;
        let last_guess = here.checked_sub(2).map(|turn| self.steps[turn].guess);
        if let Some(must) = self.field.any(you, Pattern4::AFive) {
            if !self.field.is_allowed(must) {
                return Ok(ply + 2 - WON);
            }
            // The answer to a four is forced and costs no depth.
            self.steps[here].guess = last_guess.unwrap_or_else(|| self.field.value());
            self.play(must, ply);
            let value = self.search(depth, -beta, -alpha, ply + 1, !cut);
            self.undo(must);
            return Ok(-value?);
        }
        // From here on no win takes less than five plies, no loss less than four.
        let (alpha, beta) = (alpha.max(ply + 4 - WON), beta.min(WON - ply - 5));
        if alpha >= beta {
            return Ok(alpha);
        }
        let whole = self.steps[here].without.is_none();
        let entry = self.table.get(self.field.hash()).filter(|_| whole);
        let known = entry.map(|entry| Entry { value: from_table(entry.value, ply) as i16, ..entry });
        if let Some(value) = entry.and_then(|entry| settled(entry, depth, alpha, beta, ply)) {
            return Ok(value);
        }
        if whole
            && entry.is_none()
            && self.may_win_by_fours(me)
            && let Some(win) = self.win_by_fours()
        {
            let value = WON - ply - i32::from(win.plies());
            self.store(value, i32::from(i16::MAX), ply, Bound::Lower, Some(win.first()));
            return Ok(value);
        }
        let (guess, threatened) = (self.field.value(), self.field.count(you, Pattern4::BFlex4) > 0);
        self.steps[here].guess = guess;
        // An open three is not left standing where the depth ends.
        if depth <= 0 && (!threatened || depth < ANSWERS) || ply >= PLIES {
            return Ok(guess);
        }
        let closer = |known: &Entry| match known.bound {
            Bound::Exact => true,
            Bound::Lower => i32::from(known.value) > guess,
            Bound::Upper => i32::from(known.value) < guess,
        };
        let mut node = Node {
            depth,
            alpha,
            beta,
            ply,
            cut,
            guess,
            known: known.filter(closer).map_or(guess, |known| i32::from(known.value)),
            better: last_guess.is_some_and(|last| guess > last),
            threatened,
        };
        if whole && let Some(value) = self.early(&node)? {
            return Ok(value);
        }
        let mut extended = 0;
        match entry.filter(|entry| entry.best.is_some()) {
            Some(entry) => match self.first(&node, entry)? {
                First::Extended(by) => extended = by,
                First::OneOfMany(bound) => return Ok(bound),
            },
            None if depth >= UNKNOWN_DEPTH && !threatened => node.depth -= PLY,
            None => {}
        }
        self.look(&node, entry.and_then(|entry| entry.best), extended)
    }

    /// Looks at the moves of a position one after the other; `first` is tried first, and searched more deeply by `extended`.
    fn look(&mut self, node: &Node, first: Option<Point>, extended: i32) -> Result<i32, Halted> {
        let Node { depth, mut alpha, beta, ply, threatened, .. } = *node;
        let here = ply as usize;
        let me = self.field.to_move();
        let without = self.steps[here].without;
        let played = |back: usize| here.checked_sub(back).and_then(|ply| self.steps[ply].played);
        let before = Before { other: played(1), own: played(2) };
        let wanted = Wanted { first, before, ply, only_stops: depth <= 0 };
        let width = if threatened { usize::MAX } else { node.width() };
        let hopeless = node.is_hopeless() && !threatened;
        let (mut best, mut best_move, start) = (-WON, None, alpha);
        let mut tried: Vec<Point> = Vec::new();
        for (i, candidate) in self.moves(&wanted).enumerate() {
            let point = candidate.point;
            if Some(point) == without {
                continue;
            }
            let forcing = self.field.kind(point, me) >= Pattern4::HFlex3 as u8;
            if best > -SURELY && i >= width {
                break;
            }
            if best > -SURELY && hopeless && !forcing && i > 2 {
                continue;
            }
            let deep = depth - PLY + if Some(point) == first { extended } else { 0 };
            let less = node.reduction(i, candidate, forcing).clamp(0, (deep - PLY).max(0));
            let window = Window { depth: deep, alpha, beta, ply: ply + 1, cut: node.cut };
            let value = if let Some(value) = self.known_after(point, i, less, &window) {
                self.tick()?;
                value
            } else {
                self.play(point, ply);
                let value = self.after(i, less, &window);
                self.undo(point);
                value?
            };
            if value > best {
                (best, best_move) = (value, Some(point));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.history.remember(me, before, &tried, point, node.plies().max(1), ply);
                break;
            }
            tried.push(point);
        }
        if wanted.only_stops && best <= -SURELY && self.field.at_least(me, Pattern4::EBlock4) > 0 {
            // The fours that were left out might be an answer.
            return Ok(node.guess);
        }
        if without.is_none() {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best > start => Bound::Exact,
                _ => Bound::Upper,
            };
            self.store(best, depth.max(0), ply, bound, best_move);
        }
        Ok(best)
    }

    /// The value of the move that was just played, number `i` of its position, for the side that has played it. `window`
    /// has the bounds of that side and the depth and the ply after the move; a move that is not the first is searched
    /// `less` deeply and against `alpha` alone until it turns out to be better.
    pub(super) fn after(&mut self, i: usize, less: i32, window: &Window) -> Result<i32, Halted> {
        let Window { depth, alpha, beta, ply, cut } = *window;
        let open = beta - alpha > 1;
        if i > 0 || !open {
            let mut value = -self.search(depth - less, -alpha - 1, -alpha, ply, less > 0 || !cut)?;
            if value > alpha && less > 0 {
                value = -self.search(depth, -alpha - 1, -alpha, ply, !cut)?;
            }
            if !open || value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.search(depth, -beta, -alpha, ply, false)?)
    }

    /// What [`after`](Self::after) finds of a move that was not played yet, where the table knows it.
    fn known_after(&self, point: Point, i: usize, less: i32, window: &Window) -> Option<i32> {
        let Window { depth, alpha, beta, ply, .. } = *window;
        let open = beta - alpha > 1;
        let undecided = alpha > -SURELY && alpha < SURELY;
        if i == 0 && open || !undecided {
            return None;
        }
        let entry = self.table.get(self.field.hash_after(point))?;
        let value = -settled(entry, depth - less, -alpha - 1, -alpha, ply)?;
        let last = value <= alpha || less <= 0 && (!open || value >= beta);
        last.then_some(value)
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

    /// Whether a win by fours is likely enough to look for it: some four makes an open three as well, or several make more
    /// than themselves, or one does and there are other fours than the two of its line.
    fn may_win_by_fours(&self, me: Color) -> bool {
        match self.field.at_least(me, Pattern4::DBlock4Plus) {
            0 => false,
            1 => {
                self.field.at_least(me, Pattern4::EBlock4) > 3
                    || self.field.count(me, Pattern4::CBlock4Flex3) > 0
            }
            _ => true,
        }
    }

    /// Plays a move at this ply below the root.
    pub(super) fn play(&mut self, point: Point, ply: i32) {
        self.steps[ply as usize].played = Some(point);
        self.make(point);
    }

    /// Keeps what was found of the current position.
    fn store(&mut self, value: i32, depth: i32, ply: i32, bound: Bound, best: Option<Point>) {
        let entry = Entry { value: to_table(value, ply) as i16, depth: depth as i16, bound, best };
        self.table.put(self.field.hash(), entry, 2 * PLY as i16);
    }

    /// Counts a position, unless a limit is reached.
    fn tick(&mut self) -> Result<(), Halted> {
        self.nodes += 1;
        let late = || self.limits.time.is_some_and(|time| self.started.elapsed() >= time);
        let pause = self.nodes.is_multiple_of(PAUSE);
        if let Some(progress) = self.limits.progress.as_ref().filter(|_| pause) {
            progress.add(PAUSE);
        }
        let stopped = pause && (self.limits.stop.is_raised() || late());
        if stopped || self.nodes >= self.limits.nodes { Err(Halted) } else { Ok(()) }
    }
}

/// The value of an entry, where it is deep enough and settles the question.
fn settled(entry: Entry, depth: i32, alpha: i32, beta: i32, ply: i32) -> Option<i32> {
    let value = from_table(entry.value, ply);
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= beta,
        Bound::Upper => value <= alpha,
    };
    (settles && i32::from(entry.depth) >= depth.max(0)).then_some(value)
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
