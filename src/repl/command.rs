//! From a typed line to a command.

mod options;
mod practice;

pub use practice::rating;

use std::str::FromStr;

use super::options::{
    AnnotateOptions, Export, LoadOptions, Place, PlayOptions, PracticeOptions, ReviewOptions, SolveOptions,
};
use super::source::nearest;
use crate::board::{Axis, Color, Point, Rule};
use crate::words::english::HELP;
use crate::words::{CommandName, Trouble};

/// Something a person wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// An empty line.
    Repeat,
    /// Load a position.
    Load(String, LoadOptions),
    /// List the puzzles.
    Puzzles,
    /// Show one puzzle.
    Puzzle(String),
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
    Study(SolveOptions),
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

/// The words after a command's name.
struct Words<'a> {
    name: CommandName,
    rest: Vec<&'a str>,
}

impl<'a> Words<'a> {
    fn command(mut self) -> Result<Command, Trouble> {
        let command = match self.name {
            "load" => self.load()?,
            "puzzles" => match self.next() {
                None | Some("list") => Command::Puzzles,
                Some("show") => Command::Puzzle(self.required("which puzzle")?.to_owned()),
                Some(work @ ("mine" | "lint")) => {
                    return Err(
                        self.wrong(&format!("{work} works on files; from the shell: yonsan puzzles {work}"))
                    );
                }
                Some(other) => return Err(self.wrong(&format!("'{other}' is neither list nor show"))),
            },
            "next" | "skip" => Command::Next,
            "lesson" => match (self.next(), self.next()) {
                (None, _) => Command::Lessons,
                (Some("--check"), Some(name)) | (Some(name), Some("--check")) => {
                    Command::TryLesson(name.to_owned())
                }
                (Some(name), None) => Command::Lesson(name.to_owned()),
                (_, Some(other)) => return Err(self.wrong(&format!("'{other}' is too much"))),
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
                Some(other) => return Err(self.wrong(&format!("'{other}' is not 'numbers'"))),
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
            "study" => Command::Study(self.limits()?),
            "key" => Command::Key(self.solve()?),
            "cell" => Command::Cell(self.point()?),
            "annotate" => self.annotate()?,
            "shapes" => Command::Shapes(self.limits()?),
            "lines" => Command::Lines,
            "check" => self.check()?,
            "save" => Command::Save(self.required("which file")?.to_owned()),
            "rule" => Command::Rule(self.next().map(|word| self.rule(word)).transpose()?),
            "side" => Command::Side(self.next().map(|word| self.side(word)).transpose()?),
            "turn" => Command::Turn,
            "place" => {
                let word = self.required("black or white")?;
                Command::Place(self.side(word)?, self.points()?)
            }
            "remove" => Command::Remove(self.points()?),
            "clear" => Command::Clear,
            "swap" => Command::Swap,
            "restart" => Command::Restart,
            "answer" => Command::Answer,
            "tour" => Command::Tour,
            "help" => Command::Help(self.next().map(resolve).transpose()?),
            _ => Command::Quit,
        };
        match self.next() {
            None => Ok(command),
            Some(word) => Err(self.wrong(&format!("'{word}' is too much"))),
        }
    }

    fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() { None } else { Some(self.rest.remove(0)) }
    }

    fn wrong(&self, what: &str) -> Trouble {
        Trouble::Usage(self.name, what.to_owned())
    }

    fn required(&mut self, what: &str) -> Result<&'a str, Trouble> {
        self.next().ok_or_else(|| self.wrong(&format!("{what}?")))
    }

    fn as_point(&self, word: &str) -> Result<Point, Trouble> {
        word.parse().map_err(|_| self.wrong(&format!("'{word}' is no point (points are a1 to o15)")))
    }

    fn point(&mut self) -> Result<Point, Trouble> {
        let word = self.required("which point")?;
        self.as_point(word)
    }

    fn points(&mut self) -> Result<Vec<Point>, Trouble> {
        let words = std::mem::take(&mut self.rest);
        self.as_points(&words)
    }

    fn as_points(&self, words: &[&str]) -> Result<Vec<Point>, Trouble> {
        if words.is_empty() {
            return Err(self.wrong("which points?"));
        }
        let split = words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty());
        split.map(|word| self.as_point(word)).collect()
    }

    fn rule(&self, word: &str) -> Result<Rule, Trouble> {
        Rule::from_name(&word.to_lowercase())
            .ok_or_else(|| self.wrong(&format!("'{word}' is neither freestyle nor standard")))
    }

    fn side(&self, word: &str) -> Result<Color, Trouble> {
        match word.to_lowercase().as_str() {
            "black" | "b" | "x" => Ok(Color::Black),
            "white" | "w" | "o" => Ok(Color::White),
            _ => Err(self.wrong(&format!("'{word}' is neither black nor white"))),
        }
    }

    /// The value of an option: `--name VALUE` or `--name=VALUE`.
    fn value<T: FromStr>(&mut self, option: &str, given: Option<&str>) -> Result<T, Trouble> {
        let word = match given {
            Some(word) => word.to_owned(),
            None => self.required(&format!("{option} what"))?.to_owned(),
        };
        word.parse().map_err(|_| self.wrong(&format!("'{word}' is no value for {option}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Class;

    #[test]
    fn points_prefixes_and_quotes() {
        assert_eq!(parse(" H8 ").unwrap(), Command::Point(Point::CENTRE));
        assert_eq!(parse("move h8").unwrap(), Command::Move(Point::CENTRE));
        assert_eq!(parse("").unwrap(), Command::Repeat);
        assert_eq!(parse("ste").unwrap(), Command::Step(None, SolveOptions::default()));
        assert_eq!(parse("help so").unwrap(), Command::Help(Some("solve")));
        let load = |text: &str| Command::Load(text.to_owned(), LoadOptions::default());
        assert_eq!(parse("load 'my game.sgf'").unwrap(), load("my game.sgf"));
        assert_eq!(parse("load h8 i9").unwrap(), load("h8 i9"));
    }

    #[test]
    fn options_may_stand_anywhere_and_with_an_equals_sign() {
        let Command::Solve(options) = parse("solve --nodes=100 vcf --shortest --side white").unwrap() else {
            panic!("a solve");
        };
        assert_eq!((options.nodes, options.goal), (Some(100), Some(Class::Vcf)));
        assert_eq!((options.shortest, options.side), (true, Some(Color::White)));
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert!(matches!(parse("s"), Err(Trouble::Ambiguous(_, all)) if all.contains(&"solve")));
        assert!(matches!(parse("slove"), Err(Trouble::UnknownCommand(_, Some("solve")))));
        assert!(matches!(parse("p9 p9"), Err(Trouble::UnknownCommand(..))));
        assert!(matches!(parse("load 'x"), Err(Trouble::Quotes)));
        for usage in [
            "cell",
            "cell z9",
            "whynot",
            "tree --depth x",
            "step h8 h9",
            "step on",
            "why --all",
            "pillars h8",
            "key --nodes",
            "undo 3",
            "grade",
            "grade h8 --x",
            "solve --time -1",
            "solve --time nan",
            "solve --nodes many",
            "rule renju",
            "place red h8",
            "check",
        ] {
            assert!(matches!(parse(usage), Err(Trouble::Usage(..))), "{usage}");
        }
    }

    #[test]
    fn every_command_with_help_is_understood() {
        for entry in HELP {
            match parse(entry.name) {
                Ok(_) | Err(Trouble::Usage(..)) => {}
                Err(other) => panic!("{}: {other:?}", entry.name),
            }
        }
    }
}
