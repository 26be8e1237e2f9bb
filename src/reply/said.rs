//! A simple answer: one message, and the values that stand in it.

use crate::board::{Color, Point, Rule};

/// An answer that one message tells. A program reads its values by their names: `yonsan.MESSAGE/1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The id of the message in the files of each language.
    pub message: &'static str,
    /// The values in it, by the names that the message has for them.
    pub values: Vec<(&'static str, SaidValue)>,
}

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaidValue {
    /// A number: it chooses plural forms.
    Number(u64),
    /// A name, such as that of a point, a side or a file: it may choose among variants of the message.
    Name(String),
}

impl From<usize> for SaidValue {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<String> for SaidValue {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<Point> for SaidValue {
    fn from(point: Point) -> Self {
        Self::Name(point.to_string())
    }
}

impl From<Color> for SaidValue {
    fn from(color: Color) -> Self {
        Self::Name(color.name().to_owned())
    }
}

impl From<Rule> for SaidValue {
    fn from(rule: Rule) -> Self {
        Self::Name(rule.name().to_owned())
    }
}
