//! The moves that renju forbids to Black, from the words of the lines.
//!
//! [`Ruling`](crate::board::Ruling) is the definition that the tests compare this with.

use super::rules::{Barred, Rules};
use super::{Fifths, Lines, point_on, star};
use crate::board::{Axis, Point, PointSet};

/// How far from a point the stones lie that decide what a black stone there makes on its lines: a row of more than
/// five is an overline however long it is.
const REACH: usize = 5;

/// What a black stone makes on one line.
#[derive(Default)]
struct OnLine {
    five: bool,
    overline: bool,
    fours: u8,
    /// The bits of the points where a three grows into a straight four.
    grows: u16,
}

/// What a black stone makes on a bit of a line.
fn on_line(black: u16, empty: u16, bit: u32) -> OnLine {
    // All bits are moved up by one, so that the point before the first one is bit 0, which is never empty.
    let (stones, empty, bit) =
        (u32::from(black) << 1 | 2 << bit, (u32::from(empty) << 1) & !(2 << bit), bit + 1);
    let is = |word: u32, bit: u32| word >> bit & 1 == 1;
    let stones_below = |bit: u32| (stones << (32 - bit)).leading_ones();
    let stones_above = |bit: u32| (stones >> (bit + 1)).trailing_ones();
    let (low, high) = (bit - stones_below(bit) - 1, bit + stones_above(bit) + 1);
    let length = high - low - 1;
    if length >= 5 {
        return OnLine { five: length == 5, overline: length > 5, ..OnLine::default() };
    }
    let mut made = OnLine::default();
    if is(empty, low) {
        let beyond = stones_below(low);
        made.fours += u8::from(length + 1 + beyond == 5);
        let end = low - beyond - 1;
        if length + 1 + beyond == 4
            && is(empty, end)
            && !is(stones, end - 1)
            && is(empty, high)
            && !is(stones, high + 1)
        {
            made.grows |= 1 << (low - 1);
        }
    }
    if is(empty, high) {
        let beyond = stones_above(high);
        made.fours += u8::from(length + 1 + beyond == 5);
        let end = high + beyond + 1;
        if length + 1 + beyond == 4
            && is(empty, end)
            && !is(stones, end + 1)
            && is(empty, low)
            && !is(stones, low - 1)
        {
            made.grows |= 1 << (high - 1);
        }
    }
    if length == 4 {
        // Both ends complete one and the same four.
        made.fours = made.fours.min(1);
    }
    made
}

/// What the lines of a point say of a black stone there.
enum Judgement {
    /// It makes a five.
    Five,
    /// It makes an overline or two fours.
    Forbidden,
    /// It is allowed.
    Allowed,
    /// It makes a three on several lines, each with the bits where it grows.
    Threes([u16; 4]),
}

impl Lines {
    /// Whether the rule allows the attacker to play on an empty point.
    #[inline]
    pub fn may_attack<R: Rules>(&mut self, point: Point) -> bool {
        R::BARRED != Barred::Attacker || !self.forbids::<R>(point, &mut |_| {})
    }

    /// Whether the rule allows the defender to play on an empty point.
    #[inline]
    pub fn may_reply<R: Rules>(&mut self, point: Point) -> bool {
        R::BARRED != Barred::Defender || !self.forbids::<R>(point, &mut |_| {})
    }

    /// How the defender can answer a four on this point, which is not added.
    #[inline]
    pub fn answers_to<R: Rules>(&mut self, four: Point) -> Fifths {
        let fives = self.fives_after::<R>(four);
        if R::BARRED != Barred::Defender {
            return fives;
        }
        self.toggle_attacker(four);
        let answers = self.answers::<R>(fives);
        self.toggle_attacker(four);
        answers
    }

    /// How the defender, to move, can answer these five points of the attacker: an only point on which the defender may
    /// not play is as good as several.
    #[inline]
    pub fn answers<R: Rules>(&mut self, fives: Fifths) -> Fifths {
        match fives {
            Fifths::One(reply) if !self.may_reply::<R>(reply) => Fifths::Several,
            Fifths::None | Fifths::One(_) | Fifths::Several => fives,
        }
    }

    /// The empty points where a further white stone may forbid the attacker a move that is allowed; none where the move
    /// makes fewer than two threes, because a white stone only takes shapes away from Black.
    pub fn spoilers<R: Rules>(&mut self, attack: Point) -> PointSet {
        let mut judged = Vec::new();
        if R::BARRED == Barred::Attacker {
            self.forbids::<R>(attack, &mut |point| judged.push(point));
        }
        if judged.len() > 1 { self.seen_from(&judged) } else { PointSet::EMPTY }
    }

    /// The empty points where a further stone may allow the defender a reply that is forbidden; none where it is
    /// allowed.
    pub fn pardons<R: Rules>(&mut self, reply: Point) -> PointSet {
        let mut judged = Vec::new();
        let forbidden =
            R::BARRED == Barred::Defender && self.forbids::<R>(reply, &mut |point| judged.push(point));
        if forbidden { self.seen_from(&judged) } else { PointSet::EMPTY }
    }

    /// The empty points that are looked at to judge these points. With all of them as they are, nothing else on the
    /// board matters.
    fn seen_from(&self, judged: &[Point]) -> PointSet {
        let mut seen = PointSet::EMPTY;
        for direction in Axis::ALL.into_iter().flat_map(Axis::directions) {
            for point in judged.iter().flat_map(|point| point.walk(direction).take(REACH)) {
                seen.insert(point);
            }
        }
        let seen = seen.union(&judged.iter().copied().collect());
        seen.intersection(&self.empties())
    }

    /// Whether renju forbids Black to play on an empty point, to any depth; `told` gets every point that is judged
    /// on the way. The lines are changed on the way and are afterwards what they were before.
    fn forbids<R: Rules>(&mut self, point: Point, told: &mut dyn FnMut(Point)) -> bool {
        told(point);
        match self.judge::<R>(point) {
            Judgement::Five | Judgement::Allowed => false,
            Judgement::Forbidden => true,
            Judgement::Threes(threes) => self.has_two_real_threes::<R>(point, threes, told),
        }
    }

    fn judge<R: Rules>(&self, point: Point) -> Judgement {
        let black = if R::BARRED == Barred::Attacker { &self.attacker } else { &self.defender };
        let star = star(point);
        let (mut overline, mut fours, mut threes) = (false, 0, [0; 4]);
        for (axis, grows) in threes.iter_mut().enumerate() {
            let line = star.lines[axis] as usize;
            let made = on_line(black[line], self.empty(line), star.bits[axis].trailing_zeros());
            if made.five {
                return Judgement::Five;
            }
            overline |= made.overline;
            fours += made.fours;
            *grows = made.grows;
        }
        match () {
            () if overline || fours > 1 => Judgement::Forbidden,
            () if threes.iter().filter(|&&grows| grows != 0).count() > 1 => Judgement::Threes(threes),
            () => Judgement::Allowed,
        }
    }

    /// Whether at least two of the threes that a black stone on the point makes grow into a straight four by a stone
    /// that makes no five and is not forbidden.
    fn has_two_real_threes<R: Rules>(
        &mut self,
        point: Point,
        threes: [u16; 4],
        told: &mut dyn FnMut(Point),
    ) -> bool {
        self.toggle_black::<R>(point);
        let mut real = 0;
        for (line, mut grows) in star(point).lines.into_iter().zip(threes) {
            while grows != 0 && real < 2 {
                let grow = point_on(line, grows.trailing_zeros());
                grows &= grows - 1;
                told(grow);
                let allowed = match self.judge::<R>(grow) {
                    Judgement::Five | Judgement::Forbidden => false,
                    Judgement::Allowed => true,
                    Judgement::Threes(threes) => !self.has_two_real_threes::<R>(grow, threes, told),
                };
                if allowed {
                    real += 1;
                    break;
                }
            }
        }
        self.toggle_black::<R>(point);
        real == 2
    }

    fn toggle_black<R: Rules>(&mut self, point: Point) {
        if R::BARRED == Barred::Attacker { self.toggle_attacker(point) } else { self.toggle_defender(point) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::{RenjuForBlack, RenjuForWhite};
    use super::*;
    use crate::board::{Color, Dice, POINTS, Position, Rule};

    /// Words and stones agree on crowded boards, whichever side attacks.
    #[test]
    fn the_forbidden_points_are_those_of_the_definition() {
        let mut dice = Dice::new(11);
        let mut forbidden = 0;
        for _ in 0..400 {
            let mut position = Position::new(Rule::Renju);
            for _ in 0..40 + dice.below(60) {
                let _ = position.make(Point::from_index(dice.below(POINTS)));
                if position.forbidden_move().is_some() {
                    position.undo();
                }
            }
            let [mut attacking, mut defending] = [
                Lines::new::<RenjuForBlack>(&position, Color::Black),
                Lines::new::<RenjuForWhite>(&position, Color::White),
            ];
            for point in position.empties() {
                let expected = position.ruling(point).is_forbidden();
                assert_eq!(!attacking.may_attack::<RenjuForBlack>(point), expected, "{point}");
                assert_eq!(!defending.may_reply::<RenjuForWhite>(point), expected, "{point}");
                forbidden += u32::from(expected);
            }
        }
        assert!(forbidden > 500, "{forbidden}");
    }
}
