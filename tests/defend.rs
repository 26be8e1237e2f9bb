//! Which moves hold: against the definition for fours, and against certificates for threats.

use yonsan::board::{Color, Position, Rule, notation};
use yonsan::check::{self, Outcome};
use yonsan::solve::defend::{Defence, Fate, defend};
use yonsan::solve::{Budget, Class, Vcf, Verdict};

const CLAIMS: &str = include_str!("data/win.tsv");
const KNOWN: &str = include_str!("data/vcf.tsv");

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|row| !row.starts_with('#')).map(|row| row.split('\t').collect())
}

fn defence(position: &Position, class: Class) -> Defence {
    defend(position, class, &Budget::default())
}

fn assert_complete(position: &Position, defence: &Defence) {
    assert_eq!(defence.moves.len(), position.empties().count());
    for (point, fate) in &defence.moves {
        let mut board = position.clone();
        board.make(*point).unwrap();
        if let Fate::Loses(win) = fate {
            assert_eq!(win.certificate.position, board);
            assert_eq!(check::check(&win.certificate, 50_000_000).outcome, Outcome::Valid);
        }
    }
}

#[test]
fn against_fours_a_move_holds_when_no_vcf_is_left() {
    for row in rows(KNOWN).filter(|row| row[3] != "-").take(6) {
        let won = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let position = won.with_turn(won.to_move().other());
        let defence = defence(&position, Class::Vcf);
        assert!(defence.threat.verdict.proven().is_some());
        assert_complete(&position, &defence);
        for (point, fate) in &defence.moves {
            let mut board = position.clone();
            board.make(*point).unwrap();
            let answer = Vcf::default().solve(&board, &Budget::default());
            let holds = board.winner().is_some() || matches!(answer.verdict, Verdict::Disproven(_));
            assert_eq!(*fate == Fate::Holds, holds, "{point}");
        }
    }
}

#[test]
fn against_threats_every_losing_move_is_proven() {
    for row in rows(CLAIMS).filter(|row| ["T0g46p13", "T1g4p11", "T0g35p17"].contains(&row[0])) {
        let won = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let position = won.with_turn(won.to_move().other());
        let defence = defence(&position, Class::Vct);
        assert!(defence.threat.verdict.proven().is_some());
        assert!(defence.holding().count() > 0);
        assert_complete(&position, &defence);
    }
}

#[test]
fn an_own_five_holds_and_with_no_threat_everything_does() {
    let four = notation::parse("B:f8g8h8i8,W:e8c3c4c5c6,b", Rule::Freestyle).unwrap();
    let defence = defence(&four, Class::Vct);
    let held: Vec<String> = defence.holding().map(|p| p.to_string()).collect();
    assert_eq!(held, ["j8"], "White's open row of four leaves only the five");
    let quiet = notation::parse("h8h9", Rule::Freestyle).unwrap();
    let defence = everything(&quiet);
    assert!(matches!(defence.threat.verdict, Verdict::Disproven(Class::Vct)));
    assert_eq!(defence.holding().count(), 223);
    assert_eq!(quiet.to_move(), Color::Black);
}

fn everything(position: &Position) -> Defence {
    defence(position, Class::Vct)
}
