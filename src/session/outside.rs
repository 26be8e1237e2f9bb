//! The interface of a session to the outside world: files, the stop flag, stored progress, and the time.

use std::fs::File;
use std::io::{self, BufRead, Cursor, Write};
use std::time::Duration;

use crate::proof;
use crate::reply::{Reply, Trouble, said};
use crate::solve::{Budget, ProgressCallback, Stop, clock};
use crate::teach::Progress;
use crate::teach::train::Millis;

/// The outside world as a session sees it. A session does no input or output of its own.
pub trait Outside {
    /// The bytes of a file; `-` is standard input.
    ///
    /// # Errors
    /// Why the file cannot be read.
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>>;

    /// Writes a file completely, or leaves it unchanged.
    ///
    /// # Errors
    /// Why the file cannot be written.
    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()>;

    /// Whether there is a file of this name that writing would replace; an empty file and a device are none.
    fn exists(&mut self, path: &str) -> bool {
        self.read(path).is_ok_and(|bytes| !bytes.is_empty())
    }

    /// Opens a file, whose bytes are then read a part at a time; `-` is standard input.
    ///
    /// # Errors
    /// Why the file cannot be opened.
    fn open(&mut self, path: &str) -> io::Result<Box<dyn BufRead>> {
        Ok(Box::new(Cursor::new(self.read(path)?)))
    }

    /// Writes a file part by part; a failure leaves the old file unchanged.
    ///
    /// # Errors
    /// Why the file cannot be written, or the error that `fill` returns.
    fn write_by(
        &mut self,
        path: &str,
        fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut bytes = Vec::new();
        fill(&mut bytes)?;
        self.write(path, &bytes)
    }

    /// Opens a file for work that is continued from one run to the next, as
    /// [`crate::strategy::build::journal::reserve`] does.
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] where another program is at work on the file, [`io::ErrorKind::InvalidInput`] for
    /// what is no file, [`io::ErrorKind::Unsupported`] where there are no files, or why it cannot be opened.
    fn reserve(&mut self, _: &str) -> io::Result<File> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The flag that stops a running search.
    fn stop(&self) -> Stop;

    /// The function that searches tell how far they are; by default there is none.
    fn watched(&self) -> Option<ProgressCallback> {
        None
    }

    /// The budget of a search for which no limit was given, with the stop flag and with the function that it tells how far
    /// it is.
    fn limits(&self) -> Budget {
        Budget { stop: self.stop(), progress: self.watched(), ..Budget::default() }
    }

    /// The stored progress in practice and lessons.
    fn progress(&mut self) -> &mut dyn Progress;

    /// The time of day by the system clock, which may be set back.
    fn now(&self) -> Millis {
        clock::milliseconds_since_1970()
    }

    /// The time since some moment in the past, by a monotonic clock.
    fn elapsed(&self) -> Duration {
        clock::running()
    }
}

/// Writes a file, and returns the reply that it was saved.
pub(crate) fn saved(outside: &mut dyn Outside, file: String, bytes: &[u8]) -> Result<Reply, Trouble> {
    match outside.write(&file, bytes) {
        Ok(()) => Ok(said!("done-saved", file = file)),
        Err(error) => Err(Trouble::Unwritable(file, error)),
    }
}

/// Checks that a file is not there yet unless it may be replaced; `-` is standard output.
///
/// # Errors
/// When it is there and may not be replaced.
pub(crate) fn may_write(outside: &mut dyn Outside, file: &str, replaces: bool) -> Result<(), Trouble> {
    if !replaces && file != "-" && outside.exists(file) {
        return Err(Trouble::Exists(file.to_owned()));
    }
    Ok(())
}

/// Checks as [`may_write`] does whether a proof may be written to a file; it may replace an earlier proof, which can be
/// written again at any time.
///
/// # Errors
/// When something else is there and may not be replaced.
pub(crate) fn may_prove(outside: &mut dyn Outside, file: &str, replaces: bool) -> Result<(), Trouble> {
    may_write(outside, file, replaces).or_else(|trouble| {
        let old = outside.read(file).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        if old.is_some_and(|text| proof::parse(&text).is_ok()) { Ok(()) } else { Err(trouble) }
    })
}

/// Writes a file that must not be there yet unless it may be replaced, and returns the reply that it was saved.
pub(super) fn saved_anew(
    outside: &mut dyn Outside,
    file: String,
    bytes: &[u8],
    replaces: bool,
) -> Result<Reply, Trouble> {
    may_write(outside, &file, replaces)?;
    saved(outside, file, bytes)
}

/// An outside world without files and without stored progress.
#[cfg(test)]
#[derive(Default)]
pub(crate) struct Nowhere {
    stop: Stop,
    progress: crate::teach::InMemory,
}

#[cfg(test)]
impl Outside for Nowhere {
    fn read(&mut self, _: &str) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }

    fn write(&mut self, _: &str, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }

    fn progress(&mut self) -> &mut dyn Progress {
        &mut self.progress
    }
}
