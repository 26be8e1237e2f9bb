//! What a reply of the defender does: the five that it stops, and the four of its own with which it counters.

use crate::board::{FiveStop, Point, Position};

/// What a reply of the defender does on the board, without a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplyReason {
    /// Whether the reply was the only one: the attacker would have made a five on this point.
    pub only: bool,
    /// The defender's five points after the reply: with any of them it is a counter-four (or an older one goes on).
    pub fives: Vec<Point>,
    /// The point where the attacker must stop the five; `None` where there is none to stop, where no stone stops it, and
    /// where the attacker makes five first.
    pub must: Option<Point>,
}

/// Explains a reply of the side to move; `None` where it is illegal or makes five.
pub fn explain_reply(position: &Position, reply: Point) -> Option<ReplyReason> {
    let only = position.five_stop() == FiveStop::Only(reply);
    let after = position.clone().after(&[reply]).ok().filter(|after| after.winner().is_none())?;
    let wins_first = !after.five_points(after.to_move()).is_empty();
    let must = match after.five_stop() {
        FiveStop::Only(point) if !wins_first => Some(point),
        FiveStop::Only(_) | FiveStop::NotNeeded | FiveStop::Impossible => None,
    };
    Some(ReplyReason { only, fives: after.five_points(position.to_move()).iter().collect(), must })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(position: &str, reply: &str) -> ReplyReason {
        explain_reply(&position.parse().unwrap(), reply.parse().unwrap()).unwrap()
    }

    fn points(names: &[&str]) -> Vec<Point> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn the_only_answer_may_be_a_four_of_its_own() {
        // Black's four on row 8 is answered at j8, where White has three on column j.
        let four = "B:f8g8h8i8,W:e8j9j10j11,w";
        let counter = reason(four, "j8");
        assert_eq!(counter, ReplyReason { only: true, fives: points(&["j7", "j12"]), must: None });
        let closed = reason("B:f8g8h8i8j12,W:e8j9j10j11,w", "j8");
        assert_eq!(closed, ReplyReason { only: true, fives: points(&["j7"]), must: points(&["j7"]).pop() });
        // Elsewhere Black makes five first.
        let late = reason("B:f8g8h8i8j12,W:e8j9j10j11,w", "j7");
        assert_eq!((late.only, late.must), (false, None));
    }

    #[test]
    fn a_reply_to_a_three_may_be_a_counter_four() {
        let counter = reason("B:h7h8h9d4,W:e4f4g4a1,w", "h4");
        assert_eq!(counter, ReplyReason { only: false, fives: points(&["i4"]), must: points(&["i4"]).pop() });
        assert_eq!(reason("B:h7h8h9,W:a1c1,w", "h6"), ReplyReason { only: false, fives: vec![], must: None });
    }
}
