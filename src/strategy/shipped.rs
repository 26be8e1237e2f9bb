//! The trees that are built into the program.

use std::sync::OnceLock;

use super::codec;
use super::tree::Tree;
use crate::board::Rule;

/// The bytes of the built-in tree under a rule.
const fn bytes(rule: Rule) -> &'static [u8] {
    match rule {
        Rule::Freestyle => include_bytes!("../../lessons/strategy/freestyle.tree"),
        Rule::Standard => include_bytes!("../../lessons/strategy/standard.tree"),
    }
}

/// The built-in tree under a rule; it is decoded on the first call.
///
/// # Panics
/// When the built-in bytes are not a tree; a test decodes them.
pub fn shipped(rule: Rule) -> &'static Tree {
    static TREES: [OnceLock<Tree>; 2] = [const { OnceLock::new() }; 2];
    TREES[rule as usize]
        .get_or_init(|| codec::decode(bytes(rule)).expect("the shipped trees are read by a test"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_trees_are_read_and_written_the_same() {
        for rule in [Rule::Freestyle, Rule::Standard] {
            let tree = shipped(rule);
            assert_eq!(tree.rule(), rule);
            assert_eq!(codec::encode(tree), bytes(rule));
        }
    }
}
