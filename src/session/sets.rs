//! Practice through fixed lists: sets in cycles, playlists, and the puzzles of an exam that is over.

use std::borrow::Cow;
use std::collections::VecDeque;

use super::exam::exams;
use super::grammar::Command;
use super::grammar::practice::{COUNT, FILES, OF_EXAM, PLAYLIST, SET, SET_OPTIONS, SHUFFLE};
use super::grammar::shared::SEED;
use super::outside::Outside;
use super::source::nearest;
use super::tasks::{filter_of, has_theme, puzzles_of};
use super::training::{Series, remembered};
use super::{Answer, Session};
use crate::board::Dice;
use crate::reply::{
    CycleView, ListTrouble, ListsReply, PlaylistsView, Reply, SetView, SetsView, Track, Trouble, Upcoming,
};
use crate::teach::puzzle::Puzzle;
use crate::teach::train::{
    self, Attempt, ListKind, ListedPuzzle, Playlist, PracticeList, PracticeRecord, PuzzleFilter,
};

/// The puzzles of a new set, where no number is given.
const SET_PUZZLES: usize = 30;

/// A fixed list of puzzles that is gone through.
pub(super) struct Fixed {
    pub track: Track,
    pub puzzles: VecDeque<Puzzle>,
    /// What could not be read of the files.
    pub troubles: Vec<Trouble>,
}

/// The list that a command of practice goes through; `None` where it names none.
pub(super) fn fixed(command: &Command, outside: &mut dyn Outside) -> Result<Option<Fixed>, Trouble> {
    if let Some(name) = command.get(&SET) {
        return cycle(&name, command, outside).map(Some);
    }
    if let Some(themes) = command.get(&PLAYLIST) {
        return playlist(themes, command, outside).map(Some);
    }
    command.get(&OF_EXAM).map(|number| of_exam(number, outside)).transpose()
}

/// The cycle of a set that goes on or comes next. A set that there is not yet is made.
fn cycle(name: &str, command: &Command, outside: &mut dyn Outside) -> Result<Fixed, Trouble> {
    let asked = command.written(SET_OPTIONS);
    let sets = sets(outside)?;
    let set = match sets.iter().find(|set| set.name == name) {
        Some(set) if asked.is_empty() || asked == set.asked => set.clone(),
        Some(set) => {
            let differs = ListTrouble::Differs(name.to_owned(), set.asked.clone(), set.puzzles.len());
            return Err(Trouble::List(differs));
        }
        None => {
            let like = nearest(name, sets.iter().map(|set| set.name.as_str())).filter(|_| asked.is_empty());
            if let Some(like) = like {
                return Err(Trouble::List(ListTrouble::NoSet(name.to_owned(), like.to_owned())));
            }
            let set = made(name, asked, command, outside)?;
            outside.progress().add_list(set.clone());
            set
        }
    };
    let (puzzles, troubles) = puzzles_of(&set.files, outside)?;
    let attempts = remembered(outside).0;
    let (cycle, left) = set.left(&attempts, &puzzles);
    if left.is_empty() {
        return Err(Trouble::List(ListTrouble::Gone(set.name)));
    }
    let track = Track::Set { name: set.name, cycle, of: set.puzzles.len() };
    Ok(Fixed { track, puzzles: left.into_iter().cloned().collect(), troubles })
}

/// A new set.
fn made(
    name: &str,
    asked: String,
    command: &Command,
    outside: &mut dyn Outside,
) -> Result<PracticeList, Trouble> {
    let files: Vec<String> = command.all(&FILES).collect();
    let (puzzles, _) = puzzles_of(&files, outside)?;
    let filter = filter_of(command);
    has_theme(&puzzles, &filter)?;
    let at = outside.now();
    // What was practised before says nothing about the set: its puzzles are repeated anyway.
    let record = PracticeRecord::default();
    let wanted = filter.select(&puzzles, &record);
    let count = command.get(&COUNT).unwrap_or_else(|| SET_PUZZLES.min(wanted.len()).max(1));
    if wanted.len() < count {
        return Err(Trouble::List(ListTrouble::TooFew(count, wanted.len())));
    }
    let seed = command.get(&SEED).unwrap_or(at);
    let chosen = train::spread(wanted, count, &record, &mut Dice::new(seed));
    Ok(PracticeList {
        at,
        kind: ListKind::Set,
        name: name.to_owned(),
        puzzles: chosen.into_iter().map(ListedPuzzle::of).collect(),
        asked,
        files,
        shuffle: command.has(&SHUFFLE).then_some(seed),
        limit: None,
    })
}

/// The puzzles of some themes from easy to hard: those that are not solved yet, or all where all are solved.
fn playlist(themes: Vec<String>, command: &Command, outside: &mut dyn Outside) -> Result<Fixed, Trouble> {
    let files: Vec<String> = command.all(&FILES).collect();
    let (puzzles, troubles) = puzzles_of(&files, outside)?;
    for theme in &themes {
        has_theme(&puzzles, &PuzzleFilter { theme: Some(theme.clone()), ..PuzzleFilter::default() })?;
    }
    let attempts = remembered(outside).0;
    let record = PracticeRecord::replay(&attempts, outside.now());
    let all = Playlist::of(&puzzles, &themes, &record, &filter_of(command));
    let mut list: Vec<&Puzzle> =
        all.iter().copied().filter(|puzzle| !train::is_solved(puzzle, &record)).collect();
    let track = Track::Playlist { themes, of: all.len() };
    if list.is_empty() {
        list = all;
    }
    Ok(Fixed { track, puzzles: list.into_iter().cloned().collect(), troubles })
}

/// The puzzles of an exam that is over, in its order; 0 is the last one.
fn of_exam(number: usize, outside: &mut dyn Outside) -> Result<Fixed, Trouble> {
    let exams = exams(outside)?;
    let number = if number == 0 { exams.len() } else { number };
    let exam = number.checked_sub(1).and_then(|at| exams.get(at));
    let exam = exam.ok_or(Trouble::List(ListTrouble::NoExam(number, exams.len())))?;
    let (puzzles, troubles) = puzzles_of(&exam.files, outside)?;
    let found = exam.puzzles.iter().filter_map(|listed| puzzles.iter().find(|puzzle| listed.is(puzzle)));
    let found: VecDeque<Puzzle> = found.cloned().collect();
    if found.is_empty() {
        return Err(Trouble::List(ListTrouble::Gone(number.to_string())));
    }
    Ok(Fixed { track: Track::Exam { number, of: found.len() }, puzzles: found, troubles })
}

/// The sets, the oldest first. Of two programs that made a set of the same name at once, the first made it.
fn sets(outside: &mut dyn Outside) -> Result<Vec<PracticeList>, Trouble> {
    let mut sets: Vec<PracticeList> = Vec::new();
    for list in outside.progress().lists().map_err(Trouble::Progress)? {
        if list.kind == ListKind::Set && sets.iter().all(|set| set.name != list.name) {
            sets.push(list);
        }
    }
    Ok(sets)
}

impl Series {
    /// The report of the cycle that has ended.
    pub(super) fn cycle_over(&self, attempts: &[Attempt], outside: &mut dyn Outside) -> Option<Upcoming> {
        let Some(Track::Set { name, cycle, of }) = &self.track else { return None };
        let set = sets(outside).ok()?.into_iter().find(|set| set.name == *name)?;
        let cycles = set.cycles(attempts);
        let numbered = |number: usize| cycles.iter().find(|known| known.number == number).copied();
        let own = set.attempts(*cycle, attempts);
        let missed = own.iter().filter(|attempt| !attempt.is_clean());
        Some(Upcoming::Cycle(Box::new(CycleView {
            name: name.clone(),
            of: *of,
            cycle: numbered(*cycle)?,
            before: numbered(cycle - 1),
            missed: missed.map(|attempt| attempt.puzzle.clone()).collect(),
        })))
    }
}

impl Session {
    /// The sets and their cycles.
    pub(super) fn sets_made(outside: &mut dyn Outside) -> Answer {
        let attempts = outside.progress().attempts().map_err(Trouble::Progress)?;
        let view = |set: PracticeList| SetView { cycles: set.cycles(&attempts), set };
        let sets = sets(outside)?.into_iter().map(view).collect();
        let notices = outside.progress().take_notices();
        Ok(Reply::Lists(ListsReply::Sets(Box::new(SetsView { notices, sets, now: outside.now() }))))
    }

    /// The playlists of the puzzles that fulfil the command's conditions.
    pub(super) fn playlists(command: &Command, outside: &mut dyn Outside) -> Answer {
        let files: Vec<String> = command.all(&FILES).collect();
        let (puzzles, _): (Cow<'_, [Puzzle]>, _) = puzzles_of(&files, outside)?;
        let filter = filter_of(command);
        has_theme(&puzzles, &filter)?;
        let attempts = outside.progress().attempts().map_err(Trouble::Progress)?;
        let record = PracticeRecord::replay(&attempts, outside.now());
        let playlists = Playlist::all(&puzzles, &record, &filter);
        let notices = outside.progress().take_notices();
        Ok(Reply::Lists(ListsReply::Playlists(Box::new(PlaylistsView { notices, playlists }))))
    }
}
