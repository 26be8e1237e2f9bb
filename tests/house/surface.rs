//! Tests the public interface of the library against a listing in the repository. `INSTA_UPDATE=always`
//! writes the listing anew, and its difference shows every change.

use std::collections::BTreeSet;
use std::fs;

use super::source::{code, paths, source};

/// The keywords of items, after `pub`.
const ITEMS: [&str; 7] = ["fn", "struct", "enum", "trait", "const", "static", "type"];

/// Collects the public names of a module: those it declares, those it re-exports, and those of its public
/// modules.
fn collect(module: &[&str], names: &mut BTreeSet<String>) {
    let path = module.iter().fold(source(), |path, name| path.join(name));
    let file = [path.join("lib.rs"), path.join("mod.rs"), path.with_extension("rs")];
    let file = file.iter().find(|file| file.is_file()).expect("the file of a module");
    let text = code(&fs::read_to_string(file).unwrap());
    let full = |name: &str| module.iter().copied().chain([name]).collect::<Vec<_>>().join("::");
    for statement in text.split("\npub use ").skip(1) {
        let tree = statement.split(';').next().unwrap();
        names.extend(paths(tree).iter().map(|(_, name)| full(name)));
    }
    for line in text.lines() {
        // Items declared by a macro are indented by one step.
        let line = line.strip_prefix("    ").filter(|line| line.starts_with("pub enum")).unwrap_or(line);
        let Some(rest) = line.strip_prefix("pub ") else { continue };
        let mut words =
            rest.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        match words.next() {
            Some("mod") => {
                let name = words.next().unwrap();
                // The guides consist of text and declare no names.
                if name != "guide" {
                    collect(&[module, &[name]].concat(), names);
                }
            }
            Some("use") | None => {}
            Some(first) => {
                let words: Vec<&str> = std::iter::once(first).chain(words).collect();
                let item = words.iter().position(|word| ITEMS.contains(word) && *word != "const");
                let item = item.or_else(|| words.iter().position(|word| *word == "const"));
                names.extend(item.and_then(|i| words.get(i + 1)).map(|name| full(name)));
            }
        }
    }
}

#[test]
fn the_public_surface_is_what_is_listed() {
    let mut names = BTreeSet::new();
    collect(&[], &mut names);
    assert!(names.contains("Solver") && names.contains("solve::Verdict"), "is the reading broken?");
    let listing = names.into_iter().collect::<Vec<_>>().join("\n");
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("surface", listing);
    });
}
