//! The session's commands that go to the moments of a reviewed game, and let the user try again from there.

use std::rc::Rc;

use super::activity::Activity;
use super::grammar::Command;
use super::grammar::game::{WHICH, Which};
use super::outside::Outside;
use super::task::{State, Task};
use super::{Answer, Session};
use crate::reply::{MomentTrouble, MomentView, Reply, Trouble};
use crate::solve::Stop;
use crate::teach::analyze::{self, Review};

impl Session {
    /// Goes to a moment of the game: the one before a move, or the next or the one before the board.
    pub(super) fn moment(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        self.go_to_moment(command.get(&WHICH).unwrap_or(Which::Next), &outside.stop())
    }

    pub(super) fn go_to_moment(&mut self, which: Which, stop: &Stop) -> Answer {
        let review = self.reviewed_here(stop)?;
        let plies = review.plies();
        let here = self.board.position.moves().len() + 1;
        let at_end = self.board.position == review.game;
        let no_more = || Trouble::Moment(MomentTrouble::NoMore);
        let ply = match which {
            Which::Before(ply) if plies.contains(&ply) => Some(ply),
            Which::Before(ply) => return Err(Trouble::Moment(MomentTrouble::None(ply, plies))),
            Which::Next if at_end => plies.first().copied(),
            Which::Next => {
                let is_next = |ply: &usize| *ply > here || (*ply == here && !stands_at(self, &review, here));
                plies.iter().copied().find(is_next)
            }
            Which::Back => plies.iter().rev().copied().find(|ply| *ply < here),
        };
        let ply = ply.ok_or_else(no_more)?;
        let moment = review.moments_at(ply).next().ok_or_else(no_more)?;
        let before = self.board.moment();
        self.board.advance(before, moment.position.clone());
        self.known.forget();
        // The board is no longer the one on which the puzzle was solved.
        if let Some(task) = &mut self.board.task {
            task.state = State::Shown;
        }
        Ok(Reply::Moment(Box::new(MomentView { review, ply })))
    }

    /// Makes the moment on the board a puzzle, whose moves are graded.
    pub(super) fn try_again(&mut self, stop: &Stop) -> Answer {
        let review = self.reviewed_here(stop)?;
        let here = self.board.position.moves().len() + 1;
        let stands = stands_at(self, &review, here);
        let moment = review
            .moments_at(here)
            .next()
            .filter(|_| stands)
            .ok_or(Trouble::Moment(MomentTrouble::NotHere))?;
        self.leave();
        self.activity = Activity::Free;
        let task = Task::new(moment.puzzle(), moment.position.clone());
        self.board.begin(Task { in_game: true, ..task });
        self.known.forget();
        Ok(self.task_view().unwrap_or(Reply::Silent))
    }

    /// Leaves the moment that is tried: the board is the game's again, at that move.
    pub(super) fn leave_try(&mut self) -> Answer {
        if !self.board.return_to_game() {
            return Err(Trouble::NoPuzzle);
        }
        self.known.forget();
        Ok(self.node(Vec::new()))
    }

    /// The review of the game on the board, to which a try returns first.
    fn reviewed_here(&mut self, stop: &Stop) -> Result<Rc<Review>, Trouble> {
        if self.board.return_to_game() {
            self.known.forget();
        }
        if self.is_grading() {
            return Err(Trouble::PuzzleOpen);
        }
        self.reviewed(stop)
    }

    /// The last review, if the game is still the one that was reviewed; otherwise a review of the moves on the board.
    fn reviewed(&mut self, stop: &Stop) -> Result<Rc<Review>, Trouble> {
        let same = |review: &&Rc<Review>| {
            review.game.rule() == self.board.position.rule() && self.board.record.holds(&review.game)
        };
        match self.reviewed.as_ref().filter(same) {
            Some(review) => Ok(Rc::clone(review)),
            None => self.reviewed_with(analyze::REVIEW_NODES, stop),
        }
    }
}

/// Whether the board is the position of the review before the move of this number.
fn stands_at(session: &Session, review: &Review, ply: usize) -> bool {
    review.moments_at(ply).any(|moment| moment.position == *session.position())
}
