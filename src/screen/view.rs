//! What the screen shows, and the line that is being typed.

use std::collections::VecDeque;
use std::time::Duration;

use super::layer::Layer;
use crate::board::{Point, SIZE};
use crate::render::Theme;
use crate::solve::{Moment, ProgressCallback};

/// What can be done where the session stands, which decides what keys do and which buttons there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// A board without a task.
    Free,
    /// A puzzle whose moves are graded.
    Puzzle,
    /// A puzzle that was just solved.
    Solved,
    /// A win that was found, which can be walked through.
    Proven,
    /// A walk through a proof.
    Walk,
    /// A game with moves before or after the board.
    Game,
    /// A reviewed game, or a moment of it.
    Moments,
    /// A page of a lesson, or a question that was answered.
    Lesson,
    /// A question of a lesson, which is answered with points.
    Question,
    /// The study of an opening, move by move.
    Study,
    /// An exam, whose puzzles are answered with a point each.
    Exam,
}

/// What the session says after each line.
#[derive(Clone)]
pub(super) struct Told {
    /// The rule and the side to move.
    pub title: String,
    /// The board with its marks, drawn in lines, perhaps with colour codes.
    pub board: String,
    /// What the marks on the board mean.
    pub legend: String,
    /// The points that the reply speaks of.
    pub points: Vec<Point>,
    /// The words of the reply, perhaps with colour codes.
    pub words: String,
    /// The last move.
    pub last: Option<Point>,
    /// The look and the language from now on.
    pub theme: Theme,
    /// What can be done now.
    pub stage: Stage,
    /// Whether the user took leave.
    pub is_over: bool,
}

/// The state of the screen.
pub(super) struct View {
    /// What was said last.
    pub told: Told,
    /// What was asked and said before, the oldest first.
    pub log: Vec<String>,
    /// Whether the keys are shown in place of the words.
    pub shows_keys: bool,
    /// The number of lines of words above the first that is shown.
    pub scroll: u16,
    /// The point under the cursor.
    pub cursor: Point,
    /// What is drawn on the board besides the stones.
    pub layer: Option<Layer>,
    /// The line that is being typed.
    pub line: String,
    /// The lines that were typed before, and how far back in them the user has gone.
    pub past: Vec<String>,
    pub back: usize,
    /// The lines that the session has not answered yet, and when each was asked; an empty one asks for the board alone.
    pub asked: VecDeque<(String, Moment)>,
    /// What the search that is running has done so far.
    pub searched: ProgressCallback,
}

/// The time within which an answer seems to come at once.
const SOON: Duration = Duration::from_millis(300);

/// The number of lines that can be asked ahead of their answers.
const AHEAD: usize = 8;

/// The number of answers that are kept.
const LOG: usize = 100;

impl View {
    /// The screen after the first reply.
    pub fn new(told: Told, searched: ProgressCallback) -> Self {
        Self {
            log: Vec::new(),
            shows_keys: false,
            scroll: 0,
            cursor: told.last.unwrap_or(Point::CENTRE),
            layer: None,
            line: String::new(),
            past: Vec::new(),
            back: 0,
            asked: VecDeque::new(),
            searched,
            told,
        }
    }

    /// Takes up what the session said.
    pub fn hear(&mut self, told: Told) {
        match told.points.first() {
            // Among White's replies the one that lasts longest comes first.
            Some(&longest) if told.stage == Stage::Study => self.cursor = longest,
            _ if told.last != self.told.last => self.cursor = told.last.unwrap_or(self.cursor),
            _ => {}
        }
        if let Some((line, _)) = self.asked.pop_front().filter(|(line, _)| !line.is_empty()) {
            self.log.push(format!("> {line}\n{}", told.words));
            self.log.drain(..self.log.len().saturating_sub(LOG));
        }
        (self.told, self.scroll, self.shows_keys) = (told, 0, false);
    }

    /// Whether a search is running.
    pub fn is_busy(&self) -> bool {
        !self.asked.is_empty()
    }

    /// Whether the answer takes so long that the user has seen it.
    pub fn is_slow(&self) -> bool {
        self.asked.front().is_some_and(|(_, since)| since.elapsed() > SOON)
    }

    /// Whether one more line can be asked.
    pub fn has_room(&self) -> bool {
        self.asked.len() < AHEAD
    }

    /// Moves the cursor to the next point that the words speak of, or the one before.
    pub fn next_point(&mut self, forward: bool) {
        let mut points = Vec::new();
        for point in &self.told.points {
            if !points.contains(point) {
                points.push(*point);
            }
        }
        if points.is_empty() {
            return;
        }
        let last = points.len() - 1;
        let at = points.iter().position(|&point| point == self.cursor);
        self.cursor = points[match (at, forward) {
            (None, true) => 0,
            (None, false) => last,
            (Some(at), true) => (at + 1) % points.len(),
            (Some(at), false) => at.checked_sub(1).unwrap_or(last),
        }];
    }

    /// The width of a point of the board in terminal cells: fifteen of them stand in its first line, each after a space.
    pub fn cell(&self) -> usize {
        let letters = self.told.board.lines().next().map_or(0, str::len);
        (letters.saturating_sub(LEFT) / SIZE).saturating_sub(1).max(1)
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
