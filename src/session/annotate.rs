//! What a session says about points.

use std::collections::BTreeMap;

use super::options::AnnotateOptions;
use crate::board::{ByColor, Color, POINTS, Point, Position};
use crate::evaluate::{self, Evaluator};
use crate::pattern::{PatternIndex, Runs};
use crate::reply::{AnnotatedBoard, CellView, HeatMap, Reply, SideView, Trouble};

/// Everything about every point, or about one.
pub(super) fn board(position: &Position, point: Option<Point>) -> AnnotatedBoard {
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
    let cells = match point {
        Some(point) => vec![cell(point)],
        None => Point::all().map(cell).collect(),
    };
    AnnotatedBoard { position: position.clone(), cells }
}

/// Answers `annotate`.
pub(super) fn annotate(position: &Position, options: &AnnotateOptions) -> Reply {
    let Some(name) = &options.by else {
        let mut annotated = board(position, options.point);
        return match (options.point, annotated.cells.pop()) {
            (Some(_), Some(cell)) => Reply::Cell(Box::new(cell)),
            (_, last) => {
                annotated.cells.extend(last);
                Reply::Annotated(Box::new(annotated))
            }
        };
    };
    match heat(position, name, options) {
        Ok(map) => Reply::Heat(Box::new(map)),
        Err(trouble) => Reply::Trouble(trouble),
    }
}

pub(super) fn heat(position: &Position, name: &str, options: &AnnotateOptions) -> Result<HeatMap, Trouble> {
    let mut flow = None;
    let evaluator: Box<dyn Evaluator> = if name == "powers" {
        let powers = options.powers().ok_or_else(|| {
            let all = AnnotateOptions::VARIANTS.to_vec();
            Trouble::NoEvaluator(options.variant.clone().unwrap_or_default(), all)
        })?;
        flow = powers.flow(position);
        Box::new(powers)
    } else {
        evaluate::by_name(name)
            .ok_or_else(|| Trouble::NoEvaluator(name.to_owned(), evaluate::NAMES.to_vec()))?
    };
    let wanted = |point: &Point| options.point.is_none_or(|only| only == *point);
    let scores = evaluator.scores(position);
    Ok(HeatMap {
        name: evaluator.name(),
        position: position.clone(),
        scores: Point::all().filter(wanted).filter_map(|p| Some((p, scores[p.index()]?))).collect(),
        choice: evaluator.choose(position),
        flow,
    })
}
