//! What the lines through a point are worth together, beyond what its kind is worth.
//!
//! A kind names the best that the four lines make; these values know the rest: a second open two, or whether a four goes
//! with an open two or with a closed three.

use std::sync::LazyLock;

/// The number of combinations of four groups of patterns, which are numbers of three bits each.
const COMBINATIONS: usize = 1 << 12;

/// For each combination of groups of patterns: what it is worth to the side to move, in
/// [`PARTS`](super::weights::PARTS) of a hundredth of a logit, where it is its own, and where it is the other side's.
pub(super) type Lines = [[i16; 2]; COMBINATIONS];

/// The combinations as they are worth to one who sees everything.
pub(super) static LINES: LazyLock<Box<Lines>> = LazyLock::new(|| {
    let worth = |n: usize| {
        let mut groups: [u8; 4] = std::array::from_fn(|axis| (n >> (3 * axis) & 7) as u8);
        groups.sort_unstable();
        FITTED.iter().find(|(of, _)| *of == groups).map_or([0; 2], |&(_, worth)| worth)
    };
    Box::new(std::array::from_fn(worth))
});

/// What a point is worth when Black or White is to move, from the groups of its patterns for Black and for White.
#[inline]
pub(super) fn worth(lines: &Lines, groups: [u16; 2]) -> [i16; 2] {
    let [black, white] = groups.map(|of| lines[of as usize % COMBINATIONS]);
    [black[0] + white[1], white[0] + black[1]]
}

/// The numbers of the four groups in order, and what they are worth as own ones and as the other side's; see
/// [`GROUPS`](crate::pattern::GROUPS). Those that are not here are rare.
const FITTED: [([u8; 4], [i16; 2]); 41] = [
    ([0, 0, 0, 1], [-35, 22]),
    ([0, 0, 0, 2], [2, -1]),
    ([0, 0, 0, 3], [1, -2]),
    ([0, 0, 0, 4], [18, 1]),
    ([0, 0, 0, 5], [26, -12]),
    ([0, 0, 1, 2], [0, 291]),
    ([0, 0, 1, 3], [-128, 236]),
    ([0, 0, 2, 2], [17, 4]),
    ([0, 0, 2, 3], [11, -9]),
    ([0, 0, 2, 4], [-4, -2]),
    ([0, 0, 2, 5], [-23, 0]),
    ([0, 0, 3, 3], [30, -28]),
    ([0, 0, 3, 4], [18, -41]),
    ([0, 0, 3, 5], [-27, -57]),
    ([0, 0, 4, 4], [184, -57]),
    ([0, 0, 4, 5], [-356, -84]),
    ([0, 2, 2, 2], [95, -29]),
    ([0, 2, 2, 3], [86, -42]),
    ([0, 2, 2, 4], [137, -51]),
    ([0, 2, 2, 5], [162, -142]),
    ([0, 2, 3, 3], [143, -80]),
    ([0, 2, 3, 4], [196, -119]),
    ([0, 2, 3, 5], [127, -218]),
    ([0, 2, 4, 4], [214, -70]),
    ([0, 2, 4, 5], [0, -39]),
    ([0, 3, 3, 3], [45, -60]),
    ([0, 3, 3, 4], [153, -97]),
    ([0, 3, 3, 5], [71, -144]),
    ([0, 3, 4, 4], [-83, -164]),
    ([0, 3, 4, 5], [0, -111]),
    ([0, 4, 4, 4], [0, -91]),
    ([2, 2, 2, 2], [175, 57]),
    ([2, 2, 2, 3], [210, -47]),
    ([2, 2, 2, 4], [134, -45]),
    ([2, 2, 2, 5], [411, -272]),
    ([2, 2, 3, 3], [251, -65]),
    ([2, 2, 3, 4], [154, -141]),
    ([2, 2, 3, 5], [0, -447]),
    ([2, 2, 4, 4], [0, -7]),
    ([2, 3, 3, 3], [379, -212]),
    ([2, 3, 3, 4], [0, -111]),
];
