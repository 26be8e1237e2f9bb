//! What points are worth, fitted to the results of games.
//!
//! A logistic regression on 92,000 quiet positions of 4,000 games between engines of different strength, freestyle and
//! standard: the result of the game against the number of empty points of each pair of kinds, with the strength of the
//! players and the colour as further terms. On a tenth of the games, which the fit had not seen, it names the winner of
//! 74 positions in 100.

use crate::pattern::Pattern4;

/// The number of kinds of points.
pub(super) const KINDS: usize = Pattern4::ALL.len();

/// What the turn itself is worth, in hundredths of a logit.
pub(super) const TURN: i32 = 51;

/// What an empty point is worth to the side to move, in hundredths of a logit, by its kind for that side (the row) and
/// for the other side (the column). Fives and open fours of the side to move, and fives of the other side, end the
/// search before they are valued.
pub(super) const PAIRS: [[i16; KINDS]; KINDS] = [
    [0, -1, 0, 0, -4, -6, -10, -21, -29, -16, -51, -123, -84, -400],
    [-1, -1, 0, 0, -4, -6, -10, -21, -29, -16, -51, -123, -84, -400],
    [0, 0, 0, 0, -9, -10, -8, -23, -25, -16, -49, -126, -93, -400],
    [2, 2, 1, -3, -3, -7, -5, -24, -24, -19, -50, -110, -83, -400],
    [4, 4, 11, 3, 3, -3, 6, -9, -13, -17, -44, -116, -78, -400],
    [8, 8, 14, 0, 10, -1, 11, -3, -13, -11, -23, -101, -80, -400],
    [10, 10, 13, 8, 7, 3, 6, -16, -17, -10, -37, -99, -60, -400],
    [22, 22, 29, 30, 27, 12, 33, 9, 22, 1, -22, -92, -41, -400],
    [26, 26, 34, 32, 27, 19, 37, 12, 9, 2, -19, -85, -53, -400],
    [18, 18, 19, 6, 11, 7, 20, 3, 4, 5, -16, -92, -57, -400],
    [56, 56, 60, 55, 64, 35, 65, 47, 44, 36, 23, -50, -17, -400],
    [339, 339, 339, 335, 334, 325, 332, 317, 317, 316, 291, 221, 256, -400],
    [400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, -400],
    [400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, -400],
];
