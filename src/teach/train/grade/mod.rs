//! How good a move is, measured against proofs.

mod all;
mod hold;
mod nothing;
mod threats;

pub use all::Wanted;
pub use nothing::Nothing;

use crate::board::{Point, Position};
use crate::solve::first::{self, Aim, Judgement};
use crate::solve::{Answer, Attack, Budget, Class, Limit, MoveValue, Vcf, Verdict};
use crate::teach::puzzle::{Goal, GoalKind};

/// A move graded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// The move.
    pub point: Point,
    /// The verdict.
    pub mark: MoveValue,
    /// Stones more than the shortest win takes, where the move wins in the goal's class or a wider one and
    /// both lengths are known to be the shortest.
    pub extra_stones: Option<u16>,
    /// The most stubborn reply, or the one that refutes the move; none when the game is over.
    pub reply: Option<Point>,
    /// What the opponent has after a losing move, to its end; after a thrown win, the reply that saves him.
    pub refutation: Vec<Point>,
    /// The win is certain: a five, or two five points and the opponent without one.
    pub decided: bool,
    /// The limit that was hit, for [`MoveValue::Unproven`].
    pub limit: Option<Limit>,
    /// For [`MoveValue::ThrowsWin`]: the reply stands on a point that the shortest win needed.
    pub key_point: bool,
    /// For [`MoveValue::ThrowsWin`]: whether there was a win of the goal's class before the move.
    pub had_win: bool,
    /// For [`MoveValue::ThrowsWin`]: the reply is a four itself, and has to be stopped there.
    pub reply_threatens: Option<Point>,
    /// For [`MoveValue::ThrowsWin`] of a VCF: points where the attacker could still make a four after the reply.
    pub fours_left: usize,
    /// For [`MoveValue::ThrowsWin`] of a VCF: the class of a wider win that is left, where one is seen.
    pub left: Option<Class>,
    /// What was asked for: it is what the verdict is about.
    pub goal: GoalKind,
}

impl Grade {
    const fn new(point: Point, mark: MoveValue) -> Self {
        Self {
            point,
            mark,
            extra_stones: None,
            reply: None,
            refutation: Vec::new(),
            decided: false,
            limit: None,
            key_point: false,
            had_win: false,
            reply_threatens: None,
            fours_left: 0,
            left: None,
            goal: GoalKind::Vcf,
        }
    }

    /// Plies of the win that the move keeps, of so many before it, where its length is known.
    pub fn whole(&self, least: Option<u16>) -> Option<u16> {
        Some(least? + 2 * self.extra_stones?)
    }
}

/// Nodes of a search for wins by threats to which no limit was given: well under a third of a second.
const QUICK_NODES: u64 = 40_000;

/// The part of them that goes into each question that is not about the goal itself: how long a win takes, what the opponent
/// has, whether there is a win of a wider class.
const PART: u64 = 4;

/// Grades moves towards a goal.
pub struct Grader<'a> {
    /// The solver.
    pub vcf: &'a mut Vcf,
    /// What each of its searches may spend.
    pub budget: Budget,
    /// What is to be found. Its length is taken for the least where no search can tell.
    pub goal: Goal,
}

impl Grader<'_> {
    /// The shortest VCF of the side to move, as far as the budget goes.
    fn win(&mut self, position: &Position) -> Answer<Attack> {
        self.vcf.shortest(position, &self.budget)
    }

    /// Grades a move of the side to move. Where nothing is to be found it is graded as a move towards a VCT.
    pub fn grade(&mut self, position: &Position, point: Point) -> Grade {
        let mut board = position.clone();
        let grade = match self.goal.kind {
            _ if board.make(point).is_err() => Grade::new(point, MoveValue::Illegal),
            GoalKind::Vcf => self.grade_fours(position, board, point),
            GoalKind::Vct | GoalKind::Win | GoalKind::None => self.grade_threats(position, &board, point),
            GoalKind::Defend => self.grade_hold(position, &board, point),
            GoalKind::FindAll => return self.grade_found(position, point),
        };
        Grade { goal: self.goal.kind, ..grade }
    }

    /// What a search for threats may spend.
    fn quick(&self) -> Budget {
        let unlimited = self.budget.nodes.is_none() && self.budget.time.is_none();
        Budget { nodes: self.budget.nodes.or(unlimited.then_some(QUICK_NODES)), ..self.budget.clone() }
    }

    /// So many times as much.
    fn times(&self, times: u64) -> Budget {
        let quick = self.quick();
        Budget { nodes: quick.nodes.map(|nodes| nodes.saturating_mul(times)), ..quick }
    }

    /// What a question that is not about the goal itself may spend.
    fn part(&self) -> Budget {
        let quick = self.quick();
        Budget { nodes: quick.nodes.map(|nodes| nodes / PART), ..quick }
    }

    /// Grades a move towards a VCF; it is on the board.
    fn grade_fours(&mut self, position: &Position, board: Position, point: Point) -> Grade {
        let attacker = position.to_move();
        if board.winner().is_some() {
            return Grade { decided: true, ..self.keep(position, point, 1, true) };
        }
        if let Some(five) = board.five_points(attacker.other()).iter().next() {
            return Grade {
                reply: Some(five),
                refutation: vec![five],
                ..Grade::new(point, MoveValue::LosesNow)
            };
        }
        let fives: Vec<Point> = board.five_points(attacker).iter().collect();
        let grade = match fives[..] {
            [] => self.grade_quiet(position, &board, point),
            [reply] => self.grade_four(position, board, point, reply),
            [reply, ..] => Grade { decided: true, reply: Some(reply), ..self.keep(position, point, 2, true) },
        };
        match grade.mark {
            MoveValue::ThrowsWin => Grade { left: self.left(position, point), ..grade },
            _ => grade,
        }
    }

    /// The class of a win by threats that begins with a move which is none of a VCF, where one is seen.
    fn left(&self, position: &Position, point: Point) -> Option<Class> {
        match first::glance(position, point, Aim::Threats, &self.part()).0 {
            Judgement::Wins(first) => Some(first.win.class),
            _ => None,
        }
    }

    /// A four with one reply.
    fn grade_four(&mut self, position: &Position, mut board: Position, point: Point, reply: Point) -> Grade {
        if board.make(reply).is_err() {
            return Grade::new(point, MoveValue::Illegal);
        }
        let answer = self.win(&board);
        let grade = match answer.verdict {
            Verdict::Proven(rest) => self.keep(position, point, rest.stones + 1, answer.shortest),
            Verdict::Disproven(_) => self.thrown(position, &board, point, reply),
            Verdict::Unknown(limit) => Grade { limit: Some(limit), ..Grade::new(point, MoveValue::Unproven) },
        };
        Grade { reply: Some(reply), ..grade }
    }

    /// A move that makes no four: it is no move of a VCF. It loses if the opponent has a VCF now, throws
    /// the win if a reply leaves no VCF, and is another route if none does.
    fn grade_quiet(&mut self, position: &Position, board: &Position, point: Point) -> Grade {
        if let Verdict::Proven(attack) = self.win(board).verdict {
            let line = attack.line(board);
            let reply = Some(attack.first());
            return Grade { reply, refutation: line, ..Grade::new(point, MoveValue::LosesNow) };
        }
        let mut limit = None;
        let mut stones = 0;
        let mut exact = true;
        let mut stubborn = None;
        for reply in self.replies(board) {
            let mut after = board.clone();
            if after.make(reply).is_err() {
                continue;
            }
            let answer = self.win(&after);
            match answer.verdict {
                Verdict::Proven(rest) => {
                    exact &= answer.shortest;
                    if rest.stones > stones {
                        stones = rest.stones;
                        stubborn = Some(reply);
                    }
                }
                Verdict::Disproven(_) => return self.thrown(position, &after, point, reply),
                Verdict::Unknown(hit) => limit = Some(hit),
            }
        }
        match (limit, stubborn) {
            (None, Some(_)) => {
                let extra_stones = self.extra(position, stones + 1, exact);
                Grade { reply: stubborn, extra_stones, ..Grade::new(point, MoveValue::OtherRoute) }
            }
            (limit, _) => Grade { limit, ..Grade::new(point, MoveValue::Unproven) },
        }
    }

    /// All replies, those first that touch what the attacker would do if the opponent passed.
    fn replies(&mut self, board: &Position) -> Vec<Point> {
        let passed = board.with_turn(board.to_move().other());
        let threat = self.win(&passed).verdict.proven().map_or(Vec::new(), |attack| attack.line(&passed));
        let touches = threat.iter().copied().filter(|&p| board.is_empty(p));
        let others = board.empties().filter(|p| !threat.contains(p));
        touches.chain(others).collect()
    }

    /// A move after whose reply (made on `after`) no VCF is left.
    fn thrown(&mut self, position: &Position, after: &Position, point: Point, reply: Point) -> Grade {
        let before = self.win(position).verdict;
        let needed = |attack: &Attack| attack.last == reply || attack.steps.iter().any(|s| s.attack == reply);
        let attacker = after.to_move();
        let makes_four = |p: &Point| {
            let mut board = after.clone();
            board.make(*p).is_ok() && !board.five_points(attacker).is_empty()
        };
        Grade {
            reply: Some(reply),
            refutation: vec![reply],
            key_point: before.proven().is_some_and(needed),
            had_win: before.proven().is_some(),
            reply_threatens: after.five_points(attacker.other()).iter().next(),
            fours_left: after.empties().filter(makes_four).count(),
            ..Grade::new(point, MoveValue::ThrowsWin)
        }
    }

    /// A move that wins with so many stones in all; `exact` when it is known that no fewer will do.
    fn keep(&mut self, position: &Position, point: Point, stones: u16, exact: bool) -> Grade {
        let extra = self.extra(position, stones, exact);
        let mark = match (extra, self.win(position).verdict.proven().map(Attack::first)) {
            (Some(0), Some(first)) if first == point => MoveValue::Best,
            (Some(0), _) => MoveValue::Equivalent,
            (_, _) => MoveValue::Longer,
        };
        Grade { extra_stones: extra, ..Grade::new(point, mark) }
    }

    /// Stones more than the shortest win from here takes, where that can be said.
    fn extra(&mut self, position: &Position, stones: u16, exact: bool) -> Option<u16> {
        let answer = self.win(position);
        let shortest = answer.verdict.proven().filter(|_| answer.shortest)?.stones;
        // Nothing is shorter than the shortest, so that length needs no further proof.
        (exact || stones <= shortest).then(|| stones.saturating_sub(shortest))
    }
}

/// The moves of a puzzle graded one after the other, each answered by the grade's reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The moves as far as they were graded: it stops at the first that does not keep the win.
    pub grades: Vec<Grade>,
    /// Moves after that.
    pub ungraded: Vec<Point>,
    /// Whether the win is certain after the last move.
    pub solved: bool,
    /// Where no move was given but the answer that there is nothing to find: how good it is.
    pub nothing: Option<Nothing>,
}

impl Grader<'_> {
    /// Grades the moves of a side from a position on. Where all points are to be found each move stands for itself.
    /// No move at all is the answer that there is nothing to find.
    pub fn grade_all(&mut self, position: &Position, moves: &[Point]) -> Report {
        if moves.is_empty() {
            return Report::of_nothing(self.nothing(position));
        }
        if self.goal.kind == GoalKind::FindAll {
            return self.find_all(position, moves);
        }
        let mut board = position.clone();
        let mut report = Report { grades: Vec::new(), ungraded: Vec::new(), solved: false, nothing: None };
        for (i, &point) in moves.iter().enumerate() {
            let grade = self.grade(&board, point);
            report.solved = grade.decided;
            self.goal.within = grade.whole(self.goal.within).map(|plies| plies.saturating_sub(2));
            let (keeps, reply) = (grade.mark.keeps(), grade.reply);
            report.grades.push(grade);
            if !keeps {
                report.ungraded = moves[i + 1..].to_vec();
                break;
            }
            for played in [Some(point), reply].into_iter().flatten() {
                if board.make(played).is_err() {
                    break;
                }
            }
        }
        report
    }
}
