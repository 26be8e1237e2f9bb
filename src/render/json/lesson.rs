//! Lessons for programs.

use serde_json::{Value, json};

use super::names;
use crate::board::notation;
use crate::reply::LessonReply;
use crate::teach::lesson::{Lesson, LessonStep, StepKind};

/// `yonsan.lessons/1` for the list; `null` for what has no form of its own.
pub fn reply(reply: &LessonReply) -> Value {
    match reply {
        LessonReply::List(all, known) => {
            let lessons = all.iter().zip(known).map(|(lesson, known)| {
                json!({
                    "id": lesson.id,
                    "title": lesson.title,
                    "about": lesson.about,
                    "licence": lesson.licence,
                    "steps": lesson.steps.len(),
                    "answered": known,
                    "questions": lesson.questions().map(|question| &question.id).collect::<Vec<_>>(),
                })
            });
            json!({"schema": "yonsan.lessons/1", "lessons": lessons.collect::<Vec<_>>()})
        }
        LessonReply::Step(view) => {
            let mut object = lesson(&view.lesson);
            object["left_out"] = view.broken.iter().map(|error| json!(error.to_string())).collect();
            object
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

/// `yonsan.lesson/1`: a whole lesson, with its answers.
fn lesson(lesson: &Lesson) -> Value {
    json!({
        "schema": "yonsan.lesson/1",
        "id": lesson.id,
        "title": lesson.title,
        "about": lesson.about,
        "licence": lesson.licence,
        "steps": lesson.steps.iter().map(step).collect::<Vec<_>>(),
    })
}

fn step(step: &LessonStep) -> Value {
    let mut object = json!({"kind": "text", "text": step.text});
    if let Some(board) = &step.board {
        object["kind"] = json!("board");
        object["rule"] = json!(board.position.rule().name());
        object["position"] = json!(notation::write(&board.position));
        object["marks"] = json!(names(&board.marks));
        object["claims"] = board.claims.iter().map(|claim| json!(claim.to_string())).collect();
    }
    match &step.kind {
        StepKind::Told => {}
        StepKind::Demonstration(shown) => {
            object["kind"] = json!("line");
            object["line"] = json!(names(&shown.line));
            object["proves"] = json!(shown.proves.map(crate::solve::Class::name));
            object["then"] = shown.then.iter().map(|claim| json!(claim.to_string())).collect();
            object["after"] = json!(shown.after);
        }
        StepKind::Question(question) => {
            object["kind"] = json!("question");
            object["id"] = json!(question.id);
            object["manner"] = json!(question.manner.name());
            object["seeks"] = json!(question.seek.to_string());
            object["answer"] = json!(names(&question.answer));
            object["moves"] = json!(question.moves);
            object["hint"] = json!(question.hint);
            object["after"] = json!(question.after);
        }
    }
    object
}
