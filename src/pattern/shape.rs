//! The fourteen patterns of a point along one axis.

use crate::board::named;

named! {
    /// The pattern of a line through a point for a side, as if the point held a stone of that side.
    ///
    /// The names are those of the freestyle black-win program: `F` stands for flexible (open), `B` for
    /// blocked (closed). The pattern is the first that applies, from above:
    ///
    /// | pattern | the stone makes |
    /// | --- | --- |
    /// | [`F5`](Self::F5) | a five; in freestyle also six or more |
    /// | [`Ol`](Self::Ol) | six or more where exactly five win, which is nothing (for Black under renju it is forbidden) |
    /// | [`Ol`](Self::Ol) | for Black under renju also two fours on one line, which are forbidden |
    /// | [`Dead`](Self::Dead) | a line with room for fewer than five |
    /// | [`F4`](Self::F4) | an open four: at least two points make a five (for Black under renju only a straight four) |
    /// | [`B4`](Self::B4) | a four: one point makes a five |
    /// | [`F3S`](Self::F3S) | an open three: at least two points make an open four |
    /// | [`F3`](Self::F3) | an open three: one point makes an open four |
    /// | [`B3`](Self::B3) | a closed three: some point makes a four |
    /// | [`F2B`](Self::F2B) | an open two: four or more points make an open three |
    /// | [`F2A`](Self::F2A) | an open two: three points make an open three |
    /// | [`F2`](Self::F2) | an open two: one or two points make an open three |
    /// | [`B2`](Self::B2) | a closed two: some point makes a closed three |
    /// | [`F1`](Self::F1) | an open one: some point makes an open two |
    /// | [`B1`](Self::B1) | a closed one: some point makes a closed two |
    /// | [`Dead`](Self::Dead) | nothing of these |
    ///
    /// The order of the variants, and so of `<`, is the published one. It ranks most pairs by strength,
    /// but not all: [`Ol`](Self::Ol) is worth nothing.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    #[repr(u8)]
    pub enum Pattern {
        /// The line has no space for a five.
        #[default]
        Dead = "DEAD",
        /// An overline where exactly five win; for Black under renju also two fours on one line.
        Ol = "OL",
        /// One stone before [`B2`](Self::B2).
        B1 = "B1",
        /// One stone before an open two.
        F1 = "F1",
        /// One stone before [`B3`](Self::B3).
        B2 = "B2",
        /// One stone before an open three, by one or two points.
        F2 = "F2",
        /// One stone before an open three, by three points.
        F2A = "F2A",
        /// One stone before an open three, by four points or more.
        F2B = "F2B",
        /// One stone before [`B4`](Self::B4).
        B3 = "B3",
        /// One stone before an open four, by one point.
        F3 = "F3",
        /// One stone before an open four, by two points or more.
        F3S = "F3S",
        /// One stone before a five, by one point.
        B4 = "B4",
        /// One stone before a five, by two points or more.
        F4 = "F4",
        /// A five.
        F5 = "F5",
    }
}

impl Pattern {
    /// Whether it is one of the two open threes.
    pub const fn is_flex3(self) -> bool {
        matches!(self, Self::F3 | Self::F3S)
    }

    /// Whether it has to be answered: an open three, or a four of either kind.
    pub const fn is_threat(self) -> bool {
        self.is_flex3() || matches!(self, Self::B4 | Self::F4)
    }

    /// Whether it is one of the three open twos.
    pub const fn is_flex2(self) -> bool {
        matches!(self, Self::F2 | Self::F2A | Self::F2B)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_and_kinds_are_counted() {
        let names: std::collections::HashSet<_> = Pattern::ALL.iter().map(|p| p.name()).collect();
        assert_eq!(names.len(), 14);
        let of = |kind: fn(Pattern) -> bool| -> Vec<&str> {
            Pattern::ALL.into_iter().filter(|&p| kind(p)).map(Pattern::name).collect()
        };
        assert_eq!(of(Pattern::is_flex2), ["F2", "F2A", "F2B"]);
        assert_eq!(of(Pattern::is_flex3), ["F3", "F3S"]);
        assert_eq!(of(Pattern::is_threat), ["F3", "F3S", "B4", "F4"]);
    }
}
