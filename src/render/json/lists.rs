//! Sets, playlists and exams as JSON.

use serde_json::{Value, json};

use super::values::{array, joined, time};
use crate::reply::{ExamsView, Lang, ListsReply, PlaylistsView, SetView, SetsView};
use crate::teach::Notice;
use crate::teach::train::{self, Cycle, ExamAnswer, ExamReport, Performance, Playlist, PracticeList};
use crate::words::say::train as words;

fn notices(notices: &[Notice]) -> Value {
    array(notices, |notice| json!(words::notice(Lang::En, notice)))
}

/// A reply about sets, playlists or exams; of an exam that goes on there is no form.
pub fn lists(reply: &ListsReply) -> Value {
    match reply {
        ListsReply::Sets(view) => sets(view),
        ListsReply::Playlists(view) => playlists(view),
        ListsReply::Exam(view) => view.report.as_ref().map_or(Value::Null, |report| exam(report)),
        ListsReply::Exams(view) => exams(view),
    }
}

/// `yonsan.sets/1`. Times are milliseconds since 1970 (UTC).
fn sets(view: &SetsView) -> Value {
    json!({
        "schema": "yonsan.sets/1",
        "sets": array(&view.sets, set),
        "notices": notices(&view.notices),
    })
}

fn set(view: &SetView) -> Value {
    let mut value = list(&view.set);
    let cycles = view.cycles.iter().enumerate();
    value["cycles"] = array(cycles, |(at, own)| {
        let before = at.checked_sub(1).map(|before| &view.cycles[before]);
        cycle(own, before)
    });
    value
}

/// A cycle; `change` compares it with the one before, where both went through as many puzzles.
fn cycle(cycle: &Cycle, before: Option<&Cycle>) -> Value {
    let over = |known: &&Cycle| known.ended.is_some() && known.tried == cycle.tried;
    let before = before.filter(over).filter(|_| cycle.ended.is_some());
    json!({
        "cycle": cycle.number,
        "started": cycle.started,
        "ended": cycle.ended,
        "tried": cycle.tried,
        "solved": cycle.solved,
        "clean": cycle.clean,
        "seconds": cycle.millis as f64 / 1000.0,
        "change": before.map(|before| json!({
            "seconds": (cycle.millis as f64 - before.millis as f64) / 1000.0,
            "clean": cycle.clean as i64 - before.clean as i64,
        })),
    })
}

/// A set or an exam as it was made.
pub(super) fn list(list: &PracticeList) -> Value {
    let head = json!({"kind": list.kind.name(), "name": list.name, "time": time(list.at)});
    joined(head, train::write_list(list))
}

/// `yonsan.playlists/1`.
fn playlists(view: &PlaylistsView) -> Value {
    json!({
        "schema": "yonsan.playlists/1",
        "playlists": array(&view.playlists, playlist),
        "notices": notices(&view.notices),
    })
}

fn playlist(playlist: &Playlist) -> Value {
    json!({
        "theme": playlist.theme,
        "puzzles": playlist.puzzles,
        "solved": playlist.solved,
        "easiest": playlist.ratings.0,
        "hardest": playlist.ratings.1,
    })
}

/// `yonsan.exams/1`.
fn exams(view: &ExamsView) -> Value {
    json!({
        "schema": "yonsan.exams/1",
        "exams": array(&view.reports, report),
        "notices": notices(&view.notices),
    })
}

/// `yonsan.exam/1`.
fn exam(exam: &ExamReport) -> Value {
    joined(json!({"schema": "yonsan.exam/1"}), report(exam))
}

fn report(report: &ExamReport) -> Value {
    let (bound, rating) = match report.performance {
        Performance::About(rating) => ("about", rating),
        Performance::AtLeast(rating) => ("at-least", rating),
        Performance::AtMost(rating) => ("at-most", rating),
    };
    json!({
        "exam": report.number,
        "time": time(report.at),
        "at": report.at,
        "limit_seconds": report.limit.map(|millis| millis as f64 / 1000.0),
        "solved": report.solved,
        "seconds": report.millis as f64 / 1000.0,
        "performance": {"bound": bound, "rating": rating.round()},
        "puzzles": array(&report.answers, answer),
        "themes": report.themes,
    })
}

fn answer(answer: &ExamAnswer) -> Value {
    json!({
        "id": answer.puzzle.id,
        "rating": answer.puzzle.rating,
        "themes": answer.puzzle.themes,
        "result": answer.result.name(),
        "moves": answer.moves,
        "seconds": answer.millis as f64 / 1000.0,
    })
}
