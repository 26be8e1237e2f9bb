//! Tests of shapes: compared with their definition on small boards, with a slow reference that reads points
//! instead of integers, and with brute force for raising points, closing points and forks.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use yonsan::board::{Axis, ByColor, Color, LINES, Line, Point, Position, Rule, Setup, Symmetry, notation};
use yonsan::pattern::Lines;
use yonsan::pattern::shapes::{Fork, ForkKind, Shape, ShapeKind, forks, rating, shapes};
use yonsan::solve::{Budget, Limit, Vcf};
use yonsan::teach::analyze::{PositionStatus, assess};

use crate::support::boards::{recoloured, wall, with_stone};

const BLACK: Color = Color::Black;

fn of(position: &Position, color: Color) -> Vec<Shape> {
    shapes(&Lines::of(position), color)
}

fn setup(stones: ByColor<Vec<Point>>) -> Option<Position> {
    Setup { rule: Rule::Standard, stones, to_move: BLACK }.position().ok()
}

/// A position with one line of stones, `X` for black and `O` for white, that begins at a point and goes along an
/// axis.
fn written(text: &str, axis: Axis, first: Point) -> Position {
    let (dx, dy) = axis.directions()[1].step();
    let mut stones = ByColor::<Vec<Point>>::default();
    for (i, letter) in text.chars().enumerate() {
        let point = first.offset(dx * i as isize, dy * i as isize).expect("the text fits on the board");
        match letter {
            'X' => stones.black.push(point),
            'O' => stones.white.push(point),
            _ => {}
        }
    }
    setup(stones).expect("possible")
}

/// The shapes of black on `text`: kind, size, raising places and closing places, counted from 1.
fn told(text: &str, axis: Axis) -> Vec<String> {
    let first: Point = if axis == Axis::Antidiagonal { "c12" } else { "c3" }.parse().unwrap();
    let places = |points: &[Point]| {
        let place = |p: &Point| p.on(axis).1 - first.on(axis).1 + 1;
        points.iter().map(|p| place(p).to_string()).collect::<String>()
    };
    let position = written(text, axis, first);
    let tell =
        |s: &Shape| format!("{} {} +{} -{}", s.kind.name(), s.cells, places(&s.raising), places(&s.closing));
    of(&position, BLACK).iter().filter(|s| s.axis == axis).map(tell).collect()
}

#[test]
fn every_shape_by_its_definition_on_every_axis_and_in_the_mirror() {
    let table: &[(&str, &[&str])] = &[
        ("OXXXXX_", &["five 5 + -"]),
        ("XXXXXX_", &[]),
        ("_XXXX_", &["open-four 6 +16 -"]),
        ("OXXXX_", &["four 5 +6 -6"]),
        ("OXX_XXO", &["four 5 +4 -4"]),
        ("OX_XXXO", &["four 5 +3 -3"]),
        // A stone at one end would make six: only the other end makes a five.
        ("X_XXXX_", &["four 5 +7 -7"]),
        ("X_XXXXO", &[]),
        ("O_XXX__O", &["open-three 6 +6 -267"]),
        ("__XXX__", &["wide-three 7 +26 -26"]),
        ("O_XX_X_O", &["broken-three 6 +5 -257"]),
        ("O__XXX__O", &["wide-three 7 +37 -37"]),
        ("X_XXX_O", &["four 5 +2 -2"]),
        // A stone of the same side just outside the 7 points leaves one window of 6.
        ("OX__XXX__O", &["open-three 6 +8 -489"]),
        ("O_XXX_O", &["closed-three 5 +26 -26"]),
        ("OXXX__", &["closed-three 5 +56 -56"]),
        ("OX_X_XO", &["closed-three 5 +35 -35"]),
        ("OXXX_O", &[]),
        ("O_XX___O", &["open-two 6 +56 -2567"]),
        ("O_X__X_O", &["split-two 6 +45 -2457"]),
        ("O__X_X__O", &["split-two 7 +357 -357"]),
        ("O_XX__O", &[]),
    ];
    for axis in Axis::ALL {
        for (text, shapes) in table {
            assert_eq!(told(text, axis), *shapes, "{text} {axis:?}");
            let mirror: String = text.chars().rev().collect();
            let kinds = |told: &[String]| {
                told.iter().map(|t| t.split(" +").next().unwrap().to_owned()).collect::<Vec<_>>()
            };
            let plain: Vec<String> = shapes.iter().map(|&s| s.to_owned()).collect();
            assert_eq!(kinds(&told(&mirror, axis)), kinds(&plain), "{mirror} {axis:?}");
        }
    }
}

#[test]
fn edges_shut_lines() {
    let kinds = |text: &str, first: &str| {
        let position = written(text, Axis::Row, first.parse().unwrap());
        of(&position, BLACK).iter().map(|s| (s.kind, s.cells)).collect::<Vec<_>>()
    };
    assert_eq!(kinds("XXXX", "a1"), [(ShapeKind::Four, 5)]);
    assert_eq!(kinds("XXXX", "l1"), [(ShapeKind::Four, 5)]);
    assert_eq!(kinds("XXXX", "b1"), [(ShapeKind::OpenFour, 6)]);
    assert_eq!(kinds("XXX", "b1"), [(ShapeKind::OpenThree, 6)]);
    assert_eq!(kinds("XXX", "l15"), [(ShapeKind::OpenThree, 6)]);
    assert_eq!(kinds("XXX", "a8"), [(ShapeKind::ClosedThree, 5)]);
    assert_eq!(kinds("XXX", "c8"), [(ShapeKind::WideThree, 7)]);
    assert_eq!(kinds("XXXXX", "k15"), [(ShapeKind::Five, 5)]);
    // A diagonal of five points has room for a four, but for no open shape.
    let short = written("XXXX", Axis::Diagonal, "k1".parse().unwrap());
    assert_eq!(of(&short, BLACK).iter().map(|s| s.kind).collect::<Vec<_>>(), [ShapeKind::Four]);
    let shorter = written("XXXX", Axis::Diagonal, "l1".parse().unwrap());
    assert!(of(&shorter, BLACK).is_empty());
}

#[test]
fn ratings_are_the_published_ones() {
    let rated = |text: &str| rating(&of(&written(text, Axis::Row, "c3".parse().unwrap()), BLACK));
    let all = [("OXXXX_", 5), ("__XXX__", 4), ("O_XXX__O", 3), ("O_XX_X_O", 2), ("OXXX__", 1)];
    for (text, value) in all.into_iter().chain([("O_XX___O", 2), ("O_X_X__O", 1), ("_XXXX_", 5)]) {
        assert_eq!(rated(text), value, "{text}");
    }
}

#[test]
fn forks_are_named_by_what_cannot_be_closed() {
    let at = |text: &str, point: &str| -> Option<(ForkKind, usize)> {
        let position = notation::parse(text, Rule::Standard).unwrap();
        let found = forks(&position, BLACK);
        found.iter().find(|f| f.point.to_string() == point).map(|f| (f.kind, f.threats.len()))
    };
    assert_eq!(at("B:f8g8h9h10,W:a1a15,b", "h8"), Some((ForkKind::ThreeThree, 2)));
    assert_eq!(at("B:f8g8e8h9h10,W:d8a15,b", "h8"), Some((ForkKind::ThreeFour, 2)));
    assert_eq!(at("B:e8f8g8h9h10h11,W:d8h12,b", "h8"), Some((ForkKind::FourFour, 2)));
    assert_eq!(at("B:e8g8i8k8f8j8,W:a1,b", "h8"), None, "seven would be no five");
    // Two fours on one line that are closed at different points.
    assert_eq!(at("B:d8f8g8j8,W:a1,b", "h8"), Some((ForkKind::FourFour, 2)));
    assert_eq!(at("B:e8f8g8,W:a1,b", "h8"), None, "an open four alone is no fork");
}

/// Two lines have only the move in common. A point that closes two threats therefore lies on one line with both, and
/// it is enough to try every line of thirteen points around the move.
#[test]
fn no_point_closes_all_threats_of_one_move() {
    let mut several = 0;
    for number in 0..3_usize.pow(12) {
        let (mut stones, mut rest) = (ByColor { black: vec![Point::CENTRE], white: vec![] }, number);
        for x in (1..=13).filter(|&x| x != Point::CENTRE.x()) {
            let point = Point::new(x, Point::CENTRE.y()).unwrap();
            match rest % 3 {
                1 => stones.black.push(point),
                2 => stones.white.push(point),
                _ => {}
            }
            rest /= 3;
        }
        let Some(position) = setup(stones).filter(|position| !position.has_won(BLACK)) else { continue };
        let threats = of(&position, BLACK).into_iter();
        let threats = threats.filter(|shape| shape.kind.is_threat() && shape.stones.contains(&Point::CENTRE));
        let closing: Vec<BTreeSet<Point>> =
            threats.map(|shape| shape.closing.into_iter().collect()).collect();
        if closing.len() > 1 {
            several += 1;
            let all = closing.into_iter().reduce(|all, one| &all & &one).unwrap();
            assert!(all.is_empty(), "{}: {all:?}", notation::write(&position));
        }
    }
    assert!(several > 100, "{several}");
}

#[test]
fn a_limit_makes_a_status_unknown_and_never_another_one() {
    let full = |text: &str, rule, nodes| {
        let position = notation::parse(text, rule).unwrap();
        let budget = Budget { nodes, ..Budget::default() };
        assess(&mut Vcf::default(), &position, &budget).unwrap().status
    };
    for (text, status) in [
        ("h11k9h6g7k5j9h8h7i8i9h9k7g10", PositionStatus::Won),
        ("h11k9h6g7k5j9h8h7i8i9h9k7g10j7", PositionStatus::Lost),
        ("h8h9i9", PositionStatus::Neutral),
        ("B:f8g8h8,W:a1a15,w", PositionStatus::Neutral),
        ("B:f8g8h8h9h10,W:a1a15c12,w", PositionStatus::Lost),
        ("B:f8g8h8i8,W:e8a15c12,w", PositionStatus::Neutral),
    ] {
        assert_eq!(full(text, Rule::Freestyle, None), status, "{text}");
        for nodes in [0, 1, 3, 10, 30, 100, 300, 1000, 3000] {
            let limited = full(text, Rule::Freestyle, Some(nodes));
            let unknown = limited == PositionStatus::Unknown(Limit::Nodes);
            assert!(unknown || limited == status, "{text}: {limited:?} with {nodes} nodes");
        }
    }
    // No empty point is left: neither side has a combination.
    let (black, white) = Point::all().partition(|&point| wall(point) == BLACK);
    let drawn = setup(ByColor { black, white }).unwrap();
    let status = assess(&mut Vcf::default(), &drawn, &Budget::default()).unwrap().status;
    assert_eq!((drawn.winner(), status), (None, PositionStatus::Neutral));
}

/// Kind, size, stones, raising points and closing points of a shape.
type Told = (ShapeKind, usize, Vec<Point>, Vec<Point>, Vec<Point>);

/// The shapes by their definition: windows of points are examined one by one and grouped by their stones.
fn slow(position: &Position, color: Color) -> BTreeSet<Told> {
    let own = |p: Option<Point>| p.and_then(|p| position.stone(p)) == Some(color);
    let mut groups: BTreeMap<(usize, Vec<Point>), Vec<Vec<Point>>> = BTreeMap::new();
    for first in Point::all() {
        for axis in Axis::ALL {
            let (dx, dy) = axis.directions()[1].step();
            let at = |i: isize| first.offset(dx * i, dy * i);
            for length in [5, 6] {
                let window: Vec<Point> = (0..length).map_while(at).collect();
                let clean = |p: &Point| position.stone(*p) != Some(color.other());
                let whole = window.len() == length as usize && window.iter().all(clean);
                if !whole || own(at(-1)) || own(at(length)) {
                    continue;
                }
                if length == 6 && (own(Some(window[0])) || own(Some(window[5]))) {
                    continue;
                }
                let stones: Vec<Point> = window.iter().copied().filter(|&p| own(Some(p))).collect();
                let least = if length == 6 { 2 } else { 3 };
                if stones.len() >= least {
                    groups.entry((length as usize, stones)).or_default().push(window);
                }
            }
        }
    }
    let mut all = BTreeSet::new();
    for ((length, stones), windows) in &groups {
        if *length == 5 && groups.contains_key(&(6, stones.clone())) {
            continue;
        }
        let (first, last) = (stones[0], stones[stones.len() - 1]);
        let span = first.x().abs_diff(last.x()).max(first.y().abs_diff(last.y())) + 1;
        let (solid, wide) = (span == stones.len(), windows.len() > 1);
        let kind = match (*length, stones.len()) {
            (5, 5) => ShapeKind::Five,
            (6, 4) => ShapeKind::OpenFour,
            (5, 4) => ShapeKind::Four,
            (6, 3) if wide => ShapeKind::WideThree,
            (6, 3) if solid => ShapeKind::OpenThree,
            (6, 3) => ShapeKind::BrokenThree,
            (5, 3) => ShapeKind::ClosedThree,
            (6, 2) if solid => ShapeKind::OpenTwo,
            _ => ShapeKind::SplitTwo,
        };
        let size = if *length == 6 && wide { 7 } else { *length };
        // Raising and closing points are found by putting a stone there.
        let empties = || position.empties().filter(|p| windows.iter().any(|w| w.contains(p)));
        let raising = empties().filter(|&p| raises(position, color, stones, kind, p)).collect();
        let closing =
            empties().filter(|&p| kind != ShapeKind::OpenFour && windows.iter().all(|w| w.contains(&p)));
        all.insert((kind, size, sorted(stones.clone()), sorted(raising), sorted(closing.collect())));
    }
    all
}

/// Whether a further stone turns these stones into the next shape: a window with one stone more.
fn raises(position: &Position, color: Color, stones: &[Point], kind: ShapeKind, point: Point) -> bool {
    let mut with: Vec<Point> = stones.iter().copied().chain([point]).collect();
    with.sort_by_key(|p| (p.x(), p.y()));
    let Some(after) = with_stone(position, color, point) else { return false };
    of(&after, color).iter().any(|shape| {
        let mut stones = shape.stones.clone();
        stones.sort_by_key(|p| (p.x(), p.y()));
        let next = match kind {
            ShapeKind::OpenFour | ShapeKind::Four => shape.kind == ShapeKind::Five,
            ShapeKind::ClosedThree => shape.kind.is_four(),
            ShapeKind::OpenTwo | ShapeKind::SplitTwo => shape.kind.is_open_three(),
            ShapeKind::Five => false,
            _ => shape.kind == ShapeKind::OpenFour,
        };
        next && stones == with
    })
}

fn sorted(mut points: Vec<Point>) -> Vec<Point> {
    points.sort();
    points
}

/// Random stones in a part of the board, more of one side than of the other.
fn boards() -> impl Strategy<Value = Position> {
    let place = (0..15usize, 0..15usize, 4..9usize);
    let stones = proptest::collection::vec((0..9usize, 0..9usize, 0..5u8), 3..38);
    (place, stones).prop_filter_map("possible", |((left, low, size), stones)| {
        let mut taken = BTreeSet::new();
        let mut sides = ByColor::<Vec<Point>>::default();
        for (x, y, side) in stones {
            let Some(point) = Point::new(left + x % size, low + y % size) else { continue };
            if taken.insert(point) {
                sides[if side < 3 { BLACK } else { Color::White }].push(point);
            }
        }
        setup(sides)
    })
}

/// Forks by brute force: a reply closes a threat if no threat with its stones is left.
fn slow_forks(position: &Position, color: Color) -> Vec<Point> {
    let threats = |position: &Position| -> BTreeSet<Vec<Point>> {
        of(position, color).into_iter().filter(|s| s.kind.is_threat()).map(|s| s.stones).collect()
    };
    let is_fork = |&point: &Point| {
        let Some(after) = with_stone(position, color, point).filter(|p| !p.has_won(color)) else {
            return false;
        };
        let before = threats(position);
        let new: Vec<Vec<Point>> = threats(&after).into_iter().filter(|s| !before.contains(s)).collect();
        let closed_by = |reply: Point| {
            with_stone(&after, color.other(), reply).is_none_or(|closed| {
                let left = threats(&closed);
                new.iter().all(|stones| !left.contains(stones))
            })
        };
        new.len() > 1 && !after.empties().any(closed_by)
    };
    position.empties().filter(is_fork).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, max_global_rejects: 100_000, ..ProptestConfig::default() })]

    #[test]
    fn sliding_over_integers_sees_what_is_on_the_board(position in boards()) {
        // Where the other side has won, this side cannot make a five any more.
        for color in Color::BOTH.into_iter().filter(|color| !position.has_won(color.other())) {
            let found = of(&position, color);
            let count = found.len();
            let fast: BTreeSet<_> = found
                .into_iter()
                .map(|s| (s.kind, s.cells, sorted(s.stones), sorted(s.raising), sorted(s.closing)))
                .collect();
            prop_assert_eq!(fast.len(), count);
            prop_assert_eq!(fast, slow(&position, color));
        }
    }

    #[test]
    fn colours_and_pictures_change_nothing(position in boards()) {
        let told = |position: &Position, color| {
            let mut kinds: Vec<_> = of(position, color).iter().map(|s| (s.kind, s.cells)).collect();
            kinds.sort_unstable();
            let forks: Vec<Fork> = forks(position, color);
            let mut forks: Vec<_> = forks.iter().map(|f| (f.kind, f.threats.len())).collect();
            forks.sort_unstable();
            (kinds, forks)
        };
        prop_assert_eq!(told(&position, BLACK), told(&recoloured(&position), Color::White));
        for symmetry in Symmetry::ALL {
            prop_assert_eq!(told(&position, BLACK), told(&position.picture(symmetry), BLACK));
        }
    }

    #[test]
    fn lines_are_the_position(position in boards()) {
        let lines = Lines::of(&position);
        prop_assert!(Point::all().all(|point| lines.stone(point) == position.stone(point)));
        prop_assert!(lines.count() <= LINES && lines.bytes() == 4 * lines.count());
        for symmetry in Symmetry::ALL {
            prop_assert_eq!(lines.picture(symmetry), Lines::of(&position.picture(symmetry)));
        }
        for point in position.empties().take(20) {
            let mut after = position.clone();
            if after.make(point).is_err() {
                continue;
            }
            let moved = Lines::of(&after);
            let changed = Line::all().filter(|&line| lines.word(line) != moved.word(line));
            prop_assert_eq!(changed.count(), 4);
            let mut toggled = lines.clone();
            toggled.toggle(position.to_move(), point);
            prop_assert_eq!(toggled, moved);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_global_rejects: 100_000, ..ProptestConfig::default() })]

    #[test]
    fn forks_are_those_of_brute_force(position in boards()) {
        prop_assume!(Color::BOTH.into_iter().all(|color| !position.has_won(color)));
        for color in Color::BOTH {
            let fast: Vec<Point> = forks(&position, color).iter().map(|fork| fork.point).collect();
            prop_assert_eq!(fast, slow_forks(&position, color));
        }
    }
}
