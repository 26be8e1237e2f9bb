//! Sets and exams in the file of progress, and files of earlier versions.

use std::fs;

use yonsan::store::Database;
use yonsan::teach::train::{Attempt, ListKind, ListedPuzzle, PracticeList};
use yonsan::teach::{Notice, Progress};

use super::store::{attempt, attempts, file, give_up, keeping};
use crate::support::program::{folder, program};

#[test]
fn sets_and_exams_are_written_and_read() {
    let data = folder();
    let mut progress = Database::open(&file(&data));
    let listed = |number: usize, themes: &[&str]| ListedPuzzle {
        id: format!("vcf-{number:04}"),
        content: "0123456789abcdef".to_owned(),
        rating: 1200,
        themes: themes.iter().map(|&theme| theme.to_owned()).collect(),
    };
    let set = PracticeList {
        at: 1_000_000,
        kind: ListKind::Set,
        name: "mine".to_owned(),
        puzzles: vec![listed(1, &["ladder", "catch"]), listed(2, &[])],
        asked: "--count 2".to_owned(),
        files: vec!["a file.yaml".to_owned()],
        shuffle: Some(u64::MAX),
        limit: None,
    };
    let exam = PracticeList {
        kind: ListKind::Exam,
        files: Vec::new(),
        shuffle: None,
        limit: Some(60_000),
        ..set.clone()
    };
    for list in [&set, &exam] {
        progress.add_list(list.clone());
    }
    drop(progress);
    let mut progress = Database::open(&file(&data));
    assert_eq!(progress.lists().unwrap(), [set, exam]);
    let connection = rusqlite::Connection::open(file(&data)).unwrap();
    connection.execute("UPDATE lists SET puzzles = 'vcf-0001' WHERE id = 1", []).unwrap();
    assert_eq!(progress.lists().unwrap().len(), 1);
    assert_eq!(progress.take_notices(), [Notice::PassedOver { file: file(&data), rows: 1 }]);
    fs::remove_dir_all(data).unwrap();
}

/// The tables of the first version, as it created them.
const FIRST_VERSION: &str = "
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, puzzle TEXT NOT NULL, content TEXT NOT NULL,
    kind TEXT NOT NULL, mode TEXT NOT NULL, solved INTEGER NOT NULL, misses INTEGER NOT NULL,
    hints INTEGER NOT NULL, score REAL NOT NULL, millis INTEGER NOT NULL, rating REAL NOT NULL,
    moves TEXT NOT NULL
) STRICT;
INSERT INTO attempts (at, puzzle, content, kind, mode, solved, misses, hints, score, millis, rating, moves)
    VALUES (1000003, 'vcf-0003', '0123456789abcdef', 'vcf', 'train', 0, 3, 2, 0.25, 12345, 1234.5, 'h8 o15');
PRAGMA application_id = 2037345907;
PRAGMA user_version = 1;
";

#[test]
fn a_file_of_the_first_version_is_brought_up_to_date() {
    let data = folder();
    let path = file(&data);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    rusqlite::Connection::open(&path).unwrap().execute_batch(FIRST_VERSION).unwrap();
    let old = Attempt { place: None, ..attempt(3) };
    assert_eq!(attempts(&data), std::slice::from_ref(&old));
    let mut progress = Database::open(&path);
    assert_eq!(progress.lists().unwrap(), []);
    progress.record(attempt(0));
    drop(progress);
    assert_eq!(attempts(&data), [old, attempt(0)]);
    let connection = rusqlite::Connection::open(&path).unwrap();
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 2);
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn sets_and_exams_from_outside() {
    let data = folder();
    give_up(keeping(program(&["train", "--set", "wood", "--count", "2", "--seed", "1"]), &data), 2, None);
    let (out, _, _) = give_up(keeping(program(&["train", "--exam", "3", "--seed", "1"]), &data), 1, None);
    assert!(out.contains("not available in an exam") && !out.contains("Proven"), "{out}");
    let ask = |args: &[&str]| -> serde_json::Value {
        let output = keeping(program(args), &data).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let sets = ask(&["train", "--sets", "--json"]);
    assert_eq!(sets["schema"], "yonsan.sets/1");
    let set = &sets["sets"][0];
    assert_eq!((set["name"].as_str(), set["puzzles"].as_array().map(Vec::len)), (Some("wood"), Some(2)));
    let cycle = &set["cycles"][0];
    assert_eq!((cycle["tried"].as_u64(), cycle["solved"].as_u64()), (Some(2), Some(0)));
    assert!(cycle["ended"].is_u64() && cycle["change"].is_null());
    let exams = ask(&["train", "--exams", "--json"]);
    assert_eq!((&exams["schema"], &exams["exams"][0]["exam"]), (&"yonsan.exams/1".into(), &1.into()));
    let exam = ask(&["train", "--exams", "1", "--json"]);
    assert_eq!(
        (&exam["schema"], &exam["performance"]["bound"]),
        (&"yonsan.exam/1".into(), &"at-most".into())
    );
    assert!(exam["puzzles"].as_array().unwrap().iter().all(|puzzle| puzzle["result"] == "unanswered"));
    let playlists = ask(&["train", "--playlists", "--json"]);
    assert_eq!(playlists["schema"], "yonsan.playlists/1");
    assert!(playlists["playlists"].as_array().unwrap().len() > 5);
    // The sets and exams leave with the attempts.
    let export = ask(&["stats", "--export", "json"]);
    let kinds: Vec<_> = export["lists"].as_array().unwrap().iter().map(|list| &list["kind"]).collect();
    assert_eq!(kinds, ["set", "exam"]);
    assert!(export["attempts"].as_array().unwrap().iter().all(|attempt| attempt["list"] == "wood"));
    let output = keeping(program(&["train", "--json"]), &data).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    fs::remove_dir_all(data).unwrap();
}
