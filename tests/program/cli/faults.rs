//! Faults are reported on standard error, with the fault, its place and advice. Standard output stays empty.

use crate::support::program::*;

#[test]
fn texts_that_are_no_position() {
    yonsan(&["show", ""]).is_fault(&["nothing is written", "B:,W:,b"]);
    yonsan(&["show", "  "]).is_fault(&["nothing is written"]);
    yonsan(&["show", "h8p9"]).is_fault(&["'p9' at character 3", "a1 to o15"]);
    yonsan(&["show", "h8h16"]).is_fault(&["'h16' at character 3"]);
    yonsan(&["show", "h8i0"]).is_fault(&["'i0'"]);
    yonsan(&["show", "B:h8,W:z3,b"]).is_fault(&["'z3' at character 8"]);
    yonsan(&["show", "B:h8,W:i9"]).is_fault(&["the side to move"]);
    yonsan_reading(&["show", "-"], "").is_fault(&["the file is empty"]);
    yonsan_reading(&["show", "-"], b"\xff\xfe").is_fault(&["UTF-8"]);
    yonsan_reading(&["show", "-"], "h8\nz9\n").is_fault(&["line 1"]);
    // Moves may take several lines.
    assert_eq!(yonsan_reading(&["show", "-"], "h8\ni9\n").out, yonsan(&["show", "h8i9"]).out);
}

#[test]
fn stones_that_cannot_lie_so() {
    let all = ["a1 is listed twice", "b2 is both black and white", "c3 is listed twice"];
    yonsan(&["show", "B:a1a1b2,W:b2c3c3,b"]).is_fault(&all);
    yonsan(&["show", "a1a1b2b2"]).is_fault(&["move 2 is on a1", "move 4 is on b2"]);
    yonsan(&["show", "B:a1b1c1d1e1,W:a3b3c3d3e3,b"]).is_fault(&["both sides have five"]);
    yonsan(&["show", PAST_FIVE]).is_fault(&["move 9", "--ply 9"]);
}

#[test]
fn files_of_moves_that_go_on_after_a_five() {
    let coordinates = |c: u8, row: &str| format!("{}{row}", (b'a' + c) as char);
    let sgf: String = (0..5)
        .flat_map(|c| [format!(";B[{}]", coordinates(c, "o")), format!(";W[{}]", coordinates(c, "n"))])
        .collect();
    let psq: String = (1..6).map(|x| format!("{x},15,0\n{x},14,0\n")).collect();
    for (name, text) in
        [("a.sgf", format!("(;SZ[15]{sgf})")), ("a.psq", format!("Piskvorky 15x15, 11:11, 0\n{psq}"))]
    {
        let path = file(name, text);
        yonsan(&["show", &path]).is_fault(&[&path, "move 9", "--ply 9"]);
        assert_eq!(yonsan(&["show", &path, "--ply", "9"]).code, 0);
    }
}

#[test]
fn files_that_are_none() {
    let folder = folder();
    let folder = folder.to_str().unwrap();
    for args in [["show", folder], ["check", folder], ["solve", folder]] {
        yonsan(&args).is_fault(&["folder"]);
    }
    yonsan(&["solve", "--batch", folder]).is_fault(&["folder"]);
    // A folder whose name has no slash, and a folder that is named like a file.
    let mut inside = program(&["show", "src"]);
    inside.current_dir(env!("CARGO_MANIFEST_DIR"));
    finish(inside, b"").is_fault(&["src", "folder"]);
    let named = format!("{folder}/a.sgf");
    std::fs::create_dir(&named).unwrap();
    yonsan(&["show", &named]).is_fault(&["folder"]);
    for name in ["none.sgf", "none.yaml", "none.rec", "dir/none"] {
        yonsan(&["show", name]).is_fault(&[name, "No such file"]);
    }
    yonsan(&["check", "none.json"]).is_fault(&["none.json", "No such file"]);
    yonsan(&["solve", "--batch", "none.jsonl"]).is_fault(&["none.jsonl", "No such file"]);
}

#[test]
fn files_that_hold_nothing_that_can_be_read() {
    for ending in ["txt", "sgf", "psq", "yaml", "json"] {
        for empty in ["", " \n\n", "\u{feff}"] {
            let path = file(&format!("empty.{ending}"), empty);
            yonsan(&["show", &path]).is_fault(&[&path, "empty"]);
        }
    }
    for ending in ["txt", "yaml", "json"] {
        let path = file(&format!("bytes.{ending}"), b"\xff\xfe\x00");
        yonsan(&["show", &path]).is_fault(&[&path, "UTF-8"]);
    }
    for (name, text, words) in [
        ("unknown.doc", "h8", &[".txt", ".sgf"][..]),
        ("unclosed.sgf", "(;SZ[15];B[hh", &["not closed"]),
        ("unclosed.sgf", "(;SZ[15];B[hh]", &[]),
        ("none.sgf", "(;SZ[15])", &["neither a stone nor a move"]),
        ("large.sgf", "(;SZ[19];B[hh])", &["15 by 15"]),
        ("none.psq", "Piskvorky 15x15, 11:11, 0\n", &["neither a stone nor a move"]),
        ("off.psq", "Piskvorky 15x15, 11:11, 0\n16,1,0\n", &["line 2", "16,1"]),
        ("bad.json", "{}", &["certificate"]),
        ("bad.yaml", "format: yonsan-puzzle\nversion: 1\nid: vcf-1\n", &["line"]),
        ("short.txt", ". . .\n", &["line 1"]),
    ] {
        let path = file(name, text);
        yonsan(&["show", &path]).is_fault(&[&[&*path], words].concat());
    }
}

#[test]
fn ids_misspelt() {
    for id in ["vcf-001", "vfc-0001", "vcf-00o1"] {
        for args in [&["show", id][..], &["puzzles", "show", id], &["grade", id, "h8"]] {
            yonsan(args).is_fault(&[id, "Did you mean vcf-", "puzzles list"]);
        }
    }
    yonsan(&["puzzles", "show", "x"]).is_fault(&["no puzzle 'x'"]);
}

#[test]
fn arguments_that_are_none() {
    for args in [
        &["slove"][..],
        &["solve"],
        &["solve", "h8", "--goal", "mate"],
        &["solve", "h8", "--nodes", "-1"],
        &["solve", "h8", "--time", "soon"],
        &["solve", "h8", "--time=-1"],
        &["solve", "h8", "--within", "x"],
        &["solve", "h8", "--ply", "x"],
        &["solve", "h8", "--batch", "x"],
        &["annotate", "h8", "--point", "p1"],
        &["annotate", "h8", "--by", "luck"],
        &["grade", "vcf-0001"],
        &["grade", "vcf-0001", ""],
        &["grade", "vcf-0001", "z9"],
        &["check"],
        &["show", "h8", "--color", "pink"],
    ] {
        yonsan(args).is_fault(&["--help"]);
    }
}

#[test]
fn what_cannot_be_written() {
    let folder = folder();
    let nowhere = folder.join("none").join("p.json");
    let ran = yonsan(&["solve", FIVE_PLIES, "--proof", nowhere.to_str().unwrap()]);
    ran.is_fault(&["p.json", "cannot be written"]);
    assert!(!nowhere.exists());
    // A folder in the file's place is not changed.
    let ran = yonsan(&["solve", FIVE_PLIES, "--proof", folder.to_str().unwrap()]);
    ran.is_fault(&["cannot be written"]);
    assert!(folder.is_dir());
}

#[test]
fn a_file_is_replaced_only_by_force() {
    let folder = folder();
    let there = folder.join("there.sgf").to_str().unwrap().to_owned();
    let batch =
        file("questions.jsonl", "{\"id\":\"there\",\"moves\":\"h8a1h9a3h10a5h11a7\",\"goal\":\"vcf\"}\n");
    let write = || std::fs::write(&there, "old").unwrap();
    let held = || std::fs::read_to_string(&there).unwrap();
    for args in [
        &["convert", "h8i9j10", &there][..],
        &["export", "svg", FIVE_PLIES, "-o", &there],
        &["export", "html", FIVE_PLIES, "-o", &there],
        &["export", "html", "--lesson", "forks", "-o", &there],
        &["solve", FIVE_PLIES, "--proof", &there],
        &["strategy", "export", "--root", "h8o9g7", "--out", &there],
    ] {
        write();
        yonsan(args).is_fault(&["there.sgf", "exists already", "--force"]);
        assert_eq!(held(), "old", "{args:?}");
        assert_eq!(yonsan(&[args, &["--force"]].concat()).code, 0, "{args:?}");
        assert_ne!(held(), "old", "{args:?}");
    }
    write();
    let json = yonsan(&["solve", FIVE_PLIES, "--proof", &there, "--json"]);
    assert_eq!((json.code, json.json()["schema"].as_str()), (2, Some("yonsan.error/1")));
    // A conversation refuses in the same words, and goes on.
    let lines = format!(
        "solve --proof {there}\nexport svg {there}\nconvert h8 {there}\nexport svg {there} --force\n"
    );
    let talk = yonsan_reading(&["repl", FIVE_PLIES], lines);
    assert_eq!(talk.out.matches("exists already").count(), 3, "{}", talk.out);
    assert!(held().contains("<svg"));
    // A folder of certificates is no exception.
    let proof = folder.join("there.json");
    std::fs::write(&proof, "old").unwrap();
    let dir = folder.to_str().unwrap();
    let batch = ["solve", "--batch", &batch, "--proof-dir", dir];
    assert_eq!(yonsan(&batch).code, 2);
    assert_eq!(std::fs::read_to_string(&proof).unwrap(), "old");
    assert_eq!(yonsan(&[&batch[..], &["--force"]].concat()).code, 0);
    // A proof may take the place of an earlier proof, and everything that of an empty file.
    assert_eq!(yonsan(&batch).code, 0);
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--proof", proof.to_str().unwrap()]).code, 0);
    yonsan(&["export", "svg", FIVE_PLIES, "-o", proof.to_str().unwrap()]).is_fault(&["exists already"]);
    std::fs::write(&there, "").unwrap();
    assert_eq!(yonsan(&["export", "svg", FIVE_PLIES, "-o", &there]).code, 0);
    assert!(held().contains("<svg"));
}

#[cfg(unix)]
#[test]
fn what_stands_in_the_place_of_a_file_stays_what_it_is() {
    let folder = folder();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    std::fs::write(path("p.json"), "old").unwrap();
    std::os::unix::fs::symlink(path("p.json"), path("link.json")).unwrap();
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--proof", &path("link.json"), "--force"]).code, 0);
    assert!(std::fs::symlink_metadata(path("link.json")).unwrap().is_symlink());
    assert_eq!(yonsan(&["check", &path("p.json")]).code, 0);
    // A named pipe is written to and not replaced.
    assert!(std::process::Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
    let pipe = path("pipe");
    let reader = std::thread::spawn(move || std::fs::read_to_string(pipe).unwrap());
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--proof", &path("pipe")]).code, 0);
    assert!(reader.join().unwrap().contains("i8"));
    // No temporary file is left.
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 3);
}
