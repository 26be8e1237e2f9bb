//! What of the last session is worth a second look: the puzzles that failed, and those that took long.

use super::attempt::Attempt;
use super::time::Millis;

/// A session ends where nothing was practised for this long.
const PAUSE: Millis = 30 * 60 * 1000;

/// What is replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Replay {
    /// What was not solved.
    pub failed: bool,
    /// What was solved, and took at least half as long again as the middle one of all that were solved.
    pub slow: bool,
}

/// The attempts of the last session, which are in the order in which they were made.
fn last_session(attempts: &[Attempt]) -> &[Attempt] {
    let begins = |pair: &[Attempt]| {
        let begun = pair[1].at.saturating_sub(pair[1].millis);
        begun.saturating_sub(pair[0].at) > PAUSE
    };
    let from = attempts.windows(2).rposition(begins).map_or(0, |before| before + 1);
    &attempts[from..]
}

/// The ids and the contents of the puzzles that are replayed, in the order of their first such attempt.
pub(crate) fn replayed(attempts: &[Attempt], replay: Replay) -> Vec<(String, String)> {
    let session = last_session(attempts);
    let mut times: Vec<u64> =
        session.iter().filter(|attempt| attempt.solved).map(|attempt| attempt.millis).collect();
    times.sort_unstable();
    let slow = times.get(times.len() / 2).map_or(u64::MAX, |middle| middle + middle / 2);
    let mut found: Vec<(String, String)> = Vec::new();
    for attempt in session {
        let key = (attempt.puzzle.clone(), attempt.content.clone());
        let is_slow = attempt.solved && attempt.millis >= slow && slow > 0;
        if (replay.failed && !attempt.solved || replay.slow && is_slow) && !found.contains(&key) {
            found.push(key);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::puzzle::library;
    use crate::teach::train::AttemptMode;
    use crate::teach::train::attempt::tests::attempt;

    #[test]
    fn only_the_last_session_counts() {
        let puzzles = library::puzzles();
        let of = |number: usize, at: Millis, score: f64, millis: u64| Attempt {
            millis,
            ..attempt(&puzzles[number], at, AttemptMode::Train, score)
        };
        let second = 1000;
        let all = [
            of(0, 0, 0.0, second),
            of(1, 2 * PAUSE, 1.0, 10 * second),
            of(2, 2 * PAUSE + 60 * second, 0.0, second),
            of(3, 2 * PAUSE + 90 * second, 1.0, 10 * second),
            of(4, 2 * PAUSE + 200 * second, 1.0, 90 * second),
        ];
        let ids = |failed, slow| -> Vec<String> {
            replayed(&all, Replay { failed, slow }).into_iter().map(|(id, _)| id).collect()
        };
        assert_eq!(ids(true, false), [puzzles[2].id.clone()]);
        assert_eq!(ids(false, true), [puzzles[4].id.clone()]);
        assert_eq!(ids(true, true), [puzzles[2].id.clone(), puzzles[4].id.clone()]);
        // An attempt that took longer than a pause did not begin a session.
        let long = [of(0, 0, 0.0, second), of(1, 2 * PAUSE, 0.0, 2 * PAUSE)];
        assert_eq!(replayed(&long, Replay { failed: true, slow: false }).len(), 2);
    }
}
