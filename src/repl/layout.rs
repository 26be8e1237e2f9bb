//! The words of a reply beside its board, and the boards of both sides beside each other, where the terminal has room.

use super::wrap::{visible, wrap};
use crate::board::Position;
use crate::render::{self, Theme};
use crate::reply::Reply;

/// The columns that the words need.
const ROOM: usize = 40;

/// The columns between the board and the words.
const GAP: usize = 3;

/// The lines by which the words may be longer than the board; longer ones stand below it.
const LONGER: usize = 6;

/// A reply with the words beside the board that it draws, and more words `after` it. `None` where it draws no board or
/// there is no room: then all stands one below the other.
pub(super) fn beside(
    reply: &Reply,
    position: &Position,
    after: &str,
    theme: Theme,
    width: usize,
) -> Option<String> {
    if theme.plain {
        return None;
    }
    let told = render::beside(reply, position, theme);
    let left = told.board.lines().map(visible).max().filter(|_| told.own)?;
    let room = width.checked_sub(left + GAP).filter(|room| *room >= ROOM)?;
    let legend = wrap(told.legend.trim(), left);
    let board: Vec<&str> = told.board.lines().chain(legend.lines()).collect();
    let words = wrap(&(told.words + after), room);
    let words: Vec<&str> = words.lines().collect();
    if words.len() > board.len() + LONGER {
        return None;
    }
    let rows = board.len().max(words.len());
    let row = |at: usize| {
        let (board, words) = (board.get(at).copied().unwrap_or(""), words.get(at).copied().unwrap_or(""));
        let blank = if words.is_empty() { 0 } else { (left + GAP).saturating_sub(visible(board)) };
        format!("{board}{}{words}\n", " ".repeat(blank))
    };
    Some((0..rows).map(row).collect())
}

/// A reply with the boards of both sides beside each other, that of the side to move on the left, and more words `after`
/// it. `None` where it has no two boards or there is no room for them.
pub(crate) fn abreast(reply: &Reply, after: &str, theme: Theme, width: usize) -> Option<String> {
    let told = render::abreast(reply, theme)?;
    let widest = told.boards.iter().flat_map(|board| board.lines()).map(visible).max()?;
    let column = width.checked_sub(GAP)? / 2;
    if column < widest {
        return None;
    }
    let [left, right] = told.sides.map(|side| wrap(&side, column));
    let (mut left, mut right) = (left.lines(), right.lines());
    let mut text = String::new();
    loop {
        let (one, other) = (left.next(), right.next());
        if one.is_none() && other.is_none() {
            break;
        }
        let (one, other) = (one.unwrap_or(""), other.unwrap_or(""));
        let blank = if other.is_empty() { 0 } else { (column + GAP).saturating_sub(visible(one)) };
        text += &format!("{one}{}{other}\n", " ".repeat(blank));
    }
    Some(text + &wrap(&(told.words + after), width))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Nowhere, Session, parse};

    #[test]
    fn two_boards_stand_beside_each_other_where_both_fit() {
        let mut session = Session::new();
        let mut say = |line: &str| session.respond(&parse(line).unwrap(), &mut Nowhere::default());
        say("load vcf-0001");
        let reply = say("annotate");
        let both = |width| abreast(&reply, "", Theme::default(), width);
        assert!(both(80).is_none() && both(104).is_none());
        for width in [105, 120, 160] {
            let text = both(width).unwrap();
            assert!(text.lines().all(|line| visible(line) <= width), "{text}");
            let first = text.lines().next().unwrap();
            assert!(first.contains("for Black:") && first.contains("for White:"), "{first}");
            let row = text.lines().find(|line| line.starts_with("  8 ")).unwrap();
            assert!(row.contains("43 4+") && row.trim_end().ends_with(" 8"), "{row}");
            assert_eq!(text.matches("four-three: i8").count(), 1, "{text}");
        }
        let plain = Theme { plain: true, ..Theme::default() };
        assert!(abreast(&reply, "", plain, 160).is_none());
        assert!(abreast(&say("why"), "", Theme::default(), 160).is_none());
    }

    fn told(width: usize) -> Option<String> {
        let position: Box<Position> = Box::new("h8i9".parse().unwrap());
        let reply = Reply::Board { position: position.clone(), numbers: false };
        beside(&reply, &position, "What follows.\n", Theme::default(), width)
    }

    #[test]
    fn the_words_stand_beside_the_board_where_there_is_room() {
        let told_wide = told(80).unwrap();
        let first = told_wide.lines().next().unwrap();
        assert!(first.starts_with("    a b c") && first.ends_with("   What follows."), "{first}");
        assert_eq!(told_wide.lines().count(), 17);
        assert_eq!(told(70), None);
    }

    #[test]
    fn words_much_longer_than_the_board_stand_below_it() {
        let position: Position = "h8i9".parse().unwrap();
        let reply = Reply::Board { position: Box::new(position.clone()), numbers: false };
        assert_eq!(beside(&reply, &position, &"A line.\n".repeat(30), Theme::default(), 80), None);
        assert_eq!(beside(&Reply::Text("No board.".into()), &position, "", Theme::default(), 80), None);
    }
}
