//! Black's strategy: his move in every position where he has no VCT that is quickly found.

use rustc_hash::{FxHashMap, FxHashSet};

use super::canonical::Canonical;
use super::openings;
use crate::board::{Color, Point, PointSet, Position, Rule};

/// Black's moves by position, one for all eight pictures of it.
///
/// What is not in the tree is left to a VCT search: a tree holds only *decisions*. The tree is complete when
/// from `h8` on, after each of Black's moves in it, every reply leads to another of its positions or to a VCT.
#[derive(Clone, Debug)]
pub struct Tree {
    rule: Rule,
    /// Black's move in the canonical picture.
    moves: FxHashMap<Canonical, Point>,
    /// The hashes of all positions that were ever decided: they tell most others without eight pictures of each.
    hashes: FxHashSet<u64>,
    /// The second moves of White's after which everything is decided.
    pub finished: PointSet,
    /// Plies of the longest line from the empty board, where that was verified.
    pub longest: Option<u16>,
    /// Plies of the longest line through each decision, where the whole tree was verified as it stands.
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
            moves: FxHashMap::default(),
            hashes: FxHashSet::default(),
            finished: PointSet::EMPTY,
            longest: None,
            lasting: FxHashMap::default(),
            numbers: FxHashMap::default(),
        }
    }

    /// The rule under which it wins.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The position after `h8` alone, from which it wins.
    pub fn start(&self) -> Position {
        openings::start(self.rule)
    }

    /// Positions in which it knows Black's move.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it knows none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Black's move in a position, `None` where the tree has none.
    ///
    /// Where a position is a picture of itself, moves that are pictures of each other are the same.
    pub fn get(&self, position: &Position) -> Option<Point> {
        if !self.may_contain(position.symmetric_hash()) {
            return None;
        }
        let (canonical, symmetry) = Canonical::of(position);
        self.moves.get(&canonical).map(|&point| symmetry.inverse().apply(point))
    }

    /// Black's move in a position behind a second move that is finished, so that it is known to win.
    pub fn answer(&self, position: &Position) -> Option<Point> {
        self.get(position).filter(|_| self.finished_behind(position))
    }

    /// Whether everything behind every second move is decided.
    pub fn is_complete(&self) -> bool {
        self.finished.len() == openings::second_moves().len()
    }

    /// Whether everything behind the second move that was played is decided, in any of its pictures.
    pub fn finished_behind(&self, position: &Position) -> bool {
        let seconds: Vec<Point> = match position.moves() {
            [first, second, ..] if *first == Point::CENTRE => vec![*second],
            // Of a set-up it is not known which stone came second: all of them must be finished.
            _ => position.stones(Color::White).iter().collect(),
        };
        !seconds.is_empty()
            && seconds.iter().all(|&second| self.finished.contains(openings::second_move(second)))
    }

    /// Plies from the empty board within which Black has won a position, however White plays, as the tree promises:
    /// it is a decision, or White's reply to one, or Black has just made the move of one. Nothing where Black played
    /// otherwise, or the moves are not known.
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

    /// Whether a position with this symmetric hash may be one that the tree knows Black's move in.
    pub(super) fn may_contain(&self, hash: u64) -> bool {
        self.hashes.contains(&hash)
    }

    /// Whether the tree knows Black's move in a position.
    pub fn contains(&self, position: &Position) -> bool {
        self.get(position).is_some()
    }

    /// Decides a position; what was decided before is replaced. The canonical picture, where nothing was.
    pub fn insert(&mut self, position: &Position, attack: Point) -> Option<Canonical> {
        let (canonical, symmetry) = Canonical::of(position);
        let attack = symmetry.apply(attack);
        self.hashes.insert(position.symmetric_hash());
        let before = self.moves.insert(canonical, attack);
        if before != Some(attack) {
            self.lasting.clear();
        }
        before.is_none().then_some(canonical)
    }

    /// Notes that everything behind a second move is decided, and the plies of its longest line.
    pub fn finish(&mut self, second: Point, plies: u16) {
        self.finished.insert(second);
        self.longest = self.longest.max(Some(plies));
    }

    /// Takes a decision back.
    pub fn remove(&mut self, position: &Position) {
        if self.moves.remove(&Canonical::of(position).0).is_some() {
            self.lasting.clear();
        }
    }

    /// What is known to hold without any line of more plies, where it was measured how long lines last.
    #[must_use]
    pub fn within(&self, longest: u16) -> Self {
        let mut within = self.clone();
        if self.is_measured() && self.longest.is_some_and(|most| most > longest) {
            let lasts =
                |canonical: &Canonical| self.lasting.get(canonical).copied().map_or(u16::MAX, u16::from);
            within.moves.retain(|canonical, _| lasts(canonical) <= longest);
            within.lasting.retain(|_, plies| u16::from(*plies) <= longest);
            within.longest = Some(longest);
            let short = |&second: &Point| self.longest_behind(second) <= Some(longest);
            within.finished = self.finished.iter().filter(short).collect();
        }
        within
    }

    /// Plies from the empty board that no line through a decision exceeds; `None` where the position is no decision,
    /// or the tree was changed since it was verified as a whole.
    pub fn lasting(&self, position: &Position) -> Option<u16> {
        self.lasting.get(&Canonical::of(position).0).copied().map(u16::from)
    }

    /// Plies from the empty board that no line behind a second move exceeds, where that was verified.
    pub fn longest_behind(&self, second: Point) -> Option<u16> {
        let after = openings::start(self.rule).after(&[second]).ok();
        after.and_then(|after| self.lasting(&after)).or(self.longest)
    }

    /// Whether it is known how long lines through its decisions last.
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

    /// The decisions that were verified, each in its canonical picture.
    pub(super) fn verified(&self) -> impl Iterator<Item = (Canonical, Point)> {
        self.lasting.keys().filter_map(|canonical| Some((*canonical, *self.moves.get(canonical)?)))
    }

    /// Notes how long lines through a decision last, in plies from the empty board.
    pub(super) fn note(&mut self, canonical: Canonical, plies: u16) {
        self.lasting.insert(canonical, plies as u8);
    }
}
