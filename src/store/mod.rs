//! What is remembered from one conversation to the next, in the folders the platform has for it.

use std::path::PathBuf;

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

/// The file of typed lines, in the XDG state folder (or what stands for it); `None` where there is no
/// home. The folder is made when it is not there.
pub fn history_file() -> Option<PathBuf> {
    let names = AppStrategyArgs {
        top_level_domain: String::new(),
        author: String::new(),
        app_name: "yonsan".to_owned(),
    };
    let folders = choose_app_strategy(names).ok()?;
    let folder = folders.state_dir().unwrap_or_else(|| folders.data_dir());
    std::fs::create_dir_all(&folder).ok()?;
    Some(folder.join("history"))
}
