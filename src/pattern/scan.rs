//! The slow reference for patterns, which follows the definition literally.
//!
//! It reads the stones and uses neither the table nor the index; the tests compare both with it. One query
//! takes up to about a millisecond.

use std::collections::HashMap;

use super::shape::Pattern;
use crate::board::{Axis, ByColor, Color, Point, Rule};

/// One cell of a window, from the view of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// A stone of the side.
    Own,
    /// An empty point.
    Empty,
    /// A stone of the other side, or a cell off the board.
    Shut,
}

/// The number of points that a side sees on each side of a point: 4 where five or more win, 5 where an overline
/// must be seen.
pub const fn width(rule: Rule, color: Color) -> usize {
    match (rule, color) {
        (Rule::Freestyle, _) | (Rule::Renju, Color::White) => 4,
        (Rule::Standard, _) | (Rule::Renju, Color::Black) => 5,
    }
}

/// The reference for one rule; it remembers the windows that it has evaluated.
pub struct Scan {
    rule: Rule,
    met: ByColor<HashMap<Vec<Cell>, Pattern>>,
}

impl Scan {
    /// A reference that has evaluated no window yet.
    pub fn new(rule: Rule) -> Self {
        Self { rule, met: ByColor::default() }
    }

    /// The pattern of a point along an axis for a side, as if the point held a stone of that side. The stones
    /// need not make a possible position.
    pub fn pattern(
        &mut self,
        stone: impl Fn(Point) -> Option<Color>,
        point: Point,
        axis: Axis,
        color: Color,
    ) -> Pattern {
        let width = width(self.rule, color) as isize;
        let (dx, dy) = axis.directions()[1].step();
        let window = (-width..=width).map(|i| match point.offset(i * dx, i * dy) {
            _ if i == 0 => Cell::Own,
            None => Cell::Shut,
            Some(p) => match stone(p) {
                None => Cell::Empty,
                Some(c) if c == color => Cell::Own,
                Some(_) => Cell::Shut,
            },
        });
        self.meaning(window.collect(), color)
    }

    /// The pattern of a window for a side, with a stone of the side in its middle.
    ///
    /// # Panics
    /// When the number of cells is even.
    pub fn meaning(&mut self, window: Vec<Cell>, color: Color) -> Pattern {
        assert!(window.len() % 2 == 1, "a window has a middle");
        if let Some(&pattern) = self.met[color].get(&window) {
            return pattern;
        }
        let pattern = self.judge(&window, color);
        self.met[color].insert(window, pattern);
        pattern
    }

    fn judge(&mut self, window: &[Cell], color: Color) -> Pattern {
        let middle = window.len() / 2;
        // How many cells of a kind follow the middle without a break in each direction.
        let extent = |kind: fn(Cell) -> bool| {
            let left = window[..middle].iter().rev().take_while(|&&c| kind(c)).count();
            let right = window[middle + 1..].iter().take_while(|&&c| kind(c)).count();
            (left, right)
        };
        let (left, right) = extent(|cell| cell == Cell::Own);
        let run = left + 1 + right;
        if run >= 6 && !self.rule.wins(color, run) {
            return Pattern::Ol;
        }
        if run >= 5 {
            return Pattern::F5;
        }
        let (left, right) = extent(|cell| cell != Cell::Shut);
        if left + 1 + right < 5 {
            return Pattern::Dead;
        }
        let empties = (middle - left..=middle + right).filter(|&i| window[i] == Cell::Empty);
        let next: Vec<Pattern> = empties.map(|i| self.meaning(centred(window, i), color)).collect();
        let how_many = |kinds: &[Pattern]| next.iter().filter(|p| kinds.contains(p)).count();
        let five_points = how_many(&[Pattern::F5]);
        if five_points >= 2 && self.rule == Rule::Renju && color == Color::Black {
            // A straight four is one four; any other stones with two five points are two fours.
            return if run == 4 { Pattern::F4 } else { Pattern::Ol };
        }
        if five_points > 0 {
            return if five_points >= 2 { Pattern::F4 } else { Pattern::B4 };
        }
        let open_four_points = how_many(&[Pattern::F4]);
        if open_four_points > 0 {
            return if open_four_points >= 2 { Pattern::F3S } else { Pattern::F3 };
        }
        if how_many(&[Pattern::B4]) > 0 {
            return Pattern::B3;
        }
        match how_many(&[Pattern::F3, Pattern::F3S]) {
            0 => {}
            1 | 2 => return Pattern::F2,
            3 => return Pattern::F2A,
            _ => return Pattern::F2B,
        }
        if how_many(&[Pattern::B3]) > 0 {
            return Pattern::B2;
        }
        if how_many(&[Pattern::F2, Pattern::F2A, Pattern::F2B]) > 0 {
            return Pattern::F1;
        }
        if how_many(&[Pattern::B2]) > 0 {
            return Pattern::B1;
        }
        Pattern::Dead
    }
}

/// A window of the same width centred on another cell, which receives an own stone; cells outside the old
/// window are shut.
fn centred(window: &[Cell], new_middle: usize) -> Vec<Cell> {
    let middle = window.len() / 2;
    (0..window.len())
        .map(|i| match (i + new_middle).checked_sub(middle) {
            Some(old) if old == new_middle => Cell::Own,
            Some(old) => window.get(old).copied().unwrap_or(Cell::Shut),
            None => Cell::Shut,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::notation;

    /// The pattern of h8 along its row.
    fn see(text: &str, rule: Rule, color: Color) -> Pattern {
        let position = notation::parse(text, rule).unwrap();
        Scan::new(rule).pattern(|p| position.stone(p), "h8".parse().unwrap(), Axis::Row, color)
    }

    #[test]
    fn stones_beyond_the_window_change_nothing() {
        for rule in Rule::ALL {
            let see = |text: &str| see(text, rule, Color::Black);
            let near = if rule == Rule::Freestyle { "l8" } else { "m8" };
            let far = if rule == Rule::Freestyle { "m8" } else { "n8" };
            let empty = see("B:,W:,b");
            assert_eq!(see(&format!("B:,W:{far},b")), empty);
            assert_eq!(see(&format!("B:,W:c8{far},b")), see("B:,W:c8,b"));
            // The nearest visible cell does change the pattern of four in a row.
            assert_ne!(see(&format!("B:i8j8k8{near},W:g8,b")), see(&format!("B:i8j8k8{far},W:g8,b")));
        }
    }

    #[test]
    fn the_point_may_hold_any_stone() {
        for color in Color::BOTH {
            let see = |text: &str| see(text, Rule::Freestyle, color);
            let empty = see("B:f8g8,W:i8j8,b");
            assert_eq!(see("B:f8g8h8,W:i8j8,b"), empty);
            assert_eq!(see("B:f8g8,W:h8i8j8,b"), empty);
        }
    }
}
