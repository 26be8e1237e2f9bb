//! Tests that no two files of the source import each other, directly or through other files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::source::{code, files, paths, source};

/// A module, as the list of names from the crate's root.
type Module = Vec<String>;

/// The imports of a file.
#[derive(Default)]
struct Imports {
    /// The paths from the crate's root that the file itself uses.
    used: Vec<Module>,
    /// The names that it re-exports, with the paths that they stand for.
    handed_on: BTreeMap<String, Module>,
}

/// Every module of the source with its code, without the tests at the end of a file.
fn modules() -> BTreeMap<Module, String> {
    let root = source();
    let found = files(&root, "rs").into_iter().map(|file| {
        let text = code(&fs::read_to_string(&file).unwrap());
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap().to_owned();
        let inside = file.strip_prefix(&root).unwrap().with_extension("");
        let mut module: Module = inside.iter().map(|name| name.to_str().unwrap().to_owned()).collect();
        if module.last().is_some_and(|name| ["mod", "lib", "main"].contains(&name.as_str())) {
            module.pop();
        }
        (module, text)
    });
    found.filter(|(module, _)| !module.is_empty()).collect()
}

/// The path from the crate's root of a path in a module; `None` for other crates.
fn absolute(modules: &BTreeMap<Module, String>, module: &Module, path: &[String]) -> Option<Module> {
    let ups = path.iter().take_while(|word| *word == "super").count();
    match path.first()?.as_str() {
        "crate" => Some(path[1..].to_vec()),
        "super" => Some([&module[..module.len() - ups], &path[ups..]].concat()),
        first => {
            let child = [module.as_slice(), &[first.to_owned()]].concat();
            modules.contains_key(&child).then(|| [module.as_slice(), path].concat())
        }
    }
}

fn imports(modules: &BTreeMap<Module, String>, module: &Module) -> Imports {
    let mut imports = Imports::default();
    let text = &modules[module];
    for (at, _) in text.match_indices("use ") {
        let line = text[..at].rsplit('\n').next().unwrap().trim();
        if !line.is_empty() && !line.starts_with("pub") {
            continue;
        }
        let tree = text[at + 4..].split(';').next().unwrap();
        for (path, name) in paths(tree) {
            let Some(path) = absolute(modules, module, &path) else { continue };
            if line.is_empty() {
                imports.used.push(path);
            } else {
                imports.handed_on.insert(name, path);
            }
        }
    }
    // Paths that are written out in full in the code.
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    for (at, _) in text.match_indices("::") {
        let start = text[..at].rfind(|c| !is_word(c)).map_or(0, |i| i + 1);
        if text[..start].ends_with("::") || start == at {
            continue;
        }
        let end = text[at..].find(|c| !is_word(c) && c != ':').map_or(text.len(), |i| at + i);
        let path: Module =
            text[start..end].split("::").map(str::to_owned).filter(|word| !word.is_empty()).collect();
        imports.used.extend(absolute(modules, module, &path));
    }
    imports
}

/// The module in which the item of a path is defined; re-exported names are followed to their origin.
fn origin(imports: &BTreeMap<Module, Imports>, path: &[String]) -> Module {
    let mut module = Module::new();
    for (i, word) in path.iter().enumerate() {
        let deeper = [module.as_slice(), std::slice::from_ref(word)].concat();
        if imports.contains_key(&deeper) {
            module = deeper;
        } else if let Some(on) = imports.get(&module).and_then(|imports| imports.handed_on.get(word)) {
            return origin(imports, &[on.as_slice(), &path[i + 1..]].concat());
        } else {
            break;
        }
    }
    module
}

/// For each module, the modules whose code it uses. A folder's `mod.rs` and the files in the folder count as
/// one module for other modules, and uses among them are not counted.
fn arrows() -> BTreeMap<Module, BTreeSet<Module>> {
    let modules = modules();
    let imports: BTreeMap<_, _> =
        modules.keys().map(|module| (module.clone(), imports(&modules, module))).collect();
    let arrows = imports.iter().map(|(module, found)| {
        let used = found.used.iter().map(|path| origin(&imports, path));
        let used = used.filter(|used| !used.starts_with(module) && !module.starts_with(used));
        (module.clone(), used.collect())
    });
    arrows.collect()
}

/// Every module that can be reached by following uses.
fn reached(arrows: &BTreeMap<Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<Module> {
    let (mut found, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(module) = next.pop() {
        for used in arrows.get(module).into_iter().flatten() {
            if found.insert(used.clone()) {
                next.push(used);
            }
        }
    }
    found
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let arrows = arrows();
    assert!(arrows.values().map(BTreeSet::len).sum::<usize>() > 1000, "is the reading of imports broken?");
    let circles = arrows.keys().filter(|module| reached(&arrows, module).contains(*module));
    let circles: Vec<String> = circles
        .map(|module| {
            let back = arrows[module].iter().filter(|used| reached(&arrows, used).contains(module));
            let back: Vec<String> = back.map(|used| used.join("/")).collect();
            format!("{} uses {}", module.join("/"), back.join(", "))
        })
        .collect();
    assert!(circles.is_empty(), "in a circle:\n{}", circles.join("\n"));
}
