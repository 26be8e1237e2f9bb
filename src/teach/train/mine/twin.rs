//! The twin of a puzzle: one stone is elsewhere, and nothing wins any more.

use super::settings::MineSettings;
use crate::board::{Color, Point, Position};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::{Facts, facts, rating};

/// A twin, and the stone in which it differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin {
    /// The facts of the twin, a decoy.
    pub facts: Facts,
    /// Whose stone moved.
    pub color: Color,
    /// Where it stood.
    pub from: Point,
    /// Where it stands.
    pub to: Point,
}

/// The twin that tempts most: one stone moved by one point, and no win by threats left, exhaustively.
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
