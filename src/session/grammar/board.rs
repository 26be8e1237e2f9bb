//! Commands that load, show and change the board.

use super::Command;
use super::arg::{Group, Offers, arguments};
use super::shared::{LIMITS, LOAD, POINT, SIDE, parsed, points, rule, rules, side, sides};
use super::spec::{LOOK, Spec, TALK};
use crate::board::{Axis, Color, Point, Rule};
use crate::evaluate::{self, Form};
use crate::reply::{Done, Look, MapKind, Misuse, Reply};
use crate::session::{Answer, Outside, Session};
use crate::teach::puzzle::library;

arguments! {
    /// The position.
    pub SOURCE: String = words("POSITION", parsed).required().offers(Offers::Some(puzzle_ids));
    /// With move numbers.
    pub NUMBERS: () = flag("numbers").bare();
    /// Points that would make only a two or a closed three as well.
    pub TWOS: () = flag("twos").bare();
    /// The points.
    pub FREE_POINTS: Vec<Point> = words("POINT", points).required().offers(Offers::EmptyPoints);
    /// The points.
    pub TAKEN_POINTS: Vec<Point> = words("POINT", points).required().offers(Offers::Points);
    /// The rule.
    pub NEW_RULE: Rule = word("RULE", rule).only(rules);
    /// The side to move.
    NEW_SIDE: Color = word("SIDE", side).only(sides);
    /// The colour of the stones.
    pub COLOR: Color = word("SIDE", side).required().only(sides);
    /// row, column, diagonal or antidiagonal.
    AXIS: Axis = word("LINE", |word| Axis::ALL.into_iter().find(|axis| axis.name() == word))
        .required()
        .only(|| Axis::ALL.map(Axis::name).to_vec());
    /// The row's number, the column's letter, or a point on the diagonal.
    WHICH: String = word("WHICH", parsed).required();
    /// The point.
    pub ASKED: Point = word("POINT", parsed).offers(Offers::EmptyPoints);
    /// One point alone.
    pub ONE_POINT: Point = option("point", "POINT", parsed).bare().offers(Offers::Points);
    /// Another form of the evaluator.
    pub VARIANT: String = option("variant", "NAME", |word| variants().contains(&word).then(|| word.to_owned()))
        .needs("by")
        .only(variants);
    #[doc = "Draw among points that it likes alike (and the noise of templates); the same seed draws the same."]
    pub DRAW: u64 = option("seed", "N", parsed).needs("by");
    /// Let the evaluator play this number of plies (1 to 20), for both sides, and choose by that.
    pub PLIES_AHEAD: u8 = option("ahead", "N", ahead).needs("by");
    /// The whole board, line by line: the value (own stones that a stone would join), or the patterns.
    pub MAP: MapKind = option("map", "MAP", MapKind::from_name)
        .bare()
        .only(|| MapKind::ALL.map(MapKind::name).to_vec())
        .excludes(&["by", "point"]);
    /// One evaluator's scores as a heat map.
    pub BY: String = option("by", "NAME", |word| evaluate::NAMES.contains(&word).then(|| word.to_owned()))
        .bare()
        .only(|| evaluate::NAMES.to_vec());
}

pub(super) fn puzzle_ids() -> Vec<&'static str> {
    library::puzzles().iter().map(|puzzle| puzzle.id.as_str()).collect()
}

/// The names of all variants of all evaluators.
fn variants() -> Vec<&'static str> {
    evaluate::NAMES.into_iter().flat_map(Form::variants).copied().collect()
}

fn ahead(word: &str) -> Option<u8> {
    word.parse().ok().filter(|plies| (1..=20).contains(plies))
}

/// An evaluator, and how it plays.
pub const EVALUATOR: Group = &[&BY, &VARIANT, &DRAW, &PLIES_AHEAD];

pub(super) static COMMANDS: [Spec; 23] = [
    Spec { name: "load", args: &[&[&SOURCE], LOAD], run: Some(Session::load), ..TALK },
    Spec {
        name: "show",
        args: &[&[&NUMBERS]],
        json: true,
        run: Some(|session, command, _| Ok(session.show(command))),
        ..LOOK
    },
    Spec { name: "undo", run: Some(|session, _, outside| session.undo(outside)), ..TALK },
    Spec { name: "redo", run: Some(|session, _, outside| session.redo(outside)), ..TALK },
    Spec {
        name: "cell",
        args: &[&[&POINT], EVALUATOR],
        run: Some(|session, command, _| session.cell(command, command.need(&POINT)?)),
        ..TALK
    },
    Spec {
        name: "annotate",
        args: &[&[&ONE_POINT, &MAP, &TWOS, &SIDE], EVALUATOR],
        json: true,
        run: Some(Session::annotate),
        ..LOOK
    },
    Spec { name: "wincheck", json: true, run: Some(|session, _, _| Ok(session.win_checks())), ..LOOK },
    Spec { name: "shapes", args: &[LIMITS], json: true, run: Some(Session::shapes), ..LOOK },
    Spec { name: "forbidden", args: &[&[&ASKED]], json: true, run: Some(Session::forbidden), ..LOOK },
    Spec { name: "lines", json: true, run: Some(|session, _, _| Ok(session.lines())), ..LOOK },
    Spec { name: "scan", args: &[&[&AXIS, &WHICH]], json: true, run: Some(scan), ..LOOK },
    Spec {
        name: "around",
        args: &[&[&POINT]],
        json: true,
        run: Some(|session, command, _| {
            let point = command.need(&POINT)?;
            Ok(session.look(|board| Look::Around(board, point)))
        }),
        ..LOOK
    },
    Spec { name: "threats", json: true, run: Some(|session, _, _| Ok(session.look(Look::Threats))), ..LOOK },
    Spec { name: "last", json: true, run: Some(|session, _, _| Ok(session.look(Look::Last))), ..LOOK },
    Spec { name: "rule", args: &[&[&NEW_RULE]], run: Some(Session::rule), ..TALK },
    Spec {
        name: "side",
        args: &[&[&NEW_SIDE]],
        run: Some(|session, command, _| {
            let now = session.position().to_move();
            Ok(command.get(&NEW_SIDE).map_or(Reply::Done(Done::Turn(now)), |side| session.turn(side)))
        }),
        ..TALK
    },
    Spec {
        name: "turn",
        run: Some(|session, _, _| Ok(session.turn(session.position().to_move().other()))),
        ..TALK
    },
    Spec { name: "place", args: &[&[&COLOR, &FREE_POINTS]], run: Some(Session::place), ..TALK },
    Spec { name: "remove", args: &[&[&TAKEN_POINTS]], run: Some(Session::remove), ..TALK },
    Spec { name: "clear", run: Some(|session, _, _| Ok(session.clear())), ..TALK },
    Spec { name: "swap", run: Some(|session, _, _| session.swap()), ..TALK },
    Spec { name: "restart", run: Some(|session, _, _| session.restart()), ..TALK },
    Spec { name: "nothing", run: Some(Session::nothing), ..TALK },
];

fn scan(session: &mut Session, command: &Command, _: &mut dyn Outside) -> Answer {
    let (axis, which) = (command.need(&AXIS)?, command.need(&WHICH)?);
    let point = match axis {
        // The row's number or the column's letter is enough.
        Axis::Row => format!("a{which}").parse().or_else(|_| which.parse()),
        Axis::Column => format!("{which}1").parse().or_else(|_| which.parse()),
        Axis::Diagonal | Axis::Antidiagonal => which.parse(),
    };
    let point = point.map_err(|_| command.misused(Misuse::NoLine(axis.name(), which)))?;
    Ok(session.look(|board| Look::Line(board, axis, point)))
}
