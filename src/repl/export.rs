//! Renders and writes the pictures and pages in a session's replies, for the shell and the conversation.

use crate::render;
use crate::reply::{Document, ExportTrouble, Lang, Reply, Trouble};
use crate::session::{Outside, saved};
use crate::store;

/// Renders and writes the document in a reply. Returns a reply with the result: that the file was saved, the
/// contents for standard output, or why neither was possible. Any other reply is returned unchanged.
pub fn write_document(reply: Reply, lang: Lang, outside: &mut dyn Outside) -> Reply {
    reply.exported_by(|document, file| written(document, file, lang, outside).unwrap_or_else(Reply::Trouble))
}

fn written(
    document: &Document,
    file: String,
    lang: Lang,
    outside: &mut dyn Outside,
) -> Result<Reply, Trouble> {
    let bytes = match document {
        Document::Deck(puzzles) if is_package(&file) => {
            let deck = render::deck(puzzles, lang);
            store::anki_package(&deck, outside.now()).map_err(ExportTrouble::Deck)
        }
        document => render::document(document, lang),
    };
    let bytes = bytes.map_err(Trouble::Export)?;
    if file == "-" {
        return Ok(Reply::Contents(bytes));
    }
    saved(outside, file, &bytes)
}

/// Whether a file of this name is a package of Anki.
fn is_package(file: &str) -> bool {
    file.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("apkg"))
}
