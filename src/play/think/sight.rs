//! What a player sees of the shapes on the board: the mistakes of levels that do not see everything.

use std::sync::LazyLock;

use crate::board::{Axis, Color, Point, PointSet, Rule};
use crate::pattern::{GROUPS, Pattern, Pattern4};

/// How much a player sees of the shapes on the board. Every player sees where a stone makes five.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::play) enum Sight {
    /// Its own shapes, each line alone, and of the other side's only fives and open threes of three stones in a row. It
    /// counts an own closed three as open.
    Own,
    /// Its own shapes and the other side's open twos, threes and fours, each line alone: no four-three, no two threes and
    /// no two fours from one stone.
    Lines,
    /// Everything.
    #[default]
    All,
}

/// The number of combinations of four groups of patterns, which are numbers of three bits each.
const COMBINATIONS: usize = 1 << 12;

/// The kind of a point for each combination of four groups of patterns.
type Kinds = [u8; COMBINATIONS];

/// The kinds as they are.
static ALL: LazyLock<Box<Kinds>> = LazyLock::new(|| kinds(Pattern4::of));

/// The kinds of Black's points under renju: a point that makes an overline, two fours or two threes is worth nothing.
/// Whether the threes can grow is not looked at.
static RENJU: LazyLock<Box<Kinds>> = LazyLock::new(|| {
    kinds(|patterns| {
        let count = |kind: fn(Pattern) -> bool| patterns.into_iter().filter(|&pattern| kind(pattern)).count();
        let fours = count(|pattern| matches!(pattern, Pattern::F4 | Pattern::B4));
        let looks_forbidden = patterns.contains(&Pattern::Ol) || fours > 1 || count(Pattern::is_flex3) > 1;
        let kind = Pattern4::of(patterns);
        if looks_forbidden && kind != Pattern4::AFive { Pattern4::None } else { kind }
    })
});

/// The kinds of own points for one who looks at each line alone.
static LINES: LazyLock<Box<Kinds>> = LazyLock::new(|| kinds(strongest));

/// The kinds of own points for one who takes closed threes for open ones.
static OWN: LazyLock<Box<Kinds>> = LazyLock::new(|| {
    kinds(|patterns| strongest(patterns.map(|one| if one == Pattern::B3 { Pattern::F3 } else { one })))
});

/// The kinds of the other side's points for one who sees only its fives and its open threes.
static OTHER: LazyLock<Box<Kinds>> = LazyLock::new(|| {
    let seen = |one| matches!(one, Pattern::F5 | Pattern::F4);
    kinds(|patterns| strongest(patterns.map(|one| if seen(one) { one } else { Pattern::Dead })))
});

/// The kinds of the other side's points for one who sees each line alone, and only where it becomes an open three or a
/// four.
static THREES: LazyLock<Box<Kinds>> = LazyLock::new(|| {
    kinds(|patterns| strongest(patterns.map(|one| if one >= Pattern::F3 { one } else { Pattern::Dead })))
});

fn kinds(of: impl Fn([Pattern; 4]) -> Pattern4) -> Box<Kinds> {
    let group = |n: usize, axis: usize| GROUPS[n >> (3 * axis) & 7];
    Box::new(std::array::from_fn(|n| of(std::array::from_fn(|axis| group(n, axis))) as u8))
}

/// The best of the kinds that the four lines make alone.
fn strongest(patterns: [Pattern; 4]) -> Pattern4 {
    let alone = |one| Pattern4::of([one, Pattern::Dead, Pattern::Dead, Pattern::Dead]);
    patterns.map(alone).into_iter().max().unwrap_or_default()
}

/// A sight and the side that has it, ready to look at points.
pub(super) struct Eyes {
    /// By colour: the kind of its points for each combination of patterns.
    kinds: [&'static Kinds; 2],
    /// The colour whose broken threes are not seen.
    unbroken: Option<Color>,
}

impl Eyes {
    /// The eyes of a side under a rule.
    pub fn new(sight: Sight, side: Color, rule: Rule) -> Self {
        let [own, other]: [&'static Kinds; 2] = match sight {
            Sight::Own => [&OWN, &OTHER],
            Sight::Lines => [&LINES, &THREES],
            Sight::All => [&ALL; 2],
        };
        let mut kinds = Color::BOTH.map(|color| if color == side { own } else { other });
        if rule == Rule::Renju && sight == Sight::All {
            kinds[Color::Black as usize] = &RENJU;
        }
        Self { kinds, unbroken: (sight == Sight::Own).then_some(side.other()) }
    }

    /// The kinds of an empty point for Black and for White, as numbers, from the groups of the patterns of each along the
    /// four axes.
    #[inline]
    pub fn kinds(&self, point: Point, groups: [u16; 2], stones: &PointSet) -> [u8; 2] {
        let [black, white] = groups;
        let kinds = [look_up(self.kinds[0], black), look_up(self.kinds[1], white)];
        match self.unbroken {
            None => kinds,
            Some(color) => self.overlooked(color, point, groups, kinds, stones),
        }
    }

    /// The kinds of a point where the broken threes of a colour are not seen.
    #[cold]
    fn overlooked(
        &self,
        color: Color,
        point: Point,
        groups: [u16; 2],
        mut kinds: [u8; 2],
        stones: &PointSet,
    ) -> [u8; 2] {
        let side = color as usize;
        if kinds[side] == Pattern4::BFlex4 as u8 {
            kinds[side] = look_up(self.kinds[side], without_gaps(point, groups[side], stones));
        }
        kinds
    }
}

#[inline]
fn look_up(kinds: &Kinds, groups: u16) -> u8 {
    kinds[groups as usize % COMBINATIONS]
}

/// The groups of the patterns of a point without the open fours that would fill the gap of a broken three. Beyond either end of an
/// open four lies an empty point, and therefore a stone that fills a gap is one with a stone on both sides.
fn without_gaps(point: Point, groups: u16, stones: &PointSet) -> u16 {
    let mut left = groups;
    for (i, axis) in Axis::ALL.into_iter().enumerate() {
        let beside = axis.directions().map(|direction| {
            let (dx, dy) = direction.step();
            point.offset(dx, dy).is_some_and(|point| stones.contains(point))
        });
        if GROUPS[usize::from(groups >> (3 * i) & 7)] == Pattern::F4 && beside == [true; 2] {
            // The group of no pattern is number 0.
            left &= !(7 << (3 * i));
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::notation;
    use crate::pattern::PatternIndex;

    fn kind(sight: Sight, stones: &str, point: &str, color: Color) -> Pattern4 {
        let position = notation::parse(stones, Rule::Freestyle).unwrap();
        let stones = position.stones(Color::Black).union(position.stones(Color::White));
        let point: Point = point.parse().unwrap();
        let index = PatternIndex::new(&position);
        let eyes = Eyes::new(sight, position.to_move(), position.rule());
        Pattern4::ALL[eyes.kinds(point, index.groups(point), &stones)[color as usize] as usize]
    }

    #[test]
    fn one_who_sees_own_shapes_takes_closed_threes_for_open_and_overlooks_gaps() {
        // A closed two of Black, whose turn it is.
        assert_eq!(kind(Sight::All, "B:g8h8,W:f8,b", "i8", Color::Black), Pattern4::KBlock3);
        assert_eq!(kind(Sight::Own, "B:g8h8,W:f8,b", "i8", Color::Black), Pattern4::HFlex3);
        // Open threes of Black, with White to move: one in a row, and one with a gap.
        assert_eq!(kind(Sight::Own, "B:g8h8i8,W:,w", "j8", Color::Black), Pattern4::BFlex4);
        assert_eq!(kind(Sight::All, "B:g8h8j8,W:,w", "i8", Color::Black), Pattern4::BFlex4);
        assert_eq!(kind(Sight::Own, "B:g8h8j8,W:,w", "i8", Color::Black), Pattern4::None);
        // The third answer to an open three is a four that the other side could make.
        assert_eq!(kind(Sight::Own, "B:g8h8i8,W:,w", "k8", Color::Black), Pattern4::None);
    }

    #[test]
    fn one_who_sees_lines_sees_no_four_three() {
        let stones = "B:f8g8h8i9i10,W:e8,b";
        assert_eq!(kind(Sight::All, stones, "i8", Color::Black), Pattern4::CBlock4Flex3);
        assert_eq!(kind(Sight::Lines, stones, "i8", Color::Black), Pattern4::EBlock4);
        assert_eq!(kind(Sight::Own, stones, "j8", Color::Black), Pattern4::EBlock4);
    }
}
