//! The browser: the session behind the interface of a WebAssembly module, and the server for its folder.
//!
//! The page is a door as the conversation is one: it sends lines, and shows the replies in parts
//! ([`crate::render::json::parts`]). `world` is what a session finds outside of itself in a browser: files that were dropped on
//! the page, files that it writes, and progress that the page keeps. `talk` answers a line. `module` is the interface for
//! JavaScript (feature `wasm`), `folder` the files of the page and `serve` a server for them (feature `cli`).
//!
//! The page itself, in plain modules of JavaScript, is in `page/`; `.ci/web` puts everything into one static folder.

#[cfg(feature = "cli")]
mod folder;
#[cfg(feature = "wasm")]
mod module;
#[cfg(feature = "cli")]
mod serve;
mod talk;
mod world;

#[cfg(feature = "cli")]
pub use folder::{Folder, PageFile};
#[cfg(feature = "wasm")]
pub use module::{Progress, Yonsan};
#[cfg(feature = "cli")]
pub use serve::Server;
pub use talk::Talk;
pub use world::Page;

#[cfg(test)]
mod tests {
    use crate::reply::Lang;
    use crate::words::say::export::app_words;

    /// The scripts of the page that speak.
    const SCRIPTS: [&str; 4] = [
        include_str!("page/app.js"),
        include_str!("page/panels.js"),
        include_str!("page/show.js"),
        include_str!("../render/html/board.js"),
    ];

    /// The first letters of names that a script composes at run time.
    const COMPOSED: [&str; 3] = ["app_layer_", "app_stone_", "kind_"];

    /// The names that a script composes of `app_` and a tab or a rule, and those of the sides and of stones.
    const NAMES: [&str; 13] = [
        "app_puzzles",
        "app_practice",
        "app_lessons",
        "app_analysis",
        "app_openings",
        "app_game",
        "app_freestyle",
        "app_standard",
        "app_renju",
        "black",
        "white",
        "black_stone",
        "white_stone",
    ];

    #[test]
    fn the_page_and_its_sentences_know_each_other() {
        let words = app_words(Lang::En);
        let after_say = SCRIPTS.into_iter().flat_map(|script| script.split("say(\"").skip(1));
        for name in after_say.filter_map(|rest| rest.split('"').next()) {
            assert!(words.contains_key(name), "no sentence for '{name}'");
        }
        for name in words.keys() {
            let composed = COMPOSED.iter().any(|begin| name.starts_with(begin)) || NAMES.contains(name);
            let written = SCRIPTS.iter().any(|script| script.contains(&format!("\"{name}\"")));
            // What the pages of proofs and games say, this page leaves to the replies.
            let of_others = ["back", "forward", "start", "plays", "taken", "five"].contains(name);
            assert!(composed || written || of_others, "no script asks for '{name}'");
        }
    }
}
