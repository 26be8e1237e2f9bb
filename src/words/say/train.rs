//! Texts about practice.

use super::lists;
use super::phrases::say;
use super::times::time;
use crate::board::Color;
use crate::reply::Lang;
use crate::reply::{Closed, Run, Then, Upcoming};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::{self, AttemptMode, Millis, PLACEMENT, PracticeShare, PracticeStats, Skill};
use crate::teach::{Fault, Notice};

/// A notice about the file of progress.
pub fn notice(lang: Lang, notice: &Notice) -> String {
    match notice {
        Notice::SetAside { file, aside } => {
            let (file, aside) = (file.display().to_string(), aside.display().to_string());
            say!(lang, "train-set-aside", file, aside)
        }
        Notice::PassedOver { file, rows } => {
            say!(lang, "train-passed-over", file = file.display().to_string(), count = *rows)
        }
        Notice::NotKept(fault) => say!(lang, "train-not-kept", why = self::fault(lang, fault)),
        Notice::Unread(fault) => unread(lang, fault),
    }
}

/// Why the file of progress cannot be read.
pub fn unread(lang: Lang, fault: &Fault) -> String {
    say!(lang, "train-unread", why = self::fault(lang, fault))
}

fn fault(lang: Lang, fault: &Fault) -> String {
    match fault {
        Fault::NoHome => say!(lang, "train-no-home"),
        Fault::File { path, kind } => format!("{}: {kind}", path.display()),
        Fault::Database { path, what } => format!("{}: {what}", path.display()),
        Fault::Newer { path, version } => {
            let (file, version) = (path.display().to_string(), version.to_string());
            say!(lang, "train-newer", file, version)
        }
        Fault::Foreign { path } => say!(lang, "train-foreign", file = path.display().to_string()),
    }
}

/// The number of puzzles in a list, and their themes.
pub fn listed(lang: Lang, puzzles: &[Puzzle]) -> Vec<String> {
    if puzzles.is_empty() {
        return vec![say!(lang, "train-none-fits")];
    }
    let themes = train::themes(puzzles).into_iter().map(|(theme, count)| format!("{theme} {count}"));
    let themes = themes.collect::<Vec<_>>().join(", ");
    let named = (!themes.is_empty()).then(|| say!(lang, "puzzles-themes", themes));
    std::iter::once(say!(lang, "puzzles-listed", count = puzzles.len())).chain(named).collect()
}

/// A rating and its deviation: `1500 ± 350`.
pub fn skill(skill: &Skill) -> String {
    format!("{:.0} ± {:.0}", skill.rating, skill.deviation)
}

/// The result of an attempt.
pub fn closed(lang: Lang, closed: &Closed) -> Vec<String> {
    let attempt = &closed.attempt;
    let how = if attempt.solved {
        say!(lang, "train-worth", worth = format!("{:.0}", attempt.score * 100.0))
    } else {
        say!(lang, "train-not-solved")
    };
    let due = say!(lang, "train-due-again", time = time(lang, closed.due_in));
    let said = [Some(how), Some(due), rating(lang, closed)].into_iter().flatten().collect::<Vec<_>>();
    let mut lines = vec![format!("  {}: {}", attempt.puzzle, said.join(" · "))];
    if !attempt.solved && attempt.mode != AttemptMode::Streak {
        lines.push(format!("  {}", say!(lang, "train-next")));
    }
    if closed.turned {
        lines.push(format!("  {}", say!(lang, "train-turned", puzzle = attempt.puzzle)));
    }
    lines
}

/// A loss of rating is told as a number only where it is smaller than this: a larger one says more about how little is
/// known of the solver than about the puzzle.
const LOSS: f64 = 10.0;

/// The solver's rating after an attempt; `None` where there is nothing to say of it.
fn rating(lang: Lang, closed: &Closed) -> Option<String> {
    let (before, after) = closed.skill;
    let count = closed.rated;
    let change = after.rating.round() - before.rating.round();
    Some(match (before == after, count) {
        (true, 0..PLACEMENT) => return None,
        (true, _) => say!(lang, "train-rating-stays", skill = skill(&after)),
        (false, 0..PLACEMENT) => say!(lang, "train-placed", count, of = PLACEMENT),
        (false, PLACEMENT) => say!(lang, "train-first-rating", skill = skill(&after)),
        (false, _) if change <= -LOSS => say!(lang, "train-rating-now", skill = skill(&after)),
        (false, _) => say!(lang, "train-rating", skill = skill(&after), change = format!("{change:+.0}")),
    })
}

/// The line above the puzzle that was set, or the reason why none was set.
pub fn upcoming(lang: Lang, next: &Upcoming) -> Option<String> {
    Some(match next {
        Upcoming::Stays => return None,
        Upcoming::Task { mode, rating, skill, placing, again, track, due, left, .. } => {
            let rating = rating.map_or("?".to_owned(), |rating| format!("{rating:.0}"));
            let line = match (mode, left) {
                (_, Some(left)) => say!(lang, "train-streak", left = time(lang, *left), rating),
                (_, None) if track.is_some() => lists::place(lang, track.as_deref(), *due, &rating),
                (AttemptMode::Review, None) => say!(lang, "train-review", count = *due),
                (_, None) => match placing {
                    Some(number) => say!(lang, "train-placing", number = *number, of = PLACEMENT, rating),
                    None => say!(lang, "train-train", rating, skill = self::skill(skill)),
                },
            };
            if *again { say!(lang, "train-again", line) } else { line }
        }
        Upcoming::Over(Run { solved, tried, longest, .. }) => {
            say!(lang, "train-time-up", solved, count = *tried, longest)
        }
        Upcoming::Done(Run { solved, tried, .. }) => say!(lang, "train-done", solved, count = *tried),
        Upcoming::Cycle(view) => lists::cycle_over(lang, view).join("\n"),
        Upcoming::NothingToReplay => say!(lang, "train-nothing-to-replay"),
        Upcoming::NothingDue(Some(wait)) => say!(lang, "train-due-in", time = time(lang, *wait)),
        Upcoming::NothingDue(None) => say!(lang, "train-nothing-due"),
        Upcoming::NoneFits => say!(lang, "train-none-fits"),
    })
}

/// What follows a good move, where it is not the reply that delays the five longest.
pub fn then(lang: Lang, then: Then, side: Color) -> String {
    let text = match then {
        Then::YourReply => say!(lang, "train-name-reply", side),
        Then::Otherwise(point, count) => say!(lang, "train-otherwise", side, point, count),
    };
    format!("  {text}")
}

/// The figures of practice, without the chart.
pub fn stats(lang: Lang, stats: &PracticeStats, now: Millis) -> Vec<String> {
    if stats.attempts == 0 {
        return vec![say!(lang, "stats-nothing")];
    }
    let [solved, clean, row, tried] =
        [stats.solved, stats.clean, stats.row, stats.tried].map(|count| count.to_string());
    let count = stats.due;
    let rating = match stats.ratings.len() {
        placed @ 0..PLACEMENT => say!(lang, "stats-placing", count = placed, of = PLACEMENT),
        _ => say!(lang, "stats-rating", skill = skill(&stats.skill)),
    };
    vec![
        rating,
        say!(lang, "stats-attempts", count = stats.attempts, solved, clean, row),
        say!(lang, "stats-tried", tried, count = stats.puzzles, time = time(lang, stats.millis)),
        match stats.next_due.map(|at| time(lang, at.saturating_sub(now))) {
            None => say!(lang, "stats-due", count),
            Some(time) => say!(lang, "stats-due-later", count, time),
        },
    ]
}

/// The figures of one kind or theme, beside its bar.
pub fn share(lang: Lang, share: &PracticeShare) -> String {
    let [solved, tries] = [share.solved, share.tries].map(|count| count.to_string());
    format!("{:>3.0}  {}", share.score * 100.0, say!(lang, "stats-share", solved, tries))
}
