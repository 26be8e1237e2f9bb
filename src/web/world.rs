//! What a session finds outside of itself in a browser.

use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

use serde_json::Value;

use crate::session::Outside;
use crate::solve::{Budget, ProgressCallback, SearchProgress, Stop};
use crate::teach::lesson::Remembered;
use crate::teach::train::{self, Attempt};
use crate::teach::{Fault, Notice, Progress};

/// The nodes of a search for which no limit was given: some seconds on a telephone.
const NODES: u64 = 2_000_000;

/// The most bytes of a transposition table: with the module, the program stays below 300 MB.
const MEMORY: usize = 96 << 20;

/// The files, the stop flag and the progress of a page.
#[derive(Default)]
pub struct Page {
    /// Files that were dropped on the page, and those that commands wrote, by their names.
    files: BTreeMap<String, Rc<[u8]>>,
    /// The names of the files that commands wrote since the page asked last.
    written: Vec<String>,
    stop: Stop,
    watch: Option<ProgressCallback>,
    kept: Kept,
}

/// Progress in memory. The page stores what was added.
#[derive(Default)]
struct Kept {
    attempts: Vec<Attempt>,
    results: Vec<Remembered>,
    /// The numbers of attempts and results of which the page knows.
    told: [usize; 2],
}

impl Page {
    /// A page whose searches call `tell` from time to time with what they have done; they stop when it returns `true`.
    pub fn watched(tell: impl Fn(&SearchProgress) -> bool + Send + Sync + 'static) -> Self {
        let stop = Stop::default();
        let flag = stop.clone();
        let watch = ProgressCallback::new(move |done| {
            if tell(done) {
                flag.raise();
            }
        });
        Self { stop, watch: Some(watch), ..Self::default() }
    }

    /// Forgets what earlier searches have done, and that they were stopped.
    pub(super) fn begin(&mut self) {
        self.stop.lower();
        if let Some(watch) = &self.watch {
            watch.reset();
        }
    }

    /// Adds a file, which commands can then name.
    pub fn add_file(&mut self, name: &str, bytes: &[u8]) {
        self.files.insert(name.to_owned(), bytes.into());
    }

    /// The bytes of a file; `None` where there is none of this name.
    pub fn file(&self, name: &str) -> Option<Rc<[u8]>> {
        self.files.get(name).map(Rc::clone)
    }

    /// The names of the files that were written since the last call.
    pub(super) fn take_written(&mut self) -> Vec<String> {
        std::mem::take(&mut self.written)
    }

    /// Adds attempts and results of lesson questions that were stored before: objects as
    /// [`take_new`](Self::take_new) returned them. Those that are known already, and those that cannot be read, are
    /// passed over. Returns how many were added and how many could not be read.
    pub fn remember(&mut self, attempts: &[Value], results: &[Value]) -> [usize; 2] {
        let before = self.kept.attempts.len() + self.kept.results.len();
        let unread = add(attempts, train::read_attempt, &mut self.kept.attempts)
            + add(results, train::read_result, &mut self.kept.results);
        self.kept.attempts.sort_by_key(|attempt| attempt.at);
        self.kept.results.sort_by_key(|result| result.at);
        [self.kept.attempts.len() + self.kept.results.len() - before, unread]
    }

    /// Counts all attempts and results as known to the page, which has them from its storage.
    pub fn all_known(&mut self) {
        self.kept.told = [self.kept.attempts.len(), self.kept.results.len()];
    }

    /// All attempts, then all results of lesson questions.
    pub fn remembered(&self) -> [Vec<Value>; 2] {
        [
            self.kept.attempts.iter().map(train::write_attempt).collect(),
            self.kept.results.iter().map(train::write_result).collect(),
        ]
    }

    /// The attempts and the results that were added since the last call.
    pub(super) fn take_new(&mut self) -> [Vec<Value>; 2] {
        let [attempts, results] = self.kept.told;
        let new = [
            self.kept.attempts[attempts..].iter().map(train::write_attempt).collect(),
            self.kept.results[results..].iter().map(train::write_result).collect(),
        ];
        self.all_known();
        new
    }
}

/// Adds the objects that can be read and are not known yet. Returns how many cannot be read.
fn add<T: PartialEq>(objects: &[Value], read: fn(&Value) -> Option<T>, to: &mut Vec<T>) -> usize {
    let mut unread = 0;
    for object in objects {
        match read(object) {
            Some(one) if to.contains(&one) => {}
            Some(one) => to.push(one),
            None => unread += 1,
        }
    }
    unread
}

impl Outside for Page {
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>> {
        self.files.get(path).map(|bytes| bytes.to_vec()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()> {
        self.add_file(path, bytes);
        self.written.push(path.to_owned());
        Ok(())
    }

    /// The browser keeps the files that were written apart, so that none is replaced.
    fn exists(&mut self, _: &str) -> bool {
        false
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }

    fn watched(&self) -> Option<ProgressCallback> {
        self.watch.as_ref().map(ProgressCallback::counting)
    }

    fn limits(&self) -> Budget {
        Budget {
            nodes: Some(NODES),
            memory: MEMORY,
            stop: self.stop(),
            progress: self.watched(),
            ..Budget::default()
        }
    }

    fn progress(&mut self) -> &mut dyn Progress {
        &mut self.kept
    }
}

impl Progress for Kept {
    fn take_notices(&mut self) -> Vec<Notice> {
        Vec::new()
    }

    fn attempts(&mut self) -> Result<Vec<Attempt>, Fault> {
        Ok(self.attempts.clone())
    }

    fn record(&mut self, attempt: Attempt) {
        self.attempts.push(attempt);
    }

    fn learned(&mut self) -> Result<Vec<Remembered>, Fault> {
        Ok(self.results.clone())
    }

    fn learn(&mut self, answer: Remembered) {
        self.results.push(answer);
    }
}
