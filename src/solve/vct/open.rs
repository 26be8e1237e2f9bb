//! Opens positions: after a reply at a glance, and in full when their turn comes.
//!
//! Most positions never have their turn, because another reply refutes the threat, or another threat wins. So short
//! searches for the VCFs of both sides are enough at first. Where one of them does not come to an end, the position
//! has only the numbers that its likely candidates would give it, and longer searches follow at its turn.

use super::super::lines::{Fifths, Rules};
use super::super::vcf::search::rows;
use super::super::verdict::Limit;
use super::candidates::First;
use super::graph::Stage;
use super::numbers::NodeId;
use super::search::{Inner, Search, Status};
use crate::board::{Point, PointSet};

/// How closely a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// After a reply.
    Glance,
    /// When the turn of the position comes.
    Full,
}

impl Look {
    /// The limit on nodes of a search for the attacker's VCF. This search need not be complete: what it misses is found
    /// later among the threats.
    const fn attacker(self) -> u64 {
        match self {
            Self::Glance => 60,
            Self::Full => 200,
        }
    }

    /// The limit on nodes of a search for the defender's VCF.
    pub const fn defender(self) -> u64 {
        match self {
            Self::Glance => 6,
            Self::Full => 300,
        }
    }
}

impl<R: Rules> Search<R> {
    /// What the attacker has after the defender's stone on a point, at a glance. The fours on the points of `threatened`,
    /// the VCF that there was before that stone, are tried first, because what is left of it often still wins.
    pub(super) fn status(
        &mut self,
        reply: Point,
        stones: u16,
        threatened: PointSet,
    ) -> Result<Status, Limit> {
        let fives = self.vcf.lines.defender_fives::<R>(reply);
        self.vcf.first = threatened;
        let status = self.status_against(fives, stones, Look::Glance);
        self.vcf.first = PointSet::EMPTY;
        status
    }

    /// What the attacker has in the current position, where the attacker has no five point.
    pub(super) fn status_here(&mut self, stones: u16, look: Look) -> Result<Status, Limit> {
        let fives = Fifths::from(self.vcf.lines.all_defender_fives::<R>());
        self.status_against(fives, stones, look)
    }

    /// What the attacker has where the defender has these five points.
    fn status_against(&mut self, fives: Fifths, stones: u16, look: Look) -> Result<Status, Limit> {
        let must = match fives {
            Fifths::None => None,
            Fifths::One(point) => Some(point),
            Fifths::Several => return Ok(Status::Dead),
        };
        Ok(match self.vcf_within(must, stones, look.attacker())? {
            Inner::Run(attack) => Status::Vcf(attack),
            // A win that is not a VCF takes at least three stones: the threat, a four and the five.
            Inner::Nothing if stones < 3 => {
                self.cut = true;
                Status::Dead
            }
            Inner::Unsettled if must.is_none() => Status::Unsettled,
            Inner::Nothing | Inner::Unsettled => Status::Open(must),
        })
    }

    /// The node of the current position, with its likely candidates; `four` is the attacker's last move where it
    /// was a four.
    pub(super) fn open(&mut self, must: Option<Point>, four: Option<Point>) -> Result<NodeId, Limit> {
        self.node(|search| search.first_candidates(must, search.way.len(), four, Look::Glance))
    }

    /// The node of the current position, in which the attacker may have a VCF that was not found at a glance.
    pub(super) fn unopened(&mut self, four: Option<Point>) -> Result<NodeId, Limit> {
        self.node(|search| {
            let candidates = search.likely_candidates(search.way.len(), four);
            Ok(First { candidates, stage: Stage::Unopened, calm: false })
        })
    }

    /// The node of the current position; where there is none yet, a new one that begins with these candidates.
    fn node(&mut self, first: impl FnOnce(&mut Self) -> Result<First, Limit>) -> Result<NodeId, Limit> {
        let rows = rows(&self.vcf.lines);
        if let Some(id) = self.graph.known(&rows) {
            return Ok(id);
        }
        let First { candidates, stage, calm } = first(self)?;
        let id = self.graph.node(rows, candidates, stage);
        self.graph.nodes[id as usize].calm = calm;
        Ok(id)
    }

    /// Opens the node of the current position, `ahead` moves from the root, in which the attacker has this many stones
    /// left; `four` is the attacker's last move where it was a four.
    pub(super) fn open_in_full(
        &mut self,
        id: NodeId,
        stones: u16,
        ahead: usize,
        four: Option<Point>,
    ) -> Result<(), Limit> {
        let must = match self.status_here(stones, Look::Full)? {
            Status::Vcf(_) => {
                self.graph.nodes[id as usize].stage = Stage::Vcf;
                return Ok(());
            }
            Status::Dead => {
                self.graph.nodes[id as usize].stage = Stage::All;
                return Ok(());
            }
            Status::Open(must) => must,
            Status::Unsettled => None,
        };
        let first = self.first_candidates(must, ahead, four, Look::Full)?;
        self.graph.add_candidates(id, first.candidates, first.stage);
        self.graph.nodes[id as usize].calm = first.calm;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tables;
    use super::super::tests::{game_positions, has_five_points};
    use super::*;
    use crate::board::Position;
    use crate::solve::Budget;
    use crate::solve::lines::under_rules;
    use crate::solve::table::FOREVER;

    /// Searches a position with this many stones and a graph of at most `memory` bytes, and writes the certificate if the
    /// attacker wins. Returns whether the attacker wins, how many positions of the graph were never opened, and how many
    /// were won by a VCF that was found at their turn.
    fn searched<R: Rules>(position: &Position, stones: u16, memory: usize) -> (bool, usize, usize) {
        let budget = Budget { nodes: Some(3_000), ..Budget::default() };
        let mut search = Search::<R>::new(Tables::new(1 << 22), position, &budget);
        search.memory = memory;
        let found = search.run(stones);
        let of = |stage| search.graph.nodes.iter().filter(|node| node.stage == stage).count();
        let (unopened, late) = (of(Stage::Unopened), of(Stage::Vcf));
        let verdict = search.verdict(found, |search| search.certificate(position));
        let plies = verdict.proven().map(|certificate| certificate.longest_line().len());
        assert!(plies.is_none_or(|plies| plies < 2 * usize::from(stones)), "{plies:?} {stones} {position:?}");
        (plies.is_some(), unopened, late)
    }

    #[test]
    fn wins_are_written_down_where_some_positions_were_opened_late() {
        for (stones, memory) in [(FOREVER, 1 << 30), (FOREVER, 1 << 18), (8, 1 << 30)] {
            let (mut wins, mut unopened, mut late) = (0, 0, 0);
            for position in game_positions([12, 14, 16, 18, 20, 22, 24, 26, 28, 30]) {
                let (wins_here, unopened_here, late_here) =
                    under_rules!(position, R => searched::<R>(&position, stones, memory));
                if wins_here {
                    (wins, unopened, late) = (wins + 1, unopened + unopened_here, late + late_here);
                }
            }
            assert!(wins > 100 && unopened > 1_000 && late > 100, "{wins} {unopened} {late}");
        }
    }

    /// The numbers of positions, one stone of the defender on, in which the attacker must take a point, and of those in
    /// which a search at a glance for the attacker's VCF hits its limit.
    fn forced<R: Rules>(position: &Position) -> (usize, usize) {
        let mut search = Search::<R>::new(Tables::new(1 << 22), position, &Budget::default());
        let (mut open, mut unsettled) = (0, 0);
        for reply in search.vcf.lines.empties().iter() {
            search.toggle_defender(reply);
            if let Fifths::One(point) = Fifths::from(search.vcf.lines.all_defender_fives::<R>()) {
                match search.status_here(FOREVER, Look::Glance).unwrap() {
                    Status::Open(must) => {
                        assert_eq!(must, Some(point), "after {reply} in {position:?}");
                        open += 1;
                        let vcf = search.vcf_within(must, FOREVER, Look::Glance.attacker()).unwrap();
                        unsettled += usize::from(matches!(vcf, Inner::Unsettled));
                    }
                    Status::Vcf(_) => {}
                    Status::Dead | Status::Unsettled => panic!("after {reply} in {position:?}"),
                }
            }
            search.toggle_defender(reply);
        }
        (open, unsettled)
    }

    #[test]
    fn a_five_must_be_stopped_though_the_attacker_might_have_a_vcf() {
        let (mut open, mut unsettled) = (0, 0);
        for position in game_positions([24, 28, 32, 36, 38, 40, 42, 48]) {
            if !has_five_points(&position) {
                let (open_here, unsettled_here) = under_rules!(position, R => forced::<R>(&position));
                (open, unsettled) = (open + open_here, unsettled + unsettled_here);
            }
        }
        assert!(open > 500 && unsettled > 5, "{open} {unsettled}");
    }
}
