//! The tables, and the marks of this program's database files.

use rusqlite::Connection;
use rusqlite::types::Type;

/// "yons": the application number in the file's header, which distinguishes the file from other programs'
/// databases.
pub(super) const APPLICATION: i64 = 0x796f_6e73;

/// The version of the tables.
pub(super) const VERSION: i64 = 1;

/// Rows are only added.
const TABLES: &str = "
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
";

/// Creates the tables of an empty file.
pub(super) fn create(connection: &mut Connection) -> rusqlite::Result<()> {
    // Another program may be creating the tables at the same time: the second program finds them.
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version == 0 {
        transaction.execute_batch(TABLES)?;
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
