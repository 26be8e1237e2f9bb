//! Values that several forms have in common. Points, positions and whatever has a name are strings, written as in
//! commands and files.

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::board::{Axis, Color, Position, Rule, notation};
use crate::check::Checked;
use crate::pattern::shapes::{ForkKind, ShapeKind};
use crate::pattern::{Pattern, Pattern4};
use crate::solve::{Class, Limit, MoveValue, Verdict, Win};
use crate::teach::explain::CombinationEnd;
use crate::teach::explain::MoveKind;
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
strings!(Position, |position| notation::write(position));
strings!(
    AttemptMode Axis Class Color CombinationEnd ForkKind GoalKind Limit Manner MoveKind MoveValue Pattern Pattern4 Rule
    ShapeKind,
    |named| named.name()
);

/// An array of things, each in the form that a function gives it.
pub(super) fn array<T>(things: impl IntoIterator<Item = T>, form: impl FnMut(T) -> Value) -> Value {
    things.into_iter().map(form).collect()
}

/// A win in short.
pub(super) fn win(win: &Checked<Win>) -> Value {
    json!({"class": win.class, "plies": win.plies(), "line": win.line})
}

/// The limit at which a search stopped, where it did not find out.
pub(super) const fn limit<W>(verdict: &Verdict<W>) -> Option<Limit> {
    match verdict {
        Verdict::Unknown(limit) => Some(*limit),
        Verdict::Proven(_) | Verdict::Disproven(_) => None,
    }
}
