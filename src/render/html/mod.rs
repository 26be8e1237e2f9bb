//! HTML pages, each in one file that refers to no other file.
//!
//! A page contains its data as JSON, with its sentences, and a script in plain JavaScript that shows the data and steps
//! through it. The data is escaped so that it cannot end the script element that holds it.

mod lesson;
mod proof;

use serde_json::{Value, json};

use super::markup::escape;
use crate::board::{Color, Point, Position};
use crate::reply::Lang;
use crate::words::say;
use crate::words::say::points;

pub use lesson::lesson;
pub use proof::proof;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const BOARD: &str = include_str!("board.js");

/// A page: its heading, the line under it, the text for a browser without scripts, its data, and the script.
fn page(lang: Lang, title: &str, about: &str, without: &str, data: &Value, script: &str) -> String {
    let part = |name: &str| match name {
        "lang" => lang.tag().to_owned(),
        "title" => escape(title),
        "about" => escape(about),
        "without" => escape(without),
        "footer" => escape(&say!(lang, "page-footer")),
        "style" => STYLE.to_owned(),
        "data" => embedded(data),
        "script" => format!("{BOARD}\n{script}"),
        _ => String::new(),
    };
    let mut text = String::new();
    let mut rest = PAGE;
    // Braces in the filled-in text are not replaced again.
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").unwrap_or((after, ""));
        text += before;
        text += &part(name);
        rest = after;
    }
    text + rest
}

/// JSON that may stand in a page's script element: no `<` is left in it.
fn embedded(data: &Value) -> String {
    data.to_string().replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

/// The stones of a position.
fn stones(position: &Position) -> Value {
    let of = |color| points(&position.stones(color).iter().collect::<Vec<Point>>());
    json!({"black": of(Color::Black), "white": of(Color::White)})
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::say::export as words;

    #[test]
    fn nothing_ends_the_element_that_holds_the_data() {
        let evil = "</script><script>alert('&')</script><!--\u{2028}";
        let text = embedded(&json!({ "title": evil }));
        assert!(!text.contains(['<', '>', '&']), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap()["title"], evil);
    }

    #[test]
    fn what_is_filled_in_stays_as_it_is() {
        let data = json!({"a": "{{style}}"});
        let text = page(Lang::Ru, "{{data}} <b>", "{{script}}", "", &data, "let s = '{{title}}';");
        assert!(text.contains("<html lang=\"ru\">"));
        assert!(text.contains("<h1>{{data}} &lt;b&gt;</h1>") && text.contains("<p>{{script}}</p>"));
        assert!(text.contains(r#"{"a":"{{style}}"}"#) && text.contains("let s = '{{title}}';"));
    }

    /// The keys that a script names in quotation marks after `say(`.
    fn asked(script: &str) -> Vec<&str> {
        script.split("say(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    /// What stands in braces, for the script to fill in.
    fn left_open(sentence: &str) -> Vec<&str> {
        let parts = sentence.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        let mut names: Vec<&str> = parts.map(|(name, _)| name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    #[test]
    fn a_script_fills_in_the_same_in_every_language() {
        for words in [words::proof_words, words::lesson_words] {
            let english = words(Lang::En);
            for lang in [Lang::Zh, Lang::Ru] {
                let other = words(lang);
                assert!(english.keys().eq(other.keys()));
                for (key, sentence) in &english {
                    assert_eq!(left_open(sentence), left_open(&other[key]), "{key} in {lang:?}");
                    assert_ne!(*sentence, other[key], "{key} in {lang:?}");
                }
            }
        }
        assert_eq!(left_open(&words::proof_words(Lang::Ru)["plays"]), ["color", "point"]);
    }

    #[test]
    fn scripts_and_sentences_know_each_other() {
        // Those that a script puts together: a side, a stone, a mark, how a question ended.
        let made =
            ["black", "white", "empty", "black_stone", "white_stone", "first", "second", "missed", "open"];
        let marks = ["mark_mark", "right_mark", "reply_mark"];
        let pages = [
            (words::proof_words(Lang::En), include_str!("proof.js")),
            (words::lesson_words(Lang::En), include_str!("lesson.js")),
        ];
        for (sentences, script) in &pages {
            for key in asked(BOARD).into_iter().chain(asked(script)) {
                assert!(sentences.contains_key(key), "no sentence for '{key}'");
            }
        }
        let both: Vec<&str> = [BOARD, pages[0].1, pages[1].1].into_iter().flat_map(asked).collect();
        for key in pages.iter().flat_map(|(sentences, _)| sentences.keys()) {
            let known = both.contains(key) || made.contains(key) || marks.contains(key);
            assert!(known, "no script asks for '{key}'");
        }
    }
}
