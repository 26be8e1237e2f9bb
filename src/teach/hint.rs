//! Help in rungs, each generated from the win that was found.

use crate::board::{Point, Position};
use crate::solve::{Attack, Budget, Vcf, Win};

use super::explain::{self, Reason};
use super::puzzle::Puzzle;

/// One rung of help; each says more than the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rung {
    /// How long the win is.
    Length {
        /// Attacking stones, the five included.
        stones: u16,
        /// Whether nothing is shorter, and that was searched.
        shortest: bool,
    },
    /// What the puzzle is about.
    Themes(Vec<String>),
    /// The corner points of the area in which all attacking moves lie.
    Area(Point, Point),
    /// Three points, one of which starts the win.
    Candidates(Vec<Point>),
    /// The first move.
    First(Point),
    /// The first move and why it works.
    Why(Box<Reason>),
    /// The whole line to the five.
    Line(Vec<Point>),
    /// The author's own words instead of a generated rung.
    Words(String),
}

impl Rung {
    /// What taking it costs of the 1 that a puzzle solved alone is worth.
    pub const fn cost(&self) -> f64 {
        match self {
            Self::Length { .. } | Self::Themes(_) => 0.05,
            Self::Area(..) | Self::Words(_) | Self::Why(_) => 0.1,
            Self::Candidates(_) => 0.2,
            Self::First(_) | Self::Line(_) => 0.3,
        }
    }
}

/// The rungs for a position of a puzzle in which this is a win, the shortest perhaps.
///
/// A rung that has nothing to say, or that would give the answer away before its time, is left out. The
/// puzzle's own hints stand in place of the first rungs; they are written for where it starts.
pub fn rungs(puzzle: &Puzzle, position: &Position, win: &Win, shortest: bool, vcf: &mut Vcf) -> Vec<Rung> {
    let mut rungs = vec![Rung::Length { stones: win.stones(), shortest }];
    if !puzzle.themes.is_empty() {
        rungs.push(Rung::Themes(puzzle.themes.clone()));
    }
    rungs.extend(area(win));
    rungs.extend(candidates(position, win, vcf));
    rungs.push(Rung::First(win.first()));
    if let Some(reason) = explain::explain(win).into_iter().next() {
        rungs.push(Rung::Why(Box::new(reason)));
    }
    rungs.push(Rung::Line(win.line.clone()));
    if *position == puzzle.position {
        for (rung, words) in rungs.iter_mut().zip(&puzzle.hints) {
            *rung = Rung::Words(words.clone());
        }
    }
    rungs
}

/// The rectangle around all attacking moves; none when there is only one, which it would name.
fn area(win: &Win) -> Option<Rung> {
    let moves: Vec<Point> = win.line.iter().copied().step_by(2).collect();
    let columns = || moves.iter().map(|p| p.x());
    let rows = || moves.iter().map(|p| p.y());
    let lower = Point::new(columns().min()?, rows().min()?)?;
    let upper = Point::new(columns().max()?, rows().max()?)?;
    let size = (upper.x() - lower.x() + 1) * (upper.y() - lower.y() + 1);
    (size >= 4).then_some(Rung::Area(lower, upper))
}

/// The first move among two fours that do not win, in order of the points; none when there are not two.
fn candidates(position: &Position, win: &Win, vcf: &mut Vcf) -> Option<Rung> {
    let attacker = position.to_move();
    let budget = Budget { nodes: Some(200_000), ..Budget::default() };
    let all = vcf.all(position, &budget);
    let winning: Vec<Point> = all.verdict.proven()?.wins.iter().map(Attack::first).collect();
    let mut wrong: Vec<Point> = position
        .empties()
        .filter(|point| !winning.contains(point))
        .filter(|&point| {
            let mut board = position.clone();
            board.make(point).is_ok() && !board.five_points(attacker).is_empty()
        })
        .collect();
    // Those nearest to the answer tempt the most.
    let first = win.first();
    wrong.sort_by_key(|p| (p.x().abs_diff(first.x()).max(p.y().abs_diff(first.y())), p.index()));
    let mut points = vec![first, *wrong.first()?, *wrong.get(1)?];
    points.sort();
    Some(Rung::Candidates(points))
}
