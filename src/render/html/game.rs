//! A game and its review as an HTML page.

use serde_json::{Map, Value, json};

use super::page::{page, stones};
use crate::formats::Notes;
use crate::reply::{GameNode, GamePage, Lang};
use crate::teach::analyze::{Moment, ReviewEvent};
use crate::words::say::{self, export as words, points};

const SCRIPT: &str = include_str!("game.js");

/// A page that walks a game with its variations and shows the course that its review found.
pub fn game(shown: &GamePage, lang: Lang) -> String {
    let review = &shown.review;
    let wins = review.wins.iter().enumerate().filter_map(|(i, win)| Some((i, win.as_ref()?)));
    let moments = review.moments.iter().enumerate();
    let guesses = shown.slips.iter().map(|slip| {
        let line = points(&slip.better.line);
        json!({"ply": slip.ply, "event": "guess", "text": say::slip(lang, slip), "line": line, "holds": ""})
    });
    let data = json!({
        "words": words::game_words(lang),
        "rule": shown.start.rule().name(),
        "position": stones(&shown.start),
        "first": shown.start.to_move().name(),
        "nodes": shown.nodes.iter().map(node).collect::<Vec<_>>(),
        "main": shown.main,
        "wins": wins.map(|(i, win)| json!({"ply": i + 1, "class": win.class.name()})).collect::<Vec<_>>(),
        "moments": moments.map(|(at, one)| moment(one, &say::moment(lang, review, at))).collect::<Vec<_>>(),
        "guesses": guesses.collect::<Vec<_>>(),
    });
    let without = words::game_without_script(lang, shown);
    page(lang, &words::game_title(lang, shown), &words::game_about(lang, shown), &without, &data, SCRIPT)
}

fn node(node: &GameNode) -> Value {
    let Notes { comment, labels, marks, .. } = &node.notes;
    let mut object = Map::new();
    object.insert("parent".to_owned(), json!(node.parent));
    object.insert("move".to_owned(), json!(node.point.map(|point| point.to_string())));
    let mut put = |key: &str, text: String| {
        if !text.is_empty() {
            object.insert(key.to_owned(), text.into());
        }
    };
    put("comment", comment.clone());
    let told: Vec<String> = labels.iter().map(|(point, label)| format!("{point}: {label}")).collect();
    put("labels", told.join(", "));
    let marked = labels.iter().map(|(point, _)| *point).chain(marks.iter().map(|(_, point)| *point));
    put("marked", points(&marked.collect::<Vec<_>>()));
    Value::Object(object)
}

fn moment(moment: &Moment, text: &str) -> Value {
    let (event, line, holds) = match &moment.event {
        ReviewEvent::Appeared(win) => ("appeared", points(&win.line), String::new()),
        ReviewEvent::Missed(win) => ("missed", points(&win.line), String::new()),
        ReviewEvent::Slower(win) => ("slower", points(&win.line), String::new()),
        ReviewEvent::Unsettled(win) => ("unsettled", points(&win.line), String::new()),
        ReviewEvent::LastEscape(holding) => ("last-escape", String::new(), points(holding)),
    };
    json!({"ply": moment.ply, "event": event, "text": text, "line": line, "holds": holds})
}
