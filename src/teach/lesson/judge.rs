//! Judges an answer with the solver, and gives the reason.

use super::lesson::{Manner, Question};
use super::seek::{PointKind, Seek};
use super::sets;
use crate::board::{Point, Position, Ruling};
use crate::evaluate;
use crate::pattern::PatternIndex;
use crate::solve::{Budget, Class, MoveValue, Vcf, Verdict};
use crate::teach::explain::{self, MoveKind, MoveReason};
use crate::teach::puzzle::{Goal, GoalKind};
use crate::teach::train::grade::{Grade, Grader};

/// The judgement of a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedPoint {
    /// The point.
    pub point: Point,
    /// Whether the point is a right answer.
    pub right: bool,
    /// The reason.
    pub why: AnswerVerdict,
    /// What the move makes, where it keeps a win.
    pub makes: Option<Box<MoveReason>>,
    /// The reply that delays the five longest, where the attack continues.
    pub reply: Option<Point>,
    /// Whether the win is certain.
    pub decided: bool,
}

impl JudgedPoint {
    /// Whether the point counts as an answer, right or wrong: an occupied point does not, nor does a point
    /// whose search hit a limit.
    pub fn counts(&self) -> bool {
        match &self.why {
            AnswerVerdict::Taken | AnswerVerdict::Unsettled => false,
            AnswerVerdict::Graded(grade) => grade.limit.is_none(),
            _ => true,
        }
    }
}

/// The reason for the judgement of a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerVerdict {
    /// The point is occupied.
    Taken,
    /// The grade of the move, from a proof.
    Graded(Box<Grade>),
    /// What a stone on the point makes.
    Makes(Box<MoveReason>),
    /// After the other side's stone on the point, the three still makes a straight four on these points.
    StillOpen(Vec<Point>),
    /// A stone on the point makes no straight four.
    RaisesNothing,
    /// The move does not stop the five on this point.
    Five(Point),
    /// The other side wins with this line after the move.
    Loses(Vec<Point>),
    /// The move holds.
    Holds,
    /// There would be no VCF after the move even if the other side passed.
    NoThreat,
    /// If the other side passed, it would lose to a VCF.
    Threatens,
    /// The score of the point by an evaluator, and the evaluator's highest score.
    Scored {
        /// The evaluator.
        by: &'static str,
        /// The score of the point.
        own: i64,
        /// The highest score of a point.
        best: i64,
    },
    /// The tree or the table of openings decides whether the point is right, without a further reason.
    Known,
    /// What the rule of renju says of a black stone on the point.
    Ruled(Box<Ruling>),
    /// The move makes a four whose only answer is forbidden: what that answer makes.
    Catches(Box<Ruling>),
    /// A search hit its limit.
    Unsettled,
}

/// Judges a point that was given as the answer, or as one of the required points, in a position of the
/// question. The budget is for each search.
pub fn judge(
    question: &Question,
    position: &Position,
    point: Point,
    vcf: &mut Vcf,
    budget: &Budget,
) -> JudgedPoint {
    let Seek { side, what } = question.seek;
    let position = position.with_turn(side);
    let why = AnswerVerdict::Taken;
    let mut answer = JudgedPoint { point, right: false, why, makes: None, reply: None, decided: false };
    if !position.is_empty(point) {
        return answer;
    }
    answer.right = question.answer.contains(&point);
    answer.why = AnswerVerdict::Known;
    match what {
        PointKind::Fives
        | PointKind::Fours
        | PointKind::StraightFours
        | PointKind::OpenThrees
        | PointKind::Fork(_) => {
            answer.why = AnswerVerdict::Makes(Box::new(explain::explain_move(&position, point)));
        }
        PointKind::Raising => answer.why = AnswerVerdict::RaisesNothing,
        PointKind::Closing => {
            let mut board = position.with_turn(side.other());
            let made = board.make(point).is_ok();
            let index = PatternIndex::new(&board);
            let left = board.empties().filter(|&p| sets::makes(&index, p, side, PointKind::StraightFours));
            answer.why = AnswerVerdict::StillOpen(left.filter(|_| made).collect());
        }
        PointKind::Forced => {
            let fives = position.five_points(side.other());
            answer.why =
                fives.iter().find(|five| *five != point).map_or(AnswerVerdict::Known, AnswerVerdict::Five);
        }
        PointKind::Wins(class) => graded(&mut answer, &position, class, vcf, budget),
        PointKind::Holds(Class::Vcf) => held(&mut answer, &position, vcf, budget),
        PointKind::Holds(_) => {
            let goal = Goal { kind: GoalKind::Defend, within: None };
            // As much as the check of the lesson spends, so that no right answer is left unsettled.
            let budget = Budget { nodes: Some(budget.node_limit()), ..budget.clone() };
            let grade = Grader { vcf, budget, goal }.grade(&position, point);
            answer.right = grade.mark.keeps();
            answer.why = AnswerVerdict::Graded(Box::new(grade));
        }
        PointKind::Fukumi => match sets::is_fukumi(&position, point, vcf, budget) {
            Ok(true) => answer.why = AnswerVerdict::Threatens,
            Ok(false) => {
                let reason = explain::explain_move(&position, point);
                let loud = reason.kind != MoveKind::Quiet || !reason.threes.is_empty();
                answer.why = if loud { AnswerVerdict::Makes(reason.into()) } else { AnswerVerdict::NoThreat };
            }
            Err(_) => answer.why = AnswerVerdict::Unsettled,
        },
        PointKind::Choice(by) => {
            if let Some(evaluator) = evaluate::by_name(by) {
                let best = evaluator.choose(&position).and_then(|best| evaluator.score(&position, best));
                let own = evaluator.score(&position, point).unwrap_or(0);
                answer.why = AnswerVerdict::Scored { by, own, best: best.unwrap_or(0) };
            }
        }
        PointKind::Forbidden | PointKind::LooksForbidden => {
            answer.why = AnswerVerdict::Ruled(Box::new(position.ruling(point)));
        }
        PointKind::Catches => {
            answer.why = match sets::caught(&position, point) {
                Some(ruling) => AnswerVerdict::Catches(Box::new(ruling)),
                None => AnswerVerdict::Makes(Box::new(explain::explain_move(&position, point))),
            };
        }
        PointKind::Tree | PointKind::Third(_) => {}
    }
    if question.manner == Manner::Play {
        // Any point of the kind is right, even one that is not in the author's answer.
        answer.right |= match what {
            PointKind::Fukumi => answer.why == AnswerVerdict::Threatens,
            PointKind::Wins(_)
            | PointKind::Holds(_)
            | PointKind::Choice(_)
            | PointKind::Tree
            | PointKind::Third(_) => false,
            _ => question.seek.points(&position, vcf, budget).is_ok_and(|all| all.contains(point)),
        };
    } else {
        answer.right = question.answer.contains(&point);
    }
    answer
}

/// Judges a move towards a win, by its grade.
fn graded(answer: &mut JudgedPoint, position: &Position, class: Class, vcf: &mut Vcf, budget: &Budget) {
    let goal = Goal { kind: class.into(), within: None };
    let grade = Grader { vcf, budget: budget.clone(), goal }.grade(position, answer.point);
    answer.right = grade.mark.keeps() && grade.mark != MoveValue::OtherRoute;
    answer.reply = grade.reply.filter(|_| answer.right && !grade.decided);
    answer.decided = grade.decided;
    answer.makes = answer.right.then(|| Box::new(explain::explain_move(position, answer.point)));
    answer.why = AnswerVerdict::Graded(Box::new(grade));
}

/// Judges a move that must defend against fours.
fn held(answer: &mut JudgedPoint, position: &Position, vcf: &mut Vcf, budget: &Budget) {
    let mut board = position.clone();
    if board.make(answer.point).is_err() {
        return;
    }
    (answer.right, answer.why) = match vcf.shortest(&board, budget).verdict {
        _ if board.winner().is_some() => (true, AnswerVerdict::Holds),
        Verdict::Proven(attack) => (false, AnswerVerdict::Loses(attack.line(&board))),
        Verdict::Disproven(_) => (true, AnswerVerdict::Holds),
        Verdict::Unknown(_) => (false, AnswerVerdict::Unsettled),
    };
}
