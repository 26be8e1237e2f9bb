use super::*;
use crate::board::{ByColor, Direction, Rule, SIZE, Setup, notation};

/// The article's directions n1 to n8: n1 is up, the others follow counterclockwise. The sums of the column, the
/// antidiagonal, the row and the diagonal are `n1 + n5`, `n2 + n6`, `n3 + n7` and `n4 + n8`.
fn numbered(n: usize) -> Direction {
    Direction::CLOCKWISE[(9 - n) % 8]
}

const BASE: Powers = Powers { measure: Measure::Base, shut_lines_count_one: false, room_breaks_ties: false };
const CORRECTED: Powers = Powers { measure: Measure::Corrected, ..BASE };
const SHUT: Powers = Powers { shut_lines_count_one: true, ..CORRECTED };

fn read(text: &str) -> Position {
    notation::parse(text, Rule::Freestyle).unwrap()
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// The point that the article writes as <row, column>, both counted from 1 at the upper left.
fn at(row: usize, column: usize) -> Point {
    Point::new(column - 1, SIZE - row).unwrap()
}

fn figure(black: &[(usize, usize)], white: &[(usize, usize)]) -> Position {
    let points = |list: &[(usize, usize)]| list.iter().map(|&(r, c)| at(r, c)).collect();
    let setup = Setup {
        rule: Rule::Freestyle,
        stones: ByColor { black: points(black), white: points(white) },
        to_move: Color::White,
    };
    setup.position().unwrap()
}

#[test]
fn all_pairs_are_in_the_published_order() {
    let order = "44 43 42 41 40 34 24 14 04 33 32 31 30 23 13 03 22 21 20 12 02 11 10 01 00";
    let scores: Vec<i64> =
        order.split(' ').map(|pair| p(pair.as_bytes()[0] - b'0', pair.as_bytes()[1] - b'0')).collect();
    assert_eq!(scores.len(), 25);
    assert!(scores.is_sorted_by(|a, b| a > b), "{scores:?}");
}

#[test]
fn two_rules_hold_and_one_needs_mending() {
    let all = || (0..5u8).flat_map(|a| (0..5u8).map(move |b| (a, b)));
    let mut broken = 0;
    for (u, v) in all() {
        for (x, y) in all() {
            if u > x && u >= y {
                assert!(p(u, v) > p(x, y));
            }
            if v > x && v > y {
                assert!(p(u, v) > p(x, y));
            }
            if v > x && v == y && p(u, v) <= p(x, y) {
                broken += 1;
            }
            if u >= x && x > y {
                assert!(p(u, x) > p(u, y));
            }
        }
    }
    assert!(broken > 0, "as printed the second rule asks for p > p");
    assert!(p(0, 2) < p(1, 2));
}

/// A board with the values of the second figure; White is to move.
#[test]
fn the_second_figure() {
    let position = figure(&[(2, 2), (3, 2), (3, 3), (4, 3)], &[(2, 3), (2, 4), (2, 5)]);
    for (place, white, black, score) in [(at(3, 4), 1, 2, 24), (at(5, 4), 0, 2, 18), (at(5, 5), 0, 0, 3)] {
        for powers in [BASE, CORRECTED] {
            assert_eq!(powers.value(&position, place, Color::White), Some(white));
            assert_eq!(powers.value(&position, place, Color::Black), Some(black));
            assert_eq!(powers.score(&position, place), Some(score));
        }
    }
    assert_eq!(BASE.value(&position, at(2, 2), Color::Black), None);
    assert_eq!(BASE.score(&position, at(2, 2)), None);
    // The four lines at <3,4> one by one, as the text counts them.
    let white = Runs::of(&position, at(3, 4), Color::White);
    let black = Runs::of(&position, at(3, 4), Color::Black);
    let by_name =
        |runs: &Runs, n: usize| runs.own[numbered(n) as usize].max(runs.own[numbered(n + 4) as usize]);
    // The row, the column, the diagonal that falls to the right, and the diagonal that rises to the right.
    assert_eq!([3, 1, 2, 4].map(|n| by_name(&white, n)), [0, 1, 1, 1]);
    assert_eq!([3, 1, 2, 4].map(|n| by_name(&black, n)), [2, 0, 0, 1]);
}

#[test]
fn the_sixth_figure() {
    let position = figure(&[], &[(3, 3), (3, 5), (3, 6)]);
    assert_eq!(BASE.value(&position, at(3, 4), Color::White), Some(2));
    assert_eq!(CORRECTED.value(&position, at(3, 4), Color::White), Some(3));
}

#[test]
fn numbers_turn_against_the_clock_and_opposite_ones_differ_by_four() {
    assert_eq!([1, 2, 3, 4].map(numbered), [Direction::N, Direction::Nw, Direction::W, Direction::Sw]);
    for n in 1..=4 {
        let (dx, dy) = numbered(n).step();
        assert_eq!(numbered(n + 4).step(), (-dx, -dy));
    }
}

#[test]
fn a_shut_line_counts_one_but_never_where_a_five_can_be_made() {
    // The article's two threes: one next to a black stone, one open.
    let position = figure(&[(2, 2)], &[(2, 3), (2, 4), (2, 5), (6, 4), (7, 3), (8, 2)]);
    let [shut, open] = [at(2, 6), at(5, 5)];
    assert_eq!(CORRECTED.value(&position, shut, Color::White), Some(3));
    assert_eq!(SHUT.value(&position, shut, Color::White), Some(1));
    assert_eq!(SHUT.value(&position, open, Color::White), Some(3));
    // The edge shuts a line as well, in both directions.
    let edge = read("B:a1b1c1,W:,w");
    assert_eq!(SHUT.value(&edge, point("d1"), Color::Black), Some(1));
    let split = read("B:a1b1d1,W:,w");
    assert_eq!(SHUT.value(&split, point("c1"), Color::Black), Some(1));
    // A second, open line of equal value keeps the value; a line of smaller value does not.
    let two = read("B:a1b1c1d2d3d4,W:,w");
    assert_eq!(SHUT.value(&two, point("d1"), Color::Black), Some(3));
    let smaller = read("B:a1b1c1d2d3,W:,w");
    assert_eq!(SHUT.value(&smaller, point("d1"), Color::Black), Some(2));
    // A line of four is not lowered, and neither is a three with one more stone behind the point.
    for text in ["B:a1b1c1d1,W:,w", "B:a1b1c1d1f1,W:g1,w"] {
        let four = read(text);
        let value = CORRECTED.value(&four, point("e1"), Color::Black);
        assert_eq!(SHUT.value(&four, point("e1"), Color::Black), value);
    }
    let base = Powers { shut_lines_count_one: true, ..BASE };
    let gap = read("B:a1b1c1e1,W:,w");
    assert_eq!(base.value(&gap, point("d1"), Color::Black), Some(3));
}

#[test]
fn room_breaks_ties_and_nothing_else() {
    // Black has two threes; the first point with the largest score is the one at the edge.
    let position = read("B:b2c2d2h8i9j10,W:,b");
    let roomy = Powers { room_breaks_ties: true, ..CORRECTED };
    assert_eq!(CORRECTED.choose(&position), Some(point("a2")));
    assert_eq!(roomy.room(&position, point("a2"), Color::Black), 4);
    assert_eq!(roomy.room(&position, point("g7"), Color::Black), 8);
    assert_eq!(roomy.room(&position, point("a15"), Color::Black), 0);
    assert_eq!(roomy.scores(&position), CORRECTED.scores(&position));
    let chosen = roomy.choose(&position).unwrap();
    assert_eq!(roomy.room(&position, chosen, Color::Black), 8);
}

#[test]
fn flow_and_score_order_pairs_alike_but_for_a_two_of_the_other_side() {
    // For values up to 4, the two methods differ only where one point has (0, 2) and the other an own value
    // of 1.
    let step = |u: u8, v: u8| match (u, v) {
        (4, _) => (4, 0),
        (_, 4) => (3, 0),
        (3, _) => (2, 0),
        (_, 3) => (1, 0),
        _ => (0, u),
    };
    let all = || (0..5u8).flat_map(|a| (0..5u8).map(move |b| (a, b)));
    let mut differ = Vec::new();
    for (u, v) in all() {
        for (x, y) in all() {
            if step(u, v) > step(x, y) && p(u, v) < p(x, y) {
                differ.push(((u, v), (x, y)));
            }
        }
    }
    assert_eq!(differ, [((1, 0), (0, 2)), ((1, 1), (0, 2))]);
}

#[test]
fn flow_builds_where_the_score_stops_a_two() {
    let position = read("B:h8i8,W:a15,w");
    assert_eq!(CORRECTED.choose(&position), Some(point("g8")));
    assert_eq!(CORRECTED.flow(&position), Some(point("a14")));
}

#[test]
fn each_step_of_the_flow() {
    for (text, chosen) in [
        ("B:a1b1c1d1,W:h8h9h10h11,b", "e1"),
        ("B:a1b1c1,W:h8h9h10h11,b", "h7"),
        ("B:a1b1c1,W:h8h9h10,b", "d1"),
        ("B:a1b1,W:h8h9h10,b", "h7"),
        ("B:a1b1,W:h8h9,b", "c1"),
    ] {
        let position = read(text);
        assert_eq!(CORRECTED.flow(&position), Some(point(chosen)), "{text}");
        assert_eq!(CORRECTED.choose(&position), Some(point(chosen)), "{text}");
    }
}

#[test]
fn uncapped_values_let_the_score_overlook_a_five() {
    let position = read("B:a1b1c1d1,W:h10i10j10l10m10,b");
    assert_eq!(CORRECTED.flow(&position), Some(point("e1")));
    assert_eq!(CORRECTED.choose(&position), Some(point("k10")));
    assert_eq!(BASE.choose(&position), Some(point("e1")));
}
