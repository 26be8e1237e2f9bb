//! The commands for the whole-board tree: build, count, verify, merge and convert it.

mod build;
mod files;
mod merge;
mod verify;

use std::io::{Read, Write};

use super::exit;
use super::shell::Shell;
use crate::render::json::strategy as json;
use crate::repl::{INTERRUPTED, World};
use crate::session::grammar::Command;
use crate::session::grammar::shared::JSON;
use crate::session::grammar::strategy::{RULE, TREE};
use crate::session::{Outside, trees};
use crate::strategy::build::journal;
use crate::strategy::{Tree, shipped, size};
use crate::words::say::strategy as words;

/// The tree that a command names, or the built-in one.
fn load(command: &Command, world: &mut World) -> anyhow::Result<Tree> {
    let rule = command.get(&RULE);
    let Some(tree) = named(command, world)? else { return Ok(shipped(rule.unwrap_or_default()).clone()) };
    match rule.filter(|rule| *rule != tree.rule()) {
        Some(_) => anyhow::bail!("--rule: the tree of the file wins under {}", tree.rule().name()),
        None => Ok(tree),
    }
}

/// The tree of the file that a command names.
pub fn named(command: &Command, world: &mut World) -> anyhow::Result<Option<Tree>> {
    let Some(file) = command.get(&TREE) else { return Ok(None) };
    let rule = command.get(&RULE).unwrap_or_default();
    let bytes = read(&file, world)?;
    let tree = trees::read(&bytes, trees::form(&bytes), rule);
    tree.map(Some).map_err(|error| anyhow::anyhow!("{file}: {error}"))
}

/// The bytes of a file; a fault is reported with the file's name.
fn read(file: &str, world: &mut World) -> anyhow::Result<Vec<u8>> {
    world.read(file).map_err(|error| anyhow::anyhow!("{file}: {error}"))
}

fn write(file: &str, bytes: &[u8], world: &mut World) -> anyhow::Result<()> {
    let is_journal = std::fs::File::open(file).is_ok_and(|mut there| {
        let mut begin = [0; journal::BEGIN.len()];
        there.read_exact(&mut begin).is_ok() && begin == journal::BEGIN.as_bytes()
    });
    anyhow::ensure!(!is_journal, "{file}: the journal of a build is there; name another file to write to");
    world.write(file, bytes).map_err(|error| anyhow::anyhow!("{file}: {error}"))
}

/// Prints the size of a tree.
fn tell_size(tree: &Tree, command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let Ok(size) = size::of(tree, &shell.world.stop()) else { return Ok(INTERRUPTED) };
    let lang = shell.theme.lang;
    let text =
        if command.has(&JSON) { json::stats(tree, size).to_string() } else { words::stats(lang, tree, size) };
    writeln!(shell.out, "{text}")?;
    Ok(exit::GOOD)
}

/// Carries out a subcommand of `strategy`. Returns the exit code: 0 when everything holds, 1 when something
/// is open.
pub fn run(part: &str, command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    match part {
        "stats" => {
            let tree = load(command, &mut shell.world)?;
            tell_size(&tree, command, shell)
        }
        "verify" => verify::run(command, shell),
        "merge" => merge::run(command, shell),
        "build" => build::run(command, shell),
        "prune" => files::prune(command, shell),
        "expand" => files::expand(command, shell),
        "export" => files::export(command, shell),
        "import" => files::import(command, shell),
        _ => unreachable!("the grammar declares no strategy {part}"),
    }
}
