//! The faults in the form of a certificate, and their places.

use std::fmt;

use thiserror::Error;

use crate::board::notation::NotationError;
use crate::board::{Color, Impossible, named};

/// An object of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The certificate itself.
    Top,
    /// `position`.
    Position,
    /// The node with this index.
    Node(usize),
}

/// A field of the file, or a whole object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The object.
    pub place: Place,
    /// The field's name; `None` means the object itself.
    pub name: Option<&'static str>,
}

impl Field {
    /// A field of an object.
    pub const fn new(place: Place, name: &'static str) -> Self {
        Self { place, name: Some(name) }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place, self.name) {
            (Place::Top, None) => write!(f, "certificate"),
            (Place::Top, Some(name)) => write!(f, "{name}"),
            (Place::Position, None) => write!(f, "position"),
            (Place::Position, Some(name)) => write!(f, "position.{name}"),
            (Place::Node(i), None) => write!(f, "nodes[{i}]"),
            (Place::Node(i), Some(name)) => write!(f, "nodes[{i}].{name}"),
        }
    }
}

named! {
    /// The type of value that a field must hold.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Kind {
        /// A whole number, 0 or more.
        Number = "number",
        /// A string.
        Text = "string",
        /// A list.
        List = "list",
        /// An object.
        Object = "object",
        /// A string or an object.
        TextOrObject = "string or object",
    }
}

/// Why a text is not a certificate, regardless of what it claims.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormError {
    /// Not JSON, or nested too deeply.
    #[error("not JSON: line {line}, column {column}")]
    NotJson {
        /// Line, from 1.
        line: usize,
        /// Column, from 1; 0 at the start of a line.
        column: usize,
    },
    /// A required field is missing.
    #[error("{0}: missing")]
    Missing(Field),
    /// A field occurs twice in its object, or a reply twice among the replies of its node.
    #[error("{0}: twice")]
    Twice(Field),
    /// A field holds a value of another type.
    #[error("{field}: expected {}", .expected.name())]
    IllTyped {
        /// Which field.
        field: Field,
        /// The type that it must hold.
        expected: Kind,
    },
    /// A format, version, rule or side that this program does not know.
    #[error("{field}: unknown: {value}")]
    Unknown {
        /// Which field.
        field: Field,
        /// The value that it holds.
        value: String,
    },
    /// A word that names no point of the board.
    #[error("{field}: not a point: {word}")]
    NotAPoint {
        /// Which field.
        field: Field,
        /// The word.
        word: String,
    },
    /// `position` is a string that is not a position.
    #[error("position: {0}")]
    Notation(NotationError),
    /// The stones of `position` make no possible position.
    #[error("position: {0}")]
    Impossible(Impossible),
    /// `position` says that the side which is not the attacker moves.
    #[error("attacker: {} is not to move", .0.name())]
    NotToMove(Color),
    /// There are no nodes.
    #[error("nodes: empty")]
    NoNodes,
    /// An index that is not the index of a node.
    #[error("{field}: {index} of {nodes} nodes")]
    OutOfRange {
        /// Which field.
        field: Field,
        /// The index.
        index: u64,
        /// The number of nodes.
        nodes: usize,
    },
    /// A node that can be reached from itself.
    #[error("nodes[{node}]: leads back to itself")]
    Cycle {
        /// The node's index.
        node: usize,
    },
    /// This side has a five in the certificate's position.
    #[error("position: {} has a five", .0.name())]
    FiveAtRoot(Color),
}
