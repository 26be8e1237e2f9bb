//! The points where one additional stone of the defender could matter to a whole proof.
//!
//! Besides the points that the proof itself uses, every window counts in which the additional stone would be
//! the defender's fourth when the attacker is to move, because the defender could then make a five there.
//!
//! A zone for one additional stone is not a zone for two: where a proof answers with `otherwise`, the
//! defender's actual reply is not known. That reply and the additional stone may make a four together, so
//! after it the windows count in which the defender has two stones, and after a second such reply those with
//! one stone.
//!
//! Under renju a stone may also make a move of Black allowed or forbidden. The points that are looked at to judge a
//! move decide that, and are in the zone where the proof depends on it: a move of Black that is allowed only
//! because its threes cannot grow, and a reply of Black that needs no answer because it is forbidden.

use super::lines::{Fifths, Lines, Rules, under_rules};
use crate::board::{Color, PointSet};
use crate::proof::Certificate;

/// The empty points on which a stone of the defender, added before the proof begins, may invalidate the
/// proof. With such a stone on any other point the certificate is still valid.
pub fn of(certificate: &Certificate) -> PointSet {
    under_rules!(certificate.position, R => walk::<R>(certificate))
}

fn walk<R: Rules>(certificate: &Certificate) -> PointSet {
    let position = &certificate.position;
    let lines = Lines::new::<R>(position, certificate.attacker());
    let mut walk = Walk { certificate, lines, zone: PointSet::EMPTY };
    walk.node::<R>(certificate.root, Unknown::default());
    let [black, white] = Color::BOTH.map(|color| position.stones(color));
    walk.zone.minus(black).minus(white)
}

/// The defender's earlier replies that are not known and not on the board.
#[derive(Clone, Copy, Default)]
struct Unknown {
    /// Their number.
    replies: u32,
    /// The points on which they may lie.
    points: PointSet,
}

struct Walk<'a> {
    certificate: &'a Certificate,
    lines: Lines,
    zone: PointSet,
}

impl Walk<'_> {
    /// Adds the points of a node.
    fn node<R: Rules>(&mut self, at: usize, unknown: Unknown) {
        let node = &self.certificate.nodes[at];
        self.zone = self.zone.union(&self.lines.defender_windows(3_u32.saturating_sub(unknown.replies)));
        self.zone.insert(node.attack);
        let spoilers = self.lines.spoilers::<R>(node.attack);
        self.depend(&spoilers, unknown);
        let wins = self.lines.attacker_fives::<R>().contains(node.attack);
        self.lines.toggle_attacker(node.attack);
        if !wins {
            let fives = self.lines.attacker_fives::<R>();
            self.zone = self.zone.union(&fives);
            match Fifths::from(fives) {
                Fifths::Several => {}
                Fifths::One(only) => {
                    let pardons = self.lines.pardons::<R>(only);
                    self.depend(&pardons, unknown);
                    if let Some(next) = node.answer(only).filter(|_| pardons.is_empty()) {
                        self.lines.toggle_defender(only);
                        self.node::<R>(next, unknown);
                        self.lines.toggle_defender(only);
                    }
                }
                Fifths::None => self.replies::<R>(at, unknown),
            }
        }
        self.lines.toggle_attacker(node.attack);
    }

    /// Adds the points of the answers to all replies to a move that makes no four and is on the board.
    fn replies<R: Rules>(&mut self, at: usize, unknown: Unknown) {
        let node = &self.certificate.nodes[at];
        let mut elsewhere = if R::PASS { self.lines.empties() } else { PointSet::EMPTY };
        for reply in elsewhere.iter() {
            let pardons = self.lines.pardons::<R>(reply);
            self.depend(&pardons, unknown);
            if !pardons.is_empty() {
                elsewhere.remove(reply);
            }
        }
        for (&reply, &next) in &node.replies {
            self.zone.insert(reply);
            elsewhere.remove(reply);
            self.lines.toggle_defender(reply);
            self.node::<R>(next, unknown);
            self.lines.toggle_defender(reply);
        }
        if let Some(next) = node.otherwise {
            let points = unknown.points.union(&elsewhere);
            self.node::<R>(next, Unknown { replies: unknown.replies + 1, points });
        }
    }

    /// Adds points on which the legality of a move depends. Where an unknown reply may lie on one of them, it is not
    /// known on which points it depends then, and all points are added.
    fn depend(&mut self, points: &PointSet, unknown: Unknown) {
        let known = points.intersection(&unknown.points).is_empty();
        let empties = self.lines.empties();
        self.zone = self.zone.union(if known { points } else { &empties });
    }
}
