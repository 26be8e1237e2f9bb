//! Reads the simple YAML that this program writes, many times as fast as the general reader.
//!
//! Of YAML it knows block maps and lists, short flow maps and lists, literal blocks, numbers, and words on one line.
//! Where a document has anything else, or is wrong, it answers `None`, and the general reader has to read it.

use std::borrow::Cow;
use std::iter::Peekable;
use std::str::Lines;

use serde::de::value::{
    BorrowedStrDeserializer, Error, MapAccessDeserializer, MapDeserializer, SeqDeserializer,
};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IntoDeserializer, MapAccess, SeqAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;

/// Reads one document, without lines that separate documents; `None` where it is not as simple, or wrong.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let mut lines = PlainLines { lines: text.lines().peekable() };
    lines.ahead()?;
    let read =
        T::deserialize(MapAccessDeserializer::new(Block { lines: &mut lines, indent: 0, rest: "" })).ok()?;
    lines.ahead().is_none().then_some(read)
}

struct PlainLines<'a> {
    lines: Peekable<Lines<'a>>,
}

impl<'a> PlainLines<'a> {
    /// The next line that is neither blank nor a comment, with its indentation.
    fn ahead(&mut self) -> Option<(usize, &'a str)> {
        while let Some(line) = self.lines.peek() {
            let words = line.trim_start_matches(' ');
            if !words.is_empty() && !words.starts_with('#') {
                return Some((line.len() - words.len(), words));
            }
            self.lines.next();
        }
        None
    }

    /// A literal block: the lines that are indented further than its key.
    fn literal(&mut self, indent: usize) -> Option<String> {
        let first = *self.lines.peek()?;
        let inner = first.len() - first.trim_start_matches(' ').len();
        if inner <= indent || first.trim().is_empty() {
            return None;
        }
        let mut text = String::with_capacity(LITERAL);
        let indentation = &first[..inner];
        while let Some(line) = self.lines.next_if(|line| line.starts_with(indentation)) {
            text += &line[inner..];
            text.push('\n');
        }
        // A blank line, or one that is indented less than the first and more than the key, is a matter for the
        // general reader.
        let next = self.lines.peek().copied().unwrap_or_default();
        let ends = !next.starts_with(' ') && (!next.trim().is_empty() || self.lines.peek().is_none());
        ends.then_some(text)
    }
}

/// The space for a literal block, in bytes; a drawn board takes 530.
const LITERAL: usize = 640;

/// The map whose keys are indented this far.
struct Block<'l, 'a> {
    lines: &'l mut PlainLines<'a>,
    indent: usize,
    /// The text after the last key.
    rest: &'a str,
}

impl<'a> MapAccess<'a> for Block<'_, 'a> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some((there, line)) = self.lines.ahead() else { return Ok(None) };
        if there != self.indent || line.starts_with('-') {
            return Ok(None);
        }
        // Keys are so short that a search by larger steps would take longer.
        let colon = line.bytes().position(|b| b == b':').ok_or_else(not_plain)?;
        let (key, rest) = (&line[..colon], &line[colon + 1..]);
        let is_word = |key: &str| key.bytes().all(|b| b.is_ascii_lowercase() || matches!(b, b'-' | b'_'));
        if key.is_empty() || !is_word(key) || !rest.is_empty() && !rest.starts_with(' ') {
            return Err(not_plain());
        }
        self.lines.lines.next();
        self.rest = rest.trim();
        seed.deserialize(BorrowedStrDeserializer::new(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Value { lines: self.lines, indent: self.indent, rest: self.rest })
    }
}

/// The list whose items are indented this far.
struct List<'l, 'a> {
    lines: &'l mut PlainLines<'a>,
    indent: usize,
}

impl<'a> SeqAccess<'a> for List<'_, 'a> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some((there, line)) = self.lines.ahead() else { return Ok(None) };
        let Some(item) = line.strip_prefix("- ").filter(|_| there == self.indent) else { return Ok(None) };
        self.lines.lines.next();
        seed.deserialize(scalar(item.trim()).ok_or_else(not_plain)?).map(Some)
    }
}

/// The value after a key that is indented this far.
struct Value<'l, 'a> {
    lines: &'l mut PlainLines<'a>,
    indent: usize,
    /// The text after the key.
    rest: &'a str,
}

impl<'de> Deserializer<'de> for Value<'_, 'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Self { lines, indent, rest } = self;
        match rest {
            "" => {
                let (there, line) = lines.ahead().ok_or_else(not_plain)?;
                match line.starts_with("- ") {
                    true if there >= indent => visitor.visit_seq(List { lines, indent: there }),
                    false if there > indent => visitor.visit_map(Block { lines, indent: there, rest: "" }),
                    _ => Err(not_plain()),
                }
            }
            "|" => visitor.visit_string(lines.literal(indent).ok_or_else(not_plain)?),
            // A value that goes on in the next line is left to the general reader.
            _ if lines.ahead().is_some_and(|(there, _)| there > indent) => Err(not_plain()),
            _ => flow(rest, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The error that leaves a document to the general reader.
fn not_plain() -> Error {
    Error::custom("this is left to the general reader")
}

/// Visits a scalar, or a list or a map of scalars in brackets.
fn flow<'a, V: Visitor<'a>>(text: &'a str, visitor: V) -> Result<V::Value, Error> {
    let inner = |open, close| text.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    if let Some(items) = inner('[', ']') {
        let items: Option<Vec<_>> = items.split(',').map(|item| bare(item.trim())).collect();
        return visitor.visit_seq(SeqDeserializer::new(items.ok_or_else(not_plain)?.into_iter()));
    }
    if let Some(pairs) = inner('{', '}') {
        let pairs = pairs.split(',').map(|pair| {
            let (key, value) = pair.trim().split_once(": ")?;
            Some((key, bare(value.trim())?))
        });
        let pairs: Option<Vec<_>> = pairs.collect();
        return visitor.visit_map(MapDeserializer::new(pairs.ok_or_else(not_plain)?.into_iter()));
    }
    scalar(text).ok_or_else(not_plain)?.deserialize_any(visitor)
}

/// A value on one line.
enum Scalar<'a> {
    Text(Cow<'a, str>),
    Number(u64),
}

/// A scalar in brackets, where quotes and further brackets are left to the general reader.
fn bare(text: &str) -> Option<Scalar<'_>> {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    text.bytes().all(plain).then(|| scalar(text))?
}

fn scalar(text: &str) -> Option<Scalar<'_>> {
    if let Some(inner) = text.strip_prefix('\'') {
        let inner = inner.strip_suffix('\'')?;
        if !inner.contains('\'') {
            return Some(Scalar::Text(inner.into()));
        }
        let unquoted = inner.replace("''", "");
        return (!unquoted.contains('\'')).then(|| Scalar::Text(inner.replace("''", "'").into()));
    }
    if let Some(inner) = text.strip_prefix('"') {
        let inner = inner.strip_suffix('"')?;
        return (!inner.contains(['"', '\\'])).then_some(Scalar::Text(inner.into()));
    }
    let odd = [": ", " #", "\t"].iter().any(|odd| text.contains(odd)) || text.ends_with(':');
    if odd || !text.starts_with(char::is_alphanumeric) {
        return None;
    }
    if text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().ok().filter(|_| text == "0" || !text.starts_with('0')).map(Scalar::Number);
    }
    let special = ["true", "false", "null"].iter().any(|word| text.eq_ignore_ascii_case(word));
    let other_base = ["0x", "0o", "0b"].iter().any(|base| text.starts_with(base));
    let number = other_base || text.starts_with(|c: char| c.is_ascii_digit()) && text.parse::<f64>().is_ok();
    (!special && !number).then_some(Scalar::Text(text.into()))
}

impl<'de> IntoDeserializer<'de> for Scalar<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Scalar<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
            Self::Text(Cow::Owned(text)) => visitor.visit_string(text),
            Self::Number(number) => visitor.visit_u64(number),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde_yaml::Value as Yaml;

    use super::read;

    /// What it reads is what the general reader reads.
    #[test]
    fn it_agrees_with_the_general_reader_or_answers_nothing() {
        let simple = [
            "a: b\n",
            "a: 12\nb: '12'\nc: \"x\"\n",
            "a: it's fine, really (1)\nb: 五连\n",
            "# x\na:\n- b\n- c\n\nd: e\n",
            "a:\n  - b\n  - 'it''s: so'\nd:\n  kind: e\n  within: 9\n",
            "a: |\n  15 . X\n  14 . O\nb: c\n",
            "a: |\n    x\n     y\n",
            "a: {kind: vcf, within: 5}\nb: [x, y-z]\n",
            "a: B:f8g8,W:c3,b\n",
        ];
        for text in simple {
            assert_eq!(read::<Yaml>(text), serde_yaml::from_str(text).ok(), "{text}");
        }
        let other = [
            "",
            "a: b\na: c\n",
            "a: true\n",
            "a: ~\n",
            "a: 1.5\n",
            "a: 0x10\n",
            "a: 012\n",
            "a: &x b\n",
            "a: b\n  c\n",
            "a: >-\n  b\n",
            "a: b: c\n",
            "a: b # c\n",
            "a:\n",
            "\ta: b\n",
            "a: |\n  x\n\n  y\n",
            "a: 'b' c\n",
            "a: \"\\n\"\n",
            "- a\n",
            "a: {b: {c: d}}\n",
            "a: [b, 'c, d']\n",
            "a b\n",
            "a: b\n c: d\n",
        ];
        for text in other {
            assert_eq!(read::<Yaml>(text), None, "{text}");
        }
    }
}
