//! Compares the longest line of a certificate with all lines over the replies that it lists.

use yonsan::board::{Position, notation};
use yonsan::proof::Certificate;
use yonsan::solve::vct;

use crate::support::positions::{CLAIMS, nodes, position_of, rows};

/// Small certificates of wins that contain threes.
fn certificates() -> Vec<Certificate> {
    let found = rows(CLAIMS).filter_map(|row| {
        vct::solve(&position_of(&row), &nodes(2_000)).verdict.proven().map(|win| win.certificate.clone())
    });
    found.filter(|certificate| certificate.nodes.len() < 150).collect()
}

/// Plies from a node to the five when every listed reply is tried, and after a four its blocks.
fn longest(certificate: &Certificate, board: &mut Position, at: usize) -> usize {
    let node = &certificate.nodes[at];
    let attacker = board.to_move();
    board.make(node.attack).unwrap();
    let fives = board.five_points(attacker);
    let plies = if board.winner() == Some(attacker) {
        1
    } else if fives.len() > 1 {
        3
    } else {
        let replies: Vec<_> = match fives.iter().next() {
            Some(five) => vec![five],
            None => node.replies.keys().copied().filter(|&reply| board.is_empty(reply)).collect(),
        };
        let after = replies.into_iter().map(|reply| {
            let next = node.answer(reply).unwrap();
            board.make(reply).unwrap();
            let plies = longest(certificate, board, next);
            board.undo();
            plies + 2
        });
        after.max().unwrap_or(1)
    };
    board.undo();
    plies
}

#[test]
fn no_listed_reply_holds_out_longer_than_the_longest_line() {
    let certificates = certificates();
    assert!(certificates.len() > 20, "{}", certificates.len());
    let mut long = 0;
    for certificate in certificates {
        let line = certificate.longest_line();
        let name = notation::write(&certificate.position);
        let least = longest(&certificate, &mut certificate.position.clone(), certificate.root);
        assert!(line.len() >= least, "{name}: {} < {least}", line.len());
        assert_eq!(line.len() % 2, 1, "{name}: the attacker has the last word");
        let nodes = certificate.nodes_along(&line);
        let mut board = certificate.position.clone();
        for (i, pair) in line.chunks(2).enumerate() {
            assert_eq!(board.winner(), None, "{name}");
            if let Some(&node) = nodes.get(i) {
                assert_eq!(certificate.nodes[node].attack, pair[0], "{name}");
            }
            for &point in pair {
                board.make(point).unwrap();
            }
        }
        assert_eq!(board.winner(), Some(certificate.attacker()), "{name}");
        // Where a four leaves two points for the five, no node says which one is played.
        assert!(
            nodes.len() + 1 >= line.len().div_ceil(2),
            "{name}: {} nodes on {} plies",
            nodes.len(),
            line.len()
        );
        long = long.max(line.len());
    }
    assert!(long > 20, "{long}");
}
