//! The event and the notes of a node of a game.

use crate::board::{ByColor, Color, Point, named};

/// The event of a node: its effect on the board.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Event {
    /// The node does not change the board.
    #[default]
    Nothing,
    /// The side to move puts a stone on the point.
    Move(Point),
    /// The side to move passes.
    Pass,
    /// Stones are added and removed. This occurs only before the first move.
    Setup(Box<Change>),
}

/// Stones that are added and removed, and the side to move afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Change {
    /// The stones that are added, for each side.
    pub put: ByColor<Vec<Point>>,
    /// The points whose stones are removed, of either side.
    pub removed: Vec<Point>,
    /// The side to move, where it is stated.
    pub turn: Option<Color>,
}

impl Change {
    /// Merges a following change into this one. The following change's removed points are not kept, because
    /// the board is empty before this change.
    pub(in crate::formats) fn then(&mut self, next: &Self) {
        for color in Color::BOTH {
            self.put[color].retain(|point| !next.removed.contains(point));
            self.put[color].extend(&next.put[color]);
        }
        self.turn = next.turn.or(self.turn);
    }
}

named! {
    /// A mark on a point; its name is that of the SGF property.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Mark {
        /// A cross.
        Cross = "MA",
        /// A triangle.
        Triangle = "TR",
        /// A square.
        Square = "SQ",
        /// A circle.
        Circle = "CR",
    }
}

/// The notes of a node.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Notes {
    /// The comment; its lines are separated by line feeds.
    pub comment: String,
    /// Short texts on points.
    pub labels: Vec<(Point, String)>,
    /// Marks on points.
    pub marks: Vec<(Mark, Point)>,
    /// Whether the node itself is marked as interesting (the SGF property `HO`).
    pub hot: bool,
    /// The other properties of the node in an SGF file, in their order: the name, and the values with their escapes.
    /// This program gives them no meaning, and writes them as they were.
    pub others: Vec<(String, Vec<String>)>,
}

impl Notes {
    /// Whether there are no notes.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds the notes of another node to these.
    pub(in crate::formats) fn join(&mut self, other: &Self) {
        if !self.comment.is_empty() && !other.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment += &other.comment;
        self.labels.extend(other.labels.iter().cloned());
        self.marks.extend(&other.marks);
        self.hot |= other.hot;
        self.others.extend(other.others.iter().cloned());
    }
}
