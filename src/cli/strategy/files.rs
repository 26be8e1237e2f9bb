//! `strategy prune`, `expand`, `export` and `import`: change a tree or convert it.

use std::io::Write;

use super::{exit, load, read, write};
use crate::board::{Point, Position};
use crate::cli::shell::Shell;
use crate::formats::trees::{brackets, moves, nested};
use crate::formats::{Exporter, Format, Manner};
use crate::repl::INTERRUPTED;
use crate::session::Outside;
use crate::session::grammar::Command;
use crate::session::grammar::shared::OUT;
use crate::session::grammar::strategy::{
    EXPORT_ROOT, FROM, IMPORT_RULE, IN, REQUIRED_TREE, RESIZE_NODES, TO, TreeForm,
};
use crate::solve::{Limit, Stop};
use crate::strategy::verify::{Decision, decisions_until};
use crate::strategy::{Opening, Tree, build, codec, openings, prune, text};
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
    resize(command, shell, |tree, _, nodes, stop| {
        let (decisions, _) = decisions_until(tree, &tree.finished, stop)?;
        prune::expand(tree, &decisions, nodes, build::LEAF_NODES, stop)
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
    let root = command.get(&EXPORT_ROOT);
    if let Some(moves) = &root {
        let is_white_to_move = moves.len() % 2 == 1 && moves[0] == Point::CENTRE;
        anyhow::ensure!(
            is_white_to_move,
            "--root: {}",
            convert::no_root(&moves.iter().map(Point::to_string).collect::<String>())
        );
    }
    let tree = load(command, &mut shell.world)?;
    let to = command.get(&TO).unwrap_or(TreeForm::Text);
    let is_game = matches!(to, TreeForm::Sgf | TreeForm::Lib);
    anyhow::ensure!(root.is_none() || is_game, "{}", convert::root_alone());
    let bytes = match to {
        TreeForm::Text => text::write(&tree).into_bytes(),
        TreeForm::Brackets => (brackets::write(&tree) + "\n").into_bytes(),
        TreeForm::Sgf => variations(&tree, root.as_deref(), Format::Sgf)?,
        TreeForm::Lib => variations(&tree, root.as_deref(), Format::Lib)?,
        TreeForm::Json => {
            let Some(longest) = tree.longest else {
                anyhow::bail!(
                    "this tree was not verified, so that its lines' lengths, which the form demands, are not known"
                );
            };
            (nested::write(&tree, longest) + "\n").into_bytes()
        }
    };
    match command.get(&OUT).filter(|file| file != "-") {
        Some(file) => write(&file, &bytes, &mut shell.world)?,
        None => shell.out.write_all(&bytes)?,
    }
    Ok(exit::GOOD)
}

/// A tree, or its part after the root, as a game with variations and comments. Of White's second moves that
/// are images of each other, only one is included.
fn variations(tree: &Tree, root: Option<&[Point]>, format: Format) -> anyhow::Result<Vec<u8>> {
    let start = match root {
        None => openings::start(tree.rule()),
        Some(root) => Position::from_moves(tree.rule(), root)?,
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

/// Reads a tree in another format.
pub fn import(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let (file, to) = (command.need(&IN), command.need(&REQUIRED_TREE));
    let (file, to) = (file.unwrap_or_default(), to.unwrap_or_default());
    let text = String::from_utf8(read(&file, &mut shell.world)?)
        .map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
    let rule = command.get(&IMPORT_RULE).unwrap_or_default();
    let looks = match text.trim_start().as_bytes().first() {
        Some(b'{') => TreeForm::Json,
        Some(b'[' | b'(') => TreeForm::Brackets,
        _ => TreeForm::Text,
    };
    let tree = match command.get(&FROM).unwrap_or(looks) {
        TreeForm::Json => nested::read(&text, rule).map_err(anyhow::Error::from),
        TreeForm::Brackets => brackets::read(&text, rule).map_err(anyhow::Error::from),
        TreeForm::Text | TreeForm::Sgf | TreeForm::Lib => text::read(&text).map_err(anyhow::Error::from),
    };
    let tree = tree.map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
    write(&to, &codec::encode(&tree), &mut shell.world)?;
    super::tell_size(&tree, command, shell)
}
