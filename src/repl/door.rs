//! What a session is handed from outside: files, the flag that stops a search, what is remembered, and the time.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Cursor, Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::solve::Stop;
use crate::store::Progress;
use crate::strategy::build::journal;
use crate::teach::train::Millis;
use crate::words::Lang;

/// The world as a session sees it. A session does no input or output of its own.
pub trait Outside {
    /// The bytes of a file; `-` is standard input.
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>>;

    /// Writes a file whole, or leaves it as it was.
    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()>;

    /// The same bytes as [`Self::read`] gives, a part at a time.
    fn open(&mut self, path: &str) -> io::Result<Box<dyn BufRead>> {
        Ok(Box::new(Cursor::new(self.read(path)?)))
    }

    /// Writes a file a part at a time; where that fails, what was there stays.
    fn write_by(
        &mut self,
        path: &str,
        fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut bytes = Vec::new();
        fill(&mut bytes)?;
        self.write(path, &bytes)
    }

    /// Opens a file for work that goes on from one run to the next, as [`journal::reserve`] does.
    ///
    /// # Errors
    /// The same, and [`io::ErrorKind::Unsupported`] where there are no files.
    fn reserve(&mut self, _: &str) -> io::Result<File> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The language of what is written for people to read: pictures and pages.
    fn lang(&self) -> Lang {
        Lang::default()
    }

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
    /// The language of pictures and pages.
    pub(super) lang: Lang,
    stop: Stop,
    busy: Arc<AtomicBool>,
    /// Opened when it is asked for first.
    progress: Option<Progress>,
}

/// Standard input. While nothing comes nobody works who could be stopped: Ctrl-C ends the program.
struct Awaited(Arc<AtomicBool>);

impl Read for Awaited {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let busy = self.0.swap(false, Ordering::Relaxed);
        let read = io::stdin().read(bytes);
        self.0.store(busy, Ordering::Relaxed);
        read
    }
}

/// Bytes of a file that is held whole, at the most.
const MOST: u64 = 512 << 20;

/// The exit code of a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

impl World {
    /// The world. From now on Ctrl-C (or a request to terminate) stops the work at hand; where there is
    /// none, or it was asked for twice, the program ends.
    pub fn listening(lang: Lang) -> Self {
        let world = Self { lang, ..Self::default() };
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
            return Ok(Box::new(BufReader::new(Awaited(Arc::clone(&self.busy)))));
        }
        if fs::metadata(path)?.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
        }
        Ok(Box::new(BufReader::new(File::open(path)?)))
    }

    fn write(&mut self, path: &str, bytes: &[u8]) -> io::Result<()> {
        self.write_by(path, &mut |file| file.write_all(bytes))
    }

    fn write_by(
        &mut self,
        path: &str,
        fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut fill_whole = |path: &Path| {
            let mut file = BufWriter::new(File::create(path)?);
            fill(&mut file)?;
            file.flush()
        };
        if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            // A device or a pipe is written to; it must not be replaced by a file.
            return fill_whole(Path::new(path));
        }
        // Beside the file first, so that a failure leaves what was there; a link stays a link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.into());
        let mut beside = path.clone().into_os_string();
        beside.push(format!(".{}.part", std::process::id()));
        // Were the power cut between the two, a file that is not on the disk yet must not have the old one's name.
        let written = fill_whole(Path::new(&beside))
            .and_then(|()| File::options().write(true).open(&beside)?.sync_all())
            .and_then(|()| fs::rename(&beside, &path));
        if written.is_err() {
            let _ = fs::remove_file(&beside);
        }
        written
    }

    fn reserve(&mut self, path: &str) -> io::Result<File> {
        journal::reserve(Path::new(path))
    }

    fn lang(&self) -> Lang {
        self.lang
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }

    fn progress(&mut self) -> &mut Progress {
        self.progress.get_or_insert_with(Progress::of_user)
    }
}
