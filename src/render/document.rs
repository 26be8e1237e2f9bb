//! Pictures and pages as the bytes of a file.

use super::{deck, html, png, svg};
use crate::reply::{Document, ExportTrouble, Lang};

/// The bytes of a file that shows a document, with its texts in a language.
///
/// # Errors
/// Where a PNG was asked for: when the program was built without the feature `png`, or the drawing failed.
pub fn document(document: &Document, lang: Lang) -> Result<Vec<u8>, ExportTrouble> {
    match document {
        Document::Svg(picture, paper) => Ok(svg::svg(picture, *paper, lang).into_bytes()),
        Document::Png(picture, paper) => png::png(picture, *paper, lang),
        Document::Proof(page) => Ok(html::proof(page, lang).into_bytes()),
        Document::Game(page) => Ok(html::game(page, lang).into_bytes()),
        Document::Sheet(sheet) if sheet.picture => Ok(svg::sheet(sheet, lang).into_bytes()),
        Document::Sheet(sheet) => Ok(html::sheet(sheet, lang).into_bytes()),
        Document::Solve(puzzles) => Ok(html::solve(puzzles, lang).into_bytes()),
        Document::Deck(puzzles) => Ok(deck::lines(puzzles, lang).into_bytes()),
        Document::Lesson(page) => Ok(html::lesson(page, lang).into_bytes()),
    }
}
