//! A series of puzzles: which comes next, and how an attempt ends.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::time::Duration;

use super::options::Replies;
use super::outside::Outside;
use super::puzzles::{LOOK, looks, looks_always};
use super::task::Task;
use crate::board::{Dice, Symmetry};
use crate::reply::{Closed, Run, TaskView, Track, Upcoming};
use crate::teach::Notice;
use crate::teach::puzzle::{GoalKind, Puzzle};
use crate::teach::train::{self, Attempt, AttemptMode, ListPlace, Millis, PracticeRecord, PuzzleFilter};

/// Rating points by which the first puzzle of a streak is easier than the solver.
const EASIER: f64 = 300.0;

/// Rating points by which each puzzle that is solved in a streak makes the next one harder.
const HARDER: f64 = 40.0;

/// A puzzle that failed returns after this many others.
const OTHERS: usize = 3;

/// A series of puzzles, one after the other.
pub(super) struct Series {
    pub mode: AttemptMode,
    pub puzzles: Cow<'static, [Puzzle]>,
    pub filter: PuzzleFilter,
    /// Whether repetitions that are not due yet are set as well, the soonest first.
    pub ahead: bool,
    /// How the program defends.
    pub replies: Replies,
    pub dice: Dice,
    /// When the time is up.
    pub until: Option<Duration>,
    /// Ids of the puzzles that were set, in order.
    pub done: Vec<String>,
    /// The puzzles that are still to be set, where they are a fixed list.
    pub list: Option<VecDeque<Puzzle>>,
    /// What this list is, where it has a name.
    pub track: Option<Track>,
    /// The puzzles that failed, which return.
    pub failed: Vec<Failed>,
    /// Whether the last puzzle was one that returned: after it comes another one, where there is one.
    pub returned: bool,
    pub run: Run,
}

/// A puzzle that failed in this session.
pub(super) struct Failed {
    puzzle: Puzzle,
    /// The number of puzzles that had been tried then.
    tried: usize,
}

/// The next puzzle of a series.
struct Choice {
    puzzle: Puzzle,
    /// The number of puzzles that are due or left in the list, this one included.
    left: usize,
    /// Whether it failed before.
    again: bool,
}

/// A series of puzzles, and the one of them that was set last.
pub(super) struct Training {
    pub series: Series,
    /// The puzzle as it stands in its file.
    puzzle: Puzzle,
    /// How it is seen.
    symmetry: Symmetry,
    begun: Duration,
    /// Whether the attempt came to its end.
    pub closed: bool,
}

impl Series {
    /// Sets the next puzzle and says what it is; where none is left to choose, why.
    pub fn next(
        mut self,
        record: &PracticeRecord,
        now: Millis,
        outside: &dyn Outside,
    ) -> Result<(Box<Training>, Task, Upcoming), Upcoming> {
        let Choice { puzzle, left, again } = self.choose(record, now)?;
        let symmetry = match self.mode {
            // An exam is gone through as it was seen.
            AttemptMode::Review if self.track.is_none() => {
                Symmetry::ALL[self.dice.below(Symmetry::ALL.len())]
            }
            _ => Symmetry::IDENTITY,
        };
        let seen = train::turned(&puzzle, symmetry);
        let look = match (puzzle.goal.kind, self.filter.kind) {
            // A cycle asks what the cycle before it asked.
            (GoalKind::Vct, _) if self.mode == AttemptMode::Set => looks_always(&puzzle),
            (GoalKind::Vct, Some(GoalKind::None)) => true,
            (GoalKind::Vct, Some(_)) => false,
            _ => looks(&puzzle, &mut self.dice),
        };
        let shown = if look { train::disguised(&seen, "look", LOOK) } else { seen.clone() };
        let next = Upcoming::Task {
            task: Box::new(TaskView { position: seen.position.clone(), puzzle: shown }),
            mode: self.mode,
            // Decoys are rated alike, which would tell them from the others.
            rating: (!look).then(|| record.rating(&puzzle)),
            skill: record.skill,
            placing: (self.mode == AttemptMode::Train && record.is_placing())
                .then(|| record.ratings.len() + 1),
            again,
            track: self.track.clone().map(Box::new),
            due: left,
            left: self.until.map(|until| until.saturating_sub(outside.elapsed()).as_millis() as u64),
        };
        let start = seen.position.clone();
        let task = Task { replies: self.replies, look, ..Task::new(seen, start) };
        self.done.push(puzzle.id.clone());
        let training = Training { series: self, puzzle, symmetry, begun: outside.elapsed(), closed: false };
        Ok((Box::new(training), task, next))
    }

    /// The place of its attempts in a set.
    fn place(&self) -> Option<ListPlace> {
        match &self.track {
            Some(Track::Set { name, cycle, .. }) => Some(ListPlace { list: name.clone(), cycle: *cycle }),
            _ => None,
        }
    }

    /// The next puzzle; where none is left to choose, why.
    fn choose(&mut self, record: &PracticeRecord, now: Millis) -> Result<Choice, Upcoming> {
        if let Some(failed) = self.returning(OTHERS).filter(|_| !self.returned) {
            self.returned = true;
            return Ok(failed);
        }
        self.returned = false;
        let chosen = if self.list.is_some() { self.listed() } else { self.drawn(record, now) };
        // Where nothing else is left, there is nothing to wait for.
        chosen.or_else(|none| self.returning(0).ok_or(none))
    }

    /// A puzzle that failed, after at least this many others.
    fn returning(&self, others: usize) -> Option<Choice> {
        let waited = |failed: &&Failed| self.run.tried >= failed.tried + others;
        let puzzle = self.failed.iter().find(waited)?.puzzle.clone();
        Some(Choice { puzzle, left: self.failed.len(), again: true })
    }

    /// The next puzzle of a fixed list.
    fn listed(&mut self) -> Result<Choice, Upcoming> {
        let list = self.list.as_mut().ok_or(Upcoming::NoneFits)?;
        let left = list.len();
        let puzzle = list.pop_front().ok_or(Upcoming::Done(self.run))?;
        Ok(Choice { puzzle, left, again: false })
    }

    /// A puzzle that is due or near the solver's rating.
    fn drawn(&mut self, record: &PracticeRecord, now: Millis) -> Result<Choice, Upcoming> {
        let (puzzles, filter, dice) = (&*self.puzzles, &self.filter, &mut self.dice);
        let due = train::due(puzzles, record, filter);
        let left =
            |&&(at, puzzle): &&(u64, &Puzzle)| (at <= now || self.ahead) && !self.done.contains(&puzzle.id);
        let chosen = match self.mode {
            AttemptMode::Review => due.iter().find(left).map(|(_, puzzle)| *puzzle),
            // The other modes have lists or a series of their own.
            AttemptMode::Train
            | AttemptMode::Streak
            | AttemptMode::Opening
            | AttemptMode::Set
            | AttemptMode::Exam => {
                let target = match self.mode {
                    AttemptMode::Streak => record.skill.rating + self.run.solved as f64 * HARDER - EASIER,
                    _ if record.is_placing() => placed(puzzles, record, filter),
                    _ => record.skill.rating,
                };
                let won = filter.kind == Some(GoalKind::None) && dice.below(2) == 0;
                let mut next =
                    |filter: &PuzzleFilter| train::next(puzzles, record, filter, &self.done, target, dice);
                let asked = next(filter);
                let other = asked.filter(|_| won).and_then(|_| {
                    next(&PuzzleFilter { kind: Some(GoalKind::Vct), theme: None, ..filter.clone() })
                });
                other.or(asked)
            }
        };
        let none = || match self.mode {
            AttemptMode::Review => {
                let mut waits = due.iter().map(|(at, _)| at.saturating_sub(now));
                Upcoming::NothingDue(waits.find(|&wait| wait > 0))
            }
            _ => Upcoming::NoneFits,
        };
        let puzzle = chosen.ok_or_else(none)?.clone();
        Ok(Choice { puzzle, left: due.iter().filter(left).count(), again: false })
    }
}

/// The rating of the next puzzle while the solver is placed among those that the filter leaves.
fn placed(puzzles: &[Puzzle], record: &PracticeRecord, filter: &PuzzleFilter) -> f64 {
    let ratings = puzzles.iter().map(|puzzle| (puzzle, record.rating(puzzle)));
    let wanted = ratings.filter(|(puzzle, rating)| filter.wants(puzzle, *rating)).map(|(_, rating)| rating);
    let range = wanted
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), rating| (low.min(rating), high.max(rating)));
    train::placement_target(range, &record.placement)
}

impl Training {
    /// Puts the puzzle that was passed over at the end of the cycle, where it belongs to one.
    pub fn put_back(&mut self) {
        if self.series.mode == AttemptMode::Set
            && let Some(list) = &mut self.series.list
        {
            list.push_back(self.puzzle.clone());
        }
    }

    /// Whether the puzzle that was closed was the last one of a cycle.
    pub fn ends_cycle(&self) -> bool {
        let is_empty = self.series.list.as_ref().is_some_and(VecDeque::is_empty);
        self.series.mode == AttemptMode::Set && self.closed && is_empty
    }

    /// Remembers how an attempt ended; nothing if that was done before.
    pub fn close(&mut self, task: &Task, solved: bool, outside: &mut dyn Outside) -> Option<Closed> {
        if std::mem::replace(&mut self.closed, true) {
            return None;
        }
        let back = self.symmetry.inverse();
        let attempt = Attempt {
            at: outside.now(),
            puzzle: self.puzzle.id.clone(),
            content: train::content(&self.puzzle),
            kind: self.puzzle.goal.kind.name().to_owned(),
            mode: self.series.mode,
            solved,
            misses: task.misses,
            hints: task.hints,
            score: train::score(solved, task.misses, task.help),
            millis: outside.elapsed().saturating_sub(self.begun).as_millis() as u64,
            rating: train::starting(&self.puzzle),
            moves: task.tried.iter().map(|&point| back.apply(point)).collect(),
            place: self.series.place(),
        };
        let run = &mut self.series.run;
        let clean = solved && task.misses == 0;
        run.tried += 1;
        run.solved += usize::from(clean);
        run.row = if clean { run.row + 1 } else { 0 };
        run.longest = run.longest.max(run.row);
        let tried = run.tried;
        self.series.failed.retain(|failed| failed.puzzle.id != self.puzzle.id);
        // In a cycle it is tried again in the next one.
        if !solved && !matches!(self.series.mode, AttemptMode::Streak | AttemptMode::Set) {
            self.series.failed.push(Failed { puzzle: self.puzzle.clone(), tried });
        }
        let turned = self.symmetry != Symmetry::IDENTITY;
        let puzzle = self.puzzle.clone();
        let all = remembered_with(&attempt, outside);
        let before = PracticeRecord::replay(&all[..all.len() - 1], attempt.at).skill;
        let record = PracticeRecord::replay(&all, attempt.at);
        let due = record.standing(&puzzle).map_or(attempt.at, |standing| standing.card.due);
        let due_in = due.saturating_sub(attempt.at);
        Some(Closed { attempt, skill: (before, record.skill), rated: record.ratings.len(), due_in, turned })
    }
}

/// Stores an attempt, and returns all of them, this one last. Where it cannot be kept a notice says so, and it is kept in
/// memory.
pub(super) fn remembered_with(attempt: &Attempt, outside: &mut dyn Outside) -> Vec<Attempt> {
    let mut all = remembered(outside).0;
    outside.progress().record(attempt.clone());
    all.push(attempt.clone());
    all
}

/// All attempts that can be read, and what is to be said where they cannot.
pub(super) fn remembered(outside: &mut dyn Outside) -> (Vec<Attempt>, Option<Notice>) {
    match outside.progress().attempts() {
        Ok(attempts) => (attempts, None),
        Err(fault) => (Vec::new(), Some(Notice::Unread(fault))),
    }
}
