//! The table of sets and exams.

use rusqlite::{Connection, Row, Transaction, params};

use super::schema::{Table, readable, unreadable};
use crate::teach::train::{ListKind, ListedPuzzle, PracticeList};

pub(super) fn read(connection: &Connection) -> rusqlite::Result<Table<PracticeList>> {
    let mut statement = connection
        .prepare("SELECT at, kind, name, puzzles, asked, files, shuffle, millis FROM lists ORDER BY id")?;
    readable(statement.query_map([], list)?)
}

fn list(row: &Row<'_>) -> rusqlite::Result<PracticeList> {
    let (kind, puzzles, files): (String, String, String) = (row.get(1)?, row.get(3)?, row.get(5)?);
    let puzzles: Option<Vec<ListedPuzzle>> = puzzles.lines().map(puzzle).collect();
    Ok(PracticeList {
        at: row.get::<_, i64>(0)?.max(0) as u64,
        kind: ListKind::from_name(&kind).ok_or_else(|| unreadable(1, "no kind of list"))?,
        name: row.get(2)?,
        puzzles: puzzles.ok_or_else(|| unreadable(3, "no puzzles"))?,
        asked: row.get(4)?,
        files: files.lines().map(str::to_owned).collect(),
        shuffle: row.get::<_, Option<i64>>(6)?.map(|seed| seed as u64),
        limit: row.get::<_, Option<i64>>(7)?.map(|millis| millis.max(0) as u64),
    })
}

/// The puzzle of a line; the themes are missing where it has none.
fn puzzle(line: &str) -> Option<ListedPuzzle> {
    let mut words = line.split(' ');
    let (id, content) = (words.next()?.to_owned(), words.next()?.to_owned());
    let rating = words.next()?.parse().ok()?;
    let themes = words.next().unwrap_or_default().split(',').filter(|theme| !theme.is_empty());
    Some(ListedPuzzle { id, content, rating, themes: themes.map(str::to_owned).collect() })
}

pub(super) fn write(transaction: &Transaction<'_>, lists: &[PracticeList]) -> rusqlite::Result<()> {
    for list in lists {
        let line = |puzzle: &ListedPuzzle| {
            let ListedPuzzle { id, content, rating, themes } = puzzle;
            format!("{id} {content} {rating} {}", themes.join(","))
        };
        let puzzles: Vec<String> = list.puzzles.iter().map(line).collect();
        transaction.execute(
            "INSERT INTO lists (at, kind, name, puzzles, asked, files, shuffle, millis) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            params![
                list.at as i64,
                list.kind.name(),
                list.name,
                puzzles.join("\n"),
                list.asked,
                list.files.join("\n"),
                list.shuffle.map(|seed| seed as i64),
                list.limit.map(|millis| millis as i64),
            ],
        )?;
    }
    Ok(())
}
