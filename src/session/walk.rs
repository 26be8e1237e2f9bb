//! The session's commands that explain a win, walk through it, and find what it depends on.

use super::grammar::Command;
use super::grammar::shared::{MOVE, Place};
use super::grammar::wins::{DEPTH, STUBBORN};
use super::options::SolveOptions;
use super::outside::Outside;
use super::task::State;
use super::{Answer, Session};
use crate::board::Point;
use crate::reply::{Misuse, Reply, StepView, TreeView, Trouble, WhyView};
use crate::solve::Budget;
use crate::teach::analyze::{self, OffTheProof, Walk};
use crate::teach::explain::{self, MoveDetails, Outline};
use crate::teach::puzzle::GoalKind;

impl Session {
    pub(super) fn why(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let (place, options) = (command.get(&MOVE), &SolveOptions::of(command));
        // Why a move holds is seen beside those that do not.
        let held = self.board.task.as_ref().filter(|task| task.puzzle.goal.kind == GoalKind::Defend);
        if let Some(start) = held.filter(|_| place.is_none()).map(|task| task.start.clone()) {
            return self.defence(start, options, outside);
        }
        if self.solved_task().is_some() && *options == SolveOptions::default() {
            return self.why_played(place);
        }
        self.won(options, &outside.limits(), |session, finding| {
            let walk = Walk::new(finding).ok_or(Trouble::NoWin)?;
            // Where a walk has left the longest line, its own is explained.
            let line = session.known.walk().map_or(walk.line(), Walk::line).to_vec();
            why_proven(walk, line, place)
        })
    }

    /// Explains the moves that were played in a solved puzzle.
    fn why_played(&self, place: Option<Place>) -> Answer {
        let Some(task) = self.solved_task() else { return Err(Trouble::NoPuzzle) };
        let line = self.board.position.moves()[task.start.moves().len()..].to_vec();
        let reasons = explain::explain_game(&task.start, &line);
        let (made, is_asked) = (reasons.len(), |number: usize, attack: Point| match place {
            None => true,
            Some(Place::At(point)) => point == attack,
            Some(Place::Number(asked)) => asked == number,
        });
        let moves: Vec<_> = reasons
            .into_iter()
            .filter(|reason| is_asked(reason.number, reason.attack))
            .map(|reason| (reason, None))
            .collect();
        match (place, moves.is_empty()) {
            (Some(Place::At(point)), true) => Err(Trouble::NotInLine(point)),
            (Some(Place::Number(_)), true) => Err(Trouble::NoSuchNumber(made)),
            _ => {
                let position = task.start.clone();
                let in_full = place.is_some();
                Ok(Reply::Why(Box::new(WhyView {
                    position,
                    line,
                    may_be_shorter: false,
                    class: None,
                    moves,
                    in_full,
                })))
            }
        }
    }

    pub(super) fn tree(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        self.won(&SolveOptions::of(command), &outside.limits(), |session, finding| {
            let win = finding.verdict.proven().ok_or(Trouble::NoWin)?;
            let outline = Outline::of(win, command.get(&DEPTH));
            let walk = session.known.walk().filter(|walk| walk.at() > 0);
            let here = walk.and_then(|walk| walk.number(walk.node()));
            Ok(Reply::Tree(Box::new(TreeView { finding, outline, here })))
        })
    }

    pub(super) fn pillars(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let options = SolveOptions::of(command);
        self.won(&options, &outside.limits(), |session, finding| {
            let win = finding.verdict.proven().ok_or(Trouble::NoWin)?;
            let budget = options.budget(outside.limits());
            let found =
                analyze::pillars(&mut session.vcf, &finding, win, &budget).map_err(Trouble::Refused)?;
            Ok(Reply::Pillars(Box::new(found)))
        })
    }

    pub(super) fn step(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        if command.has(&MOVE) && command.has(&STUBBORN) {
            return Err(command.misused(Misuse::TooMuch("stubborn".to_owned())));
        }
        self.step_to(command.get(&MOVE), &SolveOptions::of(command), &outside.limits())
    }

    /// A step along the line, or to a place: a reply at the defender's turn, or a move by its number.
    pub(super) fn step_to(&mut self, to: Option<Place>, options: &SolveOptions, limits: &Budget) -> Answer {
        self.known.stepping = true;
        self.won(options, limits, |session, finding| {
            let mut walk = match session.known.take_walk() {
                Some(walk) => walk,
                None => Walk::new(finding).ok_or(Trouble::NoWin)?,
            };
            let before = walk.at();
            let done = match to {
                None => {
                    walk.forward();
                    Ok(())
                }
                Some(Place::At(point)) => walk.play(point),
                Some(Place::Number(number)) => walk.go(number),
            };
            match done {
                Ok(()) => Ok(session.stands(walk, before)),
                Err(off) => {
                    if walk.at() > 0 {
                        session.known.set_walk(walk);
                    }
                    Err(Trouble::OffTheProof(off))
                }
            }
        })
    }

    /// Goes back a step of a walk, or of a study; where there is neither, a move of the game.
    pub(super) fn back(&mut self, outside: &dyn Outside) -> Answer {
        let Some(mut walk) = self.known.take_walk() else {
            return if self.is_studying() { self.undo(outside) } else { self.backward() };
        };
        let before = walk.at();
        if walk.back() { Ok(self.stands(walk, before)) } else { Err(Trouble::NoWalk) }
    }

    /// Brings the board to where the walk stands, which had this many stones before; what was found stays true
    /// there.
    fn stands(&mut self, walk: Walk, before: usize) -> Reply {
        match (before, walk.at()) {
            (0, 0) => {}
            (_, 0) => self.board.walk_home(),
            (_, _) => self.board.walk_to(walk.position().clone(), before == 0),
        }
        // The board is no longer the one on which the puzzle was solved.
        if let Some(task) = self.board.task.as_mut().filter(|_| before != walk.at()) {
            task.state = State::Shown;
        }
        let view = StepView {
            may_be_shorter: walk.may_be_shorter(),
            at: walk.at(),
            of: walk.line().len(),
            played: walk.last(),
            reason: walk.reason(),
            defence: walk.reply_reason(),
            next: walk.next(),
            // At its start a walk through the other side's win leaves the board its own side to move.
            position: self.board.position.clone(),
            moved: before != walk.at(),
        };
        self.known.set_walk(walk);
        Reply::Step(Box::new(view))
    }
}

/// Whether a node of a proof is at the place.
fn is_at(walk: &Walk, node: usize, place: Place) -> bool {
    match place {
        Place::At(point) => walk.win().certificate.nodes[node].attack == point,
        Place::Number(number) => walk.number(node) == Some(number),
    }
}

/// The number of the first move of a proof at this place.
fn number_of(walk: &Walk, place: Place) -> Result<usize, Trouble> {
    match place {
        Place::Number(0) => Err(Trouble::OffTheProof(OffTheProof::NoSuchMove(walk.highest()))),
        Place::Number(number) => Ok(number),
        Place::At(point) => {
            let nodes = 0..walk.win().certificate.nodes.len();
            let numbers = nodes.filter(|&node| is_at(walk, node, place)).filter_map(|node| walk.number(node));
            numbers.min().ok_or(Trouble::NotInLine(point))
        }
    }
}

/// Why the moves of a line work, or only the one at a place, which may be on another line.
fn why_proven(mut walk: Walk, mut line: Vec<Point>, place: Option<Place>) -> Answer {
    let on_line = |node: &usize| place.is_none_or(|place| is_at(&walk, *node, place));
    let asked = |line: &[Point]| -> Vec<usize> {
        walk.win().certificate.nodes_along(line).into_iter().filter(on_line).collect()
    };
    let mut nodes = asked(&line);
    if let (Some(place), true) = (place, nodes.is_empty()) {
        walk.go(number_of(&walk, place)?).map_err(Trouble::OffTheProof)?;
        line = walk.line().to_vec();
        nodes = vec![walk.node()];
    }
    let win = walk.win();
    let outline = Outline::of(win, None);
    let reasons = explain::explain_line(&win.certificate, &line, |node| outline.numbers[node]);
    let details = MoveDetails::new(win, &outline);
    let mut board = win.certificate.position.clone();
    let mut moves = Vec::new();
    for ((reason, pair), node) in
        reasons.into_iter().zip(line.chunks(2)).zip(win.certificate.nodes_along(&line))
    {
        if nodes.contains(&node) {
            moves.push((reason, Some(details.of(&board, node))));
        }
        if pair.iter().any(|&point| board.make(point).is_err()) {
            break;
        }
    }
    let (position, class) = (win.certificate.position.clone(), Some(win.class));
    Ok(Reply::Why(Box::new(WhyView {
        position,
        line,
        may_be_shorter: walk.may_be_shorter(),
        class,
        moves,
        in_full: place.is_some(),
    })))
}
