//! A game as a file records it, in any format: a tree of moves with notes.
//!
//! The nodes are kept in one list and refer to each other by index, so that a deep tree needs no deep
//! recursion. Moves alternate; the side of each move follows from the path to it.

mod copy;
mod edit;
mod notes;
mod stones;

pub use notes::{Change, Event, Mark, Notes};
pub(super) use stones::Board;

use super::line::Line;
use super::{Choice, FormatError};
use crate::board::{Color, Position, Rule};

/// A node of the tree, by its index in the list.
pub type NodeId = u32;

#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Node {
    event: Event,
    notes: Option<Box<Notes>>,
    /// The parent; the root is its own.
    parent: NodeId,
    // The root is never a child or a sibling, so that 0 can mean that there is none.
    first: NodeId,
    last: NodeId,
    next: NodeId,
}

impl Node {
    /// A node with the same event and notes, without its place in the tree.
    fn alone(&self) -> Self {
        Self { event: self.event.clone(), notes: self.notes.clone(), ..Self::default() }
    }
}

/// A fact about a whole game, by its name in SGF, such as `PB` for the black player.
pub type Fact = &'static str;

/// The facts that a game can hold, in the order in which they are written.
pub const FACTS: [Fact; 20] = [
    "GN", "EV", "RO", "PC", "DT", "PB", "BR", "BT", "PW", "WR", "WT", "RU", "TM", "OT", "ON", "RE", "AN",
    "SO", "US", "GC",
];

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The rule, where the file states one that this program knows.
    pub rule: Option<Rule>,
    /// The facts of the game, in the order of [`FACTS`].
    facts: Vec<(Fact, String)>,
    nodes: Vec<Node>,
    /// The names of the file's other properties that are not kept (of a database; those of SGF are in [`Notes::others`]).
    pub dropped: Vec<String>,
    /// Whether the file recorded thinking times, which are not kept.
    pub timed: bool,
    /// Whether the encoding of its text was guessed.
    pub guessed: bool,
}

/// A node that is visited in a walk through a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The node.
    pub id: NodeId,
    /// The number of nodes between the start of the walk and this node.
    pub depth: usize,
    /// Whether its parent has other children.
    pub has_siblings: bool,
}

impl Default for Game {
    fn default() -> Self {
        Self {
            rule: None,
            facts: Vec::new(),
            nodes: vec![Node::default()],
            dropped: Vec::new(),
            timed: false,
            guessed: false,
        }
    }
}

impl Game {
    /// The root node. It makes no move.
    pub const ROOT: NodeId = 0;

    /// The largest number of nodes; a file with more is not read.
    pub const MOST: usize = 10_000_000;

    /// A game without variations: set-up stones, then moves.
    pub(in crate::formats) fn of_line(line: Line) -> Self {
        let mut game = Self { rule: line.rule, ..Self::default() };
        if line.is_set_up() {
            let change = Change { put: line.stones, removed: Vec::new(), turn: line.first };
            game.nodes[0].event = Event::Setup(Box::new(change));
        }
        let mut at = Self::ROOT;
        for point in line.moves {
            at = game.add(at, Event::Move(point));
        }
        game
    }

    /// A game with the set-up and the moves of a position.
    pub fn of_position(position: &Position) -> Self {
        Self::of_line(Line::of_position(position))
    }

    /// The position at the end of the main line, or at the chosen ply.
    ///
    /// # Errors
    /// When that position is impossible, the line has a pass or fewer plies, or the chosen side is not to
    /// move.
    pub fn position(&self, choice: &Choice) -> Result<Position, FormatError> {
        self.line()?.cut(choice)?.position(choice)
    }

    /// The position at a node, under the choice's rule or the game's.
    ///
    /// # Errors
    /// When that position is impossible, or there is a pass on the way to it.
    pub fn position_at(&self, id: NodeId, choice: &Choice) -> Result<Position, FormatError> {
        self.line_of(self.path(id))?.position(choice)
    }

    /// The set-up and the moves of the main line, which must not contain a pass.
    pub(in crate::formats) fn line(&self) -> Result<Line, FormatError> {
        self.line_of(self.main())
    }

    /// The set-up and the moves of nodes from the root on, which must not contain a pass.
    fn line_of(&self, nodes: impl IntoIterator<Item = NodeId>) -> Result<Line, FormatError> {
        let (mut change, mut moves) = (Change::default(), Vec::new());
        for id in nodes {
            match self.event(id) {
                Event::Nothing => {}
                Event::Move(point) => moves.push(*point),
                Event::Pass => return Err(FormatError::Pass { ply: moves.len() + 1 }),
                Event::Setup(next) => change.then(next),
            }
        }
        Ok(Line { stones: change.put, first: change.turn, moves, rule: self.rule })
    }

    /// Adds a node after the parent's other children; returns its id.
    ///
    /// # Panics
    /// When `parent` is not a node of the game.
    pub fn add(&mut self, parent: NodeId, event: Event) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node { event, parent, ..Node::default() });
        let last = self.nodes[parent as usize].last;
        if last == 0 {
            self.nodes[parent as usize].first = id;
        } else {
            self.nodes[last as usize].next = id;
        }
        self.nodes[parent as usize].last = id;
        id
    }

    /// The event of a node.
    pub fn event(&self, id: NodeId) -> &Event {
        &self.nodes[id as usize].event
    }

    /// The event of a node, for changes.
    pub(in crate::formats) fn event_mut(&mut self, id: NodeId) -> &mut Event {
        &mut self.nodes[id as usize].event
    }

    /// The notes of a node, if it has any.
    pub fn notes(&self, id: NodeId) -> Option<&Notes> {
        self.nodes[id as usize].notes.as_deref()
    }

    /// The notes of a node, for changes; empty notes are added where there are none.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        self.nodes[id as usize].notes.get_or_insert_default()
    }

    /// The children of a node, the main line's first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let next = |id: NodeId| Some(self.nodes[id as usize].next).filter(|&next| next != 0);
        std::iter::successors(self.first(id), move |&id| next(id))
    }

    /// Whether a node is the last of its parent's children.
    pub fn is_last(&self, id: NodeId) -> bool {
        self.nodes[id as usize].next == 0
    }

    fn first(&self, id: NodeId) -> Option<NodeId> {
        Some(self.nodes[id as usize].first).filter(|&first| first != 0)
    }

    /// Puts the children of a node in another order.
    pub(in crate::formats) fn sort_children<K: Ord>(&mut self, id: NodeId, key: impl Fn(NodeId) -> K) {
        let mut children: Vec<NodeId> = self.children(id).collect();
        children.sort_by_key(|&child| key(child));
        for pair in children.windows(2) {
            self.nodes[pair[0] as usize].next = pair[1];
        }
        if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
            self.nodes[last as usize].next = 0;
            self.nodes[id as usize].first = first;
            self.nodes[id as usize].last = last;
        }
    }

    /// The number of nodes, the root included.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the game has no move and no stone.
    pub fn is_empty(&self) -> bool {
        let does = |node: &Node| match &node.event {
            Event::Nothing | Event::Pass => false,
            Event::Move(_) => true,
            Event::Setup(change) => Color::BOTH.into_iter().any(|color| !change.put[color].is_empty()),
        };
        !self.nodes.iter().any(does)
    }

    /// The number of lines of play: paths from the root to a leaf.
    pub fn lines(&self) -> usize {
        self.nodes.iter().filter(|node| node.first == 0).count()
    }

    /// The nodes of the main line from the root on: the first child at each branch.
    pub fn main(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.main_from(Self::ROOT)
    }

    /// The nodes of the main line from a node on: the first child at each branch.
    pub(in crate::formats) fn main_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |&id| self.first(id))
    }

    /// The notes of all nodes that have any.
    pub(in crate::formats) fn all_notes(&self) -> impl Iterator<Item = &Notes> {
        self.nodes.iter().filter_map(|node| node.notes.as_deref())
    }

    /// A fact of the game, if it is known.
    pub fn fact(&self, fact: Fact) -> Option<&str> {
        self.facts.iter().find(|(known, _)| *known == fact).map(|(_, text)| text.as_str())
    }

    /// All facts, in the order of [`FACTS`].
    pub fn facts(&self) -> impl Iterator<Item = (Fact, &str)> {
        self.facts.iter().map(|(fact, text)| (*fact, text.as_str()))
    }

    /// Sets a fact, unless the text is empty.
    pub fn tell(&mut self, fact: Fact, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.fact(fact).is_none() {
            let place = |fact: Fact| FACTS.iter().position(|known| *known == fact);
            let at = self.facts.partition_point(|(known, _)| place(known) < place(fact));
            self.facts.insert(at, (fact, text.to_owned()));
        }
    }

    /// Visits all nodes of the tree, parents before children, siblings in order.
    pub fn walk(&self) -> impl Iterator<Item = Visit> + '_ {
        self.walk_from(Self::ROOT)
    }

    /// Visits a node and all nodes below it, parents before children, siblings in order.
    fn walk_from(&self, id: NodeId) -> impl Iterator<Item = Visit> + '_ {
        let mut stack = vec![Visit { id, depth: 0, has_siblings: false }];
        std::iter::from_fn(move || {
            let visit = stack.pop()?;
            let (depth, from) = (visit.depth + 1, stack.len());
            let has_siblings = self.nodes[visit.id as usize].first != self.nodes[visit.id as usize].last;
            stack.extend(self.children(visit.id).map(|id| Visit { id, depth, has_siblings }));
            stack[from..].reverse();
            Some(visit)
        })
    }
}
