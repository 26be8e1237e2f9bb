//! The report of an exam.

use std::collections::BTreeMap;

use super::attempt::Attempt;
use super::list::{ListedPuzzle, PracticeList};
use super::stats::PracticeShare;
use super::time::Millis;
use crate::board::{Point, named};

named! {
    /// What became of a puzzle of an exam.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum ExamResult {
        /// The answer was right.
        Right = "right",
        /// The answer was wrong.
        Wrong = "wrong",
        /// The answer was neither proven nor refuted within the limit of the search; it counts as not solved.
        Unproven = "unproven",
        /// There was no answer; it counts as not solved.
        Unanswered = "unanswered",
    }
}

/// A puzzle of an exam, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExamAnswer {
    /// The puzzle.
    pub puzzle: ListedPuzzle,
    /// The result.
    pub result: ExamResult,
    /// The answer, in the orientation of the puzzle's file; empty where there was none, and where the answer was that
    /// there is nothing to find.
    pub moves: Vec<Point>,
    /// The time that the answer took, in milliseconds.
    pub millis: u64,
}

/// The rating at which the result of an exam is what would be expected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Performance {
    /// Some puzzles were solved, and some were not.
    About(f64),
    /// All puzzles were solved: the rating is at least this.
    AtLeast(f64),
    /// No puzzle was solved: the rating is at most this.
    AtMost(f64),
}

/// The report of an exam.
#[derive(Clone, PartialEq, Debug)]
pub struct ExamReport {
    /// The number of the exam, from 1 for the first one.
    pub number: usize,
    /// When it began.
    pub at: Millis,
    /// The time for all puzzles, in milliseconds.
    pub limit: Option<Millis>,
    /// The puzzles, in the order of the exam.
    pub answers: Vec<ExamAnswer>,
    /// The number of right answers.
    pub solved: usize,
    /// The time of all answers, in milliseconds.
    pub millis: u64,
    /// The rating that the result corresponds to.
    pub performance: Performance,
    /// The results by theme, the lowest share of right answers first.
    pub themes: Vec<PracticeShare>,
}

impl ExamReport {
    /// The report of an exam, from the attempts that belong to it.
    pub fn of(exam: &PracticeList, number: usize, attempts: &[Attempt]) -> Self {
        let own = exam.attempts(1, attempts);
        let answer = |puzzle: &ListedPuzzle| {
            let attempt = own.iter().find(|attempt| puzzle.is_of(attempt));
            let result = match attempt {
                None => ExamResult::Unanswered,
                Some(attempt) if attempt.solved => ExamResult::Right,
                Some(attempt) if attempt.misses > 0 => ExamResult::Wrong,
                Some(_) => ExamResult::Unproven,
            };
            ExamAnswer {
                puzzle: puzzle.clone(),
                result,
                moves: attempt.map(|attempt| attempt.moves.clone()).unwrap_or_default(),
                millis: attempt.map_or(0, |attempt| attempt.millis),
            }
        };
        let answers: Vec<ExamAnswer> = exam.puzzles.iter().map(answer).collect();
        let solved = answers.iter().filter(|answer| answer.result == ExamResult::Right).count();
        Self {
            number,
            at: exam.at,
            limit: exam.limit,
            solved,
            millis: answers.iter().map(|answer| answer.millis).sum(),
            performance: performance(&answers, solved),
            themes: themes(&answers),
            answers,
        }
    }
}

/// The range of ratings in which a performance is looked for.
const RANGE: (f64, f64) = (0.0, 4000.0);

/// The rating at which the expected number of right answers is the number of right answers; where all or none are right,
/// half an answer less or more.
fn performance(answers: &[ExamAnswer], solved: usize) -> Performance {
    let rating_with = |score: f64| {
        let expected = |rating: f64| -> f64 {
            let chance = |answer: &ExamAnswer| {
                1.0 / (1.0 + 10_f64.powf((f64::from(answer.puzzle.rating) - rating) / 400.0))
            };
            answers.iter().map(chance).sum()
        };
        let (mut low, mut high) = RANGE;
        // Each step halves the range, down to a hundredth of a point.
        for _ in 0..20 {
            let middle = f64::midpoint(low, high);
            if expected(middle) < score {
                low = middle;
            } else {
                high = middle;
            }
        }
        f64::midpoint(low, high)
    };
    match solved {
        0 => Performance::AtMost(rating_with(0.5)),
        all if all == answers.len() => Performance::AtLeast(rating_with(all as f64 - 0.5)),
        some => Performance::About(rating_with(some as f64)),
    }
}

/// The results by theme, the lowest share first.
fn themes(answers: &[ExamAnswer]) -> Vec<PracticeShare> {
    let mut shares: BTreeMap<&str, PracticeShare> = BTreeMap::new();
    for answer in answers {
        for theme in &answer.puzzle.themes {
            let share = shares.entry(theme).or_default();
            share.tries += 1;
            share.solved += usize::from(answer.result == ExamResult::Right);
        }
    }
    let named = |(theme, share): (&str, PracticeShare)| PracticeShare {
        name: theme.to_owned(),
        score: share.solved as f64 / share.tries as f64,
        ..share
    };
    let mut shares: Vec<PracticeShare> = shares.into_iter().map(named).collect();
    shares.sort_by(|a, b| a.score.total_cmp(&b.score).then_with(|| b.tries.cmp(&a.tries)));
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::train::list::ListKind;
    use crate::teach::train::list::tests::{list, tried};

    #[test]
    fn a_report_says_what_became_of_each_puzzle() {
        let exam = list(ListKind::Exam, 4, None);
        let wrong = Attempt { misses: 1, ..tried(ListKind::Exam, 1, 1, 2000, 0.0) };
        let all = [tried(ListKind::Exam, 1, 0, 1000, 1.0), wrong, tried(ListKind::Exam, 1, 2, 3000, 0.0)];
        let report = ExamReport::of(&exam, 1, &all);
        let results: Vec<ExamResult> = report.answers.iter().map(|answer| answer.result).collect();
        assert_eq!(results, ExamResult::ALL);
        assert_eq!((report.solved, report.millis), (1, 3000));
        assert!(matches!(report.performance, Performance::About(_)));
        let tries: usize = report.themes.iter().map(|share| share.tries).sum();
        assert_eq!(tries, exam.puzzles.iter().map(|puzzle| puzzle.themes.len()).sum::<usize>());
        assert!(report.themes.windows(2).all(|pair| pair[0].score <= pair[1].score));
    }

    #[test]
    fn half_of_equal_puzzles_is_their_rating() {
        let answer = |result| ExamAnswer {
            puzzle: ListedPuzzle { rating: 1300, ..list(ListKind::Exam, 1, None).puzzles[0].clone() },
            result,
            moves: Vec::new(),
            millis: 0,
        };
        let answers = [answer(ExamResult::Right), answer(ExamResult::Wrong)];
        let Performance::About(rating) = performance(&answers, 1) else { panic!("some were solved") };
        assert!((rating - 1300.0).abs() < 0.1, "{rating}");
        let Performance::AtLeast(high) = performance(&answers, 2) else { panic!("all were solved") };
        let Performance::AtMost(low) = performance(&answers, 0) else { panic!("none was solved") };
        assert!((high - 1300.0 - (1300.0 - low)).abs() < 0.1 && high > 1400.0, "{low} {high}");
    }
}
