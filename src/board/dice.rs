//! Numbers that look random and are the same on every run and every machine.

/// A generator of numbers: Steele, Lea and Flood's `SplitMix64`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice(u64);

/// What the counter is raised by each time: 2^64 divided by the golden ratio.
pub(super) const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of a number well.
pub(super) const fn mix(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Dice {
    /// Dice that begin with a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below a bound.
    ///
    /// # Panics
    /// When the bound is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(STEP);
        (mix(self.0) % bound as u64) as usize
    }

    /// Whether a throw with this many sides shows the first of them: `true` once in `bound` times.
    ///
    /// # Panics
    /// When the bound is 0.
    pub const fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    /// One of these values.
    ///
    /// # Panics
    /// When there are none.
    pub fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_numbers_come_out() {
        // The first of the reference implementation for the seed 1234567.
        let mut dice = Dice::new(1_234_567);
        assert_eq!(dice.below(usize::MAX) as u64, 6_457_827_717_110_365_317);
        assert_eq!(dice.below(usize::MAX) as u64, 3_203_168_211_198_807_973);
    }
}
