//! Many questions under one budget, on several threads.
//!
//! What a question gets never depends on which thread asks it or on how fast the others are: all get the
//! same nodes, and those that are still open then share, in another round, what is left. Where only nodes
//! limit the work, the answers are the same whatever the number of threads.

use super::budget::Budget;
use super::clock::Moment;
use super::threads::on_threads;

/// Nodes of a question in the first round: enough for most.
const FIRST_NODES: u64 = 2_000;

/// How many times more a question gets in each further round.
const MORE: u64 = 8;

/// No question gets more than this part of all nodes, so that a few hopeless ones do not use them all up.
const LARGEST_PART: u64 = 32;

/// What a question came to.
pub struct Asked<T> {
    /// The answer.
    pub answer: T,
    /// Nodes looked at.
    pub nodes: u64,
    /// Whether more nodes may lead to a better answer.
    pub open: bool,
}

/// Asks this many questions, by their numbers from 0, and returns their last answers and all nodes looked at.
/// Each question must be answered alike whenever it is asked with the same nodes.
///
/// # Panics
/// When asking does.
pub fn ask_all<T: Send>(
    questions: usize,
    budget: &Budget,
    ask: impl Fn(usize, &Budget) -> Asked<T> + Sync,
) -> (Vec<T>, u64) {
    let started = Moment::now();
    let limit = budget.node_limit();
    let most = (limit / LARGEST_PART).max(limit / questions.max(1) as u64);
    let memory = budget.memory / budget.threads.max(1);
    let mut answers: Vec<Option<T>> = (0..questions).map(|_| None).collect();
    let mut open: Vec<usize> = (0..questions).collect();
    let (mut used, mut round) = (0_u64, FIRST_NODES);
    while !open.is_empty() {
        let share = round.min(most).min(limit.saturating_sub(used) / open.len() as u64);
        let asked = on_threads(budget.threads, &open, |&question| {
            ask(question, &Budget { memory, threads: 1, ..budget.part(share, started) })
        });
        let mut still = Vec::new();
        for (&question, Asked { answer, nodes, open }) in open.iter().zip(asked) {
            used += nodes;
            answers[question] = Some(answer);
            if open {
                still.push(question);
            }
        }
        open = still;
        let over = budget.time.is_some_and(|time| started.elapsed() >= time);
        // A round that gives little more than the last would only repeat it.
        let next = most.min(limit.saturating_sub(used) / open.len().max(1) as u64);
        if over || budget.stop.is_raised() || next < 2 * share.max(1) {
            break;
        }
        round = share.max(1).saturating_mul(MORE);
    }
    (answers.into_iter().map(|answer| answer.expect("every question was asked once")).collect(), used)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    /// Question n is settled by 10^n nodes.
    fn asked(limit: u64, threads: usize) -> (Vec<Option<u64>>, u64) {
        let budget = Budget { nodes: Some(limit), threads, ..Budget::default() };
        ask_all(6, &budget, |question, budget| {
            let need = 10_u64.pow(question as u32);
            let given = budget.node_limit();
            let answer = (given >= need).then_some(need);
            Asked { answer, nodes: need.min(given), open: answer.is_none() }
        })
    }

    #[test]
    fn what_the_easy_ones_leave_goes_to_the_hard_ones_whatever_the_threads() {
        for (limit, settled) in [(0, 0), (6, 1), (1_000, 3), (6_000, 4), (60_000, 5), (800_000, 6)] {
            let (answers, nodes) = asked(limit, 1);
            assert_eq!(answers.iter().flatten().count(), settled, "{limit}");
            assert!(nodes <= limit);
            for threads in [2, 3, 16] {
                assert_eq!(asked(limit, threads), (answers.clone(), nodes));
            }
        }
    }

    #[test]
    fn fewer_nodes_than_questions_come_to_an_end() {
        for limit in 0..400 {
            let budget = Budget { nodes: Some(limit), ..Budget::default() };
            // Nothing is ever settled, and half of the questions cost nothing.
            let ask = |question: usize, given: &Budget| {
                let nodes = if question.is_multiple_of(2) { given.node_limit() } else { 0 };
                Asked { answer: (), nodes, open: true }
            };
            let (answers, nodes) = ask_all(200, &budget, ask);
            assert!(answers.len() == 200 && nodes <= limit);
        }
    }

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<usize> = (0..500).collect();
        for threads in [0, 1, 2, 7, 1000] {
            assert_eq!(
                on_threads(threads, &items, |item| item * 2),
                (0..1000).step_by(2).collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn the_nodes_of_all_rounds_are_added_up_and_are_no_more_than_were_given() {
        for given in [0, 1, 30_000, 1_000_000] {
            let spent = AtomicU64::new(0);
            let budget = Budget { nodes: Some(given), ..Budget::default() };
            let (_, nodes) = ask_all(7, &budget, |_, share| {
                let nodes = share.node_limit();
                spent.fetch_add(nodes, Ordering::Relaxed);
                Asked { answer: (), nodes, open: true }
            });
            assert_eq!(nodes, spent.into_inner());
            assert!(nodes <= given && (nodes > 0 || given < 7), "{nodes} of {given}");
        }
    }

    #[test]
    fn nothing_more_is_asked_when_stopped_or_out_of_time() {
        let asked_within = |budget: &Budget, stops: bool| {
            let times = AtomicUsize::new(0);
            ask_all(10, budget, |_, given| {
                times.fetch_add(1, Ordering::Relaxed);
                if stops {
                    given.stop.raise();
                }
                Asked { answer: (), nodes: given.node_limit(), open: true }
            });
            times.into_inner()
        };
        let budget = |time| Budget { nodes: Some(1_000_000), time, ..Budget::default() };
        assert!(asked_within(&budget(None), false) > 10);
        assert_eq!(asked_within(&budget(None), true), 10);
        assert_eq!(asked_within(&budget(Some(Duration::ZERO)), false), 10);
    }
}
