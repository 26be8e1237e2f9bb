//! The kinds of points that a question can ask for, and their written form.

use std::fmt;

use crate::board::Color;
use crate::evaluate;
use crate::pattern::shapes::ForkKind;
use crate::solve::Class;
use crate::strategy::Opening;

/// Points of some kind, for a side: `black fives`, `white holds vct`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seek {
    /// The side.
    pub side: Color,
    /// The kind of points.
    pub what: PointKind,
}

/// A kind of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointKind {
    /// A stone makes five.
    Fives,
    /// A stone makes a four: afterwards there is a five point, but no five.
    Fours,
    /// A stone makes a straight four: afterwards there are two five points on one line.
    StraightFours,
    /// A stone makes an open three (and neither a four nor a five).
    OpenThrees,
    /// The raising points of the side's open threes.
    Raising,
    /// The points where the other side closes the side's open threes.
    Closing,
    /// A stone makes a fork of this kind.
    Fork(ForkKind),
    /// The first moves of a win of this class.
    Wins(Class),
    /// The moves after which the opponent has no win of this class, or this side wins first.
    Holds(Class),
    /// The one point that stops the opponent's five.
    Forced,
    /// Moves that make neither a four nor an open three, and threaten a VCF where there was none: *fukumi*.
    Fukumi,
    /// The point that this evaluator plays.
    Choice(&'static str),
    /// The whole-board tree's move.
    Tree,
    /// The third stone of this opening.
    Third(&'static Opening),
    /// Renju forbids Black to play there.
    Forbidden,
    /// Black may play there under renju, although a stone makes two threes, or would be forbidden but for a five.
    LooksForbidden,
    /// White's stone makes a four whose only answer renju forbids to Black: it catches a forbidden point.
    Catches,
}

/// The kinds that are written as fixed words.
const PLAIN: [(&str, PointKind); 20] = [
    ("fives", PointKind::Fives),
    ("fours", PointKind::Fours),
    ("straight-fours", PointKind::StraightFours),
    ("open-threes", PointKind::OpenThrees),
    ("raising", PointKind::Raising),
    ("closing", PointKind::Closing),
    ("forks 4x4", PointKind::Fork(ForkKind::FourFour)),
    ("forks 4x3", PointKind::Fork(ForkKind::ThreeFour)),
    ("forks 3x3", PointKind::Fork(ForkKind::ThreeThree)),
    ("wins vcf", PointKind::Wins(Class::Vcf)),
    ("wins vct", PointKind::Wins(Class::Vct)),
    ("wins win", PointKind::Wins(Class::Win)),
    ("holds vcf", PointKind::Holds(Class::Vcf)),
    ("holds vct", PointKind::Holds(Class::Vct)),
    ("forced", PointKind::Forced),
    ("fukumi", PointKind::Fukumi),
    ("tree", PointKind::Tree),
    ("forbidden", PointKind::Forbidden),
    ("looks-forbidden", PointKind::LooksForbidden),
    ("catches", PointKind::Catches),
];

impl Seek {
    /// Examples of what may be written, for an error message.
    pub const FORMS: &'static str = "write a side and what: black fives, white forks 4x3, black wins vcf, white holds vct, \
         black choice powers, black third kagetsu, black forbidden, white catches";

    /// Reads a side and a kind of points; `None` where the text is something else.
    pub fn parse(text: &str) -> Option<Self> {
        let (side, what) = text.trim().split_once(' ')?;
        let side = Color::BOTH.into_iter().find(|color| color.name() == side)?;
        let what = what.split_whitespace().collect::<Vec<_>>().join(" ");
        let plain = PLAIN.iter().find(|(name, _)| *name == what).map(|(_, what)| *what);
        let chosen = || {
            let name = what.strip_prefix("choice ")?;
            evaluate::NAMES.into_iter().find(|known| *known == name).map(PointKind::Choice)
        };
        let third = || Opening::named(what.strip_prefix("third ")?).map(PointKind::Third);
        Some(Self { side, what: plain.or_else(chosen).or_else(third)? })
    }
}

impl fmt::Display for Seek {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.side.name())?;
        match self.what {
            PointKind::Choice(name) => write!(f, " choice {name}"),
            PointKind::Third(opening) => write!(f, " third {}", opening.name),
            what => {
                let name = PLAIN.iter().find(|(_, known)| *known == what).map_or("", |(name, _)| name);
                write!(f, " {name}")
            }
        }
    }
}
