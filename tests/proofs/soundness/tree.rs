//! Continuous fours on any board by a simple game tree that uses only stones: all points are tried as attacks
//! and as replies. It is slow, and limited to a number of plies.

use yonsan::board::{ByColor, Color, POINTS, Point, Position, Rule, SIZE, Setup};

/// The stones: 0 an empty point, 1 and 2 the sides.
pub struct Board {
    pub on: [u8; POINTS],
    pub rule: Rule,
}

impl Board {
    /// The stones of a position.
    pub fn of(position: &Position) -> Self {
        let on = |i| position.stone(Point::from_index(i)).map_or(0, |color| 1 + color as u8);
        Self { on: std::array::from_fn(on), rule: position.rule() }
    }

    fn at(&self, x: isize, y: isize) -> Option<u8> {
        let inside = (0..SIZE as isize).contains(&x) && (0..SIZE as isize).contains(&y);
        inside.then(|| self.on[(y * SIZE as isize + x) as usize])
    }

    /// The lengths of the side's runs through a point on the four axes, as if the point held its stone.
    fn runs(&self, p: usize, side: u8) -> [usize; 4] {
        let (x, y) = ((p % SIZE) as isize, (p / SIZE) as isize);
        [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(dx, dy)| {
            let arm = |s: isize| {
                (1..SIZE as isize)
                    .take_while(|k| self.at(x + s * k * dx, y + s * k * dy) == Some(side))
                    .count()
            };
            1 + arm(1) + arm(-1)
        })
    }

    pub fn wins(&self, p: usize, side: u8) -> bool {
        self.runs(p, side).into_iter().any(|run| self.is_five(run))
    }

    fn is_five(&self, run: usize) -> bool {
        run == 5 || run > 5 && self.rule != Rule::Standard
    }

    pub fn empties(&self) -> Vec<usize> {
        (0..POINTS).filter(|&p| self.on[p] == 0).collect()
    }

    fn fives(&self, side: u8) -> Vec<usize> {
        self.empties().into_iter().filter(|&p| self.wins(p, side)).collect()
    }

    pub fn over(&self) -> bool {
        (0..POINTS).any(|p| self.on[p] != 0 && self.wins(p, self.on[p]))
    }

    /// The plies of the shortest VCF of a side to move; `None` where it has none within this many plies.
    pub fn vcf(&mut self, side: u8, within: u16) -> Option<u16> {
        let firsts = self.empties();
        if within > 0 && firsts.iter().any(|&p| self.wins(p, side)) {
            return Some(1);
        }
        let mut best: Option<u16> = None;
        for attack in firsts {
            let after = self.after_attack(attack, side, best.map_or(within, |plies| plies - 1));
            best = after.or(best);
        }
        best
    }

    /// The plies of the shortest VCF that begins with this move, which must be a five or a four.
    pub fn after_attack(&mut self, attack: usize, side: u8, within: u16) -> Option<u16> {
        if self.wins(attack, side) {
            return (within > 0).then_some(1);
        }
        if within < 3 {
            return None;
        }
        let longest = self.with(attack, side, |board| {
            if !board.four_with(attack, side) {
                return None;
            }
            let replies = board.empties();
            if replies.iter().any(|&reply| board.wins(reply, 3 - side)) {
                return None;
            }
            let answers = replies
                .into_iter()
                .map(|reply| board.with(reply, 3 - side, |board| board.vcf(side, within - 2)));
            // Without any reply (on a full board) there is no longest win.
            answers.collect::<Option<Vec<u16>>>()?.into_iter().max()
        });
        longest.map(|plies| plies + 2)
    }

    /// Whether the stone on a point belongs to a run that one more stone makes a five.
    fn four_with(&mut self, stone: usize, side: u8) -> bool {
        self.fives(side).into_iter().any(|five| {
            self.on[stone] = 0;
            let without = self.runs(five, side);
            self.on[stone] = side;
            let with = self.runs(five, side);
            (0..4).any(|axis| self.is_five(with[axis]) && with[axis] != without[axis])
        })
    }

    fn with<T>(&mut self, p: usize, side: u8, look: impl FnOnce(&mut Self) -> T) -> T {
        self.on[p] = side;
        let seen = look(self);
        self.on[p] = 0;
        seen
    }

    pub fn position(&self, side: u8) -> Position {
        let of = |side: u8| -> Vec<Point> {
            (0..POINTS).filter(|&p| self.on[p] == side).map(Point::from_index).collect()
        };
        let to_move = if side == 1 { Color::Black } else { Color::White };
        let stones = ByColor { black: of(1), white: of(2) };
        Setup { rule: self.rule, stones, to_move }.position().unwrap()
    }
}
