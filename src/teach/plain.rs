//! Reads the simple YAML that this program writes, many times as fast as the general reader.
//!
//! Of YAML it knows block maps and lists, short flow maps and lists, literal blocks, numbers, and words on one line.
//! Where a document has anything else, or is wrong, it answers `None`, and the general reader has to read it.

use std::borrow::Cow;
use std::iter::Peekable;
use std::str::Lines;

use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};

/// A value of a document.
enum Value<'a> {
    Text(Cow<'a, str>),
    Number(u64),
    List(Vec<Self>),
    Map(Vec<(&'a str, Self)>),
}

/// Reads one document, without lines that separate documents; `None` where it is not as simple, or wrong.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let mut lines = PlainLines { lines: text.lines().peekable() };
    let value = lines.map(0)?;
    lines.ahead().is_none().then(|| T::deserialize(value).ok())?
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

    /// The map whose keys are indented this far.
    fn map(&mut self, indent: usize) -> Option<Value<'a>> {
        let mut pairs: Vec<(&str, Value)> = Vec::new();
        while let Some((there, line)) = self.ahead() {
            if there != indent || line.starts_with('-') {
                break;
            }
            let (key, rest) = line.split_once(':')?;
            let word = |c: char| c.is_ascii_lowercase() || c == '-' || c == '_';
            let known = pairs.iter().any(|(other, _)| *other == key);
            if known || key.is_empty() || !key.chars().all(word) || !rest.is_empty() && !rest.starts_with(' ')
            {
                return None;
            }
            self.lines.next();
            pairs.push((key, self.value(indent, rest.trim())?));
        }
        (!pairs.is_empty()).then_some(Value::Map(pairs))
    }

    /// The value after a key that is indented this far.
    fn value(&mut self, indent: usize, rest: &'a str) -> Option<Value<'a>> {
        match rest {
            "" => {
                let (there, line) = self.ahead()?;
                match line.starts_with("- ") {
                    true if there >= indent => self.list(there),
                    false if there > indent => self.map(there),
                    _ => None,
                }
            }
            "|" => self.block(indent),
            rest => {
                let value = flow(rest)?;
                // A value that goes on in the next line is left to the general reader.
                self.ahead().is_none_or(|(there, _)| there <= indent).then_some(value)
            }
        }
    }

    fn list(&mut self, indent: usize) -> Option<Value<'a>> {
        let mut items = Vec::new();
        while let Some((there, line)) = self.ahead() {
            let Some(item) = line.strip_prefix("- ").filter(|_| there == indent) else { break };
            self.lines.next();
            items.push(scalar(item.trim())?);
        }
        Some(Value::List(items))
    }

    /// A literal block: the lines that are indented further than its key.
    fn block(&mut self, indent: usize) -> Option<Value<'a>> {
        let first = *self.lines.peek()?;
        let inner = first.len() - first.trim_start_matches(' ').len();
        if inner <= indent || first.trim().is_empty() {
            return None;
        }
        let mut text = String::new();
        let indentation = &first[..inner];
        while let Some(line) = self.lines.next_if(|line| line.starts_with(indentation)) {
            text += &line[inner..];
            text.push('\n');
        }
        // A blank line, or one that is indented less than the first and more than the key, is a matter for the
        // general reader.
        let next = self.lines.peek().copied().unwrap_or_default();
        let ends = !next.starts_with(' ') && (!next.trim().is_empty() || self.lines.peek().is_none());
        ends.then_some(Value::Text(text.into()))
    }
}

/// A scalar, or a list or a map of scalars in brackets.
fn flow(text: &str) -> Option<Value<'_>> {
    let inner = |open, close| text.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    if let Some(items) = inner('[', ']') {
        let items = items.split(',').map(|item| bare(item.trim()));
        return items.collect::<Option<_>>().map(Value::List);
    }
    if let Some(pairs) = inner('{', '}') {
        let pairs = pairs.split(',').map(|pair| {
            let (key, value) = pair.trim().split_once(": ")?;
            Some((key, bare(value.trim())?))
        });
        return pairs.collect::<Option<_>>().map(Value::Map);
    }
    scalar(text)
}

/// A scalar in brackets, where quotes and further brackets are left to the general reader.
fn bare(text: &str) -> Option<Value<'_>> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    text.chars().all(plain).then(|| scalar(text))?
}

fn scalar(text: &str) -> Option<Value<'_>> {
    if let Some(inner) = text.strip_prefix('\'') {
        let inner = inner.strip_suffix('\'')?;
        let quoted = inner.replace("''", "");
        return (!quoted.contains('\'')).then(|| Value::Text(inner.replace("''", "'").into()));
    }
    if let Some(inner) = text.strip_prefix('"') {
        let inner = inner.strip_suffix('"')?;
        return (!inner.contains(['"', '\\'])).then_some(Value::Text(inner.into()));
    }
    let odd = |pair: &[u8]| matches!(pair, b": " | b" #" | [b'\t', _] | [_, b'\t']);
    let is_odd = text.as_bytes().windows(2).any(odd) || text.ends_with(':');
    if is_odd || !text.starts_with(char::is_alphanumeric) {
        return None;
    }
    if text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().ok().filter(|_| text == "0" || !text.starts_with('0')).map(Value::Number);
    }
    let special = ["true", "false", "null"].iter().any(|word| text.eq_ignore_ascii_case(word));
    let number = text.parse::<f64>().is_ok() || text.starts_with("0x") || text.starts_with("0o");
    (!special && !number).then_some(Value::Text(text.into()))
}

impl<'de> IntoDeserializer<'de> for Value<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Value<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
            Self::Text(Cow::Owned(text)) => visitor.visit_string(text),
            Self::Number(number) => visitor.visit_u64(number),
            Self::List(items) => visitor.visit_seq(SeqDeserializer::new(items.into_iter())),
            Self::Map(pairs) => visitor.visit_map(MapDeserializer::new(pairs.into_iter())),
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
