//! A game as a file tells it: a tree of moves with what is said about them, whatever the format.
//!
//! The nodes lie in one list and name each other by their index, so that a deep tree is no deep recursion. A
//! node's moves are by turns; the side of each follows from the way to it.

mod copy;
mod notes;
mod stones;

pub use notes::{Change, Event, Mark, Notes};
pub(super) use stones::Board;

use super::line::Line;
use super::{Choice, FormatError};
use crate::board::{Color, Position, Rule};

/// A node of the tree, by its place in the list.
pub type NodeId = u32;

#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Node {
    event: Event,
    notes: Option<Box<Notes>>,
    // The root is no child and no sibling of another node, so that 0 can say that there is none.
    first: NodeId,
    last: NodeId,
    next: NodeId,
}

impl Node {
    /// What the node does and what is said at it, without its place in a tree.
    fn alone(&self) -> Self {
        Self { event: self.event.clone(), notes: self.notes.clone(), ..Self::default() }
    }
}

/// A property of a whole game by the name that it has in SGF, such as `PB` for the black player.
pub type Fact = &'static str;

/// The facts that are known, in the order in which they are written.
pub const FACTS: [Fact; 20] = [
    "GN", "EV", "RO", "PC", "DT", "PB", "BR", "BT", "PW", "WR", "WT", "RU", "TM", "OT", "ON", "RE", "AN",
    "SO", "US", "GC",
];

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The rule, where the file says so and it is one of ours.
    pub rule: Option<Rule>,
    /// What is told of the game as a whole, in the order of [`FACTS`].
    facts: Vec<(Fact, String)>,
    nodes: Vec<Node>,
    /// What the file said besides, and what is not kept: names of properties.
    pub dropped: Vec<String>,
    /// Whether the file said how long moves took, which is not kept.
    pub timed: bool,
    /// Whether its text is in an encoding that had to be guessed.
    pub guessed: bool,
}

/// A node that is reached in a walk through a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The node.
    pub id: NodeId,
    /// Nodes on the way to it from where the walk began.
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
    /// The node at which everything begins. It makes no move.
    pub const ROOT: NodeId = 0;

    /// Nodes at the most: a file that asks for more is not read.
    pub const MOST: usize = 10_000_000;

    /// A game of one line: stones that were set up, then moves.
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

    /// The game of a position: its set-up and its moves.
    pub fn of_position(position: &Position) -> Self {
        Self::of_line(Line::of_position(position))
    }

    /// The position at the end of the main line, or at the ply of the choice.
    ///
    /// # Errors
    /// When that position is not possible, the line has a pass or fewer plies, or the other side is to move.
    pub fn position(&self, choice: &Choice) -> Result<Position, FormatError> {
        self.line()?.cut(choice)?.position(choice)
    }

    /// The set-up and the moves of the main line, which must have no pass.
    pub(in crate::formats) fn line(&self) -> Result<Line, FormatError> {
        let (mut change, mut moves) = (Change::default(), Vec::new());
        for id in self.main() {
            match self.event(id) {
                Event::Nothing => {}
                Event::Move(point) => moves.push(*point),
                Event::Pass => return Err(FormatError::Pass { ply: moves.len() + 1 }),
                Event::Setup(next) => change.then(next),
            }
        }
        Ok(Line { stones: change.put, first: change.turn, moves, rule: self.rule })
    }

    /// Adds a node after its parent's other children.
    ///
    /// # Panics
    /// When there is no such parent.
    pub fn add(&mut self, parent: NodeId, event: Event) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node { event, ..Node::default() });
        let last = self.nodes[parent as usize].last;
        if last == 0 {
            self.nodes[parent as usize].first = id;
        } else {
            self.nodes[last as usize].next = id;
        }
        self.nodes[parent as usize].last = id;
        id
    }

    /// What a node does.
    pub fn event(&self, id: NodeId) -> &Event {
        &self.nodes[id as usize].event
    }

    /// What a node does, to change it.
    pub(in crate::formats) fn event_mut(&mut self, id: NodeId) -> &mut Event {
        &mut self.nodes[id as usize].event
    }

    /// What is said at a node, if anything is.
    pub fn notes(&self, id: NodeId) -> Option<&Notes> {
        self.nodes[id as usize].notes.as_deref()
    }

    /// What is said at a node, to be added to.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        self.nodes[id as usize].notes.get_or_insert_default()
    }

    /// The nodes after a node, the main line's first.
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

    /// Nodes, the root included.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is not a single move or stone.
    pub fn is_empty(&self) -> bool {
        let does = |node: &Node| match &node.event {
            Event::Nothing | Event::Pass => false,
            Event::Move(_) => true,
            Event::Setup(change) => Color::BOTH.into_iter().any(|color| !change.put[color].is_empty()),
        };
        !self.nodes.iter().any(does)
    }

    /// Lines of play: ways from the root to an end.
    pub fn lines(&self) -> usize {
        self.nodes.iter().filter(|node| node.first == 0).count()
    }

    /// The main line from the root on, the first child wherever there are several.
    pub fn main(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.main_from(Self::ROOT)
    }

    /// The main line from a node on, the first child wherever there are several.
    pub(in crate::formats) fn main_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |&id| self.first(id))
    }

    /// All nodes with something said at them.
    pub(in crate::formats) fn all_notes(&self) -> impl Iterator<Item = &Notes> {
        self.nodes.iter().filter_map(|node| node.notes.as_deref())
    }

    /// A fact, where it is told.
    pub fn fact(&self, fact: Fact) -> Option<&str> {
        self.facts.iter().find(|(known, _)| *known == fact).map(|(_, text)| text.as_str())
    }

    /// All facts, in the order of [`FACTS`].
    pub fn facts(&self) -> impl Iterator<Item = (Fact, &str)> {
        self.facts.iter().map(|(fact, text)| (*fact, text.as_str()))
    }

    /// Tells a fact, unless there is nothing to tell.
    pub fn tell(&mut self, fact: Fact, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.fact(fact).is_none() {
            let place = |fact: Fact| FACTS.iter().position(|known| *known == fact);
            let at = self.facts.partition_point(|(known, _)| place(known) < place(fact));
            self.facts.insert(at, (fact, text.to_owned()));
        }
    }

    /// Goes through the tree, parents before children, siblings in order.
    pub fn walk(&self) -> impl Iterator<Item = Visit> + '_ {
        self.walk_from(Self::ROOT)
    }

    /// Goes through the tree from a node on, parents before children, siblings in order.
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
