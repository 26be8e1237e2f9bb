//! The page of a game: its nodes with what the record says of them, and its review.

use super::Session;
use super::grammar::Command;
use super::grammar::files::REVIEW;
use super::outside::Outside;
use crate::board::Point;
use crate::formats::{Event, NodeId};
use crate::reply::{GameNode, GamePage, Trouble};
use crate::teach::analyze;

impl Session {
    /// Whether a page is to show the game: this was asked for, or a game of a file stands on the board up to its end, and
    /// nothing was found there that a page could prove.
    pub(super) fn shows_game(&self, command: &Command, asks_for_a_win: bool) -> bool {
        let record = &self.board.record;
        let ends = record.game().children(record.node()).next().is_none();
        let whole = record.from_file && ends && !self.board.position.moves().is_empty();
        let proven = self.known.finding().is_some_and(|finding| finding.verdict.proven().is_some());
        let other = asks_for_a_win || proven || self.board.task.is_some() || self.known.loaded.is_some();
        command.has(&REVIEW) || (whole && !other)
    }

    /// The page of the game on the board, whose moves up to the board are reviewed.
    pub(super) fn game_page(&mut self, outside: &dyn Outside) -> Result<GamePage, Trouble> {
        let stop = outside.stop();
        let review = self.reviewed_with(analyze::REVIEW_NODES, &stop)?;
        let slips = analyze::slips(&review, analyze::SLIP_NODES, &stop);
        let slips = slips.map_err(|_| Trouble::StoppedReview)?;
        let game = self.board.record.game();
        let name = |fact: &str| {
            let mut known = game.facts().filter(|(known, text)| *known == fact && !text.trim().is_empty());
            known.next().map(|(_, text)| text.trim().to_owned())
        };
        let players = [name("PB"), name("PW")];
        let (nodes, main) = self.nodes(review.game.moves());
        Ok(GamePage {
            name: name("GN").or(name("EV")),
            players,
            start: review.game.start(),
            nodes,
            main,
            review,
            slips,
        })
    }

    /// The nodes of the game that can be reached by legal moves and passes, the parents first, and those along a line.
    fn nodes(&self, line: &[Point]) -> (Vec<GameNode>, Vec<usize>) {
        let record = &self.board.record;
        let game = record.game();
        let (first, _) = game.set_up_of(record.node());
        let notes = |id: NodeId| game.notes(id).cloned().unwrap_or_default();
        let mut nodes = vec![GameNode { parent: 0, point: None, notes: notes(first) }];
        let mut open = vec![(first, 0, self.board.position.start())];
        let mut at = 0;
        while let Some((id, parent, board)) = open.get(at).cloned() {
            at += 1;
            for child in game.children(id) {
                let mut after = board.clone();
                let point = match game.event(child) {
                    Event::Move(point) if after.make(*point).is_ok() => Some(*point),
                    Event::Pass => {
                        after = after.with_turn(after.to_move().other());
                        None
                    }
                    _ => continue,
                };
                nodes.push(GameNode { parent, point, notes: notes(child) });
                open.push((child, nodes.len() - 1, after));
            }
        }
        let mut main = vec![0];
        for &point in line {
            let last = main[main.len() - 1];
            let next = |(_, node): &(usize, &GameNode)| node.parent == last && node.point == Some(point);
            main.extend(nodes.iter().enumerate().skip(1).find(next).map(|(index, _)| index));
        }
        (nodes, main)
    }
}
