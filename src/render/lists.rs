//! Sets, playlists and exams as text.

use super::theme::{Role, Theme, ended};
use super::train::{notices, task};
use crate::reply::{ExamTask, ExamView, ExamsView, ListsReply, PlaylistsView, SetsView};
use crate::teach::train::{ExamReport, ExamResult};
use crate::words::say::lists as words;

/// A reply about sets, playlists or exams.
pub(super) fn lists(reply: &ListsReply, theme: Theme) -> String {
    match reply {
        ListsReply::Sets(view) => sets(view, theme),
        ListsReply::Playlists(view) => playlists(view, theme),
        ListsReply::Exam(view) => exam(view, theme),
        ListsReply::Exams(view) => exams(view, theme),
    }
}

/// The sets and their cycles.
fn sets(view: &SetsView, theme: Theme) -> String {
    let mut text = notices(&view.notices, theme);
    for set in &view.sets {
        text += &theme.headed(Role::Heading, words::set(theme.lang, set, view.now));
    }
    if view.sets.is_empty() { text + &ended(&[words::no_sets(theme.lang)]) } else { text }
}

/// The playlists.
fn playlists(view: &PlaylistsView, theme: Theme) -> String {
    let lines = view.playlists.iter().map(|playlist| words::playlist(theme.lang, playlist));
    let lines: Vec<String> = lines.chain([words::playlists_end(theme.lang)]).collect();
    notices(&view.notices, theme) + &ended(&lines)
}

/// The next puzzle of an exam, or the report of one that is over.
fn exam(view: &ExamView, theme: Theme) -> String {
    let mut text = notices(&view.notices, theme);
    if view.noted {
        text += &theme.line(Role::Heading, &words::noted(theme.lang));
    }
    text += &view
        .end
        .map_or_else(String::new, |end| theme.line(Role::Heading, &words::exam_end(theme.lang, end)));
    text += &view.task.as_ref().map_or_else(String::new, |task| asked(task, theme));
    text + &view.report.as_ref().map_or_else(String::new, |done| report(done, theme))
}

fn asked(asked: &ExamTask, theme: Theme) -> String {
    ended(&words::exam_task(theme.lang, asked)) + &task(&asked.task.puzzle, &asked.task.position, theme)
}

fn report(report: &ExamReport, theme: Theme) -> String {
    let mut text = theme.line(Role::Heading, &words::exam_heading(theme.lang, report));
    for (at, answer) in report.answers.iter().enumerate() {
        let role = match answer.result {
            ExamResult::Right => Role::Good,
            ExamResult::Wrong | ExamResult::Unanswered => Role::Bad,
            ExamResult::Unproven => Role::Doubt,
        };
        text += &theme.line(role, &words::exam_answer(theme.lang, at + 1, answer));
    }
    text + &ended(&words::exam_themes(theme.lang, report))
}

/// The exams that were taken.
fn exams(view: &ExamsView, theme: Theme) -> String {
    let lines = view.reports.iter().map(|report| words::exam_line(theme.lang, report, view.now));
    let lines: Vec<String> = lines.chain([words::exams_end(theme.lang, view.reports.len())]).collect();
    notices(&view.notices, theme) + &ended(&lines)
}
