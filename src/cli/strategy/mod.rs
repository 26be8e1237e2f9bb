//! The whole-board tree from the shell: built, counted, verified, merged, carried to other programs.

mod build;
mod files;
mod merge;
mod verify;

use std::io::{BufWriter, Read, Write};

use clap::{Args, FromArgMatches, Subcommand};

use super::{exit, options};
use crate::board::{Point, Rule};
use crate::render::json::strategy as json;
use crate::repl::{INTERRUPTED, World};
use crate::reply::Lang;
use crate::session::Outside;
use crate::strategy::build::journal;
use crate::strategy::{Tree, codec, openings, shipped, size};
use crate::words::say::strategy as words;

/// Which tree.
#[derive(Args, Debug)]
pub struct Which {
    /// The rule
    #[arg(long, default_value = "freestyle", value_parser = options::rule)]
    rule: Rule,
    /// A tree file instead of the one that ships with the program
    #[arg(long, value_name = "FILE")]
    tree: Option<String>,
}

impl Which {
    fn load(&self, world: &mut World) -> anyhow::Result<Tree> {
        let Some(file) = &self.tree else { return Ok(shipped(self.rule).clone()) };
        codec::decode(&read(file, world)?).map_err(|error| anyhow::anyhow!("{file}: {error}"))
    }
}

/// A file; what is wrong with it is said with its name.
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

fn second(text: &str) -> Result<Point, String> {
    let point = options::point(text)?;
    if openings::second_moves().contains(point) {
        return Ok(point);
    }
    Err(format!(
        "{point} is a picture of another second move; the 35 are i8 to o8 and what stands above them up to the diagonal i9 to o15"
    ))
}

/// What is done with the tree.
#[derive(Subcommand, Debug)]
pub enum What {
    /// How large it is, and which second moves are finished
    Stats {
        #[command(flatten)]
        which: Which,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Try every legal reply to every decision; each must have an answer that the checker accepts
    Verify(verify::Verify),
    /// Add up what shards of a verification found, or put trees and journals together
    Merge(merge::Merge),
    /// Search for what is missing, and write the tree
    Build(build::Build),
    /// Leave out the decisions that threats win quickly anyway
    Prune(files::Resize),
    /// Write down what threats win only slowly, so that every answer is quick
    Expand(files::Resize),
    /// Write the tree as text, as nested JSON (the 35-ply strategy's), in brackets (the Terminator's), or with
    /// variations and comments for other editors (sgf, lib)
    Export(files::Export),
    /// Read a tree in one of these forms
    Import(files::Import),
}

/// A program's command with the parts of `strategy`.
pub fn with_parts(command: clap::Command) -> clap::Command {
    What::augment_subcommands(command).subcommand_required(true).arg_required_else_help(true)
}

/// What is asked of the tree, where the arguments ask something of it.
pub fn asked(matches: &clap::ArgMatches) -> Option<anyhow::Result<What>> {
    let matches = matches.subcommand_matches("strategy")?;
    Some(What::from_arg_matches(matches).map_err(anyhow::Error::from))
}

/// Does it. The exit code: 0 when all that was asked holds, 1 when something is open.
pub fn run<W: Write>(
    what: What,
    lang: Lang,
    world: &mut World,
    out: &mut BufWriter<W>,
) -> anyhow::Result<u8> {
    match what {
        What::Stats { which, json: as_json } => {
            let tree = which.load(world)?;
            let Ok(size) = size::of(&tree, &world.stop()) else { return Ok(INTERRUPTED) };
            let text =
                if as_json { json::stats(&tree, size).to_string() } else { words::stats(lang, &tree, size) };
            writeln!(out, "{text}")?;
            Ok(exit::GOOD)
        }
        What::Verify(verify) => verify.run(lang, world, out),
        What::Merge(merge) => merge.run(lang, world, out),
        What::Build(build) => build.run(lang, world, out),
        What::Prune(resize) => resize.prune(lang, world, out),
        What::Expand(resize) => resize.expand(lang, world, out),
        What::Export(export) => export.run(world, out),
        What::Import(import) => import.run(lang, world, out),
    }
}
