//! Ways through a tree, and changes of it.

use super::{Change, Event, FACTS, Fact, Game, NodeId, Notes};
use crate::board::{Color, Point, PointSet, Position};
use crate::formats::line::turn;

impl Game {
    /// The parent of a node; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != Self::ROOT).then(|| self.nodes[id as usize].parent)
    }

    /// The nodes from the root to a node, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.reverse();
        path
    }

    /// The nodes from the root through a node to the end of the main line below it.
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        self.path(id).into_iter().chain(self.main_from(id).skip(1)).collect()
    }

    /// The child of a node with this move; `None` where there is none.
    pub fn child(&self, id: NodeId, point: Point) -> Option<NodeId> {
        self.children(id).find(|&child| *self.event(child) == Event::Move(point))
    }

    /// The set-up before the first move on the way to a node: the last node that belongs to it, and all its changes
    /// together.
    pub fn set_up_of(&self, id: NodeId) -> (NodeId, Change) {
        let mut change = Change::default();
        let mut last = Self::ROOT;
        for id in self.path(id) {
            match self.event(id) {
                Event::Nothing => {}
                Event::Setup(next) => {
                    change.then(next);
                    last = id;
                }
                Event::Move(_) | Event::Pass => break,
            }
        }
        (last, change)
    }

    /// Whether the set-up before the first move on the way to a node is that of a position: the same stones, and the same
    /// side begins.
    pub fn begins_as(&self, id: NodeId, position: &Position) -> bool {
        let (_, change) = self.set_up_of(id);
        let (black, white) = (change.put.black.len(), change.put.white.len());
        let put = |color| change.put[color].iter().copied().collect::<PointSet>();
        Color::BOTH.into_iter().all(|color| put(color) == position.placed_stones()[color])
            && turn(change.turn, black, white) == position.first_to_move()
    }

    /// The game without a node and all nodes below it, and the id that the node's parent has there.
    ///
    /// # Panics
    /// When the node is the root.
    pub fn without(&self, id: NodeId) -> (Self, NodeId) {
        let parent = self.parent(id).expect("the root stays");
        self.rebuilt(parent, &|from| self.children(from).filter(|&child| child != id).collect())
    }

    /// The game with a node and the nodes above it as the main line, and the id that the node has there.
    pub fn with_main(&self, id: NodeId) -> (Self, NodeId) {
        let path = self.path(id);
        self.rebuilt(id, &|from| {
            let mut children: Vec<NodeId> = self.children(from).collect();
            children.sort_by_key(|child| !path.contains(child));
            children
        })
    }

    /// The game with these children of each node, in their order, and the id that a node has there.
    fn rebuilt(&self, wanted: NodeId, children: &dyn Fn(NodeId) -> Vec<NodeId>) -> (Self, NodeId) {
        let mut game = Self { nodes: vec![self.nodes[0].alone()], ..self.without_tree() };
        let mut found = Self::ROOT;
        // Nodes of which the children are still to be copied, with their ids in the new game.
        let mut open = vec![(Self::ROOT, Self::ROOT)];
        while let Some((old, new)) = open.pop() {
            if old == wanted {
                found = new;
            }
            for child in children(old) {
                let copy = game.add(new, self.event(child).clone());
                game.nodes[copy as usize].notes.clone_from(&self.nodes[child as usize].notes);
                open.push((child, copy));
            }
        }
        (game, found)
    }

    /// Changes the notes of a node; where nothing is said after that, the node has none.
    pub fn note(&mut self, id: NodeId, change: impl FnOnce(&mut Notes)) {
        let mut notes = self.nodes[id as usize].notes.take().unwrap_or_default();
        change(&mut notes);
        self.nodes[id as usize].notes = Some(notes).filter(|notes| !notes.is_empty());
    }

    /// Sets a fact in place of what was known; a blank text removes it.
    pub fn retell(&mut self, fact: Fact, text: &str) {
        self.facts.retain(|(known, _)| *known != fact);
        self.tell(fact, text);
    }

    /// The fact with this name in SGF, in upper or lower case.
    pub fn fact_named(name: &str) -> Option<Fact> {
        FACTS.into_iter().find(|fact| fact.eq_ignore_ascii_case(name))
    }

    /// The names of the other properties of all nodes.
    pub(in crate::formats) fn other_properties(&self) -> impl Iterator<Item = &str> {
        self.all_notes().flat_map(|notes| &notes.others).map(|(name, _)| name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    /// h8 i9 (j10 | j8 k8), with a comment on j8.
    fn game() -> (Game, [NodeId; 5]) {
        let mut game = Game::default();
        let h8 = game.add(Game::ROOT, Event::Move(point("h8")));
        let i9 = game.add(h8, Event::Move(point("i9")));
        let j10 = game.add(i9, Event::Move(point("j10")));
        let j8 = game.add(i9, Event::Move(point("j8")));
        let k8 = game.add(j8, Event::Move(point("k8")));
        game.notes_mut(j8).comment = "another".to_owned();
        (game, [h8, i9, j10, j8, k8])
    }

    #[test]
    fn paths_and_children_are_found() {
        let (game, [h8, i9, j10, j8, k8]) = game();
        assert_eq!(game.path(k8), [Game::ROOT, h8, i9, j8, k8]);
        assert_eq!(game.line_through(i9), [Game::ROOT, h8, i9, j10]);
        assert_eq!(game.line_through(j8), [Game::ROOT, h8, i9, j8, k8]);
        assert_eq!((game.child(i9, point("j8")), game.child(i9, point("a1"))), (Some(j8), None));
        assert_eq!((game.parent(Game::ROOT), game.parent(h8)), (None, Some(Game::ROOT)));
    }

    #[test]
    fn a_variation_is_removed_or_made_the_main_line() {
        let (game, [_, _, j10, j8, _]) = game();
        let (less, at) = game.without(j8);
        assert_eq!((less.len(), less.lines(), less.path(at).len()), (4, 1, 3));
        let (other, at) = game.without(j10);
        assert_eq!(other.line_through(at).len(), 5);
        let (main, at) = game.with_main(j8);
        assert_eq!((main.len(), main.lines()), (game.len(), 2));
        assert_eq!(main.main().nth(3), Some(at));
        assert_eq!(main.notes(at).unwrap().comment, "another");
    }

    #[test]
    fn a_fact_is_replaced_and_removed() {
        let mut game = Game::default();
        for (told, known) in [("Ann", Some("Ann")), ("Bo", Some("Bo")), (" ", None)] {
            game.retell("PB", told);
            assert_eq!(game.fact("PB"), known);
        }
        assert_eq!((Game::fact_named("pb"), Game::fact_named("XX")), (Some("PB"), None));
    }
}
