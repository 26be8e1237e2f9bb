//! The board in colour.

use super::theme::{Role, Theme};
use crate::board::diagram::{self, Cell};
use crate::board::{Point, Position};

/// The board, the last move in brackets; a point may be replaced by a text of its own (one cell wide,
/// two where stones are two cells wide).
pub(super) fn board(
    position: &Position,
    theme: Theme,
    mut mark: impl FnMut(Point) -> Option<(Role, String)>,
) -> String {
    let width = if theme.glyphs == diagram::Glyphs::Wide { 2 } else { 1 };
    diagram::frame(width, |point| {
        let stone = position.stone(point);
        let bracketed = position.last_move() == Some(point);
        if let Some((role, text)) = mark(point) {
            let width = text.chars().count();
            return Cell { text: theme.paint(role, &text), width, bracketed };
        }
        let role = stone.map_or(Role::Dim, Role::Stone);
        Cell {
            text: theme.paint(role, &theme.glyphs.of(stone).to_string()),
            width: theme.glyphs.width(stone),
            bracketed,
        }
    })
}

/// The board as it is.
pub(super) fn plain(position: &Position, theme: Theme) -> String {
    board(position, theme, |_| None)
}
