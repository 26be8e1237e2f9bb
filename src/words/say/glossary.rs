//! The terms of the game in every language, and in Japanese, from which many come.

use super::super::{Lang, pad, speech::say, width};

/// A term; what it is called and what it means is said by the messages `term-NAME` and their attribute `means`.
#[derive(PartialEq, Eq, Debug)]
pub struct Term {
    /// Its name in the messages.
    pub name: &'static str,
    /// In Japanese; empty where there is no settled word.
    pub kanji: &'static str,
    /// The same in Latin letters.
    pub romaji: &'static str,
}

const fn term(name: &'static str, kanji: &'static str, romaji: &'static str) -> Term {
    Term { name, kanji, romaji }
}

/// All terms: shapes, attacks, moves, sides.
pub const TERMS: [Term; 33] = [
    term("five", "五連", "goren"),
    term("overline", "長連", "chōren"),
    term("four", "四", "yon"),
    term("open-four", "棒四", "bōshi"),
    term("broken-four", "飛び四", "tobishi"),
    term("double-four", "四四", "shishi"),
    term("open-three", "活三", "katsusan"),
    term("broken-three", "飛び三", "tobisan"),
    term("closed-three", "剣先", "kensaki"),
    term("double-three", "三三", "sansan"),
    term("open-two", "", ""),
    term("fork", "", ""),
    term("four-three", "四三", "shisan"),
    term("threat", "", ""),
    term("vcf", "四追い", "yonoi"),
    term("vct", "追い詰め", "oitsume"),
    term("fukumi", "フクミ手", "fukumi"),
    term("mise", "ミセ手", "misete"),
    term("quiet-move", "", ""),
    term("gain-square", "", ""),
    term("cost-square", "", ""),
    term("rest-square", "", ""),
    term("tempo", "先手", "sente"),
    term("gote", "後手", "gote"),
    term("counter-four", "逆先", "gyakusaki"),
    term("defence", "防ぎ", "fusegi"),
    term("swindle", "ノリ手", "norite"),
    term("forbidden", "禁手", "kinte"),
    term("forced-win", "必勝", "hisshō"),
    term("attacker", "攻め方", "semekata"),
    term("defender", "受け方", "ukekata"),
    term("centre", "天元", "tengen"),
    term("opening", "珠型", "shukei"),
];

impl Term {
    /// What a language calls it.
    pub fn called(&self, lang: Lang) -> String {
        lang.say(&format!("term-{}", self.name), &[])
    }

    /// What it means, in a sentence.
    pub fn means(&self, lang: Lang) -> String {
        lang.attribute(&format!("term-{}", self.name), "means").unwrap_or_default()
    }

    /// The term in Japanese, or a dash.
    fn japanese(&self) -> String {
        if self.kanji.is_empty() { "—".to_owned() } else { format!("{} {}", self.kanji, self.romaji) }
    }

    /// Everything that it is called, as it is compared with what is typed.
    fn names(&self) -> Vec<String> {
        let mut names = vec![self.name.to_owned(), self.kanji.to_owned(), plain(self.romaji)];
        names.extend(Lang::ALL.map(|lang| plain(&self.called(lang))));
        names.retain(|name| !name.is_empty());
        names
    }
}

/// Words as they are compared: small letters, no hyphens, dashes or long vowels, and `е` for `ё`.
fn plain(words: &str) -> String {
    words.to_lowercase().replace(['-', '–'], " ").replace('ō', "o").replace('ё', "е")
}

/// The term with this name in any language: the whole of it, or where no other begins so its beginning.
pub fn find_term(word: &str) -> Option<&'static Term> {
    let word = plain(word);
    let of = |fits: &dyn Fn(&str) -> bool| {
        let mut found = TERMS.iter().filter(|term| term.names().iter().any(|name| fits(&plain(name))));
        found.next().map(|term| (term, found.next().is_none()))
    };
    let whole = of(&|name| name == word).map(|(term, _)| term);
    whole.or_else(|| of(&|name| name.starts_with(&word)).filter(|(_, only)| *only).map(|(term, _)| term))
}

/// The names that can be typed.
pub fn term_names() -> impl Iterator<Item = &'static str> {
    TERMS.iter().map(|term| term.name)
}

/// All terms in a table, or one in full.
pub fn glossary(lang: Lang, term: Option<&Term>) -> Vec<String> {
    let Some(term) = term else {
        let rows: Vec<[String; 4]> = TERMS
            .iter()
            .map(|term| {
                let [en, zh, ru] = Lang::ALL.map(|lang| term.called(lang));
                [en, zh, ru, term.japanese()]
            })
            .collect();
        let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
        let widths = [widest(0), widest(1), widest(2)];
        let mut lines: Vec<String> = rows
            .iter()
            .map(|[en, zh, ru, ja]| {
                let [a, b, c] = widths;
                format!("  {}  {}  {}  {ja}", pad(en, a), pad(zh, b), pad(ru, c))
            })
            .collect();
        lines.push(say!(lang, "glossary-foot"));
        return lines;
    };
    let mut lines = vec![term.called(lang)];
    lines.extend(Lang::ALL.map(|lang| format!("  {} {}", pad(lang.own_name(), 8), term.called(lang))));
    lines.push(format!("  {} {}", pad("日本語", 8), term.japanese()));
    lines.push(format!("  {}", term.means(lang)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_is_found_in_every_language() {
        for word in [
            "four-three",
            "Four Three",
            "四三",
            "вилка 4–3",
            "вилка 4-3",
            "shisan",
            "四追い",
            "bōshi",
            "boshi",
        ] {
            assert!(find_term(word).is_some(), "{word}");
        }
        assert_eq!(find_term("yonoi").unwrap().name, "vcf");
        assert_eq!(find_term("overl").unwrap().name, "overline");
        assert_eq!(find_term("double"), None, "several begin so");
        assert_eq!(find_term("checkmate"), None);
    }

    #[test]
    fn every_term_has_a_name_and_a_sentence_in_every_language() {
        for term in &TERMS {
            for lang in Lang::ALL {
                assert!(!term.called(lang).starts_with("term-"), "{} in {lang:?}", term.name);
                let means = term.means(lang);
                assert!(means.ends_with(['.', '。']), "{} in {lang:?}: {means}", term.name);
            }
        }
    }
}
