//! What is remembered of practice from one conversation to the next, and what can go wrong with it.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use super::lesson::Remembered;
use super::train::Attempt;

/// Why something could not be remembered, or not be read.
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
        /// What is wrong.
        kind: io::ErrorKind,
    },
    /// The database refused.
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

/// A notice about what is remembered; practice goes on all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A damaged file was set aside, and an empty one begun.
    SetAside {
        /// What it was called.
        file: PathBuf,
        /// What it is called now.
        aside: PathBuf,
    },
    /// Rows of the file cannot be read and are passed over; they stay there.
    PassedOver {
        /// What it is called.
        file: PathBuf,
        /// The number of rows.
        rows: usize,
    },
    /// What is done is not remembered, for now.
    NotKept(Fault),
    /// What was done before cannot be read.
    Unread(Fault),
}

/// What is remembered of practice and lessons.
pub trait Progress {
    /// The notices since the last call.
    fn take_notices(&mut self) -> Vec<Notice>;

    /// All attempts in the order in which they were remembered. Those that cannot be read are passed over, and a
    /// notice says so.
    ///
    /// # Errors
    /// When nothing can be read.
    fn attempts(&mut self) -> Result<Vec<Attempt>, Fault>;

    /// Remembers an attempt. What cannot be written now is kept in memory, and a notice says so.
    fn record(&mut self, attempt: Attempt);

    /// All answers in lessons in the order in which they were remembered, read as attempts are.
    ///
    /// # Errors
    /// When nothing can be read.
    fn learned(&mut self) -> Result<Vec<Remembered>, Fault>;

    /// Remembers an answer in a lesson, written as attempts are.
    fn learn(&mut self, answer: Remembered);
}

/// Progress that is remembered no longer than the program runs.
#[derive(Default)]
pub struct InMemory {
    attempts: Vec<Attempt>,
    learned: Vec<Remembered>,
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
}
