//! A move of the attacker in the graph, and the replies to it.

use super::numbers::{NodeId, Numbers};
use super::order::{NEVER, Order};
use crate::board::{Point, PointSet};

/// A move of the attacker, and the replies that do not lose to the threatened win.
pub(super) struct Threat {
    pub attack: Point,
    pub kind: Kind,
    /// Each reply that does not lose at once, with the position after it.
    pub replies: Vec<(Point, NodeId)>,
    /// The replies that were not looked at yet; `None` where there are none.
    pub unseen: Option<Box<Unseen>>,
    /// The numbers of the threat, computed from those of these positions.
    pub numbers: Numbers,
    /// How often the search went below it.
    pub descents: u32,
}

/// How a threat works.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// A four; the defender must take this point.
    Four(Point),
    /// A four with more than one five point: the win.
    Double,
    /// If the defender passes, the attacker has a VCF, the first that is found within this many stones; only
    /// replies on these points touch it.
    Vcf(PointSet, u16),
    /// If the defender passes, the attacker has a VCF, but it takes more stones than are left; every reply
    /// must be answered with a win that is short enough.
    Late,
}

/// Replies to a threat that were not looked at yet.
pub(super) struct Unseen {
    pub replies: PointSet,
    /// The disproof number that each of them is expected to have: that of the first reply when it was found.
    pub disproof: u32,
    /// The points of the attacking moves of the threatened VCF.
    pub vcf: PointSet,
}

/// The number of replies that are expected not to lose at once where some were not looked at yet.
const EXPECTED: u32 = 2;

impl Threat {
    /// A threat with its move, its kind, and the replies that do not lose at once.
    pub const fn new(attack: Point, kind: Kind, replies: Vec<(Point, NodeId)>) -> Self {
        Self { attack, kind, replies, unseen: None, numbers: Numbers::WON, descents: 0 }
    }

    /// The numbers of the threat; `numbers_of` are those of the positions after the replies.
    pub fn compute(&self, numbers_of: impl Fn(NodeId) -> Numbers, order: Order) -> Numbers {
        let mut numbers = Numbers::WON;
        let mut open = 0;
        for &(_, id) in &self.replies {
            let child = numbers_of(id);
            open += u32::from(child.proof != 0);
            numbers.proof = numbers.proof.max(child.proof);
            numbers.disproof = numbers.disproof.min(child.disproof);
        }
        if let Some(unseen) = &self.unseen {
            open += EXPECTED;
            numbers.proof = numbers.proof.max(1);
            numbers.disproof = numbers.disproof.min(unseen.disproof);
        }
        if open > 1 {
            numbers.proof = (numbers.proof + (open - 1) * order.another()).min(NEVER);
        }
        numbers
    }

    /// The least disproof number of the positions after the replies that were looked at; [`NEVER`] where all are won.
    pub fn least_disproof(&self, numbers_of: impl Fn(NodeId) -> Numbers) -> u32 {
        let disproofs = self.replies.iter().map(|&(_, child)| numbers_of(child).disproof);
        disproofs.min().unwrap_or(NEVER)
    }

    /// Whether there are replies that were not looked at yet and are to be looked at now.
    pub fn is_due(&self, numbers_of: impl Fn(NodeId) -> Numbers) -> bool {
        let due = |unseen: &Unseen| self.least_disproof(&numbers_of) >= unseen.disproof + unseen.disproof / 2;
        self.unseen.as_deref().is_some_and(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A threat with replies 0, 1, ..., and others that are not looked at yet if they have a disproof number.
    fn threat(replies: u32, disproof: Option<u32>) -> Threat {
        let replies = Point::all().zip(0..replies).collect();
        let unseen = |disproof| Unseen { replies: Point::all().collect(), disproof, vcf: PointSet::EMPTY };
        let kind = Kind::Late;
        Threat { unseen: disproof.map(unseen).map(Box::new), ..Threat::new(Point::CENTRE, kind, replies) }
    }

    #[test]
    fn replies_that_were_not_looked_at_count_in_both_numbers() {
        for (unseen, after, expected) in [
            (None, &[(7, 9), (30, 5)][..], (31, 5)),
            (Some(8), &[(7, 9)], (9, 8)),
            (Some(8), &[(7, 3), (30, 5)], (33, 3)),
            // No reply that was looked at stops the threat; another may.
            (None, &[(0, NEVER)], (0, NEVER)),
            (Some(8), &[(0, NEVER)], (2, 8)),
            (Some(8), &[(NEVER, 0)], (NEVER, 0)),
        ] {
            let numbers =
                |id: NodeId| Numbers { proof: after[id as usize].0, disproof: after[id as usize].1 };
            let computed = threat(after.len() as u32, unseen).compute(numbers, Order::Narrow);
            assert_eq!((computed.proof, computed.disproof), expected, "{unseen:?} {after:?}");
        }
    }

    #[test]
    fn other_replies_are_due_when_the_first_is_won_against_or_half_again_as_hard_to_refute() {
        for (unseen, after, expected) in [
            (Some(8), (5, 8), false),
            (Some(8), (5, 11), false),
            (Some(8), (5, 12), true),
            (Some(8), (0, NEVER), true),
            // The defender has a four: a single answer says little.
            (Some(1), (1, 1), true),
            (None, (5, 12), false),
            (None, (0, NEVER), false),
        ] {
            let numbers = |_| Numbers { proof: after.0, disproof: after.1 };
            assert_eq!(threat(1, unseen).is_due(numbers), expected, "{unseen:?} {after:?}");
        }
    }
}
