//! Points, positions and named values as JSON: strings, written as in commands and files.

use serde::{Serialize, Serializer};

use crate::board::{Axis, Color, Point, Position, Rule, notation};
use crate::pattern::shapes::{ForkKind, ShapeKind};
use crate::pattern::{Pattern, Pattern4};
use crate::solve::{Class, Limit, MoveValue};
use crate::teach::explain::MoveKind;
use crate::teach::explain::combination::CombinationEnd;
use crate::teach::lesson::Manner;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::AttemptMode;

macro_rules! strings {
    ($($Type:ty)+, |$value:ident| $string:expr) => {
        $(impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.collect_str(&$string)
            }
        })+
    };
}
strings!(Point, |point| point);
strings!(Position, |position| notation::write(position));
strings!(
    AttemptMode Axis Class Color CombinationEnd ForkKind GoalKind Limit Manner MoveKind MoveValue Pattern Pattern4 Rule
    ShapeKind,
    |named| named.name()
);
