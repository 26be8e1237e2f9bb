//! The puzzles that practise what a lesson teaches.

use std::cmp::Reverse;

use super::lesson::{Lesson, Question};
use super::seek::PointKind;
use crate::pattern::shapes::ForkKind;
use crate::solve::Class;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::PuzzleFilter;

/// The largest number of drills that follow from a lesson's questions.
const FEW: usize = 2;

impl Lesson {
    /// The puzzles that practise what the lesson teaches, the most suitable first: those that its file states, or
    /// else those that resemble its questions. Where no puzzle resembles them, the only entry is without conditions.
    pub fn drills(&self) -> Vec<PuzzleFilter> {
        if !self.stated_drills.is_empty() {
            return self.stated_drills.clone();
        }
        let mut counted: Vec<(PuzzleFilter, usize)> = Vec::new();
        for drill in self.questions().filter_map(resembling) {
            match counted.iter_mut().find(|(known, _)| *known == drill) {
                Some((_, count)) => *count += 1,
                None => counted.push((drill, 1)),
            }
        }
        counted.sort_by_key(|(_, count)| Reverse(*count));
        let mut drills: Vec<PuzzleFilter> = counted.into_iter().take(FEW).map(|(drill, _)| drill).collect();
        if drills.is_empty() {
            drills.push(PuzzleFilter::default());
        }
        drills
    }
}

/// The puzzles that ask for what a question asks for; `None` where there are none.
fn resembling(question: &Question) -> Option<PuzzleFilter> {
    let kind = |kind| PuzzleFilter { kind: Some(kind), ..PuzzleFilter::default() };
    let theme = |name: &str| PuzzleFilter { theme: Some(name.to_owned()), ..PuzzleFilter::default() };
    Some(match question.seek.what {
        PointKind::Fives | PointKind::Fours | PointKind::StraightFours | PointKind::OpenThrees => {
            theme("straight-four")
        }
        PointKind::Fork(ForkKind::FourFour) => theme("double-four"),
        PointKind::Fork(ForkKind::ThreeFour) => theme("four-three"),
        PointKind::Fork(ForkKind::ThreeThree) => theme("double-three"),
        PointKind::Wins(Class::Vcf) => kind(GoalKind::Vcf),
        PointKind::Wins(Class::Vct) => kind(GoalKind::Vct),
        PointKind::Wins(Class::Win) => kind(GoalKind::Win),
        PointKind::Raising | PointKind::Closing | PointKind::Holds(_) | PointKind::Forced => {
            kind(GoalKind::Defend)
        }
        PointKind::Fukumi => theme("fukumi"),
        PointKind::Forbidden | PointKind::LooksForbidden => kind(GoalKind::Forbidden),
        PointKind::Catches => theme("catch"),
        PointKind::Choice(_) | PointKind::Tree | PointKind::Third(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::library::find;
    use super::*;

    #[test]
    fn without_stated_drills_the_questions_decide() {
        let mut lesson = find("forks").unwrap().clone();
        lesson.stated_drills.clear();
        let themes: Vec<String> = lesson.drills().into_iter().filter_map(|drill| drill.theme).collect();
        assert_eq!(themes, ["four-three", "double-four"]);
        lesson.steps.retain(|step| step.question().is_none());
        assert_eq!(lesson.drills(), [PuzzleFilter::default()]);
    }
}
