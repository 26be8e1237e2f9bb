//! What holds against a threat.

use super::{length, points, say};
use crate::board::{Color, Point};
use crate::reply::DefenceView;
use crate::reply::Lang;
use crate::solve::Verdict;
use crate::solve::defend::Fate;
use crate::teach::explain::combination::{Combination, CombinationEnd};

/// Under the board of fates: the threat, what holds, what holds out longest, what is not known.
pub fn defence(lang: Lang, view: &DefenceView) -> Vec<String> {
    let defender = view.position.to_move();
    let attacker = defender.other();
    let of = view.class;
    let mut lines = vec![match &view.threat.verdict {
        Verdict::Proven(win) => say!(
            lang,
            "defence-threat",
            side = defender,
            other = attacker,
            class = of,
            length = length(lang, win.stones()),
            line = win.line
        ),
        Verdict::Disproven(_) => say!(lang, "defence-no-threat", other = attacker, class = of),
        Verdict::Unknown(hit) => {
            say!(lang, "defence-unknown-threat", other = attacker, class = of, limit = hit)
        }
    }];
    let holding: Vec<Point> = view.holding().collect();
    lines.push(match holding.len() {
        0 if view.moves.iter().any(|(_, fate)| matches!(fate, Fate::Unknown(_))) => {
            say!(lang, "defence-none-known")
        }
        0 => say!(lang, "defence-nothing-holds", other = attacker, class = of),
        few @ 1..=30 => {
            say!(lang, "defence-hold", count = few, other = attacker, class = of, points = holding)
        }
        many => say!(lang, "defence-many-hold", count = many, other = attacker, class = of),
    });
    lines.extend(view.combinations.iter().map(|saving| combination(lang, saving, defender)));
    lines.extend(losing(lang, view, attacker));
    let unknown: Vec<Point> = view
        .moves
        .iter()
        .filter(|(_, fate)| matches!(fate, Fate::Unknown(_)))
        .map(|(point, _)| *point)
        .collect();
    match unknown.len() {
        0 => {}
        1..=60 => lines.push(say!(lang, "defence-open", points = unknown)),
        many => lines.push(say!(lang, "defence-many-open", count = many)),
    }
    lines
}

/// How a counter-threat saves.
fn combination(lang: Lang, combination: &Combination, defender: Color) -> String {
    let (side, other) = (defender, defender.other());
    let line = points(&combination.line);
    let how = match combination.end {
        CombinationEnd::Wins => say!(lang, "defence-wins-first", side, line),
        CombinationEnd::Gone => say!(lang, "defence-own-fours", side, other, line),
        CombinationEnd::Held => say!(lang, "defence-last-move", other, line),
        CombinationEnd::Threat => say!(lang, "defence-larger-threat", side, line = combination.line[1..]),
    };
    format!("    {}  {how}", combination.point())
}

/// The moves that lose: those that prolong, or where there are none those that hold out longest.
fn losing(lang: Lang, view: &DefenceView, attacker: Color) -> Vec<String> {
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
    let all = losing.len();
    let heading = if view.prolongs.is_empty() {
        say!(lang, "defence-lose", count = all)
    } else {
        losing.retain(|(point, _)| view.prolongs.contains(point));
        say!(lang, "defence-prolong", count = all, prolonging = view.prolongs.len(), other = attacker)
    };
    let told = losing.iter().take(5).map(|(point, win)| {
        let then = say!(
            lang,
            "defence-then",
            other = attacker,
            length = length(lang, win.stones()),
            line = win.line
        );
        format!("    {point}  {then}")
    });
    [heading].into_iter().chain(told).collect()
}
