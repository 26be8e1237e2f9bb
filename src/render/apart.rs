//! A reply in parts, for places where boards and words stand beside each other.

use super::marks::Marks;
use super::prose::{review, text};
use super::theme::Theme;
use super::{board, course, points};
use crate::board::{Point, Position};
use crate::reply::Reply;

/// A reply for a place where a board stands beside the words.
#[derive(Clone, Debug)]
pub struct Beside {
    /// The board in lines: the first that the reply draws, or the position with the points that the reply speaks of.
    pub board: String,
    /// What the marks on the board mean; empty where it has none.
    pub legend: String,
    /// The words of the reply.
    pub words: String,
    /// Whether the reply itself draws this board and no other.
    pub own: bool,
    /// The points that the reply speaks of.
    pub points: Vec<Point>,
}

/// A reply with its board, or with the board as it stands, and its words apart.
pub fn beside(reply: &Reply, position: &Position, theme: Theme) -> Beside {
    let text = match reply {
        // There is room for one board.
        Reply::Annotated(annotated) => points::of_side(annotated, annotated.position.to_move(), theme),
        Reply::Review(view) => review(view, theme, course::NARROW),
        _ => text(reply, theme),
    };
    let (board, words) = board::parted(&theme.plain_marks(&text));
    let marks = Marks::of(reply);
    // The moves that follow in a game have letters of their own.
    let following: &[Option<Point>] = if let Reply::Node(view) = reply { &view.next } else { &[] };
    let points = marks.points().chain(following.iter().flatten().copied());
    let own = board.is_some() && !matches!(reply, Reply::Annotated(_));
    let standing = || board::parted(&theme.plain_marks(&marks.on(position, theme))).0.unwrap_or_default();
    let (board, legend) = board.unwrap_or_else(standing);
    Beside { board, legend, words, own, points: points.collect() }
}

/// The boards of both sides for a place where they stand beside each other.
#[derive(Clone, Debug)]
pub struct Abreast {
    /// The text of the side to move, then that of the other.
    pub sides: [String; 2],
    /// The board in each of these texts.
    pub boards: [String; 2],
    /// What is said of both sides.
    pub words: String,
}

/// A reply that draws a board for each side, in its parts; `None` for others, and where boards are described in sentences.
pub fn abreast(reply: &Reply, theme: Theme) -> Option<Abreast> {
    let Reply::Annotated(annotated) = reply else { return None };
    let mover = annotated.position.to_move();
    let sides = [mover, mover.other()].map(|side| points::of_side(annotated, side, theme));
    let (boards, words) =
        (sides.each_ref().map(|side| board::parted(side).0), points::of_both(annotated, theme));
    let [Some((first, _)), Some((second, _))] = boards else { return None };
    let finished = |text: &String| board::finished(&theme.plain_marks(text));
    Some(Abreast { sides: sides.each_ref().map(finished), boards: [first, second], words: finished(&words) })
}
