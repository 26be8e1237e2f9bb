//! What can be done where a session stands, which decides what the places offer that show a board and buttons.

use super::Session;
use crate::board::named;
use crate::reply::Reply;

named! {
    /// What can be done where a session stands.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Stage {
        /// A board without a task.
        Free = "free",
        /// A puzzle whose moves are graded.
        Puzzle = "puzzle",
        /// A puzzle that was just solved.
        Solved = "solved",
        /// A win that was found, which can be walked through.
        Proven = "proven",
        /// A walk through a proof.
        Walk = "walk",
        /// A game with moves before or after the board.
        Game = "game",
        /// A reviewed game, or a moment of it.
        Moments = "moments",
        /// A page of a lesson, or a question that was answered.
        Lesson = "lesson",
        /// A question of a lesson, which is answered with points.
        Question = "question",
        /// The study of an opening, move by move.
        Study = "study",
        /// An exam, whose puzzles are answered with a point each.
        Exam = "exam",
    }
}

impl Session {
    /// What can be done after a reply of this session.
    pub fn stage(&self, reply: &Reply) -> Stage {
        match reply {
            Reply::Step(_) => Stage::Walk,
            _ if self.is_asking() => Stage::Question,
            _ if self.is_in_lesson() => Stage::Lesson,
            _ if self.is_in_exam() => Stage::Exam,
            _ if self.is_grading() => Stage::Puzzle,
            Reply::Graded { grade, .. } if grade.decided => Stage::Solved,
            Reply::Nothing { .. } => Stage::Solved,
            Reply::Practice(view) if view.closed.is_some() => Stage::Solved,
            Reply::Review(_) | Reply::Moment(_) => Stage::Moments,
            Reply::Node(view) if view.ply.1 > 0 => Stage::Game,
            Reply::Finding(finding) if finding.verdict.proven().is_some() => Stage::Proven,
            _ if self.is_studying() => Stage::Study,
            _ => Stage::Free,
        }
    }
}
