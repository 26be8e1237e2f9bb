//! The games of a file as a reader gives them, one after the other.

use super::FormatError;
use super::game::Game;

/// A game or what is wrong with it; outside of it, what is wrong with the file, after which nothing comes.
pub type Item = Result<Result<Game, FormatError>, FormatError>;

/// The games that `next` reads, until it says that the file ends or that the file is wrong.
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
