//! Computes the statements about a proof's moves again from the board and the certificate; and walks through
//! proofs against any defence.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use yonsan::board::{Axis, Dice, Point, PointSet, Position};
use yonsan::solve::{Class, Vcf, Win};
use yonsan::teach::analyze::{Finding, Next, OffTheProof, SearchRequest, Walk, find};
use yonsan::teach::explain::{MoveDetail, MoveDetails, MoveKind, MoveReason, Outline, explain_line};

use crate::support::clauses::set;
use crate::support::positions::{CLAIMS, KNOWN, claim, freestyle, nodes, played, position_of, rows};

fn found(position: &Position, goal: Class, most: u64) -> Rc<Finding> {
    let question = SearchRequest { goal, shortest: false, all: false, budget: nodes(most) };
    Rc::new(find(&mut Vcf::default(), position, &question).unwrap())
}

fn win(finding: &Finding) -> &Win {
    finding.verdict.proven().unwrap()
}

/// The wins in a table that are found with at most this many nodes each.
fn wins(table: &str, goal: Class, most: u64) -> Vec<Rc<Finding>> {
    let found = rows(table).map(|row| found(&position_of(&row), goal, most));
    found.filter(|finding| finding.verdict.proven().is_some()).collect()
}

fn all_wins() -> Vec<Rc<Finding>> {
    let mut all = wins(KNOWN, Class::Vcf, 1_000_000);
    all.extend(wins(CLAIMS, Class::Vct, 2_000));
    // A win that begins with a quiet move.
    all.push(found(&claim("T0g17p6"), Class::Win, 600_000));
    assert!(all.len() > 35, "{}", all.len());
    assert_eq!(all.last().map(|finding| win(finding).class), Some(Class::Win));
    all
}

/// The other stones of the fives through this point, one of the attacker's stones being on `with`.
fn company(board: &Position, five: Point, with: Option<Point>) -> PointSet {
    let attacker = board.stone(with.unwrap_or(five)).unwrap_or(board.to_move());
    let own = |p: &Point| board.stone(*p) == Some(attacker);
    let run = |axis: Axis| -> Vec<Point> {
        axis.directions().into_iter().flat_map(|d| five.walk(d).take_while(own)).collect()
    };
    let runs = Axis::ALL.into_iter().map(run).filter(|run| board.rule().wins(attacker, run.len() + 1));
    runs.filter(|run| with.is_none_or(|with| run.contains(&with))).flatten().collect()
}

/// The other stones of the fives and fours that a move makes.
fn used(before: &Position, attack: Point) -> PointSet {
    let attacker = before.to_move();
    let mut all =
        if before.makes_five(attacker, attack) { company(before, attack, None) } else { PointSet::EMPTY };
    let board = played(before, &[attack]);
    if board.winner().is_none() {
        for five in board.five_points(attacker).iter() {
            all = all.union(&company(&board, five, Some(attack)));
        }
    }
    all.remove(attack);
    all
}

/// Whether some five points in a row through a point contain, besides that point, only these stones.
fn suffice(stones: &PointSet, five: Point) -> bool {
    let reach = |d| five.walk(d).take_while(|p| stones.contains(*p)).count();
    Axis::ALL.into_iter().any(|axis| axis.directions().into_iter().map(reach).sum::<usize>() >= 4)
}

/// Asserts the gain, cost and rest squares of a move; `before` is the position in which the node is played.
fn verify_squares(win: &Win, before: &Position, node: usize, reason: &MoveReason) {
    let node = &win.certificate.nodes[node];
    let board = played(before, &[reason.attack]);
    let attacker = before.to_move();
    let mut with = set(&reason.rest);
    let mut all = used(before, reason.attack);
    with.insert(reason.attack);
    if reason.fours.is_empty() && !reason.decides {
        let named: Vec<Point> = node.replies.keys().copied().filter(|&p| board.is_empty(p)).collect();
        assert_eq!(reason.cost(), named);
        let threat = reason.threat.as_ref().expect("a quiet move threatens");
        let mut passed = board.with_turn(attacker);
        for (i, &point) in threat.line.iter().enumerate() {
            if i % 2 == 0 {
                all = all.union(&used(&passed, point));
                assert!(!passed.makes_five(attacker, point) || suffice(&with, point));
                with.insert(point);
            }
            passed.make(point).unwrap();
            if i % 2 == 0 && passed.winner().is_none() {
                let through = |five: &Point| company(&passed, *five, Some(point)).contains(point);
                let fives: Vec<Point> = passed.five_points(attacker).iter().filter(through).collect();
                assert!(fives.into_iter().all(|five| suffice(&with, five)), "{}", reason.attack);
            }
        }
        let wins = passed.has_won(attacker) || passed.five_points(attacker).len() > 1;
        assert!(wins, "the threat wins if the defender passes");
        all = all.union(&reason.threes.iter().flat_map(|three| three.stones.iter().copied()).collect());
        all = all.intersection(before.stones(attacker));
    } else if reason.kind == MoveKind::Five {
        assert!(suffice(&with, reason.attack));
    } else {
        let through = |five: &Point| company(&board, *five, Some(reason.attack)).contains(reason.attack);
        let fives: PointSet = board.five_points(attacker).iter().filter(through).collect();
        assert_eq!(set(&reason.cost()), fives);
        assert!(fives.iter().all(|five| suffice(&with, five)));
    }
    // Every stone that is named belongs to a five or a four.
    assert!(set(&reason.rest).minus(&all).is_empty(), "{}: {:?} of {all:?}", reason.attack, reason.rest);
}

/// Asserts what a move depends on; `line` is the line along which all moves were explained.
fn verify_dependence(win: &Win, line: &[Point], reasons: &[MoveReason]) {
    let nodes = win.certificate.nodes_along(line);
    for (j, reason) in reasons.iter().enumerate() {
        let earlier = || (0..j).map(|i| (i, &reasons[i]));
        let needs: Vec<usize> =
            earlier().filter(|(_, e)| reason.rest.contains(&e.attack)).map(|(_, e)| e.number).collect();
        assert_eq!(reason.needs.iter().map(|(number, _)| *number).collect::<Vec<_>>(), needs);
        let uses: BTreeSet<Point> =
            reason.fours.iter().flat_map(|four| four.fives.clone()).chain([reason.attack]).collect();
        let left = earlier().filter(|(_, e)| e.fours.is_empty() && !e.decides).filter_map(|(i, e)| {
            let board = played(&win.certificate.position, &line[..=2 * i]);
            let open = |p: &Point| uses.contains(p) && line[2 * i + 1] != *p && board.is_empty(*p);
            let named = win.certificate.nodes[nodes[i]].replies.keys().copied();
            let points: Vec<Point> = named.filter(open).collect();
            (!points.is_empty()).then_some((e.number, points))
        });
        let told = reason.left_open.iter().map(|left| (left.number, left.points.clone()));
        assert_eq!(told.collect::<Vec<_>>(), left.collect::<Vec<_>>());
        for (number, _) in &reason.serves {
            let user = reasons.iter().find(|later| later.number == *number).unwrap();
            assert!(user.needs.iter().any(|(needed, _)| *needed == reason.number));
        }
    }
}

/// The replies that make a four for the defender and may be played: all of them, or the only one that blocks the
/// five.
fn fours(board: &Position) -> BTreeMap<Point, PointSet> {
    let (defender, attacker) = (board.to_move(), board.to_move().other());
    let threatened = board.five_points(attacker);
    let makes = |reply: Point| {
        let next = played(board, &[reply]);
        Some((reply, next.five_points(defender))).filter(|(_, fives)| !fives.is_empty())
    };
    let allowed = board.empties().filter(|&reply| threatened.is_empty() || threatened.contains(reply));
    if threatened.len() > 1 { BTreeMap::new() } else { allowed.filter_map(makes).collect() }
}

/// The largest number of fours that the defender can make in a row from a node on.
fn longest_fours(win: &Win, before: &Position, node: usize) -> usize {
    let board = played(before, &[win.certificate.nodes[node].attack]);
    if board.winner().is_some() {
        return 0;
    }
    let more = |reply: Point| {
        let next = win.certificate.nodes[node].answer(reply).unwrap();
        1 + longest_fours(win, &played(&board, &[reply]), next)
    };
    fours(&board).into_keys().map(more).max().unwrap_or(0)
}

fn verify_detail(
    win: &Win,
    outline: &Outline,
    before: &Position,
    at: usize,
    detail: &MoveDetail,
) -> (usize, usize) {
    let node = &win.certificate.nodes[at];
    let (attacker, defender) = (before.to_move(), before.to_move().other());
    let board = played(before, &[node.attack]);
    let quiet = board.winner().is_none() && board.five_points(attacker).is_empty();
    let named: BTreeSet<Point> = node.replies.keys().copied().filter(|&p| board.is_empty(p)).collect();
    let told: Vec<Point> = detail.answers.iter().flat_map(|way| way.replies.iter().copied()).collect();
    if quiet {
        assert_eq!(told.len(), named.len(), "no reply twice");
        assert_eq!(told.iter().copied().collect::<BTreeSet<_>>(), named);
        assert_eq!(
            detail.answers.iter().filter(|way| way.elsewhere).count(),
            usize::from(node.otherwise.is_some())
        );
    } else {
        assert!(detail.answers.is_empty());
    }
    for way in &detail.answers {
        let nexts = way.replies.iter().map(|reply| node.replies[reply]);
        for next in nexts.chain(node.otherwise.filter(|_| way.elsewhere)) {
            assert_eq!(outline.numbers[next], Some(way.number));
            assert_eq!(win.certificate.nodes[next].attack, way.attack);
        }
        let start = if way.replies.is_empty() { board.with_turn(attacker) } else { board.clone() };
        assert!(way.replies.is_empty() || way.replies.contains(&way.line[0]));
        let end = played(&start, &way.line);
        assert_eq!(end.winner(), Some(attacker));
        assert_eq!(usize::from(way.stones()), end.stones(attacker).len() - board.stones(attacker).len());
    }
    // Replies with different answers are in different groups.
    let numbers: BTreeSet<usize> = detail.answers.iter().map(|way| way.number).collect();
    assert_eq!(numbers.len(), detail.answers.len());
    let expected = if board.winner().is_some() { BTreeMap::new() } else { fours(&board) };
    let counters: BTreeMap<Point, PointSet> =
        detail.counters.iter().map(|counter| (counter.reply, set(&counter.fives))).collect();
    assert_eq!(counters, expected);
    for counter in &detail.counters {
        let met = played(&board, &[counter.reply, counter.attack]);
        let five = met.winner() == Some(attacker);
        assert_eq!(five, counter.kind == MoveKind::Five);
        assert!(five || met.five_points(defender).is_empty());
        let next = node.answer(counter.reply).unwrap();
        assert_eq!(outline.numbers[next], Some(counter.number));
        let most = 1 + longest_fours(win, &played(&board, &[counter.reply]), next);
        assert!(counter.fours.is_none_or(|fours| fours == most), "{counter:?} {most}");
    }
    (detail.answers.len(), detail.counters.len())
}

#[test]
fn what_is_told_of_a_move_follows_from_its_node() {
    let mut dice = Dice::new(3);
    let (mut ways, mut counters, mut open) = (0, 0, 0);
    for finding in all_wins() {
        let win = win(&finding);
        let outline = Outline::of(win, None);
        let details = MoveDetails::new(win, &outline);
        let highest = outline.numbers.iter().flatten().max().copied().unwrap();
        let mut walk = Walk::new(Rc::clone(&finding)).unwrap();
        // The longest line, and a few others.
        for round in 0..4 {
            walk.go(if round == 0 { 1 } else { 1 + dice.below(highest) }).unwrap();
            let line = walk.line().to_vec();
            let reasons = explain_line(&win.certificate, &line, |node| outline.numbers[node]);
            verify_dependence(win, &line, &reasons);
            open += reasons.iter().map(|reason| reason.left_open.len()).sum::<usize>();
            for (i, (reason, node)) in reasons.iter().zip(win.certificate.nodes_along(&line)).enumerate() {
                let before = played(&finding.position, &line[..2 * i]);
                assert_eq!(Some(reason.number), outline.numbers[node]);
                assert!(round > 0 || reason.number == i + 1, "the longest line's moves come first");
                verify_squares(win, &before, node, reason);
                let told = verify_detail(win, &outline, &before, node, &details.of(&before, node));
                (ways, counters) = (ways + told.0, counters + told.1);
            }
        }
    }
    assert!(ways > 500 && counters > 80 && open > 50, "{ways} {counters} {open}");
}

/// A random reply: mostly one that the proof names or that makes a four, sometimes any.
fn reply(dice: &mut Dice, walk: &Walk, node: usize) -> Point {
    let free: Vec<Point> = walk.position().empties().collect();
    let named = walk.win().certificate.nodes[node].replies.keys().copied().filter(|p| free.contains(p));
    let choice: Vec<Point> = match dice.below(4) {
        0 => free.clone(),
        1 => fours(walk.position()).into_keys().collect(),
        _ => named.collect(),
    };
    if choice.is_empty() { free[dice.below(free.len())] } else { choice[dice.below(choice.len())] }
}

#[test]
fn every_walk_ends_in_a_five_within_the_plies_of_the_win() {
    let mut dice = Dice::new(4);
    let (mut chosen, mut short) = (0, 0);
    for finding in all_wins() {
        let win = win(&finding);
        for _ in 0..25 {
            let mut walk = Walk::new(Rc::clone(&finding)).unwrap();
            let mut way = vec![walk.position().clone()];
            while walk.next() != Next::Over {
                let of = walk.line().len();
                match walk.next() {
                    Next::Reply(node) if dice.below(5) > 0 => {
                        let reply = reply(&mut dice, &walk, node);
                        walk.play(reply).unwrap();
                        chosen += 1;
                    }
                    _ => assert!(walk.forward()),
                }
                assert!(walk.line().len() <= of, "no defence is longer than the longest");
                assert_eq!(
                    walk.line()[..walk.at()],
                    walk.position().moves()[finding.position.moves().len()..]
                );
                way.push(walk.position().clone());
            }
            assert_eq!(walk.position().winner(), Some(finding.position.to_move()));
            assert!(walk.at() <= usize::from(win.plies()) && !walk.forward());
            short += usize::from(walk.at() < usize::from(win.plies()));
            while let Some(position) = way.pop() {
                assert_eq!(*walk.position(), position);
                assert_eq!(walk.back(), !way.is_empty());
            }
            assert_eq!(walk.line(), win.line);
        }
    }
    assert!(chosen > 2_000 && short > 200, "{chosen} {short}");
}

#[test]
fn every_number_is_a_place_to_go_to() {
    let mut gone = 0;
    for finding in all_wins() {
        let win = win(&finding);
        let outline = Outline::of(win, None);
        let mut walk = Walk::new(Rc::clone(&finding)).unwrap();
        let numbers: BTreeSet<usize> = outline.numbers.iter().flatten().copied().collect();
        for &number in numbers.iter().take(60) {
            walk.go(number).unwrap();
            assert_eq!(walk.number(walk.node()), Some(number));
            let attack = win.certificate.nodes[walk.node()].attack;
            assert_eq!(walk.position().last_move(), Some(attack));
            assert_eq!(walk.reason().map(|why| (why.number, why.attack)), Some((number, attack)));
            gone += 1;
        }
        let highest = *numbers.last().unwrap();
        assert_eq!(walk.go(highest + 1), Err(OffTheProof::NoSuchMove(highest)));
        walk.go(0).unwrap();
        assert_eq!((walk.at(), walk.position()), (0, &finding.position));
    }
    assert!(gone > 500, "{gone}");
}

#[test]
fn a_walk_takes_only_what_the_proof_answers() {
    let finding = found(&freestyle("B:f8g8h8i9i10,W:e8c3d12l4m11,b"), Class::Vcf, 1_000);
    let mut walk = Walk::new(finding).unwrap();
    let at = |name: &str| name.parse::<Point>().unwrap();
    assert_eq!(walk.play(at("a1")), Err(OffTheProof::Plays(at("i8"))));
    walk.play(at("i8")).unwrap();
    assert!(matches!(walk.play(at("i8")), Err(OffTheProof::Illegal(_))));
    // A four that is not blocked becomes a five.
    walk.play(at("a1")).unwrap();
    assert_eq!(walk.next(), Next::Five(at("j8")));
    assert_eq!(walk.play(at("i7")), Err(OffTheProof::Plays(at("j8"))));
    assert!(walk.forward() && walk.next() == Next::Over && walk.back() && walk.back());
    assert!(walk.forward(), "after going back it is the longest defence again");
    assert_eq!(walk.position().last_move(), Some(at("j8")));
}
