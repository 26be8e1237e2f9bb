//! The wins in a room: a board with few empty points that is otherwise full.
//!
//! The code is written from the definitions alone (fives by the rule, the classes as in CLI.md): every move
//! is tried and every reply is answered. It uses nothing of `pattern` or `solve`, so that its agreement with
//! the solver has independent reasons.
//!
//! Two optimizations keep it fast, and neither uses threats. For each position the number of stones that win
//! it is computed once. And empty points that lie in no five which either side could still make are
//! equivalent, so that one of them stands for all.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use yonsan::board::{Axis, Point, PointSet, Position, Rule};

/// Five points in a row that a side may still fill, as bits of the room's points.
struct Five {
    /// The empty points of the five; the side's own stones are on the others.
    needs: u32,
    /// The empty points directly beyond it, where an own stone would make it six (standard rule only).
    spoils: u32,
}

/// The moves that the attacker may make.
#[derive(Clone, Copy, PartialEq)]
pub enum Moves {
    /// Fours, and the five.
    Fours,
    /// Fours, the five, and moves that leave a VCF if the defender passes.
    Threats,
    /// All moves.
    Any,
}

/// The known bounds on the number of attacking stones that win a position.
#[derive(Clone, Copy)]
struct Known {
    won: u8,
    lost: u8,
}

/// The answer would take too long to compute.
#[derive(Debug)]
pub struct TooLong;

/// A position with few empty points, the attacker to move. The stones added since then are two sets of bits,
/// the attacker's and the defender's.
pub struct Room {
    points: Vec<Point>,
    all: u32,
    attacker: Vec<Five>,
    defender: Vec<Five>,
    known: [HashMap<[u32; 4], Known, BuildHasherDefault<Mix>>; 3],
    /// The number of positions that may still be examined.
    left: u32,
}

impl Room {
    /// The room of a position without a winner; the side to move is the attacker.
    ///
    /// # Panics
    /// With more than 26 empty points.
    pub fn new(position: &Position) -> Self {
        let points: Vec<Point> = position.empties().collect();
        assert!(points.len() <= 26, "too large for a room");
        let fives = |color| {
            let bit = |p: Point| points.binary_search(&p).map_or(0, |i| 1 << i);
            let own = |p: Point| position.stone(p) == Some(color);
            let mut fives = Vec::new();
            for (first, axis) in Point::all().flat_map(|p| Axis::ALL.map(|axis| (p, axis))) {
                let (dx, dy) = axis.directions()[1].step();
                let at = |i: isize| first.offset(i * dx, i * dy);
                let Some(row) = (0..5).map(at).collect::<Option<Vec<Point>>>() else { continue };
                let beyond = || [at(-1), at(5)].into_iter().flatten();
                let exactly = position.rule() == Rule::Standard;
                let void = exactly && beyond().any(own);
                if !void && row.iter().all(|&p| own(p) || position.is_empty(p)) {
                    let needs = row.iter().fold(0, |bits, &p| bits | bit(p));
                    let spoils = if exactly { beyond().fold(0, |bits, p| bits | bit(p)) } else { 0 };
                    assert!(needs != 0, "a side has won");
                    fives.push(Five { needs, spoils });
                }
            }
            fives
        };
        let (attacker, defender) = (fives(position.to_move()), fives(position.to_move().other()));
        let all = (1 << points.len()) - 1;
        Self { points, all, attacker, defender, known: Default::default(), left: 150_000 }
    }

    /// The bits of the points where a side with stones on `own` makes a five; the points `other` are occupied
    /// by the other side.
    fn fives(fives: &[Five], own: u32, other: u32) -> u32 {
        let lacking = fives.iter().filter(|five| five.spoils & own == 0).map(|five| five.needs & !own);
        lacking.filter(|bits| bits.is_power_of_two() && bits & other == 0).fold(0, |all, bit| all | bit)
    }

    fn five_at_hand(&self, own: u32, other: u32) -> bool {
        Self::fives(&self.attacker, own, other) != 0
    }

    /// The points, occupied or not, that matter to a five which one of the sides could still make.
    fn alive(&self, own: u32, other: u32) -> u32 {
        let of = |fives: &[Five], own: u32, other: u32| {
            let open = fives.iter().filter(|five| five.needs & other == 0 && five.spoils & own == 0);
            open.fold(0, |alive, five| alive | five.needs | five.spoils)
        };
        of(&self.attacker, own, other) | of(&self.defender, other, own)
    }

    /// The empty points; of those that do not matter only one.
    fn empty(&self, own: u32, other: u32) -> impl Iterator<Item = u32> + use<> {
        let alive = self.alive(own, other);
        let empty = self.all & !(own | other);
        let dead = empty & !alive;
        let tried = empty & alive | dead & dead.wrapping_neg();
        (0..32).map(|i| 1 << i).filter(move |bit| tried & bit != 0)
    }

    /// Whether at most this many attacking stones win, with the attacker to move.
    fn wins(&mut self, moves: Moves, own: u32, other: u32, stones: u8) -> bool {
        if stones == 0 {
            return false;
        }
        if self.five_at_hand(own, other) {
            return true;
        }
        let alive = self.alive(own, other);
        let empty = self.all & !(own | other);
        let key = [own & alive, other & alive, empty & alive, (empty & !alive).count_ones()];
        let known = self.known[moves as usize].get(&key).copied().unwrap_or(Known { won: u8::MAX, lost: 1 });
        if stones >= known.won || stones <= known.lost || self.left == 0 {
            return stones >= known.won;
        }
        self.left -= 1;
        let wins = self.empty(own, other).any(|attack| {
            self.belongs(moves, own | attack, other) && self.defended(moves, own | attack, other, stones - 1)
        });
        let known = if wins { Known { won: stones, ..known } } else { Known { lost: stones, ..known } };
        self.known[moves as usize].insert(key, known);
        wins
    }

    /// Whether the attacker's last stone, which has not won, is a move of the class.
    fn belongs(&mut self, moves: Moves, own: u32, other: u32) -> bool {
        match moves {
            Moves::Fours => self.five_at_hand(own, other),
            Moves::Threats => self.wins(Moves::Fours, own, other, ENOUGH),
            Moves::Any => true,
        }
    }

    /// Whether the defender has no five point, and every reply loses to this many stones.
    fn defended(&mut self, moves: Moves, own: u32, other: u32, stones: u8) -> bool {
        // On a full board there is no reply: the game is a draw.
        own | other != self.all
            && Self::fives(&self.defender, other, own) == 0
            && self.empty(own, other).all(|reply| self.wins(moves, own, other | reply, stones))
    }

    /// The plies of the shortest win with such moves, the five included; `None` where there is none.
    pub fn shortest(&mut self, moves: Moves) -> Result<Option<u16>, TooLong> {
        let won = self.wins(moves, 0, 0, ENOUGH);
        let stones = if won { (1..ENOUGH).find(|&n| self.wins(moves, 0, 0, n)) } else { None };
        if self.left == 0 { Err(TooLong) } else { Ok(stones.map(|n| 2 * u16::from(n) - 1)) }
    }

    /// Whether such moves win; `None` when that would take too long to compute.
    pub fn won(&mut self, moves: Moves) -> Option<bool> {
        let won = self.wins(moves, 0, 0, ENOUGH);
        (self.left > 0).then_some(won)
    }

    /// The number of moves that are not fours and leave a VCF if the defender passes.
    pub fn threats(&mut self) -> usize {
        let quiet: Vec<u32> = self.empty(0, 0).filter(|&attack| !self.five_at_hand(attack, 0)).collect();
        quiet.into_iter().filter(|&attack| self.belongs(Moves::Threats, attack, 0)).count()
    }

    /// The five points of the attacker and of the defender.
    pub fn five_points(&self) -> [PointSet; 2] {
        [&self.attacker, &self.defender].map(|fives| {
            let bits = Self::fives(fives, 0, 0);
            (0..self.points.len()).filter(|i| bits >> i & 1 == 1).map(|i| self.points[i]).collect()
        })
    }
}

/// A number of stones that no win in a room exceeds.
const ENOUGH: u8 = 14;

/// A hasher that only mixes the bits of a key.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for word in bytes.chunks(8) {
            let word = word.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 = mixed ^ mixed >> 29;
        }
    }
}
