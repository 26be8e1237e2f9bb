//! The moves that may be threats, and an estimate of the cost of a proof by each.
//!
//! The estimate needs no search: it comes from the shapes that the move makes. Its unit is positions to be
//! searched; a move that makes stronger shapes is more likely to win, so its number is smaller.

use super::super::lines::Lines;
use super::super::lines::shapes::{Made, Shapes};
use super::graph::{Candidate, UNSEEN};
use super::order::{DEAREST, Order};
use crate::board::{Point, PointSet};

/// The attacker's fours, and the attacker's moves that make three stones in a window of five.
///
/// Each stone that was added `ahead` of the position raises the cost of a proof by an eighth of a doubling,
/// so that the search does not follow long lines while a shorter one is open: of 258 wins of engine games it
/// finds 253 within 40,000 nodes, and 246 without this.
///
/// After a `four` that was just played, the order decides what a move costs that does not need its stone.
pub(super) fn likely(shapes: &Shapes, ahead: usize, four: Option<Point>, order: Order) -> Vec<Candidate> {
    let answers = shapes.answers;
    let many = answers.len().min(8) as i32;
    let rich = 3 * shapes.open_threes.min(24) as i32 / 4;
    let guess = |attack| {
        let blocks = if answers.contains(attack) { 8 } else { 0 };
        let made = shapes.at(attack);
        // Of two fours that do not need each other the one with the smaller index comes first, of any other move
        // and a four the move.
        let waits = four.is_some_and(|four| (made.fours() == 0 || attack < four) && !is_near(four, attack));
        let waits = if waits { order.postponed() } else { 0 };
        power(eighths(made, many) - blocks - rich + ahead as i32 + waits)
    };
    let points = shapes.threatening.iter();
    points.map(|attack| Candidate { attack, proof: guess(attack), tries: 0 }).collect()
}

/// Whether two points can lie in one window of five.
const fn is_near(one: Point, other: Point) -> bool {
    let (dx, dy) = (one.x().abs_diff(other.x()), one.y().abs_diff(other.y()));
    (dx == 0 || dy == 0 || dx == dy) && dx < 5 && dy < 5
}

/// All other moves. Without a four on the board none of them can threaten a VCF, because no window would hold
/// three stones.
pub(super) fn others(lines: &Lines, shapes: &Shapes, empties: PointSet) -> Vec<Candidate> {
    if lines.active.is_empty() {
        return Vec::new();
    }
    let points = empties.minus(&shapes.threatening);
    points.iter().map(|attack| Candidate { attack, proof: UNSEEN.proof, tries: 0 }).collect()
}

/// The only candidate, a move on the defender's five point. Its cost is the lowest, so that it is searched at
/// once: most fours of the defender are harmless, and one that is not refutes the threat.
pub(super) fn only(attack: Point) -> Vec<Candidate> {
    vec![Candidate { attack, proof: 1, tries: 0 }]
}

/// The amount, in eighths of a doubling, by which the shapes of a move raise or lower its cost. A move that
/// stops a four of the defender has a lower cost, and so has every move where the attacker could make many
/// open threes.
///
/// The numbers were tuned by an evolution strategy (Hansen and Ostermeier 2001) on 240 positions of engine
/// games and of the whole-board trees. The measure was the number of nodes plus four tenths of the nodes of
/// the VCF searches inside: without the latter it prefers moves whose VCF searches are large. The order of
/// magnitude matters, the last digit does not.
///
/// Fours cost the attacker nothing and can be played later: a four that makes no other shape comes after the
/// open threes. Any other move gives the defender time for the `answers`, the points where the defender makes
/// a four.
fn eighths(made: Made, answers: i32) -> i32 {
    let [opens, closed, twos] =
        [made.open_threes(), made.closed_threes(), made.open_twos()].map(|count| count as i32);
    match (made.fours(), made.open_threes()) {
        (0, 0) => 40 - 4 * closed - 3 * twos + 3 * answers,
        (0, _) => 41 - 12 * opens - 4 * closed - 3 * twos + 3 * answers,
        _ => 47 - 14 * opens - 6 * closed - 21 * twos,
    }
}

/// Two to the power of `eighths / 8`, rounded down, at least one and at most [`DEAREST`].
fn power(eighths: i32) -> u32 {
    // 256 times 2^(i/8).
    const FRACTION: [u32; 8] = [256, 279, 304, 332, 362, 395, 430, 469];
    let eighths = eighths.max(0) as u32;
    let power = u64::from(FRACTION[(eighths % 8) as usize]) << (eighths / 8).min(32) >> 8;
    power.min(u64::from(DEAREST)) as u32
}

#[cfg(test)]
mod tests {
    use super::{DEAREST, is_near, power};
    use crate::board::Point;

    #[test]
    fn points_in_one_window_are_near() {
        let near = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|name| name.parse::<Point>().unwrap());
            is_near(one, other)
        };
        assert!(["h12", "d8", "l12", "d12", "i7"].iter().all(|other| near("h8", other) && near(other, "h8")));
        assert!(["h13", "c8", "m13", "i10", "c13"].iter().all(|other| !near("h8", other)));
    }

    #[test]
    fn powers_grow_by_eighths() {
        assert_eq!([0, 8, 16, 29, 37, 45].map(power), [1, 2, 4, 12, 24, 49]);
        assert_eq!(power(-5), 1);
        assert_eq!([191, 192, 300, 10_000].map(power), [469 << 15, DEAREST, DEAREST, DEAREST]);
        assert!((0..60).all(|eighths| power(eighths) <= power(eighths + 1)));
    }
}
