//! The tables, and the marks of this program's database files.

use rusqlite::Connection;
use rusqlite::types::Type;

/// "yons": the application number in the file's header, which distinguishes the file from other programs'
/// databases.
pub(super) const APPLICATION: i64 = 0x796f_6e73;

/// The version of the tables.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// The steps from an empty file to the present tables: step N makes a file of version N of one of version N - 1. Rows are
/// only added, and a step that was published never changes.
const MIGRATIONS: [&str; 2] = [
    "
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,         -- milliseconds since 1970, UTC
    puzzle TEXT NOT NULL,
    content TEXT NOT NULL,       -- what there was to solve, as a hash
    kind TEXT NOT NULL,
    mode TEXT NOT NULL,
    solved INTEGER NOT NULL,
    misses INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    score REAL NOT NULL,
    millis INTEGER NOT NULL,
    rating REAL NOT NULL,
    moves TEXT NOT NULL
) STRICT;
",
    "
ALTER TABLE attempts ADD COLUMN list TEXT;     -- the set or the exam of the attempt, told apart by its mode
ALTER TABLE attempts ADD COLUMN cycle INTEGER; -- the cycle through the set, from 1
CREATE TABLE lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,         -- milliseconds since 1970, UTC
    kind TEXT NOT NULL,          -- set or exam
    name TEXT NOT NULL,
    puzzles TEXT NOT NULL,       -- a puzzle a line: id, content, rating, themes with commas
    asked TEXT NOT NULL,         -- the options by which they were chosen
    files TEXT NOT NULL,         -- a file of puzzles a line
    shuffle INTEGER,             -- the seed of the orders of the cycles
    millis INTEGER               -- the time for all puzzles
) STRICT;
",
];

/// Creates the tables of an empty file, and brings those of an earlier version up to date.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    // Another program may be at the same work: the second one finds the tables.
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version < VERSION {
        for step in MIGRATIONS.iter().skip(version.max(0) as usize) {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()
}

/// The readable rows of a table, and the number of its unreadable rows.
pub(super) type Table<T> = (Vec<T>, usize);

/// The error for a row whose text in this column is invalid.
pub(super) fn unreadable(column: usize, what: &str) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, what.into())
}

/// The rows that can be read, and the number of those that cannot: an unreadable row must not hide the
/// others.
pub(super) fn readable<T>(rows: impl Iterator<Item = rusqlite::Result<T>>) -> rusqlite::Result<Table<T>> {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType};
    let (mut read, mut passed) = (Vec::new(), 0);
    for row in rows {
        match row {
            Ok(row) => read.push(row),
            Err(FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..)) => {
                passed += 1;
            }
            Err(error) => return Err(error),
        }
    }
    Ok((read, passed))
}
