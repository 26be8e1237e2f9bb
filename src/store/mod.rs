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

mod lessons;
mod progress;
mod schema;

use std::path::PathBuf;

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

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
    let folders = folders()?;
    let folder = folders.state_dir().unwrap_or_else(|| folders.data_dir());
    std::fs::create_dir_all(&folder).ok()?;
    Some(folder.join("history"))
}

/// The file of progress, in the XDG data folder (or the platform's equivalent); `None` where there is no home
/// folder.
fn progress_file() -> Option<PathBuf> {
    Some(folders()?.data_dir().join("progress.sqlite3"))
}
