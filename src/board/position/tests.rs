//! Tests of positions.

use super::super::dice::Dice;
use super::super::renju::Prohibition;
use super::super::setup::Setup;
use super::*;

fn points(text: &str) -> Vec<Point> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

fn setup(black: &str, white: &str) -> Setup {
    let stones = ByColor { black: points(black), white: points(white) };
    Setup { rule: Rule::Standard, stones, to_move: Color::Black }
}

#[test]
fn all_faults_are_reported_at_once() {
    let both = points("h8")[0];
    let faults = setup("h8 a1 a1", "b2 h8 b2").position().unwrap_err().0;
    let twice = |name| Fault::Twice(points(name)[0]);
    assert_eq!(faults, [twice("a1"), Fault::BothColors(both), twice("b2")]);
    let two = setup("a1 b1 c1 d1 e1", "a3 b3 c3 d3 e3").position().unwrap_err();
    assert_eq!(two.0, [Fault::TwoWinners]);
    // Six in a row do not win under the standard rule, so that this position is possible.
    assert!(setup("a1 b1 c1 d1 e1 f1", "a3 b3 c3 d3 e3").position().is_ok());
}

#[test]
fn moves_onto_stones_and_past_a_five_are_refused() {
    let moves = points("a1 a1 b1 b1 h8");
    let faults = Position::from_moves(Rule::Freestyle, &moves).unwrap_err().0;
    assert_eq!(faults.len(), 2);
    let over = points("a1 a2 b1 b2 c1 c2 d1 d2 e1 e2");
    let faults = Position::from_moves(Rule::Freestyle, &over).unwrap_err().0;
    assert_eq!(faults, [Fault::AfterFive { ply: 9 }]);
}

/// Moves played at once give what they give one by one: the same position, or a refusal.
#[test]
fn moves_at_once_are_moves_one_by_one() {
    let mut dice = Dice::new(7);
    let mut refused = 0;
    for _ in 0..3000 {
        let rule = dice.of(&Rule::ALL);
        // Few enough points that some are used twice and rows of five or more arise, now and then across an edge.
        let left = dice.below(SIZE);
        let row = dice.below(SIZE - 5);
        let mut one_by_one = Position::new(rule);
        let mut moves = Vec::new();
        let mut made = Ok(());
        for _ in 0..dice.below(60) {
            let point = Point::new((left + dice.below(7)) % SIZE, row + dice.below(6)).unwrap();
            // Mostly the points are empty.
            if !one_by_one.is_empty(point) && !dice.one_in(50) {
                continue;
            }
            moves.push(point);
            made = made.and_then(|()| one_by_one.make(point));
        }
        let at_once = Position::from_moves(rule, &moves);
        assert_eq!(at_once.is_ok(), made.is_ok(), "{moves:?}");
        if let Ok(at_once) = at_once {
            assert_eq!(at_once, one_by_one);
            assert_eq!(at_once.moves(), one_by_one.moves());
            assert_eq!(at_once.symmetric_hash(), one_by_one.symmetric_hash());
        } else {
            refused += 1;
        }
    }
    assert!((300..2700).contains(&refused), "{refused}");
}

#[test]
fn five_points_are_where_a_stone_would_make_five() {
    let mut dice = Dice::new(5);
    let mut found = 0;
    for _ in 0..2000 {
        let rule = dice.of(&Rule::ALL);
        let mut stones = ByColor::<PointSet>::default();
        // Long rows of one side, some wrapping around the edges, with a few stones of the other side
        // among them.
        let (start, step) = (dice.below(POINTS), dice.of(&[1, 14, 15, 16]));
        for index in (start..POINTS).step_by(step).take(12) {
            let color = if dice.one_in(5) { Color::White } else { Color::Black };
            if !dice.one_in(4) {
                stones[color].insert(Point::from_index(index));
            }
        }
        let position = Position::placed(rule, stones, Color::Black);
        for color in Color::BOTH {
            let all: PointSet = position.empties().filter(|&p| position.makes_five(color, p)).collect();
            assert_eq!(position.five_points(color), all, "{position:?}");
            found += all.len();
        }
    }
    assert!(found > 500, "{found}");
}

#[test]
fn six_wins_under_one_rule_only() {
    let mut six = setup("a1 b1 c1 e1 f1", "").position().unwrap();
    six.make(points("d1")[0]).unwrap();
    assert_eq!(six.winner(), None);
    assert_eq!(six.with_rule(Rule::Freestyle).unwrap().winner(), Some(Color::Black));
    // Under renju six black stones lose, and six white stones win.
    let renju = six.with_rule(Rule::Renju).unwrap();
    assert_eq!(renju.winner(), Some(Color::White));
    assert_eq!(renju.forbidden_move().unwrap().prohibitions(), [Prohibition::Overline]);
    let mut white = setup("", "a1 b1 c1 e1 f1").position().unwrap().with_turn(Color::White);
    white.make(points("d1")[0]).unwrap();
    assert_eq!(white.winner(), None);
    assert_eq!(white.with_rule(Rule::Renju).unwrap().winner(), Some(Color::White));
}

#[test]
fn a_forbidden_move_ends_the_game() {
    let mut position = setup("f8 g8 h9 h10", "a1").position().unwrap().with_rule(Rule::Renju).unwrap();
    position.make(points("h8")[0]).unwrap();
    assert_eq!(position.make(points("h7")[0]), Err(IllegalMove::Over(Color::White)));
    position.undo();
    assert_eq!(position.winner(), None);
    let faults = position.clone().after(&points("h8 h7")).unwrap_err().0;
    assert_eq!(faults, [Fault::AfterForbidden { ply: 1 }]);
    assert!(position.with_rule(Rule::Standard).unwrap().after(&points("h8 h7")).is_ok());
    // A five wins although the same stone makes two threes.
    let five = setup("d8 e8 f8 g8 h9 h10 i9 j10", "").position().unwrap().with_rule(Rule::Renju).unwrap();
    assert_eq!(five.after(&points("h8")).unwrap().winner(), Some(Color::Black));
}
