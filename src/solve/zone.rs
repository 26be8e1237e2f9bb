//! Where one defender's stone more could matter to a whole proof.
//!
//! A zone computed for one extra stone is not a zone for two: the stone that stands there already and the
//! one the defender puts down later may make a four together. So at every turn of the attacker all
//! windows count in which the defender has two stones, besides the points that the proof itself uses.

use super::lines::{AtLeastFive, ExactlyFive, Fives, Lines};
use crate::board::{Color, PointSet, Rule};
use crate::proof::Certificate;

/// The empty points on which a stone of the defender's, put down before the proof begins, may spoil it.
/// With such a stone anywhere else the certificate still holds.
pub fn of(certificate: &Certificate) -> PointSet {
    match certificate.position.rule() {
        Rule::Freestyle => walk::<AtLeastFive>(certificate),
        Rule::Standard => walk::<ExactlyFive>(certificate),
    }
}

fn walk<F: Fives>(certificate: &Certificate) -> PointSet {
    let position = &certificate.position;
    let lines = Lines::new::<F>(position, certificate.attacker());
    let mut walk = Walk { certificate, lines, zone: PointSet::EMPTY };
    walk.node::<F>(certificate.root);
    let [black, white] = Color::BOTH.map(|color| position.stones(color));
    walk.zone.minus(black).minus(white)
}

struct Walk<'a> {
    certificate: &'a Certificate,
    lines: Lines,
    zone: PointSet,
}

impl Walk<'_> {
    fn node<F: Fives>(&mut self, at: usize) {
        let node = &self.certificate.nodes[at];
        self.zone = self.zone.union(&self.lines.defender_pairs());
        self.zone.insert(node.attack);
        let wins = self.lines.all_fives::<F>(&self.lines.attacker).contains(node.attack);
        self.lines.toggle_attacker(node.attack);
        if !wins {
            let fives = self.lines.all_fives::<F>(&self.lines.attacker);
            self.zone = self.zone.union(&fives);
            let mut five = fives.iter();
            match (five.next(), five.next()) {
                (Some(_), Some(_)) => {}
                (Some(only), None) => {
                    if let Some(next) = node.answer(only) {
                        self.lines.toggle_defender(only);
                        self.node::<F>(next);
                        self.lines.toggle_defender(only);
                    }
                }
                (None, _) => {
                    for (&reply, &next) in &node.replies {
                        self.zone.insert(reply);
                        self.lines.toggle_defender(reply);
                        self.node::<F>(next);
                        self.lines.toggle_defender(reply);
                    }
                    if let Some(next) = node.otherwise {
                        self.node::<F>(next);
                    }
                }
            }
        }
        self.lines.toggle_attacker(node.attack);
    }
}
