//! The loaded game, looked through.

use super::options::ReviewOptions;
use super::outside::Outside;
use super::{Answer, Session};
use crate::reply::{Reply, Trouble, said};
use crate::session::puzzles::composed;
use crate::solve::Budget;
use crate::teach::analyze::Refused;
use crate::teach::puzzle::{self, Puzzle};
use crate::teach::{analyze, train::facts};

impl Session {
    pub(super) fn review(&self, options: &ReviewOptions, outside: &mut dyn Outside) -> Answer {
        if self.position.moves().is_empty() {
            return Err(Trouble::NoMoves);
        }
        let nodes = options.nodes.unwrap_or(analyze::REVIEW_NODES);
        let found =
            analyze::review(&self.position, nodes, &outside.stop()).map_err(|refused| match refused {
                Refused::Stopped => Trouble::StoppedReview,
                refused => Trouble::Refused(refused),
            })?;
        let Some(ply) = options.puzzle else { return Ok(Reply::Review(Box::new(found))) };
        let moment = found.moments.iter().find(|moment| moment.ply == ply);
        let moment = moment.ok_or_else(|| {
            let mut plies: Vec<usize> = found.moments.iter().map(|moment| moment.ply).collect();
            plies.dedup();
            Trouble::NoMoment(ply, plies)
        })?;
        let plain = moment.puzzle();
        let budget = Budget { nodes: Some(facts::NODES), stop: outside.stop(), ..Budget::default() };
        // With what makes it hard for people, where that is found out.
        let puzzle = match facts::facts(&plain.position, plain.goal.kind, &budget) {
            Ok(facts) => Puzzle { title: plain.title, ..composed(&facts, plain.id, &plain.source, None) },
            Err(_) => plain,
        };
        let text = puzzle::write(&puzzle);
        match &options.out {
            None => Ok(Reply::Text(text)),
            Some(file) => {
                outside.write(file, text.as_bytes()).map_err(|e| Trouble::Unwritable(file.clone(), e))?;
                Ok(said!("done-saved", file = file.clone()))
            }
        }
    }
}
