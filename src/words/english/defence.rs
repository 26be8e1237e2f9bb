//! What holds against a threat.

use super::super::views::DefenceView;
use super::verdicts::class;
use super::{count, length, limit, points, side};
use crate::board::Point;
use crate::solve::Verdict;
use crate::solve::defend::Fate;
use crate::teach::combination::{Combination, End};

/// Under the board of fates: the threat, what holds, what holds out longest, what is not known.
pub fn defence(view: &DefenceView) -> Vec<String> {
    let defender = side(view.position.to_move());
    let attacker = side(view.position.to_move().other());
    let of = class(view.class);
    let mut lines = vec![match &view.threat.verdict {
        Verdict::Proven(win) => {
            format!(
                "If {defender} passes, {attacker} has a {of} in {}: {}",
                length(win.stones()),
                points(&win.line)
            )
        }
        Verdict::Disproven(_) => format!("{attacker} threatens no {of}."),
        Verdict::Unknown(hit) => {
            format!("Whether {attacker} threatens a {of} was not settled: {}.", limit(*hit))
        }
    }];
    let holding: Vec<Point> = view.holding().collect();
    lines.push(match holding.len() {
        0 if view.moves.iter().any(|(_, fate)| matches!(fate, Fate::Unknown(_))) => {
            "+ no move is known to hold.".to_owned()
        }
        0 => format!("+ nothing holds: after every move {attacker} has a {of}."),
        few @ 1..=30 => format!(
            "+ {} {}: {}",
            count(few as u64, "move holds", "moves hold"),
            no_win(attacker, of),
            points(&holding)
        ),
        many => format!("+ {} {}.", count(many as u64, "move holds", "moves hold"), no_win(attacker, of)),
    });
    lines.extend(
        view.combinations.iter().map(|combination| self::combination(combination, defender, attacker)),
    );
    lines.extend(losing(view, attacker));
    let unknown: Vec<Point> = view
        .moves
        .iter()
        .filter(|(_, fate)| matches!(fate, Fate::Unknown(_)))
        .map(|(point, _)| *point)
        .collect();
    if !unknown.is_empty() {
        lines.push(match unknown.len() {
            ..=60 => format!("? not settled within the limits: {}", points(&unknown)),
            many => format!("? not settled within the limits: {}.", count(many as u64, "move", "moves")),
        });
    }
    lines
}

/// How a counter-threat saves.
fn combination(combination: &Combination, defender: &str, attacker: &str) -> String {
    let (point, line) = (combination.point(), points(&combination.line));
    match combination.end {
        End::Wins => format!("    {point}  {defender} wins first: {line}"),
        End::Gone => format!(
            "    {point}  by fours of his own: {line}; then {attacker} has no win left even if {defender} passes"
        ),
        End::Held => {
            format!("    {point}  by fours of his own: {line}; the last move leaves {attacker} no win")
        }
        End::Threat => format!(
            "    {point}  is the larger threat: {defender} would win by {}",
            points(&combination.line[1..])
        ),
    }
}

/// The moves that lose: those that prolong, or where there are none those that hold out longest.
fn losing(view: &DefenceView, attacker: &str) -> Vec<String> {
    let mut losing: Vec<_> = view
        .moves
        .iter()
        .filter_map(|(point, fate)| match fate {
            Fate::Loses(win) => Some((*point, win)),
            Fate::Holds | Fate::Unknown(_) => None,
        })
        .collect();
    if losing.is_empty() {
        return Vec::new();
    }
    losing.sort_by_key(|(point, win)| (std::cmp::Reverse(win.plies()), *point));
    let number = count(losing.len() as u64, "move loses", "moves lose");
    let prolonging = count(view.prolongs.len() as u64, "only prolongs", "only prolong");
    let heading = if view.prolongs.is_empty() {
        format!("- {number}; those that hold out longest:")
    } else {
        losing.retain(|(point, _)| view.prolongs.contains(point));
        format!("- {number}; of these {prolonging}, so that {attacker} takes longer than after a pass:")
    };
    let told = losing.iter().take(5).map(|(point, win)| {
        format!("    {point}  then {} in {}: {}", attacker, length(win.stones()), points(&win.line))
    });
    [heading].into_iter().chain(told).collect()
}

fn no_win(attacker: &str, of: &str) -> String {
    format!("(no {of} of {attacker}'s is left, or this side wins first)")
}
