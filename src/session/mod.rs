//! A session takes commands and returns replies. The caller provides its input and output.
//!
//! A typed line becomes a command ([`parse`], by the [`grammar`]), and a session replies to it. A program
//! with such a conversation implements [`Outside`] for files and stored progress, and shows the replies.
//!
//! ```
//! use std::io;
//! use yonsan::reply::{Done, Reply};
//! use yonsan::session::{Outside, Session, parse};
//! use yonsan::solve::Stop;
//! use yonsan::teach::{InMemory, Progress};
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

mod activity;
mod annotate;
mod board;
mod browse;
mod cards;
mod convert;
mod course;
mod drill;
mod exam;
mod examined;
mod export;
mod forbidden;
mod game;
mod gamepage;
mod gives;
pub mod grammar;
mod handout;
mod help;
mod history;
mod known;
mod lesson;
mod looks;
mod moments;
mod options;
mod outside;
mod play;
mod proofs;
mod puzzles;
mod record;
mod replies;
mod review;
mod sets;
mod shapes;
mod source;
mod stage;
mod studying;
mod suggest;
mod task;
mod tasks;
mod train;
mod training;
pub(crate) mod trees;
mod walk;

pub use convert::convert;
pub use grammar::{Command, parse};
#[cfg(feature = "cli")]
pub(crate) use options::SolveOptions;
#[cfg(test)]
pub(crate) use outside::Nowhere;
pub use outside::Outside;
#[cfg(feature = "cli")]
pub(crate) use outside::{may_prove, may_write, saved};
pub use puzzles::{Step, lint, mine};
pub use record::Record;
pub use stage::Stage;

use std::rc::Rc;

use crate::board::{Position, Rule, diagram};
use crate::formats::Format;
use crate::proof;
use crate::reply::{Done, Look, Reply, Trouble};
use crate::solve::Vcf;
use crate::strategy::Tree;
use crate::teach::analyze::Review;
use crate::teach::puzzle;
use crate::teach::puzzle::Puzzle;
use activity::Activity;
use game::Game;
use gives::Gives;
use grammar::board::SOURCE;
use grammar::files::FILE;
use grammar::shared::FORCE;
use history::History;
use known::Known;
use source::Source;
use task::Task;
use training::Training;

/// The state of a conversation. By default the board is empty.
#[derive(Default)]
pub struct Session {
    /// The rule of positions that state none.
    usual: Rule,
    /// The board and the puzzle on it, and what can be had back.
    board: History,
    /// A game against the program. A puzzle may be beside it that `undo` brought back; while that is open its moves are
    /// graded, and the game waits.
    game: Option<Game>,
    /// What is known of wins on the board.
    known: Known,
    /// Practice or a lesson that is under way.
    activity: Activity,
    /// Whether the last command asked for the answer of the puzzle and was not carried out yet.
    confirming: bool,
    /// Whether what the present command tells counts as help, and not as the answer.
    helping: bool,
    /// Practice that a command ended, and its puzzle, until that attempt is remembered after the command.
    left: Option<(Box<Training>, Task)>,
    /// The solver, with what it remembers from one search to the next.
    vcf: Vcf,
    /// The nodes of a search for a win that is to be explained, where no limit is given; `None` for a few.
    patience: Option<u64>,
    /// The last review of the game on the board.
    reviewed: Option<Rc<Review>>,
    /// The whole-board tree of a file that was named.
    tree: Option<Rc<Tree>>,
}

/// The result of a command.
type Answer = Result<Reply, Trouble>;

impl Session {
    /// A session with an empty freestyle board.
    pub fn new() -> Self {
        Self::under(Rule::default())
    }

    /// A session with an empty board under the user's default rule, which applies to positions that state
    /// none.
    pub fn under(rule: Rule) -> Self {
        Self { usual: rule, board: History::new(Position::new(rule), None), ..Self::default() }
    }

    /// The rule of positions that state none.
    pub const fn usual(&self) -> Rule {
        self.usual
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.board.position
    }

    /// The game of which the board is a part, and where in it the board is.
    pub const fn record(&self) -> &Record {
        &self.board.record
    }

    /// The puzzle on the board.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.board.task.as_ref().map(|task| &task.puzzle)
    }

    /// Whether a move would be graded: a puzzle is open.
    pub fn is_grading(&self) -> bool {
        self.board.task.as_ref().is_some_and(Task::is_open)
    }

    /// Whether `restart` would begin a puzzle again, and moves are not graded.
    pub fn is_beside_puzzle(&self) -> bool {
        !self.is_grading() && self.board.puzzle_before().is_some()
    }

    /// Carries out a command. A command that only the caller can carry out gives a silent reply.
    pub fn respond(&mut self, command: &Command, outside: &mut dyn Outside) -> Reply {
        if let Some(answer) = self.in_lesson(command, outside) {
            let reply = answer.unwrap_or_else(Reply::Trouble);
            self.learn(&reply, outside);
            return reply;
        }
        if let Some(reply) = self.in_drill(command, outside).or_else(|| self.in_exam(command, outside)) {
            return reply;
        }
        // Only an empty line goes on with a walk.
        self.known.stepping &= command.path() == "repeat";
        if let Some(over) = self.time_is_up(outside) {
            return over;
        }
        if let Some(question) = self.confirmation(command) {
            return question;
        }
        let gives = self.gives(command);
        self.helping = matches!(gives, Some(Gives::Help(_)));
        let mut reply = self.run(command, outside).unwrap_or_else(|trouble| match trouble {
            Trouble::NoPuzzle if self.board.puzzle_before().is_some() => Reply::Trouble(Trouble::PuzzleAside),
            trouble => Reply::Trouble(trouble),
        });
        self.forbidden_shown(&reply);
        self.helping = false;
        if let Some(Gives::Help(cost)) = gives {
            reply = self.helped(command, cost, reply);
        }
        self.settle(reply, outside)
    }

    fn run(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let run = grammar::find(command.path()).and_then(|spec| spec.run);
        run.map_or(Ok(Reply::Silent), |run| run(self, command, outside))
    }

    fn load(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let text = command.text(&SOURCE);
        let Source { position, puzzle, certificate, game, variations, games } =
            source::resolve(&text, &options::choice(command, self.usual), outside)?;
        self.start(position.clone(), puzzle);
        let (kept, left_out) = if game.is_some() { (variations, 0) } else { (0, variations) };
        if let Some(game) = game {
            self.board.record = Record::loaded(game, games, &position);
        }
        self.known.loaded = certificate.map(|certificate| Rc::new((text, certificate)));
        Ok(match self.task_view() {
            Some(task) => task,
            None => Reply::Changed(
                Done::Loaded { kept, left_out, games, to_move: position.to_move() },
                Box::new(position),
            ),
        })
    }

    fn look(&self, at: impl FnOnce(Position) -> Look) -> Reply {
        Reply::Look(Box::new(at(self.board.position.clone())))
    }

    /// Begins anew from a position, or with a puzzle; practice and a lesson end.
    fn start(&mut self, position: Position, puzzle: Option<Puzzle>) {
        self.leave();
        self.activity = Activity::Free;
        let task = puzzle.map(|puzzle| Task::new(puzzle, position.clone()));
        self.set_up(position, task);
    }

    /// Puts a board there with nothing before it, and no game; practice or a lesson goes on.
    fn set_up(&mut self, position: Position, task: Option<Task>) {
        self.board = History::new(position, task);
        (self.game, self.known, self.reviewed) = Default::default();
    }

    fn save(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let file = command.need(&FILE)?;
        let nothing = || Trouble::NothingToSave(file.clone());
        let text = match Format::of_name(&file) {
            Some(Format::Text) => diagram::write(&self.board.position),
            Some(Format::Certificate) => {
                let finding = self.known.finding().ok_or_else(nothing)?;
                proof::write(&finding.verdict.proven().ok_or_else(nothing)?.certificate)
            }
            Some(Format::Puzzle) => puzzle::write(&self.board.task.as_ref().ok_or_else(nothing)?.puzzle),
            Some(format) if !self.board.record.game().is_empty() => {
                return self.save_game(file, format, command.has(&FORCE), outside);
            }
            _ => return Err(nothing()),
        };
        outside::saved_anew(outside, file, text.as_bytes(), command.has(&FORCE))
    }
}
