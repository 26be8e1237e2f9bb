//! The languages of the program.

use crate::board::named;

named! {
    /// A language of the program. Its name is its code in ISO 639-1.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Lang {
        /// English.
        #[default]
        En = "en",
        /// Chinese, in simplified characters.
        Zh = "zh",
        /// Russian.
        Ru = "ru",
    }
}

impl Lang {
    /// The language's tag in BCP 47, for `lang` attributes; for Chinese it includes the script.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh-Hans",
            Self::Ru => "ru",
        }
    }

    /// The name of the language in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Zh => "中文",
            Self::Ru => "русский",
        }
    }

    /// The language of a locale in POSIX notation (`zh_CN.UTF-8`); English for all others.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::from_name(&code.to_lowercase()).unwrap_or_default()
    }

    /// The language of the process's locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and
    /// not empty.
    pub fn of_environment() -> Self {
        Self::of_locale(&locale_of("LC_MESSAGES"))
    }
}

/// The process's locale for a category such as `LC_MESSAGES`: the first of `LC_ALL`, the category and `LANG`
/// that is set and not empty.
pub(crate) fn locale_of(category: &str) -> String {
    let values = ["LC_ALL", category, "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    values.into_iter().find(|value| !value.is_empty()).unwrap_or_default()
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
