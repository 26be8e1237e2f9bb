//! Exit codes: 0 proven, valid or right; 1 disproven, invalid or wrong; 2 invalid input; 3 a limit was hit;
//! 130 interrupted.

use crate::check::Outcome;
use crate::repl::{Ending, INTERRUPTED};
use crate::reply::{CheckedFile, Reply};
use crate::solve::defend::Fate;
use crate::solve::{Limit, MoveValue, Verdict};
use crate::teach::analyze::PositionStatus;
use crate::teach::train::grade::NothingVerdict;
use crate::teach::train::lint::{LintFinding, LintMessage, Linted};

/// The result is positive: proven, valid or right; or nothing was claimed.
pub const GOOD: u8 = 0;
/// The result is negative: disproven, invalid or wrong.
pub const BAD: u8 = 1;
/// The input is invalid.
pub const FAULT: u8 = 2;
/// The result is unknown because a limit was hit.
pub const UNKNOWN: u8 = 3;

/// The exit code for a reply.
pub fn code(reply: &Reply) -> u8 {
    match reply {
        Reply::Trouble(trouble) if trouble.is_stop() => INTERRUPTED,
        Reply::Trouble(_) => FAULT,
        Reply::Finding(finding) => match finding.verdict {
            Verdict::Proven(_) => GOOD,
            Verdict::Disproven(_) => BAD,
            Verdict::Unknown(limit) => unknown_code(limit),
        },
        Reply::Report { report, .. } => {
            let nothing = || report.nothing.as_ref().map_or(GOOD, nothing_code);
            report.grades.last().map_or_else(nothing, |grade| match (grade.mark, grade.limit) {
                (MoveValue::Unproven, Some(limit)) => unknown_code(limit),
                (mark, _) => mark_code(mark),
            })
        }
        Reply::Nothing { nothing, .. } => nothing_code(nothing),
        Reply::Defence(defence) if defence.holding().next().is_some() => GOOD,
        Reply::Defence(defence) if defence.moves.iter().all(|(_, fate)| matches!(fate, Fate::Loses(_))) => {
            BAD
        }
        Reply::Defence(defence) if defence.is_interrupted() => INTERRUPTED,
        Reply::Defence(_) => UNKNOWN,
        Reply::Key(key) => match &key.win.verdict {
            Verdict::Unknown(Limit::Interrupted) => INTERRUPTED,
            _ if key.moves.iter().any(|(_, value)| value.limit == Some(Limit::Interrupted)) => INTERRUPTED,
            _ if key.moves.iter().any(|(_, value)| value.value.keeps()) => GOOD,
            _ if key.moves.iter().any(|(_, value)| value.value == MoveValue::Unproven) => UNKNOWN,
            _ => BAD,
        },
        Reply::WhyNot(found) if found.value.limit == Some(Limit::Interrupted) => INTERRUPTED,
        Reply::WhyNot(found) => mark_code(found.value.value),
        Reply::Study(found) if found.reply.is_none() || found.is_unverified() => UNKNOWN,
        Reply::Strategy(view) if view.verified.as_ref().is_some_and(|(_, tally)| !tally.open.is_empty()) => {
            BAD
        }
        Reply::Pillars(found) => found.limit().map_or(GOOD, unknown_code),
        Reply::Shapes(view) => match view.assessment.status {
            PositionStatus::Unknown(limit) => unknown_code(limit),
            PositionStatus::Over(_)
            | PositionStatus::Won
            | PositionStatus::Neutral
            | PositionStatus::Lost => GOOD,
        },
        Reply::Linted(view) if view.interrupted => INTERRUPTED,
        Reply::Linted(view) => linted_code(&view.linted),
        Reply::Checked(files) => {
            files.iter().map(file_code).max_by_key(|&code| severity(code)).unwrap_or(GOOD)
        }
        Reply::WinChecks(view) if !view.agree() => BAD,
        Reply::Forbidden(view) if !view.points.is_empty() => BAD,
        // What was asked for was done, and nothing was claimed that could be wrong or unknown.
        Reply::Silent
        | Reply::Board { .. }
        | Reply::Task(_)
        | Reply::Said(_)
        | Reply::Done(_)
        | Reply::Changed(..)
        | Reply::Tree(_)
        | Reply::Study(_)
        | Reply::Openings
        | Reply::Strategy(_)
        | Reply::Look(_)
        | Reply::Review(_)
        | Reply::Moment(_)
        | Reply::Mined(_)
        | Reply::Text(_)
        | Reply::Exported { .. }
        | Reply::Contents(_)
        | Reply::Converted(_)
        | Reply::Game(_)
        | Reply::Graded { .. }
        | Reply::Practice(_)
        | Reply::Drill(_)
        | Reply::Lists(_)
        | Reply::Stats(_)
        | Reply::Attempts { .. }
        | Reply::Replied { .. }
        | Reply::Why(_)
        | Reply::Step(_)
        | Reply::Hint { .. }
        | Reply::Cell(_)
        | Reply::Annotated(_)
        | Reply::Heat(_)
        | Reply::Map(_)
        | Reply::WinChecks(_)
        | Reply::Lines(_)
        | Reply::Forbidden(_)
        | Reply::Suggested(_)
        | Reply::Puzzles(_)
        | Reply::Puzzle(_)
        | Reply::Worth(_)
        | Reply::Lesson(_)
        | Reply::Help(_)
        | Reply::Lang(_)
        | Reply::Glyphs(_)
        | Reply::Node(_)
        | Reply::Glossary(_)
        | Reply::Goodbye => GOOD,
    }
}

/// The exit code for a result that is unknown because this limit was hit.
const fn unknown_code(limit: Limit) -> u8 {
    match limit {
        Limit::Interrupted => INTERRUPTED,
        _ => UNKNOWN,
    }
}

/// 2 where a puzzle cannot be read, otherwise 1 where a claim does not hold, otherwise 0.
fn linted_code(linted: &Linted) -> u8 {
    let unreadable = |finding: &LintFinding| matches!(finding.what, LintMessage::Unreadable(_));
    match linted.faults().next() {
        None => GOOD,
        Some(_) if linted.faults().any(unreadable) => FAULT,
        Some(_) => BAD,
    }
}

const fn nothing_code(nothing: &NothingVerdict) -> u8 {
    match nothing {
        NothingVerdict::Right(_) => GOOD,
        NothingVerdict::Wins(_) | NothingVerdict::Points(_) => BAD,
        NothingVerdict::Unknown(limit) => unknown_code(*limit),
    }
}

/// The exit code of a conversation from a pipe: 0 when no line failed, otherwise 1; 130 when it was
/// interrupted.
pub const fn of_conversation(ending: Ending) -> u8 {
    match ending {
        Ending { interrupted: true, .. } => INTERRUPTED,
        Ending { failed: 0, .. } => GOOD,
        Ending { .. } => BAD,
    }
}

const fn mark_code(mark: MoveValue) -> u8 {
    match mark {
        MoveValue::Best | MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => GOOD,
        MoveValue::ThrowsWin | MoveValue::LosesNow => BAD,
        MoveValue::Unproven => UNKNOWN,
        MoveValue::Illegal => FAULT,
    }
}

const fn file_code(file: &CheckedFile) -> u8 {
    match &file.report {
        Err(trouble) if trouble.is_stop() => INTERRUPTED,
        Err(_) => FAULT,
        Ok(report) => match report.outcome {
            Outcome::Valid => GOOD,
            Outcome::Invalid { .. } => BAD,
            Outcome::OutOfBound => UNKNOWN,
            Outcome::Stopped => INTERRUPTED,
        },
    }
}

/// The rank of an exit code: the code of several files is the one with the highest rank.
const fn severity(code: u8) -> u8 {
    match code {
        INTERRUPTED => 4,
        FAULT => 3,
        BAD => 2,
        UNKNOWN => 1,
        _ => 0,
    }
}
