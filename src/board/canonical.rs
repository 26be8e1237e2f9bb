//! One representative for the eight images of a position.

use super::{ByColor, Color, Point, PointSet, Position, Rule, Setup, Symmetry};

/// The stones of one of the eight images of a position: the image whose point sets come first in their order.
/// It is equal for all eight images, and different for all other positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Canonical {
    /// Black's stones.
    pub black: PointSet,
    /// White's stones.
    pub white: PointSet,
}

impl Canonical {
    /// The canonical image of a position, and a symmetry that maps the position to it.
    pub fn of(position: &Position) -> (Self, Symmetry) {
        let picture = |symmetry: Symmetry| {
            let image =
                |color| position.stones(color).iter().map(|p| symmetry.apply(p)).collect::<PointSet>();
            (Self { black: image(Color::Black), white: image(Color::White) }, symmetry)
        };
        let [first, others @ ..] = Symmetry::ALL.map(picture);
        others.into_iter().fold(first, |least, other| if other.0 < least.0 { other } else { least })
    }

    /// The position with these stones and Black to move.
    pub(crate) fn position(&self, rule: Rule) -> Position {
        let stones = ByColor::from_fn(|color| match color {
            Color::Black => self.black.iter().collect(),
            Color::White => self.white.iter().collect(),
        });
        Setup { rule, stones, to_move: Color::Black }.position().expect("they are the stones of a position")
    }
}

impl Position {
    /// The empty points, one for each set of points that are images of each other under the position's own symmetries: the
    /// [`first_image`](Self::first_image) of each.
    pub fn different_moves(&self) -> Vec<Point> {
        let first_image = self.first_image();
        self.empties().filter(|&point| first_image(point) == point).collect()
    }

    /// A function that gives the first of a point's images under the position's own symmetries, by which images of the same
    /// move are recognized.
    ///
    /// ```
    /// use yonsan::Position;
    /// let position: Position = "h8i8".parse()?;
    /// // The position is its own image above and below the row of its stones.
    /// assert_eq!(position.first_image()("i9".parse()?), "i7".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn first_image(&self) -> impl Fn(Point) -> Point {
        let own: Vec<Symmetry> = self.own_symmetries().collect();
        move |point| own.iter().map(|symmetry| symmetry.apply(point)).min().unwrap_or(point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn all_pictures_of_a_position_are_one_and_the_way_back_is_known() {
        for moves in ["h8", "h8i9", "h8i9j10c3", "h8h9i9g7a1b2c3"] {
            let position = notation::parse(moves, Rule::Freestyle).unwrap();
            let (canonical, _) = Canonical::of(&position);
            for symmetry in Symmetry::ALL {
                let picture = position.picture(symmetry);
                let (same, to) = Canonical::of(&picture);
                assert_eq!(same, canonical);
                let there: PointSet = picture.stones(Color::Black).iter().map(|p| to.apply(p)).collect();
                assert_eq!(there, canonical.black);
                let back: PointSet = there.iter().map(|p| to.inverse().apply(p)).collect();
                assert_eq!(back, *picture.stones(Color::Black));
            }
        }
    }

    #[test]
    fn one_move_stands_for_all_its_images() {
        for (moves, different) in [("h8", 35), ("h8i9", 118), ("h8i8", 118), ("h8i9j7", 222)] {
            let position = notation::parse(moves, Rule::Freestyle).unwrap();
            let first_image = position.first_image();
            let listed = position.different_moves();
            assert_eq!(listed.len(), different, "{moves}");
            for point in position.empties() {
                let first = first_image(point);
                assert!(listed.contains(&first) && first <= point, "{moves}: {point}");
                let after = |point| {
                    let mut after = position.clone();
                    after.make(point).unwrap();
                    after
                };
                assert!(after(first).is_picture_of(&after(point)), "{moves}: {point}");
            }
        }
    }
}
