//! Texts about results, actions and grades.

use fluent_bundle::FluentValue;

use super::forbidden::prohibitions;
use super::phrases::{Join, length, list, pad, pad_left, points, say, side_name, stopped, themes, width};
use super::{faults, unreadable};
use crate::board::{Color, Position};
use crate::check::{Outcome, Reason};
use crate::reply::{CheckedFile, Done, Lang, Said, SaidValue};
use crate::solve::{MoveValue, Verdict};
use crate::teach::analyze::Finding;
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::grade::{GradeReport, NothingVerdict};

/// An answer that is one message.
pub fn said(lang: Lang, said: &Said) -> String {
    let value = |value: &SaidValue| match value {
        SaidValue::Number(number) => FluentValue::from(*number),
        SaidValue::Name(name) => FluentValue::from(name.clone()),
    };
    let values: Vec<_> = said.values.iter().map(|(name, told)| (*name, value(told))).collect();
    lang.say(said.message, &values)
}

/// The language that was chosen (`set`), or else the present language and the other ones.
pub fn language(lang: Lang, set: bool) -> String {
    if set {
        return say!(lang, "lang-set");
    }
    let others: Vec<String> = Lang::ALL
        .into_iter()
        .filter(|other| *other != lang)
        .map(|other| format!("lang {} ({})", other.name(), other.own_name()))
        .collect();
    say!(lang, "lang-now", others = others.join(", "))
}

/// The goal of puzzles of a kind.
pub(crate) fn goal(lang: Lang, kind: GoalKind) -> String {
    say!(lang, "goal", kind)
}

/// What is told of a puzzle once it is solved: its length, its themes, and what became of the game.
pub fn told_after(lang: Lang, puzzle: &Puzzle) -> String {
    let plies = puzzle.goal.within.filter(|_| puzzle.goal.kind.attacks());
    let stones = plies.map(|plies| length(lang, plies.div_ceil(2)));
    let themes = (!puzzle.themes.is_empty()).then(|| themes(lang, &puzzle.themes));
    let game = puzzle.went.first().map(|played| {
        let mut end = puzzle.position.clone();
        let over = puzzle.went.iter().all(|&point| end.make(point).is_ok());
        let move_number = puzzle.position.count() + 1;
        let (side, played) = (puzzle.side(), played.to_string());
        match end.winner().filter(|_| over) {
            Some(winner) => say!(lang, "solved-game-won", number = move_number, side, played, winner),
            None => say!(lang, "solved-game", number = move_number, side, played),
        }
    });
    [stones, themes, game].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The line above a puzzle's board.
pub fn task_line(lang: Lang, puzzle: &Puzzle, position: &Position) -> String {
    format!(
        "{}  \"{}\" · {} · {} · {}",
        puzzle.id,
        puzzle.title.in_language(lang.name()),
        puzzle.rule().name(),
        say!(lang, "to-move", side = position.to_move()),
        goal(lang, puzzle.goal.kind),
    )
}

/// The verdict of a search, in a line or two.
pub fn finding(lang: Lang, finding: &Finding) -> Vec<String> {
    let (side, class, searched) = (finding.position.to_move(), finding.goal, finding.nodes);
    let time = duration(finding.time.as_secs_f64());
    let mut lines = match &finding.verdict {
        Verdict::Proven(win) => {
            let how = shortest(lang, finding.shortest);
            let (nodes, positions) = (win.certificate.nodes.len(), finding.checked);
            let certificate = say!(lang, "verdict-certificate", nodes, positions, searched, time);
            let proven = say!(lang, "verdict-proven", side, class, length = win, how);
            vec![proven, format!("  {}", points(&win.line)), format!("  {certificate}")]
        }
        Verdict::Disproven(class) => vec![say!(lang, "verdict-disproven", side, class, searched, time)],
        Verdict::Unknown(limit) => vec![say!(lang, "verdict-unknown", side, class, limit, searched, time)],
    };
    lines.extend(finding.solved.map(|point| {
        let (point, is_proven) = (point.to_string(), finding.verdict.proven().is_some());
        let solved = if is_proven {
            say!(lang, "verdict-solved", point)
        } else {
            say!(lang, "verdict-solved-open", point)
        };
        format!("  {solved}")
    }));
    lines.extend(finding.tried.map(|_| format!("  {}", say!(lang, "verdict-tried"))));
    lines
}

/// Whether a win is known to be the shortest.
pub(super) fn shortest(lang: Lang, shortest: bool) -> String {
    if shortest { say!(lang, "shortest") } else { say!(lang, "shorter-may-exist") }
}

/// Every winning first move, where they were requested.
pub fn first_moves(lang: Lang, finding: &Finding) -> Vec<String> {
    let Some(all) = &finding.all else { return Vec::new() };
    let mut lines = vec![format!("  {}", say!(lang, "first-moves", count = all.wins.len()))];
    lines.extend(all.wins.iter().map(|first| {
        let mut how = length(lang, first.win.stones());
        if !first.shortest {
            how = say!(lang, "at-most", length = how);
        }
        if first.win.class != finding.goal {
            how = say!(lang, "first-by", length = how, class = first.win.class);
        }
        format!("    {:<3} {how}", first.point().to_string())
    }));
    if let Some((open, limit)) = &all.open {
        let points = match open.len() {
            0..=60 => points(open),
            count => say!(lang, "other-moves", count),
        };
        lines.push(format!("  {}", say!(lang, "first-open", points, limit)));
    }
    lines
}

/// A time with the symbol of its unit, which is equal in all languages.
fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 0.001 => format!("{:.0} µs", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.1} s"),
    }
}

/// The action that was done.
pub fn done(lang: Lang, what: &Done) -> String {
    match what {
        Done::Loaded { kept, left_out, games, to_move } => {
            let mut text = match (kept, left_out) {
                (0, 0) => say!(lang, "done-loaded"),
                (some, 0) => say!(lang, "done-loaded-tree", variations = *some),
                (_, some) => say!(lang, "done-loaded-line", variations = *some),
            };
            if *games > 1 {
                text = say!(lang, "done-one-of", loaded = text, games);
            }
            say!(lang, "done-loaded-turn", loaded = text, side = to_move)
        }
        Done::Moved { color, point, wins: true } => say!(lang, "done-five", side = color, point),
        Done::Moved { color, point, wins: false } => say!(lang, "done-moved", side = color, point),
        Done::Forbidden(point, kinds) => {
            say!(lang, "done-forbidden", point, kinds = prohibitions(lang, kinds))
        }
        Done::Undone(stones) if stones.is_empty() => say!(lang, "done-undone"),
        Done::Undone(stones) => say!(lang, "done-took-back", points = list(lang, stones, Join::And)),
        Done::Redone(stones) if stones.is_empty() => say!(lang, "done-redone"),
        Done::Redone(stones) => say!(lang, "done-played-again", points = list(lang, stones, Join::And)),
        Done::Placed(color, stones) => say!(lang, "done-placed", side = color, count = *stones),
        Done::Removed(stones) => say!(lang, "done-removed", count = *stones),
        Done::Cleared => say!(lang, "done-cleared"),
        Done::Swapped => say!(lang, "done-swapped"),
        Done::Turn(color) => say!(lang, "done-turn", side = color),
        Done::Rule(rule) => say!(lang, "done-rule", rule),
        Done::NewRecord(change) if **change == Done::Cleared => say!(lang, "done-cleared-record"),
        Done::NewRecord(change) => say!(lang, "done-new-record", change = done(lang, change)),
    }
}

/// The progress in a puzzle.
pub fn progress(lang: Lang, stones: usize, whole: Option<u16>) -> String {
    match whole {
        Some(plies) => say!(lang, "progress-of", done = stones, stones = plies.div_ceil(2)),
        None => say!(lang, "progress", stones),
    }
}

/// The line at the end of a puzzle.
pub fn solved(lang: Lang, misses: usize, hints: usize) -> String {
    let misses = (misses > 0).then(|| say!(lang, "misses", count = misses));
    let hints = (hints > 0).then(|| say!(lang, "hints", count = hints));
    let parts: Vec<String> = misses.into_iter().chain(hints).collect();
    if parts.is_empty() {
        return say!(lang, "solved-at-once");
    }
    say!(lang, "solved-after", what = list(lang, &parts, Join::And))
}

/// The result of checking a file.
pub fn checked(lang: Lang, file: &CheckedFile) -> String {
    let CheckedFile { file, report } = file;
    let (outcome, nodes, positions) = match report {
        Err(trouble) => return faults::trouble(lang, trouble),
        Ok(report) => (&report.outcome, report.nodes, report.positions),
    };
    match outcome {
        Outcome::Valid => say!(lang, "checked-valid", file, nodes, positions),
        Outcome::OutOfBound => say!(lang, "checked-out-of-bound", file, positions),
        Outcome::Stopped => stopped(lang),
        Outcome::Invalid { reason, line } => {
            let line = if line.is_empty() { say!(lang, "no-move") } else { points(line) };
            say!(lang, "checked-invalid", file, why = breaks(lang, reason), line)
        }
    }
}

/// Why a certificate is invalid.
pub fn breaks(lang: Lang, reason: &Reason) -> String {
    // A node's number is passed as text, so that its digits are never grouped.
    match reason {
        Reason::Malformed(error) => say!(lang, "breaks-malformed", why = unreadable::form(lang, error)),
        Reason::MoveOccupied { node, point } => say!(lang, "breaks-occupied", node = node.to_string(), point),
        Reason::MoveForbidden { node, point, kinds } => {
            let kinds = prohibitions(lang, kinds);
            say!(lang, "breaks-forbidden", node = node.to_string(), point, kinds)
        }
        Reason::DefenderMakesFive { node, point } => {
            say!(lang, "breaks-five", node = node.to_string(), point)
        }
        Reason::NoAnswer { node, reply } => say!(lang, "breaks-no-answer", node = node.to_string(), reply),
        Reason::PassUnanswered { node } => say!(lang, "breaks-pass", node = node.to_string()),
        Reason::BoardFull { node } => say!(lang, "breaks-full", node = node.to_string()),
    }
}

/// The end of a report on several moves.
pub fn report_end(lang: Lang, report: &GradeReport) -> String {
    let how = match report.grades.last().map(|grade| grade.mark) {
        _ if report.nothing.as_ref().is_some_and(|nothing| !matches!(nothing, NothingVerdict::Right(_))) => {
            say!(lang, "report-not-solved")
        }
        _ if report.solved => say!(lang, "report-solved"),
        Some(mark) if mark.keeps() => say!(lang, "report-good"),
        Some(MoveValue::Unproven) => say!(lang, "report-not-settled"),
        Some(MoveValue::Illegal) => say!(lang, "report-stopped"),
        _ => say!(lang, "report-not-solved"),
    };
    match report.ungraded.len() {
        0 => how,
        _ => say!(lang, "report-ungraded", how, points = report.ungraded),
    }
}

/// A puzzle in a list.
pub fn puzzle_line(lang: Lang, puzzle: &Puzzle) -> String {
    let rating = puzzle.rating.map_or(String::new(), |rating| rating.to_string());
    let side = side_name(lang, puzzle.side());
    let sides = Color::BOTH.map(|side| width(&side_name(lang, side)));
    format!(
        "{:<13} {} {:<9} {} {:<8} {}",
        puzzle.id,
        pad_left(&rating, 4),
        puzzle.rule().name(),
        pad(&side, sides[0].max(sides[1])),
        puzzle.goal.kind.name(),
        puzzle.title.in_language(lang.name())
    )
}

/// The heading of a hint.
pub fn hint_heading(lang: Lang, number: usize, of: Option<usize>) -> String {
    match of {
        Some(of) if number == of => say!(lang, "hint-last-rung", number, of),
        Some(of) => say!(lang, "hint-rung", number, of),
        None => say!(lang, "hint-some-rung", number),
    }
}
