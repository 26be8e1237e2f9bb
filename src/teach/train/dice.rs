//! Numbers that look random, the same for the same seed on every machine.

/// Steele, Lea and Flood's `SplitMix64`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice(u64);

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
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}
