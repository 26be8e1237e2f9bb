//! The replies that touch a threatened VCF: every other reply loses to it.

use super::super::lines::{Fifths, Lines, Rules};
use super::super::vcf::attack::{Attack, Step};
use crate::board::{Point, PointSet};

/// The points that a reply must take to touch a VCF in the current position: its attacks, its replies,
/// its last five points, at each turn all points that give the defender a four, and under renju those that
/// may change whether a move of Black is allowed.
///
/// `None` when the line does not win in the current position. It was found with one more stone of the
/// defender. That stone may have made an overline of the defender's five, which the standard rule does not
/// count, or have decided under renju that a move of Black is allowed or forbidden.
pub(super) fn zone<R: Rules>(lines: &mut Lines, attack: &Attack) -> Option<PointSet> {
    let mut zone = PointSet::EMPTY;
    let mut holds = true;
    let next = attack.steps.iter().skip(1).map(|step| step.attack).chain([attack.last]);
    for (step, next) in attack.steps.iter().zip(next) {
        holds &= add_turn::<R>(lines, step.attack, &mut zone);
        zone.insert(step.reply);
        lines.toggle_attacker(step.attack);
        lines.toggle_defender(step.reply);
        let must = lines.defender_fives::<R>(step.reply);
        holds &= must == Fifths::None || must == Fifths::One(next);
    }
    holds &= add_turn::<R>(lines, attack.last, &mut zone);
    lines.toggle_attacker(attack.last);
    let fives = lines.attacker_fives::<R>();
    zone = zone.union(&fives);
    if let Fifths::One(reply) = Fifths::from(fives) {
        zone = zone.union(&lines.pardons::<R>(reply));
        holds &= !lines.may_reply::<R>(reply);
    }
    lines.toggle_attacker(attack.last);
    for Step { attack, reply } in attack.steps.iter().rev() {
        lines.toggle_defender(*reply);
        lines.toggle_attacker(*attack);
    }
    holds.then_some(zone)
}

/// Adds to a zone what matters when the attacker is about to play a move. Returns whether it is allowed.
fn add_turn<R: Rules>(lines: &mut Lines, attack: Point, zone: &mut PointSet) -> bool {
    let fours = lines.defender_fours::<R>();
    *zone = zone.union(&fours).union(&lines.spoilers::<R>(attack));
    zone.insert(attack);
    lines.may_attack::<R>(attack)
}
