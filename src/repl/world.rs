//! The outside world of a session: the file system, the process's interrupts, and stored progress.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::beside;
use super::terminal::AsFound;
use super::waiting;
use crate::reply::Lang;
use crate::session::Outside;
use crate::solve::{ProgressCallback, Stop};
use crate::store::Database;
use crate::strategy::build::journal;
use crate::teach::Progress;

/// The file system and the process's interrupts.
#[derive(Debug, Default)]
pub struct World {
    /// The language of the messages during a search.
    pub(super) lang: Lang,
    stop: Stop,
    busy: Arc<AtomicBool>,
    /// Whether Ctrl-C stops the current work only after the work has asked for the stop flag.
    lazy: AtomicBool,
    /// What the searches of the present work have done so far.
    searched: ProgressCallback,
    /// The stored progress; it is opened on first use.
    progress: Option<Database>,
}

/// An input for which the program may have to wait, such as standard input or a pipe. While it waits there is
/// no work to stop, and Ctrl-C ends the program.
struct Awaited<R> {
    busy: Arc<AtomicBool>,
    from: R,
}

impl<R: Read> Read for Awaited<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        awaited(&self.busy, || self.from.read(bytes))
    }
}

/// Waits for a result; until it arrives, Ctrl-C ends the program.
fn awaited<T>(busy: &AtomicBool, wait: impl FnOnce() -> T) -> T {
    let before = busy.swap(false, Ordering::Relaxed);
    let come = wait();
    busy.store(before, Ordering::Relaxed);
    come
}

/// The largest number of bytes of a file that is held in memory.
const MOST: u64 = 512 << 20;

/// The exit code of a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

impl World {
    /// Installs the handler of Ctrl-C and of requests to terminate: it stops the current work; where there is
    /// none, or at the second request, the program ends.
    pub fn listening(lang: Lang) -> Self {
        let world = Self { lang, ..Self::default() };
        let (stop, busy, terminal) = (world.stop.clone(), Arc::clone(&world.busy), AsFound::look());
        // A second handler may be refused; then the first one is already installed.
        let _ = ctrlc::set_handler(move || {
            if stop.is_raised() || !busy.load(Ordering::Relaxed) {
                terminal.restore();
                std::process::exit(i32::from(INTERRUPTED));
            }
            stop.raise();
        });
        world
    }

    /// Runs work that Ctrl-C stops, and shows a message while it runs.
    pub(super) fn answering<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        self.busy(|world| {
            waiting::told(&Arc::clone(&world.busy), &world.searched.clone(), world.lang, || work(world))
        })
    }

    /// Runs work, and shows a message while it runs. Ctrl-C stops it once it has asked for the stop flag;
    /// before that, such as while a file is read, Ctrl-C ends the program.
    pub fn working<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        self.lazy.store(true, Ordering::Relaxed);
        let done = waiting::told(&Arc::clone(&self.busy), &self.searched.clone(), self.lang, || work(self));
        self.lazy.store(false, Ordering::Relaxed);
        self.busy.store(false, Ordering::Relaxed);
        done
    }

    /// What the searches of the present work have done so far; another thread may ask it.
    pub fn searched(&self) -> ProgressCallback {
        self.searched.clone()
    }

    /// Runs work that Ctrl-C stops instead of ending the program.
    pub fn busy<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        self.searched.reset();
        self.busy.store(true, Ordering::Relaxed);
        let done = work(self);
        self.busy.store(false, Ordering::Relaxed);
        done
    }
}

impl Outside for World {
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MOST {
            let message = format!("it is larger than {} MiB", MOST >> 20);
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
        }
        Ok(bytes)
    }

    fn open(&mut self, path: &str) -> io::Result<Box<dyn BufRead>> {
        if path == "-" {
            return Ok(Box::new(BufReader::new(Awaited { busy: Arc::clone(&self.busy), from: io::stdin() })));
        }
        let metadata = fs::metadata(path)?;
        if metadata.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
        }
        if metadata.is_file() {
            return Ok(Box::new(BufReader::new(File::open(path)?)));
        }
        // Opening a named pipe waits until another program writes to it.
        let from = awaited(&self.busy, || File::open(path))?;
        Ok(Box::new(BufReader::new(Awaited { busy: Arc::clone(&self.busy), from })))
    }

    fn exists(&mut self, path: &str) -> bool {
        fs::metadata(path).is_ok_and(|there| there.is_file() && there.len() > 0)
    }

    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()> {
        self.write_by(path, &mut |file| file.write_all(bytes))
    }

    fn write_by(
        &mut self,
        path: &str,
        fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            // A device or a pipe is written directly, because it must not be replaced by a file.
            let mut file = BufWriter::new(File::create(path)?);
            fill(&mut file)?;
            return file.flush();
        }
        beside::write(Path::new(path), fill)
    }

    fn reserve(&mut self, path: &str) -> io::Result<File> {
        journal::reserve(Path::new(path))
    }

    fn stop(&self) -> Stop {
        if self.lazy.load(Ordering::Relaxed) {
            self.busy.store(true, Ordering::Relaxed);
        }
        self.stop.clone()
    }

    fn watched(&self) -> Option<ProgressCallback> {
        Some(self.searched.counting())
    }

    fn progress(&mut self) -> &mut dyn Progress {
        self.progress.get_or_insert_with(Database::of_user)
    }
}
