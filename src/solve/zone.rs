//! The points where one additional stone of the defender could matter to a whole proof.
//!
//! Besides the points that the proof itself uses, every window counts in which the additional stone would be
//! the defender's fourth when the attacker is to move, because the defender could then make a five there.
//!
//! A zone for one additional stone is not a zone for two: where a proof answers with `otherwise`, the
//! defender's actual reply is not known. That reply and the additional stone may make a four together, so
//! after it the windows count in which the defender has two stones, and after a second such reply those with
//! one stone.

use super::lines::{AtLeastFive, ExactlyFive, Fives, Lines};
use crate::board::{Color, PointSet, Rule};
use crate::proof::Certificate;

/// The empty points on which a stone of the defender, added before the proof begins, may invalidate the
/// proof. With such a stone on any other point the certificate is still valid.
pub fn of(certificate: &Certificate) -> PointSet {
    match certificate.position.rule() {
        Rule::Freestyle => walk::<AtLeastFive>(certificate),
        Rule::Standard => walk::<ExactlyFive>(certificate),
        // Under renju a stone far away may make a move of the proof legal or forbidden.
        Rule::Renju => certificate.position.empties().collect(),
    }
}

fn walk<F: Fives>(certificate: &Certificate) -> PointSet {
    let position = &certificate.position;
    let lines = Lines::new::<F>(position, certificate.attacker());
    let mut walk = Walk { certificate, lines, zone: PointSet::EMPTY };
    walk.node::<F>(certificate.root, 0);
    let [black, white] = Color::BOTH.map(|color| position.stones(color));
    walk.zone.minus(black).minus(white)
}

struct Walk<'a> {
    certificate: &'a Certificate,
    lines: Lines,
    zone: PointSet,
}

impl Walk<'_> {
    /// Adds the points of a node; `unknown` is the number of the defender's earlier replies that are not
    /// known and not on the board.
    fn node<F: Fives>(&mut self, at: usize, unknown: u32) {
        let node = &self.certificate.nodes[at];
        self.zone = self.zone.union(&self.lines.defender_windows(3_u32.saturating_sub(unknown)));
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
                        self.node::<F>(next, unknown);
                        self.lines.toggle_defender(only);
                    }
                }
                (None, _) => {
                    for (&reply, &next) in &node.replies {
                        self.zone.insert(reply);
                        self.lines.toggle_defender(reply);
                        self.node::<F>(next, unknown);
                        self.lines.toggle_defender(reply);
                    }
                    if let Some(next) = node.otherwise {
                        self.node::<F>(next, unknown + 1);
                    }
                }
            }
        }
        self.lines.toggle_attacker(node.attack);
    }
}
