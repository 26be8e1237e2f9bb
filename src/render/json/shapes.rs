//! Shapes and lines for programs.

use serde_json::{Value, json};

use super::names;
use crate::board::{Point, notation};
use crate::check::Checked;
use crate::pattern::shapes::{Fork, Shape};
use crate::reply::{LinesView, ShapesView, SideShapes};
use crate::solve::{Limit, Win};
use crate::teach::analyze::PositionStatus;

/// `yonsan.shapes/1`.
pub fn shapes(view: &ShapesView) -> Value {
    let known = &view.assessment;
    let win = |win: &Option<Checked<Win>>| {
        win.as_ref()
            .map(|win| json!({"plies": win.plies(), "stones": win.stones(), "line": names(&win.line)}))
    };
    let (limit, winner) = match known.status {
        PositionStatus::Unknown(limit) => (Some(Limit::name(limit)), None),
        PositionStatus::Over(winner) => (None, Some(winner.name())),
        PositionStatus::Won | PositionStatus::Neutral | PositionStatus::Lost => (None, None),
    };
    json!({
        "schema": "yonsan.shapes/1",
        "rule": view.position.rule().name(),
        "position": notation::write(&view.position),
        "to_move": view.position.to_move().name(),
        "black": side(&view.sides.black),
        "white": side(&view.sides.white),
        "status": known.status.name(),
        "limit": limit,
        "winner": winner,
        "attack": win(&known.attack),
        "threat": win(&known.threat),
        "holds": known.holds.as_deref().map(names),
        "nodes": known.nodes,
    })
}

fn side(side: &SideShapes) -> Value {
    json!({
        "rating": side.rating,
        "shapes": side.shapes.iter().map(shape).collect::<Vec<_>>(),
        "forks": side.forks.iter().map(fork).collect::<Vec<_>>(),
    })
}

fn shape(shape: &Shape) -> Value {
    json!({
        "kind": shape.kind.name(),
        "cells": shape.cells,
        "axis": shape.axis.name(),
        "stones": names(&shape.stones),
        "raising": names(&shape.raising),
        "closing": names(&shape.closing),
    })
}

fn fork(fork: &Fork) -> Value {
    json!({
        "point": fork.point.to_string(),
        "kind": fork.kind.name(),
        "threats": fork.threats.iter().map(shape).collect::<Vec<_>>(),
    })
}

/// `yonsan.lines/1`. `first` is the point of the line's lowest two bits that are on the board.
pub fn lines(view: &LinesView) -> Value {
    let lines = view.lines.stored().map(|(line, word)| {
        let points: Vec<Point> = (0..15).filter_map(|bit| line.point(bit)).collect();
        json!({
            "line": line.index(),
            "axis": line.axis().name(),
            "first": points.first().map(Point::to_string),
            "last": points.last().map(Point::to_string),
            "word": word,
        })
    });
    json!({
        "schema": "yonsan.lines/1",
        "rule": view.position.rule().name(),
        "position": notation::write(&view.position),
        "to_move": view.position.to_move().name(),
        "lines": lines.collect::<Vec<_>>(),
        "bytes": view.lines.bytes(),
        "move_bytes": view.position.count(),
    })
}
