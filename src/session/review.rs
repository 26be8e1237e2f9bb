//! The session's command that reviews the loaded game.

use std::rc::Rc;

use super::annotate::player;
use super::grammar::Command;
use super::grammar::shared::FORCE;
use super::grammar::wins::{MOMENT, PUZZLE_OUT, REVIEW_NODES};
use super::outside::Outside;
use super::{Answer, Session};
use crate::reply::{MomentTrouble, Reply, ReviewView, Trouble};
use crate::session::puzzles::{append, composed};
use crate::solve::{Budget, Stop};
use crate::teach::analyze::{Refused, Review};
use crate::teach::puzzle::{self, Puzzle};
use crate::teach::{analyze, train::facts};

impl Session {
    pub(super) fn review(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let nodes = command.get(&REVIEW_NODES).unwrap_or(analyze::REVIEW_NODES);
        let found = self.reviewed_with(nodes, &outside.stop())?;
        let Some(ply) = command.get(&MOMENT) else {
            let by = player(command)?;
            let by = by.map(|player| analyze::likeness(&self.board.position, &player, &outside.stop()));
            let by = by.transpose().map_err(|_| Trouble::StoppedReview)?;
            let slips = analyze::slips(&found, analyze::SLIP_NODES, &outside.stop());
            let slips = slips.map_err(|_| Trouble::StoppedReview)?;
            return Ok(Reply::Review(Box::new(ReviewView { review: (*found).clone(), by, slips })));
        };
        let moment = found
            .moments_at(ply)
            .next()
            .ok_or_else(|| Trouble::Moment(MomentTrouble::None(ply, found.plies())))?;
        let plain = moment.puzzle();
        let budget = Budget { nodes: Some(facts::NODES), stop: outside.stop(), ..Budget::default() };
        // The puzzle gets its rating and themes, where its facts can be established.
        let puzzle = match facts::facts(&plain.position, plain.goal.kind, &budget) {
            Ok(facts) => Puzzle { title: plain.title, ..composed(&facts, plain.id, &plain.source, None) },
            Err(_) => plain,
        };
        match command.get(&PUZZLE_OUT) {
            None => Ok(Reply::Text(puzzle::write(&puzzle))),
            Some(file) => append(outside, file, puzzle, command.has(&FORCE)),
        }
    }

    /// Reviews the moves on the board with this limit for each position, and keeps the review.
    pub(super) fn reviewed_with(&mut self, nodes: u64, stop: &Stop) -> Result<Rc<Review>, Trouble> {
        if self.board.position.moves().is_empty() {
            return Err(Trouble::NoMoves);
        }
        let found = analyze::review(&self.board.position, nodes, stop).map_err(|refused| match refused {
            Refused::Stopped => Trouble::StoppedReview,
            refused => Trouble::Refused(refused),
        })?;
        let found = Rc::new(found);
        self.reviewed = Some(Rc::clone(&found));
        Ok(found)
    }
}
