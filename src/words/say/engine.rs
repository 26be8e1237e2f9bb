//! The messages of the engine to a Gomocup manager. They are always English, because programs read them too.

use super::phrases::{class_means, plies, points};
use crate::board::{IllegalMove, Point, Rule, SIZE};
use crate::play::{Choice, Reason};
use crate::reply::Lang;

/// The engine's description in the protocol's form.
pub fn about() -> String {
    format!(
        "name=\"yonsan\", version=\"{}\", author=\"the yonsan authors\", country=\"\"",
        env!("CARGO_PKG_VERSION")
    )
}

/// A board of another size was requested; `None` where the size is not a number.
pub fn size(size: Option<usize>) -> String {
    match size {
        Some(size) => format!("unsupported size {size}: the board has {SIZE} x {SIZE} points (START {SIZE})"),
        None => format!("START takes a size: START {SIZE}"),
    }
}

/// A board that is not square was requested.
pub fn rectangle() -> String {
    format!("rectangular boards are not supported: START {SIZE}")
}

/// `BEGIN` was sent during a game.
pub fn begun() -> String {
    "the game has begun: RESTART first, or send BOARD".to_owned()
}

/// An illegal move was sent.
pub fn illegal(illegal: &IllegalMove) -> String {
    match illegal {
        IllegalMove::Occupied(point) => format!("{} is occupied", shown(*point)),
        IllegalMove::Over(_) => over(),
    }
}

/// No further move is possible.
pub fn over() -> String {
    "the game is over: RESTART, or TAKEBACK a move".to_owned()
}

/// A point off the board was sent.
pub fn off_board() -> String {
    format!("no such point: x and y go from 0 to {}", SIZE - 1)
}

/// There is no stone to take back.
pub fn no_stone() -> String {
    "there is no stone on that point".to_owned()
}

/// The stones make no possible position.
pub fn impossible() -> String {
    "these stones cannot stand so: two on one point, or both sides with five".to_owned()
}

/// A stone or an end of a list was sent without the beginning of the list.
pub fn no_list() -> String {
    "a list of stones begins with BOARD or YXBOARD".to_owned()
}

/// The stones on the board are impossible under another rule.
pub fn other_rule() -> String {
    "under that rule the game is over before its last move, or both sides have five: RESTART first".to_owned()
}

/// A command has invalid arguments.
pub fn usage(usage: &str) -> String {
    format!("expected: {usage}")
}

/// An unknown command was sent.
pub fn unknown(word: &str) -> String {
    let word: String = word.chars().map(|c| if c.is_control() { '?' } else { c }).collect();
    format!("command {word}")
}

/// A rule was requested that this engine plays only in part.
pub fn rule(rule: Rule) -> String {
    format!("the rules are freestyle (0), exactly five (1) and renju (4); this game goes by {}", rule.name())
}

/// Why a move was played.
pub fn choice(choice: &Choice) -> Option<String> {
    let why = match choice.reason {
        Reason::Five => "five in a row".to_owned(),
        Reason::StopsFive => "stops a five".to_owned(),
        Reason::Tree => "from the solved opening".to_owned(),
        Reason::Listed => "from the tree of a file, which was not verified".to_owned(),
        Reason::Wins(class, longest) => format!(
            "proven: wins by {}, within {} | {}",
            class_means(Lang::En, class),
            plies(Lang::En, longest),
            line(&choice.line)
        ),
        Reason::Lost => "every move looked at loses; this one lasts longest".to_owned(),
        Reason::Values | Reason::Evaluator => return None,
    };
    Some(why)
}

/// The best moves of a search by guessed values.
pub fn best(points: &[Point]) -> String {
    format!("best by values: {}", line(points))
}

fn line(moves: &[Point]) -> String {
    points(moves).to_uppercase()
}

/// A point with a capital letter, as managers show points.
fn shown(point: Point) -> String {
    point.to_string().to_uppercase()
}
