//! What was found, done and graded.

use fluent_bundle::FluentValue;

use super::{Join, length, list, pad, pad_left, points, say, side_name, width};
use crate::board::{Color, Point};
use crate::check::{Outcome, Reason};
use crate::reply::{CheckedFile, Done, Lang, Said, SaidValue, TaskView};
use crate::solve::{MoveValue, Verdict};
use crate::teach::analyze::finding::Finding;
use crate::teach::puzzle::Puzzle;
use crate::teach::train::grade::{GradeReport, NothingVerdict};

/// The first line of a conversation.
pub fn welcome(lang: Lang, puzzles: usize, lessons: usize) -> String {
    say!(lang, "welcome", version = env!("CARGO_PKG_VERSION"), puzzles, lessons)
}

/// What one message tells.
pub fn said(lang: Lang, said: &Said) -> String {
    let value = |value: &SaidValue| match value {
        SaidValue::Number(number) => FluentValue::from(*number),
        SaidValue::Name(name) => FluentValue::from(name.clone()),
    };
    let values: Vec<_> = said.values.iter().map(|(name, told)| (*name, value(told))).collect();
    lang.say(said.message, &values)
}

/// The language that is spoken from now on, or that is spoken now.
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

/// What a puzzle asks for.
pub fn goal(lang: Lang, puzzle: &Puzzle) -> String {
    let what = say!(lang, "goal", kind = puzzle.goal.kind);
    match puzzle.goal.within {
        Some(plies) if puzzle.goal.kind.attacks() => {
            format!("{what} · {}", length(lang, plies.div_ceil(2)))
        }
        _ => what,
    }
}

/// The line above a puzzle's board.
pub fn task_line(lang: Lang, task: &TaskView) -> String {
    let TaskView { puzzle, position } = task;
    format!(
        "{}  \"{}\" · {} · {} · {}",
        puzzle.id,
        puzzle.title,
        puzzle.rule().name(),
        say!(lang, "to-move", side = position.to_move()),
        goal(lang, puzzle),
    )
}

/// The verdict of a search, in a line or two.
pub fn finding(lang: Lang, finding: &Finding) -> Vec<String> {
    let who = finding.position.to_move();
    let time = duration(finding.time.as_secs_f64());
    match &finding.verdict {
        Verdict::Proven(win) => vec![
            say!(
                lang,
                "verdict-proven",
                side = who,
                class = finding.goal,
                length = length(lang, win.stones()),
                how = shortest(lang, finding.shortest)
            ),
            format!("  {}", points(&win.line)),
            format!(
                "  {}",
                say!(
                    lang,
                    "verdict-certificate",
                    nodes = win.certificate.nodes.len(),
                    positions = finding.checked,
                    searched = finding.nodes,
                    time
                )
            ),
        ],
        Verdict::Disproven(of) => {
            vec![say!(lang, "verdict-disproven", side = who, class = *of, searched = finding.nodes, time)]
        }
        Verdict::Unknown(hit) => vec![say!(
            lang,
            "verdict-unknown",
            side = who,
            class = finding.goal,
            limit = hit,
            searched = finding.nodes,
            time
        )],
    }
}

/// Whether a win is known to be the shortest.
pub(super) fn shortest(lang: Lang, shortest: bool) -> String {
    if shortest { say!(lang, "shortest") } else { say!(lang, "shorter-may-exist") }
}

/// Every winning first move, where they were asked for.
pub fn first_moves(lang: Lang, finding: &Finding) -> Vec<String> {
    let Some(all) = &finding.all else { return Vec::new() };
    let mut lines = vec![format!("  {}", say!(lang, "first-moves", count = all.wins.len()))];
    lines.extend(all.wins.iter().map(|first| {
        let length = length(lang, first.win.stones());
        let how = match (first.shortest, first.win.class == finding.goal) {
            (true, true) => length,
            (true, false) => say!(lang, "first-by", length, class = first.win.class),
            (false, true) => say!(lang, "at-most", length),
            (false, false) => {
                let most = say!(lang, "at-most", length);
                say!(lang, "first-by", length = most, class = first.win.class)
            }
        };
        format!("    {:<3} {how}", first.point().to_string())
    }));
    if let Some((open, hit)) = &all.open {
        let open = match open.len() {
            0..=60 => points(open),
            many => say!(lang, "other-moves", count = many),
        };
        lines.push(format!("  {}", say!(lang, "first-open", points = open, limit = hit)));
    }
    lines
}

/// A time with the symbol of its unit, which is the same in every language.
fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 0.001 => format!("{:.0} µs", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.1} s"),
    }
}

/// Small things that were done.
pub fn done(lang: Lang, what: &Done) -> String {
    match what {
        Done::Loaded { left_out, games, to_move } => {
            let mut text = match left_out {
                0 => say!(lang, "done-loaded"),
                some => say!(lang, "done-loaded-line", variations = *some),
            };
            if *games > 1 {
                text = say!(lang, "done-one-of", loaded = text, games);
            }
            say!(lang, "done-loaded-turn", loaded = text, side = to_move)
        }
        Done::Moved { color, point, wins: true } => say!(lang, "done-five", side = color, point),
        Done::Moved { color, point, wins: false } => say!(lang, "done-moved", side = color, point),
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
    }
}

/// How many of the points are found.
pub fn found(lang: Lang, found: usize, of: usize) -> String {
    say!(lang, "found", found, of)
}

/// How far a puzzle has come.
pub fn progress(lang: Lang, stones: usize, whole: Option<u16>) -> String {
    match whole {
        Some(plies) => say!(lang, "progress-of", done = stones, stones = plies.div_ceil(2)),
        None => say!(lang, "progress", stones),
    }
}

/// The line that closes a puzzle.
pub fn solved(lang: Lang, misses: usize, hints: usize) -> String {
    let parts: Vec<String> = [
        (misses > 0).then(|| say!(lang, "misses", count = misses)),
        (hints > 0).then(|| say!(lang, "hints", count = hints)),
    ]
    .into_iter()
    .flatten()
    .collect();
    match &parts[..] {
        [] => say!(lang, "solved-at-once"),
        parts => say!(lang, "solved-after", what = list(lang, parts, Join::And)),
    }
}

/// What to do after a miss.
pub fn leave_hint(lang: Lang) -> String {
    say!(lang, "taken-back")
}

/// What the checker says of a file.
pub fn checked(lang: Lang, file: &CheckedFile) -> String {
    let name = &file.file;
    match &file.report {
        Err(trouble) => super::trouble(lang, trouble),
        Ok(report) => match &report.outcome {
            Outcome::Valid => {
                say!(lang, "checked-valid", file = name, nodes = report.nodes, positions = report.positions)
            }
            Outcome::OutOfBound => {
                say!(lang, "checked-out-of-bound", file = name, positions = report.positions)
            }
            Outcome::Stopped => stopped(lang),
            Outcome::Invalid { reason, line } => {
                let line = if line.is_empty() { say!(lang, "no-move") } else { points(line) };
                say!(lang, "checked-invalid", file = name, why = breaks(lang, reason), line)
            }
        },
    }
}

/// That somebody stopped it.
pub fn stopped(lang: Lang) -> String {
    say!(lang, "fault-stopped")
}

/// Why a certificate breaks.
pub fn breaks(lang: Lang, reason: &Reason) -> String {
    // A node's number is a name, and never grouped.
    match reason {
        Reason::Malformed(error) => say!(lang, "breaks-malformed", why = super::faults::form(lang, error)),
        Reason::MoveOccupied { node, point } => say!(lang, "breaks-occupied", node = node.to_string(), point),
        Reason::DefenderMakesFive { node, point } => {
            say!(lang, "breaks-five", node = node.to_string(), point)
        }
        Reason::NoAnswer { node, reply } => say!(lang, "breaks-no-answer", node = node.to_string(), reply),
        Reason::BoardFull { node } => say!(lang, "breaks-full", node = node.to_string()),
    }
}

/// The stone that ends a line.
pub(super) fn made_five(lang: Lang, side: Color, point: Point) -> String {
    format!("  {}", say!(lang, "made-five", side, point))
}

/// After a win was shown in a conversation.
pub fn after_win(lang: Lang) -> String {
    format!("  {}", say!(lang, "after-win"))
}

/// What a conversation can do where there is no win, with a move that looks like one.
pub fn after_none(lang: Lang, tempting: Point) -> String {
    format!("  {}", say!(lang, "after-none", point = tempting))
}

/// After a puzzle was solved.
pub fn after_solved(lang: Lang) -> String {
    format!("  {}", say!(lang, "after-solved"))
}

/// The answer that was given to a good move.
pub fn answered(lang: Lang, side: Color, point: Point) -> String {
    format!("  {}", say!(lang, "answered", side, point))
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
    let stones = puzzle.goal.within.map_or(String::new(), |plies| length(lang, plies.div_ceil(2)));
    let rating = puzzle.rating.map_or(String::new(), |rating| rating.to_string());
    let side = side_name(lang, puzzle.side());
    let sides = Color::BOTH.map(|side| width(&side_name(lang, side)));
    format!(
        "{:<13} {} {:<9} {} {:<8} {} {}",
        puzzle.id,
        pad_left(&rating, 4),
        puzzle.rule().name(),
        pad(&side, sides[0].max(sides[1])),
        puzzle.goal.kind.name(),
        pad(&stones, 20),
        puzzle.title
    )
}

/// Above a rung of help.
pub fn hint_heading(lang: Lang, number: usize, of: Option<usize>) -> String {
    match of {
        Some(of) if number == of => say!(lang, "hint-last-rung", number, of),
        Some(of) => say!(lang, "hint-rung", number, of),
        None => say!(lang, "hint-some-rung", number),
    }
}

/// Why a certificate is neither valid nor invalid.
pub fn out_of_bound(lang: Lang) -> String {
    say!(lang, "out-of-bound")
}

/// After Ctrl-C at the prompt.
pub fn how_to_leave(lang: Lang) -> String {
    say!(lang, "how-to-leave")
}

/// While a search goes on, after so many seconds.
pub fn looking(lang: Lang, seconds: u64) -> String {
    say!(lang, "looking", seconds)
}

/// When moves have ceased to be graded.
pub fn ungraded(lang: Lang, again: bool) -> String {
    if again { say!(lang, "ungraded") } else { say!(lang, "ungraded-here") }
}
