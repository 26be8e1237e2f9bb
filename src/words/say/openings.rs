//! Texts about the named openings.

use super::phrases::{capital, plies, say};
use crate::board::Rule;
use crate::reply::Lang;
use crate::strategy::{Opening, RenjuOpening, renju_openings};

/// What the name of an opening means.
pub(super) fn meaning(lang: Lang, opening: &Opening) -> String {
    say!(lang, "opening-meaning", name = opening.name)
}

/// All named openings, and what is known of them under renju.
pub fn openings(lang: Lang) -> Vec<String> {
    let (direct, indirect): (Vec<&RenjuOpening>, Vec<&RenjuOpening>) =
        renju_openings().iter().partition(|known| known.opening.number().starts_with('D'));
    let mut lines = vec![say!(lang, "openings-direct")];
    lines.extend(direct.into_iter().flat_map(|known| entry(lang, known)));
    lines.push(say!(lang, "openings-indirect"));
    lines.extend(indirect.into_iter().flat_map(|known| entry(lang, known)));
    lines.push(say!(lang, "openings-end"));
    lines
}

/// An opening, and what is known and was found of it.
fn entry(lang: Lang, known: &RenjuOpening) -> Vec<String> {
    let opening = known.opening;
    let (number, name, written) = (opening.number(), capital(opening.name), opening.written);
    let position = opening.position(Rule::Renju);
    let moves = position.moves();
    let mut lines =
        vec![say!(lang, "openings-one", number, name, written, meaning = meaning(lang, opening), moves)];
    let nodes = known.pass_nodes.to_string();
    let pass = say!(lang, "openings-pass", plies = plies(lang, known.pass_plies), nodes);
    lines.push(format!("    {pass}"));
    lines.extend(known.known.map(|side| format!("    {}", say!(lang, "openings-known", side))));
    lines
}
