//! The VCF search: fours, forced replies and dead ends.

use super::super::budget::Meter;
use super::super::lines::{Fifths, Lines, Rules, point_on};
use super::super::table::{DeadEnds, FOREVER, Rows, attacker_key, defender_key};
use super::super::verdict::Limit;
use super::attack::{Attack, Step};
use crate::board::{Color, POINTS, Point, PointSet, Position, SIZE};

/// The end of a branch: won (the moves are in `Search::run`), or dead, perhaps only because the number of
/// stones was limited.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::solve) enum End {
    Won,
    Dead { cut: bool },
}

pub(in crate::solve) const DEAD: End = End::Dead { cut: false };
pub(in crate::solve) const CUT: End = End::Dead { cut: true };

/// One search from a root, under a rule that is known at compile time.
pub(in crate::solve) struct Search<R> {
    pub lines: Lines,
    pub table: DeadEnds,
    pub meter: Meter,
    /// The stack of candidates of all nodes between the root and the current node.
    pub candidates: Vec<Step>,
    /// The points of the fours that are tried before all others.
    pub first: PointSet,
    /// The moves of the win that was found, its last step first.
    pub run: Vec<Step>,
    last: Option<Point>,
    pub hash: u64,
    pub over: bool,
    rule: std::marker::PhantomData<R>,
}

impl<R: Rules> Search<R> {
    /// A search for the side to move.
    pub fn new(position: &Position, table: DeadEnds, meter: Meter) -> Self {
        let over = Color::BOTH.into_iter().any(|color| position.has_won(color));
        Self::on(Lines::new::<R>(position, position.to_move()), over, table, meter)
    }

    pub(super) fn on(lines: Lines, over: bool, table: DeadEnds, meter: Meter) -> Self {
        let hash = rows(&lines).hash();
        Self {
            lines,
            table,
            meter,
            candidates: Vec::with_capacity(POINTS),
            first: PointSet::EMPTY,
            run: Vec::new(),
            last: None,
            hash,
            over,
            rule: std::marker::PhantomData,
        }
    }

    /// Searches a position in which the attacker is to move and may have a five, within this many attacking
    /// stones, the five included.
    pub fn at_root(&mut self, stones: u16) -> Result<End, Limit> {
        self.run.clear();
        self.candidates.clear();
        if self.over {
            return Ok(DEAD);
        }
        if let Some(five) = self.lines.attacker_fives::<R>().iter().next() {
            self.meter.tick()?;
            self.last = Some(five);
            return Ok(if stones == 0 { CUT } else { End::Won });
        }
        self.defended(stones)
    }

    /// Searches a position in which the attacker is to move and is known to have no five.
    pub fn defended(&mut self, stones: u16) -> Result<End, Limit> {
        match Fifths::from(self.lines.all_defender_fives::<R>()) {
            Fifths::None => self.attack(stones, None),
            Fifths::One(point) => self.attack(stones, Some(point)),
            Fifths::Several => Ok(DEAD),
        }
    }

    /// Searches a position with the attacker to move and without a five. `must` is the defender's only five
    /// point; the win may take at most `stones` attacking stones, the five included.
    fn attack(&mut self, stones: u16, must: Option<Point>) -> Result<End, Limit> {
        let base = self.candidates.len();
        let end = self.attack_with(base, stones, must);
        self.candidates.truncate(base);
        end
    }

    fn attack_with(&mut self, base: usize, stones: u16, must: Option<Point>) -> Result<End, Limit> {
        if stones < 2 {
            let any = must.map_or(!self.lines.active.is_empty(), |point| self.lines.makes_four(point));
            return Ok(if any { CUT } else { DEAD });
        }
        if self.collect(must)? {
            return Ok(End::Won);
        }
        if !self.first.is_empty() {
            self.candidates[base..].sort_by_key(|four| !self.first.contains(four.attack));
        }
        let mut cut = false;
        for i in base..self.candidates.len() {
            match self.step(self.candidates[i], stones - 1)? {
                End::Won => return Ok(End::Won),
                End::Dead { cut: also } => cut |= also,
            }
        }
        if self.candidates.len() > base {
            self.table.insert(self.hash, &rows(&self.lines), if cut { stones } else { FOREVER });
        }
        Ok(End::Dead { cut })
    }

    /// Pushes the fours with their forced replies on the stack of candidates. Returns whether one of the
    /// fours decides at once.
    fn collect(&mut self, must: Option<Point>) -> Result<bool, Limit> {
        if let Some(point) = must {
            return if self.lines.makes_four(point) { self.consider(point) } else { Ok(false) };
        }
        let mut seen = PointSet::EMPTY;
        for (_, line) in self.lines.active.iter() {
            let mut fours = self.lines.fours[line as usize];
            while fours != 0 {
                let point = point_on(line, fours.trailing_zeros());
                fours &= fours - 1;
                if seen.insert(point) && self.consider(point)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Examines one four: it decides, or it becomes a candidate with its forced reply, unless it is forbidden.
    /// Returns whether it decides.
    fn consider(&mut self, attack: Point) -> Result<bool, Limit> {
        self.meter.tick()?;
        if !self.lines.may_attack::<R>(attack) {
            return Ok(false);
        }
        match self.lines.answers_to::<R>(attack) {
            Fifths::One(reply) => self.candidates.push(Step { attack, reply }),
            Fifths::Several => {
                self.last = Some(attack);
                return Ok(true);
            }
            Fifths::None => debug_assert!(false, "a four leaves a five point"),
        }
        Ok(false)
    }

    /// Plays a four and its reply, searches on with at most this many stones, and takes both stones back.
    fn step(&mut self, step: Step, stones: u16) -> Result<End, Limit> {
        let Step { attack, reply } = step;
        let key = attacker_key(attack) ^ defender_key(reply);
        // A dead end that is known need not be put on the board.
        let known = self.table.known(self.hash ^ key, || rows(&self.lines).with(attack, reply));
        if known >= stones {
            return Ok(if known == FOREVER { DEAD } else { CUT });
        }
        self.lines.toggle_attacker(attack);
        self.lines.toggle_defender(reply);
        self.hash ^= key;
        let end = self.after_step(step, stones);
        self.hash ^= key;
        self.lines.toggle_defender(reply);
        self.lines.toggle_attacker(attack);
        if end == Ok(End::Won) {
            self.run.push(step);
        }
        end
    }

    fn after_step(&mut self, step: Step, stones: u16) -> Result<End, Limit> {
        let must = match self.lines.defender_fives::<R>(step.reply) {
            Fifths::None => None,
            Fifths::One(point) => Some(point),
            Fifths::Several => return Ok(DEAD),
        };
        let before = self.lines.refresh::<R>(step.attack, step.reply);
        let end = self.attack(stones, must);
        self.lines.restore(step.attack, step.reply, &before);
        end
    }

    /// The attacker's VCF of at most this many stones in the current position, or how the search ended
    /// without one. The attacker must have no five point, and `must` is the defender's only one.
    pub fn find_here(&mut self, must: Option<Point>, stones: u16) -> Result<Result<Attack, End>, Limit> {
        let known = self.table.known(self.hash, || rows(&self.lines));
        if known >= stones {
            return Ok(Err(if known == FOREVER { DEAD } else { CUT }));
        }
        self.run.clear();
        self.candidates.clear();
        match self.attack(stones, must)? {
            End::Won => {}
            dead @ End::Dead { .. } => return Ok(Err(dead)),
        }
        let steps: Vec<Step> = self.run.iter().rev().copied().collect();
        let stones = steps.len() as u16 + 2;
        let last = self.last.expect("a won search knows its last move");
        Ok(Ok(Attack { steps, last, stones }))
    }

    /// Adds an attacker's stone on an empty point, or removes it from its point.
    pub fn toggle_attacker(&mut self, point: Point) {
        self.toggle(true, point);
        self.lines.refresh_at::<R>(point);
    }

    /// Adds a defender's stone on an empty point, or removes it from its point.
    pub fn toggle_defender(&mut self, point: Point) {
        self.toggle(false, point);
        self.lines.refresh_at::<R>(point);
    }

    /// Adds a stone of the attacker or of the defender on an empty point, or removes it, and leaves the fours of its
    /// lines as they were.
    #[inline]
    pub fn toggle(&mut self, attacker: bool, point: Point) {
        if attacker {
            self.lines.toggle_attacker(point);
            self.hash ^= attacker_key(point);
        } else {
            self.lines.toggle_defender(point);
            self.hash ^= defender_key(point);
        }
    }

    /// The moves of the win that was just found.
    pub fn won(&self) -> Attack {
        let steps: Vec<Step> = self.run.iter().rev().copied().collect();
        let last = self.last.expect("a won search knows its last move");
        let mut lines = self.lines.clone();
        for step in &steps {
            lines.toggle_attacker(step.attack);
            lines.toggle_defender(step.reply);
        }
        let five = lines.attacker_fives::<R>().contains(last);
        let stones = steps.len() as u16 + if five { 1 } else { 2 };
        Attack { steps, last, stones }
    }

    /// The shortest win from the current position: the number of stones is raised by one until a win is
    /// found.
    pub fn deepen(
        &mut self,
        root: impl Fn(&mut Self, u16) -> Result<End, Limit>,
        most: u16,
    ) -> Result<End, Limit> {
        let mut stones = 1;
        loop {
            let end = root(self, stones)?;
            if end != CUT || stones >= most {
                return Ok(end);
            }
            stones += 1;
        }
    }
}

pub(in crate::solve) fn rows(lines: &Lines) -> Rows {
    let mut rows = Rows { attacker: [0; SIZE], defender: [0; SIZE] };
    rows.attacker.copy_from_slice(&lines.attacker[..SIZE]);
    rows.defender.copy_from_slice(&lines.defender[..SIZE]);
    rows
}
