//! A part of a tree: what it plays from one position on.

use super::openings;
use super::tree::Tree;
use super::walk::{Step, walk_from};
use crate::board::{Canonical, Color, Point, Position};

/// What a tree plays from a position on, and the moves that lead there from `h8`; `None` where it plays nothing, or the
/// game did not begin in the centre. Of a part no second move is finished.
pub fn behind(tree: &Tree, root: &Position) -> Option<Tree> {
    let mut part = Tree::new(tree.rule());
    let mut longest = None;
    let mut lasting = Vec::new();
    walk_from(tree, root, &mut |step| {
        let Step::Decision(position, _, attack) = step else { return };
        part.insert(position, attack);
        if let Some(plies) = tree.lasting(position) {
            longest = longest.max(Some(plies));
            lasting.push((Canonical::of(position).0, plies));
        }
    });
    if part.is_empty() || root.moves().first() != Some(&Point::CENTRE) {
        return None;
    }
    let mut way = openings::start(tree.rule());
    for &point in &root.moves()[1..] {
        if way.to_move() == Color::Black {
            // Only what follows on the way hangs on it.
            part.insert(&way, point);
            lasting.extend(longest.map(|plies| (Canonical::of(&way).0, plies)));
        }
        way.make(point).ok()?;
    }
    for (position, plies) in lasting {
        part.note(position, plies);
    }
    for (canonical, plies) in tree.numbers() {
        part.keep(canonical, plies);
    }
    part.longest = longest.or(tree.longest);
    Some(part)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{at, tree};
    use super::*;

    #[test]
    fn a_part_holds_the_way_and_what_follows_on_it() {
        let decided =
            [("h8o9", "g7"), ("h8o9g7a1", "f8"), ("h8o9g7a1f8b1", "e9"), ("h8o9g7b3", "f8"), ("h8n9", "g7")];
        let whole = tree(&decided, &[]);
        for (root, held) in
            [("h8", 5), ("h8o9", 4), ("h8o9g7", 4), ("h8o9g7a1", 3), ("h8o9g7a1f8", 3), ("h8n9", 1)]
        {
            let part = behind(&whole, &at(root)).unwrap();
            assert_eq!(part.len(), held, "{root}");
            for (moves, attack) in decided.iter().filter(|(moves, _)| moves.starts_with(root)) {
                assert_eq!(part.get(&at(moves)), attack.parse().ok(), "{root} {moves}");
            }
        }
        for nothing in ["h8o9g7c3", "a1", "h8n9g7"] {
            assert!(behind(&whole, &at(nothing)).is_none(), "{nothing}");
        }
    }
}
