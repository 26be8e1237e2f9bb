//! Searches many questions under one budget, on several threads.
//!
//! The answer to a question never depends on which thread searches it or on how fast the others are: all
//! questions get the same number of nodes, and in each further round the questions that are still open share
//! the remaining nodes. Where only nodes are limited, the answers are the same for any number of threads.

use super::budget::Budget;
use super::clock::Moment;
use super::threads::on_threads;

/// The number of nodes of a question in the first round, which is enough for most questions.
const FIRST_NODES: u64 = 2_000;

/// The factor by which a question's nodes grow from round to round.
const MORE: u64 = 8;

/// No question gets more than all nodes divided by this number (or by the number of questions, where that is
/// smaller), so that a few hard questions do not use up all nodes.
const LARGEST_PART: u64 = 32;

/// The result of one question.
pub struct Asked<T> {
    /// The answer.
    pub answer: T,
    /// The number of nodes searched.
    pub nodes: u64,
    /// Whether the answer may improve with more nodes.
    pub open: bool,
}

/// Asks all questions, which are numbered from 0. Returns their last answers and the total number of nodes
/// searched. A question asked again with the same number of nodes must give the same answer.
///
/// # Panics
/// When `ask` panics.
pub fn ask_all<T: Send>(
    questions: usize,
    budget: &Budget,
    ask: impl Fn(usize, &Budget) -> Asked<T> + Sync,
) -> (Vec<T>, u64) {
    let started = Moment::now();
    let limit = budget.node_limit();
    let most = (limit / LARGEST_PART).max(limit / questions.max(1) as u64);
    let memory = budget.memory / budget.threads.max(1);
    let tell = |settled: usize| {
        if let Some(progress) = &budget.progress {
            progress.settle(settled, questions);
        }
    };
    let inside = budget.counting();
    tell(0);
    let mut answers: Vec<Option<T>> = (0..questions).map(|_| None).collect();
    let mut open: Vec<usize> = (0..questions).collect();
    let (mut used, mut round) = (0_u64, FIRST_NODES);
    while !open.is_empty() {
        let share = round.min(most).min(limit.saturating_sub(used) / open.len() as u64);
        let asked = on_threads(budget.threads, &open, |&question| {
            ask(question, &Budget { memory, threads: 1, ..inside.part(share, started) })
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
        tell(questions - open.len());
        let over = budget.time.is_some_and(|time| started.elapsed() >= time);
        // A round with little more than the last round's nodes would only repeat it.
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
            // No question is ever settled, and half of the questions use no nodes.
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
