//! The certificate: a strategy of the attacker with an answer to every legal reply.

use std::collections::BTreeMap;

use serde::Serialize;

use super::error::{Field, FormError, Place};
use crate::board::{Color, Point, Position};

/// The claim that the side to move wins by force, with the winning strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The position in which the win begins, with its rule; the side to move is the attacker.
    pub position: Position,
    /// The index of the node that gives the first move.
    pub root: usize,
    /// A directed graph without cycles; nodes refer to each other by their index in this list.
    pub nodes: Vec<Node>,
}

/// A position with the attacker to move: the attacker's move, and the answer to each reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Node {
    /// The attacker's move.
    #[serde(rename = "move")]
    pub attack: Point,
    /// The replies that have their own answer, each with the index of the node that is the answer.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub replies: BTreeMap<Point, usize>,
    /// The index of the node that answers all other replies: it carries out the threat of the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<usize>,
}

impl Node {
    /// The indices of the nodes that this node names, in the order of the replies, with `otherwise` last.
    pub fn children(&self) -> impl Iterator<Item = usize> + '_ {
        self.replies.values().copied().chain(self.otherwise)
    }

    /// The index of the node that answers a reply: the listed one, otherwise `otherwise`; `None` where there
    /// is neither.
    pub fn answer(&self, reply: Point) -> Option<usize> {
        self.replies.get(&reply).copied().or(self.otherwise)
    }
}

impl Certificate {
    /// The side that claims the win, which is the side to move.
    pub const fn attacker(&self) -> Color {
        self.position.to_move()
    }

    /// Checks the form of the certificate: its [graph](Self::graph), and that no side has a five in its
    /// position.
    ///
    /// # Errors
    /// When the form is wrong: the fault.
    pub fn form(&self) -> Result<(), FormError> {
        self.graph()?;
        match self.position.winner() {
            Some(winner) => Err(FormError::FiveAtRoot(winner)),
            None => Ok(()),
        }
    }

    /// Checks that there are nodes, all indices are in range and no node, reached or not, leads back to itself.
    ///
    /// # Errors
    /// When one of these conditions does not hold: the fault.
    pub fn graph(&self) -> Result<(), FormError> {
        let nodes = self.nodes.len();
        let in_range = |place, name, index| {
            let out = FormError::OutOfRange { field: Field::new(place, name), index: index as u64, nodes };
            if index < nodes { Ok(()) } else { Err(out) }
        };
        if nodes == 0 {
            return Err(FormError::NoNodes);
        }
        in_range(Place::Top, "root", self.root)?;
        for (i, node) in self.nodes.iter().enumerate() {
            for &index in node.replies.values() {
                in_range(Place::Node(i), "replies", index)?;
            }
            node.otherwise.map_or(Ok(()), |index| in_range(Place::Node(i), "otherwise", index))?;
        }
        self.on_a_cycle().map_or(Ok(()), |node| Err(FormError::Cycle { node }))
    }

    /// A node that can be reached from itself. The path is kept in a list and not on the call stack, because
    /// a chain of nodes may be long.
    fn on_a_cycle(&self) -> Option<usize> {
        #[derive(Clone, Copy, PartialEq)]
        enum Seen {
            No,
            Above,
            Done,
        }
        let mut seen = vec![Seen::No; self.nodes.len()];
        for start in 0..self.nodes.len() {
            if seen[start] != Seen::No {
                continue;
            }
            seen[start] = Seen::Above;
            let mut way = vec![(start, self.nodes[start].children())];
            while let Some((node, children)) = way.last_mut() {
                match children.next() {
                    None => {
                        seen[*node] = Seen::Done;
                        way.pop();
                    }
                    Some(child) => match seen[child] {
                        Seen::Done => {}
                        Seen::Above => return Some(child),
                        Seen::No => {
                            seen[child] = Seen::Above;
                            way.push((child, self.nodes[child].children()));
                        }
                    },
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Rule;

    fn chain(length: usize, last: Option<usize>) -> Certificate {
        let node = |i| Node {
            attack: Point::CENTRE,
            replies: BTreeMap::new(),
            otherwise: if i + 1 < length { Some(i + 1) } else { last },
        };
        Certificate {
            position: Position::new(Rule::Freestyle),
            root: length - 1,
            nodes: (0..length).map(node).collect(),
        }
    }

    #[test]
    fn long_chains_are_followed_to_their_end() {
        assert_eq!(chain(300_000, None).form(), Ok(()));
        let ring = chain(300_000, Some(7)).form();
        assert_eq!(ring, Err(FormError::Cycle { node: 7 }));
        assert_eq!(chain(1, Some(0)).form(), Err(FormError::Cycle { node: 0 }));
    }

    #[test]
    fn shared_nodes_are_no_cycle_and_unreached_ones_are_looked_at() {
        let mut diamond = chain(4, None);
        diamond.nodes[0].replies = [(Point::CENTRE, 3), (Point::from_index(0), 2)].into();
        assert_eq!(diamond.form(), Ok(()));
        diamond.nodes[3].replies = [(Point::CENTRE, 1)].into();
        diamond.root = 0;
        assert!(matches!(diamond.form(), Err(FormError::Cycle { .. })));
        let mut unreached = chain(3, Some(1));
        unreached.nodes[0].otherwise = None;
        unreached.root = 0;
        assert!(matches!(unreached.form(), Err(FormError::Cycle { .. })));
    }

    #[test]
    fn indices_are_kept_in_range() {
        let out = |certificate: &Certificate| match certificate.form() {
            Err(FormError::OutOfRange { field, index, .. }) => format!("{field} {index}"),
            other => panic!("{other:?}"),
        };
        let mut certificate = chain(2, Some(2));
        assert_eq!(out(&certificate), "nodes[1].otherwise 2");
        certificate.nodes[0].replies.insert(Point::CENTRE, 9);
        assert_eq!(out(&certificate), "nodes[0].replies 9");
        certificate.root = 2;
        assert_eq!(out(&certificate), "root 2");
        certificate.nodes.clear();
        assert_eq!(certificate.form(), Err(FormError::NoNodes));
    }
}
