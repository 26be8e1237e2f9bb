//! Replies as text for people.

use std::io::{self, Write};

use super::marks::{Marks, explained};
use super::theme::{Role, Theme, ended};
use super::{board, course, glyphs, json, lesson, lists, maps, points, record, shapes, train};
use crate::board::{Color, Point, Position};
use crate::reply::{
    DefenceView, ForbiddenView, PracticeView, Reply, ReviewView, StepView, TreeView, Upcoming, WhyView,
};
use crate::solve::defend::Fate;
use crate::solve::{MoveValue, Verdict};
use crate::teach::analyze::{Key, Pillars, Study, WinAfterChange};
use crate::teach::explain::MoveReason;
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::grade::{Grade, GradeReport, NothingVerdict};
use crate::words::say;

/// Writes a reply as text for people.
///
/// # Errors
/// When `out` cannot be written to.
pub fn prose(reply: &Reply, theme: Theme, out: &mut dyn Write) -> io::Result<()> {
    if let Reply::Contents(bytes) = reply {
        return out.write_all(bytes);
    }
    let text = theme.plain_marks(&text(reply, theme));
    out.write_all(board::finished(&text).as_bytes())
}

/// A reply as text; the boards in it are marked.
pub(super) fn text(reply: &Reply, theme: Theme) -> String {
    let lang = theme.lang;
    let line = |text: String| text + "\n";
    match reply {
        // The caller has written an exported document before.
        Reply::Silent | Reply::Goodbye | Reply::Contents(_) | Reply::Exported { .. } => String::new(),
        Reply::Board { position, numbers: false } => board::plain(position, theme),
        Reply::Board { position, numbers: true } => board::numbered(position, theme),
        Reply::Task(task) => train::task(&task.puzzle, &task.position, theme),
        Reply::Done(done) => line(say::done(lang, done)),
        Reply::Changed(done, position) => board::plain(position, theme) + &line(say::done(lang, done)),
        Reply::Finding(finding) => {
            let role = match finding.verdict {
                Verdict::Proven(_) => Role::Good,
                Verdict::Disproven(_) => Role::Bad,
                Verdict::Unknown(_) => Role::Doubt,
            };
            theme.headed(role, say::finding(lang, finding)) + &ended(&say::first_moves(lang, finding))
        }
        Reply::Defence(view) => defence(view, theme),
        Reply::Look(look) => ended(&say::look(lang, look)),
        Reply::Review(view) => review(view, theme, course::WIDE),
        Reply::Moment(view) => {
            let words = theme.headed(Role::Heading, say::moments_at(lang, view));
            let board = view.review.moments_at(view.ply).next();
            let marks = Marks::of_moment(view);
            board.map_or_else(String::new, |moment| marks.on(&moment.position, theme)) + &words
        }
        Reply::Text(text) => text.clone(),
        Reply::Linted(view) => say::puzzles::lint(lang, view),
        Reply::Mined(mined) => say::puzzles::mined(lang, mined),
        Reply::Converted(view) => {
            let lost = ended(&say::convert::lost(lang, view.to, &view.losses));
            let written = || line(say!(lang, "convert-written", count = view.games, file = view.file));
            view.text.clone().unwrap_or_else(written) + &lost
        }
        Reply::Game(view) => board::plain(&view.position, theme) + &ended(&say::game(lang, view)),
        Reply::Graded { .. } => graded_move(reply, theme),
        Reply::Nothing { puzzle, nothing, misses, hints } => {
            let role = match nothing {
                NothingVerdict::Right(_) => Role::Good,
                NothingVerdict::Wins(_) | NothingVerdict::Points(_) => Role::Bad,
                NothingVerdict::Unknown(_) => Role::Doubt,
            };
            let text = theme.line(role, &say::nothing(lang, nothing, puzzle.side()));
            let right = matches!(nothing, NothingVerdict::Right(_));
            if right { text + &solved(puzzle, *misses, *hints, false, theme) } else { text }
        }
        Reply::Practice(view) => practice(view, theme),
        Reply::Drill(view) => train::drill(view, theme),
        Reply::Lists(reply) => lists::lists(reply, theme),
        Reply::Stats(view) => train::stats(view, theme),
        Reply::Attempts { attempts, csv: true, .. } => json::train::attempts_csv(attempts),
        Reply::Attempts { attempts, lists, results, csv: false, .. } => {
            line(json::train::attempts(attempts, lists, results).to_string())
        }
        Reply::Replied { color: side, point, position } => {
            board::of_puzzle(position, theme) + &line(say!(lang, "train-replied", side, point))
        }
        Reply::Report { puzzle, report } => self::report(puzzle, report, theme),
        Reply::Why(why) => self::why(why, theme),
        Reply::Pillars(found) => pillars(found, theme),
        Reply::Study(found) => study(found, theme),
        Reply::Strategy(view) => line(say::strategy::tree(lang, view)),
        Reply::WhyNot(found) => theme.headed(role(found.value.value), say::why_not(lang, found)),
        Reply::Key(key) => self::key(key, theme),
        Reply::Tree(tree) => self::tree(tree, theme),
        Reply::Step(step) => self::step(step, theme),
        Reply::Hint { number, of, rung } => {
            line(say::hint_heading(lang, *number, *of)) + &ended(&say::rung(lang, rung))
        }
        Reply::Cell(cell) => points::cell(cell, theme),
        Reply::Annotated(annotated) => points::annotated(annotated, theme),
        Reply::Heat(map) => points::heat(map, theme),
        Reply::Map(map) => maps::map(map, theme),
        Reply::WinChecks(view) => {
            theme.headed(if view.agree() { Role::Heading } else { Role::Bad }, say::win_checks(lang, view))
        }
        Reply::Shapes(view) => shapes::shapes(view, theme),
        Reply::Lines(view) => shapes::lines(view, theme),
        Reply::Forbidden(view) => forbidden(view, theme),
        Reply::Openings => ended(&say::openings(lang)),
        Reply::Suggested(view) => ended(&say::suggested(lang, view)),
        Reply::Checked(files) => files.iter().map(|file| line(say::checked(lang, file))).collect(),
        Reply::Puzzles(puzzles) => {
            let lines: String = puzzles.iter().map(|puzzle| line(say::puzzle_line(lang, puzzle))).collect();
            lines + &ended(&say::train::listed(lang, puzzles))
        }
        Reply::Puzzle(puzzle) => train::task(puzzle, &puzzle.position, theme),
        Reply::Worth(view) => {
            train::task(&view.puzzle, &view.puzzle.position, theme) + &ended(&say::puzzles::worth(lang, view))
        }
        Reply::Lesson(reply) => lesson::lesson(reply, theme),
        Reply::Help(command) => ended(&say::overview(lang, command)),
        Reply::Said(said) => line(say::said(lang, said)),
        Reply::Lang(set) => line(say::language(lang, set.is_some())),
        Reply::Node(view) => record::node(view, theme),
        Reply::Glyphs(_) => glyphs::sample(lang),
        Reply::Glossary(term) => ended(&say::glossary(lang, *term)),
        Reply::Trouble(trouble) => theme.line(Role::Bad, &say::trouble(lang, trouble)),
    }
}

/// What is said of a move that was graded, and the board after it.
fn graded_move(reply: &Reply, theme: Theme) -> String {
    let Reply::Graded {
        puzzle,
        grade,
        reason,
        position,
        misses,
        hints,
        moves,
        again,
        veiled,
        found,
        then,
        in_game,
        earlier,
    } = reply
    else {
        return String::new();
    };
    let lang = theme.lang;
    let line = |text: String| text + "\n";
    let before = earlier.iter().map(|(grade, reason)| graded(grade, Some(reason), theme));
    if *veiled {
        let told = theme.headed(role(grade.mark), say::veiled(lang, grade, reason.as_deref(), puzzle.side()));
        return before.collect::<String>() + &told + &line(say!(lang, "taken-back-veiled"));
    }
    let mut text = before.collect::<String>() + &graded(grade, reason.as_deref(), theme);
    if grade.decided {
        text += &solved(puzzle, *misses, *hints, *in_game, theme);
    } else if let (true, Some((found, of))) = (grade.mark.keeps(), found) {
        text += &line(say!(lang, "found", found, of));
    } else if grade.mark.keeps() {
        let then = then.map(|then| line(say::train::then(lang, then, puzzle.side().other())));
        text += &then.unwrap_or_default();
        text += &Marks::of(reply).on_puzzle(position, theme);
        text += &line(say::progress(lang, moves.0, moves.1));
    } else if grade.mark != MoveValue::Unproven {
        text += &played_out(grade, position, theme);
        text += &if *again { line(say!(lang, "taken-back")) } else { String::new() };
    }
    text
}

/// The course of a game as a graph of this width, its moments, and its moves beside those of an evaluator.
pub(super) fn review(view: &ReviewView, theme: Theme, columns: usize) -> String {
    let lang = theme.lang;
    let like = view.by.iter().flat_map(|like| say::likeness(lang, like));
    let told = say::review(lang, &view.review).into_iter().chain(say::slips(lang, &view.slips)).chain(like);
    course::course(view, theme, columns) + &ended(&told.collect::<Vec<_>>())
}

/// What happened in practice, and the puzzle that was set.
fn practice(view: &PracticeView, theme: Theme) -> String {
    let mut said = train::notices(&view.notices, theme);
    said.extend(
        view.troubles.iter().map(|trouble| theme.line(Role::Doubt, &say::trouble(theme.lang, trouble))),
    );
    said.extend(view.answer.as_ref().map(|answer| text(answer, theme)));
    if view.helped {
        said += &theme.line(Role::Dim, &say!(theme.lang, "train-helped"));
    }
    let closed = view.closed.iter().flat_map(|closed| say::train::closed(theme.lang, closed));
    said += &ended(&closed.chain(say::train::upcoming(theme.lang, &view.next)).collect::<Vec<_>>());
    match &view.next {
        Upcoming::Task { task, .. } => said + &train::task(&task.puzzle, &task.position, theme),
        _ => said,
    }
}

/// The colour of a move's value.
const fn role(value: MoveValue) -> Role {
    match value {
        MoveValue::Best | MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => Role::Good,
        MoveValue::ThrowsWin | MoveValue::LosesNow | MoveValue::Illegal => Role::Bad,
        MoveValue::Unproven => Role::Doubt,
    }
}

/// The board with a mark on every point (+ holds, - loses, ? unknown), and a summary in words.
fn defence(view: &DefenceView, theme: Theme) -> String {
    let board = board::board(&view.position, theme, |point| {
        let (_, fate) = view.moves.iter().find(|(known, _)| *known == point)?;
        let (role, sign, name) = match fate {
            Fate::Holds => (Role::Good, "+", "holds"),
            Fate::Loses(_) => (Role::Dim, "-", "loses"),
            Fate::Unknown(_) => (Role::Doubt, "?", "unknown"),
        };
        Some((role, theme.mark(sign, |lang| say::mark(lang, name))))
    });
    board + &ended(&say::defence(theme.lang, view))
}

/// The board with a letter on every point, and the legend.
fn key(key: &Key, theme: Theme) -> String {
    let board = board::board(&key.position, theme, |point| {
        let (_, found) = key.moves.iter().find(|(known, _)| *known == point)?;
        let (value, mark) = say::KEY_MARKS.iter().find(|(name, _)| *name == found.value.key_name())?;
        let role = if found.value == MoveValue::ThrowsWin { Role::Dim } else { role(found.value) };
        Some((role, theme.mark(mark, |lang| say!(lang, "key-means", value))))
    });
    board + &ended(&say::key(theme.lang, key))
}

/// The outline of a proof, each level indented by two blanks.
fn tree(tree: &TreeView, theme: Theme) -> String {
    let rows = tree.outline.rows.iter();
    let rows = rows.map(|row| "  ".repeat(row.depth) + &say::tree_row(theme.lang, row, tree.here));
    theme.headed(Role::Heading, [say::tree_heading(theme.lang, tree)].into_iter().chain(rows).collect())
}

/// The lines at the end of a puzzle, which may be a moment of a game: that it is solved, its notes, and the possible commands.
fn solved(puzzle: &Puzzle, misses: usize, hints: usize, in_game: bool, theme: Theme) -> String {
    let solved = theme.line(Role::Good, &say::solved(theme.lang, misses, hints));
    let told = [say::told_after(theme.lang, puzzle), say::notes(theme.lang, puzzle).unwrap_or_default()];
    let notes: String =
        told.iter().filter(|told| !told.is_empty()).map(|told| format!("  {told}\n")).collect();
    let after = if in_game { say!(theme.lang, "after-try") } else { say!(theme.lang, "after-solved") };
    format!("{solved}{notes}  {after}\n")
}

fn graded(grade: &Grade, reason: Option<&MoveReason>, theme: Theme) -> String {
    let attacker = reason.map_or(Color::Black, |reason| reason.attacker);
    let mut lines = say::grade(theme.lang, grade, attacker);
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
    theme.headed(role(grade.mark), lines)
}

/// A refuted move and its refutation as numbers on the board; empty where they have fewer than four moves in
/// all.
fn played_out(grade: &Grade, before: &Position, theme: Theme) -> String {
    let line = [&[grade.point], &grade.refutation[..]].concat();
    if theme.plain || line.len() < 4 {
        return String::new();
    }
    // Earlier moves are turned into a set-up, so that only the moves of the line have numbers.
    let after = before.setup().position().and_then(|stones| stones.after(&line));
    after.map(|board| board::numbered(&board, theme)).unwrap_or_default()
}

fn why(why: &WhyView, theme: Theme) -> String {
    let moves = why.moves.iter().map(|(reason, detail)| {
        let lines = if why.in_full {
            say::why_in_full(theme.lang, reason, detail.as_ref())
        } else {
            say::reason(theme.lang, reason)
        };
        theme.headed(Role::Heading, lines)
    });
    let shorter = why.may_be_shorter.then(|| say::may_be_shorter(theme.lang) + "\n");
    explained(why, theme) + &moves.chain(shorter).collect::<String>()
}

/// The board with a mark on the forbidden points (!) and on those that only look forbidden (+), and the reasons.
fn forbidden(view: &ForbiddenView, theme: Theme) -> String {
    let is_forbidden = |point| view.points.iter().any(|ruling| ruling.point == point);
    let looks =
        |point| view.allowed.iter().any(|ruling| ruling.point == point && ruling.only_looks_forbidden());
    let board = board::board(&view.position, theme, |point| {
        let (role, sign, name) = if is_forbidden(point) {
            (Role::Bad, board::FORBIDDEN, "forbidden")
        } else if looks(point) {
            (Role::Good, "+", "allowed")
        } else {
            return None;
        };
        Some((role, theme.mark(sign, |lang| say::mark(lang, name))))
    });
    board + &ended(&say::forbidden(theme.lang, view))
}

/// The board with the stones that the win depends on (#), the points that would save the defender (+), and
/// the unsettled points (?).
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
    board + &ended(&say::pillars(theme.lang, found))
}

/// How long each reply lasts, on the board where the strategy has an answer, and in words.
fn study(study: &Study, theme: Theme) -> String {
    let words = say::strategy::study(theme.lang, study) + "\n";
    if study.reply.is_none() || theme.plain {
        return words;
    }
    Marks::of_study(study).on(&study.position, theme) + &words
}

fn step(step: &StepView, theme: Theme) -> String {
    let stone = match (&step.reason, step.played) {
        (Some(why), _) => theme.headed(Role::Heading, say::reason(theme.lang, why)),
        (None, Some(played)) => say::stepped(theme.lang, played, step.defence.as_ref()) + "\n",
        (None, None) => String::new(),
    };
    let board = if step.moved { Marks::of_step(step).on(&step.position, theme) } else { String::new() };
    board + &stone + &say::step_end(theme.lang, step) + "\n"
}

fn report(puzzle: &Puzzle, report: &GradeReport, theme: Theme) -> String {
    let attacker = puzzle.side();
    let mut text = String::new();
    for grade in &report.grades {
        let mut lines = say::grade(theme.lang, grade, attacker);
        let reply = grade.reply.map(|reply| say::answered(theme.lang, attacker.other(), reply));
        if grade.mark == MoveValue::ThrowsWin {
            lines.splice(1..1, reply);
        } else if grade.mark.keeps() && !grade.decided {
            lines.extend(reply);
        }
        text += &theme.headed(role(grade.mark), lines);
    }
    let nothing = report.nothing.iter().map(|nothing| say::nothing(theme.lang, nothing, attacker));
    text + &ended(&nothing.chain([say::report_end(theme.lang, report)]).collect::<Vec<_>>())
}
