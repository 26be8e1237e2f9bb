//! Where a value stands in a YAML file, and what stands at a place.
//!
//! The YAML reader tells places in its errors only; so the document is read once more by a reader that
//! goes to the value, and fails right there.

use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Line and column, from 1, of the value that the keys lead to in a document of the file, from 0. Of a list
/// a number, from 0, is the key.
pub(super) fn find(text: &str, document: usize, path: &[&str]) -> Option<(usize, usize)> {
    let place = read::<Here>(text, document, path).err()?.location()?;
    Some((place.line(), place.column()))
}

/// Reads the value that the keys lead to; nothing where they lead nowhere. An error tells its place in the
/// whole file.
pub(super) fn read<T: DeserializeOwned>(
    text: &str,
    document: usize,
    path: &[&str],
) -> Result<Option<T>, serde_yaml::Error> {
    let Some(document) = serde_yaml::Deserializer::from_str(text).nth(document) else { return Ok(None) };
    At(path, PhantomData).deserialize(document)
}

/// What the YAML reader found in a document of the file, from 0, and where.
pub(super) fn told(
    error: &serde_yaml::Error,
    text: &str,
    document: usize,
) -> (Option<(usize, usize)>, String) {
    // It puts the place at the end of its words; the place stands beside them here. It also repeats what is
    // written, however long.
    let words = error.to_string();
    let words: String = words.split(" at line ").next().unwrap_or(&words).chars().take(400).collect();
    // Of a key that stands twice it names the beginning of the mapping, which may be far above.
    let twice = if words.contains("duplicate field") { second(text, document) } else { None };
    (twice.or_else(|| error.location().map(|place| (place.line(), place.column()))), words)
}

/// Line and column, from 1, of the value of the first key that stands a second time in its mapping.
fn second(text: &str, document: usize) -> Option<(usize, usize)> {
    let body = serde_yaml::Deserializer::from_str(text).nth(document)?;
    let error = Once::deserialize(body).err().filter(|error| error.to_string().contains(HERE))?;
    error.location().map(|place| (place.line(), place.column()))
}

/// What an error says that is about a place and nothing else.
const HERE: &str = "here it stands";

/// A value in which no key stands twice; of those that do the second value is an error at its place.
struct Once;

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

    fn visit_bool<E>(self, _: bool) -> Result<Self, E> {
        Ok(Self)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self, E> {
        Ok(Self)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self, E> {
        Ok(Self)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self, E> {
        Ok(Self)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self, E> {
        Ok(Self)
    }

    fn visit_unit<E>(self) -> Result<Self, E> {
        Ok(Self)
    }
}

/// How deep brackets may be nested; nothing that is meant goes beyond three.
const DEPTH: usize = 1_000;

/// Line and column of the bracket that is nested too deep, and what is to be said of it. The YAML reader would take
/// minutes to say so: its time grows with the square of the depth. Brackets in texts count too, but who leaves a
/// thousand of them open?
pub(super) fn too_deep(text: &str) -> Option<(usize, usize, String)> {
    let mut depth = 0_usize;
    for (number, line) in text.lines().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            match letter {
                '[' | '{' => depth += 1,
                ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEPTH {
                let told = format!("brackets are nested more than {DEPTH} deep");
                return Some((number + 1, column + 1, told));
            }
        }
    }
    None
}

/// Texts in a list, and bytes of them all: what is meant goes far below.
const TEXTS: usize = 100;
const BYTES: usize = 64 * 1024;

/// Reads a list of texts that is not too long. A file may name one long text many times, and each time it is a text of
/// its own in memory.
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
                return Err(Error::custom(format_args!("more than {TEXTS} texts, or {BYTES} bytes of them")));
            }
            texts.push(text);
        }
        Ok(texts)
    }
}

/// A value that cannot be read, wherever it stands.
struct Here;

impl<'de> Deserialize<'de> for Here {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Nothing)
    }
}

/// Takes no value of any type: each of them is an error at its place.
struct Nothing;

impl<'de> Visitor<'de> for Nothing {
    type Value = Here;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(HERE)
    }

    fn visit_map<A: MapAccess<'de>>(self, _: A) -> Result<Here, A::Error> {
        Err(Error::custom(HERE))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<Here, A::Error> {
        Err(Error::custom(HERE))
    }
}

/// Reads the value at the end of a path.
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

/// All but mappings and lists fail as the trait has it.
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
        let wanted = self.0.first().and_then(|key| key.parse::<usize>().ok());
        let mut found = None;
        for index in 0.. {
            if wanted == Some(index) {
                let Some(value) = list.next_element_seed(At(&self.0[1..], PhantomData))? else { break };
                found = value;
            } else if list.next_element::<IgnoredAny>()?.is_none() {
                break;
            }
        }
        Ok(found)
    }
}
