//! Tests of the moves that hold: compared with the definition for fours, and with certificates for threats.

use yonsan::board::{Color, Position};
use yonsan::check::{self, Outcome};
use yonsan::solve::defend::{Defence, Fate, defend};
use yonsan::solve::{Attack, Budget, Class, Vcf, Verdict, Win};

use crate::support::positions::{CLAIMS, KNOWN, freestyle, nodes, played, point, position_of, rows};

fn defence(position: &Position, class: Class) -> Defence {
    defend(position, class, &Budget::default())
}

fn assert_complete(position: &Position, defence: &Defence) {
    assert_eq!(defence.moves.len(), position.empties().count());
    for (point, fate) in &defence.moves {
        let board = played(position, &[*point]);
        if let Fate::Loses(win) = fate {
            assert_eq!(win.certificate.position, board);
            assert_eq!(check::check(&win.certificate, 50_000_000).outcome, Outcome::Valid);
        }
    }
}

#[test]
fn against_fours_a_move_holds_when_no_vcf_is_left() {
    for row in rows(KNOWN).filter(|row| row[3] != "-").take(6) {
        let won = position_of(&row);
        let position = won.with_turn(won.to_move().other());
        let defence = defence(&position, Class::Vcf);
        assert!(defence.threat.verdict.proven().is_some());
        assert_complete(&position, &defence);
        let plies = |board: &Position| {
            let answer = Vcf::default().shortest(board, &Budget::default());
            assert!(answer.shortest || matches!(answer.verdict, Verdict::Disproven(_)));
            answer.verdict.proven().map(Attack::plies)
        };
        let threatened = plies(&won);
        for (point, fate) in &defence.moves {
            let board = played(&position, &[*point]);
            let loses = plies(&board).filter(|_| board.winner().is_none());
            assert_eq!(*fate == Fate::Holds, loses.is_none(), "{point}");
            let prolongs = loses.is_some() && loses > threatened;
            assert_eq!(defence.prolongs.contains(point), prolongs, "{point}");
        }
    }
}

#[test]
fn against_threats_every_losing_move_is_proven() {
    for row in rows(CLAIMS).filter(|row| ["T0g46p13", "T1g4p11", "T0g35p17"].contains(&row[0])) {
        let won = position_of(&row);
        let position = won.with_turn(won.to_move().other());
        let defence = defence(&position, Class::Vct);
        assert!(defence.threat.verdict.proven().is_some());
        assert!(defence.holding().count() > 0);
        assert_complete(&position, &defence);
    }
}

#[test]
fn an_own_five_holds_and_with_no_threat_everything_does() {
    let four = freestyle("B:f8g8h8i8,W:e8c3c4c5c6,b");
    let held = defence(&four, Class::Vct);
    assert!(held.holding().eq([point("j8")]), "White's open row of four leaves only the five");
    let five = held.win_by(point("j8")).expect("Black's own five");
    assert_eq!((five.point(), five.win.plies()), (point("j8"), 1));
    assert_eq!(held.win_by(point("a1")), None);
    let quiet = freestyle("h8h9");
    let defence = defence(&quiet, Class::Vct);
    assert!(matches!(defence.threat.verdict, Verdict::Disproven(Class::Vct)));
    assert_eq!(defence.holding().count(), 223);
    assert_eq!(quiet.to_move(), Color::Black);
}

#[test]
fn an_own_win_by_threats_holds_and_all_moves_get_their_share() {
    // Both sides can make two open threes at once.
    let position = freestyle("B:g8h8i9i10,W:c3d3e4e5,b");
    let defence = defend(&position, Class::Vct, &nodes(400_000));
    assert_eq!(defence.threat.verdict.proven().map(Win::plies), Some(5));
    assert_eq!(defence.win_by(point("i8")).map(|first| first.win.plies()), Some(5));
    assert!(defence.nodes <= 400_000);
    assert_complete(&position, &defence);
    let fate = |name: &str| &defence.moves.iter().find(|(other, _)| *other == point(name)).unwrap().1;
    assert_eq!(fate("i8"), &Fate::Holds);
    assert!(matches!(fate("a15"), Fate::Loses(_)));
    assert!(defence.moves.iter().all(|(_, fate)| !matches!(fate, Fate::Unknown(_))));
}
