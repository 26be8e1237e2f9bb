//! Removes the stones that do not matter to a puzzle.

use super::spare::{self, distance};
use crate::board::{Color, Point, Position};
use crate::solve::Budget;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::{Facts, facts};

/// The puzzle with fewer stones. Stones that matter to the right moves, the length or the tempting moves are
/// kept, and as many others that both sides have about as many stones as in a game. Stones far from the
/// solution are removed first, several at once; at most `tries` positions are tried.
pub fn clean(whole: Facts, budget: &Budget, tries: usize) -> Facts {
    let bare = bare(whole.clone(), budget, tries);
    let mut known = bare.clone();
    // The nearest stones come first, because they seem to matter.
    let mut spare: Vec<Point> = Point::all()
        .filter(|&point| !whole.position.is_empty(point) && bare.position.is_empty(point))
        .collect();
    spare.sort_by_key(|&stone| (distance(&bare, stone), stone));
    for stone in spare {
        let Some(color) = whole.position.stone(stone) else { continue };
        let fewer = if lead(&known.position) < 0 { Color::Black } else { Color::White };
        if color == fewer && lead(&known.position).abs() > 1 {
            let mut setup = known.position.setup();
            setup.stones[color].push(stone);
            // Several stones together may matter even where each alone does not.
            let fuller = setup.position().ok().and_then(|position| same(&bare, &position, budget));
            known = fuller.unwrap_or(known);
        }
    }
    if lead(&known.position).abs() > 1 { whole } else { known }
}

/// The number of black stones minus the number of white stones.
fn lead(position: &Position) -> i32 {
    let [black, white] = Color::BOTH.map(|color| position.stones(color).len() as i32);
    black - white
}

fn bare(mut known: Facts, budget: &Budget, tries: usize) -> Facts {
    let mut stones: Vec<Point> =
        Color::BOTH.into_iter().flat_map(|color| known.position.stones(color).iter()).collect();
    stones.sort_by_key(|&stone| (std::cmp::Reverse(distance(&known, stone)), stone));
    // The groups of stones still to be tried, the next one last.
    let mut groups: Vec<Vec<Point>> = stones.chunks(4).rev().map(<[Point]>::to_vec).collect();
    for _ in 0..tries {
        let Some(group) = groups.pop() else { break };
        match without(&known, &group, budget) {
            Some(cleaner) => known = cleaner,
            None if group.len() > 1 => {
                let (first, second) = group.split_at(group.len() / 2);
                groups.extend([second.to_vec(), first.to_vec()]);
            }
            None => {}
        }
    }
    known
}

/// The facts without these stones, if that is still the same puzzle.
fn without(known: &Facts, stones: &[Point], budget: &Budget) -> Option<Facts> {
    same(known, &spare::without(&known.position, &stones.iter().copied().collect())?, budget)
}

/// The facts of another position, if it is the same puzzle with enough tempting moves and with at least as
/// many quiet moves and counter-fours; otherwise `None`.
fn same(known: &Facts, position: &Position, budget: &Budget) -> Option<Facts> {
    let found = facts(position, known.kind, budget).ok()?;
    let same = found.right == known.right
        && found.line.len() == known.line.len()
        && found.minimal == known.minimal
        && found.settled == known.settled
        && found.class == known.class;
    // Four tempting moves, or all where there were fewer, must remain; for decoys and points to be found, all
    // must remain.
    let enough = match known.kind {
        GoalKind::None | GoalKind::FindAll | GoalKind::Forbidden => known.tempting.len(),
        _ => known.tempting.len().min(4),
    };
    (same && found.tempting.len() >= enough && found.quiet >= known.quiet && found.counters >= known.counters)
        .then_some(found)
}
