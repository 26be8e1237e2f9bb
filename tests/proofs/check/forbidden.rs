//! The checker's own test of forbidden points against the definition, and on positions with labels.

use std::collections::{BTreeMap, BTreeSet};

use yonsan::board::{Dice, Point, Position, Prohibition, Symmetry};
use yonsan::check::{Outcome, Reason, check};
use yonsan::proof::{Certificate, Node};

use crate::support::positions::{point, rows};
use crate::support::renju::{BOARDS, POINTS, board, labelled, position};

/// The prohibitions that the checker names for a point where Black, to move, plays.
fn named(position: &Position, attack: Point) -> Vec<Prohibition> {
    let node = Node { attack, replies: BTreeMap::new(), otherwise: None };
    let certificate = Certificate { position: position.clone(), root: 0, nodes: vec![node] };
    match check(&certificate, 1).outcome {
        Outcome::Invalid { reason: Reason::MoveForbidden { node: 0, point, kinds }, line } => {
            assert!(point == attack && line.is_empty() && !kinds.is_empty());
            kinds
        }
        Outcome::Invalid { reason: Reason::Malformed(error), .. } => panic!("{error}: {position}"),
        _ => Vec::new(),
    }
}

/// Compares on all empty points; adds the lists of prohibitions that occur.
fn compare(position: &Position, seen: &mut BTreeSet<Vec<Prohibition>>) {
    for point in position.empties() {
        let kinds = named(position, point);
        assert_eq!(kinds, position.ruling(point).prohibitions(), "{point} {position}");
        seen.insert(kinds);
    }
}

#[test]
fn the_checker_and_the_definition_agree() {
    let (labelled, mut dice, mut seen) = (labelled(), Dice::new(37), BTreeSet::new());
    let mut compared = 0;
    while compared < 400 {
        let Some(position) = board(&mut dice, &labelled) else { continue };
        if position.winner().is_none() {
            compare(&position, &mut seen);
            compare(&position.picture(dice.of(&Symmetry::ALL)), &mut seen);
            compared += 1;
        }
    }
    // No prohibition, and every combination but all three.
    assert!(seen.len() >= 7, "{seen:?}");
}

#[test]
fn labelled_points_are_judged_right_in_all_eight_images() {
    let mut count = 0;
    for row in rows(BOARDS) {
        let position = position(row[1]);
        let labels = row[2].split(' ').filter_map(|label| label.split_once('='));
        let labels: BTreeMap<Point, &str> = labels.map(|(at, kind)| (point(at), kind)).collect();
        count += labels.len();
        for symmetry in Symmetry::ALL {
            let picture = position.picture(symmetry);
            let looks = row[3].split(' ').filter(|&name| name != "-").map(point);
            for point in labels.keys().copied().chain(looks) {
                let first = named(&picture, symmetry.apply(point)).first().map(|kind| kind.name());
                assert_eq!(first, labels.get(&point).copied(), "{point} {position}");
            }
        }
    }
    assert!(count > 2000, "{count}");
}

#[test]
fn tutorial_cases_and_disputed_points_are_judged_right() {
    for row in rows(POINTS) {
        let kinds = named(&position(row[1]), point(row[2]));
        assert_eq!(kinds.first().map_or("allowed", |kind| kind.name()), row[3], "{}", row[0]);
    }
}
