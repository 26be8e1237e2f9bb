//! Stored progress survives killed programs, two programs at once, full disks and damaged files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use yonsan::board::Dice;
use yonsan::store::Database;
use yonsan::teach::train::{Attempt, AttemptMode, ListPlace};
use yonsan::teach::{Notice, Progress};

use crate::support::program::{folder, program};

pub(super) fn file(data: &Path) -> PathBuf {
    data.join("yonsan").join("progress.sqlite3")
}

/// A command that stores progress in this folder and reads from a pipe.
pub(super) fn keeping(mut command: Command, data: &Path) -> Command {
    command.env("XDG_DATA_HOME", data).env("XDG_STATE_HOME", data).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn train(data: &Path) -> Command {
    keeping(program(&["train", "--kind", "vcf", "--seed", "1"]), data)
}

/// Starts a program that gives up this many puzzles, and kills it after a time if one is given; returns
/// standard output, standard error and the exit code.
pub(super) fn give_up(
    mut command: Command,
    puzzles: usize,
    killed_after: Option<Duration>,
) -> (String, String, Option<i32>) {
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // A program that is killed closes its input, so that writing may fail.
    let writer = thread::spawn(move || {
        let _ = input.write_all("answer --yes\nnext\n".repeat(puzzles).as_bytes());
    });
    if let Some(after) = killed_after {
        thread::sleep(after);
        child.kill().unwrap();
    }
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

/// The number of attempts that the program has reported, each on a line.
fn told(out: &str) -> usize {
    out.lines().filter(|line| line.contains("due again in")).count()
}

pub(super) fn attempts(data: &Path) -> Vec<Attempt> {
    let mut progress = Database::open(&file(data));
    assert_eq!(progress.take_notices(), []);
    progress.attempts().unwrap()
}

pub(super) fn attempt(number: usize) -> Attempt {
    Attempt {
        at: 1_000_000 + number as u64,
        puzzle: format!("vcf-{number:04}"),
        content: "0123456789abcdef".to_owned(),
        kind: "vcf".to_owned(),
        mode: AttemptMode::ALL[number % 3],
        solved: number.is_multiple_of(2),
        misses: number,
        hints: 2,
        score: 0.25,
        millis: 12_345,
        rating: 1234.5,
        moves: vec!["h8".parse().unwrap(), "o15".parse().unwrap()],
        place: number.is_multiple_of(3).then(|| ListPlace { list: "mine".to_owned(), cycle: 1 + number }),
    }
}

/// A new database with this many attempts, and the attempts.
fn recorded(data: &Path, number: usize) -> (Database, Vec<Attempt>) {
    let mut progress = Database::open(&file(data));
    let all: Vec<Attempt> = (0..number).map(attempt).collect();
    all.iter().cloned().for_each(|attempt| progress.record(attempt));
    (progress, all)
}

#[test]
fn what_is_written_is_read() {
    let data = folder();
    let (mut progress, all) = recorded(&data, 7);
    assert_eq!((progress.attempts().unwrap(), progress.take_notices()), (all.clone(), vec![]));
    drop(progress);
    assert_eq!(attempts(&data), all);
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_row_that_cannot_be_read_hides_no_other() {
    let data = folder();
    let (mut progress, all) = recorded(&data, 5);
    let connection = rusqlite::Connection::open(file(&data)).unwrap();
    for spoilt in ["mode = 'sleep'", "moves = 'h8 x99'", "misses = -1"] {
        connection.execute(&format!("UPDATE attempts SET {spoilt} WHERE id = 3"), []).unwrap();
        let others = [&all[..2], &all[3..]].concat();
        assert_eq!(progress.attempts().unwrap(), others, "{spoilt}");
    }
    let told = [Notice::PassedOver { file: file(&data), rows: 1 }];
    assert_eq!(progress.take_notices(), told, "once");
    connection.execute("UPDATE attempts SET mode = 'sleep'", []).unwrap();
    assert_eq!((progress.attempts().unwrap(), progress.take_notices().len()), (vec![], 1));
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_killed_program_loses_at_most_the_attempt_in_flight() {
    let data = folder();
    let mut dice = Dice::new(7);
    let (mut all, mut in_flight) = (0, 0);
    // Together with tests/program/cli/survive.rs these are two hundred kills.
    for _ in 0..30 {
        let after = Duration::from_millis(dice.of(&[20, 100, 250]) + dice.below(100) as u64);
        let (out, _, code) = give_up(train(&data), 100_000, Some(after));
        assert_eq!(code, None, "killed by a signal");
        let stored = attempts(&data).len();
        let (seen, new) = (told(&out), stored - all);
        assert!(new == seen || new == seen + 1, "{seen} told, {new} stored");
        in_flight += new - seen;
        all = stored;
    }
    assert!(all > 30, "only {all} attempts, {in_flight} of them in flight: too slow to say anything");
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn two_programs_at_once_lose_nothing() {
    let data = folder();
    let run = |data: PathBuf| thread::spawn(move || give_up(train(&data), 40, None));
    let both = [run(data.clone()), run(data.clone()), run(data.clone())];
    for one in both {
        let (out, err, code) = one.join().unwrap();
        assert_eq!((told(&out), err.as_str(), code), (40, "", Some(0)), "{out}");
        assert!(!out.contains("not kept"), "{out}");
    }
    assert_eq!(attempts(&data).len(), 120);
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_damaged_file_is_set_aside_and_never_overwritten() {
    let data = folder();
    let path = file(&data);
    let aside = |n: usize| PathBuf::from(format!("{}.damaged-{n}", path.display()));
    give_up(train(&data), 60, None);
    let sound = fs::read(&path).unwrap();
    let mut torn = sound.clone();
    torn.truncate(sound.len() / 2);
    let mut scribbled = sound.clone();
    scribbled[4096..8192].fill(0xa5);
    let damaged = [b"this is no database at all, only some text".to_vec(), torn, scribbled];
    for (i, bytes) in damaged.iter().enumerate() {
        fs::write(&path, bytes).unwrap();
        let (out, err, code) = give_up(train(&data), 1, None);
        assert_eq!((err.as_str(), code), ("", Some(0)));
        assert!(out.contains("damaged") && out.contains(&format!("damaged-{}", i + 1)), "{out}");
        assert_eq!(fs::read(aside(i + 1)).unwrap(), *bytes);
        assert_eq!(attempts(&data).len(), 1);
    }
    // Bytes are changed anywhere: the file is read, or moved aside as it was; it is never lost, and nothing panics.
    let mut dice = Dice::new(11);
    for _ in 0..60 {
        let mut bytes = sound.clone();
        for _ in 0..=dice.below(4) {
            let at = dice.below(bytes.len());
            bytes[at] ^= 1 << dice.below(8);
        }
        fs::write(&path, &bytes).unwrap();
        let mut progress = Database::open(&path);
        match &progress.take_notices()[..] {
            [Notice::SetAside { aside, .. }] => assert_eq!(fs::read(aside).unwrap(), bytes),
            // A version or an application mark of another program: the file is left alone.
            [Notice::NotKept(_)] => assert_eq!(fs::read(&path).unwrap(), bytes),
            [] => drop(progress.attempts()),
            other => panic!("{other:?}"),
        }
    }
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_later_version_s_file_and_another_program_s_are_left_alone() {
    let data = folder();
    let path = file(&data);
    drop(Database::open(&path));
    let with = |sql: &str| rusqlite::Connection::open(&path).unwrap().execute_batch(sql).unwrap();
    for (sql, words) in
        [("PRAGMA user_version = 99", "later version"), ("PRAGMA application_id = 1", "another program")]
    {
        with(sql);
        let before = fs::read(&path).unwrap();
        let (out, _, code) = give_up(train(&data), 2, None);
        assert!(out.contains(words) && told(&out) == 2, "{out}");
        assert_eq!((code, fs::read(&path).unwrap()), (Some(0), before));
    }
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn a_clock_that_jumps_loses_nothing() {
    let data = folder();
    let path = file(&data);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    // Before the first attempt, the day after the last, next year, the end of time, and back again.
    let times = [1_700_000_000_000, 0, 4_102_444_800_000, i64::MAX as u64, u64::MAX, 1_700_000_001_000];
    let mut progress = Database::open(&path);
    for (number, at) in times.into_iter().enumerate() {
        let puzzle = format!("vcf-{:04}", 1 + number % 2);
        progress.record(Attempt { at, puzzle, moves: Vec::new(), ..attempt(number) });
    }
    assert_eq!(progress.take_notices(), []);
    drop(progress);
    assert_eq!(attempts(&data).len(), times.len());
    for args in [
        &["stats"][..],
        &["stats", "--json"],
        &["stats", "--export", "csv"],
        &["stats", "--export", "json"],
        &["review"],
        &["review", "--ahead"],
        &["train"],
        &["train", "--streak", "30"],
    ] {
        let (out, err, code) = give_up(keeping(program(args), &data), 2, None);
        assert_eq!((err.as_str(), code), ("", Some(0)), "{args:?}: {out}");
    }
    assert!(attempts(&data).len() > times.len(), "practice goes on");
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn where_nothing_can_be_written_practice_goes_on() {
    // No user can create a folder there.
    let (out, err, code) = give_up(train(Path::new("/proc/yonsan")), 3, None);
    assert_eq!((told(&out), err.as_str(), code), (3, "", Some(0)), "{out}");
    assert!(out.contains("not kept on the disk"), "{out}");
}

/// The program is given a limit of 16 KiB for a file, which acts like a full disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_loses_nothing_that_was_kept() {
    let data = folder();
    let mut shell = Command::new("bash");
    let yonsan = env!("CARGO_BIN_EXE_yonsan");
    shell.args(["-c", &format!("trap '' XFSZ; ulimit -f 16; exec '{yonsan}' train --kind vcf --seed 1")]);
    let (out, err, code) = give_up(keeping(shell, &data), 200, None);
    assert_eq!((told(&out), err.as_str(), code), (200, "", Some(0)));
    assert!(out.contains("not kept on the disk"), "{out}");
    let kept = attempts(&data).len();
    assert!(kept > 0 && kept < 200, "{kept}");
    // With free space again, further attempts are stored as well.
    give_up(train(&data), 5, None);
    assert_eq!(attempts(&data).len(), kept + 5);
    fs::remove_dir_all(data).unwrap();
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    let said = || {
        let data = folder();
        let out = give_up(train(&data), 5, None).0;
        fs::remove_dir_all(data).unwrap();
        let heading = |line: &&str| line.contains("win by continuous fours");
        out.lines().filter(heading).map(str::to_owned).collect::<Vec<_>>()
    };
    let puzzles = said();
    assert_eq!((puzzles.len(), &puzzles), (6, &said()));
}

#[test]
fn figures_and_exports_from_outside() {
    let data = folder();
    give_up(train(&data), 3, None);
    let ask = |args: &[&str]| {
        let output = keeping(program(args), &data).output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).unwrap()
    };
    let stats: serde_json::Value = serde_json::from_str(&ask(&["stats", "--json"])).unwrap();
    assert_eq!(
        (&stats["schema"], &stats["attempts"], &stats["solved"]),
        (&"yonsan.stats/1".into(), &3.into(), &0.into())
    );
    assert_eq!(stats["ratings"].as_array().unwrap().len(), 3);
    let export: serde_json::Value = serde_json::from_str(&ask(&["stats", "--export", "json"])).unwrap();
    let csv = ask(&["stats", "--export", "csv"]);
    assert_eq!(export["attempts"].as_array().unwrap().len(), 3);
    assert_eq!(csv.lines().count(), 4);
    for (row, attempt) in csv.lines().skip(1).zip(export["attempts"].as_array().unwrap()) {
        let fields: Vec<&str> = row.split(',').collect();
        assert_eq!(fields.len(), 15);
        assert_eq!((fields[2], fields[5]), (attempt["puzzle"].as_str().unwrap(), "train"));
    }
    assert!(ask(&["stats"]).contains("3 attempts, 0 solved"));
    // Another machine takes the export, once.
    let other = folder();
    let file = data.join("practice.json");
    fs::write(&file, export.to_string()).unwrap();
    let there = |args: &[&str]| {
        let output = keeping(program(args), &other).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let import = ["stats", "--import", file.to_str().unwrap()];
    assert_eq!(
        there(&import),
        (Some(0), "Added: 3. What was there already was not added again.\n".to_owned())
    );
    assert_eq!(
        there(&import),
        (Some(0), "Added: 0. What was there already was not added again.\n".to_owned())
    );
    assert_eq!(there(&["stats", "--export", "csv"]).1, csv);
    fs::write(&file, "{\"attempts\": 3}").unwrap();
    assert_eq!(there(&import), (Some(2), String::new()));
    fs::remove_dir_all(other).unwrap();
    fs::remove_dir_all(data).unwrap();
}
