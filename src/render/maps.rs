//! Maps of the whole board, line by line, and wherever there is room two beside each other.

use super::board::{self, plain};
use super::theme::{Role, Theme};
use crate::board::diagram::Cell;
use crate::board::{Axis, Color, Point, SIZE};
use crate::pattern::Pattern;
use crate::reply::{BoardMap, MapKind, SideView};
use crate::words::{pad, say};

/// Cells of a screen that a line may take.
const SCREEN: usize = 80;
/// Cells between two boards beside each other.
const BETWEEN: usize = 3;

/// What a point shows on a map: a text, and how much it stands out.
type Shown = (String, Role);

/// The maps that belong together: for each its title, and what a point shows as the side sees it.
type Maps<'a> = Vec<(String, Box<dyn Fn(&SideView) -> Shown + 'a>)>;

/// A map of the whole board along the four lines, and of the value over all of them.
pub(super) fn map(map: &BoardMap, theme: Theme) -> String {
    let side = map.board.position.to_move();
    let heading = theme.line(Role::Heading, &say::map_heading(theme.lang, map.kind, side));
    let title = |axis| {
        if theme.plain { say!(theme.lang, "axis-name", axis) } else { say::axis(theme.lang, axis) }
    };
    let mut maps: Maps<'_> = Vec::new();
    for axis in Axis::ALL {
        maps.push(match map.kind {
            MapKind::Value => {
                (title(axis), Box::new(move |side: &SideView| value(side.runs.sums()[axis as usize])))
            }
            MapKind::Patterns => {
                (title(axis), Box::new(move |side: &SideView| pattern(side.patterns[axis as usize])))
            }
        });
    }
    if map.kind == MapKind::Value {
        let largest = say!(theme.lang, "map-largest");
        maps.push((largest, Box::new(|side: &SideView| value(side.runs.value()))));
    }
    if theme.plain {
        return heading + &plain(&map.board.position, theme) + &told(map, &maps, theme);
    }
    let least = if map.kind == MapKind::Value { 1 } else { 3 };
    let width = theme.glyphs.width(Some(Color::Black)).max(least);
    // A frame has three cells before its points and three behind them.
    let frame = SIZE * (width + 1) + 6;
    let abreast = if 2 * frame + BETWEEN <= SCREEN { 2 } else { 1 };
    let boards: Vec<(&str, String)> = maps
        .iter()
        .map(|(title, show)| {
            (title.as_str(), board::frame(width, theme, |point| cell(map, point, show, theme)))
        })
        .collect();
    heading
        + &boards.chunks(abreast).map(|row| beside(row, frame, theme)).collect::<String>()
        + &legend(map, theme)
}

/// A number of stones.
fn value(stones: u8) -> Shown {
    let text = match stones {
        0 => ".".to_owned(),
        1..10 => stones.to_string(),
        _ => "+".to_owned(),
    };
    let role = match stones {
        0 | 1 => Role::Dim,
        2 => Role::Mark,
        3 => Role::Doubt,
        _ => Role::Good,
    };
    (text, role)
}

/// A pattern by its name.
fn pattern(pattern: Pattern) -> Shown {
    match pattern {
        Pattern::F1 => (".".to_owned(), Role::Dim),
        Pattern::Dead => ("-".to_owned(), Role::Dim),
        Pattern::B1 | Pattern::B2 | Pattern::Ol => (pattern.name().to_owned(), Role::Dim),
        Pattern::F5 | Pattern::F4 | Pattern::B4 => (pattern.name().to_owned(), Role::Good),
        Pattern::F3 | Pattern::F3S => (pattern.name().to_owned(), Role::Doubt),
        _ => (pattern.name().to_owned(), Role::Mark),
    }
}

fn cell(map: &BoardMap, point: Point, show: &dyn Fn(&SideView) -> Shown, theme: Theme) -> Cell {
    let stone = map.board.position.stone(point);
    let bracketed = map.board.position.last_move() == Some(point);
    if let (Some(side), None) = (map.side(point), stone) {
        let (text, role) = show(side);
        let width = text.len();
        return Cell { text: theme.on_board(role, &text), width, bracketed };
    }
    let role = stone.map_or(Role::Dim, Role::Stone);
    let text = theme.on_board(role, &theme.glyphs.of(stone).to_string());
    Cell { text, width: theme.glyphs.width(stone), bracketed }
}

/// Boards beside each other, each with its title.
fn beside(boards: &[(&str, String)], frame: usize, theme: Theme) -> String {
    let gap = " ".repeat(BETWEEN);
    let titles: Vec<String> = boards.iter().map(|(title, _)| pad(&format!("   {title}"), frame)).collect();
    let mut text = theme.line(Role::Heading, titles.join(&gap).trim_end());
    let rows: Vec<Vec<&str>> = boards.iter().map(|(_, board)| board.lines().collect()).collect();
    for i in 0..rows[0].len() {
        // The letters take three cells less than the rows, which have a number behind them.
        let missing = if i == 0 || i + 1 == rows[0].len() { 3 } else { 0 };
        let parts: Vec<String> =
            rows.iter().map(|rows| format!("{}{}", rows[i], " ".repeat(missing))).collect();
        text += parts.join(&gap).trim_end();
        text.push('\n');
    }
    text
}

/// What the names on a map of patterns mean, a few in a line.
fn legend(map: &BoardMap, theme: Theme) -> String {
    if map.kind == MapKind::Value {
        return String::new();
    }
    let on_board = |pattern: &Pattern| {
        map.board
            .position
            .empties()
            .filter_map(|point| map.side(point))
            .any(|side| side.patterns.contains(pattern))
    };
    let seen: Vec<String> = Pattern::ALL
        .into_iter()
        .filter(on_board)
        .map(|one| pad(&format!("{:<4} {}", one.name(), say::pattern(theme.lang, one)), 24))
        .collect();
    seen.chunks(3).map(|row| format!("  {}\n", row.concat().trim_end())).collect()
}

/// The maps in words: the points of each kind, but for the kinds that most points show, which are counted.
fn told(map: &BoardMap, maps: &Maps<'_>, theme: Theme) -> String {
    let mut text = String::new();
    for (title, show) in maps {
        text += &format!("{title}\n");
        let shown = map.board.position.empties().filter_map(|point| Some((show(map.side(point)?).0, point)));
        let mut kinds = say::grouped(shown);
        kinds.sort_by(|one, other| other.0.cmp(&one.0));
        for (what, points) in &kinds {
            let name = match what.as_str() {
                "." if map.kind == MapKind::Value => "0",
                "." => "F1",
                "-" => "DEAD",
                name => name,
            };
            text +=
                &(say::map_told(theme.lang, name, points, [".", "-", "B1"].contains(&what.as_str())) + "\n");
        }
    }
    text
}
