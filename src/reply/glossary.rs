//! The terms of the game with their names in every language, and in Japanese, from which many come.

use super::Lang;

/// A term; its meaning is the message `term-NAME`.
#[derive(PartialEq, Eq, Debug)]
pub struct Term {
    /// The name in the program's data.
    pub name: &'static str,
    /// The name in each language, in the order of [`Lang::ALL`].
    called: [&'static str; 3],
    /// The Japanese name; empty where there is no established one.
    pub kanji: &'static str,
    /// The Japanese name in Latin letters; empty where there is none.
    pub romaji: &'static str,
}

/// All terms: shapes, attacks, moves, sides.
pub const TERMS: [Term; 33] = [
    term("five", ["five", "五连", "пятёрка"], "五連", "goren"),
    term("overline", ["overline", "长连", "длинный ряд"], "長連", "chōren"),
    term("four", ["four", "四", "четвёрка"], "四", "yon"),
    term("open-four", ["open four", "活四", "открытая четвёрка"], "棒四", "bōshi"),
    term("broken-four", ["broken four", "跳冲四", "разорванная четвёрка"], "飛び四", "tobishi"),
    term("double-four", ["double four", "四四", "двойная четвёрка"], "四四", "shishi"),
    term("open-three", ["open three", "活三", "открытая тройка"], "活三", "katsusan"),
    term("broken-three", ["broken three", "跳活三", "разорванная тройка"], "飛び三", "tobisan"),
    term("closed-three", ["closed three", "眠三", "закрытая тройка"], "剣先", "kensaki"),
    term("double-three", ["double three", "三三", "вилка 3–3"], "三三", "sansan"),
    term("open-two", ["open two", "活二", "открытая двойка"], "", ""),
    term("fork", ["fork", "双杀", "вилка"], "", ""),
    term("four-three", ["four-three", "四三", "вилка 4–3"], "四三", "shisan"),
    term("threat", ["threat", "威胁", "угроза"], "", ""),
    term("vcf", ["VCF", "连续冲四胜", "VCF"], "四追い", "yonoi"),
    term("vct", ["VCT", "连续攻胜", "VCT"], "追い詰め", "oitsume"),
    term("fukumi", ["fukumi", "做杀", "фукуми"], "フクミ手", "fukumi"),
    term("mise", ["mise", "做四三", "мисэ"], "ミセ手", "misete"),
    term("quiet-move", ["quiet move", "静着", "тихий ход"], "", ""),
    term("gain-square", ["gain square", "得点", "выигранный пункт"], "", ""),
    term("cost-square", ["cost square", "失点", "отданный пункт"], "", ""),
    term("rest-square", ["rest square", "基点", "опорный пункт"], "", ""),
    term("tempo", ["tempo", "先手", "темп"], "先手", "sente"),
    term("gote", ["loss of tempo", "后手", "потеря темпа"], "後手", "gote"),
    term("counter-four", ["counter-four", "反冲四", "встречная четвёрка"], "逆先", "gyakusaki"),
    term("defence", ["defence", "防守", "защита"], "防ぎ", "fusegi"),
    term("swindle", ["defence with tempo", "借先防守", "защита с темпом"], "ノリ手", "norite"),
    term("forbidden", ["forbidden move", "禁手", "запрещённый ход"], "禁手", "kinte"),
    term("forced-win", ["forced win", "必胜", "форсированный выигрыш"], "必勝", "hisshō"),
    term("attacker", ["attacker", "攻方", "атакующий"], "攻め方", "semekata"),
    term("defender", ["defender", "守方", "защитник"], "受け方", "ukekata"),
    term("centre", ["centre", "天元", "центр"], "天元", "tengen"),
    term("opening", ["opening", "开局", "дебют"], "珠型", "shukei"),
];

const fn term(
    name: &'static str,
    called: [&'static str; 3],
    kanji: &'static str,
    romaji: &'static str,
) -> Term {
    Term { name, called, kanji, romaji }
}

impl Term {
    /// The name in a language.
    pub const fn called(&self, lang: Lang) -> &'static str {
        self.called[lang as usize]
    }

    /// Whether `fits` is true for one of its names in the form of [`plain`].
    fn is_called(&self, fits: &dyn Fn(&str) -> bool) -> bool {
        let names = self.called.into_iter().chain([self.name, self.kanji, self.romaji]);
        names.filter(|name| !name.is_empty()).any(|name| fits(&plain(name)))
    }
}

/// A name in the form in which names are compared: lower case, without hyphens, dashes and long vowels, and
/// with `е` for `ё`.
fn plain(words: &str) -> String {
    words.to_lowercase().replace(['-', '–'], " ").replace('ō', "o").replace('ё', "е")
}

/// The term with this name in any language. Where there is none, the only term that has a name with this
/// beginning; otherwise `None`.
pub fn find_term(word: &str) -> Option<&'static Term> {
    let word = plain(word);
    let of = |fits: &dyn Fn(&str) -> bool| {
        let mut found = TERMS.iter().filter(|term| term.is_called(fits));
        found.next().map(|term| (term, found.next().is_none()))
    };
    let whole = of(&|name| name == word).map(|(term, _)| term);
    whole.or_else(|| of(&|name| name.starts_with(&word)).filter(|(_, only)| *only).map(|(term, _)| term))
}

/// The names that can be typed.
pub fn term_names() -> impl Iterator<Item = &'static str> {
    TERMS.iter().map(|term| term.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_is_found_in_every_language() {
        let words = "four-three|Four Three|四三|вилка 4–3|вилка 4-3|shisan|四追い|bōshi|boshi";
        for word in words.split('|') {
            assert!(find_term(word).is_some(), "{word}");
        }
        assert_eq!(find_term("yonoi").unwrap().name, "vcf");
        assert_eq!(find_term("overl").unwrap().name, "overline");
        assert_eq!(find_term("double"), None, "several begin so");
        assert_eq!(find_term("checkmate"), None);
    }
}
