//! A game made of parts of another.

use super::{Event, Game, Node, NodeId, Visit};
use crate::formats::FormatError;

impl Game {
    /// What is told of the whole game, without its moves.
    pub(in crate::formats) fn without_tree(&self) -> Self {
        Self { nodes: vec![Node::default()], ..self.clone() }
    }

    /// The tree without what comes after this number of plies.
    ///
    /// # Errors
    /// When the main line has fewer.
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

    /// The tree after a node, whose own event is another now. The notes of the root stay there.
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

    /// Appends what follows a node of another game, as far as `keep` says so of a node and the plies since that node. Nodes that do nothing are not appended: what they say is said at their parent.
    pub(in crate::formats) fn append(
        &mut self,
        under: NodeId,
        other: &Self,
        from: NodeId,
        keep: &mut dyn FnMut(NodeId, usize) -> bool,
    ) {
        // The way down: the node here, none where it is left out; and the plies up to it.
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
