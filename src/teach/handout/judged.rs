//! Every answer to a puzzle, judged in advance for a page that has no solver.

use std::collections::BTreeMap;

use crate::board::{FiveStop, Point, Position, notation};
use crate::check::Checked;
use crate::solve::defend::{self, Fate};
use crate::solve::first::{self, First, FirstMoves};
use crate::solve::{Budget, Class, Limit, Vcf};
use crate::teach::puzzle::{Goal, GoalKind, Puzzle};
use crate::teach::train::facts::{self, Flaw};
use crate::teach::train::grade::Grader;

/// The number of boards that are judged besides those of the main line, in a puzzle that is won by fours and in any other.
const BY_FOURS: usize = 30;
const BY_THREATS: usize = 4;

/// A board on which a move or a point is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedBoard {
    /// The board.
    pub position: Position,
    /// The right moves or points, each proven.
    pub right: Vec<RightMove>,
    /// The points about which nothing could be proven within the limit of the search. All others are wrong.
    pub open: Vec<Point>,
}

/// A right answer, and how the puzzle goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RightMove {
    /// The move or point.
    pub point: Point,
    /// The reply that delays the five longest, and the index of the board after it. `None` where the puzzle is over: the
    /// win is certain, or the board after the reply is beyond those that are judged.
    pub next: Option<(Point, usize)>,
}

/// The boards of a puzzle with all answers judged, the puzzle's own first. Where there is nothing to find, no answer is
/// right. The budget is for each board; without a limit on nodes it gets that of the facts of a puzzle.
///
/// # Errors
/// When no answer to the puzzle could be proven within the budget, or the work was stopped.
pub fn judged_boards(puzzle: &Puzzle, budget: &Budget) -> Result<Vec<JudgedBoard>, Flaw> {
    let budget = Budget { nodes: budget.nodes.or(Some(facts::NODES)), ..budget.clone() };
    let position = puzzle.position.clone();
    let alone = |right: Vec<Point>, open| {
        let right = right.into_iter().map(|point| RightMove { point, next: None }).collect();
        Ok(vec![JudgedBoard { position: position.clone(), right, open }])
    };
    let (class, more) = match puzzle.goal.kind {
        GoalKind::Vcf => (Class::Vcf, BY_FOURS),
        GoalKind::Vct => (Class::Vct, BY_THREATS),
        GoalKind::Win => (Class::Win, BY_THREATS),
        GoalKind::Defend => {
            let defence = defend::defend(&position, Class::Vct, &budget);
            let open = |(point, fate): &(Point, Fate)| matches!(fate, Fate::Unknown(_)).then_some(*point);
            stopped(&budget)?;
            return alone(defence.holding().collect(), defence.moves.iter().filter_map(open).collect());
        }
        kind @ (GoalKind::FindAll | GoalKind::Forbidden) => {
            let part = Budget { nodes: budget.nodes.map(|nodes| nodes / 16), ..budget.clone() };
            let goal = Goal { kind, within: None };
            let wanted = Grader { vcf: &mut Vcf::default(), budget: part, goal }.wanted(&position);
            stopped(&budget)?;
            let others =
                position.empties().filter(|point| !wanted.complete && !wanted.points.contains(point));
            let open = others.collect();
            return alone(wanted.points, open);
        }
        GoalKind::None => return alone(Vec::new(), Vec::new()),
    };
    let mut boards =
        Judging { class, budget: &budget, vcf: Vcf::default(), boards: Vec::new(), wins: Vec::new() };
    boards.main_line(position)?;
    boards.other_moves(more)?;
    Ok(boards.boards)
}

fn stopped(budget: &Budget) -> Result<(), Flaw> {
    if budget.stop.is_raised() { Err(Flaw::Unsettled(Limit::Interrupted)) } else { Ok(()) }
}

/// The boards of a puzzle that is won, as they are judged one after the other.
struct Judging<'a> {
    class: Class,
    budget: &'a Budget,
    vcf: Vcf,
    boards: Vec<JudgedBoard>,
    /// For each board its winning moves with their wins.
    wins: Vec<Vec<First>>,
}

impl Judging<'_> {
    /// Judges the boards along the longest defence against the shortest wins.
    fn main_line(&mut self, mut position: Position) -> Result<(), Flaw> {
        loop {
            let at = self.boards.len();
            if !self.judge(position.clone())? {
                // The move before wins, which is proven; only how it goes on is beyond the budget.
                let before = at.checked_sub(1).ok_or(Flaw::Unsettled(Limit::Nodes))?;
                self.boards[before].right[0].next = None;
                return Ok(());
            }
            match after(&position, &self.wins[at][0]) {
                None => return Ok(()),
                Some((reply, next)) => {
                    self.boards[at].right[0].next = Some((reply, at + 1));
                    position = next;
                }
            }
        }
    }

    /// Judges the boards after the other winning moves, at most this many more.
    fn other_moves(&mut self, more: usize) -> Result<(), Flaw> {
        let most = self.boards.len() + more;
        let mut known: BTreeMap<String, usize> = BTreeMap::new();
        for (at, board) in self.boards.iter().enumerate() {
            known.insert(notation::write_setup(&board.position), at);
        }
        let mut at = 0;
        while at < self.boards.len() {
            for which in 0..self.wins[at].len() {
                if self.boards[at].right[which].next.is_some() {
                    continue;
                }
                let Some((reply, next)) = after(&self.boards[at].position, &self.wins[at][which]) else {
                    continue;
                };
                let index = match known.get(&notation::write_setup(&next)) {
                    Some(&index) => index,
                    None if self.boards.len() >= most => continue,
                    None => {
                        let index = self.boards.len();
                        if !self.judge(next.clone())? {
                            continue;
                        }
                        known.insert(notation::write_setup(&next), index);
                        index
                    }
                };
                self.boards[at].right[which].next = Some((reply, index));
            }
            at += 1;
        }
        Ok(())
    }

    /// Judges all moves on a board and adds it. Returns whether a winning move was found; without one it is not added.
    fn judge(&mut self, position: Position) -> Result<bool, Flaw> {
        let (_, moves) = match self.class {
            Class::Vcf => first::all_by_fours(&mut self.vcf, &position, self.budget),
            class => first::all(class, &position, self.budget),
        };
        stopped(self.budget)?;
        if moves.wins.is_empty() {
            return Ok(false);
        }
        let moves = Checked::new(moves, &|| self.budget.stop.is_raised())?;
        let FirstMoves { wins, open } = &*moves;
        let right = wins.iter().map(|first| RightMove { point: first.point(), next: None }).collect();
        let open = open.as_ref().map_or(Vec::new(), |(points, _)| points.clone());
        self.boards.push(JudgedBoard { position, right, open });
        self.wins.push(wins.clone());
        Ok(true)
    }
}

/// The reply to a winning move that delays the five longest, and the board after it; `None` where the win is certain.
fn after(position: &Position, first: &First) -> Option<(Point, Position)> {
    let mut board = position.clone();
    board.make(first.point()).ok()?;
    if board.winner().is_some() || board.five_stop() == FiveStop::Impossible {
        return None;
    }
    let reply = first.reply?;
    board.make(reply).ok()?;
    Some((reply, board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::goal;
    use crate::teach::puzzle::library;

    fn judged(id: &str) -> Vec<JudgedBoard> {
        judged_boards(library::find(id).unwrap(), &Budget::default()).unwrap()
    }

    #[test]
    fn a_run_of_fours_is_judged_to_its_end_and_every_right_move_wins() {
        let boards = judged("vcf-0001");
        let start = &boards[0];
        assert_eq!((start.right.len(), start.right[0].point.to_string()), (1, "i8".to_owned()));
        let (reply, next) = start.right[0].next.unwrap();
        assert_eq!((reply.to_string(), next), ("j8".to_owned(), 1));
        for board in &boards {
            assert!(board.open.is_empty());
            let wins = |point: Point| {
                board.position.clone().after(&[point]).is_ok_and(|after| {
                    after.winner().is_some() || after.five_stop() == FiveStop::Impossible || {
                        let FiveStop::Only(reply) = after.five_stop() else { return false };
                        let then = after.after(&[reply]).unwrap();
                        goal::solve(Class::Vcf, &then, &Budget::default()).verdict.proven().is_some()
                    }
                })
            };
            let right: Vec<Point> = board.right.iter().map(|right| right.point).collect();
            let mut all: Vec<Point> = board.position.empties().filter(|&point| wins(point)).collect();
            let mut told = right.clone();
            all.sort();
            told.sort();
            assert_eq!(all, told, "{}", board.position);
            for right in &board.right {
                let Some((reply, next)) = right.next else { continue };
                let after = board.position.clone().after(&[right.point, reply]).unwrap();
                assert_eq!(notation::write_setup(&after), notation::write_setup(&boards[next].position));
            }
        }
    }

    #[test]
    fn points_are_judged_on_one_board() {
        for id in ["defend-0001", "find-all-0050", "forbidden-0001"] {
            let Some(puzzle) = library::find(id) else { continue };
            let boards = judged_boards(puzzle, &Budget::default()).unwrap();
            let [board] = &boards[..] else { panic!("{id}: {} boards", boards.len()) };
            assert!(!board.right.is_empty() && board.right.iter().all(|right| right.next.is_none()), "{id}");
        }
    }

    #[test]
    fn a_win_by_threats_goes_on_to_its_end() {
        let boards = judged("vct-0100");
        let plies = library::find("vct-0100").unwrap().goal.within.unwrap();
        let (mut at, mut moves) = (0, 1);
        while let Some((_, next)) = boards[at].right[0].next {
            (at, moves) = (next, moves + 1);
        }
        assert!(moves <= plies.div_ceil(2) && moves >= 2, "{moves} moves of {plies} plies");
    }
}
