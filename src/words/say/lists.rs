//! Texts about sets, playlists and exams.

use super::phrases::{Join, list, say};
use super::times::{clock, time};
use crate::reply::{CycleView, ExamEnd, ExamTask, Lang, ListTrouble, SetView, Track};
use crate::teach::train::{
    Cycle, ExamAnswer, ExamReport, ExamResult, Millis, Performance, Playlist, PracticeShare,
};

/// The line above a puzzle of a fixed list, of which this number of puzzles is left.
pub fn place(lang: Lang, track: Option<&Track>, left: usize, rating: &str) -> String {
    match track {
        Some(Track::Set { name, cycle, of }) => {
            let number = (of + 1).saturating_sub(left);
            say!(lang, "lists-set", name, cycle = *cycle, number, of = *of, rating)
        }
        Some(Track::Playlist { themes, of }) => {
            say!(lang, "lists-playlist", themes = list(lang, themes, Join::And), left, of = *of, rating)
        }
        Some(Track::Exam { number, of }) => {
            say!(
                lang,
                "lists-of-exam",
                number = *number,
                at = (of + 1).saturating_sub(left),
                of = *of,
                rating
            )
        }
        None => String::new(),
    }
}

/// The report of a cycle, and what comes next.
pub fn cycle_over(lang: Lang, view: &CycleView) -> Vec<String> {
    let mut lines = vec![say!(lang, "lists-cycle-over", name = view.name, cycle = view.cycle.number)];
    lines.push(format!("  {}", figures(lang, &view.cycle, view.of)));
    lines.extend(
        view.before.and_then(|before| change(lang, &before, &view.cycle)).map(|text| indented(&text)),
    );
    if !view.missed.is_empty() {
        lines.push(indented(&say!(lang, "lists-missed", puzzles = list(lang, &view.missed, Join::And))));
    }
    lines.push(indented(&say!(lang, "lists-next-cycle", name = view.name, cycle = view.cycle.number + 1)));
    lines
}

fn indented(text: &str) -> String {
    format!("  {text}")
}

/// The figures of a cycle.
fn figures(lang: Lang, cycle: &Cycle, of: usize) -> String {
    let [tried, solved, clean] = [cycle.tried, cycle.solved, cycle.clean].map(|count| count.to_string());
    say!(lang, "lists-figures", tried, of, clean, solved, time = clock(cycle.millis))
}

/// What changed from one cycle to the next; `None` unless both are over and went through as many puzzles.
fn change(lang: Lang, before: &Cycle, cycle: &Cycle) -> Option<String> {
    if before.ended.is_none() || cycle.ended.is_none() || before.tried != cycle.tried {
        return None;
    }
    let sign = if cycle.millis < before.millis { "-" } else { "+" };
    let time = format!("{sign}{}", clock(cycle.millis.abs_diff(before.millis)));
    let clean = format!("{:+}", cycle.clean as i64 - before.clean as i64);
    Some(say!(lang, "lists-change", time, clean))
}

/// A set and its cycles.
pub fn set(lang: Lang, view: &SetView, now: Millis) -> Vec<String> {
    let set = &view.set;
    let mut lines =
        vec![say!(lang, "lists-set-heading", name = set.name, count = set.puzzles.len(), asked = set.asked)];
    for (at, cycle) in view.cycles.iter().enumerate() {
        let started = time(lang, now.saturating_sub(cycle.started));
        let figures = figures(lang, cycle, set.puzzles.len());
        let line = say!(lang, "lists-cycle", cycle = cycle.number, started, figures);
        let before = at.checked_sub(1).map(|before| &view.cycles[before]);
        let change = before.and_then(|before| change(lang, before, cycle));
        lines.push(indented(&change.map_or_else(|| line.clone(), |change| format!("{line} · {change}"))));
    }
    let goes_on = view.cycles.last().is_some_and(|cycle| cycle.ended.is_none());
    lines.push(indented(&if goes_on {
        say!(lang, "lists-goes-on", name = set.name)
    } else {
        let cycle = view.cycles.last().map_or(0, |cycle| cycle.number) + 1;
        say!(lang, "lists-next-cycle", name = set.name, cycle)
    }));
    lines
}

/// That there is no set.
pub fn no_sets(lang: Lang) -> String {
    say!(lang, "lists-no-sets")
}

/// The line of a playlist.
pub fn playlist(lang: Lang, playlist: &Playlist) -> String {
    let (low, high) = playlist.ratings;
    let [solved, low, high] =
        [playlist.solved, low.into(), high.into()].map(|number: usize| number.to_string());
    format!(
        "{:<24} {}",
        playlist.theme,
        say!(lang, "lists-solved", solved, count = playlist.puzzles, low, high)
    )
}

/// How to begin a playlist.
pub fn playlists_end(lang: Lang) -> String {
    say!(lang, "lists-playlists-end")
}

/// That an answer was noted.
pub fn noted(lang: Lang) -> String {
    say!(lang, "exam-noted")
}

/// The line above a puzzle of an exam.
pub fn exam_task(lang: Lang, task: &ExamTask) -> Vec<String> {
    let left = task.left.map_or_else(|| "-".to_owned(), clock);
    let mut lines = vec![say!(lang, "exam-task", number = task.answered + 1, of = task.of, left)];
    if task.answered == 0 {
        lines.push(indented(&say!(lang, "exam-rules")));
    }
    if task.finds_points {
        lines.push(indented(&say!(lang, "exam-all-points")));
    }
    lines
}

/// Why an exam is over.
pub fn exam_end(lang: Lang, end: ExamEnd) -> String {
    match end {
        ExamEnd::Answered => say!(lang, "exam-answered"),
        ExamEnd::TimeUp => say!(lang, "exam-time-up"),
        ExamEnd::Left => say!(lang, "exam-left"),
    }
}

fn performance(lang: Lang, report: &ExamReport) -> String {
    let said = |rating: f64| format!("{rating:.0}");
    match report.performance {
        Performance::About(rating) => say!(lang, "exam-performance", rating = said(rating)),
        Performance::AtLeast(rating) => say!(lang, "exam-at-least", rating = said(rating)),
        Performance::AtMost(rating) => say!(lang, "exam-at-most", rating = said(rating)),
    }
}

/// The heading of a report: the number of right answers, the time, and the performance.
pub fn exam_heading(lang: Lang, report: &ExamReport) -> String {
    let limit = report.limit.map_or_else(|| "-".to_owned(), clock);
    say!(
        lang,
        "exam-heading",
        number = report.number,
        solved = report.solved,
        of = report.answers.len(),
        time = clock(report.millis),
        limit,
        performance = performance(lang, report)
    )
}

/// A puzzle of a report: its number, its result, the answer, the time and the rating.
pub fn exam_answer(lang: Lang, number: usize, answer: &ExamAnswer) -> String {
    let moves = if answer.moves.is_empty() { "-".to_owned() } else { super::points(&answer.moves) };
    let result = match answer.result {
        ExamResult::Right => say!(lang, "exam-right"),
        ExamResult::Wrong => say!(lang, "exam-wrong"),
        ExamResult::Unproven => say!(lang, "exam-unproven"),
        ExamResult::Unanswered => say!(lang, "exam-unanswered"),
    };
    let (id, rating) = (&answer.puzzle.id, answer.puzzle.rating);
    format!("{number:>3}  {id:<16} {rating:>4}  {:>5}  {moves:<4}  {result}", clock(answer.millis))
}

/// The themes that went well and those that went badly, and how to look at the puzzles.
pub fn exam_themes(lang: Lang, report: &ExamReport) -> Vec<String> {
    let told = |share: &PracticeShare| format!("{} {}/{}", share.name, share.solved, share.tries);
    let well = report.themes.iter().rev().filter(|share| share.score > 0.5).map(told).collect::<Vec<_>>();
    let badly = report.themes.iter().filter(|share| share.score < 0.5).map(told).collect::<Vec<_>>();
    let mut lines = Vec::new();
    if !well.is_empty() {
        lines.push(say!(lang, "exam-well", themes = well.join(", ")));
    }
    if !badly.is_empty() {
        lines.push(say!(lang, "exam-badly", themes = badly.join(", ")));
    }
    lines.push(say!(lang, "exam-review", number = report.number.to_string()));
    lines
}

/// The line of an exam in the list of exams.
pub fn exam_line(lang: Lang, report: &ExamReport, now: Millis) -> String {
    let ago = time(lang, now.saturating_sub(report.at));
    say!(lang, "exam-line", heading = exam_heading(lang, report), ago)
}

/// How to look at one exam, or that none was taken.
pub fn exams_end(lang: Lang, exams: usize) -> String {
    if exams == 0 { say!(lang, "exams-none") } else { say!(lang, "exams-end") }
}

/// Why a set, a playlist or an exam cannot be had.
pub fn trouble(lang: Lang, trouble: &ListTrouble) -> String {
    match trouble {
        ListTrouble::NoSet(name, like) => say!(lang, "fault-no-set", name, like),
        ListTrouble::Differs(name, asked, count) => {
            say!(lang, "fault-set-differs", name, asked, count = *count)
        }
        ListTrouble::TooFew(asked, count) => say!(lang, "fault-too-few", asked = *asked, count = *count),
        ListTrouble::Gone(name) => say!(lang, "fault-list-gone", name),
        ListTrouble::NoExam(_, 0) => exams_end(lang, 0),
        ListTrouble::NoExam(number, count) => {
            say!(lang, "fault-no-exam", number = number.to_string(), count = *count)
        }
        ListTrouble::InExam(command) => say!(lang, "fault-in-exam", command),
        ListTrouble::NoExamOn => say!(lang, "fault-no-exam-on"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_cycles_are_compared() {
        let cycle = |number, tried, clean, millis| Cycle {
            number,
            started: 0,
            ended: Some(1),
            tried,
            solved: clean,
            clean,
            millis,
        };
        let (one, two) = (cycle(1, 10, 6, 600_000), cycle(2, 10, 9, 300_000));
        assert_eq!(change(Lang::En, &one, &two).unwrap(), "change: -5:00, +3 right at once");
        assert_eq!(change(Lang::En, &one, &Cycle { ended: None, ..two }), None);
        assert_eq!(change(Lang::En, &one, &cycle(2, 9, 9, 1)), None);
    }
}
