//! The graph of positions above the searches for quiet wins, with the expected cost of winning each.
//!
//! The cost is in nodes of those searches. The attacker needs one move, so a position costs what its cheapest step
//! costs: one more direct search, trying moves, or one of the moves tried. A move must win against every
//! reply, so it costs the sum. The figures are estimates from the trees built so far; they guide the search
//! and never prove a win.

use std::collections::HashMap;

use super::super::candidates::Experience;
use super::super::write::Decision;
use super::failed::{FailedSearches, MANY_LEFT, search_nodes, size};
use super::{by_value, play};
use crate::board::{Canonical, Point, Position};

/// The expected cost, in nodes, of trying the first moves of a position.
const TRYING: f64 = 3e6;
/// The factor by which the expected cost grows for each further group of moves.
const FURTHER: f64 = 1.5;
/// The minimum expected cost, in nodes, of a position that is a reply to a move in a hard position: nearly as
/// much as that position, because otherwise the search would descend without end where each move leaves one
/// reply.
const INHERITED: f64 = 8e6;
/// The minimum expected further cost of a move, as a multiple of the nodes that it has used: costs are
/// heavy-tailed. Without it a chain of moves that leave one reply each always seems cheap.
const AGAIN: f64 = 1.0;
/// The number of stones up to which the order of moves counts as well as their costs: to be preferred to the first, the second
/// move must seem to cost less than half as much, the third less than a third. With two stones the guide names the winning
/// move first, and only tens of millions of nodes later would the costs show it.
const ORDERED: usize = 2;
/// The number of replies that count as dangerous; the others nearly always lose to moves that won against
/// these.
const DANGEROUS: usize = 16;
/// The expected cost, in nodes, of searching one of the other replies.
const HARMLESS: f64 = 1e3;

pub(super) type Id = usize;

/// A position with the attacker to move.
pub(super) struct Node {
    pub position: Position,
    pub won: bool,
    /// Whether the position was given up: the defender has won, or too few plies are left for a win.
    pub lost: bool,
    pub cost: f64,
    /// The number of direct searches that failed, and the result of the last one.
    pub failed: FailedSearches,
    /// The attacker's moves that were tried; of moves that are images of each other, the first.
    pub moves: Vec<Attack>,
    /// The attacker's moves that were not tried, the best last; `None` until they are needed.
    pub untried: Option<Vec<Point>>,
    /// The number of groups of moves that were taken up.
    pub batches: i32,
    parents: Vec<Id>,
    /// The minimum expected cost until the position is won: set where it is a reply to a move in a hard
    /// position.
    least: Option<f64>,
}

/// A move of the attacker.
pub(super) struct Attack {
    pub point: Point,
    /// The defender's replies that were not searched, the most dangerous last.
    pub waiting: Vec<Point>,
    /// The number of replies that were searched.
    pub looked: usize,
    /// The replies that the first search left open, and the positions after them.
    pub open: Vec<(Point, Id)>,
    /// The moves that won against the replies so far.
    pub experience: Experience,
    /// The number of nodes used for the move so far.
    pub spent: u64,
}

/// The next step in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Search the position directly.
    Search,
    /// Take up further moves of the attacker.
    Try,
    /// Continue with the move of this index.
    Attack(usize),
}

/// All positions met so far; the images of a position under the symmetries are one node.
#[derive(Default)]
pub struct Graph {
    pub(super) nodes: Vec<Node>,
    /// The number of nodes that the positions met so far had used before this work began.
    pub(super) before: u64,
    ids: HashMap<Canonical, Id>,
}

impl Attack {
    pub fn new(position: &Position, point: Point) -> Self {
        let mut after = position.clone();
        play(&mut after, point);
        let mut waiting = by_value(&after);
        waiting.reverse();
        Self { point, waiting, looked: 0, open: Vec::new(), experience: Experience::default(), spent: 0 }
    }

    /// Whether all dangerous replies were searched.
    pub fn is_looked_over(&self) -> bool {
        self.looked >= DANGEROUS || self.waiting.is_empty()
    }

    /// The expected remaining cost of the move, in nodes, in a position with this number of stones; 0 when it
    /// is won, otherwise at least a multiple of the nodes used so far.
    fn cost(&self, nodes: &[Node], stones: usize) -> f64 {
        let open: f64 = self.open.iter().map(|&(_, id)| nodes[id].cost).sum();
        let dangerous = DANGEROUS.saturating_sub(self.looked).min(self.waiting.len());
        let rate = (self.open.len() as f64 + 0.5) / (self.looked as f64 + 4.0);
        let harmless = (self.waiting.len() - dangerous) as f64;
        // The expected cost of a position after a reply that its first search leaves open.
        let reply = FailedSearches { searches: 1, left: MANY_LEFT }.cost(stones + 2);
        let cost = open + dangerous as f64 * rate * reply + harmless * HARMLESS;
        if cost > 0.0 { cost.max(AGAIN * self.spent as f64) } else { cost }
    }
}

impl Node {
    pub fn is_tried(&self, point: Point) -> bool {
        self.moves.iter().any(|attack| attack.point == point)
    }

    /// The step with the lowest expected cost, and that cost in nodes; up to [`ORDERED`] stones the order of moves counts as
    /// well.
    fn best(&self, nodes: &[Node]) -> (f64, Step) {
        if self.lost {
            return (f64::INFINITY, Step::Search);
        }
        let stones = self.position.count();
        let mut best = (self.failed.cost(stones), Step::Search);
        let mut least = best.0;
        let mut consider = |cost: f64, weight: f64, step| {
            if cost * weight < least {
                least = cost * weight;
                best = (cost, step);
            }
        };
        if self.untried.as_ref().is_none_or(|untried| !untried.is_empty()) {
            let further = FURTHER.powi(self.batches);
            consider(TRYING * self.failed.hardness() * size(stones) * further, 1.0, Step::Try);
        }
        for (i, attack) in self.moves.iter().enumerate() {
            let weight = if stones <= ORDERED { (i + 1) as f64 } else { 1.0 };
            consider(attack.cost(nodes, stones), weight, Step::Attack(i));
        }
        best
    }
}

impl Graph {
    /// The node of a position. For a new one, the functions are called for its failed searches and for a move
    /// that is likely to win.
    pub(super) fn node(
        &mut self,
        position: &Position,
        met: impl FnOnce(Canonical) -> (FailedSearches, Option<Point>),
    ) -> Id {
        let canonical = Canonical::of(position).0;
        if let Some(&id) = self.ids.get(&canonical) {
            return id;
        }
        let (failed, likely) = met(canonical);
        let lost = position.winner().is_some();
        let likely = likely.filter(|_| !lost);
        self.before = (0..failed.searches).map(search_nodes).fold(self.before, u64::saturating_add);
        let mut node = Node {
            position: position.clone(),
            won: false,
            lost,
            cost: 0.0,
            failed,
            moves: likely
                .iter()
                .map(|&likely| Attack::new(position, position.first_image()(likely)))
                .collect(),
            untried: None,
            batches: 0,
            parents: Vec::new(),
            least: None,
        };
        node.cost = node.best(&self.nodes).0;
        let id = self.nodes.len();
        self.nodes.push(node);
        self.ids.insert(canonical, id);
        id
    }

    /// Adds a reply to a move that leads to an open position.
    pub(super) fn add_open(&mut self, id: Id, attack: usize, reply: Point, child: Id) {
        self.nodes[id].moves[attack].open.push((reply, child));
        let hard = INHERITED * self.nodes[id].failed.hardness().min(1.0);
        let child = &mut self.nodes[child];
        let least = hard * size(child.position.count());
        child.least = Some(child.least.map_or(least, |before| before.min(least)));
        child.cost = child.cost.max(least);
        if !child.parents.contains(&id) {
            child.parents.push(id);
        }
    }

    pub(super) fn step(&self, id: Id) -> Step {
        self.nodes[id].best(&self.nodes).1
    }

    /// The open position after a reply to a move with the highest expected cost, which is the first to fail
    /// if the move fails; `None` where there is none.
    pub(super) fn hardest(&self, attack: &Attack) -> Option<Id> {
        let open = attack.open.iter().map(|&(_, id)| id).filter(|&id| !self.nodes[id].won);
        open.max_by(|&a, &b| self.nodes[a].cost.total_cmp(&self.nodes[b].cost))
    }

    /// The cheapest of the moves tried in a position, and the replies to it that are not won.
    pub(super) fn principal(&self, id: Id) -> (Option<Point>, Vec<Point>) {
        let node = &self.nodes[id];
        let cost = |attack: &&Attack| attack.cost(&self.nodes, node.position.count());
        let cheapest = node.moves.iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
        let Some(attack) = cheapest else { return (None, Vec::new()) };
        let open = attack.open.iter().filter(|&&(_, id)| !self.nodes[id].won).map(|&(reply, _)| reply);
        (Some(attack.point), open.chain(attack.waiting.iter().copied()).collect())
    }

    /// The positions after other replies to the moves that lead to this position.
    pub(super) fn siblings(&self, id: Id) -> impl Iterator<Item = &Position> {
        let attacks = self.nodes[id].parents.iter().flat_map(|&parent| &self.nodes[parent].moves);
        let here = attacks.filter(move |attack| attack.open.iter().any(|&(_, child)| child == id));
        here.flat_map(|attack| &attack.open).map(|&(_, child)| &self.nodes[child].position)
    }

    /// Computes the cost of a position again, and those of all positions before it that change. Returns the
    /// decisions that follow.
    pub(super) fn update(&mut self, id: Id) -> Vec<Decision> {
        let mut decided = Vec::new();
        let mut changed = vec![id];
        while let Some(id) = changed.pop() {
            let (mut cost, step) = self.nodes[id].best(&self.nodes);
            let node = &mut self.nodes[id];
            if let Step::Attack(i) = step
                && cost <= 0.0
                && !node.won
            {
                node.won = true;
                decided.push((node.position.clone(), node.moves[i].point));
            }
            cost = if node.won { 0.0 } else { cost.max(node.least.unwrap_or(0.0)) };
            if node.cost.total_cmp(&cost).is_ne() {
                node.cost = cost;
                changed.extend_from_slice(&node.parents);
            }
        }
        decided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};

    fn at(moves: &str) -> Position {
        notation::parse(moves, Rule::Freestyle).unwrap()
    }

    #[test]
    fn a_move_is_as_dear_as_all_replies_and_a_position_as_its_cheapest_step() {
        let mut graph = Graph::default();
        let root = graph.node(&at("h8i9"), |_| (FailedSearches::default(), None));
        assert_eq!(graph.step(root), Step::Search);
        graph.nodes[root].failed = FailedSearches { searches: 3, left: 400.0 };
        graph.update(root);
        assert_eq!(graph.step(root), Step::Try);
        // One move is tried, and no others are left, here and below.
        graph.nodes[root].untried = Some(Vec::new());
        let seventh = "i7".parse().unwrap();
        graph.nodes[root].moves.push(Attack::new(&at("h8i9"), seventh));
        graph.update(root);
        assert_eq!(graph.step(root), Step::Attack(0));
        // All replies are searched, and two of them are open: the cost is the sum of the two.
        graph.nodes[root].moves[0].waiting.clear();
        let replies = ["g9", "j6"].map(|reply| (reply.parse().unwrap(), format!("h8i9i7{reply}")));
        let children = replies.map(|(reply, moves)| {
            let child = graph.node(&at(&moves), |_| (FailedSearches { searches: 1, left: 400.0 }, None));
            graph.nodes[child].untried = Some(Vec::new());
            graph.add_open(root, 0, reply, child);
            child
        });
        graph.update(root);
        let sum: f64 = children.iter().map(|&child| graph.nodes[child].cost).sum();
        assert!((graph.nodes[root].cost - sum).abs() < 1.0);
        let open = graph.nodes[root].moves[0].open.iter().map(|&(reply, _)| reply).collect();
        assert_eq!(graph.principal(root), (Some(seventh), open));
        // One position is won by a direct search; the other gets more expensive, and is then won by a move
        // without replies.
        graph.nodes[children[0]].won = true;
        assert!(graph.update(children[0]).is_empty());
        assert_eq!(graph.hardest(&graph.nodes[root].moves[0]), Some(children[1]));
        let before = graph.nodes[root].cost;
        graph.nodes[children[1]].failed.left = 800.0;
        graph.update(children[1]);
        assert!(graph.nodes[root].cost > before);
        let mut last = Attack::new(&graph.nodes[children[1]].position, "g7".parse().unwrap());
        last.waiting.clear();
        graph.nodes[children[1]].moves.push(last);
        let decided = graph.update(children[1]);
        let points: Vec<String> = decided.iter().map(|(_, attack)| attack.to_string()).collect();
        assert_eq!(points, ["g7", "i7"]);
        assert!(graph.nodes[root].won);
    }

    #[test]
    fn a_move_that_has_taken_long_gives_way_to_another() {
        let mut graph = Graph::default();
        let root = graph.node(&at("h8i9"), |_| (FailedSearches { searches: 3, left: 400.0 }, None));
        // There are two moves to try. Each leaves one reply open; the second move's reply has more work left.
        graph.nodes[root].untried = Some(Vec::new());
        for (i, (attack, left)) in [("i7", 400.0), ("h7", 800.0)].into_iter().enumerate() {
            let mut attack = Attack::new(&at("h8i9"), attack.parse().unwrap());
            attack.waiting.clear();
            let after = at(&format!("h8i9{}g9", attack.point));
            graph.nodes[root].moves.push(attack);
            let child = graph.node(&after, |_| (FailedSearches { searches: 1, left }, None));
            graph.add_open(root, i, "g9".parse().unwrap(), child);
        }
        graph.update(root);
        assert_eq!(graph.step(root), Step::Attack(0));
        let cost = graph.nodes[root].cost;
        graph.nodes[root].moves[0].spent = cost as u64 / 2;
        assert_eq!(graph.step(root), Step::Attack(0));
        // With two stones, the second move must seem to cost less than half as much as the first.
        let second = graph.nodes[root].moves[1].cost(&graph.nodes, 2);
        for (times, step) in [(1.9, Step::Attack(0)), (2.1, Step::Attack(1)), (1e6, Step::Attack(1))] {
            graph.nodes[root].moves[0].spent = (times * second) as u64;
            assert_eq!(graph.step(root), step);
        }
        // The position is won once its replies are won, however many nodes were used.
        let open = graph.nodes[root].moves[0].open[0].1;
        graph.nodes[open].won = true;
        graph.update(open);
        assert!(graph.nodes[root].won);
    }

    #[test]
    fn the_nodes_of_earlier_starts_count_once_for_each_position() {
        let mut graph = Graph::default();
        graph.node(&at("h8i9i7g9"), |_| (FailedSearches { searches: 2, left: 400.0 }, None));
        graph.node(&at("h8i9i7g9"), |_| unreachable!("it was met"));
        graph.node(&at("h8i9i7h6"), |_| (FailedSearches::default(), None));
        assert_eq!(graph.before, search_nodes(0) + search_nodes(1));
    }

    #[test]
    fn pictures_of_a_position_are_one_node() {
        let mut graph = Graph::default();
        let first = graph.node(&at("h8i9"), |_| (FailedSearches::default(), None));
        assert_eq!(graph.node(&at("h8g7"), |_| unreachable!("it was met")), first);
        assert_ne!(graph.node(&at("h8h9"), |_| (FailedSearches::default(), None)), first);
    }
}
