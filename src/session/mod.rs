//! A session: commands in, replies out. What it needs from outside is handed to it.
//!
//! A line that is typed becomes a command ([`parse`], by the [`grammar`]), and a session answers it. A program that holds
//! such a conversation implements [`Outside`] for its files and its memory, and shows the replies.
//!
//! ```
//! use std::io;
//! use yonsan::reply::{Done, Reply};
//! use yonsan::session::{Outside, Session, parse};
//! use yonsan::solve::Stop;
//! use yonsan::teach::train::{InMemory, Progress};
//!
//! /// A world without files.
//! #[derive(Default)]
//! struct Nowhere(InMemory);
//!
//! impl Outside for Nowhere {
//!     fn read(&mut self, _: &str) -> io::Result<Vec<u8>> {
//!         Err(io::ErrorKind::NotFound.into())
//!     }
//!     fn write(&mut self, _: &str, _: &[u8]) -> io::Result<()> {
//!         Err(io::ErrorKind::Unsupported.into())
//!     }
//!     fn stop(&self) -> Stop {
//!         Stop::default()
//!     }
//!     fn progress(&mut self) -> &mut dyn Progress {
//!         &mut self.0
//!     }
//! }
//!
//! let mut session = Session::new();
//! let reply = session.respond(&parse("h8")?, &mut Nowhere::default());
//! assert!(matches!(reply, Reply::Changed(Done::Moved { .. }, _)));
//! assert_eq!(session.position().count(), 1);
//! # Ok::<(), yonsan::reply::Trouble>(())
//! ```

mod annotate;
mod board;
mod convert;
mod export;
mod game;
pub mod grammar;
mod help;
mod lesson;
mod looks;
mod options;
mod outside;
mod play;
mod proofs;
mod puzzles;
mod replies;
mod review;
mod shapes;
mod source;
mod task;
mod tasks;
mod train;
pub(crate) mod trees;
mod walk;

pub use convert::convert;
pub use grammar::{Command, parse};
pub(crate) use options::SolveOptions;
pub use outside::Outside;
pub(crate) use outside::saved;
pub use puzzles::{Step, lint, mine};

use std::rc::Rc;

use crate::board::{Position, Rule, diagram};
use crate::formats::Format;
use crate::proof::{self, Certificate};
use crate::reply::{Done, Look, Reply, Trouble};
use crate::solve::Vcf;
use crate::strategy::Tree;
use crate::teach::analyze::{Finding, Walk};
use crate::teach::puzzle;
use crate::teach::puzzle::Puzzle;
use grammar::board::SOURCE;
use grammar::files::FILE;
use source::Source;
use task::Task;
use train::Training;

/// A board that can be had back, and the puzzle it belonged to.
type Moment = (Position, Option<Task>);

/// A conversation's state. By default the board is empty.
#[derive(Default)]
pub struct Session {
    /// The rule of positions that do not say theirs.
    usual: Rule,
    position: Position,
    past: Vec<Moment>,
    future: Vec<Moment>,
    task: Option<Task>,
    finding: Option<Rc<Finding>>,
    /// The options with which it was looked for, where a command brought its own.
    asked: SolveOptions,
    /// A walk through the win of `finding`.
    walk: Option<Walk>,
    /// Whether the last command was a step, so that an empty line takes another.
    stepping: bool,
    /// A series of puzzles, while one is under way.
    training: Option<Training>,
    /// Practice that was left, and the puzzle on the board, until that attempt is remembered.
    left: Option<(Training, Task)>,
    vcf: Vcf,
    /// A game against the program.
    game: Option<game::Game>,
    /// A lesson that is open.
    course: Option<lesson::Course>,
    /// The certificate that was loaded, and its file.
    certificate: Option<Rc<(String, Certificate)>>,
    /// The whole-board tree of a file that was named.
    tree: Option<Rc<Tree>>,
}

/// What a command comes to.
type Answer = Result<Reply, Trouble>;

impl Session {
    /// A session with an empty freestyle board.
    pub fn new() -> Self {
        Self::under(Rule::default())
    }

    /// A session with an empty board under a person's usual rule: that of positions which do not say theirs.
    pub fn under(rule: Rule) -> Self {
        Self { position: Position::new(rule), usual: rule, ..Self::default() }
    }

    /// The rule of positions that do not say theirs.
    pub const fn usual(&self) -> Rule {
        self.usual
    }

    /// The board as it stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether a move would be graded: a puzzle is open.
    pub fn is_grading(&self) -> bool {
        self.task.as_ref().is_some_and(Task::is_open)
    }

    /// Whether a puzzle is there that `restart` would begin again, and moves are not graded.
    pub fn is_beside_puzzle(&self) -> bool {
        !self.is_grading() && self.puzzle_before().is_some()
    }

    /// Does what a command asks for. A command that only a door can carry out is silent here.
    pub fn respond(&mut self, command: &Command, outside: &mut dyn Outside) -> Reply {
        if let Some(answer) = self.in_lesson(command, outside) {
            let reply = answer.unwrap_or_else(Reply::Trouble);
            self.learn(&reply, outside);
            return reply;
        }
        // Only an empty line goes on with a walk.
        self.stepping &= command.path() == "repeat";
        if let Some(over) = self.time_is_up(outside) {
            return over;
        }
        let reply = self.run(command, outside).unwrap_or_else(|trouble| match trouble {
            Trouble::NoPuzzle if self.puzzle_before().is_some() => Reply::Trouble(Trouble::PuzzleAside),
            trouble => Reply::Trouble(trouble),
        });
        self.settle(reply, outside)
    }

    fn run(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let run = grammar::find(command.path()).and_then(|spec| spec.run);
        run.map_or(Ok(Reply::Silent), |run| run(self, command, outside))
    }

    fn load(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let text = command.text(&SOURCE);
        let Source { position, puzzle, certificate, left_out, games } =
            source::resolve(&text, &options::choice(command, self.usual), outside)?;
        self.start(position.clone(), puzzle);
        self.certificate = certificate.map(|certificate| Rc::new((text, certificate)));
        Ok(match self.task_view() {
            Some(task) => task,
            None => Reply::Changed(
                Done::Loaded { left_out, games, to_move: position.to_move() },
                Box::new(position),
            ),
        })
    }

    fn look(&self, at: impl FnOnce(Position) -> Look) -> Reply {
        Reply::Look(Box::new(at(self.position.clone())))
    }

    fn start(&mut self, position: Position, puzzle: Option<Puzzle>) {
        self.leave();
        let (vcf, left, tree) = (std::mem::take(&mut self.vcf), self.left.take(), self.tree.take());
        *self = Self { position: position.clone(), vcf, left, tree, ..Self::under(self.usual) };
        self.task = puzzle.map(|puzzle| Task::new(puzzle, position));
    }

    fn save(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let file = command.need(&FILE)?;
        let nothing = || Trouble::NothingToSave(file.clone());
        let text = match Format::of_name(&file) {
            Some(Format::Text) => diagram::write(&self.position),
            Some(Format::Certificate) => {
                let finding = self.finding.as_ref().ok_or_else(nothing)?;
                proof::write(&finding.verdict.proven().ok_or_else(nothing)?.certificate)
            }
            Some(Format::Puzzle) => puzzle::write(&self.task.as_ref().ok_or_else(nothing)?.puzzle),
            Some(format) if self.position.count() > 0 => return self.save_game(file, format, outside),
            _ => return Err(nothing()),
        };
        saved(outside, file, text.as_bytes())
    }
}
