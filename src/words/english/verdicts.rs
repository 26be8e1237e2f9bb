//! What was found, done and graded.

use super::super::reply::Done;
use super::super::views::{CheckedFile, TaskView};
use super::{count, length, list, points, side};
use crate::board::{Color, Point};
use crate::check::{Outcome, Reason};
use crate::solve::{Class, Limit, Verdict};
use crate::teach::finding::Finding;
use crate::teach::grade::{Mark, Nothing, Report};
use crate::teach::puzzle::{GoalKind, Puzzle};

/// The first line of a conversation.
pub fn welcome(puzzles: usize, lessons: usize) -> String {
    let (puzzles, lessons) =
        (count(puzzles as u64, "puzzle", "puzzles"), count(lessons as u64, "lesson", "lessons"));
    format!("yonsan {} · {puzzles} · {lessons}", env!("CARGO_PKG_VERSION"))
}

/// The name of a class, in full.
pub const fn class(class: Class) -> &'static str {
    match class {
        Class::Vcf => "VCF (victory by continuous fours)",
        Class::Vct => "VCT (victory by continuous threats)",
        Class::Win => "forced win",
    }
}

/// What a puzzle asks for.
pub fn goal(puzzle: &Puzzle) -> String {
    let what = match puzzle.goal.kind {
        GoalKind::Vcf => "win by continuous fours",
        GoalKind::Vct => "win by continuous threats",
        GoalKind::Win => "win",
        GoalKind::Defend => "find a move that holds",
        GoalKind::FindAll => "find all the points",
        GoalKind::None => "win by continuous threats, or answer: nothing",
    };
    match puzzle.goal.within {
        Some(plies) if puzzle.goal.kind.attacks() => format!("{what} · {}", length(plies.div_ceil(2))),
        _ => what.to_owned(),
    }
}

/// The line above a puzzle's board.
pub fn task_line(task: &TaskView) -> String {
    let TaskView { puzzle, position } = task;
    format!(
        "{}  \"{}\" · {} · {} to move · {}",
        puzzle.id,
        puzzle.title,
        puzzle.rule().name(),
        side(position.to_move()),
        goal(puzzle),
    )
}

/// Which limit was hit.
pub const fn limit(limit: Limit) -> &'static str {
    match limit {
        Limit::Nodes => "the limit of nodes was reached (another: --nodes N)",
        Limit::Time => "the time was up (more: --time SECONDS)",
        Limit::Within => "none within so many plies; longer ones were not looked for",
        Limit::Memory => "the memory allowed was full (give more with --memory MIB)",
        Limit::Interrupted => "it was interrupted",
    }
}

/// The verdict of a search, in a line or two.
pub fn finding(finding: &Finding) -> Vec<String> {
    let who = side(finding.position.to_move());
    let cost = format!("{}, {}", count(finding.nodes, "node", "nodes"), duration(finding.time.as_secs_f64()));
    match &finding.verdict {
        Verdict::Proven(win) => {
            let how = if finding.shortest { "the shortest there is" } else { "a shorter one may exist" };
            let nodes = win.certificate.nodes.len();
            vec![
                format!("Proven: {who} has a {} in {} · {how}", class(finding.goal), length(win.stones())),
                format!("  {}", points(&win.line)),
                format!(
                    "  certificate: {}, checked against every reply ({}) · search: {cost}",
                    count(nodes as u64, "node", "nodes"),
                    count(finding.checked, "position", "positions"),
                ),
            ]
        }
        Verdict::Disproven(of) => {
            let all = match of {
                Class::Vcf => "Every run of fours was tried to its end.",
                Class::Vct | Class::Win => "Every threat was tried against every reply that matters.",
            };
            vec![format!("Disproven: {who} has no {}. {all} · {cost}", class(*of))]
        }
        Verdict::Unknown(hit) => {
            vec![format!(
                "Unknown: whether {who} has a {} was not settled: {} · {cost}",
                class(finding.goal),
                limit(*hit)
            )]
        }
    }
}

/// Every winning first move, where they were asked for.
pub fn first_moves(finding: &Finding) -> Vec<String> {
    let Some(all) = &finding.all else { return Vec::new() };
    let mut lines =
        vec![format!("  {}:", count(all.wins.len() as u64, "first move wins", "first moves win"))];
    lines.extend(all.wins.iter().map(|first| {
        let most = if first.shortest { "" } else { "at the most " };
        let by = match first.win.class {
            class if class == finding.goal => "",
            Class::Vcf => " by fours",
            Class::Vct => " by threats",
            Class::Win => " after quiet moves",
        };
        format!("    {:<3} {most}{}{by}", first.point().to_string(), length(first.win.stones()))
    }));
    if let Some((open, hit)) = &all.open {
        lines.push(match open.len() {
            0..=60 => format!("  not settled: {} ({})", points(open), limit(*hit)),
            many => format!(
                "  not settled: {} ({})",
                count(many as u64, "other move", "other moves"),
                limit(*hit)
            ),
        });
    }
    lines
}

fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 0.001 => format!("{:.0} µs", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.1} s"),
    }
}

/// Small things that were done.
pub fn done(what: &Done) -> String {
    match what {
        Done::Loaded { left_out, games, to_move } => {
            let mut text = "Loaded".to_owned();
            if *left_out > 0 {
                text += " the main line";
                text += &format!("; {} left out", count(*left_out as u64, "variation", "variations"));
            }
            if *games > 1 {
                text += &format!("; one of {games} games in the file (choose with --game N)");
            }
            text + &format!(". {} to move.", side(*to_move))
        }
        Done::Moved { color, point, wins: true } => {
            format!("{} {point}: five. {} wins.", side(*color), side(*color))
        }
        Done::Moved { color, point, wins: false } => format!("{} {point}.", side(*color)),
        Done::Undone(stones) if stones.is_empty() => "Took back the last change.".to_owned(),
        Done::Undone(stones) => format!("Took back {}.", list(stones, "and")),
        Done::Redone(stones) if stones.is_empty() => "Made the change again.".to_owned(),
        Done::Redone(stones) => format!("Played {} again.", list(stones, "and")),
        Done::Placed(color, stones) => {
            format!(
                "Placed {}.",
                count(
                    *stones as u64,
                    &format!("{} stone", color.name()),
                    &format!("{} stones", color.name())
                )
            )
        }
        Done::Removed(stones) => format!("Removed {}.", count(*stones as u64, "stone", "stones")),
        Done::Cleared => "The board is empty.".to_owned(),
        Done::Swapped => "Black and white have changed places.".to_owned(),
        Done::Turn(color) => format!("{} to move.", side(*color)),
        Done::Rule(rule) => format!("The rule is {}.", rule.name()),
        Done::Saved(file) => format!("Saved {file}."),
    }
}

/// How many of the points are found.
pub fn found(found: usize, of: usize) -> String {
    format!("{found} of {of} found")
}

/// How far a puzzle has come.
pub fn progress(stones: usize, whole: Option<u16>) -> String {
    match whole {
        Some(plies) => format!("{stones} of {}", count(plies.div_ceil(2), "stone", "stones")),
        None => count(stones as u64, "stone", "stones"),
    }
}

/// The line that closes a puzzle.
pub fn solved(misses: usize, hints: usize) -> String {
    let how = match (misses, hints) {
        (0, 0) => "at the first try, without help".to_owned(),
        (misses, hints) => {
            let parts: Vec<String> = [
                (misses > 0).then(|| count(misses as u64, "miss", "misses")),
                (hints > 0).then(|| count(hints as u64, "hint", "hints")),
            ]
            .into_iter()
            .flatten()
            .collect();
            format!("after {}", list(&parts, "and"))
        }
    };
    format!("✓ solved {how}")
}

/// What to do after a miss.
pub const fn leave_hint() -> &'static str {
    "Taken back. Try again, or: hint"
}

/// What the checker says of a file.
pub fn checked(file: &CheckedFile) -> String {
    let name = &file.file;
    match &file.report {
        Err(trouble) => super::trouble(trouble),
        Ok(report) => {
            let nodes = count(report.nodes as u64, "node", "nodes");
            let positions = count(report.positions, "position", "positions");
            match &report.outcome {
                Outcome::Valid => format!("{name}: valid · {nodes}, {positions} looked at"),
                Outcome::OutOfBound => format!(
                    "{name}: unknown · the bound of {positions} was reached; raise it with --positions N"
                ),
                Outcome::Invalid { reason, line } => {
                    format!("{name}: invalid · {} · after {}", breaks(reason), line_or_start(line))
                }
            }
        }
    }
}

fn line_or_start(line: &[Point]) -> String {
    if line.is_empty() { "no move".to_owned() } else { points(line) }
}

/// Why a certificate breaks.
pub fn breaks(reason: &Reason) -> String {
    match reason {
        Reason::Malformed(error) => format!("malformed: {}", super::faults::form(error)),
        Reason::MoveOccupied { node, point } => format!("node {node} plays {point}, which holds a stone"),
        Reason::DefenderMakesFive { node, point } => {
            format!("node {node} makes no five, and the defender makes one at {point}")
        }
        Reason::NoAnswer { node, reply } => format!("node {node} has no answer to {reply}"),
        Reason::BoardFull { node } => format!("at node {node} the board is full: a draw"),
    }
}

/// The stone that ends a line.
pub fn made_five(color: Color, point: Point) -> String {
    format!("  {} makes five at {point} and wins.", side(color))
}

/// After a win was shown in a conversation.
pub const fn after_win() -> &'static str {
    "  step walks through it, why explains it, save FILE.json keeps its certificate"
}

/// After a puzzle was solved.
pub const fn after_solved() -> &'static str {
    "  why explains your moves; next is the next puzzle"
}

/// The answer that was given to a good move.
pub fn answered(color: Color, point: Point) -> String {
    format!("  {} answers {point}.", side(color))
}

/// The end of a report on several moves.
pub fn report_end(report: &Report) -> String {
    let left = match report.ungraded.len() {
        0 => String::new(),
        _ => format!(" Not graded after that: {}.", points(&report.ungraded)),
    };
    let how = match report.grades.last().map(|grade| grade.mark) {
        _ if report.nothing.as_ref().is_some_and(|nothing| !matches!(nothing, Nothing::Right(_))) => {
            "Not solved."
        }
        _ if report.solved => "Solved.",
        Some(mark) if mark.keeps() => "Good so far; the puzzle is not finished.",
        Some(Mark::Unproven) => "Not settled.",
        Some(Mark::Illegal) => "Stopped there.",
        _ => "Not solved.",
    };
    format!("{how}{left}")
}

/// A puzzle in a list.
pub fn puzzle_line(puzzle: &Puzzle) -> String {
    let stones = puzzle.goal.within.map_or(String::new(), |plies| length(plies.div_ceil(2)));
    let rating = puzzle.rating.map_or(String::new(), |rating| rating.to_string());
    format!(
        "{:<13} {rating:>4} {:<9} {:<5} {:<8} {:<20} {}",
        puzzle.id,
        puzzle.rule().name(),
        puzzle.side().name(),
        puzzle.goal.kind.name(),
        stones,
        puzzle.title
    )
}

/// Above a rung of help.
pub fn hint_heading(number: usize, of: usize) -> String {
    if number == of { format!("rung {number} of {of}, the last") } else { format!("rung {number} of {of}") }
}

/// Why a certificate is neither valid nor invalid.
pub const fn out_of_bound() -> &'static str {
    "the bound on positions was reached"
}

/// After Ctrl-C at the prompt.
pub const fn how_to_leave() -> &'static str {
    "Ctrl-D or quit leaves; Ctrl-C stops a search."
}

/// When moves have ceased to be graded.
pub const fn ungraded() -> &'static str {
    "(Moves are no longer graded here. restart begins the puzzle again; undo takes back a change.)"
}
