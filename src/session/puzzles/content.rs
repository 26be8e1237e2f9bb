//! The texts in the file of a mined puzzle: title, source and notes. Only the notes are shown with the puzzle, so
//! they alone are translated.

use crate::board::Color;
use crate::solve::Class;
use crate::teach::Text;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::Facts;
use crate::teach::train::mine::{MineItem, Twin};

/// The title of a puzzle that asks whether there is a win.
pub const LOOK: &str = "Is there a win by threats?";

/// The title of a mined puzzle with this id. Where the moves of a game are kept, it tells neither theme nor length.
pub fn title(facts: &Facts, themes: &[String], id: &str) -> String {
    if !facts.position.moves().is_empty() {
        return id.rsplit('-').next().unwrap_or(id).trim_start_matches('0').to_owned();
    }
    let stones = facts.line.len().div_ceil(2);
    let theme = themes.iter().find(|theme| !["long", "fork"].contains(&theme.as_str()));
    let what = theme.map_or("fours".to_owned(), |theme| theme.replace('-', " "));
    let what = capitalized(&what);
    match facts.kind {
        GoalKind::Vcf | GoalKind::Vct => format!("{what}, {stones} stones"),
        GoalKind::Win => format!("A quiet start, {stones} stones"),
        GoalKind::Defend if facts.right.len() == 1 => format!("The only defence against {stones} stones"),
        GoalKind::Defend => format!("What holds against {stones} stones"),
        GoalKind::FindAll => {
            let what = match facts.class {
                Some(Class::Vcf) => "win by fours",
                Some(_) => "win by threats",
                None => "hold",
            };
            format!("All {} points that {what}", facts.right.len())
        }
        GoalKind::Forbidden => format!("All {} forbidden points", facts.right.len()),
        GoalKind::None => LOOK.to_owned(),
    }
}

fn capitalized(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// The source of the puzzles of a work item.
pub const fn source(item: &MineItem) -> &'static str {
    match item {
        MineItem::Game(_) => "mined from a game",
        MineItem::Play(_) => "mined from the program's own play",
        MineItem::Board(_) => "mined from a random board",
    }
}

/// The source of a twin.
pub const fn twin_source() -> &'static str {
    "the twin of another puzzle"
}

/// The note of a twin.
pub fn twin_notes(id: &str, twin: &Twin) -> Text {
    let Twin { from, to, .. } = twin;
    let (en, zh, ru) = match twin.color {
        Color::Black => ("black", "黑", "чёрный"),
        Color::White => ("white", "白", "белый"),
    };
    Text::from([
        format!(
            "No win by threats here. In {id} the {en} stone on {to} stands on {from}, and there is a win."
        ),
        format!("此处没有连续威胁的胜法。在 {id} 中，{to} 的{zh}子位于 {from}，那里有胜法。"),
        format!("Выигрыша угрозами здесь нет. В {id} {ru} камень с {to} стоит на {from}, и выигрыш есть."),
    ])
}
