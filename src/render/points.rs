//! Points as text: one in full, all by their combined patterns, or as a heat map.

use super::board;
use super::theme::{Role, Theme, ended};
use crate::board::diagram::Cell;
use crate::board::{Axis, Color, Point};
use crate::pattern::{Pattern4, forbidden_points};
use crate::reply::{AnnotatedBoard, CellView, HeatMap, Lang, SideView};
use crate::words::{pad, pad_left, say};

/// One point in full, as a table.
pub(super) fn cell(cell: &CellView, theme: Theme) -> String {
    let mover = cell.to_move;
    let (own, other) = match mover {
        Color::Black => (&cell.black, &cell.white),
        Color::White => (&cell.white, &cell.black),
    };
    let lang = theme.lang;
    if theme.plain {
        return cell_told(cell, own, other, lang);
    }
    let [runs, free, sum, pattern, for_other] = say::cell_headings(lang, mover.other());
    let heading = format!(
        "{} {} {} {}  {} {for_other}",
        pad(&format!("{}, {}", cell.point, say::cell_stands(lang, cell.stone)), 17),
        pad_left(&runs, 7),
        pad_left(&free, 7),
        pad_left(&sum, 4),
        pad(&pattern, 18),
    );
    let mut text = theme.line(Role::Heading, &heading);
    for axis in Axis::ALL {
        text += &axis_row(lang, axis, own, other);
    }
    for line in together(cell, own, other, lang) {
        text += &format!("  {line}\n");
    }
    let values = values(cell, own, other, lang);
    if !values.is_empty() {
        text += &format!("  {}\n", values.join(" · "));
    }
    text
}

/// One point in full, in sentences.
fn cell_told(cell: &CellView, own: &SideView, other: &SideView, lang: Lang) -> String {
    let mut text = format!("{}, {}.\n", cell.point, say::cell_stands(lang, cell.stone));
    for axis in Axis::ALL {
        text += &(say::axis_of_cell(lang, axis, [own, other], cell.to_move.other()) + "\n");
    }
    text + &ended(&together(cell, own, other, lang)) + &ended(&values(cell, own, other, lang))
}

/// The combined patterns of a point for both sides.
fn together(cell: &CellView, own: &SideView, other: &SideView, lang: Lang) -> Vec<String> {
    let sides = [(None, own), (Some(cell.to_move.other()), other)];
    sides.into_iter().filter_map(|(of, side)| Some(say::cell_together(lang, of, side.pattern4?))).collect()
}

/// The point values of an empty point, and its scores by the evaluators.
fn values(cell: &CellView, own: &SideView, other: &SideView, lang: Lang) -> Vec<String> {
    if cell.stone.is_some() {
        return Vec::new();
    }
    let mut told = vec![say!(lang, "board-value", own = own.runs.value(), other = other.runs.value())];
    for (name, score) in &cell.scores {
        let (rank, next) = cell.ranks.get(name).copied().unwrap_or((0, 0));
        let halves = cell.tables.filter(|_| *name == "terminator");
        let halves = halves.map_or(String::new(), |halves| format!(" ({})", say::halves(lang, halves)));
        told.push(format!("{name} {score}{halves}, {}", say::rank(lang, rank, *score, next)));
    }
    told
}

fn axis_row(lang: Lang, axis: Axis, own: &SideView, other: &SideView) -> String {
    let [one, other_end] = axis.ends();
    let pair = |values: &[u8; 8]| format!("{} · {}", values[one], values[other_end]);
    let pattern = own.patterns[axis as usize];
    let named = format!("{:<4} {}", pattern.name(), say::pattern(lang, pattern));
    format!(
        "  {} {:>7} {:>7} {:>4}  {} {}\n",
        pad(&say::axis(lang, axis), 15),
        pair(&own.runs.own),
        pair(&own.runs.free),
        own.runs.sums()[axis as usize],
        pad(&named, 18),
        other.patterns[axis as usize].name(),
    )
}

/// The letter with which the name of a combined pattern begins; `None` for the pattern without one.
fn letter(pattern: Pattern4) -> Option<char> {
    (pattern > Pattern4::Forbid).then(|| pattern.name().chars().next()).flatten()
}

/// The combined patterns of a side that are told, each with its points, the strongest first; the forbidden points come
/// last.
fn strongest_first(annotated: &AnnotatedBoard, color: Color, lang: Lang) -> Vec<(String, Vec<Point>)> {
    let of = |cell: &CellView| if color == Color::Black { cell.black.pattern4 } else { cell.white.pattern4 };
    let told = Pattern4::ALL.into_iter().rev().filter(|&pattern| letter(pattern).is_some());
    let patterns = told.map(|pattern| {
        let alike = annotated.cells.iter().filter(|cell| of(cell) == Some(pattern));
        (say::pattern4(lang, pattern), alike.map(|cell| cell.point).collect())
    });
    let told: Vec<Point> = annotated
        .cells
        .iter()
        .filter(|cell| of(cell).is_some_and(|p| letter(p).is_some()))
        .map(|cell| cell.point)
        .collect();
    let forbidden =
        forbidden_points(&annotated.position).iter().filter(|point| !told.contains(point)).collect();
    let marks = patterns.chain([(say::mark(lang, "forbidden"), forbidden)]);
    marks.filter(|(_, points): &(String, Vec<Point>)| !points.is_empty()).collect()
}

/// Every empty point's combined pattern for both sides: two boards and a legend.
pub(super) fn annotated(annotated: &AnnotatedBoard, theme: Theme) -> String {
    let position = &annotated.position;
    let mover = position.to_move();
    let mut text = String::new();
    // The board of the side to move comes last, because a small screen shows only the last board.
    for color in [mover.other(), mover] {
        text += &theme.line(Role::Heading, &say!(theme.lang, "board-patterns", side = color));
        if theme.plain {
            text += &board::spoken(theme.lang, position, strongest_first(annotated, color, theme.lang));
            continue;
        }
        text += &board::board(position, theme, |point| {
            let cell = annotated.cells.get(point.index())?;
            let side = if color == Color::Black { &cell.black } else { &cell.white };
            let pattern = side.pattern4?;
            let letter = letter(pattern)?.to_string();
            Some((Role::Mark, theme.mark(&letter, |lang| say::pattern4(lang, pattern))))
        });
    }
    let seen = |pattern: &Pattern4| {
        annotated.cells.iter().any(|c| [c.black.pattern4, c.white.pattern4].contains(&Some(*pattern)))
    };
    for pattern in Pattern4::ALL.into_iter().rev().filter(|pattern| !theme.plain && seen(pattern)) {
        let letter = letter(pattern).or((pattern == Pattern4::Forbid).then_some('!'));
        if let Some(letter) = letter {
            text += &format!("  {letter}  {:<15} {}\n", pattern.name(), say::pattern4(theme.lang, pattern));
        }
    }
    text + &say!(theme.lang, "board-advice", point = say::example(position)) + "\n"
}

/// A score in at most five characters.
pub(super) fn short(score: i64) -> String {
    if score < 100_000 { score.to_string() } else { format!("{}k", score / 1000) }
}

/// The scores of one evaluator on the board, each in at most five characters, and the point it would play.
pub(super) fn heat(map: &HeatMap, theme: Theme) -> String {
    let best = map.scores.iter().map(|(_, score)| *score).max().unwrap_or(0);
    let score_of = |point: Point| map.scores.iter().find(|(p, _)| *p == point).map(|(_, score)| *score);
    // One point alone is not compared with others.
    let lowest = map.scores.iter().map(|(_, score)| *score).min().filter(|_| map.scores.len() > 1);
    let heading = say::heat_heading(theme.lang, map.name, map.position.to_move(), theme.plain);
    let more = ended(&say::heat_more(theme.lang, map));
    if map.style.is_some() {
        return ended(&say::heat_choice(theme.lang, map, true)) + &more;
    }
    let mut text = theme.line(Role::Heading, &heading);
    if theme.plain {
        text += &(say::stones(theme.lang, &map.position) + "\n");
        let mut scores = map.scores.clone();
        scores.retain(|(_, score)| Some(*score) > lowest);
        scores.sort_by_key(|&(point, score)| (std::cmp::Reverse(score), point));
        for same in scores.chunk_by(|one, other| one.1 == other.1) {
            let points: Vec<Point> = same.iter().map(|(point, _)| *point).collect();
            text += &format!("{}: {}\n", same[0].1, say::points(&points));
        }
        return text + &ended(&say::heat_choice(theme.lang, map, theme.plain)) + &more;
    }
    let forbidden = forbidden_points(&map.position);
    text += &board::frame(5, theme, |point| {
        let stone = map.position.stone(point);
        let bracketed = map.choice == Some(point);
        if forbidden.contains(point) && map.position.to_move() == Color::Black {
            return Cell { text: theme.on_board(Role::Bad, board::FORBIDDEN), width: 1, bracketed };
        }
        let Some(score) = score_of(point).filter(|score| Some(*score) > lowest) else {
            let role = stone.map_or(Role::Dim, Role::Stone);
            let glyph = theme.on_board(role, &theme.glyphs.of(stone).to_string());
            return Cell { text: glyph, width: theme.glyphs.width(stone), bracketed };
        };
        let role = match score {
            s if s == best => Role::Good,
            s if s * 4 >= best => Role::Doubt,
            _ => Role::Dim,
        };
        let number = short(score);
        Cell { text: theme.on_board(role, &number), width: number.len(), bracketed }
    });
    text + &ended(&say::heat_choice(theme.lang, map, theme.plain)) + &more
}
