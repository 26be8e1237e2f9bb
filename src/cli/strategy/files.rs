//! `strategy prune`, `expand`, `export` and `import`: change a tree or convert it.

use std::io::Write;

use super::{exit, load, read, write};
use crate::board::{Color, Point, Position};
use crate::cli::shell::Shell;
use crate::formats::trees::{brackets, moves, nested};
use crate::formats::{Exporter, Format, Manner};
use crate::repl::INTERRUPTED;
use crate::reply::Reply;
use crate::session::grammar::Command;
use crate::session::grammar::shared::{FORCE, OUT};
use crate::session::grammar::strategy::{
    DEPTH, EXPORT_ROOT, FROM, IMPORT_RULE, IN, REQUIRED_TREE, RESIZE_NODES, TO, TreeForm,
};
use crate::session::{Outside, may_write, trees};
use crate::solve::{Limit, Stop};
use crate::strategy::prune::Quick;
use crate::strategy::verify::{self, Decision, decisions_until};
use crate::strategy::{Opening, Tree, build, codec, openings, part, prune, text};
use crate::words::say;
use crate::words::say::convert;

/// The default limit on nodes within which threats must win where the tree has no decision.
const RESIZED: u64 = 20_000;

/// Removes the decisions that threats win quickly.
pub fn prune(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    resize(command, shell, prune::prune)
}

/// Adds decisions where threats win only slowly.
pub fn expand(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let depth = command.get(&DEPTH);
    resize(command, shell, |tree, _, nodes, stop| {
        let (decisions, _) = decisions_until(tree, &verify::seconds(tree), stop)?;
        let quick = Quick { nodes, plies: depth };
        prune::expand(tree, &decisions, quick, build::LEAF_NODES, stop)
    })
}

fn resize(
    command: &Command,
    shell: &mut Shell,
    change: impl FnOnce(&mut Tree, &[Decision], u64, &Stop) -> Result<usize, Limit>,
) -> anyhow::Result<u8> {
    let (to, nodes) = (command.need(&REQUIRED_TREE), command.get(&RESIZE_NODES).unwrap_or(RESIZED));
    let mut tree = load(command, &mut shell.world)?;
    let stop = shell.world.stop();
    let changed = shell.world.busy(|_| {
        let before = all(&tree, &stop)?;
        change(&mut tree, &before, nodes, &stop)?;
        Ok::<_, Limit>((before.len(), all(&tree, &stop)?.len()))
    });
    let Ok((before, after)) = changed else { return Ok(INTERRUPTED) };
    write(&to.unwrap_or_default(), &codec::encode(&tree), &mut shell.world)?;
    writeln!(shell.out, "{}", say!(shell.theme.lang, "tree-resized", before, after = after.to_string()))?;
    Ok(exit::GOOD)
}

fn all(tree: &Tree, stop: &Stop) -> Result<Vec<Decision>, Limit> {
    Ok(decisions_until(tree, &openings::second_moves(), stop)?.0)
}

/// Writes a tree in another format.
pub fn export(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    if let Some(file) = command.get(&OUT)
        && let Err(trouble) = may_write(&mut shell.world, &file, command.has(&FORCE))
    {
        return shell.tell(&Reply::Trouble(trouble));
    }
    let tree = load(command, &mut shell.world)?;
    let (tree, start) = match command.get(&EXPORT_ROOT) {
        None => {
            let start = tree.start();
            (tree, start)
        }
        Some(moves) => {
            let shown = || moves.iter().map(Point::to_string).collect::<String>();
            anyhow::ensure!(moves[0] == Point::CENTRE, "--root: {}", convert::no_root(&shown()));
            let root = Position::from_moves(tree.rule(), &moves)
                .map_err(|error| anyhow::anyhow!("--root: '{}': {error}", shown()))?;
            let below =
                part::behind(&tree, &root).ok_or_else(|| anyhow::anyhow!(convert::nothing_below()))?;
            (below, root)
        }
    };
    let bytes = match command.get(&TO).unwrap_or(TreeForm::Text) {
        TreeForm::Text => text::write(&tree).into_bytes(),
        TreeForm::Brackets => (brackets::write(&tree) + "\n").into_bytes(),
        TreeForm::Sgf => variations(&tree, start, Format::Sgf)?,
        TreeForm::Lib => variations(&tree, start, Format::Lib)?,
        TreeForm::Json => {
            let written = nested::write(&tree);
            let written = written.ok_or_else(|| anyhow::anyhow!(convert::no_lengths()))?;
            (written + "\n").into_bytes()
        }
    };
    match command.get(&OUT).filter(|file| file != "-") {
        Some(file) => write(&file, &bytes, &mut shell.world)?,
        None => shell.out.write_all(&bytes)?,
    }
    Ok(exit::GOOD)
}

/// What follows in a tree on a position, with variations and comments; where Black is to move there, after his answer. Of
/// White's second moves those that are pictures of each other stand there once.
fn variations(tree: &Tree, mut start: Position, format: Format) -> anyhow::Result<Vec<u8>> {
    if start.to_move() == Color::Black {
        let answer = tree.get(&start).ok_or_else(|| anyhow::anyhow!(convert::nothing_below()))?;
        start.make(answer)?;
    }
    let seconds = openings::second_moves();
    let first = |point| start.count() > 1 || seconds.contains(point);
    let say = |position: &Position, known| convert::known(Opening::of(position), known);
    let game = moves::game(tree, &start, &first, &say);
    let mut exporter = Exporter::new(format, Manner::default())?;
    let mut bytes = exporter.add(&game)?;
    bytes.extend(exporter.finish());
    Ok(bytes)
}

/// Reads a tree in another format.
pub fn import(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let (file, to) = (command.need(&IN), command.need(&REQUIRED_TREE));
    let (file, to) = (file.unwrap_or_default(), to.unwrap_or_default());
    let rule = command.get(&IMPORT_RULE).unwrap_or_default();
    let bytes = read(&file, &mut shell.world)?;
    let form = command.get(&FROM).or_else(|| trees::form(&bytes)).unwrap_or(TreeForm::Text);
    let tree = trees::read(&bytes, Some(form), rule).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
    write(&to, &codec::encode(&tree), &mut shell.world)?;
    super::tell_size(&tree, command, shell)
}
