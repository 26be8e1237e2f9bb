//! The puzzles that ship with the program.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::puzzle::Puzzle;
use super::yaml;

/// Names and texts of the files in `puzzles/`.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../puzzles/", $name)))),*]
    };
}

/// The files and their texts, in the recommended order.
pub const FILES: [(&str, &str); 10] = files![
    "composed.yaml",
    "first.yaml",
    "games-1.yaml",
    "games-2.yaml",
    "games-3.yaml",
    "games-4.yaml",
    "renju-forbidden.yaml",
    "renju-vcf.yaml",
    "renju-vct.yaml",
    "renju-defend.yaml",
];

static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();

/// All built-in puzzles, in the recommended order.
///
/// # Panics
/// When a built-in file cannot be read; a test reads all of them.
pub fn puzzles() -> &'static [Puzzle] {
    PUZZLES.get_or_init(|| FILES.into_iter().flat_map(|(name, text)| read(name, text)).collect())
}

fn read(name: &str, text: &str) -> Vec<Puzzle> {
    yaml::parse_all(text).unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

/// The puzzle with this id, in upper or lower case; `None` where there is none. As long as not all puzzles have been
/// read, it is read alone, because reading all takes longer than most answers.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    /// The puzzles that were read alone, which are kept for the rest of the run.
    static ALONE: Mutex<Vec<&'static Puzzle>> = Mutex::new(Vec::new());
    if !looks_like_id(id) {
        return None;
    }
    let id = id.to_ascii_lowercase();
    if let Some(all) = PUZZLES.get() {
        return all.iter().find(|puzzle| puzzle.id == id);
    }
    let mut alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = alone.iter().find(|puzzle| puzzle.id == id) {
        return Some(known);
    }
    let puzzle = FILES.into_iter().find_map(|(name, text)| read(name, document(text, &id)?).pop())?;
    alone.push(Box::leak(Box::new(puzzle)));
    alone.last().copied()
}

/// The document of a built-in file with the puzzle of this id.
fn document<'a>(text: &'a str, id: &str) -> Option<&'a str> {
    const BETWEEN: &str = "\n---\n";
    let at = text.find(&format!("\nid: {id}\n"))?;
    let start = text[..at].rfind(BETWEEN).map_or(0, |before| before + BETWEEN.len());
    let end = text[at..].find(BETWEEN).map_or(text.len(), |length| at + length + 1);
    Some(&text[start..end])
}

/// Whether a word looks like a puzzle's id: it has a dash before digits.
pub(crate) fn looks_like_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(kind, number)| {
        !kind.is_empty()
            && kind.chars().all(|c| c.is_ascii_alphabetic())
            && !number.is_empty()
            && number.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
            && number.chars().any(|c| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_is_found_by_its_id_and_moves_are_none() {
        for puzzle in puzzles() {
            assert!(std::ptr::eq(find(&puzzle.id.to_uppercase()).unwrap(), puzzle), "{}", puzzle.id);
            let (name, text) =
                FILES.into_iter().find(|(_, text)| document(text, &puzzle.id).is_some()).unwrap();
            assert_eq!(read(name, document(text, &puzzle.id).unwrap()), std::slice::from_ref(puzzle));
        }
        assert!(find("h8i9").is_none());
    }
}
