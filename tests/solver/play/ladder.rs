//! Each level beats the one below it.

use yonsan::board::{ByColor, Color};
use yonsan::play::{LEVELS, Opponent, Style};

use super::games::{game, openings, winner};

/// The points of a level in games against the one below: two for a win, one for a draw.
fn points(level: u8, openings_count: usize) -> usize {
    let mut points = 0;
    for (seed, opening) in (0..).zip(openings(27, openings_count)) {
        for side in Color::BOTH {
            let of = |color| if color == side { level } else { level - 1 };
            let players = ByColor::from_fn(|color| Opponent { level: of(color), style: Style::Even, seed });
            points += match winner(&game(&opening, players)) {
                Some(winner) if winner == side => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }
    points
}

/// Asserts at least 65 points of 100 against the level below, or as large a part of other numbers of games.
fn assert_better(level: u8, openings_count: usize) {
    let (points, games) = (points(level, openings_count), 2 * openings_count);
    assert!(100 * points >= 65 * 2 * games, "level {level}: {points} of {} half points", 2 * games);
}

#[test]
fn each_level_below_the_highest_beats_the_one_below() {
    (2..LEVELS).for_each(|level| assert_better(level, 50));
}

/// The highest level looks at few positions here, so that the games do not take long; they take most of this file's time.
#[test]
fn the_highest_level_beats_the_one_below_with_few_nodes() {
    assert_better(LEVELS, 20);
}

#[test]
#[ignore = "many games, by hand"]
fn each_level_beats_the_one_below_in_many_games() {
    (2..=LEVELS).for_each(|level| assert_better(level, 250));
}
