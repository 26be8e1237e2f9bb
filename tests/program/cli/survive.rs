//! Written files survive: programs killed at random moments, two programs at once, full disks, folders
//! without permission to write, files of another version. Practice has its own test,
//! `tests/teaching/store.rs`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use yonsan::board::Dice;

use crate::support::program::{FIVE_PLIES, Ran, finish, folder, program, yonsan};

/// Runs a command and kills it after a time in tenths of a millisecond; returns whether it was still running.
fn killed(args: &[&str], after: u64) -> bool {
    let mut child = program(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    sleep(Duration::from_micros(100 * after));
    let running = child.try_wait().unwrap().is_none();
    let _ = child.kill();
    child.wait().unwrap();
    running
}

/// Kills a command several times while it replaces a file. Each time the file must hold its former content or
/// the command's output, completely; returns how often it held each.
fn replaced(args: &[&str], path: &Path, times: u64, within: u64) -> [usize; 2] {
    let mut dice = Dice::new(within);
    assert_eq!(yonsan(args).err, "");
    let new = fs::read(path).unwrap();
    let old = b"what was there before".to_vec();
    let mut held = [0, 0];
    for _ in 0..times {
        fs::write(path, &old).unwrap();
        killed(args, dice.below(within as usize) as u64);
        let found = fs::read(path).unwrap();
        let which = [&old, &new].iter().position(|whole| **whole == found);
        held[which.unwrap_or_else(|| panic!("{args:?}: {} bytes, neither old nor new", found.len()))] += 1;
    }
    held
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_killed_program_leaves_the_old_file_or_the_new_one() {
    let folder = folder();
    let games = folder.join("games.sgf");
    let game = "(;GM[1]SZ[15];B[hh];W[ig];B[jf])\n";
    fs::write(&games, game.repeat(3_000)).unwrap();
    let out = |name: &str| folder.join(name);
    let [svg, page, lib, proof, tree] = ["a.svg", "a.html", "a.sgf", "a.json", "tree"].map(out);
    let mut held = [0, 0];
    for (args, path, times, within) in [
        (&["export", "svg", FIVE_PLIES, "-o", text(&svg), "--force"][..], &svg, 30, 300),
        (&["export", "html", FIVE_PLIES, "-o", text(&page), "--force"], &page, 30, 400),
        (&["convert", text(&games), text(&lib), "--force"], &lib, 40, 1_000),
        (&["solve", "vct-0003", "--proof", text(&proof), "--force"], &proof, 30, 600),
        (
            &["strategy", "export", "--to", "sgf", "--root", "h8o9g7", "--out", text(&tree), "--force"],
            &tree,
            20,
            8_000,
        ),
    ] {
        let [old, new] = replaced(args, path, times, within);
        held = [held[0] + old, held[1] + new];
    }
    assert_eq!(held[0] + held[1], 150);
    assert!(held[0] > 10, "{held:?}");
}

/// The decisions of a journal or the puzzles of a mine: its complete lines.
fn lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    whole.lines().map(str::to_owned).collect()
}

#[test]
fn a_killed_build_goes_on_from_its_journal() {
    let journal = folder().join("journal");
    // Behind this move much is decided soon; a search with a guide, which comes later, takes longer than a run.
    let args = ["strategy", "build", "--anew", "--journal", text(&journal), "--root", "h8j10g9"];
    let mut dice = Dice::new(3);
    let mut before: Vec<String> = Vec::new();
    let mut kills = 0;
    // On a busy machine a killed run may not come to its first line.
    while kills < 25 || before.len() <= 2 && kills < 200 {
        kills += 1;
        assert!(killed(&args, 500 + dice.below(4_500) as u64), "the work is not done in that time");
        // No former line is lost, and all new lines but the last are complete.
        let now = lines(&journal);
        assert!(now.len() >= before.len() && now[..before.len()] == before[..], "{before:?}\n{now:?}");
        before = now;
        let merged = journal.with_extension("tree");
        let ran = yonsan(&["strategy", "merge", text(&journal), "--out", text(&merged)]);
        assert!(before.is_empty() || (ran.code, ran.err.as_str()) == (0, ""), "{ran:?}\n{before:?}");
    }
    assert!(before.len() > 2, "{before:?}");
}

#[test]
fn a_killed_mine_goes_on_to_the_same_puzzles() {
    let folder = folder();
    let (whole, cut) = (folder.join("whole.yaml"), folder.join("cut.yaml"));
    let args = |out| ["puzzles", "mine", "--boards", "40", "--kinds", "vcf", "--seed", "5", "--out", out];
    assert_eq!(yonsan(&args(text(&whole))).code, 0);
    let whole = fs::read_to_string(&whole).unwrap();
    let mut dice = Dice::new(9);
    let mut kills = 0;
    while kills < 25 && killed(&args(text(&cut)), 100 + dice.below(900) as u64) {
        kills += 1;
        if dice.below(4) == 0 {
            // A full disk may cut a file anywhere, even within a character.
            let bytes = fs::read(&cut).unwrap();
            let torn = bytes.len() - dice.below(20).min(bytes.len());
            fs::write(&cut, [&bytes[..torn], b"\xe2\x94"].concat()).unwrap();
        }
    }
    assert_eq!(yonsan(&args(text(&cut))).code, 0);
    assert_eq!(fs::read_to_string(cut).unwrap(), whole);
}

#[test]
fn of_two_programs_with_one_file_the_second_is_refused() {
    let folder = folder();
    let (journal, mined) = (folder.join("journal"), folder.join("mined.yaml"));
    let build = ["strategy", "build", "--journal", text(&journal), "--root", "h8i9a1"];
    let mine = ["puzzles", "mine", "--play", "100000", "--out", text(&mined)];
    for (args, path) in [(&build[..], &journal), (&mine, &mined)] {
        let mut first = program(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        while !path.exists() || fs::metadata(path).unwrap().len() == 0 {
            sleep(Duration::from_millis(5));
        }
        yonsan(args).is_fault(&["another program is at work"]);
        first.kill().unwrap();
        first.wait().unwrap();
    }
}

#[test]
fn what_is_not_ours_is_never_written_over() {
    let path = folder().join("notes");
    for bytes in [
        &b"my notes\nand a last line without its end"[..],
        b"\x89PNG\r\n\x1a\n\xff\xfe",
        b"# Mined by hand\n",
    ] {
        fs::write(&path, bytes).unwrap();
        yonsan(&["puzzles", "mine", "--boards", "5", "--out", text(&path)]).is_fault(&["notes"]);
        yonsan(&["strategy", "build", "--journal", text(&path), "i9"]).is_fault(&["notes"]);
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

/// All commands that write a file, each to a place of the same name.
fn writers(place: &str) -> Vec<Vec<&str>> {
    vec![
        vec!["export", "svg", FIVE_PLIES, "-o", place, "--force"],
        vec!["export", "html", FIVE_PLIES, "-o", place, "--force"],
        vec!["convert", "h8i9j10", place, "--to", "sgf", "--force"],
        vec!["convert", "h8i9j10", place, "--to", "lib", "--force"],
        vec!["solve", FIVE_PLIES, "--proof", place, "--force"],
        vec!["strategy", "export", "--to", "sgf", "--root", "h8o9g7", "--out", place, "--force"],
        vec!["puzzles", "mine", "--boards", "40", "--kinds", "vcf", "--seed", "5", "--out", place],
        vec!["strategy", "build", "--journal", place, "--root", "h8i9a1"],
    ]
}

/// Asserts that a failure to write is reported with the file's name and by the exit code.
#[track_caller]
fn is_told(ran: &Ran, place: &str, args: &[&str]) {
    let name = Path::new(place).file_name().unwrap().to_str().unwrap();
    assert!(ran.code == 2 && ran.err.contains(name) && !ran.err.contains("panicked"), "{args:?}: {ran:?}");
}

#[test]
fn a_disk_without_room_and_a_place_that_is_shut_are_told() {
    // Every write to the first fails as on a full disk; in the second no user can create a file.
    for place in ["/dev/full", "/proc/yonsan-out"] {
        for args in writers(place) {
            is_told(&yonsan(&args), place, &args);
        }
        let ran = yonsan(&["man", "--dir", place]);
        assert!(ran.code == 2 && !ran.err.contains("panicked"), "{ran:?}");
    }
    // Standard output as well.
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut command = program(&["annotate", "h8", "--json"]);
    let ran = command.stdout(full).output().unwrap();
    assert_eq!(ran.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("No space left"), "{ran:?}");
}

/// A small file system for the test, where this user may create one.
struct Small(PathBuf);

impl Small {
    fn mounted(options: &str) -> Option<Self> {
        let place = folder();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", options, "yonsan", text(&place)]).stderr(Stdio::null());
        if mount.status().is_ok_and(|status| status.success()) {
            return Some(Self(place));
        }
        println!("skipped: this user may not mount a small file system");
        None
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_leaves_what_was_there() {
    let Some(small) = Small::mounted("size=16k") else { return };
    let (file, rest) = (small.0.join("file"), small.0.join("rest"));
    for args in writers(text(&file)) {
        let _ = fs::remove_file(&rest);
        let journal = args.contains(&"build") || args.contains(&"mine");
        let old: &[u8] = if journal { b"" } else { b"what was there before" };
        fs::write(&file, old).unwrap();
        // Nearly all of its space is used.
        while fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(&rest)
            .and_then(|mut rest| std::io::Write::write_all(&mut rest, &[0; 512]))
            .is_ok()
        {}
        is_told(&yonsan(&args), text(&file), &args);
        assert_eq!(fs::read(&file).unwrap(), old, "{args:?}");
        assert_eq!(fs::read_dir(&small.0).unwrap().count(), 2, "{args:?}");
        // With free space again, the work is done or continues.
        fs::remove_file(&rest).unwrap();
        if args.contains(&"svg") || args.contains(&"mine") {
            let ran = yonsan(&args);
            assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
        }
    }
}

#[test]
fn a_folder_that_may_only_be_read_is_told() {
    let Some(small) = Small::mounted("size=64k") else { return };
    let file = small.0.join("file");
    fs::write(&file, "what was there before").unwrap();
    let again = Command::new("mount").args(["-o", "remount,ro", text(&small.0)]).status().unwrap();
    assert!(again.success());
    for args in writers(text(&file)) {
        is_told(&yonsan(&args), text(&file), &args);
        assert_eq!(fs::read_to_string(&file).unwrap(), "what was there before");
    }
    // Practice continues where progress cannot be stored.
    let mut command = program(&["train", "--kind", "vcf", "--seed", "1"]);
    command.env("XDG_DATA_HOME", &small.0);
    let ran = finish(command, b"answer --yes\nquit\n");
    assert!(ran.code == 0 && ran.out.contains("not kept on the disk"), "{ran:?}");
}

#[test]
fn files_of_a_later_version_are_refused_with_a_way_forward() {
    let folder = folder();
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let proof = folder.join("proof.json");
    yonsan(&["solve", FIVE_PLIES, "--proof", text(&proof)]);
    let newer = fs::read_to_string(&proof).unwrap().replace("\"version\":1", "\"version\":2");
    let newer = write("newer.json", newer.as_bytes());
    yonsan(&["check", &newer]).is_fault(&["newer.json", "version", "2", "newer"]);
    let tree = folder.join("tree");
    yonsan(&["strategy", "export", "--out", text(&folder.join("text"))]);
    yonsan(&["strategy", "import", text(&folder.join("text")), "--out", text(&tree)]);
    let mut bytes = fs::read(&tree).unwrap();
    bytes[4] = 5;
    let stats = |tree: &str| yonsan(&["strategy", "stats", "--tree", tree]);
    stats(&write("newer-tree", &bytes)).is_fault(&["newer-tree", "version 5", "newer"]);
    bytes[4] = 2;
    stats(&write("old-tree", &bytes)).is_fault(&["old-tree", "version 2", "text"]);
    bytes[4] = 1;
    bytes.truncate(1_000);
    stats(&write("cut-tree", &bytes)).is_fault(&["cut-tree", "cut or changed"]);
    let journal = write("newer-journal", b"yonsan-journal 3 freestyle\n");
    let ran = yonsan(&["strategy", "build", "--journal", &journal, "i9"]);
    ran.is_fault(&["newer-journal", "version 3", "newer"]);
    let puzzle = crate::support::program::PUZZLES.replace("version: 1", "version: 2");
    yonsan(&["show", &write("newer.yaml", puzzle.as_bytes())]).is_fault(&["newer.yaml", "version", "newer"]);
}
