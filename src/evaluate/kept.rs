//! Scores and candidates that are kept from move to move: after a stone only its neighbourhood is looked at again.
//!
//! How far a stone reaches differs. A run ends at the first point that is not the side's, so for the evaluators that
//! count runs only the first empty point in each direction changes, behind the stones of one side. Templates look at
//! four points each way. The rating counts shapes line by line, so the four lines of the stone change, and one number
//! for the whole board.

use super::rating::FIVE;
use super::templates::HALF;
use super::{Evaluator, Form, Templates, all_best, forbidden, is_forbidden, square};
use crate::board::{Axis, ByColor, Color, Direction, IllegalMove, LINES, POINTS, Point, PointSet, Position};
use crate::pattern::{Lines, shapes};

/// A position with an evaluator's scores of all its points.
///
/// ```
/// use yonsan::evaluate::{Evaluator, Form, Kept};
/// let form = Form::named("templates").unwrap();
/// let mut kept = Kept::new(form, &"h8i9".parse()?);
/// kept.make("i8".parse()?)?;
/// assert_eq!(kept.scores(), form.scores(kept.position()));
/// kept.undo();
/// assert_eq!(kept.best(), form.best(kept.position()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Kept {
    form: Form,
    position: Position,
    /// Of evaluators that count runs: what a side has around each point, to attack with and to defend against.
    parts: ByColor<Vec<[i64; 2]>>,
    /// Of the others: what a side would have on each of the four lines through a point.
    axes: ByColor<Vec<[i64; 4]>>,
    /// Stones within reach of each point.
    near: Vec<u16>,
    /// The lines of the position and what each adds to a side's rating; for the evaluator `rating` alone.
    lines: Lines,
    ratings: ByColor<[i64; LINES]>,
    /// The sums of these ratings.
    rated: ByColor<i64>,
}

impl Kept {
    /// The scores of a position.
    pub fn new(form: Form, position: &Position) -> Self {
        let mut kept = Self {
            form,
            position: position.clone(),
            parts: ByColor::from_fn(|_| vec![[0; 2]; POINTS]),
            axes: ByColor::from_fn(|_| vec![[0; 4]; POINTS]),
            near: vec![0; POINTS],
            lines: Lines::of(position),
            ratings: ByColor::from_fn(|_| [0; LINES]),
            rated: ByColor::default(),
        };
        for point in Point::all() {
            for axis in Axis::ALL {
                kept.rate(point, axis);
            }
            if position.is_empty(point) {
                kept.value(point);
            } else {
                kept.count(point, 1);
            }
        }
        kept
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Puts down a stone of the side to move.
    ///
    /// # Errors
    /// When the point is taken or the game is over.
    pub fn make(&mut self, point: Point) -> Result<(), IllegalMove> {
        let side = self.position.to_move();
        self.position.make(point)?;
        self.changed(point, side, 1);
        Ok(())
    }

    /// Takes the last stone back; none where no move was made.
    pub fn undo(&mut self) -> Option<Point> {
        let point = self.position.undo()?;
        self.changed(point, self.position.to_move(), -1);
        Some(point)
    }

    /// The score of a point for the side to move; `None` on a stone.
    pub fn score(&self, point: Point) -> Option<i64> {
        if !self.position.is_empty(point) {
            return None;
        }
        if is_forbidden(&self.position, point) {
            return Some(0);
        }
        let (i, own) = (point.index(), self.position.to_move());
        let enemy = own.other();
        let axes = |color: Color| self.axes[color][i].iter().sum::<i64>();
        Some(match self.form {
            Form::Powers(_) | Form::Terminator(_) => self.parts[own][i][0] + self.parts[enemy][i][1],
            Form::Templates(form) => form.together(axes(own), axes(enemy), point, self.near[i] > 0),
            Form::Rating(_) if self.position.makes_five(own, point) => FIVE,
            Form::Rating(_) => self.rated[own] - self.rated[enemy] + axes(own),
        })
    }

    /// The scores of all points, by index.
    pub fn scores(&self) -> [Option<i64>; POINTS] {
        std::array::from_fn(|i| self.score(Point::from_index(i)))
    }

    /// The points that are considered: see [`candidates`](super::candidates).
    pub fn candidates(&self) -> PointSet {
        if self.position.count() == 0 {
            return PointSet::from_iter([Point::CENTRE]);
        }
        let near: PointSet = self.position.empties().filter(|point| self.near[point.index()] > 0).collect();
        near.minus(&forbidden(&self.position))
    }

    /// All points that the evaluator likes best, row by row from `a1`; none on a full board.
    pub fn best(&self) -> Vec<Point> {
        let equal = all_best(self.candidates().iter(), |point| self.score(point));
        self.form.among(&self.position, equal)
    }

    /// Brings everything up to date around a point where a stone was put down (1) or taken away (-1).
    fn changed(&mut self, point: Point, side: Color, by: i16) {
        self.lines.toggle(side, point);
        self.count(point, by);
        match self.form {
            Form::Powers(_) | Form::Terminator(_) => {
                for way in Direction::ALL {
                    if let Some(end) = self.behind(point, way) {
                        self.value(end);
                    }
                }
            }
            Form::Templates(_) => {
                for axis in Axis::ALL {
                    for way in axis.directions() {
                        for other in point.walk(way).take(HALF as usize) {
                            self.value_on(other, axis);
                        }
                    }
                }
            }
            Form::Rating(_) => {
                for axis in Axis::ALL {
                    self.rate(point, axis);
                    for way in axis.directions() {
                        for other in point.walk(way) {
                            self.value_on(other, axis);
                        }
                    }
                }
            }
        }
        self.value(point);
    }

    /// The first empty point in a direction, where stones of one side alone lie between.
    fn behind(&self, point: Point, way: Direction) -> Option<Point> {
        let mut run = None;
        for other in point.walk(way) {
            match (run, self.position.stone(other)) {
                (_, None) => return Some(other),
                (Some(side), Some(stone)) if side != stone => return None,
                (_, stone) => run = stone,
            }
        }
        None
    }

    /// Counts a stone for all points within reach of it, or no longer.
    fn count(&mut self, point: Point, by: i16) {
        for other in square(point, self.form.reach()) {
            let near = &mut self.near[other.index()];
            *near = near.saturating_add_signed(by);
        }
    }

    /// Values an empty point from nothing.
    fn value(&mut self, point: Point) {
        if !self.position.is_empty(point) {
            return;
        }
        for color in Color::BOTH {
            match self.form {
                Form::Powers(powers) => {
                    self.parts[color][point.index()] = powers.parts(&self.position, point, color);
                }
                Form::Terminator(form) => {
                    self.parts[color][point.index()] = form.parts(&self.position, point, color);
                }
                Form::Templates(_) | Form::Rating(_) => {}
            }
        }
        if matches!(self.form, Form::Templates(_) | Form::Rating(_)) {
            for axis in Axis::ALL {
                self.value_on(point, axis);
            }
        }
    }

    /// Values an empty point on one of its lines.
    fn value_on(&mut self, point: Point, axis: Axis) {
        if !self.position.is_empty(point) {
            return;
        }
        for color in Color::BOTH {
            self.axes[color][point.index()][axis as usize] = match self.form {
                Form::Templates(_) => Templates::on_axis(&self.position, point, color, axis),
                Form::Rating(_) => self.gained(point, axis, color),
                Form::Powers(_) | Form::Terminator(_) => 0,
            };
        }
    }

    /// What a stone adds to its side's rating less the enemy's on one line.
    fn gained(&mut self, point: Point, axis: Axis, color: Color) -> i64 {
        let line = point.on(axis).0;
        self.lines.toggle(color, point);
        let rating = |side| i64::from(shapes::line_rating(&self.lines, line, side));
        let after = rating(color) - rating(color.other());
        self.lines.toggle(color, point);
        after - (self.ratings[color][line.index()] - self.ratings[color.other()][line.index()])
    }

    /// Rates one line through a point for both sides.
    fn rate(&mut self, point: Point, axis: Axis) {
        if let Form::Rating(_) = self.form {
            let line = point.on(axis).0;
            for color in Color::BOTH {
                let rating = i64::from(shapes::line_rating(&self.lines, line, color));
                let before = std::mem::replace(&mut self.ratings[color][line.index()], rating);
                self.rated[color] += rating - before;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{NAMES, candidates};
    use super::*;
    use crate::board::{Rule, notation};

    fn forms() -> Vec<Form> {
        let all = NAMES.into_iter().filter_map(|name| Some((name, Form::named(name)?)));
        all.flat_map(|(name, usual)| {
            let variants = Form::variants(name).iter().filter_map(move |variant| usual.variant(variant, 5));
            [usual].into_iter().chain(variants.skip(1))
        })
        .collect()
    }

    /// Holds what was kept against the evaluator that looks at the whole board.
    fn agrees(kept: &Kept, often: bool) -> Result<(), TestCaseError> {
        let (form, position) = (kept.form, &kept.position);
        // The whole board by ratings takes milliseconds.
        if matches!(form, Form::Rating(_)) && !often && !position.count().is_multiple_of(4) {
            return Ok(());
        }
        prop_assert_eq!(kept.scores(), form.scores(position), "{:?} {}", form, notation::write(position));
        prop_assert_eq!(kept.candidates(), candidates(position, form.reach()));
        prop_assert_eq!(kept.best(), form.best(position));
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]

        /// Random games in corners of all sizes, which make long runs, with moves taken back on the way.
        #[test]
        fn what_is_kept_is_what_the_whole_board_says(
            moves in (4..=15usize, 4..=15usize).prop_flat_map(|(width, height)| {
                let corner = Point::all().filter(move |p| p.x() < width && p.y() < height);
                Just(corner.collect::<Vec<_>>()).prop_shuffle()
            }),
            undone in prop::collection::vec(0..4usize, 30),
            standard in any::<bool>(),
            begun in 0..12usize,
        ) {
            let rule = if standard { Rule::Standard } else { Rule::Freestyle };
            let mut start = Position::new(rule);
            for &point in moves.iter().take(begun) {
                let _ = start.make(point);
            }
            for form in forms() {
                let mut kept = Kept::new(form, &start);
                agrees(&kept, true)?;
                for (&point, &undone) in moves.iter().skip(begun).zip(&undone) {
                    if kept.make(point).is_err() {
                        break;
                    }
                    agrees(&kept, false)?;
                    // Some are taken back, and one of them may come again.
                    for _ in 0..undone.saturating_sub(1) {
                        kept.undo();
                    }
                    agrees(&kept, false)?;
                }
            }
        }
    }

    #[test]
    fn a_stone_that_is_refused_changes_nothing() {
        let mut kept = Kept::new(Form::named("powers").unwrap(), &"h8i9".parse().unwrap());
        let before = kept.scores();
        assert!(kept.make("h8".parse().unwrap()).is_err());
        assert_eq!(kept.scores(), before);
    }
}
