//! `strategy prune`, `expand`, `export` and `import`: one tree made into another, or into another form.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::{Which, exit, options, read, words, write};
use crate::board::Rule;
use crate::formats::trees::{brackets, nested};
use crate::repl::{INTERRUPTED, Outside, World};
use crate::solve::{Limit, Stop};
use crate::strategy::verify::{Decision, decisions};
use crate::strategy::{Tree, build, codec, openings, prune, size, text};
use crate::words::Lang;

/// Which tree is made smaller or faster, and how far.
#[derive(Args, Debug)]
pub struct Resize {
    #[command(flatten)]
    which: Which,
    /// What so many nodes win by threats need not be in the tree; what they do not win must be
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// Where the new tree is written
    #[arg(long, value_name = "FILE")]
    out: String,
}

/// A form in which trees are read and written.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub enum Form {
    /// Ours, a line a decision
    Text,
    /// The 35-ply strategy's nested JSON
    Json,
    /// The Gomoku Terminator's brackets
    Brackets,
}

/// Which tree is written, and in which form.
#[derive(Args, Debug)]
pub struct Export {
    #[command(flatten)]
    which: Which,
    /// The form
    #[arg(long, value_enum, default_value_t = Form::Text)]
    to: Form,
    /// The file; - for standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    out: String,
}

/// What is read.
#[derive(Args, Debug)]
pub struct Import {
    /// The file; - for standard input
    file: String,
    /// The form (default: what the file looks like)
    #[arg(long, value_enum)]
    from: Option<Form>,
    /// The rule under which it wins; our own text says so itself
    #[arg(long, default_value = "freestyle", value_parser = options::rule)]
    rule: Rule,
    /// Where the tree is written
    #[arg(long, value_name = "FILE")]
    out: String,
}

fn all(tree: &Tree) -> Vec<Decision> {
    decisions(tree, &openings::second_moves().into_iter().collect()).0
}

fn save(tree: &Tree, file: &str, world: &mut World) -> anyhow::Result<()> {
    write(file, &codec::encode(tree), world)
}

impl Resize {
    pub fn prune(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        self.resize(lang, world, out, |tree, nodes, stop| prune::prune(tree, &all(tree), nodes, stop))
    }

    pub fn expand(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        self.resize(lang, world, out, |tree, nodes, stop| {
            let decisions = decisions(tree, &tree.finished).0;
            prune::expand(tree, &decisions, nodes, build::LEAF_NODES, stop)
        })
    }

    fn resize(
        self,
        lang: Lang,
        world: &mut World,
        out: &mut dyn Write,
        change: impl FnOnce(&mut Tree, u64, &Stop) -> Result<usize, Limit>,
    ) -> anyhow::Result<u8> {
        let mut tree = self.which.load(world)?;
        let (before, stop) = (all(&tree).len(), world.stop());
        if world.busy(|_| change(&mut tree, self.nodes, &stop)).is_err() {
            return Ok(INTERRUPTED);
        }
        save(&tree, &self.out, world)?;
        writeln!(out, "{}", words::resized(lang, before, all(&tree).len()))?;
        Ok(exit::GOOD)
    }
}

impl Export {
    pub fn run(self, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        let tree = self.which.load(world)?;
        let text = match self.to {
            Form::Text => text::write(&tree),
            Form::Brackets => brackets::write(&tree) + "\n",
            Form::Json => {
                let Some(longest) = tree.longest else {
                    anyhow::bail!(
                        "this tree was not verified, so that its lines' lengths, which the form demands, are not known"
                    );
                };
                nested::write(&tree, longest) + "\n"
            }
        };
        if self.out == "-" {
            out.write_all(text.as_bytes())?;
        } else {
            write(&self.out, text.as_bytes(), world)?;
        }
        Ok(exit::GOOD)
    }
}

impl Import {
    pub fn run(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        let file = &self.file;
        let text =
            String::from_utf8(read(file, world)?).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
        let looks = match text.trim_start().as_bytes().first() {
            Some(b'{') => Form::Json,
            Some(b'[' | b'(') => Form::Brackets,
            _ => Form::Text,
        };
        let tree = match self.from.unwrap_or(looks) {
            Form::Text => text::read(&text).map_err(anyhow::Error::from),
            Form::Json => nested::read(&text, self.rule).map_err(anyhow::Error::from),
            Form::Brackets => brackets::read(&text, self.rule).map_err(anyhow::Error::from),
        };
        let tree = tree.map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
        save(&tree, &self.out, world)?;
        writeln!(out, "{}", words::stats(lang, &tree, size::size(&tree)))?;
        Ok(exit::GOOD)
    }
}
