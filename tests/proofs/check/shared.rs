//! What need not be looked at twice: a shared node on stones on which it was found valid, and replies that change nothing.

use yonsan::check::{Outcome, check};
use yonsan::solve::vct;

use super::{ENOUGH, both};
use crate::support::positions::{CLAIMS, nodes, position_of, rows};
use crate::support::slow_checker;

#[test]
fn what_was_found_valid_is_not_looked_at_again() {
    let (mut spared, mut broken) = (0, 0);
    for row in rows(CLAIMS) {
        let answer = vct::solve(&position_of(&row), &nodes(5_000));
        let Some(win) = answer.verdict.proven() else { continue };
        let positions = check(&win.certificate, ENOUGH).positions;
        let slow = slow_checker::check(&win.certificate, 50_000);
        if slow.outcome != Outcome::Valid {
            continue;
        }
        spared += usize::from(positions * 10 < slow.positions);
        // A wrong answer is found whether or not its node is shared.
        let stone = win.certificate.position.moves().first().copied();
        for node in (1..win.certificate.nodes.len()).step_by(23) {
            let mut forged = win.certificate.clone();
            forged.nodes[node].attack = stone.unwrap_or_else(|| win.certificate.nodes[0].attack);
            broken += usize::from(both(&forged).outcome != Outcome::Valid);
        }
    }
    assert!(spared > 3 && broken > 10, "{spared} with less work, {broken} broken");
}
