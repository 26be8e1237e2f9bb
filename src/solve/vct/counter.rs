//! The defender's own VCF, a counterattack that must be answered.
//!
//! A threat that is not a four leaves the defender free to move. Where the defender then has a VCF, the threat loses,
//! whatever else it threatens: the attacker is busy until the defender's five. So a move that is not a four counts
//! only if it touches every VCF that the defender would have without it; fours always count.
//!
//! Only VCFs that are found within few nodes are taken into account. One that is missed costs time and changes no
//! verdict, because its fours are searched among the other replies.

use std::mem;

use super::super::lines::Rules;
use super::super::vcf::attack::Attack;
use super::super::verdict::Limit;
use super::candidates;
use super::graph::{Candidate, Stage};
use super::search::Search;
use super::touch;
use crate::board::Point;
use crate::solve::table::FOREVER;

/// The limit on nodes of a search for the defender's VCF.
const COUNTER: u64 = 300;

impl<R: Rules> Search<R> {
    /// The defender's VCF, if the defender is to move in the current position, in which neither side has a five
    /// point.
    pub(super) fn counter(&mut self) -> Result<Option<Attack>, Limit> {
        self.counter.lines.refresh_all::<R::Exchanged>(mem::take(&mut self.stale));
        if self.counter.lines.active == 0 {
            return Ok(None);
        }
        self.counter.meter.allow(COUNTER);
        match self.counter.find_here(None, FOREVER) {
            Ok(found) => Ok(found.ok()),
            Err(Limit::Nodes) => Ok(None),
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
    ) -> Result<(Vec<Candidate>, Stage), Limit> {
        if let Some(point) = must {
            return Ok((candidates::only(point), Stage::All));
        }
        self.shapes.follow::<R>(&self.vcf.lines);
        let mut likely = candidates::likely(&self.shapes, ahead, four, self.graph.order);
        let Some(counter) = self.counter()? else { return Ok((likely, Stage::Likely)) };
        let zone = touch::zone::<R::Exchanged>(&mut self.counter.lines, &counter)
            .expect("the VCF was found as the stones lie")
            .intersection(&self.vcf.lines.empties());
        likely.extend(candidates::others(&self.vcf.lines, &self.shapes, zone));
        likely.retain(|it| zone.contains(it.attack) || self.vcf.lines.makes_four(it.attack));
        Ok((likely, Stage::All))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tables;
    use super::*;
    use crate::board::{Position, Rule, notation};
    use crate::solve::lines::under_rules;
    use crate::solve::{Budget, Vcf};

    /// The moves that are not fours and are left out because the defender has a VCF.
    fn left_out<R: Rules>(position: &Position) -> Vec<Point> {
        let mut search = Search::<R>::new(Tables::new(1 << 22), position, &Budget::default());
        let lines = search.vcf.lines.clone();
        let (kept, stage) = search.first_candidates(None, 0, None).unwrap();
        if stage == Stage::Likely {
            return Vec::new();
        }
        let kept: Vec<Point> = kept.iter().map(|it| it.attack).collect();
        let threatening = search.shapes.threatening;
        threatening.iter().filter(|&it| !lines.makes_four(it) && !kept.contains(&it)).collect()
    }

    #[test]
    fn moves_that_are_left_out_leave_the_defender_a_vcf() {
        let (mut vcf, mut tested) = (Vcf::default(), 0);
        for game in include_str!("../../../tests/data/engine-games.tsv").lines().skip(1).step_by(3) {
            let row: Vec<&str> = game.split('\t').collect();
            let moves = notation::parse(row[2], Rule::Freestyle).unwrap().moves().to_vec();
            for (rule, ply) in Rule::ALL.into_iter().flat_map(|rule| [14, 18, 22, 26].map(|ply| (rule, ply)))
            {
                let stones = &moves[..ply.min(moves.len() - 1)];
                let Ok(position) = Position::from_moves(rule, stones) else { continue };
                let fives = |color| !position.five_points(color).is_empty();
                if fives(position.to_move()) || fives(position.to_move().other()) {
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
        }
        assert!(tested > 100, "{tested}");
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
