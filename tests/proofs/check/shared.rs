//! Nodes that several answers lead to: on stones on which such a node was found valid, it is not looked at again.

use yonsan::check::{Outcome, check};
use yonsan::solve::vct;

use super::{ENOUGH, both};
use crate::support::positions::{CLAIMS, nodes, position_of, rows};

#[test]
fn what_was_found_valid_is_counted_and_not_looked_at_again() {
    let (mut spared, mut broken) = (0, 0);
    for row in rows(CLAIMS) {
        let answer = vct::solve(&position_of(&row), &nodes(5_000));
        let Some(win) = answer.verdict.proven() else { continue };
        let positions = check(&win.certificate, ENOUGH).positions;
        if positions > 50_000 || check(&win.certificate, positions - 1).outcome != Outcome::Valid {
            continue;
        }
        // The slow checker looks at every position.
        assert_eq!(both(&win.certificate).positions, positions);
        spared += 1;
        // A wrong answer is found whether or not its node is shared.
        let stone = win.certificate.position.moves().first().copied();
        for node in (1..win.certificate.nodes.len()).step_by(23) {
            let mut forged = win.certificate.clone();
            forged.nodes[node].attack = stone.unwrap_or_else(|| win.certificate.nodes[0].attack);
            broken += usize::from(both(&forged).outcome != Outcome::Valid);
        }
    }
    assert!(spared > 3 && broken > 10, "{spared} with spared positions, {broken} broken");
}
