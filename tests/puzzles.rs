//! Every puzzle that ships with the program keeps its promise.

use yonsan::board::Position;
use yonsan::check::{self, Outcome};
use yonsan::solve::{Attack, Budget, Vcf, Win, extract};
use yonsan::teach::grade::{Grader, Mark};
use yonsan::teach::puzzle::{self, GoalKind, Puzzle};
use yonsan::teach::{hint, library};

fn shortest(position: &Position) -> Attack {
    let answer = Vcf::default().shortest(position, &Budget::default());
    assert!(answer.shortest);
    answer.verdict.proven().expect("a VCF").clone()
}

fn all() -> impl Iterator<Item = &'static Puzzle> {
    let puzzles = library::puzzles();
    assert!(puzzles.len() >= 8);
    puzzles.iter()
}

#[test]
fn goals_are_reached_in_the_stated_length_and_proven() {
    for puzzle in all() {
        assert_eq!(puzzle.goal.kind, GoalKind::Vcf, "{}", puzzle.id);
        let attack = shortest(&puzzle.position);
        assert_eq!(Some(attack.plies()), puzzle.goal.within, "{}", puzzle.id);
        let certificate = extract::certificate(&puzzle.position, &attack);
        assert_eq!(check::check(&certificate, 1_000_000).outcome, Outcome::Valid, "{}", puzzle.id);
    }
}

#[test]
fn the_program_solves_its_own_puzzles_move_by_move() {
    for puzzle in all() {
        let mut vcf = Vcf::default();
        let mut grader = Grader { vcf: &mut vcf, budget: Budget::default(), goal: puzzle.goal };
        let line = shortest(&puzzle.position).line(&puzzle.position);
        let moves: Vec<_> = line.into_iter().step_by(2).collect();
        let report = grader.grade_all(&puzzle.position, &moves);
        assert!(report.solved, "{}", puzzle.id);
        assert!(report.grades.iter().all(|grade| grade.mark == Mark::Best), "{}", puzzle.id);
    }
}

#[test]
fn no_two_are_pictures_of_each_other_and_ids_differ() {
    let puzzles: Vec<&Puzzle> = all().collect();
    for (i, one) in puzzles.iter().enumerate() {
        for other in &puzzles[..i] {
            assert!(!one.position.is_picture_of(&other.position), "{} and {}", one.id, other.id);
            assert_ne!(one.id, other.id);
        }
    }
}

#[test]
fn they_are_written_as_they_are_read() {
    for puzzle in all() {
        assert_eq!(puzzle::parse_all(&puzzle::write(puzzle)).as_ref(), Ok(&vec![puzzle.clone()]));
        assert_eq!(puzzle.licence, "CC0-1.0");
    }
}

#[test]
fn hints_lead_from_the_length_to_the_whole_line() {
    for puzzle in all() {
        let attack = shortest(&puzzle.position);
        let win = Win::by_fours(&puzzle.position, &attack);
        let rungs = hint::rungs(puzzle, &puzzle.position, &win, true, &mut Vcf::default());
        assert!(rungs.len() >= 4, "{}", puzzle.id);
        assert_eq!(rungs.last(), Some(&hint::Rung::Line(attack.line(&puzzle.position))));
        for rung in &rungs {
            if let hint::Rung::Candidates(points) = rung {
                assert!(points.len() == 3 && points.contains(&attack.first()), "{}", puzzle.id);
            }
        }
    }
}
