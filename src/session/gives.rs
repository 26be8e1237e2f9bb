//! What a command gives away of a puzzle that is open: help, which costs, or the answer, which is confirmed first.

use super::Session;
use super::grammar::Command;
use super::grammar::board::BY;
use super::grammar::files::{HOLDS, LINE, WINS};
use super::grammar::practice::MOVE_POINT;
use super::grammar::shared::{SIDE, YES};
use super::grammar::wins::ATTACK;
use super::task::Task;
use crate::reply::{PracticeView, Reply, said};
use crate::teach::puzzle::GoalKind;

/// What a command gives away of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Gives {
    /// The answer.
    Answer,
    /// Help, which lowers the score by this amount; it is 1 without help.
    Help(f64),
}

/// What it costs to see the shapes and the status of the position, which name a win.
const SHAPES: f64 = 0.3;
/// What it costs to see the value of every move: the first move is known then, not what follows.
const KEY: f64 = 0.6;
/// What it costs to see the values of points, or the threats on the board.
const VALUES: f64 = 0.1;

impl Session {
    /// What a command gives away of the open puzzle; `None` where it gives nothing away, or nothing that counts.
    pub(super) fn gives(&self, command: &Command) -> Option<Gives> {
        let task = self.board.task.as_ref().filter(|task| task.is_open())?;
        if command.path() == "move" {
            // Who names the puzzle in the shell has asked for its move.
            return (command.is_typed() && !command.has(&MOVE_POINT)).then_some(Gives::Answer);
        }
        self.activity.training()?;
        let other_side = command.get(&SIDE).is_some_and(|side| side != self.board.position.to_move());
        match given(task, command)? {
            // It is asked what the opponent would do.
            Gives::Answer if other_side => Some(Gives::Help(VALUES)),
            gives => Some(gives),
        }
    }

    /// The question whether the answer is really wanted; `None` where the command is carried out.
    ///
    /// It is asked once: the same kind of command right after it is the confirmation, and so is `--yes`.
    pub(super) fn confirmation(&mut self, command: &Command) -> Option<Reply> {
        let asks = self.gives(command) == Some(Gives::Answer);
        let asked = std::mem::replace(&mut self.confirming, asks);
        if !asks || asked || command.has(&YES) {
            self.confirming = false;
            return None;
        }
        let command = command.path().to_owned();
        let in_practice = self.activity.training().is_some();
        Some(if in_practice {
            said!("confirm-answer", command = command)
        } else {
            said!("confirm-move", command = command)
        })
    }

    /// Counts what a command told as help, once for each command; the first time in a puzzle it is said that it counts.
    pub(super) fn helped(&mut self, command: &Command, cost: f64, reply: Reply) -> Reply {
        let Some(task) = self.board.task.as_mut().filter(|task| task.is_open() && !reply.is_trouble()) else {
            return reply;
        };
        let first = task.looked.is_empty();
        if !task.looked.insert(command.path().to_owned()) {
            return reply;
        }
        task.hints += 1;
        task.help += cost;
        if !first {
            return reply;
        }
        let answer = Some(Box::new(reply));
        Reply::Practice(Box::new(PracticeView { answer, helped: true, ..PracticeView::default() }))
    }
}

/// What a command gives away of a puzzle of practice.
fn given(task: &Task, command: &Command) -> Option<Gives> {
    let kind = task.puzzle.goal.kind;
    match command.path() {
        "answer" | "solve" | "step" | "why" | "tree" | "pillars" | "defend" | "export html" => {
            Some(Gives::Answer)
        }
        "whynot" => (command.has(&ATTACK) || task.missed.is_none()).then_some(Gives::Answer),
        "export svg" | "export png" => {
            let tells = command.has(&WINS) || command.has(&HOLDS) || command.has(&LINE) || command.has(&BY);
            (tells || kind == GoalKind::Forbidden).then_some(Gives::Answer)
        }
        "key" if !kind.attacks() => Some(Gives::Answer),
        // These mark the forbidden points.
        "annotate" | "cell" | "shapes" | "forbidden" if kind == GoalKind::Forbidden => Some(Gives::Answer),
        "key" => Some(Gives::Help(KEY)),
        "shapes" => Some(Gives::Help(SHAPES)),
        "annotate" | "cell" | "threats" | "forbidden" | "wincheck" => Some(Gives::Help(VALUES)),
        _ => None,
    }
}
