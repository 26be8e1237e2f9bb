//! The lessons that ship with the program.

use std::sync::OnceLock;

use super::lesson::Lesson;
use super::yaml::parse;

macro_rules! files {
    ($($name:literal),* $(,)?) => { [$(($name, include_str!(concat!("../../../lessons/", $name)))),*] };
}

/// The files of the lessons, in the order of the course. A file keeps its number when a later one is put before it.
pub const FILES: [(&str, &str); 31] = files![
    "01-fives-and-fours.yaml",
    "02-threes.yaml",
    "03-raising-and-closing.yaml",
    "04-third-defence.yaml",
    "05-forks.yaml",
    "23-one-and-two-moves.yaml",
    "06-tempo.yaml",
    "07-first-vcfs.yaml",
    "10-first-vcts.yaml",
    "24-reading-order.yaml",
    "25-which-four.yaml",
    "26-making-a-four-three.yaml",
    "27-at-a-distance.yaml",
    "28-counting-tempi.yaml",
    "09-the-defenders-four.yaml",
    "08-long-vcfs.yaml",
    "29-reading-vcts.yaml",
    "11-fukumi.yaml",
    "12-defending.yaml",
    "13-exactly-five.yaml",
    "14-how-machines-valued-points.yaml",
    "15-first-moves.yaml",
    "30-opening-principles.yaml",
    "16-solved.yaml",
    "31-your-own-games.yaml",
    "17-what-black-may-not-play.yaml",
    "18-threes-that-are-none.yaml",
    "19-nested-threes.yaml",
    "20-catching.yaml",
    "21-black-attacks.yaml",
    "22-openings-of-renju.yaml",
];

/// All built-in lessons that can be read.
///
/// A test reads every file and checks every step.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
    LESSONS.get_or_init(|| FILES.into_iter().filter_map(|(_, text)| parse(text).0).collect())
}

/// The lesson with this name, in upper or lower case: its id, its number in the list, or an unambiguous
/// beginning of its id; `None` where there is none.
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
