//! The combined pattern of an empty point: its four axes taken together.

use super::shape::Pattern;
use crate::board::named;

named! {
    /// The combined pattern of an empty point for a side: the best combination of its four patterns.
    ///
    /// The names are those of the freestyle black-win program; `F3*` stands for [`Pattern::F3`] or
    /// [`Pattern::F3S`], `F2*` for [`Pattern::F2`], [`Pattern::F2A`] or [`Pattern::F2B`]. The value is the
    /// first that applies, from [`AFive`](Self::AFive) downwards. The order of the variants, and so of `<`,
    /// is the published one, ascending.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    #[repr(u8)]
    pub enum Pattern4 {
        /// None of the patterns below.
        #[default]
        None = "NONE",
        /// A point that renju forbids to Black; [`PatternIndex`](super::PatternIndex) says which they are.
        Forbid = "FORBID",
        /// An `F2*`.
        LFlex2 = "L_FLEX2",
        /// A `B3`.
        KBlock3 = "K_BLOCK3",
        /// Two `F2*`.
        JFlex2Twice = "J_FLEX2_2X",
        /// Two `B3`, or a `B3` and an `F2*`.
        IBlock3Plus = "I_BLOCK3_PLUS",
        /// An `F3*`.
        HFlex3 = "H_FLEX3",
        /// An `F3*` and an `F2*` or `B3`.
        GFlex3Plus = "G_FLEX3_PLUS",
        /// Two `F3*`.
        FFlex3Twice = "F_FLEX3_2X",
        /// A `B4`.
        EBlock4 = "E_BLOCK4",
        /// A `B4` and an `F2*` or `B3`.
        DBlock4Plus = "D_BLOCK4_PLUS",
        /// A `B4` and an `F3*`.
        CBlock4Flex3 = "C_BLOCK4_FLEX3",
        /// An `F4`, or two `B4`.
        BFlex4 = "B_FLEX4",
        /// An `F5`.
        AFive = "A_FIVE",
    }
}

impl Pattern4 {
    /// The combined pattern for the patterns of the four axes; the order of the axes does not matter. Whether
    /// the point is forbidden is not considered.
    pub fn of(patterns: [Pattern; 4]) -> Self {
        // Each pattern is counted in its own field of four bits, which four patterns cannot overflow.
        let counts = patterns.into_iter().fold(0, |counts, pattern| counts + FIELD[pattern as usize]);
        let count = |field: u32| counts >> field & 15;
        let plus = count(FLEX2) + count(BLOCK3) > 0;
        match () {
            () if count(FIVE) > 0 => Self::AFive,
            () if count(FLEX4) > 0 || count(BLOCK4) > 1 => Self::BFlex4,
            () if count(BLOCK4) > 0 && count(FLEX3) > 0 => Self::CBlock4Flex3,
            () if count(BLOCK4) > 0 && plus => Self::DBlock4Plus,
            () if count(BLOCK4) > 0 => Self::EBlock4,
            () if count(FLEX3) > 1 => Self::FFlex3Twice,
            () if count(FLEX3) > 0 && plus => Self::GFlex3Plus,
            () if count(FLEX3) > 0 => Self::HFlex3,
            () if count(BLOCK3) > 1 => Self::IBlock3Plus,
            () if count(BLOCK3) > 0 && count(FLEX2) > 0 => Self::IBlock3Plus,
            () if count(FLEX2) > 1 => Self::JFlex2Twice,
            () if count(BLOCK3) > 0 => Self::KBlock3,
            () if count(FLEX2) > 0 => Self::LFlex2,
            () => Self::None,
        }
    }
}

/// The groups of patterns, each by one of its patterns: patterns of one group count alike in every combined pattern and
/// for every rule of forbidden points.
pub(crate) const GROUPS: [Pattern; 8] = {
    use Pattern::{B3, B4, Dead, F2, F3, F4, F5, Ol};
    [Dead, Ol, F2, B3, F3, B4, F4, F5]
};

/// The number of the group of a pattern.
pub(super) const fn group(pattern: Pattern) -> u8 {
    match pattern {
        Pattern::Dead | Pattern::B1 | Pattern::F1 | Pattern::B2 => 0,
        Pattern::Ol => 1,
        Pattern::F2 | Pattern::F2A | Pattern::F2B => 2,
        Pattern::B3 => 3,
        Pattern::F3 | Pattern::F3S => 4,
        Pattern::B4 => 5,
        Pattern::F4 => 6,
        Pattern::F5 => 7,
    }
}

// The lowest bit of the field in which each kind of pattern is counted.
const FLEX2: u32 = 0;
const BLOCK3: u32 = 4;
const FLEX3: u32 = 8;
const BLOCK4: u32 = 12;
const FLEX4: u32 = 16;
const FIVE: u32 = 20;

/// For each pattern, the number added to the counts.
const FIELD: [u32; Pattern::ALL.len()] = {
    let mut field = [0; Pattern::ALL.len()];
    let mut i = 0;
    while i < field.len() {
        field[i] = match Pattern::ALL[i] {
            Pattern::F5 => 1 << FIVE,
            Pattern::F4 => 1 << FLEX4,
            Pattern::B4 => 1 << BLOCK4,
            Pattern::F3 | Pattern::F3S => 1 << FLEX3,
            Pattern::B3 => 1 << BLOCK3,
            Pattern::F2 | Pattern::F2A | Pattern::F2B => 1 << FLEX2,
            _ => 0,
        };
        i += 1;
    }
    field
};

#[cfg(test)]
mod tests {
    use super::*;
    use Pattern::{B1, B2, B3, B4, Dead, F1, F2, F2A, F2B, F3, F3S, F4, F5, Ol};

    #[test]
    fn patterns_of_one_group_count_alike() {
        for (number, of) in GROUPS.into_iter().enumerate() {
            assert_eq!(usize::from(group(of)), number);
        }
        for pattern in Pattern::ALL {
            let of = GROUPS[usize::from(group(pattern))];
            for [a, b] in Pattern::ALL.into_iter().flat_map(|a| Pattern::ALL.map(|b| [a, b])) {
                assert_eq!(Pattern4::of([pattern, a, b, Dead]), Pattern4::of([of, a, b, Dead]));
            }
            assert_eq!(pattern == Ol, of == Ol);
        }
    }

    #[test]
    fn each_kind_is_made_by_its_patterns() {
        for (patterns, name) in [
            ([F5, F4, B4, F3], "A_FIVE"),
            ([F4, B4, F3, F2], "B_FLEX4"),
            ([Dead, B4, B4, F3], "B_FLEX4"),
            ([B4, F3, B3, F2], "C_BLOCK4_FLEX3"),
            ([B4, F3S, Dead, Dead], "C_BLOCK4_FLEX3"),
            ([B4, F2A, Dead, Dead], "D_BLOCK4_PLUS"),
            ([B4, B3, Dead, Dead], "D_BLOCK4_PLUS"),
            ([B4, B2, F1, B1], "E_BLOCK4"),
            ([F3, F3S, B3, F2], "F_FLEX3_2X"),
            ([F3S, F3S, Dead, Dead], "F_FLEX3_2X"),
            ([F3, F2B, Dead, Dead], "G_FLEX3_PLUS"),
            ([F3S, B3, Dead, Dead], "G_FLEX3_PLUS"),
            ([F3, B2, F1, B1], "H_FLEX3"),
            ([B3, B3, Dead, Dead], "I_BLOCK3_PLUS"),
            ([B3, F2, F2, Dead], "I_BLOCK3_PLUS"),
            ([F2, F2B, Dead, Dead], "J_FLEX2_2X"),
            ([B3, B2, F1, B1], "K_BLOCK3"),
            ([F2A, B2, F1, B1], "L_FLEX2"),
            ([Ol, B2, F1, B1], "NONE"),
        ] {
            for turn in 0..4 {
                let mut turned = patterns;
                turned.rotate_left(turn);
                assert_eq!(Pattern4::of(turned).name(), name, "{turned:?}");
            }
        }
    }

    /// Checks the definition, read from its first line down, for every combination of four patterns.
    #[test]
    fn the_first_that_holds_on_all_patterns() {
        for number in 0..14usize.pow(4) {
            let patterns: [Pattern; 4] =
                std::array::from_fn(|i| Pattern::ALL[number / 14usize.pow(i as u32) % 14]);
            let has = |kind: fn(Pattern) -> bool| patterns.iter().filter(|&&p| kind(p)).count();
            let (b4, b3) = (has(|p| p == B4), has(|p| p == B3));
            let (f3, f2) = (has(Pattern::is_flex3), has(Pattern::is_flex2));
            let rules = [
                (has(|p| p == F5) >= 1, Pattern4::AFive),
                (has(|p| p == F4) >= 1 || b4 >= 2, Pattern4::BFlex4),
                (b4 >= 1 && f3 >= 1, Pattern4::CBlock4Flex3),
                (b4 >= 1 && (f2 >= 1 || b3 >= 1), Pattern4::DBlock4Plus),
                (b4 >= 1, Pattern4::EBlock4),
                (f3 >= 2, Pattern4::FFlex3Twice),
                (f3 >= 1 && (f2 >= 1 || b3 >= 1), Pattern4::GFlex3Plus),
                (f3 >= 1, Pattern4::HFlex3),
                (b3 >= 2 || b3 >= 1 && f2 >= 1, Pattern4::IBlock3Plus),
                (f2 >= 2, Pattern4::JFlex2Twice),
                (b3 >= 1, Pattern4::KBlock3),
                (f2 >= 1, Pattern4::LFlex2),
                (true, Pattern4::None),
            ];
            let first = rules.into_iter().find(|(holds, _)| *holds);
            assert_eq!(Some(Pattern4::of(patterns)), first.map(|(_, kind)| kind));
        }
    }
}
