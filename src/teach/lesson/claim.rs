//! Statements about a board that can be tried.

use std::fmt;

use super::seek::Seek;
use super::sets;
use crate::board::notation;
use crate::board::{Axis, Color, Point, PointSet, Position};
use crate::evaluate;
use crate::pattern::shapes::{self, ShapeKind};
use crate::pattern::{Lines, Pattern, Pattern4, PatternIndex};
use crate::solve::{Budget, Class, Vcf, Verdict, goal};
use crate::strategy::Opening;

/// A statement; [`Claim::try_on`] tells whether it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// These are all the points of a kind: `black fives = e8 j8`, `white holds vct = none`.
    Points(Seek, PointSet),
    /// This point is one of them: `black wins vct > h8`.
    Among(Seek, PointSet),
    /// The side, were it to move, has a win of a class, the shortest of so many plies: `black vcf 5`.
    Wins(Color, Class, Option<u16>),
    /// It has none: `white no vct`.
    None(Color, Class),
    /// It has made five: `black five`.
    Five(Color),
    /// An evaluator's score for the side to move: `score powers h8 = 24`.
    Score(&'static str, Point, i64),
    /// The pattern of a point: `black row h8 = B4`.
    Pattern(Color, Axis, Point, Pattern),
    /// What its patterns come to: `black all h8 = C_BLOCK4_FLEX3`.
    Together(Color, Point, Pattern4),
    /// Stones that are a shape: `black shape open-three = f8 g8 h8`.
    Shape(Color, ShapeKind, PointSet),
    /// The three stones of an opening: `opening kagetsu`.
    Opening(&'static Opening),
}

impl Claim {
    /// What may be written, for a message.
    pub const FORMS: &'static str = "write, for instance: black fives = e8 j8, black wins vct > h8, white vcf 5, white no vct, \
         black five, score powers h8 = 24, black row h8 = B4, black all h8 = E_BLOCK4, \
         black shape open-three = f8 g8 h8, opening kagetsu";

    /// Reads it from its words.
    pub fn parse(text: &str) -> Option<Self> {
        let points = |text: &str| -> Option<PointSet> {
            if text.trim() == "none" {
                return Some(PointSet::EMPTY);
            }
            Some(notation::points(text).ok()?.into_iter().collect())
        };
        if let Some((left, right)) = text.split_once('>') {
            return Some(Self::Among(Seek::parse(left)?, points(right)?));
        }
        let (left, right) = match text.split_once('=') {
            Some((left, right)) => (left.trim(), Some(right.trim())),
            None => (text.trim(), None),
        };
        if let (Some(seek), Some(right)) = (Seek::parse(left), right) {
            return Some(Self::Points(seek, points(right)?));
        }
        let words: Vec<&str> = left.split_whitespace().collect();
        let color = |word: &str| Color::BOTH.into_iter().find(|color| color.name() == word);
        let class = |word: &str| Class::ALL.into_iter().find(|class| class.name() == word);
        match (&words[..], right) {
            (["opening", name], None) => Opening::named(name).map(Self::Opening),
            (["score", by, point], Some(value)) => {
                let by = evaluate::NAMES.into_iter().find(|name| name == by)?;
                Some(Self::Score(by, point.parse().ok()?, value.parse().ok()?))
            }
            ([side, "five"], None) => Some(Self::Five(color(side)?)),
            ([side, "no", class_], None) => Some(Self::None(color(side)?, class(class_)?)),
            ([side, class_], None) => Some(Self::Wins(color(side)?, class(class_)?, None)),
            ([side, class_, plies], None) => {
                Some(Self::Wins(color(side)?, class(class_)?, Some(plies.parse().ok()?)))
            }
            ([side, "shape", kind], Some(stones)) => {
                let kind = ShapeKind::ALL.into_iter().find(|known| known.name() == *kind)?;
                Some(Self::Shape(color(side)?, kind, points(stones)?))
            }
            ([side, "all", point], Some(name)) => {
                let pattern = Pattern4::ALL.into_iter().find(|known| known.name() == name)?;
                Some(Self::Together(color(side)?, point.parse().ok()?, pattern))
            }
            ([side, axis_, point], Some(name)) => {
                let pattern = Pattern::ALL.into_iter().find(|known| known.name() == name)?;
                Some(Self::Pattern(color(side)?, axis(axis_)?, point.parse().ok()?, pattern))
            }
            _ => None,
        }
    }

    /// The points it speaks of.
    pub fn named(&self) -> PointSet {
        match self {
            Self::Points(_, points) | Self::Among(_, points) | Self::Shape(_, _, points) => *points,
            Self::Score(_, point, _) | Self::Pattern(_, _, point, _) | Self::Together(_, point, _) => {
                PointSet::from_iter([*point])
            }
            Self::Wins(..) | Self::None(..) | Self::Five(_) | Self::Opening(_) => PointSet::EMPTY,
        }
    }

    /// Tries it on a position: what was found instead, where it does not hold or was not settled.
    pub fn try_on(&self, position: &Position, vcf: &mut Vcf, budget: &Budget) -> Result<(), String> {
        let found = match self {
            Self::Points(seek, points) | Self::Among(seek, points) => {
                let found = seek.points(position, vcf, budget).map_err(|limit| limit.name().to_owned())?;
                let holds = match self {
                    Self::Points(..) => found == *points,
                    _ => points.minus(&found).is_empty(),
                };
                if holds {
                    return Ok(());
                }
                list(&found)
            }
            Self::Wins(side, class, plies) => {
                let position = position.with_turn(*side);
                match (goal::shortest(*class, &position, budget), plies) {
                    (answer, None) if answer.verdict.proven().is_some() => return Ok(()),
                    (answer, Some(plies)) => match answer.verdict {
                        Verdict::Proven(win) if win.plies() == *plies && answer.shortest => return Ok(()),
                        Verdict::Proven(win) => format!("{} plies: {:?}", win.plies(), win.line),
                        other => other.name().to_owned(),
                    },
                    (answer, None) => answer.verdict.name().to_owned(),
                }
            }
            Self::None(side, class) => {
                match goal::solve(*class, &position.with_turn(*side), budget).verdict {
                    Verdict::Disproven(_) => return Ok(()),
                    Verdict::Proven(win) => format!("{:?}", win.line),
                    Verdict::Unknown(limit) => limit.name().to_owned(),
                }
            }
            Self::Five(side) if position.winner() == Some(*side) => return Ok(()),
            Self::Five(_) => position.winner().map_or("nobody has", Color::name).to_owned(),
            Self::Score(by, point, value) => {
                match evaluate::by_name(by).and_then(|by| by.score(position, *point)) {
                    Some(score) if score == *value => return Ok(()),
                    score => format!("{score:?}"),
                }
            }
            Self::Pattern(side, axis, point, wanted) => match sets::pattern(position, *point, *axis, *side) {
                pattern if pattern == *wanted => return Ok(()),
                pattern => pattern.name().to_owned(),
            },
            Self::Together(side, point, wanted) => {
                match PatternIndex::new(position).pattern4(*point, *side) {
                    pattern if pattern == Some(*wanted) => return Ok(()),
                    pattern => pattern.map_or("a stone", Pattern4::name).to_owned(),
                }
            }
            Self::Shape(side, kind, stones) => {
                let all = shapes::shapes(&Lines::of(position), *side);
                if all.iter().any(|shape| {
                    shape.kind == *kind && shape.stones.iter().copied().collect::<PointSet>() == *stones
                }) {
                    return Ok(());
                }
                all.iter().map(|shape| format!("{} {:?}; ", shape.kind.name(), shape.stones)).collect()
            }
            Self::Opening(opening) => match Opening::of(position) {
                Some(found) if found == *opening => return Ok(()),
                found => found.map_or("none", |found| found.name).to_owned(),
            },
        };
        Err(found)
    }
}

/// An axis by its name, as in JSON.
fn axis(name: &str) -> Option<Axis> {
    let names = ["row", "column", "diagonal", "antidiagonal"];
    Axis::ALL.into_iter().zip(names).find(|(_, known)| *known == name).map(|(axis, _)| axis)
}

/// Points in words.
pub(super) fn list(points: &PointSet) -> String {
    if points.is_empty() {
        return "none".to_owned();
    }
    points.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(seek, points) => write!(f, "{seek} = {}", list(points)),
            Self::Among(seek, points) => write!(f, "{seek} > {}", list(points)),
            Self::Wins(side, class, plies) => {
                write!(f, "{} {}", side.name(), class.name())?;
                plies.map_or(Ok(()), |plies| write!(f, " {plies}"))
            }
            Self::None(side, class) => write!(f, "{} no {}", side.name(), class.name()),
            Self::Five(side) => write!(f, "{} five", side.name()),
            Self::Score(by, point, value) => write!(f, "score {by} {point} = {value}"),
            Self::Pattern(side, axis, point, pattern) => {
                let name = ["row", "column", "diagonal", "antidiagonal"][*axis as usize];
                write!(f, "{} {name} {point} = {}", side.name(), pattern.name())
            }
            Self::Together(side, point, pattern) => {
                write!(f, "{} all {point} = {}", side.name(), pattern.name())
            }
            Self::Shape(side, kind, stones) => {
                write!(f, "{} shape {} = {}", side.name(), kind.name(), list(stones))
            }
            Self::Opening(opening) => write!(f, "opening {}", opening.name),
        }
    }
}
