//! Stored progress in practice and lessons, and the faults of its storage.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use super::lesson::Remembered;
use super::train::{Attempt, PracticeList};

/// Why progress could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// There is no home folder.
    #[error("there is no home folder")]
    NoHome,
    /// The folder or the file cannot be used.
    #[error("{path}: {kind}", path = path.display())]
    File {
        /// The folder or the file.
        path: PathBuf,
        /// The kind of the error.
        kind: io::ErrorKind,
    },
    /// The database returned an error.
    #[error("{path}: {what}", path = path.display())]
    Database {
        /// The file.
        path: PathBuf,
        /// The message of the database.
        what: String,
    },
    /// The file was written by a later version of the program.
    #[error("{path} is of version {version}", path = path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: i64,
    },
    /// The file is a database of another program.
    #[error("{path} belongs to another program", path = path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
}

/// A notice about the stored progress; practice continues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A damaged file was renamed, and an empty one was created.
    SetAside {
        /// The former name.
        file: PathBuf,
        /// The present name.
        aside: PathBuf,
    },
    /// Rows of the file cannot be read and are skipped; they stay in the file.
    PassedOver {
        /// The file.
        file: PathBuf,
        /// The number of rows.
        rows: usize,
    },
    /// Progress cannot be stored at present.
    NotKept(Fault),
    /// Earlier progress cannot be read.
    Unread(Fault),
}

/// The stored progress in practice and lessons.
pub trait Progress {
    /// The notices since the last call.
    fn take_notices(&mut self) -> Vec<Notice>;

    /// All attempts in the order in which they were stored. Attempts that cannot be read are skipped, and a
    /// notice is added.
    ///
    /// # Errors
    /// When nothing can be read.
    fn attempts(&mut self) -> Result<Vec<Attempt>, Fault>;

    /// Stores an attempt. An attempt that cannot be written is kept in memory, and a notice is added.
    fn record(&mut self, attempt: Attempt);

    /// All results of lesson questions in the order in which they were stored. Results that cannot be read
    /// are skipped, and a notice is added.
    ///
    /// # Errors
    /// When nothing can be read.
    fn learned(&mut self) -> Result<Vec<Remembered>, Fault>;

    /// Stores the result of a lesson question. A result that cannot be written is kept in memory, and a
    /// notice is added.
    fn learn(&mut self, answer: Remembered);

    /// All sets and exams in the order in which they were stored. Those that cannot be read are skipped, and a notice is
    /// added.
    ///
    /// # Errors
    /// When nothing can be read.
    fn lists(&mut self) -> Result<Vec<PracticeList>, Fault>;

    /// Stores a set or an exam. One that cannot be written is kept in memory, and a notice is added.
    fn add_list(&mut self, list: PracticeList);
}

/// Progress that is kept in memory while the program runs.
#[derive(Default)]
pub struct InMemory {
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) learned: Vec<Remembered>,
    pub(crate) lists: Vec<PracticeList>,
}

impl Progress for InMemory {
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
        Ok(self.learned.clone())
    }

    fn learn(&mut self, answer: Remembered) {
        self.learned.push(answer);
    }

    fn lists(&mut self) -> Result<Vec<PracticeList>, Fault> {
        Ok(self.lists.clone())
    }

    fn add_list(&mut self, list: PracticeList) {
        self.lists.push(list);
    }
}
