//! The first moves of a game.

use crate::board::{Point, PointSet, Position, Rule};

/// The 35 second moves of White after `h8` that are not images of each other.
///
/// The move chosen of each eight images is the one whose column is at least as far to the right of the centre
/// as its row is above it, and whose row is not below the centre.
pub fn second_moves() -> PointSet {
    let eighth = |point: &Point| point.x() >= point.y() && point.y() >= Point::CENTRE.y();
    Point::all().filter(eighth).filter(|&point| point != Point::CENTRE).collect()
}

/// The one of the 35 second moves of which the stone is an image; the centre for the centre.
pub fn second_move(stone: Point) -> Point {
    let c = Point::CENTRE.x();
    let (a, b) = (stone.x().abs_diff(c), stone.y().abs_diff(c));
    Point::new(c + a.max(b), c + a.min(b)).unwrap_or(stone)
}

/// The position with Black's stone on `h8` alone.
///
/// # Panics
/// Never: the first move is legal on every point.
pub fn start(rule: Rule) -> Position {
    Position::from_moves(rule, &[Point::CENTRE]).expect("the board is empty")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Symmetry;

    #[test]
    fn there_are_thirty_five_second_moves() {
        let moves = second_moves();
        assert_eq!(moves.len(), 35);
        let pictures: PointSet =
            moves.iter().flat_map(|point| Symmetry::ALL.map(|symmetry| symmetry.apply(point))).collect();
        assert_eq!(pictures.len(), 224);
        assert_eq!(start(Rule::Freestyle).different_moves().len(), 35);
        for point in Point::all().filter(|&point| point != Point::CENTRE) {
            let second = second_move(point);
            assert!(moves.contains(second));
            assert!(Symmetry::ALL.iter().any(|symmetry| symmetry.apply(point) == second));
        }
    }
}
