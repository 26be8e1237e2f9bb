//! Writes a won graph as a certificate, or as the list of its quiet moves.
//!
//! The graph does not keep the VCTs, which take much memory; those of a certificate are found again, unless they were kept
//! ([`kept`](super::kept)).

use std::collections::{BTreeMap, HashMap, HashSet};

use super::super::extract::append;
use super::super::threads::on_threads;
use super::super::verdict::Limit;
use super::graph::{ChoiceId, Quiet, Won};
use super::worker::Worker;
use crate::board::{Point, Position};
use crate::proof::{Certificate, Node};

/// A position in which the attacker has no VCT, and the quiet move that wins there.
pub type Decision = (Position, Point);

/// The number of positions whose VCTs a thread finds again before it takes further ones.
const PART: usize = 64;

/// The number of such parts for each thread before what was found is written down, which bounds the memory of what waits.
const PARTS: usize = 16;

/// The won positions of a certificate in the order in which they are written down, each after those that follow from it.
#[derive(Default)]
struct Writer {
    wins: Vec<Winning>,
    written: HashMap<ChoiceId, usize>,
}

/// How a position is won.
enum Winning {
    /// By a VCT, which is searched again.
    Vct {
        /// The position with the attacker to move.
        position: Position,
        /// The limit on nodes of the search that found it.
        nodes: u64,
        /// The number of plies before the deadline of the whole search by which it must end: 1 for the threat of a quiet move,
        /// because the defender's pass is a ply but no stone; otherwise 0.
        less: usize,
    },
    /// By a quiet move. Its node names other positions by their places in the writer's list.
    Quiet(Node),
}

impl Writer {
    fn add(&mut self, win: Winning) -> usize {
        self.wins.push(win);
        self.wins.len() - 1
    }

    fn vct(&mut self, position: Position, nodes: u64, less: usize) -> usize {
        self.add(Winning::Vct { position, nodes, less })
    }
}

impl Worker<'_> {
    /// The certificate of a position that is won, whose VCTs all threads of the search find again. Only an interrupt prevents
    /// it.
    pub fn certificate(&mut self, root: ChoiceId) -> Result<Certificate, Limit> {
        let position = self.position.clone();
        let mut writer = Writer::default();
        self.write(root, &mut writer);
        let threads = self.search.budget.workers();
        // Where the nodes of each position are in the certificate.
        let (mut nodes, mut places) = (Vec::new(), Vec::new());
        for wins in writer.wins.chunks(PARTS * PART * threads) {
            let parts: Vec<&[Winning]> = wins.chunks(PART).collect();
            let find = |part: &&[Winning]| Worker::new(self.search, None).find_again(part);
            let found = self.graph.lend(|| on_threads(threads, &parts, find));
            let mut vcts = found.into_iter().flatten();
            for win in wins {
                places.push(match win {
                    Winning::Vct { .. } => append(&mut nodes, &vcts.next().expect("one for each")?),
                    Winning::Quiet(Node { attack, replies, otherwise }) => {
                        let replies = replies.iter().map(|(&reply, &next)| (reply, places[next])).collect();
                        nodes.push(Node {
                            attack: *attack,
                            replies,
                            otherwise: otherwise.map(|next| places[next]),
                        });
                        nodes.len() - 1
                    }
                });
            }
        }
        Ok(Certificate { position, root: places[places.len() - 1], nodes })
    }

    /// Adds a won position, which is on the board; returns its place.
    fn write(&mut self, id: ChoiceId, writer: &mut Writer) -> usize {
        if let Some(&place) = writer.written.get(&id) {
            return place;
        }
        let place = match self.graph.at(id).won {
            Some(Won::Vct(nodes)) => writer.vct(self.position.clone(), nodes, 0),
            Some(Won::Quiet(quiet)) => self.write_quiet(id, quiet, writer),
            None => unreachable!("only won positions are written"),
        };
        writer.written.insert(id, place);
        place
    }

    fn write_quiet(&mut self, id: ChoiceId, quiet: usize, writer: &mut Writer) -> usize {
        let quiet = &self.graph.at(id).quiet[quiet];
        let Quiet { attack, nodes, .. } = *quiet;
        let (closed, open) = (quiet.closed.clone(), quiet.open.clone());
        let attacker = self.position.to_move();
        self.make(attack);
        let mut otherwise = None;
        if self.position.five_points(attacker).is_empty() {
            otherwise = Some(writer.vct(self.position.with_turn(attacker), nodes, 1));
        }
        let mut replies = BTreeMap::new();
        for (reply, child) in open {
            self.make(reply);
            replies.insert(reply, self.write(child, writer));
            self.position.undo();
        }
        for &(reply, _) in closed.iter().filter(|(_, shared)| shared.is_none()) {
            self.make(reply);
            replies.insert(reply, writer.vct(self.position.clone(), self.search.effort.first, 0));
            self.position.undo();
        }
        for (reply, shared) in closed {
            if let Some(other) = shared {
                replies.insert(reply, replies[&other]);
            }
        }
        self.position.undo();
        writer.add(Winning::Quiet(Node { attack, replies, otherwise }))
    }

    /// The VCTs of those positions that are won by one, in their order.
    fn find_again(mut self, wins: &[Winning]) -> Vec<Result<Certificate, Limit>> {
        let vcts = wins.iter().filter_map(|win| match win {
            Winning::Vct { position, nodes, less } => Some((position, *nodes, *less)),
            Winning::Quiet(_) => None,
        });
        vcts.map(|(position, nodes, less)| {
            self.position = position.clone();
            self.same_vct(nodes, less).ok_or_else(|| {
                assert!(self.search.budget.stop.is_raised(), "what was found once is found again");
                Limit::Interrupted
            })
        })
        .collect()
    }

    /// The quiet moves of all positions that were won and of all positions that follow, each position once;
    /// where the root is won, only those that follow from it.
    pub fn decisions(&mut self) -> Vec<Decision> {
        let mut decisions = Vec::new();
        if !self.graph.choices.is_empty() {
            self.decide(0, &mut HashSet::new(), &mut decisions);
        }
        decisions
    }

    /// Descends into all moves of a position that is not won, and into the winning move of one that is.
    fn decide(&mut self, id: ChoiceId, seen: &mut HashSet<ChoiceId>, decisions: &mut Vec<Decision>) {
        let choice = self.graph.at(id);
        let moves = match choice.won {
            Some(Won::Vct(_)) => return,
            Some(Won::Quiet(quiet)) => quiet..quiet + 1,
            None => 0..choice.quiet.len(),
        };
        let is_won = choice.won.is_some();
        if !seen.insert(id) {
            return;
        }
        for quiet in moves {
            let quiet = &self.graph.at(id).quiet[quiet];
            let (attack, open) = (quiet.attack, quiet.open.clone());
            if is_won {
                decisions.push((self.position.clone(), attack));
            }
            self.make(attack);
            for (reply, child) in open {
                self.make(reply);
                self.decide(child, seen, decisions);
                self.position.undo();
            }
            self.position.undo();
        }
    }
}
