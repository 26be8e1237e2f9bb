//! The definition and the fast test on positions whose forbidden points are known.

use std::collections::{BTreeMap, BTreeSet};

use yonsan::board::{Point, Ruling};
use yonsan::pattern::PatternIndex;

use crate::support::positions::rows;
use crate::support::renju::{BOARDS, POINTS, labelled, position};

/// The names of points in a field; `-` where there is none.
fn points(field: &str) -> BTreeSet<Point> {
    field.split(' ').filter(|word| *word != "-").map(|word| word.parse().unwrap()).collect()
}

#[test]
fn every_point_of_the_labelled_boards_is_judged_right() {
    let (mut forbidden, mut nested) = (0, 0);
    for row in rows(BOARDS) {
        let [name, board, labels, only_look] = row[..] else { panic!("{row:?}") };
        let position = position(board);
        let labels: BTreeMap<Point, &str> = labels
            .split(' ')
            .filter_map(|label| label.split_once('='))
            .map(|(point, kind)| (point.parse().unwrap(), kind))
            .collect();
        let rulings: Vec<Ruling> = position.empties().map(|point| position.ruling(point)).collect();
        let judged: BTreeMap<Point, &str> = rulings
            .iter()
            .filter_map(|ruling| Some((ruling.point, ruling.prohibitions().first()?.name())))
            .collect();
        assert_eq!(judged, labels, "{name}");
        let looking = |ruling: &&Ruling| !ruling.wins() && ruling.only_looks_forbidden();
        let looks: BTreeSet<Point> = rulings.iter().filter(looking).map(|ruling| ruling.point).collect();
        assert_eq!(looks, points(only_look), "{name}");
        let fast: Vec<Point> = PatternIndex::new(&position).forbidden_points().iter().collect();
        assert_eq!(fast, labels.keys().copied().collect::<Vec<_>>(), "{name}");
        forbidden += labels.len();
        nested += looks.len();
    }
    assert!(forbidden > 2000 && nested > 500, "{forbidden} {nested}");
}

#[test]
fn tutorial_cases_and_disputed_points_are_judged_right() {
    let mut count = 0;
    for row in rows(POINTS) {
        let [name, board, point, expected] = row[..] else { panic!("{row:?}") };
        let (position, point) = (position(board), point.parse().unwrap());
        let kinds = position.ruling(point).prohibitions();
        assert_eq!(kinds.first().map_or("allowed", |kind| kind.name()), expected, "{name}");
        assert_eq!(PatternIndex::new(&position).forbids(point), expected != "allowed", "{name}");
        count += 1;
    }
    assert_eq!(count, 34);
}

/// The kinds of a point in a position, and whether the fast test agrees that there are any.
fn kinds(board: &str, point: &str) -> Vec<&'static str> {
    let (position, point) = (position(board), point.parse().unwrap());
    let kinds: Vec<&str> = position.ruling(point).prohibitions().iter().map(|kind| kind.name()).collect();
    assert_eq!(PatternIndex::new(&position).forbids(point), !kinds.is_empty(), "{point}");
    kinds
}

#[test]
fn a_growing_stone_that_makes_a_five_does_not_count() {
    let allowed = "B:j4j5k5l5m5j6l6g7i7k7h8i8j8k8h9e10g11,W:l4n4n5g6i6k6h7j7m7g8l8f9g9i9j9g10g12,b";
    assert_eq!(kinds(allowed, "h6"), [""; 0]);
    let deep = "B:g6k6l6f7j7d8f8h8d9g9i9j9k9m9n10m11h12,W:j3e5m6b7e8i8c9h9l9f10,b";
    assert_eq!(kinds(deep, "i11"), ["double-three"]);
}

#[test]
fn old_stones_count_for_the_second_four_of_a_growing_stone() {
    let board = "B:f7g7e8f8h8d9e9f9d10f10,W:f6g6h6i7g8j8g9h10c11f11,b";
    assert_eq!(kinds(board, "e10"), [""; 0]);
    let ruling = position(board).ruling("e10".parse().unwrap());
    let stopped: Vec<&Ruling> = ruling
        .threes
        .iter()
        .filter(|three| !three.is_real())
        .flat_map(|three| &three.growing)
        .filter(|growing| growing.point.to_string() == "c10")
        .collect();
    assert!(!stopped.is_empty());
    assert!(stopped.iter().all(|growing| growing.prohibitions()[0].name() == "double-four"));
}

#[test]
fn a_growing_stone_may_make_a_four_and_one_real_three() {
    assert_eq!(kinds("B:i6h7i7h8i8k8i9g10,W:i5j8j9h10i10j10g11h11,b", "h5"), ["double-three"]);
}

/// The number of levels of the explanation of a point: 1 where no growing stone makes two threes itself.
fn depth(ruling: &Ruling) -> usize {
    let growing = ruling.threes.iter().flat_map(|three| &three.growing);
    1 + growing.map(depth).max().unwrap_or(0)
}

#[test]
fn no_fixed_depth_suffices() {
    let board = "B:k4i5k5l5e6l6m6f7i7j7c8f8,W:j5o6,b";
    assert_eq!(kinds(board, "k7"), ["double-three"]);
    assert!(depth(&position(board).ruling("k7".parse().unwrap())) >= 4);
    let all = labelled();
    let deepest =
        all.iter().flat_map(|position| position.empties().map(|point| depth(&position.ruling(point))));
    assert!(deepest.max() >= Some(8));
}

#[test]
fn the_only_block_of_a_white_four_may_be_forbidden() {
    let board = "B:h6e7i7g8h8i8j8e9k9f10h10,W:g5f6g7h7f8k8f9g9h9l10,w";
    let after = position(board).after(&["j9".parse().unwrap()]).unwrap();
    let block: Vec<Point> = after.five_points(yonsan::board::Color::White).iter().collect();
    assert_eq!(block, ["i9".parse().unwrap()]);
    assert_eq!(after.ruling(block[0]).prohibitions()[0].name(), "double-three");
}

#[test]
fn all_kinds_that_apply_are_named_in_order() {
    assert_eq!(kinds("B:e8f8g8i8j8h5h6h7i9j10k11,W:a1,b", "h8"), ["overline", "double-four"]);
    assert_eq!(kinds("B:f8g8h9h10i9j10k11e5f6,W:a1,b", "h8").last(), Some(&"double-three"));
    // A five overrides everything.
    assert_eq!(kinds("B:d8e8f8g8h9h10i9j10k11,W:a1,b", "h8"), [""; 0]);
}
