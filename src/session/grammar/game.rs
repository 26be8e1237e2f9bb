//! Commands that go through the game on the board, and change what its record says.

use super::arg::{Offers, arguments};
use super::shared::parsed;
use super::spec::{Spec, TALK};
use crate::board::Point;
use crate::formats::{Fact, Game, Mark};
use crate::session::Session;

arguments! {
    /// The variation: its letter or its point (default: the main line).
    pub VARIATION: Variation = word("VARIATION", variation);
    /// The number of the move; 0 is the start.
    pub PLY_NUMBER: usize = word("N", parsed).required();
    /// The moment: the number of the move that was played there, next or back (default: next).
    pub WHICH: Which = word("MOVE", which).offers(Offers::Some(|| vec!["next", "back"]));
    /// The comment; nothing shows it.
    pub COMMENT: String = words("TEXT", parsed);
    /// Remove what is there.
    pub NONE: () = flag("none").excludes(&["TEXT"]);
    /// The point.
    pub NOTED: Point = word("POINT", parsed).required().offers(Offers::Points);
    /// The label (default: none, which removes it).
    pub LABEL: String = words("TEXT", parsed);
    /// The mark (default: none, which removes it).
    pub SHAPE: Mark = word("MARK", mark).only(|| MARKS.map(|(name, _)| name).to_vec());
    /// The fact.
    pub FACT: Fact = word("FACT", fact).offers(Offers::Some(|| NAMED.map(|(name, _)| name).to_vec()));
    /// What is true (default: shows all).
    pub TOLD: String = words("TEXT", parsed);
}

/// A variation of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    /// The one with this number, from 0.
    Number(usize),
    /// The one with a stone on this point.
    At(Point),
}

/// A moment of a reviewed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The one before the move of this number.
    Before(usize),
    /// The first one after the board.
    Next,
    /// The last one before the board.
    Back,
}

fn which(word: &str) -> Option<Which> {
    match word {
        "next" => Some(Which::Next),
        "back" => Some(Which::Back),
        number => number.parse().ok().map(Which::Before),
    }
}

fn variation(word: &str) -> Option<Variation> {
    let number = || match word.to_ascii_lowercase().as_bytes() {
        [letter @ b'a'..=b'z'] => Some(Variation::Number(usize::from(letter - b'a'))),
        _ => None,
    };
    word.parse().ok().map(Variation::At).or_else(number)
}

/// The marks by their names.
const MARKS: [(&str, Mark); 4] = [
    ("cross", Mark::Cross),
    ("triangle", Mark::Triangle),
    ("square", Mark::Square),
    ("circle", Mark::Circle),
];

fn mark(word: &str) -> Option<Mark> {
    MARKS.into_iter().find(|(name, _)| *name == word).map(|(_, mark)| mark)
}

/// The facts that have a name of their own; the others have the name of their SGF property.
pub const NAMED: [(&str, Fact); 9] = [
    ("black", "PB"),
    ("white", "PW"),
    ("result", "RE"),
    ("event", "EV"),
    ("round", "RO"),
    ("place", "PC"),
    ("date", "DT"),
    ("name", "GN"),
    ("about", "GC"),
];

fn fact(word: &str) -> Option<Fact> {
    let named = NAMED.into_iter().find(|(name, _)| *name == word).map(|(_, fact)| fact);
    named.or_else(|| Game::fact_named(word))
}

pub(super) static COMMANDS: [Spec; 10] = [
    Spec { name: "game", args: &[&[&FACT, &TOLD, &NONE]], run: Some(Session::about_game), ..TALK },
    Spec { name: "forward", args: &[&[&VARIATION]], run: Some(Session::forward), ..TALK },
    Spec { name: "goto", args: &[&[&PLY_NUMBER]], run: Some(Session::go_to), ..TALK },
    Spec { name: "moment", args: &[&[&WHICH]], run: Some(Session::moment), ..TALK },
    Spec { name: "try", run: Some(|session, _, outside| session.try_again(&outside.stop())), ..TALK },
    Spec { name: "comment", args: &[&[&COMMENT, &NONE]], run: Some(Session::comment), ..TALK },
    Spec { name: "label", args: &[&[&NOTED, &LABEL]], run: Some(Session::label), ..TALK },
    Spec { name: "mark", args: &[&[&NOTED, &SHAPE]], run: Some(Session::mark), ..TALK },
    Spec { name: "delete", run: Some(|session, _, _| session.delete_variation()), ..TALK },
    Spec { name: "promote", run: Some(|session, _, _| session.promote_variation()), ..TALK },
];
