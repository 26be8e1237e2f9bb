//! The study of an opening, which goes on with every move that is played.

use super::activity::{Activity, Studying};
use super::grammar::Command;
use super::grammar::shared::LOAD;
use super::grammar::wins::OPENING;
use super::options::SolveOptions;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::{Color, Point};
use crate::reply::{Done, Misuse, Reply, Trouble};
use crate::solve::{Budget, threads};
use crate::teach::analyze::{self, Refused, Study, Unstudied};

impl Session {
    /// Whether a study goes on.
    pub const fn is_studying(&self) -> bool {
        matches!(self.activity, Activity::Study(_))
    }

    /// Studies the position; in a conversation, a position may be loaded first. From then on every move that is played
    /// is studied, unless practice, a lesson, a puzzle or a game is under way.
    pub(super) fn study(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        if !command.text(&OPENING).is_empty() {
            self.load(command, outside)?;
        } else if LOAD.iter().any(|argument| command.has(*argument)) {
            return Err(command.misused(Misuse::Missing("POSITION")));
        }
        self.take_tree(command, outside)?;
        let options = SolveOptions::of(command);
        let found = self.looked_up(&options, outside).map_err(Trouble::Unstudied)?;
        let is_free = matches!(self.activity, Activity::Free | Activity::Study(_));
        if is_free && self.game.is_none() && !self.is_grading() {
            self.activity = Activity::Study(Box::new(Studying { options, told: None }));
        }
        Ok(self.told(found))
    }

    /// What is known of the board.
    fn looked_up(&self, options: &SolveOptions, outside: &dyn Outside) -> Result<Study, Unstudied> {
        // A person waits, and every reply is a question of its own.
        let threads = options.threads.map_or_else(threads::available, usize::from);
        let budget = Budget { threads, ..options.budget(outside.limits()) };
        analyze::study(self.strategy_tree(), &self.board.position, &budget)
    }

    /// Tells what was found, from which the study goes on.
    fn told(&mut self, found: Study) -> Reply {
        if let Activity::Study(studying) = &mut self.activity {
            studying.told = Some(found.clone());
            self.known.stepping = true;
        }
        Reply::Study(Box::new(found))
    }

    /// Ends a study; what it left is the board as it stands.
    pub(super) fn leave_study(&mut self) {
        if self.is_studying() {
            self.activity = Activity::Free;
        }
    }

    /// The reply to a change of the board: while a study goes on, what is known of the new board. Where nothing can be known
    /// of it the change alone is told.
    pub(super) fn studied(&mut self, changed: Reply, outside: &dyn Outside) -> Answer {
        let Activity::Study(studying) = &self.activity else { return Ok(changed) };
        if self.board.position.winner().is_some() {
            return Ok(changed);
        }
        match self.looked_up(&studying.options, outside) {
            Ok(found) => Ok(self.told(found)),
            Err(Unstudied::Refused(Refused::Stopped)) => Err(Trouble::Refused(Refused::Stopped)),
            Err(_) => Ok(changed),
        }
    }

    /// What was told of this board: Black's move, and White's reply that lasts longest, where there is one.
    fn here(&self) -> Option<(Point, Option<Point>)> {
        let Activity::Study(studying) = &self.activity else { return None };
        let study = studying.told.as_ref().filter(|study| study.position == self.board.position)?;
        Some((study.reply?.0, study.replies.first().map(|reply| reply.point)))
    }

    /// A point alone while a study goes on: where Black's move was told, it is made, and the point is White's reply to it.
    /// `None` where the point is an ordinary move.
    pub(super) fn reply_in_study(&mut self, point: Point, outside: &dyn Outside) -> Option<Answer> {
        let (answer, _) = self.here()?;
        Some(if point == answer { self.play(answer, outside) } else { self.exchange(answer, point, outside) })
    }

    /// Goes on with Black's move and the reply that lasts longest; `None` where no study goes on.
    pub(super) fn step_in_study(&mut self, outside: &dyn Outside) -> Option<Answer> {
        if !self.is_studying() {
            return None;
        }
        let longest = self.longest_reply();
        Some(match (self.here(), longest) {
            (Some((answer, Some(reply))), _) => self.exchange(answer, reply, outside),
            (Some((answer, None)), _) => self.play(answer, outside),
            (None, Some(reply)) => self.play(reply, outside),
            (None, None) => Err(Trouble::NoWalk),
        })
    }

    /// White's reply that lasts longest, after Black's move was made.
    fn longest_reply(&self) -> Option<Point> {
        let Activity::Study(studying) = &self.activity else { return None };
        let study = studying.told.as_ref()?;
        let after = study.position.clone().after(&[study.reply?.0]).ok()?;
        (after == self.board.position).then(|| study.replies.first().map(|reply| reply.point))?
    }

    /// Makes Black's move and White's reply, which `undo` takes back together.
    fn exchange(&mut self, answer: Point, reply: Point, outside: &dyn Outside) -> Answer {
        let mut position = self.board.position.clone();
        position.make(answer).map_err(Trouble::Illegal)?;
        if position.winner() == Some(Color::Black) {
            return self.play(answer, outside);
        }
        position.make(reply).map_err(Trouble::Illegal)?;
        self.change(position.clone());
        let wins = position.winner().is_some();
        let done = Done::Moved { color: Color::White, point: reply, wins };
        self.studied(Reply::Changed(done, Box::new(position)), outside)
    }
}
