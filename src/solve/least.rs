//! A lower bound on the length of any win, including wins with quiet moves.
//!
//! A win of five plies is a VCT (see [`super::threats::short`]), and a VCT search with bounded plies ends.
//! This decides whether the attacker has any win of seven plies: after each of the attacker's moves either
//! some reply leaves no VCT of five plies, or none does.

use super::budget::Budget;
use super::clock::Moment;
use super::threats;
use super::verdict::{Class, Limit, Verdict};
use crate::board::{Point, Position};

/// The number of plies of the wins that are searched after a move and a reply.
const REST: u16 = 5;

/// Whether every win of the side to move, including wins with quiet moves, takes more than seven plies;
/// otherwise the limit that was hit. The second value is the number of nodes used.
pub fn more_than_seven(position: &Position, budget: &Budget) -> (Result<bool, Limit>, u64) {
    let mut asking = Asking { budget, started: Moment::now(), nodes: 0 };
    let answer = asking.more_than_seven(position);
    (answer, asking.nodes)
}

struct Asking<'a> {
    budget: &'a Budget,
    started: Moment,
    nodes: u64,
}

impl Asking<'_> {
    fn more_than_seven(&mut self, position: &Position) -> Result<bool, Limit> {
        // A VCT of at most seven plies.
        if self.wins(position, REST + 2)?.is_some() {
            return Ok(false);
        }
        for attack in position.legal_moves() {
            let mut board = position.clone();
            if board.make(attack).is_err() || board.winner().is_some() || !self.refuted(&board)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the attacker, who has just moved, has no win of five plies after some reply.
    fn refuted(&mut self, board: &Position) -> Result<bool, Limit> {
        // Replies on the points of the win that was found after one reply are tried next.
        let mut replies: Vec<Point> = board.legal_moves().collect();
        while let Some(reply) = replies.pop() {
            let mut after = board.clone();
            if after.make(reply).is_err() {
                continue;
            }
            if after.winner().is_some() {
                return Ok(true);
            }
            let Some(line) = self.wins(&after, REST)? else { return Ok(true) };
            replies.sort_by_key(|point| {
                line.iter().position(|other| other == point).map_or(0, |at| line.len() - at)
            });
        }
        Ok(false)
    }

    /// The line of a VCT of the side to move of at most this many plies, the five included; `None` where
    /// there is none.
    fn wins(&mut self, position: &Position, within: u16) -> Result<Option<Vec<Point>>, Limit> {
        let budget = Budget { within: Some(within), ..self.budget.after(self.nodes, self.started) };
        let answer = threats::solve(Class::Vct, position, &budget);
        self.nodes += answer.nodes + 1;
        match answer.verdict {
            Verdict::Proven(win) => Ok(Some(win.line)),
            Verdict::Disproven(_) | Verdict::Unknown(Limit::Within) => Ok(None),
            Verdict::Unknown(limit) => Err(limit),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    fn answer(text: &str, rule: Rule) -> Result<bool, Limit> {
        more_than_seven(&notation::parse(text, rule).unwrap(), &Budget::default()).0
    }

    #[test]
    fn an_empty_board_has_no_win_of_seven_plies_and_a_three_has() {
        for rule in [Rule::Freestyle, Rule::Standard] {
            assert_eq!(answer("B:h8,W:i9,b", rule), Ok(true));
            // A five at once, an open four, and two crossing threes.
            for won in ["B:f8g8h8i8,W:e8a1a2a3,b", "B:g8h8i8,W:a1a3,b", "B:g8h8j10j11,W:a1a3o1o3,b"] {
                assert_eq!(answer(won, rule), Ok(false), "{won}");
            }
        }
    }

    #[test]
    fn a_limit_is_no_answer() {
        let position = notation::parse("B:h8i9,W:g7j10,b", Rule::Freestyle).unwrap();
        let budget = Budget { nodes: Some(10), ..Budget::default() };
        assert_eq!(more_than_seven(&position, &budget).0, Err(Limit::Nodes));
        // The total number of nodes that was used is enough as a limit, and half of it is not.
        let (answer, nodes) = more_than_seven(&position, &Budget::default());
        let given = |nodes| more_than_seven(&position, &Budget { nodes: Some(nodes), ..Budget::default() }).0;
        assert_eq!((given(nodes), given(nodes / 2)), (answer, Err(Limit::Nodes)));
    }
}
