//! The user's configuration file.
//!
//! ```yaml
//! rule: standard        # where a position does not say its own: freestyle, standard or renju
//! glyphs: wide          # auto, ascii, unicode or wide
//! color: never          # auto, always or never
//! plain: true           # boards in sentences
//! lang: zh              # en, zh or ru
//! ```
//!
//! Options of the command line override the file, and so does the rule of a puzzle or a file.

use std::io::ErrorKind;

use anyhow::Context;
use serde::Deserialize;

use crate::board::Rule;
use crate::board::diagram::Glyphs;
use crate::reply::Lang;
use crate::store;

/// When to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In a terminal, unless `NO_COLOR` is set.
    Auto,
    Always,
    Never,
}

/// How to draw stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlyphChoice {
    /// The characters that the locale can show.
    Auto,
    These(Glyphs),
}

/// The choices of `--color` by name.
pub const COLOR: [(&str, When); 3] = [("auto", When::Auto), ("always", When::Always), ("never", When::Never)];

/// The choices of `--glyphs` by name.
pub const GLYPHS: [(&str, GlyphChoice); 4] = [
    ("auto", GlyphChoice::Auto),
    (Glyphs::Ascii.name(), GlyphChoice::These(Glyphs::Ascii)),
    (Glyphs::Unicode.name(), GlyphChoice::These(Glyphs::Unicode)),
    (Glyphs::Wide.name(), GlyphChoice::These(Glyphs::Wide)),
];

/// The configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    pub rule: Option<Rule>,
    pub glyphs: Option<GlyphChoice>,
    pub color: Option<When>,
    pub plain: bool,
    pub lang: Option<Lang>,
}

/// The configuration as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    rule: Option<String>,
    glyphs: Option<String>,
    color: Option<String>,
    plain: Option<bool>,
    lang: Option<String>,
}

/// The largest size of the file, in bytes.
const SIZE: usize = 1 << 16;

impl Config {
    /// The configuration in the XDG configuration folder (or the platform's equivalent); the default where
    /// there is no file.
    pub fn of_user() -> anyhow::Result<Self> {
        let Some(path) = store::config_file() else { return Ok(Self::default()) };
        let name = path.display();
        let advice = || format!("{name}: mend or remove it, or say --no-config");
        match std::fs::read(&path) {
            Ok(bytes) => Self::read(&bytes).with_context(advice),
            // The home folder of some users is not a folder.
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                Ok(Self::default())
            }
            Err(error) => Err(error).with_context(advice),
        }
    }

    fn read(bytes: &[u8]) -> anyhow::Result<Self> {
        anyhow::ensure!(bytes.len() <= SIZE, "more than {SIZE} bytes are no choices");
        let text = std::str::from_utf8(bytes).context("it is not UTF-8")?;
        if text.lines().all(|line| line.split('#').next().unwrap_or("").trim().is_empty()) {
            return Ok(Self::default());
        }
        // The YAML reader does not report the place of a tab.
        if let Some(i) = text.lines().position(|line| line.starts_with('\t')) {
            anyhow::bail!("line {}: a tab; indent with spaces", i + 1);
        }
        let written: Written = serde_yaml::from_str(text)?;
        Ok(Self {
            rule: chosen("rule", written.rule.as_deref(), &Rule::ALL.map(|rule| (rule.name(), rule)))?,
            glyphs: chosen("glyphs", written.glyphs.as_deref(), &GLYPHS)?,
            color: chosen("color", written.color.as_deref(), &COLOR)?,
            plain: written.plain.unwrap_or(false),
            lang: chosen("lang", written.lang.as_deref(), &Lang::ALL.map(|lang| (lang.name(), lang)))?,
        })
    }
}

/// The choice with this name; `None` where no name is given.
pub fn chosen<T: Copy>(key: &str, name: Option<&str>, choices: &[(&str, T)]) -> anyhow::Result<Option<T>> {
    let Some(name) = name else { return Ok(None) };
    let found = choices.iter().find(|(known, _)| *known == name).map(|(_, choice)| *choice);
    let names: Vec<&str> = choices.iter().map(|(known, _)| *known).collect();
    found.map(Some).with_context(|| match names[..] {
        [one, other] => format!("{key}: '{name}' is neither {one} nor {other}"),
        _ => format!("{key}: '{name}' is none of {}", names.join(", ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Config, String> {
        Config::read(text.as_bytes()).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn what_is_written_is_chosen() {
        let all = read("rule: standard\nglyphs: wide\ncolor: never\nplain: true\nlang: ru\n").unwrap();
        assert_eq!(all.rule, Some(Rule::Standard));
        assert_eq!(
            (all.glyphs, all.color, all.plain),
            (Some(GlyphChoice::These(Glyphs::Wide)), Some(When::Never), true)
        );
        assert_eq!(all.lang, Some(Lang::Ru));
        assert_eq!(read("# nothing yet\n\n").unwrap(), Config::default());
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, part) in [
            ("rule: caro", "'caro' is none of freestyle, standard, renju"),
            ("lang: fr", "lang: 'fr' is none of en, zh, ru"),
            ("glyphs: round", "glyphs: 'round' is none of auto, ascii, unicode, wide"),
            ("colour: never", "unknown field `colour`"),
            ("plain: perhaps", "line 1"),
            ("\trule: x", "line 1"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
        assert!(Config::read(b"rule: \xff").is_err());
        assert!(read(&"#".repeat(SIZE + 1)).is_err());
    }
}
