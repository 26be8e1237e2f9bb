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
use crate::teach::train::Millis;

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

/// The fields of two objects in one, those of the head first.
pub(super) fn joined(mut head: Value, body: Value) -> Value {
    if let (Value::Object(fields), Value::Object(more)) = (&mut head, body) {
        fields.extend(more);
    }
    head
}

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

/// A time in the format of ISO 8601, `2026-11-21T14:41:37Z`. The date is computed by Howard Hinnant's civil
/// calendar algorithm.
pub(super) fn time(at: Millis) -> String {
    let seconds = at / 1000;
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_dates() {
        let known = [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_795_272_097_000, "2026-11-21T14:41:37Z"),
            (4_107_542_399_999, "2100-02-28T23:59:59Z"),
        ];
        for (at, written) in known {
            assert_eq!(time(at), written);
        }
    }
}
