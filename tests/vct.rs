//! The VCT search on claims and known positions: every win by certificate. Its disproofs are held against
//! the definition in `tests/soundness`.

use yonsan::board::{Position, Rule, notation};
use yonsan::check::{self, Outcome};
use yonsan::solve::{Budget, Class, Limit, Verdict, Win, vct};

const CLAIMS: &str = include_str!("data/win.tsv");
const KNOWN: &str = include_str!("data/vcf.tsv");
const ONE_RULE: &str = include_str!("data/one-rule.tsv");

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|row| !row.starts_with('#')).map(|row| row.split('\t').collect())
}

fn nodes(nodes: u64) -> Budget {
    Budget { nodes: Some(nodes), ..Budget::default() }
}

/// The checker accepts it, and the line it claims ends in the attacker's five.
fn assert_holds(position: &Position, win: &Win) {
    assert_eq!(win.certificate.position, *position);
    let report = check::check(&win.certificate, 50_000_000);
    assert_eq!(report.outcome, Outcome::Valid, "{}", notation::write(position));
    let mut board = position.clone();
    win.line.iter().for_each(|&point| board.make(point).unwrap());
    assert_eq!(board.winner(), Some(position.to_move()));
}

#[test]
fn claims_are_proven_by_certificate_or_not_at_all() {
    let (mut proven, mut disproven) = (0, 0);
    for row in rows(CLAIMS) {
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let answer = vct::solve(&position, &nodes(20_000));
        match &answer.verdict {
            Verdict::Proven(win) => {
                assert_holds(&position, win);
                proven += 1;
            }
            Verdict::Disproven(class) => {
                assert_eq!(*class, Class::Vct);
                disproven += 1;
            }
            Verdict::Unknown(limit) => assert_eq!(*limit, Limit::Nodes),
        }
        let again = vct::solve(&position, &nodes(20_000));
        assert_eq!((again.nodes, again.verdict), (answer.nodes, answer.verdict), "the same every time");
    }
    // Counts, not times: what so few nodes suffice for on 63 positions.
    assert!(proven >= 43 && disproven >= 8, "{proven} proven, {disproven} disproven");
}

#[test]
fn fours_alone_are_threats_too() {
    for row in rows(KNOWN).filter(|row| row[3] != "-") {
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let answer = vct::solve(&position, &Budget::default());
        let win = answer.verdict.proven().expect("a VCF is a VCT");
        assert_eq!(win.class, Class::Vcf);
        assert_holds(&position, win);
    }
    for row in rows(ONE_RULE) {
        let rule = Rule::from_name(row[2]).unwrap();
        let position = notation::parse(row[1], rule).unwrap();
        assert!(vct::solve(&position, &Budget::default()).verdict.proven().is_some(), "{}", row[0]);
    }
}

#[test]
fn within_and_shortest_agree() {
    let few: Vec<Vec<&str>> =
        rows(CLAIMS).filter(|row| ["9", "11", "13", "5", "7"].contains(&row[3])).collect();
    let mut compared = 0;
    for row in few {
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let budget = nodes(60_000);
        let answer = vct::shortest(&position, &budget);
        let (Verdict::Proven(win), true) = (&answer.verdict, answer.shortest) else { continue };
        assert_holds(&position, win);
        let within = |plies: u16| {
            let budget = Budget { within: Some(plies), ..nodes(1_000_000) };
            vct::solve(&position, &budget).verdict
        };
        let same = within(win.plies());
        assert_eq!(same.proven().map(Win::plies), Some(win.plies()), "{}", row[0]);
        let shorter = within(win.plies() - 2);
        assert!(matches!(shorter, Verdict::Unknown(Limit::Within) | Verdict::Disproven(_)), "{}", row[0]);
        compared += 1;
    }
    assert!(compared >= 5, "{compared}");
}

#[test]
fn limits_are_no_answers() {
    let row = rows(CLAIMS).find(|row| row[0] == "T0g60p7").unwrap();
    let position = notation::parse(row[2], Rule::Freestyle).unwrap();
    assert_eq!(vct::solve(&position, &nodes(10)).verdict, Verdict::Unknown(Limit::Nodes));
    let little = Budget { memory: 100_000, ..Budget::default() };
    assert_eq!(vct::solve(&position, &little).verdict, Verdict::Unknown(Limit::Memory));
    let stopped = Budget::default();
    stopped.stop.raise();
    assert_eq!(vct::solve(&position, &stopped).verdict, Verdict::Unknown(Limit::Interrupted));
}

/// The positions with the attacker to move along the listed replies of a certificate.
fn positions(win: &Win) -> Vec<Position> {
    let mut found = Vec::new();
    let mut open = vec![(win.certificate.position.clone(), win.certificate.root)];
    while let Some((board, at)) = open.pop() {
        let node = &win.certificate.nodes[at];
        for (&reply, &next) in &node.replies {
            let mut after = board.clone();
            if after.make(node.attack).is_ok() && after.make(reply).is_ok() {
                open.push((after, next));
            }
        }
        found.push(board);
    }
    found
}

#[test]
fn no_position_of_a_proof_is_disproven() {
    let mut looked_at = 0;
    for row in rows(CLAIMS) {
        let position = notation::parse(row[2], Rule::from_name(row[1]).unwrap()).unwrap();
        let answer = vct::solve(&position, &nodes(4_000));
        let Some(win) = answer.verdict.proven() else { continue };
        for board in positions(win).iter().step_by(7).take(40) {
            let verdict = vct::solve(board, &nodes(4_000)).verdict;
            assert!(!matches!(verdict, Verdict::Disproven(_)), "{}", notation::write(board));
            looked_at += 1;
        }
    }
    assert!(looked_at > 300, "{looked_at}");
}
