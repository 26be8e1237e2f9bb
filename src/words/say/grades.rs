//! Grades of moves.

use super::{limit, points, say};
use crate::board::Color;
use crate::reply::Lang;
use crate::solve::MoveValue;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::grade::{Grade, NothingVerdict};

/// A grade, in a line or more; the side that is graded.
pub fn grade(lang: Lang, grade: &Grade, attacker: Color) -> Vec<String> {
    let Grade { point, .. } = grade;
    let (side, other) = (attacker, attacker.other());
    let reply = grade.reply.map_or(String::new(), |p| p.to_string());
    vec![match grade.mark {
        MoveValue::Best if grade.goal == GoalKind::Defend => say!(lang, "grade-holds", point, side, other),
        MoveValue::Best if grade.extra_stones.is_none() => say!(lang, "grade-wins", point),
        MoveValue::Best => say!(lang, "grade-best", point),
        MoveValue::Equivalent => say!(lang, "grade-equivalent", point),
        MoveValue::Longer => match grade.extra_stones {
            None => say!(lang, "grade-longer-unsettled", point),
            Some(extra) => say!(lang, "grade-longer", point, count = extra),
        },
        MoveValue::OtherRoute => match grade.goal {
            GoalKind::Vcf => say!(lang, "grade-other-route-vcf", point),
            _ => say!(lang, "grade-other-route-vct", point),
        },
        MoveValue::ThrowsWin if grade.goal == GoalKind::Defend => {
            let lines = say!(lang, "grade-does-not-hold", point, other);
            return vec![lines, format!("  {}", points(&grade.refutation))];
        }
        MoveValue::ThrowsWin if grade.goal == GoalKind::Vcf => return no_fours(lang, grade, attacker),
        MoveValue::ThrowsWin => return thrown(lang, grade, attacker),
        MoveValue::LosesNow if grade.refutation.len() == 1 => {
            say!(lang, "grade-loses-at-once", point, other, reply)
        }
        MoveValue::LosesNow => {
            let loses = say!(lang, "grade-loses-to-fours", point, other);
            return vec![loses, format!("  {}", points(&grade.refutation))];
        }
        MoveValue::Unproven => {
            let why = grade.limit.map_or_else(|| say!(lang, "nothing-found"), |hit| limit(lang, hit));
            say!(lang, "grade-unproven", point, why)
        }
        MoveValue::Illegal => say!(lang, "grade-illegal", point),
    }]
}

/// A win by fours that is thrown away.
fn no_fours(lang: Lang, grade: &Grade, attacker: Color) -> Vec<String> {
    let (point, side, other) = (grade.point, attacker, attacker.other());
    let reply = grade.reply.map_or(String::new(), |p| p.to_string());
    let mut lines = vec![if grade.had_win {
        say!(lang, "grade-throws-fours", point)
    } else {
        say!(lang, "grade-no-vcf", point)
    }];
    if grade.key_point {
        lines.push(format!("  {}", say!(lang, "grade-key-point", reply, other)));
    }
    let rest = match (grade.reply_threatens, grade.fours_left) {
        (Some(stop), _) => say!(lang, "grade-own-four-ends", reply, side, other, stop),
        (None, 0) => say!(lang, "grade-no-four-left", side),
        (None, fours) => say!(lang, "grade-fours-left", side, count = fours),
    };
    lines.push(format!("  {rest}"));
    if grade.left.is_some() {
        lines.push(format!("  {}", say!(lang, "grade-by-threats", side)));
    }
    lines
}

/// A win by threats that is thrown away.
fn thrown(lang: Lang, grade: &Grade, attacker: Color) -> Vec<String> {
    let Grade { point, goal, .. } = grade;
    let (side, other) = (attacker, attacker.other());
    let reply = grade.reply.map_or(String::new(), |reply| reply.to_string());
    let mut lines = vec![match (grade.had_win, goal) {
        (true, GoalKind::Vct) => say!(lang, "grade-throws-threats", point),
        (true, _) => say!(lang, "grade-throws-away", point),
        (false, GoalKind::Vct) => say!(lang, "grade-no-vct", point),
        (false, _) => say!(lang, "grade-no-win", point),
    }];
    let mut tell = |text: String| lines.push(format!("  {text}"));
    if grade.refutation.len() > 1 {
        tell(say!(lang, "grade-loses-to-threats", other, line = grade.refutation));
        return lines;
    }
    if grade.key_point {
        tell(say!(lang, "grade-key-point", reply, other));
    }
    if let Some(stop) = grade.reply_threatens {
        tell(say!(lang, "grade-own-four", reply, side, other, stop));
    }
    tell(say!(lang, "grade-no-vct-left", reply, side));
    lines
}

/// The answer that there is nothing to find, graded.
pub fn nothing(lang: Lang, nothing: &NothingVerdict, attacker: Color) -> String {
    match nothing {
        NothingVerdict::Right(of) => say!(lang, "nothing-right", side = attacker, class = *of),
        NothingVerdict::Wins(of) => say!(lang, "nothing-wins", side = attacker, class = *of),
        NothingVerdict::Points(found) => say!(lang, "nothing-points", count = found.len()),
        NothingVerdict::Unknown(hit) => say!(lang, "nothing-unknown", limit = hit),
    }
}
