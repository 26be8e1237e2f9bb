//! The session's commands that go through the game on the board, and change what its record says.

use super::grammar::Command;
use super::grammar::game::{
    COMMENT, FACT, LABEL, NONE, NOTED, PLY_NUMBER, SHAPE, TOLD, VARIATION, Variation,
};
use super::outside::Outside;
use super::record::Record;
use super::task::State;
use super::{Answer, Session};
use crate::board::Point;
use crate::formats::{Fact, NodeId, Notes};
use crate::reply::{NodeView, Reply, Trouble};

impl Session {
    /// What the game is, or sets a fact of it.
    pub(super) fn about_game(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let told = command.text(&TOLD);
        match command.get(&FACT) {
            Some(fact) if !told.is_empty() || command.has(&NONE) => {
                self.rewrite(|record| record.game_mut().retell(fact, &told))?;
            }
            _ => {}
        }
        let facts = self.board.record.game().facts().map(|(fact, text)| (fact, text.to_owned()));
        Ok(self.node(facts.collect()))
    }

    pub(super) fn forward(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let record = &self.board.record;
        let next = record.variations();
        let wanted = match command.get(&VARIATION).unwrap_or(Variation::Number(0)) {
            Variation::Number(number) => next.get(number),
            Variation::At(point) => next.iter().find(|(_, known)| *known == Some(point)),
        };
        let node = wanted.map(|(node, _)| *node).ok_or(Trouble::NoVariation(next.len()))?;
        self.visit(node)
    }

    /// Goes back a move in the game; a walk through a win goes back by itself.
    pub(super) fn backward(&mut self) -> Answer {
        let record = &self.board.record;
        // Set-up stones are no move.
        let (start, _) = record.game().set_up_of(record.node());
        let parent = record.game().parent(record.node()).filter(|_| record.node() != start);
        if self.is_grading() {
            return Err(Trouble::NoWalk);
        }
        self.visit(parent.ok_or(Trouble::NoWalk)?)
    }

    pub(super) fn go_to(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let number = command.need(&PLY_NUMBER)?;
        let record = &self.board.record;
        let (line, _) = record.line();
        let node = match number.checked_sub(1) {
            None => record.game().set_up_of(record.node()).0,
            Some(at) => *line.get(at).ok_or(Trouble::NoSuchPly { ply: number, plies: line.len() })?,
        };
        self.visit(node)
    }

    pub(super) fn comment(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let comment = command.text(&COMMENT);
        if !comment.is_empty() || command.has(&NONE) {
            self.note(|notes| notes.comment = comment)?;
        }
        Ok(self.node(Vec::new()))
    }

    pub(super) fn label(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let (point, label) = (command.need(&NOTED)?, command.text(&LABEL));
        self.note(|notes| {
            notes.labels.retain(|(at, _)| *at != point);
            if !label.is_empty() {
                notes.labels.push((point, label));
            }
        })?;
        Ok(self.node(Vec::new()))
    }

    pub(super) fn mark(&mut self, command: &Command, _: &mut dyn Outside) -> Answer {
        let (point, mark) = (command.need(&NOTED)?, command.get(&SHAPE));
        self.note(|notes| {
            notes.marks.retain(|(_, at)| *at != point);
            notes.marks.extend(mark.map(|mark| (mark, point)));
        })?;
        Ok(self.node(Vec::new()))
    }

    /// Removes the last move and all that the record holds after it.
    pub(super) fn delete_variation(&mut self) -> Answer {
        let record = &self.board.record;
        if self.is_grading() || record.node() == record.game().set_up_of(record.node()).0 {
            return Err(Trouble::NothingToDelete);
        }
        self.rewrite(Record::remove)?;
        self.known.forget();
        Ok(self.node(Vec::new()))
    }

    pub(super) fn promote_variation(&mut self) -> Answer {
        self.rewrite(Record::promote)?;
        Ok(self.node(Vec::new()))
    }

    /// Changes the notes of the board.
    fn note(&mut self, change: impl FnOnce(&mut Notes)) -> Result<(), Trouble> {
        self.rewrite(|record| {
            let node = record.node();
            record.game_mut().note(node, change);
        })
    }

    fn rewrite(&mut self, change: impl FnOnce(&mut Record)) -> Result<(), Trouble> {
        self.board.rewrite(change).map_err(Trouble::Unreached)
    }

    /// Goes to a node of the game. While a puzzle is open its moves are graded, and the board is the puzzle's.
    fn visit(&mut self, node: NodeId) -> Answer {
        if self.is_grading() {
            return Err(Trouble::PuzzleOpen);
        }
        self.board.visit(node).map_err(Trouble::Unreached)?;
        self.known.forget();
        // The board is no longer the one on which the puzzle was solved.
        if let Some(task) = &mut self.board.task {
            task.state = State::Shown;
        }
        Ok(self.node(Vec::new()))
    }

    /// The board in its game.
    pub(super) fn node(&self, facts: Vec<(Fact, String)>) -> Reply {
        let record = &self.board.record;
        let (line, made) = record.line();
        let next: Vec<Option<Point>> = record.variations().into_iter().map(|(_, point)| point).collect();
        Reply::Node(Box::new(NodeView {
            position: self.board.position.clone(),
            ply: (made, line.len()),
            notes: record.game().notes(record.node()).cloned().unwrap_or_default(),
            next,
            lines: record.game().lines(),
            facts,
        }))
    }
}
