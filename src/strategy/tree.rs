//! Black's strategy: a move in every position in which Black has no VCT that is quickly found.

use rustc_hash::FxHashMap;

use super::openings;
use crate::board::{Canonical, Color, Point, PointSet, Position, Rule};
use crate::solve::win::Decisions;

/// Black's moves by position; the eight images of a position are one entry.
///
/// Positions that are not in the tree are left to a VCT search: a tree holds only *decisions*. The tree is
/// complete when from `h8` on, after each of Black's moves in it, every reply leads to another of its
/// positions or to a VCT.
#[derive(Clone, Debug)]
pub struct Tree {
    rule: Rule,
    decisions: Decisions,
    /// White's second moves behind which every position is decided.
    pub finished: PointSet,
    /// The plies of the longest line from the empty board, where that was verified.
    pub longest: Option<u16>,
    /// The plies of the longest line through each decision, where the whole tree was verified in its present
    /// state.
    lasting: FxHashMap<Canonical, u8>,
    /// Plies from the empty board within which, as a file says, Black has won a position, whoever is to move in it. They
    /// are kept until they are compared with what is found.
    numbers: FxHashMap<Canonical, u8>,
}

impl Tree {
    /// A tree without a move.
    pub fn new(rule: Rule) -> Self {
        Self {
            rule,
            decisions: Decisions::default(),
            finished: PointSet::EMPTY,
            longest: None,
            lasting: FxHashMap::default(),
            numbers: FxHashMap::default(),
        }
    }

    /// The rule under which the strategy wins.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The position with Black's stone on `h8`, from which the strategy wins.
    pub fn start(&self) -> Position {
        openings::start(self.rule)
    }

    /// The number of positions for which the tree has a move of Black.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether the tree has no move.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// Black's move in a position, `None` where the tree has none.
    ///
    /// Where a position has symmetries of its own, moves that are images of each other count as the same
    /// move.
    pub fn get(&self, position: &Position) -> Option<Point> {
        self.decisions.get(position)
    }

    /// Black's move in a position behind a finished second move, so that it is known to win; `None`
    /// otherwise.
    pub fn answer(&self, position: &Position) -> Option<Point> {
        self.get(position).filter(|_| self.finished_behind(position))
    }

    /// Whether every second move is finished.
    pub fn is_complete(&self) -> bool {
        self.finished.len() == openings::second_moves().len()
    }

    /// Whether the second move of the position is finished, in any of its images.
    pub fn finished_behind(&self, position: &Position) -> bool {
        let seconds: Vec<Point> = match position.moves() {
            [first, second, ..] if *first == Point::CENTRE => vec![*second],
            // In a set-up the second stone is not known: the second moves for all white stones must be
            // finished.
            _ => position.stones(Color::White).iter().collect(),
        };
        !seconds.is_empty()
            && seconds.iter().all(|&second| self.finished.contains(openings::second_move(second)))
    }

    /// The number of plies from the empty board within which Black wins a position against every reply,
    /// according to the tree. The position must be a decision, White's reply to one, or the position after
    /// Black's move of one; `None` where Black played another move, or the moves are not known.
    pub fn promised(&self, position: &Position) -> Option<u16> {
        if self.answer(position).is_some() {
            return self.lasting(position).or(self.longest);
        }
        let mut before = position.clone();
        if before.to_move() == Color::Black {
            before.undo()?;
        }
        let played = before.clone();
        before.undo()?;
        let decided = before.clone().after(&[self.answer(&before)?]).ok()?;
        let same = Canonical::of(&decided).0 == Canonical::of(&played).0;
        same.then(|| self.lasting(&before).or(self.longest)).flatten()
    }

    /// The decisions, which a build changes; how long lines last is forgotten.
    pub(super) fn changing(&mut self) -> &mut Decisions {
        self.lasting.clear();
        &mut self.decisions
    }

    /// Whether the tree may have a move in a position with this symmetric hash.
    pub(super) fn may_contain(&self, hash: u64) -> bool {
        self.decisions.may_contain(hash)
    }

    /// Whether the tree has a move of Black in a position.
    pub fn contains(&self, position: &Position) -> bool {
        self.get(position).is_some()
    }

    /// Sets Black's move in a position; an earlier move is replaced. Returns the canonical image of the
    /// position where it had no move before, otherwise `None`.
    pub fn insert(&mut self, position: &Position, attack: Point) -> Option<Canonical> {
        let (canonical, attack, before) = self.decisions.insert(position, attack);
        if before != Some(attack) {
            self.lasting.clear();
        }
        before.is_none().then_some(canonical)
    }

    /// Marks a second move as finished, with the plies of its longest line.
    pub fn finish(&mut self, second: Point, plies: u16) {
        self.finished.insert(second);
        self.longest = self.longest.max(Some(plies));
    }

    /// Removes the decision of a position.
    pub fn remove(&mut self, position: &Position) {
        if self.decisions.remove(position) {
            self.lasting.clear();
        }
    }

    /// The tree without all decisions through which a line of more plies leads, where the lengths are known.
    #[must_use]
    pub fn within(&self, longest: u16) -> Self {
        let mut within = self.clone();
        if self.is_measured() && self.longest.is_some_and(|most| most > longest) {
            let lasts =
                |canonical: &Canonical| self.lasting.get(canonical).copied().map_or(u16::MAX, u16::from);
            within.decisions.retain(|canonical| lasts(canonical) <= longest);
            within.lasting.retain(|_, plies| u16::from(*plies) <= longest);
            within.longest = Some(longest);
            let short = |&second: &Point| self.longest_behind(second) <= Some(longest);
            within.finished = self.finished.iter().filter(short).collect();
        }
        within
    }

    /// The plies from the empty board of the longest line through a decision; `None` where the position has
    /// no decision, or the tree was changed since it was verified as a whole.
    pub fn lasting(&self, position: &Position) -> Option<u16> {
        self.lasting.get(&Canonical::of(position).0).copied().map(u16::from)
    }

    /// The plies from the empty board of the longest line behind a second move; `None` where that was not
    /// verified.
    pub fn longest_behind(&self, second: Point) -> Option<u16> {
        let after = openings::start(self.rule).after(&[second]).ok();
        after.and_then(|after| self.lasting(&after)).or(self.longest)
    }

    /// Whether the lengths of the lines through the decisions are known.
    pub fn is_measured(&self) -> bool {
        !self.lasting.is_empty()
    }

    /// Plies from the empty board within which a file says that Black has won a position. That is no proof of it.
    pub fn number(&self, position: &Position) -> Option<u16> {
        if self.numbers.is_empty() {
            return None;
        }
        self.numbers.get(&Canonical::of(position).0).copied().map(u16::from)
    }

    /// How many numbers of a file are kept.
    pub fn numbers_kept(&self) -> usize {
        self.numbers.len()
    }

    /// Keeps what a file says of a position; of two numbers for one position the smaller one, which says more.
    pub(crate) fn keep_number(&mut self, position: &Position, plies: u8) {
        self.keep(Canonical::of(position).0, plies);
    }

    /// Keeps a number by its position.
    pub(super) fn keep(&mut self, canonical: Canonical, plies: u8) {
        let kept = self.numbers.entry(canonical).or_insert(plies);
        *kept = plies.min(*kept);
    }

    /// The numbers of a file that are kept, each with its position, in an order that is always the same.
    pub(super) fn numbers(&self) -> Vec<(Canonical, u8)> {
        let mut all: Vec<_> = self.numbers.iter().map(|(position, plies)| (*position, *plies)).collect();
        all.sort_unstable();
        all
    }

    /// Decides a position in which threats win within a number of plies from the empty board; what is known of how long
    /// other lines last stays.
    pub(super) fn insert_lasting(&mut self, position: &Position, attack: Point, plies: u16) {
        let mut lasting = std::mem::take(&mut self.lasting);
        self.insert(position, attack);
        if !lasting.is_empty() {
            lasting.insert(Canonical::of(position).0, plies as u8);
        }
        self.lasting = lasting;
    }

    /// All decisions, also those to which none leads, each in its canonical picture, in an order that is always the same.
    pub(super) fn all(&self) -> Vec<(Canonical, Point)> {
        let mut all: Vec<_> = self.decisions.iter().collect();
        all.sort_unstable();
        all
    }

    /// The decisions that were verified, each in its canonical picture.
    pub(super) fn verified(&self) -> impl Iterator<Item = (Canonical, Point)> {
        self.lasting.keys().filter_map(|canonical| Some((*canonical, self.decisions.at(canonical)?)))
    }

    /// Records the plies from the empty board of the longest line through a decision.
    pub(super) fn note(&mut self, canonical: Canonical, plies: u16) {
        self.lasting.insert(canonical, plies as u8);
    }
}
