//! The comments of a proof that is written as a tree, for readers in another program.
//!
//! Text in a file is English, whatever the language of the program.

use crate::board::{Color, Point};

/// The move makes five.
pub const FIVE: &str = "Five in a row.";
/// Every reply is answered by name.
pub const ALL: &str = "Every reply is answered below.";
/// The reply stands for all replies that are not shown.
pub const ELSEWHERE: &str = "Stands for every reply that is not shown.";

/// The comment at the root: the side that wins, and the largest number of plies.
pub fn claim(color: Color, most: usize) -> String {
    let side = match color {
        Color::Black => "Black",
        Color::White => "White",
    };
    format!(
        "{side} to move wins within {}. Every reply that needs an answer of its own is shown, the longest defence \
         first.",
        plies(most)
    )
}

/// The move leaves two or more points where the next stone makes five, or one where renju forbids Black to play.
pub fn unstoppable(fives: &[Point]) -> String {
    let (last, most) = fives.split_last().expect("a move that leaves a point for a five");
    if most.is_empty() {
        return format!("Wins: there is a five at {last}, and Black may not play there.");
    }
    format!("Wins: there is a five at {} and at {last}, and no reply stops them all.", points(most, ", "))
}

/// The move leaves one point where the next stone makes five; the reply has to take it.
pub fn only(five: Point) -> String {
    format!("Threatens five at {five}, which is the only reply.")
}

/// The comment on a threat: the number of replies that are answered by name, the move that wins against every
/// other reply, and the largest number of plies.
pub fn threat(named: usize, answer: Point, most: usize) -> String {
    let most = plies(most);
    match named {
        0 => format!("Whatever the reply, {answer} wins within {most}."),
        1 => format!("One reply is answered below; against any other {answer} wins within {most}."),
        _ => format!("{named} replies are answered below; against any other {answer} wins within {most}."),
    }
}

/// The comment where the other replies are answered as after these moves.
pub fn known(way: &[Point]) -> String {
    format!("The longest line. Other replies are answered as after {}.", points(way, " "))
}

fn points(points: &[Point], between: &str) -> String {
    points.iter().map(Point::to_string).collect::<Vec<_>>().join(between)
}

/// A number of plies in words.
fn plies(number: usize) -> String {
    if number == 1 { "1 ply".to_owned() } else { format!("{number} plies") }
}
