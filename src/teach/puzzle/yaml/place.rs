//! Where a value stands in a YAML file.
//!
//! The YAML reader tells places in its errors only; so the document is read once more by a reader that
//! fails right at the value.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, Visitor};

/// Line and column, from 1, of the value that the keys lead to in a document of the file, from 0.
pub(super) fn find(text: &str, document: usize, path: &[&str]) -> Option<(usize, usize)> {
    let document = serde_yaml::Deserializer::from_str(text).nth(document)?;
    let place = FailAt(path).deserialize(document).err()?.location()?;
    Some((place.line(), place.column()))
}

/// Fails at the value that the keys lead to.
struct FailAt<'a>(&'a [&'a str]);

impl<'de> DeserializeSeed<'de> for FailAt<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

/// All but mappings fail as the trait has it.
impl<'de> Visitor<'de> for FailAt<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a mapping")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Some((key, rest)) = self.0.split_first() else {
            return Err(Error::custom("here"));
        };
        while let Some(name) = map.next_key::<String>()? {
            if name == *key {
                map.next_value_seed(FailAt(rest))?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}
