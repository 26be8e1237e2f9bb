//! Any reply as JSON, and in the parts that a page shows.

use serde_json::{Value, json};

use super::views;
use crate::board::Position;
use crate::render::marks::Marks;
use crate::render::theme::{ROLE, Theme};
use crate::render::{board, course, json, points, prose};
use crate::reply::{Lang, Reply};

/// The JSON form of a reply, an object or several; `None` for a reply that has none. The texts are in a language.
pub fn reply(reply: &Reply, lang: Lang) -> Option<Vec<Value>> {
    Some(match reply {
        Reply::Finding(finding) => vec![json::solve(finding, None)],
        Reply::Said(said) => vec![json::said(said)],
        Reply::Report { puzzle, report } => vec![json::grade(puzzle, report)],
        Reply::Defence(defence) => vec![json::defend(defence)],
        Reply::Key(key) => vec![views::key(key)],
        Reply::WhyNot(found) => vec![views::why_not(found)],
        Reply::Tree(tree) => vec![views::tree(tree)],
        Reply::Why(why) => vec![json::why::why(why)],
        Reply::Pillars(found) => vec![json::why::pillars(found)],
        Reply::Study(found) => vec![json::strategy::study(found)],
        Reply::Review(found) => vec![json::review::review(found)],
        Reply::Shapes(view) => vec![json::shapes(view)],
        Reply::Lines(view) => vec![json::lines(view)],
        Reply::Forbidden(view) => vec![json::forbidden(view)],
        Reply::Openings => vec![json::openings()],
        Reply::Suggested(view) => vec![json::suggested(view)],
        Reply::WinChecks(view) => vec![json::win_checks(view)],
        Reply::Stats(view) => vec![json::train::stats(view)],
        Reply::Lists(reply) => vec![json::lists::lists(reply)],
        Reply::Lesson(reply) => vec![json::lesson::reply(reply, lang)],
        Reply::Checked(files) => files.iter().map(json::check).collect(),
        Reply::Puzzles(puzzles) => vec![json::puzzles(puzzles)],
        Reply::Puzzle(puzzle) => vec![json::puzzles(std::slice::from_ref(puzzle))],
        Reply::Worth(view) => vec![json::puzzles::worth(view)],
        Reply::Board { position, .. } => vec![json::show(position)],
        Reply::Task(task) => vec![json::show(&task.position)],
        Reply::Look(look) => vec![json::look(look)],
        Reply::Glossary(term) => vec![json::glossary(lang, *term)],
        // No other reply has a JSON form.
        _ => return None,
    })
}

/// `yonsan.parts/1`: a reply in parts, for a place that draws boards itself.
///
/// `boards` are those that the reply draws, in order; where it draws none, `board` is the position with the points that the
/// reply speaks of, and `boards` is empty. A board has a rule, a position as text, the stones of both sides, the last move,
/// and `marks`: a point, a role and a short text each. `words` are lines of pieces, each a role (perhaps empty) and a text.
/// `legend` tells what the marks mean, and `points` are the points that the words speak of.
pub fn parts(reply: &Reply, position: &Position, lang: Lang) -> Value {
    let theme = Theme { lang, data: true, ..Theme::default() };
    let text = match reply {
        // The layer of one side is legible on a board.
        Reply::Annotated(annotated) => points::of_side(annotated, annotated.position.to_move(), theme),
        Reply::Review(view) => prose::review(view, theme, course::NARROW),
        _ => prose::text(reply, theme),
    };
    let (drawn, words) = board::all_parted(&text);
    let marks = Marks::of(reply);
    let standing = board::parted(&marks.on(position, theme)).0;
    let legend = drawn.last().or(standing.as_ref()).map_or("", |(_, legend)| legend.trim());
    let board = |drawn: &str| serde_json::from_str::<Value>(drawn).unwrap_or_default();
    json!({
        "schema": "yonsan.parts/1",
        "boards": drawn.iter().map(|(drawn, _)| board(drawn)).collect::<Value>(),
        "board": standing.as_ref().map(|(drawn, _)| board(drawn)),
        "legend": legend,
        "words": pieces(&words),
        "points": marks.points().collect::<Vec<_>>(),
    })
}

/// A text in which roles are written as data, in lines of pieces: a role, perhaps empty, and a text.
fn pieces(text: &str) -> Vec<Vec<(String, String)>> {
    let mut lines = vec![Vec::new()];
    // Between two marks stand, in turn, a text without a role, the name of a role, and the text that has it.
    let mut role = "";
    for (i, part) in text.trim_end().split(ROLE).enumerate() {
        if i % 3 == 1 {
            role = part;
            continue;
        }
        for (j, line) in part.split('\n').enumerate() {
            if j > 0 {
                lines.push(Vec::new());
            }
            if let (false, Some(last)) = (line.is_empty(), lines.last_mut()) {
                last.push((role.to_owned(), line.to_owned()));
            }
        }
        role = "";
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_are_told_from_texts_on_every_line() {
        let theme = Theme { data: true, ..Theme::default() };
        let role = crate::render::Role::Good;
        let text = format!("a {}\nc{}", theme.paint(role, "b\nd"), theme.line(role, "e"));
        let piece = |role: &str, text: &str| (role.to_owned(), text.to_owned());
        let expected = [
            vec![piece("", "a "), piece("good", "b")],
            vec![piece("good", "d")],
            vec![piece("", "c"), piece("good", "e")],
        ];
        assert_eq!(pieces(&text), expected);
    }

    #[test]
    fn every_board_of_a_reply_is_data() {
        let position: Position = "h8i9".parse().unwrap();
        let reply = Reply::Board { position: Box::new(position.clone()), numbers: true };
        let told = parts(&reply, &position, Lang::En);
        assert_eq!(told["boards"][0]["black"], json!(["h8"]));
        assert_eq!(told["boards"][0]["marks"], json!([["h8", "black", "1"], ["i9", "white", "2"]]));
        assert_eq!((&told["boards"][1], &told["words"]), (&Value::Null, &json!([[]])));
        let reply = Reply::Silent;
        let told = parts(&reply, &position, Lang::En);
        assert_eq!((&told["boards"], &told["board"]["last"]), (&json!([]), &json!("i9")));
    }
}
