//! An evaluator that plays: what it would choose, by chance among equals where that is asked for, and some plies deep.
//!
//! The second article's third remark proposes to foresee some moves with the same scores, and to take the move that
//! comes out best. What that means is left open. Here each candidate is played, then the evaluator plays for both sides
//! in turn; the line's value is the sum of the scores, the own ones added and the other side's taken off. One ply deep
//! that is the score itself, unless a five is made. A five ends the line and outweighs all scores, which is ours: no score of a table does.

use super::{Evaluator, Form, Kept, all_best};
use crate::board::{Dice, Point, Position};

/// What a five is worth in a line that is played ahead, less one for each ply before it.
const WON: i64 = 1_000_000_000;

/// An evaluator, and how it chooses among equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The evaluator.
    pub form: Form,
    /// Draws among points that it likes best alike: equal seeds draw alike in equal positions. Without one the first
    /// is taken, row by row from `a1`.
    pub seed: Option<u64>,
    /// Plies that it plays ahead; with 0 or 1 it goes by its scores alone.
    pub plies: u8,
}

/// What an evaluator chooses when it plays this many plies ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// Plies, from 1.
    pub plies: u8,
    /// The value of the line that is foreseen.
    pub value: i64,
    /// The line; its first move is the choice.
    pub line: Vec<Point>,
}

impl Ahead {
    /// Whether the line ends with a five: of the side that chooses (`Some(true)`), or of the other.
    pub const fn wins(&self) -> Option<bool> {
        match self.value {
            value if value > WON / 2 => Some(true),
            value if value < -WON / 2 => Some(false),
            _ => None,
        }
    }
}

impl Player {
    /// The point that it plays; `None` on a full board.
    pub fn choose(&self, position: &Position) -> Option<Point> {
        match self.plies {
            0 | 1 => self.draw(&self.form.best(position), position),
            plies => self.ahead(position, plies).last()?.line.first().copied(),
        }
    }

    /// What it chooses one ply deep, two plies deep and so on; none on a full board or when the game is over.
    pub fn ahead(&self, position: &Position, plies: u8) -> Vec<Ahead> {
        let mut kept = Kept::new(self.form, position);
        if position.winner().is_some() {
            return Vec::new();
        }
        // Each line is played once, to its full depth; what a smaller depth foresees is its beginning.
        let lines: Vec<(Point, Vec<(Point, i64)>)> =
            kept.candidates().iter().map(|first| (first, self.line(&mut kept, first, plies))).collect();
        let choice = |plies: u8| {
            let value = |first: Point| {
                let (_, line) = lines.iter().find(|(point, _)| *point == first)?;
                Some(line.iter().take(plies.into()).map(|(_, value)| value).sum::<i64>())
            };
            let equal = all_best(lines.iter().map(|(first, _)| *first), value);
            let equal = if plies == 1 { self.form.among(position, equal) } else { equal };
            let first = self.draw(&equal, position)?;
            let (_, line) = lines.iter().find(|(point, _)| *point == first)?;
            let line = line.iter().take(plies.into()).map(|(point, _)| *point).collect();
            Some(Ahead { plies, value: value(first)?, line })
        };
        (1..=plies).filter_map(choice).collect()
    }

    /// The line that begins with a move, each move with what it adds to the value.
    fn line(&self, kept: &mut Kept, first: Point, plies: u8) -> Vec<(Point, i64)> {
        let mut line: Vec<(Point, i64)> = Vec::new();
        let mut next = Some(first);
        while let Some(point) = next.filter(|_| line.len() < plies.into()) {
            let sign = if line.len().is_multiple_of(2) { 1 } else { -1 };
            let score = kept.score(point).unwrap_or(0);
            if kept.make(point).is_err() {
                break;
            }
            let won = kept.position().winner().is_some();
            let value = if won { WON - line.len() as i64 } else { score };
            line.push((point, sign * value));
            next = if won { None } else { self.draw(&kept.best(), kept.position()) };
        }
        for _ in &line {
            kept.undo();
        }
        line
    }

    /// One of several points that it likes alike in a position.
    pub(crate) fn draw(&self, equal: &[Point], position: &Position) -> Option<Point> {
        match self.seed {
            Some(seed) if !equal.is_empty() => Some(Dice::new(seed ^ position.hash()).of(equal)),
            _ => equal.first().copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::NAMES;
    use super::*;
    use crate::board::{Rule, notation};

    fn player(name: &str, seed: Option<u64>) -> Player {
        Player { form: Form::named(name).unwrap(), seed, plies: 1 }
    }

    fn read(text: &str) -> Position {
        notation::parse(text, Rule::Freestyle).unwrap()
    }

    #[test]
    fn without_a_seed_the_first_and_with_seeds_every_one_of_the_equals() {
        let position = read("h8");
        for name in NAMES {
            let plain = player(name, None);
            let equal = plain.form.best(&position);
            assert_eq!(plain.choose(&position), equal.first().copied());
            let drawn: BTreeSet<Point> =
                (0..2000).filter_map(|seed| player(name, Some(seed)).choose(&position)).collect();
            assert_eq!(drawn, equal.iter().copied().collect(), "{name}");
            let again = || player(name, Some(11)).choose(&position);
            assert_eq!(again(), again());
        }
        // Beside one stone all eight points are equal for powers.
        assert_eq!(player("powers", None).form.best(&position).len(), 8);
    }

    /// The slow way: every line played on positions, by the evaluator that looks at the whole board.
    fn slow(player: &Player, position: &Position, plies: u8) -> Option<(i64, Vec<Point>)> {
        let mut best: Option<(i64, Vec<Point>)> = None;
        for first in super::super::candidates(position, player.form.reach()).iter() {
            let (mut board, mut line, mut sum) = (position.clone(), Vec::new(), 0);
            let mut next = Some(first);
            for ply in 0..i64::from(plies) {
                let Some(point) = next else { break };
                let score = player.form.score(&board, point).unwrap();
                board.make(point).unwrap();
                line.push(point);
                let value = if board.winner().is_some() { 1_000_000_000 - ply } else { score };
                sum += if ply % 2 == 0 { value } else { -value };
                next = player.form.choose(&board).filter(|_| board.winner().is_none());
            }
            if best.as_ref().is_none_or(|(most, _)| sum > *most) {
                best = Some((sum, line));
            }
        }
        best
    }

    #[test]
    fn lines_are_those_of_the_slow_way() {
        for text in ["h8", "h8i9i8g8j10", "h8i9i8g8j10k10h10h9", "B:f8g8h8i9i10,W:e8c3d12l4m11,b"] {
            let position = read(text);
            for name in NAMES {
                let player = player(name, None);
                // The whole board by ratings takes milliseconds.
                let plies = if name == "rating" { 2 } else { 4 };
                let ahead = player.ahead(&position, plies);
                assert_eq!(ahead.len(), usize::from(plies));
                assert_eq!(ahead[0].line, [player.form.choose(&position).unwrap()], "{name} {text}");
                for found in ahead {
                    let (value, line) = slow(&player, &position, found.plies).unwrap();
                    assert_eq!((found.value, found.line), (value, line), "{name} {text} {}", found.plies);
                }
            }
        }
    }

    #[test]
    fn two_plies_deep_a_five_that_was_undervalued_is_seen() {
        // The middle of OOO_O is worth little to the terminator's table, but the line ends there.
        let position = read("B:g8h8i8k8a1b1c1,W:o1o3o5o7m15,b");
        let ahead = player("terminator", None).ahead(&position, 3);
        assert!(ahead.iter().all(|found| found.wins() == Some(true) && found.line[0].to_string() == "j8"));
        let over = read("h8a1i8a2j8a3k8a5l8");
        assert!(player("powers", None).ahead(&over, 3).is_empty());
    }
}
