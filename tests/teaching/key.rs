//! Tests of the answer key against the definition, and of the reasons why moves do not win on the board.

use std::collections::BTreeMap;

use yonsan::board::{Point, Position};
use yonsan::solve::{Budget, Class, MoveValue, ValuedMove, Vcf, Verdict, Win, goal, vct};
use yonsan::teach::analyze::{Cause, key, why_not};
use yonsan::teach::explain::{MoveKind, Outline, RowEnd, explain_move};

use crate::support::positions::{CLAIMS, KNOWN, freestyle, has_vcf, nodes, played, point, position_of, rows};
use crate::support::program::FIVE_PLIES;

fn disproven(board: &Position, class: Class) -> bool {
    matches!(goal::solve(class, board, &Budget::default()).verdict, Verdict::Disproven(_))
}

/// Asserts that every value in the key follows from the definition; returns how often each value occurred.
fn assert_key(position: &Position, naive: bool) -> BTreeMap<&'static str, usize> {
    let mut vcf = Vcf::default();
    let key = key(&mut vcf, position, Class::Vcf, &Budget::default()).unwrap();
    assert_eq!(key.moves.len(), position.empties().count());
    let (attacker, defender) = (position.to_move(), position.to_move().other());
    let mut wins = |board: &Position| {
        if naive {
            return has_vcf(board);
        }
        vcf.solve(board, &Budget::default()).verdict.proven().is_some()
    };
    let mut counted = BTreeMap::new();
    for (point, value) in &key.moves {
        *counted.entry(value.value.key_name()).or_default() += 1;
        if value.value == MoveValue::Unproven {
            continue;
        }
        let board = played(position, &[*point]);
        let five = board.winner().is_some();
        let fives = board.five_points(attacker);
        let answered = |wins: &mut dyn FnMut(&Position) -> bool| {
            board.empties().all(|reply| wins(&played(&board, &[reply])))
        };
        let loses = !five && (!board.five_points(defender).is_empty() || (fives.is_empty() && wins(&board)));
        let holds = five
            || !loses
                && match fives.iter().collect::<Vec<_>>()[..] {
                    [] => answered(&mut wins),
                    [reply] => wins(&played(&board, &[reply])),
                    _ => true,
                };
        assert_eq!(value.value.keeps(), holds, "{point} {value:?}");
        assert_eq!(value.value == MoveValue::LosesNow, loses, "{point} {value:?}");
        let quiet = !five && fives.is_empty();
        assert_eq!(value.value == MoveValue::OtherRoute, holds && quiet, "{point} {value:?}");
        if value.value == MoveValue::ThrowsWin {
            let reply = value.reply().unwrap();
            assert!(!wins(&played(&board, &[reply])), "{point} {reply}");
        }
        if let (Some(plies), false, [reply]) = (value.plies, five, &fives.iter().collect::<Vec<_>>()[..]) {
            let rest = Vcf::default().shortest(&played(&board, &[*reply]), &Budget::default()).verdict;
            assert_eq!(plies, rest.proven().unwrap().plies() + 2, "{point}");
        }
    }
    assert_eq!(counted.get("best").copied(), key.win.verdict.proven().map(|_| 1));
    counted
}

#[test]
fn every_value_of_a_composed_position_follows_from_the_definition() {
    let counted = assert_key(&freestyle(FIVE_PLIES), true);
    assert_eq!(counted, BTreeMap::from([("best", 1), ("other-route", 7), ("refuted", 207)]));
    // White threatens a five: every move except the fours and the block loses at once.
    let hurried = freestyle("B:f8g8h8i9i10,W:e8c3c4c5c6,b");
    assert!(assert_key(&hurried, true)["loses"] > 200);
}

#[test]
fn the_key_agrees_with_the_definition_on_known_positions() {
    let known: Vec<Vec<&str>> = rows(KNOWN).collect();
    for row in known.iter().filter(|row| row[3] != "-").take(2) {
        let counted = assert_key(&position_of(row), false);
        assert!(counted.get("unknown").is_none_or(|&unknown| unknown < 10), "{counted:?}");
    }
    for row in known.iter().filter(|row| row[3] == "-").take(1) {
        assert!(!assert_key(&position_of(row), false).contains_key("best"));
    }
}

#[test]
fn a_key_for_threats_claims_only_what_holds() {
    let position = freestyle("h11k9h6g7k5j9h8h7i8i9h9k7g10");
    let key = key(&mut Vcf::default(), &position, Class::Vct, &Budget::default()).unwrap();
    let best: Vec<Point> =
        key.moves.iter().filter(|(_, v)| v.value == MoveValue::Best).map(|(p, _)| *p).collect();
    assert_eq!((best, key.win.shortest), (vec![point("j7")], true));
    for (point, value) in &key.moves {
        let board = played(&position, &[*point]);
        match value.value {
            MoveValue::ThrowsWin => {
                assert!(disproven(&played(&board, &value.refutation), Class::Vct), "{point}");
            }
            MoveValue::LosesNow => {
                assert!(played(&board, &value.refutation).has_won(board.to_move()), "{point}");
            }
            MoveValue::Unproven | MoveValue::Illegal => panic!("{point} was not settled"),
            MoveValue::Best | MoveValue::Equivalent | MoveValue::Longer | MoveValue::OtherRoute => {
                let fives = board.five_points(position.to_move());
                let replies: Vec<Point> =
                    if fives.is_empty() { board.empties().collect() } else { fives.iter().take(1).collect() };
                for reply in replies {
                    let after = vct::solve(&played(&board, &[reply]), &Budget::default());
                    assert!(after.verdict.proven().is_some(), "{point} {reply}");
                }
            }
        }
    }
}

fn key_of(position: &Position, most: u64) -> Vec<(Point, ValuedMove)> {
    key(&mut Vcf::default(), position, Class::Vct, &nodes(most)).unwrap().moves
}

#[test]
fn a_limit_leaves_moves_unsettled_and_refutes_none_wrongly() {
    for row in rows(CLAIMS).take(6) {
        let position = position_of(&row);
        let few = key_of(&position, 2_000);
        assert_eq!(few, key_of(&position, 2_000), "the same every time");
        for (point, value) in few {
            if value.value == MoveValue::ThrowsWin {
                let reply = value.reply().unwrap();
                let after = vct::solve(&played(&position, &[point, reply]), &Budget::default());
                assert!(after.verdict.proven().is_none(), "{point} {reply}");
            }
        }
    }
    let none = key(&mut Vcf::default(), &freestyle(FIVE_PLIES), Class::Vcf, &nodes(0)).unwrap();
    // A move after which no four is left is refuted without a node; other moves stay unproven.
    let open = |value: &ValuedMove| matches!(value.value, MoveValue::Unproven | MoveValue::ThrowsWin);
    assert!(none.moves.iter().all(|(_, value)| open(value)));
}

/// Asserts that every cause that is named is true of the board; returns the names of the causes.
fn assert_causes(position: &Position, at: Point, goal: Option<Class>) -> Vec<&'static str> {
    let found = why_not(&mut Vcf::default(), position, at, goal, &Budget::default()).unwrap().unwrap();
    let (attacker, defender) = (position.to_move(), position.to_move().other());
    let board = played(position, &[at]);
    let passed = board.with_turn(attacker);
    assert_eq!(found.reply.is_some(), !found.value.value.keeps() && found.value.value != MoveValue::Unproven);
    if let (Some(reply), MoveValue::ThrowsWin) = (found.reply, found.value.value) {
        assert!(disproven(&played(&board, &[reply]), found.goal), "{at} {reply}");
    }
    for cause in &found.causes {
        let reply = found.reply.unwrap();
        match cause {
            Cause::MakesFive(fives) => {
                assert!(fives.iter().all(|&five| played(&board, &[five]).has_won(defender)));
            }
            Cause::FiveByBlocking(five) => {
                assert!(played(&board, &[*five]).has_won(defender));
                let fives = board.five_points(attacker);
                assert!(fives.len() == 1 && fives.contains(*five));
            }
            Cause::HasFours(line) => assert!(played(&board, line).has_won(defender)),
            Cause::NoThreat => assert!(disproven(&passed, Class::Vcf)),
            Cause::TakesPoint { number } => {
                assert_eq!(found.win.proven().unwrap().line[2 * (number - 1)], reply);
            }
            Cause::GainsTempo(stops) => {
                let after = played(&board, &[reply]);
                assert!(stops.iter().all(|&stop| after.makes_five(defender, stop)));
                assert!(!stops.is_empty());
            }
            Cause::SharesLines(lines) => {
                assert!(lines.len() > 1);
                let threat = Vcf::default().shortest(&passed, &Budget::default()).verdict;
                let line = threat.proven().unwrap().line(&passed);
                for (axis, four) in lines {
                    let ply = line.iter().position(|point| point == four).unwrap();
                    let makes = explain_move(&played(&passed, &line[..ply]), *four);
                    assert_ne!(makes.kind, MoveKind::Quiet);
                    let on = makes.fours.iter().filter(|made| made.axis == *axis);
                    let mut points = on.flat_map(|made| made.stones.iter().chain(&made.fives));
                    assert!(points.any(|point| *point == reply));
                }
            }
        }
    }
    if let (Some(reach), Some(reply)) = (&found.reach, found.reply) {
        let mut after = played(&board, &[reply]);
        let fours = after.empties().filter(|&p| !played(&after, &[p]).five_points(attacker).is_empty());
        assert_eq!(fours.count(), reach.fours);
        for pair in reach.line.chunks(2) {
            after.make(pair[0]).unwrap();
            assert!(after.five_points(attacker).contains(pair[1]));
            after.make(pair[1]).unwrap();
        }
    }
    found.causes.iter().map(Cause::name).collect()
}

#[test]
fn causes_stand_on_the_board() {
    let position = freestyle(FIVE_PLIES);
    assert_eq!(assert_causes(&position, point("j8"), None), ["takes-point"]);
    assert_eq!(assert_causes(&position, point("a1"), None), ["shares-lines", "takes-point"]);
    assert!(assert_causes(&position, point("i8"), None).is_empty());
    let hurried = freestyle("B:f8g8h8i9i10,W:e8c3c4c5c6,b");
    assert_eq!(assert_causes(&hurried, point("a1"), None), ["makes-five"]);
    // The only answer to the four is the five that could be made anyway.
    let blocked = freestyle("B:g8h8i8j3,W:f8j4j5j6j7,b");
    assert_eq!(assert_causes(&blocked, point("k8"), None), ["makes-five", "five-by-blocking"]);
    let fours = freestyle("B:f8g8,W:c3c4c5,b");
    assert_eq!(assert_causes(&fours, point("a1"), None), ["has-fours"]);
    // The forced answer to the four is a four itself.
    let tempo = freestyle("B:f8g8h8,W:e8j9j10j11,b");
    assert_eq!(assert_causes(&tempo, point("i8"), None), ["gains-tempo"]);
    assert_eq!(assert_causes(&freestyle("B:h8,W:a1,b"), point("h9"), None), ["no-threat"]);
    let mut seen = BTreeMap::new();
    for row in rows(KNOWN).filter(|row| row[3] != "-").take(2).chain(rows(CLAIMS).take(1)) {
        let position = position_of(&row);
        let goal = Some(Class::Vcf);
        for at in position.empties() {
            for cause in assert_causes(&position, at, goal) {
                *seen.entry(cause).or_insert(0) += 1;
            }
        }
    }
    assert!(seen.len() >= 4, "{seen:?}");
}

/// For each number of the outline: the move, the number that answers each reply, and the number that answers
/// all others.
type Told = BTreeMap<usize, (Point, BTreeMap<Point, usize>, Option<usize>)>;

fn told(outline: &Outline) -> Told {
    let mut told = Told::new();
    let mut parents: Vec<usize> = Vec::new();
    for row in &outline.rows {
        let after = |i: usize| match (row.steps.get(i), row.end) {
            (Some(step), _) => step.number,
            (None, RowEnd::As(number, _)) => number,
            (None, other) => panic!("{other:?}"),
        };
        if row.depth > 0 {
            let parent = told.get_mut(&parents[row.depth - 1]).unwrap();
            row.replies.iter().for_each(|&reply| assert!(parent.1.insert(reply, after(0)).is_none()));
            parent.2 = parent.2.or(row.elsewhere.then(|| after(0)));
        }
        for (i, step) in row.steps.iter().enumerate() {
            let replies = step.reply.map(|reply| (reply, after(i + 1))).into_iter().collect();
            let twice = told.insert(step.number, (step.attack, replies, None));
            assert!(twice.is_none(), "{} is shown twice", step.number);
        }
        parents.truncate(row.depth);
        parents.push(row.steps.last().map_or(0, |step| step.number));
    }
    told
}

fn assert_outline(win: &Win) {
    let (certificate, outline) = (&win.certificate, Outline::of(win, None));
    let told = told(&outline);
    for (node, number) in certificate.nodes.iter().zip(&outline.numbers) {
        let (attack, replies, otherwise) = &told[&number.unwrap()];
        let number = |child: usize| outline.numbers[child].unwrap();
        let named: BTreeMap<Point, usize> = node.replies.iter().map(|(&r, &c)| (r, number(c))).collect();
        assert_eq!((*attack, replies, *otherwise), (node.attack, &named, node.otherwise.map(number)));
    }
    assert_eq!(told.keys().copied().collect::<Vec<_>>(), (1..=told.len()).collect::<Vec<_>>());
}

#[test]
fn the_outline_tells_the_whole_certificate_once() {
    let mut outlined = 0;
    for row in rows(CLAIMS).chain(rows(KNOWN)) {
        if let Verdict::Proven(win) = vct::solve(&position_of(&row), &nodes(20_000)).verdict {
            assert_outline(&win);
            outlined += 1;
        }
    }
    assert!(outlined > 50, "{outlined}");
}

/// Where there is no win by threats, the nearest win is a quiet one. A move that begins a quiet win is never
/// reported as beginning none.
#[test]
fn a_quiet_win_is_the_nearest_where_there_is_no_other() {
    let position = freestyle("k10h10k7g8h11i11k8k9j12");
    assert!(disproven(&position, Class::Vct));
    let ask = |point: &str, goal| {
        let point = point.parse().unwrap();
        why_not(&mut Vcf::default(), &position, point, goal, &Budget::default()).unwrap().unwrap()
    };
    for goal in [None, Some(Class::Win)] {
        let found = ask("a1", goal);
        let nearest = found.win.proven().expect("a win");
        assert_eq!(nearest.class, Class::Win);
        assert!(found.value.value == MoveValue::ThrowsWin && found.goal < Class::Win);
        let won = ask(&nearest.first().to_string(), goal);
        assert_eq!(won.value.value, MoveValue::OtherRoute);
    }
    assert!(ask("a1", Some(Class::Vct)).win.proven().is_none());
}
