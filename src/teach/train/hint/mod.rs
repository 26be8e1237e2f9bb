//! Help in rungs, each generated from the win that was found.

mod points;

pub use points::{Sought, rungs_to_points};

use crate::board::{Point, Position};
use crate::solve::first::{self, Judgement};
use crate::solve::{Attack, Budget, Class, Vcf, Win};

use crate::teach::explain::{self, Reason};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::facts::Facts;

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
    /// What the opponent threatens: a win with so many stones.
    Threat(u16),
    /// How many points there are.
    Points {
        /// Those that are found.
        found: usize,
        /// Those that are not.
        left: usize,
    },
    /// The corner points of the area in which the points lie.
    Around(Point, Point),
    /// Three points, one of which is sought.
    OneOf(Vec<Point>),
    /// What the opponent plays if this side passes.
    ThreatLine(Vec<Point>),
    /// One of the points.
    One(Point),
    /// All points that are left.
    Every(Vec<Point>),
    /// The author's own words instead of a generated rung.
    Words(String),
    /// The moves that look as if they won.
    Tempting(Vec<Point>),
    /// There is nothing to find.
    Nothing,
}

impl Rung {
    /// What taking it costs of the 1 that a puzzle solved alone is worth.
    pub const fn cost(&self) -> f64 {
        match self {
            Self::Length { .. }
            | Self::Threat(_)
            | Self::Points { .. }
            | Self::Themes(_)
            | Self::Tempting(_) => 0.05,
            Self::Area(..) | Self::Around(..) | Self::Words(_) | Self::Why(_) | Self::ThreatLine(_) => 0.1,
            Self::Candidates(_) | Self::OneOf(_) => 0.2,
            Self::First(_) | Self::Line(_) | Self::One(_) | Self::Every(_) | Self::Nothing => 0.3,
        }
    }
}

/// The rungs for a puzzle in which there is nothing to find; the puzzle's own hints first.
pub fn decoy_rungs(puzzle: &Puzzle, facts: &Facts) -> Vec<Rung> {
    let mut rungs = vec![Rung::Tempting(facts.tempting.clone()), Rung::Nothing];
    if facts.position == puzzle.position {
        in_the_author_s_words(&mut rungs, puzzle);
    }
    rungs
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
    rungs.extend(area(win).map(|(lower, upper)| Rung::Area(lower, upper)));
    rungs.extend(candidates(position, win, vcf));
    rungs.push(Rung::First(win.first()));
    if let Some(reason) = explain::explain(win).into_iter().next() {
        rungs.push(Rung::Why(Box::new(reason)));
    }
    rungs.push(Rung::Line(win.line.clone()));
    if *position == puzzle.position {
        in_the_author_s_words(&mut rungs, puzzle);
    }
    rungs
}

/// The puzzle's own hints in place of the first rungs.
fn in_the_author_s_words(rungs: &mut [Rung], puzzle: &Puzzle) {
    for (rung, words) in rungs.iter_mut().zip(&puzzle.hints) {
        *rung = Rung::Words(words.clone());
    }
}

/// The rectangle around all attacking moves; none when there is only one, which it would name.
fn area(win: &Win) -> Option<(Point, Point)> {
    let moves: Vec<Point> = win.line.iter().copied().step_by(2).collect();
    rectangle(&moves)
}

/// The corners of the rectangle around points; none where it is so small that it would name them.
fn rectangle(points: &[Point]) -> Option<(Point, Point)> {
    let columns = || points.iter().map(|p| p.x());
    let rows = || points.iter().map(|p| p.y());
    let lower = Point::new(columns().min()?, rows().min()?)?;
    let upper = Point::new(columns().max()?, rows().max()?)?;
    let size = (upper.x() - lower.x() + 1) * (upper.y() - lower.y() + 1);
    (size >= 4).then_some((lower, upper))
}

/// Whether a point lies in the rectangle between two corners, if there is one.
fn inside(corners: Option<(Point, Point)>, point: Point) -> bool {
    corners.is_none_or(|(lower, upper)| {
        (lower.x()..=upper.x()).contains(&point.x()) && (lower.y()..=upper.y()).contains(&point.y())
    })
}

/// Those nearest to the answer tempt the most; one outside the area that was told tempts nobody, and comes last.
fn nearest_first(points: &mut [Point], answer: Point, area: Option<(Point, Point)>) {
    let far = |p: Point| p.x().abs_diff(answer.x()).max(p.y().abs_diff(answer.y()));
    points.sort_by_key(|&p| (!inside(area, p), far(p), p.index()));
}

/// The first move among two that do not win, in order of the points; none when there are not two.
fn candidates(position: &Position, win: &Win, vcf: &mut Vcf) -> Option<Rung> {
    let wrong =
        if win.class == Class::Vcf { wrong_fours(position, win, vcf) } else { wrong_threats(position, win) };
    let mut points = vec![win.first(), *wrong.first()?, *wrong.get(1)?];
    points.sort();
    Some(Rung::Candidates(points))
}

/// Fours that do not win by fours.
fn wrong_fours(position: &Position, win: &Win, vcf: &mut Vcf) -> Vec<Point> {
    let attacker = position.to_move();
    let budget = Budget { nodes: Some(200_000), ..Budget::default() };
    let all = vcf.all(position, &budget);
    let Some(all) = all.verdict.proven() else { return Vec::new() };
    let winning: Vec<Point> = all.wins.iter().map(Attack::first).collect();
    let mut wrong: Vec<Point> = position
        .empties()
        .filter(|point| !winning.contains(point))
        .filter(|&point| {
            let mut board = position.clone();
            board.make(point).is_ok() && !board.five_points(attacker).is_empty()
        })
        .collect();
    nearest_first(&mut wrong, win.first(), area(win));
    wrong
}

/// Moves that are tried, and what each search may spend, before there are no candidates.
const TRIES: usize = 16;
const TRY_NODES: u64 = 20_000;

/// Moves of the winning line made too early, and others near its first, that are refuted: in any class where only
/// threats are asked for, or by the opponent's own win.
fn wrong_threats(position: &Position, win: &Win) -> Vec<Point> {
    let budget = Budget { nodes: Some(TRY_NODES), ..Budget::default() };
    let mut near: Vec<Point> = position.empties().filter(|point| !win.line.contains(point)).collect();
    nearest_first(&mut near, win.first(), area(win));
    let mut wrong = Vec::new();
    let early = win.line.iter().skip(1).copied();
    for point in early.chain(near).filter(|&point| position.is_empty(point)).take(TRIES) {
        let fails = match first::judge_in(Class::Vct, position, point, &budget).0 {
            Judgement::Loses(_) => true,
            Judgement::Refuted(_) => win.class == Class::Vct,
            _ => false,
        };
        if fails {
            wrong.push(point);
            if wrong.len() == 2 {
                break;
            }
        }
    }
    wrong
}
