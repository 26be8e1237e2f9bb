//! What a manager's line asks for.

use crate::board::{Point, Rule};

/// A line of the manager's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// A new game on a board of this size; `None` where the size is no number.
    Start(Option<usize>),
    /// A new game on a board that is not square.
    RectStart,
    /// A new game on the same board.
    Restart,
    /// The engine moves first.
    Begin,
    /// The opponent moved.
    Turn(Spot),
    /// A stone is taken back.
    TakeBack(Spot),
    /// A list of stones follows; think then if that is wanted.
    Board {
        /// Whether a move is wanted after it.
        think: bool,
    },
    /// A stone of the list: 1 is the engine's, 2 the opponent's, 3 one that matters to other games only.
    Stone(Spot, u8),
    /// The list ends.
    Done,
    /// Move, whoever's turn it was; the so many best moves are shown.
    Best(usize),
    /// Answer now.
    Stop,
    /// Something about the game.
    Info(Info),
    /// Who are you?
    About,
    /// Points forbidden to the side to move.
    ShowForbidden,
    /// Forget what was learned: nothing is kept from one move to the next.
    Forget,
    /// The game is over, and the program.
    End,
    /// A command that is known, with something else behind it than belongs there.
    Malformed(&'static str),
    /// None of these; the first word.
    Unknown(String),
}

/// A point, if it is one of the board.
pub(super) type Spot = Option<Point>;

/// What `INFO` says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Info {
    /// Milliseconds for a move.
    Turn(u64),
    /// Milliseconds for the game.
    Game(u64),
    /// Milliseconds left.
    Left(u64),
    /// Bytes that may be taken; 0 for no limit.
    Memory(usize),
    /// The rule, and whether the number asked for something that is not played here.
    Rule(Rule, bool),
    /// Whether lines are to be shown for drawing.
    Detail(bool),
    /// Something that does not matter here: the protocol says to pass over it.
    Other,
}

impl Request {
    /// Reads a line; `None` when it is blank.
    pub fn parse(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Some(match word.to_ascii_uppercase().as_str() {
            "" => return None,
            "START" => Self::Start(rest.parse().ok()),
            "RECTSTART" => Self::RectStart,
            "RESTART" => Self::Restart,
            "BEGIN" => Self::Begin,
            "TURN" | "PLAY" => match numbers(rest)[..] {
                [x, y] => Self::Turn(Point::from_top(x, y)),
                _ => Self::Malformed("TURN x,y"),
            },
            "TAKEBACK" => match numbers(rest)[..] {
                [x, y] => Self::TakeBack(Point::from_top(x, y)),
                _ => Self::Malformed("TAKEBACK x,y"),
            },
            "BOARD" => Self::Board { think: true },
            "YXBOARD" => Self::Board { think: false },
            "DONE" => Self::Done,
            "YXNBEST" => rest.parse().map_or(Self::Malformed("YXNBEST n"), Self::Best),
            "YXSTOP" => Self::Stop,
            "YXSHOWFORBID" => Self::ShowForbidden,
            "YXHASHCLEAR" => Self::Forget,
            "INFO" => info(rest).map_or(Self::Malformed("INFO key value"), Self::Info),
            "ABOUT" => Self::About,
            "END" => Self::End,
            _ => match numbers(line)[..] {
                [x, y, field @ 1..=3] => Self::Stone(Point::from_top(x, y), field as u8),
                [_, _, _] => Self::Malformed("x,y,1 for an own stone or x,y,2 for one of the opponent's"),
                _ => Self::Unknown(word.chars().take(40).collect()),
            },
        })
    }
}

/// Numbers with commas between them; none at all where something else stands there.
fn numbers(text: &str) -> Vec<usize> {
    let all: Option<Vec<usize>> = text.split(',').map(|word| word.trim().parse().ok()).collect();
    all.unwrap_or_default()
}

/// How the protocol writes a point.
pub(super) fn written(point: Point) -> String {
    format!("{},{}", point.x(), point.rows_above())
}

fn info(text: &str) -> Option<Info> {
    let (key, value) = text.split_once(char::is_whitespace)?;
    let value = value.trim();
    // Managers send negative numbers for what has run out.
    let number = || value.parse().ok().map(|number: i64| number.max(0) as u64);
    Some(match key.to_ascii_lowercase().as_str() {
        "timeout_turn" => Info::Turn(number()?),
        "timeout_match" => Info::Game(number()?),
        "time_left" => Info::Left(number()?),
        "max_memory" => Info::Memory(number()? as usize),
        "rule" => {
            let bits = number()?;
            let rule = if bits & 1 == 0 { Rule::Freestyle } else { Rule::Standard };
            Info::Rule(rule, bits & !1 != 0)
        }
        "show_detail" => Info::Detail(number()? != 0),
        _ => Info::Other,
    })
}
