//! Adds a puzzle to a file of puzzles.

use super::super::outside::{Outside, saved, saved_anew};
use super::super::source::read_text;
use super::mine::number_in;
use crate::reply::{Reply, Trouble, said};
use crate::teach::puzzle::{self, Puzzle, PuzzleFault};

/// Writes a puzzle to a new file, or at the end of a file of puzzles, where it gets an id of its own; a file is replaced
/// only where `replaces` says so.
///
/// # Errors
/// When the file holds the puzzle already, holds something else than puzzles, or cannot be read or written.
pub fn append(
    outside: &mut dyn Outside,
    file: String,
    mut puzzle: Puzzle,
    replaces: bool,
) -> Result<Reply, Trouble> {
    if replaces || !outside.exists(&file) {
        return saved_anew(outside, file, puzzle::write(&puzzle).as_bytes(), replaces);
    }
    let text = read_text(&file, outside)?;
    let there = match puzzle::parse_all(&text) {
        Ok(there) => there,
        Err(error) if error.reason == PuzzleFault::OnlyComments => Vec::new(),
        Err(_) => return Err(Trouble::Exists(file)),
    };
    if let Some(known) = there.iter().find(|known| known.position.is_picture_of(&puzzle.position)) {
        return Err(Trouble::PuzzleThere(file, known.id.clone()));
    }
    if there.iter().any(|known| known.id == puzzle.id) {
        let kind = puzzle.id.split('-').next().unwrap_or_default().to_owned();
        let highest = there.iter().filter_map(|known| number_in(&known.id, &kind)).max().unwrap_or(0);
        puzzle.id = format!("{kind}-{:04}", highest + 1);
    }
    let text = format!("{}\n---\n{}", text.trim_end().trim_end_matches("\n---"), puzzle::write(&puzzle));
    saved(outside, file.clone(), text.as_bytes())?;
    Ok(said!("done-added", id = puzzle.id, file = file))
}
