//! Replies as JSON, for programs. Each form has a name and a version (`yonsan.solve/1`): fields may be added to it, but
//! no field is changed or removed.

mod evaluators;
mod files;
mod forbidden;
pub mod lesson;
pub mod lists;
mod looks;
mod openings;
pub mod puzzles;
mod reply;
pub mod review;
mod shapes;
mod steps;
pub mod strategy;
mod suggested;
pub mod train;
mod values;
pub mod views;
pub mod why;

pub use evaluators::{annotate_by, annotate_map, win_checks};
pub use files::{convert, error, fault, glossary, mine};
pub use forbidden::forbidden;
pub use looks::{look, show};
pub use openings::openings;
pub use reply::{parts, reply};
pub use shapes::{lines, shapes};
pub use steps::{hints, steps};
pub use suggested::suggested;

use values::{array, limit};

use serde_json::{Map, Value, json};

use crate::board::{Axis, Direction, Point};
use crate::check::Outcome;
use crate::reply::{AnnotatedBoard, CellView, CheckedFile, DefenceView, Lang, Said, SaidValue, SideView};
use crate::solve::Class;
use crate::solve::defend::Fate;
use crate::teach::analyze::Finding;
use crate::teach::puzzle::Puzzle;
use crate::teach::train::grade::{Grade, GradeReport, NothingVerdict};
use crate::words::say;

/// `yonsan.MESSAGE/1`: the values of a message by their names.
pub fn said(said: &Said) -> Value {
    let mut object = json!({"schema": format!("yonsan.{}/1", said.message)});
    for (name, value) in &said.values {
        object[*name] = match value {
            SaidValue::Number(number) => json!(number),
            SaidValue::Name(name) => json!(name),
        };
    }
    object
}

/// `yonsan.solve/1`; `id` is the id of a question of a batch.
pub fn solve(finding: &Finding, id: Option<&Value>) -> Value {
    let win = finding.verdict.proven();
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    put("schema", json!("yonsan.solve/1"));
    if let Some(id) = id {
        put("id", id.clone());
    }
    put("rule", json!(finding.position.rule()));
    put("position", json!(finding.position));
    put("attacker", json!(finding.position.to_move()));
    put("goal", json!(finding.goal));
    if let Some(tried) = finding.tried {
        put("tried", json!(tried));
    }
    put("verdict", json!(finding.verdict.name()));
    put("limit", json!(limit(&finding.verdict)));
    if finding.goal == Class::Win {
        put("solved", json!(finding.solved));
    }
    put("class", json!(win.map(|win| win.class)));
    put("plies", json!(win.map(|win| win.plies())));
    put("stones", json!(win.map(|win| win.stones())));
    put("shortest", json!(finding.shortest));
    put("line", json!(win.map(|win| &win.line)));
    if let Some(all) = &finding.all {
        let wins = all.wins.iter().map(|first| {
            let mut object = json!({"move": first.point(), "plies": first.win.plies()});
            // A VCF always has this class and is always the shortest.
            if finding.goal != Class::Vcf {
                object["class"] = json!(first.win.class);
                object["shortest"] = json!(first.shortest);
            }
            object
        });
        put("all", wins.collect());
        let open = all.open.as_ref();
        put("open", json!(open.map_or(&[][..], |(points, _)| points)));
        put("open_limit", json!(open.map(|(_, limit)| limit)));
    }
    put("nodes", json!(finding.nodes));
    put("seconds", json!(finding.time.as_secs_f64()));
    Value::Object(object)
}

/// `yonsan.defend/1`.
pub fn defend(view: &DefenceView) -> Value {
    let threat = Finding::of_threat(&view.position, &view.defence);
    let loses = view.moves.iter().filter_map(|(point, fate)| match fate {
        Fate::Loses(win) => Some(json!({"point": point, "plies": win.plies(), "line": win.line})),
        Fate::Holds | Fate::Unknown(_) => None,
    });
    let unknown = view.moves.iter().filter(|(_, fate)| matches!(fate, Fate::Unknown(_)));
    json!({
        "schema": "yonsan.defend/1",
        "goal": view.class,
        "threat": solve(&threat, None),
        "holds": view.holding().collect::<Vec<Point>>(),
        "loses": loses.collect::<Value>(),
        "unknown": array(unknown, |(point, _)| json!(point)),
        "prolongs": view.prolongs,
        "wins": array(&view.wins, |first| {
            json!({"move": first.point(), "plies": first.win.plies(), "line": first.win.line})
        }),
        "combinations": array(&view.combinations, |saving| {
            json!({"move": saving.point(), "line": saving.line, "end": saving.end})
        }),
        "nodes": view.nodes,
    })
}

/// `yonsan.annotate/1`.
pub fn annotate(board: &AnnotatedBoard) -> Value {
    json!({
        "schema": "yonsan.annotate/1",
        "rule": board.position.rule(),
        "position": board.position,
        "to_move": board.position.to_move(),
        "points": array(&board.cells, cell),
    })
}

fn cell(cell: &CellView) -> Value {
    let score = |name: &str| json!(cell.scores.get(name));
    let empty = cell.stone.is_none();
    json!({
        "point": cell.point,
        "stone": cell.stone,
        "black": side(&cell.black, empty),
        "white": side(&cell.white, empty),
        "scores": {
            "powers": score("powers"),
            "terminator": score("terminator"),
            "templates": score("templates"),
            "rating": score("rating"),
        },
        "terminator": cell.tables.map(|[attack, defence]| json!({"attack": attack, "defence": defence})),
    })
}

fn side(side: &SideView, empty: bool) -> Value {
    let by_direction = |values: &[u8; 8]| -> Map<String, Value> {
        let named = Direction::ALL.iter().zip(values);
        named.map(|(direction, value)| (direction.name().to_owned(), json!(value))).collect()
    };
    let by_axis = |value: &dyn Fn(usize) -> Value| -> Map<String, Value> {
        Axis::ALL.iter().enumerate().map(|(i, axis)| (axis.name().to_owned(), value(i))).collect()
    };
    let sums = side.runs.sums();
    json!({
        "runs": by_direction(&side.runs.own),
        "free": by_direction(&side.runs.free),
        "sums": by_axis(&|i| json!(sums[i])),
        "value": empty.then(|| side.runs.value()),
        "patterns": by_axis(&|i| json!(side.patterns[i])),
        "pattern4": side.pattern4,
    })
}

/// `yonsan.grade/1`.
pub fn grade(puzzle: &Puzzle, report: &GradeReport) -> Value {
    let grade = |grade: &Grade| {
        json!({
            "move": grade.point,
            "verdict": grade.verdict(),
            "extra_stones": grade.extra_stones,
            "reply": grade.reply,
            "refutation": grade.refutation,
            "forbidden": grade.forbidden().map(forbidden::ruling),
            "allowed": grade.allowed().map(forbidden::allowed),
            "limit": grade.limit,
        })
    };
    json!({
        "schema": "yonsan.grade/1",
        "puzzle": puzzle.id,
        "moves": array(&report.grades, grade),
        "ungraded": report.ungraded,
        "nothing": report.nothing.as_ref().map(nothing),
        "solved": report.solved,
    })
}

/// The name of the verdict on the answer that there is nothing to find.
const fn nothing(nothing: &NothingVerdict) -> &'static str {
    match nothing {
        NothingVerdict::Right(_) => "right",
        NothingVerdict::Wins(_) | NothingVerdict::Points(_) => "wrong",
        NothingVerdict::Unknown(_) => "unproven",
    }
}

/// `yonsan.check/1`. `valid` is null where a bound was reached first.
pub fn check(file: &CheckedFile) -> Value {
    let mut object = json!({"schema": "yonsan.check/1", "file": file.file});
    match &file.report {
        Ok(report) => {
            object["nodes"] = json!(report.nodes);
            object["positions"] = json!(report.positions);
            match &report.outcome {
                Outcome::Valid => object["valid"] = json!(true),
                Outcome::OutOfBound => {
                    object["valid"] = Value::Null;
                    object["reason"] = json!(say!(Lang::En, "out-of-bound"));
                }
                Outcome::Stopped => {
                    object["valid"] = Value::Null;
                    object["reason"] = json!(say::stopped(Lang::En));
                }
                Outcome::Invalid { reason, line } => {
                    object["valid"] = json!(false);
                    object["reason"] = json!(say::breaks(Lang::En, reason));
                    object["line"] = json!(line);
                }
            }
        }
        Err(trouble) => {
            object["valid"] = json!(false);
            object["nodes"] = json!(0);
            object["positions"] = json!(0);
            object["reason"] = json!(say::trouble(Lang::En, trouble));
        }
    }
    object
}

/// `yonsan.puzzles/1`.
pub fn puzzles(puzzles: &[Puzzle]) -> Value {
    json!({"schema": "yonsan.puzzles/1", "puzzles": array(puzzles, puzzle)})
}

fn puzzle(puzzle: &Puzzle) -> Value {
    let mut goal = json!({"kind": puzzle.goal.kind});
    if let Some(within) = puzzle.goal.within {
        goal["within"] = json!(within);
    }
    json!({
        "id": puzzle.id,
        "title": puzzle.title.english(),
        "rule": puzzle.rule(),
        "side": puzzle.side(),
        "position": puzzle.position,
        "goal": goal,
        "rating": puzzle.rating,
        "themes": puzzle.themes,
        "source": puzzle.source,
        "licence": puzzle.licence,
    })
}
