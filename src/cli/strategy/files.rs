//! `strategy prune`, `expand`, `export` and `import`: one tree made into another, or into another form.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::{Which, exit, options, read, words, write};
use crate::board::{Point, Position, Rule};
use crate::cli::options::Moves;
use crate::formats::trees::{brackets, moves, nested};
use crate::formats::{Exporter, Format, Manner};
use crate::repl::{INTERRUPTED, World};
use crate::reply::Lang;
use crate::session::Outside;
use crate::solve::{Limit, Stop};
use crate::strategy::verify::{Decision, decisions_until};
use crate::strategy::{Opening, Tree, build, codec, openings, prune, size, text};
use crate::words::say::convert;

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

/// A form in which trees are written.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub enum Target {
    /// Ours, a line a decision
    Text,
    /// The 35-ply strategy's nested JSON
    Json,
    /// The Gomoku Terminator's brackets
    Brackets,
    /// Variations with comments, in Smart Game Format
    Sgf,
    /// The same as a RenLib library
    Lib,
}

/// A form in which trees are read.
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
    #[arg(long, value_enum, default_value_t = Target::Text)]
    to: Target,
    /// Only what follows these moves, White to move after them (h8o9g7); for sgf and lib
    #[arg(long, value_name = "MOVES", value_parser = root)]
    root: Option<Moves>,
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

fn root(text: &str) -> Result<Moves, String> {
    let moves = options::moves(text)?;
    let white = moves.0.len() % 2 == 1 && moves.0[0] == Point::CENTRE;
    if white { Ok(moves) } else { Err(convert::no_root(text)) }
}

fn all(tree: &Tree, stop: &Stop) -> Result<Vec<Decision>, Limit> {
    Ok(decisions_until(tree, &openings::second_moves(), stop)?.0)
}

fn save(tree: &Tree, file: &str, world: &mut World) -> anyhow::Result<()> {
    write(file, &codec::encode(tree), world)
}

impl Resize {
    pub fn prune(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        self.resize(lang, world, out, prune::prune)
    }

    pub fn expand(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        self.resize(lang, world, out, |tree, _, nodes, stop| {
            let (decisions, _) = decisions_until(tree, &tree.finished, stop)?;
            prune::expand(tree, &decisions, nodes, build::LEAF_NODES, stop)
        })
    }

    fn resize(
        self,
        lang: Lang,
        world: &mut World,
        out: &mut dyn Write,
        change: impl FnOnce(&mut Tree, &[Decision], u64, &Stop) -> Result<usize, Limit>,
    ) -> anyhow::Result<u8> {
        let mut tree = self.which.load(world)?;
        let stop = world.stop();
        let changed = world.busy(|_| {
            let before = all(&tree, &stop)?;
            change(&mut tree, &before, self.nodes, &stop)?;
            Ok::<_, Limit>((before.len(), all(&tree, &stop)?.len()))
        });
        let Ok((before, after)) = changed else { return Ok(INTERRUPTED) };
        save(&tree, &self.out, world)?;
        writeln!(out, "{}", words::resized(lang, before, after))?;
        Ok(exit::GOOD)
    }
}

impl Export {
    pub fn run(self, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        let tree = self.which.load(world)?;
        if self.root.is_some() && !matches!(self.to, Target::Sgf | Target::Lib) {
            anyhow::bail!("{}", convert::root_alone());
        }
        let bytes = match self.to {
            Target::Text => text::write(&tree).into_bytes(),
            Target::Brackets => (brackets::write(&tree) + "\n").into_bytes(),
            Target::Sgf => self.variations(&tree, Format::Sgf)?,
            Target::Lib => self.variations(&tree, Format::Lib)?,
            Target::Json => {
                let Some(longest) = tree.longest else {
                    anyhow::bail!(
                        "this tree was not verified, so that its lines' lengths, which the form demands, are not known"
                    );
                };
                (nested::write(&tree, longest) + "\n").into_bytes()
            }
        };
        if self.out == "-" {
            out.write_all(&bytes)?;
        } else {
            write(&self.out, &bytes, world)?;
        }
        Ok(exit::GOOD)
    }

    /// The tree, or what follows its root, with variations and comments. Of White's second moves those that are
    /// pictures of each other stand there once.
    fn variations(&self, tree: &Tree, format: Format) -> anyhow::Result<Vec<u8>> {
        let start = match &self.root {
            None => openings::start(tree.rule()),
            Some(root) => Position::from_moves(tree.rule(), &root.0)?,
        };
        let seconds = openings::second_moves();
        let first = |point| start.count() > 1 || seconds.contains(point);
        let say = |position: &Position, known| convert::known(Opening::of(position), known);
        let game = moves::game(tree, &start, &first, &say);
        if game.main().count() == start.count() + 1 {
            anyhow::bail!("{}", convert::nothing_below());
        }
        let mut exporter = Exporter::new(format, Manner::default())?;
        let mut bytes = exporter.add(&game)?;
        bytes.extend(exporter.finish());
        Ok(bytes)
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
        let Ok(size) = size::of(&tree, &world.stop()) else { return Ok(INTERRUPTED) };
        writeln!(out, "{}", words::stats(lang, &tree, size))?;
        Ok(exit::GOOD)
    }
}
