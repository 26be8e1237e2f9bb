//! Texts about why a move does not win.

use super::forbidden::{prohibitions, shapes};
use super::phrases::{Join, axis_name, list, say};
use crate::board::{Axis, Point};
use crate::reply::Lang;
use crate::solve::{MoveValue, Verdict};
use crate::teach::analyze::{Cause, WhyNot};

/// The verdict on the move, the reasons why it fails, and the win that there is.
pub fn why_not(lang: Lang, found: &WhyNot) -> Vec<String> {
    let (point, class) = (found.point, found.goal);
    let other = found.position.to_move().other();
    let (reply, plies) = (found.reply, found.value.plies.unwrap_or_default());
    let mut lines = vec![match found.value.value {
        MoveValue::Best => say!(lang, "whynot-best", point, class, plies),
        MoveValue::Equivalent => say!(lang, "whynot-equivalent", point, plies),
        MoveValue::Longer => match found.value.plies {
            Some(plies) => say!(lang, "whynot-longer", point, plies),
            None => say!(lang, "whynot-longer-unsettled", point),
        },
        MoveValue::OtherRoute if found.win.proven().is_some_and(|win| win.first() == point) => {
            say!(lang, "whynot-quiet", point, class)
        }
        MoveValue::OtherRoute => say!(lang, "whynot-other-route", point, class),
        MoveValue::ThrowsWin => say!(lang, "whynot-refuted", point, other, reply, class),
        MoveValue::LosesNow if let Some(ruling) = found.forbidden() => {
            say!(lang, "grade-forbidden", point, kinds = prohibitions(lang, &ruling.prohibitions()))
        }
        MoveValue::LosesNow if found.value.refutation.len() == 1 => {
            say!(lang, "grade-loses-at-once", point, other, reply)
        }
        MoveValue::LosesNow => say!(lang, "grade-loses-to-fours", point, other),
        MoveValue::Unproven => say!(lang, "grade-unproven", point, why = found.value.limit),
        MoveValue::Illegal => say!(lang, "grade-illegal", point),
    }];
    let mut tell = |text: String| lines.push(format!("  {text}"));
    if matches!(found.value.value, MoveValue::ThrowsWin | MoveValue::LosesNow) {
        found
            .forbidden()
            .map_or_else(|| made(lang, found), |ruling| Some(shapes(lang, ruling)))
            .into_iter()
            .for_each(&mut tell);
        found.causes.iter().for_each(|cause| tell(self::cause(lang, cause, found)));
        far(lang, found).into_iter().for_each(&mut tell);
    }
    if found.value.value != MoveValue::Best {
        tell(nearest(lang, found));
    }
    lines
}

/// The four that the move makes, or that it makes none; `None` where neither needs to be said.
fn made(lang: Lang, found: &WhyNot) -> Option<String> {
    let other = found.position.to_move().other();
    match found.reason.reply {
        Some(reply) => Some(say!(lang, "whynot-four", reply, other)),
        None if found.reason.fours.is_empty() => Some(say!(lang, "whynot-no-four", other)),
        None => None,
    }
}

fn cause(lang: Lang, cause: &Cause, found: &WhyNot) -> String {
    let (side, other) = (found.position.to_move(), found.position.to_move().other());
    let reply = found.reply;
    match cause {
        Cause::MakesFive(fives) if fives.len() == 1 => say!(lang, "cause-had-four", other, reply),
        Cause::MakesFive(fives) => {
            say!(lang, "cause-had-fours", other, points = list(lang, fives, Join::AndAt))
        }
        Cause::FiveByBlocking(point) => say!(lang, "cause-five-by-blocking", point),
        Cause::HasFours(line) => say!(lang, "cause-has-fours", other, line),
        Cause::NoThreat => say!(lang, "cause-no-threat", side, other),
        Cause::TakesPoint { number } => say!(lang, "cause-takes-point", reply, number = number.to_string()),
        Cause::GainsTempo(stops) => {
            say!(lang, "cause-gains-tempo", reply, side, other, points = list(lang, stops, Join::AndAt))
        }
        Cause::SharesLines(lines) => {
            let line =
                |(axis, four): &(Axis, Point)| say!(lang, "cause-line", axis = axis_name(lang, *axis), four);
            let lines: Vec<String> = lines.iter().map(line).collect();
            say!(lang, "cause-shares-lines", reply, lines = list(lang, &lines, Join::And))
        }
    }
}

/// The number of fours that the attack still has after the reply; `None` where it was not searched.
fn far(lang: Lang, found: &WhyNot) -> Option<String> {
    let reach = found.reach.as_ref()?;
    let (side, other) = (found.position.to_move(), found.position.to_move().other());
    Some(match (reach.fours, reach.length()) {
        (0, _) => say!(lang, "far-no-four", side),
        (fours, 0) => say!(lang, "far-must-stop", side, count = fours, other),
        (fours, run) if reach.complete => say!(lang, "far-run", count = fours, run, line = reach.line),
        (fours, run) => say!(lang, "far-run-at-least", count = fours, run, line = reach.line),
    })
}

/// The win that the side to move has, that it has none, or that none was found.
fn nearest(lang: Lang, found: &WhyNot) -> String {
    let (side, class) = (found.position.to_move(), found.goal);
    match &found.win {
        Verdict::Proven(win) => {
            say!(lang, "nearest-win", point = win.first(), length = win, line = win.line)
        }
        Verdict::Disproven(_) => say!(lang, "nearest-none", side, class),
        Verdict::Unknown(limit) => say!(lang, "nearest-unknown", side, class, limit),
    }
}
