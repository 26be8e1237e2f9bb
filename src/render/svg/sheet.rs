//! A sheet of puzzles as one SVG picture, with one page below the other.

use super::super::markup::escape;
use super::super::sheet::{Cell, grid, pages};
use super::panel::{self, SIDE};
use super::{GAP, PRINT};
use crate::reply::{Lang, Sheet};
use crate::words::say::handout as words;
use crate::words::{pieces, width};

/// The height of the heading of a page, and of a line below a board, in SVG units.
const HEADING: usize = 48;
const LINE: usize = 26;
/// The width of a line below a board in cells of a terminal, of which each takes about 11 units.
const CELLS: usize = SIDE / 11;

/// A sheet of puzzles, as a picture without colours.
pub fn sheet(sheet: &Sheet, lang: Lang) -> String {
    let all = pages(sheet, lang);
    let (columns, rows) = grid(sheet.per_page);
    let cells = all.iter().flat_map(|page| &page.cells);
    let lines = cells.map(|cell| told(cell).len()).max().unwrap_or(0);
    let row = SIDE + lines * LINE + GAP;
    let (width, page_height) = (columns * (SIDE + GAP) + GAP, HEADING + rows * row + GAP);
    let height = page_height * all.len();
    let title = escape(&words::heading(lang, false));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"{}\" class=\"yonsan\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title\">\n<title id=\"title\">{title}</title>\n\
         <style>\n{PRINT}</style>\n<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n",
        lang.tag(),
    );
    for (i, page) in all.iter().enumerate() {
        let heading = format!("{} · {}", page.heading, words::page(lang, i + 1, all.len()));
        let top = i * page_height;
        text +=
            &format!("<text class=\"heading\" x=\"{GAP}\" y=\"{}\">{}</text>\n", top + 34, escape(&heading));
        for (at, cell) in page.cells.iter().enumerate() {
            let (x, y) = (GAP + at % columns * (SIDE + GAP), top + HEADING + at / columns * row);
            text += &format!(
                "<g transform=\"translate({x} {y})\">\n{}",
                panel::panel(&cell.picture.panels[0], &cell.picture, true)
            );
            for (line, said) in told(cell).iter().enumerate() {
                let y = SIDE + (line + 1) * LINE - 6;
                text += &format!("<text class=\"caption\" x=\"4\" y=\"{y}\">{}</text>\n", escape(said));
            }
            text += "</g>\n";
        }
    }
    text + "</svg>\n"
}

/// The lines below a board, broken where they are too long; the number of the puzzle stands first.
fn told(cell: &Cell) -> Vec<String> {
    let mut lines = Vec::new();
    for (i, said) in cell.lines.iter().enumerate() {
        let said = if i == 0 { format!("{}. {said}", cell.number) } else { said.clone() };
        let mut line = String::new();
        for piece in pieces(&said) {
            if !line.is_empty() && width(&line) + width(piece.trim_end()) > CELLS {
                lines.push(std::mem::take(&mut line));
            }
            line += piece;
        }
        lines.push(line);
    }
    lines
}
