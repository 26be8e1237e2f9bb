//! The twin of a puzzle: the puzzle with one stone moved, so that there is no win.

use super::settings::MineSettings;
use crate::board::{Color, Point, Position};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::{Facts, facts, rating};

/// A twin, and the stone in which it differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin {
    /// The facts of the twin, a decoy.
    pub facts: Facts,
    /// The side of the moved stone.
    pub color: Color,
    /// The stone's point in the puzzle.
    pub from: Point,
    /// The stone's point in the twin.
    pub to: Point,
}

/// The twin with the most tempting moves: one stone is moved by one point, and a complete search finds no win
/// by threats.
pub fn twin(position: &Position, settings: &MineSettings) -> Option<Twin> {
    let mut best: Option<(u16, Twin)> = None;
    for color in Color::BOTH {
        for from in position.stones(color).iter() {
            let near = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)];
            for to in near.into_iter().filter_map(|(dx, dy)| from.offset(dx, dy)) {
                if !position.is_empty(to) {
                    continue;
                }
                let mut setup = position.setup();
                setup.stones[color].retain(|&stone| stone != from);
                setup.stones[color].push(to);
                let Ok(moved) = setup.position() else { continue };
                let over = Color::BOTH.into_iter().any(|side| !moved.five_points(side).is_empty());
                if over || moved.winner().is_some() {
                    continue;
                }
                let Ok(facts) = facts(&moved, GoalKind::None, &settings.budget) else { continue };
                let rating = rating(&facts);
                if !facts.tempting.is_empty() && best.as_ref().is_none_or(|(most, _)| rating > *most) {
                    best = Some((rating, Twin { facts, color, from, to }));
                }
            }
        }
    }
    best.map(|(_, twin)| twin)
}
