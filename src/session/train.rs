//! Practice: chooses puzzles, stores attempts, and computes ratings.

use std::borrow::Cow;
use std::time::Duration;

use super::grammar::Command;
use super::grammar::practice::{AHEAD, COMPLETE, DEFENCE, EXPORT, FILES, STREAK};
use super::grammar::shared::SEED;
use super::options::Replies;
use super::outside::Outside;
use super::puzzles::LOOK;
use super::source::read_text;
use super::task::{State, Task};
use super::tasks::{filter_of, has_theme};
use super::{Answer, Session};
use crate::board::{Dice, Symmetry};
use crate::reply::{Closed, PracticeView, Reply, Run, StatsView, TaskView, Trouble, Upcoming};
use crate::teach::Notice;
use crate::teach::puzzle::{self, GoalKind, Puzzle, library};
use crate::teach::train::{self, Attempt, AttemptMode, PracticeRecord, PracticeStats, PuzzleFilter};

/// A series of puzzles.
pub(super) struct Training {
    mode: AttemptMode,
    puzzles: Cow<'static, [Puzzle]>,
    filter: PuzzleFilter,
    /// Whether repetitions that are not due yet are set as well, the soonest first.
    ahead: bool,
    /// The manner of the defender's replies.
    replies: Replies,
    dice: Dice,
    /// The end of a streak, by the monotonic clock.
    until: Option<Duration>,
    /// The ids of the puzzles that were set, in order.
    done: Vec<String>,
    run: Run,
    current: Option<Current>,
}

/// The current puzzle.
struct Current {
    /// The puzzle as in its file.
    puzzle: Puzzle,
    /// The symmetry under which it is shown.
    symmetry: Symmetry,
    begun: Duration,
    /// Whether the attempt has ended.
    closed: bool,
}

/// The difference, in rating points, between the solver and the first puzzle of a streak, which is easier.
const EASIER: f64 = 300.0;

/// The rating points by which the target rises with each puzzle solved in a streak.
const HARDER: f64 = 40.0;

/// One in this many puzzles with a win by threats is set like a decoy, unless only such puzzles were
/// requested: otherwise the question whether there is a win would reveal that there is none. There are four
/// times as many of these puzzles as decoys; where only decoys were requested, every other puzzle is one with
/// a win.
const WON_LOOKS: usize = 4;

impl Session {
    /// Begins practice.
    pub(super) fn practise(
        &mut self,
        mode: AttemptMode,
        command: &Command,
        outside: &mut dyn Outside,
    ) -> Answer {
        let files: Vec<String> = command.all(&FILES).collect();
        let (puzzles, troubles) = puzzles_of(&files, outside)?;
        let filter = filter_of(command);
        has_theme(&puzzles, &filter)?;
        let limit = command.get(&STREAK).and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let replies = if command.has(&COMPLETE) { Some(Replies::All) } else { command.get(&DEFENCE) };
        let training = Training {
            mode: if limit.is_some() { AttemptMode::Streak } else { mode },
            puzzles,
            filter,
            ahead: command.has(&AHEAD),
            replies: replies.unwrap_or_default(),
            dice: Dice::new(command.get(&SEED).unwrap_or_else(|| outside.now())),
            until: limit.map(|limit| outside.elapsed() + limit),
            done: Vec::new(),
            run: Run::default(),
            current: None,
        };
        let mut view = PracticeView { troubles, ..PracticeView::default() };
        self.set_next(training, &mut view, outside);
        view.notices.splice(..0, outside.progress().take_notices());
        Ok(Reply::Practice(Box::new(view)))
    }

    /// The statistics of practice.
    pub(super) fn stats(_: &mut Self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let attempts = outside.progress().attempts().map_err(Trouble::Progress)?;
        let now = outside.now();
        let notices = outside.progress().take_notices();
        Ok(match command.get(&EXPORT) {
            None => {
                let stats = PracticeStats::of(&attempts, library::puzzles(), now);
                Reply::Stats(Box::new(StatsView { stats, now, notices }))
            }
            Some(form) => Reply::Attempts { attempts, csv: form == "csv", notices },
        })
    }

    /// Whether a series of puzzles is in progress.
    pub(super) const fn is_practising(&self) -> bool {
        self.training.is_some()
    }

    /// Whether the series is a streak, in which a wrong move ends a puzzle.
    pub(super) fn is_streak(&self) -> bool {
        self.training.as_ref().is_some_and(|training| training.mode == AttemptMode::Streak)
    }

    /// The result of a streak, where its time is up.
    pub(super) fn time_is_up(&mut self, outside: &dyn Outside) -> Option<Reply> {
        let training = self.training.as_ref()?;
        let run = training.run;
        training.until.filter(|&until| outside.elapsed() >= until)?;
        self.training = None;
        let view = PracticeView { next: Upcoming::Over(run), ..PracticeView::default() };
        Some(Reply::Practice(Box::new(view)))
    }

    /// Sets the next puzzle of the series; the current one counts as given up if it was begun.
    pub(super) fn next_in_practice(&mut self, outside: &mut dyn Outside) -> Reply {
        let begun = self.task.as_ref().is_some_and(Task::is_begun);
        let closed = if begun { self.close(false, outside) } else { None };
        if closed.is_none()
            && let Some(training) = &mut self.training
            && training.current.as_ref().is_some_and(|current| !current.closed)
        {
            training.run.row = 0;
        }
        let mut view = PracticeView { closed, ..PracticeView::default() };
        if let Some(training) = self.training.take() {
            self.set_next(training, &mut view, outside);
        }
        view.notices.extend(outside.progress().take_notices());
        Reply::Practice(Box::new(view))
    }

    /// After each command, stores an attempt that has ended, and continues a streak.
    pub(super) fn settle(&mut self, reply: Reply, outside: &mut dyn Outside) -> Reply {
        if let Some((mut training, task)) = self.left.take()
            && task.is_begun()
            && let Some(closed) = training.close(&task, false, outside)
        {
            return match reply {
                Reply::Goodbye => reply,
                reply => Reply::Practice(Box::new(ended(reply, closed))),
            };
        }
        let streak = self.is_streak();
        let (Some(_), Some(task)) = (&self.training, &self.task) else { return reply };
        let solved = match task.state {
            State::Solved => true,
            State::Shown => false,
            State::Open if streak && task.misses > 0 => false,
            State::Open => return reply,
        };
        let Some(closed) = self.close(solved, outside) else { return reply };
        let mut view = ended(reply, closed);
        if streak && let Some(training) = self.training.take() {
            self.set_next(training, &mut view, outside);
        }
        view.notices.extend(outside.progress().take_notices());
        Reply::Practice(Box::new(view))
    }

    /// Ends practice; an unfinished attempt is stored as given up after the command.
    pub(super) fn leave(&mut self) {
        if let Some(training) = self.training.take() {
            self.left = self.task.take().map(|task| (training, task));
        }
    }

    /// Stores the result of the current attempt; does nothing if it was already stored.
    fn close(&mut self, solved: bool, outside: &mut dyn Outside) -> Option<Closed> {
        self.training.as_mut()?.close(self.task.as_ref()?, solved, outside)
    }

    /// Chooses the next puzzle of a series and sets it; without a suitable puzzle the position is unchanged.
    fn set_next(&mut self, mut training: Training, view: &mut PracticeView, outside: &mut dyn Outside) {
        let (attempts, notice) = remembered(outside);
        view.notices.extend(notice);
        let now = outside.now();
        let record = PracticeRecord::replay(&attempts, now);
        let puzzles = &*training.puzzles;
        let filter = &training.filter;
        let due = train::due(puzzles, &record, filter);
        let left = |&(at, puzzle): &(u64, &Puzzle)| {
            (at <= now || training.ahead) && !training.done.contains(&puzzle.id)
        };
        let waiting = due.iter().filter(|entry| left(entry)).count();
        let chosen = match training.mode {
            AttemptMode::Review => due.iter().find(|entry| left(entry)).map(|(_, puzzle)| *puzzle),
            AttemptMode::Train | AttemptMode::Streak => {
                let streak = training.mode == AttemptMode::Streak;
                let ahead = if streak { training.run.solved as f64 * HARDER - EASIER } else { 0.0 };
                let target = record.skill.rating + ahead;
                let won = filter.kind == Some(GoalKind::None) && training.dice.below(2) == 0;
                let dice = &mut training.dice;
                let mut next = |filter: &PuzzleFilter| {
                    train::next(puzzles, &record, filter, &training.done, target, dice)
                };
                let asked = next(filter);
                let other = asked.filter(|_| won).and_then(|_| {
                    next(&PuzzleFilter { kind: Some(GoalKind::Vct), theme: None, ..filter.clone() })
                });
                other.or(asked)
            }
        };
        let Some(puzzle) = chosen else {
            let later = due.iter().map(|(at, _)| at.saturating_sub(now)).find(|&wait| wait > 0);
            view.next = match training.mode {
                AttemptMode::Review => Upcoming::NothingDue(later),
                AttemptMode::Train | AttemptMode::Streak => Upcoming::NoneFits,
            };
            return;
        };
        let symmetry = match training.mode {
            AttemptMode::Review => Symmetry::ALL[training.dice.below(Symmetry::ALL.len())],
            AttemptMode::Train | AttemptMode::Streak => Symmetry::IDENTITY,
        };
        let seen = train::turned(puzzle, symmetry);
        let look = match (puzzle.goal.kind, filter.kind) {
            (GoalKind::None, _) | (GoalKind::Vct, Some(GoalKind::None)) => true,
            (GoalKind::Vct, None) => training.dice.below(WON_LOOKS) == 0,
            _ => false,
        };
        let shown = if look { train::disguised(&seen, "look", LOOK) } else { seen.clone() };
        self.start(seen.position.clone(), Some(seen.clone()));
        if let Some(task) = &mut self.task {
            task.replies = training.replies;
            task.look = look;
        }
        view.next = Upcoming::Task {
            task: Box::new(TaskView { position: seen.position, puzzle: shown }),
            mode: training.mode,
            // All decoys have similar ratings, which would distinguish them from other puzzles.
            rating: (!look).then(|| record.rating(puzzle)),
            skill: record.skill,
            due: waiting,
            left: training.until.map(|until| until.saturating_sub(outside.elapsed()).as_millis() as u64),
        };
        training.done.push(puzzle.id.clone());
        training.current =
            Some(Current { puzzle: puzzle.clone(), symmetry, begun: outside.elapsed(), closed: false });
        self.training = Some(training);
    }
}

/// The view of a reply that ended an attempt.
fn ended(answer: Reply, closed: Closed) -> PracticeView {
    let view = match answer {
        Reply::Practice(view) => *view,
        answer => PracticeView { answer: Some(Box::new(answer)), ..PracticeView::default() },
    };
    PracticeView { closed: Some(closed), ..view }
}

impl Training {
    /// Stores the result of an attempt; returns `None` if it was already stored.
    fn close(&mut self, task: &Task, solved: bool, outside: &mut dyn Outside) -> Option<Closed> {
        let current = self.current.as_mut().filter(|current| !current.closed)?;
        current.closed = true;
        let back = current.symmetry.inverse();
        let attempt = Attempt {
            at: outside.now(),
            puzzle: current.puzzle.id.clone(),
            content: train::content(&current.puzzle),
            kind: current.puzzle.goal.kind.name().to_owned(),
            mode: self.mode,
            solved,
            misses: task.misses,
            hints: task.hints,
            score: train::score(solved, task.misses, task.help),
            millis: outside.elapsed().saturating_sub(current.begun).as_millis() as u64,
            rating: train::starting(&current.puzzle),
            moves: task.tried.iter().map(|&point| back.apply(point)).collect(),
        };
        let run = &mut self.run;
        let clean = solved && task.misses == 0;
        run.tried += 1;
        run.solved += usize::from(clean);
        run.row = if clean { run.row + 1 } else { 0 };
        run.longest = run.longest.max(run.row);
        let turned = current.symmetry != Symmetry::IDENTITY;
        let puzzle = current.puzzle.clone();
        let mut all = remembered(outside).0;
        let before = PracticeRecord::replay(&all, attempt.at).skill;
        // An attempt that cannot be written is kept in memory, and a notice is added.
        outside.progress().record(attempt.clone());
        all.push(attempt.clone());
        let record = PracticeRecord::replay(&all, attempt.at);
        let due = record.standing(&puzzle).map_or(attempt.at, |standing| standing.card.due);
        let due_in = due.saturating_sub(attempt.at);
        Some(Closed { attempt, skill: (before, record.skill), due_in, turned })
    }
}

/// The puzzles of the files, and the faults of those that cannot be read; without files, the built-in
/// puzzles.
///
/// Where no puzzle can be read, the first fault is returned as an error.
fn puzzles_of(
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

/// All attempts that can be read, and a notice where they cannot be read.
fn remembered(outside: &mut dyn Outside) -> (Vec<Attempt>, Option<Notice>) {
    match outside.progress().attempts() {
        Ok(attempts) => (attempts, None),
        Err(fault) => (Vec::new(), Some(Notice::Unread(fault))),
    }
}
