//! Texts about the forbidden points of renju.

use super::phrases::{Join, list, parted, say};
use crate::board::{Point, Prohibition, Ruling, Three};
use crate::reply::{ForbiddenView, Lang};

/// The names of the reasons: `a double-four and a double-three`.
pub(super) fn prohibitions(lang: Lang, kinds: &[Prohibition]) -> String {
    let names: Vec<String> = kinds.iter().map(|kind| say!(lang, "prohibition", kind = kind.name())).collect();
    list(lang, &names, Join::And)
}

/// The shapes for which a point is forbidden, in one phrase: `e7 e8 e9 grows at e10, c9 d9 e9 at f9`.
pub(super) fn shapes(lang: Lang, ruling: &Ruling) -> String {
    let kinds = ruling.prohibitions();
    let overlines = ruling.overlines.iter().map(|row| say!(lang, "shape-row", points = row));
    let fours = ruling.fours.iter().filter(|_| kinds.contains(&Prohibition::DoubleFour));
    let fours = fours.map(|four| say!(lang, "shape-row", points = four));
    let threes = ruling.threes.iter().filter(|_| kinds.contains(&Prohibition::DoubleThree));
    let real = threes.filter(|three| three.is_real());
    let threes = real.map(|three| {
        let at: Vec<Point> = three.grows().collect();
        say!(lang, "shape-three", points = three.stones, at = list(lang, &at, Join::Or))
    });
    parted(lang, overlines.chain(fours).chain(threes))
}

/// The forbidden points and the points that only look forbidden, each with its reasons.
pub fn forbidden(lang: Lang, view: &ForbiddenView) -> Vec<String> {
    let mut lines = Vec::new();
    if view.point.is_none() {
        let count = view.points.len();
        let all: Vec<Point> = view.points.iter().map(|ruling| ruling.point).collect();
        lines.push(match count {
            0 => say!(lang, "forbidden-none"),
            _ => say!(lang, "forbidden-all", count, points = all),
        });
    }
    lines.extend(view.points.iter().chain(&view.allowed).flat_map(|ruling| ruled(lang, ruling)));
    lines
}

/// Whether a point is forbidden, and why, or why it is allowed; the reasons are indented.
pub(super) fn ruled(lang: Lang, ruling: &Ruling) -> Vec<String> {
    let mut lines = Vec::new();
    if ruling.is_forbidden() {
        let kinds = prohibitions(lang, &ruling.prohibitions());
        lines.push(say!(lang, "forbidden-point", point = ruling.point, kinds));
        because(lang, ruling, 1, &mut lines);
    } else if ruling.wins() || ruling.only_looks_forbidden() {
        allowed(lang, ruling, 0, &mut lines);
    } else {
        lines.push(say!(lang, "forbidden-not", point = ruling.point));
    }
    lines
}

fn indented(depth: usize, text: &str) -> String {
    format!("{}{text}", "  ".repeat(depth))
}

/// The shapes for which a point is forbidden.
fn because(lang: Lang, ruling: &Ruling, depth: usize, lines: &mut Vec<String>) {
    let mut tell = |text: String| lines.push(indented(depth, &text));
    let kinds = ruling.prohibitions();
    for row in &ruling.overlines {
        tell(say!(lang, "forbidden-overline", points = row));
    }
    if kinds.contains(&Prohibition::DoubleFour) {
        for four in &ruling.fours {
            tell(say!(lang, "forbidden-four", points = four));
        }
    }
    if kinds.contains(&Prohibition::DoubleThree) {
        for three in ruling.threes.iter().filter(|three| three.is_real()) {
            grows(lang, three, depth, lines);
        }
    }
}

/// A three that can grow, and where. Where every stone by which it grows looks forbidden itself, one of them is
/// explained.
fn grows(lang: Lang, three: &Three, depth: usize, lines: &mut Vec<String>) {
    let at: Vec<Point> = three.grows().collect();
    let at = list(lang, &at, Join::And);
    lines.push(indented(depth, &say!(lang, "forbidden-three", points = three.stones, at)));
    if let Some(growth) = three.growth().filter(|growth| growth.only_looks_forbidden()) {
        allowed(lang, growth, depth + 1, lines);
    }
}

/// A point that looks forbidden and is allowed: the five that it makes, or the threes that cannot grow.
fn allowed(lang: Lang, ruling: &Ruling, depth: usize, lines: &mut Vec<String>) {
    let point = ruling.point;
    if ruling.wins() {
        lines.push(indented(depth, &say!(lang, "forbidden-five", point, points = ruling.five)));
        return;
    }
    lines.push(indented(depth, &say!(lang, "forbidden-allowed", point)));
    for three in ruling.threes.iter().filter(|three| !three.is_real()) {
        lines.push(indented(depth + 1, &say!(lang, "forbidden-no-three", points = three.stones)));
        for growing in &three.growing {
            stops(lang, growing, depth + 2, lines);
        }
    }
}

/// Why a stone does not let a three grow.
fn stops(lang: Lang, ruling: &Ruling, depth: usize, lines: &mut Vec<String>) {
    let point = ruling.point;
    if ruling.wins() {
        lines.push(indented(depth, &say!(lang, "forbidden-stops-five", point, points = ruling.five)));
        return;
    }
    let kinds = prohibitions(lang, &ruling.prohibitions());
    lines.push(indented(depth, &say!(lang, "forbidden-stops", point, kinds)));
    because(lang, ruling, depth + 1, lines);
}
