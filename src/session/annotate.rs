//! The session's commands about points.

use std::collections::BTreeMap;

use super::grammar::Command;
use super::grammar::board::{BY, ONE_POINT, VARIANT};
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{ByColor, Color, POINTS, Point, Position};
use crate::evaluate::{self, Evaluator, Powers};
use crate::pattern::{PatternIndex, Runs};
use crate::reply::{AnnotatedBoard, CellView, HeatMap, Reply, SideView, Trouble};

/// All data of each of these points.
fn cells(position: &Position, points: impl Iterator<Item = Point>) -> Vec<CellView> {
    let patterns = PatternIndex::new(position);
    let scores: BTreeMap<&'static str, [Option<i64>; POINTS]> = evaluate::NAMES
        .into_iter()
        .filter_map(|name| Some((name, evaluate::by_name(name)?.scores(position))))
        .collect();
    let cell = |point: Point| {
        let sides = ByColor::from_fn(|color: Color| SideView {
            runs: Runs::of(position, point, color),
            patterns: patterns.patterns(point, color),
            pattern4: patterns.pattern4(point, color),
        });
        let here = scores.iter().filter_map(|(&name, all)| Some((name, all[point.index()]?)));
        let ranks = here.clone().map(|(name, score)| {
            let others = || scores[name].iter().enumerate().filter(|(i, _)| *i != point.index());
            let better = others().filter(|(_, other)| other.is_some_and(|other| other > score)).count();
            let best = others().filter_map(|(_, other)| *other).max().unwrap_or(0);
            (name, (better + 1, best))
        });
        CellView {
            point,
            stone: position.stone(point),
            to_move: position.to_move(),
            black: sides.black,
            white: sides.white,
            ranks: ranks.collect(),
            scores: here.collect(),
        }
    };
    points.map(cell).collect()
}

impl Session {
    /// All data of one point.
    pub(super) fn cell(&self, point: Point) -> Reply {
        Reply::Cell(Box::new(cells(&self.board.position, std::iter::once(point)).remove(0)))
    }

    pub(super) fn annotate(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let (position, point) = (&self.board.position, command.get(&ONE_POINT));
        Ok(match (command.get(&BY), point) {
            (Some(name), _) => Reply::Heat(Box::new(heat(position, &name, command.get(&VARIANT), point)?)),
            (None, Some(point)) => self.cell(point),
            (None, None) => {
                let cells = cells(position, Point::all());
                Reply::Annotated(Box::new(AnnotatedBoard { position: position.clone(), cells }))
            }
        })
    }
}

/// The scores of an evaluator for every point, or for a single one. A variant is one of the evaluator
/// `powers`.
pub(super) fn heat(
    position: &Position,
    name: &str,
    variant: Option<Powers>,
    only: Option<Point>,
) -> Result<HeatMap, Trouble> {
    let powers = (name == "powers").then(|| variant.unwrap_or_default());
    let evaluator: Box<dyn Evaluator> = match &powers {
        Some(powers) => Box::new(*powers),
        None => evaluate::by_name(name)
            .ok_or_else(|| Trouble::NoEvaluator(name.to_owned(), evaluate::NAMES.to_vec()))?,
    };
    let wanted = |point: &Point| only.is_none_or(|only| only == *point);
    let scores = evaluator.scores(position);
    Ok(HeatMap {
        name: evaluator.name(),
        position: position.clone(),
        scores: Point::all().filter(wanted).filter_map(|p| Some((p, scores[p.index()]?))).collect(),
        choice: evaluator.choose(position),
        flow: powers.and_then(|powers| powers.flow(position)),
    })
}
