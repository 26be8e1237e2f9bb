//! What a puzzle is about, as far as it can be read off its solution.

use super::facts::Facts;
use crate::board::Point;
use crate::pattern::{Pattern, Pattern4, PatternIndex};
use crate::solve::Class;
use crate::teach::puzzle::GoalKind;

/// The themes that are computed; any other word is its author's own.
pub const KNOWN: [&str; 9] = [
    "four-three",
    "double-four",
    "straight-four",
    "double-three",
    "fukumi",
    "quiet-move",
    "counter-four",
    "long",
    "fork",
];

/// Attacking stones from which on a win is long.
const LONG: usize = 8;

/// The computed themes of a puzzle, in the order of [`KNOWN`]:
///
/// - what the attacking moves of the line make: `four-three`, `double-four`, `straight-four`, `double-three`;
/// - `fukumi`, one that makes neither four nor three and threatens fours to the end; `quiet-move`, one that does
///   not even that (only where no win by threats was found);
/// - `counter-four`, where the longest defence has one; `long`, from eight attacking stones on;
/// - `fork`, where all points to be found make two threats at once.
pub fn themes(facts: &Facts) -> Vec<String> {
    let mut found = along(facts);
    let has = |found: &mut Vec<&'static str>, is: bool, name| {
        if is {
            found.push(name);
        }
    };
    let wins = facts.kind.attacks();
    has(&mut found, facts.counters > 0, "counter-four");
    has(&mut found, wins && facts.line.len().div_ceil(2) >= LONG, "long");
    has(&mut found, facts.kind == GoalKind::FindAll && forks(facts), "fork");
    KNOWN.iter().filter(|name| found.contains(name)).map(|&name| name.to_owned()).collect()
}

/// What the attacking moves of the line make.
fn along(facts: &Facts) -> Vec<&'static str> {
    let mut board = match facts.kind {
        GoalKind::Defend => facts.position.with_turn(facts.position.to_move().other()),
        _ => facts.position.clone(),
    };
    let attacker = board.to_move();
    let quiet = if facts.class == Some(Class::Win) { "quiet-move" } else { "fukumi" };
    let mut found = Vec::new();
    for &point in &facts.line {
        let index = PatternIndex::new(&board);
        let kind = index.pattern4(point, attacker);
        let flex4 = index.patterns(point, attacker).contains(&Pattern::F4);
        let attacks = board.to_move() == attacker;
        let over = !board.five_points(attacker.other()).is_empty();
        if board.make(point).is_err() {
            break;
        }
        if !attacks || board.winner().is_some() {
            continue;
        }
        found.push(match kind {
            Some(Pattern4::BFlex4) if flex4 => "straight-four",
            Some(Pattern4::BFlex4) => "double-four",
            Some(Pattern4::CBlock4Flex3) => "four-three",
            Some(Pattern4::FFlex3Twice) => "double-three",
            Some(kind) if kind < Pattern4::HFlex3 && !over => quiet,
            _ => continue,
        });
    }
    found
}

fn forks(facts: &Facts) -> bool {
    let index = PatternIndex::new(&facts.position);
    let forks = |point: &Point| {
        index.pattern4(*point, facts.position.to_move()).is_some_and(|kind| {
            matches!(kind, Pattern4::BFlex4 | Pattern4::CBlock4Flex3 | Pattern4::FFlex3Twice)
        })
    };
    !facts.right.is_empty() && facts.right.iter().all(forks)
}
