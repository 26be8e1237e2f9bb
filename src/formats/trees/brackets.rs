//! The bracket text of the Gomoku Terminator.
//!
//! ```text
//! [(88[(1?[(98]]]
//! ```
//!
//! `(` and two characters are a move, `[` opens the list of moves after it, `]` closes that list; everything
//! else is skipped. A coordinate is the character whose code is 48 more: `1` to `9`, then `:` `;` `<` `=` `>` `?`.
//! Black's moves are decisions; where no reply is listed after one, every reply loses to threats.

use super::{TreeError, decided, each};
use crate::board::{Color, Point, Position, Rule, SIZE};
use crate::strategy::tree::Tree;

/// The tree that a text holds.
///
/// # Errors
/// With the offset, when the text is no tree that begins in the centre, or gives Black two moves in a position.
pub fn read(text: &str, rule: Rule) -> Result<Tree, TreeError> {
    let wrong = |at: usize, what: &str| TreeError { at: format!("offset {at}"), what: what.to_owned() };
    let mut tree = Tree::new(rule);
    let mut position = Position::new(rule);
    // The move whose list may open next, and the number of open lists.
    let mut last: Option<Point> = None;
    let mut open = 0;
    let mut bytes = text.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'(' => {
                let mut coordinate = || {
                    let (_, byte) = bytes.next()?;
                    usize::from(byte).checked_sub(49).filter(|&place| place < SIZE)
                };
                let point = coordinate().zip(coordinate()).and_then(|(x, y)| Point::new(x, y));
                let point = point.ok_or_else(|| wrong(at, "'(' without two coordinates"))?;
                if !position.is_empty(point) {
                    return Err(wrong(at, &format!("there is a stone on {point}")));
                }
                if position.count() == 0 && point != Point::CENTRE {
                    return Err(wrong(at, "the first move is not the centre"));
                }
                if position.count() > 0 && position.to_move() == Color::Black {
                    if last.is_some() {
                        return Err(wrong(at, "a second move for Black in one position"));
                    }
                    tree.insert(&position, point);
                }
                last = Some(point);
            }
            b'[' => {
                open += 1;
                let Some(point) = last.take() else {
                    if open == 1 {
                        continue;
                    }
                    return Err(wrong(at, "'[' without a move before it"));
                };
                position.make(point).map_err(|error| wrong(at, &error.to_string()))?;
            }
            b']' => {
                if open == 0 {
                    return Err(wrong(at, "']' closes nothing"));
                }
                open -= 1;
                last = position.undo();
            }
            _ => {}
        }
    }
    if open > 0 {
        return Err(wrong(text.len(), &format!("the text ends with {open} lists open: it was cut")));
    }
    if tree.is_empty() {
        return Err(wrong(0, "no move of Black's in it"));
    }
    Ok(tree)
}

/// A tree as bracket text.
pub fn write(tree: &Tree) -> String {
    let mut text = String::from("[");
    put(Point::CENTRE, &mut text);
    replies(tree, &mut tree.start(), &mut text);
    text + "]"
}

fn put(point: Point, text: &mut String) {
    text.push('(');
    text.extend([point.x(), point.y()].map(|place| char::from(place as u8 + 49)));
}

/// Writes the list of White's replies in a position, where there is one.
fn replies(tree: &Tree, position: &mut Position, text: &mut String) {
    let decided = decided(tree, position);
    if decided.is_empty() {
        return;
    }
    text.push('[');
    each(position, decided, &mut |position, reply, attack| {
        put(reply, text);
        text.push('[');
        put(attack, text);
        replies(tree, position, text);
        text.push(']');
    });
    text.push(']');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        for (text, place) in [
            ("[(88[(1?[(98", "offset 12: the text ends with 3 lists open"),
            ("[(88[(1?[(98(97]]]", "offset 12: a second move for Black"),
            ("[(88[(88]]", "offset 5: there is a stone on h8"),
            ("[(78]", "offset 1: the first move is not the centre"),
            ("[(8", "offset 1: '(' without two coordinates"),
            ("]", "offset 0: ']' closes nothing"),
            ("[[", "offset 1: '[' without a move before it"),
            ("nothing", "offset 0: no move of Black's"),
        ] {
            let error = read(text, Rule::Freestyle).expect_err(text).to_string();
            assert!(error.contains(place), "{text}: {error}");
        }
    }

    #[test]
    fn white_replies_are_siblings_and_brackets_may_be_closed_too() {
        let tree = read("[(88)[(1?)[(98)](18[(99[(11[(:;]]]]]", Rule::Freestyle).unwrap();
        let at = |moves| crate::board::notation::parse(moves, Rule::Freestyle).unwrap();
        assert_eq!(tree.get(&at("h8a15")), "i8".parse().ok());
        assert_eq!(tree.get(&at("h8a8i9a1")), "j11".parse().ok());
        assert_eq!(tree.len(), 3);
    }
}
