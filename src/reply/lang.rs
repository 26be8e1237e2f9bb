//! The languages that the program speaks.

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Chinese, in simplified characters.
    Zh,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::En, Self::Zh, Self::Ru];

    /// Their names.
    pub const NAMES: [&'static str; 3] = [Self::En.name(), Self::Zh.name(), Self::Ru.name()];

    /// The name that is typed: the language's code in ISO 639-1.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh",
            Self::Ru => "ru",
        }
    }

    /// The language's tag in BCP 47, for `lang` attributes: Chinese with its characters.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh-Hans",
            Self::Ru => "ru",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Zh => "中文",
            Self::Ru => "русский",
        }
    }

    /// The language with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.name() == name)
    }

    /// The language of a locale as POSIX writes it (`zh_CN.UTF-8`); English where it is none of the others.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::from_name(&code.to_lowercase()).unwrap_or_default()
    }

    /// The language of the process's locale: of the first that is set and not empty among `LC_ALL`,
    /// `LC_MESSAGES` and `LANG`.
    pub fn of_environment() -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty());
        Self::of_locale(&locale.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        let of = |locales: &[&str]| locales.iter().map(|text| Lang::of_locale(text)).collect::<Vec<_>>();
        assert_eq!(of(&["zh_CN.UTF-8", "zh", "ZH-Hant", "zh@pinyin"]), [Lang::Zh; 4]);
        assert_eq!(of(&["ru_RU.KOI8-R", "ru"]), [Lang::Ru; 2]);
        assert_eq!(of(&["C", "POSIX", "de_DE.UTF-8", "rus", ""]), [Lang::En; 5]);
    }
}
