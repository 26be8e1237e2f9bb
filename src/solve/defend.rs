//! What holds against a threat, and what does not.

use super::budget::Budget;
use super::proven::Win;
use super::vcf::{Answer, Vcf};
use super::vct;
use super::verdict::{Class, Limit, Verdict};
use crate::board::{Point, Position};

/// What becomes of a side after one of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The opponent has no win of the class, or this side has made five.
    Holds,
    /// The opponent wins like this.
    Loses(Box<Win>),
    /// The search stopped before it knew.
    Unknown(Limit),
}

/// Every legal move of the side to move and what becomes of it.
#[derive(Clone, Debug)]
pub struct Defence {
    /// The class of wins that is defended against.
    pub class: Class,
    /// What the opponent would have if this side passed.
    pub threat: Answer<Win>,
    /// The legal moves, row by row from `a1`.
    pub moves: Vec<(Point, Fate)>,
    /// Nodes looked at in all.
    pub nodes: u64,
}

impl Defence {
    /// The moves that hold.
    pub fn holding(&self) -> impl Iterator<Item = Point> {
        self.moves.iter().filter(|(_, fate)| *fate == Fate::Holds).map(|(point, _)| *point)
    }
}

/// Looks for a win of the side to move: a VCF, or in any wider class a VCT. Wins with quiet moves before them
/// are never disproven, so nothing could be said to hold against them.
fn attack(vcf: &mut Vcf, position: &Position, class: Class, budget: &Budget) -> Answer<Win> {
    if class != Class::Vcf {
        return vct::solve(position, budget);
    }
    vcf.solve(position, budget).map(|attack| Win::by_fours(position, &attack))
}

/// Sorts every legal move of the side to move. The budget is for everything: what the threat leaves of
/// its nodes is shared among the moves, what one does not use going to the next.
pub fn defend(vcf: &mut Vcf, position: &Position, class: Class, budget: &Budget) -> Defence {
    let started = std::time::Instant::now();
    let passed = position.with_turn(position.to_move().other());
    let threat = attack(vcf, &passed, class, budget);
    let mut nodes = threat.nodes;
    let points: Vec<Point> = position.empties().collect();
    let mut moves = Vec::with_capacity(points.len());
    for (i, &point) in points.iter().enumerate() {
        let share = budget.node_limit().saturating_sub(nodes) / (points.len() - i) as u64;
        let time = budget.time.map(|time| time.saturating_sub(started.elapsed()));
        let mut board = position.clone();
        let fate = match board.make(point) {
            Err(_) => continue,
            Ok(()) if board.winner().is_some() => Fate::Holds,
            Ok(()) => {
                let answer =
                    attack(vcf, &board, class, &Budget { nodes: Some(share), time, ..budget.clone() });
                nodes += answer.nodes;
                match answer.verdict {
                    Verdict::Proven(win) => Fate::Loses(Box::new(win)),
                    Verdict::Disproven(_) => Fate::Holds,
                    Verdict::Unknown(limit) => Fate::Unknown(limit),
                }
            }
        };
        moves.push((point, fate));
    }
    Defence { class, threat, moves, nodes }
}
