//! The search at the root: all moves are compared, step by step more deeply.

use super::node::{PLY, Window};
use super::{Halted, SURELY, Thinker, WON};
use crate::board::Point;

/// From this depth on, in plies, the values of the step before are expected again.
const EXPECTED: i32 = 4;

/// How far a value may be from the expected one, at first, in hundredths of a logit.
const MARGIN: i32 = 15;

impl Thinker {
    /// Searches every move of the root to a depth in plies and puts them in order, first in a narrow window around the
    /// value of the step before. When the search is halted, the moves that were not reached keep their order behind the
    /// others.
    pub(super) fn root(&mut self, valued: &mut Vec<(Point, i32)>, depth: i32) -> Result<(), Halted> {
        // One who is content with any win need not know how long it takes.
        let most = if self.any_win { SURELY } else { WON };
        let expected = valued[0].1;
        let mut margin = if depth < EXPECTED || expected.abs() >= SURELY { 2 * WON } else { MARGIN };
        let (mut alpha, mut beta) = ((expected - margin).max(-most), (expected + margin).min(most));
        loop {
            self.window(valued, depth, alpha, beta)?;
            let best = valued[0].1;
            margin *= 3;
            if best <= alpha && alpha > -most {
                alpha = (best - margin).max(-most);
            } else if best >= beta && best < most {
                beta = (best + margin).min(most);
            } else {
                return Ok(());
            }
        }
    }

    /// Searches every move of the root to a depth and puts them in order, until one is worth `beta` or more. Values up to
    /// `alpha` are upper bounds.
    fn window(
        &mut self,
        valued: &mut Vec<(Point, i32)>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Result<(), Halted> {
        let mut done: Vec<(Point, i32)> = Vec::new();
        let mut best = -WON;
        let mut end = Ok(());
        for (i, &(point, _)) in valued.iter().enumerate() {
            let less = if depth >= 3 && i > 4 { PLY + PLY * i32::from(i > 12) } else { 0 };
            let window =
                Window { depth: (depth - 1) * PLY, alpha: alpha.max(best), beta, ply: 1, cut: false };
            self.play(point, 0);
            let value = self.after(i, less, &window);
            self.undo(point);
            let Ok(value) = value else {
                done.extend(&valued[i..]);
                end = Err(Halted);
                break;
            };
            let better = i == 0 || value > best && value > alpha;
            // What is no better is only known to be no better.
            done.insert(
                if better { 0 } else { done.len() },
                (point, if better { value } else { value.min(best) }),
            );
            best = best.max(value);
            if best >= beta {
                done.extend(&valued[i + 1..]);
                break;
            }
        }
        *valued = done;
        end
    }
}
