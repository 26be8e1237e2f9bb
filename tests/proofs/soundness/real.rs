//! Positions from games, from an engine's play, from puzzles and from random play. Their true results are not
//! known here; but every proof must be accepted, no results may contradict each other, and a rotated,
//! mirrored or recoloured position has the same result.

use std::sync::LazyLock;

use yonsan::board::{Axis, Color, Dice, Point, Position, Rule};
use yonsan::pattern::scan::Scan;
use yonsan::pattern::{Pattern4, PatternIndex};
use yonsan::solve::{Attack, Budget, Class, Vcf, Verdict, Win, vct};
use yonsan::teach::puzzle::library;

use super::bench::{Bench, outside_the_zone, picture, show, some_empty};
use super::boards;
use crate::support::certificates::accepted;
use crate::support::positions::{self, freestyle, nodes, rows};

/// The limit on nodes of a VCT search: enough to settle most positions, and low enough for many of them.
const NODES: u64 = 1_500;

/// Every position of the games, under both rules where the game is legal under both; engine claims, known
/// positions, puzzles.
static KNOWN: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for row in rows(positions::GAMES) {
        let mut board = freestyle(row[3]);
        while board.undo().is_some() {
            all.push(board.clone());
        }
    }
    let alone = rows(positions::CLAIMS).chain(rows(positions::KNOWN));
    all.extend(alone.map(|row| freestyle(row[2])));
    all.extend(rows(positions::ONE_RULE).map(|row| freestyle(row[1])));
    all.extend(library::puzzles().iter().map(|puzzle| puzzle.position.clone()));
    let standard: Vec<Position> = all.iter().filter_map(|p| p.with_rule(Rule::Standard).ok()).collect();
    all.extend(standard);
    all
});

/// A position of one of these kinds, or of random play.
pub fn some(dice: &mut Dice) -> Position {
    if dice.one_in(3) { boards::play(dice) } else { KNOWN[dice.below(KNOWN.len())].clone() }
}

/// A position of a game, an engine's claim or a puzzle, with either side to move. It counts as telling when
/// it is won by threats.
pub fn known(dice: &mut Dice, bench: &mut Bench) {
    let position = &KNOWN[dice.below(KNOWN.len())];
    case(&position.with_turn(dice.of(&Color::BOTH)), dice, bench);
}

/// A position of random play, with either side to move.
pub fn play(dice: &mut Dice, bench: &mut Bench) {
    let position = boards::play(dice);
    patterns(&position, dice);
    case(&position.with_turn(dice.of(&Color::BOTH)), dice, bench);
}

fn case(position: &Position, dice: &mut Dice, bench: &mut Bench) {
    let fours = fours(position, bench);
    let answer = vct::solve(position, &nodes(NODES));
    bench.tally.said(&answer.verdict);
    match &answer.verdict {
        Verdict::Proven(win) => {
            assert_eq!(win.class == Class::Vcf, fours.is_some(), "{}", show(position));
            bench.accept(position, win);
            bench.tally.telling += u64::from(win.class == Class::Vct);
            along(position, win, dice);
            shortened(position, win, dice);
            outside_the_zone(win, (0..4).map(|_| some_empty(position, dice)));
        }
        // The narrower class is contained in the wider.
        Verdict::Disproven(_) => assert_eq!(fours, None, "{}", show(position)),
        Verdict::Unknown(_) => {}
    }
    for number in 0..bench.pictures {
        let number = if bench.pictures < 16 { dice.below(16) } else { number };
        let image = picture(position, number);
        assert_eq!(self::fours(&image, bench), fours, "{number}: {}", show(position));
        let other = vct::solve(&image, &nodes(NODES)).verdict;
        let (one, other) = (answer.verdict.name(), other.name());
        let agree = one == other || [one, other].contains(&"unknown");
        assert!(agree, "{number}: {one} and {other}: {}", show(position));
        bench.tally.pictures += 1;
    }
}

/// The plies of the shortest VCF, which is always settled and does not depend on earlier searches.
fn fours(position: &Position, bench: &mut Bench) -> Option<u16> {
    let plies = |vcf: &mut Vcf| {
        let answer = vcf.shortest(position, &Budget::default());
        assert!(!matches!(answer.verdict, Verdict::Unknown(_)), "{}", show(position));
        let proven = answer.verdict.proven();
        if let Some(attack) = proven {
            assert!(accepted(&Win::by_fours(position, attack).certificate), "{}", show(position));
        }
        proven.map(Attack::plies)
    };
    let fresh = plies(&mut Vcf::default());
    for vcf in &mut bench.kept {
        assert_eq!(plies(vcf), fresh, "{}", show(position));
    }
    fresh
}

/// Asserts that a proven win is not disproven where only shorter wins are searched for.
fn shortened(position: &Position, win: &Win, dice: &mut Dice) {
    let plies = dice.below(win.plies() as usize) as u16;
    let verdict = vct::solve(position, &Budget { within: Some(plies), ..nodes(NODES) }).verdict;
    match verdict {
        Verdict::Proven(win) => assert!(win.plies() <= plies && accepted(&win.certificate)),
        Verdict::Disproven(_) => panic!("within {plies}: {}", show(position)),
        Verdict::Unknown(_) => {}
    }
}

/// Asserts that no position along a proven win is disproven.
fn along(position: &Position, win: &Win, dice: &mut Dice) {
    let (mut board, mut at) = (position.clone(), win.certificate.root);
    loop {
        let node = &win.certificate.nodes[at];
        let replies: Vec<(Point, usize)> = node.replies.iter().map(|(&reply, &next)| (reply, next)).collect();
        if replies.is_empty() {
            return;
        }
        let (reply, next) = dice.of(&replies);
        // A listed reply may be on a stone, or not on the only five point after a four: then it is ignored.
        if board.make(node.attack).is_err() || board.make(reply).is_err() || board.winner().is_some() {
            return;
        }
        if board.five_points(position.to_move().other()).len() > 1 {
            return;
        }
        let verdict = vct::solve(&board, &nodes(NODES)).verdict;
        let forced = board.five_points(position.to_move()).is_empty();
        assert!(!(forced && matches!(verdict, Verdict::Disproven(_))), "{}", show(&board));
        at = next;
    }
}

/// Asserts that the patterns, updated stone by stone forwards and backwards, equal those of the slow scan.
fn patterns(position: &Position, dice: &mut Dice) {
    let mut index = PatternIndex::new(&Position::new(position.rule()));
    let mut scan = Scan::new(position.rule());
    let mut board = Position::new(position.rule());
    let agree = |index: &PatternIndex, board: &Position, scan: &mut Scan| {
        for (point, color) in Point::all().flat_map(|p| Color::BOTH.map(|color| (p, color))) {
            let slow = Axis::ALL.map(|axis| scan.pattern(|p| board.stone(p), point, axis, color));
            assert_eq!(index.patterns(point, color), slow, "{point}: {}", show(board));
            let forbidden = color == Color::Black && board.is_empty(point) && board.is_forbidden(point);
            let together =
                board.is_empty(point).then(|| if forbidden { Pattern4::Forbid } else { Pattern4::of(slow) });
            assert_eq!(index.pattern4(point, color), together, "{point}: {}", show(board));
        }
    };
    let middle = dice.below(position.moves().len() + 1);
    for (i, &point) in position.moves().iter().enumerate() {
        index.make(point, board.to_move());
        board.make(point).expect("a move of the game");
        if i == middle {
            agree(&index, &board, &mut scan);
        }
    }
    agree(&index, &board, &mut scan);
    while board.moves().len() > middle {
        let point = board.undo().expect("a move");
        index.undo(point, board.to_move());
    }
    agree(&index, &board, &mut scan);
}
