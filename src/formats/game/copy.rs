//! Makes a game from parts of another game.

use super::{Event, Game, Node, NodeId, Visit};
use crate::formats::FormatError;

impl Game {
    /// A game with the facts of this one, but without moves.
    pub(in crate::formats) fn without_tree(&self) -> Self {
        Self { nodes: vec![Node::default()], ..self.clone() }
    }

    /// The game without all nodes after this number of plies.
    ///
    /// # Errors
    /// When the main line has fewer plies.
    pub fn cut(&self, ply: usize) -> Result<Self, FormatError> {
        let plies = self.main().filter(|&id| self.is_ply(id)).count();
        if ply > plies {
            return Err(FormatError::NoSuchPly { ply, plies });
        }
        let mut cut = Self { nodes: vec![self.nodes[0].alone()], ..self.clone() };
        cut.append(Self::ROOT, self, Self::ROOT, &mut |_, made| made <= ply);
        Ok(cut)
    }

    /// Whether a node is a move or a pass.
    fn is_ply(&self, id: NodeId) -> bool {
        matches!(self.event(id), Event::Move(_) | Event::Pass)
    }

    /// The subtree below the node `at` as a game of its own, whose root has the given event. The notes of the
    /// old root and of `at` are kept at the new root.
    pub(in crate::formats) fn grafted(&self, at: NodeId, event: Event) -> Self {
        let mut root = self.nodes[0].alone();
        root.event = event;
        let mut grafted = Self { nodes: vec![root], ..self.clone() };
        if let (Some(notes), true) = (self.notes(at), at != Self::ROOT) {
            grafted.notes_mut(Self::ROOT).join(notes);
        }
        grafted.append(Self::ROOT, self, at, &mut |_, _| true);
        grafted
    }

    /// Appends the nodes below a node of another game. `keep` is called with each node and its number of
    /// plies below that node, and returns whether the node is appended. A node that does nothing is not
    /// appended; its notes are added to its parent.
    pub(in crate::formats) fn append(
        &mut self,
        under: NodeId,
        other: &Self,
        from: NodeId,
        keep: &mut dyn FnMut(NodeId, usize) -> bool,
    ) {
        // The path to the current node: for each depth the node in this game (`None` where it is left out),
        // and its plies.
        let mut way = vec![(Some(under), 0)];
        for Visit { id, depth, .. } in other.walk_from(from).skip(1) {
            way.truncate(depth);
            let (parent, made) = way[depth - 1];
            let made = made + usize::from(other.is_ply(id));
            let here = parent.filter(|_| keep(id, made)).map(|parent| match other.event(id) {
                Event::Nothing => parent,
                event => self.add(parent, event.clone()),
            });
            if let (Some(here), Some(notes)) = (here, other.notes(id)) {
                self.notes_mut(here).join(notes);
            }
            way.push((here, made));
        }
    }
}
