//! A proof as an outline: the attacker's moves, indented under the replies that they answer.

use std::collections::{BTreeMap, HashMap};

use crate::board::{Color, Point};
use crate::proof::{Certificate, Node};
use crate::solve::Win;

/// An attacking move of the outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutlineStep {
    /// Its number: the moves of the longest line first, from 1, then all others in the order in which the
    /// whole outline is read.
    pub number: usize,
    /// The move.
    pub attack: Point,
    /// The only reply, where the line goes on after it.
    pub reply: Option<Point>,
}

/// How a row ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowEnd {
    /// With a move that wins whatever the reply.
    Wins,
    /// With a move whose replies stand below.
    Below,
    /// With a move whose replies are deeper than was asked for.
    Deeper,
    /// It goes on as the move of this number, which is shown elsewhere.
    As(usize, Point),
}

/// A row of the outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutlineRow {
    /// Replies that lead here; none at the root.
    pub replies: Vec<Point>,
    /// Whether every reply that is not named leads here.
    pub elsewhere: bool,
    /// How far it is indented.
    pub depth: usize,
    /// The moves on this row: one, or a run of fours with their only replies.
    pub steps: Vec<OutlineStep>,
    /// How it ends.
    pub end: RowEnd,
}

/// A proof as an outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// Who attacks.
    pub attacker: Color,
    /// The rows from the top.
    pub rows: Vec<OutlineRow>,
    /// The number of each of the certificate's nodes, however deep the outline is; nodes that are alike share
    /// one, and those that no reply leads to have none.
    pub numbers: Vec<Option<usize>>,
}

impl Outline {
    /// The outline of a win's proof. Where a depth is given, rows are indented no further than that.
    pub fn of(win: &Win, depth: Option<usize>) -> Self {
        let certificate = &win.certificate;
        let alike = alike(certificate);
        let mut shared = vec![0; certificate.nodes.len()];
        for (_, node) in certificate.nodes.iter().enumerate().filter(|(i, _)| alike[*i] == *i) {
            node.children().for_each(|child| shared[alike[child]] += 1);
        }
        let mut writer = OutlineWriter {
            certificate,
            alike: &alike,
            parents: shared,
            depth: None,
            numbers: vec![None; certificate.nodes.len()],
            next: 1,
            shown: vec![false; certificate.nodes.len()],
            rows: Vec::new(),
        };
        for node in certificate.nodes_along(&win.line) {
            writer.number(alike[node]);
        }
        // The whole outline comes first: the numbers do not depend on the depth, but what is shown first does.
        for depth in [None].into_iter().chain(depth.map(Some)) {
            writer.shown.fill(false);
            writer.rows.clear();
            writer.depth = depth;
            writer.row(Vec::new(), false, alike[certificate.root], 0);
        }
        let OutlineWriter { numbers, rows, .. } = writer;
        let numbers = alike.iter().map(|&node| numbers[node]).collect();
        Self { attacker: certificate.attacker(), rows, numbers }
    }
}

/// A node's move and the nodes that stand for its continuations.
type Shape = (Point, Vec<(Point, usize)>, Option<usize>);

/// For each node, the node that stands for all nodes with the same move and the same continuations.
pub(super) fn alike(certificate: &Certificate) -> Vec<usize> {
    let nodes = &certificate.nodes;
    let mut first: HashMap<Shape, usize> = HashMap::new();
    let mut found: Vec<Option<usize>> = vec![None; nodes.len()];
    for start in 0..nodes.len() {
        // Children come before their parents. The way down is kept in a list and not on the call stack, because a
        // chain may be long.
        let mut way = vec![start];
        while let Some(&at) = way.last() {
            let open = nodes[at].children().find(|&child| found[child].is_none());
            if let Some(child) = open.filter(|_| found[at].is_none()) {
                way.push(child);
                continue;
            }
            way.pop();
            let node = &nodes[at];
            let known = |child: usize| found[child].unwrap_or(child);
            let replies = node.replies.iter().map(|(&point, &child)| (point, known(child))).collect();
            let key = (node.attack, replies, node.otherwise.map(known));
            found[at] = Some(*first.entry(key).or_insert(at));
        }
    }
    found.into_iter().enumerate().map(|(i, node)| node.unwrap_or(i)).collect()
}

struct OutlineWriter<'a> {
    certificate: &'a Certificate,
    alike: &'a [usize],
    /// For each node, how many of the nodes that stand for others name it.
    parents: Vec<usize>,
    depth: Option<usize>,
    numbers: Vec<Option<usize>>,
    next: usize,
    shown: Vec<bool>,
    rows: Vec<OutlineRow>,
}

impl OutlineWriter<'_> {
    /// The number of a node. A node that has none yet gets the next one.
    fn number(&mut self, node: usize) -> usize {
        let number = self.numbers[node].unwrap_or(self.next);
        self.numbers[node] = Some(number);
        self.next = self.next.max(number + 1);
        number
    }

    /// Writes a row and what stands below it.
    fn row(&mut self, replies: Vec<Point>, elsewhere: bool, start: usize, depth: usize) {
        let certificate = self.certificate;
        let mut steps = Vec::new();
        let mut at = start;
        let mut below: Option<&Node> = None;
        let end = loop {
            let node = &certificate.nodes[at];
            if self.shown[at] {
                break RowEnd::As(self.number(at), node.attack);
            }
            self.shown[at] = true;
            let step = OutlineStep { number: self.number(at), attack: node.attack, reply: None };
            let only = node.replies.first_key_value().filter(|_| node.replies.len() == 1);
            let Some((&reply, &next)) = only.filter(|_| node.otherwise.is_none()) else {
                steps.push(step);
                if node.children().next().is_none() {
                    break RowEnd::Wins;
                }
                if !self.room(depth) {
                    break RowEnd::Deeper;
                }
                below = Some(node);
                break RowEnd::Below;
            };
            at = self.alike[next];
            // A node that other nodes lead to as well begins a row of its own, so that it can be found.
            if self.parents[at] > 1 && !self.shown[at] && self.room(depth) {
                steps.push(step);
                below = Some(node);
                break RowEnd::Below;
            }
            steps.push(OutlineStep { reply: Some(reply), ..step });
        };
        self.rows.push(OutlineRow { replies, elsewhere, depth, steps, end });
        let Some(node) = below else { return };
        for way in ways(node, self.alike, |_| true) {
            self.row(way.replies, way.elsewhere, way.next, depth + 1);
        }
    }

    fn room(&self, depth: usize) -> bool {
        self.depth.is_none_or(|most| depth < most)
    }
}

/// Replies to a move that lead to the same continuation.
pub(super) struct Way {
    /// The node that answers them.
    pub next: usize,
    /// The replies that are named.
    pub replies: Vec<Point>,
    /// Whether the replies that are not named lead here too.
    pub elsewhere: bool,
}

/// The ways on from a node by the replies that are legal, those elsewhere last.
pub(super) fn ways(node: &Node, alike: &[usize], legal: impl Fn(Point) -> bool) -> Vec<Way> {
    let mut ways: BTreeMap<usize, Way> = BTreeMap::new();
    let named = node.replies.iter().filter(|(reply, _)| legal(**reply));
    let named = named.map(|(&reply, &next)| (Some(reply), next));
    for (reply, next) in named.chain(node.otherwise.map(|next| (None, next))) {
        let next = alike[next];
        let way = ways.entry(next).or_insert(Way { next, replies: Vec::new(), elsewhere: false });
        way.replies.extend(reply);
        way.elsewhere |= reply.is_none();
    }
    let mut ways: Vec<Way> = ways.into_values().collect();
    ways.sort_by_key(|way| (way.elsewhere, way.replies.first().copied()));
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::parse;
    use crate::solve::Class;

    #[test]
    fn alike_is_folded_and_shared_is_shown_once() {
        let text = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle", "attacker": "black",
            "position": "B:h8,W:,b", "root": 0, "nodes": [
                {"move": "a1", "replies": {"b1": 1, "c1": 2, "d1": 3}, "otherwise": 4},
                {"move": "e1", "replies": {"f1": 5}},
                {"move": "e1", "replies": {"f1": 6}},
                {"move": "g1", "replies": {"h1": 4}},
                {"move": "i1", "replies": {"j1": 5, "k1": 6}, "otherwise": 6},
                {"move": "o1"},
                {"move": "o1"}
            ]}"#;
        let certificate = parse(text).unwrap();
        let win = Win::new(Class::Win, certificate);
        let outline = Outline::of(&win, None);
        let numbers: Vec<usize> = outline.numbers.iter().map(|n| n.unwrap()).collect();
        // The longest line goes over d1, h1 and j1; its moves come first.
        assert_eq!(numbers, [1, 5, 5, 2, 3, 4, 4]);
        let shown: Vec<usize> = outline.rows.iter().flat_map(|r| r.steps.iter().map(|s| s.number)).collect();
        assert_eq!(shown, [1, 5, 4, 2, 3]);
        assert_eq!(outline.rows[1].replies.len(), 2, "b1 and c1 lead to the same");
        let deep = Outline::of(&win, Some(0));
        assert_eq!((deep.rows.len(), deep.rows[0].end), (1, RowEnd::Deeper));
        assert_eq!(deep.numbers, outline.numbers, "numbers are the same at every depth");
    }
}
