//! The moves that may be threats, and an estimate of the cost of a proof by each.
//!
//! The estimate needs no search: it comes from the shapes that the move makes. Its unit is positions to be
//! searched; a move that makes stronger shapes is more likely to win, so its number is smaller.

use super::super::lines::shapes::{Made, Shapes};
use super::super::lines::{Barred, Lines, Rules};
use super::super::table::FOREVER;
use super::graph::{Candidate, Stage, UNSEEN};
use super::order::{DEAREST, Order};
use super::search::{Scope, Search, less};
use crate::board::{Point, PointSet};

/// The candidates with which the search of a position begins.
pub(super) struct First {
    pub candidates: Vec<Candidate>,
    pub stage: Stage,
    /// Whether no move is expected to leave the defender a VCF.
    pub calm: bool,
}

/// The attacker's fours, and the attacker's moves that make three stones in a window of five.
///
/// Each stone that was added `ahead` of the position raises the cost of a proof by an eighth of a doubling,
/// so that the search does not follow long lines while a shorter one is open: of 258 wins of engine games it
/// finds 253 within 40,000 nodes, and 246 without this.
///
/// After a `four` that was just played, the order decides what a move costs that does not need its stone.
fn likely(shapes: &Shapes, ahead: usize, four: Option<Point>, order: Order) -> Vec<Candidate> {
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

/// All other moves on these empty points. Without a four on the board none of them can threaten a VCF, because no
/// window would hold three stones.
pub(super) fn others(lines: &Lines, shapes: &Shapes, points: PointSet) -> Vec<Candidate> {
    if lines.active.is_empty() {
        return Vec::new();
    }
    let points = points.minus(&shapes.threatening);
    points.iter().map(|attack| Candidate { attack, proof: UNSEEN.proof, tries: 0 }).collect()
}

impl<R: Rules> Search<R> {
    /// The likely candidates of the current position, `ahead` moves from the root; `four` is the attacker's last move
    /// where it was a four.
    pub(super) fn likely_candidates(&mut self, ahead: usize, four: Option<Point>) -> Vec<Candidate> {
        self.shapes.follow::<R>(&self.vcf.lines);
        likely(&self.shapes, ahead, four, self.graph.order)
    }

    /// All other moves of the current position, in which the attacker has this many stones left, except those that cannot
    /// lead to a VCF.
    ///
    /// A move that neither makes a four nor three stones in a window gives no four, so a VCF of two stones after it (a four
    /// with two five points, and a five) was there before it. A VCF of three stones, two of which are fours, can need it
    /// in two ways: as a stone in a window with one other, or to keep the defender from making a four by a reply. Which
    /// moves can lead to a longer VCF is told in `lines/reach.rs`. Under renju a move might also change whether another is
    /// allowed, so there all moves remain.
    pub(super) fn other_candidates(&mut self, stones: u16) -> Vec<Candidate> {
        self.shapes.follow::<R>(&self.vcf.lines);
        let (lines, shapes) = (&self.vcf.lines, &self.shapes);
        let vcf = less(stones).min(self.longest_threat);
        let useful = match (self.scope, vcf) {
            // There are none without a four on the board.
            _ if R::BARRED != Barred::Nobody || lines.active.is_empty() => lines.empties(),
            (_, 0..=2) => PointSet::EMPTY,
            (Scope::Fitting, 3) => lines.attacker_windows(1).union(&shapes.answers),
            (Scope::Fitting, _) => lines.useful::<R>(),
            (Scope::Whole, _) => lines.empties(),
        };
        let kept = others(lines, shapes, useful);
        // With more stones a move that was left out might count.
        if vcf <= 3 || stones != FOREVER {
            self.cut |= kept.len() < others(lines, shapes, lines.empties()).len();
        }
        kept
    }
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
    use super::super::Tables;
    use super::super::tests::{game_positions, has_five_points};
    use super::*;
    use crate::board::Position;
    use crate::solve::Budget;
    use crate::solve::lines::under_rules;

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

    /// The numbers of moves that are left out where the attacker has this many stones left, and of moves that remain.
    fn left_out<R: Rules>(position: &Position, stones: u16) -> (usize, usize) {
        let mut search = Search::<R>::new(Tables::new(1 << 22), position, &Budget::default());
        let kept: Vec<Point> = search.other_candidates(stones).iter().map(|it| it.attack).collect();
        let all = others(&search.vcf.lines, &search.shapes, search.vcf.lines.empties());
        assert_eq!(search.cut, kept.len() < all.len() && stones != FOREVER);
        let vcf = |search: &mut Search<R>| search.vcf.find_here(None, less(stones)).unwrap().is_ok();
        if !vcf(&mut search) {
            for Candidate { attack, .. } in all.iter().filter(|it| !kept.contains(&it.attack)) {
                search.toggle_attacker(*attack);
                assert!(!vcf(&mut search), "{attack} with {stones} stones in {position:?}");
                search.toggle_attacker(*attack);
            }
        }
        (all.len() - kept.len(), kept.len())
    }

    #[test]
    fn moves_that_are_left_out_lead_to_no_vcf_that_was_not_there() {
        let (mut out, mut kept) = (0, 0);
        for position in game_positions([12, 16, 20, 24]) {
            if has_five_points(&position) {
                continue;
            }
            for stones in [3, 4, 5, FOREVER] {
                let (left, remain) = under_rules!(position, R => left_out::<R>(&position, stones));
                (out, kept) = (out + left, kept + remain);
            }
        }
        assert!(out > 10_000 && kept > 10_000, "{out} {kept}");
    }
}
