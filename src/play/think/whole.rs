//! What the points of both sides are worth together: threats add up to less, or to more, than what each of them is worth
//! alone, and what they are worth depends on who threatens what.
//!
//! Each of sixteen units adds up the numbers of points of each kind, every one with a weight of its own, and counts from
//! nothing up to a bound. The weights were fitted together with [`WITH_WHOLE`](super::weights::WITH_WHOLE).

use super::weights::ROW;
use crate::board::{Color, Rule};
use crate::pattern::Pattern4;

/// The number of units.
const UNITS: usize = 16;

/// A number for each unit.
type Units = [i16; UNITS];

/// The kinds that are counted: all but none, and those that end the search before a position is valued.
const FIRST: usize = Pattern4::LFlex2 as usize;
const LAST: usize = Pattern4::CBlock4Flex3 as usize;

/// The bound on every unit.
const MOST: i16 = 2048;

/// What the turn itself is worth, in hundredths of a logit.
const TURN: i32 = 5;

/// What the whole board is worth to a side that is to move, beyond what its points are worth one by one, in hundredths of
/// a logit. `counts` are the numbers of points of each kind for Black and for White.
pub(super) fn worth(rule: Rule, stones: usize, counts: &[[u8; ROW]; 2], side: Color) -> i32 {
    let mut units = START[usize::from(rule != Rule::Freestyle)];
    for (unit, by) in units.iter_mut().zip(STONES) {
        *unit = unit.saturating_add(((i32::from(by) * stones as i32) >> 4) as i16);
    }
    let sides = [side, side.other()].map(|side| &counts[side as usize][FIRST..=LAST]);
    for (counts, weights) in sides.into_iter().zip(&WEIGHTS) {
        for (&count, weights) in counts.iter().zip(weights) {
            let count = i16::from(count);
            for (unit, weight) in units.iter_mut().zip(weights) {
                // Only more than twenty points of one of the strongest kinds overflow, and such a board is lost or won.
                *unit = unit.saturating_add(weight.wrapping_mul(count));
            }
        }
    }
    let of = |(unit, out): (i16, i16)| i32::from(unit.clamp(0, MOST)) * i32::from(out);
    TURN + (units.into_iter().zip(OUT).map(of).sum::<i32>() >> 16)
}

/// Where the units begin in freestyle, and where exactly five win.
const START: [Units; 2] = [
    [636, 373, -36, -298, 95, 6, -123, 3, 111, -489, 163, -10, 517, -396, -4, 423],
    [640, 401, -41, -344, 128, -3, -147, 130, 147, -489, 177, -69, 522, -394, -72, 362],
];

/// What sixteen stones of either colour add to each unit.
const STONES: Units = [-41, 99, -177, -194, -198, 63, -242, -151, -270, -210, -25, -232, 72, -65, -310, 21];

/// What a point adds to each unit, for the side to move and for the other side, by its kind.
const WEIGHTS: [[Units; LAST + 1 - FIRST]; 2] = [
    [
        [3, 4, 2, 6, 4, -3, 2, 3, 0, -1, 0, 2, 5, 3, -3, 0],
        [-4, 21, 5, -24, 19, 10, 7, -6, 22, -18, -1, -28, 14, 0, -7, -2],
        [17, -34, 21, 57, 27, 22, 27, 5, -17, 46, 4, -4, 7, 75, 30, -66],
        [-18, -38, 36, -8, 35, 6, -6, -19, 31, -49, 5, 14, -4, 23, 18, -48],
        [-42, -39, 23, 12, 33, 14, 53, -45, 47, 32, -32, -50, -43, 15, 24, -17],
        [-72, -238, 117, 17, 71, 9, 103, 16, 13, -529, 44, -174, -90, -61, 64, -38],
        [83, -1127, -30, -9, 187, -17, 28, 75, 148, -324, 13, -855, 177, 178, 303, -893],
        [-62, 44, 4, -45, 32, 1, 13, -113, 97, 48, 21, -48, -29, -37, 59, -47],
        [-361, -186, 150, -150, 93, -102, 169, -201, 102, -453, 64, -600, -51, -86, 107, 39],
        [274, -934, 740, -386, 35, -128, 602, -395, 398, -143, 256, -762, 231, 86, 604, -568],
    ],
    [
        [-3, 11, 3, -1, -1, 1, 2, -1, 2, 1, -6, 0, 1, -4, 8, 1],
        [-8, 22, -21, -15, 3, 3, -31, 18, -8, -11, 9, 5, 19, 0, -5, -8],
        [-74, 31, 7, -1, -3, -9, 18, 10, -10, 24, 1, 14, -45, 0, 30, 53],
        [-35, 28, -55, -7, -8, 7, -39, 0, 14, -21, 25, 47, -6, 28, -9, -10],
        [-21, 32, -13, 36, -23, -2, -1, 21, -13, 34, -13, 53, -39, 39, -4, -2],
        [-21, 7, -193, 42, 11, 8, -42, 32, -8, 67, 18, 117, -102, 59, -2, 19],
        [4, -77, -638, 77, 49, 88, 8, 49, 224, -8, -4, 54, -82, 97, -188, -98],
        [-12, -19, -61, 60, -53, -2, 16, 91, -51, -65, -20, 27, -15, 44, -33, -29],
        [77, -180, -64, 102, -110, 38, -232, 187, -55, 42, -14, 58, 40, 134, -122, -156],
        [398, -576, 400, 353, -1427, 109, -941, 401, -100, 20, -119, 119, 554, 385, -1254, -753],
    ],
];

/// What a unit is worth, in 65,536ths of a hundredth of a logit.
const OUT: Units =
    [7024, -4410, 4950, -4471, 3894, -947, 4626, -3072, 4596, -8903, 1101, -4060, 5191, -5379, 4926, -5332];
