//! The session's commands that list, show, set and restart puzzles.

use std::borrow::Cow;

use super::activity::Activity;
use super::grammar::Command;
use super::grammar::game::Which;
use super::grammar::practice::{ID, KIND, RATING, THEME, UNDER, WHY};
use super::options::SolveOptions;
use super::outside::Outside;
use super::source::{self, read_text};
use super::task::{State, Task};
use super::{Answer, Session};
use crate::reply::{Reply, TaskView, Trouble, WorthView};
use crate::solve::Budget;
use crate::teach::puzzle::{self, Puzzle, library};
use crate::teach::train::{self, PuzzleFilter, facts, mine};

/// The puzzle that is set first: one move wins, every other loses to a run of fours.
const FIRST: &str = "vcf-0064";

impl Session {
    pub(super) fn task_view(&self) -> Option<Reply> {
        let puzzle = self.board.task.as_ref()?.puzzle.clone();
        Some(Reply::Task(Box::new(TaskView { puzzle, position: self.board.position.clone() })))
    }

    /// The next step of a walk that goes on, except in practice; otherwise the next puzzle.
    pub(super) fn next(&mut self, _: &Command, outside: &mut dyn Outside) -> Answer {
        if self.known.is_walking() && self.activity.training().is_none() {
            return self.step_to(None, &SolveOptions::default(), &outside.limits());
        }
        if let Some(answer) = self.step_in_study(outside) {
            return answer;
        }
        if self.activity.training().is_some() {
            return Ok(self.next_in_practice(outside));
        }
        if self.board.task.as_ref().is_some_and(|task| task.in_game) {
            return self.go_to_moment(Which::Next, &outside.stop());
        }
        let (first, others): (Vec<_>, Vec<_>) =
            library::puzzles().iter().partition(|puzzle| puzzle.id == FIRST);
        let mut order = first.into_iter().chain(others);
        let current = self.board.task.as_ref().map(|task| &task.puzzle.id);
        let puzzle = match current {
            Some(id) => order.skip_while(|puzzle| puzzle.id != *id).nth(1),
            None => order.next(),
        };
        let puzzle = puzzle.ok_or(Trouble::NoMorePuzzles)?;
        self.start(puzzle.position.clone(), Some(puzzle.clone()));
        Ok(self.task_view().unwrap_or(Reply::Silent))
    }

    pub(super) fn restart(&mut self) -> Answer {
        let task = self.board.puzzle_before().ok_or(Trouble::NoPuzzle)?.clone();
        if task.in_game {
            self.board.return_to_game();
            self.board.begin(task.again());
            self.known.forget();
            return Ok(self.task_view().unwrap_or(Reply::Silent));
        }
        let again = match &self.activity {
            // An attempt goes on, with what it has cost so far.
            Activity::Practice(_) => {
                Task { state: State::Open, found: Vec::new(), pending: Vec::new(), ..task }
            }
            Activity::Free
            | Activity::Lesson(_)
            | Activity::Study(_)
            | Activity::Drill(_)
            | Activity::Exam(_) => task.again(),
        };
        self.set_up(again.start.clone(), Some(again));
        Ok(self.task_view().unwrap_or(Reply::Silent))
    }

    /// The built-in puzzles that fulfil the command's conditions.
    pub(super) fn list(_: &mut Self, command: &Command, _: &mut dyn Outside) -> Answer {
        let (puzzles, filter) = (library::puzzles(), filter_of(command));
        has_theme(puzzles, &filter)?;
        let wanted = |puzzle: &&Puzzle| filter.wants(puzzle, train::starting(puzzle));
        Ok(Reply::Puzzles(puzzles.iter().filter(wanted).cloned().collect()))
    }

    /// One puzzle, without its solution.
    pub(super) fn show_puzzle(_: &mut Self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let id = command.need(&ID)?;
        let puzzle = library::find(&id).ok_or_else(|| source::unknown_puzzle(&id))?;
        if !command.has(&WHY) {
            return Ok(Reply::Puzzle(Box::new(puzzle.clone())));
        }
        let budget = Budget { nodes: Some(facts::NODES), stop: outside.stop(), ..Budget::default() };
        let facts = facts::facts(&puzzle.position, puzzle.goal.kind, &budget).map_err(Trouble::NoHelp)?;
        let quality = mine::quality(&facts, &budget, usize::MAX);
        Ok(Reply::Worth(Box::new(WorthView { puzzle: puzzle.clone(), quality })))
    }
}

/// The conditions on puzzles in a command.
pub(super) fn filter_of(command: &Command) -> PuzzleFilter {
    let (kind, theme) = (command.get(&KIND), command.get(&THEME));
    PuzzleFilter { kind, theme, rating: command.get(&RATING), rule: command.get(&UNDER) }
}

/// Checks that there is a puzzle with the requested theme.
pub(super) fn has_theme(puzzles: &[Puzzle], filter: &PuzzleFilter) -> Result<(), Trouble> {
    let Some(theme) = &filter.theme else { return Ok(()) };
    let themes = train::themes(puzzles);
    if themes.iter().any(|(known, _)| known.eq_ignore_ascii_case(theme)) {
        return Ok(());
    }
    let known = themes.into_iter().map(|(known, _)| known.to_owned()).collect();
    Err(Trouble::UnknownTheme(theme.clone(), known))
}

/// The puzzles of the files, and what could not be read of them; without files those that ship with the program.
///
/// Where no puzzle can be read, the first fault is returned as an error.
pub(super) fn puzzles_of(
    files: &[String],
    outside: &mut dyn Outside,
) -> Result<(Cow<'static, [Puzzle]>, Vec<Trouble>), Trouble> {
    if files.is_empty() {
        return Ok((Cow::Borrowed(library::puzzles()), Vec::new()));
    }
    let (mut puzzles, mut troubles) = (Vec::new(), Vec::new());
    for name in files {
        let text = match read_text(name, outside) {
            Ok(text) => text,
            Err(trouble) => {
                troubles.push(trouble);
                continue;
            }
        };
        for entry in puzzle::parse_each(&text) {
            match entry.puzzle {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(error) => troubles.push(Trouble::PuzzleFile(name.clone(), error)),
            }
        }
    }
    if puzzles.is_empty() && !troubles.is_empty() {
        return Err(troubles.swap_remove(0));
    }
    Ok((Cow::Owned(puzzles), troubles))
}
