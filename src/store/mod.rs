//! Stored data of the user, in the folders that the platform provides.
//!
//! ```
//! use yonsan::store::Database;
//! use yonsan::teach::Progress;
//! // Without a file what is recorded is remembered until the program ends; `Database::open` names a file.
//! let mut progress = Database::default();
//! assert!(progress.attempts()?.is_empty());
//! # Ok::<(), yonsan::teach::Fault>(())
//! ```

mod anki;
mod attempts;
mod lessons;
mod lists;
mod progress;
mod schema;
mod sha1;
mod zip;

use std::path::PathBuf;

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

pub use anki::package as anki_package;
pub use progress::Database;

fn folders() -> Option<impl AppStrategy> {
    let names = AppStrategyArgs {
        top_level_domain: String::new(),
        author: String::new(),
        app_name: "yonsan".to_owned(),
    };
    choose_app_strategy(names).ok()
}

/// The user's configuration file, in the XDG configuration folder (or the platform's equivalent); `None`
/// where there is no home folder. The file may not exist.
pub fn config_file() -> Option<PathBuf> {
    Some(folders()?.config_dir().join("config.yaml"))
}

/// The file of the input history, in the XDG state folder (or the platform's equivalent); `None` where there
/// is no home folder. The folder is created when it does not exist.
pub fn history_file() -> Option<PathBuf> {
    let folder = state_folder()?;
    std::fs::create_dir_all(&folder).ok()?;
    Some(folder.join(HISTORY))
}

/// The name of the file of the input history.
const HISTORY: &str = "history";

/// The XDG state folder (or the platform's equivalent); `None` where there is no home folder. It may not exist.
fn state_folder() -> Option<PathBuf> {
    let folders = folders()?;
    Some(folders.state_dir().unwrap_or_else(|| folders.data_dir()))
}

/// The file that is there once the program has asked a newcomer who he is.
fn start_file() -> Option<PathBuf> {
    Some(state_folder()?.join("started"))
}

/// Whether nothing says that the program was used before: there is no configuration, no practice, no input history, and
/// nobody was asked.
pub fn is_first_start() -> bool {
    let history = state_folder().map(|folder| folder.join(HISTORY));
    // Without a home folder nothing could be remembered.
    let files = [config_file(), progress_file(), history, start_file()];
    files.iter().all(|file| file.as_ref().is_some_and(|file| !file.exists()))
}

/// Remembers that a newcomer was asked, with the answer. Where that cannot be written, the question may be asked again.
pub fn remember_start(answer: &str) {
    let Some(file) = start_file() else { return };
    let made = file.parent().map(std::fs::create_dir_all);
    if made.is_some_and(|made| made.is_ok()) {
        // Nothing depends on it.
        let _ = std::fs::write(file, format!("{answer}\n"));
    }
}

/// The file of progress, in the XDG data folder (or the platform's equivalent); `None` where there is no home
/// folder.
fn progress_file() -> Option<PathBuf> {
    Some(folders()?.data_dir().join("progress.sqlite3"))
}
