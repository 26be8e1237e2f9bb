//! Why a move works, and help in rungs. Template sentences; every clause stands for a fact of the reason.

use super::super::views::StepView;
use super::verdicts::{answered, made_five};
use super::why::moves;
use super::{count, length, line, list, points, side};
use crate::board::{Color, Point};
use crate::teach::explain::{Four, Kind, Reason, Shut};
use crate::teach::hint::Rung;
use crate::teach::walk::{Next, Taken};

/// What a move makes, with the stones and the points that matter; a line or a few.
pub fn reason(reason: &Reason) -> Vec<String> {
    let mut lines = vec![format!("{} {}  {}", reason.number, reason.attack, makes(reason))];
    let mut say = |text: String| lines.push(format!("    {text}"));
    if reason.stops_five {
        say(format!("it also takes the point where {} would make five", side(reason.attacker.other())));
    }
    for three in reason.threes.iter().filter(|_| reason.kind != Kind::Quiet) {
        say(format!(
            "and builds an open three on {}: {}",
            line(three.axis, reason.attack),
            points(&three.stones)
        ));
    }
    match (reason.reply, reason.kind) {
        (Some(reply), _) => {
            let defender = side(reason.attacker.other());
            say(format!("{defender}'s only answer: {reply} (anything else: five at {reply})"));
            if let Some(point) = reason.reply_threatens {
                say(format!("{reply} is a four of {defender}'s own: it must be stopped at {point}"));
            }
        }
        (None, Kind::Quiet) if reason.threat.is_some() => {
            let defender = side(reason.attacker.other());
            let line = reason.threat.as_ref().map_or(&[][..], |threat| &threat.line);
            say(format!("if {defender} passes: {}", points(line)));
            if !reason.defences.is_empty() {
                say(format!("{defender}'s answers that touch it: {}", points(&reason.defences)));
                say("anything else loses to it".to_owned());
            }
        }
        (None, _) if !reason.decides || reason.kind == Kind::Five => {}
        (None, _) => {
            let defender = side(reason.attacker.other());
            say(format!("no move stops both; {defender} has no five of his own"));
        }
    }
    if !reason.serves.is_empty() {
        say(format!("it serves: {}", moves(&reason.serves)));
    }
    lines
}

fn makes(reason: &Reason) -> String {
    let four = |four: &Four| {
        let ends = format!("{} completes at {}", points(&four.stones), list(&four.fives, "and at"));
        match four.shut {
            Some(Shut::Stone(point)) => {
                format!("{ends} only ({point} is {}'s)", side(reason.attacker.other()))
            }
            Some(Shut::Edge(_)) => format!("{ends} only (the other end is the edge)"),
            Some(Shut::Overline(point)) => format!("{ends} only (at {point} it would be six)"),
            None => ends,
        }
    };
    let fours = || reason.fours.iter().map(four).collect::<Vec<_>>().join("; ");
    match reason.kind {
        Kind::Five => format!("five: {}", points(&reason.five)),
        Kind::StraightFour => format!("straight four: {}", fours()),
        Kind::DoubleFour => format!("double four: {}", fours()),
        Kind::FourThree => format!("four-three: {}", fours()),
        Kind::Four => format!("four: {}", fours()),
        Kind::BrokenFour => format!("broken four: {}", fours()),
        Kind::Quiet => match &reason.threes[..] {
            [] => match &reason.threat {
                None => "quiet: it makes no four".to_owned(),
                Some(threat) if threat.fours => "quiet, but it threatens to win by fours".to_owned(),
                Some(_) => "quiet, but it threatens to win".to_owned(),
            },
            threes => {
                let stones: Vec<String> = threes.iter().map(|three| points(&three.stones)).collect();
                let what = if threes.len() == 1 { "open three" } else { "open threes" };
                format!("{what}: {}", stones.join("; "))
            }
        },
    }
}

/// Why a wrong move in a puzzle fails: what it was, what answers it.
pub fn refuted(reason: &Reason, reply: Option<Point>) -> Option<String> {
    let defender = side(reason.attacker.other());
    match (reply, reason.fours.is_empty()) {
        (Some(reply), false) if reason.reply == Some(reply) => {
            Some(format!("It is a {}, and {defender} must answer {reply}.", makes(reason)))
        }
        (Some(reply), true) => Some(format!("It makes no four, so {defender} may answer {reply}.")),
        _ => None,
    }
}

/// A rung of help.
pub fn rung(rung: &Rung) -> Vec<String> {
    match rung {
        Rung::Length { stones, shortest: true } => {
            vec![format!("The shortest win from here takes {}.", length(*stones))]
        }
        Rung::Length { stones, shortest: false } => {
            vec![format!("There is a win in {}; a shorter one may exist.", length(*stones))]
        }
        Rung::Themes(themes) => vec![format!("What it is about: {}.", themes.join(", "))],
        Rung::Area(lower, upper) => {
            vec![format!("Every attacking move lies in the rectangle from {lower} to {upper}.")]
        }
        Rung::Candidates(candidates) => {
            vec![format!("One of these starts the win: {}.", list(candidates, "or"))]
        }
        Rung::First(point) => vec![format!("It starts with {point}.")],
        Rung::Why(why) => reason(why),
        Rung::Line(line) => vec![format!("The whole line: {}", points(line))],
        Rung::Threat(stones) => vec![format!("The opponent threatens to win with {}.", length(*stones))],
        Rung::Points { found: 0, left } => vec![format!("There {} to find.", are(*left))],
        Rung::Points { left, .. } => vec![format!("There {} left to find.", are(*left))],
        Rung::Around(lower, upper) => {
            vec![format!("What you seek lies in the rectangle from {lower} to {upper}.")]
        }
        Rung::OneOf(candidates) => vec![format!("One of these does it: {}.", list(candidates, "or"))],
        Rung::ThreatLine(line) => vec![format!("If you passed: {}", points(line))],
        Rung::One(point) => vec![format!("{point} does it.")],
        Rung::Every(all) => vec![format!("All that do it: {}.", list(all, "and"))],
        Rung::Words(words) => vec![words.clone()],
        Rung::Tempting(tempting) => vec![format!("These look as if they won: {}", points(tempting))],
        Rung::Nothing => vec!["None of them does. There is nothing to find: nothing".to_owned()],
    }
}

/// How many points there are.
fn are(points: usize) -> String {
    format!("{} {}", if points == 1 { "is" } else { "are" }, count(points as u64, "point", "points"))
}

/// The stone that a walk has come to, where it is no attacking move.
pub fn stepped(color: Color, point: Point, taken: Taken) -> String {
    let who = side(color);
    match taken {
        Taken::Five => made_five(color, point),
        Taken::LeavesFive(five) => format!("  {who} plays {point} and leaves the five at {five}."),
        Taken::Elsewhere(_) => format!("  {who} plays {point}, which the proof leaves to the threat."),
        Taken::Attack(_) | Taken::Named(_) => answered(color, point),
    }
}

/// Where a walk through a proof stands, and what can be done there.
pub fn step_end(step: &StepView) -> String {
    let plies = count(step.of as u64, "ply", "plies");
    match step.next {
        Next::Over => format!("the end of {plies} · back goes back"),
        Next::Reply(_) => format!(
            "{} of {plies} · step, or an empty line, goes on with the longest defence; a point chooses another; back goes back",
            step.at
        ),
        Next::Attack(_) | Next::Five(_) => {
            format!("{} of {plies} · step, or an empty line, goes on; back goes back", step.at)
        }
    }
}
