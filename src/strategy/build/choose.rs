//! Choosing Black's moves near the beginning: widely, before going deep.
//!
//! What is hard behind one move is often easy behind another, and the values by which moves are sorted do not tell:
//! so each is tried on the most dangerous replies, with few nodes.

use super::{Work, by_value, play};
use crate::board::{Point, Position};
use crate::pattern::{Pattern, PatternIndex};
use crate::solve::Limit;
use crate::solve::win::Experience;

/// Moves that are tried.
const TRIED: usize = 12;
/// Replies on which each is tried first.
const SAMPLE: usize = 12;
/// Nodes for each of them.
const SAMPLE_NODES: u64 = 600_000;
/// Moves that are then tried on all replies.
const PATIENT: usize = 4;
/// How many replies may stay open in each round before another move is tried: times are heavy-tailed, and what is
/// hard behind one is often easy behind the next.
const PATIENCE: [usize; 2] = [24, 4];

impl Work<'_> {
    /// Black's third move: the one decided already, or the best that is found.
    pub(super) fn third(&mut self, start: &Position) -> Result<Point, Limit> {
        if let Some(decided) = self.tree.get(start) {
            return Ok(decided);
        }
        let (third, _) = self.choose(start)?;
        self.keep(&[(start.clone(), third)]);
        Ok(third)
    }

    /// Works on a root that no search has won by choosing Black's next move as a third one is chosen: widely, before
    /// going deep. Whether it is won now.
    pub(super) fn widely(&mut self, start: &Position, root: Point) -> Result<bool, Limit> {
        let mut position = start.clone();
        play(&mut position, root);
        let (attack, mut open) = self.choose(&position)?;
        if !open.is_empty() && open.len() <= PATIENCE[1] {
            let after = self.after(&position, attack);
            open = self.rounds(&after, open, &[])?;
        }
        if open.is_empty() {
            self.keep(&[(position, attack)]);
            return Ok(true);
        }
        Ok(false)
    }

    /// Chooses Black's move: each is tried against the most dangerous replies, and of those that leave the fewest
    /// open the first that wins against all within the patience there is for it, or the one nearest to that; with
    /// the replies that it leaves open.
    ///
    /// What looks best is often not: against `j8` the third move that wins soonest, `f8`, is worth the eleventh most.
    /// Fours and threes are left to the searches: having few replies, they would always leave few open.
    fn choose(&mut self, start: &Position) -> Result<(Point, Vec<Point>), Limit> {
        let mut tried = Vec::new();
        for attack in quiet(start).into_iter().take(TRIED) {
            let after = self.after(start, attack);
            let (before, mut open) = (self.nodes, 0);
            for (i, root) in by_value(&after).into_iter().take(SAMPLE).enumerate() {
                open += usize::from(!self.root(&after, root, SAMPLE_NODES, 0, SAMPLE - i - 1)?);
            }
            tried.push((open, self.nodes - before, attack));
        }
        tried.sort_unstable();
        let mut best: Option<(Point, Vec<Point>)> = None;
        for &(_, _, attack) in tried.iter().take(PATIENT) {
            let after = self.after(start, attack);
            let open = self.rounds(&after, by_value(&after), &PATIENCE)?;
            let won = open.is_empty();
            if best.as_ref().is_none_or(|(_, fewest)| open.len() < fewest.len()) {
                best = Some((attack, open));
            }
            if won {
                break;
            }
        }
        Ok(best.expect("there are empty points"))
    }

    /// The position after Black's move. What won behind another says little there.
    fn after(&mut self, start: &Position, attack: Point) -> Position {
        self.experience = Experience::default();
        let mut after = start.clone();
        play(&mut after, attack);
        after
    }
}

/// Black's moves that make neither a four nor an open three, the best first; all, where there are no others.
fn quiet(position: &Position) -> Vec<Point> {
    let index = PatternIndex::new(position);
    let side = position.to_move();
    let forces = |point| index.patterns(point, side).into_iter().any(Pattern::is_threat);
    let (forcing, quiet): (Vec<Point>, Vec<Point>) =
        by_value(position).into_iter().partition(|&point| forces(point));
    if quiet.is_empty() { forcing } else { quiet }
}
