//! Attempts in a database file.
//!
//! Each attempt is a transaction, and is on the disk before the program continues; the database's rollback
//! journal undoes what a killed program or a full disk left half written, and its locks let several programs
//! share the file.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::schema::Table;
use super::{attempts, lessons, lists, schema};
use crate::teach::lesson::Remembered;
use crate::teach::train::{Attempt, PracticeList};
use crate::teach::{Fault, Notice, Progress};

/// The longest time to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// Progress in a file. Where there is no file, or it cannot be used, progress is kept in memory until the
/// program ends, and a notice says so.
#[derive(Debug, Default)]
pub struct Database {
    path: Option<PathBuf>,
    connection: Option<Connection>,
    /// Attempts that are not in the file yet, in order.
    pending: Vec<Attempt>,
    /// Results of lesson questions that are not in the file yet, in order.
    unlearned: Vec<Remembered>,
    /// Sets and exams that are not in the file yet, in order.
    unlisted: Vec<PracticeList>,
    notices: Vec<Notice>,
    /// The numbers of rows of attempts, results and lists that could not be read, in the last notice.
    unreadable: [usize; 3],
}

impl Database {
    /// The progress in the XDG data folder.
    pub fn of_user() -> Self {
        super::progress_file().map_or_else(
            || Self { notices: vec![Notice::NotKept(Fault::NoHome)], ..Self::default() },
            |path| Self::open(&path),
        )
    }

    /// The progress in a file, which is created with its folder when it does not exist. A damaged file is
    /// renamed and never overwritten.
    pub fn open(path: &Path) -> Self {
        let mut progress = Self { path: Some(path.to_owned()), ..Self::default() };
        if let Err(fault) = progress.connect(path) {
            progress.notices.push(Notice::NotKept(fault));
        }
        progress
    }

    fn connect(&mut self, path: &Path) -> Result<(), Fault> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(file_fault(folder))?;
        }
        let (connection, aside) = match open(path) {
            Ok(connection) => (connection, None),
            Err(Refusal::Fault(fault)) => return Err(fault),
            Err(Refusal::Damaged) => set_aside(path)?,
        };
        self.connection = Some(connection);
        self.notices.extend(aside.map(|aside| Notice::SetAside { file: path.to_owned(), aside }));
        Ok(())
    }

    /// All values stored in one table (0: attempts, 1: results, 2: lists), with the values that are not in the file yet
    /// at the end. A notice gives the number of rows that cannot be read, unless the last notice had the same
    /// number.
    fn remembered<T: Clone>(
        &mut self,
        table: usize,
        read: fn(&Connection) -> rusqlite::Result<Table<T>>,
        not_written: fn(&Self) -> &[T],
    ) -> Result<Vec<T>, Fault> {
        let read = self.connection.as_ref().map_or_else(|| Ok(Table::default()), read);
        let (mut all, rows) = read.map_err(|error| self.database(&error))?;
        if rows > self.unreadable[table]
            && let Some(file) = &self.path
        {
            self.notices.push(Notice::PassedOver { file: file.clone(), rows });
        }
        self.unreadable[table] = rows;
        all.extend_from_slice(not_written(self));
        Ok(all)
    }

    fn keep(&mut self) {
        if let Err(fault) = self.flush() {
            self.notices.push(Notice::NotKept(fault));
        }
    }

    fn flush(&mut self) -> Result<(), Fault> {
        let Some(path) = self.path.clone() else { return Ok(()) };
        if self.connection.is_none() {
            self.connect(&path)?;
        }
        let Some(connection) = &mut self.connection else { return Ok(()) };
        let written = write(connection, &self.pending, &self.unlearned, &self.unlisted);
        written.map_err(|error| self.database(&error))?;
        self.pending.clear();
        self.unlearned.clear();
        self.unlisted.clear();
        Ok(())
    }

    fn database(&self, error: &rusqlite::Error) -> Fault {
        Fault::Database { path: self.path.clone().unwrap_or_default(), what: error.to_string() }
    }
}

impl Progress for Database {
    fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    fn attempts(&mut self) -> Result<Vec<Attempt>, Fault> {
        self.remembered(0, attempts::read, |database| &database.pending)
    }

    fn record(&mut self, attempt: Attempt) {
        self.pending.push(attempt);
        self.keep();
    }

    fn learned(&mut self) -> Result<Vec<Remembered>, Fault> {
        self.remembered(1, lessons::read, |database| &database.unlearned)
    }

    fn learn(&mut self, answer: Remembered) {
        self.unlearned.push(answer);
        self.keep();
    }

    fn lists(&mut self) -> Result<Vec<PracticeList>, Fault> {
        self.remembered(2, lists::read, |database| &database.unlisted)
    }

    fn add_list(&mut self, list: PracticeList) {
        self.unlisted.push(list);
        self.keep();
    }
}

/// Why a file cannot be opened.
enum Refusal {
    /// The file is not a database, or its pages contradict each other.
    Damaged,
    Fault(Fault),
}

/// The version, the application number, and the number of tables and indexes, read in one transaction:
/// another program may be creating the tables.
fn head(connection: &mut Connection) -> rusqlite::Result<(i64, i64, i64)> {
    let moment = connection.transaction()?;
    let number = |name: &str| moment.pragma_query_value(None, name, |row| row.get(0));
    // The first query takes the lock that applies to the others.
    let tables = moment.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok((number("user_version")?, number("application_id")?, tables))
}

/// Opens a valid file of this program, or creates it.
fn open(path: &Path) -> Result<Connection, Refusal> {
    let refusal = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Refusal::Damaged,
        _ => Refusal::Fault(Fault::Database { path: path.to_owned(), what: error.to_string() }),
    };
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags).map_err(refusal)?;
    connection.busy_timeout(PATIENCE).map_err(refusal)?;
    let (version, application, tables) = head(&mut connection).map_err(refusal)?;
    if tables > 0 && application != schema::APPLICATION {
        return Err(Refusal::Fault(Fault::Foreign { path: path.to_owned() }));
    }
    if version > schema::VERSION {
        return Err(Refusal::Fault(Fault::Newer { path: path.to_owned(), version }));
    }
    let sound: String =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(refusal)?;
    if sound != "ok" {
        return Err(Refusal::Damaged);
    }
    if version < schema::VERSION {
        schema::migrate(&mut connection).map_err(refusal)?;
    }
    // The end of the journal must be on the disk before an attempt counts as stored.
    connection.pragma_update(None, "synchronous", "EXTRA").map_err(refusal)?;
    Ok(connection)
}

/// Renames a damaged file and creates an empty one. If several programs try this, one succeeds, and the
/// others find the new file afterwards.
fn set_aside(path: &Path) -> Result<(Connection, Option<PathBuf>), Fault> {
    let lock_path = beside(path, ".lock");
    let lock = File::create(&lock_path).map_err(file_fault(&lock_path))?;
    lock.lock().map_err(file_fault(&lock_path))?;
    let mut aside = None;
    let opened = match open(path) {
        Err(Refusal::Damaged) => {
            let free =
                (1..=u16::MAX).map(|n| beside(path, &format!(".damaged-{n}"))).find(|name| !name.exists());
            let name = free.unwrap_or_else(|| beside(path, ".damaged"));
            fs::rename(path, &name).map_err(file_fault(path))?;
            // An unfinished journal belongs to the damaged file.
            let journal = beside(path, "-journal");
            if journal.exists() {
                fs::rename(&journal, beside(&name, "-journal")).map_err(file_fault(&journal))?;
            }
            aside = Some(name);
            open(path)
        }
        other => other,
    };
    match opened {
        Ok(connection) => Ok((connection, aside)),
        Err(Refusal::Fault(fault)) => Err(fault),
        Err(Refusal::Damaged) => Err(file_fault(path)(io::ErrorKind::InvalidData.into())),
    }
}

/// The fault for an I/O error of a file.
fn file_fault(path: &Path) -> impl FnOnce(io::Error) -> Fault + use<> {
    let path = path.to_owned();
    move |error| Fault::File { path, kind: error.kind() }
}

/// The path with this ending added to its name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Writes attempts, results of lesson questions, and lists in one transaction: all of them or none.
fn write(
    connection: &mut Connection,
    attempts: &[Attempt],
    answers: &[Remembered],
    lists: &[PracticeList],
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    attempts::write(&transaction, attempts)?;
    lessons::write(&transaction, answers)?;
    lists::write(&transaction, lists)?;
    transaction.commit()
}
