//! The nodes of a proof one by one: for each a line of moves that leads to it, and why its move works there.

use std::collections::VecDeque;

use super::along;
use super::outline;
use super::reason::MoveReason;
use crate::board::{FiveStop, Point, PointSet, Position};
use crate::proof::{Certificate, Node};
use crate::solve::Win;

/// A node of a proof, in the position where it is visited first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// The moves of both sides that lead to it from the root.
    pub way: Vec<Point>,
    /// Why its move works in that position. The moves that it serves and the replies that the proof names are
    /// left out: the nodes after it give them.
    pub reason: MoveReason,
}

/// The certificate with all nodes merged that have the same move and the same continuations.
pub(crate) fn folded(certificate: &Certificate) -> Certificate {
    let alike = outline::alike(certificate);
    let kept: Vec<usize> = (0..alike.len()).filter(|&node| alike[node] == node).collect();
    let place = |node: usize| kept.partition_point(|&before| before < alike[node]);
    let node = |&at: &usize| {
        let Node { attack, replies, otherwise } = &certificate.nodes[at];
        let replies = replies.iter().map(|(&point, &next)| (point, place(next))).collect();
        Node { attack: *attack, replies, otherwise: otherwise.map(place) }
    };
    Certificate {
        position: certificate.position.clone(),
        root: place(certificate.root),
        nodes: kept.iter().map(node).collect(),
    }
}

/// The nodes of a win's proof, in the order of the certificate; `None` for nodes that no reply leads to. The
/// longest line is walked first, then all others in order of their length.
pub(crate) fn guide(win: &Win) -> Vec<Option<Met>> {
    let certificate = &win.certificate;
    let mut guide = Guide {
        certificate,
        named: named(certificate),
        met: vec![None; certificate.nodes.len()],
        open: VecDeque::new(),
    };
    for (i, node) in certificate.nodes_along(&win.line).into_iter().enumerate() {
        guide.meet(node, &win.line[..2 * i]);
    }
    while let Some((node, way)) = guide.open.pop_front() {
        guide.meet(node, &way);
    }
    guide.met
}

struct Guide<'a> {
    certificate: &'a Certificate,
    named: PointSet,
    met: Vec<Option<Met>>,
    open: VecDeque<(usize, Vec<Point>)>,
}

impl Guide<'_> {
    /// Explains a node that was not visited before, and visits those after it.
    fn meet(&mut self, at: usize, way: &[Point]) {
        let node = &self.certificate.nodes[at];
        if self.met[at].is_some() {
            return;
        }
        let line = [way, &[node.attack]].concat();
        let Ok(board) = self.certificate.position.clone().after(&line) else { return };
        let forced = match board.five_stop() {
            FiveStop::Only(only) if board.winner().is_none() => Some(only),
            FiveStop::Only(_) | FiveStop::NotNeeded | FiveStop::Impossible => None,
        };
        let told: Vec<Point> = line.iter().copied().chain(forced).collect();
        let reasons = along::explain_line(self.certificate, &told, |_| None);
        let Some(reason) = reasons.into_iter().last().filter(|reason| reason.attack == node.attack) else {
            return;
        };
        let reason = MoveReason { serves: Vec::new(), defences: Vec::new(), ..reason };
        let decides = reason.decides;
        self.met[at] = Some(Met { way: way.to_vec(), reason });
        if decides {
            return;
        }
        let next = ways_on(node, &board, &self.named);
        self.open.extend(next.into_iter().map(|(reply, next)| (next, [&line[..], &[reply]].concat())));
    }
}

/// All points that a certificate names. As the reply that stands for all unnamed ones, a point outside this
/// set is preferred.
pub(in crate::teach) fn named(certificate: &Certificate) -> PointSet {
    let points = |node: &Node| node.replies.keys().copied().chain([node.attack]).collect::<Vec<_>>();
    certificate.nodes.iter().flat_map(points).collect()
}

/// The replies after a node's move, each with the node that answers it: the only reply to a four, otherwise every reply
/// that the node names and one elsewhere. The move is on the board.
pub(in crate::teach) fn ways_on(node: &Node, board: &Position, named: &PointSet) -> Vec<(Point, usize)> {
    match board.five_stop() {
        _ if board.winner().is_some() => return Vec::new(),
        FiveStop::Impossible => return Vec::new(),
        FiveStop::Only(five) => return node.answer(five).map(|next| (five, next)).into_iter().collect(),
        FiveStop::NotNeeded => {}
    }
    let replies = node.replies.iter().filter(|(point, _)| board.may_play(**point));
    let free = |point: &Point| !node.replies.contains_key(point);
    let far = board.legal_moves().find(|&point| !named.contains(point));
    let elsewhere = far.or_else(|| board.legal_moves().find(free)).zip(node.otherwise);
    replies.map(|(&point, &next)| (point, next)).chain(elsewhere).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::check::{Outcome, check};
    use crate::solve::{Budget, Class, goal};

    fn won(class: Class, text: &str) -> Win {
        let position = notation::parse(text, Rule::Freestyle).unwrap();
        goal::solve(class, &position, &Budget::default()).verdict.proven().unwrap().clone()
    }

    #[test]
    fn the_way_leads_to_its_node() {
        let win = won(Class::Vct, "h11k9h6g7k5j9h8h7i8i9h9k7g10");
        let certificate = &win.certificate;
        let met = guide(&win);
        assert_eq!(met.len(), certificate.nodes.len());
        for (node, met) in met.iter().enumerate() {
            let met = met.as_ref().expect("a search writes no node that is not reached");
            let line = [&met.way[..], &[certificate.nodes[node].attack]].concat();
            assert_eq!(certificate.nodes_along(&line).last(), Some(&node));
            assert_eq!(met.reason.attack, certificate.nodes[node].attack);
        }
        assert!(certificate.nodes.iter().any(|node| node.otherwise.is_some()), "elsewhere is tried too");
    }

    #[test]
    fn folding_keeps_the_proof() {
        let win = won(Class::Vct, "h11k9h6g7k5j9h8h7i8i9h9k7g10");
        let folded = folded(&win.certificate);
        assert!(folded.nodes.len() < win.certificate.nodes.len(), "{}", folded.nodes.len());
        assert_eq!(check(&folded, 1_000_000).outcome, Outcome::Valid);
        assert_eq!(folded.longest_line().len(), win.line.len());
        assert_eq!(super::folded(&folded), folded, "there is nothing left to fold");
    }

    #[test]
    fn a_reply_that_is_forced_is_told() {
        let win = won(Class::Vcf, "B:f8g8h8i9i10,W:e8c3d12l4m11,b");
        let met = guide(&win);
        let first = met[win.certificate.root].as_ref().unwrap();
        assert_eq!((first.way.len(), first.reason.reply.map(|p| p.to_string())), (0, Some("j8".into())));
    }
}
