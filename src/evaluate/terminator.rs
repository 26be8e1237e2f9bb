//! The evaluator of the Gomoku terminator: a table for attack, a table for defence.
//!
//! In each of the eight directions a side has a run of stones next to the point, which is open when at least
//! one free point is behind it and shut otherwise. Every run has a value, which is larger for the side to
//! move; the sixteen values are added.
//!
//! Where the text contradicts itself, this program does the following:
//!
//! - One explanation of its example gives the number of free points behind the two black stones as 1 in code
//!   and as 3 in words; the board shows 3.
//! - Its chain of inequalities requires L1 < F1 and L2 < F2 for open runs of defence and attack; in its table
//!   they are equal, and the table is followed. The rest of the chain holds.
//! - Two opposite runs are never added: the middle of `OOO_O` is worth an open three and an open one,
//!   750 + 10, and not the 16000 of the five that it makes. A plain four elsewhere is preferred.

use super::Evaluator;
use crate::board::{Color, Direction, Point, Position, SIZE, named};
use crate::pattern::Runs;

/// Values by openness (0 shut, 1 open) and length of a run, 4 standing for all longer ones.
type Values = [[i64; 5]; 2];

/// F in the text: for the side to move.
const ATTACK: Values = [[0, 2, 5, 50, 16000], [0, 10, 30, 750, 16000]];
/// L in the text: for the other side.
const DEFENCE: Values = [[0, 1, 5, 50, 3750], [0, 10, 30, 150, 4000]];

named! {
    /// Which of the two tables count.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Tables {
        /// Attack and defence together, as the text has it.
        #[default]
        Sum = "sum",
        /// The own runs alone, by the table for attack.
        Attack = "attack",
        /// The other side's runs alone, by the table for defence.
        Defence = "defence",
    }
}

/// The evaluator and its option. It knows no overlines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terminator {
    /// Which of the two tables count.
    pub tables: Tables,
}

impl Terminator {
    /// What the two tables give a point for the side to move: to attack, and to defend. Their sum is the score.
    pub(crate) fn halves(position: &Position, point: Point) -> [i64; 2] {
        let side = position.to_move();
        let parts = |color| Self::default().parts(position, point, color);
        [parts(side)[0], parts(side.other())[1]]
    }

    /// What a side has around a point: to attack with, and for the other side to defend against.
    pub(super) fn parts(self, position: &Position, point: Point, color: Color) -> [i64; 2] {
        let runs = Runs::of(position, point, color);
        let attack = if self.tables == Tables::Defence { 0 } else { Self::worth(&ATTACK, &runs) };
        let defence = if self.tables == Tables::Attack { 0 } else { Self::worth(&DEFENCE, &runs) };
        [attack, defence]
    }

    /// What a side's eight runs around a point are worth, to attack or to defend against.
    fn worth(values: &Values, runs: &Runs) -> i64 {
        let directions = runs.own.into_iter().zip(runs.free);
        directions.map(|(own, free)| values[usize::from(free > 0)][usize::from(own).min(4)]).sum()
    }
}

impl Evaluator for Terminator {
    fn name(&self) -> &'static str {
        "terminator"
    }

    fn score(&self, position: &Position, point: Point) -> Option<i64> {
        let side = position.to_move();
        let parts = |color| self.parts(position, point, color);
        position.is_empty(point).then(|| parts(side)[0] + parts(side.other())[1])
    }
}

/// The text's array `gStyle(colour, x, y, direction, what)` for one empty point.
///
/// `colour` is 1 for black, 2 for white; `x` and `y` count from 1 at the upper left; `direction` is 1 up,
/// 2 up and right, 3 right, 4 down and right, 5 down, 6 down and left, 7 left, 8 up and left; `what` is 1
/// for the side's stones next to the point in that direction, 2 for the free points right behind them.
/// `None` on a stone, and when an argument is out of range.
///
/// ```
/// use yonsan::board::{Rule, notation};
/// use yonsan::evaluate::g_style;
/// let position = notation::parse("B:i8j8,W:,w", Rule::Freestyle).unwrap();
/// // Two black stones to the right of h8, and five free points behind them.
/// assert_eq!(g_style(&position, 1, 8, 8, 3, 1), Some(2));
/// assert_eq!(g_style(&position, 1, 8, 8, 3, 2), Some(5));
/// ```
pub fn g_style(
    position: &Position,
    colour: usize,
    x: usize,
    y: usize,
    direction: usize,
    what: usize,
) -> Option<u8> {
    let point = Point::new(x.checked_sub(1)?, SIZE.checked_sub(y)?)?;
    let color = *Color::BOTH.get(colour.checked_sub(1)?)?;
    let direction = *Direction::CLOCKWISE.get(direction.checked_sub(1)?)?;
    if !position.is_empty(point) {
        return None;
    }
    let runs = Runs::of(position, point, color);
    match what {
        1 => Some(runs.own[direction as usize]),
        2 => Some(runs.free[direction as usize]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    fn read(text: &str) -> Position {
        notation::parse(text, Rule::Freestyle).unwrap()
    }

    /// The example, 9 columns and 7 rows, in the upper right corner of the board: its (4,4) is (10,4).
    fn example(to_move: Color) -> Position {
        let rows =
            ["---------", "---------", "---oo----", "-ox*xx---", "---------", "---------", "---------"];
        let mut text = [String::from("B:"), String::from(",W:")];
        for (r, row) in rows.into_iter().enumerate() {
            for (c, glyph) in row.chars().enumerate() {
                let point = Point::new(SIZE - 9 + c, SIZE - 1 - r).unwrap();
                match glyph {
                    'x' => text[0] += &point.to_string(),
                    'o' => text[1] += &point.to_string(),
                    _ => {}
                }
            }
        }
        read(&format!("{},{}", text.concat(), to_move.letter()))
    }

    #[test]
    fn the_example_scores_52_and_51() {
        let star = "j12".parse().unwrap();
        let score = |color, tables| Terminator { tables }.score(&example(color), star);
        assert_eq!(score(Color::Black, Tables::Sum), Some(52));
        assert_eq!(score(Color::White, Tables::Sum), Some(51));
        // Black attacks with a shut 1 and an open 2; White's two open 1 are defended against.
        assert_eq!(score(Color::Black, Tables::Attack), Some(2 + 30));
        assert_eq!(score(Color::Black, Tables::Defence), Some(10 + 10));
    }

    #[test]
    fn the_example_s_styles() {
        let position = example(Color::Black);
        let style = |colour, direction, what| g_style(&position, colour, 10, 4, direction, what);
        // Up: one white stone, two free points; right: two black stones, three free points.
        assert_eq!((style(2, 1, 1), style(2, 1, 2)), (Some(1), Some(2)));
        assert_eq!((style(1, 3, 1), style(1, 3, 2)), (Some(2), Some(3)));
        // Up and right a white stone; left a black one, shut.
        assert_eq!((style(2, 2, 1), style(2, 2, 2)), (Some(1), Some(2)));
        assert_eq!((style(1, 7, 1), style(1, 7, 2)), (Some(1), Some(0)));
        assert_eq!((style(1, 5, 1), style(2, 8, 1)), (Some(0), Some(0)));
        // On a stone, and out of range.
        assert_eq!(g_style(&position, 1, 11, 4, 3, 1), None);
        for (colour, x, y, direction, what) in [
            (0, 10, 4, 1, 1),
            (3, 10, 4, 1, 1),
            (1, 0, 4, 1, 1),
            (1, 16, 4, 1, 1),
            (1, 10, 0, 1, 1),
            (1, 10, 16, 1, 1),
            (1, 10, 4, 0, 1),
            (1, 10, 4, 9, 1),
            (1, 10, 4, 1, 0),
            (1, 10, 4, 1, 3),
        ] {
            assert_eq!(g_style(&position, colour, x, y, direction, what), None);
        }
    }

    #[test]
    fn directions_turn_with_the_clock_and_opposite_ones_differ_by_four() {
        for d in 0..4 {
            let (dx, dy) = Direction::CLOCKWISE[d].step();
            assert_eq!(Direction::CLOCKWISE[d + 4].step(), (-dx, -dy));
        }
        for (i, direction) in Direction::ALL.into_iter().enumerate() {
            assert_eq!(direction as usize, i, "runs are listed in this order");
        }
    }

    #[test]
    fn the_chain_of_inequalities_holds_but_for_two() {
        let [shut_f, f] = ATTACK;
        let [shut_l, l] = DEFENCE;
        assert!(shut_l[1] <= shut_f[1] && shut_f[1] < shut_l[2] && shut_l[2] <= shut_f[2]);
        assert!(shut_f[2] <= l[1] && f[1] < l[2] && f[2] < shut_l[3]);
        assert!(shut_l[3] <= shut_f[3] && shut_f[3] < shut_l[4] && shut_l[4] < shut_f[4]);
        assert!(shut_f[4] == f[4]);
        assert!(4 * f[3] < shut_l[4] && 4 * f[2] < l[3] && 4 * l[3] < f[3]);
        // The two inequalities that the text asks for and its table does not satisfy.
        assert_eq!((l[1], l[2]), (f[1], f[2]));
    }

    #[test]
    fn two_runs_of_one_line_are_not_added() {
        let position = read("B:g8h8i8k8,W:,b");
        let score = Terminator::default().score(&position, "j8".parse().unwrap());
        assert_eq!(score, Some(750 + 10));
        // A shut four elsewhere is worth more, though both win.
        let four = read("B:g8h8i8k8a1b1c1d1,W:,b");
        assert_eq!(Terminator::default().choose(&four), "e1".parse().ok());
    }

    #[test]
    fn longer_runs_count_as_fours() {
        let position = read("B:a1b1c1d1e1,W:,w");
        assert_eq!(Terminator::default().score(&position, "f1".parse().unwrap()), Some(3750));
    }
}
