//! What holds against a threat.

use super::super::reply::DefenceView;
use super::verdicts::class;
use super::{count, length, limit, points, side};
use crate::board::Point;
use crate::solve::Verdict;
use crate::solve::defend::Fate;

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
        0 => format!("+ nothing holds: after every move {attacker} has a {of}, or it is not known."),
        few @ 1..=30 => format!(
            "+ {} {}: {}",
            count(few as u64, "move holds", "moves hold"),
            no_win(attacker, of),
            points(&holding)
        ),
        many => format!("+ {} {}.", count(many as u64, "move holds", "moves hold"), no_win(attacker, of)),
    });
    let mut losing: Vec<_> = view
        .moves
        .iter()
        .filter_map(|(point, fate)| match fate {
            Fate::Loses(win) => Some((*point, win)),
            Fate::Holds | Fate::Unknown(_) => None,
        })
        .collect();
    losing.sort_by_key(|(point, win)| (std::cmp::Reverse(win.plies()), *point));
    if !losing.is_empty() {
        lines.push(format!(
            "- {}; those that hold out longest:",
            count(losing.len() as u64, "move loses", "moves lose")
        ));
        lines.extend(losing.iter().take(5).map(|(point, win)| {
            format!("    {point}  then {} in {}: {}", attacker, length(win.stones()), points(&win.line))
        }));
    }
    let unknown: Vec<Point> = view
        .moves
        .iter()
        .filter(|(_, fate)| matches!(fate, Fate::Unknown(_)))
        .map(|(point, _)| *point)
        .collect();
    if !unknown.is_empty() {
        lines.push(format!("? not settled within the limits: {}", points(&unknown)));
    }
    lines
}

fn no_win(attacker: &str, of: &str) -> String {
    format!("(no {of} of {attacker}'s is left, or it is a five)")
}
