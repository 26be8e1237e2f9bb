//! Hints for puzzles with a win, and for decoys.

use super::ladder;
use super::rung::{Rung, among, in_the_authors_words, nearest_first, rectangle, themes};
use crate::board::{Point, Position};
use crate::check::Checked;
use crate::solve::first::{self, Judgement};
use crate::solve::{Attack, Budget, Class, Vcf, Win};
use crate::teach::explain;
use crate::teach::puzzle::Puzzle;
use crate::teach::train::facts::Facts;

/// The rungs for a puzzle in which there is nothing to find; the puzzle's own hints come first.
pub(crate) fn decoy_rungs(puzzle: &Puzzle, facts: &Facts) -> Vec<Rung> {
    let mut rungs = vec![Rung::Tempting(facts.tempting.clone()), Rung::Nothing];
    if facts.position == puzzle.position {
        in_the_authors_words(&mut rungs, puzzle);
    }
    ladder::new_ones(rungs, puzzle, &facts.position)
}

/// The rungs for a position of a puzzle with this win; `shortest` says whether it is known to be the
/// shortest.
///
/// A rung that tells nothing new, or one that would give the answer away too early, is left out. The puzzle's own
/// hints replace the first rungs; they are written for the puzzle's first position.
pub fn rungs(
    puzzle: &Puzzle,
    position: &Position,
    win: &Checked<Win>,
    shortest: bool,
    vcf: &mut Vcf,
) -> Vec<Rung> {
    let mut rungs = vec![Rung::Length { stones: win.stones(), shortest }];
    rungs.extend(themes(puzzle));
    rungs.extend(area(win).map(|(lower, upper)| Rung::Area(lower, upper)));
    rungs.extend(candidates(position, win, vcf));
    rungs.push(Rung::First(win.first()));
    if let Some(reason) = explain::explain(win).into_iter().next() {
        rungs.push(Rung::Why(Box::new(reason)));
    }
    rungs.push(Rung::Line(win.line.clone()));
    if *position == puzzle.position {
        in_the_authors_words(&mut rungs, puzzle);
    }
    ladder::new_ones(rungs, puzzle, position)
}

/// The rectangle around all attacking moves; `None` where it would reveal them.
fn area(win: &Win) -> Option<(Point, Point)> {
    let moves: Vec<Point> = win.line.iter().copied().step_by(2).collect();
    rectangle(&moves)
}

/// The first move among two that do not win; `None` where there are fewer than two such moves.
fn candidates(position: &Position, win: &Win, vcf: &mut Vcf) -> Option<Rung> {
    let wrong =
        if win.class == Class::Vcf { wrong_fours(position, win, vcf) } else { wrong_threats(position, win) };
    among(win.first(), &wrong).map(Rung::Candidates)
}

/// Fours that do not begin a VCF.
fn wrong_fours(position: &Position, win: &Win, vcf: &mut Vcf) -> Vec<Point> {
    let budget = Budget { nodes: Some(200_000), ..Budget::default() };
    let all = vcf.all(position, &budget);
    let Some(all) = all.verdict.proven() else { return Vec::new() };
    let winning: Vec<Point> = all.wins.iter().map(Attack::first).collect();
    let wrong = |&point: &Point| !winning.contains(&point) && explain::makes_four(position, point);
    let mut wrong: Vec<Point> = position.empties().filter(wrong).collect();
    nearest_first(&mut wrong, win.first(), area(win));
    wrong
}

/// The largest number of moves that are tried as candidates, and the node limit of each search.
const TRIES: usize = 16;
const TRY_NODES: u64 = 20_000;

/// Wrong candidates that are refuted: later moves of the winning line, and moves near its first. A refutation
/// is that the move wins in no class by threats, or that the opponent wins after it.
fn wrong_threats(position: &Position, win: &Win) -> Vec<Point> {
    let budget = Budget { nodes: Some(TRY_NODES), ..Budget::default() };
    let mut near: Vec<Point> = position.empties().filter(|point| !win.line.contains(point)).collect();
    nearest_first(&mut near, win.first(), area(win));
    let fails = |&point: &Point| match first::judge_in(Class::Vct, position, point, &budget).0 {
        Judgement::Loses(_) => true,
        Judgement::Refuted(_) => win.class == Class::Vct,
        _ => false,
    };
    let early = win.line.iter().skip(1).copied();
    let tried = early.chain(near).filter(|&point| position.is_empty(point)).take(TRIES);
    tried.filter(fails).take(2).collect()
}
