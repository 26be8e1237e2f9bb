//! What can go wrong with what is remembered.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why something could not be remembered, or not be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// There is no home folder.
    #[error("there is no home folder")]
    NoHome,
    /// The folder or the file does not let itself be used.
    #[error("{path}: {kind}", path = path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What is wrong.
        kind: io::ErrorKind,
    },
    /// The database says no.
    #[error("{path}: {what}", path = path.display())]
    Database {
        /// The file.
        path: PathBuf,
        /// In its own words.
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

/// Something to be told about what is remembered; nothing stops because of it.
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
        /// How many they are.
        rows: usize,
    },
    /// What is done is not remembered, for now.
    NotKept(Fault),
    /// What was done before cannot be read.
    Unread(Fault),
}
