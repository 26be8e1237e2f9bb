//! Puzzles as a deck of cards: the question in front, the solution with its steps behind.

use super::markup::escape;
use super::svg;
use crate::reply::{HandoutPuzzle, Lang, Paper, Picture};
use crate::teach::handout::{Card, Deck};
use crate::teach::train;
use crate::words::say::handout as words;

/// A deck whose cards refer to their pictures, which are SVG files beside them.
pub fn deck(puzzles: &[HandoutPuzzle], lang: Lang) -> Deck {
    let mut media = Vec::new();
    let cards = puzzles.iter().map(|shown| {
        card(shown, lang, &mut |name, picture| {
            let name = format!("yonsan-{}-{name}.svg", train::content(&shown.puzzle));
            media.push((name.clone(), svg::svg(picture, Paper::Light, lang).into_bytes()));
            format!("<img src=\"{name}\" alt=\"\" style=\"max-width: 100%\">")
        })
    });
    let cards = cards.collect();
    Deck { name: words::deck(lang), cards, media }
}

/// A deck as text that Anki imports: a card a line, its fields separated by tabs, the pictures inside the text.
pub(super) fn lines(puzzles: &[HandoutPuzzle], lang: Lang) -> String {
    let mut text = format!(
        "#separator:tab\n#html:true\n#notetype:Basic\n#deck:{}\n#columns:GUID\tFront\tBack\tTags\n\
         #guid column:1\n#tags column:4\n",
        words::deck(lang)
    );
    for shown in puzzles {
        let card = card(shown, lang, &mut |_, picture| {
            let drawn = svg::inline(picture, lang).replace('\n', "");
            format!("<style>{}</style>{drawn}", svg::PRINT.replace('\n', " "))
        });
        let fields = [&card.guid, &card.front, &card.back, &card.tags.join(" ")].map(|field| quoted(field));
        text += &fields.join("\t");
        text.push('\n');
    }
    text
}

/// A field of a line: in quotation marks, which are doubled inside it, without tabs and breaks.
fn quoted(field: &str) -> String {
    format!("\"{}\"", field.replace(['\t', '\n', '\r'], " ").replace('"', "\"\""))
}

/// The card of a puzzle; `drawn` makes HTML of a picture, whose name is given.
fn card(shown: &HandoutPuzzle, lang: Lang, drawn: &mut dyn FnMut(&str, &Picture) -> String) -> Card {
    let puzzle = &shown.puzzle;
    let paragraphs = |lines: Vec<String>| -> String {
        lines.iter().map(|line| format!("<p>{}</p>", escape(line).replace('\n', "<br>"))).collect()
    };
    let asked = vec![words::turn(lang, shown), words::question(lang, shown)];
    let front = drawn("question", &shown.question()) + &paragraphs(asked);
    let mut back = shown.solved().map_or(String::new(), |picture| drawn("solution", &picture));
    if let Some(solution) = &shown.solution {
        back += &paragraphs(words::solution(lang, puzzle.goal.kind, solution));
        let steps = words::steps(lang, puzzle.goal.kind, solution);
        if !steps.is_empty() {
            let steps: String = steps.iter().map(|step| format!("<li>{}</li>", escape(step))).collect();
            back += &format!("<ol style=\"text-align: left\">{steps}</ol>");
        }
    }
    back += &paragraphs(words::afterwards(lang, shown));
    let about = format!("{} · {}", puzzle.id, puzzle.title.in_language(lang.name()));
    back += &format!("<p><small>{}</small></p>", escape(&about));
    let tags = ["yonsan", puzzle.goal.kind.name(), puzzle.rule().name()].into_iter().map(str::to_owned);
    let tags = tags.chain(puzzle.themes.iter().cloned()).collect();
    let guid = format!("yonsan-{}", train::content(puzzle));
    Card { guid, name: puzzle.id.clone(), front, back, tags }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Budget;
    use crate::teach::handout::Solution;
    use crate::teach::puzzle::library;

    fn shown(id: &str) -> HandoutPuzzle {
        let puzzle = library::find(id).unwrap().clone();
        let solution = Some(Solution::of(&puzzle, &Budget::default()).unwrap());
        HandoutPuzzle { asked: puzzle.goal.kind, puzzle, solution, boards: Vec::new() }
    }

    #[test]
    fn a_card_asks_in_front_and_answers_behind() {
        let deck = deck(&[shown("vcf-0001")], Lang::En);
        let [card] = &deck.cards[..] else { panic!() };
        assert!(card.front.contains("Black to move") && !card.front.contains("four-three"));
        assert!(card.back.contains("1 i8, 2 j8, 3 i7") && card.back.contains("<li>i8: "), "{}", card.back);
        assert_eq!(deck.media.len(), 2);
        for (name, drawn) in &deck.media {
            assert!(format!("{}{}", card.front, card.back).contains(name.as_str()));
            roxmltree::Document::parse(std::str::from_utf8(drawn).unwrap()).unwrap();
        }
        let again = super::deck(&[shown("vcf-0001")], Lang::Ru);
        assert_eq!(again.cards[0].guid, card.guid, "in every language it is the same card");
    }

    #[test]
    fn a_card_is_one_line_of_four_fields() {
        let text = lines(&[shown("vcf-0001"), shown("find-all-0050")], Lang::En);
        let (heads, cards): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with('#'));
        assert!(heads.contains(&"#html:true") && heads.contains(&"#separator:tab"), "{heads:?}");
        assert_eq!(cards.len(), 2);
        for card in cards {
            let fields: Vec<&str> = card.split('\t').collect();
            assert_eq!(fields.len(), 4, "{card}");
            for field in fields {
                let inside = field.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap();
                assert!(!inside.replace("\"\"", "").contains('"'));
            }
        }
    }
}
