//! Counts of the examined positions, and helpers that all kinds of positions use.

use yonsan::board::diagram::{self, Glyphs};
use yonsan::board::{Dice, Point, Position, Rule, Symmetry};
use yonsan::check::{Outcome, check};
use yonsan::solve::{Vcf, Verdict, Win, zone};

use crate::support::boards::recoloured;
use crate::support::certificates::{accepted, with_defender};
use crate::support::slow_checker;

/// The number of positions, and how often each result occurred.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub positions: u64,
    pub proven: u64,
    pub disproven: u64,
    pub unknown: u64,
    /// The number of positions that only a sound search gets right; which positions these are depends on
    /// their kind.
    pub telling: u64,
    pub certificates: u64,
    /// The number of rotated, mirrored and recoloured positions.
    pub pictures: u64,
    /// The number of positions that would have taken too long to judge by the definition.
    pub skipped: u64,
}

impl Tally {
    /// Adds the counts of other positions.
    pub fn add(&mut self, other: &Self) {
        self.positions += other.positions;
        self.proven += other.proven;
        self.disproven += other.disproven;
        self.unknown += other.unknown;
        self.telling += other.telling;
        self.certificates += other.certificates;
        self.pictures += other.pictures;
        self.skipped += other.skipped;
    }

    pub fn said<W>(&mut self, verdict: &Verdict<W>) {
        self.positions += 1;
        *match verdict {
            Verdict::Proven(_) => &mut self.proven,
            Verdict::Disproven(_) => &mut self.disproven,
            Verdict::Unknown(_) => &mut self.unknown,
        } += 1;
    }
}

/// The data that are kept from one position to the next.
pub struct Bench {
    pub tally: Tally,
    /// Solvers that keep their tables between searches; one of them has a very small table.
    pub kept: [Vcf; 2],
    /// How many of the sixteen images of a position are examined.
    pub pictures: usize,
}

impl Bench {
    pub fn new(pictures: usize) -> Self {
        Self { tally: Tally::default(), kept: [Vcf::default(), Vcf::new(300)], pictures }
    }

    /// Asserts that the checker accepts the certificate, and the slow checker where it is done soon.
    pub fn accept(&mut self, position: &Position, win: &Win) {
        let certificate = &win.certificate;
        assert_eq!(certificate.position, *position);
        let report = check(certificate, 100_000_000);
        assert_eq!(report.outcome, Outcome::Valid, "{}", show(position));
        let slow = slow_checker::check(certificate, 1_000);
        assert!(matches!(slow.outcome, Outcome::Valid | Outcome::OutOfBound), "{}", show(position));
        let mut board = position.clone();
        win.line.iter().for_each(|&point| board.make(point).expect("a line of moves"));
        assert_eq!(board.winner(), Some(position.to_move()), "{}", show(position));
        self.tally.certificates += 1;
    }
}

pub fn show(position: &Position) -> String {
    let side = position.to_move().name();
    format!("{} {side} to move\n{}", position.rule().name(), diagram::draw(position, Glyphs::Ascii))
}

/// Asserts that the proof still holds with a defender's stone on any of these points outside its zone.
pub fn outside_the_zone(win: &Win, points: impl Iterator<Item = Point>) {
    let (zone, position) = (zone::of(&win.certificate), &win.certificate.position);
    for point in points.filter(|&point| !zone.contains(point)) {
        let Some(certificate) = with_defender(&win.certificate, point) else { continue };
        assert!(accepted(&certificate), "{point}: {}", show(position));
    }
}

/// One of the sixteen images of a position: eight symmetries, in its own colours or in swapped colours. Under renju,
/// whose rule is another for each colour, the colours are never swapped.
pub fn picture(position: &Position, number: usize) -> Position {
    let image = position.picture(Symmetry::ALL[number % 8]);
    if number < 8 || position.rule() == Rule::Renju { image } else { recoloured(&image) }
}

/// A random empty point.
pub fn some_empty(position: &Position, dice: &mut Dice) -> Point {
    dice.of(&position.empties().collect::<Vec<_>>())
}
