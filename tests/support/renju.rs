//! Positions with points that are forbidden to Black, or look so.

use yonsan::board::{self, Axis, ByColor, Color, Dice, Point, PointSet, Position, Rule, Setup};

use super::positions::{parsed, rows};

/// Labelled boards: a name, the stones, the forbidden points, the points that only look forbidden.
pub const BOARDS: &str = include_str!("../data/renju/boards.tsv");
/// Single points: a name, the stones, the point, whether it is allowed or the first prohibition.
pub const POINTS: &str = include_str!("../data/renju/points.tsv");

/// A position under renju that is written in one line.
pub fn position(text: &str) -> Position {
    parsed(text, Rule::Renju.name())
}

/// All positions of the labelled boards.
pub fn labelled() -> Vec<Position> {
    rows(BOARDS).map(|row| position(row[1])).collect()
}

type Stones = ByColor<PointSet>;

fn put(stones: &mut Stones, color: Color, point: Point) {
    if !stones[color.other()].contains(point) {
        stones[color].insert(point);
    }
}

/// Random stones on a part of the board, from few to many, with any share of black ones.
fn random(dice: &mut Dice) -> Stones {
    let mut stones = Stones::default();
    let (full, black) = (5 + dice.below(60), 30 + dice.below(60));
    let (left, low, width) = (dice.below(8), dice.below(8), 7 + dice.below(9));
    for point in Point::all() {
        let inside = |at: usize, from: usize| (from..from + width).contains(&at);
        if inside(point.x(), left) && inside(point.y(), low) && dice.below(100) < full {
            let color = if dice.below(100) < black { Color::Black } else { Color::White };
            put(&mut stones, color, point);
        }
    }
    stones
}

/// Two or three black stones near a point on several of its axes, and the same around some of the points where these
/// rows would grow, so that threes are nested; then a few white stones.
fn nested(dice: &mut Dice) -> Stones {
    let mut stones = Stones::default();
    let mut centres = vec![Point::from_index(dice.below(board::POINTS))];
    for _ in 0..2 + dice.below(12) {
        let centre = dice.of(&centres);
        for axis in Axis::ALL {
            if dice.one_in(2) {
                continue;
            }
            let (dx, dy) = axis.directions()[1].step();
            for _ in 0..2 + dice.below(2) {
                let far = dice.below(9) as isize - 4;
                if far != 0
                    && let Some(point) = centre.offset(far * dx, far * dy)
                {
                    put(&mut stones, Color::Black, point);
                }
            }
            let far = dice.below(9) as isize - 4;
            centres.extend(centre.offset(far * dx, far * dy));
        }
    }
    for centre in centres {
        if !dice.one_in(4) {
            stones.black.remove(centre);
        }
    }
    for _ in 0..dice.below(12) {
        put(&mut stones, Color::White, Point::from_index(dice.below(board::POINTS)));
    }
    stones
}

/// A labelled position with a few stones changed.
fn mutated(dice: &mut Dice, labelled: &[Position]) -> Stones {
    let position = &labelled[dice.below(labelled.len())];
    let mut stones = ByColor::from_fn(|color| *position.stones(color));
    for _ in 0..=dice.below(4) {
        let point = Point::from_index(dice.below(board::POINTS));
        let color = dice.of(&Color::BOTH);
        if !stones[color].remove(point) {
            put(&mut stones, color, point);
        }
    }
    stones
}

/// A random or constructed position, or a labelled one with a few stones changed; Black is to move and there may be a
/// five. Nothing where both sides have one.
pub fn board(dice: &mut Dice, labelled: &[Position]) -> Option<Position> {
    let stones = match dice.below(3) {
        0 => random(dice),
        1 => nested(dice),
        _ => mutated(dice, labelled),
    };
    let stones = ByColor::from_fn(|color| stones[color].iter().collect());
    Setup { rule: Rule::Renju, stones, to_move: Color::Black }.position().ok()
}
