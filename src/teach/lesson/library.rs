//! The lessons that ship with the program.

use std::sync::OnceLock;

use super::{Lesson, parse};

macro_rules! files {
    ($($name:literal),* $(,)?) => { [$(($name, include_str!(concat!("../../../lessons/", $name)))),*] };
}

/// The files, in the order in which the lessons are meant to be met.
pub const FILES: [(&str, &str); 1] = files!["01-fives-and-fours.yaml"];

/// All lessons that could be read.
///
/// A test reads every file and tries every step.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
    LESSONS.get_or_init(|| FILES.into_iter().filter_map(|(_, text)| parse(text).0).collect())
}

/// The lesson of this name, letter case ignored: its id, its number in the list, or how its id begins where
/// no other begins so.
pub fn find(name: &str) -> Option<&'static Lesson> {
    let all = lessons();
    let name = name.trim().to_lowercase();
    let numbered = || all.get(name.parse::<usize>().ok()?.checked_sub(1)?);
    let begun = || {
        let mut begun = all.iter().filter(|lesson| lesson.id.starts_with(&name));
        begun.next().filter(|_| begun.next().is_none() && !name.is_empty())
    };
    all.iter().find(|lesson| lesson.id == name).or_else(numbered).or_else(begun)
}
