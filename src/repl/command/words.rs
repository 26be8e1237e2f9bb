//! The words after a command's name, taken one by one.

use std::str::FromStr;

use crate::board::{Color, Point, Rule};
use crate::words::{CommandName, Trouble};

/// The words after a command's name.
pub(super) struct Words<'a> {
    pub(super) name: CommandName,
    pub(super) rest: Vec<&'a str>,
}

impl<'a> Words<'a> {
    pub(super) fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() { None } else { Some(self.rest.remove(0)) }
    }

    pub(super) fn wrong(&self, what: &str) -> Trouble {
        Trouble::Usage(self.name, what.to_owned())
    }

    pub(super) fn required(&mut self, what: &str) -> Result<&'a str, Trouble> {
        self.next().ok_or_else(|| self.wrong(&format!("{what}?")))
    }

    pub(super) fn as_point(&self, word: &str) -> Result<Point, Trouble> {
        word.parse().map_err(|_| self.wrong(&format!("'{word}' is no point (points are a1 to o15)")))
    }

    pub(super) fn point(&mut self) -> Result<Point, Trouble> {
        let word = self.required("which point")?;
        self.as_point(word)
    }

    pub(super) fn points(&mut self) -> Result<Vec<Point>, Trouble> {
        let words = std::mem::take(&mut self.rest);
        self.as_points(&words)
    }

    pub(super) fn as_points(&self, words: &[&str]) -> Result<Vec<Point>, Trouble> {
        if words.is_empty() {
            return Err(self.wrong("which points?"));
        }
        let split = words.iter().flat_map(|word| word.split(',')).filter(|word| !word.is_empty());
        split.map(|word| self.as_point(word)).collect()
    }

    pub(super) fn rule(&self, word: &str) -> Result<Rule, Trouble> {
        Rule::from_name(&word.to_lowercase())
            .ok_or_else(|| self.wrong(&format!("'{word}' is neither freestyle nor standard")))
    }

    pub(super) fn side(&self, word: &str) -> Result<Color, Trouble> {
        match word.to_lowercase().as_str() {
            "black" | "b" | "x" => Ok(Color::Black),
            "white" | "w" | "o" => Ok(Color::White),
            _ => Err(self.wrong(&format!("'{word}' is neither black nor white"))),
        }
    }

    /// The value of an option: `--name VALUE` or `--name=VALUE`.
    pub(super) fn value<T: FromStr>(&mut self, option: &str, given: Option<&str>) -> Result<T, Trouble> {
        let word = match given {
            Some(word) => word.to_owned(),
            None => self.required(&format!("{option} what"))?.to_owned(),
        };
        word.parse().map_err(|_| self.wrong(&format!("'{word}' is no value for {option}")))
    }
}
