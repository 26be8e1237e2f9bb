//! The terms of the game, in a table or one in full.

use super::phrases::{pad, say, width};
use crate::reply::{Lang, TERMS, Term};

/// The meaning of a term, in a sentence.
pub fn means(lang: Lang, term: &Term) -> String {
    lang.say(&format!("term-{}", term.name), &[])
}

/// The Japanese name of a term, or a dash.
fn japanese(term: &Term) -> String {
    if term.kanji.is_empty() { "—".to_owned() } else { format!("{} {}", term.kanji, term.romaji) }
}

/// All terms in a table, or one in full.
pub fn glossary(lang: Lang, term: Option<&Term>) -> Vec<String> {
    let Some(term) = term else {
        let widest = |lang| TERMS.iter().map(|term| width(term.called(lang))).max().unwrap_or(0);
        let widths = Lang::ALL.map(|lang| (lang, widest(lang)));
        let row = |term: &Term| {
            let names = widths.map(|(lang, widest)| format!("  {}", pad(term.called(lang), widest)));
            format!("{}  {}", names.concat(), japanese(term))
        };
        return TERMS.iter().map(row).chain([say!(lang, "glossary-foot")]).collect();
    };
    let mut lines = vec![term.called(lang).to_owned()];
    lines.extend(Lang::ALL.map(|lang| format!("  {} {}", pad(lang.own_name(), 8), term.called(lang))));
    lines.push(format!("  {} {}", pad("日本語", 8), japanese(term)));
    lines.push(format!("  {}", means(lang, term)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_has_a_sentence_in_every_language() {
        for term in &TERMS {
            for lang in Lang::ALL {
                let means = means(lang, term);
                assert!(means.ends_with(['.', '。']), "{} in {lang:?}: {means}", term.name);
            }
        }
    }
}
