//! From a search's result to a certificate that anyone can check.

use std::collections::BTreeMap;

use super::vcf::Attack;
use crate::board::Position;
use crate::proof::{Certificate, Node};

/// The certificate of a run of fours: one node a four, each with its only reply; a move that leaves two
/// five points, or makes the five, needs no reply.
pub fn certificate(position: &Position, attack: &Attack) -> Certificate {
    let forced = attack.steps.iter().enumerate().map(|(i, step)| Node {
        attack: step.attack,
        replies: BTreeMap::from([(step.reply, i + 1)]),
        otherwise: None,
    });
    let last = Node { attack: attack.last, replies: BTreeMap::new(), otherwise: None };
    Certificate { position: position.clone(), root: 0, nodes: forced.chain([last]).collect() }
}
