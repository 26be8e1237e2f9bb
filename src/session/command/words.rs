//! The words after a command's name, taken one by one.

use std::str::FromStr;

use crate::board::{Color, Point, Rule};
use crate::reply::{CommandName, Lang, Misuse, Trouble, Wanted};

/// The words after a command's name.
pub(super) struct Words<'a> {
    pub(super) name: CommandName,
    pub(super) rest: Vec<&'a str>,
}

impl<'a> Words<'a> {
    pub(super) fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() { None } else { Some(self.rest.remove(0)) }
    }

    pub(super) fn wrong(&self, misuse: Misuse) -> Trouble {
        Trouble::Usage(self.name, misuse)
    }

    pub(super) fn too_much(&self, word: &str) -> Trouble {
        self.wrong(Misuse::TooMuch(word.to_owned()))
    }

    pub(super) fn no_option(&self, word: &str) -> Trouble {
        self.wrong(Misuse::NoOption(word.to_owned()))
    }

    pub(super) fn is_no(&self, wanted: Wanted, word: &str) -> Trouble {
        self.wrong(Misuse::IsNo(wanted, word.to_owned()))
    }

    pub(super) fn none_of(&self, word: &str, names: &'static [&'static str]) -> Trouble {
        self.wrong(Misuse::NoneOf(word.to_owned(), names))
    }

    pub(super) fn required(&mut self, wanted: Wanted) -> Result<&'a str, Trouble> {
        self.next().ok_or_else(|| self.wrong(Misuse::Missing(wanted)))
    }

    pub(super) fn as_point(&self, word: &str) -> Result<Point, Trouble> {
        word.parse().map_err(|_| self.is_no(Wanted::Point, word))
    }

    pub(super) fn point(&mut self) -> Result<Point, Trouble> {
        let word = self.required(Wanted::Point)?;
        self.as_point(word)
    }

    pub(super) fn points(&mut self) -> Result<Vec<Point>, Trouble> {
        let words = std::mem::take(&mut self.rest);
        self.as_points(&words)
    }

    pub(super) fn as_points(&self, words: &[&str]) -> Result<Vec<Point>, Trouble> {
        if words.is_empty() {
            return Err(self.wrong(Misuse::Missing(Wanted::Points)));
        }
        let split = words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty());
        split.map(|word| self.as_point(word)).collect()
    }

    pub(super) fn rule(&self, word: &str) -> Result<Rule, Trouble> {
        Rule::from_name(&word.to_lowercase()).ok_or_else(|| self.none_of(word, &["freestyle", "standard"]))
    }

    pub(super) fn side(&self, word: &str) -> Result<Color, Trouble> {
        match word.to_lowercase().as_str() {
            "black" | "b" | "x" => Ok(Color::Black),
            "white" | "w" | "o" => Ok(Color::White),
            _ => Err(self.none_of(word, &["black", "white"])),
        }
    }

    pub(super) fn lang(&self, word: &str) -> Result<Lang, Trouble> {
        Lang::from_name(&word.to_lowercase()).ok_or_else(|| self.none_of(word, &Lang::NAMES))
    }

    /// The value of an option: `--name VALUE` or `--name=VALUE`.
    pub(super) fn value<T: FromStr>(&mut self, option: &str, given: Option<&str>) -> Result<T, Trouble> {
        let word = given.or_else(|| self.next());
        let word = word.ok_or_else(|| self.wrong(Misuse::MissingValue(option.to_owned())))?;
        let misuse = || Misuse::NoValue { option: option.to_owned(), word: word.to_owned() };
        word.parse().map_err(|_| self.wrong(misuse()))
    }
}
