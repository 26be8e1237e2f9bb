//! The stored results of lessons: which questions were answered, and how.

use super::lesson::{Lesson, LessonStep};
use super::outcome::{QuestionOutcome, QuestionResult};
use crate::board::{Point, notation};
use crate::teach::train::{Millis, hashed};

/// The result of a question, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remembered {
    /// When the question ended.
    pub at: Millis,
    /// The question and its result.
    pub outcome: QuestionOutcome,
    /// The fingerprint of the question ([`content`]).
    pub content: String,
}

/// The fingerprint of a step's question: its board, the manner of the answer and the answer; `None` where the
/// step has no question. When a lesson is edited, only questions with a changed fingerprint count as new.
pub fn content(step: &LessonStep) -> Option<String> {
    let question = step.question()?;
    let board = step.board.as_ref().map_or(String::new(), |board| {
        format!("{}|{}", board.position.rule().name(), notation::write_setup(&board.position))
    });
    let answer: Vec<String> = question.answer.iter().map(Point::to_string).collect();
    let moves = question.moves.to_string();
    Some(hashed(&[&board, question.manner.name(), &answer.join(" "), &moves]))
}

/// The last result of a step's question, as it stands in the lesson today; `None` where it has none.
fn last<'a>(lesson: &Lesson, step: &LessonStep, remembered: &'a [Remembered]) -> Option<&'a QuestionOutcome> {
    let (question, content) = (step.question()?, content(step)?);
    let same = |known: &&Remembered| {
        known.outcome.lesson == lesson.id && known.outcome.question == question.id && known.content == content
    };
    remembered.iter().rfind(same).map(|last| &last.outcome)
}

/// The number of a lesson's questions whose last result was right.
pub(crate) fn known(lesson: &Lesson, remembered: &[Remembered]) -> usize {
    let last = lesson.steps.iter().filter_map(|step| last(lesson, step, remembered));
    last.filter(|outcome| outcome.result != QuestionResult::Missed).count()
}

/// The last results of a lesson's questions, in the order of the questions.
pub(crate) fn answered(lesson: &Lesson, remembered: &[Remembered]) -> Vec<QuestionOutcome> {
    lesson.steps.iter().filter_map(|step| last(lesson, step, remembered)).cloned().collect()
}

/// The step, from 0, at which a lesson that was left goes on: the one after the last question with a result; `None`
/// where no question has one, or the lesson's last question has.
pub(crate) fn goes_on_at(lesson: &Lesson, remembered: &[Remembered]) -> Option<usize> {
    let at = lesson.steps.iter().rposition(|step| last(lesson, step, remembered).is_some())? + 1;
    lesson.steps[at..].iter().any(|step| step.question().is_some()).then_some(at)
}

/// The lesson with which a course goes on, by its place in the list, and the step, both from 0: the lesson of the last
/// result, or the one after it where its last question was answered. `None` where no lesson of the course has a result,
/// or the course is at its end.
pub(crate) fn left(course: &[Lesson], remembered: &[Remembered]) -> Option<(usize, usize)> {
    let of = |result: &Remembered| course.iter().position(|lesson| lesson.id == result.outcome.lesson);
    let at = remembered.iter().rev().find_map(of)?;
    let step = |at: usize| goes_on_at(&course[at], remembered);
    step(at).map(|step| (at, step)).or_else(|| {
        let next = at + 1;
        (next < course.len()).then(|| (next, step(next).unwrap_or(0)))
    })
}

#[cfg(test)]
mod tests {
    use super::super::library;
    use super::*;

    /// A result of the question of a step.
    fn answered(lesson: &Lesson, step: &LessonStep, result: QuestionResult) -> Remembered {
        let question = step.question().unwrap().id.clone();
        let outcome = QuestionOutcome { lesson: lesson.id.clone(), question, result, hints: 0 };
        Remembered { at: 0, outcome, content: content(step).unwrap() }
    }

    #[test]
    fn a_lesson_and_the_course_go_on_after_the_last_answer() {
        let course = &library::lessons()[..3];
        let asked = |lesson: &Lesson| -> Vec<usize> {
            (0..lesson.steps.len()).filter(|&at| lesson.steps[at].question().is_some()).collect()
        };
        let (questions, mut all) = (asked(&course[1]), Vec::new());
        assert_eq!((goes_on_at(&course[1], &all), left(course, &all)), (None, None));
        for (i, &at) in questions.iter().enumerate() {
            all.push(answered(&course[1], &course[1].steps[at], QuestionResult::Missed));
            let is_last = i + 1 == questions.len();
            assert_eq!(goes_on_at(&course[1], &all), (!is_last).then_some(at + 1));
            assert_eq!(left(course, &all), Some(if is_last { (2, 0) } else { (1, at + 1) }));
            assert_eq!(super::answered(&course[1], &all).len(), i + 1);
        }
        let at = *asked(&course[2]).last().unwrap();
        all.push(answered(&course[2], &course[2].steps[at], QuestionResult::First));
        assert_eq!(left(course, &all), None);
    }

    #[test]
    fn an_edited_question_is_a_new_one_and_the_last_answer_counts() {
        let lesson = &library::lessons()[0];
        let asked: Vec<&LessonStep> = lesson.steps.iter().filter(|step| step.question().is_some()).collect();
        let answered = |step, result| answered(lesson, step, result);
        let mut all =
            vec![answered(asked[0], QuestionResult::Missed), answered(asked[1], QuestionResult::Second)];
        assert_eq!(known(lesson, &all), 1);
        all.push(answered(asked[0], QuestionResult::First));
        assert_eq!(known(lesson, &all), 2);
        all[1].content = "0".repeat(16);
        assert_eq!(known(lesson, &all), 1);
        all.push(answered(asked[0], QuestionResult::Missed));
        assert_eq!(known(lesson, &all), 0);
        // The fingerprint in existing files of users.
        assert_eq!(content(asked[0]).unwrap(), "6cacabd376f54611");
    }
}
