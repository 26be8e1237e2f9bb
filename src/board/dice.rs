//! Pseudo-random numbers that are the same in every run and on every machine.

/// A generator of pseudo-random numbers: Steele, Lea and Flood's `SplitMix64`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice(u64);

/// The amount added to the counter for each number: 2^64 divided by the golden ratio.
pub(super) const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of the counter into a pseudo-random number (the output function of `SplitMix64`).
pub(super) const fn mix(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Dice {
    /// A generator that starts from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `bound` - 1.
    ///
    /// # Panics
    /// When the bound is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(STEP);
        (mix(self.0) % bound as u64) as usize
    }

    /// `true` with a probability of one in `bound`.
    ///
    /// # Panics
    /// When the bound is 0.
    pub const fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    /// A random element of the slice.
    ///
    /// # Panics
    /// When the slice is empty.
    pub fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_numbers_come_out() {
        // The first number of the reference implementation for the seed 1234567.
        let mut dice = Dice::new(1_234_567);
        assert_eq!(dice.below(usize::MAX) as u64, 6_457_827_717_110_365_317);
        assert_eq!(dice.below(usize::MAX) as u64, 3_203_168_211_198_807_973);
    }
}
