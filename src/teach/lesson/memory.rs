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

/// The number of a lesson's questions whose last result was right.
pub(crate) fn known(lesson: &Lesson, remembered: &[Remembered]) -> usize {
    let is_known = |step: &&LessonStep| {
        let (Some(question), Some(content)) = (step.question(), content(step)) else { return false };
        let same = |known: &&Remembered| {
            known.outcome.lesson == lesson.id
                && known.outcome.question == question.id
                && known.content == content
        };
        remembered.iter().rfind(same).is_some_and(|last| last.outcome.result != QuestionResult::Missed)
    };
    lesson.steps.iter().filter(is_known).count()
}

#[cfg(test)]
mod tests {
    use super::super::library;
    use super::*;

    #[test]
    fn an_edited_question_is_a_new_one_and_the_last_answer_counts() {
        let lesson = &library::lessons()[0];
        let asked: Vec<&LessonStep> = lesson.steps.iter().filter(|step| step.question().is_some()).collect();
        let answered = |step: &LessonStep, result| Remembered {
            at: 0,
            outcome: QuestionOutcome {
                lesson: lesson.id.clone(),
                question: step.question().unwrap().id.clone(),
                result,
                hints: 0,
            },
            content: content(step).unwrap(),
        };
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
