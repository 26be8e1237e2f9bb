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

/// What stands for a combined pattern on a drawn board; empty for those that have none.
pub(super) const fn code(pattern: Pattern4) -> &'static str {
    match pattern {
        Pattern4::None | Pattern4::Forbid => "",
        Pattern4::LFlex2 => "2",
        Pattern4::KBlock3 => "c",
        Pattern4::JFlex2Twice => "22",
        Pattern4::IBlock3Plus => "c+",
        Pattern4::HFlex3 => "3",
        Pattern4::GFlex3Plus => "3+",
        Pattern4::FFlex3Twice => "33",
        Pattern4::EBlock4 => "4",
        Pattern4::DBlock4Plus => "4+",
        Pattern4::CBlock4Flex3 => "43",
        Pattern4::BFlex4 => "44",
        Pattern4::AFive => "5",
    }
}

/// The combined patterns of a side that are shown, each with its points, the strongest first.
fn strongest_first(annotated: &AnnotatedBoard, side: Color) -> Vec<(Pattern4, Vec<Point>)> {
    let patterns = Pattern4::ALL.into_iter().rev().map(|pattern| {
        let alike = annotated.cells.iter().filter(|cell| annotated.pattern(cell, side) == Some(pattern));
        (pattern, alike.map(|cell| cell.point).collect())
    });
    patterns.filter(|(_, points): &(_, Vec<Point>)| !points.is_empty()).collect()
}

/// What every empty point would make for both sides: two boards, each with a list from the strongest on.
pub(super) fn annotated(annotated: &AnnotatedBoard, theme: Theme) -> String {
    let mover = annotated.position.to_move();
    // The board of the side to move comes last, because a small screen shows only the last board.
    let sides = [mover.other(), mover].map(|side| of_side(annotated, side, theme));
    sides.concat() + &of_both(annotated, theme)
}

/// What is said of the points for both sides together.
pub(super) fn of_both(annotated: &AnnotatedBoard, theme: Theme) -> String {
    let mut text = ended(rated_highest(annotated, theme.lang).as_slice());
    if !annotated.twos {
        text += &(say!(theme.lang, "board-twos") + "\n");
    }
    text + &say!(theme.lang, "board-advice", point = say::example(&annotated.position)) + "\n"
}

/// What every empty point would make for one side.
pub(super) fn of_side(annotated: &AnnotatedBoard, side: Color, theme: Theme) -> String {
    let position = &annotated.position;
    let mut text = theme.line(Role::Heading, &say!(theme.lang, "board-patterns", side));
    let found = strongest_first(annotated, side);
    let forbidden: Vec<Point> = forbidden_points(position).iter().collect();
    if theme.plain {
        let shown: Vec<Point> = found.iter().flat_map(|(_, points)| points).copied().collect();
        let named =
            found.iter().map(|(pattern, points)| (say::pattern4(theme.lang, *pattern), points.clone()));
        let others = forbidden.into_iter().filter(|point| !shown.contains(point)).collect::<Vec<_>>();
        let others =
            Some((say::mark(theme.lang, "forbidden"), others)).filter(|(_, points)| !points.is_empty());
        return text + &board::spoken(theme.lang, position, named.chain(others).collect());
    }
    text += &board::board(position, theme, |point| {
        let pattern = annotated.pattern(annotated.cells.get(point.index())?, side)?;
        let role = if pattern >= Pattern4::EBlock4 { Role::Bad } else { Role::Mark };
        Some((role, code(pattern).to_owned()))
    });
    for (pattern, points) in found {
        let meaning = say::pattern4(theme.lang, pattern);
        text += &format!("  {:<2}  {meaning}: {}\n", code(pattern), say::points(&points));
    }
    if !forbidden.is_empty() {
        text += &format!("  {:<2}  {}\n", board::FORBIDDEN, say::mark(theme.lang, "forbidden"));
    }
    text
}

/// The number of points that are named as the highest.
const HIGHEST: usize = 10;

/// The points with the highest scores, the highest first; of equal ones, the first on the board.
pub(super) fn highest(scores: impl Iterator<Item = (Point, i64)>) -> Vec<(Point, i64)> {
    let mut scores: Vec<(Point, i64)> = scores.collect();
    scores.sort_by_key(|&(point, score)| (std::cmp::Reverse(score), point));
    scores.truncate(HIGHEST);
    scores
}

/// The points that the rating of shapes likes most, in one line.
fn rated_highest(annotated: &AnnotatedBoard, lang: Lang) -> Option<String> {
    let rated = annotated.cells.iter().filter_map(|cell| Some((cell.point, *cell.scores.get("rating")?)));
    let told: Vec<String> = highest(rated.filter(|(_, score)| *score > 0))
        .into_iter()
        .map(|(point, score)| format!("{point} {score}"))
        .collect();
    (!told.is_empty()).then(|| say!(lang, "board-ten-highest", points = told.join(" · ")))
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
