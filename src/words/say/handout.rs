//! Texts of puzzles that are handed out: on sheets, on pages to solve, and on cards.

use super::flaws::flaw;
use super::phrases::{capital, length, notes, points, say, themes};
use super::reasons::{builds, makes};
use crate::board::{Point, Rule};
use crate::reply::{HandoutPuzzle, Lang};
use crate::teach::explain::explain;
use crate::teach::handout::Solution;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::facts::Flaw;

/// The line over the question: the side to move, and the rule where it is not freestyle.
pub(crate) fn turn(lang: Lang, shown: &HandoutPuzzle) -> String {
    let turn = capital(&say!(lang, "to-move", side = shown.puzzle.side()));
    match shown.puzzle.rule() {
        Rule::Freestyle => turn,
        rule => format!("{turn} · {}", rule.name()),
    }
}

/// The question. It tells neither theme nor length.
pub(crate) fn question(lang: Lang, shown: &HandoutPuzzle) -> String {
    say!(lang, "handout-asked", kind = shown.asked)
}

/// Moves with their numbers: `1 i8, 2 j8`.
pub(crate) fn numbered(line: &[Point]) -> String {
    let moves: Vec<String> = line.iter().enumerate().map(|(i, point)| format!("{} {point}", i + 1)).collect();
    moves.join(", ")
}

/// The solution in lines: the answer first, then how long the win is, and what else is right.
pub(crate) fn solution(lang: Lang, kind: GoalKind, solution: &Solution) -> Vec<String> {
    let Solution { right, complete, win, shortest, class } = solution;
    let mut lines = Vec::new();
    match (kind, win) {
        (GoalKind::None, _) => lines.push(say!(lang, "handout-nothing")),
        (GoalKind::Defend, _) => {
            lines.push(say!(lang, "picture-legend", mark = "holds", points = points(right)));
            lines.extend(win.iter().map(|win| {
                let (length, line) = (length(lang, win.stones()), points(&win.line));
                say!(lang, "handout-threat", length, line)
            }));
        }
        (_, Some(win)) => {
            lines.push(numbered(&win.line));
            lines.push(match shortest {
                true => say!(lang, "handout-shortest", length = length(lang, win.stones())),
                false => say!(lang, "handout-length", length = length(lang, win.stones())),
            });
            if let [_, others @ ..] = &right[..]
                && !others.is_empty()
            {
                lines.push(say!(lang, "handout-also", points = points(others)));
            }
            if !complete {
                lines.push(say!(lang, "handout-open"));
            }
        }
        (_, None) => {
            let mark = match (kind, class) {
                (GoalKind::Forbidden, _) => "forbidden",
                (_, Some(_)) => "wins",
                (_, None) => "holds",
            };
            lines.push(say!(lang, "picture-legend", mark, points = points(right)));
        }
    }
    lines
}

/// What is told of a solved puzzle: its themes and its notes.
pub(crate) fn afterwards(lang: Lang, shown: &HandoutPuzzle) -> Vec<String> {
    let puzzle = &shown.puzzle;
    let mut lines = Vec::new();
    if !puzzle.themes.is_empty() {
        lines.push(say!(lang, "rung-themes", themes = themes(lang, &puzzle.themes)));
    }
    lines.extend(notes(lang, puzzle));
    lines
}

/// The steps of a win: each move of the attacker's with what it makes, and the reply.
pub(crate) fn steps(lang: Lang, kind: GoalKind, solution: &Solution) -> Vec<String> {
    let Some(win) = solution.win.as_ref().filter(|_| kind.attacks()) else { return Vec::new() };
    let reasons = explain(win);
    let steps = reasons.iter().map(|reason| {
        let told = std::iter::once(makes(lang, reason)).chain(builds(lang, reason));
        format!("{}: {}", reason.attack, told.collect::<Vec<_>>().join(" · "))
    });
    steps.collect()
}

/// The heading of a page of a sheet.
pub(crate) fn heading(lang: Lang, solutions: bool) -> String {
    if solutions { say!(lang, "handout-solutions") } else { say!(lang, "handout-title") }
}

/// The number of a page, and the number of all.
pub(crate) fn page(lang: Lang, page: usize, pages: usize) -> String {
    say!(lang, "handout-page", page, pages)
}

/// The word before the line on which a pupil writes a name.
pub(crate) fn name(lang: Lang) -> String {
    say!(lang, "handout-name")
}

/// The name of a deck of cards.
pub(crate) fn deck(lang: Lang) -> String {
    say!(lang, "handout-deck")
}

/// The title of a page on which puzzles are solved, the line under it, and the text where its script does not run.
pub(crate) fn solving(lang: Lang, puzzles: usize) -> [String; 3] {
    [
        say!(lang, "page-solve-title"),
        say!(lang, "page-solve-about", count = puzzles),
        say!(lang, "page-solve-without"),
    ]
}

/// The fault of a puzzle whose solution could not be proven.
pub(super) fn unsolved(lang: Lang, id: &str, found: &Flaw) -> String {
    say!(lang, "export-unsolved", id, flaw = flaw(lang, found))
}
