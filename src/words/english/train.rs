//! What is said while practising.

use super::{count, side};
use crate::board::{Color, Point};
use crate::store::{Fault, Notice};
use crate::teach::train::{DAY, Millis, Mode, Share, Skill, Stats};
use crate::words::{Closed, Run, Then, Upcoming};

/// What is to be told about what is remembered.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::SetAside { file, aside } => format!(
            "{} was damaged. It is kept as {}, and an empty one was begun.",
            file.display(),
            aside.display()
        ),
        Notice::NotKept(fault) => {
            format!("Your progress is not kept on the disk for now: {}.", self::fault(fault))
        }
        Notice::Unread(fault) => unread(fault),
    }
}

/// Why what is remembered cannot be read.
pub fn unread(fault: &Fault) -> String {
    format!("Your progress cannot be read: {}.", self::fault(fault))
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::NoHome => "there is no home folder (set HOME or XDG_DATA_HOME)".to_owned(),
        Fault::File { path, kind } => format!("{}: {kind}", path.display()),
        Fault::Database { path, what } => format!("{}: {what}", path.display()),
        Fault::Newer { path, version } => {
            format!(
                "{} was written by a later version of the program (its form is {version})",
                path.display()
            )
        }
        Fault::Foreign { path } => {
            format!("{} is another program's database; it is left as it is", path.display())
        }
    }
}

/// A rating and how sure it is.
pub fn skill(skill: &Skill) -> String {
    format!("{:.0} ± {:.0}", skill.rating, skill.deviation)
}

/// A length of time, in the largest unit that fits.
pub fn time(millis: Millis) -> String {
    const SECOND: Millis = 1000;
    match millis {
        0..60_000 => count(millis.div_ceil(SECOND), "second", "seconds"),
        60_000..3_600_000 => count(millis / (60 * SECOND), "minute", "minutes"),
        3_600_000..DAY => count(millis / (3600 * SECOND), "hour", "hours"),
        _ => count(millis / DAY, "day", "days"),
    }
}

/// How an attempt ended.
pub fn closed(closed: &Closed) -> Vec<String> {
    let attempt = &closed.attempt;
    let mut lines = Vec::new();
    let (before, after) = closed.skill;
    let worth = format!("worth {:.0} of 100", attempt.score * 100.0);
    let how = if attempt.solved { worth } else { "not solved".to_owned() };
    let rating = if before == after {
        format!("your rating stays {}", skill(&after))
    } else {
        let change = after.rating.round() - before.rating.round();
        format!("your rating {} ({change:+.0})", skill(&after))
    };
    lines.push(format!("  {}: {how} · {rating} · due again in {}", attempt.puzzle, time(closed.due_in)));
    if !attempt.solved && attempt.mode != Mode::Streak {
        lines.push("  next is the next puzzle".to_owned());
    }
    if closed.turned {
        lines.push(format!(
            "  You saw it turned or mirrored; load {} shows it as it was drawn.",
            attempt.puzzle
        ));
    }
    lines
}

/// The line above a puzzle that was set, or what there is instead.
pub fn upcoming(next: &Upcoming) -> Option<String> {
    Some(match next {
        Upcoming::Stays => return None,
        Upcoming::Task { mode, rating, skill, due, left, .. } => match (mode, left) {
            (_, Some(left)) => format!("streak · {} left · puzzle {rating:.0}", time(*left)),
            (Mode::Review, None) => {
                format!("review · {} · the board may be turned or mirrored", count(*due as u64, "puzzle", "puzzles"))
            }
            (_, None) => format!("train · puzzle {rating:.0} · you {}", self::skill(skill)),
        },
        Upcoming::Over(Run { solved, tried, longest, .. }) => format!(
            "Time is up: {solved} of {} solved without a miss, {longest} in a row. Again: train --streak SECONDS",
            count(*tried as u64, "puzzle", "puzzles")
        ),
        Upcoming::NothingDue(Some(wait)) => {
            format!("Nothing is due; the next puzzle is in {}. review --ahead does not wait, train brings new ones.", time(*wait))
        }
        Upcoming::NothingDue(None) => "Nothing is due. train brings new puzzles.".to_owned(),
        Upcoming::NoneFits => {
            "No puzzle is as you asked. puzzles list shows those there are; leave out --kind, --theme or --rating.".to_owned()
        }
    })
}

/// What comes after a good move, where it is not the most stubborn reply.
pub fn then(then: Then, defender: Color) -> String {
    let who = side(defender);
    match then {
        Then::YourReply => format!("  Now name {who}'s reply."),
        Then::Otherwise(point, left) => {
            format!(
                "  This line is won. What if {who} answers {point}? ({} after it)",
                count(left as u64, "reply", "replies")
            )
        }
    }
}

/// The figures of practice, without the chart.
pub fn stats(stats: &Stats, now: Millis) -> Vec<String> {
    if stats.attempts == 0 {
        return vec!["Nothing practised yet. Begin with: train".to_owned()];
    }
    let mut lines = vec![
        format!("rating {}", skill(&stats.skill)),
        format!(
            "{}, {} solved, {} of them at once and alone; most of those in a row: {}",
            count(stats.attempts as u64, "attempt", "attempts"),
            stats.solved,
            stats.clean,
            stats.row
        ),
        format!(
            "{} of {} tried, in {} of play",
            stats.tried,
            count(stats.puzzles as u64, "puzzle", "puzzles"),
            time(stats.millis)
        ),
    ];
    let later =
        stats.next_due.map_or(String::new(), |at| format!("; the next in {}", time(at.saturating_sub(now))));
    lines.push(format!("{} due now{later}", count(stats.due as u64, "puzzle is", "puzzles are")));
    lines
}

/// The heading of the chart of ratings; so many of them are shown.
pub fn ratings_heading(shown: usize) -> String {
    match shown {
        1 => "your rating after the first attempt".to_owned(),
        _ => format!("your rating after each of the last {shown} attempts that counted"),
    }
}

/// One sort of attempts, beside its bar.
pub fn share(share: &Share) -> String {
    format!("{:>3.0}  {} of {} solved", share.score * 100.0, share.solved, share.tries)
}

/// The headings of what puzzles of each sort were worth.
pub const SHARES: [&str; 2] = ["by kind (of 100)", "by theme, the weakest first (of 100)"];

/// The solver named the defender's reply.
pub fn replied(color: Color, point: Point) -> String {
    format!("{} {point}. Your move.", side(color))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_the_largest_unit() {
        let said = [0, 900, 61_000, 7_300_000, 3 * DAY].map(time);
        assert_eq!(said, ["0 seconds", "1 second", "1 minute", "2 hours", "3 days"]);
    }
}
