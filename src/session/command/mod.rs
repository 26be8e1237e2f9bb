//! From a typed line to a command.

mod convert;
mod export;
mod options;
mod practice;
mod puzzles;
#[cfg(test)]
mod tests;
mod words;

pub use practice::rating;

use super::options::{
    AnnotateOptions, ConvertOptions, Export, ExportOptions, LoadOptions, Place, PlayOptions, PracticeOptions,
    ReviewOptions, SolveOptions,
};
use super::puzzles::{LintOptions, MineOptions};
use super::source::nearest;
use crate::board::{Axis, Color, Point, Rule};
use crate::reply::{CommandName, Lang, Trouble, Wanted};
use crate::teach::train::PuzzleFilter;
use crate::words::say::HELP;
use words::Words;

/// Something a person wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// An empty line.
    Repeat,
    /// Load a position.
    Load(String, LoadOptions),
    /// List the puzzles.
    Puzzles(PuzzleFilter),
    /// Show one puzzle.
    Puzzle(String),
    /// Prove every claim of puzzles again.
    Lint(LintOptions),
    /// Look for new puzzles.
    Mine(Box<MineOptions>),
    /// The next puzzle, or the next step of a lesson.
    Next,
    /// List the lessons.
    Lessons,
    /// Open a lesson.
    Lesson(String),
    /// Try every step of a lesson against the solver.
    TryLesson(String),
    /// Leave the lesson.
    LeaveLesson,
    /// Practise: puzzles near one's rating.
    Train(PracticeOptions),
    /// Repeat what is due.
    Review(PracticeOptions),
    /// What practice has come to, or all of it for other programs.
    Stats(Option<Export>),
    /// Draw the board.
    Show {
        /// With move numbers.
        numbers: bool,
    },
    /// A point alone: play there, or on a walk choose a reply there.
    Point(Point),
    /// Several points: an answer in a lesson.
    Points(Vec<Point>),
    /// Play a move.
    Move(Point),
    /// Say what stands on a line.
    Scan(Axis, Point),
    /// Say what lies around a point.
    Around(Point),
    /// Say who threatens what.
    Threats,
    /// Say the last move.
    Last,
    /// Look through the loaded game.
    ReviewGame(ReviewOptions),
    /// Sit down to a game against the program, or get up.
    Play(PlayOptions),
    /// Take back.
    Undo,
    /// Make again.
    Redo,
    /// The answer that there is nothing to find.
    Nothing,
    /// One rung of help.
    Hint,
    /// Grade moves of the puzzle from its start.
    Grade(Vec<Point>, SolveOptions),
    /// Search.
    Solve(SolveOptions),
    /// Sort the moves of a threatened side.
    Defend(SolveOptions),
    /// A step through the win: on, or to a place.
    Step(Option<Place>, SolveOptions),
    /// A step back.
    Back,
    /// Why the moves of the win work, or one of them.
    Why(Option<Place>, SolveOptions),
    /// Why a move does not win.
    WhyNot(Point, SolveOptions),
    /// The proof as a tree, so deep.
    Tree(Option<usize>, SolveOptions),
    /// What the win rests on.
    Pillars(SolveOptions),
    /// What the whole-board tree plays here.
    Study(Option<(String, LoadOptions)>, SolveOptions),
    /// The whole-board tree, and so many of its decisions looked at again.
    Strategy(Option<usize>),
    /// The answer key.
    Key(SolveOptions),
    /// One point.
    Cell(Point),
    /// All points.
    Annotate(AnnotateOptions),
    /// The shapes of both sides, forks and status.
    Shapes(SolveOptions),
    /// The position as lines.
    Lines,
    /// Check certificates.
    Check(Vec<String>, Option<u64>),
    /// Save to a file.
    Save(String),
    /// Make one file into another.
    Convert(Box<ConvertOptions>),
    /// Write a picture or a page.
    Export(Box<ExportOptions>),
    /// Say or change the rule.
    Rule(Option<Rule>),
    /// Say or change the side to move.
    Side(Option<Color>),
    /// The other side to move.
    Turn,
    /// Put stones down.
    Place(Color, Vec<Point>),
    /// Take stones away.
    Remove(Vec<Point>),
    /// Empty the board.
    Clear,
    /// Swap the colours.
    Swap,
    /// Begin the puzzle again.
    Restart,
    /// Show the solution.
    Answer,
    /// The guided tour.
    Tour,
    /// Say or change the language.
    Lang(Option<Lang>),
    /// The terms of the game, or one of them.
    Glossary(Option<String>),
    /// Help.
    Help(Option<CommandName>),
    /// Leave.
    Quit,
}

/// Reads a line.
pub fn parse(line: &str) -> Result<Command, Trouble> {
    let words = shlex::split(line).ok_or(Trouble::Quotes)?;
    let Some(first) = words.first() else { return Ok(Command::Repeat) };
    if let (Ok(point), 1) = (first.parse(), words.len()) {
        return Ok(Command::Point(point));
    }
    if first.parse::<Point>().is_ok() {
        let points = words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty());
        let points: Option<Vec<Point>> = points.map(|word| word.parse().ok()).collect();
        return points.map(Command::Points).ok_or(Trouble::OneMove(words.len()));
    }
    let name = resolve(first)?;
    Words { name, rest: words[1..].iter().map(String::as_str).collect() }.command()
}

/// The command that a word names or begins.
fn resolve(word: &str) -> Result<CommandName, Trouble> {
    let lower = word.to_lowercase();
    let names = || HELP.iter().map(|entry| entry.name);
    let alias = match lower.as_str() {
        "exit" | "bye" => Some("quit"),
        "?" => Some("help"),
        "board" => Some("show"),
        _ => None,
    };
    if let Some(name) = alias.or_else(|| names().find(|name| *name == lower)) {
        return Ok(name);
    }
    let begun: Vec<CommandName> = names().filter(|name| name.starts_with(&lower)).collect();
    match begun[..] {
        [name] => Ok(name),
        [] => Err(Trouble::UnknownCommand(word.to_owned(), nearest(word, names()))),
        _ => Err(Trouble::Ambiguous(word.to_owned(), begun)),
    }
}

impl Words<'_> {
    fn command(mut self) -> Result<Command, Trouble> {
        let command = match self.name {
            "load" => self.load()?,
            "puzzles" => match self.next() {
                None => Command::Puzzles(PuzzleFilter::default()),
                Some("list") => Command::Puzzles(self.filter()?),
                Some("show") => Command::Puzzle(self.required(Wanted::Puzzle)?.to_owned()),
                Some("lint") => Command::Lint(self.lint()?),
                Some("mine") => Command::Mine(Box::new(self.mine()?)),
                Some(other) => return Err(self.none_of(other, &["list", "show", "lint", "mine"])),
            },
            "next" | "skip" => Command::Next,
            "lesson" => match (self.next(), self.next()) {
                (None, _) => Command::Lessons,
                (Some("--check"), Some(name)) | (Some(name), Some("--check")) => {
                    Command::TryLesson(name.to_owned())
                }
                (Some(name), None) => Command::Lesson(name.to_owned()),
                (_, Some(other)) => return Err(self.too_much(other)),
            },
            "quit" if self.rest.first() == Some(&"lesson") => {
                self.next();
                Command::LeaveLesson
            }
            "train" => Command::Train(self.practice()?),
            "review" => Command::Review(self.practice()?),
            "stats" => self.stats()?,
            "show" => match self.next() {
                None => Command::Show { numbers: false },
                Some("numbers" | "--numbers") => Command::Show { numbers: true },
                Some(other) => return Err(self.none_of(other, &["numbers"])),
            },
            "move" => Command::Move(self.point()?),
            "scan" => self.scan()?,
            "around" => Command::Around(self.point()?),
            "threats" => Command::Threats,
            "last" => Command::Last,
            "review-game" => self.review()?,
            "play" => self.play()?,
            "undo" => Command::Undo,
            "redo" => Command::Redo,
            "nothing" => Command::Nothing,
            "hint" => Command::Hint,
            "grade" => self.grade()?,
            "solve" => Command::Solve(self.solve()?),
            "defend" => Command::Defend(self.solve()?),
            "step" => {
                let (place, options) = self.place(true)?;
                Command::Step(place, options)
            }
            "back" => Command::Back,
            "why" => {
                let (place, options) = self.place(false)?;
                Command::Why(place, options)
            }
            "whynot" => {
                let point = self.point()?;
                Command::WhyNot(point, self.solve()?)
            }
            "tree" => self.tree()?,
            "pillars" => Command::Pillars(self.win_search(|_, _| Ok(false))?),
            "study" => self.study()?,
            "strategy" => self.strategy()?,
            "key" => Command::Key(self.solve()?),
            "cell" => Command::Cell(self.point()?),
            "annotate" => self.annotate()?,
            "shapes" => Command::Shapes(self.limits()?),
            "lines" => Command::Lines,
            "check" => self.check()?,
            "convert" => self.convert()?,
            "save" => Command::Save(self.required(Wanted::File)?.to_owned()),
            "export" => self.export()?,
            "rule" => Command::Rule(self.next().map(|word| self.rule(word)).transpose()?),
            "side" => Command::Side(self.next().map(|word| self.side(word)).transpose()?),
            "turn" => Command::Turn,
            "place" => {
                let word = self.required(Wanted::Side)?;
                Command::Place(self.side(word)?, self.points()?)
            }
            "remove" => Command::Remove(self.points()?),
            "clear" => Command::Clear,
            "swap" => Command::Swap,
            "restart" => Command::Restart,
            "answer" => Command::Answer,
            "tour" => Command::Tour,
            "lang" => Command::Lang(self.next().map(|word| self.lang(word)).transpose()?),
            // A term may be several words.
            "glossary" => {
                let term = std::mem::take(&mut self.rest).join(" ");
                Command::Glossary(Some(term).filter(|term| !term.is_empty()))
            }
            "help" => Command::Help(self.next().map(resolve).transpose()?),
            _ => Command::Quit,
        };
        match self.next() {
            None => Ok(command),
            Some(word) => Err(self.too_much(word)),
        }
    }
}
