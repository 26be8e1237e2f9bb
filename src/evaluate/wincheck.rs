//! Three ways to see that somebody has won, from the article on point values.
//!
//! They look at more and more of the board's past: all lines, the lines of the last move, or what stood
//! around a point before the stone came. On every game they must agree, which [`along`] looks at.

use crate::board::{Color, Line, Point, Position, Rule};
use crate::pattern::Runs;

/// Looks at every line of the board for a run that wins; black's is reported first.
pub fn whole_board(position: &Position) -> Option<Color> {
    Color::BOTH.into_iter().find(|&color| wins_somewhere(position, color))
}

/// Whether a side has a run that wins on any line.
fn wins_somewhere(position: &Position, color: Color) -> bool {
    Line::all().any(|line| {
        let mut run = 0;
        // One bit more than a line can have, so that every run comes to its end.
        (0..=16).any(|bit| {
            let own = line.point(bit).is_some_and(|p| position.stones(color).contains(p));
            let ended = if own { 0 } else { run };
            run = if own { run + 1 } else { 0 };
            position.rule().wins(color, ended)
        })
    })
}

/// Looks from a stone in the eight directions, four points deep in freestyle; `false` on an empty point.
///
/// The article says four. That is one too few under the standard rule, where five stones and one more are
/// not to be taken for a five: there it is five.
pub fn around(position: &Position, point: Point) -> bool {
    let depth = match position.rule() {
        Rule::Freestyle => PRINTED,
        Rule::Standard | Rule::Renju => 5,
    };
    around_so_deep(position, point, depth)
}

/// How deep the article looks around the last move, in points.
const PRINTED: u8 = 4;

fn around_so_deep(position: &Position, point: Point, depth: u8) -> bool {
    let Some(color) = position.stone(point) else {
        return false;
    };
    let runs = Runs::of(position, point, color);
    let seen = runs.own.map(|stones| usize::from(stones.min(depth)));
    seen.chunks(2).any(|opposite| position.rule().wins(color, opposite[0] + 1 + opposite[1]))
}

/// Looks at a point's line sums before this side's stone is put there: a sum of four or more wins in
/// freestyle, one of exactly four under the standard rule (whatever the other lines hold); under renju White's as in
/// freestyle, Black's as under the standard rule.
///
/// It looks at each sum, not at the largest alone: under the standard rule an overline must not hide a
/// five.
pub fn before(position: &Position, point: Point, color: Color) -> bool {
    let sums = Runs::of(position, point, color).sums();
    sums.into_iter().any(|sum| position.rule().wins(color, usize::from(sum) + 1))
}

/// What the three checks see of a side: after one of its moves, or in the stones of a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The number of the move, from 1; 0 for the stones that no move put there.
    pub ply: usize,
    /// The move; of the stones of a set-up one in a run that wins, where there is one.
    pub point: Option<Point>,
    /// The side.
    pub side: Color,
    /// What each of the three checks sees.
    pub checks: Checks,
    /// What the second one would see four points deep under any rule, as the article prints it.
    pub as_printed: bool,
}

/// Whether each of the three checks sees a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checks {
    /// On the whole board.
    pub whole: bool,
    /// Around the move. Of a set-up: around any of the side's stones.
    pub around: bool,
    /// By the sums before the move. Of a set-up: each stone is thought away in turn.
    pub before: bool,
}

impl Seen {
    /// Whether the three checks say the same.
    pub const fn agrees(&self) -> bool {
        let Checks { whole, around, before } = self.checks;
        whole == around && whole == before
    }
}

/// What the three checks see after each move of a position, and before the first one in its set-up, where it has one.
pub fn along(position: &Position) -> Vec<Seen> {
    let mut board = position.start();
    let mut all: Vec<Seen> = Color::BOTH.into_iter().filter_map(|side| of_set_up(&board, side)).collect();
    for (i, &point) in position.moves().iter().enumerate() {
        let side = board.to_move();
        let before = before(&board, point, side);
        if board.make(point).is_err() {
            break;
        }
        all.push(Seen {
            ply: i + 1,
            point: Some(point),
            side,
            checks: Checks { whole: wins_somewhere(&board, side), around: around(&board, point), before },
            as_printed: around_so_deep(&board, point, PRINTED),
        });
    }
    all
}

/// What the checks see in the stones of a side that no move put there; `None` where it has none.
fn of_set_up(board: &Position, side: Color) -> Option<Seen> {
    let stones = board.stones(side);
    let any = |sees: &dyn Fn(Point) -> bool| stones.iter().find(|&point| sees(point));
    let point = any(&|point| around(board, point));
    (!stones.is_empty()).then(|| Seen {
        ply: 0,
        point,
        side,
        checks: Checks {
            whole: wins_somewhere(board, side),
            around: point.is_some(),
            // Runs leave out the point itself, so it makes no difference that the stone is there.
            before: any(&|point| before(board, point, side)).is_some(),
        },
        as_printed: any(&|point| around_so_deep(board, point, PRINTED)).is_some(),
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::board::{ByColor, SIZE, Setup, notation};

    /// Plays points in order as far as the rules allow, comparing all three at every move; whether the game
    /// was won.
    fn agree(rule: Rule, moves: &[Point]) -> bool {
        let mut position = Position::new(rule);
        for &point in moves {
            let mover = position.to_move();
            let foreseen = before(&position, point, mover);
            if position.make(point).is_err() {
                break;
            }
            let winner = foreseen.then_some(mover);
            assert_eq!(winner, position.winner());
            assert_eq!(whole_board(&position), winner);
            assert_eq!(around(&position, point), foreseen);
        }
        let seen = along(&position);
        assert_eq!(seen.len(), position.moves().len());
        assert!(seen.iter().all(Seen::agrees));
        assert_eq!(
            seen.iter().position(|seen| seen.checks.whole).map(|i| i + 1),
            position.winner().map(|_| seen.len())
        );
        position.winner().is_some()
    }

    /// All points of a corner of the board in random order. Narrow corners give many long runs.
    fn games() -> impl Strategy<Value = Vec<Point>> {
        (5..=SIZE, 1..=SIZE).prop_flat_map(|(width, height)| {
            let corner = Point::all().filter(move |p| p.x() < width && p.y() < height);
            Just(corner.collect::<Vec<_>>()).prop_shuffle()
        })
    }

    proptest! {
        #[test]
        fn the_three_agree_on_every_game(moves in games()) {
            for rule in [Rule::Freestyle, Rule::Standard] {
                agree(rule, &moves);
            }
        }

        /// Boards with any number of stones of one side, overlines among them, and then one more.
        #[test]
        fn the_last_two_agree_on_dense_boards(
            stones in prop::collection::vec(prop::bool::weighted(0.7), 225),
            rule in prop::sample::select(&Rule::ALL),
        ) {
            let black: Vec<Point> = Point::all().filter(|p| stones[p.index()]).collect();
            for point in Point::all().filter(|p| !stones[p.index()]) {
                let position = |more: Option<Point>| {
                    let mut setup = Setup { rule, stones: ByColor::default(), to_move: Color::Black };
                    setup.stones.black = black.iter().copied().chain(more).collect();
                    setup.position().unwrap()
                };
                let after = position(Some(point));
                let foreseen = before(&position(None), point, Color::Black);
                prop_assert_eq!(around(&after, point), foreseen);
                prop_assert_eq!(after.makes_five(Color::Black, point), foreseen);
                prop_assert_eq!(whole_board(&after).is_some(), after.has_won(Color::Black));
                prop_assert!(along(&after).iter().all(Seen::agrees));
            }
        }
    }

    #[test]
    fn a_game_is_won_under_every_rule() {
        let won = notation::parse("h8a1h9b1h10c1h11d1h12", Rule::Standard).unwrap();
        for rule in Rule::ALL {
            assert!(agree(rule, won.moves()));
        }
    }

    #[test]
    fn six_and_more_win_in_freestyle_only() {
        for (text, point) in [
            // Joined to six, and a six made seven.
            ("B:a1b1d1e1f1,W:,b", "c1"),
            ("B:a1b1c1d1e1f1,W:,b", "g1"),
        ] {
            let point = point.parse().unwrap();
            for rule in Rule::ALL {
                let mut position = notation::parse(text, rule).unwrap();
                let wins = rule == Rule::Freestyle;
                assert_eq!(before(&position, point, Color::Black), wins);
                if position.make(point).is_ok() {
                    assert_eq!(around(&position, point), wins, "{rule:?}");
                    assert_eq!(whole_board(&position).is_some(), wins);
                }
            }
        }
    }

    #[test]
    fn four_points_deep_a_six_is_taken_for_a_five() {
        let printed = |text, rule| {
            let position = notation::parse(text, rule).unwrap();
            let last = *along(&position).last().unwrap();
            assert!(last.agrees());
            (last.checks.whole, last.as_printed)
        };
        let six = "a1a15b1c15c1e15e1g15f1i15d1";
        assert_eq!(printed(six, Rule::Freestyle), (true, true));
        assert_eq!(
            printed(six, Rule::Standard),
            (false, false),
            "three and two beside the move are seen to be six"
        );
        // At the end of the six, four stones and the move look like a five.
        assert_eq!(printed(&format!("{six}k15g1"), Rule::Standard), (false, true));
        let set_up = notation::parse("B:a1b1c1d1e1f1,W:o1,b", Rule::Standard).unwrap();
        let black = along(&set_up)[0];
        assert_eq!((black.ply, black.checks.whole, black.as_printed), (0, false, true));
        assert!(black.agrees());
    }

    #[test]
    fn an_overline_does_not_hide_a_five() {
        let text = "B:a1b1c1e1f1d2d3d4d5,W:,b";
        let mut position = notation::parse(text, Rule::Standard).unwrap();
        let point = "d1".parse().unwrap();
        assert!(before(&position, point, Color::Black));
        position.make(point).unwrap();
        assert!(around(&position, point));
        assert_eq!(whole_board(&position), Some(Color::Black));
        assert!(!around(&position, "o15".parse().unwrap()));
    }
}
