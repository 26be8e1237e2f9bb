//! Statements about a board that can be checked.

use std::fmt;

use super::seek::Seek;
use super::sets;
use crate::board::notation;
use crate::board::{Axis, Color, Point, PointSet, Position, Prohibition, Three};
use crate::evaluate;
use crate::pattern::shapes::{self, Shape, ShapeKind};
use crate::pattern::{Lines, Pattern, Pattern4, PatternIndex};
use crate::solve::{Budget, Class, Vcf, Verdict, goal};
use crate::strategy::Opening;

/// A statement; [`Claim::try_on`] says whether it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The points of a kind are exactly these: `black fives = e8 j8`, `white holds vct = none`.
    Points(Seek, PointSet),
    /// The points of a kind include these: `black wins vct > h8`.
    Among(Seek, PointSet),
    /// The side, were it to move, has a win of a class, and the shortest has this many plies: `black vcf 5`.
    Wins(Color, Class, Option<u16>),
    /// The side, were it to move, has no win of a class: `white no vct`.
    None(Color, Class),
    /// The side has made five: `black five`.
    Five(Color),
    /// An evaluator's score for the side to move: `score powers h8 = 24`.
    Score(&'static str, Point, i64),
    /// The pattern of a point: `black row h8 = B4`.
    Pattern(Color, Axis, Point, Pattern),
    /// The combined pattern of a point: `black all h8 = C_BLOCK4_FLEX3`.
    Together(Color, Point, Pattern4),
    /// The stones of a shape: `black shape open-three = f8 g8 h8`.
    Shape(Color, ShapeKind, PointSet),
    /// The three stones of an opening: `opening kagetsu`.
    Opening(&'static Opening),
    /// The reasons for which renju forbids a point to Black, or that it allows the point: `ruling h8 = double-three`,
    /// `ruling h8 = double-four double-three`, `ruling h8 = allowed`.
    Ruled(Point, Vec<Prohibition>),
    /// Three stones that a black stone on a point makes a three, and whether it is real, which means that it can
    /// grow: `real-three h8 = h8 h9 h10`, `false-three h8 = f8 g8 h8`.
    Three(Point, PointSet, bool),
    /// White's four on a point has only one answer, which renju forbids to Black: `catch j9 = i9`.
    Catch(Point, Point),
}

impl Claim {
    /// Examples of statements, for an error message.
    pub const FORMS: &'static str = "write, for instance: black fives = e8 j8, black wins vct > h8, white vcf 5, white no vct, \
         black five, score powers h8 = 24, black row h8 = B4, black all h8 = E_BLOCK4, \
         black shape open-three = f8 g8 h8, opening kagetsu, ruling h8 = double-three, ruling h8 = allowed, \
         real-three h8 = h8 h9 h10, false-three h8 = f8 g8 h8, catch j9 = i9";

    /// Reads a statement; `None` where the text is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let points = |text: &str| match text.trim() {
            "none" => Some(PointSet::EMPTY),
            _ => Some(notation::points(text).ok()?.into_iter().collect::<PointSet>()),
        };
        if let Some((left, right)) = text.split_once('>') {
            return Some(Self::Among(Seek::parse(left)?, points(right)?));
        }
        let (left, right) =
            text.split_once('=').map_or((text, None), |(left, right)| (left, Some(right.trim())));
        if let (Some(seek), Some(right)) = (Seek::parse(left), right) {
            return Some(Self::Points(seek, points(right)?));
        }
        let words: Vec<&str> = left.split_whitespace().collect();
        let color = |word: &str| Color::BOTH.into_iter().find(|color| color.name() == word);
        let class = |word: &str| Class::ALL.into_iter().find(|class| class.name() == word);
        match (&words[..], right) {
            (["ruling", point], Some("allowed")) => Some(Self::Ruled(point.parse().ok()?, Vec::new())),
            (["ruling", point], Some(kinds)) => {
                let kinds: Option<Vec<Prohibition>> =
                    kinds.split_whitespace().map(Prohibition::from_name).collect();
                Some(Self::Ruled(point.parse().ok()?, kinds.filter(|kinds| !kinds.is_empty())?))
            }
            ([three @ ("real-three" | "false-three"), point], Some(stones)) => {
                Some(Self::Three(point.parse().ok()?, points(stones)?, *three == "real-three"))
            }
            (["catch", four], Some(answer)) => Some(Self::Catch(four.parse().ok()?, answer.parse().ok()?)),
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
            ([side, axis, point], Some(name)) => {
                let axis = Axis::ALL.into_iter().find(|known| known.name() == *axis)?;
                let pattern = Pattern::ALL.into_iter().find(|known| known.name() == name)?;
                Some(Self::Pattern(color(side)?, axis, point.parse().ok()?, pattern))
            }
            _ => None,
        }
    }

    /// The points that the statement names.
    pub fn named(&self) -> PointSet {
        match self {
            Self::Points(_, points) | Self::Among(_, points) | Self::Shape(_, _, points) => *points,
            Self::Three(point, stones, _) => {
                let mut named = *stones;
                named.insert(*point);
                named
            }
            Self::Catch(four, answer) => PointSet::from_iter([*four, *answer]),
            Self::Ruled(point, _)
            | Self::Score(_, point, _)
            | Self::Pattern(_, _, point, _)
            | Self::Together(_, point, _) => PointSet::from_iter([*point]),
            Self::Wins(..) | Self::None(..) | Self::Five(_) | Self::Opening(_) => PointSet::EMPTY,
        }
    }

    /// Tests the statement in a position.
    ///
    /// # Errors
    /// When the statement does not hold or was not settled: what was found instead.
    pub fn try_on(&self, position: &Position, vcf: &mut Vcf, budget: &Budget) -> Result<(), String> {
        let (holds, found) = match self {
            Self::Points(seek, points) | Self::Among(seek, points) => {
                let found = seek.points(position, vcf, budget).map_err(|limit| limit.name().to_owned())?;
                let all = matches!(self, Self::Points(..));
                (if all { found == *points } else { points.minus(&found).is_empty() }, list(&found))
            }
            Self::Wins(side, class, plies) => {
                // That no win is shorter is searched for only where the statement has a length.
                let search = if plies.is_some() { goal::shortest } else { goal::solve };
                let answer = search(*class, &position.with_turn(*side), budget);
                match answer.verdict {
                    Verdict::Proven(win) => {
                        let holds = plies.is_none_or(|plies| win.plies() == plies && answer.shortest);
                        (holds, format!("{} plies: {:?}", win.plies(), win.line))
                    }
                    other => (false, other.name().to_owned()),
                }
            }
            Self::None(side, class) => {
                match goal::solve(*class, &position.with_turn(*side), budget).verdict.settled() {
                    Ok(win) => (win.is_none(), win.map_or(String::new(), |win| format!("{:?}", win.line))),
                    Err(limit) => (false, limit.name().to_owned()),
                }
            }
            Self::Five(side) => {
                let winner = position.winner();
                (winner == Some(*side), winner.map_or("nobody has", Color::name).to_owned())
            }
            Self::Score(by, point, value) => {
                let score = evaluate::by_name(by).and_then(|by| by.score(position, *point));
                (score == Some(*value), format!("{score:?}"))
            }
            Self::Pattern(side, axis, point, wanted) => {
                let pattern = PatternIndex::new(position).pattern(*point, *axis, *side);
                (pattern == *wanted, pattern.name().to_owned())
            }
            Self::Together(side, point, wanted) => {
                let pattern = PatternIndex::new(position).pattern4(*point, *side);
                (pattern == Some(*wanted), pattern.map_or("a stone", Pattern4::name).to_owned())
            }
            Self::Shape(side, kind, stones) => {
                let all = shapes::shapes(&Lines::of(position), *side);
                let stones_of = |shape: &Shape| shape.stones.iter().copied().collect::<PointSet>();
                let holds = all.iter().any(|shape| shape.kind == *kind && stones_of(shape) == *stones);
                let tell = |shape: &Shape| format!("{} {:?}; ", shape.kind.name(), shape.stones);
                (holds, all.iter().map(tell).collect())
            }
            Self::Opening(opening) => {
                let found = Opening::of(position);
                (found == Some(*opening), found.map_or("none", |found| found.name).to_owned())
            }
            Self::Ruled(point, _) | Self::Three(point, ..) if !position.is_empty(*point) => {
                (false, format!("there is a stone on {point}"))
            }
            Self::Ruled(point, kinds) => {
                let found = position.ruling(*point).prohibitions();
                (found == *kinds, reasons(&found))
            }
            Self::Three(point, stones, real) => {
                let threes = position.ruling(*point).threes;
                let stones_of = |three: &Three| three.stones.iter().copied().collect::<PointSet>();
                let holds =
                    threes.iter().any(|three| three.is_real() == *real && stones_of(three) == *stones);
                let tell = |three: &Three| {
                    format!(
                        "{} {}; ",
                        if three.is_real() { "real" } else { "false" },
                        list(&stones_of(three))
                    )
                };
                (holds, threes.iter().map(tell).collect())
            }
            Self::Catch(four, answer) => {
                let found = sets::caught(position, *four).map(|ruling| ruling.point);
                (found == Some(*answer), found.map_or("nothing caught".to_owned(), |point| point.to_string()))
            }
        };
        if holds { Ok(()) } else { Err(found) }
    }
}

/// The reasons for which a point is forbidden as a text; `allowed` where there are none.
fn reasons(kinds: &[Prohibition]) -> String {
    if kinds.is_empty() {
        return "allowed".to_owned();
    }
    kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" ")
}

/// Points as a text, separated by spaces; `none` where there are none.
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
                write!(f, "{} {} {point} = {}", side.name(), axis.name(), pattern.name())
            }
            Self::Together(side, point, pattern) => {
                write!(f, "{} all {point} = {}", side.name(), pattern.name())
            }
            Self::Shape(side, kind, stones) => {
                write!(f, "{} shape {} = {}", side.name(), kind.name(), list(stones))
            }
            Self::Opening(opening) => write!(f, "opening {}", opening.name),
            Self::Ruled(point, kinds) => write!(f, "ruling {point} = {}", reasons(kinds)),
            Self::Three(point, stones, real) => {
                write!(f, "{}-three {point} = {}", if *real { "real" } else { "false" }, list(stones))
            }
            Self::Catch(four, answer) => write!(f, "catch {four} = {answer}"),
        }
    }
}
