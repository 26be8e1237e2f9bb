//! Replies for people.

use std::io::{self, Write};

use super::theme::{Role, Theme};
use super::{board, json, lesson, points, shapes, train};
use crate::board::{Point, Position};
use crate::reply::{DefenceView, Reply, StepView, TaskView, TreeView, WhyView};
use crate::solve::defend::Fate;
use crate::solve::{MoveValue, Verdict};
use crate::teach::analyze::{Key, Pillars, WhyNot, WinAfterChange};
use crate::teach::explain::MoveReason;
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::grade::{Grade, GradeReport, NothingVerdict};
use crate::words::say;

/// Writes a reply.
pub fn prose(reply: &Reply, theme: Theme, out: &mut dyn Write) -> io::Result<()> {
    if let Reply::Contents(bytes) = reply {
        return out.write_all(bytes);
    }
    let text = theme.plain_marks(&text(reply, theme));
    out.write_all(text.as_bytes())
}

pub(super) fn text(reply: &Reply, theme: Theme) -> String {
    let line = |text: String| text + "\n";
    match reply {
        // A door has written an exported document before it comes here.
        Reply::Silent | Reply::Goodbye | Reply::Contents(_) | Reply::Exported { .. } => String::new(),
        Reply::Board { position, numbers: false } => board::plain(position, theme),
        Reply::Board { position, numbers: true } => board::numbered(position, theme),
        Reply::Task(task) => self::task(task, theme),
        Reply::Done(done) => line(say::done(theme.lang, done)),
        Reply::Changed(done, position) => board::plain(position, theme) + &line(say::done(theme.lang, done)),
        Reply::Finding(finding) => {
            let role = match finding.verdict {
                Verdict::Proven(_) => Role::Good,
                Verdict::Disproven(_) => Role::Bad,
                Verdict::Unknown(_) => Role::Doubt,
            };
            let mut lines = say::finding(theme.lang, finding);
            lines[0] = theme.paint(role, &lines[0]);
            lines.extend(say::first_moves(theme.lang, finding));
            line(lines.join("\n"))
        }
        Reply::Defence(view) => self::defence(view, theme),
        Reply::Look(look) => line(say::look(theme.lang, look).join("\n")),
        Reply::Review(found) => line(say::review(theme.lang, found).join("\n")),
        Reply::Text(text) => text.clone(),
        Reply::Linted(view) => say::puzzles::lint(theme.lang, view),
        Reply::Mined(mined) => say::puzzles::mined(theme.lang, mined),
        Reply::Converted(view) => {
            let mut lines = say::convert::lost(theme.lang, view.to, &view.losses);
            if view.text.is_none() {
                lines.insert(0, say::convert::converted(theme.lang, view));
            }
            let said = lines.into_iter().map(line);
            view.text.iter().cloned().chain(said).collect()
        }
        Reply::Game(view) => {
            board::plain(&view.position, theme) + &line(say::game(theme.lang, view).join("\n"))
        }
        Reply::Graded { puzzle, grade, reason, position, misses, hints, moves, again, found, then } => {
            let mut text = graded(grade, reason.as_deref(), theme);
            if grade.decided {
                text += &theme.paint(Role::Good, &say::solved(theme.lang, *misses, *hints));
                text.push('\n');
                text += &notes(puzzle);
                text += &line(say::after_solved(theme.lang));
            } else if let (true, Some((found, of))) = (grade.mark.keeps(), found) {
                text += &line(say::found(theme.lang, *found, *of));
            } else if grade.mark.keeps() {
                if let Some(then) = then {
                    text += &line(say::train::then(theme.lang, *then, puzzle.side().other()));
                }
                text += &board::plain(position, theme);
                text += &line(say::progress(theme.lang, moves.0, moves.1));
            } else if grade.mark != MoveValue::Unproven {
                text += &missed(grade, position, *again, theme);
            }
            text
        }
        Reply::Nothing { puzzle, nothing, misses, hints } => {
            self::nothing(puzzle, nothing, (*misses, *hints), theme)
        }
        Reply::Practice(view) => train::practice(view, theme),
        Reply::Stats(view) => train::stats(view, theme),
        Reply::Attempts { attempts, csv: true, .. } => json::train::attempts_csv(attempts),
        Reply::Attempts { attempts, csv: false, .. } => line(json::train::attempts(attempts).to_string()),
        Reply::Replied { color, point, position } => {
            board::plain(position, theme) + &line(say::train::replied(theme.lang, *color, *point))
        }
        Reply::Report { puzzle, report } => self::report(puzzle, report, theme),
        Reply::Why(why) => self::why(why, theme),
        Reply::Pillars(found) => self::pillars(found, theme),
        Reply::Study(found) => line(say::strategy::study(theme.lang, found)),
        Reply::Strategy(view) => line(say::strategy::tree(theme.lang, view)),
        Reply::WhyNot(found) => why_not(found, theme),
        Reply::Key(key) => self::key(key, theme),
        Reply::Tree(tree) => self::tree(tree, theme),
        Reply::Step(step) => self::step(step, theme),
        Reply::Hint { number, of, rung } => {
            line(say::hint_heading(theme.lang, *number, *of)) + &line(say::rung(theme.lang, rung).join("\n"))
        }
        Reply::Cell(cell) => points::cell(cell, theme),
        Reply::Annotated(annotated) => points::annotated(annotated, theme),
        Reply::Heat(map) => points::heat(map, theme),
        Reply::Shapes(view) => shapes::shapes(view, theme),
        Reply::Lines(view) => shapes::lines(view, theme),
        Reply::Checked(files) => files.iter().map(|file| line(say::checked(theme.lang, file))).collect(),
        Reply::Puzzles(puzzles) => {
            let lines: String = puzzles.iter().map(|p| line(say::puzzle_line(theme.lang, p))).collect();
            lines + &line(say::train::listed(theme.lang, puzzles).join("\n"))
        }
        Reply::Puzzle(puzzle) => {
            let position = puzzle.position.clone();
            self::task(&TaskView { puzzle: (**puzzle).clone(), position }, theme)
        }
        Reply::Lesson(reply) => lesson::lesson(reply, theme),
        Reply::Help(command) => line(say::overview(theme.lang, command).join("\n")),
        Reply::Said(said) => line(say::said(theme.lang, said)),
        Reply::Lang(set) => line(say::language(theme.lang, set.is_some())),
        Reply::Glossary(term) => line(say::glossary(theme.lang, *term).join("\n")),
        Reply::Trouble(trouble) => line(theme.paint(Role::Bad, &say::trouble(theme.lang, trouble))),
    }
}

pub(super) fn task(task: &TaskView, theme: Theme) -> String {
    let heading = theme.paint(Role::Heading, &say::task_line(theme.lang, task));
    format!("{heading}\n{}", board::plain(&task.position, theme))
}

/// The board with a mark on every point (+ holds, - loses, ? unknown), and the same in words.
fn defence(view: &DefenceView, theme: Theme) -> String {
    let fate = |point: Point| view.moves.iter().find(|(p, _)| *p == point).map(|(_, fate)| fate);
    let board = board::board(&view.position, theme, |point| {
        let fate = fate(point)?;
        let (role, sign) = match fate {
            Fate::Holds => (Role::Good, "+"),
            Fate::Loses(_) => (Role::Dim, "-"),
            Fate::Unknown(_) => (Role::Doubt, "?"),
        };
        Some((role, theme.mark(sign, |lang| say::fate(lang, fate))))
    });
    board + &say::defence(theme.lang, view).join("\n") + "\n"
}

/// The board with a letter on every point, and the legend.
fn key(key: &Key, theme: Theme) -> String {
    let value = |point: Point| key.moves.iter().find(|(known, _)| *known == point).map(|(_, value)| value);
    let board = board::board(&key.position, theme, |point| {
        let value = value(point)?;
        let (_, mark) = say::KEY_MARKS.iter().find(|(name, _)| *name == value.value.key_name())?;
        let role = match value.value {
            MoveValue::ThrowsWin => Role::Dim,
            MoveValue::LosesNow | MoveValue::Illegal => Role::Bad,
            MoveValue::Unproven => Role::Doubt,
            MoveValue::Best | MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => Role::Good,
        };
        Some((role, theme.mark(mark, |lang| say::key_means(lang, value.value.key_name()))))
    });
    board + &say::key(theme.lang, key).join("\n") + "\n"
}

fn why_not(found: &WhyNot, theme: Theme) -> String {
    let role = match found.value.value {
        MoveValue::Unproven => Role::Doubt,
        MoveValue::ThrowsWin | MoveValue::LosesNow | MoveValue::Illegal => Role::Bad,
        MoveValue::Best | MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => Role::Good,
    };
    let mut lines = say::why_not(theme.lang, found);
    lines[0] = theme.paint(role, &lines[0]);
    lines.join("\n") + "\n"
}

/// The outline, two blanks an indent.
fn tree(tree: &TreeView, theme: Theme) -> String {
    let mut text = theme.paint(Role::Heading, &say::tree_heading(theme.lang, tree)) + "\n";
    for row in &tree.outline.rows {
        text += &format!("{}{}\n", "  ".repeat(row.depth), say::tree_row(theme.lang, row, tree.here));
    }
    text
}

fn notes(puzzle: &Puzzle) -> String {
    puzzle.notes.as_ref().map_or(String::new(), |notes| format!("  {}\n", notes.trim()))
}

fn painted(grade: &Grade, attacker: crate::board::Color, theme: Theme) -> Vec<String> {
    let role = match grade.mark {
        mark if mark.keeps() => Role::Good,
        MoveValue::Unproven => Role::Doubt,
        _ => Role::Bad,
    };
    let mut lines = say::grade(theme.lang, grade, attacker);
    lines[0] = theme.paint(role, &lines[0]);
    lines
}

fn graded(grade: &Grade, reason: Option<&MoveReason>, theme: Theme) -> String {
    let attacker = reason.map_or(crate::board::Color::Black, |reason| reason.attacker);
    let mut lines = painted(grade, attacker, theme);
    if let Some(reason) = reason.filter(|_| grade.goal != GoalKind::Defend) {
        if grade.mark.keeps() {
            lines.extend(say::reason(theme.lang, reason).into_iter().map(|text| format!("  {text}")));
        } else if let Some(why) = say::refuted(theme.lang, reason, grade.reply) {
            lines.insert(1, format!("  {why}"));
        }
    }
    if let Some(reply) = grade.reply.filter(|_| grade.mark.keeps() && !grade.decided) {
        lines.push(say::answered(theme.lang, attacker.other(), reply));
    }
    lines.join("\n") + "\n"
}

/// What a miss was answered by, and whether it may be tried again.
fn missed(grade: &Grade, position: &Position, again: bool, theme: Theme) -> String {
    let hint = if again { say::leave_hint(theme.lang) + "\n" } else { String::new() };
    played_out(grade, position, theme) + &hint
}

/// A move that was refuted and what refutes it, as numbers on the board, where that is more than a move or two.
fn played_out(grade: &Grade, before: &Position, theme: Theme) -> String {
    let line: Vec<Point> = [grade.point].into_iter().chain(grade.refutation.iter().copied()).collect();
    if theme.plain || line.len() < 4 {
        return String::new();
    }
    // Only the moves of the line are to have numbers.
    let after = before.setup().position().and_then(|stones| stones.after(&line));
    after.map(|board| board::numbered(&board, theme)).unwrap_or_default()
}

/// A reason's lines, the move itself as a heading.
fn headed(mut lines: Vec<String>, theme: Theme) -> String {
    lines[0] = theme.paint(Role::Heading, &lines[0]);
    lines.join("\n") + "\n"
}

fn why(why: &WhyView, theme: Theme) -> String {
    let moves = why.moves.iter().map(|(reason, detail)| {
        let lines = if why.in_full {
            say::why_in_full(theme.lang, reason, detail.as_ref())
        } else {
            say::reason(theme.lang, reason)
        };
        headed(lines, theme)
    });
    moves.collect()
}

/// The board with the load-bearing stones (#), the points that would save the defender (+), and what is not
/// settled (?).
fn pillars(found: &Pillars, theme: Theme) -> String {
    let board = board::board(&found.position, theme, |point| {
        let known = |all: &[(Point, WinAfterChange)]| {
            all.iter().find(|(p, _)| *p == point).map(|(_, change)| *change)
        };
        let (role, sign, name) = match (known(&found.stones), known(&found.points)) {
            (Some(WinAfterChange::Gone), _) => (Role::Mark, "#", "carries"),
            (_, Some(WinAfterChange::Gone)) => (Role::Good, "+", "saves"),
            (Some(WinAfterChange::Unknown(_)), _) | (_, Some(WinAfterChange::Unknown(_))) => {
                (Role::Doubt, "?", "unknown")
            }
            _ => return None,
        };
        Some((role, theme.mark(sign, |lang| say::mark(lang, name))))
    });
    board + &say::pillars(theme.lang, found).join("\n") + "\n"
}

fn step(step: &StepView, theme: Theme) -> String {
    let mut text = board::plain(&step.position, theme);
    match (&step.reason, step.played) {
        (Some(why), _) => text += &headed(say::reason(theme.lang, why), theme),
        (None, Some((color, point, taken))) => {
            text += &(say::stepped(theme.lang, color, point, taken) + "\n");
        }
        (None, None) => {}
    }
    text + &say::step_end(theme.lang, step) + "\n"
}

fn nothing(
    puzzle: &Puzzle,
    nothing: &NothingVerdict,
    (misses, hints): (usize, usize),
    theme: Theme,
) -> String {
    let role = match nothing {
        NothingVerdict::Right(_) => Role::Good,
        NothingVerdict::Wins(_) | NothingVerdict::Points(_) => Role::Bad,
        NothingVerdict::Unknown(_) => Role::Doubt,
    };
    let mut text = theme.paint(role, &say::nothing(theme.lang, nothing, puzzle.side())) + "\n";
    if matches!(nothing, NothingVerdict::Right(_)) {
        text += &theme.paint(Role::Good, &say::solved(theme.lang, misses, hints));
        text += &format!("\n{}{}\n", notes(puzzle), say::after_solved(theme.lang));
    }
    text
}

fn report(puzzle: &Puzzle, report: &GradeReport, theme: Theme) -> String {
    let line = |text: String| text + "\n";
    let attacker = puzzle.side();
    let mut lines = Vec::new();
    for grade in &report.grades {
        let mut graded = painted(grade, attacker, theme);
        match grade.reply {
            Some(reply) if grade.mark == MoveValue::ThrowsWin => {
                graded.insert(1, say::answered(theme.lang, attacker.other(), reply));
            }
            Some(reply) if grade.mark.keeps() && !grade.decided => {
                graded.push(say::answered(theme.lang, attacker.other(), reply));
            }
            _ => {}
        }
        lines.extend(graded);
    }
    lines.extend(report.nothing.iter().map(|nothing| say::nothing(theme.lang, nothing, attacker)));
    lines.push(say::report_end(theme.lang, report));
    line(lines.join("\n"))
}
