//! Writes a tree as the bytes of a library.

use super::super::charset::Charset;
use super::super::game::{Event, Game, NodeId, Visit};
use super::super::losses::{ExportError, Losses};
use super::{COMMENT, DOWN, EXTENSION, HEADER, LABEL, LINE_END, MAGIC, MAJOR, MARK, RIGHT};
use crate::board::Point;

/// Writes a library with its texts in the given encoding, or in UTF-8 where none is given.
///
/// The game must hold moves and passes only.
pub fn write(game: &Game, charset: Option<Charset>, losses: &mut Losses) -> Result<Vec<u8>, ExportError> {
    let charset = charset.unwrap_or_default();
    let mut bytes = Vec::with_capacity(HEADER + 2 * game.len());
    bytes.extend(MAGIC);
    let rooted = needs_root(game);
    bytes.extend([MAJOR, if rooted { 4 } else { 0 }]);
    bytes.resize(HEADER, 0xff);
    // The path from the root to the node that is being written.
    let mut way: Vec<NodeId> = Vec::new();
    for Visit { id, depth, .. } in game.walk() {
        way.truncate(depth);
        if id != Game::ROOT || rooted {
            node(game, id, way.last().copied(), charset, losses, &mut bytes)?;
        }
        way.push(id);
    }
    Ok(bytes)
}

/// Whether the game needs a root node: the old form, which every program reads, has none and begins with h8.
fn needs_root(game: &Game) -> bool {
    let mut first = game.children(Game::ROOT);
    let begins = first.next().is_some_and(|id| *game.event(id) == Event::Move(Point::CENTRE));
    let said = game.notes(Game::ROOT).is_some_and(|notes| !notes.comment.is_empty() || notes.hot);
    let passes = game.walk().any(|visit| *game.event(visit.id) == Event::Pass);
    !begins || first.next().is_some() || said || passes
}

fn node(
    game: &Game,
    id: NodeId,
    parent: Option<NodeId>,
    charset: Charset,
    losses: &mut Losses,
    bytes: &mut Vec<u8>,
) -> Result<(), ExportError> {
    let (position, point) = match game.event(id) {
        Event::Move(point) => ((16 * point.rows_above() + point.x() + 1) as u8, Some(*point)),
        _ => (0, None),
    };
    let notes = game.notes(id);
    let comment = notes.map_or("", |notes| &notes.comment);
    let label = parent.and_then(|parent| {
        let mut labels = game.notes(parent)?.labels.iter();
        let (_, text) = labels.find(|(at, _)| Some(*at) == point)?;
        // Of several siblings with this move, the first gets the label.
        let same = game.children(parent).find(|&child| game.event(child) == game.event(id));
        (same == Some(id)).then_some(text.as_str())
    });
    if let Some(notes) = notes {
        // A label is kept where one of the next moves is on its point; a point keeps one text only.
        let next = |point: &Point| game.children(id).any(|child| *game.event(child) == Event::Move(*point));
        let kept =
            |i: usize, at: &Point| next(at) && !notes.labels[..i].iter().any(|(before, _)| before == at);
        losses.labels += notes.labels.iter().enumerate().filter(|(i, (at, _))| !kept(*i, at)).count();
        losses.marks += notes.marks.len();
    }
    let mut flags = 0;
    for (flag, holds) in [
        (DOWN, !game.is_last(id)),
        (RIGHT, game.children(id).next().is_none()),
        (MARK, notes.is_some_and(|notes| notes.hot)),
        (COMMENT, !comment.is_empty()),
        (EXTENSION, label.is_some()),
    ] {
        flags |= if holds { flag } else { 0 };
    }
    bytes.extend([position, flags]);
    if label.is_some() {
        bytes.extend([0, LABEL]);
    }
    if !comment.is_empty() {
        let (first, rest) = comment.split_once('\n').unwrap_or((comment, ""));
        let mut both = first.to_owned();
        if !rest.is_empty() {
            both.push(char::from(LINE_END));
            both += &rest.replace('\n', "\r\n");
        }
        text(&both, charset, bytes)?;
    }
    if let Some(label) = label {
        text(label, charset, bytes)?;
    }
    Ok(())
}

fn text(text: &str, charset: Charset, bytes: &mut Vec<u8>) -> Result<(), ExportError> {
    let text = text.replace('\0', " ");
    let encoded = charset.encode(&text).map_err(|c| ExportError::Character(c, charset))?;
    bytes.extend(&encoded);
    bytes.extend(std::iter::repeat_n(0, 2 - encoded.len() % 2));
    Ok(())
}
