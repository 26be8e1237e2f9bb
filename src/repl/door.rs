//! What a session is handed from outside: files and the flag that stops a search.

use std::io::{self, Read};

use crate::solve::Stop;

/// The world as a session sees it. A session does no input or output of its own.
pub trait Outside {
    /// The bytes of a file; `-` is standard input.
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>>;

    /// Writes a file whole, or leaves it as it was.
    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()>;

    /// The flag that stops a running search.
    fn stop(&self) -> Stop;
}

/// The real world: the file system and the process's interrupts.
#[derive(Debug, Default)]
pub struct World {
    stop: Stop,
}

impl World {
    /// The world; Ctrl-C raises its flag from now on.
    pub fn listening() -> Self {
        let world = Self::default();
        let stop = world.stop.clone();
        // A second handler can be refused; then the first one is at work already.
        let _ = ctrlc::set_handler(move || stop.raise());
        world
    }
}

impl Outside for World {
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>> {
        if path == "-" {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes)?;
            return Ok(bytes);
        }
        if std::fs::metadata(path)?.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
        }
        std::fs::read(path)
    }

    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()> {
        // Beside the file first, so that a failure leaves what was there.
        let beside = format!("{path}.{}.part", std::process::id());
        let written = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path));
        if written.is_err() {
            let _ = std::fs::remove_file(&beside);
        }
        written
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }
}
