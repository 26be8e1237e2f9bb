//! A session: commands in, replies out. What it needs from outside is handed to it.

mod annotate;
mod board;
mod command;
mod conversion;
mod convert;
mod export;
mod game;
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
mod walk;

pub use command::{Command, parse, rating};
pub use conversion::convert;
pub use options::{
    AnnotateOptions, ConvertOptions, Export, ExportOptions, Exported, Line, LoadOptions, PictureOptions,
    Place, PlayOptions, PracticeOptions, Replies, ReviewOptions, SolveOptions,
};
pub use outside::Outside;
pub use puzzles::{LintOptions, MineOptions, Step, lint, mine};

use std::rc::Rc;

use crate::board::{Position, Rule, diagram};
use crate::formats::Format;
use crate::proof::{self, Certificate};
use crate::reply::{Done, Look, Reply, Trouble, find_term, term_names};
use crate::solve::Vcf;
use crate::teach::analyze::finding::Finding;
use crate::teach::explain::walk::Walk;
use crate::teach::puzzle;
use crate::teach::puzzle::Puzzle;
use crate::teach::train::AttemptMode;
use source::Source;
use task::Task;
use train::Training;

/// A board that can be had back, and the puzzle it belonged to.
type Moment = (Position, Option<Task>);

/// A conversation's state.
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
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

type Answer = Result<Reply, Trouble>;

impl Session {
    /// A session with an empty freestyle board.
    pub fn new() -> Self {
        Self::under(Rule::default())
    }

    /// A session with an empty board under a person's usual rule: that of positions which do not say theirs.
    pub fn under(rule: Rule) -> Self {
        Self {
            position: Position::new(rule),
            usual: rule,
            past: Vec::new(),
            future: Vec::new(),
            task: None,
            finding: None,
            asked: SolveOptions::default(),
            walk: None,
            stepping: false,
            training: None,
            left: None,
            vcf: Vcf::default(),
            game: None,
            course: None,
            certificate: None,
        }
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

    /// Does what a command asks for.
    pub fn respond(&mut self, command: Command, outside: &mut dyn Outside) -> Reply {
        if let Some(answer) = self.in_lesson(&command, outside) {
            let reply = answer.unwrap_or_else(Reply::Trouble);
            self.learn(&reply, outside);
            return reply;
        }
        let command = match command {
            Command::Repeat if self.stepping => Command::Step(None, SolveOptions::default()),
            // On a walk the defender's reply is chosen by naming it.
            Command::Point(point) if self.is_walking() => {
                Command::Step(Some(Place::At(point)), SolveOptions::default())
            }
            Command::Point(point) => Command::Move(point),
            other => other,
        };
        self.stepping = matches!(command, Command::Step(..));
        if let Some(over) = self.time_is_up(outside) {
            return over;
        }
        let reply = self.answer(command, outside).unwrap_or_else(|trouble| match trouble {
            Trouble::NoPuzzle if self.puzzle_before().is_some() => Reply::Trouble(Trouble::PuzzleAside),
            trouble => Reply::Trouble(trouble),
        });
        self.settle(reply, outside)
    }

    fn answer(&mut self, command: Command, outside: &mut dyn Outside) -> Answer {
        match command {
            Command::Load(text, options) => self.load(&text, &options, outside),
            Command::Puzzles(filter) => tasks::listed(&filter),
            Command::Puzzle(id) => tasks::show_puzzle(&id),
            Command::Lint(options) => Ok(Reply::Linted(Box::new(puzzles::lint(&options, outside, &|| ())))),
            Command::Mine(options) => {
                let mined = puzzles::mine(&options, outside, &mut |_| Ok(()))?;
                Ok(Reply::Mined(Box::new(mined)))
            }
            Command::Next if self.is_practising() => Ok(self.next_in_practice(outside)),
            Command::Next => self.next_puzzle(),
            Command::Lessons => Ok(lesson::all(outside)),
            Command::Lesson(name) => self.lesson(&name, outside),
            Command::TryLesson(name) => Self::try_lesson(&name, outside),
            Command::LeaveLesson => self.leave_lesson(),
            Command::Points(points) => Err(Trouble::OneMove(points.len())),
            Command::Train(options) => self.practise(AttemptMode::Train, &options, outside),
            Command::Review(options) => self.practise(AttemptMode::Review, &options, outside),
            Command::Stats(export) => train::stats(export, outside),
            Command::Show { numbers } => {
                Ok(Reply::Board { position: Box::new(self.position.clone()), numbers })
            }
            Command::Move(point) => self.play(point, &outside.stop()),
            Command::Scan(axis, point) => Ok(self.look(|board| Look::Line(board, axis, point))),
            Command::Around(point) => Ok(self.look(|board| Look::Around(board, point))),
            Command::Threats => Ok(self.look(Look::Threats)),
            Command::Last => Ok(self.look(Look::Last)),
            Command::ReviewGame(options) => self.review(&options, outside),
            Command::Play(options) => self.sit(options, &outside.stop()),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Nothing => self.nothing(&outside.stop()),
            Command::Hint => self.hint(&outside.stop()),
            Command::Grade(moves, options) => self.grade(&moves, &options, &outside.stop()),
            Command::Solve(options) => self.solve(&options, outside),
            Command::Defend(options) => self.defend(&options, outside),
            Command::Step(to, options) => self.step(to, &options, &outside.stop()),
            Command::Back => self.back(),
            Command::Why(place, options) => self.why(place, &options, outside),
            Command::WhyNot(point, options) => self.why_not(point, &options, &outside.stop()),
            Command::Tree(depth, options) => self.tree(depth, &options, &outside.stop()),
            Command::Study(None, options) => self.study(&options, &outside.stop()),
            Command::Study(Some((text, load)), options) => {
                self.load(&text, &load, outside)?;
                self.study(&options, &outside.stop())
            }
            Command::Strategy(sample) => self.strategy(sample, &outside.stop()),
            Command::Pillars(options) => self.pillars(&options, &outside.stop()),
            Command::Key(options) => self.key(&options, outside),
            Command::Cell(point) => {
                let cell = annotate::board(&self.position, Some(point)).cells.remove(0);
                Ok(Reply::Cell(Box::new(cell)))
            }
            Command::Annotate(options) => Ok(annotate::annotate(&self.position, &options)),
            Command::Shapes(options) => self.shapes(&options, &outside.stop()),
            Command::Lines => Ok(self.lines()),
            Command::Check(files, positions) => Ok(proofs::check_files(&files, positions, outside)),
            Command::Convert(options) => convert::convert(&options, self.usual, outside),
            Command::Save(file) => self.save(&file, outside),
            Command::Export(options) => Ok(self.export(&options, outside)),
            Command::Rule(rule) => self.rule(rule),
            Command::Side(None) => Ok(Reply::Done(Done::Turn(self.position.to_move()))),
            Command::Side(Some(color)) => Ok(self.turn(color)),
            Command::Turn => Ok(self.turn(self.position.to_move().other())),
            Command::Place(color, points) => self.place(color, &points),
            Command::Remove(points) => self.remove(&points),
            Command::Clear => Ok(self.clear()),
            Command::Swap => self.swap(),
            Command::Restart => self.restart(),
            Command::Answer => self.show_answer(&outside.stop()),
            // The door runs the tour, in a session of its own; what a point alone means was seen above.
            Command::Repeat | Command::Point(_) | Command::Tour => Ok(Reply::Silent),
            Command::Help(command) => Ok(Reply::Help(command)),
            Command::Lang(lang) => Ok(Reply::Lang(lang)),
            Command::Glossary(None) => Ok(Reply::Glossary(None)),
            Command::Glossary(Some(word)) => match find_term(&word) {
                Some(term) => Ok(Reply::Glossary(Some(term))),
                None => Err(Trouble::UnknownTerm(word.clone(), source::nearest(&word, term_names()))),
            },
            Command::Quit => {
                self.leave();
                Ok(Reply::Goodbye)
            }
        }
    }

    fn load(&mut self, text: &str, options: &LoadOptions, outside: &mut dyn Outside) -> Answer {
        let Source { position, puzzle, certificate, left_out, games } =
            source::resolve(text, options, self.usual, outside)?;
        self.start(position.clone(), puzzle);
        self.certificate = certificate.map(|certificate| Rc::new((text.to_owned(), certificate)));
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
        let (vcf, left) = (std::mem::take(&mut self.vcf), self.left.take());
        *self = Self { position: position.clone(), vcf, left, ..Self::under(self.usual) };
        self.task = puzzle.map(|puzzle| Task::new(puzzle, position));
    }

    fn save(&self, file: &str, outside: &mut dyn Outside) -> Answer {
        let nothing = || Trouble::NothingToSave(file.to_owned());
        let text = match Format::of_name(file) {
            Some(Format::Text) => diagram::write(&self.position),
            Some(Format::Certificate) => {
                let finding = self.finding.as_ref().ok_or_else(nothing)?;
                proof::write(&finding.verdict.proven().ok_or_else(nothing)?.certificate)
            }
            Some(Format::Puzzle) => puzzle::write(&self.task.as_ref().ok_or_else(nothing)?.puzzle),
            Some(format) if self.position.count() > 0 => return self.save_game(file, format, outside),
            _ => return Err(nothing()),
        };
        outside.write(file, text.as_bytes()).map_err(|e| Trouble::Unwritable(file.to_owned(), e))?;
        Ok(Reply::Done(Done::Saved(file.to_owned())))
    }
}
