//! Practice as JSON and as comma-separated values.

use serde_json::{Value, json};

use super::lists;
use super::values::{array, joined, time};
use crate::reply::{Lang, StatsView};
use crate::teach::lesson::Remembered;
use crate::teach::train::{self, Attempt, PracticeList};
use crate::words::say::train as words;

/// `yonsan.stats/1`. Times are milliseconds since 1970 (UTC).
pub fn stats(view: &StatsView) -> Value {
    let stats = &view.stats;
    json!({
        "schema": "yonsan.stats/1",
        "attempts": stats.attempts,
        "solved": stats.solved,
        "clean": stats.clean,
        "row": stats.row,
        "millis": stats.millis,
        "rating": stats.skill.rating,
        "deviation": stats.skill.deviation,
        "volatility": stats.skill.volatility,
        "ratings": stats.ratings,
        "kinds": stats.kinds,
        "themes": stats.themes,
        "due": stats.due,
        "next_due": stats.next_due,
        "tried": stats.tried,
        "puzzles": stats.puzzles,
        "notices": array(&view.notices, |notice| json!(words::notice(Lang::En, notice))),
    })
}

/// `yonsan.attempts/1`, every attempt in the order in which they were made, the sets and exams to which some belong, and the
/// results of lesson questions.
pub fn attempts(attempts: &[Attempt], lists: &[PracticeList], results: &[Remembered]) -> Value {
    json!({
        "schema": "yonsan.attempts/1",
        "attempts": array(attempts, attempt),
        "lists": array(lists, lists::list),
        "results": array(results, train::write_result),
    })
}

/// An attempt, with its time as a date before the other fields.
fn attempt(attempt: &Attempt) -> Value {
    joined(json!({"time": time(attempt.at)}), train::write_attempt(attempt))
}

/// All attempts as comma-separated values (RFC 4180, lines end with a line feed), a heading first.
pub fn attempts_csv(attempts: &[Attempt]) -> String {
    let mut text =
        "time,at,puzzle,content,kind,mode,solved,misses,hints,score,millis,rating,moves,list,cycle\n"
            .to_owned();
    for attempt in attempts.iter().map(attempt) {
        let fields: Vec<String> =
            attempt.as_object().into_iter().flatten().map(|(_, value)| field(value)).collect();
        text += &(fields.join(",") + "\n");
    }
    text
}

/// A value of a flat object as a field: a text is quoted where necessary, the items of a list are separated
/// by blanks.
fn field(value: &Value) -> String {
    match value {
        Value::String(text) if text.contains([',', '"', '\n', '\r']) => {
            format!("\"{}\"", text.replace('"', "\"\""))
        }
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        Value::Array(list) => list.iter().map(field).collect::<Vec<_>>().join(" "),
        // A score of 1.0 is written as 1.
        Value::Number(number) if number.is_f64() => number.as_f64().unwrap_or_default().to_string(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_quoted_where_they_must_be() {
        assert_eq!(field(&json!("a,\"b\"")), "\"a,\"\"b\"\"\"");
        assert_eq!(field(&json!("vcf-0001")), "vcf-0001");
    }
}
