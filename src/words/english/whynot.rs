//! Why a move does not win, in sentences.

use super::verdicts::class;
use super::{axis_name, count, length, limit, list, points, side};
use crate::solve::Verdict;
use crate::teach::key::Value;
use crate::teach::whynot::{Cause, WhyNot};

/// The verdict on the move, what breaks it, and what would have won.
pub fn why_not(found: &WhyNot) -> Vec<String> {
    let point = found.point;
    let opponent = side(found.position.to_move().other());
    let of = class(found.goal);
    let reply = found.reply.map_or(String::new(), |reply| reply.to_string());
    let mut lines = vec![match &found.value {
        Value::Best(plies) => format!("✓ {point} wins: it begins the best {of}, {}.", self::plies(*plies)),
        Value::Equivalent(plies) => format!("✓ {point} wins: as short as the best, {}.", self::plies(*plies)),
        Value::Longer(Some(plies)) => format!("✓ {point} wins, in {}.", self::plies(*plies)),
        Value::Longer(None) => format!("✓ {point} wins; how soon was not settled."),
        Value::OtherRoute => format!("✓ {point} wins by another route: after every reply there is a {of}."),
        Value::Refuted(_) => {
            format!("✗ {point} does not win: {opponent} answers {reply}, and no {of} is left.")
        }
        Value::Loses(line) if line.len() == 1 => {
            format!("✗ {point} loses at once: {opponent} makes five at {reply}.")
        }
        Value::Loses(_) => format!("✗ {point} loses: now {opponent} has continuous fours."),
        Value::Unknown(hit) => {
            format!("? {point} is neither proven nor refuted: {}. It may win.", limit(*hit))
        }
    }];
    if !found.value.wins() && !matches!(found.value, Value::Unknown(_)) {
        lines.extend(made(found));
        lines.extend(found.causes.iter().map(|cause| format!("  {}", self::cause(cause, found))));
        lines.extend(far(found));
    }
    if !matches!(found.value, Value::Best(_)) {
        lines.push(nearest(found));
    }
    lines
}

fn plies(plies: u16) -> String {
    count(plies, "ply", "plies")
}

/// What the move makes.
fn made(found: &WhyNot) -> Option<String> {
    let opponent = side(found.position.to_move().other());
    match found.reason.reply {
        Some(reply) => Some(format!("  It is a four, and {reply} is {opponent}'s only answer.")),
        None if found.reason.fours.is_empty() => {
            Some(format!("  It makes no four, so {opponent} is free to choose."))
        }
        None => None,
    }
}

fn cause(cause: &Cause, found: &WhyNot) -> String {
    let (who, opponent) = (side(found.position.to_move()), side(found.position.to_move().other()));
    let reply = found.reply.map_or(String::new(), |reply| reply.to_string());
    match cause {
        Cause::MakesFive(fives) if fives.len() == 1 => {
            format!(
                "{opponent} had a four already: only a five, or a stone on {reply}, would have stopped it."
            )
        }
        Cause::MakesFive(fives) => format!(
            "{opponent} could make five at {} already: only a five would have been in time.",
            list(fives, "and at")
        ),
        Cause::FiveByBlocking(point) => {
            format!("The only stone that stops the move's four, {point}, is that five.")
        }
        Cause::HasFours(line) => format!("{opponent}'s fours to the five: {}", points(line)),
        Cause::NoThreat => {
            format!("It threatens nothing yet: if {opponent} passed, {who} would have no VCF.")
        }
        Cause::TakesPoint { number } => {
            format!("{reply} is a point that the win needs: its attacking move {number} stands there.")
        }
        Cause::GainsTempo(stops) => {
            format!("{reply} is a four of {opponent}'s own: {who} must stop it at {}.", list(stops, "and at"))
        }
        Cause::SharesLines(lines) => {
            let named: Vec<String> =
                lines.iter().map(|(axis, four)| format!("the {} ({four})", axis_name(*axis))).collect();
            format!("{reply} stands on several lines of the threat's fours at once: {}.", list(&named, "and"))
        }
    }
}

/// How far the attack would have come.
fn far(found: &WhyNot) -> Option<String> {
    let reach = found.reach.as_ref()?;
    let who = side(found.position.to_move());
    let at_least = if reach.complete { "" } else { "at least " };
    Some(match (reach.fours, reach.length()) {
        (0, _) => format!("  After it {who} has no four left anywhere."),
        (fours, 0) => format!(
            "  After it {who} could make {}, but must stop {}'s first.",
            count(fours as u64, "four", "fours"),
            side(found.position.to_move().other())
        ),
        (fours, run) => format!(
            "  After it {} left; the longest run is {at_least}{}: {}",
            if fours == 1 { "1 four is".to_owned() } else { format!("{fours} fours are") },
            count(run as u64, "four", "fours"),
            points(&reach.line)
        ),
    })
}

/// What would have won.
fn nearest(found: &WhyNot) -> String {
    let who = side(found.position.to_move());
    let of = class(found.goal);
    match &found.win {
        Verdict::Proven(win) => format!(
            "  The nearest move that wins is {}, in {}: {}",
            win.first(),
            length(win.stones()),
            points(&win.line)
        ),
        Verdict::Disproven(_) => format!("  {who} has no {of} here by any move."),
        Verdict::Unknown(hit) => {
            format!("  Whether {who} has a {of} here was not settled: {}.", limit(*hit))
        }
    }
}
