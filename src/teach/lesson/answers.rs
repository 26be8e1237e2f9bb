//! All answers to a question, judged in advance for a page that has no solver.

use std::cmp::Reverse;

use super::judge::{AnswerVerdict, JudgedPoint, judge};
use super::lesson::{Manner, Question};
use super::seek::PointKind;
use crate::board::{Point, Position};
use crate::evaluate::{Evaluator, Powers};
use crate::solve::{Budget, MoveValue, Vcf, goal};
use crate::teach::train::grade::Grade;

/// The largest number of positions of one question that are judged. In later positions every right move ends
/// the question.
const STAGES: usize = 10;

/// A position in which an answer is expected.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The position.
    pub position: Position,
    /// The judgement of each empty point.
    pub judged: Vec<JudgedPoint>,
    /// The best moves after which the question goes on, the program's reply, and the stage after both. Other
    /// right moves end it.
    pub next: Vec<(Point, Point, usize)>,
    /// The moves that are shown when the answer is not found.
    pub shown: Vec<Point>,
}

/// The positions of a question, its own first, each with every answer judged; `None` when the work was
/// stopped. The budget is for each search.
pub(crate) fn stages(
    question: &Question,
    board: &Position,
    vcf: &mut Vcf,
    budget: &Budget,
) -> Option<Vec<Stage>> {
    let mut boards = vec![board.clone()];
    let mut stages: Vec<Stage> = Vec::new();
    while let Some(position) = boards.get(stages.len()).cloned() {
        let judged = position.empties().map(|point| {
            let judged = judge(question, &position, point, vcf, budget);
            (!budget.stop.is_raised()).then_some(judged)
        });
        let judged: Vec<JudgedPoint> = judged.collect::<Option<_>>()?;
        let mut next = Vec::new();
        for answer in judged.iter().filter(|answer| question.moves > 1 && is_best(answer)) {
            let Some(reply) = answer.reply.filter(|_| !answer.decided) else { continue };
            let Ok(after) = position.clone().after(&[answer.point, reply]) else { continue };
            let known = boards.iter().position(|board| *board == after);
            if let Some(stage) = known.or_else(|| (boards.len() < STAGES).then_some(boards.len())) {
                if stage == boards.len() {
                    boards.push(after);
                }
                next.push((answer.point, reply, stage));
            }
        }
        stages.push(Stage { shown: answer_of(question, &position, budget), position, judged, next });
    }
    Some(stages)
}

fn is_best(answer: &JudgedPoint) -> bool {
    let best = |grade: &Grade| matches!(grade.mark, MoveValue::Best | MoveValue::Equivalent);
    answer.right && matches!(&answer.why, AnswerVerdict::Graded(grade) if best(grade))
}

/// The points that the question asks for, or the line that wins from this position.
pub(crate) fn answer_of(question: &Question, position: &Position, budget: &Budget) -> Vec<Point> {
    if let PointKind::Wins(class) = question.seek.what
        && question.manner == Manner::Play
        && let Some(win) = goal::shortest(class, position, budget).verdict.proven()
    {
        return win.line.clone();
    }
    question.answer.clone()
}

/// The answer and three other points, those with the highest scores of an evaluator, in board order.
pub(crate) fn among(question: &Question, board: &Position) -> Vec<Point> {
    let Some(&answer) = question.answer.iter().find(|&&point| board.is_empty(point)) else {
        return Vec::new();
    };
    let board = board.with_turn(question.seek.side);
    let mut others: Vec<Point> = board.empties().filter(|point| !question.answer.contains(point)).collect();
    others.sort_by_key(|&point| (Reverse(Powers::default().score(&board, point)), point));
    let mut points: Vec<Point> = others.into_iter().take(3).chain([answer]).collect();
    points.sort();
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::lesson::library::find;
    use crate::teach::lesson::{Lesson, LessonStep};

    fn asked<'a>(lesson: &'a Lesson, id: &str) -> (&'a Question, &'a Position) {
        let asks = |step: &&LessonStep| step.question().is_some_and(|question| question.id == id);
        let step = lesson.steps.iter().find(asks).unwrap();
        (step.question().unwrap(), &step.board.as_ref().unwrap().position)
    }

    #[test]
    fn all_points_are_judged_and_the_named_ones_are_right() {
        let (question, board) = asked(find("raising-and-closing").unwrap(), "broken");
        let stages = stages(question, board, &mut Vcf::default(), &Budget::default()).unwrap();
        let [only] = &stages[..] else { panic!("{} boards", stages.len()) };
        assert_eq!(only.judged.len(), board.empties().count());
        let mut right: Vec<Point> = only.judged.iter().filter(|j| j.right).map(|j| j.point).collect();
        let mut answer = question.answer.clone();
        right.sort();
        answer.sort();
        assert_eq!((&right, &only.shown), (&answer, &question.answer));
    }

    #[test]
    fn a_run_goes_on_until_it_is_decided() {
        let (question, board) = asked(find("first-vcfs").unwrap(), "crossing");
        let stages = stages(question, board, &mut Vcf::default(), &Budget::default()).unwrap();
        let [first, second] = &stages[..] else { panic!("{} boards", stages.len()) };
        let (point, reply, next) = first.next[0];
        assert_eq!((vec![point], next, second.next.is_empty()), (question.answer.clone(), 1, true));
        assert_eq!(second.position, board.clone().after(&[point, reply]).unwrap());
        assert!(second.judged.iter().any(|judged| judged.right && judged.decided));
        assert_eq!(first.shown.len(), second.shown.len() + 2, "the line to the five is two shorter");
    }
}
