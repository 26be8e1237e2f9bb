//! Estimates the cost of a new position from its patterns.
//!
//! The weights come from a regression. 7,757 positions after a reply to a move that threatens a VCT, taken
//! from unfinished work on White's second moves next to the centre, were each searched with 40,000 nodes; the
//! logarithm of the nodes that a win needed (or the fact that it needed more) was fitted to the numbers of
//! points with each pattern and of points with several lines. Of two positions of which one was won and the
//! other was not, the weights identify the won one in 83 of 100 cases; the number of replies alone does so in
//! 58.

use crate::board::{Color, Point, Position};
use crate::pattern::{Pattern, PatternIndex};

/// The estimated cost of a position with average patterns, where the move before it had many replies.
const FRESH: f32 = 60.0;

/// The number of replies from which on a move has many.
pub(super) const MANY: usize = 18;

/// The constant of the estimate, in sixteenths of a doubling.
const BARE: i32 = 13;

/// The largest difference between the estimate of a position and that of an average one, in sixteenths of a
/// doubling.
const MOST: i32 = 110;

/// The estimated cost of a new position after a move with this many replies.
///
/// A four or a three has few replies, so that it would always look cheap; but an exchange leaves the attacker
/// no better off, and the search would try all exchanges before the first quiet move.
pub(super) fn fresh(position: &Position, replies: usize) -> f32 {
    let few = (MANY as f32 / replies.max(1) as f32).max(1.0);
    FRESH * few * doubled(hardness(position).clamp(-MOST, MOST))
}

/// The estimated cost of a position after a guide has valued it, in hundredths of a logit for the attacker: a
/// sixteenth of the former estimate where it seems won, sixteen times as much where it seems lost.
pub(super) fn valued(cost: f32, value: i32) -> f32 {
    cost * doubled(-(value / 4).clamp(-64, 64))
}

/// How much harder than an average position it is estimated to be, in sixteenths of a doubling of the cost.
fn hardness(position: &Position) -> i32 {
    let index = PatternIndex::new(position);
    let attacker = position.to_move();
    let harder = |point| weigh(&index, point, attacker).0 + weigh(&index, point, attacker.other()).1;
    BARE + position.empties().map(harder).sum::<i32>()
}

/// The weights of a side's lines through a point, as attacker and as defender, in sixteenths of a doubling.
fn weigh(index: &PatternIndex, point: Point, side: Color) -> (i32, i32) {
    let patterns = index.patterns(point, side);
    let (mut attack, mut defence) =
        SEVERAL[patterns.iter().filter(|&&pattern| pattern >= Pattern::F2).count()];
    for (attacking, defending) in patterns.map(weights) {
        attack += attacking;
        defence += defending;
    }
    (attack, defence)
}

/// The weights of a point with several lines that each have at least an open two, by the number of these
/// lines: for the attacker, for the defender.
const SEVERAL: [(i32, i32); 5] = [(0, 0), (0, 0), (-3, 1), (-6, 2), (-2, 6)];

/// The weights of one line through a point: for the attacker, for the defender.
const fn weights(pattern: Pattern) -> (i32, i32) {
    match pattern {
        Pattern::F2B => (-1, 0),
        Pattern::B3 => (0, 1),
        Pattern::F3 => (-5, 6),
        Pattern::F3S => (-6, 6),
        Pattern::B4 => (-6, 7),
        // An attacker with an open three but without a VCT must answer a four.
        Pattern::F4 => (16, 23),
        Pattern::F5 => (0, 37),
        _ => (0, 0),
    }
}

/// Two to the power of `sixteenths / 16`, computed by square roots, which are the same on every machine.
fn doubled(sixteenths: i32) -> f32 {
    let (mut root, mut power) = (2.0_f32, 2.0_f32.powi(sixteenths.div_euclid(16)));
    for bit in [8, 4, 2, 1] {
        root = root.sqrt();
        if sixteenths & bit != 0 {
            power *= root;
        }
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    #[test]
    fn sixteenths_of_a_doubling_multiply() {
        for (sixteenths, power) in [(-32, 0.25), (-16, 0.5), (0, 1.0), (16, 2.0), (80, 32.0_f32)] {
            assert_eq!(doubled(sixteenths).to_bits(), power.to_bits(), "{sixteenths}");
        }
        for n in -MOST..MOST {
            assert!((doubled(n + 1) / doubled(n) - 1.044_274).abs() < 1e-4, "{n}");
            assert!((doubled(n) * doubled(-n) - 1.0).abs() < 1e-4, "{n}");
        }
    }

    #[test]
    fn more_attack_is_easier_and_more_defence_is_harder() {
        let hard = |text| hardness(&notation::parse(text, Rule::Freestyle).unwrap());
        let bare = hard("B:h8,W:a1,b");
        assert!(hard("B:h8i9g7,W:a1a15o1,b") < bare);
        assert!(hard("B:a1a15o1,W:h8i9g7,b") > bare);
        let position = notation::parse("B:h8h9,W:i8j8,b", Rule::Freestyle).unwrap();
        assert!(fresh(&position, 3) > fresh(&position, MANY));
        assert_eq!(fresh(&position, MANY).to_bits(), fresh(&position, 2 * MANY).to_bits());
    }
}
