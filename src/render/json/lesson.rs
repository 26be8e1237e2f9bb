//! Lessons as JSON.

use serde_json::{Value, json};

use super::values::array;
use crate::reply::{Lang, LessonReply};
use crate::teach::Text;
use crate::teach::lesson::{Lesson, LessonStep, StepKind};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::PuzzleFilter;

/// `yonsan.lessons/1` for the list of lessons; `null` for any other reply. The texts are in a language.
pub fn reply(reply: &LessonReply, lang: Lang) -> Value {
    match reply {
        LessonReply::List(list) => {
            let entry = |(lesson, known): (&Lesson, &usize)| {
                json!({
                    "id": lesson.id,
                    "title": lesson.title.in_language(lang.name()),
                    "about": lesson.about.in_language(lang.name()),
                    "licence": lesson.licence,
                    "steps": lesson.steps.len(),
                    "answered": known,
                    "questions": array(lesson.questions(), |question| json!(question.id)),
                    "drills": array(&lesson.drills(), drill),
                })
            };
            json!({
                "schema": "yonsan.lessons/1",
                "lessons": array(list.lessons.iter().zip(&list.known), entry),
                "left": list.left.map(|(lesson, step)| json!({"id": lesson.id, "step": step})),
            })
        }
        LessonReply::Step(view) => {
            let lesson = &view.lesson;
            json!({
                "schema": "yonsan.lesson/1",
                "id": lesson.id,
                "title": lesson.title.in_language(lang.name()),
                "about": lesson.about.in_language(lang.name()),
                "licence": lesson.licence,
                "steps": array(&lesson.steps, |step| self::step(step, lang)),
                "drills": array(&lesson.drills(), drill),
                "left_out": array(&view.broken, |error| json!(error.to_string())),
            })
        }
        LessonReply::Tried(lesson, tried) => json!({
            "schema": "yonsan.lesson-check/1",
            "id": lesson.id,
            "questions": tried.questions,
            "lines": tried.lines,
            "claims": tried.claims,
        }),
        _ => Value::Null,
    }
}

/// The conditions on the puzzles of a drill.
fn drill(puzzles: &PuzzleFilter) -> Value {
    json!({
        "kind": puzzles.kind.map(GoalKind::name),
        "theme": puzzles.theme,
        "rating": puzzles.rating.as_ref().map(|range| json!([range.start(), range.end()])),
    })
}

fn step(step: &LessonStep, lang: Lang) -> Value {
    let told = |text: &Text| text.in_language(lang.name()).to_owned();
    let mut object = json!({"kind": "text", "text": told(&step.text)});
    if let Some(board) = &step.board {
        object["kind"] = json!("board");
        object["rule"] = json!(board.position.rule());
        object["position"] = json!(board.position);
        object["marks"] = json!(board.marks);
        object["claims"] = array(&board.claims, |claim| json!(claim.to_string()));
    }
    match &step.kind {
        StepKind::Told => {}
        StepKind::Demonstration(shown) => {
            object["kind"] = json!("line");
            object["line"] = json!(shown.line);
            object["proves"] = json!(shown.proves);
            object["then"] = array(&shown.then, |claim| json!(claim.to_string()));
            object["after"] = json!(shown.after.as_ref().map(told));
        }
        StepKind::Question(question) => {
            object["kind"] = json!("question");
            object["id"] = json!(question.id);
            object["manner"] = json!(question.manner);
            object["seeks"] = json!(question.seek.to_string());
            object["answer"] = json!(question.answer);
            object["moves"] = json!(question.moves);
            object["hint"] = json!(question.hint.as_ref().map(told));
            object["after"] = json!(question.after.as_ref().map(told));
        }
    }
    object
}
