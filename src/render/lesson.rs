//! Lessons as text.

use super::board;
use super::theme::{Role, Theme, ended};
use crate::board::{Point, Position};
use crate::reply::{LessonJudged, LessonReply, LessonStepView, Stands};
use crate::teach::lesson::{Demonstration, LessonStep, StepKind};
use crate::words::say::lesson as words;
use crate::words::{pieces, say, width};

/// The largest width of a line of text, in cells.
const WIDTH: usize = 76;

pub(super) fn lesson(reply: &LessonReply, theme: Theme) -> String {
    match reply {
        LessonReply::List(list) => {
            let entries = (1..).zip(list.lessons.iter().zip(&list.known));
            let entries = entries.map(|(i, (lesson, known))| words::entry(theme.lang, i, lesson, *known));
            ended(&entries.chain([words::list_end(theme.lang, list)]).collect::<Vec<_>>())
        }
        LessonReply::Step(view) => step(view, theme),
        LessonReply::Judged(view) => judged(view, theme),
        LessonReply::Hint(hint) => fill(&words::hint(theme.lang, hint), theme),
        LessonReply::Ended(end) => ended(&words::ended(theme.lang, end)),
        LessonReply::Tried(lesson, tried) => words::tried(theme.lang, lesson, tried) + "\n",
    }
}

/// A step: its heading, its text, its board, and the possible commands.
fn step(view: &LessonStepView, theme: Theme) -> String {
    let lesson = &view.lesson;
    let step = view.step();
    let mut text = String::new();
    if view.opens {
        text += &theme.line(
            Role::Heading,
            &say!(theme.lang, "lesson-heading", title = lesson.title.in_language(theme.lang.name())),
        );
        for error in &view.broken {
            text += &theme.line(Role::Bad, &say!(theme.lang, "lesson-left-out", error = error.to_string()));
        }
    }
    if view.resumed {
        text += &theme.line(Role::Dim, &say!(theme.lang, "lesson-resumed"));
    }
    text += &theme.line(Role::Dim, &words::step_heading(theme.lang, lesson, view.at));
    text += &stressed(&fill(step.text.in_language(theme.lang.name()), theme), theme);
    if let Some(shown) = &step.board {
        text += &marked(view.played.as_ref().unwrap_or(&shown.position), &shown.marks, theme);
    }
    match &step.kind {
        StepKind::Demonstration(shown) => {
            text + &played(step, shown, theme) + &words::go_on(theme.lang) + "\n"
        }
        StepKind::Question(question) if view.open => {
            text + &words::how_to_answer(theme.lang, question, question.seek.side) + "\n"
        }
        StepKind::Question(_) | StepKind::Told => text + &words::go_on(theme.lang) + "\n",
    }
}

/// The board, with marked points as stars.
fn marked(position: &Position, marks: &[Point], theme: Theme) -> String {
    board::board(position, theme, |point| {
        let marked = marks.contains(&point) && position.is_empty(point);
        marked.then(|| (Role::Mark, theme.mark("*", |lang| say::mark(lang, "marked"))))
    })
}

/// A demonstrated line, with numbered moves.
fn played(step: &LessonStep, shown: &Demonstration, theme: Theme) -> String {
    let Some(board) = &step.board else { return String::new() };
    let start =
        board.position.with_turn(board.position.to_move().other()).with_turn(board.position.to_move());
    let Ok(end) = start.after(&shown.line) else { return String::new() };
    let board = if theme.plain { String::new() } else { board::numbered(&end, theme) };
    let after = shown.after.as_ref();
    let after = after.map_or(String::new(), |text| fill(text.in_language(theme.lang.name()), theme));
    format!("{}\n{board}{after}", say::points(&shown.line))
}

fn judged(view: &LessonJudged, theme: Theme) -> String {
    let mut text = String::new();
    for point in &view.points {
        let mut lines = words::judged(theme.lang, point, &view.question);
        let role = if point.right { Role::Good } else { Role::Bad };
        lines[0] = theme.paint(role, &lines[0]);
        text += &lines.iter().map(|line| fill(line, theme)).collect::<String>();
    }
    text += &words::stands(theme.lang, view).iter().map(|line| fill(line, theme)).collect::<String>();
    match view.stands {
        Stands::GoesOn(_) => text + &board::plain(&view.position, theme),
        Stands::Over(_) => text + &words::go_on(theme.lang) + "\n",
        _ => text,
    }
}

/// A text with the words between stars in colour, where there are colours. The stars are never shown.
fn stressed(text: &str, theme: Theme) -> String {
    let parts = text.split('*').enumerate();
    parts.map(|(i, part)| if i % 2 == 1 { theme.paint(Role::Mark, part) } else { part.to_owned() }).collect()
}

/// A text in lines of at most [`WIDTH`] cells; an indented line keeps its indentation. As data it stays as it is.
fn fill(text: &str, theme: Theme) -> String {
    if theme.data {
        return format!("{}\n", text.trim_end());
    }
    let mut filled = String::new();
    for paragraph in text.lines() {
        let indent = paragraph.len() - paragraph.trim_start().len();
        let words = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut line = " ".repeat(indent);
        for piece in pieces(&words) {
            if width(line.trim()) + width(piece.trim_end()) + indent >= WIDTH && !line.trim().is_empty() {
                filled += line.trim_end();
                filled.push('\n');
                line = " ".repeat(indent);
            }
            line += piece;
        }
        filled += line.trim_end();
        filled.push('\n');
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_broken_between_words() {
        let long = "word ".repeat(40);
        assert!(fill(&long, Theme::default()).lines().all(|line| line.len() <= WIDTH));
        assert_eq!(fill("one\n\ntwo", Theme::default()), "one\n\ntwo\n");
        assert_eq!(fill("  in", Theme::default()), "  in\n");
    }
}
