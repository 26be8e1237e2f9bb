//! The comments of a proof that is written as a tree, for people who read it in another program.
//!
//! What is written into a file is English in every language.

use std::fmt;

use crate::board::{Color, Point};

/// A comment in the tree; `Display` writes its sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note<'a> {
    /// At the root: which side wins, and within how many plies.
    Claim(Color, usize),
    /// The move makes five.
    Five,
    /// The move leaves two or more points where the next stone makes five.
    Two(&'a [Point]),
    /// The move leaves one point where the next stone makes five; the reply has to take it.
    Only(Point),
    /// The number of replies that are answered by name; the move that wins against every other reply, and within
    /// how many plies it does.
    Threat(usize, Point, usize),
    /// Every reply is answered by name.
    All,
    /// The reply stands for all that are not shown.
    Elsewhere,
    /// The other replies are answered as after these moves.
    As(&'a [Point]),
}

impl fmt::Display for Note<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claim(color, most) => {
                let side = match color {
                    Color::Black => "Black",
                    Color::White => "White",
                };
                write!(
                    f,
                    "{side} to move wins within {}. Every reply that needs an answer of its own is shown, the \
                     longest defence first.",
                    plies(*most)
                )
            }
            Self::Five => write!(f, "Five in a row."),
            Self::Two(fives) => {
                let fives: Vec<String> = fives.iter().map(Point::to_string).collect();
                let (last, most) = fives.split_last().expect("a move that leaves two points for a five");
                write!(
                    f,
                    "Wins: there is a five at {} and at {last}, and no reply stops them all.",
                    most.join(", ")
                )
            }
            Self::Only(five) => write!(f, "Threatens five at {five}, which is the only reply."),
            Self::Threat(0, answer, most) => {
                write!(f, "Whatever the reply, {answer} wins within {}.", plies(*most))
            }
            Self::Threat(named, answer, most) => {
                let named = match named {
                    1 => "One reply is".to_owned(),
                    named => format!("{named} replies are"),
                };
                write!(f, "{named} answered below; against any other {answer} wins within {}.", plies(*most))
            }
            Self::All => write!(f, "Every reply is answered below."),
            Self::Elsewhere => write!(f, "Stands for every reply that is not shown."),
            Self::As(way) => {
                let way: Vec<String> = way.iter().map(Point::to_string).collect();
                write!(f, "The longest line. Other replies are answered as after {}.", way.join(" "))
            }
        }
    }
}

/// A number of plies in words.
fn plies(number: usize) -> String {
    if number == 1 { "1 ply".to_owned() } else { format!("{number} plies") }
}
