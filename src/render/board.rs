//! The board in colour.

use serde_json::{Value, json};

use super::theme::{Role, Theme};
use crate::board::diagram::{self, Cell};
use crate::board::{Color, Point, Position};
use crate::pattern::forbidden_points;
use crate::reply::Lang;
use crate::words::say;

/// The mark of a point that renju forbids to Black.
pub(super) const FORBIDDEN: &str = "!";

/// The board with the last move in brackets. `mark` may return a text for a point, which must be as wide as a
/// stone: one or two cells. Under renju the points that are forbidden to Black have a mark where they have no other.
pub(super) fn board(
    position: &Position,
    theme: Theme,
    mut mark: impl FnMut(Point) -> Option<(Role, String)>,
) -> String {
    let forbidden = forbidden_points(position);
    marked(position, theme, |point| {
        let told = |lang| say::mark(lang, "forbidden");
        mark(point).or_else(|| forbidden.contains(point).then(|| (Role::Bad, theme.mark(FORBIDDEN, told))))
    })
}

/// The board with these marks only.
pub(super) fn marked(
    position: &Position,
    theme: Theme,
    mut mark: impl FnMut(Point) -> Option<(Role, String)>,
) -> String {
    if theme.plain {
        let marks = say::grouped(Point::all().filter_map(|point| Some((mark(point)?.1, point))));
        return spoken(theme.lang, position, marks);
    }
    let marks: Vec<_> = Point::all().map(&mut mark).collect();
    if theme.data {
        return drawn(&data(position, &marks).to_string());
    }
    let widest = marks.iter().flatten().map(|(_, text)| theme.glyphs.cells(text)).max().unwrap_or(1);
    let width = widest.max(theme.glyphs.width(Some(Color::Black)));
    drawn(&frame(width, theme, |point| {
        let stone = position.stone(point);
        let bracketed = position.last_move() == Some(point);
        if let Some((role, text)) = &marks[point.index()] {
            let width = theme.glyphs.cells(text);
            return Cell { text: theme.on_board(*role, text), width, bracketed };
        }
        let role = stone.map_or(Role::Dim, Role::Stone);
        Cell {
            text: theme.on_board(role, &theme.glyphs.of(stone).to_string()),
            width: theme.glyphs.width(stone),
            bracketed,
        }
    }))
}

/// The board as data: the position, and the role and the text of every mark.
pub(super) fn data(position: &Position, marks: &[Option<(Role, String)>]) -> Value {
    let stones = |color| position.stones(color).iter().map(|point| point.to_string()).collect::<Vec<_>>();
    let marked = Point::all().zip(marks).filter_map(|(point, mark)| {
        let (role, text) = mark.as_ref()?;
        Some(json!([point, role.name(), text]))
    });
    json!({
        "rule": position.rule(),
        "position": position,
        "to_move": position.to_move(),
        "black": stones(Color::Black),
        "white": stones(Color::White),
        "last": position.last_move(),
        "moves": position.moves().len(),
        "marks": marked.collect::<Value>(),
    })
}

/// A drawn board on wood, where there are colours.
pub(super) fn frame(width: usize, theme: Theme, cell: impl FnMut(Point) -> Cell) -> String {
    diagram::frame_on(width, |ground| theme.on_board(Role::Dim, ground), cell)
}

/// What stands before a drawn board, between it and its legend, and after both until the text is finished: characters
/// that no text contains.
const BEGIN: char = '\u{2}';
const BETWEEN: char = '\u{3}';
const END: char = '\u{4}';

fn drawn(board: &str) -> String {
    format!("{BEGIN}{board}{BETWEEN}{END}")
}

/// A drawn board with a line below it that says what its marks mean.
pub(super) fn with_legend(board: &str, legend: &str) -> String {
    board.replace(END, &format!("{legend}{END}"))
}

/// A text without the marks of its boards.
pub(super) fn finished(text: &str) -> String {
    text.replace([BEGIN, BETWEEN, END], "")
}

/// The first board of a text with its legend, where it draws one, and the rest of the text.
pub(super) fn parted(text: &str) -> (Option<(String, String)>, String) {
    let (board, words) = parted_once(text);
    (board, finished(&words))
}

/// The first board of a text with its legend, and the rest, in which other boards are marked as they were.
fn parted_once(text: &str) -> (Option<(String, String)>, String) {
    let board = text.split_once(BEGIN).and_then(|(before, rest)| {
        let (drawn, after) = rest.split_once(END)?;
        let (board, legend) = drawn.split_once(BETWEEN)?;
        Some(((board.to_owned(), legend.to_owned()), format!("{before}{after}")))
    });
    board.map_or_else(|| (None, text.to_owned()), |(board, words)| (Some(board), words))
}

/// All boards of a text with their legends, and the rest of the text.
pub(super) fn all_parted(text: &str) -> (Vec<(String, String)>, String) {
    let (mut boards, mut rest) = (Vec::new(), text.to_owned());
    while let (Some(board), words) = parted_once(&rest) {
        boards.push(board);
        rest = words;
    }
    (boards, finished(&rest))
}

/// The largest number of points with one mark that are all named; more points are only counted.
const MOST: usize = 75;

/// The board in sentences, then the points of each mark, in the order of the marks.
pub(super) fn spoken(lang: Lang, position: &Position, mut marks: Vec<(String, Vec<Point>)>) -> String {
    // The most frequent mark comes last and is counted: two hundred names are too many to listen to.
    let most = marks.iter().map(|(_, points)| points.len()).max().filter(|&most| most > MOST);
    let others = most.and_then(|most| marks.iter().position(|(_, points)| points.len() == most));
    let others = others.map(|at| marks.remove(at));
    let named = marks.iter().map(|(mark, points)| format!("{mark}: {}", say::points(points)));
    let counted = others.iter().map(|(mark, points)| say!(lang, "spoken-others", mark, count = points.len()));
    let lines = [say::stones(lang, position)].into_iter().chain(named).chain(counted);
    lines.map(|line| line + "\n").collect()
}

/// The board with the numbers of the moves on their stones.
pub(super) fn numbered(position: &Position, theme: Theme) -> String {
    if theme.plain {
        let moves = position.moves().iter().enumerate().map(|(i, point)| format!("{} {point}", i + 1));
        return format!("{}\n{}\n", say::stones(theme.lang, position), moves.collect::<Vec<_>>().join(", "));
    }
    marked(position, theme, |point| {
        let number = position.moves().iter().position(|&known| known == point)? + 1;
        Some((Role::Stone(position.stone(point)?), number.to_string()))
    })
}

/// The board of a puzzle: to see what renju forbids is a part of the task, and is not marked.
pub(super) fn of_puzzle(position: &Position, theme: Theme) -> String {
    marked(position, theme, |_| None)
}

/// The board without other marks than those of the forbidden points.
pub(super) fn plain(position: &Position, theme: Theme) -> String {
    board(position, theme, |_| None)
}
