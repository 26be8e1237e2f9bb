//! The look of text: characters and colours. No information is given by colour alone.

use crate::board::Color;
use crate::board::diagram::Glyphs;
use crate::reply::Lang;

/// The look of a rendering, with its language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Theme {
    /// Whether colour codes are written.
    pub color: bool,
    /// The characters for stones.
    pub glyphs: Glyphs,
    /// Whether boards are described in sentences and not drawn.
    pub plain: bool,
    /// The language of the text.
    pub lang: Lang,
    /// Whether boards and roles are written as data, for [`json::parts`](crate::render::json::parts).
    pub data: bool,
}

/// The role of a piece of text, which determines its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A stone.
    Stone(Color),
    /// An empty point or another element of the background.
    Dim,
    /// The heading of a section.
    Heading,
    /// Something good.
    Good,
    /// Something bad.
    Bad,
    /// Something uncertain.
    Doubt,
    /// A marked point.
    Mark,
}

/// What stands before the name of a role, between it and its text, and after the text, where roles are written as data: a
/// character that no text contains.
pub(super) const ROLE: char = '\u{5}';

impl Role {
    /// The name in data.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Stone(color) => color.name(),
            Self::Dim => "dim",
            Self::Heading => "heading",
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Doubt => "doubt",
            Self::Mark => "mark",
        }
    }
}

impl Theme {
    /// Colours a piece of text, if the theme has colours.
    pub fn paint(self, role: Role, text: &str) -> String {
        if self.data {
            return format!("{ROLE}{}{ROLE}{text}{ROLE}", role.name());
        }
        if self.color { colored(role, text) } else { text.to_owned() }
    }

    /// Colours a piece of a drawn board, if the theme has colours: black and white are black and white there.
    pub(super) fn on_board(self, role: Role, text: &str) -> String {
        if self.color && !self.data { wooden(role, text) } else { text.to_owned() }
    }

    /// A coloured line of text with a line break at its end.
    pub(super) fn line(self, role: Role, text: &str) -> String {
        self.paint(role, text) + "\n"
    }

    /// Lines of text, the first of them coloured.
    pub(super) fn headed(self, role: Role, mut lines: Vec<String>) -> String {
        if let Some(first) = lines.first_mut() {
            *first = self.paint(role, first);
        }
        ended(&lines)
    }

    /// The character for a point of a drawing, or its name where boards are described in sentences.
    pub fn mark(self, sign: &str, name: impl FnOnce(Lang) -> String) -> String {
        if self.plain { name(self.lang) } else { sign.to_owned() }
    }

    /// A text with the special characters of the program's words (`✓`, `·`) replaced where glyphs are plain ASCII.
    pub fn plain_marks(self, text: &str) -> String {
        if self.glyphs == Glyphs::Ascii {
            let text = text.replace('✓', "+").replace('✗', "x").replace('·', "-").replace('µ', "u");
            text.replace('→', ">").replace('←', "<").replace('⌫', "Bksp").replace('⏎', "Enter")
        } else {
            text.to_owned()
        }
    }
}

/// Lines of text, each with a line break at its end.
pub(super) fn ended(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(feature = "cli")]
fn colored(role: Role, text: &str) -> String {
    use owo_colors::{OwoColorize, Style};

    let style = match role {
        Role::Stone(Color::Black) => Style::new().bold().bright_blue(),
        Role::Stone(Color::White) => Style::new().bold().bright_yellow(),
        Role::Dim => Style::new().dimmed(),
        Role::Heading => Style::new().bold(),
        Role::Good => Style::new().green(),
        Role::Bad => Style::new().red(),
        Role::Doubt => Style::new().yellow(),
        Role::Mark => Style::new().bold().magenta(),
    };
    text.style(style).to_string()
}

/// The colours of a drawn board, by their numbers among 256: dark and light on wood.
#[cfg(feature = "cli")]
fn wooden(role: Role, text: &str) -> String {
    use owo_colors::{OwoColorize, Style, XtermColors};

    let number = match role {
        Role::Stone(Color::Black) | Role::Heading => 16,
        Role::Stone(Color::White) => 231,
        Role::Dim => 94,
        Role::Good => 22,
        Role::Bad => 124,
        Role::Doubt => 54,
        Role::Mark => 19,
    };
    let style = Style::new().color(XtermColors::from(number)).on_color(XtermColors::from(180));
    text.style(if role == Role::Dim { style } else { style.bold() }).to_string()
}

/// Without the feature `cli` there are no colours.
#[cfg(not(feature = "cli"))]
fn colored(_: Role, text: &str) -> String {
    text.to_owned()
}

/// Without the feature `cli` there are no colours.
#[cfg(not(feature = "cli"))]
fn wooden(_: Role, text: &str) -> String {
    text.to_owned()
}
