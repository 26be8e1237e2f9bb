//! Shapes and lines of the board, and its status.

use super::options::SolveOptions;
use super::{Answer, Session};
use crate::board::ByColor;
use crate::pattern::{Lines, shapes};
use crate::reply::{LinesView, Reply, ShapesView, SideShapes, Trouble};
use crate::solve::Stop;
use crate::teach::analyze;

impl Session {
    pub(super) fn shapes(&mut self, options: &SolveOptions, stop: &Stop) -> Answer {
        self.fit(options);
        let position = self.position.clone();
        let budget = options.budget(stop.clone());
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
        let lines = Lines::of(&self.position);
        Reply::Lines(Box::new(LinesView { position: self.position.clone(), lines }))
    }
}
