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
fn lint_all<'a>(texts: impl Iterator<Item = &'a str>) -> Linted {
    let budget = Budget { nodes: Some(facts::NODES), threads: 2, memory: 32 << 20, ..Budget::default() };
    lint::lint(&texts.collect::<Vec<_>>(), &budget, &|| ())
}

/// How many of the puzzles from games are left out of the sample for one that is in it.
const EVERY: usize = 8;

/// The facts of all puzzles but those from games, and of every eighth of these: all of them take minutes
/// (`every_claim_of_every_puzzle` is run by hand when puzzles change).
fn linted() -> &'static Linted {
    static LINTED: OnceLock<Linted> = OnceLock::new();
    LINTED.get_or_init(|| {
        let texts = library::FILES.iter().flat_map(|(file, text)| {
            let step = if file.starts_with("games") { EVERY } else { 1 };
            text.split("\n---\n").step_by(step)
        });
        lint_all(texts)
    })
}

/// The puzzles of the sample, each with its facts.
fn sample() -> impl Iterator<Item = (&'static Puzzle, &'static Facts)> {
    let facts: BTreeMap<&str, &Facts> =
        linted().facts.iter().map(|(id, facts)| (id.as_str(), facts)).collect();
    library::puzzles().iter().filter_map(move |puzzle| Some((puzzle, *facts.get(puzzle.id.as_str())?)))
}

fn faults(linted: &Linted) -> Vec<String> {
    linted.faults().map(|fault| format!("{:?}:{} {:?}", fault.id, fault.line, fault.what)).collect()
}

#[test]
fn every_claim_of_a_sample_is_proven_again() {
    assert_eq!(faults(linted()), Vec::<String>::new());
    let from_games = |puzzle: &&Puzzle| puzzle.id.starts_with("game-");
    let games = library::puzzles().iter().filter(from_games).count();
    let others = library::puzzles().len() - games;
    assert!(linted().facts.len() >= others + games / EVERY, "{}", linted().facts.len());
}

#[test]
#[ignore = "three minutes of a processor"]
fn every_claim_of_every_puzzle() {
    let linted = lint_all(library::FILES.iter().map(|(_, text)| *text));
    assert_eq!(faults(&linted), Vec::<String>::new());
    assert_eq!(linted.facts.len(), library::puzzles().len());
}

#[test]
fn there_are_enough_of_every_kind() {
    let count =
        |wanted: &dyn Fn(&Puzzle) -> bool| library::puzzles().iter().filter(|puzzle| wanted(puzzle)).count();
    let of = |kind| count(&|puzzle| puzzle.goal.kind == kind);
    let all = library::puzzles().len();
    assert!(all >= 1_850, "{all}");
    let games = count(&|puzzle| !puzzle.went.is_empty() && puzzle.rule() != Rule::Renju);
    assert!(games >= 1_350, "{games}");
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
    assert!(count(&|puzzle| puzzle.rule() == Rule::Standard) >= 60);
    for color in Color::BOTH {
        assert!(count(&|puzzle| puzzle.side() == color) >= all / 5);
    }
    for (from, to) in [(700, 1100), (1100, 1500), (1500, 1900), (1900, 2601)] {
        let rated = count(&|puzzle| puzzle.rating.is_some_and(|rating| (from..to).contains(&rating)));
        assert!(rated >= 100, "{from} to {to}: {rated}");
    }
}

#[test]
fn there_are_short_and_long_runs_of_fours() {
    let runs: Vec<usize> = library::puzzles()
        .iter()
        .filter(|puzzle| puzzle.goal.kind == GoalKind::Vcf)
        .map(|puzzle| run(puzzle).line(&puzzle.position).len().div_ceil(2))
        .collect();
    let at_least = |stones: usize| runs.iter().filter(|length| **length >= stones).count();
    let easy = runs.len() - at_least(4);
    assert!(easy >= 150, "{easy} of at most three stones");
    for (least, of) in [(6, 50), (13, 12), (14, 8), (15, 4)] {
        assert!(at_least(least) >= of, "{} of {least} stones and more", at_least(least));
    }
}

#[test]
fn most_quiet_wins_are_known_to_be_shortest() {
    let quiet = || sample().filter(|(puzzle, _)| puzzle.goal.kind == GoalKind::Win);
    let unproven = quiet().filter(|(_, facts)| !facts.minimal).count();
    assert!(unproven <= 100, "{unproven} of {} quiet puzzles may have a shorter win", quiet().count());
}

#[test]
fn few_fall_to_the_first_choice_of_an_evaluator() {
    let budget = Budget { nodes: Some(1), ..Budget::default() };
    let others = || sample().filter(|(puzzle, _)| puzzle.rule() != Rule::Renju);
    let fall = others().filter(|(_, facts)| !mine::quality(facts, &budget, 0).fall.is_empty()).count();
    let all = others().count();
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
