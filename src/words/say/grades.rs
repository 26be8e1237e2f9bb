//! Texts of the grades of moves.

use super::forbidden::{self, prohibitions, shapes};
use super::phrases::{indented, limit, points, say};
use crate::board::Color;
use crate::reply::Lang;
use crate::solve::MoveValue;
use crate::teach::explain::{MoveKind, MoveReason};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::grade::{Grade, NothingVerdict};

/// The grade of a move of `side`, in one line or more.
pub fn grade(lang: Lang, grade: &Grade, side: Color) -> Vec<String> {
    let Grade { point, reply, goal, .. } = grade;
    let other = side.other();
    if let (GoalKind::Forbidden, Some(ruling)) = (goal, &grade.ruling) {
        let mut lines = forbidden::ruling(lang, ruling);
        let mark = if ruling.is_forbidden() { "✓" } else { "✗" };
        lines[0] = format!("{mark} {}", lines[0]);
        return lines;
    }
    let mut lines = vec![match (grade.mark, goal) {
        (MoveValue::Best, GoalKind::Defend) => say!(lang, "grade-holds", point, side, other),
        (MoveValue::Best, _) if grade.extra_stones.is_none() => say!(lang, "grade-wins", point),
        (MoveValue::Best, _) => say!(lang, "grade-best", point),
        (MoveValue::Equivalent, _) => say!(lang, "grade-equivalent", point),
        (MoveValue::Longer, _) => match grade.extra_stones {
            None => say!(lang, "grade-longer-unsettled", point),
            Some(count) => say!(lang, "grade-longer", point, count),
        },
        (MoveValue::OtherRoute, GoalKind::Vcf) => say!(lang, "grade-other-route-vcf", point),
        (MoveValue::OtherRoute, _) => say!(lang, "grade-other-route-vct", point),
        (MoveValue::ThrowsWin, GoalKind::Defend) => say!(lang, "grade-does-not-hold", point, other),
        (MoveValue::ThrowsWin, GoalKind::Vcf) if grade.had_win => say!(lang, "grade-throws-fours", point),
        (MoveValue::ThrowsWin, GoalKind::Vcf) => say!(lang, "grade-no-vcf", point),
        (MoveValue::ThrowsWin, GoalKind::Vct) if grade.had_win => say!(lang, "grade-throws-threats", point),
        (MoveValue::ThrowsWin, GoalKind::Vct) => say!(lang, "grade-no-vct", point),
        (MoveValue::ThrowsWin, _) if grade.had_win => say!(lang, "grade-throws-away", point),
        (MoveValue::ThrowsWin, _) => say!(lang, "grade-no-win", point),
        (MoveValue::LosesNow, _) if let Some(ruling) = grade.forbidden() => {
            say!(lang, "grade-forbidden", point, kinds = prohibitions(lang, &ruling.prohibitions()))
        }
        (MoveValue::LosesNow, _) if grade.refutation.len() == 1 => {
            say!(lang, "grade-loses-at-once", point, other, reply)
        }
        (MoveValue::LosesNow, _) => say!(lang, "grade-loses-to-fours", point, other),
        (MoveValue::Unproven, _) => {
            let why = grade.limit.map_or_else(|| say!(lang, "nothing-found"), |hit| limit(lang, hit));
            say!(lang, "grade-unproven", point, why)
        }
        (MoveValue::Illegal, _) => say!(lang, "grade-illegal", point),
    }];
    let refuted = match grade.mark {
        MoveValue::ThrowsWin => thrown(lang, grade, side),
        MoveValue::LosesNow if let Some(ruling) = grade.forbidden() => vec![shapes(lang, ruling)],
        MoveValue::LosesNow if grade.refutation.len() != 1 => vec![points(&grade.refutation)],
        _ => Vec::new(),
    };
    lines.extend(indented(refuted, 2));
    lines
}

/// The grade of a wrong move of `side` in a puzzle, in words that name no point but its own: what the move does, and that
/// it does not suffice.
pub fn veiled(lang: Lang, grade: &Grade, reason: Option<&MoveReason>, side: Color) -> Vec<String> {
    let (point, other) = (grade.point, side.other());
    let first = match grade.mark {
        _ if grade.allowed().is_some() => say!(lang, "veiled-allowed", point),
        MoveValue::LosesNow if grade.forbidden().is_none() && grade.refutation.len() == 1 => {
            say!(lang, "veiled-loses-at-once", point, other)
        }
        _ => self::grade(lang, grade, side).swap_remove(0),
    };
    let attacks = grade.goal.attacks() && grade.mark == MoveValue::ThrowsWin;
    let second = reason.filter(|_| attacks).map(|reason| match reason.kind {
        kind @ (MoveKind::StraightFour
        | MoveKind::DoubleFour
        | MoveKind::FourThree
        | MoveKind::Four
        | MoveKind::BrokenFour) => say!(lang, "veiled-four", kind, other),
        MoveKind::Five | MoveKind::Quiet | MoveKind::Forbidden => say!(lang, "veiled-quiet", other),
    });
    std::iter::once(first).chain(indented(second.into_iter().collect::<Vec<_>>(), 2)).collect()
}

/// The refutation of a move that gives a win away, and the remaining attack.
fn thrown(lang: Lang, grade: &Grade, side: Color) -> Vec<String> {
    let (reply, other, by_fours) = (grade.reply, side.other(), grade.goal == GoalKind::Vcf);
    if grade.goal == GoalKind::Defend {
        return vec![points(&grade.refutation)];
    }
    if !by_fours && grade.refutation.len() > 1 {
        return vec![say!(lang, "grade-loses-to-threats", other, line = grade.refutation)];
    }
    let key_point = grade.key_point.then(|| say!(lang, "grade-key-point", reply, other));
    let fours = match (grade.reply_threatens, grade.fours_left) {
        (Some(stop), _) if by_fours => Some(say!(lang, "grade-own-four-ends", reply, side, other, stop)),
        (Some(stop), _) => Some(say!(lang, "grade-own-four", reply, side, other, stop)),
        (None, 0) if by_fours => Some(say!(lang, "grade-no-four-left", side)),
        (None, count) if by_fours => Some(say!(lang, "grade-fours-left", side, count)),
        (None, _) => None,
    };
    let threats = match grade.left {
        _ if !by_fours => Some(say!(lang, "grade-no-vct-left", reply, side)),
        Some(_) => Some(say!(lang, "grade-by-threats", side)),
        None => None,
    };
    [key_point, fours, threats].into_iter().flatten().collect()
}

/// The verdict on the answer that there is nothing to find.
pub fn nothing(lang: Lang, nothing: &NothingVerdict, side: Color) -> String {
    match nothing {
        NothingVerdict::Right(class) => say!(lang, "nothing-right", side, class),
        NothingVerdict::Wins(class) => say!(lang, "nothing-wins", side, class),
        NothingVerdict::Points(found) => say!(lang, "nothing-points", count = found.len()),
        NothingVerdict::Unknown(limit) => say!(lang, "nothing-unknown", limit),
    }
}
