//! What is said when a file becomes another: what was written, and what of it is lost.

use super::{count, list, points, side};
use crate::formats::certificate::Note;
use crate::formats::trees::moves::Known;
use crate::formats::{ExportError, Format, FormatError, Losses};
use crate::strategy::Opening;
use crate::words::Converted;

/// What was written, in a line.
pub fn converted(view: &Converted) -> String {
    format!("{} written to {}.", count(view.games as u64, "game", "games"), view.file)
}

/// What is not in the new file, each in a line.
pub fn lost(to: Format, losses: &Losses) -> Vec<String> {
    let format = to.name();
    let mut lines = Vec::new();
    let mut lose = |what: String, why: &str| lines.push(format!("not in the {format}: {what}{why}"));
    let some = |n: usize, one: &str, more: &str| (n > 0).then(|| count(n as u64, one, more));
    if let Some(games) = some(losses.games, "further game", "further games") {
        lose(games, " (--game N chooses another; .sgf holds them all)");
    }
    if let Some(games) = some(losses.unreadable, "game that cannot be read", "games that cannot be read") {
        let why = losses.why.as_ref().map(|why| format!(", the first because {}", fault(why)));
        lose(games, why.as_deref().unwrap_or_default());
    }
    if losses.proof {
        lose(
            "the moves of the proof".to_owned(),
            ", of which the position is written (.sgf and .lib hold them)",
        );
    }
    if let Some(lines) =
        some(losses.lines, "variation besides the main line", "variations besides the main line")
    {
        lose(lines, "");
    }
    for (n, one, more) in [
        (losses.comments, "comment", "comments"),
        (losses.labels, "label", "labels"),
        (losses.marks, "mark", "marks"),
    ] {
        if let Some(what) = some(n, one, more) {
            lose(what, "");
        }
    }
    if !losses.facts.is_empty() {
        let told: Vec<String> = losses.facts.iter().map(|fact| told(fact)).collect();
        lose(list(&told, "and"), "");
    }
    if losses.rule {
        lose("the rule".to_owned(), "");
    }
    if losses.times > 0 {
        lose("how long each move took".to_owned(), "");
    }
    if losses.orders > 0 {
        lose("the order of the moves".to_owned(), ": they were made from a set-up, and become stones of it");
    }
    if losses.invented > 0 {
        lines.push(format!(
            "the set-up's stones became moves, in an order of no meaning: .{format} holds moves only"
        ));
    }
    if !losses.properties.is_empty() {
        let names: Vec<&String> = losses.properties.iter().collect();
        lines.push(format!("not kept: {}, of which this program knows nothing", list(&names, "and")));
    }
    if losses.guessed > 0 {
        lines.push(
            "the texts are no UTF-8 and their encoding is not said; if they look wrong, say it with --encoding \
             (gb18030, shift-jis, euc-kr, ...)"
                .to_owned(),
        );
    }
    lines
}

/// A fault without its full stop.
fn fault(error: &FormatError) -> String {
    super::faults::format_error(error).trim_end_matches('.').to_owned()
}

/// What a fact about a game tells, by its name in SGF.
fn told(fact: &str) -> String {
    match fact {
        "PB" => "Black's name".to_owned(),
        "PW" => "White's name".to_owned(),
        "BR" | "WR" => format!("a player's rank ({fact})"),
        "BT" | "WT" => format!("a team ({fact})"),
        "EV" => "the event".to_owned(),
        "RO" => "the round".to_owned(),
        "PC" => "the place".to_owned(),
        "DT" => "the date".to_owned(),
        "RE" => "the result".to_owned(),
        "RU" => "the rule as it is written (RU)".to_owned(),
        "ON" => "the opening's name".to_owned(),
        "GN" => "the game's title".to_owned(),
        "GC" => "what is said of the game (GC)".to_owned(),
        "SO" => "the source".to_owned(),
        "AN" => "the annotator".to_owned(),
        "US" => "who wrote it down (US)".to_owned(),
        "TM" | "OT" => format!("the time for thinking ({fact})"),
        other => other.to_owned(),
    }
}

/// Why a game cannot be written.
pub fn unwritten(to: Format, error: &ExportError) -> String {
    let format = to.name();
    match error {
        ExportError::Setup { black, white } => format!(
            "a .{format} holds moves by turns from the empty board, and {} and {} cannot have been played so. \
             Choose .sgf, .lib, .txt or --to pos.",
            count(*black as u64, "black stone", "black stones"),
            count(*white as u64, "white stone", "white stones"),
        ),
        ExportError::Won => format!(
            "a .{format} holds moves, and nobody can say in which order the stones of this set-up came; somebody has \
             five. Choose .sgf, .lib, .txt or --to pos."
        ),
        ExportError::Character(c, charset) => {
            format!("'{c}' cannot be written in {}: choose another --encoding, such as utf-8.", charset.name())
        }
        ExportError::Elsewhere(Format::Certificate) => {
            "a proof is made by a search, not from a file: solve POSITION --proof FILE.".to_owned()
        }
        ExportError::Elsewhere(_) => {
            "a puzzle is more than a position: review-game FILE --puzzle MOVE --out FILE makes one of a game, \
             puzzles mine finds them."
                .to_owned()
        }
        ExportError::Game(error) => super::faults::format_error(error),
    }
}

/// A word after `--from` or `--to` that names no format.
pub fn no_format(word: &str) -> String {
    let names = Format::ALL.map(Format::name);
    format!("'{word}' is none of {}", list(&names, "and"))
}

/// A word after `--encoding` that names no encoding.
pub fn no_encoding(word: &str) -> String {
    format!(
        "'{word}' is no encoding that is known; there are utf-8, gb18030, shift-jis, euc-kr, big5 and more"
    )
}

/// A word after `--rows`.
pub fn no_rows(word: &str) -> String {
    format!("'{word}' is neither top nor bottom")
}

/// What a proof says at a move, for people who read it in another program.
pub fn note(note: &Note) -> String {
    match note {
        Note::Claim(color, plies) => format!(
            "{} to move wins within {}. Every reply that needs an answer of its own is shown, the longest defence first.",
            side(*color),
            count(*plies as u64, "ply", "plies")
        ),
        Note::Five => "Five in a row.".to_owned(),
        Note::Two(fives) => {
            format!("Wins: there is a five at {}, and no reply stops them all.", list(fives, "and at"))
        }
        Note::Only(five) => format!("Threatens five at {five}, which is the only reply."),
        Note::Threat(0, answer, plies) => {
            format!("Whatever the reply, {answer} wins within {}.", count(*plies as u64, "ply", "plies"))
        }
        Note::Threat(named, answer, plies) => format!(
            "{} answered below; against any other {answer} wins within {}.",
            match named {
                1 => "One reply is".to_owned(),
                named => format!("{named} replies are"),
            },
            count(*plies as u64, "ply", "plies")
        ),
        Note::All => "Every reply is answered below.".to_owned(),
        Note::Elsewhere => "Stands for every reply that is not shown.".to_owned(),
        Note::As(way) => format!("The longest line. Other replies are answered as after {}.", points(way)),
    }
}

/// What is known after a move of the whole-board tree, and the opening's name.
pub fn known(opening: Option<&Opening>, known: Known) -> String {
    let name = opening.map_or(String::new(), |opening| format!("{} ({}). ", opening.name, opening.meaning));
    let what = match known {
        Known::Threats => "Every reply loses to threats.".to_owned(),
        Known::Below(1) => "One reply is answered below; every other loses to threats.".to_owned(),
        Known::Below(replies) => {
            format!("{replies} replies are answered below; every other loses to threats.")
        }
    };
    name + &what
}

/// A position from which no tree can be written.
pub fn no_root(text: &str) -> String {
    format!("'{text}': give moves from h8 on, White to move after them, such as h8 or h8o9g7")
}

/// A format that a conversation cannot show.
pub fn no_text(to: Format) -> String {
    format!("a .{} is no text that can be shown: name a file", to.name())
}

/// A root where the form holds the whole tree only.
pub const fn root_alone() -> &'static str {
    "--root goes with --to sgf and --to lib: the other forms hold the whole tree"
}

/// A root after which there is nothing.
pub const fn nothing_below() -> &'static str {
    "the tree has nothing below this position: every reply loses to threats, or it is not reached. study shows what \
     Black plays"
}
