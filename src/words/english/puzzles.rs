//! Words about sets of puzzles: what was mined, and what lint found.

use super::{class, count, limit, list, points, side};
use crate::board::Color;
use crate::teach::facts::{Facts, Flaw};
use crate::teach::lint::{Finding, Linted, NOT_MINIMAL, What};
use crate::teach::mine::{Origin, Twin};
use crate::teach::puzzle::GoalKind;

/// What a puzzle without a story is called.
pub fn title(facts: &Facts, themes: &[String]) -> String {
    let stones = facts.line.len().div_ceil(2);
    let theme = themes.iter().find(|theme| !["long", "fork"].contains(&theme.as_str()));
    let what = theme.map_or("fours".to_owned(), |theme| theme.replace('-', " "));
    let what = what[..1].to_uppercase() + &what[1..];
    match facts.kind {
        GoalKind::Vcf | GoalKind::Vct => format!("{what}, {stones} stones"),
        GoalKind::Win => format!("A quiet start, {stones} stones"),
        GoalKind::Defend if facts.right.len() == 1 => format!("The only defence against {stones} stones"),
        GoalKind::Defend => format!("What holds against {stones} stones"),
        GoalKind::FindAll if facts.class.is_some_and(|class| class.name() == "vcf") => {
            format!("All {} points that win by fours", facts.right.len())
        }
        GoalKind::FindAll => format!("All {} points", facts.right.len()),
        GoalKind::None => "Is there a win by threats?".to_owned(),
    }
}

/// Where a mined puzzle was found.
pub const fn source(origin: Origin) -> &'static str {
    match origin {
        Origin::Game => "mined from a game",
        Origin::Play => "mined from the program's own play",
        Origin::Board => "mined from a random board",
    }
}

/// The source of a twin.
pub const fn twin_source() -> &'static str {
    "the twin of another puzzle"
}

/// What a twin's note says.
pub fn twin_notes(id: &str, twin: &Twin) -> String {
    let side = if twin.color == Color::Black { "black" } else { "white" };
    format!(
        "No win by threats here. In {id} the {side} stone on {} stands on {}, and there is a win.",
        twin.to, twin.from
    )
}

/// The mark of a puzzle whose length may not be the least.
pub const fn not_minimal() -> &'static str {
    NOT_MINIMAL
}

/// How far the mining is.
pub fn mining(done: usize, items: usize, found: usize) -> String {
    format!(
        "{done} of {} looked at, {} found",
        count(items as u64, "item", "items"),
        count(found as u64, "puzzle", "puzzles")
    )
}

/// When there is nothing to look through.
pub const fn nothing_to_mine() -> &'static str {
    "nothing to look through: name game files, or say --play N or --boards N"
}

/// When the file to write to is not the same work's.
pub fn other_work(file: &str) -> String {
    format!(
        "{file} was not written by this work (its first line tells by which): give --out another file, or the arguments of that line"
    )
}

/// How far the linting is.
pub fn linting(done: usize) -> String {
    format!("{} looked at", count(done as u64, "puzzle", "puzzles"))
}

/// Where something is, and what.
pub fn finding(finding: &Finding, file: &str) -> String {
    let Finding { line, column, .. } = finding;
    let id = finding.id.as_ref().map_or(String::new(), |id| format!("{id}: "));
    let note = if finding.what.is_fault() { "" } else { "note: " };
    format!("{file}:{line}:{column}: {note}{id}{}", what(&finding.what))
}

/// What is wrong, or good to know.
pub fn what(what: &What) -> String {
    let stones = |plies: u16| format!("{plies} plies ({})", count(plies.div_ceil(2), "stone", "stones"));
    match what {
        What::Unreadable(error) => error.reason.to_string(),
        What::Claim(kind, flaw) => claim(*kind, flaw),
        What::Length(stated, found) => {
            format!("within says {stated}, but the win takes {}; write within: {found}", stones(*found))
        }
        What::NoLength(found) => format!("no length is stated; write within: {found}"),
        What::Themes(missing, wrong) => {
            let parts = [(missing, "add"), (wrong, "take out")];
            let parts: Vec<String> = parts
                .into_iter()
                .filter(|(themes, _)| !themes.is_empty())
                .map(|(themes, what)| format!("{what} {}", list(themes, "and")))
                .collect();
            format!("the themes do not fit the solution: {}", parts.join("; "))
        }
        What::Rating(Some(stated), found) => {
            format!("rating {stated} does not follow from the solution; write {found}")
        }
        What::Rating(None, found) => format!("no rating; write rating: {found}"),
        What::Licence(other) => format!("licence {other}; puzzles that ship are CC0-1.0"),
        What::SameId(id) => format!("another puzzle is {id}; give one of them another number"),
        What::Picture(id) => {
            format!("the same puzzle as {id}, turned, mirrored or in other colours; take one out")
        }
        What::Point(point) => format!("the words name {point}, which has nothing to do with the solution"),
        What::Count(stated, unit, right) => format!("the words say {stated} {unit}; it is {right}"),
        What::Mark(true) => {
            format!("the length is proven to be the least; take out of the notes: {NOT_MINIMAL}")
        }
        What::Mark(false) => {
            format!("the length is not proven to be the least; write in the notes: {NOT_MINIMAL}")
        }
        What::Grade(point, mark) => {
            format!(
                "the trainer grades {point} as {}, but it is right; the search has too few nodes",
                mark.name()
            )
        }
        What::Duals(duals) => {
            let verb = if duals.len() == 1 { "wins" } else { "win" };
            format!("a dual: {} {verb} as fast", points(duals))
        }
        What::NotMinimal(plies) => format!("a win shorter than {} was not ruled out", stones(*plies)),
        What::Unsettled => "not every other first move was settled: there may be duals".to_owned(),
    }
}

fn claim(kind: GoalKind, flaw: &Flaw) -> String {
    let flaw = self::flaw(flaw);
    format!("goal {}: {flaw}", kind.name())
}

/// Why a claim does not hold, or is not seen to.
pub fn flaw(flaw: &Flaw) -> String {
    match flaw {
        Flaw::Over(color) => format!("{} has won already", side(*color)),
        Flaw::NoWin(of) => format!("there is no {} (everything in the class was tried)", class(*of)),
        Flaw::Narrower(of) => format!("there is a {} already, so the goal is {}", class(*of), of.name()),
        Flaw::Wins { first, plies } => {
            format!("nothing should win, but {first} does ({})", count(plies.div_ceil(2), "stone", "stones"))
        }
        Flaw::NoThreat => "there is nothing to defend against: the opponent has no win by threats".to_owned(),
        Flaw::NothingHolds => "nothing holds".to_owned(),
        Flaw::Unsettled(hit) => format!("not settled: {}", limit(*hit)),
        Flaw::Certificate(outcome) => format!("the checker refuses the proof: {outcome:?}"),
    }
}

/// What was looked at in all.
pub fn linted(linted: &Linted) -> String {
    let faults = linted.faults().count();
    let notes = linted.findings.len() - faults;
    let (each, any) = linted.fall();
    let each: Vec<String> = each.into_iter().map(|(name, fall)| format!("{name} {fall}")).collect();
    format!(
        "{}: {}, {}; {any} fall to the first choice of an evaluator ({})",
        count(linted.puzzles as u64, "puzzle", "puzzles"),
        count(faults as u64, "fault", "faults"),
        count(notes as u64, "note", "notes"),
        each.join(", ")
    )
}
