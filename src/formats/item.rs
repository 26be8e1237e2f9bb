//! The items of a reader that gives the games of a file one after the other.

use super::FormatError;
use super::game::Game;

/// A game, or the fault of a game (inner error), or a fault of the file (outer error), after which the reader
/// ends.
pub type Item = Result<Result<Game, FormatError>, FormatError>;

/// The games that `next` reads, until it returns that the file has ended or is wrong.
pub(super) fn until_wrong(
    mut next: impl FnMut() -> Result<Option<Result<Game, FormatError>>, FormatError>,
) -> impl Iterator<Item = Item> {
    let mut over = false;
    std::iter::from_fn(move || {
        let item = if over { None } else { next().transpose() };
        over = !matches!(item, Some(Ok(_)));
        item
    })
}
