//! What holds against a threat, and what does not.

use super::answer::Answer;
use super::budget::Budget;
use super::clock::Moment;
use super::first::{self, First};
use super::goal;
use super::proven::Win;
use super::share::{Asked, ask_all};
use super::verdict::{Class, Limit, Verdict};
use crate::board::{Point, Position};
use crate::proof::{Certificate, Claim};

/// What becomes of a side after one of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The opponent has no win of the class, or this side wins first: by this move, or by threats that begin
    /// with it.
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
    /// Wins of this side's own that were found: their first moves hold.
    pub wins: Vec<First>,
    /// The losing moves after which the opponent needs more plies than if this side passed: his shortest win
    /// after each is known, and longer than the win he threatens.
    pub prolongs: Vec<Point>,
    /// Nodes looked at in all.
    pub nodes: u64,
}

impl Defence {
    /// The moves that hold.
    pub fn holding(&self) -> impl Iterator<Item = Point> {
        self.moves.iter().filter(|(_, fate)| *fate == Fate::Holds).map(|(point, _)| *point)
    }

    /// The win of this side's own that begins with a move, where one was found.
    pub fn win_by(&self, point: Point) -> Option<&First> {
        self.wins.iter().find(|first| first.point() == point)
    }
}

/// The opponent's wins after the losing moves, the win that is threatened, and this side's own wins.
impl Claim for Defence {
    fn certificates(&self) -> Vec<&Certificate> {
        let losing = self.moves.iter().filter_map(|(_, fate)| match fate {
            Fate::Loses(win) => Some(win.certificate()),
            Fate::Holds | Fate::Unknown(_) => None,
        });
        let threat = self.threat.verdict.proven().map(Win::certificate);
        losing.chain(threat).chain(self.wins.certificates()).collect()
    }
}

/// Sorts every legal move of the side to move against wins of a class. Of [`Class::Win`] none is ever disproven:
/// against it only what wins first holds.
///
/// The budget is for everything: an eighth each for the threat and for an own win, the rest for the moves.
///
/// # Panics
/// When a side has won already.
pub fn defend(position: &Position, class: Class, budget: &Budget) -> Defence {
    let started = Moment::now();
    let attack = if class == Class::Win { goal::solve } else { goal::shortest };
    let limit = budget.node_limit();
    let part = |nodes: u64| budget.part(nodes, started);
    let passed = position.with_turn(position.to_move().other());
    let threat = attack(class, &passed, &part(limit / 8));
    let (wins, own) = own_wins(position, &part(limit / 8));
    let mut nodes = threat.nodes + own;
    let lasts = threat.verdict.proven().map(Win::plies);
    let points: Vec<Point> = position.empties().collect();
    let (asked, used) = ask_all(points.len(), &part(limit.saturating_sub(nodes)), |i, share| {
        let mut board = position.clone();
        board.make(points[i]).expect("the point is empty, and nobody has won");
        if board.winner().is_some() || wins.iter().any(|first| first.point() == points[i]) {
            return Asked { answer: (Fate::Holds, false), nodes: 0, open: false };
        }
        let Answer { verdict, shortest, nodes, .. } = attack(class, &board, share);
        let longer = |win: &Win| lasts.is_some_and(|plies| win.plies() > plies);
        let (answer, open) = match verdict {
            Verdict::Disproven(_) => ((Fate::Holds, false), false),
            Verdict::Unknown(limit) => ((Fate::Unknown(limit), false), limit == Limit::Nodes),
            Verdict::Proven(win) => {
                let (longer, known) = (longer(&win), shortest);
                ((Fate::Loses(Box::new(win)), longer && known), longer && !known)
            }
        };
        Asked { answer, nodes, open }
    });
    nodes += used;
    let prolongs =
        points.iter().zip(&asked).filter(|(_, (_, longer))| *longer).map(|(point, _)| *point).collect();
    let moves = points.into_iter().zip(asked).map(|(point, (fate, _))| (point, fate)).collect();
    Defence { class, threat, moves, wins, prolongs, nodes }
}

/// The first moves with which the side to move wins by threats itself, as far as they are found.
fn own_wins(position: &Position, budget: &Budget) -> (Vec<First>, u64) {
    let started = Moment::now();
    let half = || Budget { within: None, ..budget.part(budget.node_limit() / 2, started) };
    let any = goal::solve(Class::Vct, position, &half());
    if any.verdict.proven().is_none() {
        return (Vec::new(), any.nodes);
    }
    let (answer, moves) = first::all(Class::Vct, position, &half());
    (moves.wins, any.nodes + answer.nodes)
}
