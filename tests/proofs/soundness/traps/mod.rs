//! The traps of PROOF.md, each a diagram of a board on which a wrong solver gives a wrong result.
//!
//! Points outside the diagram are filled by the wall ([`wall`]): the boards are rooms, so that the truth is
//! known from the definition and not only from the solver. Each test names the wrong solver that it catches.

mod bounds;
mod counter;
mod quiet;
mod standard;
mod threes;

use yonsan::board::{ByColor, Color, Point, Position, Rule, Setup};
use yonsan::solve::{Attack, Budget, Vcf, Verdict, Win, vct};

use crate::support::boards::wall;
use crate::support::positions::{played, points};

use super::bench::{Bench, show};
use super::room::{Moves, Room};

/// A room from its diagram: letters above, the row's number before each row, `X` black, `O` white, `.` empty,
/// a blank or no character for the wall.
fn drawn(rule: Rule, to_move: Color, drawing: &str) -> Position {
    let mut stones = ByColor::<Vec<Point>>::default();
    let mut rows = drawing.lines().filter(|row| !row.trim().is_empty());
    let letters: Vec<(usize, char)> =
        rows.next().expect("letters above").char_indices().filter(|(_, letter)| *letter != ' ').collect();
    let mut cells = std::collections::BTreeMap::new();
    for row in rows {
        let number = row.split_whitespace().next().expect("a number before the row");
        for &(at, letter) in &letters {
            let cell = row.chars().nth(at).unwrap_or(' ');
            let point: Point = format!("{letter}{number}").parse().expect("a point of the board");
            cells.insert(point, cell);
        }
    }
    for point in Point::all() {
        match cells.get(&point).copied().unwrap_or(' ') {
            'X' => stones.black.push(point),
            'O' => stones.white.push(point),
            ' ' => stones[wall(point)].push(point),
            cell => assert_eq!(cell, '.', "{point}"),
        }
    }
    Setup { rule, stones, to_move }.position().expect("a possible position")
}

fn black(drawing: &str) -> Position {
    drawn(Rule::Freestyle, Color::Black, drawing)
}

fn white(drawing: &str) -> Position {
    drawn(Rule::Freestyle, Color::White, drawing)
}

/// The plies of the shortest VCF and of the shortest VCT, which must be equal by solver and definition; both
/// checkers must accept every proof.
#[track_caller]
fn both(position: &Position) -> [Option<u16>; 2] {
    let mut room = Room::new(position);
    let truth = [Moves::Fours, Moves::Threats].map(|moves| room.shortest(moves).expect("a small room"));
    let fours = Vcf::default().shortest(position, &Budget::default());
    let threats = vct::shortest(position, &Budget::default());
    for verdict in [fours.verdict.name(), threats.verdict.name()] {
        assert_ne!(verdict, "unknown");
    }
    let said = [fours.verdict.proven().map(Attack::plies), threats.verdict.proven().map(Win::plies)];
    assert_eq!(said, truth, "the solver, and what is so: {}", show(position));
    for answer in [&threats, &vct::solve(position, &Budget::default())] {
        if let Verdict::Proven(win) = &answer.verdict {
            Bench::new(0).accept(position, win);
        }
    }
    said
}

/// The position after these moves.
fn after(position: &Position, moves: &str) -> Position {
    played(position, &points(moves))
}

/// The replies after which the side that moved before has no VCT, or has lost.
fn defences(position: &Position) -> String {
    let hold = |reply: &Point| {
        let after = after(position, &reply.to_string());
        after.winner().is_some() || both(&after)[1].is_none()
    };
    position.empties().filter(hold).map(|reply| reply.to_string()).collect::<Vec<_>>().join(" ")
}

const NONE: [Option<u16>; 2] = [None, None];
