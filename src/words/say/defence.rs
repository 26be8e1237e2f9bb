//! Texts about defences against a threat.

use super::phrases::say;
use crate::board::{Color, Point};
use crate::reply::DefenceView;
use crate::reply::Lang;
use crate::solve::Verdict;
use crate::solve::defend::Fate;
use crate::teach::explain::{Combination, CombinationEnd};

/// The lines under the board of a defence: the threat, the moves that hold, the losing moves that delay the
/// five longest, and the moves whose result is not known.
pub fn defence(lang: Lang, view: &DefenceView) -> Vec<String> {
    let defender = view.position.to_move();
    let attacker = defender.other();
    let (side, other, class) = (defender, attacker, view.class);
    let unknown = view.moves.iter().filter(|(_, fate)| matches!(fate, Fate::Unknown(_)));
    let unknown: Vec<Point> = unknown.map(|(point, _)| *point).collect();
    let points: Vec<Point> = view.holding().collect();
    let mut lines = vec![
        match &view.threat.verdict {
            Verdict::Proven(win) => {
                say!(lang, "defence-threat", side, other, class, length = win, line = win.line)
            }
            Verdict::Disproven(_) => say!(lang, "defence-no-threat", other, class),
            Verdict::Unknown(limit) => say!(lang, "defence-unknown-threat", other, class, limit),
        },
        match points.len() {
            0 if !unknown.is_empty() => say!(lang, "defence-none-known"),
            0 => say!(lang, "defence-nothing-holds", other, class),
            count @ 1..=30 => say!(lang, "defence-hold", count, other, class, points),
            count => say!(lang, "defence-many-hold", count, other, class),
        },
    ];
    lines.extend(view.combinations.iter().map(|saving| combination(lang, saving, defender)));
    lines.extend(losing(lang, view, attacker));
    match unknown.len() {
        0 => {}
        1..=60 => lines.push(say!(lang, "defence-open", points = unknown)),
        count => lines.push(say!(lang, "defence-many-open", count)),
    }
    lines.extend(view.is_interrupted().then(|| say!(lang, "defence-stopped")));
    lines
}

/// How a counter-threat saves the defender.
fn combination(lang: Lang, combination: &Combination, defender: Color) -> String {
    let (side, other) = (defender, defender.other());
    let line = &combination.line;
    let how = match combination.end {
        CombinationEnd::Wins => say!(lang, "defence-wins-first", side, line),
        CombinationEnd::Gone => say!(lang, "defence-own-fours", side, other, line),
        CombinationEnd::Held => say!(lang, "defence-last-move", other, line),
        CombinationEnd::Threat => say!(lang, "defence-larger-threat", side, line = line[1..]),
    };
    format!("    {}  {how}", combination.point())
}

/// The losing moves: those that prolong the win or, where there are none, those that delay the five longest.
fn losing(lang: Lang, view: &DefenceView, other: Color) -> Vec<String> {
    let losing = view.moves.iter().filter_map(|(point, fate)| match fate {
        Fate::Loses(win) => Some((*point, win)),
        Fate::Holds | Fate::Unknown(_) => None,
    });
    let mut losing: Vec<_> = losing.collect();
    if losing.is_empty() {
        return Vec::new();
    }
    losing.sort_by_key(|(point, win)| (std::cmp::Reverse(win.plies()), *point));
    let count = losing.len();
    let heading = if view.prolongs.is_empty() {
        say!(lang, "defence-lose", count)
    } else {
        losing.retain(|(point, _)| view.prolongs.contains(point));
        say!(lang, "defence-prolong", count, prolonging = view.prolongs.len(), other)
    };
    let told = losing.iter().take(5).map(|(point, win)| {
        let then = say!(lang, "defence-then", other, length = win, line = win.line);
        format!("    {point}  {then}")
    });
    [heading].into_iter().chain(told).collect()
}
