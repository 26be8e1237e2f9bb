//! The nested JSON of the 35-ply strategy.
//!
//! ```text
//! {"h8": {"o8": {"g7": {"f6": {"i9": 11}}}}}
//! ```
//!
//! An object is the position after the move that is its key. With White to move it lists replies, with Black
//! to move it holds exactly one move. A number N in place of an object means that the game ends within N - 1
//! plies of that move, by threats. Of White's second moves only one of the eight images is listed: the one
//! with `y - 8 >= x - 8 >= 0`.

use serde_json::{Map, Value};

use super::{TreeError, decided, each};
use crate::board::{Color, POINTS, Point, Position, Rule};
use crate::strategy::tree::Tree;

/// The tree that a text holds, with its numbers ([`Tree::number`]), which a verification compares with what it finds.
///
/// # Errors
/// When the text is not a tree that begins with h8; the error names the moves that lead to the fault.
pub fn read(text: &str, rule: Rule) -> Result<Tree, TreeError> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| TreeError { at: "the file".to_owned(), what: error.to_string() })?;
    let mut reader = Reader { tree: Tree::new(rule), position: Position::new(rule), way: Vec::new() };
    let (first, rest) = reader.only(&value)?;
    if first != Point::CENTRE {
        return Err(reader.wrong("the first move is not h8"));
    }
    reader.play(first)?;
    reader.replies(rest)?;
    if reader.tree.is_empty() {
        return Err(reader.wrong("no move of Black's in it"));
    }
    Ok(reader.tree)
}

struct Reader {
    tree: Tree,
    position: Position,
    way: Vec<Point>,
}

impl Reader {
    fn wrong(&self, what: &str) -> TreeError {
        let at = match &self.way[..] {
            [] => "the beginning".to_owned(),
            way => way.iter().map(Point::to_string).collect::<Vec<_>>().join(" "),
        };
        TreeError { at, what: what.to_owned() }
    }

    fn play(&mut self, point: Point) -> Result<(), TreeError> {
        self.position.make(point).map_err(|error| self.wrong(&format!("{point}: {error}")))?;
        self.way.push(point);
        Ok(())
    }

    fn undo(&mut self) {
        self.position.undo();
        self.way.pop();
    }

    fn point(&self, key: &str) -> Result<Point, TreeError> {
        key.parse().map_err(|_| self.wrong(&format!("{key:?} is no point")))
    }

    /// The only move of an object with Black to move.
    fn only<'a>(&self, value: &'a Value) -> Result<(Point, &'a Value), TreeError> {
        let moves =
            value.as_object().ok_or_else(|| self.wrong("an object with Black's move was expected"))?;
        let mut moves = moves.iter();
        match (moves.next(), moves.next()) {
            (Some((key, rest)), None) => Ok((self.point(key)?, rest)),
            _ => Err(self.wrong("Black must have exactly one move")),
        }
    }

    /// A number in the place of what follows on the last move.
    fn number(&mut self, number: u64) -> Result<(), TreeError> {
        // The move itself is counted by it and stands already.
        let plies = (number + self.position.count() as u64).checked_sub(1);
        let plies =
            plies.and_then(|plies| u8::try_from(plies).ok()).filter(|&plies| usize::from(plies) <= POINTS);
        let plies = plies.filter(|_| number > 0);
        let plies = plies.ok_or_else(|| {
            self.wrong(&format!("the game cannot last for the {number} plies of its number"))
        })?;
        self.tree.keep_number(&self.position, plies);
        Ok(())
    }

    /// What stands after a move of Black's.
    fn replies(&mut self, value: &Value) -> Result<(), TreeError> {
        debug_assert_eq!(self.position.to_move(), Color::White);
        if let Some(number) = value.as_u64() {
            return self.number(number);
        }
        let replies =
            value.as_object().ok_or_else(|| self.wrong("White's replies or a number were expected"))?;
        for (key, rest) in replies {
            let reply = self.point(key)?;
            self.play(reply)?;
            if let Some(number) = rest.as_u64() {
                self.number(number)?;
            } else {
                let (attack, rest) = self.only(rest)?;
                self.tree.insert(&self.position, attack);
                self.play(attack)?;
                self.replies(rest)?;
                self.undo();
            }
            self.undo();
        }
        Ok(())
    }
}

/// A tree as nested JSON. Its numbers are the plies that lines through a decision last, as they were verified, or those
/// that a file said; `None` where neither is known of a decision, and no bound of the whole tree either.
pub fn write(tree: &Tree) -> Option<String> {
    let replies = replies(tree, &mut tree.start(), None)?;
    Some(Value::Object(Map::from_iter([(Point::CENTRE.to_string(), replies)])).to_string())
}

/// What stands after a move of Black's; `longest` are the plies from the empty board that no line through it exceeds.
fn replies(tree: &Tree, position: &mut Position, longest: Option<u16>) -> Option<Value> {
    let mut decided = decided(tree, position);
    let mut said = said(tree, position);
    if position.count() == 1 {
        decided.retain(|(second, _)| in_the_wedge(*second));
        said.retain(|(second, _)| in_the_wedge(*second));
    }
    let number = |plies: u16, stones: usize| usize::from(plies).saturating_sub(stones) + 1;
    if decided.is_empty() && said.is_empty() {
        let plies = longest.or_else(|| tree.number(position)).or(tree.longest)?;
        return Some(number(plies, position.count()).into());
    }
    let mut list = Map::new();
    for (reply, plies) in said {
        list.insert(reply.to_string(), number(plies, position.count() + 1).into());
    }
    let mut all_known = true;
    let before = position.clone();
    each(position, decided, &mut |position, reply, attack| {
        let here = before.clone().after(&[reply]).ok().and_then(|here| tree.lasting(&here));
        match replies(tree, position, here) {
            Some(rest) => {
                list.insert(reply.to_string(), Value::Object(Map::from_iter([(attack.to_string(), rest)])));
            }
            None => all_known = false,
        }
    });
    all_known.then_some(Value::Object(list))
}

/// White's replies after which a file gave a number at once, with the plies from the empty board.
fn said(tree: &Tree, position: &Position) -> Vec<(Point, u16)> {
    if tree.numbers_kept() == 0 {
        return Vec::new();
    }
    let plies = |reply| Some((reply, tree.number(&position.clone().after(&[reply]).ok()?)?));
    position.empties().filter_map(plies).collect()
}

/// Whether a second move is the one of its eight images that the format lists.
fn in_the_wedge(second: Point) -> bool {
    let centre = Point::CENTRE;
    second.x() >= centre.x() && second.y() + centre.x() >= second.x() + centre.y()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::board::Symmetry;

    #[test]
    fn of_each_second_move_one_picture_is_listed() {
        for second in Tree::new(Rule::Standard).start().empties() {
            let pictures: HashSet<Point> =
                Symmetry::ALL.iter().map(|symmetry| symmetry.apply(second)).collect();
            assert_eq!(pictures.into_iter().filter(|&picture| in_the_wedge(picture)).count(), 1, "{second}");
        }
    }

    #[test]
    fn numbers_are_kept_and_written_again() {
        let text = r#"{"h8":{"h15":{"g7":{"a1":9,"f6":{"i9":11}}}}}"#;
        let tree = read(text, Rule::Standard).unwrap();
        assert_eq!(write(&tree).as_deref(), Some(text));
        let at = |moves| crate::board::notation::parse(moves, Rule::Standard).unwrap();
        let picture =
            [("h8h1g9a15", Some(12)), ("h8h15g7a1", Some(12)), ("h8h15g7f6i9", Some(15)), ("h8h15", None)];
        for (moves, plies) in picture {
            assert_eq!(tree.number(&at(moves)), plies, "{moves}");
        }
        assert_eq!(tree.numbers_kept(), 2);
        let bare = read(r#"{"h8":{"h15":{"g7":{"a1":9,"f6":{"i9":{}}}}}}"#, Rule::Standard).unwrap();
        assert!(write(&bare).is_none(), "of i9 no length is known");
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        for (text, place) in [
            ("{", "the file: EOF"),
            ("{}", "the beginning: Black must have exactly one move"),
            (r#"{"h9": 3}"#, "the beginning: the first move is not h8"),
            (r#"{"h8": {"o8": {"g7": {"f6": {"i9": 11, "j9": 11}}}}}"#, "h8 o8 g7 f6: Black must have"),
            (r#"{"h8": {"o8": {"o8": 7}}}"#, "h8 o8: o8: "),
            (r#"{"h8": {"o8": {"g7": "x"}}}"#, "h8 o8 g7: White's replies or a number"),
            (r#"{"h8": {"z8": 3}}"#, "h8: \"z8\" is no point"),
            (r#"{"h8": {"o8": {"g7": 0}}}"#, "h8 o8 g7: the game cannot last for the 0 plies"),
            (r#"{"h8": {"o8": 999}}"#, "h8 o8: the game cannot last for the 999 plies"),
            (r#"{"h8": 3}"#, "h8: no move of Black's"),
        ] {
            let error = read(text, Rule::Standard).expect_err(text).to_string();
            assert!(error.contains(place), "{text}: {error}");
        }
    }
}
