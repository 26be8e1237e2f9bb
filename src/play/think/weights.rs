//! What points are worth, fitted to the results of games.
//!
//! A logistic regression on 162,000 quiet positions of 4,400 games that the search played against itself with earlier
//! weights, 3,000 positions a move, freestyle and standard; the earlier weights came from 4,000 games of other engines.
//! What is fitted is the number of empty points of each pair of kinds, to six parts of what the search said of the
//! position and four parts of the result of the game.

use crate::pattern::Pattern4;

/// The number of kinds of points.
pub(super) const KINDS: usize = Pattern4::ALL.len();

/// What the turn itself is worth, in hundredths of a logit.
pub(super) const TURN: i32 = 1;

/// The parts of a hundredth of a logit in which [`PAIRS`] counts, so that many small values do not add up to an error.
pub(super) const PARTS: i32 = 8;

/// What an empty point is worth to the side to move, in [`PARTS`] of a hundredth of a logit, by its kind for that side (the row) and
/// for the other side (the column). Fives and open fours of the side to move, and fives of the other side, end the
/// search before they are valued.
pub(super) const PAIRS: [[i16; KINDS]; KINDS] = [
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
