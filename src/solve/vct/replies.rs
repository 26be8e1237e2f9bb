//! The replies to a move of the attacker, and the positions after them.
//!
//! Of the replies to a threat, at first only as many are looked at as it takes to find one that does not lose to a VCF at
//! once. Many threats never have a turn. Where one has, the other replies are looked at as soon as that first one is won
//! against, or has become so much harder to refute that another may be easier.

use super::super::lines::Rules;
use super::super::vcf::search::rows;
use super::super::verdict::Limit;
use super::numbers::NodeId;
use super::search::{Search, Status, less};
use super::threat::{Kind, Threat, Unseen};
use super::touch;
use crate::board::{Point, PointSet};

/// The attacker's move to which the replies are looked at.
#[derive(Clone, Copy)]
enum After {
    /// This four.
    Four(Point),
    /// A threat of a VCF whose attacking moves are on these points.
    Threat(PointSet),
}

/// How many replies are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// As many as it takes to find one that does not lose at once.
    Open,
    /// All, or as many as it takes to find one that refutes the move.
    Refuted,
}

impl<R: Rules> Search<R> {
    /// The replies in a zone that do not lose to a VCF at once, with the positions after them. The zone is that of a win
    /// that is not a VCF.
    pub(super) fn all_replies(&mut self, zone: PointSet, stones: u16) -> Result<Vec<(Point, NodeId)>, Limit> {
        Ok(self.look_at(zone, stones, After::Threat(PointSet::EMPTY), Until::Refuted)?.0)
    }

    /// The only reply to the four that was just made, with the position after it, unless it loses to a VCF at once.
    pub(super) fn forced_reply(
        &mut self,
        four: Point,
        reply: Point,
        stones: u16,
    ) -> Result<Vec<(Point, NodeId)>, Limit> {
        Ok(self.look_at(PointSet::from_iter([reply]), stones, After::Four(four), Until::Refuted)?.0)
    }

    /// The threat of the move that was just made, with the replies that are looked at at first. Only replies in the zone
    /// can stop what it threatens, a VCF whose attacking moves are on the points of `vcf`.
    pub(super) fn new_threat(
        &mut self,
        attack: Point,
        kind: Kind,
        zone: PointSet,
        vcf: PointSet,
        stones: u16,
    ) -> Result<Threat, Limit> {
        let (replies, unseen) = self.look_at(zone, stones, After::Threat(vcf), Until::Open)?;
        let mut threat = Threat::new(attack, kind, replies);
        if !unseen.is_empty() {
            let disproof = threat.least_disproof(|child| self.graph.numbers_of(child));
            threat.unseen = Some(Box::new(Unseen { replies: unseen, disproof, vcf }));
        }
        Ok(threat)
    }

    /// Looks at the replies to a threat that were not looked at yet; `stones` attacking stones are left before it.
    pub(super) fn other_replies(&mut self, id: NodeId, threat: usize, stones: u16) -> Result<(), Limit> {
        let Threat { attack, unseen, .. } = &self.graph.nodes[id as usize].threats[threat];
        let (attack, Some(unseen)) = (*attack, unseen) else { return Ok(()) };
        let (replies, vcf) = (unseen.replies, unseen.vcf);
        self.toggle_attacker(attack);
        let others = self.look_at(replies, less(stones), After::Threat(vcf), Until::Refuted);
        self.toggle_attacker(attack);
        self.graph.add_replies(id, threat, others?.0);
        Ok(())
    }

    /// The replies in a zone that do not lose to a VCF at once, with the positions after them, and the replies that were
    /// not looked at.
    ///
    /// A VCF that wins after one reply mostly wins when the defender passes, too. Then it has a zone of its
    /// own, and every reply outside that zone loses to it.
    fn look_at(
        &mut self,
        zone: PointSet,
        stones: u16,
        after: After,
        until: Until,
    ) -> Result<(Vec<(Point, NodeId)>, PointSet), Limit> {
        let (four, vcf) = match after {
            After::Four(four) => (Some(four), PointSet::EMPTY),
            After::Threat(vcf) => (None, vcf),
        };
        let mut replies = Vec::new();
        let (mut open, mut unseen) = (zone, zone);
        // What takes a point of the VCF is mostly the hardest to win against.
        for reply in zone.intersection(&vcf).iter().chain(zone.minus(&vcf).iter()) {
            if !open.contains(reply) {
                continue;
            }
            unseen.remove(reply);
            if !self.vcf.lines.may_reply::<R>(reply) {
                continue;
            }
            self.meter.tick()?;
            self.toggle_defender(reply);
            let child = self.status(reply, stones, vcf).and_then(|status| match status {
                Status::Vcf(run) => Ok(Err(run)),
                Status::Dead => Ok(Ok(self.graph.lost(rows(&self.vcf.lines)))),
                Status::Open(must) => self.open(must, four).map(Ok),
                Status::Unsettled => self.unopened(four).map(Ok),
            });
            self.toggle_defender(reply);
            match child? {
                Err(run) => {
                    if let Some(zone) = touch::zone::<R>(&mut self.vcf.lines, &run) {
                        open = open.intersection(&zone);
                    }
                }
                Ok(child) => {
                    replies.push((reply, child));
                    let numbers = self.graph.numbers_of(child);
                    if numbers.disproof == 0 {
                        unseen = PointSet::EMPTY;
                        break;
                    }
                    if until == Until::Open && numbers.proof > 0 {
                        break;
                    }
                }
            }
        }
        replies.retain(|(reply, _)| open.contains(*reply));
        Ok((replies, unseen.intersection(&open)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tables;
    use super::super::candidates;
    use super::super::graph::Stage;
    use super::super::search::Quiet;
    use super::super::tests::{game_positions, has_five_points};
    use super::*;
    use crate::board::Position;
    use crate::solve::lines::under_rules;
    use crate::solve::table::FOREVER;
    use crate::solve::{Budget, Vcf};

    /// Each threat of the side to move with its replies: those that do not lose at once, and those that were not looked
    /// at, first as the threat is made and then with all replies looked at.
    fn threats<R: Rules>(position: &Position) -> Vec<(Point, [PointSet; 2], PointSet)> {
        let mut search = Search::<R>::new(Tables::new(1 << 22), position, &Budget::default());
        let mut threats = Vec::new();
        let root = search.graph.node(rows(&search.vcf.lines), Vec::new(), Stage::All);
        for attack in search.vcf.lines.empties().iter() {
            if search.vcf.lines.makes_four(attack) || !search.vcf.lines.may_attack::<R>(attack) {
                continue;
            }
            let candidate = candidates::only(attack)[0];
            search.toggle_attacker(attack);
            let examined = search.quiet(candidate, FOREVER, false).unwrap();
            search.toggle_attacker(attack);
            let Quiet::Threat(threat) = examined else { continue };
            let unseen = threat.unseen.as_ref().map_or(PointSet::EMPTY, |unseen| unseen.replies);
            search.graph.add_threat(root, threat);
            let number = search.graph.nodes[root as usize].threats.len() - 1;
            let mut seen = [PointSet::EMPTY; 2];
            for seen in &mut seen {
                let threat = &search.graph.nodes[root as usize].threats[number];
                *seen = threat.replies.iter().map(|(reply, _)| *reply).collect();
                search.other_replies(root, number, FOREVER).unwrap();
            }
            let threat = &search.graph.nodes[root as usize].threats[number];
            assert!(threat.unseen.is_none());
            // A reply that refutes the threat ends the look at the others.
            if threat.least_disproof(|child| search.graph.numbers_of(child)) > 0 {
                threats.push((attack, seen, unseen));
            }
        }
        threats
    }

    #[test]
    fn every_reply_that_is_left_out_loses_to_a_vcf() {
        let (mut vcf, mut left_out, mut later) = (Vcf::default(), 0, 0);
        for position in game_positions([10, 16, 22]).filter(|position| !has_five_points(position)) {
            for (attack, [first, all], unseen) in under_rules!(position, R => threats::<R>(&position)) {
                assert!(first.minus(&all).is_empty() && all.minus(&first).minus(&unseen).is_empty());
                later += all.minus(&first).len();
                let mut board = position.clone();
                board.make(attack).unwrap();
                for reply in Point::all() {
                    if all.contains(reply) || !board.may_play(reply) {
                        continue;
                    }
                    left_out += 1;
                    if left_out % 20 == 0 {
                        board.make(reply).unwrap();
                        let answer = vcf.solve(&board, &Budget::default()).verdict;
                        assert!(answer.proven().is_some(), "{attack} {reply} in {position:?}");
                        board.undo();
                    }
                }
            }
        }
        assert!(left_out > 10_000 && later > 500, "{left_out} {later}");
    }
}
