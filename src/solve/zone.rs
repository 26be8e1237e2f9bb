//! Where one defender's stone more could matter to a whole proof.
//!
//! Besides the points that the proof itself uses, every window counts in which the extra stone would be the defender's
//! fourth when the attacker is to move: he could make a five there.
//!
//! A zone computed for one extra stone is not a zone for two: where a proof says "and otherwise", the reply that the
//! defender has made is not known either. It and the extra stone may make a four together, so behind it the windows
//! count in which he has two stones, and behind another such reply those in which he has one.

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
    /// Adds the points of a node; `unknown` of the defender's replies are not known, and not on the board.
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
