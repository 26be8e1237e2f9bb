//! Builds a certificate from the result of a search.

use std::collections::BTreeMap;

use super::vcf::attack::Attack;
use crate::board::{Point, Position};
use crate::proof::{Certificate, Node};

/// The certificate of a VCF: one node for each four, with its only reply. A move that leaves two five points
/// or makes the five needs no reply.
pub(super) fn certificate(position: &Position, attack: &Attack) -> Certificate {
    let forced = attack.steps.iter().enumerate().map(|(i, step)| Node {
        attack: step.attack,
        replies: BTreeMap::from([(step.reply, i + 1)]),
        otherwise: None,
    });
    let last = Node { attack: attack.last, replies: BTreeMap::new(), otherwise: None };
    Certificate { position: position.clone(), root: 0, nodes: forced.chain([last]).collect() }
}

/// Joins a first move, the certificate of its threat and the certificates of the answers to the replies that
/// touch the threat.
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

/// Appends the nodes of a certificate to a list; returns the index of its root in the list.
pub(super) fn append(nodes: &mut Vec<Node>, certificate: &Certificate) -> usize {
    let base = nodes.len();
    nodes.extend(certificate.nodes.iter().map(|node| Node {
        attack: node.attack,
        replies: node.replies.iter().map(|(&reply, &next)| (reply, next + base)).collect(),
        otherwise: node.otherwise.map(|next| next + base),
    }));
    base + certificate.root
}
