//! The table of attempts.

use rusqlite::{Connection, Row, Transaction, params};

use super::schema::{Table, readable, unreadable};
use crate::board::Point;
use crate::teach::train::{Attempt, AttemptMode, ListPlace};

pub(super) fn read(connection: &Connection) -> rusqlite::Result<Table<Attempt>> {
    let mut statement = connection.prepare(
        "SELECT at, puzzle, content, kind, mode, solved, misses, hints, score, millis, rating, moves, list, \
         cycle FROM attempts ORDER BY id",
    )?;
    readable(statement.query_map([], attempt)?)
}

fn attempt(row: &Row<'_>) -> rusqlite::Result<Attempt> {
    let mode: String = row.get(4)?;
    let moves: String = row.get(11)?;
    let moves: Result<Vec<Point>, _> = moves.split_whitespace().map(str::parse).collect();
    Ok(Attempt {
        at: row.get::<_, i64>(0)?.max(0) as u64,
        puzzle: row.get(1)?,
        content: row.get(2)?,
        kind: row.get(3)?,
        mode: AttemptMode::from_name(&mode).ok_or_else(|| unreadable(4, "no mode"))?,
        solved: row.get(5)?,
        misses: row.get::<_, u32>(6)? as usize,
        hints: row.get::<_, u32>(7)? as usize,
        score: row.get(8)?,
        millis: row.get::<_, i64>(9)?.max(0) as u64,
        rating: row.get(10)?,
        moves: moves.map_err(|_| unreadable(11, "no points"))?,
        place: match (row.get(12)?, row.get::<_, Option<u32>>(13)?) {
            (Some(list), Some(cycle)) => Some(ListPlace { list, cycle: cycle as usize }),
            _ => None,
        },
    })
}

pub(super) fn write(transaction: &Transaction<'_>, attempts: &[Attempt]) -> rusqlite::Result<()> {
    for attempt in attempts {
        let moves: Vec<String> = attempt.moves.iter().map(Point::to_string).collect();
        transaction.execute(
            "INSERT INTO attempts (at, puzzle, content, kind, mode, solved, misses, hints, score, millis, rating, \
             moves, list, cycle) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
            params![
                attempt.at as i64,
                attempt.puzzle,
                attempt.content,
                attempt.kind,
                attempt.mode.name(),
                attempt.solved,
                attempt.misses as i64,
                attempt.hints as i64,
                attempt.score,
                attempt.millis as i64,
                attempt.rating,
                moves.join(" "),
                attempt.place.as_ref().map(|place| &place.list),
                attempt.place.as_ref().map(|place| place.cycle as i64),
            ],
        )?;
    }
    Ok(())
}
