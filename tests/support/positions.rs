//! The positions and games of `tests/data`, and short helpers for positions.

use yonsan::board::{Axis, Color, Point, Position, Rule, notation};
use yonsan::solve::Budget;

/// Positions with a known answer: identifier, rule, position, plies of the shortest VCF (`-` where there is none).
pub const KNOWN: &str = include_str!("../data/vcf.tsv");
/// Positions that an engine claims to win: identifier, rule, position, plies that the engine claims.
pub const CLAIMS: &str = include_str!("../data/win.tsv");
/// Positions of games with or without a VCT, which a search settles after more than 50,000 nodes: identifier, rule,
/// position, verdict, nodes on one thread.
pub const LONG: &str = include_str!("../data/vct.tsv");
/// Positions with a VCF under one rule only: identifier, position, that rule.
pub const ONE_RULE: &str = include_str!("../data/one-rule.tsv");
/// Games of engines: rule, result, moves.
pub const ENGINE_GAMES: &str = include_str!("../data/engine-games.tsv");
/// Openings that are won only after many nodes: rule, moves.
pub const OPENINGS: &str = include_str!("../data/openings.tsv");
/// Freestyle games between people and a program: number, winner, plies, moves.
pub const GAMES: &str = include_str!("../data/games.tsv");

/// The fields of each row of a table. Lines that begin with `#` are comments.
pub fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().filter(|row| !row.starts_with('#')).map(|row| row.split('\t').collect())
}

/// The position of a row of [`KNOWN`] or [`CLAIMS`].
pub fn position_of(row: &[&str]) -> Position {
    parsed(row[2], row[1])
}

/// The position of the row of [`CLAIMS`] with this identifier.
pub fn claim(id: &str) -> Position {
    let row = rows(CLAIMS).find(|row| row[0] == id).unwrap_or_else(|| panic!("no claim {id}"));
    position_of(&row)
}

/// A position that is written in one line, under a rule that is given by its name.
pub fn parsed(text: &str, rule: &str) -> Position {
    let rule = Rule::from_name(rule).unwrap_or_else(|| panic!("no rule {rule}"));
    notation::parse(text, rule).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A freestyle position that is written in one line.
pub fn freestyle(text: &str) -> Position {
    parsed(text, Rule::Freestyle.name())
}

/// The point with this name.
pub fn point(name: &str) -> Point {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The points with these names, which are separated by spaces.
pub fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(point).collect()
}

/// The position after these moves, all of which are legal.
pub fn played(position: &Position, moves: &[Point]) -> Position {
    let mut position = position.clone();
    for &point in moves {
        position.make(point).unwrap_or_else(|error| panic!("{point}: {error}"));
    }
    position
}

/// Whether the side to move may play on an empty point.
pub fn is_legal(position: &Position, point: Point) -> bool {
    let free = position.rule() != Rule::Renju || position.to_move() == Color::White;
    free || !position.ruling(point).is_forbidden()
}

/// A budget of this many nodes and no other limit.
pub fn nodes(nodes: u64) -> Budget {
    Budget { nodes: Some(nodes), ..Budget::default() }
}

/// A budget that asks for a win within this many plies and has no other limit.
pub fn within(plies: u16) -> Budget {
    Budget { within: Some(plies), ..Budget::default() }
}

/// Whether the side to move has a VCF, by trying every four to its end.
pub fn has_vcf(board: &Position) -> bool {
    let (attacker, defender) = (board.to_move(), board.to_move().other());
    let own = board.stones(attacker);
    let near = |p: Point, axis: Axis| {
        let arms = axis.directions().into_iter().flat_map(|d| p.walk(d).take(4));
        arms.filter(|&p| own.contains(p)).count() >= 3
    };
    let candidates = board.empties().filter(|&p| Axis::ALL.into_iter().any(|axis| near(p, axis)));
    candidates.collect::<Vec<_>>().into_iter().any(|attack| {
        let mut after = played(board, &[attack]);
        if after.winner().is_some() {
            return true;
        }
        if !after.five_points(defender).is_empty() {
            return false;
        }
        let fives: Vec<Point> = after.five_points(attacker).iter().collect();
        match fives[..] {
            [] => false,
            [reply] => after.make(reply).is_ok() && has_vcf(&after),
            _ => true,
        }
    })
}
