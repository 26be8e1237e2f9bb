//! What a session finds outside of itself in a browser.

use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;

use crate::session::Outside;
use crate::solve::{Budget, ProgressCallback, SearchProgress, Stop};
use crate::teach::train::ExportedPractice;
use crate::teach::{InMemory, Progress};

/// The nodes of a search for which no limit was given: some seconds on a telephone.
const NODES: u64 = 2_000_000;

/// The most bytes of a transposition table: with the module, the program stays below 300 MB.
const MEMORY: usize = 96 << 20;

/// The files, the stop flag and the progress of a page, which stores what was added to it.
#[derive(Default)]
pub struct Page {
    /// Files that were dropped on the page, and those that commands wrote, by their names.
    files: BTreeMap<String, Rc<[u8]>>,
    /// The names of the files that commands wrote since the page asked last.
    written: Vec<String>,
    stop: Stop,
    watch: Option<ProgressCallback>,
    kept: InMemory,
    /// The numbers of attempts, results and lists that the page has in its storage.
    told: [usize; 3],
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

    /// Adds what was stored before. What is known already, and what cannot be read, is passed over. Returns how many were added
    /// and how many could not be read.
    pub fn remember(&mut self, stored: &ExportedPractice) -> [usize; 2] {
        let counts = stored.add_to(&mut self.kept).unwrap_or_default();
        self.kept.attempts.sort_by_key(|attempt| attempt.at);
        counts
    }

    /// Counts everything as known to the page, which has it from its storage.
    pub const fn all_known(&mut self) {
        self.told = [self.kept.attempts.len(), self.kept.learned.len(), self.kept.lists.len()];
    }

    /// Everything.
    pub fn remembered(&self) -> ExportedPractice {
        self.since([0; 3])
    }

    /// What was added since the last call.
    pub(super) fn take_new(&mut self) -> ExportedPractice {
        let new = self.since(self.told);
        self.all_known();
        new
    }

    /// What comes after these numbers of attempts, results and lists.
    fn since(&self, [attempts, results, lists]: [usize; 3]) -> ExportedPractice {
        let InMemory { attempts: all, learned, lists: kept } = &self.kept;
        ExportedPractice::of(&all[attempts..], &learned[results..], &kept[lists..])
    }
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
