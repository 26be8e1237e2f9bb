//! Texts about a converted file: what was written, and what was lost.
//!
//! Text in the file itself is English, as are the labels of the shell's own arguments.

use super::phrases::{Join, list, say};
use super::unreadable;
use crate::formats::trees::moves::Known;
use crate::formats::{ExportError, Format, FormatError, Losses};
use crate::reply::Lang;
use crate::strategy::Opening;

/// The content of the games that is not in the new file, one line for each kind.
pub fn lost(lang: Lang, to: Format, losses: &Losses) -> Vec<String> {
    let format = to.name();
    let unreadable = || match &losses.why {
        None => say!(lang, "lost-unreadable", count = losses.unreadable),
        Some(why) => say!(lang, "lost-unreadable-why", count = losses.unreadable, why = fault(lang, why)),
    };
    let facts = || {
        let told: Vec<String> = losses.facts.iter().map(|fact| say!(lang, "lost-fact", fact)).collect();
        list(lang, &told, Join::And)
    };
    let parts = [
        (losses.games > 0).then(|| say!(lang, "lost-games", count = losses.games)),
        (losses.unreadable > 0).then(unreadable),
        losses.proof.then(|| say!(lang, "lost-proof")),
        (losses.lines > 0).then(|| say!(lang, "lost-lines", count = losses.lines)),
        (losses.comments > 0).then(|| say!(lang, "lost-comments", count = losses.comments)),
        (losses.labels > 0).then(|| say!(lang, "lost-labels", count = losses.labels)),
        (losses.marks > 0).then(|| say!(lang, "lost-marks", count = losses.marks)),
        (!losses.facts.is_empty()).then(facts),
        losses.rule.then(|| say!(lang, "lost-rule")),
        (losses.times > 0).then(|| say!(lang, "lost-times")),
        (losses.orders > 0).then(|| say!(lang, "lost-order")),
    ];
    let parts = parts.into_iter().flatten();
    let mut lines: Vec<String> = parts.map(|what| say!(lang, "convert-lost", format, what)).collect();
    if losses.invented > 0 {
        lines.push(say!(lang, "convert-invented", format));
    }
    if !losses.properties.is_empty() {
        let names: Vec<&String> = losses.properties.iter().collect();
        lines.push(say!(lang, "convert-not-kept", names = list(lang, &names, Join::And)));
    }
    if losses.guessed > 0 {
        lines.push(say!(lang, "convert-guessed"));
    }
    lines
}

/// Why a game could not be read, without the full stop.
fn fault(lang: Lang, error: &FormatError) -> String {
    unreadable::format_error(lang, error).trim_end_matches(['.', '。']).to_owned()
}

/// Why a game cannot be written.
pub(super) fn unwritten(lang: Lang, to: Format, error: &ExportError) -> String {
    let format = to.name();
    match error {
        ExportError::Setup { black, white } => say!(lang, "unwritten-setup", format, black, white),
        ExportError::NoOrder => say!(lang, "unwritten-order", format),
        ExportError::Character(c, charset) => {
            say!(lang, "unwritten-character", character = c.to_string(), charset)
        }
        ExportError::Elsewhere(Format::Certificate) => say!(lang, "unwritten-proof"),
        ExportError::Elsewhere(_) => say!(lang, "unwritten-puzzle"),
        ExportError::Game(error) => unreadable::format_error(lang, error),
    }
}

/// What the tree says about the position after its move, and the name of the opening.
pub fn known(opening: Option<&Opening>, known: Known) -> String {
    let name = opening.map_or(String::new(), |opening| {
        format!("{} ({}). ", opening.name, super::openings::meaning(Lang::En, opening))
    });
    let what = match known {
        Known::Threats => "Every reply loses to threats.".to_owned(),
        Known::Below(1) => "One reply is answered below; every other loses to threats.".to_owned(),
        Known::Below(replies) => {
            format!("{replies} replies are answered below; every other loses to threats.")
        }
    };
    name + &what
}

/// Why no tree can be written from a position.
pub fn no_root(text: &str) -> String {
    format!("'{text}': give moves from h8 on, such as h8h9 or h8o9g7")
}

/// Lengths are demanded that are not known.
pub const fn no_lengths() -> &'static str {
    "this tree was not verified, so that its lines' lengths, which the form demands, are not known; strategy verify \
     --lasting FILE finds them"
}

/// A root was given after which the tree has no decisions.
pub const fn nothing_below() -> &'static str {
    "--root: the tree has nothing below this position: every reply loses to threats, or it is not reached. study shows \
     what Black plays"
}
