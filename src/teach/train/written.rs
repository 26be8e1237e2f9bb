//! Attempts, results of lesson questions, sets and exams as JSON, as they are exported, and read again.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::attempt::{Attempt, AttemptMode, ListPlace};
use super::list::{ListKind, ListedPuzzle, PracticeList};
use crate::board::Point;
use crate::teach::lesson::{QuestionOutcome, QuestionResult, Remembered};
use crate::teach::{Fault, Progress};

/// Practice as it is exported, with the fields of `yonsan.attempts/1`: objects of attempts, of results of lesson questions,
/// and of sets and exams.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportedPractice {
    /// Attempts, as [`write_attempt`] writes them.
    pub attempts: Vec<Value>,
    /// Sets and exams, as [`write_list`] writes them.
    pub lists: Vec<Value>,
    /// Results, as [`write_result`] writes them.
    pub results: Vec<Value>,
}

impl ExportedPractice {
    /// These attempts, results, sets and exams.
    pub fn of(attempts: &[Attempt], results: &[Remembered], lists: &[PracticeList]) -> Self {
        Self {
            attempts: attempts.iter().map(write_attempt).collect(),
            lists: lists.iter().map(write_list).collect(),
            results: results.iter().map(write_result).collect(),
        }
    }

    /// Stores everything that is not stored yet, each in the order of time. Returns how many were added, and how many objects
    /// could not be read.
    ///
    /// # Errors
    /// When it cannot be read what is stored already.
    pub fn add_to(&self, progress: &mut dyn Progress) -> Result<[usize; 2], Fault> {
        let (mut attempts, no_attempts) = new(&self.attempts, read_attempt, &progress.attempts()?);
        let (mut results, no_results) = new(&self.results, read_result, &progress.learned()?);
        let (mut lists, no_lists) = new(&self.lists, read_list, &progress.lists()?);
        let added = attempts.len() + results.len() + lists.len();
        attempts.sort_by_key(|attempt| attempt.at);
        results.sort_by_key(|result| result.at);
        lists.sort_by_key(|list| list.at);
        for attempt in attempts {
            progress.record(attempt);
        }
        for result in results {
            progress.learn(result);
        }
        for list in lists {
            progress.add_list(list);
        }
        Ok([added, no_attempts + no_results + no_lists])
    }
}

/// What can be read of the objects and is not known, and the number of those that cannot be read.
fn new<T: PartialEq>(objects: &[Value], read: fn(&Value) -> Option<T>, known: &[T]) -> (Vec<T>, usize) {
    let (mut found, mut unread) = (Vec::new(), 0);
    for object in objects {
        match read(object) {
            Some(one) if known.contains(&one) || found.contains(&one) => {}
            Some(one) => found.push(one),
            None => unread += 1,
        }
    }
    (found, unread)
}

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
        "list": attempt.place.as_ref().map(|place| &place.list),
        "cycle": attempt.place.as_ref().map(|place| place.cycle),
    })
}

/// The attempt in an object that [`write_attempt`] or the export of the statistics wrote; `None` where it is none.
fn read_attempt(object: &Value) -> Option<Attempt> {
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
        place: text("list")
            .zip(whole("cycle"))
            .map(|(list, cycle)| ListPlace { list, cycle: cycle as usize }),
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
fn read_result(object: &Value) -> Option<Remembered> {
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

/// A set or an exam as JSON, without the date in words.
pub fn write_list(list: &PracticeList) -> Value {
    let puzzle = |puzzle: &ListedPuzzle| json!({"id": puzzle.id, "content": puzzle.content, "rating": puzzle.rating, "themes": puzzle.themes});
    json!({
        "kind": list.kind.name(),
        "name": list.name,
        "at": list.at,
        "puzzles": list.puzzles.iter().map(puzzle).collect::<Value>(),
        "asked": list.asked,
        "files": list.files,
        "shuffle": list.shuffle,
        "limit_seconds": list.limit.map(|millis| millis as f64 / 1000.0),
    })
}

/// The set or exam in an object that [`write_list`] or the export of the statistics wrote; `None` where it is none.
fn read_list(object: &Value) -> Option<PracticeList> {
    let text = |of: &Value, key: &str| Some(of.get(key)?.as_str()?.to_owned());
    let texts = |of: &Value, key: &str| {
        of.get(key)?
            .as_array()?
            .iter()
            .map(|text| Some(text.as_str()?.to_owned()))
            .collect::<Option<Vec<String>>>()
    };
    let puzzle = |puzzle: &Value| {
        Some(ListedPuzzle {
            id: text(puzzle, "id")?,
            content: text(puzzle, "content")?,
            rating: puzzle.get("rating")?.as_u64()?.try_into().ok()?,
            themes: texts(puzzle, "themes")?,
        })
    };
    Some(PracticeList {
        at: object.get("at")?.as_u64()?,
        kind: ListKind::from_name(&text(object, "kind")?)?,
        name: text(object, "name")?,
        puzzles: object.get("puzzles")?.as_array()?.iter().map(puzzle).collect::<Option<Vec<_>>>()?,
        asked: text(object, "asked")?,
        files: texts(object, "files")?,
        shuffle: object.get("shuffle")?.as_u64(),
        limit: object.get("limit_seconds")?.as_f64().map(|seconds| (seconds * 1000.0).round() as u64),
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
        made.place = Some(ListPlace { list: "forks".to_owned(), cycle: 2 });
        let written = write_attempt(&made);
        assert_eq!(read_attempt(&written), Some(made));
        for key in
            written.as_object().unwrap().keys().filter(|key| !["list", "cycle"].contains(&key.as_str()))
        {
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
        let list = PracticeList {
            at: 7,
            kind: ListKind::Exam,
            name: "1".to_owned(),
            puzzles: vec![ListedPuzzle {
                id: puzzle.id.clone(),
                content: super::super::content(puzzle),
                rating: 1200,
                themes: vec!["catch".to_owned()],
            }],
            asked: "--theme catch".to_owned(),
            files: vec!["own.yaml".to_owned()],
            shuffle: Some(3),
            limit: Some(1_234_567),
        };
        assert_eq!(read_list(&write_list(&list)), Some(list));
        assert_eq!(read_list(&json!({"at": 7})), None);
    }
}
