//! Searches for puzzles in positions and games, and decides which of them are worth keeping.

use super::clean::clean;
use super::moments::questions;
use super::quality::{choosing, fall};
use super::rejection::Rejection;
use super::settings::MineSettings;
use super::spare::spare;
use crate::board::Position;
use crate::pattern::PatternIndex;
use crate::solve::{Budget, Class, Vcf, goal};
use crate::teach::analyze;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::{Facts, facts, pointless, rating, themes};

/// The plies of a win that a beginner can see: three stones.
const SHORT: usize = 5;

/// The largest number of positions with fewer stones in which the puzzle is proven again.
const fn tries(kind: GoalKind) -> usize {
    match kind {
        GoalKind::Vcf => 80,
        GoalKind::Vct | GoalKind::Win | GoalKind::None => 24,
        // Every try judges all moves.
        GoalKind::Defend | GoalKind::FindAll | GoalKind::Forbidden => 12,
    }
}

/// The most stones of a puzzle with all moves of its game: on a full board most of them do not matter.
const CROWDED: usize = 36;

/// Searches for puzzles in a game: at the moments that a review of it tells of, and where most points are forbidden.
/// Of those that ask the same of the same side the first is taken; short ones are counted separately.
pub(super) fn in_game(game: &Position, settings: &MineSettings) -> Vec<Result<Facts, Rejection>> {
    // Forbidden points are asked without a review of the game.
    let questions =
        if settings.kinds == [GoalKind::Forbidden] { Ok(Vec::new()) } else { questions(game, settings) };
    let Ok(questions) = questions else { return vec![Err(Rejection::Unproven)] };
    let asks = |facts: &Facts| (facts.position.to_move(), facts.kind, facts.line.len() <= SHORT);
    let mut had = Vec::new();
    let mut found = Vec::new();
    for question in questions {
        if settings.whole && question.position.count() > CROWDED {
            found.push(Err(Rejection::Crowded));
            continue;
        }
        let falls = |(first, plies)| {
            usize::from(plies) > SHORT && choosing(&question.position, &[first]).next().is_some()
        };
        if settings.whole && question.win.is_some_and(falls) {
            found.push(Err(Rejection::Evaluator));
            continue;
        }
        for judged in offered(&question.position, question.kind, settings) {
            let known = judged.as_ref().is_ok_and(|facts| had.contains(&asks(facts)));
            had.extend(judged.as_ref().ok().map(asks));
            found.push(if known { Err(Rejection::Lesser) } else { judged });
        }
    }
    if settings.wants(GoalKind::Forbidden) {
        found.extend(forbidden(&analyze::positions(game), settings).map(Ok));
    }
    found
}

/// Looks for puzzles in one position.
pub(super) fn in_board(board: &Position, settings: &MineSettings) -> Vec<Result<Facts, Rejection>> {
    let kind = win(board, settings).map_or(GoalKind::Defend, GoalKind::from);
    let mut found = offered(board, kind, settings);
    found.extend(forbidden(std::slice::from_ref(board), settings).map(Ok));
    found
}

/// The puzzles of a position in which this may be asked.
fn offered(board: &Position, kind: GoalKind, settings: &MineSettings) -> Vec<Result<Facts, Rejection>> {
    let kinds: &[GoalKind] = match kind {
        GoalKind::Vcf => &[GoalKind::FindAll, GoalKind::Vcf],
        GoalKind::Vct if !settings.wants(GoalKind::Vct) => &[GoalKind::Win],
        GoalKind::Defend => {
            // With a five point of either side the position is too easy.
            let easy = [board.to_move(), board.to_move().other()]
                .into_iter()
                .any(|side| !board.five_points(side).is_empty());
            let wanted = settings.wants(GoalKind::Defend) || settings.wants(GoalKind::FindAll);
            if easy || !wanted {
                return Vec::new();
            }
            return vec![judged(board, kind, settings)];
        }
        _ => std::slice::from_ref(&kind),
    };
    let wanted = kinds.iter().filter(|&&kind| settings.wants(kind));
    wanted.map(|&kind| judged(board, kind, settings)).collect()
}

/// The position of these in which the forbidden points are the hardest to find.
fn forbidden(boards: &[Position], settings: &MineSettings) -> Option<Facts> {
    if !settings.wants(GoalKind::Forbidden) {
        return None;
    }
    let found = boards.iter().filter_map(|board| facts(board, GoalKind::Forbidden, &settings.budget).ok());
    found
        .filter(|facts| interesting(facts, settings).is_ok())
        .max_by_key(rating)
        .map(|facts| kept(facts, settings))
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

/// The facts of a puzzle that is worth keeping, or why it is not.
fn judged(board: &Position, kind: GoalKind, settings: &MineSettings) -> Result<Facts, Rejection> {
    let facts = facts(board, kind, &settings.budget).map_err(|_| Rejection::Unproven)?;
    let facts = named(facts, settings)?;
    interesting(&facts, settings)?;
    let facts = if settings.whole {
        from_life(facts, settings)?
    } else {
        let cleaned = clean(facts, &settings.budget, tries(kind));
        interesting(&cleaned, settings)?;
        cleaned
    };
    if pointless(&facts, &settings.budget).is_some() { Err(Rejection::Pointless) } else { Ok(facts) }
}

/// A puzzle with all moves of its game, unless an evaluator solves it, or more than a quarter of its stones do not
/// matter.
fn from_life(facts: Facts, settings: &MineSettings) -> Result<Facts, Rejection> {
    let short = facts.kind == GoalKind::Vcf && facts.line.len() <= SHORT;
    if !short && !fall(&facts).is_empty() {
        return Err(Rejection::Evaluator);
    }
    let most = facts.position.count() / 4;
    let spare = spare(&facts, &settings.budget, most + 1);
    if spare.len() > most { Err(Rejection::Spare) } else { Ok(facts) }
}

/// The puzzle as the game has it, or on no more stones than it needs.
fn kept(facts: Facts, settings: &MineSettings) -> Facts {
    let tries = tries(facts.kind);
    if settings.whole { facts } else { clean(facts, &settings.budget, tries) }
}

/// The puzzle with the kind that suits it best: a win whose first move makes neither a four nor an open three
/// becomes a puzzle for any win, and where several points hold, all of them are to be found.
fn named(facts: Facts, settings: &MineSettings) -> Result<Facts, Rejection> {
    let again = |kind| self::facts(&facts.position, kind, &settings.budget).map_err(|_| Rejection::Unproven);
    let facts = match facts.kind {
        GoalKind::Vct if quiet_key(&facts) => again(GoalKind::Win)?,
        GoalKind::Defend if (3..=6).contains(&facts.right.len()) => again(GoalKind::FindAll)?,
        _ => facts,
    };
    if settings.wants(facts.kind) { Ok(facts) } else { Err(Rejection::Kind) }
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
/// where it is the first; and where the moves of a game are kept, short ones are for beginners.
fn least(facts: &Facts, settings: &MineSettings) -> usize {
    let catches = || themes(facts).iter().any(|theme| theme == "catch");
    if settings.whole || catches() { 3 } else { 5 }
}

/// Whether the puzzle is instructive: no five or double four at once, a single first move, and tempting wrong
/// ones.
fn interesting(facts: &Facts, settings: &MineSettings) -> Result<(), Rejection> {
    let plies = facts.line.len();
    let firsts = facts.right.len();
    let least = match facts.kind {
        GoalKind::Vcf => least(facts, settings),
        GoalKind::Vct => 7,
        GoalKind::Win | GoalKind::Defend => 5,
        GoalKind::FindAll | GoalKind::None | GoalKind::Forbidden => 0,
    };
    let number = match facts.kind {
        GoalKind::Vcf | GoalKind::Vct if !settings.whole => 1..=1,
        GoalKind::Vcf | GoalKind::Vct | GoalKind::Win => 1..=2,
        GoalKind::Defend => 1..=3,
        GoalKind::FindAll => 3..=6,
        GoalKind::None => 0..=0,
        GoalKind::Forbidden => 1..=usize::MAX,
    };
    let tempting = match facts.kind {
        GoalKind::Vcf | GoalKind::Vct | GoalKind::Forbidden => 1,
        GoalKind::None => 3,
        GoalKind::Win | GoalKind::Defend | GoalKind::FindAll => 0,
    };
    let refused = [
        (plies < least, Rejection::Short),
        (!number.contains(&firsts), Rejection::Firsts),
        (facts.tempting.len() < tempting, Rejection::NothingTempts),
        (facts.kind == GoalKind::Vct && !facts.minimal, Rejection::Unproven),
        (facts.kind == GoalKind::Win && !quiet_key(facts), Rejection::Loud),
    ];
    refused.into_iter().find(|(refused, _)| *refused).map_or(Ok(()), |(_, why)| Err(why))
}
