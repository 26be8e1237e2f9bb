//! Messages in a language: the message files, which Fluent parses when a language is first used.
//!
//! Every function takes the language as an argument (the [`Theme`](crate::render::Theme) holds it), because
//! two conversations in one process may use two languages. Only the parsed message files are kept for the
//! whole process, and they never change.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::board::{Axis, Color, Direction, Point, Rule};
use crate::check::Checked;
use crate::formats::{Charset, Format};
use crate::pattern::shapes::ForkKind;
use crate::pattern::{Pattern, Pattern4};
use crate::play::Style;
use crate::reply::Lang;
use crate::solve::{Class, Limit, MoveValue, Win};
use crate::teach::explain::MoveKind;
use crate::teach::puzzle::GoalKind;

/// The contents of a language's message files, one file for each subject.
macro_rules! files {
    ($lang:literal) => {
        files!(
            $lang: "app", "board", "convert", "defence", "evaluators", "faults", "forbidden", "game", "glossary", "grades", "handout", "help", "key", "lesson", "lists",
            "newcomer", "openings", "pages", "puzzles", "reasons", "record", "review", "screen", "searching", "shapes", "speech", "spoken", "strategy", "train", "tree",
            "verdicts", "why", "whynot"
        )
    };
    ($lang:literal: $($subject:literal),+) => {
        &[$(include_str!(concat!("locales/", $lang, "/", $subject, ".ftl"))),+]
    };
}

type Bundle = FluentBundle<FluentResource>;

/// A message in a language: `say!(lang, "id", name = value, ...)`; `name` alone means `name = name`. The id
/// is always written as a literal, so that a test can compare the code with the message files, including the
/// variables.
macro_rules! say {
    (@value $name:ident) => {
        $name
    };
    (@value $name:ident $value:expr) => {
        $value
    };
    ($lang:expr, $id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $lang.say(
            $id,
            &[$((
                stringify!($name),
                $crate::words::Told::told(&$crate::words::say!(@value $name $($value)?), $lang),
            )),*],
        )
    };
}
pub(crate) use say;

/// A value that can stand in a message.
pub(crate) trait Told {
    /// The value that the message receives: numbers determine plural forms, names determine variants, and all
    /// others are text.
    fn told(&self, lang: Lang) -> FluentValue<'_>;
}

impl<T: Told + ?Sized> Told for &T {
    fn told(&self, lang: Lang) -> FluentValue<'_> {
        (**self).told(lang)
    }
}

/// `None` becomes the empty text.
impl<T: Told> Told for Option<T> {
    fn told(&self, lang: Lang) -> FluentValue<'_> {
        self.as_ref().map_or_else(|| "".into(), |some| some.told(lang))
    }
}

macro_rules! told {
    ($($Type:ty)+, |$value:ident, $lang:pat_param| $told:expr) => {
        $(impl Told for $Type {
            fn told(&self, $lang: Lang) -> FluentValue<'_> {
                let $value = self;
                $told.into()
            }
        })+
    };
}
told!(u8 u16 u32 u64 usize, |number, _| *number);
told!(str String, |text, _| text);
told!(Point, |point, _| point.to_string());
told!([Point] Vec<Point>, |points, _| self::points(points));
// A win is written as its length: `5 stones (9 plies)`.
told!(Win Box<Win> Checked<Win>, |win, lang| say!(lang, "length", stones = win.stones(), plies = win.plies()));
told!(Limit, |limit, lang| say!(lang, "limit", limit = limit.name()));
told!(
    Axis Charset Class Color Direction ForkKind Format GoalKind MoveKind MoveValue Pattern Pattern4 Rule Style,
    |named, _| named.name()
);

/// The points, separated by blanks.
pub(crate) fn points(points: &[Point]) -> String {
    points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
}

impl Lang {
    const fn files(self) -> &'static [&'static str] {
        match self {
            Self::En => files!("en"),
            Self::Zh => files!("zh"),
            Self::Ru => files!("ru"),
        }
    }

    fn bundle(self) -> &'static Bundle {
        static BUNDLES: [OnceLock<Bundle>; 3] = [const { OnceLock::new() }; 3];
        BUNDLES[self as usize].get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![self.name().parse().unwrap_or_default()]);
            // Invisible marks around each value are needed only where left-to-right and right-to-left scripts meet.
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(|value, _| match value {
                FluentValue::Number(number) => Some(grouped(number.value)),
                _ => None,
            }));
            for file in self.files() {
                // A test makes sure that every file can be parsed; at run time, messages with errors are left
                // out.
                let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(some, _)| some);
                let _ = bundle.add_resource(resource);
            }
            bundle
        })
    }

    /// The text of a message with its values; the id itself where there is no such message, which a test
    /// excludes for every id in the code. The macro `say!` calls this.
    pub fn say(self, id: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
        self.pattern(id, None, values).unwrap_or_else(|| id.to_owned())
    }

    /// The text of a message's attribute, if the message has the attribute.
    pub fn attribute(self, id: &str, attribute: &str) -> Option<String> {
        self.pattern(id, Some(attribute), &[])
    }

    fn pattern(
        self,
        id: &str,
        attribute: Option<&str>,
        values: &[(&'static str, FluentValue<'_>)],
    ) -> Option<String> {
        let bundle = self.bundle();
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }
}

/// A whole number with its digits in groups of three: `1 234 567`.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|chunk| std::str::from_utf8(chunk).ok()).collect();
    groups.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_in_groups_and_choose_their_plural() {
        assert_eq!(grouped(7.0), "7");
        assert_eq!(grouped(1_234_567.0), "1 234 567");
        let said = |lang: Lang, stones: u16| say!(lang, "length", stones = stones, plies = 2 * stones - 1);
        assert_eq!(said(Lang::En, 5), "5 stones (9 plies)");
        assert_eq!(said(Lang::En, 1), "1 stone (1 ply)");
        assert_eq!(said(Lang::Zh, 5), "5 子（9 手）");
        let russian = [1, 2, 5, 11, 21].map(|stones| said(Lang::Ru, stones));
        assert_eq!(
            russian,
            [
                "1 ход (1 полуход)",
                "2 хода (3 полухода)",
                "5 ходов (9 полуходов)",
                "11 ходов (21 полуход)",
                "21 ход (41 полуход)"
            ]
        );
    }

    #[test]
    fn a_message_that_is_not_there_is_told_by_its_name() {
        assert_eq!(Lang::Ru.say("no-such-message", &[]), "no-such-message");
        assert_eq!(Lang::Ru.attribute("length", "no-such-attribute"), None);
    }
}
