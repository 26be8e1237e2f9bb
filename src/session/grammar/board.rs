//! Commands that load, show and change the board, and look at it.

use super::arg::{Arg, Offers};
use super::shared::{LIMITS, LOAD, POINT, POSITION, parsed, points, rule, rules, side, sides};
use super::spec::{Door, NOTHING, Spec};
use crate::board::{Axis, Color, Point, Rule};
use crate::evaluate;
use crate::reply::{Done, Look, Misuse, Reply};
use crate::session::annotate;
use crate::session::options::{AnnotateOptions, LoadOptions, SolveOptions};
use crate::teach::puzzle::library;

pub(super) static SOURCE: Arg<String> = Arg::words("POSITION", parsed, "The position")
    .required()
    .offers(Offers::Some(|| library::puzzles().iter().map(|puzzle| puzzle.id.as_str()).collect()));
static NUMBERS: Arg<()> = Arg::flag("numbers", "With move numbers").bare();
static FREE_POINT: Arg<Point> =
    Arg::word("POINT", parsed, "The point").required().offers(Offers::EmptyPoints);
static FREE_POINTS: Arg<Vec<Point>> =
    Arg::words("POINT", points, "The points").required().offers(Offers::EmptyPoints);
static TAKEN_POINTS: Arg<Vec<Point>> =
    Arg::words("POINT", points, "The points").required().offers(Offers::Points);
static NEW_RULE: Arg<Rule> = Arg::word("RULE", rule, "The rule").only(rules);
static NEW_SIDE: Arg<Color> = Arg::word("SIDE", side, "The side to move").only(sides);
static COLOR: Arg<Color> = Arg::word("SIDE", side, "The colour of the stones").required().only(sides);
static AXIS: Arg<Axis> = Arg::word(
    "LINE",
    |word| Axis::ALL.into_iter().find(|axis| axis.name() == word),
    "row, column, diagonal or antidiagonal",
)
.required()
.only(|| Axis::ALL.map(Axis::name).to_vec());
static WHICH: Arg<String> =
    Arg::word("WHICH", parsed, "The row's number, the column's letter, or a point on the diagonal")
        .required();
static ONE_POINT: Arg<Point> =
    Arg::option("point", "POINT", parsed, "One point alone").bare().offers(Offers::Points);
/// Another form of an evaluator.
pub static VARIANT: Arg<String> = Arg::option(
    "variant",
    "NAME",
    |word| AnnotateOptions::VARIANTS.contains(&word).then(|| word.to_owned()),
    "Another form of the evaluator `powers`",
)
.needs("by")
.only(|| AnnotateOptions::VARIANTS.to_vec());
/// An evaluator by its name.
pub static BY: Arg<String> = Arg::option(
    "by",
    "NAME",
    |word| evaluate::NAMES.contains(&word).then(|| word.to_owned()),
    "One evaluator's scores as a heat map",
)
.bare()
.only(|| evaluate::NAMES.to_vec());

const TALK: Spec = Spec { only: Some(Door::Conversation), ..NOTHING };
const LOOK: Spec = Spec { on: Some(&POSITION), ..NOTHING };

pub(super) static COMMANDS: [Spec; 22] = [
    Spec {
        name: "load",
        args: &[&[&SOURCE], LOAD],
        run: Some(|session, command, outside| {
            let text: Vec<String> = command.all(&SOURCE).collect();
            session.load(&text.join(" "), &LoadOptions::of(command), outside)
        }),
        ..TALK
    },
    Spec {
        name: "show",
        args: &[&[&NUMBERS]],
        run: Some(|session, command, _| {
            let position = Box::new(session.position().clone());
            Ok(Reply::Board { position, numbers: command.has(&NUMBERS) })
        }),
        ..LOOK
    },
    Spec {
        name: "move",
        args: &[&[&FREE_POINT]],
        run: Some(|session, command, outside| session.play(command.need(&FREE_POINT)?, &outside.stop())),
        ..TALK
    },
    Spec { name: "undo", run: Some(|session, _, _| session.undo()), ..TALK },
    Spec { name: "redo", run: Some(|session, _, _| session.redo()), ..TALK },
    Spec {
        name: "cell",
        args: &[&[&POINT]],
        run: Some(|session, command, _| {
            let point = Some(command.need(&POINT)?);
            Ok(annotate::annotate(
                session.position(),
                &AnnotateOptions { point, ..AnnotateOptions::default() },
            ))
        }),
        ..TALK
    },
    Spec {
        name: "annotate",
        args: &[&[&ONE_POINT, &BY, &VARIANT]],
        json: true,
        run: Some(|session, command, _| {
            let (point, by, variant) = (command.get(&ONE_POINT), command.get(&BY), command.get(&VARIANT));
            Ok(annotate::annotate(session.position(), &AnnotateOptions { point, by, variant }))
        }),
        ..LOOK
    },
    Spec {
        name: "shapes",
        args: &[LIMITS],
        json: true,
        run: Some(|session, command, outside| session.shapes(&SolveOptions::of(command), &outside.stop())),
        ..LOOK
    },
    Spec { name: "lines", json: true, run: Some(|session, _, _| Ok(session.lines())), ..LOOK },
    Spec {
        name: "scan",
        args: &[&[&AXIS, &WHICH]],
        run: Some(|session, command, _| {
            let (axis, which) = (command.need(&AXIS)?, command.need(&WHICH)?);
            let point = match axis {
                // The row's number or the column's letter is enough.
                Axis::Row => format!("a{which}").parse().or_else(|_| which.parse()),
                Axis::Column => format!("{which}1").parse().or_else(|_| which.parse()),
                Axis::Diagonal | Axis::Antidiagonal => which.parse(),
            };
            let point = point.map_err(|_| command.misused(Misuse::NoLine(axis.name(), which)))?;
            Ok(session.look(|board| Look::Line(board, axis, point)))
        }),
        ..LOOK
    },
    Spec {
        name: "around",
        args: &[&[&POINT]],
        run: Some(|session, command, _| {
            let point = command.need(&POINT)?;
            Ok(session.look(|board| Look::Around(board, point)))
        }),
        ..LOOK
    },
    Spec { name: "threats", run: Some(|session, _, _| Ok(session.look(Look::Threats))), ..LOOK },
    Spec { name: "last", run: Some(|session, _, _| Ok(session.look(Look::Last))), ..LOOK },
    Spec {
        name: "rule",
        args: &[&[&NEW_RULE]],
        run: Some(|session, command, _| session.rule(command.get(&NEW_RULE))),
        ..TALK
    },
    Spec {
        name: "side",
        args: &[&[&NEW_SIDE]],
        run: Some(|session, command, _| {
            Ok(match command.get(&NEW_SIDE) {
                Some(side) => session.turn(side),
                None => Reply::Done(Done::Turn(session.position().to_move())),
            })
        }),
        ..TALK
    },
    Spec {
        name: "turn",
        run: Some(|session, _, _| Ok(session.turn(session.position().to_move().other()))),
        ..TALK
    },
    Spec {
        name: "place",
        args: &[&[&COLOR, &FREE_POINTS]],
        run: Some(|session, command, _| {
            let points: Vec<Point> = command.all(&FREE_POINTS).flatten().collect();
            session.place(command.need(&COLOR)?, &points)
        }),
        ..TALK
    },
    Spec {
        name: "remove",
        args: &[&[&TAKEN_POINTS]],
        run: Some(|session, command, _| {
            session.remove(&command.all(&TAKEN_POINTS).flatten().collect::<Vec<_>>())
        }),
        ..TALK
    },
    Spec { name: "clear", run: Some(|session, _, _| Ok(session.clear())), ..TALK },
    Spec { name: "swap", run: Some(|session, _, _| session.swap()), ..TALK },
    Spec { name: "restart", run: Some(|session, _, _| session.restart()), ..TALK },
    Spec { name: "nothing", run: Some(|session, _, outside| session.nothing(&outside.stop())), ..TALK },
];
