//! A simple reply: one message with its values.

use crate::board::{Color, Point, Rule};

/// A reply that is one message. As JSON its values have the form `yonsan.MESSAGE/1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The id of the message in the files of each language.
    pub message: &'static str,
    /// The values of the message, by their names in the message.
    pub values: Vec<(&'static str, SaidValue)>,
}

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaidValue {
    /// A number, which determines plural forms.
    Number(u64),
    /// A name, such as that of a point, a side or a file, which may determine the variant of the message.
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
