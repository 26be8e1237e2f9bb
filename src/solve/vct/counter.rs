//! The defender's own VCF, a counterattack that must be answered.
//!
//! A threat that is not a four leaves the defender free to move. Where the defender then has a VCF, the threat loses,
//! whatever else it threatens: the attacker is busy until the defender's five. So a move that is not a four counts
//! only if it touches every VCF that the defender would have without it; fours always count.
//!
//! Only VCFs that are found within few nodes are taken into account. One that is missed costs time and changes no
//! verdict, because its fours are searched among the other replies.

use super::super::lines::Rules;
use super::super::vcf::attack::Attack;
use super::super::verdict::Limit;
use super::candidates::{self, First};
use super::graph::Stage;
use super::open::Look;
use super::search::Search;
use super::touch;
use crate::board::Point;
use crate::solve::table::FOREVER;

/// What is known of the defender's VCF.
enum Counter {
    /// The defender has this one.
    Vcf(Attack),
    /// The defender has none.
    None,
    /// The limit on nodes was hit.
    Unsettled,
}

impl<R: Rules> Search<R> {
    /// Whether the defender, to move, refutes the threat that was just made with a VCF.
    pub(super) fn is_refuted(&mut self) -> Result<bool, Limit> {
        Ok(matches!(self.counter_vcf(Look::Full)?, Counter::Vcf(_)))
    }

    /// The defender's VCF, if the defender is to move in the current position, in which neither side has a five
    /// point.
    fn counter_vcf(&mut self, look: Look) -> Result<Counter, Limit> {
        let search = self.counter.search();
        if search.lines.active.is_empty() {
            return Ok(Counter::None);
        }
        search.meter.allow(look.defender());
        match search.find_here(None, FOREVER) {
            Ok(Ok(attack)) => Ok(Counter::Vcf(attack)),
            Ok(Err(_)) => Ok(Counter::None),
            Err(Limit::Nodes) => Ok(Counter::Unsettled),
            Err(limit) => Err(limit),
        }
    }

    /// The first candidates of the current position, `ahead` moves from the root. A point that `must` be taken
    /// is the only one; `four` is the attacker's last move where it was a four.
    pub(super) fn first_candidates(
        &mut self,
        must: Option<Point>,
        ahead: usize,
        four: Option<Point>,
        look: Look,
    ) -> Result<First, Limit> {
        if let Some(point) = must {
            return Ok(First { candidates: candidates::only(point), stage: Stage::All, calm: false });
        }
        let mut candidates = self.likely_candidates(ahead, four);
        match self.counter_vcf(look)? {
            Counter::Vcf(counter) => {
                let zone = touch::zone::<R::Exchanged>(&mut self.counter.search().lines, &counter)
                    .expect("the VCF was found as the stones lie")
                    .intersection(&self.vcf.lines.empties());
                // Where stones are limited, a move that leads to no VCF may still leave one that was too long.
                let is_limited = self.stones != FOREVER;
                let useful = if is_limited { zone } else { zone.intersection(&self.vcf.lines.useful::<R>()) };
                candidates.extend(candidates::others(&self.vcf.lines, &self.shapes, useful));
                candidates.retain(|it| zone.contains(it.attack) || self.vcf.lines.makes_four(it.attack));
                Ok(First { candidates, stage: Stage::All, calm: false })
            }
            // A further stone of the attacker hardly ever gives the defender a VCF: only where it makes an overline of a
            // five, or changes whether a move is allowed.
            Counter::None => Ok(First { candidates, stage: Stage::Likely, calm: true }),
            Counter::Unsettled => {
                let stage = if look == Look::Glance { Stage::Unopened } else { Stage::Likely };
                Ok(First { candidates, stage, calm: false })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tables;
    use super::super::tests::{game_positions, has_five_points};
    use super::*;
    use crate::board::{Position, Rule, notation};
    use crate::solve::lines::under_rules;
    use crate::solve::{Budget, Vcf};

    /// The moves that are not fours and are left out because the defender has a VCF.
    fn left_out<R: Rules>(position: &Position) -> Vec<Point> {
        let mut search = Search::<R>::new(Tables::new(1 << 22), position, &Budget::default());
        let lines = search.vcf.lines.clone();
        let kept = search.first_candidates(None, 0, None, Look::Full).unwrap();
        if kept.stage == Stage::Likely {
            return Vec::new();
        }
        let kept: Vec<Point> = kept.candidates.iter().map(|it| it.attack).collect();
        let threatening = search.shapes.threatening;
        threatening.iter().filter(|&it| !lines.makes_four(it) && !kept.contains(&it)).collect()
    }

    #[test]
    fn moves_that_are_left_out_leave_the_defender_a_vcf() {
        let (mut vcf, mut tested) = (Vcf::default(), 0);
        for position in game_positions([14, 18, 22, 26]) {
            if has_five_points(&position) {
                continue;
            }
            for attack in under_rules!(position, R => left_out::<R>(&position)) {
                let mut board = position.clone();
                if board.make(attack).is_err() {
                    continue;
                }
                let counter = vcf.solve(&board, &Budget::default()).verdict;
                assert!(counter.proven().is_some(), "{attack} in {position:?}");
                tested += 1;
            }
        }
        assert!(tested > 100, "{tested}");
    }

    /// Whether a search in full for the defender's VCF hits its limit.
    fn hits_its_limit<R: Rules>(position: &Position) -> bool {
        let mut search = Search::<R>::new(Tables::new(1 << 22), position, &Budget::default());
        let is_unsettled = matches!(search.counter_vcf(Look::Full), Ok(Counter::Unsettled));
        if is_unsettled {
            let [glance, full] =
                [Look::Glance, Look::Full].map(|look| search.first_candidates(None, 0, None, look).unwrap());
            assert_eq!([glance.stage, full.stage], [Stage::Unopened, Stage::Likely], "{position:?}");
            assert!(!glance.calm && !full.calm);
        }
        is_unsettled
    }

    #[test]
    fn no_move_is_left_out_for_good_where_the_defender_might_have_a_vcf() {
        let mut unsettled = 0;
        for position in game_positions([26, 28, 30, 32, 34, 36, 38]) {
            if !has_five_points(&position) {
                unsettled += usize::from(under_rules!(position, R => hits_its_limit::<R>(&position)));
            }
        }
        assert!(unsettled > 5, "{unsettled}");
    }

    #[test]
    fn a_threat_does_not_win_while_the_defender_has_a_vcf() {
        // Black's two twos make a double threat at h8; White's three wins at once.
        let position = |white| notation::parse(&format!("B:f8g8h6h7,W:{white},b"), Rule::Freestyle).unwrap();
        let solve = |white| super::super::solve(&position(white), &Budget::default()).verdict;
        assert!(solve("a1c1e15g15").proven().is_some());
        assert!(matches!(solve("l3l4l5a1"), crate::solve::Verdict::Disproven(_)));
    }
}
