//! Reads the simple YAML that this program writes, many times as fast as the general reader.
//!
//! Of YAML it knows block maps and lists, short flow maps and lists, literal blocks, numbers, and words on one line.
//! Where a document has anything else, or is wrong, it answers `None`, and the general reader has to read it.

use std::borrow::Cow;

use memchr::{memchr, memchr2, memchr2_iter};
use serde::de::value::{
    BorrowedStrDeserializer, Error, MapAccessDeserializer, MapDeserializer, SeqDeserializer,
};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error as _, IntoDeserializer, MapAccess, SeqAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// Reads one document, without lines that separate documents; `None` where it is not as simple, or wrong.
pub(super) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Option<T> {
    let mut lines = PlainLines { line: None, rest: text };
    lines.advance();
    lines.ahead()?;
    let read =
        T::deserialize(MapAccessDeserializer::new(Block { lines: &mut lines, indent: 0, rest: "" })).ok()?;
    lines.ahead().is_none().then_some(read)
}

/// The lines of a document, which are read one after the other.
struct PlainLines<'a> {
    /// The next line, without its end; `None` at the end of the text.
    line: Option<&'a str>,
    /// The text after it.
    rest: &'a str,
}

impl<'a> PlainLines<'a> {
    /// Leaves the next line behind.
    fn advance(&mut self) {
        let text = self.rest;
        let end = memchr(b'\n', text.as_bytes()).unwrap_or(text.len());
        self.rest = text.get(end + 1..).unwrap_or_default();
        let line = &text[..end];
        self.line = (!text.is_empty()).then(|| line.strip_suffix("\r").unwrap_or(line));
    }

    /// The next line that is neither blank nor a comment, with its indentation.
    fn ahead(&mut self) -> Option<(usize, &'a str)> {
        while let Some(line) = self.line {
            let indent = indentation(line);
            let words = &line[indent..];
            if !matches!(words.as_bytes(), [] | [b'#', ..]) {
                return Some((indent, words));
            }
            self.advance();
        }
        None
    }

    /// A literal block: the lines that are indented further than its key.
    fn literal(&mut self, indent: usize) -> Option<String> {
        let first = self.line?;
        let inner = indentation(first);
        if inner <= indent || first.trim().is_empty() {
            return None;
        }
        let mut text = String::with_capacity(LITERAL);
        while let Some(line) = self.line.filter(|line| indentation(line) >= inner) {
            text += &line[inner..];
            text.push('\n');
            self.advance();
        }
        // A blank line, or one that is indented less than the first and more than the key, is a matter for the
        // general reader.
        let next = self.line.unwrap_or_default();
        let ends = !next.starts_with(' ') && (!next.trim().is_empty() || self.line.is_none());
        ends.then_some(text)
    }
}

/// The number of blanks before the words of a line.
fn indentation(line: &str) -> usize {
    line.bytes().take_while(|&b| b == b' ').count()
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
        if there != self.indent || line.as_bytes()[0] == b'-' {
            return Ok(None);
        }
        // Keys are so short that a search by larger steps would take longer.
        let colon = line.bytes().position(|b| b == b':').ok_or_else(not_plain)?;
        let (key, rest) = (&line[..colon], &line[colon + 1..]);
        let is_word = |key: &str| key.bytes().all(|b| b.is_ascii_lowercase() || matches!(b, b'-' | b'_'));
        if key.is_empty() || !is_word(key) || !matches!(rest.as_bytes(), [] | [b' ', ..]) {
            return Err(not_plain());
        }
        self.lines.advance();
        self.rest = rest.trim_ascii();
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
        self.lines.advance();
        seed.deserialize(scalar(item.trim_ascii()).ok_or_else(not_plain)?).map(Some)
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
    match text.as_bytes() {
        [b'[', .., b']'] => {
            let items = text[1..text.len() - 1].split(',').map(|item| bare(item.trim()));
            let items: Option<Vec<_>> = items.collect();
            visitor.visit_seq(SeqDeserializer::new(items.ok_or_else(not_plain)?.into_iter()))
        }
        [b'{', .., b'}'] => {
            let pairs = text[1..text.len() - 1].split(',').map(|pair| {
                let (key, value) = pair.trim().split_once(": ")?;
                Some((key, bare(value.trim())?))
            });
            let pairs: Option<Vec<_>> = pairs.collect();
            visitor.visit_map(MapDeserializer::new(pairs.ok_or_else(not_plain)?.into_iter()))
        }
        _ => scalar(text).ok_or_else(not_plain)?.deserialize_any(visitor),
    }
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
    match text.as_bytes() {
        [quote @ (b'\'' | b'"'), inner @ .., last] if last == quote => {
            let text = &text[1..text.len() - 1];
            if memchr2(*quote, b'\\', inner).is_none() {
                return Some(Scalar::Text(text.into()));
            }
            let is_whole = *quote == b'\'' && !text.replace("''", "").contains('\'');
            is_whole.then(|| Scalar::Text(text.replace("''", "'").into()))
        }
        [.., b':'] => None,
        bytes if has_odd_blank(bytes) => None,
        [b'0'] => Some(Scalar::Number(0)),
        [b'1'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => {
            text.parse().ok().map(Scalar::Number)
        }
        // Other numbers, or words that look like them.
        [b'0', ..] => None,
        [b'1'..=b'9', ..] => text.parse::<f64>().is_err().then_some(Scalar::Text(text.into())),
        _ => {
            let special = ["true", "false", "null"].iter().any(|word| text.eq_ignore_ascii_case(word));
            let is_word = text.starts_with(char::is_alphanumeric) && !special;
            is_word.then_some(Scalar::Text(text.into()))
        }
    }
}

/// Whether there is a tab, or a blank by which a key ends or a comment begins.
fn has_odd_blank(text: &[u8]) -> bool {
    let is_odd =
        |at: usize| text[at] == b'\t' || text[..at].ends_with(b":") || text[at + 1..].starts_with(b"#");
    memchr2_iter(b' ', b'\t', text).any(is_odd)
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
