//! What points are worth by their kinds, fitted to games that the search played against itself.
//!
//! Every fit is a logistic regression on quiet positions, freestyle and standard, to six parts of what the search said of the
//! position and four parts of the result of the game. [`PAIRS`] alone came from 162,000 positions, 3,000 positions a move.
//! [`WITH_WHOLE`] was fitted to 233,000 positions, 2,500 positions a move, two fifths of them one or two moves off the
//! games, together with what the [lines](super::lines) of a point add and what [all points](super::whole) are worth
//! together.

use crate::pattern::Pattern4;

/// The number of kinds of points.
pub(super) const KINDS: usize = Pattern4::ALL.len();

/// The number of kinds, rounded up to a power of two, so that a bit mask replaces a bounds check.
pub(super) const ROW: usize = KINDS.next_power_of_two();

/// What the turn itself is worth with [`PAIRS`], in hundredths of a logit.
pub(super) const TURN: i32 = 1;

/// The parts of a hundredth of a logit in which points are valued, so that many small values do not add up to an error.
pub(super) const PARTS: i32 = 8;

/// What an empty point is worth to the side to move, in [`PARTS`] of a hundredth of a logit, by its kind for that side
/// (the row) and for the other side (the column).
pub(super) type Pairs = [[i16; KINDS]; KINDS];

/// What points are worth where nothing else counts. Fives and open fours of the side to move, and fives of the other side,
/// end the search before they are valued.
pub(super) const PAIRS: Pairs = [
    [0, 0, 7, 0, -27, -37, -60, -132, -176, -70, -238, -561, -449, -3200],
    [0, 0, 7, 0, -27, -37, -60, -132, -176, -70, -238, -561, -449, -3200],
    [-1, -1, 2, -4, -18, -47, -64, -112, -203, -98, -254, -588, -471, -3200],
    [15, 15, -7, 2, -14, -32, -18, -72, -89, -59, -187, -340, -272, -3200],
    [35, 35, 44, 10, 17, -28, 46, -27, -45, -108, -259, -536, -429, -3200],
    [48, 48, 60, 37, 55, 2, 54, 3, -6, -15, -124, -345, -276, -3200],
    [81, 81, 84, 13, 54, -25, 8, -55, -88, -72, -226, -381, -305, -3200],
    [220, 220, 241, 111, 195, 127, 234, 126, 88, 26, -63, -261, -208, -3200],
    [487, 487, 423, 298, 280, 369, 600, 378, 263, 305, 160, -22, -17, -3200],
    [104, 104, 90, 59, 97, 43, 63, 58, 102, 21, -50, -258, -207, -3200],
    [246, 246, 271, 195, 217, 128, 270, 240, 148, 172, 114, -209, -167, -3200],
    [828, 828, 708, 860, 701, 911, 801, 830, 715, 873, 607, 419, 0, -3200],
    [3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200],
    [3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200],
];

/// What they are worth beside their lines and the whole board.
pub(super) const WITH_WHOLE: Pairs = [
    [0, 0, -5, -8, 10, -19, -25, -50, -277, -51, -227, -756, -449, -3200],
    [0, 0, -5, -8, 10, -19, -25, -50, -277, -51, -227, -756, -449, -3200],
    [7, 7, 3, -2, 18, -8, 27, -12, -164, -42, -181, -528, -471, -3200],
    [8, 8, -2, -6, 7, -13, -12, -44, -244, -64, -180, -460, -272, -3200],
    [49, 49, 37, 43, 45, 58, 148, 114, 41, 20, -68, -256, -429, -3200],
    [42, 42, 20, 13, -12, 2, 72, 24, -28, 1, -116, -335, -276, -3200],
    [91, 91, 56, 56, -13, -19, 13, -89, -159, -4, -142, -119, -305, -3200],
    [138, 138, 61, 61, -43, -1, 84, -6, -120, 78, 64, 166, -208, -3200],
    [26, 26, 23, -202, -169, -232, -83, 253, -138, 90, -85, -266, -17, -3200],
    [95, 95, 67, 76, 18, 35, 97, 8, -196, 30, -105, -279, -207, -3200],
    [143, 143, 80, 74, 9, 70, 130, 53, -126, 129, 83, -200, -167, -3200],
    [1193, 1193, 760, 467, 472, 463, 470, 458, 334, 457, 387, 206, 0, -3200],
    [3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200],
    [3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200, 3200],
];
