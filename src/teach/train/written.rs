//! Attempts and results of lesson questions as JSON, as they are exported, and read again.

use serde_json::{Value, json};

use super::attempt::{Attempt, AttemptMode};
use crate::board::Point;
use crate::teach::lesson::{QuestionOutcome, QuestionResult, Remembered};

/// An attempt as JSON, without the date in words.
pub fn write_attempt(attempt: &Attempt) -> Value {
    json!({
        "at": attempt.at,
        "puzzle": attempt.puzzle,
        "content": attempt.content,
        "kind": attempt.kind,
        "mode": attempt.mode.name(),
        "solved": attempt.solved,
        "misses": attempt.misses,
        "hints": attempt.hints,
        "score": attempt.score,
        "millis": attempt.millis,
        "rating": attempt.rating,
        "moves": attempt.moves.iter().map(Point::to_string).collect::<Vec<_>>(),
    })
}

/// The attempt in an object that [`write_attempt`] or the export of the statistics wrote; `None` where it is none.
pub fn read_attempt(object: &Value) -> Option<Attempt> {
    let text = |key: &str| Some(object.get(key)?.as_str()?.to_owned());
    let whole = |key: &str| object.get(key)?.as_u64();
    let number = |key: &str| object.get(key)?.as_f64();
    let moves = object.get("moves")?.as_array()?.iter().map(|point| point.as_str()?.parse().ok());
    Some(Attempt {
        at: whole("at")?,
        puzzle: text("puzzle")?,
        content: text("content")?,
        kind: text("kind")?,
        mode: AttemptMode::from_name(&text("mode")?)?,
        solved: object.get("solved")?.as_bool()?,
        misses: whole("misses")? as usize,
        hints: whole("hints")? as usize,
        score: number("score")?,
        millis: whole("millis")?,
        rating: number("rating")?,
        moves: moves.collect::<Option<Vec<Point>>>()?,
    })
}

/// The result of a lesson's question as JSON.
pub fn write_result(result: &Remembered) -> Value {
    json!({
        "at": result.at,
        "lesson": result.outcome.lesson,
        "question": result.outcome.question,
        "content": result.content,
        "result": result.outcome.result.name(),
        "hints": result.outcome.hints,
    })
}

/// The result in an object that [`write_result`] wrote; `None` where it is none.
pub fn read_result(object: &Value) -> Option<Remembered> {
    let text = |key: &str| Some(object.get(key)?.as_str()?.to_owned());
    Some(Remembered {
        at: object.get("at")?.as_u64()?,
        outcome: QuestionOutcome {
            lesson: text("lesson")?,
            question: text("question")?,
            result: QuestionResult::from_name(&text("result")?)?,
            hints: object.get("hints")?.as_u64()? as usize,
        },
        content: text("content")?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::attempt::tests::attempt;
    use super::*;
    use crate::teach::puzzle::library;

    #[test]
    fn what_was_written_is_read_again_and_nothing_else_is() {
        let puzzle = &library::puzzles()[0];
        let mut made = attempt(puzzle, 1_795_272_097_000, AttemptMode::Train, 0.7);
        (made.misses, made.moves) = (1, vec!["j8".parse().unwrap(), "i8".parse().unwrap()]);
        let written = write_attempt(&made);
        assert_eq!(read_attempt(&written), Some(made));
        for key in written.as_object().unwrap().keys() {
            let mut broken = written.clone();
            broken[key] = json!({});
            assert_eq!(read_attempt(&broken), None, "{key}");
        }
        let outcome = QuestionOutcome {
            lesson: "threes".to_owned(),
            question: "open".to_owned(),
            result: QuestionResult::Second,
            hints: 2,
        };
        let result = Remembered { at: 7, outcome, content: "0123456789abcdef".to_owned() };
        assert_eq!(read_result(&write_result(&result)), Some(result));
        assert_eq!(read_result(&json!({"at": 7})), None);
    }
}
