//! The places of values in a YAML file.
//!
//! The YAML reader reports places only in its errors. To find the place of a value, the document is read once
//! more by a reader that follows the keys to the value and fails there.

use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_yaml::Value;
use thiserror::Error;

/// A fault in a file, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct FileError<F> {
    /// Line of the file, from 1.
    pub line: usize,
    /// Column of the line, in characters from 1.
    pub column: usize,
    /// The fault, with what was expected.
    pub reason: F,
}

/// One of the documents in a file, by its number from 0.
///
/// Values are named by the keys that lead to them. In a list the key is a number, from 0.
#[derive(Clone, Copy)]
pub(super) struct Document<'a> {
    pub text: &'a str,
    pub index: usize,
}

impl Document<'_> {
    /// Line and column, from 1, of the value that the keys lead to.
    pub fn find(self, path: &[&str]) -> Option<(usize, usize)> {
        self.read::<Here>(path).err().and_then(|error| place(&error))
    }

    /// Reads the value that the keys lead to; `None` where they lead nowhere.
    ///
    /// # Errors
    /// When the document or the value cannot be read. The error has its place in the whole file.
    pub fn read<T: DeserializeOwned>(self, path: &[&str]) -> Result<Option<T>, serde_yaml::Error> {
        let document = serde_yaml::Deserializer::from_str(self.text).nth(self.index);
        document.map_or(Ok(None), |document| At(path, PhantomData).deserialize(document))
    }

    /// A fault at the value that the keys lead to, or at the nearest value that exists.
    pub fn fault<F>(self, path: &[&str], reason: F) -> FileError<F> {
        let near = (0..=path.len()).rev().find_map(|keys| self.find(&path[..keys]));
        let (line, column) = near.unwrap_or((1, 1));
        FileError { line, column, reason }
    }

    /// The fault that the YAML reader reports in the value that the keys lead to.
    pub fn unreadable<F>(
        self,
        path: &[&str],
        error: &serde_yaml::Error,
        yaml: fn(String) -> F,
    ) -> FileError<F> {
        // The reader puts the place at the end of its message; here the place is shown before the message.
        // The message also repeats the written value, however long it is.
        let words = error.to_string();
        let words: String = words.split(" at line ").next().unwrap_or(&words).chars().take(400).collect();
        // For a repeated key the reader reports the beginning of the mapping, which may be far above.
        let twice = if words.contains("duplicate field") { self.second() } else { None };
        let reason = yaml(words);
        match twice.or_else(|| place(error)) {
            Some((line, column)) => FileError { line, column, reason },
            None => self.fault(path, reason),
        }
    }

    /// Line and column, from 1, of the value of the first key that occurs a second time in its mapping.
    fn second(self) -> Option<(usize, usize)> {
        let body = serde_yaml::Deserializer::from_str(self.text).nth(self.index)?;
        let error = Once::deserialize(body).err().filter(|error| error.to_string().contains(HERE))?;
        place(&error)
    }
}

/// The value that the keys lead to, as in [`Document`].
pub(super) fn value<'a>(all: &'a Value, path: &[&str]) -> Option<&'a Value> {
    path.iter().try_fold(all, |value, key| match value {
        Value::Sequence(list) => list.get(key.parse::<usize>().ok()?),
        _ => value.get(key),
    })
}

/// The places of the values in a list that is written plainly, much faster than by [`Document::find`]: the key has
/// a line of its own at the left, and below it, each value begins with `- ` at the beginning of a line. For other
/// lists the answer is `None` or too short.
pub(super) fn of_list(text: &str, key: &str) -> Option<Vec<(usize, usize)>> {
    let is_key = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_end() == ":");
    let below = text.lines().enumerate().skip_while(|(_, line)| !is_key(line)).skip(1);
    let within = |line: &str| line.is_empty() || line.starts_with([' ', '-', '#']);
    let mut list = below.take_while(|(_, line)| within(line)).peekable();
    let first = list.peek()?.1;
    let indent = first.len() - first.trim_start_matches(' ').len();
    let begins = |line: &str| line.get(..indent) == first.get(..indent) && line[indent..].starts_with("- ");
    Some(list.filter(|(_, line)| begins(line)).map(|(number, _)| (number + 1, indent + 3)).collect())
}

/// The line and column, from 1, in an error.
fn place(error: &serde_yaml::Error) -> Option<(usize, usize)> {
    error.location().map(|place| (place.line(), place.column()))
}

/// The message of an error that only reports a place.
const HERE: &str = "here it stands";

/// A value without repeated keys; the second value of a repeated key is an error at its place.
struct Once;

/// Methods of a visitor that accept a scalar and return the visitor itself.
macro_rules! scalars {
    ($($visit:ident: $Scalar:ty),+) => {
        $(fn $visit<E>(self, _: $Scalar) -> Result<Self, E> {
            Ok(self)
        })+
    };
}

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Self)
    }
}

impl<'de> Visitor<'de> for Once {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self, A::Error> {
        let mut seen = BTreeSet::new();
        while let Some(key) = map.next_key::<String>()? {
            if seen.insert(key) {
                map.next_value::<Self>()?;
            } else {
                map.next_value::<Here>()?;
            }
        }
        Ok(Self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self, A::Error> {
        while list.next_element::<Self>()?.is_some() {}
        Ok(Self)
    }

    scalars!(visit_bool: bool, visit_i64: i64, visit_u64: u64, visit_f64: f64, visit_str: &str);

    fn visit_unit<E>(self) -> Result<Self, E> {
        Ok(self)
    }
}

/// The largest allowed depth of nested brackets; regular files have at most three.
const DEPTH: usize = 1_000;

/// Searches for a bracket that is nested too deep. The YAML reader would take minutes to refuse it, because
/// its time grows with the square of the depth. Brackets in texts count too, but regular texts never leave a
/// thousand of them open.
///
/// # Errors
/// When there is such a bracket: its place, and the fault that `yaml` makes of the message.
pub(super) fn shallow<F>(text: &str, yaml: fn(String) -> F) -> Result<(), FileError<F>> {
    let mut depth = 0_usize;
    for (number, line) in text.lines().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            match letter {
                '[' | '{' => depth += 1,
                ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEPTH {
                let reason = yaml(format!("brackets are nested more than {DEPTH} deep"));
                return Err(FileError { line: number + 1, column: column + 1, reason });
            }
        }
    }
    Ok(())
}

/// The value with this name.
///
/// # Errors
/// When no value has this name: the names of all values.
pub(super) fn choose<T: Copy>(
    word: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<T, Vec<&'static str>> {
    let found = all.iter().copied().find(|&value| name(value) == word);
    found.ok_or_else(|| all.iter().copied().map(name).collect())
}

/// Whether a text is made of lower-case letters, digits and dashes.
pub(super) fn is_word(text: &str) -> bool {
    let allowed = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    !text.is_empty() && text.bytes().all(allowed)
}

/// The largest number of texts in a list, and the largest number of bytes of them together. Regular files
/// stay far below both.
const TEXTS: usize = 100;
const BYTES: usize = 64 * 1024;

/// Reads a list of texts of limited length. A file may repeat one long text many times by an alias, and each
/// copy takes its own memory.
pub(super) fn few<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    deserializer.deserialize_seq(Few)
}

struct Few;

impl<'de> Visitor<'de> for Few {
    type Value = Vec<String>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of texts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<String>, A::Error> {
        let (mut texts, mut bytes) = (Vec::new(), 0);
        while let Some(text) = list.next_element::<String>()? {
            bytes += text.len();
            if texts.len() == TEXTS || bytes > BYTES {
                return Err(A::Error::custom(format_args!(
                    "more than {TEXTS} texts, or {BYTES} bytes of them"
                )));
            }
            texts.push(text);
        }
        Ok(texts)
    }
}

/// A value that cannot be read: the default methods of the visitor return an error for every type.
struct Here;

impl<'de> Deserialize<'de> for Here {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Self)
    }
}

impl Visitor<'_> for Here {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(HERE)
    }
}

/// Reads the value at the end of a list of keys.
struct At<'a, T>(&'a [&'a str], PhantomData<T>);

impl<'de, T: DeserializeOwned> DeserializeSeed<'de> for At<'_, T> {
    type Value = Option<T>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<T>, D::Error> {
        if self.0.is_empty() {
            T::deserialize(deserializer).map(Some)
        } else {
            deserializer.deserialize_any(self)
        }
    }
}

/// Values other than mappings and lists fail by the default methods of the trait.
impl<'de, T: DeserializeOwned> Visitor<'de> for At<'_, T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a mapping or a list")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Option<T>, A::Error> {
        let mut found = None;
        while let Some(name) = map.next_key::<String>()? {
            if found.is_none() && self.0.first() == Some(&name.as_str()) {
                found = map.next_value_seed(At(&self.0[1..], PhantomData))?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(found)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Option<T>, A::Error> {
        let wanted = self.0[0].parse().unwrap_or(usize::MAX);
        for _ in 0..wanted {
            if list.next_element::<IgnoredAny>()?.is_none() {
                return Ok(None);
            }
        }
        let found = list.next_element_seed(At(&self.0[1..], PhantomData))?.flatten();
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::super::lesson::library::FILES;
    use super::*;

    #[test]
    fn the_places_of_a_plain_list_are_those_in_the_document() {
        for (name, text) in FILES {
            let places = of_list(text, "steps").expect("a plain list");
            for (index, &place) in places.iter().enumerate() {
                let found = Document { text, index: 0 }.find(&["steps", &index.to_string()]);
                assert_eq!(Some(place), found, "{name}");
            }
        }
        let bare = "a: 1\nsteps:\n- text: x\n  board: |\n    - x\n# no step\n- text: y\nb:\n- z\n";
        assert_eq!(of_list(bare, "steps"), Some(vec![(3, 3), (7, 3)]));
        assert_eq!(of_list("steps: [{text: x}]\n", "steps"), None);
        assert_eq!(of_list("steps:\n  [{text: x}]\n", "steps"), Some(Vec::new()));
    }
}
