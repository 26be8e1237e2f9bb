//! The graph of positions above the searches for quiet wins, and what winning each is expected to cost.
//!
//! The cost is in nodes of those searches. Black needs one move, so a position costs what its cheapest step costs:
//! one more search as it stands, trying moves, or one of the moves tried. A move needs every reply, so it costs the
//! sum. The figures are guesses from the trees built so far; they say where to look, and never what is won.

use std::collections::HashMap;

use super::super::canonical::Canonical;
use super::journal::FailedSearches;
use super::{by_value, play};
use crate::board::{Point, Position};
use crate::solve::win::{Decision, Experience};

/// Nodes of the searches of a position, one after the other; beyond the last each has thrice as many. The first wins
/// what is easy, and tells of the rest how hard it is.
const SEARCHES: [u64; 4] = [150_000, 600_000, 2_000_000, 6_000_000];
/// How many times its nodes a further search is expected to cost: times are heavy-tailed, and what was not won yet
/// will often not be won by thrice the nodes either.
const HEAVY: f64 = 7.0;
/// What trying the first moves of a position is expected to cost.
const TRYING: f64 = 15e6;
/// How many times as much trying the next ones is expected to cost.
const FURTHER: f64 = 3.0;
/// What a position is expected to cost at the least that stood against a move in a hard one: nearly as much as that, or
/// the work would go down for ever where each move leaves one reply.
const INHERITED: f64 = 8e6;
/// How much of what was spent on a move it is expected to take still, at the least: times are heavy-tailed, and what has
/// taken long takes long. Without it a chain of moves that leave one reply each seems cheap for ever.
const AGAIN: f64 = 1.0;
/// Stones from which on positions are alike in cost; with every four stones less they cost twice as much.
const ALIKE: usize = 10;
/// Replies that count as dangerous: the others nearly always fall to what won against these.
const DANGEROUS: usize = 16;
/// What looking at one of the others is expected to cost.
const HARMLESS: f64 = 1e3;
/// Searches for threats that a failed search leaves to be done, where it leaves many.
const MANY_LEFT: f32 = 500.0;

pub(super) type Id = usize;

/// A position with Black to move.
pub(super) struct Node {
    pub position: Position,
    pub won: bool,
    pub cost: f64,
    /// How often it was searched as it stands, and what the last search came to.
    pub failed: FailedSearches,
    /// Black's moves that were tried.
    pub moves: Vec<Attack>,
    /// Black's moves that were not tried, the best last; `None` until they are asked for.
    pub untried: Option<Vec<Point>>,
    /// How often further moves were taken up.
    pub batches: i32,
    parents: Vec<Id>,
    /// What it is expected to cost at the least, until it is won: it stood against a move in a position that was hard.
    least: Option<f64>,
}

/// A move of Black's.
pub(super) struct Attack {
    pub point: Point,
    /// White's replies that were not looked at, the most dangerous last.
    pub waiting: Vec<Point>,
    /// The number of replies that were looked at.
    pub looked: usize,
    /// The replies that the first search left open, and the positions after them.
    pub open: Vec<(Point, Id)>,
    /// What won against the replies so far.
    pub experience: Experience,
    /// Nodes spent on it so far.
    pub spent: u64,
}

/// What is to be done with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Search it as it stands.
    Search,
    /// Take up further moves.
    Try,
    /// Go on with this move.
    Attack(usize),
}

/// All positions met so far, pictures of one being one.
#[derive(Default)]
pub(super) struct Graph {
    pub nodes: Vec<Node>,
    /// Nodes that the positions met so far had taken before this work began.
    pub before: u64,
    ids: HashMap<Canonical, Id>,
}

/// How many nodes the search of a position has that was searched `before` times before.
pub(super) fn search_nodes(before: usize) -> u64 {
    let last = SEARCHES.len() - 1;
    let more = before.saturating_sub(last) as u32;
    SEARCHES[before.min(last)].saturating_mul(3u64.saturating_pow(more))
}

/// How much larger the work on a position of this number of stones is than on one of many.
fn size(stones: usize) -> f64 {
    2f64.sqrt().powi((ALIKE.saturating_sub(stones) / 2) as i32)
}

impl FailedSearches {
    /// How much harder a position is than most are. Of those with few threats left to look at after a search of
    /// 600,000 nodes the next one won 6 of 14, of the others 1 of 25.
    fn hardness(self) -> f64 {
        if self.searches == 0 { 1.0 } else { f64::from(self.left / MANY_LEFT).clamp(0.4, 10.0) }
    }

    /// What a further search of a position of this number of stones is expected to cost until it is won.
    fn cost(self, stones: usize) -> f64 {
        HEAVY * self.hardness() * size(stones) * search_nodes(self.searches) as f64
    }
}

impl Attack {
    pub fn new(position: &Position, point: Point) -> Self {
        let mut after = position.clone();
        play(&mut after, point);
        let mut waiting = by_value(&after);
        waiting.reverse();
        Self { point, waiting, looked: 0, open: Vec::new(), experience: Experience::default(), spent: 0 }
    }

    /// Whether all dangerous replies were looked at.
    pub fn is_looked_over(&self) -> bool {
        self.looked >= DANGEROUS || self.waiting.is_empty()
    }

    /// What is still to be done in a position of this number of stones; nothing, or no less than what it took so far.
    fn cost(&self, nodes: &[Node], stones: usize) -> f64 {
        let open: f64 = self.open.iter().map(|&(_, id)| nodes[id].cost).sum();
        let dangerous = DANGEROUS.saturating_sub(self.looked).min(self.waiting.len());
        let rate = (self.open.len() as f64 + 0.5) / (self.looked as f64 + 4.0);
        let harmless = (self.waiting.len() - dangerous) as f64;
        // What a position after a reply is expected to cost where the first search leaves it open.
        let reply = FailedSearches { searches: 1, left: MANY_LEFT }.cost(stones + 2);
        let cost = open + dangerous as f64 * rate * reply + harmless * HARMLESS;
        if cost > 0.0 { cost.max(AGAIN * self.spent as f64) } else { cost }
    }
}

impl Node {
    pub fn is_tried(&self, point: Point) -> bool {
        self.moves.iter().any(|attack| attack.point == point)
    }

    /// The step that is expected to cost least.
    fn best(&self, nodes: &[Node]) -> (f64, Step) {
        let stones = self.position.count();
        let mut best = (self.failed.cost(stones), Step::Search);
        let mut consider = |cost, step| {
            if cost < best.0 {
                best = (cost, step);
            }
        };
        if self.untried.as_ref().is_none_or(|untried| !untried.is_empty()) {
            let further = FURTHER.powi(self.batches);
            consider(TRYING * self.failed.hardness() * size(stones) * further, Step::Try);
        }
        for (i, attack) in self.moves.iter().enumerate() {
            consider(attack.cost(nodes, stones), Step::Attack(i));
        }
        best
    }
}

impl Graph {
    /// The node of a position. Of one just met it is asked which searches of it failed before, and for a move that is
    /// likely to win.
    pub fn node(
        &mut self,
        position: &Position,
        met: impl FnOnce(Canonical) -> (FailedSearches, Option<Point>),
    ) -> Id {
        let canonical = Canonical::of(position).0;
        if let Some(&id) = self.ids.get(&canonical) {
            return id;
        }
        let (failed, likely) = met(canonical);
        self.before += (0..failed.searches).map(search_nodes).sum::<u64>();
        let mut node = Node {
            position: position.clone(),
            won: false,
            cost: 0.0,
            failed,
            moves: likely.map(|likely| Attack::new(position, likely)).into_iter().collect(),
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

    /// Notes that a reply to a move leads to an open position.
    pub fn add_open(&mut self, id: Id, attack: usize, reply: Point, child: Id) {
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

    pub fn step(&self, id: Id) -> Step {
        self.nodes[id].best(&self.nodes).1
    }

    /// The open position after a reply to a move that is expected to cost most: the first to fail, if the move fails.
    pub fn hardest(&self, attack: &Attack) -> Option<Id> {
        let open = attack.open.iter().map(|&(_, id)| id).filter(|&id| !self.nodes[id].won);
        open.max_by(|&a, &b| self.nodes[a].cost.total_cmp(&self.nodes[b].cost))
    }

    /// The cheapest of the moves tried in a position, and the replies that are not won after it.
    pub fn principal(&self, id: Id) -> (Option<Point>, Vec<Point>) {
        let node = &self.nodes[id];
        let cost = |attack: &&Attack| attack.cost(&self.nodes, node.position.count());
        let cheapest = node.moves.iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
        let Some(attack) = cheapest else { return (None, Vec::new()) };
        let open = attack.open.iter().filter(|&&(_, id)| !self.nodes[id].won).map(|&(reply, _)| reply);
        (Some(attack.point), open.chain(attack.waiting.iter().copied()).collect())
    }

    /// The positions after other replies to the moves that lead to this one.
    pub fn siblings(&self, id: Id) -> impl Iterator<Item = &Position> {
        let attacks = self.nodes[id].parents.iter().flat_map(|&parent| &self.nodes[parent].moves);
        let here = attacks.filter(move |attack| attack.open.iter().any(|&(_, child)| child == id));
        here.flat_map(|attack| &attack.open).map(|&(_, child)| &self.nodes[child].position)
    }

    /// Computes what a position costs again, and all before it where that changes; what is decided by it.
    pub fn update(&mut self, id: Id) -> Vec<Decision> {
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
    use crate::strategy::testing::at;

    #[test]
    fn a_move_is_as_dear_as_all_replies_and_a_position_as_its_cheapest_step() {
        let mut graph = Graph::default();
        let root = graph.node(&at("h8i9"), |_| (FailedSearches::default(), None));
        assert_eq!(graph.step(root), Step::Search);
        graph.nodes[root].failed = FailedSearches { searches: 3, left: 400.0 };
        graph.update(root);
        assert_eq!(graph.step(root), Step::Try);
        let seventh = "i7".parse().unwrap();
        graph.nodes[root].moves.push(Attack::new(&at("h8i9"), seventh));
        graph.update(root);
        assert_eq!(graph.step(root), Step::Attack(0));
        // Every reply looked at, two of them open: what the two cost.
        graph.nodes[root].moves[0].waiting.clear();
        let replies = ["g9", "j6"].map(|reply| (reply.parse().unwrap(), format!("h8i9i7{reply}")));
        let children = replies.map(|(reply, moves)| {
            let child = graph.node(&at(&moves), |_| (FailedSearches { searches: 1, left: 400.0 }, None));
            graph.add_open(root, 0, reply, child);
            child
        });
        graph.update(root);
        let sum: f64 = children.iter().map(|&child| graph.nodes[child].cost).sum();
        assert!((graph.nodes[root].cost - sum).abs() < 1.0);
        let open = graph.nodes[root].moves[0].open.iter().map(|&(reply, _)| reply).collect();
        assert_eq!(graph.principal(root), (Some(seventh), open));
        // One is won as it stands, the other gets dearer, and then is won by a move without replies.
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
        // Each leaves one reply open; after the second move more is left to be done.
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
        graph.nodes[root].moves[0].spent = 100_000_000_000;
        assert_eq!(graph.step(root), Step::Attack(1));
        // However long it took, it is won once its replies are.
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
