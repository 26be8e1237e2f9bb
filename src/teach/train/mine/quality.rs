//! The quality of a puzzle: a score from 0 to 100, and the six parts that it is the sum of.

use super::spare::spare;
use crate::board::{Color, Point, Position};
use crate::evaluate;
use crate::solve::Budget;
use crate::teach::train::facts::{Facts, themes};

/// The themes that make a puzzle interesting; the others only say how it ends or that it is long.
const IDEAS: [&str; 10] = [
    "four-three",
    "double-four",
    "double-three",
    "fukumi",
    "quiet-move",
    "counter-four",
    "fork",
    "catch",
    "forbidden-move",
    "forbidden-trap",
];

/// What the quality of a puzzle is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quality {
    /// Whether the moves of the game are kept that led to the position.
    pub game: bool,
    /// Whether the two sides have as many stones as in a game.
    pub balanced: bool,
    /// The number of stones.
    pub stones: usize,
    /// The number of stones that could be removed together without another verdict or other first moves.
    pub spare: usize,
    /// The evaluators whose first choice solves it.
    pub fall: Vec<&'static str>,
    /// The number of wrong moves that look right.
    pub tempting: usize,
    /// The number of right first moves, or of points that are to be found.
    pub first: usize,
    /// Whether all right points are to be found.
    pub finds_points: bool,
    /// The themes that make it interesting.
    pub ideas: Vec<String>,
}

/// The quality of a puzzle. The budget is for each position with fewer stones, of which there are at most as many as
/// stones; no more than `most` spare stones are looked for.
pub fn quality(facts: &Facts, budget: &Budget, most: usize) -> Quality {
    let position = &facts.position;
    let ideas = themes(facts).into_iter().filter(|theme| IDEAS.contains(&theme.as_str()));
    Quality {
        game: !position.moves().is_empty() && position.moves().len() == position.count(),
        balanced: balanced(position),
        stones: position.count(),
        spare: spare(facts, budget, most).len(),
        fall: fall(facts),
        tempting: facts.tempting.len(),
        first: facts.right.len(),
        finds_points: facts.kind.finds_points(),
        ideas: ideas.collect(),
    }
}

/// Whether the sides have equally many stones, or Black has one more, according to whose turn it is.
fn balanced(position: &Position) -> bool {
    let [black, white] = Color::BOTH.map(|color| position.stones(color).len());
    black == white + usize::from(position.to_move() == Color::White)
}

/// The evaluators whose first choice solves the puzzle; none where points are to be found.
pub(in crate::teach::train) fn fall(facts: &Facts) -> Vec<&'static str> {
    if facts.kind.finds_points() { Vec::new() } else { choosing(&facts.position, &facts.right).collect() }
}

/// The evaluators whose first choice is one of these points.
pub(super) fn choosing<'a>(
    position: &'a Position,
    points: &'a [Point],
) -> impl Iterator<Item = &'static str> + 'a {
    let choice = |name: &str| evaluate::by_name(name).and_then(|by| by.choose(position));
    evaluate::NAMES.into_iter().filter(move |name| choice(name).is_some_and(|point| points.contains(&point)))
}

impl Quality {
    /// The points of each part, in the order in which they are told: what it comes from (to 15), its spare stones (to
    /// 25), the evaluators (to 20), the temptations (to 15), its first moves (to 10), its ideas (to 15).
    pub fn parts(&self) -> [u16; 6] {
        let spare = 25_usize.saturating_sub(self.spare * 62 / self.stones.max(1));
        let first = if self.finds_points || self.first == 1 { 10 } else { 5 * usize::from(self.first == 2) };
        [
            if self.game { 15 } else { 10 * usize::from(self.balanced) },
            spare,
            20 - 5 * self.fall.len().min(4),
            3 * self.tempting.min(5),
            first,
            5 * self.ideas.len().min(3),
        ]
        .map(|points| points as u16)
    }

    /// The sum of all parts, from 0 to 100.
    pub fn score(&self) -> u16 {
        self.parts().iter().sum()
    }
}
