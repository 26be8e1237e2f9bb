//! The session's commands for shapes, lines and the status of the position.

use super::grammar::Command;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{ByColor, Canonical};
use crate::pattern::{Lines, shapes};
use crate::reply::{LinesView, Reply, ShapesView, SideShapes, Trouble};
use crate::teach::analyze;

impl Session {
    pub(super) fn shapes(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let budget = self.fitted(command).budget(outside.limits());
        let position = self.board.position.clone();
        let assessment = analyze::assess(&mut self.vcf, &position, &budget).map_err(Trouble::Refused)?;
        self.shown(assessment.attack.is_some());
        let lines = Lines::of(&position);
        let sides = ByColor::from_fn(|color| {
            let shapes = shapes::shapes(&lines, color);
            let forks = shapes::forks(&position, color);
            SideShapes { rating: shapes::rating(&shapes), shapes, forks }
        });
        Ok(Reply::Shapes(Box::new(ShapesView { position, sides, assessment })))
    }

    pub(super) fn lines(&self) -> Reply {
        let lines = Lines::of(&self.board.position);
        let (_, symmetry) = Canonical::of(&self.board.position);
        let canonical = lines.picture(symmetry);
        Reply::Lines(Box::new(LinesView {
            position: self.board.position.clone(),
            lines,
            symmetry,
            canonical,
        }))
    }
}
