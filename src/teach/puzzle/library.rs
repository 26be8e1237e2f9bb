//! The puzzles that ship with the program.

use std::sync::OnceLock;

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

/// All built-in puzzles, in the recommended order.
///
/// # Panics
/// When a built-in file cannot be read; a test reads all of them.
pub fn puzzles() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PUZZLES.get_or_init(|| {
        let read = |(name, text): (&str, &str)| {
            yaml::parse_all(text).unwrap_or_else(|error| panic!("{name}: {error:?}"))
        };
        FILES.into_iter().flat_map(read).collect()
    })
}

/// The puzzle with this id, in upper or lower case; `None` where there is none.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    // Reading all puzzles takes longer than most answers.
    if !looks_like_id(id) {
        return None;
    }
    puzzles().iter().find(|puzzle| puzzle.id.eq_ignore_ascii_case(id))
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
        }
        assert!(find("h8i9").is_none());
    }
}
