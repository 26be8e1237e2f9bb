//! When a puzzle is to be repeated: the FSRS algorithm, with its published parameters.

use fsrs::{FSRS, MemoryState};

use super::time::{DAY, Millis};

/// How likely a puzzle shall still be known when it is due.
const RETENTION: f32 = 0.9;

/// Days until a repetition, at the most.
const MOST_DAYS: f32 = 3650.0;

/// How well a puzzle was known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Recall {
    /// Not.
    Again,
    /// With misses or help.
    Hard,
    /// At once and alone.
    Good,
}

impl Recall {
    /// What an attempt's worth says about it.
    pub fn of(score: f64) -> Self {
        match score {
            score if score >= 0.85 => Self::Good,
            score if score >= 0.4 => Self::Hard,
            _ => Self::Again,
        }
    }
}

/// What is remembered of one puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    memory: MemoryState,
    /// The last attempt.
    pub last: Millis,
    /// When it is to be repeated.
    pub due: Millis,
}

impl Card {
    /// Days after which it is known with a probability of 90 %.
    pub const fn stability(&self) -> f32 {
        self.memory.stability
    }

    /// The card after an attempt; of one that there was none of before, its first. Where the clock went back no
    /// time has passed.
    pub fn next(before: Option<&Self>, recall: Recall, at: Millis) -> Self {
        let days = before.map_or(0, |card| at.saturating_sub(card.last) / DAY);
        let states = FSRS::default().next_states(before.map(|card| card.memory), RETENTION, days as u32);
        // The only error is a memory that is no number, and none of the states made here is one.
        let Ok(states) = states else { return before.copied().unwrap_or(Self::first(at)) };
        let state = match recall {
            Recall::Again => states.again,
            Recall::Hard => states.hard,
            Recall::Good => states.good,
        };
        let days = f64::from(state.interval.clamp(0.0, MOST_DAYS));
        Self { memory: state.memory, last: at, due: at + (days * DAY as f64) as Millis }
    }

    const fn first(at: Millis) -> Self {
        Self { memory: MemoryState { stability: 1.0, difficulty: 5.0 }, last: at, due: at + DAY }
    }
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
        assert!(card.stability() > 100.0);
    }

    #[test]
    fn a_clock_that_went_back_does_no_harm() {
        let card = Card::next(None, Recall::Good, 100 * DAY);
        let next = Card::next(Some(&card), Recall::Good, 3 * DAY);
        assert_eq!(next.last, 3 * DAY);
        assert!(next.due > 3 * DAY && next.due < 60 * DAY);
    }
}
