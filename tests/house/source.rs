//! The files of the source, for the tests in this folder.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the source.
pub fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The files in a folder and its subfolders whose names have this ending, in alphabetical order.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|other| other == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The code of a file without its comments.
pub fn code(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// The branches of a `use` list: `{a, b::{c, d}}` without its braces.
fn branches(list: &str) -> Vec<&str> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0, 0);
    for (i, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&list[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    found.push(&list[start..]);
    found.into_iter().map(str::trim).filter(|branch| !branch.is_empty()).collect()
}

/// The paths of a `use` tree, each with the name that it introduces.
pub fn paths(tree: &str) -> Vec<(Vec<String>, String)> {
    let words = |path: &str| -> Vec<String> {
        path.split("::").map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect()
    };
    if let Some((before, inside)) = tree.split_once('{') {
        let inside = inside.trim_end().trim_end_matches('}');
        // Only the outermost bracket is removed.
        let open = inside.matches('{').count().saturating_sub(inside.matches('}').count());
        let inside = format!("{inside}{}", "}".repeat(open));
        let inner = branches(&inside).into_iter().flat_map(paths).collect::<Vec<_>>();
        let before = words(before);
        let joined = inner.into_iter().map(|(path, name)| {
            let itself = path == ["self"];
            let path = before.iter().cloned().chain(path.into_iter().filter(|_| !itself)).collect::<Vec<_>>();
            let name = if itself { path.last().unwrap().clone() } else { name };
            (path, name)
        });
        return joined.collect();
    }
    let (path, name) = tree.split_once(" as ").unwrap_or((tree, tree));
    vec![(words(path), words(name).pop().unwrap_or_default())]
}
