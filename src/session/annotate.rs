//! The session's commands about points.

use std::collections::BTreeMap;

use super::grammar::Command;
use super::grammar::board::{BY, DRAW, MAP, ONE_POINT, PLIES_AHEAD, TWOS, VARIANT};
use super::grammar::shared::SIDE;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{ByColor, Color, POINTS, Point, Position};
use crate::evaluate::{self, Evaluator, Form, Player, Terminator, wincheck};
use crate::pattern::{PatternIndex, Runs};
use crate::reply::{
    AnnotatedBoard, BoardMap, CellView, HeatMap, Misuse, Reply, SideView, Trouble, WinChecks,
};

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
            tables: position.is_empty(point).then(|| Terminator::halves(position, point)),
        }
    };
    points.map(cell).collect()
}

/// The evaluator that a command names, and how it chooses.
pub(super) fn player(command: &Command) -> Result<Option<Player>, Trouble> {
    let Some(name) = command.get(&BY) else { return Ok(None) };
    let usual =
        Form::named(&name).ok_or_else(|| Trouble::NoEvaluator(name.clone(), evaluate::NAMES.to_vec()))?;
    let seed = command.get(&DRAW);
    let form = match command.get(&VARIANT) {
        None => usual,
        Some(variant) => usual.variant(&variant, seed.unwrap_or(0)).ok_or_else(|| {
            command.misused(match Form::variants(usual.name()) {
                [] => Misuse::NotBeside("--variant".to_owned(), format!("--by {name}")),
                known => Misuse::NoneOf(variant.clone(), known.to_vec()),
            })
        })?,
    };
    Ok(Some(Player { form, seed, plies: command.get(&PLIES_AHEAD).unwrap_or(0) }))
}

impl Session {
    /// Everything about one point, or what one evaluator says of it.
    pub(super) fn cell(&self, command: &Command, point: Point) -> Answer {
        Ok(match player(command)? {
            Some(player) => Reply::Heat(Box::new(heat(&self.board.position, &player, Some(point)))),
            None => Reply::Cell(Box::new(cells(&self.board.position, std::iter::once(point)).remove(0))),
        })
    }

    pub(super) fn annotate(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        if let Some(point) = command.get(&ONE_POINT) {
            return self.cell(command, point);
        }
        // In the shell the position was loaded with the side already.
        let side = command.get(&SIDE).unwrap_or_else(|| self.board.position.to_move());
        let position = self.board.position.with_turn(side);
        if let Some(player) = player(command)? {
            return Ok(Reply::Heat(Box::new(heat(&position, &player, None))));
        }
        let cells = cells(&position, Point::all());
        let board = AnnotatedBoard { position, cells, twos: command.has(&TWOS) };
        Ok(match command.get(&MAP) {
            Some(kind) => Reply::Map(Box::new(BoardMap { kind, board })),
            None => Reply::Annotated(Box::new(board)),
        })
    }

    /// What three ways to see a win say of the moves so far.
    pub(super) fn win_checks(&self) -> Reply {
        let seen = wincheck::along(&self.board.position);
        Reply::WinChecks(Box::new(WinChecks { position: self.board.position.clone(), seen }))
    }
}

/// The scores of an evaluator for every point, or for one alone, and what it would play.
pub(super) fn heat(position: &Position, player: &Player, only: Option<Point>) -> HeatMap {
    let form = player.form;
    let powers = if let Form::Powers(powers) = form { Some(powers) } else { None };
    let counts_runs = matches!(form, Form::Terminator(_));
    let wanted = |point: &Point| only.is_none_or(|only| only == *point);
    let scores = form.scores(position);
    let equal = form.best(position);
    let choice = player.draw(&equal, position);
    let flow = powers.and_then(|powers| powers.flow(position));
    let values = || {
        let (choice, flow, powers) = (choice?, flow?, powers?);
        (choice != flow).then_some(())?;
        Some([powers.values(position, choice)?, powers.values(position, flow)?])
    };
    HeatMap {
        name: form.name(),
        position: position.clone(),
        scores: Point::all().filter(wanted).filter_map(|p| Some((p, scores[p.index()]?))).collect(),
        choice,
        drawn: player.seed.is_some() && equal.len() > 1,
        equal,
        values: values(),
        flow,
        ahead: player.ahead(position, player.plies),
        style: only
            .filter(|&point| counts_runs && position.is_empty(point))
            .map(|point| Box::new(cells(position, std::iter::once(point)).remove(0))),
    }
}
