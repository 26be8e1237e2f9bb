//! An answer judged by the solver, with its reason.

use super::lesson::{Manner, Question};
use super::seek::{Seek, What};
use super::sets;
use crate::board::{Point, Position};
use crate::evaluate;
use crate::pattern::PatternIndex;
use crate::solve::{Budget, Class, MoveValue, Vcf, Verdict};
use crate::teach::explain::{self, Reason};
use crate::teach::puzzle::{Goal, GoalKind};
use crate::teach::train::grade::{Grade, Grader};

/// A point judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The point.
    pub point: Point,
    /// Whether it is what was sought.
    pub right: bool,
    /// Why, or why not.
    pub why: Why,
    /// What a move makes that keeps a win.
    pub makes: Option<Box<Reason>>,
    /// The reply that holds out longest, where the attack goes on.
    pub reply: Option<Point>,
    /// Whether the win is certain.
    pub decided: bool,
}

impl Judged {
    /// Whether it is an answer at all, right or wrong: on a stone it is none, nor where a search stopped at a limit.
    pub fn counts(&self) -> bool {
        match &self.why {
            Why::Taken | Why::Unsettled => false,
            Why::Graded(grade) => grade.limit.is_none(),
            _ => true,
        }
    }
}

/// What is to be said of a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is a stone on it.
    Taken,
    /// A grade against the proof.
    Graded(Box<Grade>),
    /// What a stone there makes.
    Makes(Box<Reason>),
    /// After the other side's stone there the three still has these points for a straight four.
    StillOpen(Vec<Point>),
    /// A stone there makes no straight four.
    RaisesNothing,
    /// The five at this point is not stopped.
    Five(Point),
    /// The other side wins like this after it.
    Loses(Vec<Point>),
    /// It holds.
    Holds,
    /// If the other side passed there would be no VCF.
    NoThreat,
    /// If the other side passed it would lose to fours.
    Threatens,
    /// What an evaluator gives it, and its best.
    Scored {
        /// The evaluator.
        by: &'static str,
        /// Its score.
        own: i64,
        /// The best there is.
        best: i64,
    },
    /// It is the tree's move, or an opening's stone, or not.
    Known,
    /// A search stopped at its limit.
    Unsettled,
}

/// Judges a point that was given as the answer, or as one of the points, in a position of the question. The budget
/// is for each search.
pub fn judge(
    question: &Question,
    position: &Position,
    point: Point,
    vcf: &mut Vcf,
    budget: &Budget,
) -> Judged {
    let Seek { side, what } = question.seek;
    let position = position.with_turn(side);
    if !position.is_empty(point) {
        return Judged { point, right: false, why: Why::Taken, makes: None, reply: None, decided: false };
    }
    let mut answer = Judged {
        point,
        right: question.answer.contains(&point),
        why: Why::Known,
        makes: None,
        reply: None,
        decided: false,
    };
    match what {
        What::Fives | What::Fours | What::StraightFours | What::OpenThrees | What::Fork(_) => {
            answer.why = Why::Makes(Box::new(explain::explain_move(&position, point)));
        }
        What::Raising => answer.why = Why::RaisesNothing,
        What::Closing => {
            let mut board = position.with_turn(side.other());
            let made = board.make(point).is_ok();
            let index = PatternIndex::new(&board);
            let left = board.empties().filter(|&p| sets::makes(&index, p, side, What::StraightFours));
            answer.why = Why::StillOpen(if made { left.collect() } else { Vec::new() });
        }
        What::Forced => {
            let fives = position.five_points(side.other());
            answer.why = fives.iter().find(|five| *five != point).map_or(Why::Known, Why::Five);
        }
        What::Wins(class) => graded(&mut answer, &position, class, vcf, budget),
        What::Holds(Class::Vcf) => held(&mut answer, &position, vcf, budget),
        What::Holds(_) => {
            let goal = Goal { kind: GoalKind::Defend, within: None };
            let grade = Grader { vcf, budget: budget.clone(), goal }.grade(&position, point);
            answer.right = grade.mark.keeps();
            answer.why = Why::Graded(Box::new(grade));
        }
        What::Fukumi => match sets::is_fukumi(&position, point, vcf, budget) {
            Ok(true) => answer.why = Why::Threatens,
            Ok(false) => {
                let reason = explain::explain_move(&position, point);
                let loud = !reason.fours.is_empty() || !reason.five.is_empty() || !reason.threes.is_empty();
                answer.why = if loud { Why::Makes(Box::new(reason)) } else { Why::NoThreat };
            }
            Err(_) => answer.why = Why::Unsettled,
        },
        What::Choice(by) => {
            if let Some(evaluator) = evaluate::by_name(by) {
                let best = evaluator.choose(&position).and_then(|best| evaluator.score(&position, best));
                let own = evaluator.score(&position, point).unwrap_or(0);
                answer.why = Why::Scored { by, own, best: best.unwrap_or(0) };
            }
        }
        What::Tree | What::Third(_) => {}
    }
    if question.manner == Manner::Play {
        // Any move that does it will do, whether the author thought of it or not.
        answer.right |= match what {
            What::Fukumi => answer.why == Why::Threatens,
            What::Wins(_) | What::Holds(_) | What::Choice(_) | What::Tree | What::Third(_) => false,
            _ => question.seek.points(&position, vcf, budget).is_ok_and(|all| all.contains(point)),
        };
    } else {
        answer.right = question.answer.contains(&point);
    }
    answer
}

/// A move towards a win, graded.
fn graded(answer: &mut Judged, position: &Position, class: Class, vcf: &mut Vcf, budget: &Budget) {
    let kind = match class {
        Class::Vcf => GoalKind::Vcf,
        Class::Vct => GoalKind::Vct,
        Class::Win => GoalKind::Win,
    };
    let goal = Goal { kind, within: None };
    let grade = Grader { vcf, budget: budget.clone(), goal }.grade(position, answer.point);
    answer.right = grade.mark.keeps() && grade.mark != MoveValue::OtherRoute;
    answer.reply = grade.reply.filter(|_| answer.right && !grade.decided);
    answer.decided = grade.decided;
    answer.makes = answer.right.then(|| Box::new(explain::explain_move(position, answer.point)));
    answer.why = Why::Graded(Box::new(grade));
}

/// A move against fours.
fn held(answer: &mut Judged, position: &Position, vcf: &mut Vcf, budget: &Budget) {
    let mut board = position.clone();
    if board.make(answer.point).is_err() {
        return;
    }
    (answer.right, answer.why) = match vcf.shortest(&board, budget).verdict {
        _ if board.winner().is_some() => (true, Why::Holds),
        Verdict::Proven(attack) => (false, Why::Loses(attack.line(&board))),
        Verdict::Disproven(_) => (true, Why::Holds),
        Verdict::Unknown(_) => (false, Why::Unsettled),
    };
}
