//! What a session is handed from outside: files, the flag that stops a search, what is remembered, and the time.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::solve::Stop;
use crate::store::Progress;
use crate::teach::train::Millis;

/// The world as a session sees it. A session does no input or output of its own.
pub trait Outside {
    /// The bytes of a file; `-` is standard input.
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>>;

    /// Writes a file whole, or leaves it as it was.
    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()>;

    /// The flag that stops a running search.
    fn stop(&self) -> Stop;

    /// What is remembered of practice.
    fn progress(&mut self) -> &mut Progress;

    /// The time of day; it may be put back.
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| since.as_millis() as Millis)
    }

    /// The time since some moment in the past; it never goes back.
    fn elapsed(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// The real world: the file system and the process's interrupts.
#[derive(Debug, Default)]
pub struct World {
    stop: Stop,
    busy: Arc<AtomicBool>,
    /// Opened when it is asked for first.
    progress: Option<Progress>,
}

/// The exit code of a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

impl World {
    /// The world. From now on Ctrl-C (or a request to terminate) stops the work at hand; where there is
    /// none, or it was asked for twice, the program ends.
    pub fn listening() -> Self {
        let world = Self::default();
        let (stop, busy) = (world.stop.clone(), Arc::clone(&world.busy));
        // A second handler can be refused; then the first one is at work already.
        let _ = ctrlc::set_handler(move || {
            if stop.is_raised() || !busy.load(Ordering::Relaxed) {
                std::process::exit(i32::from(INTERRUPTED));
            }
            stop.raise();
        });
        world
    }

    /// Does some work that Ctrl-C stops instead of ending the program.
    pub fn busy<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        self.busy.store(true, Ordering::Relaxed);
        let done = work(self);
        self.busy.store(false, Ordering::Relaxed);
        done
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
        if std::fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            // A device or a pipe is written to; it must not be replaced by a file.
            return std::fs::write(path, bytes);
        }
        // Beside the file first, so that a failure leaves what was there; a link stays a link.
        let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.into());
        let mut beside = path.clone().into_os_string();
        beside.push(format!(".{}.part", std::process::id()));
        let written = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, &path));
        if written.is_err() {
            let _ = std::fs::remove_file(&beside);
        }
        written
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }

    fn progress(&mut self) -> &mut Progress {
        self.progress.get_or_insert_with(Progress::of_user)
    }
}
