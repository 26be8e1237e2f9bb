//! Chance that is the same on every run.

/// Numbers that look random and depend on the seed alone (Steele, Lea and Flood's `SplitMix64`).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The numbers of a seed's nth sequence; each is independent of how the others are used.
    pub const fn new(seed: u64, number: u64) -> Self {
        Self(seed.wrapping_mul(0xd605_1ec5_2c6f_7d33) ^ number.wrapping_mul(0xa076_1d64_78bd_642f))
    }

    /// A number below `n`, which is not 0.
    pub const fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    /// Whether one of `n` comes up.
    pub const fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}
