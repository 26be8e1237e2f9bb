//! Tests of the VCT search on claims and known positions: every win has a certificate. Its disproofs are
//! compared with the definition in `tests/proofs/soundness`.

use std::collections::{BTreeMap, HashMap};

use proptest::prelude::*;
use yonsan::board::{ByColor, Color, Point, Position, Rule, Setup, Symmetry, notation};
use yonsan::check::{self, Outcome};
use yonsan::solve::first::{self, Aim, Judgement};
use yonsan::solve::{Answer, Budget, Class, Limit, Vcf, Verdict, Win, vct};

use crate::support::boards::{recoloured, setup, wall};
use crate::support::positions::{
    CLAIMS, ENGINE_GAMES, KNOWN, ONE_RULE, claim, nodes, parsed, position_of, rows, within,
};

/// Asserts that the checker accepts the certificate and that the claimed line ends with the five of the attacker.
pub fn assert_holds(position: &Position, win: &Win) {
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
        let position = position_of(&row);
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
    // The results are those of 20,000 nodes on 63 positions, and do not depend on time.
    assert!(proven >= 43 && disproven >= 8, "{proven} proven, {disproven} disproven");
}

#[test]
fn a_move_that_builds_nothing_may_be_needed() {
    // A search without the moves that make neither a four nor three stones in a window disproves all three.
    for (rule, moves) in [
        ("standard", "h8i9g7g10f6i8i7h9j7f11e12h7"),
        ("renju", "h8j9i11l10g9j12k11l11g11h11g10g12"),
        ("renju", "h8f8g9i8j7f10f9i9h7i7i6g8j11"),
    ] {
        let position = parsed(moves, rule);
        let answer = vct::solve(&position, &nodes(6_000));
        assert_holds(&position, answer.verdict.proven().unwrap_or_else(|| panic!("{moves}")));
    }
}

#[test]
fn a_search_that_proof_numbers_alone_lead_astray_goes_on_in_another_order() {
    // Two boards of renju on which 1.2 million nodes by proof numbers alone prove nothing, and 376,056 a win.
    for (board, most) in [
        ("B:h6i6j6h8h9j9g11i11j11,W:g6h7j7i8g9i9h10i10h11,b", 250_000),
        ("B:g4h4d5g6k6l6h7i7f8h8i8g9l9m9e10i10j10g11,W:f5i5e6j6f7k7g8j8k8h9i9j9k9f10g10h10l10,w", 150_000),
    ] {
        let position = parsed(board, "renju");
        let answer = vct::solve(&position, &nodes(1_000_000));
        assert_holds(&position, answer.verdict.proven().unwrap_or_else(|| panic!("{board}")));
        assert!((40_000..most).contains(&answer.nodes), "{board}: {}", answer.nodes);
    }
}

#[test]
fn a_search_with_little_memory_forgets_and_goes_on() {
    let (mut same, mut longer) = (0, 0);
    for row in rows(CLAIMS) {
        let position = position_of(&row);
        let usual = vct::solve(&position, &nodes(20_000));
        let little = vct::solve(&position, &Budget { memory: LITTLE, ..nodes(100_000) });
        match (&usual.verdict, &little.verdict) {
            (Verdict::Proven(_) | Verdict::Unknown(_), Verdict::Proven(win)) => assert_holds(&position, win),
            (Verdict::Disproven(_) | Verdict::Unknown(_), Verdict::Disproven(_)) => {}
            (_, Verdict::Unknown(limit)) => assert_eq!(*limit, Limit::Nodes),
            (usual, little) => panic!("{usual:?} and {little:?}: {}", row[0]),
        }
        let settled = |answer: &Answer<Win>| !matches!(answer.verdict, Verdict::Unknown(_));
        if settled(&usual) {
            same += usize::from(settled(&little));
            longer += usize::from(little.nodes != usual.nodes);
        }
    }
    assert!(same >= 50 && longer >= 10, "{same} as usual, {longer} after another number of nodes");
}

/// Room for a few hundred positions.
const LITTLE: usize = 200 << 10;

#[test]
fn fours_alone_are_threats_too() {
    for row in rows(KNOWN).filter(|row| row[3] != "-") {
        let position = position_of(&row);
        let answer = vct::solve(&position, &Budget::default());
        let win = answer.verdict.proven().expect("a VCF is a VCT");
        assert_eq!(win.class, Class::Vcf);
        assert_holds(&position, win);
    }
    for row in rows(ONE_RULE) {
        let position = parsed(row[1], row[2]);
        assert!(vct::solve(&position, &Budget::default()).verdict.proven().is_some(), "{}", row[0]);
    }
}

#[test]
fn wins_in_engine_games_hold() {
    let mut proven = ByColor::<usize>::default();
    for row in rows(ENGINE_GAMES) {
        let game = parsed(row[2], row[0]);
        for ply in [11, 14, 17, 20] {
            let moves = &game.moves()[..ply.min(game.moves().len())];
            let position = Position::from_moves(game.rule(), moves).unwrap();
            // Under the standard rule an additional stone can harm its own side, because six are no five.
            if let Verdict::Proven(win) = &vct::solve(&position, &nodes(3000)).verdict {
                assert_holds(&position, win);
                proven[position.to_move()] += 1;
            }
        }
    }
    assert!(Color::BOTH.into_iter().all(|color| proven[color] >= 10), "{proven:?}");
}

#[test]
fn within_and_shortest_agree() {
    let mut compared = 0;
    for row in rows(CLAIMS).filter(|row| ["9", "11", "13", "5", "7"].contains(&row[3])) {
        let position = position_of(&row);
        let answer = vct::shortest(&position, &nodes(60_000));
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
    let three = notation::parse("B:f8g8h8,W:a1o1a15,b", Rule::Freestyle).unwrap();
    assert_eq!(vct::solve(&three, &within(1)).verdict, Verdict::Unknown(Limit::Within));
    let position = claim("T0g60p7");
    assert_eq!(vct::solve(&position, &nodes(10)).verdict, Verdict::Unknown(Limit::Nodes));
    let little = Budget { memory: 1_000, ..Budget::default() };
    assert_eq!(vct::solve(&position, &little).verdict, Verdict::Unknown(Limit::Memory));
    let stopped = Budget::default();
    stopped.stop.raise();
    assert_eq!(vct::solve(&position, &stopped).verdict, Verdict::Unknown(Limit::Interrupted));
}

/// The positions in which the attacker moves, along all replies that the certificate lists.
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
        let position = position_of(&row);
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

/// The definition of a VCT: all points are tried as attacks, all points as replies.
struct ByDefinition {
    vcf: Vcf,
    known: HashMap<(Vec<Point>, Vec<Point>), Option<u16>>,
}

impl ByDefinition {
    fn has_vcf(&mut self, board: &Position) -> bool {
        self.vcf.solve(board, &nodes(u64::MAX)).verdict.proven().is_some()
    }

    /// Plies of the shortest VCT of the side to move, against the defence that lasts longest; nothing where there is
    /// no VCT.
    fn plies(&mut self, board: &mut Position) -> Option<u16> {
        let attacker = board.to_move();
        let stones = |color| board.stones(color).iter().collect::<Vec<_>>();
        let key = (stones(attacker), stones(attacker.other()));
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let points: Vec<Point> = board.empties().collect();
        let plies = points.iter().filter_map(|&attack| self.after(board, attack)).min();
        self.known.insert(key, plies);
        plies
    }

    /// Plies of the shortest VCT that begins with this move; nothing where the move is no move of the class or does
    /// not win.
    fn after(&mut self, board: &mut Position, attack: Point) -> Option<u16> {
        let attacker = board.to_move();
        if board.makes_five(attacker, attack) {
            return Some(1);
        }
        board.make(attack).unwrap();
        let defended = board.five_points(attacker.other()).is_empty();
        let threat = !board.five_points(attacker).is_empty() || {
            let passed = board.with_turn(attacker);
            self.has_vcf(&passed)
        };
        let replies: Vec<Point> = board.empties().collect();
        let mut longest = (defended && threat && !replies.is_empty()).then_some(0);
        for reply in replies {
            let Some(so_far) = longest else { break };
            board.make(reply).unwrap();
            longest = self.plies(board).map(|plies| plies.max(so_far));
            board.undo();
        }
        board.undo();
        longest.map(|plies| plies + 2)
    }
}

/// A room of 6 by 5 points with 4 to `most` empty points. The rest of the board is full of stones that cannot become
/// a five.
pub fn walled(most: usize) -> impl Strategy<Value = Position> {
    let rule = prop::sample::select(vec![Rule::Freestyle, Rule::Standard]);
    (rule, 0..9usize, 0..10usize, prop::collection::vec(0..9usize, 30), any::<bool>()).prop_filter_map(
        "one side has won, or too many points are empty",
        move |(rule, left, bottom, room, black)| {
            let mut sides = ByColor::<Vec<Point>>::default();
            let mut empty = 0;
            for point in Point::all() {
                let (x, y) = (point.x().wrapping_sub(left), point.y().wrapping_sub(bottom));
                let color = if x < 6 && y < 5 {
                    match room[y * 6 + x] {
                        0..=2 => Some(Color::Black),
                        3..=4 => Some(Color::White),
                        _ => None,
                    }
                } else {
                    Some(wall(point))
                };
                match color {
                    Some(color) => sides[color].push(point),
                    None => empty += 1,
                }
            }
            let to_move = if black { Color::Black } else { Color::White };
            setup(rule, sides, to_move).filter(|_| (4..=most).contains(&empty))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn pictures_and_swapped_colours_do_not_contradict(row in 0..63usize, picture in 0..8usize) {
        let row = rows(CLAIMS).nth(row).unwrap();
        let position = position_of(&row);
        let image = position.picture(Symmetry::ALL[picture]);
        let name = |answer: Answer<Win>| answer.verdict.name();
        let one = name(vct::solve(&position, &nodes(1500)));
        let other = name(vct::solve(&recoloured(&image), &nodes(1500)));
        prop_assert!(one == other || one == "unknown" || other == "unknown", "{one} and {other}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        max_local_rejects: 1_000_000,
        max_global_rejects: 1_000_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_shortest_is_the_shortest_by_definition(position in walled(9)) {
        let mut oracle = ByDefinition { vcf: Vcf::default(), known: HashMap::new() };
        let expected = oracle.plies(&mut position.clone());
        let answer = vct::shortest(&position, &Budget::default());
        prop_assert_eq!(answer.verdict.proven().map(Win::plies), expected);
        prop_assert_eq!(answer.shortest, expected.is_some());
        if let Some(plies) = expected {
            let same = vct::shortest(&position, &within(plies));
            prop_assert_eq!((same.verdict.proven().map(Win::plies), same.shortest), (expected, true));
            if plies > 1 {
                let less = vct::solve(&position, &within(plies - 2)).verdict;
                prop_assert_eq!(less, Verdict::Unknown(Limit::Within));
            }
        }
    }

    #[test]
    fn the_first_moves_are_those_of_the_definition(position in walled(9)) {
        let mut oracle = ByDefinition { vcf: Vcf::default(), known: HashMap::new() };
        let points: Vec<Point> = position.empties().collect();
        let mut expected: Vec<(u16, Point)> = points
            .into_iter()
            .filter_map(|point| Some((oracle.after(&mut position.clone(), point)?, point)))
            .collect();
        expected.sort_unstable();
        let (answer, moves) = first::all(Class::Vct, &position, &Budget::default());
        prop_assert_eq!(moves.open, None);
        prop_assert_eq!(answer.verdict.proven().is_some(), !expected.is_empty());
        let found: Vec<(u16, Point)> = moves.wins.iter().map(|f| (f.win.plies(), f.point())).collect();
        for first in &moves.wins {
            assert_holds(&position, &first.win);
        }
        if moves.wins.iter().all(|first| first.shortest) {
            prop_assert_eq!(found, expected);
        } else {
            // A length that is not known to be the shortest is never less than the shortest.
            let by_point = |moves: &[(u16, Point)]| moves.iter().map(|m| (m.1, m.0)).collect::<BTreeMap<_, _>>();
            let (found, expected) = (by_point(&found), by_point(&expected));
            prop_assert!(found.keys().eq(expected.keys()));
            prop_assert!(found.iter().zip(&expected).all(|(f, e)| f.1 >= e.1));
        }
    }
}

#[test]
fn the_nodes_of_every_search_for_the_shortest_are_counted() {
    for id in ["T0g47p7", "T0g54p15", "T0g55p7"] {
        let position = claim(id);
        let mut answer = vct::solve(&position, &nodes(20_000));
        let mut spent = vec![answer.nodes];
        while let Verdict::Proven(win) = &answer.verdict {
            let left = nodes(20_000 - spent.iter().sum::<u64>());
            answer = vct::solve(&position, &Budget { within: Some(win.plies() - 2), ..left });
            spent.push(answer.nodes);
        }
        assert!(spent.len() > 2 && spent[0] > 0, "{id}: {spent:?}");
        assert_eq!(vct::shortest(&position, &nodes(20_000)).nodes, spent.iter().sum::<u64>(), "{id}");
    }
}

/// Ten threes, each closed at one end, between stones that cannot become a five: the fours can be played in thousands
/// of orders.
fn many_fours() -> Position {
    let mut stones = ByColor::<Vec<Point>>::default();
    for point in Point::all() {
        match "OXXX..X.O..XXXO".as_bytes()[point.x()] {
            _ if !point.y().is_multiple_of(3) => stones[wall(point)].push(point),
            b'X' => stones.black.push(point),
            b'O' => stones.white.push(point),
            _ => {}
        }
    }
    Setup { rule: Rule::Freestyle, stones, to_move: Color::Black }.position().unwrap()
}

#[test]
fn fours_that_could_not_all_be_tried_do_not_show_that_there_is_no_win() {
    let position = many_fours();
    assert_eq!(vct::solve(&position, &within(3)).verdict, Verdict::Unknown(Limit::Within));
    // A win of five plies may begin with a move that threatens a very large number of fours.
    assert_eq!(vct::solve(&position, &within(5)).verdict, Verdict::Unknown(Limit::Nodes));
    let judge = |point| first::judge(&position, point, Aim::Threats, &within(5)).0;
    let unsettled = position.empties().filter(|&point| judge(point) == Judgement::Unknown(Limit::Nodes));
    assert_eq!(unsettled.count(), 5);
}
