//! Tests that every built-in puzzle has the solution that it states.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use yonsan::Checked;
use yonsan::board::{Color, Rule};
use yonsan::solve::{Attack, Budget, MoveValue, Vcf, Win};
use yonsan::teach::puzzle::{self, GoalKind, Puzzle};
use yonsan::teach::train::facts::{self, Facts};
use yonsan::teach::train::grade::Grader;
use yonsan::teach::train::lint::{self, Linted};
use yonsan::teach::train::mine;
use yonsan::teach::{puzzle::library, train::hint};

/// Two threads, because the machines that run this test have two cores.
fn linted() -> &'static Linted {
    static LINTED: OnceLock<Linted> = OnceLock::new();
    LINTED.get_or_init(|| {
        let texts: Vec<&str> = library::FILES.iter().map(|(_, text)| *text).collect();
        let budget = Budget { nodes: Some(facts::NODES), threads: 2, memory: 32 << 20, ..Budget::default() };
        lint::lint(&texts, &budget, &|| ())
    })
}

fn count(wanted: impl Fn(&Puzzle, &Facts) -> bool) -> usize {
    let facts: BTreeMap<&str, &Facts> =
        linted().facts.iter().map(|(id, facts)| (id.as_str(), facts)).collect();
    let kept = |puzzle: &&Puzzle| facts.get(puzzle.id.as_str()).is_some_and(|facts| wanted(puzzle, facts));
    library::puzzles().iter().filter(kept).count()
}

#[test]
fn every_claim_is_proven_again() {
    let faults: Vec<_> = linted().faults().map(|fault| (&fault.id, fault.line, &fault.what)).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    assert_eq!(linted().facts.len(), library::puzzles().len());
}

#[test]
fn there_are_enough_of_every_kind() {
    let of = |kind| count(|puzzle, _| puzzle.goal.kind == kind);
    let all = library::puzzles().len();
    assert!(all >= 1_650, "{all}");
    let games = count(|puzzle, _| !puzzle.went.is_empty() && puzzle.rule() != Rule::Renju);
    assert!(games >= 1_180, "{games}");
    for (kind, least) in [
        (GoalKind::Vcf, 150),
        (GoalKind::Vct, 120),
        (GoalKind::Win, 40),
        (GoalKind::Defend, 40),
        (GoalKind::FindAll, 30),
        (GoalKind::Forbidden, 30),
        (GoalKind::None, 20),
    ] {
        assert!(of(kind) >= least, "{}: {}", kind.name(), of(kind));
    }
    let stones = |facts: &Facts| facts.line.len().div_ceil(2);
    let fours =
        |least: usize| count(|puzzle, facts| puzzle.goal.kind == GoalKind::Vcf && stones(facts) >= least);
    assert!(fours(6) >= 50, "{}", fours(6));
    let easy = count(|puzzle, facts| puzzle.goal.kind == GoalKind::Vcf && stones(facts) <= 3);
    assert!(easy >= 150, "{easy}");
    for (least, of) in [(13, 12), (14, 8), (15, 4)] {
        assert!(fours(least) >= of, "{} of {least} stones and more", fours(least));
    }
    let unproven = count(|puzzle, facts| puzzle.goal.kind == GoalKind::Win && !facts.minimal);
    assert!(unproven <= 240, "{unproven} quiet puzzles may have a shorter win");
    assert!(count(|puzzle, _| puzzle.rule() == Rule::Standard) >= 60);
    for color in Color::BOTH {
        assert!(count(|puzzle, _| puzzle.side() == color) >= all / 5);
    }
    for (from, to) in [(700, 1100), (1100, 1500), (1500, 1900), (1900, 2601)] {
        let rated = |puzzle: &Puzzle| puzzle.rating.is_some_and(|rating| (from..to).contains(&rating));
        assert!(count(|puzzle, _| rated(puzzle)) >= 15, "{from} to {to}");
    }
}

#[test]
fn few_fall_to_the_first_choice_of_an_evaluator() {
    let budget = Budget { nodes: Some(1), ..Budget::default() };
    let others = |puzzle: &Puzzle| puzzle.rule() != Rule::Renju;
    let fall = count(|puzzle, facts| others(puzzle) && !mine::quality(facts, &budget, 0).fall.is_empty());
    let all = count(|puzzle, _| others(puzzle));
    assert!(100 * fall <= 15 * all, "{fall} of {all}");
}

#[test]
fn the_program_solves_its_runs_of_fours_move_by_move() {
    for puzzle in library::puzzles().iter().filter(|puzzle| puzzle.goal.kind == GoalKind::Vcf) {
        let mut vcf = Vcf::default();
        let mut grader = Grader { vcf: &mut vcf, budget: Budget::default(), goal: puzzle.goal };
        let moves: Vec<_> = run(puzzle).line(&puzzle.position).into_iter().step_by(2).collect();
        let report = grader.grade_all(&puzzle.position, &moves);
        assert!(report.solved, "{}", puzzle.id);
        assert!(report.grades.iter().all(|grade| grade.mark == MoveValue::Best), "{}", puzzle.id);
    }
}

fn run(puzzle: &Puzzle) -> Attack {
    let answer = Vcf::default().shortest(&puzzle.position, &Budget::default());
    answer.verdict.proven().expect("a VCF").clone()
}

#[test]
fn they_are_written_as_they_are_read() {
    for puzzle in library::puzzles() {
        assert_eq!(puzzle::parse_all(&puzzle::write(puzzle)).as_ref(), Ok(&vec![puzzle.clone()]));
    }
}

#[test]
fn hints_lead_to_the_whole_line() {
    for puzzle in library::puzzles().iter().filter(|puzzle| puzzle.goal.kind == GoalKind::Vcf) {
        let attack = run(puzzle);
        let win = Checked::new(Win::by_fours(&puzzle.position, &attack), &|| false).unwrap();
        let rungs = hint::rungs(puzzle, &puzzle.position, &win, true, &mut Vcf::default());
        assert!(rungs.len() >= 3, "{}", puzzle.id);
        assert_eq!(rungs.last(), Some(&hint::Rung::Line(attack.line(&puzzle.position))));
        for rung in &rungs {
            if let hint::Rung::Candidates(points) = rung {
                assert!(points.len() == 3 && points.contains(&attack.first()), "{}", puzzle.id);
            }
        }
    }
}
