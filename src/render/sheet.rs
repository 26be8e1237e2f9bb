//! A sheet of puzzles, divided into pages: what stands on each, for HTML and for SVG.

use crate::reply::{HandoutPuzzle, Lang, Picture, Sheet};
use crate::words::say::handout as words;

/// A page of a sheet.
pub(super) struct SheetPage {
    /// The heading.
    pub heading: String,
    /// Whether there is a line for the pupil's name: on the pages with questions.
    pub has_name: bool,
    /// The boards in order.
    pub cells: Vec<Cell>,
}

/// A board of a sheet, with the text below it.
pub(super) struct Cell {
    /// The number of the puzzle on the sheet, from 1.
    pub number: usize,
    /// The board.
    pub picture: Picture,
    /// The lines below the board; the number stands before the first.
    pub lines: Vec<String>,
}

/// The pages of a sheet: the questions, then the solutions where there are any.
pub(super) fn pages(sheet: &Sheet, lang: Lang) -> Vec<SheetPage> {
    let numbered = || sheet.puzzles.iter().enumerate().map(|(i, puzzle)| (i + 1, puzzle));
    let asked = numbered().map(|(number, shown)| Cell {
        number,
        picture: shown.question(),
        lines: vec![words::turn(lang, shown), words::question(lang, shown)],
    });
    let solved = numbered().filter_map(|(number, shown)| solved(lang, number, shown));
    let mut pages = Vec::new();
    for (cells, solutions) in [(asked.collect::<Vec<_>>(), false), (solved.collect(), true)] {
        let mut cells = cells.into_iter().peekable();
        while cells.peek().is_some() {
            pages.push(SheetPage {
                heading: words::heading(lang, solutions),
                has_name: !solutions,
                cells: cells.by_ref().take(usize::from(sheet.per_page)).collect(),
            });
        }
    }
    pages
}

fn solved(lang: Lang, number: usize, shown: &HandoutPuzzle) -> Option<Cell> {
    let (picture, solution) = (shown.solved()?, shown.solution.as_ref()?);
    let id = format!("{} · {}", shown.puzzle.id, words::turn(lang, shown));
    let told = words::solution(lang, shown.puzzle.goal.kind, solution);
    Some(Cell { number, picture, lines: std::iter::once(id).chain(told).collect() })
}

/// Columns and rows of the boards on a page.
pub(super) const fn grid(per_page: u8) -> (usize, usize) {
    match per_page {
        0 | 1 => (1, 1),
        2 => (1, 2),
        3 | 4 => (2, 2),
        5 | 6 => (2, 3),
        7..=9 => (3, 3),
        _ => (3, 4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_room_for_its_boards() {
        for per_page in Sheet::PER_PAGE {
            let (columns, rows) = grid(per_page);
            assert_eq!(columns * rows, usize::from(per_page));
        }
    }
}
