//! From a search's result to a certificate that anyone can check.

use std::collections::BTreeMap;

use super::vcf::attack::Attack;
use crate::board::{Point, Position};
use crate::proof::{Certificate, Node};

/// The certificate of a run of fours: one node a four, each with its only reply; a move that leaves two
/// five points, or makes the five, needs no reply.
pub(super) fn certificate(position: &Position, attack: &Attack) -> Certificate {
    let forced = attack.steps.iter().enumerate().map(|(i, step)| Node {
        attack: step.attack,
        replies: BTreeMap::from([(step.reply, i + 1)]),
        otherwise: None,
    });
    let last = Node { attack: attack.last, replies: BTreeMap::new(), otherwise: None };
    Certificate { position: position.clone(), root: 0, nodes: forced.chain([last]).collect() }
}

/// One certificate out of a first move, what it threatens, and the answers to the replies that touch it.
pub(super) fn join(
    position: &Position,
    attack: Point,
    threat: Option<&Certificate>,
    answers: &[(Point, &Certificate)],
) -> Certificate {
    let mut nodes = Vec::new();
    let otherwise = threat.map(|threat| append(&mut nodes, threat));
    let replies =
        answers.iter().map(|(reply, certificate)| (*reply, append(&mut nodes, certificate))).collect();
    nodes.push(Node { attack, replies, otherwise });
    Certificate { position: position.clone(), root: nodes.len() - 1, nodes }
}

/// Adds the nodes of a certificate to others; the index of its root among them.
pub(super) fn append(nodes: &mut Vec<Node>, certificate: &Certificate) -> usize {
    let base = nodes.len();
    nodes.extend(certificate.nodes.iter().map(|node| Node {
        attack: node.attack,
        replies: node.replies.iter().map(|(&reply, &next)| (reply, next + base)).collect(),
        otherwise: node.otherwise.map(|next| next + base),
    }));
    base + certificate.root
}
