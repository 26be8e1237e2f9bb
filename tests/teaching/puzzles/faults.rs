//! Lint finds each fault and reports it by its name and at its place.

use yonsan::board::{Rule, notation};
use yonsan::solve::Budget;
use yonsan::solve::{Class, Vcf};
use yonsan::teach::puzzle::GoalKind;
use yonsan::teach::train::facts::{self, Flaw};
use yonsan::teach::train::grade::{Grader, NothingVerdict};
use yonsan::teach::train::lint::{self, LintFinding, LintMessage};

use crate::support::program::FIVE_PLIES;
use crate::support::world::puzzle;

/// A puzzle without a fault.
fn sound() -> String {
    written("vcf-0001", FIVE_PLIES, "black", "vcf, within: 5", "[four-three, straight-four]")
}

fn written(id: &str, position: &str, side: &str, goal: &str, themes: &str) -> String {
    let text = puzzle(id, "A test", position, side, goal, themes);
    let rating = right_rating(&text);
    text + &format!("rating: {rating}\n")
}

/// The rating that lint expects.
fn right_rating(text: &str) -> u16 {
    found(text)
        .into_iter()
        .find_map(|finding| if let LintMessage::Rating(_, right) = finding.what { Some(right) } else { None })
        .unwrap_or(1000)
}

fn found(text: &str) -> Vec<LintFinding> {
    let budget = Budget { nodes: Some(100_000), memory: 16 << 20, ..Budget::default() };
    lint::lint(&[text], &budget, &|| ()).findings
}

fn only(text: &str) -> LintFinding {
    let mut found = found(text);
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

#[test]
fn a_sound_puzzle_has_no_fault() {
    assert_eq!(found(&sound()), []);
}

#[test]
fn a_question_that_asks_nothing_is_a_fault() {
    let budget = Budget { nodes: Some(facts::NODES), ..Budget::default() };
    let flaw = |moves, goal| {
        let text = puzzle("vcf-0001", "A test", moves, "black", goal, "[]");
        lint::lint(&[&text], &budget, &|| ()).findings.into_iter().find_map(|finding| match finding.what {
            LintMessage::Claim(_, flaw) => Some(flaw),
            _ => None,
        })
    };
    assert_eq!(flaw("h8a1h9a3h10a5h11a7", "find-all"), Some(Flaw::FiveAtOnce));
    // Three double threes in three corners: Black may pass, and has one left after any reply.
    let three = "e4a1f4o1d5a15d6o15l4h1m4h15k5a8k6o8e11d1f11l1d12d15d13l15";
    assert_eq!(flaw(three, "vct, within: 5"), Some(Flaw::AnyMoveWins));
}

#[test]
fn each_false_claim_is_named_where_it_stands() {
    let swap = |from: &str, to: &str| {
        let text = sound().replace(from, to);
        assert_ne!(text, sound(), "{from}");
        let LintFinding { line, column, what, .. } = only(&text);
        (line, column, what)
    };
    assert_eq!(swap("within: 5", "within: 7"), (8, 28, LintMessage::Length(7, 5)));
    assert_eq!(swap(", within: 5", ""), (8, 7, LintMessage::NoLength(5)));
    assert_eq!(swap("CC0-1.0", "MIT"), (11, 10, LintMessage::Licence("MIT".to_owned())));
    let themes = LintMessage::Themes(vec!["straight-four".to_owned()], vec!["fukumi".to_owned()]);
    assert_eq!(swap("straight-four", "fukumi"), (9, 9, themes));
    assert!(matches!(swap("rating: ", "rating: 1"), (12, 9, LintMessage::Rating(Some(_), _))));
    assert_eq!(swap("A test", "A win in 4 stones"), (4, 8, LintMessage::Count(4, "stones", 3)));
    let hints = "rating: ";
    assert_eq!(swap(hints, "hints: [Try a1.]\nrating: ").2, LintMessage::Point("a1".parse().unwrap()));
    assert_eq!(swap(hints, "notes: Minimal length not proven.\nrating: ").2, LintMessage::Mark(true));
    // A text may name points of the solution, and stones.
    assert_eq!(found(&sound().replace(hints, "hints: [It is i8., f8 and 3 stones]\nrating: ")), []);
    // A stone prevents the win: the goal is false.
    let (_, _, what) = swap("e8c3", "e8i7i6c3");
    assert!(matches!(what, LintMessage::Claim(GoalKind::Vcf, Flaw::NoWin(Class::Vcf))), "{what:?}");
    let (_, _, what) = swap("kind: vcf", "kind: vct");
    assert!(matches!(what, LintMessage::Claim(GoalKind::Vct, Flaw::Narrower(Class::Vcf))), "{what:?}");
    let (_, _, what) = swap("kind: vcf, within: 5", "kind: none");
    assert!(matches!(what, LintMessage::Claim(GoalKind::None, Flaw::Wins { plies: 5, .. })), "{what:?}");
    let (_, _, what) = swap("kind: vcf, within: 5", "kind: defend");
    assert!(matches!(what, LintMessage::Claim(GoalKind::Defend, Flaw::NoThreat)), "{what:?}");
}

#[test]
fn the_same_puzzle_in_other_clothes_is_noticed() {
    let position = "B:k8m3l12d4c11,W:j8i8h8g9g10,w";
    let mirrored = written("vcf-0002", position, "white", "vcf, within: 5", "[four-three, straight-four]");
    let picture = LintMessage::Picture("vcf-0001".to_owned());
    assert_eq!(only(&format!("{}---\n{mirrored}", sound())).what, picture);
    let twice = found(&format!("{}---\n{}", sound(), sound()));
    let whats: Vec<LintMessage> = twice.into_iter().map(|finding| finding.what).collect();
    assert_eq!(whats, [LintMessage::SameId("vcf-0001".to_owned()), picture]);
}

#[test]
fn a_dual_is_told_and_is_no_fault() {
    // Two open threes far apart: four moves make a straight four.
    let position = "B:g8h8i8c3d3e3,W:a12l13o1n9k15,b";
    let dual = only(&written("vcf-0001", position, "black", "vcf, within: 3", "[straight-four]")).what;
    assert!(matches!(&dual, LintMessage::Duals(duals) if duals.len() == 3) && !dual.is_fault(), "{dual:?}");
}

#[test]
fn a_limit_is_no_verdict() {
    let budget = Budget { nodes: Some(1), memory: 1 << 20, ..Budget::default() };
    let linted = lint::lint(&[&sound()], &budget, &|| ());
    assert!(matches!(linted.findings[0].what, LintMessage::Claim(_, Flaw::Unsettled(_))), "{linted:?}");
}

#[test]
fn that_nothing_is_to_be_found_is_an_answer() {
    let graded = |position: &str, kind| {
        let mut vcf = Vcf::default();
        let position = notation::parse(position, Rule::Freestyle).unwrap();
        let goal = yonsan::teach::puzzle::Goal { kind, within: None };
        Grader { vcf: &mut vcf, budget: Budget::default(), goal }.nothing(&position)
    };
    assert_eq!(graded("B:h8,W:i9,b", GoalKind::None), NothingVerdict::Right(Class::Vct));
    assert_eq!(graded(FIVE_PLIES, GoalKind::None), NothingVerdict::Wins(Class::Vcf));
    assert_eq!(graded(FIVE_PLIES, GoalKind::Vcf), NothingVerdict::Wins(Class::Vcf));
    let all = graded("B:b1c1d1,W:,w", GoalKind::FindAll);
    assert!(matches!(all, NothingVerdict::Points(points) if points.len() >= 3));
}

#[test]
fn ratings_keep_to_their_scale_and_rise_with_length() {
    let position = |text| notation::parse(text, Rule::Freestyle).unwrap();
    let budget = Budget { nodes: Some(100_000), ..Budget::default() };
    let short = facts::facts(&position(FIVE_PLIES), GoalKind::Vcf, &budget).unwrap();
    let mut long = short.clone();
    long.line.extend(short.line.iter().copied());
    assert!(facts::rating(&long) > facts::rating(&short));
    long.tempting = yonsan::board::Point::all().collect();
    (long.breadth, long.rank, long.counters, long.quiet, long.slow) = (1 << 40, 225, 50, 50, 50);
    long.kind = GoalKind::Win;
    let hardest = facts::rating(&long);
    assert!(hardest <= 2600 && hardest.is_multiple_of(10), "{hardest}");
}
