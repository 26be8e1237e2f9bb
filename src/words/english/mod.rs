//! The program's words in English.

mod board;
pub mod convert;
mod defence;
pub mod engine;
pub mod export;
mod faults;
mod game;
mod grades;
mod help;
mod key;
pub mod lesson;
pub mod puzzles;
mod reasons;
mod review;
mod shapes;
mod spoken;
pub mod strategy;
mod tour;
pub mod train;
mod tree;
mod verdicts;
mod why;
mod whynot;

pub use board::{cell_advice, heat_choice, heat_heading, patterns_heading, rank};
pub use defence::defence;
pub use faults::{missing, not_a_file_name, not_a_string, not_json, not_known, trouble, twice};
pub use game::game;
pub use grades::{grade, nothing};
pub use help::{HELP, HelpEntry, after_task, overview, usage};
pub use key::{KEY_MARKS, key};
pub use reasons::{reason, refuted, rung, step_end, stepped};
pub use review::review;
pub use shapes::{fork, line_name, lines_end, shape, shapes_heading, status, stones_of_line};
pub use spoken::{look, stones};
pub use tour::{TOUR, TOUR_END, TourStep};
pub use tree::{tree_heading, tree_row};
pub use verdicts::{
    after_solved, after_win, answered, breaks, checked, class, done, finding, first_moves, found, goal,
    hint_heading, how_to_leave, leave_hint, limit, made_five, out_of_bound, progress, puzzle_line,
    report_end, solved, task_line, ungraded, welcome,
};
pub use why::{pillars, why_in_full};
pub use whynot::why_not;

use crate::board::{Axis, Color, Point};
use crate::pattern::Pattern4;
use crate::solve::Class;

/// A side at the start of a sentence.
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// What a win of a class is made of.
pub const fn class_of_win(class: Class) -> &'static str {
    match class {
        Class::Vcf => "fours",
        Class::Vct => "threats",
        Class::Win => "quiet moves and threats",
    }
}

/// Points in a row, parted by blanks.
pub fn points(points: &[Point]) -> String {
    points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
}

/// Words joined as in speech: `a`, `a and b`, `a, b and c`.
pub fn list<T: ToString>(words: &[T], last: &str) -> String {
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    match &words[..] {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

/// `1 node`, `2 nodes`.
pub fn count(number: impl TryInto<u64>, one: &str, many: &str) -> String {
    let number: u64 = number.try_into().unwrap_or(u64::MAX);
    let word = if number == 1 { one } else { many };
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|chunk| std::str::from_utf8(chunk).ok()).collect();
    format!("{} {word}", groups.join(" "))
}

/// A line of the board: `row 8`, `column i`, or a diagonal's name.
pub fn line(axis: Axis, point: Point) -> String {
    match axis {
        Axis::Row => format!("row {}", point.y() + 1),
        Axis::Column => format!("column {}", (b'a' + point.x() as u8) as char),
        Axis::Diagonal => format!("the rising diagonal of {point}"),
        Axis::Antidiagonal => format!("the falling diagonal of {point}"),
    }
}

/// A run of stones: `5 stones (9 plies)`.
pub fn length(stones: u16) -> String {
    let plies = 2 * stones - 1;
    format!("{} ({})", count(stones, "stone", "stones"), count(plies, "ply", "plies"))
}

/// Headings of the table that describes one point.
pub const CELL_HEADINGS: [&str; 5] = ["runs", "free", "sum", "pattern", "for"];

/// An axis with its two ends.
pub const fn axis(axis: Axis) -> &'static str {
    match axis {
        Axis::Row => "row       w-e",
        Axis::Column => "column    s-n",
        Axis::Diagonal => "diagonal  sw-ne",
        Axis::Antidiagonal => "antidiag. se-nw",
    }
}

/// An axis in a sentence.
pub const fn axis_name(axis: Axis) -> &'static str {
    match axis {
        Axis::Row => "row",
        Axis::Column => "column",
        Axis::Diagonal => "rising diagonal",
        Axis::Antidiagonal => "falling diagonal",
    }
}

/// What a combined pattern means.
pub const fn pattern4(pattern: Pattern4) -> &'static str {
    match pattern {
        Pattern4::AFive => "a five: it wins",
        Pattern4::BFlex4 => "a straight four, or two fours at once: nothing stops it",
        Pattern4::CBlock4Flex3 => "a four and an open three at once: a four-three",
        Pattern4::DBlock4Plus => "a four that also builds something",
        Pattern4::EBlock4 => "a four",
        Pattern4::FFlex3Twice => "two open threes at once",
        Pattern4::GFlex3Plus => "an open three that also builds something",
        Pattern4::HFlex3 => "an open three",
        Pattern4::IBlock3Plus => "a closed three that also builds something",
        Pattern4::JFlex2Twice => "two open twos at once",
        Pattern4::KBlock3 => "a closed three",
        Pattern4::LFlex2 => "an open two",
        Pattern4::Forbid => "a forbidden point",
        Pattern4::None => "nothing yet",
    }
}

/// What a pattern along one line means.
pub const fn pattern(pattern: crate::pattern::Pattern) -> &'static str {
    use crate::pattern::Pattern;
    match pattern {
        Pattern::Dead => "dead",
        Pattern::Ol => "overline",
        Pattern::B1 | Pattern::F1 => "a lone stone",
        Pattern::B2 => "closed two",
        Pattern::F2 | Pattern::F2A | Pattern::F2B => "open two",
        Pattern::B3 => "closed three",
        Pattern::F3 | Pattern::F3S => "open three",
        Pattern::B4 => "four",
        Pattern::F4 => "straight four",
        Pattern::F5 => "five",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_read_as_speech() {
        assert_eq!(count(1u64, "node", "nodes"), "1 node");
        assert_eq!(count(1_234_567u64, "node", "nodes"), "1 234 567 nodes");
        assert_eq!(list(&["a", "b", "c"], "and"), "a, b and c");
        assert_eq!(length(5), "5 stones (9 plies)");
        assert_eq!(length(1), "1 stone (1 ply)");
    }
}
