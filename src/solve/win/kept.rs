//! The VCTs that a search has found since its guide has seen a win, kept for the certificate.
//!
//! From then on most of what is found belongs to the proof, and to find it again would take up to an eighth of the whole
//! search's time. Elsewhere few of the VCTs are needed in the end, and they are found again ([`write`](super::write)).

use rustc_hash::FxHashMap;

use super::super::table::Rows;
use crate::board::{Point, Position};
use crate::proof::{Certificate, Node};

/// Certificates by the stones of their positions, within a bound on their memory.
#[derive(Default)]
pub(super) struct Kept {
    wins: FxHashMap<Rows, Box<[u16]>>,
    bytes: usize,
}

impl Kept {
    /// Keeps the certificate of a position if all take at most `room` bytes with it.
    pub fn add(&mut self, rows: Rows, win: &Certificate, room: usize) {
        if self.wins.contains_key(&rows) {
            return;
        }
        let Some(numbers) = packed(win) else { return };
        let bytes = bytes(&numbers);
        if self.bytes + bytes <= room {
            self.bytes += bytes;
            self.wins.insert(rows, numbers);
        }
    }

    /// The certificate of a position, which is not kept any longer.
    pub fn take(&mut self, rows: &Rows, position: &Position) -> Option<Certificate> {
        let numbers = self.wins.remove(rows)?;
        self.bytes -= bytes(&numbers);
        Some(unpacked(&numbers, position))
    }

    /// Forgets all if they take more than `room` bytes.
    pub fn fit(&mut self, room: usize) {
        if self.bytes > room {
            *self = Self::default();
        }
    }
}

/// The approximate memory of a certificate and its place in the table.
fn bytes(numbers: &[u16]) -> usize {
    2 * size_of::<(Rows, Box<[u16]>)>() + size_of_val(numbers)
}

/// Stands for no node.
const NONE: u16 = u16::MAX;

/// A certificate as numbers, which take a fraction of its memory: the root, and of each node the move, what answers all
/// other replies, the number of replies, and each reply with its answer. `None` where it has too many nodes.
fn packed(win: &Certificate) -> Option<Box<[u16]>> {
    if win.nodes.len() >= usize::from(NONE) {
        return None;
    }
    let mut numbers = vec![win.root as u16];
    for Node { attack, replies, otherwise } in &win.nodes {
        let otherwise = otherwise.map_or(NONE, |next| next as u16);
        numbers.extend([attack.index() as u16, otherwise, replies.len() as u16]);
        numbers.extend(replies.iter().flat_map(|(reply, &next)| [reply.index() as u16, next as u16]));
    }
    Some(numbers.into_boxed_slice())
}

/// The certificate of a position from its numbers.
///
/// # Panics
/// When the numbers are not those of a certificate.
fn unpacked(numbers: &[u16], position: &Position) -> Certificate {
    let (&root, mut rest) = numbers.split_first().expect("a root");
    let mut nodes = Vec::new();
    while let [attack, otherwise, replies, others @ ..] = rest {
        let (pairs, others) = others.split_at(2 * usize::from(*replies));
        let reply = |pair: &[u16]| (Point::from_index(pair[0].into()), usize::from(pair[1]));
        nodes.push(Node {
            attack: Point::from_index((*attack).into()),
            replies: pairs.chunks(2).map(reply).collect(),
            otherwise: (*otherwise != NONE).then_some((*otherwise).into()),
        });
        rest = others;
    }
    Certificate { position: position.clone(), root: root.into(), nodes }
}

#[cfg(test)]
mod tests {
    use super::super::candidates::Experience;
    use super::super::search::{Effort, Known, Search};
    use super::super::worker::{Worker, rows};
    use super::*;
    use crate::board::{Rule, notation};
    use crate::solve::{Budget, vct};

    #[test]
    fn what_is_kept_is_given_back_once_and_takes_no_more_than_its_room() {
        // Two open threes at once, and the same stones one row higher.
        let positions = ["B:g8h8i9i10,W:a1a15o1o15,b", "B:g9h9i10i11,W:a1a15o1o15,b"]
            .map(|text| notation::parse(text, Rule::Freestyle).unwrap());
        let wins = positions.each_ref().map(|position| {
            vct::solve(position, &Budget::default()).verdict.proven().unwrap().certificate.clone()
        });
        assert!(wins.iter().all(|win| win.nodes.iter().any(|node| node.replies.len() > 1)));
        let mut kept = Kept::default();
        for (position, win) in positions.iter().zip(&wins).cycle().take(4) {
            kept.add(rows(position), win, 1 << 20);
        }
        let all = kept.bytes;
        kept.fit(all);
        for (position, win) in positions.iter().zip(&wins) {
            assert_eq!(kept.take(&rows(position), position).as_ref(), Some(win));
            assert_eq!(kept.take(&rows(position), position), None);
        }
        assert_eq!(kept.bytes, 0);
        for (room, number) in [(all - 1, 1), (all, 2)] {
            for (position, win) in positions.iter().zip(&wins) {
                kept.add(rows(position), win, room);
            }
            assert_eq!(kept.wins.len(), number);
        }
        kept.fit(kept.bytes - 1);
        assert_eq!((kept.wins.len(), kept.bytes), (0, 0));
    }

    #[test]
    fn what_is_kept_is_what_would_be_found_again() {
        let position = notation::parse("h5j5j9j11g8k8", Rule::Freestyle).unwrap();
        let budget = Budget { nodes: Some(600_000), ..Budget::default() };
        let effort = Effort { first: 1_000, again: 7_000, trusting: false };
        let search = |known| Search::new(&position, &budget, effort, known);
        let win = |search: &Search| search.run(None, &mut Experience::default()).unwrap().unwrap();
        let number = |search: &Search| search.enter().kept().wins.len();
        let first = search(Known::NOTHING);
        win(&first);
        assert_eq!(number(&first), 0, "no guide has seen a win");
        let attack = Worker::new(&first, None).decisions()[0].1;
        let decided = |other: &Position| (other.count() == position.count()).then_some(attack);
        let second = search(Known { decided: &decided, ..Known::NOTHING });
        let root = win(&second);
        let kept = number(&second);
        let [one, other] = [(); 2].map(|()| Worker::new(&second, None).certificate(root).unwrap());
        let left = number(&second);
        assert!(kept > left + 20, "{left} of {kept} are left");
        assert_eq!(one, other);
    }
}
