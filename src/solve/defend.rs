//! The moves that defend against a threat, and those that do not.

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

/// The result of one move of the defending side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The opponent has no win of the class after the move, or this side wins first: with this move, or with
    /// threats that begin with it.
    Holds,
    /// The opponent has this win.
    Loses(Box<Win>),
    /// The search hit this limit before the result was known.
    Unknown(Limit),
}

/// The result of every legal move of the side to move.
#[derive(Clone, Debug)]
pub struct Defence {
    /// The class of wins that is defended against.
    pub class: Class,
    /// The win that the opponent would have if this side passed.
    pub threat: Answer<Win>,
    /// The legal moves, row by row from `a1`.
    pub moves: Vec<(Point, Fate)>,
    /// The wins of this side that were found; their first moves hold.
    pub wins: Vec<First>,
    /// The losing moves after which the opponent needs more plies than after a pass: the shortest win after
    /// each is known, and it is longer than the threatened win.
    pub prolongs: Vec<Point>,
    /// The number of nodes searched in all.
    pub nodes: u64,
}

impl Defence {
    /// The moves after which the opponent has no win, or this side wins first.
    pub fn holding(&self) -> impl Iterator<Item = Point> {
        self.moves.iter().filter(|(_, fate)| *fate == Fate::Holds).map(|(point, _)| *point)
    }

    /// Whether the search was stopped before every move was settled.
    pub fn is_interrupted(&self) -> bool {
        let stopped = Limit::Interrupted;
        self.threat.verdict == Verdict::Unknown(stopped)
            || self.moves.iter().any(|(_, fate)| *fate == Fate::Unknown(stopped))
    }

    /// This side's own win that begins with a move; `None` where none was found.
    pub fn win_by(&self, point: Point) -> Option<&First> {
        self.wins.iter().find(|first| first.point() == point)
    }
}

/// The claim contains the opponent's wins after the losing moves, the threatened win, and this side's own
/// wins.
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

/// Judges every legal move of the side to move against wins of a class. A win of [`Class::Win`] is never
/// disproven, so that against this class only moves that win first are known to hold.
///
/// The budget is for all searches together: an eighth of its nodes and of its time each for the threat and for an
/// own win, the rest for the moves.
///
/// # Panics
/// When a side has won already.
pub fn defend(position: &Position, class: Class, budget: &Budget) -> Defence {
    let started = Moment::now();
    let attack = if class == Class::Win { goal::solve } else { goal::shortest };
    let limit = budget.node_limit();
    let part = |nodes: u64| budget.part(nodes, started);
    let passed = position.with_turn(position.to_move().other());
    let eighth =
        || Budget { time: budget.time.map(|time| time / 8), ..budget.counting().part(limit / 8, started) };
    // On several threads a search may find a different win each time, and with it a different threat. A search for a quiet
    // win takes long, so it may use them all the same.
    let threat = match class {
        Class::Vcf | Class::Vct => attack(class, &passed, &eighth().on_one_thread()),
        Class::Win => attack(class, &passed, &eighth()),
    };
    let (wins, own) = own_wins(position, &eighth());
    let mut nodes = threat.nodes + own;
    let lasts = threat.verdict.proven().map(Win::plies);
    let points: Vec<Point> = position.legal_moves().collect();
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
    // A move whose share of the nodes was used up would have been given more, had the search not been stopped.
    let stopped = budget.stop.is_raised();
    let told = |fate| match fate {
        Fate::Unknown(Limit::Nodes) if stopped => Fate::Unknown(Limit::Interrupted),
        fate => fate,
    };
    let moves = points.into_iter().zip(asked).map(|(point, (fate, _))| (point, told(fate))).collect();
    Defence { class, threat, moves, wins, prolongs, nodes }
}

/// The first moves of the wins by threats that were found for the side to move, and the number of nodes
/// searched.
fn own_wins(position: &Position, budget: &Budget) -> (Vec<First>, u64) {
    let started = Moment::now();
    let half = || Budget { within: None, ..budget.part(budget.node_limit() / 2, started) };
    let any = goal::solve(Class::Vct, position, &half().on_one_thread());
    if any.verdict.proven().is_none() {
        return (Vec::new(), any.nodes);
    }
    let (answer, moves) = first::all(Class::Vct, position, &half());
    (moves.wins, any.nodes + answer.nodes)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::progress::ProgressCallback;
    use super::super::stop::Stop;
    use super::*;

    fn quiet() -> Position {
        "h8i9i8g9".parse().expect("a position")
    }

    #[test]
    fn a_search_that_was_stopped_says_so_and_not_that_the_nodes_were_used_up() {
        let stop = Stop::default();
        let raise = {
            let stop = stop.clone();
            // The threat has used up its eighth of the nodes, and the moves are being asked.
            ProgressCallback::new(move |done| {
                if done.nodes > 20_000 {
                    stop.raise();
                }
            })
        };
        let limits = |stop| Budget { nodes: Some(80_000), stop, ..Budget::default() };
        let stopped = defend(&quiet(), Class::Win, &Budget { progress: Some(raise), ..limits(stop) });
        assert!(stopped.is_interrupted());
        assert!(stopped.moves.iter().all(|(_, fate)| *fate != Fate::Unknown(Limit::Nodes)));
        assert!(!defend(&quiet(), Class::Win, &limits(Stop::default())).is_interrupted());
    }

    #[test]
    fn the_threat_takes_an_eighth_of_the_time() {
        let time = Duration::from_secs(2);
        let defence = defend(&quiet(), Class::Win, &Budget { time: Some(time), ..Budget::default() });
        assert_eq!(defence.threat.verdict, Verdict::Unknown(Limit::Time));
        assert!(defence.threat.time < time / 4, "{:?}", defence.threat.time);
        assert!(defence.nodes > defence.threat.nodes);
    }
}
