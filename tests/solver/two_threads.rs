//! Tests of the VCT search on two threads, one in each order.

use std::time::Duration;

use yonsan::solve::{Budget, Limit, Stop, Verdict, vct};

use super::vct::assert_holds;
use crate::support::positions::{LONG, nodes, position_of, rows};

#[test]
fn two_threads_settle_the_same() {
    // L04 takes few nodes by now.
    for row in rows(LONG).filter(|row| row[0] != "L04").take(5) {
        let position = position_of(&row);
        for threads in [1, 2, 16] {
            let answer = vct::solve(&position, &Budget { threads, ..nodes(3_000_000) });
            let name = match &answer.verdict {
                Verdict::Proven(win) => {
                    assert_holds(&position, win);
                    "proven"
                }
                Verdict::Disproven(_) => "disproven",
                Verdict::Unknown(limit) => panic!("{limit:?}: {}", row[0]),
            };
            assert_eq!(name, row[3], "{} on {threads} threads", row[0]);
            // Otherwise no second thread was needed.
            assert!(answer.nodes > 10_000, "{} on {threads} threads", row[0]);
            assert!(threads > 1 || answer.nodes.to_string() == row[4], "{}: {}", row[0], answer.nodes);
        }
    }
}

#[test]
fn limits_end_both_threads() {
    let row = rows(LONG).nth(1).unwrap();
    let position = position_of(&row);
    let few = Budget { threads: 2, ..nodes(1_000_000) };
    let within = Budget { within: Some(5), ..few.clone() };
    assert_eq!(vct::solve(&position, &within).verdict, Verdict::Unknown(Limit::Within));
    let time = Some(Duration::from_millis(30));
    let short = Budget { nodes: None, time, ..few.clone() };
    assert_eq!(vct::solve(&position, &short).verdict, Verdict::Unknown(Limit::Time));
    let stop = Stop::default();
    stop.raise();
    let stopped = vct::solve(&position, &Budget { stop, ..few });
    assert_eq!(stopped.verdict, Verdict::Unknown(Limit::Interrupted));
}
