//! The common parts of all pages: the frame with its script, and the stones of a position.

use serde_json::{Value, json};

use super::super::markup::escape;
use crate::board::{Color, Point, Position};
use crate::reply::Lang;
use crate::words::say;
use crate::words::say::points;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
pub(super) const BOARD: &str = include_str!("board.js");
const RENJU: &str = include_str!("renju.js");

/// A page: its heading, the line under it, the text for a browser without scripts, its data, and the script.
pub(super) fn page(
    lang: Lang,
    title: &str,
    about: &str,
    without: &str,
    data: &Value,
    script: &str,
) -> String {
    let part = |name: &str| match name {
        "lang" => lang.tag().to_owned(),
        "title" => escape(title),
        "about" => escape(about),
        "without" => escape(without),
        "footer" => escape(&say!(lang, "page-footer")),
        "style" => STYLE.to_owned(),
        "data" => embedded(data),
        "script" => format!("{BOARD}\n{RENJU}\n{script}"),
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

/// JSON for a page's script element, in which every `<` is escaped.
fn embedded(data: &Value) -> String {
    data.to_string().replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

/// The stones of a position.
pub(super) fn stones(position: &Position) -> Value {
    let of = |color| points(&position.stones(color).iter().collect::<Vec<Point>>());
    json!({"black": of(Color::Black), "white": of(Color::White)})
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
