//! Practice: begun and ended, puzzle after puzzle, and what it has come to.

use std::collections::VecDeque;
use std::time::Duration;

use super::activity::Activity;
use super::grammar::Command;
use super::grammar::practice::{
    AHEAD, COMPLETE, DEFENCE, EXAM, EXAMS, EXPORT, FAILED, FILES, IMPORT, OPENINGS, PLAYLISTS, SETS, SLOW,
    STREAK,
};
use super::grammar::shared::SEED;
use super::options::Replies;
use super::outside::Outside;
use super::source::read_text;
use super::task::{State, Task};
use super::tasks::{filter_of, has_theme, puzzles_of};
use super::training::{Series, remembered};
use super::{Answer, Session, sets};
use crate::board::Dice;
use crate::reply::{Closed, PracticeView, Reply, Run, StatsView, Track, Trouble, Upcoming, said};
use crate::teach::puzzle::{Puzzle, library};
use crate::teach::train::{self, AttemptMode, ExportedPractice, PracticeRecord, PracticeStats, Replay};

impl Session {
    /// Begins practice.
    pub(super) fn practise(
        &mut self,
        mode: AttemptMode,
        command: &Command,
        outside: &mut dyn Outside,
    ) -> Answer {
        if command.has(&OPENINGS) {
            return self.drill(command, outside);
        }
        if command.has(&EXAMS) {
            return Self::exams_taken(command, outside);
        }
        if command.has(&SETS) {
            return Self::sets_made(outside);
        }
        if command.has(&PLAYLISTS) {
            return Self::playlists(command, outside);
        }
        if mode == AttemptMode::Train && command.has(&EXAM) {
            return self.begin_exam(command, outside);
        }
        let fixed = sets::fixed(command, outside)?;
        let files: Vec<String> = if fixed.is_some() { Vec::new() } else { command.all(&FILES).collect() };
        let (puzzles, mut troubles) = puzzles_of(&files, outside)?;
        let filter = filter_of(command);
        if fixed.is_none() {
            has_theme(&puzzles, &filter)?;
        }
        let replay = Replay { failed: command.has(&FAILED), slow: command.has(&SLOW) };
        let mut track = None;
        let list = if let Some(fixed) = fixed {
            track = Some(fixed.track);
            troubles.extend(fixed.troubles);
            Some(fixed.puzzles)
        } else if replay.failed || replay.slow {
            let attempts = outside.progress().attempts().map_err(Trouble::Progress)?;
            let found = train::replayed(&attempts, replay);
            let of = |(id, content): &(String, String)| {
                puzzles.iter().find(|puzzle| puzzle.id == *id && train::content(puzzle) == *content).cloned()
            };
            let list: VecDeque<Puzzle> = found.iter().filter_map(of).collect();
            if list.is_empty() {
                let notices = outside.progress().take_notices();
                let view = PracticeView {
                    troubles,
                    notices,
                    next: Upcoming::NothingToReplay,
                    ..PracticeView::default()
                };
                return Ok(Reply::Practice(Box::new(view)));
            }
            Some(list)
        } else {
            None
        };
        let limit = command.get(&STREAK).and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let replies = if command.has(&COMPLETE) { Some(Replies::All) } else { command.get(&DEFENCE) };
        let series = Series {
            mode: match (&track, limit) {
                (Some(Track::Set { .. }), _) => AttemptMode::Set,
                (_, Some(_)) => AttemptMode::Streak,
                (_, None) => mode,
            },
            puzzles,
            filter,
            ahead: command.has(&AHEAD),
            replies: replies.unwrap_or_default(),
            dice: Dice::new(command.get(&SEED).unwrap_or_else(|| outside.now())),
            until: limit.map(|limit| outside.elapsed() + limit),
            done: Vec::new(),
            list,
            track,
            failed: Vec::new(),
            returned: false,
            run: Run::default(),
        };
        let mut view = PracticeView { troubles, ..PracticeView::default() };
        self.set_next(series, &mut view, outside);
        view.notices.splice(..0, outside.progress().take_notices());
        Ok(Reply::Practice(Box::new(view)))
    }

    /// The statistics of practice.
    pub(super) fn stats(_: &mut Self, command: &Command, outside: &mut dyn Outside) -> Answer {
        if let Some(file) = command.get(&IMPORT) {
            return imported(&file, outside);
        }
        let attempts = outside.progress().attempts().map_err(Trouble::Progress)?;
        let now = outside.now();
        let Some(form) = command.get(&EXPORT) else {
            let stats = PracticeStats::of(&attempts, library::puzzles(), now);
            let notices = outside.progress().take_notices();
            return Ok(Reply::Stats(Box::new(StatsView { stats, now, notices })));
        };
        let lists = outside.progress().lists().map_err(Trouble::Progress)?;
        let results = outside.progress().learned().map_err(Trouble::Progress)?;
        let notices = outside.progress().take_notices();
        Ok(Reply::Attempts { attempts, lists, results, csv: form == "csv", notices })
    }

    /// Whether a series against the clock is under way: a miss ends a puzzle.
    pub(super) fn is_streak(&self) -> bool {
        self.activity.training().is_some_and(|training| training.series.mode == AttemptMode::Streak)
    }

    /// The result of a streak, where its time is up.
    pub(super) fn time_is_up(&mut self, outside: &dyn Outside) -> Option<Reply> {
        let Series { run, until, .. } = self.activity.training()?.series;
        until.filter(|&until| outside.elapsed() >= until)?;
        self.activity = Activity::Free;
        let view = PracticeView { next: Upcoming::Over(run), ..PracticeView::default() };
        Some(Reply::Practice(Box::new(view)))
    }

    /// Sets the next puzzle of the series; the current one counts as given up if it was begun.
    pub(super) fn next_in_practice(&mut self, outside: &mut dyn Outside) -> Reply {
        let begun = self.board.task.as_ref().is_some_and(Task::is_begun);
        let closed = if begun { self.close(false, outside) } else { None };
        if closed.is_none()
            && let Some(training) = self.activity.training_mut()
            && !training.closed
        {
            training.series.run.row = 0;
            training.put_back();
        }
        let mut view = PracticeView { closed, ..PracticeView::default() };
        if let Some(training) = self.activity.take_training() {
            self.set_next(training.series, &mut view, outside);
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
        let (Some(_), Some(task)) = (self.activity.training(), &self.board.task) else { return reply };
        let solved = match task.state {
            State::Solved => true,
            State::Shown => false,
            State::Open if streak && task.misses > 0 => false,
            State::Open => return reply,
        };
        let Some(closed) = self.close(solved, outside) else { return reply };
        let mut view = ended(reply, closed);
        if let Some(training) = self.activity.training()
            && training.ends_cycle()
        {
            let attempts = remembered(outside).0;
            view.next = training.series.cycle_over(&attempts, outside).unwrap_or_default();
            self.activity = Activity::Free;
        }
        if streak && let Some(training) = self.activity.take_training() {
            self.set_next(training.series, &mut view, outside);
        }
        view.notices.extend(outside.progress().take_notices());
        Reply::Practice(Box::new(view))
    }

    /// Ends practice; an unfinished attempt is stored as given up after the command.
    pub(super) fn leave(&mut self) {
        if let Some(training) = self.activity.take_training() {
            self.left = self.board.task.take().map(|task| (training, task));
        }
    }

    /// Stores the result of the current attempt; does nothing if it was already stored.
    fn close(&mut self, solved: bool, outside: &mut dyn Outside) -> Option<Closed> {
        self.activity.training_mut()?.close(self.board.task.as_ref()?, solved, outside)
    }

    /// Chooses the next puzzle of a series and puts it on the board; what is there stays where none is left to choose.
    fn set_next(&mut self, series: Series, view: &mut PracticeView, outside: &mut dyn Outside) {
        let (attempts, notice) = remembered(outside);
        view.notices.extend(notice);
        let now = outside.now();
        let record = PracticeRecord::replay(&attempts, now);
        let over = series.cycle_over(&attempts, outside);
        match series.next(&record, now, outside) {
            Ok((training, task, next)) => {
                self.leave();
                self.set_up(task.start.clone(), Some(task));
                self.activity = Activity::Practice(training);
                view.next = next;
            }
            // The last puzzle of a cycle was given up.
            Err(none) => view.next = over.unwrap_or(none),
        }
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

/// Adds the practice of an exported file to what is stored.
fn imported(file: &str, outside: &mut dyn Outside) -> Answer {
    let text = read_text(file, outside)?;
    let practice = serde_json::from_str::<ExportedPractice>(&text).unwrap_or_default();
    if practice == ExportedPractice::default() {
        return Err(Trouble::NoPractice(file.to_owned()));
    }
    let [added, unread] = practice.add_to(outside.progress()).map_err(Trouble::Progress)?;
    Ok(said!("done-imported", added = added, unread = unread))
}
