//! Wins of any kind, and the moves that hold against them: a win with quiet moves must be accepted too, the
//! two sides may not both be proven to win, and a move that holds must hold against a search with more nodes.

use yonsan::board::{Color, Dice, Point, Position, Rule};
use yonsan::play;
use yonsan::solve::defend::{self, Fate};
use yonsan::solve::{Budget, Class, Verdict, Win, vct, win};
use yonsan::strategy;

use super::bench::{Bench, outside_the_zone, picture, show, some_empty};
use super::real;
use crate::support::positions::{CLAIMS, GAMES, OPENINGS, nodes, parsed, position_of, rows};

/// The limit on nodes of a search for a win of any kind.
const ANY: u64 = 12_000;

/// The limit on nodes of a search for a win of any kind where an engine claims that there is one.
const CLAIMED: u64 = 300_000;

/// The limit on nodes in an opening.
const OPENING: u64 = 2_000_000;

/// More nodes than an opening's first two rounds have: a win that took more was found by the search above the others, or
/// after it.
const ABOVE: u64 = 900_000;

/// The limit on nodes for all moves of a defender.
const DEFENCE: u64 = 20_000;

/// The larger limit on nodes of the searches that try to refute a result.
const MORE: u64 = 4_000;

/// The number of a defence's moves that are examined closely.
const LOOKED_AT: usize = 6;

/// A position of a game, an engine's claim, a puzzle or random play, with either side to move. It counts as
/// telling when its win needs a quiet move.
pub fn case(dice: &mut Dice, bench: &mut Bench) {
    let (position, most) = if dice.one_in(3) {
        (claim(dice), CLAIMED)
    } else {
        (real::some(dice).with_turn(dice.of(&Color::BOTH)), ANY)
    };
    if let Some((win, _)) = searched(&position, &nodes(most), dice, bench) {
        bench.tally.telling += u64::from(win.class == Class::Win);
        defended(&position.with_turn(position.to_move().other()), dice, bench);
    }
}

/// The first moves of a game, or an opening that is known to be won and hard. It counts as telling when its win took more
/// nodes than there are before the search above the others.
pub fn opening(dice: &mut Dice, bench: &mut Bench) {
    let position = if dice.one_in(2) { hard_opening(dice) } else { first_moves(dice) };
    let guide = dice.of(&[None, Some(play::guide as _)]);
    let known = dice.of(&[None, Some(strategy::shipped_win as _)]);
    let found = searched(&position, &Budget { guide, known, ..nodes(OPENING) }, dice, bench);
    bench.tally.telling += u64::from(found.is_some_and(|(_, nodes)| nodes > ABOVE));
}

/// Searches for a win of any kind and asserts what is found: the win, with the number of nodes used.
fn searched(position: &Position, budget: &Budget, dice: &mut Dice, bench: &mut Bench) -> Option<(Win, u64)> {
    let answer = win::solve(position, budget);
    assert!(answer.nodes <= budget.nodes.unwrap_or(u64::MAX) + 10, "{}: {}", answer.nodes, show(position));
    bench.tally.said(&answer.verdict);
    match answer.verdict {
        Verdict::Proven(win) => {
            bench.accept(position, &win);
            one_side_wins(position, &win);
            outside_the_zone(&win, (0..4).map(|_| some_empty(position, dice)));
            Some((win, answer.nodes))
        }
        Verdict::Disproven(_) => panic!("who cuts candidates disproves nothing: {}", show(position)),
        Verdict::Unknown(_) => None,
    }
}

/// An opening that is won only after many nodes, rotated or mirrored, in its own colours or swapped ones.
fn hard_opening(dice: &mut Dice) -> Position {
    let openings: Vec<Vec<&str>> = rows(OPENINGS).collect();
    let row = &openings[dice.below(openings.len())];
    picture(&parsed(row[1], row[0]), dice.below(16))
}

/// An opening of three to six stones, the first moves of a game, of which one in four is replaced by a point nearby.
fn first_moves(dice: &mut Dice) -> Position {
    let games: Vec<&str> = rows(GAMES).map(|row| row[3]).collect();
    let rule = dice.of(&Rule::ALL);
    loop {
        let game = parsed(games[dice.below(games.len())], Rule::Freestyle.name());
        let mut position = Position::new(rule);
        for &point in &game.moves()[..3 + dice.below(4)] {
            let steps = [-1isize, 0, 1];
            let near = point.offset(dice.of(&steps), dice.of(&steps)).filter(|_| dice.one_in(4));
            // A point that is taken or forbidden adds no stone.
            let _ = position.make(near.unwrap_or(point));
        }
        if position.count() >= 3 {
            return position;
        }
    }
}

/// A position that an engine claims to win; one in six needs a quiet move.
fn claim(dice: &mut Dice) -> Position {
    let claims: Vec<Vec<&str>> = rows(CLAIMS).collect();
    position_of(&claims[dice.below(claims.len())])
}

/// Asserts that along the line of a win the defender never has a win by threats, and that the attacker's
/// threats are never disproven after the last quiet move.
fn one_side_wins(position: &Position, win: &Win) {
    let mut board = position.clone();
    for &point in &win.line {
        board.make(point).expect("a line of moves");
        let said = vct::solve(&board, &nodes(MORE)).verdict;
        let attacks = board.to_move() == position.to_move();
        let wrong = match said {
            Verdict::Proven(_) => !attacks,
            Verdict::Disproven(_) => attacks && win.class != Class::Win,
            Verdict::Unknown(_) => false,
        };
        assert!(!wrong, "at {point}: {}", show(position));
    }
}

/// Asserts the results of a defender's moves: a loss has a proof, and a move that holds does not lose with
/// more nodes.
fn defended(position: &Position, dice: &mut Dice, bench: &mut Bench) {
    let class = dice.of(&[Class::Vcf, Class::Vct]);
    let defence = defend::defend(position, class, &nodes(DEFENCE));
    let legal: Vec<Point> = position.legal_moves().collect();
    assert_eq!(defence.moves.iter().map(|(point, _)| *point).collect::<Vec<_>>(), legal);
    let loses =
        |point: &Point| defence.moves.iter().any(|(p, fate)| p == point && matches!(fate, Fate::Loses(_)));
    assert!(defence.prolongs.iter().all(loses), "{}", show(position));
    for _ in 0..LOOKED_AT {
        let (point, fate) = &defence.moves[dice.below(defence.moves.len())];
        let after = position.clone().after(&[*point]).expect("a legal move");
        match (fate, defence.win_by(*point)) {
            (Fate::Loses(win), own) => {
                assert!(own.is_none(), "{point} wins and loses: {}", show(position));
                bench.accept(&after, win);
            }
            (Fate::Holds, Some(first)) => bench.accept(position, &first.win),
            (Fate::Holds, None) => {
                let won = vct::solve(&after, &nodes(MORE)).verdict;
                let broken = won.proven().is_some_and(|win| win.class <= class);
                assert!(!broken, "{point} is said to hold and does not: {}", show(position));
            }
            (Fate::Unknown(_), _) => {}
        }
    }
}
