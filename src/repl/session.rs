//! A session: commands in, replies out. What it needs from outside is handed to it.

use super::annotate;
use super::command::Command;
use super::door::Outside;
use super::options::{LoadOptions, SolveOptions};
use super::source::{self, Source};
use super::task::{State, Task};
use crate::board::{ByColor, Color, Point, Position, Rule, Setup, diagram};
use crate::check;
use crate::formats::Format;
use crate::proof;
use crate::solve::{Attack, Budget, Class, Stop, Vcf, Verdict};
use crate::teach::explain::{self, Reason};
use crate::teach::finding::{self, Finding, Question};
use crate::teach::grade::{Grader, Mark};
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::{hint, library, puzzle};
use crate::words::{CheckedFile, Done, Reply, StepView, TaskView, Trouble};

/// Positions the checker looks at when nothing else is said.
const CHECK_BOUND: u64 = 100_000_000;

/// A conversation's state.
pub struct Session {
    position: Position,
    past: Vec<Position>,
    future: Vec<Position>,
    task: Option<Task>,
    finding: Option<Finding>,
    /// A walk through the win of `finding`: stones played of its line.
    walk: Option<usize>,
    /// Whether the last command was a step, so that an empty line takes another.
    stepping: bool,
    vcf: Vcf,
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
        Self {
            position: Position::new(Rule::default()),
            past: Vec::new(),
            future: Vec::new(),
            task: None,
            finding: None,
            walk: None,
            stepping: false,
            vcf: Vcf::default(),
        }
    }

    /// The board as it stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Does what a command asks for.
    pub fn respond(&mut self, command: Command, outside: &mut dyn Outside) -> Reply {
        let command = match command {
            Command::Repeat if self.stepping => Command::Step,
            other => other,
        };
        self.stepping = command == Command::Step;
        self.answer(command, outside).unwrap_or_else(Reply::Trouble)
    }

    fn answer(&mut self, command: Command, outside: &mut dyn Outside) -> Answer {
        match command {
            Command::Repeat => Ok(Reply::Silent),
            Command::Load(text, options) => self.load(&text, &options, outside),
            Command::Puzzles => Ok(Reply::Puzzles(library::puzzles().to_vec())),
            Command::Puzzle(id) => self.show_puzzle(&id),
            Command::Next => self.next_puzzle(),
            Command::Show { numbers } => {
                Ok(Reply::Board { position: Box::new(self.position.clone()), numbers })
            }
            Command::Move(point) => self.play(point, &outside.stop()),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::Grade(moves) => self.grade(&moves, &outside.stop()),
            Command::Solve(options) => self.solve(&options, outside),
            Command::Step => self.step(&outside.stop()),
            Command::Back => self.back(),
            Command::Why(point) => self.why(point, &outside.stop()),
            Command::Cell(point) => {
                let cell = annotate::board(&self.position, Some(point)).cells.remove(0);
                Ok(Reply::Cell(Box::new(cell)))
            }
            Command::Annotate(options) => Ok(annotate::annotate(&self.position, &options)),
            Command::Check(files, positions) => Ok(check_files(&files, positions, outside)),
            Command::Save(file) => self.save(&file, outside),
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
            Command::Tour => Ok(Reply::Silent),
            Command::Help(command) => Ok(Reply::Help(command)),
            Command::Quit => Ok(Reply::Goodbye),
        }
    }

    // Positions and puzzles.

    fn load(&mut self, text: &str, options: &LoadOptions, outside: &mut dyn Outside) -> Answer {
        let Source { position, puzzle, left_out, games } = source::resolve(text, options, outside)?;
        self.start(position.clone(), puzzle);
        Ok(match self.task_view() {
            Some(task) => task,
            None => Reply::Changed(Done::Loaded { left_out, games }, Box::new(position)),
        })
    }

    fn start(&mut self, position: Position, puzzle: Option<Puzzle>) {
        let vcf = std::mem::take(&mut self.vcf);
        *self = Self { position: position.clone(), vcf, ..Self::new() };
        self.task = puzzle.map(|puzzle| Task::new(puzzle, position));
    }

    fn task_view(&self) -> Option<Reply> {
        let puzzle = self.task.as_ref()?.puzzle.clone();
        Some(Reply::Task(Box::new(TaskView { puzzle, position: self.position.clone() })))
    }

    fn show_puzzle(&self, id: &str) -> Answer {
        let ids = library::puzzles().iter().map(|p| p.id.as_str());
        library::find(id)
            .map(|puzzle| Reply::Puzzle(Box::new(puzzle.clone())))
            .ok_or_else(|| Trouble::UnknownPuzzle(id.to_owned(), source::nearest(id, ids)))
    }

    fn next_puzzle(&mut self) -> Answer {
        let all = library::puzzles();
        let current = self.task.as_ref().and_then(|t| all.iter().position(|p| p.id == t.puzzle.id));
        let puzzle = all.get(current.map_or(0, |i| i + 1)).ok_or(Trouble::NoMorePuzzles)?;
        self.start(puzzle.position.clone(), Some(puzzle.clone()));
        Ok(self.task_view().unwrap_or(Reply::Silent))
    }

    fn restart(&mut self) -> Answer {
        let task = self.task.as_ref().ok_or(Trouble::NoPuzzle)?;
        let (puzzle, start) = (task.puzzle.clone(), task.start.clone());
        self.start(start, Some(puzzle));
        Ok(self.task_view().unwrap_or(Reply::Silent))
    }

    fn save(&self, file: &str, outside: &mut dyn Outside) -> Answer {
        let nothing = || Trouble::NothingToSave(file.to_owned());
        let text = match Format::of_name(file) {
            Some(Format::Text) => diagram::draw(&self.position, diagram::Glyphs::Ascii),
            Some(Format::Certificate) => {
                let finding = self.finding.as_ref().ok_or_else(nothing)?;
                proof::write(finding.certificate.as_ref().ok_or_else(nothing)?)
            }
            Some(Format::Puzzle) => puzzle::write(&self.task.as_ref().ok_or_else(nothing)?.puzzle),
            Some(_) => return Err(nothing()),
            None => return Err(Trouble::UnknownEnding(file.to_owned())),
        };
        outside.write(file, text.as_bytes()).map_err(|e| Trouble::Unwritable(file.to_owned(), e))?;
        Ok(Reply::Done(Done::Saved(file.to_owned())))
    }

    // The board.

    /// Goes on to a position; the old one can be had back by `undo`.
    fn change(&mut self, position: Position) {
        self.past.push(std::mem::replace(&mut self.position, position));
        self.future.clear();
        self.finding = None;
        self.walk = None;
    }

    /// A change by hand: from here on it is no longer the puzzle.
    fn edit(&mut self, position: Position, done: Done) -> Reply {
        self.task = None;
        self.change(position.clone());
        Reply::Changed(done, Box::new(position))
    }

    fn edited(&mut self, setup: &Setup, done: Done) -> Answer {
        let position = setup.position().map_err(Trouble::Impossible)?;
        Ok(self.edit(position, done))
    }

    fn setup(&self) -> Setup {
        Setup {
            rule: self.position.rule(),
            stones: ByColor::from_fn(|color| self.position.stones(color).iter().collect()),
            to_move: self.position.to_move(),
        }
    }

    fn place(&mut self, color: Color, points: &[Point]) -> Answer {
        let mut setup = self.setup();
        setup.stones[color].extend_from_slice(points);
        self.edited(&setup, Done::Placed(color, points.len()))
    }

    fn remove(&mut self, points: &[Point]) -> Answer {
        if let Some(&point) = points.iter().find(|&&point| self.position.is_empty(point)) {
            return Err(Trouble::NoStone(point));
        }
        let mut setup = self.setup();
        for color in Color::BOTH {
            setup.stones[color].retain(|point| !points.contains(point));
        }
        let removed = self.position.count() - setup.stones.black.len() - setup.stones.white.len();
        self.edited(&setup, Done::Removed(removed))
    }

    fn clear(&mut self) -> Reply {
        let empty = Position::new(self.position.rule());
        self.edit(empty, Done::Cleared)
    }

    fn swap(&mut self) -> Answer {
        let mut setup = self.setup();
        std::mem::swap(&mut setup.stones.black, &mut setup.stones.white);
        setup.to_move = setup.to_move.other();
        self.edited(&setup, Done::Swapped)
    }

    fn turn(&mut self, color: Color) -> Reply {
        if color == self.position.to_move() {
            return Reply::Done(Done::Turn(color));
        }
        let position = self.position.with_turn(color);
        self.edit(position, Done::Turn(color))
    }

    fn rule(&mut self, rule: Option<Rule>) -> Answer {
        let Some(rule) = rule.filter(|&rule| rule != self.position.rule()) else {
            return Ok(Reply::Done(Done::Rule(self.position.rule())));
        };
        let position = self.position.with_rule(rule).map_err(Trouble::Impossible)?;
        Ok(self.edit(position, Done::Rule(rule)))
    }

    fn undo(&mut self) -> Answer {
        let before = self.past.pop().ok_or(Trouble::NothingToUndo)?;
        let after = std::mem::replace(&mut self.position, before);
        let point = after.last_move().filter(|_| after.moves().len() > self.position.moves().len());
        self.future.push(after);
        self.reopen();
        Ok(Reply::Changed(Done::Undone(point), Box::new(self.position.clone())))
    }

    fn redo(&mut self) -> Answer {
        let after = self.future.pop().ok_or(Trouble::NothingToRedo)?;
        let point = after.last_move().filter(|_| after.moves().len() > self.position.moves().len());
        self.past.push(std::mem::replace(&mut self.position, after));
        self.reopen();
        Ok(Reply::Changed(Done::Redone(point), Box::new(self.position.clone())))
    }

    /// After the board went to and fro: what was proven belongs to another position.
    fn reopen(&mut self) {
        self.finding = None;
        self.walk = None;
        if let Some(task) = self.task.as_mut().filter(|task| task.state == State::Solved) {
            task.state = State::Open;
        }
    }

    // Playing and being graded.

    fn play(&mut self, point: Point, stop: &Stop) -> Answer {
        if self.task.as_ref().is_some_and(Task::is_open) {
            return self.play_graded(point, stop);
        }
        let mover = self.position.to_move();
        let mut position = self.position.clone();
        position.make(point).map_err(Trouble::Illegal)?;
        let wins = position.winner().is_some();
        self.change(position.clone());
        Ok(Reply::Changed(Done::Moved { color: mover, point, wins }, Box::new(position)))
    }

    fn play_graded(&mut self, point: Point, stop: &Stop) -> Answer {
        let kind = self.task.as_ref().map_or(GoalKind::None, |task| task.puzzle.goal.kind);
        if kind != GoalKind::Vcf {
            return Err(Trouble::NotGraded(kind));
        }
        let budget = Budget { stop: stop.clone(), ..Budget::default() };
        let mut grader = Grader { vcf: &mut self.vcf, budget };
        let grade = grader.grade(&self.position, point);
        if grade.mark == Mark::Illegal {
            let mut board = self.position.clone();
            board.make(point).map_err(Trouble::Illegal)?;
        }
        let reason = explain::explain_move(&self.position, point);
        if grade.mark.keeps() {
            let mut position = self.position.clone();
            position.make(point).map_err(Trouble::Illegal)?;
            if let Some(reply) = grade.reply.filter(|_| !grade.decided) {
                position.make(reply).map_err(Trouble::Illegal)?;
            }
            self.change(position);
        }
        let Some(task) = self.task.as_mut() else { return Err(Trouble::NoPuzzle) };
        if grade.decided {
            task.state = State::Solved;
        } else if !grade.mark.keeps() && grade.mark != Mark::Unproven {
            task.misses += 1;
        }
        Ok(Reply::Graded {
            puzzle: Box::new(task.puzzle.clone()),
            reason: Some(Box::new(reason)),
            position: Box::new(self.position.clone()),
            misses: task.misses,
            hints: task.hints,
            moves: task.moves(&self.position),
            grade: Box::new(grade),
        })
    }

    fn grade(&mut self, moves: &[Point], stop: &Stop) -> Answer {
        let task = self.task.as_ref().ok_or(Trouble::NoPuzzle)?;
        if task.puzzle.goal.kind != GoalKind::Vcf {
            return Err(Trouble::NotGraded(task.puzzle.goal.kind));
        }
        if let Some(winner) = task.start.winner() {
            return Err(Trouble::Refused(finding::Refused::Over(winner)));
        }
        let budget = Budget { stop: stop.clone(), ..Budget::default() };
        let mut grader = Grader { vcf: &mut self.vcf, budget };
        let report = grader.grade_all(&task.start, moves);
        Ok(Reply::Report { puzzle: Box::new(task.puzzle.clone()), report: Box::new(report) })
    }

    fn hint(&mut self) -> Answer {
        let task = self.task.as_mut().ok_or(Trouble::NoPuzzle)?;
        let verdict = self.vcf.shortest(&self.position, &Budget::default()).verdict;
        let attacker = self.position.to_move();
        let attack = verdict.proven().ok_or(Trouble::GoalGone(attacker))?;
        let rungs = hint::rungs(&task.puzzle, &self.position, attack, &mut self.vcf);
        let stones = self.position.count();
        let shown = if task.ladder.0 == stones { task.ladder.1 } else { 0 };
        let at = shown.min(rungs.len() - 1);
        if shown < rungs.len() {
            task.hints += 1;
            task.ladder = (stones, at + 1);
        }
        Ok(Reply::Hint { number: at + 1, of: rungs.len(), rung: rungs[at].clone() })
    }

    // Searching and explaining.

    fn solve(&mut self, options: &SolveOptions, outside: &mut dyn Outside) -> Answer {
        let puzzle_goal = self.task.as_ref().and_then(|task| match task.puzzle.goal.kind {
            GoalKind::Vcf => Some(Class::Vcf),
            GoalKind::Vct => Some(Class::Vct),
            GoalKind::Win => Some(Class::Win),
            GoalKind::Defend | GoalKind::FindAll | GoalKind::None => None,
        });
        let position = match options.side {
            Some(side) => self.position.with_turn(side),
            None => self.position.clone(),
        };
        let question = Question {
            goal: options.goal.or(puzzle_goal).unwrap_or(Class::Vcf),
            shortest: options.shortest,
            all: options.all,
            budget: options.budget(outside.stop()),
        };
        if options.memory.is_some() {
            self.vcf = Vcf::new(question.budget.memory);
        }
        let found = finding::find(&mut self.vcf, &position, &question).map_err(Trouble::Refused)?;
        if let (Some(file), Some(certificate)) = (&options.proof, &found.certificate) {
            let text = proof::write(certificate);
            outside.write(file, text.as_bytes()).map_err(|e| Trouble::Unwritable(file.clone(), e))?;
        }
        self.shown(found.verdict.proven().is_some());
        self.walk = None;
        self.finding = Some(found.clone());
        Ok(Reply::Finding(Box::new(found)))
    }

    /// A solution that was shown is no longer to be found.
    fn shown(&mut self, win: bool) {
        if let Some(task) = self.task.as_mut().filter(|task| win && task.is_open()) {
            task.state = State::Shown;
        }
    }

    /// The win that was found in this position, searched for if need be.
    fn win(&mut self, stop: &Stop) -> Result<(Finding, Attack), Trouble> {
        if self.finding.is_none() {
            let budget = Budget { stop: stop.clone(), ..Budget::default() };
            let question = Question { goal: Class::Vcf, shortest: true, all: false, budget };
            let found = finding::find(&mut self.vcf, &self.position, &question).map_err(Trouble::Refused)?;
            self.finding = Some(found);
        }
        match &self.finding {
            Some(finding) => match &finding.verdict {
                Verdict::Proven(attack) => Ok((finding.clone(), attack.clone())),
                Verdict::Disproven(_) | Verdict::Unknown(_) => {
                    Err(Trouble::GoalGone(finding.position.to_move()))
                }
            },
            None => Err(Trouble::NoWin),
        }
    }

    fn show_answer(&mut self, stop: &Stop) -> Answer {
        let (finding, _) = self.win(stop)?;
        self.shown(true);
        Ok(Reply::Finding(Box::new(finding)))
    }

    fn why(&mut self, point: Option<Point>, stop: &Stop) -> Answer {
        let reasons: Vec<Reason> = if let Some(task) = self.solved_task() {
            // The puzzle is solved: explain the way the board was brought to its end.
            let (start, moves) = (task.start.clone(), self.position.moves().to_vec());
            played(&start, &moves[start.moves().len()..])
        } else {
            let (finding, _) = self.win(stop)?;
            self.shown(true);
            finding.reasons
        };
        match point {
            None => Ok(Reply::Why(reasons)),
            Some(point) => {
                let one: Vec<Reason> = reasons.into_iter().filter(|r| r.attack == point).collect();
                if one.is_empty() { Err(Trouble::NotInLine(point)) } else { Ok(Reply::Why(one)) }
            }
        }
    }

    fn solved_task(&self) -> Option<&Task> {
        self.task.as_ref().filter(|task| task.state == State::Solved)
    }

    fn step(&mut self, stop: &Stop) -> Answer {
        let (finding, attack) = match (&self.finding, self.walk) {
            (Some(finding), Some(_)) => match finding.verdict.proven() {
                Some(attack) => (finding.clone(), attack.clone()),
                None => return Err(Trouble::NoWin),
            },
            _ => self.win(stop)?,
        };
        self.shown(true);
        let line = attack.line(&finding.position);
        let at = (self.walk.unwrap_or(0) + 1).min(line.len());
        Ok(self.walk_to(&finding, &line, at))
    }

    fn back(&mut self) -> Answer {
        let (Some(finding), Some(at)) = (self.finding.clone(), self.walk) else {
            return Err(Trouble::NothingToUndo);
        };
        let Some(attack) = finding.verdict.proven() else { return Err(Trouble::NoWin) };
        let line = attack.line(&finding.position);
        Ok(self.walk_to(&finding, &line, at.checked_sub(1).ok_or(Trouble::NothingToUndo)?))
    }

    /// Brings the board to the position after so many stones of the line.
    fn walk_to(&mut self, finding: &Finding, line: &[Point], at: usize) -> Reply {
        let mut position = finding.position.clone();
        for &point in &line[..at] {
            if position.make(point).is_err() {
                break;
            }
        }
        if position != self.position {
            self.past.push(std::mem::replace(&mut self.position, position.clone()));
            self.future.clear();
        }
        self.walk = Some(at);
        let played = at.checked_sub(1).map(|i| (position.to_move().other(), line[i]));
        let reason = played
            .filter(|_| at % 2 == 1)
            .and_then(|(_, point)| finding.reasons.iter().find(|reason| reason.attack == point).cloned());
        Reply::Step(Box::new(StepView { at, of: line.len(), played, reason, position }))
    }
}

/// Explains the attacking moves of a game that was played to its decision.
fn played(start: &Position, moves: &[Point]) -> Vec<Reason> {
    let Some((&last, steps)) = moves.split_last() else { return Vec::new() };
    let steps =
        steps.chunks_exact(2).map(|pair| crate::solve::Step { attack: pair[0], reply: pair[1] }).collect();
    explain::explain(start, &Attack { steps, last, stones: moves.len().div_ceil(2) as u16 })
}

fn check_files(files: &[String], positions: Option<u64>, outside: &mut dyn Outside) -> Reply {
    let bound = positions.unwrap_or(CHECK_BOUND);
    let mut check_file = |file: &String| {
        let bytes = outside.read(file).map_err(|e| Trouble::Unreadable(file.clone(), e))?;
        let text = String::from_utf8(bytes).map_err(|_| Trouble::NotText(file.clone()))?;
        let certificate = proof::parse(&text).map_err(|e| Trouble::Proof(file.clone(), e))?;
        Ok(check::check(&certificate, bound))
    };
    let checked = files.iter().map(|file| CheckedFile { file: file.clone(), report: check_file(file) });
    Reply::Checked(checked.collect())
}
