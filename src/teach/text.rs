//! The texts of lessons and puzzles, in one language or in several.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text of a lesson or a puzzle: in English, and in other languages where it was translated.
///
/// In a file it is a string, or the three languages: `{en: Five, zh: 五连, ru: Пятёрка}`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    english: String,
    /// The translations, each after the name of its language.
    translations: Vec<(&'static str, String)>,
}

impl Text {
    /// The text in a language by its name (`en`, `zh`, `ru`); in English where there is no translation.
    pub fn in_language(&self, language: &str) -> &str {
        let translated = self.translations.iter().find(|(name, _)| *name == language);
        translated.map_or(&self.english, |(_, text)| text)
    }

    /// The text in English.
    pub fn english(&self) -> &str {
        &self.english
    }

    /// The text in every language in which it is written.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.english.as_str()).chain(self.translations.iter().map(|(_, text)| text.as_str()))
    }

    /// The names of the languages into which it is translated.
    pub fn translated(&self) -> impl Iterator<Item = &'static str> {
        self.translations.iter().map(|(name, _)| *name)
    }

    /// Whether it says nothing in one of its languages.
    pub(in crate::teach) fn is_blank(&self) -> bool {
        self.all().any(str::is_empty)
    }
}

impl From<&str> for Text {
    fn from(english: &str) -> Self {
        Self { english: english.trim().to_owned(), translations: Vec::new() }
    }
}

impl From<String> for Text {
    fn from(english: String) -> Self {
        english.as_str().into()
    }
}

/// The text in English, Chinese and Russian.
impl From<[String; 3]> for Text {
    fn from([en, zh, ru]: [String; 3]) -> Self {
        let translations = [("zh", zh), ("ru", ru)];
        Self {
            translations: translations.map(|(name, text)| (name, text.trim().to_owned())).into(),
            ..en.into()
        }
    }
}

/// A text in three languages as it is written.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields, expecting = "a text, or one each for en, zh and ru")]
struct WrittenTexts {
    en: String,
    zh: String,
    ru: String,
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.translations.is_empty() {
            return serializer.serialize_str(&self.english);
        }
        let [en, zh, ru] = ["en", "zh", "ru"].map(|language| self.in_language(language).to_owned());
        WrittenTexts { en, zh, ru }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TextVisitor)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a text, or one each for en, zh and ru")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Text, E> {
        Ok(text.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Text, A::Error> {
        let WrittenTexts { en, zh, ru } = WrittenTexts::deserialize(MapAccessDeserializer::new(map))?;
        let text = Text::from([en, zh, ru]);
        if text.is_blank() {
            Err(A::Error::custom("a text is empty in one of its languages"))
        } else {
            Ok(text)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_told_in_the_language_that_is_asked_for() {
        let plain: Text = serde_yaml::from_str("' Five '").unwrap();
        assert_eq!(["en", "zh"].map(|name| plain.in_language(name).to_owned()), ["Five", "Five"]);
        let three: Text = serde_yaml::from_str("{en: Five, zh: 五连, ru: Пятёрка}").unwrap();
        assert_eq!(
            ["en", "zh", "ru"].map(|name| three.in_language(name).to_owned()),
            ["Five", "五连", "Пятёрка"]
        );
        assert_eq!(three.all().count(), 3);
        for broken in ["{en: Five}", "{en: Five, zh: '', ru: a}", "{en: a, zh: b, ru: c, de: d}", "[a]"] {
            assert!(serde_yaml::from_str::<Text>(broken).is_err(), "{broken}");
        }
    }
}
