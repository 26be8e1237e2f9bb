//! A lesson as an HTML page. The page contains the judgement of every possible answer.

use serde_json::{Map, Value, json};

use super::page::{page, stones};
use crate::reply::{Lang, LessonHint, LessonPage};
use crate::teach::lesson::{LessonStep, Question, Stage, StepKind, TRIES};
use crate::words::say::{export as words, grouped, lesson as sentences, points};

const SCRIPT: &str = include_str!("lesson.js");

/// A page that teaches a lesson.
pub fn lesson(shown: &LessonPage, lang: Lang) -> String {
    let lesson = &shown.lesson;
    let steps = lesson.steps.iter().zip(&shown.stages).enumerate().map(|(at, (step, stages))| {
        self::step(lang, step, stages, &sentences::step_heading(lang, lesson, at))
    });
    let data = json!({
        "words": words::lesson_words(lang),
        "steps": steps.collect::<Vec<_>>(),
        "tries": TRIES,
    });
    let without = words::lesson_without_script(lang, lesson);
    let [title, about] = [&lesson.title, &lesson.about].map(|text| text.in_language(lang.name()));
    page(lang, title, about, &without, &data, SCRIPT)
}

fn step(lang: Lang, step: &LessonStep, stages: &[Stage], heading: &str) -> Value {
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    put("heading", json!(heading));
    put("text", json!(step.text.in_language(lang.name())));
    if let Some(board) = &step.board {
        put("position", stones(&board.position));
        put("to_move", json!(board.position.to_move().name()));
        put("marks", json!(points(&board.marks)));
    }
    match &step.kind {
        StepKind::Told => {}
        StepKind::Demonstration(shown) => {
            put("line", json!(points(&shown.line)));
            put("after", json!(shown.after.as_ref().map(|text| text.in_language(lang.name()))));
        }
        StepKind::Question(question) => {
            put("question", self::question(lang, question, stages));
        }
    }
    Value::Object(object)
}

fn question(lang: Lang, question: &Question, stages: &[Stage]) -> Value {
    let boards = stages.iter().map(|stage| {
        let next = stage.next.iter().map(|(point, reply, stage)| {
            (point.to_string(), json!({"reply": reply.to_string(), "stage": stage}))
        });
        json!({
            "position": stones(&stage.position),
            "said": said(lang, question, stage),
            "next": next.collect::<Map<_, _>>(),
            "hints": hints(lang, question, stage),
            "answer": sentences::answer(lang, question, &stage.shown),
            "shown": points(&stage.shown),
        })
    });
    json!({
        "manner": question.manner.name(),
        "how": words::how_to_answer(lang, question),
        "side": question.seek.side.name(),
        "sought": question.answer.len(),
        "stages": boards.collect::<Vec<_>>(),
        "after": question.after.as_ref().map(|text| text.in_language(lang.name())),
    })
}

/// The comments on every point. Points whose comments differ only in their names are listed together.
fn said(lang: Lang, question: &Question, stage: &Stage) -> Vec<Value> {
    let judged = stage.judged.iter().map(|judged| {
        let verdict = match judged.right {
            true => "right",
            false if judged.counts() => "wrong",
            false => "void",
        };
        let name = judged.point.to_string();
        let lines: Vec<String> =
            sentences::judged(lang, judged, question).iter().map(|line| without_name(line, &name)).collect();
        ((verdict, lines), name)
    });
    let told = grouped(judged).into_iter().map(
        |((verdict, lines), points)| json!({"verdict": verdict, "lines": lines, "points": points.join(" ")}),
    );
    told.collect()
}

/// The line with `{point}` in place of the point's name, where the name is a whole word; letters of other
/// scripts may be adjacent to it.
fn without_name(line: &str, name: &str) -> String {
    let mut text = String::new();
    for word in line.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        match word.strip_prefix(name).filter(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric())) {
            Some(rest) => text += &format!("{{point}}{rest}"),
            None => text += word,
        }
    }
    text
}

/// The hints in the order in which they are given.
fn hints(lang: Lang, question: &Question, stage: &Stage) -> Vec<String> {
    let nothing = |hint: &LessonHint| matches!(hint, LessonHint::Among(points) if points.is_empty());
    let hints = LessonHint::all(question, &stage.position);
    hints.iter().filter(|hint| !nothing(hint)).map(|hint| sentences::hint(lang, hint)).collect()
}

#[cfg(test)]
mod tests {
    use super::without_name;

    #[test]
    fn names_are_words() {
        assert_eq!(without_name("✗ h1 (h10, ah1): h1.", "h1"), "✗ {point} (h10, ah1): {point}.");
        assert_eq!(without_name("下在h1就，h1：h10。", "h1"), "下在{point}就，{point}：h10。");
    }
}
