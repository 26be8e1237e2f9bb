//! What is counted while positions are looked at, and helpers that every kind of them uses.

use yonsan::board::diagram::{self, Glyphs};
use yonsan::board::{Dice, Point, Position, Symmetry};
use yonsan::check::{Outcome, check};
use yonsan::solve::{Vcf, Verdict, Win, zone};

use crate::support::boards::recoloured;
use crate::support::certificates::{accepted, with_defender};
use crate::support::slow_checker;

/// How many positions, and what was said of them.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub positions: u64,
    pub proven: u64,
    pub disproven: u64,
    pub unknown: u64,
    /// Positions that only a sound search gets right: what they are depends on their kind.
    pub telling: u64,
    pub certificates: u64,
    /// Turned, mirrored and recoloured positions.
    pub pictures: u64,
    /// Positions that would have taken too long to judge by definition.
    pub skipped: u64,
}

impl Tally {
    pub fn said<W>(&mut self, verdict: &Verdict<W>) {
        self.positions += 1;
        *match verdict {
            Verdict::Proven(_) => &mut self.proven,
            Verdict::Disproven(_) => &mut self.disproven,
            Verdict::Unknown(_) => &mut self.unknown,
        } += 1;
    }
}

/// What is kept from one position to the next.
pub struct Bench {
    pub tally: Tally,
    /// Solvers that remember what they met before, one of them very little of it.
    pub kept: [Vcf; 2],
    /// How many of the sixteen pictures of a position are looked at.
    pub pictures: usize,
}

impl Bench {
    pub fn new(pictures: usize) -> Self {
        Self { tally: Tally::default(), kept: [Vcf::default(), Vcf::new(300)], pictures }
    }

    /// The checker accepts the certificate; so does the slow one where it is quickly done.
    pub fn accept(&mut self, position: &Position, win: &Win) {
        let certificate = &win.certificate;
        assert_eq!(certificate.position, *position);
        let report = check(certificate, 100_000_000);
        assert_eq!(report.outcome, Outcome::Valid, "{}", show(position));
        if report.positions < 400 {
            assert_eq!(slow_checker::check(certificate, u64::MAX), report, "{}", show(position));
        }
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

/// A defender's stone on any of these points that lies outside the zone of a proof spoils nothing.
pub fn outside_the_zone(win: &Win, points: impl Iterator<Item = Point>) {
    let (zone, position) = (zone::of(&win.certificate), &win.certificate.position);
    for point in points.filter(|&point| !zone.contains(point)) {
        let Some(certificate) = with_defender(&win.certificate, point) else { continue };
        assert!(accepted(&certificate), "{point}: {}", show(position));
    }
}

/// One of the sixteen pictures of a position: eight symmetries, in its own colours or in the other ones.
pub fn picture(position: &Position, number: usize) -> Position {
    let image = position.picture(Symmetry::ALL[number % 8]);
    if number < 8 { image } else { recoloured(&image) }
}

/// Any of the empty points.
pub fn some_empty(position: &Position, dice: &mut Dice) -> Point {
    dice.of(&position.empties().collect::<Vec<_>>())
}
