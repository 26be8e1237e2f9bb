//! Checks a lesson against the solver: every answer, every line, every claim, and every point that a text names.

use super::claim::{Claim, list};
use super::fault::{LessonError, LessonFault};
use super::judge::judge;
use super::lesson::{Demonstration, Lesson, LessonBoard, LessonStep, Manner, Question, StepKind};
use super::seek::{PointKind, Seek};
use crate::board::{Color, Point, PointSet, Position};
use crate::solve::{Budget, Class, Vcf, Win, goal};
use crate::teach::Text;
use crate::teach::analyze;

/// The numbers of things that were checked in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TriedCounts {
    /// The number of questions.
    pub questions: usize,
    /// The number of demonstrated lines.
    pub lines: usize,
    /// The number of claims.
    pub claims: usize,
}

/// Checks a whole lesson. Returns the numbers of things checked and all faults; `None` when the work was
/// stopped. The budget is for each search.
pub fn check(lesson: &Lesson, budget: &Budget) -> Option<(TriedCounts, Vec<LessonError>)> {
    let mut tried = TriedCounts::default();
    let mut wrong = Vec::new();
    let mut vcf = Vcf::new(budget.memory);
    for step in &lesson.steps {
        let mut trial = StepTrial { vcf: &mut vcf, budget, tried: &mut tried, wrong: Vec::new() };
        trial.step(step);
        if budget.stop.is_raised() {
            return None;
        }
        let (line, column) = step.place;
        wrong.extend(trial.wrong.into_iter().map(|reason| LessonError { line, column, reason }));
    }
    Some((tried, wrong))
}

struct StepTrial<'a> {
    vcf: &'a mut Vcf,
    budget: &'a Budget,
    tried: &'a mut TriedCounts,
    wrong: Vec<LessonFault>,
}

impl StepTrial<'_> {
    fn step(&mut self, step: &LessonStep) {
        let Some(board) = &step.board else { return };
        let mut founded = self.board(board);
        let mut texts = vec![&step.text];
        match &step.kind {
            StepKind::Told => {}
            StepKind::Demonstration(shown) => {
                self.line(&board.position, shown);
                founded = founded.union(&shown.line.iter().copied().collect());
                founded = shown.then.iter().fold(founded, |all, claim| all.union(&claim.named()));
                texts.extend(shown.after.as_ref());
            }
            StepKind::Question(question) => {
                self.question(&board.position, question);
                founded = founded.union(&question.answer.iter().copied().collect());
                texts.extend(question.hint.as_ref().into_iter().chain(question.after.as_ref()));
            }
        }
        for point in texts.into_iter().flat_map(Text::all).flat_map(points_in) {
            if !founded.contains(point) {
                self.wrong.push(LessonFault::Unfounded(point));
            }
        }
    }

    /// Checks the claims about a board. Returns the points that a text about it may name.
    fn board(&mut self, board: &LessonBoard) -> PointSet {
        self.claims(&board.position, &board.claims);
        let stones = |color| *board.position.stones(color);
        let [black, white] = Color::BOTH.map(stones);
        let marks = board.marks.iter().copied().collect();
        board.claims.iter().fold(black.union(&white).union(&marks), |all, claim| all.union(&claim.named()))
    }

    fn claims(&mut self, position: &Position, claims: &[Claim]) {
        for claim in claims {
            self.tried.claims += 1;
            if let Err(found) = claim.try_on(position, self.vcf, self.budget) {
                self.wrong.push(LessonFault::Claim { claim: claim.to_string(), found });
            }
        }
    }

    fn line(&mut self, position: &Position, shown: &Demonstration) {
        self.tried.lines += 1;
        let mut board = position.clone();
        for (i, &point) in shown.line.iter().enumerate() {
            if let Some(class) = shown.proves.filter(|_| i % 2 == 0)
                && !self.keeps(&board, point, class)
            {
                self.wrong.push(LessonFault::Keeps { point, class });
                return;
            }
            if board.make(point).is_err() {
                self.wrong.push(LessonFault::Line(format!("{point} cannot be played")));
                return;
            }
        }
        self.claims(&board, &shown.then);
    }

    /// Whether a move makes five, or leaves a win of the class after any reply that the checker accepts.
    fn keeps(&mut self, position: &Position, point: Point, class: Class) -> bool {
        if position.makes_five(position.to_move(), point) {
            return true;
        }
        let seek = Seek { side: position.to_move(), what: PointKind::Wins(class) };
        let budget = self.budget;
        let first = seek.points(position, self.vcf, budget).is_ok_and(|all| all.contains(point));
        let win = || goal::solve(class, position, budget).into_proven().ok();
        first && win().is_some_and(|win| analyze::checked(win, &budget.stop).is_ok())
    }

    fn question(&mut self, position: &Position, question: &Question) {
        self.tried.questions += 1;
        let stated: PointSet = question.answer.iter().copied().collect();
        let found = match question.seek.points(position, self.vcf, self.budget) {
            Ok(found) => found,
            Err(limit) => {
                return self.differs(list(&stated), format!("nothing within its limit of {}", limit.name()));
            }
        };
        let agrees = match question.manner {
            Manner::Name => found == stated,
            Manner::Predict => !stated.is_empty() && found == stated,
            // A question that every move answers is pointless.
            Manner::Play => {
                !stated.is_empty()
                    && stated.minus(&found).is_empty()
                    && found.len() * 4 < position.empties().count()
            }
        };
        if !agrees {
            return self.differs(list(&stated), list(&found));
        }
        // Every point that the solver finds must be accepted as an answer.
        for point in position.empties().filter(|point| found.contains(*point)) {
            let judged = judge(question, position, point, self.vcf, self.budget);
            if !judged.right && (question.manner != Manner::Play || stated.contains(point)) {
                self.differs(list(&stated), format!("{point} is refused: {:?}", judged.why));
            }
        }
        if question.moves > 1 {
            self.played(position, question);
        }
    }

    fn differs(&mut self, stated: String, found: String) {
        self.wrong.push(LessonFault::Answer { stated, found });
    }

    /// Checks that a question of several moves lasts for as many moves as it states.
    fn played(&mut self, position: &Position, question: &Question) {
        let mut board = position.clone();
        for number in 1..=question.moves {
            let best = match question.seek.what {
                PointKind::Wins(class) => {
                    goal::shortest(class, &board, self.budget).verdict.proven().map(Win::first)
                }
                _ => None,
            };
            let judged = best.map(|best| judge(question, &board, best, self.vcf, self.budget));
            let Some(judged) =
                judged.filter(|judged| judged.right && judged.decided == (number == question.moves))
            else {
                let found = format!("that move {number} of {} does not go on as it should", question.moves);
                return self.differs(format!("{} moves", question.moves), found);
            };
            let played = [Some(judged.point), judged.reply];
            if played.into_iter().flatten().any(|point| board.make(point).is_err()) {
                return;
            }
        }
    }
}

/// The points that a text names.
fn points_in(text: &str) -> Vec<Point> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|word| word.parse().ok())
        .collect()
}
