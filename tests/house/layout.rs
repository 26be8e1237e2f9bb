//! Tests of the source's structure: the modules that each top-level module (room) may use, and the number of
//! lines of a file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::source::{code, files, source};

/// For each room, the rooms that it may use, together with all that these may use. An entry such as
/// `strategy::tree` allows one part of a room only.
const TABLE: [(&str, &[&str]); 20] = [
    ("guide", &[]),
    ("board", &[]),
    ("pattern", &["board"]),
    ("evaluate", &["pattern"]),
    ("proof", &["board"]),
    ("check", &["proof"]),
    ("solve", &["pattern", "evaluate", "proof"]),
    ("strategy", &["solve", "check"]),
    ("formats", &["board", "proof", "strategy::tree"]),
    ("teach", &["solve", "check", "strategy", "formats", "evaluate", "play"]),
    ("play", &["solve", "evaluate", "strategy"]),
    ("store", &["teach"]),
    ("reply", &["play", "teach"]),
    ("words", &["reply"]),
    ("render", &["words"]),
    ("session", &["reply"]),
    ("repl", &["session", "render", "store"]),
    ("screen", &["repl"]),
    ("web", &["session", "render"]),
    ("cli", &["repl", "screen", "engine", "web"]),
];
const ENGINE: (&str, &[&str]) = ("engine", &["render"]);

/// The number of lines that a file must not reach.
const LINES: usize = 400;

/// All rooms that each room may use, transitively. A part of a room brings no other rooms with it.
fn allowed() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let table: BTreeMap<_, _> = TABLE.into_iter().chain([ENGINE]).collect();
    let mut allowed = BTreeMap::new();
    for &room in table.keys() {
        let mut all = BTreeSet::from([room]);
        let mut next = vec![room];
        while let Some(room) = next.pop() {
            for &used in table.get(room).copied().unwrap_or(&[]) {
                if all.insert(used) {
                    next.push(used);
                }
            }
        }
        allowed.insert(room, all);
    }
    allowed
}

/// The paths that begin with `crate::`: the room, and the part of the room where one is named.
fn uses(code: &str) -> Vec<(String, Option<String>)> {
    let mut found = Vec::new();
    for (i, _) in code.match_indices("crate::") {
        if i > 0 && code[..i].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let rest = &code[i + "crate::".len()..];
        // `use crate::{a, b::c};`
        let groups: Vec<&str> = match rest.strip_prefix('{') {
            Some(inner) => inner.split('}').next().unwrap().split(',').map(str::trim).collect(),
            None => vec![rest],
        };
        for path in groups.into_iter().filter(|path| !path.is_empty()) {
            let mut words = path.split("::").map(|word| {
                word.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>()
            });
            found.push((words.next().unwrap(), words.next().filter(|word| !word.is_empty())));
        }
    }
    found
}

fn room_of(file: &Path) -> Option<String> {
    let inside = file.strip_prefix(source()).unwrap();
    let first = inside.components().next()?.as_os_str().to_str()?.to_owned();
    Some(first.trim_end_matches(".rs").to_owned())
}

#[test]
fn nobody_uses_a_room_above() {
    let allowed = allowed();
    let mut looked_at = 0;
    for file in files(&source(), "rs") {
        let room = room_of(&file).unwrap();
        if ["lib", "main"].contains(&room.as_str()) {
            continue;
        }
        let may = allowed.get(room.as_str()).unwrap_or_else(|| panic!("the room {room} is not in the table"));
        for (used, part) in uses(&code(&fs::read_to_string(&file).unwrap())) {
            let whole = may.contains(used.as_str());
            let some = part.is_some_and(|part| may.contains(format!("{used}::{part}").as_str()));
            assert!(whole || some, "{} uses {used}; {room} may use {may:?}", file.display());
            looked_at += 1;
        }
    }
    assert!(looked_at > 100, "{looked_at} uses: is the reading of them broken?");
}

#[test]
fn the_checker_stands_alone() {
    let may = &allowed()["check"];
    assert_eq!(*may, BTreeSet::from(["board", "check", "proof"]));
    for file in files(&source().join("check"), "rs") {
        let text = code(&fs::read_to_string(&file).unwrap());
        for never in ["pattern", "solve", "evaluate", "teach"] {
            assert!(!text.contains(&format!("{never}::")), "{} uses {never}", file.display());
        }
        // The definition of forbidden moves that the checker is compared with.
        assert!(!text.contains("ruling") && !text.contains("Ruling"), "{} uses it", file.display());
    }
}

#[test]
fn every_room_is_in_the_library_and_in_the_table() {
    let declared: BTreeSet<String> = fs::read_to_string(source().join("lib.rs"))
        .unwrap()
        .lines()
        .filter_map(|line| Some(line.strip_prefix("pub mod ")?.trim_end_matches(';').to_owned()))
        .collect();
    let table: BTreeSet<&str> = TABLE.iter().chain([&ENGINE]).map(|(room, _)| *room).collect();
    for room in &declared {
        assert!(table.contains(room.as_str()), "{room} is not in the table");
        assert!(source().join(room).is_dir(), "{room} is no folder");
    }
    for entry in fs::read_dir(source()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        assert!(declared.contains(&name) || ["lib.rs", "main.rs"].contains(&name.as_str()), "{name}");
    }
}

#[test]
fn no_file_is_too_long() {
    for file in files(&source(), "rs") {
        let lines = fs::read_to_string(&file).unwrap().lines().count();
        assert!(lines < LINES, "{} has {lines} lines", file.display());
    }
}

#[test]
fn paths_are_read_as_written() {
    let text = "use crate::board::{Point, Rule};\nuse crate::{proof, strategy::tree};\nlet x = \
                crate::check::f(); // crate::solve::g()\nother_crate::x";
    let some = |room: &str, part: Option<&str>| (room.to_owned(), part.map(str::to_owned));
    let found = uses(&code(text));
    assert_eq!(found[1..3], [some("proof", None), some("strategy", Some("tree"))]);
    assert_eq!(found.len(), 4);
    assert_eq!(found[3], some("check", Some("f")));
    // Permission for a part of a room is not permission for the room.
    let formats = &allowed()["formats"];
    assert!(formats.contains("strategy::tree") && !formats.contains("strategy"));
}
