//! Texts about sets of puzzles: mined puzzles, and findings of lint.

use super::phrases::{Join, limit, list, listed, parted, say, themes};
use super::{faults, flaws};
use crate::reply::Lang;
use crate::reply::{LintView, Mined, WorthView};
use crate::solve::Limit;
use crate::teach::train::lint::{LintFinding, LintMessage, Linted, NOT_MINIMAL};

/// The progress of the search for puzzles.
pub fn mining(lang: Lang, done: usize, items: usize, found: usize) -> String {
    say!(lang, "puzzles-mining", done = done.to_string(), items, found)
}

/// The puzzles that were found, or the file they were written to, and the progress of the search.
pub fn mined(lang: Lang, mined: &Mined) -> String {
    let how_far = mining(lang, mined.done, mined.items, mined.found);
    let how_far = [Some(how_far), rejected(lang, mined)].into_iter().flatten().collect::<Vec<_>>().join("\n");
    let end = nothing_mined(lang, mined);
    match (&mined.file, end) {
        (None, end) => format!("{}{how_far}\n{}", mined.text, end.map_or(String::new(), |end| end + "\n")),
        (Some(_), Some(end)) => format!("{how_far}\n{end}\n"),
        (Some(file), None) => format!("{how_far}\n{}\n", say!(lang, "done-saved", file)),
    }
}

/// That a search came to its end and found nothing; `None` where it found something or was stopped.
pub fn nothing_mined(lang: Lang, mined: &Mined) -> Option<String> {
    (mined.found == 0 && mined.done == mined.items).then(|| match &mined.file {
        None => say!(lang, "puzzles-nothing-found"),
        Some(file) => say!(lang, "puzzles-nothing-found-in", file),
    })
}

/// How good a puzzle is: the sum, and each part with its points.
pub fn worth(lang: Lang, view: &WorthView) -> Vec<String> {
    let quality = &view.quality;
    let [origin, spare, evaluators, temptations, firsts, ideas] = quality.parts();
    let from = match (quality.game, quality.balanced) {
        (true, _) => "game",
        (false, true) => "balanced",
        (false, false) => "other",
    };
    let themes = themes(lang, &quality.ideas);
    let names = listed(lang, quality.fall.iter().map(ToString::to_string));
    vec![
        say!(lang, "worth-sum", points = quality.score()),
        say!(lang, "worth-origin", points = origin, from),
        say!(lang, "worth-spare", points = spare, spare = quality.spare, stones = quality.stones),
        say!(lang, "worth-evaluators", points = evaluators, count = quality.fall.len(), names),
        say!(lang, "worth-temptations", points = temptations, count = quality.tempting),
        say!(lang, "worth-firsts", points = firsts, count = quality.first),
        say!(lang, "worth-ideas", points = ideas, ideas = quality.ideas.len(), themes),
    ]
}

/// How often positions were rejected, the most frequent reasons first; `None` where none was.
pub fn rejected(lang: Lang, mined: &Mined) -> Option<String> {
    let mut rejected = mined.rejected.clone();
    rejected.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let each = rejected.iter().map(|(why, count)| say!(lang, "rejection", why = why.name(), count = *count));
    (!rejected.is_empty()).then(|| say!(lang, "puzzles-rejected", each = listed(lang, each)))
}

/// The findings of lint in files of puzzles.
pub fn lint(lang: Lang, view: &LintView) -> String {
    let findings = view.linted.findings.iter();
    let findings = findings.map(|found| finding(lang, found, &view.files[found.file]) + "\n");
    let troubles = view.troubles.iter().map(|trouble| faults::trouble(lang, trouble) + "\n");
    let end = if view.interrupted { limit(lang, Limit::Interrupted) } else { linted(lang, &view.linted) };
    troubles.chain(findings).collect::<String>() + &end + "\n"
}

/// The number of puzzles checked so far.
pub fn linting(lang: Lang, done: usize) -> String {
    say!(lang, "puzzles-linting", done)
}

/// A finding, with its place in a file.
fn finding(lang: Lang, finding: &LintFinding, file: &str) -> String {
    let LintFinding { line, column, .. } = finding;
    let id = finding.id.as_ref().map_or(String::new(), |id| format!("{id}: "));
    let what = format!("{id}{}", what(lang, &finding.what));
    let what = if finding.what.is_fault() { what } else { say!(lang, "puzzles-note", what) };
    format!("{file}:{line}:{column}: {what}")
}

/// The message of a finding.
pub fn what(lang: Lang, what: &LintMessage) -> String {
    // Lengths and ratings are written as in the file.
    let stones = |plies: u16| {
        let text = plies.to_string();
        say!(lang, "lint-plies", plies = text, stones = plies.div_ceil(2))
    };
    match what {
        LintMessage::Unreadable(error) => error.reason.to_string(),
        LintMessage::Claim(kind, flaw) => {
            say!(lang, "lint-claim", goal = kind, flaw = flaws::flaw(lang, flaw))
        }
        LintMessage::Length(stated, found) => say!(
            lang,
            "lint-length",
            stated = stated.to_string(),
            takes = stones(*found),
            found = found.to_string()
        ),
        LintMessage::NoLength(found) => say!(lang, "lint-no-length", found = found.to_string()),
        LintMessage::Themes(missing, wrong) => {
            let parts = [
                (!missing.is_empty())
                    .then(|| say!(lang, "lint-themes-add", themes = list(lang, missing, Join::And))),
                (!wrong.is_empty())
                    .then(|| say!(lang, "lint-themes-take-out", themes = list(lang, wrong, Join::And))),
            ];
            say!(lang, "lint-themes", what = parted(lang, parts.into_iter().flatten()))
        }
        LintMessage::Rating(Some(stated), found) => {
            say!(lang, "lint-rating", stated = stated.to_string(), found = found.to_string())
        }
        LintMessage::Rating(None, found) => say!(lang, "lint-no-rating", found = found.to_string()),
        LintMessage::Licence(other) => say!(lang, "lint-licence", licence = other),
        LintMessage::SameId(id) => say!(lang, "lint-same-id", id),
        LintMessage::Picture(id) => say!(lang, "lint-picture", id),
        LintMessage::Point(point) => say!(lang, "lint-point", point),
        LintMessage::Count(stated, unit, right) => {
            say!(lang, "lint-count", stated = stated.to_string(), unit, right = right.to_string())
        }
        LintMessage::Mark(true) => say!(lang, "lint-mark-out", mark = NOT_MINIMAL),
        LintMessage::Mark(false) => say!(lang, "lint-mark-in", mark = NOT_MINIMAL),
        LintMessage::Grade(point, mark) => say!(lang, "lint-grade", point, grade = mark),
        LintMessage::Duals(duals) => say!(lang, "lint-duals", count = duals.len(), points = duals),
        LintMessage::NotMinimal(plies) => say!(lang, "lint-not-minimal", length = stones(*plies)),
        LintMessage::Unsettled => say!(lang, "lint-unsettled"),
        LintMessage::NothingLooksForbidden => say!(lang, "lint-nothing-looks-forbidden"),
    }
}

/// The summary: puzzles, faults and notes, and puzzles that an evaluator solves with its first choice.
fn linted(lang: Lang, linted: &Linted) -> String {
    let faults = linted.faults().count();
    let (each, any) = linted.fall();
    let each: Vec<String> = each.into_iter().map(|(name, fall)| format!("{name} {fall}")).collect();
    say!(
        lang,
        "puzzles-linted",
        puzzles = linted.puzzles,
        faults,
        notes = linted.findings.len() - faults,
        fall = any.to_string(),
        each = each.join(", ")
    )
}
