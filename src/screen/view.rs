//! What the screen shows, and the line that is being typed.

use crate::board::Point;
use crate::reply::Lang;
use crate::solve::Moment;

/// What the session says after each line.
pub(super) struct Told {
    /// The rule and the side to move.
    pub title: String,
    /// The board with its marks, drawn in lines.
    pub board: String,
    /// The words of the reply.
    pub words: String,
    /// The last move.
    pub last: Option<Point>,
    /// The language from now on.
    pub lang: Lang,
    /// Whether a proof is being walked.
    pub is_walk: bool,
    /// Whether the user took leave.
    pub is_over: bool,
}

/// The state of the screen.
pub(super) struct View {
    /// What was said last.
    pub told: Told,
    /// Whether the keys are shown in place of the words.
    pub shows_keys: bool,
    /// The number of lines of words above the first that is shown.
    pub scroll: u16,
    /// The point under the cursor.
    pub cursor: Point,
    /// The line that is being typed.
    pub line: String,
    /// The lines that were typed before, and how far back in them the user has gone.
    pub past: Vec<String>,
    pub back: usize,
    /// When the line was asked that the session has not answered yet.
    pub asked: Option<Moment>,
}

impl View {
    /// The screen after the first reply.
    pub fn new(told: Told) -> Self {
        let cursor = told.last.unwrap_or(Point::CENTRE);
        let (line, past) = Default::default();
        Self { told, shows_keys: false, scroll: 0, cursor, line, past, back: 0, asked: None }
    }

    /// Takes up what the session said.
    pub fn hear(&mut self, told: Told) {
        if told.last != self.told.last {
            self.cursor = told.last.unwrap_or(self.cursor);
        }
        (self.told, self.scroll, self.asked, self.shows_keys) = (told, 0, None, false);
    }

    /// The width of a point of the board in terminal cells: fifteen of them stand in its first line, each after a space.
    pub fn cell(&self) -> usize {
        let letters = self.told.board.lines().next().map_or(0, str::len);
        (letters.saturating_sub(LEFT) / crate::board::SIZE).saturating_sub(1).max(1)
    }

    /// The place of a point in the lines of the board: its first column, and its line.
    pub fn place(&self, point: Point) -> (u16, u16) {
        let column = LEFT + 1 + point.x() * (self.cell() + 1);
        (column as u16, 1 + point.rows_above() as u16)
    }

    /// The point of the board at a column and a line of its lines; `None` beside them.
    pub fn point_at(&self, column: u16, line: u16) -> Option<Point> {
        // The space before a point belongs to it.
        let x = usize::from(column).checked_sub(LEFT)? / (self.cell() + 1);
        Point::from_top(x, usize::from(line).checked_sub(1)?)
    }
}

/// The width of the row numbers on the left of the board.
const LEFT: usize = 3;
