//! What a node of a game does, and what is said at it.

use crate::board::{ByColor, Color, Point, named};

/// What a node does to the board.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Event {
    /// Nothing.
    #[default]
    Nothing,
    /// A stone of the side to move.
    Move(Point),
    /// The side to move makes none.
    Pass,
    /// Stones are put down and taken away. Only where no move was made before.
    Setup(Box<Change>),
}

/// Stones put down and taken away, and whose turn it is then.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Change {
    /// Put down.
    pub put: ByColor<Vec<Point>>,
    /// Taken away, whichever stone was there.
    pub removed: Vec<Point>,
    /// The side to move, where that is said.
    pub turn: Option<Color>,
}

impl Change {
    /// What comes to the same as this and then another; what is taken away at last is of no use any more.
    pub(in crate::formats) fn then(&mut self, next: &Self) {
        for color in Color::BOTH {
            self.put[color].retain(|point| !next.removed.contains(point));
            self.put[color].extend(&next.put[color]);
        }
        self.turn = next.turn.or(self.turn);
    }
}

named! {
    /// A sign on a point; its name is that of the SGF property.
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

/// What is said at a node.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Notes {
    /// Text, its lines parted by line feeds.
    pub comment: String,
    /// Short texts on points.
    pub labels: Vec<(Point, String)>,
    /// Signs on points.
    pub marks: Vec<(Mark, Point)>,
    /// Whether the node itself is marked as worth a look.
    pub hot: bool,
}

impl Notes {
    /// Adds what was said elsewhere.
    pub(in crate::formats) fn join(&mut self, other: &Self) {
        if !self.comment.is_empty() && !other.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment += &other.comment;
        self.labels.extend(other.labels.iter().cloned());
        self.marks.extend(&other.marks);
        self.hot |= other.hot;
    }
}
