//! What is known, and what searches found, of the named openings under renju.

use std::sync::OnceLock;

use super::names::Opening;
use crate::board::Color;

/// The file with one line for each opening.
const FILE: &str = include_str!("../../lessons/openings/renju.tsv");

/// What is known and what was found of an opening under renju.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RenjuOpening {
    /// The opening.
    pub opening: &'static Opening,
    /// The side for which players hold the opening to be good, which is proven nowhere here; `None` where the file
    /// names none.
    pub known: Option<Color>,
    /// The nodes of the search for any win of White after the three stones, which found none and did not exclude one.
    /// A win by threats is excluded.
    pub open_nodes: u64,
    /// The plies of the win that Black has if White passes after the three stones.
    pub pass_plies: u16,
    /// The nodes of the search that found this win.
    pub pass_nodes: u64,
}

/// All openings, the direct ones first, in the order of their numbers.
///
/// # Panics
/// When the built-in file is broken; a test reads it.
pub fn renju_openings() -> &'static [RenjuOpening] {
    static OPENINGS: OnceLock<Vec<RenjuOpening>> = OnceLock::new();
    OPENINGS.get_or_init(|| {
        let lines = FILE.lines().filter(|line| !line.starts_with('#')).skip(1);
        lines.map(|line| read(line).unwrap_or_else(|| panic!("in the file of openings: {line}"))).collect()
    })
}

/// Reads a line; `None` where it is broken.
fn read(line: &str) -> Option<RenjuOpening> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [number, name, known, "disproven", open_nodes, pass_plies, pass_nodes] = fields[..] else {
        return None;
    };
    let known = match known {
        "-" => None,
        side => Some(Color::BOTH.into_iter().find(|color| color.name() == side)?),
    };
    let opening = Opening::named(name).filter(|opening| opening.number() == number)?;
    let [open_nodes, pass_nodes] = [open_nodes.parse().ok()?, pass_nodes.parse().ok()?];
    Some(RenjuOpening { opening, known, open_nodes, pass_plies: pass_plies.parse().ok()?, pass_nodes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::OPENINGS;

    #[test]
    fn every_opening_has_its_line_in_order() {
        let named: Vec<&str> = renju_openings().iter().map(|known| known.opening.name).collect();
        assert_eq!(named, OPENINGS.each_ref().map(|opening| opening.name));
        let good = |side| renju_openings().iter().filter(move |known| known.known == Some(side));
        assert_eq!(good(Color::Black).map(|known| known.opening.number()).collect::<Vec<_>>(), ["D4", "I7"]);
        assert!(read("D4\tkansei\t-\tdisproven\t1\t2\t3").is_none() && read("D1\tkansei").is_none());
    }
}
