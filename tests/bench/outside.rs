//! What a session finds outside of itself in a benchmark.

use std::io;

use yonsan::session::Outside;
use yonsan::solve::Stop;
use yonsan::teach::{InMemory, Progress};

/// An outside world with one file, whatever its name, in which nothing is written to a disk.
#[derive(Default)]
pub struct OneFile {
    /// What is in the file.
    pub text: String,
    /// What is remembered of practice.
    pub progress: InMemory,
}

impl Outside for OneFile {
    fn read(&mut self, _: &str) -> io::Result<Vec<u8>> {
        Ok(self.text.clone().into_bytes())
    }

    fn write(&mut self, _: &str, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn stop(&self) -> Stop {
        Stop::default()
    }

    fn progress(&mut self) -> &mut dyn Progress {
        &mut self.progress
    }
}
