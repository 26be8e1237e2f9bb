//! The longest line of play in a certificate.

use std::collections::HashMap;

use super::tree::Certificate;
use crate::board::{Point, Position};

impl Certificate {
    /// The line from the root to the five along which the defender holds out longest: every stone of both sides, the
    /// defender's counter-fours and replies elsewhere included.
    ///
    /// The certificate should be one that the checker accepts. In any other certificate the line ends where
    /// the certificate has no answer.
    pub fn longest_line(&self) -> Vec<Point> {
        self.longest_line_from(&self.position, self.root)
    }

    /// The line, from a node to the five, along which the defender delays the five longest. The node's move
    /// must be the next move in `position`.
    pub fn longest_line_from(&self, position: &Position, node: usize) -> Vec<Point> {
        let mut walk = Walk { certificate: self, board: position.clone(), known: HashMap::new() };
        let mut line = Vec::new();
        let mut node = Some(node);
        while let Some(at) = node {
            let Best { moves, next, .. } = walk.best(at);
            for &point in &moves {
                if walk.board.make(point).is_err() {
                    return line;
                }
                line.push(point);
            }
            node = next;
        }
        line
    }

    /// The nodes that play the attacking moves of a line, from the root on, as long as the line agrees with
    /// the certificate.
    pub fn nodes_along(&self, line: &[Point]) -> Vec<usize> {
        let mut nodes = Vec::new();
        let mut at = Some(self.root);
        for pair in line.chunks(2) {
            let Some(node) = at.filter(|&node| self.nodes[node].attack == pair[0]) else { break };
            nodes.push(node);
            at = pair.get(1).and_then(|&reply| self.nodes[node].answer(reply));
        }
        nodes
    }
}

/// The last two moves of a win, where the side to move cannot stop the other's five: a stone on a five point, or on the
/// first legal point where it may not play there, and the five. Where renju leaves Black no legal move at all, its
/// forbidden move ends the game.
pub(crate) fn last_moves(board: &Position) -> Vec<Point> {
    let fives = board.five_points(board.to_move().other());
    let on_five = fives.iter().find(|&point| board.may_play(point));
    let reply = on_five.or_else(|| board.legal_moves().next());
    let five = fives.iter().find(|&point| Some(point) != reply);
    reply.into_iter().chain(five).collect()
}

struct Walk<'a> {
    certificate: &'a Certificate,
    board: Position,
    /// The number of plies from a node in a position, by the position's hash: a false match would only give a
    /// wrong length.
    known: HashMap<(usize, u64), usize>,
}

/// The continuation from a node along which the defender delays the five longest: the node's move and the
/// reply (or the moves up to the five where the win is near), the next node, and the total number of plies.
struct Best {
    moves: Vec<Point>,
    next: Option<usize>,
    plies: usize,
}

impl Walk<'_> {
    fn best(&mut self, at: usize) -> Best {
        let node = &self.certificate.nodes[at];
        let attacker = self.board.to_move();
        let end = |moves: Vec<Point>| Best { plies: moves.len(), moves, next: None };
        if self.board.is_empty(node.attack) && self.board.makes_five(attacker, node.attack) {
            return end(vec![node.attack]);
        }
        if self.board.make(node.attack).is_err() {
            return end(Vec::new());
        }
        let fives: Vec<Point> = self.board.five_points(attacker).iter().collect();
        let best = match fives[..] {
            [five] if self.board.may_play(five) => self.after(at, five, node.answer(five)),
            [_, ..] => end([node.attack].into_iter().chain(last_moves(&self.board)).collect()),
            [] => {
                let elsewhere = self.board.legal_moves().find(|point| !node.replies.contains_key(point));
                let listed: Vec<(Point, usize)> = node
                    .replies
                    .iter()
                    .map(|(&point, &next)| (point, next))
                    .chain(elsewhere.zip(node.otherwise))
                    .filter(|(point, _)| self.board.may_play(*point))
                    .collect();
                let ways = listed.into_iter().map(|(reply, next)| self.after(at, reply, Some(next)));
                // Among equally long continuations the first is taken, so that the line is the same every
                // time.
                ways.reduce(|best, way| if way.plies > best.plies { way } else { best })
                    .unwrap_or_else(|| end(vec![node.attack]))
            }
        };
        self.board.undo();
        best
    }

    /// The continuation after this reply; the node's own move is on the board.
    fn after(&mut self, at: usize, reply: Point, next: Option<usize>) -> Best {
        let moves = vec![self.certificate.nodes[at].attack, reply];
        let plies = match next {
            Some(next) if self.board.make(reply).is_ok() => {
                let key = (next, self.board.hash());
                let rest = match self.known.get(&key) {
                    Some(&plies) => plies,
                    None => self.best(next).plies,
                };
                self.known.insert(key, rest);
                self.board.undo();
                rest + 2
            }
            _ => 2,
        };
        Best { moves, next, plies }
    }
}

#[cfg(test)]
mod tests {
    use crate::proof::parse;

    #[test]
    fn the_longest_defence_is_followed() {
        for (position, nodes, longest) in [
            // After an open three, a reply that closes an end delays the five longest; a reply elsewhere
            // delays it no longer.
            (
                "B:g8h8h9h10,W:a1a3o1,b",
                r#"{"move": "h11", "replies": {"h7": 1, "h12": 2}, "otherwise": 2}, {"move": "h12"}, {"move": "h7"}"#,
                &["h11", "h7", "h12"][..],
            ),
            // A reply that is not listed delays the five longest.
            (
                "B:g8h8c3c4c5,W:c2a15o15o1,b",
                r#"{"move": "i8", "replies": {"j8": 1}, "otherwise": 2}, {"move": "f8"},
                {"move": "c6", "replies": {"c7": 3}}, {"move": "j8"}"#,
                &["i8", "a1", "c6", "c7", "j8", "f8", "k8"],
            ),
        ] {
            let text = format!(
                r#"{{"format": "yonsan-proof", "version": 1, "rule": "freestyle", "attacker": "black",
                "position": "{position}", "root": 0, "nodes": [{nodes}]}}"#
            );
            let line = parse(&text).unwrap().longest_line();
            assert_eq!(line.iter().map(ToString::to_string).collect::<Vec<_>>(), longest, "{position}");
        }
    }
}
