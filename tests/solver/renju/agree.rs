//! The fast test of forbidden points against the definition, on random and constructed positions.

use yonsan::board::{ByColor, Color, Dice, POINTS, Point, PointSet, Position, Rule, Setup, Symmetry};
use yonsan::pattern::{Pattern4, PatternIndex};

use crate::support::renju::{board, labelled};

/// The forbidden points by the definition.
fn defined(position: &Position) -> PointSet {
    position.empties().filter(|&point| position.ruling(point).is_forbidden()).collect()
}

#[derive(Default)]
struct Counts {
    positions: usize,
    forbidden: usize,
}

/// Compares on this many positions; each also as one of its images.
fn compare(seed: u64, count: usize, mut at: impl FnMut(&Counts)) -> Counts {
    let labelled = labelled();
    let mut dice = Dice::new(seed);
    let mut counts = Counts::default();
    while counts.positions < count {
        let Some(position) = board(&mut dice, &labelled) else { continue };
        let defined = defined(&position);
        let fast = PatternIndex::new(&position).forbidden_points();
        assert_eq!(fast, defined, "{position}");
        let symmetry = dice.of(&Symmetry::ALL);
        let image: PointSet = defined.iter().map(|point| symmetry.apply(point)).collect();
        assert_eq!(PatternIndex::new(&position.picture(symmetry)).forbidden_points(), image, "{position}");
        counts.positions += 1;
        counts.forbidden += defined.len();
        at(&counts);
    }
    counts
}

#[test]
fn fast_test_and_definition_agree() {
    let counts = compare(28, 4_000, |_| {});
    assert!(counts.forbidden > 10_000, "{}", counts.forbidden);
}

/// Run by hand; `YONSAN_RENJU_POSITIONS` is the number of positions, ten million by default, and `YONSAN_RENJU_SEED` the
/// seed of the first.
#[test]
#[ignore = "takes an hour"]
fn fast_test_and_definition_agree_on_ten_million_positions() {
    let of = |name: &str, usual: u64| std::env::var(name).ok().map_or(usual, |text| text.parse().unwrap());
    let count = of("YONSAN_RENJU_POSITIONS", 10_000_000) as usize;
    let told = |counts: &Counts| {
        if counts.positions.is_multiple_of(100_000) {
            println!("{} positions, {} forbidden points", counts.positions, counts.forbidden);
        }
    };
    let counts = compare(of("YONSAN_RENJU_SEED", 1), count, told);
    println!("{} positions, {} forbidden points: all agree", counts.positions, counts.forbidden);
}

#[test]
fn all_eight_images_have_the_same_forbidden_points() {
    for position in labelled().iter().step_by(4) {
        let forbidden = PatternIndex::new(position).forbidden_points();
        for symmetry in Symmetry::ALL {
            let picture = position.picture(symmetry);
            let image: PointSet = forbidden.iter().map(|point| symmetry.apply(point)).collect();
            assert_eq!(defined(&picture), image, "{position}");
            assert_eq!(PatternIndex::new(&picture).forbidden_points(), image, "{position}");
        }
    }
}

/// A distant stone may change what is forbidden, and an index that follows the stones must not keep an old answer.
#[test]
fn an_index_that_follows_the_stones_keeps_no_old_answer() {
    let mut dice = Dice::new(7);
    let mut changed_afar = 0;
    for position in labelled().iter().step_by(3) {
        let mut index = PatternIndex::new(position);
        let mut stones = ByColor::from_fn(|color| *position.stones(color));
        let mut before = index.forbidden_points();
        for _ in 0..6 {
            let point = Point::from_index(dice.below(POINTS));
            let held = Color::BOTH.into_iter().find(|&color| stones[color].contains(point));
            if let Some(color) = held {
                stones[color].remove(point);
                index.undo(point, color);
            } else {
                let color = dice.of(&Color::BOTH);
                stones[color].insert(point);
                index.make(point, color);
            }
            let setup = ByColor::from_fn(|color| stones[color].iter().collect());
            let Ok(now) = (Setup { rule: Rule::Renju, stones: setup, to_move: Color::Black }).position()
            else {
                break;
            };
            let forbidden = index.forbidden_points();
            assert_eq!(forbidden, defined(&now), "{now}");
            for other in now.empties() {
                assert_eq!(index.forbids(other), forbidden.contains(other));
                let named = index.pattern4(other, Color::Black) == Some(Pattern4::Forbid);
                assert_eq!(named, forbidden.contains(other), "{now}");
                assert_ne!(index.pattern4(other, Color::White), Some(Pattern4::Forbid));
            }
            let changed = before.minus(&forbidden).union(&forbidden.minus(&before));
            let afar = |other: &Point| {
                let (dx, dy) = (other.x().abs_diff(point.x()), other.y().abs_diff(point.y()));
                dx.max(dy) > 5 || (dx != 0 && dy != 0 && dx != dy)
            };
            changed_afar += changed.iter().filter(afar).count();
            before = forbidden;
        }
    }
    assert!(changed_afar > 20, "{changed_afar}");
}

#[test]
fn nothing_is_forbidden_under_the_other_rules() {
    for position in labelled().iter().step_by(20) {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let other = position.with_rule(rule).unwrap();
            assert!(PatternIndex::new(&other).forbidden_points().is_empty());
            assert!(other.empties().all(|point| !PatternIndex::new(&other).forbids(point)));
        }
    }
}
