//! The loaded game, looked through.

use super::super::door::Outside;
use super::super::options::ReviewOptions;
use super::{Answer, Session};
use crate::teach::puzzle;
use crate::teach::review;
use crate::words::{Done, Reply, Trouble};

impl Session {
    pub(super) fn review(&self, options: &ReviewOptions, outside: &mut dyn Outside) -> Answer {
        if self.position.moves().is_empty() {
            return Err(Trouble::NoMoves);
        }
        let nodes = options.nodes.unwrap_or(review::NODES);
        let found =
            review::review(&self.position, nodes, &outside.stop()).map_err(|_| Trouble::StoppedReview)?;
        let Some(ply) = options.puzzle else { return Ok(Reply::Review(Box::new(found))) };
        let moment = found.moments.iter().find(|moment| moment.ply == ply);
        let moment = moment
            .ok_or_else(|| Trouble::NoMoment(ply, found.moments.iter().map(|moment| moment.ply).collect()))?;
        let text = puzzle::write(&moment.puzzle());
        match &options.out {
            None => Ok(Reply::Text(text)),
            Some(file) => {
                outside.write(file, text.as_bytes()).map_err(|e| Trouble::Unwritable(file.clone(), e))?;
                Ok(Reply::Done(Done::Saved(file.clone())))
            }
        }
    }
}
