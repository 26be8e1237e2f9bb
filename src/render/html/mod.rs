//! HTML pages, each in one file that refers to no other file.
//!
//! A page contains its data as JSON, with its sentences, and a script in plain JavaScript that shows the data and steps
//! through it. The data is escaped so that it cannot end the script element that holds it.

mod game;
mod lesson;
mod page;
mod proof;
mod sheet;
mod solve;

pub use game::game;
pub use lesson::lesson;
pub use proof::proof;
pub use sheet::sheet;
pub use solve::solve;

#[cfg(test)]
mod tests {
    use super::page::BOARD;
    use crate::reply::Lang;
    use crate::words::say::export as words;

    /// The keys that a script uses, in quotation marks after `say(`.
    fn asked(script: &str) -> Vec<&str> {
        script.split("say(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    /// The names in braces in a sentence, which the script fills in.
    fn left_open(sentence: &str) -> Vec<&str> {
        let parts = sentence.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        let mut names: Vec<&str> = parts.map(|(name, _)| name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    #[test]
    fn a_script_fills_in_the_same_in_every_language() {
        for words in [words::proof_words, words::lesson_words, words::game_words, words::solve_words] {
            let english = words(Lang::En);
            for lang in [Lang::Zh, Lang::Ru] {
                let other = words(lang);
                assert!(english.keys().eq(other.keys()));
                for (key, sentence) in &english {
                    assert_eq!(left_open(sentence), left_open(&other[key]), "{key} in {lang:?}");
                    assert_ne!(*sentence, other[key], "{key} in {lang:?}");
                }
            }
        }
        assert_eq!(left_open(&words::proof_words(Lang::Ru)["plays"]), ["color", "point"]);
    }

    #[test]
    fn scripts_and_sentences_know_each_other() {
        // Names that a script composes at run time: a side, a stone, a mark, the result of a question.
        let made =
            ["black", "white", "empty", "black_stone", "white_stone", "first", "second", "missed", "open"];
        // What is wrong with an answer, and how a puzzle ended.
        let solving = ["wrong_move", "wrong_hold", "wrong_point", "solved", "given_up"];
        let marks = ["mark_mark", "right_mark", "reply_mark", "forbidden_mark", "next_mark", "holds_mark"];
        let pages = [
            (words::proof_words(Lang::En), include_str!("proof.js")),
            (words::lesson_words(Lang::En), include_str!("lesson.js")),
            (words::game_words(Lang::En), include_str!("game.js")),
            (words::solve_words(Lang::En), include_str!("solve.js")),
        ];
        for (sentences, script) in &pages {
            for key in asked(BOARD).into_iter().chain(asked(script)) {
                assert!(sentences.contains_key(key), "no sentence for '{key}'");
            }
        }
        let scripts = [BOARD].into_iter().chain(pages.iter().map(|(_, script)| *script));
        let both: Vec<&str> = scripts.flat_map(asked).collect();
        for key in pages.iter().flat_map(|(sentences, _)| sentences.keys()) {
            let known = [&both[..], &made, &solving, &marks].iter().any(|names| names.contains(key));
            assert!(known, "no script asks for '{key}'");
        }
    }
}
