//! Measures the time to answer a typed move: `cargo bench --bench answers`.
//!
//! It uses a fixed sample of moves in the built-in puzzles: half of them follow the solution, so that later
//! positions are measured as well, the other half are random legal moves. Each puzzle is begun in a new
//! session, as by a user; the time is measured from the line of input to the text of the reply.

mod outside;

use std::time::{Duration, Instant};

use yonsan::board::{Dice, Point, Position};
use yonsan::render::{Theme, prose};
use yonsan::reply::{Reply, Trouble};
use yonsan::session::{Session, parse};
use yonsan::solve::{Budget, Class, Vcf, goal};
use yonsan::teach::puzzle::library;
use yonsan::teach::puzzle::{GoalKind, Puzzle};

use outside::OneFile;

const MOVES: usize = 2_000;

/// A prime that does not divide the number of puzzles.
const STRIDE: usize = 163;

/// After this number of moves that do not keep the win, a user would ask for the answer.
const MISSES: usize = 3;

fn main() {
    let puzzles: Vec<&Puzzle> =
        library::puzzles().iter().filter(|puzzle| puzzle.goal.kind != GoalKind::None).collect();
    let mut dice = Dice::new(2026);
    let mut taken: Vec<(Duration, String)> = Vec::new();
    let mut rounds = 0;
    while taken.len() < MOVES {
        // The stride through the puzzles makes every kind occur early.
        let puzzle = puzzles[rounds * STRIDE % puzzles.len()];
        rounds += 1;
        one_attempt(puzzle, &mut dice, &mut taken);
    }
    taken.truncate(MOVES);
    taken.sort();
    let at = |share: f64| taken[((taken.len() - 1) as f64 * share) as usize].0;
    println!("{MOVES} moves in {} puzzles, {rounds} attempts", puzzles.len());
    println!("median {:?}   90 % {:?}   99 % {:?}   worst {:?}", at(0.5), at(0.9), at(0.99), at(1.0));
    let unproven = taken.iter().filter(|(_, what)| what.contains("unproven")).count();
    println!("unproven {unproven}");
    for (time, what) in taken.iter().rev().take(std::env::var("TOP").map_or(5, |n| n.parse().unwrap())) {
        println!("  {time:>10.2?}  {what}");
    }
}

/// One puzzle, played to its end or to a few wrong moves.
fn one_attempt(puzzle: &Puzzle, dice: &mut Dice, taken: &mut Vec<(Duration, String)>) {
    let mut session = Session::new();
    let mut outside = OneFile::default();
    let mut say = |session: &mut Session, line: &str| {
        let begun = Instant::now();
        let reply = session.respond(&parse(line).expect("a command"), &mut outside);
        let mut text = Vec::new();
        prose(&reply, Theme::default(), &mut text).expect("memory");
        (reply, begun.elapsed())
    };
    say(&mut session, &format!("load {}", puzzle.id));
    let mut misses = 0;
    while session.is_grading() && misses < MISSES {
        let position = session.position().clone();
        let good = if dice.below(2) == 0 { solution(puzzle.goal.kind, &position) } else { None };
        let point = good.unwrap_or_else(|| random(&position, dice));
        let (reply, time) = say(&mut session, &point.to_string());
        let grade = match reply {
            Reply::Graded { grade, .. } => grade,
            // A point that was found is not graded again.
            Reply::Trouble(Trouble::FoundBefore(_)) => continue,
            reply => panic!("{}: {reply:?}", puzzle.id),
        };
        let mark = grade.mark.name();
        misses += usize::from(!grade.mark.keeps());
        taken.push((time, format!("{} {point} after {} stones: {mark}", puzzle.id, position.count())));
    }
}

/// The first move of a win, where the goal of the puzzle is to win.
fn solution(kind: GoalKind, position: &Position) -> Option<Point> {
    let budget = Budget { nodes: Some(50_000), ..Budget::default() };
    match kind {
        GoalKind::Vct | GoalKind::Win => {
            goal::solve(Class::Vct, position, &budget).verdict.proven().map(yonsan::solve::Win::first)
        }
        _ => Vcf::default().solve(position, &budget).verdict.proven().map(yonsan::solve::Attack::first),
    }
}

/// A legal move near the stones, as a user might make it.
fn random(position: &Position, dice: &mut Dice) -> Point {
    let near: Vec<Point> = yonsan::evaluate::candidates(position, 2).iter().collect();
    dice.of(&near)
}
