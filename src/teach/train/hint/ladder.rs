//! Leaves out the rungs that tell nothing new: what the question says already, and what follows from the rungs before.

use super::rung::{Rung, inside};
use crate::board::{PointSet, Position};
use crate::teach::puzzle::Puzzle;

/// The rungs that tell something new, after the question of the puzzle and after the rungs before them. Of the themes, those
/// are kept that the title does not name.
pub(super) fn new_ones(rungs: Vec<Rung>, puzzle: &Puzzle, position: &Position) -> Vec<Rung> {
    let question = Question::of(puzzle, position);
    // The points that may be the answer, as far as the rungs before have told it.
    let mut possible: PointSet = position.empties().collect();
    let mut told: Vec<Rung> = Vec::new();
    for rung in rungs {
        let rung = match rung {
            Rung::Themes(mut themes) => {
                themes.retain(|theme| !question.names(theme));
                Rung::Themes(themes)
            }
            rung => rung,
        };
        let left = narrowed(&possible, &rung);
        let is_new = match &left {
            Some(left) => left.len() < possible.len(),
            None => question.leaves_open(&rung) && !told.contains(&rung),
        };
        if is_new {
            possible = left.unwrap_or(possible);
            told.push(rung);
        }
    }
    told
}

/// The points that are still possible after a rung; `None` where it tells something else than where the answer lies.
fn narrowed(possible: &PointSet, rung: &Rung) -> Option<PointSet> {
    let those = |is_left: &dyn Fn(crate::board::Point) -> bool| {
        Some(possible.iter().filter(|&point| is_left(point)).collect())
    };
    match rung {
        Rung::Area(lower, upper) | Rung::Around(lower, upper) => {
            those(&|point| inside(Some((*lower, *upper)), point))
        }
        Rung::Candidates(points) | Rung::OneOf(points) => those(&|point| points.contains(&point)),
        Rung::First(only) | Rung::One(only) => those(&|point| point == *only),
        Rung::Length { .. }
        | Rung::Themes(_)
        | Rung::Why(_)
        | Rung::Line(_)
        | Rung::Threat(_)
        | Rung::Points { .. }
        | Rung::ThreatLine(_)
        | Rung::Every(_)
        | Rung::Words(_)
        | Rung::Tempting(_)
        | Rung::Nothing => None,
    }
}

/// What the question of a puzzle says: its title.
struct Question {
    title: String,
}

impl Question {
    fn of(puzzle: &Puzzle, position: &Position) -> Self {
        let begins = *position == puzzle.position;
        // The title speaks of the first position; one that is a number is only the puzzle's own.
        let says = begins && puzzle.title.english().contains(char::is_alphabetic);
        let title = if says { puzzle.title.english().to_lowercase() } else { String::new() };
        Self { title }
    }

    /// Whether the title names a theme.
    fn names(&self, theme: &str) -> bool {
        self.title.replace('-', " ").contains(&theme.replace('-', " "))
    }

    /// Whether a number stands in the title, as a word.
    fn counts(&self, number: usize) -> bool {
        self.title.split(|c: char| !c.is_alphanumeric()).any(|word| word == number.to_string())
    }

    /// Whether the question does not say already what a rung says that does not narrow the points.
    fn leaves_open(&self, rung: &Rung) -> bool {
        match rung {
            Rung::Length { stones, .. } | Rung::Threat(stones) => !self.counts(usize::from(*stones)),
            Rung::Points { found, left } => !self.counts(found + left),
            Rung::Themes(themes) => !themes.is_empty(),
            Rung::Tempting(points) => !points.is_empty(),
            // A line of one stone is the first move.
            Rung::Line(line) => line.len() > 1,
            Rung::Every(points) => points.len() > 1,
            Rung::Words(words) => words.to_lowercase() != self.title,
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::teach::puzzle::library;

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    #[test]
    fn what_the_question_says_is_no_hint() {
        let mut puzzle = library::find("vcf-0001").unwrap().clone();
        puzzle.title = "Four-three, 3 stones".into();
        let length = |stones| Rung::Length { stones, shortest: true };
        let themes = |names: &[&str]| Rung::Themes(names.iter().map(ToString::to_string).collect());
        let given = vec![length(3), themes(&["four-three", "tempo"])];
        assert_eq!(new_ones(given.clone(), &puzzle, &puzzle.position), [themes(&["tempo"])]);
        assert_eq!(new_ones(vec![length(4)], &puzzle, &puzzle.position), [length(4)]);
        // After the first moves the question says nothing of what is left.
        let later = puzzle.position.clone().after(&["i8", "j8"].map(point)).unwrap();
        assert_eq!(new_ones(given.clone(), &puzzle, &later), given);
        assert!(new_ones(vec![Rung::Threat(3)], &puzzle, &puzzle.position).is_empty());
    }

    #[test]
    fn an_area_or_a_choice_that_leaves_the_same_points_is_no_hint() {
        let puzzle = library::find("vcf-0001").unwrap();
        // Between j7 and k8 there are four points; three of them, and then three that are known.
        let area = Rung::Area(point("j7"), point("k8"));
        let wide = Rung::Area(point("a1"), point("o15"));
        let three = Rung::Candidates(["j7", "j8", "k8"].map(point).to_vec());
        let first = Rung::First(point("j8"));
        let given = vec![
            wide,
            area.clone(),
            area.clone(),
            three.clone(),
            three.clone(),
            first.clone(),
            first.clone(),
        ];
        assert_eq!(new_ones(given, puzzle, &puzzle.position), [area, three, first]);
    }
}
