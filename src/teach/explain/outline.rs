//! A proof as an outline: the attacker's moves, indented under the replies that they answer.

use std::collections::{BTreeMap, HashMap};

use crate::board::{Color, Point};
use crate::proof::{Certificate, Node};
use crate::solve::Win;

/// An attacking move of the outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutlineStep {
    /// Its number: the moves of the longest line first, from 1, then all others in the order of the outline's
    /// rows.
    pub number: usize,
    /// The move.
    pub attack: Point,
    /// The only reply, where the row continues after it.
    pub reply: Option<Point>,
}

/// How a row ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowEnd {
    /// The last move of the row wins against every reply.
    Wins,
    /// The replies to the last move follow in the rows below.
    Below,
    /// The replies to the last move are deeper than the requested depth.
    Deeper,
    /// The row continues like the move with this number and point, which is shown in another row.
    As(usize, Point),
}

/// A row of the outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutlineRow {
    /// The replies that lead to this row; empty at the root.
    pub replies: Vec<Point>,
    /// Whether every reply that is not named leads to this row.
    pub elsewhere: bool,
    /// The level of indentation, from 0.
    pub depth: usize,
    /// The moves in this row: one, or a sequence of fours with their only replies.
    pub steps: Vec<OutlineStep>,
    /// How it ends.
    pub end: RowEnd,
}

/// A proof as an outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The side that attacks.
    pub attacker: Color,
    /// The rows from the top.
    pub rows: Vec<OutlineRow>,
    /// For each node of the certificate, its number, which does not depend on the outline's depth. Nodes that
    /// are alike have one number; `None` for nodes that no reply leads to.
    pub numbers: Vec<Option<usize>>,
}

impl Outline {
    /// The outline of a win's proof. Where `depth` is given, rows are indented no further.
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
        // The outline is first computed in full depth: the numbers do not depend on the depth, but which rows
        // are shown first does.
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

/// The move of a node and the representatives of the nodes after it.
type Shape = (Point, Vec<(Point, usize)>, Option<usize>);

/// For each node, its representative: the first of the nodes with the same move and the same continuations.
pub(super) fn alike(certificate: &Certificate) -> Vec<usize> {
    let nodes = &certificate.nodes;
    let mut first: HashMap<Shape, usize> = HashMap::new();
    let mut found: Vec<Option<usize>> = vec![None; nodes.len()];
    for start in 0..nodes.len() {
        // Children are handled before their parents. The path is kept in a list and not on the call stack,
        // because a chain of nodes may be long.
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
    /// For each representative, the number of links to it from other representatives.
    parents: Vec<usize>,
    depth: Option<usize>,
    numbers: Vec<Option<usize>>,
    next: usize,
    shown: Vec<bool>,
    rows: Vec<OutlineRow>,
}

impl OutlineWriter<'_> {
    /// The number of a node. A node without a number gets the next one.
    fn number(&mut self, node: usize) -> usize {
        let number = self.numbers[node].unwrap_or(self.next);
        self.numbers[node] = Some(number);
        self.next = self.next.max(number + 1);
        number
    }

    /// Writes a row and the rows below it.
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
            // A node that several nodes lead to begins a row of its own, so that it can be found.
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
    /// The representative of the node that answers them.
    pub next: usize,
    /// The named replies.
    pub replies: Vec<Point>,
    /// Whether the replies that are not named lead to the same continuation.
    pub elsewhere: bool,
}

/// The continuations after a node's move, for the replies that are legal; the one for all unnamed replies
/// comes last.
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
        // The longest line leads through d1, h1 and j1; its moves come first.
        assert_eq!(numbers, [1, 5, 5, 2, 3, 4, 4]);
        let shown: Vec<usize> = outline.rows.iter().flat_map(|r| r.steps.iter().map(|s| s.number)).collect();
        assert_eq!(shown, [1, 5, 4, 2, 3]);
        assert_eq!(outline.rows[1].replies.len(), 2, "b1 and c1 lead to the same");
        let deep = Outline::of(&win, Some(0));
        assert_eq!((deep.rows.len(), deep.rows[0].end), (1, RowEnd::Deeper));
        assert_eq!(deep.numbers, outline.numbers, "numbers are the same at every depth");
    }
}
