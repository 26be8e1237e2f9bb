//! The interface of the module for JavaScript.
#![allow(unsafe_code, reason = "the macro of wasm-bindgen writes it")]

use std::cell::{Cell, RefCell};
use std::time::Duration;

use serde_json::json;
use wasm_bindgen::prelude::*;

use super::talk::Talk;
use super::world::Page;
use crate::reply::Lang;
use crate::solve::{SearchProgress, clock};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::ExportedPractice;
use crate::words::say;

/// The time between two calls of the function that searches tell what they have done.
const PAUSE: Duration = Duration::from_millis(100);

#[wasm_bindgen]
extern "C" {
    /// A function of JavaScript that is told how far a search is, and says whether it is to stop.
    #[wasm_bindgen(typescript_type = "(nodes: number, words: string) => boolean")]
    pub type Progress;

    #[wasm_bindgen(method)]
    fn call(this: &Progress, of: &JsValue, nodes: f64, words: &str) -> bool;
}

thread_local! {
    /// The function that is told how far a search is.
    static PROGRESS: RefCell<Option<Progress>> = const { RefCell::new(None) };
    /// When it was told last.
    static TOLD: Cell<Duration> = const { Cell::new(Duration::ZERO) };
    /// The language of what it is told.
    static LANG: Cell<Lang> = const { Cell::new(Lang::En) };
}

/// Tells the page how far a search is, unless it was told just before. Returns whether the search is to stop.
fn tell(done: &SearchProgress) -> bool {
    let now = clock::running();
    if now.saturating_sub(TOLD.get()) < PAUSE {
        return false;
    }
    TOLD.set(now);
    PROGRESS.with_borrow(|progress| {
        let words = say::searched(LANG.get(), done).join(" · ");
        progress.as_ref().is_some_and(|progress| progress.call(&JsValue::NULL, done.nodes as f64, &words))
    })
}

/// A conversation: lines in, replies as JSON out.
#[wasm_bindgen]
pub struct Yonsan {
    talk: Talk,
}

#[wasm_bindgen]
impl Yonsan {
    /// A conversation on an empty board, in a language (`en`, `zh` or `ru`). While a search runs, `progress` is called about
    /// ten times a second with the nodes and with words, and the search stops when it returns `true`.
    #[wasm_bindgen(constructor)]
    pub fn new(lang: &str, progress: Progress) -> Self {
        PROGRESS.set(Some(progress));
        let lang = Lang::from_name(lang).unwrap_or_default();
        LANG.set(lang);
        Self { talk: Talk::new(Page::watched(tell), lang) }
    }

    /// Answers a line of the conversation: JSON of the form `yonsan.told/1`.
    pub fn answer(&mut self, line: &str) -> String {
        self.talk.answer(line).to_string()
    }

    /// Selects the language of all replies, and returns the sentences of the page in it, by their names.
    #[wasm_bindgen(js_name = setLanguage)]
    pub fn set_language(&mut self, lang: &str) -> String {
        let lang = Lang::from_name(lang).unwrap_or_default();
        LANG.set(lang);
        self.talk.set_language(lang);
        let mut words = json!(say::export::app_words(lang));
        for kind in GoalKind::ALL {
            words[format!("kind_{}", kind.name().replace('-', "_"))] = json!(say::goal_of(lang, kind));
        }
        words.to_string()
    }

    /// Adds a file, which lines can then name.
    #[wasm_bindgen(js_name = addFile)]
    pub fn add_file(&mut self, name: &str, bytes: &[u8]) {
        self.talk.page.add_file(name, bytes);
    }

    /// The bytes of a file that was added, or that a line wrote.
    pub fn file(&self, name: &str) -> Option<Vec<u8>> {
        self.talk.page.file(name).map(|bytes| bytes.to_vec())
    }

    /// Adds practice and results of lessons: JSON with `attempts`, `results` and `lists`, as the replies told them, as
    /// `kept` returns them, or as the program exports them. What is there already is not added again.
    /// `known` says that the page has them in its storage. Returns JSON with `added` and `unread`.
    pub fn remember(&mut self, text: &str, known: bool) -> String {
        let stored: ExportedPractice = serde_json::from_str(text).unwrap_or_default();
        let [added, unread] = self.talk.page.remember(&stored);
        if known {
            self.talk.page.all_known();
        }
        json!({"added": added, "unread": unread}).to_string()
    }

    /// All practice and results of lessons: JSON of the form `yonsan.attempts/1` with `results` beside the attempts.
    pub fn kept(&self) -> String {
        let ExportedPractice { attempts, lists, results } = self.talk.page.remembered();
        json!({"schema": "yonsan.attempts/1", "attempts": attempts, "lists": lists, "results": results})
            .to_string()
    }
}
