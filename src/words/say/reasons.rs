//! Texts about why a move works, and hints. Every clause of a sentence states one fact.

use super::forbidden::{prohibitions, shapes};
use super::phrases::{Join, answered, length, line, list, moves, parted, plies, points, say, themes};
use crate::board::{Color, Point};
use crate::reply::Lang;
use crate::reply::StepView;
use crate::teach::analyze::{Next, Taken};
use crate::teach::explain::{ClosedEnd, Four, MoveKind, MoveReason, ReplyReason};
use crate::teach::train::hint::Rung;

/// Why a move works: what it makes, with the stones and points that matter, in one line or more.
pub fn reason(lang: Lang, reason: &MoveReason) -> Vec<String> {
    let mut lines = vec![format!("{} {}  {}", reason.number, reason.attack, makes(lang, reason))];
    lines.extend(builds(lang, reason).into_iter().map(|text| format!("    {text}")));
    lines
}

/// What a move does besides what it makes, and how it can be answered.
pub(super) fn builds(lang: Lang, reason: &MoveReason) -> Vec<String> {
    let mut said = Vec::new();
    let mut say = |text: String| said.push(text);
    let defender = reason.attacker.other();
    if reason.stops_five {
        say(say!(lang, "reason-stops-five", other = defender));
    }
    for three in reason.threes.iter().filter(|_| reason.kind != MoveKind::Quiet) {
        let line = line(lang, three.axis, reason.attack);
        say(say!(lang, "reason-builds-three", line, stones = three.stones));
    }
    match (reason.reply, reason.kind) {
        (Some(reply), _) => {
            say(say!(lang, "reason-only-answer", other = defender, reply));
        }
        (None, MoveKind::Quiet) if reason.threat.is_some() => {
            let line = reason.threat.as_ref().map_or(&[][..], |threat| &threat.line);
            say(say!(lang, "reason-if-passes", other = defender, line));
            if !reason.defences.is_empty() {
                say(say!(lang, "reason-answers", other = defender, points = reason.defences));
                say(say!(lang, "reason-else-loses"));
            }
        }
        (None, _) if !reason.decides || reason.kind == MoveKind::Five => {}
        (None, _) if let Some(ruling) = &reason.ruling => {
            let (kinds, shapes) = (prohibitions(lang, &ruling.prohibitions()), shapes(lang, ruling));
            say(say!(lang, "reason-caught", other = defender, reply = ruling.point, kinds, shapes));
        }
        (None, _) => say(say!(lang, "reason-no-stop", other = defender)),
    }
    if let Some((reply, point)) = reason.reply_threatens {
        say(say!(lang, "reason-reply-is-four", other = defender, reply, point));
    }
    if !reason.serves.is_empty() {
        say(say!(lang, "reason-serves", moves = moves(lang, &reason.serves)));
    }
    said
}

/// What a move makes.
pub(super) fn makes(lang: Lang, reason: &MoveReason) -> String {
    let four = |four: &Four| {
        let (stones, fives) = (points(&four.stones), list(lang, &four.fives, Join::AndAt));
        let other = reason.attacker.other();
        match four.shut {
            Some(ClosedEnd::Stone(point)) => say!(lang, "four-shut", stones, fives, point, other),
            Some(ClosedEnd::Edge(_)) => say!(lang, "four-at-edge", stones, fives),
            Some(ClosedEnd::Overline(point)) => say!(lang, "four-overline", stones, fives, point),
            None => say!(lang, "four-open", stones, fives),
        }
    };
    let fours = || parted(lang, reason.fours.iter().map(four));
    match reason.kind {
        MoveKind::Forbidden => match &reason.ruling {
            Some(ruling) => {
                let kinds = prohibitions(lang, &ruling.prohibitions());
                say!(lang, "makes-forbidden", kinds, shapes = shapes(lang, ruling))
            }
            None => say!(lang, "makes-no-four"),
        },
        MoveKind::Five => say!(lang, "makes", kind = reason.kind, what = reason.five),
        MoveKind::Quiet => match &reason.threes[..] {
            [] => match &reason.threat {
                None => say!(lang, "makes-quiet"),
                Some(threat) if threat.fours => say!(lang, "makes-quiet-threat-fours"),
                Some(_) => say!(lang, "makes-quiet-threat"),
            },
            threes => {
                let stones = parted(lang, threes.iter().map(|three| points(&three.stones)));
                say!(lang, "makes-threes", count = threes.len(), stones)
            }
        },
        kind => say!(lang, "makes", kind, what = fours()),
    }
}

/// What a move makes; a quiet move without a threat is not called quiet.
pub(super) fn made(lang: Lang, reason: &MoveReason) -> String {
    let quiet = reason.kind == MoveKind::Quiet && reason.threes.is_empty() && reason.threat.is_none();
    if quiet { say!(lang, "makes-no-four") } else { makes(lang, reason) }
}

/// Why a wrong move in a puzzle fails: what it made, and the reply to it.
pub fn refuted(lang: Lang, reason: &MoveReason, reply: Option<Point>) -> Option<String> {
    let other = reason.attacker.other();
    match (reply, reason.fours.is_empty()) {
        (Some(reply), false) if reason.reply == Some(reply) => {
            Some(say!(lang, "refuted-must", what = makes(lang, reason), other, reply))
        }
        (Some(reply), true) => Some(say!(lang, "refuted-may", other, reply)),
        _ => None,
    }
}

/// A hint.
pub fn rung(lang: Lang, rung: &Rung) -> Vec<String> {
    vec![match rung {
        Rung::Length { stones, shortest: true } => {
            say!(lang, "rung-shortest", length = length(lang, *stones))
        }
        Rung::Length { stones, shortest: false } => say!(lang, "rung-length", length = length(lang, *stones)),
        Rung::Themes(named) => {
            say!(lang, "rung-themes", themes = themes(lang, named))
        }
        Rung::Area(lower, upper) => say!(lang, "rung-area", lower, upper),
        Rung::Candidates(candidates) => {
            say!(lang, "rung-candidates", points = list(lang, candidates, Join::Or))
        }
        Rung::First(point) => say!(lang, "rung-first", point),
        Rung::Why(why) => return reason(lang, why),
        Rung::Line(line) => say!(lang, "rung-line", line),
        Rung::Threat(stones) => say!(lang, "rung-threat", length = length(lang, *stones)),
        Rung::Points { found: 0, left } => say!(lang, "rung-points", count = *left),
        Rung::Points { left, .. } => say!(lang, "rung-points-left", count = *left),
        Rung::Around(lower, upper) => say!(lang, "rung-around", lower, upper),
        Rung::OneOf(candidates) => say!(lang, "rung-one-of", points = list(lang, candidates, Join::Or)),
        Rung::ThreatLine(line) => say!(lang, "rung-threat-line", line),
        Rung::One(point) => say!(lang, "rung-one", point),
        Rung::Every(all) => say!(lang, "rung-every", points = list(lang, all, Join::And)),
        Rung::Words(words) => words.clone(),
        Rung::Tempting(tempting) => say!(lang, "rung-tempting", points = tempting),
        Rung::Nothing => say!(lang, "rung-nothing"),
    }]
}

/// The stone at which a walk is, where it is not an attacking move.
pub fn stepped(
    lang: Lang,
    (side, point, taken): (Color, Point, Taken),
    does: Option<&ReplyReason>,
) -> String {
    let mut told = match taken {
        Taken::Five => format!("  {}", say!(lang, "made-five", side, point)),
        Taken::LeavesFive(five) => {
            format!("  {}", say!(lang, "step-leaves-five", side, point, five))
        }
        Taken::Elsewhere(_) => format!("  {}", say!(lang, "step-elsewhere", side, point)),
        Taken::Attack(_) | Taken::Named(_) => answered(lang, side, point),
    };
    if let Some(ReplyReason { only, fives, must }) = does {
        if *only {
            told += &format!("\n  {}", say!(lang, "step-only-answer", point));
        }
        match (must, &fives[..]) {
            (_, []) => {}
            (Some(must), _) => {
                told += &format!("\n  {}", say!(lang, "step-counter-four", other = side.other(), must));
            }
            (None, fives) => {
                told +=
                    &format!("\n  {}", say!(lang, "step-counter-late", other = side.other(), points = fives));
            }
        }
    }
    told
}

/// The number of the stone at which a walk through a proof is, and the possible commands.
pub fn step_end(lang: Lang, step: &StepView) -> String {
    let of = plies(lang, step.of as u16);
    let at = step.at.to_string();
    let end = match step.next {
        Next::Over => say!(lang, "step-over", of),
        Next::Reply(_) => say!(lang, "step-reply", at, of),
        Next::Attack(_) | Next::Five(_) => say!(lang, "step-on", at, of),
    };
    // It is said once, where the walk begins.
    if step.may_be_shorter && step.at <= 1 { format!("{}\n{end}", may_be_shorter(lang)) } else { end }
}

/// That a shorter win may exist.
pub fn may_be_shorter(lang: Lang) -> String {
    say!(lang, "may-be-shorter")
}
