//! The spare stones of a puzzle: those without which it would be the same.

use crate::board::{Color, Point, PointSet, Position};
use crate::solve::{Attack, Budget, Class, Vcf, goal};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::{Facts, facts};

/// The stones that can be removed together without another verdict or other first moves. Stones far from the solution
/// are tried first, one by one; the count ends when it is `most`, because more do not matter to the caller.
pub(super) fn spare(known: &Facts, budget: &Budget, most: usize) -> PointSet {
    let mut stones: Vec<Point> =
        Color::BOTH.into_iter().flat_map(|color| known.position.stones(color).iter()).collect();
    stones.sort_by_key(|&stone| (std::cmp::Reverse(distance(known, stone)), stone));
    let mut spare = PointSet::EMPTY;
    let Some(firsts) = firsts(known, &known.position, budget) else { return spare };
    for stone in stones {
        if spare.len() >= most {
            break;
        }
        spare.insert(stone);
        let fewer = without(&known.position, &spare);
        if fewer.and_then(|fewer| self::firsts(known, &fewer, budget)) != Some(firsts) {
            spare.remove(stone);
        }
    }
    spare
}

/// The distance of a stone from the solution, in points.
pub(super) fn distance(known: &Facts, stone: Point) -> usize {
    let far = |point: &Point| point.x().abs_diff(stone.x()).max(point.y().abs_diff(stone.y()));
    known.line.iter().chain(&known.right).chain(&known.tempting).map(far).min().unwrap_or(0)
}

/// The position without these stones; `None` where that is none.
pub(super) fn without(position: &Position, stones: &PointSet) -> Option<Position> {
    let mut setup = position.setup();
    for color in Color::BOTH {
        setup.stones[color].retain(|point| !stones.contains(*point));
    }
    setup.position().ok()
}

/// The first moves of a position in which the same is asked: all that win by fours, otherwise the right ones. `None`
/// where the claim does not hold.
fn firsts(known: &Facts, position: &Position, budget: &Budget) -> Option<PointSet> {
    if known.kind == GoalKind::Vcf {
        let all = Vcf::new(budget.memory).all(position, budget).verdict.into_proven().ok()?;
        return Some(all.wins.iter().map(Attack::first).collect());
    }
    // Most stones that matter show in a search for the win alone, which is quick.
    if known.kind == GoalKind::Vct {
        let within = Budget { within: known.plies(), ..budget.clone() };
        goal::solve(Class::Vct, position, &within).verdict.proven()?;
    }
    let found = facts(position, known.kind, budget).ok()?;
    Some(found.right.into_iter().collect())
}
