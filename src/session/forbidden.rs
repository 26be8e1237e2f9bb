//! The session's command for the forbidden points of renju.

use super::grammar::Command;
use super::grammar::board::ASKED;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{IllegalMove, Point, Ruling};
use crate::reply::{Document, ForbiddenView, Reply, Trouble};
use crate::teach::puzzle::GoalKind;

impl Session {
    /// Marks the answer of a puzzle that asks for the forbidden points as shown, where a reply names or marks them.
    pub(super) fn forbidden_shown(&mut self, reply: &Reply) {
        let asked = self.board.task.as_ref().is_some_and(|task| task.puzzle.goal.kind == GoalKind::Forbidden);
        let pictured = |document: &Document| matches!(document, Document::Svg(..) | Document::Png(..));
        let marks = matches!(
            reply,
            Reply::Forbidden(_)
                | Reply::Annotated(_)
                | Reply::Cell(_)
                | Reply::Heat(_)
                | Reply::Map(_)
                | Reply::Shapes(_)
                | Reply::Key(_)
                | Reply::Defence(_)
                | Reply::Pillars(_)
                | Reply::Step(_)
        ) || matches!(reply, Reply::Exported { document, .. } if pictured(document));
        self.shown(asked && marks);
    }

    /// What renju forbids to Black here, whatever the rule of the board.
    pub(super) fn forbidden(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let position = self.board.position.clone();
        let point = command.get(&ASKED);
        if let Some(taken) = point.filter(|&point| !position.is_empty(point)) {
            return Err(Trouble::Illegal(IllegalMove::Occupied(taken)));
        }
        let asked: Vec<Point> = point.map_or_else(|| position.empties().collect(), |point| vec![point]);
        let rulings = asked.into_iter().map(|point| position.ruling(point));
        let (points, others): (Vec<Ruling>, Vec<Ruling>) = rulings.partition(Ruling::is_forbidden);
        let allowed = others.into_iter().filter(|ruling| point.is_some() || ruling.only_looks_forbidden());
        Ok(Reply::Forbidden(Box::new(ForbiddenView { allowed: allowed.collect(), position, point, points })))
    }
}
