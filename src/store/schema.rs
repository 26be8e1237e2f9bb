//! The tables, and what tells our file from others.

use rusqlite::Connection;
use rusqlite::types::Type;

/// "yons": in the file's header, so that no other program's database is taken for ours.
pub(super) const APPLICATION: i64 = 0x796f_6e73;

/// The version of the tables.
pub(super) const VERSION: i64 = 1;

/// Attempts are only ever added.
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

/// Makes the tables of an empty file.
pub(super) fn create(connection: &mut Connection) -> rusqlite::Result<()> {
    // Another program may be making them at this moment: the second one finds the tables there.
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version == 0 {
        transaction.execute_batch(TABLES)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()
}

/// What is read of a table, and how many of its rows cannot be.
pub(super) type Table<T> = (Vec<T>, usize);

/// The error of a row whose text in this column means nothing here.
pub(super) fn unreadable(column: usize, what: &str) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, what.into())
}

/// The rows that can be read, and how many cannot: one that another program wrote must not hide the others.
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
