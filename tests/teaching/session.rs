//! Random conversations: no line makes a session panic or leaves it in a state that contradicts itself.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use yonsan::board::{Color, Point, Position, Rule};
use yonsan::reply::{Done, ListsReply, Reply, Upcoming};
use yonsan::session::{Session, parse};
use yonsan::solve::{Budget, MoveValue, Vcf, Verdict};
use yonsan::teach::explain::MoveKind;
use yonsan::teach::puzzle::GoalKind;
use yonsan::teach::puzzle::library;
use yonsan::teach::train::grade::Grader;

use crate::support::world::{Talk, puzzle, shown};

/// Three puzzles: one given as a game, so that its start has moves already; one without a win; and one that a
/// quiet move wins too.
fn puzzles() -> String {
    let first = puzzle("vcf-7777", "As a game", "h8a1i8a3j8a5o1o3", "black", "vcf, within: 3", "[]");
    let second = puzzle("look-7777", "Nothing to find", "B:h8i8j8,W:g8,w", "white", "none", "[]");
    let third =
        puzzle("vcf-7778", "One more than needed", "B:h8i8j8c3d3e3,W:a15,b", "black", "vcf, within: 3", "[]");
    [first, second.replace("freestyle", "standard"), third].join("---\n")
}

/// Lines that are typed often, separated by `|`. A line that occurs twice is typed twice as often; the first
/// one is empty.
const LINES: &str = "\
|step|step|step|back|back|forward|forward b|goto 2|goto 0|delete|promote|comment a word|mark h8 cross|\
save game.sgf --force|load game.sgf|step stubborn|step 1|step 2|step k8|step 0|why 2|tree|pillars --nodes 1000|\
why --nodes 3000|undo|undo|redo|redo|hint|hint|why|answer|solve|solve --shortest|solve --all|\
solve --side white|solve --side black|restart|solve --within 3|solve --within 0|solve --nodes 1|\
solve --nodes 0 --all|solve vct|show|show numbers|annotate|annotate powers|annotate terminator|\
clear|swap|turn|side|side white|side black|rule standard|lesson tempo|lesson 7|quit lesson|f8 i8|\
rule freestyle|next|puzzles|load vcf-0001|load p.yaml|load p.yaml --game 2|\
load vcf-0001 --rule standard|load vcf-0001 --side white|load p.yaml --side white|\
load B:h8i8j8k8,W:g8,b|load B:h8i8j8,W:,b|load h8a1i8a3j8a5|load saved.txt|load saved.yaml|\
load saved.json|save saved.txt|save saved.yaml|save saved.json|check saved.json|\
export svg saved.svg --by powers --mark h8,a1|export svg - --line --wins --nodes 2000|\
export html saved.html vct --nodes 2000|export png saved.png numbers|solve --proof saved.json|\
puzzles show vcf-0001|train --seed 1|train --complete --seed 2|train --defence mine --seed 3|\
review --ahead --seed 4|train --streak 1000 --seed 5|train --set s --kind vcf --count 2 --seed 6|train --set s|\
train --exam 2 --kind vcf --seed 7|quit exam|nothing|train --sets|train --exams|review --exam|train --playlist edge|stats|stats --export csv|stats --export json|\
help|tour|j8|k8|k8|i7|i8|h9|place black l8|place white k8|remove h8|remove a1|grade k8 l8|\
grade k8 l8 m8 n8|why k8";

fn line() -> impl Strategy<Value = String> {
    let near = (5..10u8, 5..12u8).prop_map(|(x, y)| format!("{}{y}", (b'a' + x) as char));
    let point = || (0..15u8, 1..16u8).prop_map(|(x, y)| format!("{}{y}", (b'a' + x) as char));
    let plain = prop::sample::select(LINES.split('|').collect::<Vec<_>>());
    prop_oneof![
        20 => plain.prop_map(str::to_owned),
        4 => near,
        1 => point(),
        1 => point().prop_map(|p| format!("cell {p}")),
        1 => point().prop_map(|p| format!("why {p}")),
        1 => (point(), point()).prop_map(|(p, q)| format!("place black {p} {q}")),
        1 => (point(), point()).prop_map(|(p, q)| format!("grade {p} {q}")),
        1 => point().prop_map(|p| format!("remove {p}")),
        1 => "\\PC{0,12}",
    ]
}

fn first() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["load p.yaml", "load p.yaml --game 3", "next", "load vcf-0003", "show"])
        .prop_map(str::to_owned)
}

/// The line with a limit on nodes, where it begins a search without one: a hard position comes up now and then.
fn limited(line: &str) -> String {
    let searches = ["solve", "step", "why", "grade", "tree", "hint", "answer"];
    let limited = format!("{line} --nodes 3000");
    let search = searches.iter().any(|word| line.split(' ').next() == Some(word));
    if search && !line.contains("--nodes") && parse(&limited).is_ok() { limited } else { line.to_owned() }
}

/// Asserts what must be true after every reply, whatever was typed before.
fn look(session: &Session, before: &Position, line: &str, reply: &Reply) {
    let now = session.position();
    let both = Color::BOTH.into_iter().all(|color| now.has_won(color));
    assert!(!both, "both sides have won after {line}");
    // Under renju a forbidden move wins for White without a five.
    let five = Color::BOTH.into_iter().any(|color| now.has_won(color));
    let forbidden = now.rule() == Rule::Renju && now.winner() == Some(Color::White);
    assert!(now.winner().is_some() == five || forbidden, "{line}");
    let text = shown(reply);
    match reply {
        // "Has no VCF" is said only where there is none.
        Reply::Finding(finding) if matches!(finding.verdict, Verdict::Disproven(_)) => {
            assert!(!text.contains("Proven"));
            assert!(Vcf::default().solve(&finding.position, &Budget::default()).verdict.proven().is_none());
        }
        Reply::Board { position, .. } | Reply::Changed(_, position) | Reply::Replied { position, .. } => {
            assert_eq!(&**position, now);
        }
        Reply::Graded { puzzle, position, grade, .. } => {
            assert_eq!(&**position, now);
            let all = puzzle.goal.kind.finds_points();
            assert_eq!(grade.mark.keeps() && !all, now != before, "{line}: {text}");
            assert_eq!(before.to_move(), puzzle.side(), "{line}: the side that solves the puzzle is asked");
        }
        Reply::Node(view) => {
            assert_eq!(&view.position, now);
            assert!(view.ply.0 <= view.ply.1);
        }
        Reply::Step(step) => {
            assert_eq!(&step.position, now);
            assert!(step.at <= step.of);
        }
        // A lesson has its own boards.
        Reply::Lesson(_) => {}
        Reply::Task(task) => {
            assert_eq!(&task.position, now);
            assert_eq!(&task.puzzle.position, now, "{line}: {text}");
        }
        Reply::Practice(view) => {
            if let Upcoming::Task { task, .. } = &view.next {
                assert_eq!(&task.position, now, "{line}: {text}");
            }
        }
        Reply::Lists(ListsReply::Exam(view)) => match &view.task {
            Some(task) => assert_eq!(&task.task.position, now, "{line}: {text}"),
            None => assert!(view.report.is_some() && now == before, "{line}: {text}"),
        },
        Reply::Why(why) => {
            assert!(
                why.moves.iter().all(|(why, _)| why.kind == MoveKind::Quiet
                    || !why.five.is_empty()
                    || !why.fours.is_empty()),
                "{line}: {text}"
            );
        }
        _ => assert_eq!(now, before, "{line}: {text}"),
    }
}

fn talk(lines: &[&str]) -> (Session, Vec<Reply>) {
    let mut talk = Talk::new(&[("p.yaml", &puzzles())]);
    let replies = lines.iter().map(|line| talk.say(line)).collect();
    (talk.session, replies)
}

#[test]
fn a_puzzle_solved_again_by_redo_is_solved() {
    let (session, replies) = talk(&["load p.yaml", "k8", "undo", "redo", "a4"]);
    assert!(matches!(replies[4], Reply::Changed(Done::Moved { color: Color::White, .. }, _)), "{replies:?}");
    assert_eq!(session.position().to_move(), Color::Black);
}

#[test]
fn a_walk_after_the_solution_does_not_pass_for_it() {
    let (_, replies) = talk(&["load p.yaml", "k8", "solve --side black", "step", "why"]);
    assert!(
        matches!(&replies[4], Reply::Why(why) if why.moves.len() == 1 && why.moves[0].0.kind == MoveKind::Five)
    );
}

#[test]
fn what_was_played_is_explained_as_it_was_played() {
    let (_, replies) = talk(&["load p.yaml --game 3", "o15"]);
    let said = shown(&replies[1]);
    assert!(said.contains("quiet") && !said.contains("only answer"), "{said}");
    let (_, replies) = talk(&["load p.yaml", "k8", "l8", "why"]);
    assert!(matches!(&replies[3], Reply::Why(why) if why.moves.len() == 1 && why.moves[0].0.decides));
}

#[test]
fn a_puzzle_that_was_changed_by_hand_is_begun_again() {
    let (session, replies) = talk(&["load p.yaml", "turn", "place black o15", "restart"]);
    assert!(matches!(&replies[3], Reply::Task(_)), "{replies:?}");
    assert!(session.is_grading());
    let (session, replies) = talk(&["load vcf-0001", "play", "play stop", "restart"]);
    assert!(matches!(&replies[3], Reply::Task(_)), "{replies:?}");
    assert!(session.is_grading());
}

#[test]
fn a_search_without_a_win_or_for_the_other_side_does_not_answer_for_a_puzzle() {
    for before in ["solve vcf", "solve --side white", "solve vct --side white"] {
        let (_, replies) = talk(&["load vct-0003", before, "answer"]);
        let Reply::Finding(found) = &replies[2] else { panic!("{before}: {replies:?}") };
        let win = found.verdict.proven().expect("the puzzle's win");
        assert_eq!(Some(win.plies()), library::find("vct-0003").unwrap().goal.within, "{before}");
    }
}

#[test]
fn a_longer_way_makes_the_whole_longer() {
    let mut vcf = Vcf::default();
    let mut longer = 0;
    for puzzle in library::puzzles().iter().filter(|puzzle| puzzle.goal.kind == GoalKind::Vcf).take(80) {
        let mut grader = Grader { vcf: &mut vcf, budget: Budget::default(), goal: puzzle.goal };
        let four = |point: &Point| {
            let after = puzzle.position.clone().after(&[*point]).unwrap();
            after.five_points(puzzle.position.to_move()).len() == 1
        };
        let mut fours = puzzle
            .position
            .empties()
            .filter(four)
            .map(|point| (point, grader.grade(&puzzle.position, point)));
        let Some((point, grade)) = fours.find(|(_, grade)| grade.mark == MoveValue::Longer) else {
            continue;
        };
        longer += 1;
        let whole = puzzle.goal.within.unwrap() + 2 * grade.extra_stones.unwrap();
        let mut talk = Talk::new(&[]);
        talk.say(&format!("load {}", puzzle.id));
        let mut next = point;
        let moves = loop {
            let reply = talk.say(&next.to_string());
            let Reply::Graded { grade, moves: (moves, told), .. } = reply else { panic!("{reply:?}") };
            assert_eq!(told, Some(whole), "{} {next}", puzzle.id);
            assert!(
                next == point || matches!(grade.mark, MoveValue::Best | MoveValue::Equivalent),
                "{grade:?}"
            );
            if grade.decided {
                break moves;
            }
            next =
                vcf.shortest(talk.session.position(), &Budget::default()).verdict.proven().unwrap().first();
        };
        // Where two points complete a five, the puzzle ends one stone early.
        assert!((moves as u16 * 2 - 1).abs_diff(whole) <= 2, "{} {moves} {whole}", puzzle.id);
    }
    assert!(longer >= 5, "{longer}");
}

#[test]
fn a_win_by_another_route_is_not_counted_among_the_points_to_find() {
    let mut talk = Talk::new(&[]);
    talk.say("load game-0316");
    // k6 makes an open three; the six points that begin a run of fours are asked for.
    let Reply::Graded { grade, .. } = talk.say("k6") else { panic!("no grade") };
    assert!(grade.mark.keeps(), "{grade:?}");
    for (i, point) in ["h6", "g7", "k8", "l9", "k10", "l11"].into_iter().enumerate() {
        let reply = talk.say(point);
        let Reply::Graded { grade, .. } = &reply else { panic!("{reply:?}") };
        assert_eq!(grade.decided, i == 5, "{point}");
        assert!(i == 5 || shown(&reply).contains(&format!("{} of 6 found", i + 1)), "{}", shown(&reply));
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn nothing_said_to_a_session_makes_it_contradict_itself(lines in prop::collection::vec(line(), 1..60), first in first()) {
        let mut talk = Talk::new(&[("p.yaml", &puzzles())]);
        for line in [first].iter().chain(&lines) {
            if parse(line).is_err() {
                continue;
            }
            let line = &limited(line);
            let before = talk.session.position().clone();
            let reply = talk.say(line);
            look(&talk.session, &before, line, &reply);
            // A move that is taken back and made again, or made again and taken back, leaves the position as it was.
            let here = talk.session.position().clone();
            for (there, back) in [("undo", "redo"), ("redo", "undo")] {
                if matches!(line.as_str(), "undo" | "redo") {
                    let first = talk.say(there);
                    if matches!(first, Reply::Changed(Done::Undone(_) | Done::Redone(_), _)) {
                        talk.say(back);
                    }
                    prop_assert_eq!(talk.session.position(), &here);
                }
            }
        }
    }
}

#[test]
fn the_whole_board_tree_is_told_and_some_of_it_verified() {
    let mut talk = Talk::new(&[]);
    for rule in [Rule::Freestyle, Rule::Standard] {
        talk.say(&format!("rule {}", rule.name()));
        let Reply::Strategy(view) = talk.say("strategy --sample 3") else { panic!("{rule:?}") };
        assert_eq!(view.tree.rule(), rule);
        let (all, tally) = view.verified.unwrap();
        assert_eq!((all, tally.decisions, tally.open.len()), (view.size.decisions, 3, 0));
        assert!(tally.decided + tally.leaves > 100, "{tally:?}");
    }
}
