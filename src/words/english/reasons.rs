//! Why a move works, and help in rungs. Template sentences; every clause stands for a fact of the reason.

use super::super::reply::StepView;
use super::{count, length, line, list, points, side};
use crate::board::Point;
use crate::teach::explain::{Four, Kind, Reason, Shut};
use crate::teach::hint::Rung;

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
        (None, Kind::Quiet) if !reason.threat.is_empty() => {
            let defender = side(reason.attacker.other());
            say(format!("if {defender} passes: {}", points(&reason.threat)));
            say(format!("{defender}'s answers that touch it: {}", points(&reason.defences)));
            say("anything else loses to it".to_owned());
        }
        (None, _) if !reason.decides || reason.kind == Kind::Five => {}
        (None, _) => {
            let defender = side(reason.attacker.other());
            say(format!("no move stops both; {defender} has no five of his own"));
        }
    }
    if let Some(serves) = serves(reason) {
        say(serves);
    }
    lines
}

/// What it is used for later.
pub fn serves(reason: &Reason) -> Option<String> {
    let later: Vec<String> =
        reason.serves.iter().map(|(number, point)| format!("{number} {point}")).collect();
    (!later.is_empty()).then(|| format!("it serves: {}", list(&later, "and")))
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
            [] if reason.threat.is_empty() => "quiet: it makes no four".to_owned(),
            [] => "quiet, but it threatens to win by fours".to_owned(),
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
        Rung::Words(words) => vec![words.clone()],
    }
}

/// Where a walk through a line stands.
pub fn step_end(step: &StepView) -> String {
    let plies = count(step.of as u64, "ply", "plies");
    if step.at == step.of {
        format!("the end of {plies}")
    } else {
        format!("{} of {plies} · step, or an empty line, goes on; back goes back", step.at)
    }
}
