//! A proof as a tree of moves with comments, for programs that cannot read certificates.
//!
//! Every reply that the proof answers by name is included, the longest defence first; one reply stands for
//! all others. A part of the proof that is reached several times is written out each time where it is short.
//! Where it is long, only its longest line is written, with a comment that says where the rest is.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::game::{Event, Game, NodeId};
use super::note;
use crate::board::{FiveStop, Point, Position};
use crate::proof::{Certificate, last_moves};

/// A part of the proof that has been written: where it begins, the moves that lead there, its nodes and its plies.
struct Shown {
    first: NodeId,
    way: Vec<Point>,
    nodes: usize,
    plies: usize,
}

/// The largest number of nodes of a part that is written out again.
const AGAIN: usize = 50;

/// The tree of a certificate that the checker accepts. For any other certificate the tree ends where a move
/// is illegal.
pub fn game(certificate: &Certificate) -> Game {
    let game = Game::of_position(&certificate.position);
    let start = game.main().last().unwrap_or(Game::ROOT);
    let board = certificate.position.clone();
    let mut writer = Writer { certificate, game, board, shown: HashMap::new() };
    let plies = writer.attack(certificate.root, start);
    writer.say(start, note::claim(certificate.attacker(), plies));
    writer.game
}

struct Writer<'a> {
    certificate: &'a Certificate,
    game: Game,
    board: Position,
    shown: HashMap<usize, Shown>,
}

impl Writer<'_> {
    fn say(&mut self, at: NodeId, note: impl Into<String>) {
        self.game.notes_mut(at).comment = note.into();
    }

    /// Writes the attacker's move of a node and what follows; returns the plies to the five. The recursion is
    /// at most as deep as the number of empty points.
    fn attack(&mut self, at: usize, under: NodeId) -> usize {
        let certificate = self.certificate;
        let node = &certificate.nodes[at];
        let (attacker, before) = (self.board.to_move(), self.game.len());
        if self.board.make(node.attack).is_err() {
            return 0;
        }
        let here = self.game.add(under, Event::Move(node.attack));
        let plies = match self.board.five_stop() {
            _ if self.board.winner().is_some() => {
                self.say(here, note::FIVE);
                1
            }
            FiveStop::Impossible => {
                let fives: Vec<Point> = self.board.five_points(attacker).iter().collect();
                self.say(here, note::unstoppable(&fives));
                let end = last_moves(&self.board);
                end.iter().fold(here, |under, &point| self.game.add(under, Event::Move(point)));
                1 + end.len()
            }
            FiveStop::Only(five) => {
                self.say(here, note::only(five));
                1 + self.reply(here, five, node.answer(five), false).1
            }
            FiveStop::NotNeeded => {
                let mut known = HashMap::new();
                let mut named = 0;
                for (&reply, &next) in &node.replies {
                    if !self.board.may_play(reply) {
                        continue;
                    }
                    named += 1;
                    known.extend([self.reply(here, reply, Some(next), false)]);
                }
                let elsewhere = self.board.legal_moves().find(|point| !node.replies.contains_key(point));
                match elsewhere.zip(node.otherwise) {
                    Some((reply, next)) => {
                        let (first, plies) = self.reply(here, reply, Some(next), true);
                        known.insert(first, plies);
                        self.say(here, note::threat(named, certificate.nodes[next].attack, plies - 1));
                    }
                    None => self.say(here, note::ALL),
                }
                self.game.sort_children(here, |child| Reverse(known.get(&child).copied()));
                1 + known.into_values().max().unwrap_or(0)
            }
        };
        let way = self.board.moves()[self.certificate.position.moves().len()..].to_vec();
        self.board.undo();
        let shown = Shown { first: here, way, nodes: self.game.len() - before, plies };
        self.shown.entry(at).or_insert(shown);
        plies
    }

    /// Writes a reply and the node that answers it; returns the node of the reply and the plies from it on.
    fn reply(
        &mut self,
        under: NodeId,
        reply: Point,
        next: Option<usize>,
        elsewhere: bool,
    ) -> (NodeId, usize) {
        let here = self.game.add(under, Event::Move(reply));
        if elsewhere {
            self.say(here, note::ELSEWHERE);
        }
        let Some(next) = next.filter(|_| self.board.make(reply).is_ok()) else { return (here, 1) };
        let plies = match self.shown.get(&next).filter(|shown| shown.nodes > AGAIN) {
            None => self.attack(next, here),
            Some(shown) => {
                let (plies, text) = (shown.plies, note::known(&shown.way));
                let line: Vec<Event> =
                    self.game.main_from(shown.first).map(|id| self.game.event(id).clone()).collect();
                let mut last = here;
                for event in line {
                    last = self.game.add(last, event);
                }
                // The line begins with the only child of the reply.
                let begins = self.game.children(here).next().unwrap_or(here);
                self.say(begins, text);
                plies
            }
        };
        self.board.undo();
        (here, 1 + plies)
    }
}
