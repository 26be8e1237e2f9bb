//! The themes of a puzzle that can be computed from its solution.

use super::facts::Facts;
use super::renju;
use crate::board::Point;
use crate::pattern::{Pattern, Pattern4, PatternIndex};
use crate::solve::Class;
use crate::teach::puzzle::GoalKind;

/// The themes that are computed. Any other theme is chosen by the author.
pub(in crate::teach::train) const KNOWN: [&str; 12] = [
    "four-three",
    "double-four",
    "straight-four",
    "double-three",
    "fukumi",
    "quiet-move",
    "counter-four",
    "long",
    "fork",
    "catch",
    "forbidden-move",
    "forbidden-trap",
];

/// A win with at least this many attacking stones is long.
const LONG: usize = 8;

/// The computed themes of a puzzle, in the order of the list of known themes:
///
/// - what an attacking move of the line makes: `four-three`, `double-four`, `straight-four`, `double-three`;
/// - `fukumi`, a move that makes no four and no open three and threatens a VCF; `quiet-move`, a move that does not
///   threaten one (only where no VCT was found);
/// - `counter-four`, where the longest defence has one; `long`, for eight attacking stones or more;
/// - `fork`, where every point to be found makes two threats at once;
/// - `catch`, `forbidden-move` and `forbidden-trap`, the themes of renju.
pub fn themes(facts: &Facts) -> Vec<String> {
    let mut found = along(facts);
    let others = [
        ("counter-four", facts.counters > 0),
        ("long", facts.kind.attacks() && facts.line.len().div_ceil(2) >= LONG),
        ("fork", facts.kind == GoalKind::FindAll && forks(facts)),
    ];
    found.extend(renju::themes(facts));
    found.extend(others.into_iter().filter(|(_, holds)| *holds).map(|(name, _)| name));
    KNOWN.iter().filter(|name| found.contains(name)).map(|&name| name.to_owned()).collect()
}

/// The themes of the attacking moves of the line.
fn along(facts: &Facts) -> Vec<&'static str> {
    let mut board = facts.start();
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

/// Whether every right point makes a fork.
fn forks(facts: &Facts) -> bool {
    let index = PatternIndex::new(&facts.position);
    let forks = |point: &Point| {
        index.pattern4(*point, facts.position.to_move()).is_some_and(|kind| {
            matches!(kind, Pattern4::BFlex4 | Pattern4::CBlock4Flex3 | Pattern4::FFlex3Twice)
        })
    };
    !facts.right.is_empty() && facts.right.iter().all(forks)
}
