//! Puzzles to be handed out, as data: sheets to print, pages to solve, and cards.

use super::picture::{Panel, Picture, PictureMark};
use crate::solve::Class;
use crate::teach::handout::{JudgedBoard, Solution};
use crate::teach::puzzle::{GoalKind, Puzzle};

/// A puzzle that is handed out.
#[derive(Debug)]
pub struct HandoutPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What is asked: the goal of the puzzle. Where some puzzles of a handout have nothing to find, those that are won by
    /// threats ask the same as these, so that the question does not tell which is which.
    pub asked: GoalKind,
    /// The solution, where it is shown.
    pub solution: Option<Solution>,
    /// The boards on which answers are judged; none on paper.
    pub boards: Vec<JudgedBoard>,
}

/// A sheet of puzzles to be printed.
#[derive(Debug)]
pub struct Sheet {
    /// The puzzles in order.
    pub puzzles: Vec<HandoutPuzzle>,
    /// The number of boards on a page: one of [`Sheet::PER_PAGE`].
    pub per_page: u8,
    /// Whether the file is an SVG picture with one page below the other; otherwise it is an HTML page.
    pub picture: bool,
}

impl Sheet {
    /// The numbers of boards that a page may have.
    pub const PER_PAGE: [u8; 6] = [1, 2, 4, 6, 9, 12];
}

impl HandoutPuzzle {
    /// The board of the question, without any mark that could help.
    pub fn question(&self) -> Picture {
        let position = self.puzzle.position.clone();
        let shown = position.moves().len();
        let panels = vec![Panel { position, numbered: None, shown }];
        Picture { title: None, panels, marks: Vec::new(), heat: None, forbidden: false }
    }

    /// The board of the solution: the stones of the win with their numbers, or marks on the points to be found. `None`
    /// where the solution is not shown.
    pub fn solved(&self) -> Option<Picture> {
        let solution = self.solution.as_ref()?;
        let mut picture = Picture { title: Some(self.puzzle.title.clone()), ..self.question() };
        match self.puzzle.goal.kind {
            GoalKind::Vcf | GoalKind::Vct | GoalKind::Win => {
                let before = self.puzzle.position.moves().len();
                let line = solution.win.as_ref().map_or(&[][..], |win| &win.line);
                let position = self.puzzle.position.clone().after(line).ok()?;
                picture.panels = vec![Panel { position, numbered: Some(before), shown: before + line.len() }];
            }
            kind => {
                let mark = match (kind, solution.class) {
                    (GoalKind::Forbidden, _) => PictureMark::Forbidden,
                    (GoalKind::FindAll, Some(Class::Vcf | Class::Vct | Class::Win)) => PictureMark::Wins,
                    _ => PictureMark::Holds,
                };
                picture.marks = vec![(mark, solution.right.clone())];
            }
        }
        Some(picture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Budget;
    use crate::teach::puzzle::library;

    #[test]
    fn a_question_shows_nothing_and_a_solution_shows_all() {
        for puzzle in ["vcf-0001", "defend-0001", "find-all-0050"].map(|id| library::find(id).unwrap()) {
            let solution = Solution::of(puzzle, &Budget::default()).unwrap();
            let right = solution.right.clone();
            let asked = puzzle.goal.kind;
            let mut shown =
                HandoutPuzzle { puzzle: puzzle.clone(), asked, solution: None, boards: Vec::new() };
            let question = shown.question();
            assert!(question.marks.is_empty() && question.title.is_none() && !question.forbidden);
            assert!(shown.solved().is_none());
            shown.solution = Some(solution);
            let solved = shown.solved().unwrap();
            let first = &solved.panels[0];
            if asked.attacks() {
                assert_eq!(first.number(right[0]), Some(1), "{}", puzzle.id);
            } else {
                assert_eq!(solved.marks[0].1, right, "{}", puzzle.id);
            }
        }
    }
}
