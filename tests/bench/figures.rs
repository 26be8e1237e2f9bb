//! Measures counts, times and ratios of the main functions: `cargo bench --bench figures`.
//!
//! Times are the best of several runs, on one thread; counts are equal on every machine.

use std::hint::black_box;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use yonsan::board::{Axis, ByColor, Color, Point, Position, Rule, Setup, notation};
use yonsan::check;
use yonsan::evaluate::{self, Evaluator, Form, Kept};
use yonsan::pattern::scan::Scan;
use yonsan::pattern::{PatternIndex, Table};
use yonsan::solve::{Answer, Attack, Budget, Vcf, Win};

const KNOWN: &str = include_str!("../data/vcf.tsv");
const RENJU: &str = include_str!("../data/renju/vcf.tsv");
const RUNS: usize = 7;
/// A game of 36 moves between a person and an evaluator.
const GAME: &str = "h8i9h9h7h10f9g8i8i10f7f8i7g7g6j9i6i5h6f6g5j8h5e8d8j7j6k6f4e3i4j3h4h3g4e4j4";

fn main() {
    tables();
    let known = known();
    let (wins, none): (Vec<_>, Vec<_>) = known.iter().partition(|(_, wins)| *wins);
    let positions = |rows: &[&(Position, bool)]| rows.iter().map(|row| row.0.clone()).collect::<Vec<_>>();
    searches("first VCF, known positions", &positions(&wins), Vcf::solve);
    searches("shortest VCF, the same", &positions(&wins), Vcf::shortest);
    searches("no VCF, known positions", &positions(&none), Vcf::solve);
    let renju: Vec<Position> = rows(RENJU).map(|row| parsed(row[1], Rule::Renju)).collect();
    searches("first VCF, renju, known positions", &renju, Vcf::solve);
    for stones in [40, 50, 60] {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let title = format!("any VCF, random boards of {stones} without a quick win, {}", rule.name());
            searches(&title, &dense(rule, stones, 200, 3), Vcf::solve);
        }
    }
    for rule in Rule::ALL {
        patterns(rule);
    }
    forbidden();
    for name in evaluate::NAMES {
        kept(name);
    }
    checker(&positions(&wins));
    start();
}

/// The fields of each line of a table.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().filter(|row| !row.starts_with('#')).map(|row| row.split('\t').collect())
}

fn parsed(board: &str, rule: Rule) -> Position {
    notation::parse(board, rule).unwrap()
}

/// The known positions, each with whether it has a VCF.
fn known() -> Vec<(Position, bool)> {
    rows(KNOWN).map(|row| (parsed(row[2], Rule::from_name(row[1]).unwrap()), row[3] != "-")).collect()
}

/// A small generator of pseudo-random numbers, so that boards are equal on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Boards of this many random stones without a win, black to move with a four to play and without a win in
/// `quick` plies.
fn dense(rule: Rule, stones: usize, boards: usize, quick: u16) -> Vec<Position> {
    let budget = Budget { within: Some(quick), ..Budget::default() };
    let open = |p: &Position| Vcf::default().solve(p, &budget).verdict.name() == "unknown";
    let mut numbers = Numbers(stones as u64);
    let mut found = Vec::new();
    while found.len() < boards {
        let mut points: Vec<Point> = Point::all().collect();
        let mut sides = ByColor::<Vec<Point>>::default();
        for i in 0..stones {
            let point = points.swap_remove(numbers.below(points.len()));
            sides[if i % 2 == 0 { Color::Black } else { Color::White }].push(point);
        }
        let setup = Setup { rule, stones: sides, to_move: Color::Black };
        found.extend(setup.position().ok().filter(|p| p.winner().is_none() && open(p)));
    }
    found
}

fn searches(title: &str, positions: &[Position], search: fn(&mut Vcf, &Position, &Budget) -> Answer<Attack>) {
    let mut times: Vec<Duration> = Vec::new();
    let (mut nodes, mut proven, mut unknown) = (0, 0, 0);
    for position in positions {
        let run = || {
            let started = Instant::now();
            let answer = search(&mut Vcf::default(), black_box(position), &Budget::default());
            (started.elapsed(), answer)
        };
        let (time, answer) = (0..RUNS).map(|_| run()).min_by_key(|(time, _)| *time).unwrap();
        times.push(time);
        nodes += answer.nodes;
        proven += usize::from(answer.verdict.name() == "proven");
        unknown += usize::from(answer.verdict.name() == "unknown");
    }
    times.sort_unstable();
    let total: Duration = times.iter().sum();
    println!(
        "{title}: {} positions, {proven} proven, {unknown} unknown; {nodes} nodes, {:.1} M nodes/s; median {:?}, worst {:?}",
        positions.len(),
        nodes as f64 / total.as_secs_f64() / 1e6,
        times[times.len() / 2],
        times[times.len() - 1],
    );
}

/// Compares one `make`, which updates all patterns of both sides, with the slow scan of these patterns.
fn patterns(rule: Rule) {
    let position = dense(rule, 40, 1, 3).remove(0);
    let mut index = PatternIndex::new(&position);
    let empty: Vec<Point> = position.empties().collect();
    let round = |index: &mut PatternIndex| {
        let started = Instant::now();
        for _ in 0..200 {
            for &point in &empty {
                index.make(black_box(point), Color::Black);
            }
            for &point in &empty {
                index.undo(black_box(point), Color::Black);
            }
        }
        started.elapsed() / (400 * empty.len() as u32)
    };
    let make = (0..RUNS).map(|_| round(&mut index)).min().unwrap();
    // The patterns that one `make` updates: for both sides, the points within reach on the four lines.
    let centre = Point::CENTRE;
    let reach = yonsan::pattern::radius(rule);
    let started = Instant::now();
    for axis in Axis::ALL {
        for direction in axis.directions() {
            for point in centre.walk(direction).take(reach) {
                for color in Color::BOTH {
                    black_box(Scan::new(rule).pattern(|p| position.stone(p), point, axis, color));
                }
            }
        }
    }
    let slow = started.elapsed();
    println!(
        "make or undo with all patterns, {}: {make:?}; the slow scan of the same: {slow:?}, {:.0} times as long",
        rule.name(),
        slow.as_secs_f64() / make.as_secs_f64()
    );
}

/// Boards with 40 random stones on the 9 by 9 points in the middle, under renju, without a win.
fn crowded(boards: usize) -> Vec<Position> {
    let mut numbers = Numbers(4);
    let mut found = Vec::new();
    while found.len() < boards {
        let middle = |point: &Point| [point.x(), point.y()].iter().all(|at| (3..12).contains(at));
        let mut points: Vec<Point> = Point::all().filter(middle).collect();
        let mut point = || points.swap_remove(numbers.below(points.len()));
        let black = (0..20).map(|_| point()).collect();
        let stones = ByColor { black, white: (0..20).map(|_| point()).collect() };
        let setup = Setup { rule: Rule::Renju, stones, to_move: Color::Black };
        found.extend(setup.position().ok().filter(|board| board.winner().is_none()));
    }
    found
}

/// All points of a board that renju forbids to Black: from patterns that are kept, and by the definition.
fn forbidden() {
    let boards = crowded(200);
    let indices: Vec<PatternIndex> = boards.iter().map(PatternIndex::new).collect();
    let run = || {
        let started = Instant::now();
        let points: usize = indices.iter().map(|index| black_box(index).forbidden_points().len()).sum();
        (started.elapsed() / indices.len() as u32, points)
    };
    let (fast, points) = (0..RUNS).map(|_| run()).min().unwrap();
    let started = Instant::now();
    for board in &boards {
        board.empties().for_each(|point| drop(black_box(board.ruling(point))));
    }
    let slow = started.elapsed() / boards.len() as u32;
    println!(
        "all forbidden points of a board of 40 stones close together, renju: {fast:?} ({points} on {} boards); by the definition {slow:?}, {:.0} times as long",
        boards.len(),
        slow.as_secs_f64() / fast.as_secs_f64()
    );
}

/// An evaluator's scores of the whole board after every move of a game: kept from move to move, and from nothing.
fn kept(name: &str) {
    let form = Form::named(name).unwrap();
    let game: Position = GAME.parse().unwrap();
    let moves = game.moves();
    let start = Position::new(Rule::Freestyle);
    let run = || {
        let mut kept = Kept::new(form, &start);
        let started = Instant::now();
        for &point in moves {
            kept.make(point).unwrap();
            black_box(&kept);
        }
        for _ in moves {
            kept.undo();
        }
        let changing = started.elapsed() / (2 * moves.len() as u32);
        let started = Instant::now();
        for &point in moves {
            kept.make(point).unwrap();
            black_box(kept.best());
        }
        (changing, started.elapsed() / moves.len() as u32)
    };
    let slow = || {
        let mut position = start.clone();
        let started = Instant::now();
        for &point in moves {
            position.make(point).unwrap();
            black_box(form.best(&position));
        }
        started.elapsed() / moves.len() as u32
    };
    let runs: Vec<(Duration, Duration)> = (0..RUNS).map(|_| run()).collect();
    let changing = runs.iter().map(|run| run.0).min().unwrap();
    let choosing = runs.iter().map(|run| run.1).min().unwrap();
    let slow = (0..RUNS).map(|_| slow()).min().unwrap();
    println!(
        "{name}, all scores kept: {changing:?} a stone put down or taken back; with the choice {choosing:?}, from nothing {slow:?}, {:.0} times as long",
        slow.as_secs_f64() / choosing.as_secs_f64()
    );
}

/// The tables of patterns, built from nothing.
fn tables() {
    for rule in Rule::ALL {
        let started = Instant::now();
        for color in Color::BOTH {
            black_box(Table::of(rule, color));
        }
        println!("pattern table, {}: {:?}", rule.name(), started.elapsed());
    }
}

fn checker(positions: &[Position]) {
    let certificates: Vec<_> = positions
        .iter()
        .filter_map(|position| {
            let answer = Vcf::default().solve(position, &Budget::default());
            answer.verdict.proven().map(|attack| Win::by_fours(position, attack).certificate)
        })
        .collect();
    let started = Instant::now();
    let mut looked_at = 0;
    for _ in 0..1000 {
        looked_at += certificates.iter().map(|c| check::check(black_box(c), u64::MAX).positions).sum::<u64>();
    }
    let time = started.elapsed();
    println!(
        "checking {} certificates of fours: {:?} each, {:.1} M positions/s",
        certificates.len(),
        time / (1000 * certificates.len() as u32),
        looked_at as f64 / time.as_secs_f64() / 1e6
    );
}

/// The time from the start of the process to the first answer, and its memory then.
fn start() {
    let mut times = Vec::new();
    let mut memory = String::new();
    for _ in 0..RUNS {
        let started = Instant::now();
        let mut child = Command::new(env!("CARGO_BIN_EXE_yonsan"))
            .arg("repl")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(b"side\n").unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        times.push(started.elapsed());
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        memory = status.lines().find(|l| l.starts_with("VmHWM")).unwrap_or("VmHWM: unknown here").into();
        drop(stdin);
        child.wait().unwrap();
    }
    println!(
        "start to the first answer: {:?}; {}",
        times.iter().min().unwrap(),
        memory.split_whitespace().collect::<Vec<_>>().join(" ")
    );
}
