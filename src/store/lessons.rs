//! Stores results of lesson questions, in a table beside the attempts.

use rusqlite::{Connection, Row, Transaction, params};

use super::schema::{Table, readable, unreadable};
use crate::teach::lesson::{QuestionOutcome, QuestionResult, Remembered};

/// Rows are only added. Files of earlier versions of the program have no such table; it is created with the
/// first result, and earlier versions ignore it.
const TABLE: &str = "
CREATE TABLE IF NOT EXISTS answers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,         -- milliseconds since 1970, UTC
    lesson TEXT NOT NULL,
    question TEXT NOT NULL,
    content TEXT NOT NULL,       -- what was asked, as a hash
    result TEXT NOT NULL,        -- first, second or missed
    hints INTEGER NOT NULL
) STRICT;
";

pub(super) fn read(connection: &Connection) -> rusqlite::Result<Table<Remembered>> {
    if !connection.table_exists(None, "answers")? {
        return Ok(Table::default());
    }
    let mut statement =
        connection.prepare("SELECT at, lesson, question, content, result, hints FROM answers ORDER BY id")?;
    readable(statement.query_map([], answer)?)
}

fn answer(row: &Row<'_>) -> rusqlite::Result<Remembered> {
    let result: String = row.get(4)?;
    Ok(Remembered {
        at: row.get::<_, i64>(0)?.max(0) as u64,
        outcome: QuestionOutcome {
            lesson: row.get(1)?,
            question: row.get(2)?,
            result: QuestionResult::from_name(&result).ok_or_else(|| unreadable(4, "no result"))?,
            hints: row.get::<_, u32>(5)? as usize,
        },
        content: row.get(3)?,
    })
}

pub(super) fn write(transaction: &Transaction<'_>, answers: &[Remembered]) -> rusqlite::Result<()> {
    if answers.is_empty() {
        return Ok(());
    }
    transaction.execute_batch(TABLE)?;
    for Remembered { at, outcome, content } in answers {
        transaction.execute(
            "INSERT INTO answers (at, lesson, question, content, result, hints) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                *at as i64,
                outcome.lesson,
                outcome.question,
                content,
                outcome.result.name(),
                outcome.hints as i64,
            ],
        )?;
    }
    Ok(())
}
