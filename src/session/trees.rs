//! The whole-board tree that a session plays by: the one that ships with the program, or a file's.

use std::rc::Rc;

use super::Session;
use super::grammar::Command;
use super::grammar::strategy::{TREE, TreeForm};
use super::outside::Outside;
use crate::board::Rule;
use crate::formats::trees::{brackets, nested};
use crate::reply::Trouble;
use crate::strategy::{Tree, codec, shipped, text};

/// The word that stands for the tree of the program in the place of a file.
const SHIPPED: &str = "shipped";

impl Session {
    /// The tree under the rule of the board: that of a file where one was named, else the one that ships with the
    /// program.
    pub(super) fn strategy_tree(&self) -> &Tree {
        let rule = self.board.position.rule();
        self.tree.as_deref().filter(|tree| tree.rule() == rule).unwrap_or_else(|| shipped(rule))
    }

    /// Takes the tree that a command names, which stays until another one is named.
    pub(super) fn take_tree(&mut self, command: &Command, outside: &mut dyn Outside) -> Result<(), Trouble> {
        let Some(file) = command.get(&TREE) else { return Ok(()) };
        if file == SHIPPED {
            self.tree = None;
            return Ok(());
        }
        let bytes = outside.read(&file).map_err(|error| Trouble::Unreadable(file.clone(), error))?;
        let rule = self.board.position.rule();
        let tree = read(&bytes, form(&bytes), rule).map_err(|error| Trouble::NoTree(file.clone(), error))?;
        if tree.rule() != rule {
            return Err(Trouble::TreeUnder(file, tree.rule(), rule));
        }
        self.tree = Some(Rc::new(tree));
        Ok(())
    }
}

/// The form in which a file looks to hold a tree; nothing where it is none of those that are imported.
pub(crate) fn form(bytes: &[u8]) -> Option<TreeForm> {
    let bytes = bytes.trim_ascii_start();
    let begins = |forms: &[&str]| forms.iter().any(|form| bytes.starts_with(form.as_bytes()));
    if begins(&["{"]) {
        Some(TreeForm::Json)
    } else if begins(&["[(", "("]) {
        Some(TreeForm::Brackets)
    } else {
        begins(&["yonsan-strategy"]).then_some(TreeForm::Text)
    }
}

/// The tree that a file holds in a form; without one, as the program writes it. The rule is that of forms which do not
/// name theirs.
///
/// # Errors
/// What is wrong, and where.
pub(crate) fn read(bytes: &[u8], form: Option<TreeForm>, rule: Rule) -> Result<Tree, String> {
    let as_text = || std::str::from_utf8(bytes).map_err(|error| error.to_string());
    match form {
        None => codec::decode(bytes).map_err(|error| error.to_string()),
        Some(TreeForm::Json) => nested::read(as_text()?, rule).map_err(|error| error.to_string()),
        Some(TreeForm::Brackets) => brackets::read(as_text()?, rule).map_err(|error| error.to_string()),
        Some(TreeForm::Text | TreeForm::Sgf | TreeForm::Lib) => {
            text::read(as_text()?).map_err(|error| error.to_string())
        }
    }
}
