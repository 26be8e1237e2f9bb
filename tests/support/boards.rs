//! Random boards, which are equal in every run.

use yonsan::board::{ByColor, Color, Dice, Point, PointSet, Position, Rule, Setup};

/// The position with these stones; nothing where it is impossible or won.
pub fn setup(rule: Rule, stones: ByColor<Vec<Point>>, to_move: Color) -> Option<Position> {
    let setup = Setup { rule, stones, to_move };
    setup.position().ok().filter(|p| p.winner().is_none())
}

/// The colour of a wall's stone on this point: a wall has no five and no three in a row, and little can be
/// added to it.
pub fn wall(point: Point) -> Color {
    if (point.x() / 2 + point.y()).is_multiple_of(2) { Color::Black } else { Color::White }
}

/// The position with one more stone of either side; nothing where that is impossible.
pub fn with_stone(position: &Position, color: Color, point: Point) -> Option<Position> {
    let mut setup = position.setup();
    setup.stones[color].push(point);
    setup.position().ok()
}

/// The position with all stones in the other colour, and the other side to move.
pub fn recoloured(position: &Position) -> Position {
    let Setup { rule, stones, to_move } = position.setup();
    let stones = ByColor { black: stones.white, white: stones.black };
    Setup { rule, stones, to_move: to_move.other() }.position().expect("the same stones in other colours")
}

/// Up to twenty stones in a part of the board, which may lie at an edge or in a corner.
pub fn open_board(dice: &mut Dice, rule: Rule) -> Option<Position> {
    let (left, low, size) = (dice.below(9), dice.below(9), 5 + dice.below(3));
    let mut points = Vec::new();
    for _ in 0..9 + dice.below(12) {
        let (x, y) = (left + dice.below(size), low + dice.below(size));
        points.extend(Point::new(x, y).filter(|p| !points.contains(p)));
    }
    let (own, other) = points.split_at(points.len() / 2 + dice.below(2));
    let stones = ByColor { black: own.to_vec(), white: other.to_vec() };
    setup(rule, stones, dice.of(&Color::BOTH))
}

/// A full board without a five, except for two to six empty points close together.
pub fn full_board(dice: &mut Dice, rule: Rule) -> Option<Position> {
    let centre = Point::from_index(dice.below(225));
    let mut empty = PointSet::EMPTY;
    for _ in 0..2 + dice.below(5) {
        let (dx, dy) = (dice.below(5) as isize - 2, dice.below(5) as isize - 2);
        if let Some(point) = centre.offset(dx, dy) {
            empty.insert(point);
        }
    }
    if empty.is_empty() {
        return None;
    }
    let mut stones = ByColor::<Vec<Point>>::default();
    for point in Point::all().filter(|&p| !empty.contains(p)) {
        stones[dice.of(&Color::BOTH)].push(point);
    }
    // Stones that belong to a five change their colour until there is no five.
    for _ in 0..2000 {
        let to_move = dice.of(&Color::BOTH);
        let [black, white] = Color::BOTH.map(|color| five(rule, &stones, color, dice));
        let Some((color, i)) = black.or(white) else {
            return setup(rule, stones, to_move);
        };
        let point = stones[color].swap_remove(i);
        stones[color.other()].push(point);
    }
    None
}

/// The colour and index of one stone that belongs to a five; nothing where there is no five.
fn five(rule: Rule, stones: &ByColor<Vec<Point>>, color: Color, dice: &mut Dice) -> Option<(Color, usize)> {
    let mut alone = ByColor::<Vec<Point>>::default();
    alone[color].clone_from(&stones[color]);
    let alone = Setup { rule, stones: alone, to_move: color };
    let position = alone.position().ok()?;
    let own = &stones[color];
    let guilty = (0..own.len()).filter(|&i| position.makes_five(color, own[i]));
    let guilty: Vec<usize> = guilty.collect();
    (!guilty.is_empty()).then(|| (color, dice.of(&guilty)))
}
