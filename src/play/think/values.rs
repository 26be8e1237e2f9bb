//! What points and moves are worth to a player of a style: the fitted values of points, with some kinds counted for more
//! or less, and what some moves are worth for themselves.
//!
//! Both change what the search sees at every depth. The style of the other side is not known; it is taken to value the
//! position as the player does, and its moves are worth nothing for themselves.

use super::Manner;
use super::lines::{self, LINES, Lines};
use super::sight::Sight;
use super::weights::{KINDS, PAIRS, Pairs, ROW, TURN, WITH_WHOLE};
use super::whole;
use crate::board::{Color, Dice, Rule};
use crate::pattern::Pattern4;
use crate::play::style::Style;

/// What a point is worth to the side to move, by its kind for that side and for the other side.
type ByKinds = [[i16; ROW]; ROW];

/// What points are worth to a player.
pub(super) struct Values {
    /// What they are worth when Black or White is to move, by their kinds for Black and for White.
    pairs: [[[i16; 2]; ROW]; ROW],
    /// What their lines add; nothing for one who does not see everything, and who does not see the board as a whole.
    lines: Option<&'static Lines>,
}

impl Values {
    /// The values as a side of this manner has them.
    pub fn new(manner: &Manner, side: Color) -> Self {
        let [black, white] = pairs(manner, side);
        let worth = |b: usize, w: usize| [black[b][w], white[w][b]];
        Self {
            pairs: std::array::from_fn(|b| std::array::from_fn(|w| worth(b, w))),
            lines: (manner.sight == Sight::All).then(|| &**LINES),
        }
    }

    /// What a point of these kinds for Black and for White, with these groups of patterns, is worth when Black or White is
    /// to move, in parts of a hundredth of a logit.
    #[inline]
    pub fn of(&self, kinds: [u8; 2], groups: [u16; 2]) -> [i16; 2] {
        let [black, white] = kinds.map(|kind| kind as usize % ROW);
        let [a, b] = self.pairs[black][white];
        let [c, d] = self.lines.map_or([0; 2], |lines| lines::worth(lines, groups));
        [a + c, b + d]
    }

    /// What the turn and the board as a whole are worth to the side to move, beyond what the points are worth one by one,
    /// in hundredths of a logit. `counts` are the numbers of points of each kind for Black and for White.
    #[inline]
    pub fn whole(&self, rule: Rule, stones: usize, counts: &[[u8; ROW]; 2], side: Color) -> i32 {
        if self.lines.is_some() { whole::worth(rule, stones, counts, side) } else { TURN }
    }
}

/// A number for each kind of points.
type ByKind = [i32; KINDS];

/// The shares of what counts as it was fitted.
const FITTED: ByKind = [100; KINDS];

/// What moves are worth that are worth nothing for themselves.
const NOTHING: ByKind = [0; KINDS];

/// What a style says where the board counts as a whole, in hundredths of what it says elsewhere: values lie further apart
/// there.
const LIKING: i32 = 160;

/// The most that a taste adds to a share or takes from it, in hundredths.
const TASTE: usize = 15;

/// The factor that spreads small seeds over all 64-bit numbers.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// The values for Black to move and for White to move, as a side of this manner has them.
fn pairs(manner: &Manner, side: Color) -> [ByKinds; 2] {
    let mut dice = Dice::new(manner.seed.wrapping_mul(SPREAD));
    let mut taste = |share: i32| match manner.seed {
        0 => share,
        _ => share * (100 - TASTE as i32 + dice.below(2 * TASTE + 1) as i32) / 100,
    };
    let (fitted, liking) = if manner.sight == Sight::All { (&WITH_WHOLE, LIKING) } else { (&PAIRS, 100) };
    let liked = |share: i32| 100 + liking * (share - 100) / 100;
    let [own, other] = shares(manner).map(|shares| shares.map(liked).map(&mut taste));
    let [mine, yours] = [shared(fitted, &own, &other), shared(fitted, &other, &own)];
    Color::BOTH.map(|color| if color == side { mine } else { yours })
}

/// The fitted values of pairs, with shares for the side to move and for the other side. A share counts for what a kind is
/// worth alone, where nothing else counts; what a pair is worth beyond that stays as it was fitted.
fn shared(fitted: &Pairs, mover: &ByKind, other: &ByKind) -> ByKinds {
    let alone = |a: usize, b: usize| i32::from(PAIRS[a][b]);
    let mut pairs = [[0; ROW]; ROW];
    for (a, row) in pairs.iter_mut().take(KINDS).enumerate() {
        for (b, worth) in row.iter_mut().take(KINDS).enumerate() {
            let more = (mover[a] - 100) * alone(a, 0) + (other[b] - 100) * alone(0, b);
            *worth = (i32::from(fitted[a][b]) + more / 100) as i16;
        }
    }
    pairs
}

/// What the own points and those of the other side count, in hundredths of their fitted value.
fn shares(manner: &Manner) -> [ByKind; 2] {
    match manner.style {
        Style::Even => [FITTED; 2],
        // One who sees each line alone finds fewer moves to choose from, and so a liking has to be stronger.
        Style::Attacking if manner.sight != Sight::All => [by_kind(200, 200, 100, 100), [60; KINDS]],
        Style::Attacking => [by_kind(150, 120, 160, 150), [60; KINDS]],
        Style::Defending => [[70; KINDS], [145; KINDS]],
        // Points where quiet twos grow to threes, and points of fours that are kept for later.
        Style::Sly if manner.sight != Sight::All => [by_kind(260, 600, 130, 100), FITTED],
        Style::Sly => [by_kind(160, 200, 140, 100), FITTED],
    }
}

/// A number for points of open twos and closed threes, of open threes, of fours, and of all else.
fn by_kind(two: i32, three: i32, four: i32, rest: i32) -> ByKind {
    std::array::from_fn(|kind| match Pattern4::ALL[kind] {
        Pattern4::LFlex2 | Pattern4::KBlock3 | Pattern4::JFlex2Twice | Pattern4::IBlock3Plus => two,
        Pattern4::HFlex3 | Pattern4::GFlex3Plus | Pattern4::FFlex3Twice => three,
        Pattern4::EBlock4 | Pattern4::DBlock4Plus => four,
        Pattern4::None | Pattern4::Forbid | Pattern4::CBlock4Flex3 | Pattern4::BFlex4 | Pattern4::AFive => {
            rest
        }
    })
}

/// What moves of a side are worth for themselves, in hundredths of a logit, whatever comes of them.
pub(super) struct Urges {
    /// By the kind of the point for the side that plays there.
    made: ByKind,
    /// By its kind for the other side.
    taken: ByKind,
}

impl Urges {
    /// What a move is worth on a point of these kinds.
    #[inline]
    pub const fn worth(&self, own: u8, other: u8) -> i32 {
        self.made[own as usize] + self.taken[other as usize]
    }
}

/// The urges of Black and of White where a side of this manner thinks.
pub(super) fn urges(manner: &Manner, side: Color) -> [Urges; 2] {
    Color::BOTH.map(|color| {
        let [made, taken] = if color == side { urges_of(manner) } else { [NOTHING; 2] };
        Urges { made, taken }
    })
}

fn urges_of(manner: &Manner) -> [ByKind; 2] {
    match manner.style {
        Style::Even => [NOTHING; 2],
        Style::Attacking if manner.sight != Sight::All => [by_kind(0, 80, 25, 0), NOTHING],
        Style::Attacking => [by_kind(0, 50, 25, 0), NOTHING],
        Style::Defending => {
            let mut taken = by_kind(0, 30, 30, 30);
            // Other points are no threats, and a five has to be stopped in every style.
            for kind in [Pattern4::None, Pattern4::Forbid, Pattern4::AFive] {
                taken[kind as usize] = 0;
            }
            [NOTHING, taken]
        }
        Style::Sly => [by_kind(0, -20, -35, 0), NOTHING],
    }
}
