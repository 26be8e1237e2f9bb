//! One argument of a command: its written form, the words that it accepts, and their values.

use crate::reply::Misuse;

/// The written form of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One word at a fixed position: `POINT`.
    Word,
    /// All words from a position on: `POINT...`.
    Words,
    /// A name and a value: `--nodes N` or `--nodes=N`.
    Option,
    /// A name with an optional value: `--line [MOVES]`.
    Optional,
    /// A name without a value: `--shortest`.
    Flag,
}

/// The completions for the value of an argument.
#[derive(Clone, Copy, Debug)]
pub enum Offers {
    /// No names; file names may be completed.
    Nothing,
    /// These names; the argument accepts no others.
    Only(fn() -> Vec<&'static str>),
    /// These names; the argument accepts others as well.
    Some(fn() -> Vec<&'static str>),
    /// Every point of the board.
    Points,
    /// Every empty point of the board.
    EmptyPoints,
}

/// The description of an argument, without the type of its value.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The name of an option without its dashes, or of a word as usage lines show it: `nodes`, `POINT`.
    pub name: &'static str,
    /// The placeholder for the value in usage lines: `N`, `POINT`. Empty for a flag.
    pub value: &'static str,
    /// The help text of the argument, one line of English.
    pub about: &'static str,
    /// The written form.
    pub form: Form,
    /// Whether the argument is required.
    pub required: bool,
    /// Whether a conversation accepts it without dashes: `numbers`, `level 3`, or the value alone (`vcf`).
    pub bare: bool,
    /// A one-letter name: `-o`.
    pub short: Option<char>,
    /// The completions for its value.
    pub offers: Offers,
    /// The name of an argument that this one requires.
    pub needs: Option<&'static str>,
    /// The names of arguments that this one excludes.
    pub excludes: &'static [&'static str],
}

impl Shape {
    /// Whether it is given by a name, so that it may stand anywhere.
    pub fn is_named(&self) -> bool {
        !matches!(self.form, Form::Word | Form::Words)
    }

    /// The name as it is typed: `--nodes`, `POINT`.
    pub fn label(&self) -> String {
        if self.is_named() { format!("--{}", self.name) } else { self.name.to_owned() }
    }

    /// The name of the value's kind, by which messages choose their variant: `POINT`, `N`, `SECONDS`.
    pub(super) const fn kind(&self) -> &'static str {
        if self.value.is_empty() { self.name } else { self.value }
    }

    /// The values that it accepts, where they are a fixed list.
    pub fn names(&self) -> Option<Vec<&'static str>> {
        if let Offers::Only(names) = self.offers { Some(names()) } else { None }
    }

    /// Its form in the usage line of the conversation: `POINT...`, `[vcf | vct | win]`, `[--nodes N]`.
    pub(super) fn usage(&self) -> String {
        let value = self.names().map_or_else(|| self.value.to_owned(), |names| names.join(" | "));
        let text = match (self.form, self.bare) {
            (Form::Word, _) if self.names().is_some() => value,
            (Form::Words, _) => format!("{}...", self.name),
            (Form::Option, true) if self.names().is_some() || matches!(self.offers, Offers::Points) => value,
            (Form::Option, true) => format!("{} {value}", self.name),
            (Form::Option, false) => format!("--{} {value}", self.name),
            (Form::Optional, _) => format!("--{} [{value}]", self.name),
            (Form::Word, _) | (Form::Flag, true) => self.name.to_owned(),
            (Form::Flag, false) => format!("--{}", self.name),
        };
        if self.required { text } else { format!("[{text}]") }
    }
}

/// An argument whose words are converted to values of one type.
#[derive(Debug)]
pub struct Arg<T> {
    pub(super) shape: Shape,
    /// Converts a word to a value; `None` where the word is not accepted.
    pub(super) read: fn(&str) -> Option<T>,
}

impl<T> Arg<T> {
    const fn new(form: Form, name: &'static str, read: fn(&str) -> Option<T>) -> Self {
        let shape = Shape {
            name,
            value: "",
            about: "",
            form,
            required: false,
            bare: false,
            short: None,
            offers: Offers::Nothing,
            needs: None,
            excludes: &[],
        };
        Self { shape, read }
    }

    pub(super) const fn word(name: &'static str, read: fn(&str) -> Option<T>) -> Self {
        Self::new(Form::Word, name, read)
    }

    pub(super) const fn words(name: &'static str, read: fn(&str) -> Option<T>) -> Self {
        Self::new(Form::Words, name, read)
    }

    pub(super) const fn option(name: &'static str, value: &'static str, read: fn(&str) -> Option<T>) -> Self {
        let mut arg = Self::new(Form::Option, name, read);
        arg.shape.value = value;
        arg
    }

    /// Sets the help text to the doc comment, without its full stop.
    pub(super) const fn documented(mut self, doc: &'static str) -> Self {
        let text = doc.trim_ascii();
        self.shape.about = match text.as_bytes() {
            [.., b'.', b'.'] => text,
            [.., b'.'] => text.split_at(text.len() - 1).0,
            _ => text,
        };
        self
    }

    /// Makes the value optional; a missing value is read as an empty word.
    pub(super) const fn or_name_alone(mut self) -> Self {
        self.shape.form = Form::Optional;
        self
    }

    pub(super) const fn required(mut self) -> Self {
        self.shape.required = true;
        self
    }

    pub(super) const fn bare(mut self) -> Self {
        self.shape.bare = true;
        self
    }

    pub(super) const fn short(mut self, letter: char) -> Self {
        self.shape.short = Some(letter);
        self
    }

    pub(super) const fn offers(mut self, offers: Offers) -> Self {
        self.shape.offers = offers;
        self
    }

    pub(super) const fn only(self, names: fn() -> Vec<&'static str>) -> Self {
        self.offers(Offers::Only(names))
    }

    pub(super) const fn needs(mut self, name: &'static str) -> Self {
        self.shape.needs = Some(name);
        self
    }

    pub(super) const fn excludes(mut self, names: &'static [&'static str]) -> Self {
        self.shape.excludes = names;
        self
    }
}

impl Arg<()> {
    pub(super) const fn flag(name: &'static str) -> Self {
        Self::new(Form::Flag, name, |_| Some(()))
    }
}

/// Declares arguments: `NAME: type of the values = constructor(...)`. The doc comment of each argument is
/// also its help text.
macro_rules! arguments {
    ($(
        $(#[doc = $doc:literal])+
        $visibility:vis $NAME:ident: $Value:ty = $form:ident $given:tt $(.$more:ident $values:tt)*;
    )+) => {$(
        $(#[doc = $doc])+
        $visibility static $NAME: $crate::session::grammar::Arg<$Value> =
            $crate::session::grammar::Arg::$form $given.documented(concat!($($doc),+))$(.$more $values)*;
    )+};
}

pub(super) use arguments;

/// An argument of any type.
pub trait Argument: Sync {
    /// The description of the argument, without the type of its value.
    fn shape(&self) -> &Shape;

    /// Whether it accepts a word as its value.
    fn accepts(&self, word: &str) -> bool;

    /// Checks a word as its value.
    ///
    /// # Errors
    /// Why the word is not accepted.
    fn check(&self, word: &str) -> Result<(), Misuse> {
        match self.shape().names() {
            _ if self.accepts(word) => Ok(()),
            Some(names) => Err(Misuse::NoneOf(word.to_owned(), names)),
            None => {
                let (argument, value) = (self.shape().label(), self.shape().kind());
                Err(Misuse::NoValue { argument, value, word: word.to_owned() })
            }
        }
    }
}

/// Arguments that belong together, such as the limits of a search.
pub type Group = &'static [&'static dyn Argument];

impl<T> Argument for Arg<T> {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn accepts(&self, word: &str) -> bool {
        (self.read)(word).is_some()
    }
}
