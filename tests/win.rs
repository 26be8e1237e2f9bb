//! Wins with a quiet move, and the zone on which they rest.

use yonsan::board::{ByColor, Color, Position, Rule, Setup, notation};
use yonsan::check::{self, Outcome};
use yonsan::proof::Certificate;
use yonsan::solve::{Budget, Class, Limit, Verdict, Win, vct, win, zone};

const CLAIMS: &str = include_str!("data/win.tsv");

fn claim(id: &str) -> Position {
    let row = CLAIMS.lines().find(|row| row.starts_with(&format!("{id}\t"))).unwrap();
    let fields: Vec<&str> = row.split('\t').collect();
    notation::parse(fields[2], Rule::from_name(fields[1]).unwrap()).unwrap()
}

fn nodes(nodes: u64) -> Budget {
    Budget { nodes: Some(nodes), ..Budget::default() }
}

fn valid(certificate: &Certificate) -> bool {
    check::check(certificate, 100_000_000).outcome == Outcome::Valid
}

#[test]
fn a_win_by_a_quiet_move_is_proven_with_its_certificate() {
    let position = claim("T0g17p6");
    assert_eq!(vct::solve(&position, &nodes(300_000)).verdict, Verdict::Disproven(Class::Vct));
    let answer = win::solve(&position, &nodes(600_000));
    let found = answer.verdict.proven().expect("a win with a quiet move");
    assert_eq!(found.class, Class::Win);
    assert!(valid(&found.certificate));
    let mut board = position.clone();
    found.line.iter().for_each(|&point| board.make(point).unwrap());
    assert_eq!(board.winner(), Some(position.to_move()));
    let again = win::solve(&position, &nodes(600_000));
    assert_eq!((again.nodes, again.verdict.proven()), (answer.nodes, Some(found)), "the same every time");
}

#[test]
fn what_vct_proves_is_a_win_in_its_own_class_and_nothing_is_disproven() {
    let answer = win::solve(&claim("T0g46p13"), &nodes(100_000));
    assert_eq!(answer.verdict.proven().map(|win| win.class), Some(Class::Vct));
    let opening = notation::parse("h8h9", Rule::Freestyle).unwrap();
    assert_eq!(win::solve(&opening, &nodes(30_000)).verdict, Verdict::Unknown(Limit::Nodes));
    let stopped = nodes(1_000_000);
    stopped.stop.raise();
    assert_eq!(win::solve(&opening, &stopped).verdict, Verdict::Unknown(Limit::Interrupted));
}

#[test]
fn a_bound_of_plies_is_kept_and_only_the_least_are_looked_through() {
    let (mut proven, mut quiet) = (0, 0);
    for id in ["T0g17p6", "T0g46p13", "T1g1p20"] {
        let position = claim(id);
        let within = |plies| Budget { within: Some(plies), ..nodes(600_000) };
        let free = win::solve(&position, &nodes(600_000));
        let plies = free.verdict.proven().expect("a win").plies();
        for most in [plies, plies - 2, plies - 4, 9, 7] {
            let answer = win::solve(&position, &within(most));
            match answer.verdict {
                Verdict::Proven(win) => {
                    assert!(win.plies() <= most && valid(&win.certificate), "{id} within {most}");
                    proven += 1;
                    quiet += usize::from(win.class == Class::Win);
                }
                verdict => assert_eq!(verdict, Verdict::Unknown(Limit::Nodes), "{id} within {most}"),
            }
        }
        assert_eq!(win::solve(&position, &within(5)).verdict, Verdict::Unknown(Limit::Within), "{id}");
    }
    assert!(proven > 3 && quiet > 1, "{proven} proven, {quiet} with a quiet move");
}

/// The same certificate with one defender's stone more on the board.
fn with_stone(win: &Win, point: yonsan::board::Point) -> Certificate {
    let position = &win.certificate.position;
    let mut stones = ByColor::from_fn(|color: Color| position.stones(color).iter().collect::<Vec<_>>());
    stones[position.to_move().other()].push(point);
    let setup = Setup { rule: position.rule(), stones, to_move: position.to_move() };
    Certificate { position: setup.position().unwrap(), ..win.certificate.clone() }
}

#[test]
fn a_stone_outside_the_zone_spoils_nothing() {
    let (mut outside, mut spoiling) = (0, 0);
    for id in ["T0g46p13", "T0g35p17", "T0g26p20", "T0g85p13", "T1g1p20", "T1g24p12", "T1g0p19", "T0g24p7"] {
        let position = claim(id);
        let answer = vct::solve(&position, &nodes(100_000));
        let win = answer.verdict.proven().expect("a VCT");
        let zone = zone::of(&win.certificate);
        for point in position.empties() {
            let certificate = with_stone(win, point);
            let holds = certificate.form().is_ok() && valid(&certificate);
            if zone.contains(point) {
                spoiling += usize::from(!holds);
            } else {
                assert!(holds, "{id}: {point} is outside the zone and spoils the proof");
                outside += 1;
            }
        }
    }
    assert!(outside > 500 && spoiling > 50, "{outside} outside, {spoiling} spoil");
}
