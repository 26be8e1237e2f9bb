//! What is counted while positions are looked at, and helpers that every kind of them uses.

use std::fmt;
use std::ops::Add;

use yonsan::board::diagram::{self, Glyphs};
use yonsan::board::{ByColor, Color, Point, Position, Setup, Symmetry};
use yonsan::check::{Outcome, check};
use yonsan::solve::{Vcf, Verdict, Win, zone};

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
    pub const HEADER: &str =
        " positions    proven disproven   unknown   telling certificates  pictures   skipped";

    pub fn said<W>(&mut self, verdict: &Verdict<W>) {
        self.positions += 1;
        *match verdict {
            Verdict::Proven(_) => &mut self.proven,
            Verdict::Disproven(_) => &mut self.disproven,
            Verdict::Unknown(_) => &mut self.unknown,
        } += 1;
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            positions: self.positions + other.positions,
            proven: self.proven + other.proven,
            disproven: self.disproven + other.disproven,
            unknown: self.unknown + other.unknown,
            telling: self.telling + other.telling,
            certificates: self.certificates + other.certificates,
            pictures: self.pictures + other.pictures,
            skipped: self.skipped + other.skipped,
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { positions, proven, disproven, unknown, telling, certificates, pictures, skipped } = self;
        write!(f, "{positions:10}{proven:10}{disproven:10}{unknown:10}{telling:10}")?;
        write!(f, "{certificates:13}{pictures:10}{skipped:10}")
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
    if number < 8 {
        return image;
    }
    let stones = ByColor::from_fn(|color: Color| image.stones(color.other()).iter().collect());
    let setup = Setup { rule: position.rule(), stones, to_move: position.to_move().other() };
    setup.position().expect("the same stones in other colours")
}
