//! Two Zobrist hashes of a position.
//!
//! The plain hash distinguishes the eight images of a position; the symmetric hash is equal for all of them
//! (an idea of the author of the 35-ply strategy). Both have 64 bits and include the side to move and the
//! rule. Two different positions may have equal hashes: where a false match would make a false claim, the
//! positions are compared as well.

use super::color::Color;
use super::dice::{STEP, mix};
use super::point::{POINTS, Point};
use super::rule::Rule;
use super::symmetry::Symmetry;

/// The pseudo-random key with this number.
const fn key(number: u64) -> u64 {
    mix(number.wrapping_add(1).wrapping_mul(STEP))
}

const STONES: [[u64; POINTS]; 2] = {
    let mut keys = [[0; POINTS]; 2];
    let mut i = 0;
    while i < POINTS {
        keys[0][i] = key(2 * i as u64);
        keys[1][i] = key(2 * i as u64 + 1);
        i += 1;
    }
    keys
};

/// For each stone, the keys of its eight images under the symmetries.
static IMAGES: [[[u64; 8]; POINTS]; 2] = {
    let mut images = [[[0; 8]; POINTS]; 2];
    let mut i = 0;
    while i < 8 * POINTS {
        let (point, symmetry) = (i / 8, i % 8);
        let image = Symmetry::ALL[symmetry].apply(Point::from_index(point)).index();
        images[0][point][symmetry] = STONES[0][image];
        images[1][point][symmetry] = STONES[1][image];
        i += 1;
    }
    images
};

/// The key of a stone on a point. The keys of a position are combined by exclusive or.
pub const fn stone(color: Color, point: Point) -> u64 {
    STONES[color as usize][point.index()]
}

/// The key of the side to move and the rule.
pub const fn context(rule: Rule, to_move: Color) -> u64 {
    key(1000 + 2 * rule as u64 + to_move as u64)
}

/// The hashes of the eight images of a set of stones, updated when a stone is added or removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pictures([u64; 8]);

impl Pictures {
    /// Adds a stone, or removes it when it was added before.
    pub fn toggle(&mut self, color: Color, point: Point) {
        for (hash, key) in self.0.iter_mut().zip(IMAGES[color as usize][point.index()]) {
            *hash ^= key;
        }
    }

    /// The plain hash of the stones.
    pub const fn plain(&self) -> u64 {
        self.0[0]
    }

    /// The symmetries under which the hash of the stones stays the same.
    pub fn alike(&self) -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL
            .into_iter()
            .zip(self.0)
            .filter(|&(_, hash)| hash == self.plain())
            .map(|(symmetry, _)| symmetry)
    }

    /// The smallest of the hashes of the eight images; it is equal for all eight images.
    pub fn symmetric(&self) -> u64 {
        self.0.into_iter().fold(u64::MAX, u64::min)
    }
}
