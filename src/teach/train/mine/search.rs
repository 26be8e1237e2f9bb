//! Searches for puzzles in positions and games, and decides which of them are worth keeping.

use super::clean::clean;
use super::settings::MineSettings;
use crate::board::{ByColor, Position};
use crate::pattern::PatternIndex;
use crate::solve::{Budget, Class, Vcf, goal};
use crate::teach::analyze;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::{Facts, facts, rating, themes};

/// The number of stones from which on a position of a game is searched.
const OPENING: usize = 7;

/// The largest number of positions with fewer stones in which the puzzle is proven again.
const fn tries(kind: GoalKind) -> usize {
    match kind {
        GoalKind::Vcf => 80,
        GoalKind::Vct | GoalKind::Win | GoalKind::None => 24,
        // Every try judges all moves.
        GoalKind::Defend | GoalKind::FindAll | GoalKind::Forbidden => 12,
    }
}

/// Searches for puzzles in a game: in the position where a win first exists, and in the one a ply before,
/// where the other side could last avoid it.
pub(super) fn in_game(game: &Position, settings: &MineSettings) -> Vec<Facts> {
    let boards = analyze::positions(game);
    let mut found = Vec::new();
    let mut had = ByColor { black: false, white: false };
    for (ply, board) in boards.iter().enumerate() {
        if board.count() < OPENING || board.winner().is_some() {
            continue;
        }
        let won = win(board, settings);
        let side = board.to_move();
        if let Some(class) = won.filter(|_| !had[side]) {
            found.extend(attacks(board, class, settings));
            if ply > 0 {
                found.extend(defences(&boards[ply - 1], settings));
            }
        }
        had[side] = won.is_some();
    }
    found.extend(forbidden(&boards, settings));
    found
}

/// Looks for puzzles in one position.
pub(super) fn in_board(board: &Position, settings: &MineSettings) -> Vec<Facts> {
    let mut found: Vec<Facts> = match win(board, settings) {
        Some(class) => attacks(board, class, settings),
        None => defences(board, settings).into_iter().collect(),
    };
    found.extend(forbidden(std::slice::from_ref(board), settings));
    found
}

/// The position of these in which the forbidden points are the hardest to find.
fn forbidden(boards: &[Position], settings: &MineSettings) -> Option<Facts> {
    if !settings.wants(GoalKind::Forbidden) {
        return None;
    }
    let found = boards.iter().filter_map(|board| facts(board, GoalKind::Forbidden, &settings.budget).ok());
    found.filter(interesting).max_by_key(rating).map(|facts| kept(facts, settings))
}

/// The narrowest class in which the side to move is found to win.
fn win(board: &Position, settings: &MineSettings) -> Option<Class> {
    if settings.kinds == [GoalKind::Forbidden] {
        return None;
    }
    let quick = Budget { nodes: Some(settings.budget.node_limit() / 8), ..settings.budget.clone() };
    if Vcf::new(quick.memory).solve(board, &quick).verdict.proven().is_some() {
        return Some(Class::Vcf);
    }
    let threats = [GoalKind::Vct, GoalKind::Win, GoalKind::Defend, GoalKind::FindAll];
    let wanted = threats.iter().any(|&kind| settings.wants(kind));
    (wanted && goal::solve(Class::Vct, board, &quick).verdict.proven().is_some()).then_some(Class::Vct)
}

fn attacks(board: &Position, class: Class, settings: &MineSettings) -> Vec<Facts> {
    let kinds: &[GoalKind] = match class {
        Class::Vcf => &[GoalKind::FindAll, GoalKind::Vcf],
        Class::Vct | Class::Win if settings.wants(GoalKind::Vct) => &[GoalKind::Vct],
        Class::Vct | Class::Win => &[GoalKind::Win],
    };
    let wanted = kinds.iter().filter(|&&kind| settings.wants(kind));
    wanted.filter_map(|&kind| proven(board, kind, settings)).collect()
}

fn defences(board: &Position, settings: &MineSettings) -> Option<Facts> {
    // With a five point of either side the position is too easy.
    let plain = board.five_points(board.to_move()).is_empty()
        && board.five_points(board.to_move().other()).is_empty();
    if !plain || !settings.wants(GoalKind::Defend) && !settings.wants(GoalKind::FindAll) {
        return None;
    }
    proven(board, GoalKind::Defend, settings)
}

/// The facts of a puzzle that is worth keeping.
fn proven(board: &Position, kind: GoalKind, settings: &MineSettings) -> Option<Facts> {
    let facts = facts(board, kind, &settings.budget).ok()?;
    let facts = named(facts, settings)?;
    if !interesting(&facts) {
        return None;
    }
    Some(kept(facts, settings)).filter(interesting)
}

/// The puzzle as the game has it, or on no more stones than it needs.
fn kept(facts: Facts, settings: &MineSettings) -> Facts {
    let tries = tries(facts.kind);
    if settings.whole { facts } else { clean(facts, &settings.budget, tries) }
}

/// The puzzle with the kind that suits it best: a win whose first move makes neither a four nor an open three
/// becomes a puzzle for any win, and where several points hold, all of them are to be found.
fn named(facts: Facts, settings: &MineSettings) -> Option<Facts> {
    let again = |kind| self::facts(&facts.position, kind, &settings.budget).ok();
    let facts = match facts.kind {
        GoalKind::Vct if quiet_key(&facts) => again(GoalKind::Win)?,
        GoalKind::Defend if (3..=6).contains(&facts.right.len()) => again(GoalKind::FindAll)?,
        _ => facts,
    };
    settings.wants(facts.kind).then_some(facts)
}

/// Whether the first move makes neither a four nor an open three.
pub(super) fn quiet_key(facts: &Facts) -> bool {
    let Some(&first) = facts.right.first() else { return false };
    let index = PatternIndex::new(&facts.position);
    let side = facts.position.to_move();
    let mut after = facts.position.clone();
    after.make(first).is_ok()
        && after.five_points(side).is_empty()
        && !index.patterns(first, side).iter().any(|pattern| pattern.is_flex3())
}

/// The least number of plies of a run of fours. A four whose only answer is forbidden is not seen at a glance, even
/// where it is the first.
fn least(facts: &Facts) -> usize {
    if themes(facts).iter().any(|theme| theme == "catch") { 3 } else { 5 }
}

/// Whether the puzzle is instructive: no five or double four at once, a single first move, and tempting wrong
/// ones.
fn interesting(facts: &Facts) -> bool {
    let tempts = !facts.tempting.is_empty();
    match facts.kind {
        GoalKind::Vcf => facts.line.len() >= least(facts) && facts.right.len() == 1 && tempts,
        GoalKind::Vct => facts.line.len() >= 7 && facts.right.len() == 1 && tempts && facts.minimal,
        GoalKind::Win => facts.line.len() >= 5 && facts.right.len() <= 2 && quiet_key(facts),
        GoalKind::Defend => facts.right.len() <= 3 && facts.line.len() >= 5,
        GoalKind::FindAll => (3..=6).contains(&facts.right.len()),
        GoalKind::None => facts.tempting.len() >= 3,
        GoalKind::Forbidden => tempts,
    }
}
