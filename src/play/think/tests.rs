use super::*;
use crate::board::{Rule, notation};

fn thought(text: &str, rule: Rule, nodes: u64) -> Thought {
    let position = notation::parse(text, rule).unwrap();
    let limits =
        ThinkingLimits { depth: 12, nodes, time: None, memory: 1 << 24, ..ThinkingLimits::default() };
    think(&position, &[], limits)
}

#[test]
fn wins_by_fours_and_open_threes_are_seen() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        // An open three to move: the open four on either side.
        let won = thought("h8a1i8a3j8o1", rule, 20_000);
        assert!(won.moves[0].value >= 1.0 && ["g8", "k8"].contains(&won.moves[0].point.to_string().as_str()));
        // A four-three, and White has no answer.
        let won = thought("B:f8g8h8i9i10,W:e8c3d12l4m11,b", rule, 20_000);
        assert_eq!((won.moves[0].point.to_string().as_str(), won.moves[0].value), ("i8", 1.0));
        // White to move meets an open three only at its points.
        let met = thought("h8a1i8a3j8", rule, 20_000);
        for guess in &met.moves {
            assert!(["f8", "g8", "k8", "l8"].contains(&guess.point.to_string().as_str()), "{guess:?}");
        }
    }
}

#[test]
fn a_thought_depends_on_the_position_alone_and_keeps_to_its_nodes() {
    let again = || thought("h8i9i8g8j10", Rule::Freestyle, 5_000);
    assert_eq!(again(), again());
    assert!(again().nodes <= 5_000 && again().depth > 2);
}

#[test]
fn lines_can_be_played_and_moves_left_out() {
    let position = notation::parse("h8i9i8g8j10", Rule::Freestyle).unwrap();
    let limits =
        ThinkingLimits { depth: 6, nodes: 20_000, time: None, memory: 1 << 24, ..ThinkingLimits::default() };
    let first = think(&position, &[], limits.clone());
    for guess in &first.moves {
        assert!(position.clone().after(&guess.line).is_ok(), "{guess:?}");
        assert!((-1.0..=1.0).contains(&guess.value));
    }
    let best = first.moves[0].point;
    assert!(think(&position, &[best], limits.clone()).moves.iter().all(|guess| guess.point != best));
    // A single move is not looked at, and not lost for that.
    let others: Vec<Point> = position.empties().filter(|&point| point != best).collect();
    let single = think(&position, &others, limits);
    assert!(single.depth == 0 && single.moves.len() == 1 && single.moves[0].value.abs() < 1.0);
}

#[test]
fn a_raised_flag_stops_at_once() {
    let position = notation::parse("h8i9i8g8j10", Rule::Freestyle).unwrap();
    let limits =
        ThinkingLimits { depth: DEEPEST, nodes: u64::MAX, memory: 1 << 24, ..ThinkingLimits::default() };
    limits.stop.raise();
    let thought = think(&position, &[], limits);
    assert!(thought.nodes <= 256 && !thought.moves.is_empty());
}
