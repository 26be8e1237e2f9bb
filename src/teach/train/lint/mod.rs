//! Checks puzzle files: every claim of every puzzle is proven again.
//!
//! A *fault* is a claim that does not hold. A *note* is information about a correct puzzle: a dual (another
//! first move that wins as fast), or a length that is not known to be minimal.

mod finding;
mod words;

use crate::board::{Position, Rule};
use crate::solve::threads::on_threads;
use crate::solve::{Budget, MoveValue, Vcf};
use crate::teach::Text;
use crate::teach::puzzle::{Entry, GoalKind, Puzzle, PuzzleFault, parse_each};
use crate::teach::train::facts::{self, Facts};
use crate::teach::train::grade::Grader;

pub use finding::{LintFinding, LintMessage, Linted};
pub use words::NOT_MINIMAL;

/// Checks files, given as their texts. `done` is called after each puzzle. When the work was stopped, not every puzzle
/// was checked.
pub fn lint(files: &[&str], budget: &Budget, done: &(impl Fn() + Sync)) -> Linted {
    let entries: Vec<(usize, Entry)> = files
        .iter()
        .enumerate()
        .flat_map(|(file, text)| parse_each(text).into_iter().map(move |entry| (file, entry)))
        // What a search that found nothing has left claims nothing.
        .filter(
            |(_, entry)| !matches!(&entry.puzzle, Err(error) if error.reason == PuzzleFault::OnlyComments),
        )
        .collect();
    let single = Budget { threads: 1, ..budget.clone() };
    let looked = on_threads(budget.threads, &entries, |(file, entry)| {
        if budget.stop.is_raised() {
            return (Vec::new(), None);
        }
        let looked = PuzzleLint { file: *file, entry, found: Vec::new() }.look(&single);
        done();
        looked
    });
    let mut linted = Linted { puzzles: entries.len(), ..Linted::default() };
    if budget.stop.is_raised() {
        return linted;
    }
    let mut before: Vec<&Puzzle> = Vec::new();
    for ((file, entry), (findings, facts)) in entries.iter().zip(looked) {
        let mut look = PuzzleLint { file: *file, entry, found: findings };
        if let Ok(puzzle) = &entry.puzzle {
            look.compare(puzzle, &before);
            before.push(puzzle);
            if let Some(facts) = facts {
                linted.nodes += facts.nodes;
                linted.facts.push((puzzle.id.clone(), facts));
            }
        }
        linted.findings.extend(look.found);
    }
    linted
}

/// One puzzle that is checked.
struct PuzzleLint<'a> {
    file: usize,
    entry: &'a Entry<'a>,
    found: Vec<LintFinding>,
}

impl PuzzleLint<'_> {
    fn say(&mut self, path: &[&str], what: LintMessage) {
        let (line, column) = match &what {
            LintMessage::Unreadable(error) => (error.line, error.column),
            _ => self.entry.place(path),
        };
        let id = self.entry.puzzle.as_ref().ok().map(|puzzle| puzzle.id.clone());
        self.found.push(LintFinding { file: self.file, id, line, column, what });
    }

    fn look(mut self, budget: &Budget) -> (Vec<LintFinding>, Option<Facts>) {
        let puzzle = match &self.entry.puzzle {
            Ok(puzzle) => puzzle,
            Err(error) => {
                self.say(&[], LintMessage::Unreadable(error.clone()));
                return (self.found, None);
            }
        };
        if puzzle.licence != "CC0-1.0" {
            self.say(&["licence"], LintMessage::Licence(puzzle.licence.clone()));
        }
        let facts = facts::facts(&puzzle.position, puzzle.goal.kind, budget);
        match facts.and_then(|facts| facts::pointless(&facts, budget).map_or(Ok(facts), Err)) {
            Err(flaw) => {
                self.say(&["goal", "kind"], LintMessage::Claim(puzzle.goal.kind, flaw));
                (self.found, None)
            }
            Ok(facts) => {
                self.hold(puzzle, &facts);
                self.graded(puzzle, &facts, budget);
                (self.found, Some(facts))
            }
        }
    }

    /// Compares the puzzle's statements with the facts.
    fn hold(&mut self, puzzle: &Puzzle, facts: &Facts) {
        if let Some(plies) = facts.plies().filter(|_| facts.kind.attacks()) {
            match puzzle.goal.within {
                None => self.say(&["goal"], LintMessage::NoLength(plies)),
                // A win that is not known to be the shortest may later be found in fewer plies.
                Some(within) if within != plies && (facts.minimal || plies > within) => {
                    self.say(&["goal", "within"], LintMessage::Length(within, plies));
                }
                Some(within) if !facts.minimal => {
                    self.say(&["goal", "within"], LintMessage::NotMinimal(within));
                }
                Some(_) => {}
            }
            let marked = puzzle.notes.as_ref().is_some_and(|notes| notes.english().contains(NOT_MINIMAL));
            if marked == facts.minimal {
                self.say(&["notes"], LintMessage::Mark(marked));
            }
        }
        if !facts.duals().is_empty() {
            self.say(&["position"], LintMessage::Duals(facts.duals().to_vec()));
        }
        if !facts.settled {
            self.say(&["position"], LintMessage::Unsettled);
        }
        if facts.kind == GoalKind::Forbidden && facts.tempting.is_empty() {
            self.say(&["position"], LintMessage::NothingLooksForbidden);
        }
        let themes = facts::themes(facts);
        let missing: Vec<String> =
            themes.iter().filter(|theme| !puzzle.themes.contains(theme)).cloned().collect();
        let known = |theme: &&String| facts::KNOWN_THEMES.contains(&theme.as_str());
        let wrong: Vec<String> =
            puzzle.themes.iter().filter(known).filter(|theme| !themes.contains(theme)).cloned().collect();
        if !missing.is_empty() || !wrong.is_empty() {
            self.say(&["themes"], LintMessage::Themes(missing, wrong));
        }
        let rating = facts::rating(facts);
        if puzzle.rating != Some(rating) {
            self.say(&["rating"], LintMessage::Rating(puzzle.rating, rating));
        }
        let texts = puzzle.hints.iter().map(|hint| ("hints", hint.as_str()));
        let notes = puzzle.notes.iter().flat_map(Text::all).map(|notes| ("notes", notes));
        for (key, text) in texts.chain(notes).chain(puzzle.title.all().map(|title| ("title", title))) {
            for what in words::against(text, facts) {
                self.say(&[key], what);
            }
        }
    }

    /// Checks that the trainer grades the right moves as right.
    fn graded(&mut self, puzzle: &Puzzle, facts: &Facts, budget: &Budget) {
        let mut vcf = Vcf::new(budget.memory);
        let budget = Budget { nodes: None, ..budget.clone() };
        let mut grader = Grader { vcf: &mut vcf, budget, goal: puzzle.goal };
        let Some(&first) = facts.right.first() else { return };
        let mark = match puzzle.goal.kind {
            kind if kind.finds_points() && grader.grade_all(&puzzle.position, &facts.right).solved => return,
            _ => grader.grade(&puzzle.position, first).mark,
        };
        if puzzle.goal.kind.finds_points() || !matches!(mark, MoveValue::Best | MoveValue::Equivalent) {
            self.say(&["goal"], LintMessage::Grade(first, mark));
        }
    }

    /// Compares the puzzle with the earlier ones: equal ids, and images under symmetries.
    fn compare(&mut self, puzzle: &Puzzle, before: &[&Puzzle]) {
        if before.iter().any(|other| other.id == puzzle.id) {
            self.say(&["id"], LintMessage::SameId(puzzle.id.clone()));
        }
        let swapped = swapped(puzzle);
        let picture = before.iter().find(|other| {
            other.position.is_picture_of(&puzzle.position)
                || swapped.as_ref().is_some_and(|swapped| other.position.is_picture_of(swapped))
        });
        if let Some(other) = picture {
            self.say(&["position"], LintMessage::Picture(other.id.clone()));
        }
    }
}

/// The position with the colours swapped, which is the same task; `None` under renju, where the sides have different
/// rights.
fn swapped(puzzle: &Puzzle) -> Option<Position> {
    if puzzle.rule() == Rule::Renju {
        return None;
    }
    let mut setup = puzzle.position.setup();
    std::mem::swap(&mut setup.stones.black, &mut setup.stones.white);
    setup.to_move = setup.to_move.other();
    setup.position().ok()
}
