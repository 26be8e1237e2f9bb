//! The board as text, in and out.
//!
//! ```text
//!     a b c d e f g h i j k l m n o
//! 15  . . . . . . . . . . . . . . .  15
//! ```
//!
//! Reading takes ASCII and Unicode stones, with or without letters and row numbers; 15 lines, row 15
//! first. A diagram drawn with move numbers is read back as those moves. Lines that begin with `#` are
//! comments; `# rule: standard` and `# side: white` say what a board cannot show.

use thiserror::Error;

use super::color::{ByColor, Color};
use super::fault::Impossible;
use super::named;
use super::point::{POINTS, Point, SIZE};
use super::position::Position;
use super::rule::Rule;
use super::setup::Setup;

named! {
    /// How stones are drawn.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Glyphs {
        /// `X` and `O`.
        #[default]
        Ascii = "ascii",
        /// `●` and `○`, one cell wide.
        Unicode = "unicode",
        /// `●` and `○` in a terminal that draws them two cells wide.
        Wide = "wide",
    }
}

impl Glyphs {
    /// The character that stands for a stone of this side, or for an empty point.
    pub const fn of(self, stone: Option<Color>) -> char {
        match (self, stone) {
            (_, None) => '.',
            (Self::Ascii, Some(Color::Black)) => 'X',
            (Self::Ascii, Some(Color::White)) => 'O',
            (_, Some(Color::Black)) => '●',
            (_, Some(Color::White)) => '○',
        }
    }

    /// The width, in terminal cells, of a mark on the board: its letters, or a shape as wide as a stone.
    pub fn cells(self, mark: &str) -> usize {
        if mark.is_ascii() { mark.len() } else { mark.chars().count() * self.width(Some(Color::Black)) }
    }

    /// The width, in terminal cells, of the character for a stone of this side or for an empty point.
    pub const fn width(self, stone: Option<Color>) -> usize {
        match (self, stone) {
            (Self::Wide, Some(_)) => 2,
            _ => 1,
        }
    }
}

/// One cell of a drawing: its text, and the width of that text in terminal cells without colour codes.
pub struct Cell {
    /// The text, perhaps with colour codes.
    pub text: String,
    /// The width of the text in terminal cells.
    pub width: usize,
    /// Whether the cell is drawn in brackets.
    pub bracketed: bool,
}

/// Draws the board with column letters and row numbers around it. `width` is the width of a cell in terminal
/// cells; brackets stand in the space between cells.
pub fn frame(width: usize, cell: impl FnMut(Point) -> Cell) -> String {
    frame_on(width, str::to_owned, cell)
}

/// Draws the board as [`frame`] does. `ground` receives each piece of text between two cells (blanks and brackets) and
/// returns it with colour codes.
pub(crate) fn frame_on(
    width: usize,
    ground: impl Fn(&str) -> String,
    mut cell: impl FnMut(Point) -> Cell,
) -> String {
    let letters: String = (0..SIZE as u8).map(|x| format!(" {:>width$}", (b'a' + x) as char)).collect();
    let header = format!("   {letters}\n");
    let mut text = header.clone();
    for y in (0..SIZE).rev() {
        let mut row = format!("{:>3}", y + 1);
        let mut open = false;
        for point in (0..SIZE).filter_map(|x| Point::new(x, y)) {
            let Cell { text, width: taken, bracketed } = cell(point);
            // Between two cells: the closing bracket of the first, spaces, the opening bracket of the second.
            let mut between = " ".repeat(width.saturating_sub(taken) + 1);
            if open {
                between.replace_range(..1, ")");
            }
            if bracketed {
                between.replace_range(between.len() - 1.., "(");
            }
            open = bracketed;
            row += &ground(&between);
            row += &text;
        }
        row += &ground(if open { ")" } else { " " });
        row += &format!("{:>2}", y + 1);
        text += &row;
        text.push('\n');
    }
    text + &header
}

/// Draws a position; the last move is in brackets.
pub fn draw(position: &Position, glyphs: Glyphs) -> String {
    frame(glyphs.width(Some(Color::Black)), |point| {
        let stone = position.stone(point);
        Cell {
            text: glyphs.of(stone).to_string(),
            width: glyphs.width(stone),
            bracketed: position.last_move() == Some(point),
        }
    })
}

/// Draws a position with the number of each move on its stone. Stones that were set up before the first move
/// are drawn without a number.
pub fn draw_numbered(position: &Position, glyphs: Glyphs) -> String {
    // Cells are as wide as the largest move number, so that a short game fits into a narrow window.
    let digits = position.moves().len().to_string().len();
    frame(digits.max(glyphs.width(Some(Color::Black))), |point| {
        let stone = position.stone(point);
        let text = match position.moves().iter().position(|&m| m == point) {
            Some(i) => (i + 1).to_string(),
            None => glyphs.of(stone).to_string(),
        };
        let width = if text.is_ascii() { text.len() } else { glyphs.width(stone) };
        Cell { text, width, bracketed: false }
    })
}

/// What is wrong with a diagram.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiagramError {
    /// The number of rows is not 15; the number found.
    #[error("{0} rows; a board has 15")]
    Rows(usize),
    /// A row does not have 15 points.
    #[error("line {line}: {points} points; a row has 15")]
    Columns {
        /// The line of the text, counted from 1.
        line: usize,
        /// The number of points found in the row.
        points: usize,
    },
    /// A character that is neither a stone nor an empty point.
    #[error("line {line}: '{glyph}' is neither a stone (X, O) nor an empty point (.)")]
    Glyph {
        /// The line of the text, counted from 1.
        line: usize,
        /// The word that was not understood.
        glyph: String,
    },
    /// The move numbers are not 1, 2, 3 and so on; the number of numbers found.
    #[error("numbers: {0} is missing or stands twice")]
    Numbers(usize),
    /// The stones make no possible position.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Empty,
    Stone(Color),
    Move(usize),
}

/// Reads a diagram. Where no side is given, the one with fewer stones moves, black when they are equal.
///
/// # Errors
/// When the text does not have 15 rows of 15 points, contains a word that is not a point or move numbers that
/// are not 1, 2, 3 and so on, or when its stones make no possible position.
pub fn parse(text: &str, rule: Rule, side: Option<Color>) -> Result<Position, DiagramError> {
    let mut contents = Vec::with_capacity(POINTS);
    let mut words = Vec::with_capacity(SIZE + 2);
    for (i, line) in text.lines().enumerate() {
        if let Some(row) = plain_row(line) {
            contents.extend(row);
        } else if is_board_line(line) {
            parse_row(line, i + 1, &mut words, &mut contents)?;
        }
    }
    if contents.len() != POINTS {
        return Err(DiagramError::Rows(contents.len() / SIZE));
    }
    let mut stones = ByColor::<Vec<Point>>::default();
    let mut numbered = Vec::new();
    for (i, content) in contents.chunks(SIZE).rev().flatten().enumerate() {
        match *content {
            Content::Empty => {}
            Content::Stone(color) => stones[color].push(Point::from_index(i)),
            Content::Move(number) => numbered.push((number, Point::from_index(i))),
        }
    }
    numbered.sort_unstable();
    if let Some(i) = (0..numbered.len()).find(|&i| numbered[i].0 != i + 1) {
        return Err(DiagramError::Numbers(i + 1));
    }
    let moves: Vec<Point> = numbered.into_iter().map(|(_, point)| point).collect();
    let fewer = if stones.white.len() < stones.black.len() { Color::White } else { Color::Black };
    // `side` is the side to move after all moves, so the parity of the number of moves gives the side of the
    // first.
    let first = side.map_or(fewer, |s| if moves.len().is_multiple_of(2) { s } else { s.other() });
    Ok(Setup { rule, stones, to_move: first }.position()?.after(&moves)?)
}

/// Draws a position for a file: two comments with the rule and the side to move, then the board.
pub fn write(position: &Position) -> String {
    let (rule, side) = (position.rule().name(), position.to_move().name());
    format!("# rule: {rule}\n# side: {side}\n{}", draw(position, Glyphs::Ascii))
}

/// The rule and the side to move as a diagram's comments state them.
pub fn stated(text: &str) -> (Option<Rule>, Option<Color>) {
    let of = |key: &str| {
        let mut values =
            text.lines().filter_map(|line| line.trim().strip_prefix('#')?.trim().strip_prefix(key));
        values.next().map(|value| value.trim().to_lowercase())
    };
    let rule = of("rule:").and_then(|name| Rule::from_name(&name));
    (rule, of("side:").and_then(|name| Color::from_name(&name)))
}

/// Whether the line belongs to the board: lines of column letters, blank lines and `#` comments do not.
fn is_board_line(line: &str) -> bool {
    let line = line.trim();
    let letter = |word: &str| if word.len() == 1 { word.chars().next() } else { None };
    let are_letters = || {
        let letters = line.split_whitespace().map(|word| letter(word).map(|c| c.to_ascii_lowercase()));
        letters.eq(('a'..='o').map(Some)) || line == "abcdefghijklmno"
    };
    match line.chars().next() {
        None | Some('#') => false,
        Some('a' | 'A') => !are_letters(),
        Some(_) => true,
    }
}

/// The points of a row as it is written most often, perhaps with its number before it; `None` for any other line, which
/// [`parse_row`] may understand.
fn plain_row(line: &str) -> Option<[Content; SIZE]> {
    let row = line.as_bytes().trim_ascii();
    let number = row.iter().take_while(|b| b.is_ascii_digit()).count();
    let cells = row[number..].trim_ascii_start();
    if cells.len() != 2 * SIZE - 1 || number > 0 && row[number] != b' ' {
        return None;
    }
    let mut contents = [Content::Empty; SIZE];
    for (content, cell) in contents.iter_mut().zip(cells.chunks(2)) {
        *content = match cell {
            [b'.'] | [b'.', b' '] => Content::Empty,
            [b'X'] | [b'X', b' '] => Content::Stone(Color::Black),
            [b'O'] | [b'O', b' '] => Content::Stone(Color::White),
            _ => return None,
        };
    }
    Some(contents)
}

/// Appends the points of a row to the contents; `words` is space that is used again.
fn parse_row<'a>(
    line: &'a str,
    number: usize,
    words: &mut Vec<&'a str>,
    contents: &mut Vec<Content>,
) -> Result<(), DiagramError> {
    let between = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']');
    words.clear();
    words.extend(line.split(between).filter(|word| !word.is_empty()));
    // A row may begin with its number, end with it, do both, or have no number.
    if words.len() > 1 && words.len() != SIZE && words[0].parse::<usize>().is_ok() {
        words.remove(0);
        if words.len() == SIZE + 1 || words.len() == 2 && words[1].parse::<usize>().is_ok() {
            words.pop();
        }
    } else if words.len() == SIZE + 1 {
        words.pop();
    }
    if let [run] = words[..] {
        words.clear();
        words.extend(run.split("").filter(|glyph| !glyph.is_empty()));
    }
    for word in words.iter() {
        let unknown = || DiagramError::Glyph { line: number, glyph: (*word).to_owned() };
        contents.push(content(word).ok_or_else(unknown)?);
    }
    if words.len() == SIZE {
        Ok(())
    } else {
        Err(DiagramError::Columns { line: number, points: words.len() })
    }
}

fn content(word: &str) -> Option<Content> {
    match word {
        // The exclamation mark is that of a forbidden point on a drawn board.
        "." | "+" | "-" | "_" | "*" | "!" | "·" | "┼" => Some(Content::Empty),
        "x" | "X" | "b" | "B" | "●" | "⚫" | "#" | "@" => Some(Content::Stone(Color::Black)),
        "o" | "O" | "w" | "W" | "○" | "⚪" => Some(Content::Stone(Color::White)),
        number => number.parse().ok().filter(|&n| n > 0).map(Content::Move),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Position {
        let moves: Vec<Point> = ["h8", "i9", "a1", "o15"].iter().map(|p| p.parse().unwrap()).collect();
        Position::from_moves(Rule::Freestyle, &moves).unwrap()
    }

    #[test]
    fn what_is_drawn_is_read_back() {
        for glyphs in [Glyphs::Ascii, Glyphs::Unicode, Glyphs::Wide] {
            let drawn = draw(&game(), glyphs);
            assert_eq!(parse(&drawn, Rule::Freestyle, None).unwrap(), game(), "{drawn}");
            let numbered = parse(&draw_numbered(&game(), glyphs), Rule::Freestyle, None).unwrap();
            assert_eq!(numbered.moves(), game().moves());
        }
    }

    #[test]
    fn a_file_keeps_rule_and_side() {
        let position = game().with_rule(Rule::Standard).unwrap().with_turn(Color::White);
        let text = write(&position);
        assert_eq!(stated(&text), (Some(Rule::Standard), Some(Color::White)));
        assert_eq!(parse(&text, Rule::Standard, stated(&text).1), Ok(position));
        assert_eq!(stated("# a board\n. . ."), (None, None));
    }

    #[test]
    fn rows_may_stand_bare() {
        let bare = "...............\n".repeat(15);
        assert_eq!(parse(&bare, Rule::Freestyle, None), Ok(Position::new(Rule::Freestyle)));
        let side = parse(&bare, Rule::Freestyle, Some(Color::White)).unwrap();
        assert_eq!(side.to_move(), Color::White);
    }

    /// The quick reader of rows reads what the other does, or leaves it to that.
    #[test]
    fn a_plain_row_is_a_row() {
        let mut dice = super::super::dice::Dice::new(3);
        let mut plain = 0;
        for _ in 0..5000 {
            let mut row = dice.of(&["", "", " 9 ", "15 ", "15", "2 1 ", "x ", "  "]).to_owned();
            let points = if dice.one_in(5) { dice.below(20) } else { SIZE };
            let glyphs =
                if dice.one_in(5) { vec![".", "X", "O", "x", "1", "("] } else { vec![".", "X", "O"] };
            let cells: Vec<&str> = (0..points).map(|_| dice.of(&glyphs)).collect();
            row += &cells.join(" ");
            row += dice.of(&["", "", " ", " 9", "\t", "9"]);
            if let Some(quick) = plain_row(&row) {
                let mut slow = Vec::new();
                parse_row(&row, 1, &mut Vec::new(), &mut slow).unwrap();
                assert_eq!(quick.as_slice(), slow, "{row}");
                plain += 1;
            }
        }
        assert!((1_000..4_000).contains(&plain), "{plain}");
    }

    #[test]
    fn faults_name_their_line() {
        let short = "...............\n".repeat(14);
        assert_eq!(parse(&short, Rule::Freestyle, None), Err(DiagramError::Rows(14)));
        let odd = format!("{short}......?........\n");
        let glyph = DiagramError::Glyph { line: 15, glyph: "?".into() };
        assert_eq!(parse(&odd, Rule::Freestyle, None), Err(glyph));
        let narrow = format!("{short}..\n");
        assert_eq!(parse(&narrow, Rule::Freestyle, None), Err(DiagramError::Columns { line: 15, points: 2 }));
    }
}
