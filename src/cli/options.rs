//! How the values of the strategy commands' arguments are read.

use crate::board::{Point, Rule, notation};

pub fn rule(text: &str) -> Result<Rule, String> {
    Rule::from_name(&text.to_lowercase()).ok_or_else(|| "choose freestyle or standard".to_owned())
}

pub fn point(text: &str) -> Result<Point, String> {
    text.parse().map_err(|_| "points are a1 to o15".to_owned())
}

/// One word of moves.
#[derive(Clone, Debug)]
pub struct Moves(pub Vec<Point>);

pub fn moves(text: &str) -> Result<Moves, String> {
    notation::points(text).map(Moves).map_err(|_| "points are a1 to o15".to_owned())
}
