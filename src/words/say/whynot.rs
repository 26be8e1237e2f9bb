//! Why a move does not win, in sentences.

use super::super::speech::say;
use super::{Join, axis_name, length, limit, list, points};
use crate::reply::Lang;
use crate::solve::{MoveValue, Verdict};
use crate::teach::analyze::{Cause, WhyNot};

/// The verdict on the move, what breaks it, and what would have won.
pub fn why_not(lang: Lang, found: &WhyNot) -> Vec<String> {
    let (point, class) = (found.point, found.goal);
    let other = found.position.to_move().other();
    let reply = reply(found);
    let plies = found.value.plies.unwrap_or_default();
    let mut lines = vec![match found.value.value {
        MoveValue::Best => say!(lang, "whynot-best", point = point, class = class, plies = plies),
        MoveValue::Equivalent => say!(lang, "whynot-equivalent", point = point, plies = plies),
        MoveValue::Longer => match found.value.plies {
            Some(plies) => say!(lang, "whynot-longer", point = point, plies = plies),
            None => say!(lang, "whynot-longer-unsettled", point = point),
        },
        MoveValue::OtherRoute if found.win.proven().is_some_and(|win| win.first() == point) => {
            say!(lang, "whynot-quiet", point = point, class = class)
        }
        MoveValue::OtherRoute => say!(lang, "whynot-other-route", point = point, class = class),
        MoveValue::ThrowsWin => {
            say!(lang, "whynot-refuted", point = point, other = other, reply = reply, class = class)
        }
        MoveValue::LosesNow if found.value.refutation.len() == 1 => {
            say!(lang, "grade-loses-at-once", point = point, other = other, reply = reply)
        }
        MoveValue::LosesNow => say!(lang, "grade-loses-to-fours", point = point, other = other),
        MoveValue::Unproven => {
            let why = found.value.limit.map_or(String::new(), |hit| limit(lang, hit));
            say!(lang, "grade-unproven", point = point, why = why)
        }
        MoveValue::Illegal => say!(lang, "grade-illegal", point = point),
    }];
    let mut tell = |text: String| lines.push(format!("  {text}"));
    if matches!(found.value.value, MoveValue::ThrowsWin | MoveValue::LosesNow) {
        made(lang, found).into_iter().for_each(&mut tell);
        found.causes.iter().for_each(|cause| tell(self::cause(lang, cause, found)));
        far(lang, found).into_iter().for_each(&mut tell);
    }
    if found.value.value != MoveValue::Best {
        tell(nearest(lang, found));
    }
    lines
}

/// The reply that breaks the move, where there is one.
fn reply(found: &WhyNot) -> String {
    found.reply.map_or(String::new(), |reply| reply.to_string())
}

/// What the move makes.
fn made(lang: Lang, found: &WhyNot) -> Option<String> {
    let other = found.position.to_move().other();
    match found.reason.reply {
        Some(reply) => Some(say!(lang, "whynot-four", reply = reply, other = other)),
        None if found.reason.fours.is_empty() => Some(say!(lang, "whynot-no-four", other = other)),
        None => None,
    }
}

fn cause(lang: Lang, cause: &Cause, found: &WhyNot) -> String {
    let (side, other) = (found.position.to_move(), found.position.to_move().other());
    let reply = reply(found);
    match cause {
        Cause::MakesFive(fives) if fives.len() == 1 => {
            say!(lang, "cause-had-four", other = other, reply = reply)
        }
        Cause::MakesFive(fives) => {
            say!(lang, "cause-had-fours", other = other, points = list(lang, fives, Join::AndAt))
        }
        Cause::FiveByBlocking(point) => say!(lang, "cause-five-by-blocking", point = point),
        Cause::HasFours(line) => say!(lang, "cause-has-fours", other = other, line = points(line)),
        Cause::NoThreat => say!(lang, "cause-no-threat", side = side, other = other),
        Cause::TakesPoint { number } => {
            say!(lang, "cause-takes-point", reply = reply, number = number.to_string())
        }
        Cause::GainsTempo(stops) => say!(
            lang,
            "cause-gains-tempo",
            reply = reply,
            side = side,
            other = other,
            points = list(lang, stops, Join::AndAt)
        ),
        Cause::SharesLines(lines) => {
            let named: Vec<String> = lines
                .iter()
                .map(|(axis, four)| {
                    let axis = axis_name(lang, *axis);
                    say!(lang, "cause-line", axis = axis, four = four.to_string())
                })
                .collect();
            say!(lang, "cause-shares-lines", reply = reply, lines = list(lang, &named, Join::And))
        }
    }
}

/// How far the attack would have come.
fn far(lang: Lang, found: &WhyNot) -> Option<String> {
    let reach = found.reach.as_ref()?;
    let (side, other) = (found.position.to_move(), found.position.to_move().other());
    Some(match (reach.fours, reach.length()) {
        (0, _) => say!(lang, "far-no-four", side = side),
        (fours, 0) => say!(lang, "far-must-stop", side = side, count = fours, other = other),
        (fours, run) if reach.complete => {
            say!(lang, "far-run", count = fours, run = run, line = points(&reach.line))
        }
        (fours, run) => {
            say!(lang, "far-run-at-least", count = fours, run = run, line = points(&reach.line))
        }
    })
}

/// What would have won.
fn nearest(lang: Lang, found: &WhyNot) -> String {
    let (side, class) = (found.position.to_move(), found.goal);
    match &found.win {
        Verdict::Proven(win) => say!(
            lang,
            "nearest-win",
            point = win.first(),
            length = length(lang, win.stones()),
            line = points(&win.line)
        ),
        Verdict::Disproven(_) => say!(lang, "nearest-none", side = side, class = class),
        Verdict::Unknown(hit) => {
            say!(lang, "nearest-unknown", side = side, class = class, limit = limit(lang, *hit))
        }
    }
}
