//! When a puzzle is to be repeated: the FSRS-6 algorithm, with its published parameters.
//!
//! A memory has a stability, the days after which it is recalled with a probability of 90 %, and a difficulty from 1 to
//! 10. The formulas are those of the algorithm's description by the open-spaced-repetition project.

use super::time::{DAY, Millis};

/// The longest time until a repetition, in days.
const MOST_DAYS: f64 = 3650.0;

/// The published parameters, `w0` to `w20`.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// The grade of the algorithm that [`Recall`] does not use: a puzzle that was easy.
const EASY: f64 = 4.0;

/// How well a puzzle was remembered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Recall {
    /// It was not solved.
    Again,
    /// It was solved with mistakes or with help.
    Hard,
    /// It was solved at once and without help.
    Good,
}

impl Recall {
    /// The recall that an attempt's score shows; the score goes from 0 to 1.
    pub fn of(score: f64) -> Self {
        match score {
            score if score >= 0.85 => Self::Good,
            score if score >= 0.4 => Self::Hard,
            _ => Self::Again,
        }
    }

    /// The algorithm's grade, from 1.
    const fn grade(self) -> f64 {
        match self {
            Self::Again => 1.0,
            Self::Hard => 2.0,
            Self::Good => 3.0,
        }
    }
}

/// The memory of one puzzle and the time of its next repetition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// The number of days after which the puzzle is still known with a probability of 90 %.
    stability: f64,
    /// How hard the puzzle is to remember, from 1 to 10.
    difficulty: f64,
    /// The time of the last attempt.
    pub last: Millis,
    /// The time when the puzzle is to be repeated.
    pub due: Millis,
}

impl Card {
    /// The card after an attempt; `before` is the card before it, `None` at the first attempt. If the clock was set
    /// back between the two attempts, no time has passed.
    pub fn next(before: Option<&Self>, recall: Recall, at: Millis) -> Self {
        let (stability, difficulty) = before.map_or_else(
            || (W[recall as usize], first_difficulty(recall.grade()).clamp(1.0, 10.0)),
            |card| {
                let days = (at.saturating_sub(card.last) / DAY) as f64;
                (card.next_stability(recall, days), card.next_difficulty(recall))
            },
        );
        let stability = stability.clamp(0.001, 36_500.0);
        // A puzzle is due when it is known with a probability of 90 %, so after as many days as its stability.
        let due = at + (stability.min(MOST_DAYS) * DAY as f64) as Millis;
        Self { stability, difficulty, last: at, due }
    }

    fn next_stability(&self, recall: Recall, days: f64) -> f64 {
        let (old, grade) = (self.stability, recall.grade());
        if days == 0.0 {
            let growth = (W[17] * (grade - 3.0 + W[18])).exp() * old.powf(-W[19]);
            return old * if recall == Recall::Again { growth } else { growth.max(1.0) };
        }
        let decay = -W[20];
        let factor = 0.9_f64.powf(1.0 / decay) - 1.0;
        let forgotten = 1.0 - (1.0 + factor * days / old).powf(decay);
        if recall == Recall::Again {
            let lapsed = W[11]
                * self.difficulty.powf(-W[12])
                * ((old + 1.0).powf(W[13]) - 1.0)
                * (W[14] * forgotten).exp();
            return lapsed.min(old / (W[17] * W[18]).exp());
        }
        let penalty = if recall == Recall::Hard { W[15] } else { 1.0 };
        let ease = W[8].exp() * (11.0 - self.difficulty) * old.powf(-W[9]);
        old * (1.0 + ease * ((W[10] * forgotten).exp() - 1.0) * penalty)
    }

    fn next_difficulty(&self, recall: Recall) -> f64 {
        let change = -W[6] * (recall.grade() - 3.0) * (10.0 - self.difficulty) / 9.0;
        let changed = self.difficulty + change;
        (W[7] * first_difficulty(EASY) + (1.0 - W[7]) * changed).clamp(1.0, 10.0)
    }
}

/// The difficulty after a first attempt of this grade.
fn first_difficulty(grade: f64) -> f64 {
    W[4] - (W[5] * (grade - 1.0)).exp() + 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first intervals in the algorithm's documentation: 0.212, 1.2931 and 2.3065 days.
    #[test]
    fn first_intervals_are_the_published_ones() {
        let days = |recall| (Card::next(None, recall, 0).due as f64 / DAY as f64 * 1e4).round() as u64;
        assert_eq!([Recall::Again, Recall::Hard, Recall::Good].map(days), [2120, 12931, 23065]);
    }

    #[test]
    fn what_is_known_comes_later_each_time_and_what_is_not_soon() {
        let mut card = Card::next(None, Recall::Good, 0);
        for _ in 0..5 {
            let at = card.due;
            let next = Card::next(Some(&card), Recall::Good, at);
            assert!(next.due - at > card.due - card.last, "{card:?} {next:?}");
            let missed = Card::next(Some(&card), Recall::Again, at);
            assert!(missed.due - at < card.due - card.last);
            card = next;
        }
        assert!(card.stability > 100.0);
    }

    /// Days since the first attempt, what was recalled, and the stability after it in thousandths of a day, as another
    /// implementation of the algorithm (the crate fsrs, 6.6) gives them.
    #[test]
    fn stabilities_are_those_of_another_implementation() {
        let series = [
            (0, Recall::Good, 2307),
            (23, Recall::Good, 34378),
            (49, Recall::Hard, 79076),
            (74, Recall::Good, 130_280),
            (101, Recall::Good, 183_621),
            (101, Recall::Good, 183_621),
            (104, Recall::Good, 189_756),
            (126, Recall::Hard, 215_448),
            (143, Recall::Good, 239_114),
            (143, Recall::Again, 59207),
            (143, Recall::Again, 16070),
            (145, Recall::Again, 1473),
            (146, Recall::Hard, 1858),
            (182, Recall::Good, 6007),
            (210, Recall::Again, 1264),
            (210, Recall::Good, 1308),
            (212, Recall::Hard, 1887),
            (234, Recall::Good, 5312),
            (261, Recall::Hard, 8895),
            (291, Recall::Good, 16350),
            (291, Recall::Good, 16350),
            (312, Recall::Good, 23555),
            (317, Recall::Again, 1784),
            (321, Recall::Good, 3328),
            (321, Recall::Hard, 3328),
        ];
        let mut card: Option<Card> = None;
        for (days, recall, thousandths) in series {
            let next = Card::next(card.as_ref(), recall, days * DAY);
            let found = next.stability * 1000.0;
            assert!(
                (found - thousandths as f64).abs() <= 1.0,
                "after {days} days: {found}, not {thousandths}"
            );
            card = Some(next);
        }
    }

    #[test]
    fn a_clock_that_went_back_does_no_harm() {
        let card = Card::next(None, Recall::Good, 100 * DAY);
        let next = Card::next(Some(&card), Recall::Good, 3 * DAY);
        assert_eq!(next.last, 3 * DAY);
        assert!(next.due > 3 * DAY && next.due < 60 * DAY);
    }
}
