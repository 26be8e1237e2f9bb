//! An evaluator with its options, as a value that can be named, kept and copied.

use super::{Evaluator, Measure, Powers, Rating, Tables, Templates, Terminator, forbidden, is_forbidden};
use crate::board::{POINTS, Point, Position};

/// Any of the published evaluators, in one of its forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Powers of two.
    Powers(Powers),
    /// A table for attack, a table for defence.
    Terminator(Terminator),
    /// The weighted templates.
    Templates(Templates),
    /// The rating of the position after the move.
    Rating(Rating),
}

impl Form {
    /// The evaluator with this name, in its usual form.
    pub fn named(name: &str) -> Option<Self> {
        let all = [
            Self::Powers(Powers::default()),
            Self::Terminator(Terminator::default()),
            Self::Templates(Templates::default()),
            Self::Rating(Rating),
        ];
        all.into_iter().find(|form| form.name() == name)
    }

    /// The names of an evaluator's variants; the first of them is its usual form.
    pub fn variants(name: &str) -> &'static [&'static str] {
        match name {
            "powers" => &["corrected", "base", "shut", "room"],
            "terminator" => &["sum", "attack", "defence"],
            "templates" => &["plain", "noise"],
            _ => &[],
        }
    }

    /// The evaluator in the variant with this name; the seed is that of random weights. `None` where it has no such
    /// variant.
    pub fn variant(self, name: &str, seed: u64) -> Option<Self> {
        let usual = Powers::default();
        Some(match (self, name) {
            (Self::Powers(_), "corrected") => Self::Powers(usual),
            (Self::Powers(_), "base") => Self::Powers(Powers { measure: Measure::Base, ..usual }),
            (Self::Powers(_), "shut") => Self::Powers(Powers { shut_lines_count_one: true, ..usual }),
            (Self::Powers(_), "room") => Self::Powers(Powers { room_breaks_ties: true, ..usual }),
            (Self::Terminator(_), _) => Self::Terminator(Terminator { tables: Tables::from_name(name)? }),
            (Self::Templates(_), "plain") => Self::Templates(Templates::default()),
            (Self::Templates(_), "noise") => Self::Templates(Templates { noise: Some(seed) }),
            _ => return None,
        })
    }

    fn inner(&self) -> &dyn Evaluator {
        match self {
            Self::Powers(powers) => powers,
            Self::Terminator(terminator) => terminator,
            Self::Templates(templates) => templates,
            Self::Rating(rating) => rating,
        }
    }
}

impl Evaluator for Form {
    fn name(&self) -> &'static str {
        self.inner().name()
    }

    fn score(&self, position: &Position, point: Point) -> Option<i64> {
        if is_forbidden(position, point) { Some(0) } else { self.inner().score(position, point) }
    }

    fn reach(&self) -> isize {
        self.inner().reach()
    }

    fn scores(&self, position: &Position) -> [Option<i64>; POINTS] {
        let mut scores = self.inner().scores(position);
        for point in forbidden(position).iter() {
            scores[point.index()] = Some(0);
        }
        scores
    }

    fn among(&self, position: &Position, equal: Vec<Point>) -> Vec<Point> {
        self.inner().among(position, equal)
    }
}

#[cfg(test)]
mod tests {
    use super::super::NAMES;
    use super::*;
    use crate::board::Color;
    use crate::evaluate::Kept;

    #[test]
    fn a_forbidden_point_is_worth_nothing_to_black() {
        let position: Position = "renju B:f8g8h9h10,W:a1a2a3a4,b".parse().unwrap();
        let (h8, i8): (Point, Point) = ("h8".parse().unwrap(), "i8".parse().unwrap());
        for form in NAMES.map(|name| Form::named(name).unwrap()) {
            assert_eq!((form.score(&position, h8), form.scores(&position)[h8.index()]), (Some(0), Some(0)));
            assert!(!form.best(&position).contains(&h8));
            let kept = Kept::new(form, &position);
            assert_eq!(kept.scores(), form.scores(&position));
            assert_eq!(kept.best(), form.best(&position));
            // Neither another point, nor White, nor another rule is concerned.
            let free = position.with_rule(crate::board::Rule::Standard).unwrap();
            assert_eq!(form.score(&position, i8), form.score(&free, i8));
            let (white, free) = (position.with_turn(Color::White), free.with_turn(Color::White));
            assert_eq!(form.scores(&white), form.scores(&free));
        }
    }

    #[test]
    fn every_variant_has_its_form() {
        for name in NAMES {
            let usual = Form::named(name).unwrap();
            let forms: Vec<Form> =
                Form::variants(name).iter().map(|variant| usual.variant(variant, 1).unwrap()).collect();
            assert!(forms.first().is_none_or(|first| *first == usual), "{name}");
            for (i, form) in forms.iter().enumerate() {
                assert_eq!(form.name(), name);
                assert!(!forms[..i].contains(form), "{name}: two variants are one");
            }
            assert_eq!(usual.variant("wild", 1), None);
        }
        assert_eq!(Form::named("powers").unwrap().variant("attack", 1), None);
    }
}
