//! Random boards: rooms between walls, nearly full boards, scattered stones, random play. A room is the few
//! empty points of a board that is otherwise full.

use yonsan::board::{Axis, ByColor, Color, Dice, POINTS, Point, PointSet, Position, Rule, SIZE};

use yonsan::solve::{Budget, vct};

use super::room::{Moves, Room};
use super::tree::Board;
use crate::support::boards::{full_board, setup, wall};

/// The content of each point, where it belongs to the room (`Some`); `Some(None)` is an empty point.
type Floor = [Option<Option<Color>>; POINTS];

/// A strip of a line through or near a point, empty except for a few stones of one side.
fn strip(floor: &mut Floor, dice: &mut Dice, near: Point, length: usize, color: Color, stones: usize) {
    let axis = dice.of(&Axis::ALL);
    let (dx, dy) = axis.directions()[1].step();
    let back = dice.below(length) as isize;
    let row = |i: isize| near.offset((i - back) * dx, (i - back) * dy);
    let row: Vec<usize> = (0..length as isize).filter_map(row).map(Point::index).collect();
    for &at in &row {
        floor[at].get_or_insert(None);
    }
    for _ in 0..stones.min(row.len()) {
        floor[dice.of(&row)] = Some(Some(color));
    }
}

/// Two or three strips with the attacker's stones that cross each other, and up to two with the defender's.
fn strips(dice: &mut Dice, attacker: Color) -> Floor {
    let mut floor = [None; POINTS];
    let centre = Point::from_index(dice.below(POINTS));
    let around = |dice: &mut Dice, far: usize| loop {
        let mut step = || dice.below(2 * far + 1) as isize - far as isize;
        if let Some(point) = centre.offset(step(), step()) {
            return point;
        }
    };
    for _ in 0..2 + dice.below(2) {
        let near = around(dice, 1);
        let (length, stones) = (6 + dice.below(3), 2 + dice.below(2));
        strip(&mut floor, dice, near, length, attacker, stones);
    }
    for _ in 0..dice.below(3) {
        let near = around(dice, 5);
        let (length, stones) = (5 + dice.below(2), 2 + dice.below(2));
        strip(&mut floor, dice, near, length, attacker.other(), stones);
    }
    floor
}

/// A rectangle from four by four to seven by five with stones of both sides.
fn rectangle(dice: &mut Dice, attacker: Color) -> Floor {
    let mut floor = [None; POINTS];
    let (width, height) = dice.of(&[(5, 5), (7, 5), (5, 7), (6, 5), (7, 4), (4, 4)]);
    let (left, low) = (dice.below(SIZE + 1 - width), dice.below(SIZE + 1 - height));
    let (own, other) = (4 + dice.below(4), 2 + dice.below(5));
    for (x, y) in (0..width).flat_map(|x| (0..height).map(move |y| (x, y))) {
        let roll = dice.below(18);
        let color =
            if roll < own { Some(attacker) } else { Some(attacker.other()).filter(|_| roll < own + other) };
        floor[(low + y) * SIZE + left + x] = Some(color);
    }
    floor
}

/// A room between walls, or the last points of a full board, with the attacker to move. `None` when a side
/// has won, or too many points are empty.
fn room(dice: &mut Dice) -> Option<Position> {
    let rule = dice.of(&[Rule::Freestyle, Rule::Standard]);
    if dice.below(40) == 0 {
        return full_board(dice, rule);
    }
    let attacker = dice.of(&Color::BOTH);
    let floor = if dice.below(4) == 0 { rectangle(dice, attacker) } else { strips(dice, attacker) };
    let mut stones = ByColor::<Vec<Point>>::default();
    let mut empty = 0;
    for point in Point::all() {
        // A few stones of the wall belong to the other side, so that they may help the stones next to them.
        let mut stone = |color: Color| Some(if dice.below(25) == 0 { color.other() } else { color });
        match floor[point.index()].unwrap_or_else(|| stone(wall(point))) {
            Some(color) => stones[color].push(point),
            None => empty += 1,
        }
    }
    setup(rule, stones, attacker).filter(|_| (3..=20).contains(&empty))
}

/// A room that is a useful test: in most, neither side has a five point and fours alone do not win; one in
/// two is won by threats according to the search under test, which only selects the rooms.
pub fn telling_room(dice: &mut Dice) -> (Position, Room) {
    let (any, wanted) = (dice.below(8) == 0, dice.below(2) == 0);
    loop {
        let Some(position) = room(dice) else { continue };
        let mut room = Room::new(&position);
        if !any {
            let loud =
                !room.five_points().iter().all(PointSet::is_empty) || room.won(Moves::Fours) == Some(true);
            if loud
                || room.threats() == 0
                || vct::solve(&position, &Budget::default()).verdict.proven().is_some() != wanted
            {
                continue;
            }
        }
        return (position, room);
    }
}

/// A board that is full except for a part of it; in most, neither side has a five point.
pub fn nearly_full(dice: &mut Dice) -> Board {
    let rule = dice.of(&[Rule::Freestyle, Rule::Standard]);
    let share = 3 + dice.below(5);
    let on = std::array::from_fn(|_| if dice.below(10) < share { 1 } else { 2 });
    let mut board = Board { on, rule };
    let (left, bottom, size) = (dice.below(SIZE - 4), dice.below(SIZE - 4), 5 + dice.below(4));
    let holes = 3 + dice.below(2);
    for p in (0..POINTS).filter(|p| (left..left + size).contains(&(p % SIZE)) && p / SIZE >= bottom) {
        if p / SIZE < bottom + size && dice.below(5) < holes {
            board.on[p] = 0;
        }
    }
    while let Some(p) = (0..POINTS).find(|&p| board.on[p] != 0 && board.wins(p, board.on[p])) {
        board.on[p] = 0;
    }
    // Five points are filled with the other side's stones, other points at random until few are left.
    let most = 12 + dice.below(24);
    for round in 0..if dice.below(6) > 0 { 3 } else { 0 } {
        for p in board.empties() {
            let free: Vec<u8> = [1, 2].into_iter().filter(|&side| !board.wins(p, side)).collect();
            let many = round == 0 && board.empties().len() > most;
            if free.len() == 1 || free.len() == 2 && many && dice.below(2) == 0 {
                board.on[p] = free[dice.below(free.len())];
            }
        }
    }
    board
}

/// Stones scattered over the whole board, most of them next to others.
pub fn strewn(dice: &mut Dice) -> Board {
    let mut board = Board { on: [0; POINTS], rule: dice.of(&[Rule::Freestyle, Rule::Standard]) };
    let steps = [0, 1, 2, 14, 15, 16, 28, 30, 32];
    let mut at = dice.below(POINTS);
    for _ in 0..30 + dice.below(50) {
        let near = (at + POINTS + dice.of(&steps) - dice.of(&steps)) % POINTS;
        at = if dice.below(12) == 0 { dice.below(POINTS) } else { near };
        let side = 1 + u8::from(dice.below(5) < 2);
        if board.on[at] == 0 && !board.wins(at, side) {
            board.on[at] = side;
        }
    }
    board
}

/// Some plies of play in which every move is near another stone, and five points are taken or blocked.
pub fn play(dice: &mut Dice) -> Position {
    let rule = dice.of(&Rule::ALL);
    let mut position = Position::new(rule);
    let plies = 6 + dice.below(30);
    position.make(Point::new(4 + dice.below(7), 4 + dice.below(7)).expect("on the board")).expect("empty");
    for _ in 0..plies {
        let side = position.to_move();
        let must = position.five_points(side.other()).iter().next();
        let from = position.moves()[dice.below(position.moves().len())];
        let steps = [-2isize, -1, -1, 0, 1, 1, 2];
        let near = from.offset(dice.of(&steps), dice.of(&steps));
        let Some(point) = must.or(near).filter(|&point| position.may_play(point)) else {
            // Where Black may not stop a five, the game is left as it is.
            if must.is_some() {
                break;
            }
            continue;
        };
        // A move that would end the game is not made.
        if position.makes_five(side, point) || !position.five_points(side).is_empty() {
            break;
        }
        position.make(point).expect("an empty point of a game that goes on");
    }
    position
}
