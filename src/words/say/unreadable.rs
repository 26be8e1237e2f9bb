//! Why a text or a file cannot be read.

use super::phrases::{parted, say};
use crate::board::diagram::DiagramError;
use crate::board::notation::NotationError;
use crate::board::{Fault, Impossible};
use crate::formats::FormatError;
use crate::formats::list::ListError;
use crate::proof::FormError;
use crate::reply::Lang;

pub(super) fn notation(lang: Lang, error: &NotationError) -> String {
    match error {
        NotationError::Empty => say!(lang, "notation-empty"),
        NotationError::NotAPoint { word, column } => {
            say!(lang, "notation-no-point", word, column = column.to_string())
        }
        NotationError::NotASetup => say!(lang, "notation-no-setup"),
        NotationError::Impossible(faults) => say!(lang, "sentence", what = impossible(lang, faults)),
    }
}

/// The largest number of faults that are listed; further faults are only counted.
const FAULTS_SHOWN: usize = 20;

/// The faults of a position: the first [`FAULTS_SHOWN`] as text.
pub(super) fn impossible(lang: Lang, faults: &Impossible) -> String {
    let (shown, all) = (faults.0.len().min(FAULTS_SHOWN), faults.0.len());
    let mut faults: Vec<String> = faults.0[..shown]
        .iter()
        .map(|fault| match fault {
            Fault::Twice(point) => say!(lang, "impossible-twice", point),
            Fault::BothColors(point) => say!(lang, "impossible-both", point),
            Fault::TwoWinners => say!(lang, "impossible-two-winners"),
            Fault::Occupied { ply, point } => say!(lang, "impossible-occupied", ply = ply.to_string(), point),
            Fault::AfterFive { ply } => say!(lang, "impossible-after-five", ply = ply.to_string()),
            Fault::AfterForbidden { ply } => say!(lang, "impossible-after-forbidden", ply = ply.to_string()),
        })
        .collect();
    if all > shown {
        faults.push(say!(lang, "impossible-more", more = (all - shown).to_string()));
    }
    parted(lang, faults)
}

pub(super) fn diagram(lang: Lang, error: &DiagramError) -> String {
    match error {
        DiagramError::Rows(rows) => say!(lang, "diagram-rows", rows = rows.to_string()),
        DiagramError::Columns { line, points } => {
            say!(lang, "diagram-columns", line = line.to_string(), count = *points)
        }
        DiagramError::Glyph { line, glyph } => say!(lang, "diagram-glyph", line = line.to_string(), glyph),
        DiagramError::Numbers(number) => say!(lang, "diagram-numbers", number = number.to_string()),
        DiagramError::Impossible(faults) => say!(lang, "sentence", what = impossible(lang, faults)),
    }
}

pub(super) fn format_error(lang: Lang, error: &FormatError) -> String {
    match error {
        FormatError::Empty => say!(lang, "format-empty"),
        FormatError::Nothing => say!(lang, "format-nothing"),
        FormatError::Size(size) => say!(lang, "format-size", size),
        FormatError::NoSuchGame { game, games } => {
            say!(lang, "format-no-game", game = game.to_string(), count = *games)
        }
        FormatError::NoSuchPly { ply, plies } => {
            say!(lang, "fault-ply", ply = ply.to_string(), count = *plies)
        }
        FormatError::Side { to_move } => say!(lang, "format-side", side = to_move),
        FormatError::NotUtf8 { offset } => say!(lang, "format-not-utf8", offset = offset.to_string()),
        FormatError::Diagram(error) => diagram(lang, error),
        FormatError::Located(error) => say!(lang, "sentence", what = error.to_string()),
        FormatError::List(ListError::Empty) => say!(lang, "format-no-game-in-it"),
        FormatError::List(ListError::NoGame { line }) => {
            say!(lang, "format-no-game-in-line", line = line.to_string())
        }
        FormatError::List(ListError::Game { line, error }) => {
            say!(lang, "format-line", line = line.to_string(), why = notation(lang, error))
        }
        FormatError::Notation(error) => notation(lang, error),
        FormatError::Pass { ply } => {
            say!(lang, "format-pass", ply = ply.to_string(), before = (ply - 1).to_string())
        }
        FormatError::OnAStone(way) => say!(lang, "format-on-a-stone", moves = way),
        FormatError::Impossible(faults) => say!(lang, "sentence", what = impossible(lang, faults)),
        FormatError::ReadElsewhere(format) => say!(lang, "format-elsewhere", ending = format),
    }
}

/// Why a text is not a certificate.
pub(super) fn form(lang: Lang, error: &FormError) -> String {
    match error {
        FormError::Notation(error) => say!(lang, "form-position", why = notation(lang, error)),
        FormError::Impossible(faults) => {
            let faults = say!(lang, "sentence", what = impossible(lang, faults));
            say!(lang, "form-position", why = faults)
        }
        other => say!(lang, "sentence", what = other.to_string()),
    }
}

pub(super) fn game_list(lang: Lang, file: &str, error: &ListError) -> String {
    match error {
        ListError::Empty => say!(lang, "list-empty", file),
        ListError::NoGame { line } => say!(lang, "list-no-game", file, line = line.to_string()),
        ListError::Game { line, error } => {
            say!(lang, "list-game", file, line = line.to_string(), why = notation(lang, error))
        }
    }
}
