//! Puzzles to be handed out: sheets to print, pages to solve, and decks of cards.

use super::Session;
use super::export::file_of;
use super::grammar::Command;
use super::grammar::files::{MORE, PER_PAGE, PUZZLES, SOLUTIONS};
use super::grammar::shared::{NODES, THREADS};
use super::outside::Outside;
use super::source::{read_text, unknown_puzzle};
use super::{Answer, options::SolveOptions};
use crate::reply::{Document, ExportTrouble, HandoutPuzzle, Misuse, Reply, Sheet, Trouble};
use crate::solve::threads::on_threads;
use crate::solve::{Budget, Limit};
use crate::teach::analyze::Refused;
use crate::teach::handout::{Solution, judged_boards};
use crate::teach::puzzle::{self, GoalKind, Puzzle, library};
use crate::teach::train::facts::Flaw;

/// The number of boards on a page of a sheet, where it is not given.
const USUAL: u8 = 6;

/// The endings of a sheet's file, and of a deck's.
const OF_SHEET: [&str; 3] = ["html", "htm", "svg"];
const OF_DECK: [&str; 3] = ["apkg", "txt", "tsv"];

/// What is found out about the puzzles of a handout.
#[derive(Clone, Copy)]
struct Wanted {
    solutions: bool,
    boards: bool,
}

impl Session {
    pub(super) fn export_sheet(_: &mut Self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let file = named(command, outside, &OF_SHEET)?;
        let puzzles = chosen(command.all(&PUZZLES), outside)?;
        let wanted = Wanted { solutions: command.has(&SOLUTIONS), boards: false };
        let puzzles = handed_out(&puzzles, wanted, command, outside)?;
        let per_page = command.get(&PER_PAGE).unwrap_or(USUAL);
        let sheet = Sheet { puzzles, per_page, picture: ending(&file) == "svg" };
        Ok(Reply::Exported { document: Box::new(Document::Sheet(sheet)), file })
    }

    pub(super) fn export_anki(_: &mut Self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let file = named(command, outside, &OF_DECK)?;
        let puzzles = chosen(command.all(&PUZZLES), outside)?;
        let wanted = Wanted { solutions: true, boards: false };
        let puzzles = handed_out(&puzzles, wanted, command, outside)?;
        Ok(Reply::Exported { document: Box::new(Document::Deck(puzzles)), file })
    }

    /// A page on which the puzzles of the command are solved; that on the board where it names none.
    pub(super) fn export_solve(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let file = file_of(command, outside)?;
        let mut puzzles = chosen(command.all(&MORE), outside)?;
        if puzzles.is_empty() {
            let task = self.board.puzzle_before().ok_or(Trouble::NoPuzzle)?;
            puzzles.push(task.puzzle.clone());
        }
        let wanted = Wanted { solutions: true, boards: true };
        let puzzles = handed_out(&puzzles, wanted, command, outside)?;
        Ok(Reply::Exported { document: Box::new(Document::Solve(puzzles)), file })
    }
}

/// The ending of a file's name, in lower-case letters.
fn ending(file: &str) -> String {
    file.rsplit_once('.').map_or(String::new(), |(_, ending)| ending.to_lowercase())
}

/// The file that a command names, whose ending must be one of these.
fn named(
    command: &Command,
    outside: &mut dyn Outside,
    endings: &'static [&'static str],
) -> Result<String, Trouble> {
    let file = file_of(command, outside)?;
    if file != "-" && !endings.contains(&ending(&file).as_str()) {
        return Err(Trouble::Export(ExportTrouble::Ending(file, endings)));
    }
    Ok(file)
}

/// The puzzles that words name: ids, ranges of ids (`vcf-0001..vcf-0012`), and files of puzzles. A puzzle that is named
/// twice is taken once.
fn chosen(words: impl Iterator<Item = String>, outside: &mut dyn Outside) -> Result<Vec<Puzzle>, Trouble> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for word in words {
        let found = match word.split_once("..") {
            _ if is_file(&word) => {
                let text = read_text(&word, outside)?;
                puzzle::parse_all(&text).map_err(|error| Trouble::PuzzleFile(word, error))?
            }
            Some((first, last)) => range(first, last.trim_start_matches('='), &word)?,
            None => vec![library::find(&word).ok_or_else(|| unknown_puzzle(&word))?.clone()],
        };
        for puzzle in found {
            if !puzzles.contains(&puzzle) {
                puzzles.push(puzzle);
            }
        }
    }
    Ok(puzzles)
}

fn is_file(word: &str) -> bool {
    ["yaml", "yml"].contains(&ending(word).as_str())
}

/// The built-in puzzles of one kind from one id to another.
fn range(first: &str, last: &str, word: &str) -> Result<Vec<Puzzle>, Trouble> {
    let kind = |id: &str| id.rsplit_once('-').map(|(kind, _)| kind.to_owned());
    let found = |id: &str| library::find(id).ok_or_else(|| unknown_puzzle(id));
    let (first, last) = (&found(first)?.id, &found(last)?.id);
    let all = library::puzzles()
        .iter()
        .filter(|puzzle| kind(&puzzle.id) == kind(first) && (first..=last).contains(&&puzzle.id));
    let mut all: Vec<Puzzle> = all.cloned().collect();
    all.sort_by(|one, other| one.id.cmp(&other.id));
    if kind(first) != kind(last) || all.is_empty() {
        let (argument, value) = ("PUZZLES".to_owned(), "RANGE");
        let wrong = Misuse::NoValue { argument, value, word: word.to_owned() };
        return Err(Trouble::Usage { command: "export".to_owned(), wrong, usage: None });
    }
    Ok(all)
}

/// The puzzles with what is to be told of them, each proven.
fn handed_out(
    puzzles: &[Puzzle],
    wanted: Wanted,
    command: &Command,
    outside: &dyn Outside,
) -> Result<Vec<HandoutPuzzle>, Trouble> {
    let decoys = puzzles.iter().any(|puzzle| puzzle.goal.kind == GoalKind::None);
    let options = SolveOptions { nodes: command.get(&NODES), ..SolveOptions::default() };
    let budget = options.budget(outside.limits());
    let threads = command.get(&THREADS).map_or(1, usize::from);
    let all = on_threads(threads, puzzles, |puzzle| one(puzzle, wanted, decoys, &budget));
    all.into_iter().collect()
}

fn one(puzzle: &Puzzle, wanted: Wanted, decoys: bool, budget: &Budget) -> Result<HandoutPuzzle, Trouble> {
    let unsolved = |flaw| match flaw {
        Flaw::Unsettled(Limit::Interrupted) => Trouble::Refused(Refused::Stopped),
        flaw => Trouble::Export(ExportTrouble::Unsolved(puzzle.id.clone(), flaw)),
    };
    let asked = match puzzle.goal.kind {
        GoalKind::Vct if decoys => GoalKind::None,
        kind => kind,
    };
    let solution = wanted.solutions.then(|| Solution::of(puzzle, budget)).transpose().map_err(unsolved)?;
    let boards = if wanted.boards { judged_boards(puzzle, budget).map_err(unsolved)? } else { Vec::new() };
    Ok(HandoutPuzzle { puzzle: puzzle.clone(), asked, solution, boards })
}
