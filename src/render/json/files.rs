//! Files that were written, terms, and faults, as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::puzzle;
use super::values::array;
use crate::formats::Losses;
use crate::reply::{Converted, Lang, Mined, TERMS, Term, Trouble};
use crate::teach::puzzle::parse_all;
use crate::words::say;

/// `yonsan.error/1`, in English. `where` is the file, where the fault is that of one.
pub fn error(trouble: &Trouble) -> Value {
    let mut object = fault(&say::trouble(Lang::En, trouble));
    if let Some(file) = trouble.file() {
        object["where"] = json!(file);
    }
    object
}

/// `yonsan.error/1` with a text alone.
pub fn fault(text: &str) -> Value {
    json!({"schema": "yonsan.error/1", "error": text})
}

/// `yonsan.convert/1`. `text` is what was written, where it was written to standard output.
pub fn convert(done: &Converted) -> Value {
    let Losses { games, unreadable, lines, comments, labels, marks, facts, properties, .. } = &done.losses;
    json!({
        "schema": "yonsan.convert/1",
        "file": done.file,
        "format": done.to.name(),
        "games": done.games,
        "lost": {
            "games": games,
            "unreadable": unreadable,
            "lines": lines,
            "comments": comments,
            "labels": labels,
            "marks": marks,
            "facts": facts,
            "properties": properties,
            "orders": done.losses.orders,
            "invented": done.losses.invented,
            "rule": done.losses.rule,
            "times": done.losses.times,
        },
        "text": done.text,
    })
}

/// `yonsan.mine/1`. `puzzles` are those found, where they were written to no file.
pub fn mine(mined: &Mined) -> Value {
    let puzzles = parse_all(&mined.text).unwrap_or_default();
    json!({
        "schema": "yonsan.mine/1",
        "file": mined.file,
        "items": mined.items,
        "done": mined.done,
        "found": mined.found,
        "rejected": mined.rejected.iter().map(|(why, count)| (why.name(), count)).collect::<BTreeMap<_, _>>(),
        "puzzles": mined.file.is_none().then(|| array(&puzzles, puzzle)),
    })
}

/// `yonsan.glossary/1`: one term or all, with its names and its meaning in the language chosen.
pub fn glossary(lang: Lang, term: Option<&Term>) -> Value {
    let told = |term: &Term| {
        json!({
            "name": term.name,
            "en": term.called(Lang::En),
            "zh": term.called(Lang::Zh),
            "ru": term.called(Lang::Ru),
            "kanji": term.kanji,
            "romaji": term.romaji,
            "meaning": say::term_means(lang, term),
        })
    };
    let terms = term.map_or_else(|| array(&TERMS, told), |term| array([term], told));
    json!({"schema": "yonsan.glossary/1", "terms": terms})
}
