//! Values that several forms share. Points, positions and named values are strings, written as in commands
//! and files.

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::board::{Axis, Color, Position, Prohibition, Rule, notation};
use crate::check::Checked;
use crate::pattern::shapes::{ForkKind, ShapeKind};
use crate::pattern::{Pattern, Pattern4};
use crate::play::Guess;
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
    AttemptMode Axis Class Color CombinationEnd ForkKind GoalKind Limit Manner MoveKind MoveValue Pattern Pattern4
    Prohibition Rule ShapeKind,
    |named| named.name()
);

/// An array of values, each converted by a function.
pub(super) fn array<T>(things: impl IntoIterator<Item = T>, form: impl FnMut(T) -> Value) -> Value {
    things.into_iter().map(form).collect()
}

/// A summary of a win.
pub(super) fn win(win: &Checked<Win>) -> Value {
    json!({"class": win.class, "plies": win.plies(), "line": win.line})
}

/// A guessed move: its value from -1 to 1 for the side that plays it, and the line that is expected.
pub(super) fn guess(guess: &Guess) -> Value {
    json!({"move": guess.point, "value": guess.value, "line": guess.line})
}

/// The limit that a search hit; `None` where it has a result.
pub(super) const fn limit<W>(verdict: &Verdict<W>) -> Option<Limit> {
    match verdict {
        Verdict::Unknown(limit) => Some(*limit),
        Verdict::Proven(_) | Verdict::Disproven(_) => None,
    }
}
