//! The names by which files state their rule.

use crate::board::Rule;

/// The rules for the openings of renju, in lower case. A game that names one of them was played under renju.
const OPENINGS_OF_RENJU: [&str; 9] = [
    "rif",
    "sakata",
    "soosyrv",
    "soosyrv-8",
    "soosyrv-n",
    "taraguchi",
    "taraguchi-10",
    "tarannikov",
    "yamaguchi",
];

/// Whether the name is that of a rule for the openings of renju.
pub(super) fn is_opening_rule(name: &str) -> bool {
    OPENINGS_OF_RENJU.contains(&name.trim().to_lowercase().as_str())
}

/// The rule that a file names: by this program's name for it, or by a rule for the openings of renju.
pub(super) fn named(name: &str) -> Option<Rule> {
    let name = name.trim().to_lowercase();
    Rule::from_name(&name).or_else(|| is_opening_rule(&name).then_some(Rule::Renju))
}
