//! Wins searched for, explained, walked through and checked.

use super::super::door::Outside;
use super::super::options::SolveOptions;
use super::super::task::{State, Task};
use super::{Answer, Session};
use crate::board::Point;
use crate::check;
use crate::proof;
use crate::solve::{Budget, Class, Stop, Vcf, Verdict};
use crate::teach::combination;
use crate::teach::explain::{self, Reason};
use crate::teach::finding::{self, Finding, Question};
use crate::teach::puzzle::GoalKind;
use crate::words::{CheckedFile, DefenceView, Reply, StepView, Trouble};

/// Nodes of a VCT search that nobody set a limit to: well under two seconds.
const QUICK_NODES: u64 = 300_000;

impl Session {
    pub(super) fn solve(&mut self, options: &SolveOptions, outside: &mut dyn Outside) -> Answer {
        let puzzle_goal = self.puzzle_goal();
        self.fit(options);
        let position = self.seen_by(options);
        let question = Question {
            goal: options.goal.or(puzzle_goal).unwrap_or(Class::Vcf),
            // A puzzle says how long its win is; a longer one would only confuse.
            shortest: options.shortest || self.task.is_some(),
            all: options.all,
            budget: options.budget(outside.stop()),
        };
        let found = finding::find(&mut self.vcf, &position, &question).map_err(Trouble::Refused)?;
        if let (Some(file), Some(win)) = (&options.proof, found.verdict.proven()) {
            let text = proof::write(&win.certificate);
            outside.write(file, text.as_bytes()).map_err(|e| Trouble::Unwritable(file.clone(), e))?;
        }
        self.shown(found.verdict.proven().is_some());
        self.walk = None;
        self.finding = Some(found.clone());
        Ok(Reply::Finding(Box::new(found)))
    }

    pub(super) fn defend(&mut self, options: &SolveOptions, outside: &mut dyn Outside) -> Answer {
        self.fit(options);
        let position = self.seen_by(options);
        let goal = options.goal.unwrap_or(Class::Vct);
        let budget = options.budget(outside.stop());
        let defence = finding::defend(&position, goal, &budget).map_err(Trouble::Refused)?;
        let combinations = combination::combinations(&position, &defence, &budget);
        Ok(Reply::Defence(Box::new(DefenceView { position, defence, combinations })))
    }

    /// The class that the loaded puzzle asks for.
    pub(super) fn puzzle_goal(&self) -> Option<Class> {
        self.task.as_ref().and_then(|task| match task.puzzle.goal.kind {
            GoalKind::Vcf => Some(Class::Vcf),
            GoalKind::Vct => Some(Class::Vct),
            GoalKind::Win => Some(Class::Win),
            GoalKind::Defend | GoalKind::FindAll | GoalKind::None => None,
        })
    }

    /// Gives the solver a table of the size that was asked for.
    pub(super) fn fit(&mut self, options: &SolveOptions) {
        if options.memory.is_some() {
            self.vcf = Vcf::new(options.budget(Stop::default()).memory);
        }
    }

    /// A solution that was shown is no longer to be found.
    pub(super) fn shown(&mut self, win: bool) {
        if let Some(task) = self.task.as_mut().filter(|task| win && task.is_open()) {
            task.state = State::Shown;
        }
    }

    /// Looks for the shortest win from here.
    pub(super) fn shortest(&mut self, stop: &Stop) -> Result<Finding, Trouble> {
        let budget = Budget { stop: stop.clone(), ..Budget::default() };
        let question = Question { goal: Class::Vcf, shortest: true, all: false, budget };
        finding::find(&mut self.vcf, &self.position, &question).map_err(Trouble::Refused)
    }

    /// The shortest VCF from here, or where there is none a VCT, if there is one to be had quickly.
    fn win_here(&mut self, stop: &Stop) -> Result<Finding, Trouble> {
        let fours = self.shortest(stop)?;
        if !matches!(fours.verdict, Verdict::Disproven(_)) {
            return Ok(fours);
        }
        let budget = Budget { stop: stop.clone(), nodes: Some(QUICK_NODES), ..Budget::default() };
        let question = Question { goal: Class::Vct, shortest: false, all: false, budget };
        finding::find(&mut self.vcf, &self.position, &question).map_err(Trouble::Refused)
    }

    /// What was found in this position, searched for if need be; not always a win.
    pub(super) fn found(&mut self, stop: &Stop) -> Result<Finding, Trouble> {
        let found = match self.finding.take() {
            // What stopped at a limit is searched for again.
            Some(finding) if !matches!(finding.verdict, Verdict::Unknown(_)) => finding,
            _ => self.win_here(stop)?,
        };
        self.finding = Some(found.clone());
        Ok(found)
    }

    pub(super) fn show_answer(&mut self, stop: &Stop) -> Answer {
        let finding = self.found(stop)?;
        self.shown(finding.verdict.proven().is_some());
        Ok(Reply::Finding(Box::new(finding)))
    }

    pub(super) fn why(&mut self, point: Option<Point>, stop: &Stop) -> Answer {
        let reasons: Vec<Reason> = if let Some(task) = self.solved_task() {
            // The puzzle is solved: explain the way the board was brought to its end.
            explain::explain_game(&task.start, &self.position.moves()[task.start.moves().len()..])
        } else {
            let finding = self.found(stop)?;
            if finding.verdict.proven().is_none() {
                return Ok(Reply::Finding(Box::new(finding)));
            }
            self.shown(true);
            finding.reasons
        };
        match point {
            None => Ok(Reply::Why(reasons)),
            Some(point) => {
                let one: Vec<Reason> = reasons.into_iter().filter(|r| r.attack == point).collect();
                if one.is_empty() { Err(Trouble::NotInLine(point)) } else { Ok(Reply::Why(one)) }
            }
        }
    }

    pub(super) fn solved_task(&self) -> Option<&Task> {
        self.task.as_ref().filter(|task| task.state == State::Solved)
    }

    pub(super) fn step(&mut self, stop: &Stop) -> Answer {
        let finding = self.found(stop)?;
        let Some(win) = finding.verdict.proven() else {
            return Ok(Reply::Finding(Box::new(finding)));
        };
        self.shown(true);
        let line = win.line.clone();
        let at = (self.walk.unwrap_or(0) + 1).min(line.len());
        Ok(self.walk_to(&finding, &line, at))
    }

    pub(super) fn back(&mut self) -> Answer {
        let (Some(finding), Some(at)) = (self.finding.clone(), self.walk) else {
            return Err(Trouble::NoWalk);
        };
        let Some(win) = finding.verdict.proven() else { return Err(Trouble::NoWin) };
        let line = win.line.clone();
        Ok(self.walk_to(&finding, &line, at.checked_sub(1).ok_or(Trouble::NoWalk)?))
    }

    /// Brings the board to the position after so many stones of the line.
    pub(super) fn walk_to(&mut self, finding: &Finding, line: &[Point], at: usize) -> Reply {
        let mut position = finding.position.clone();
        for &point in &line[..at] {
            if position.make(point).is_err() {
                break;
            }
        }
        if position != self.position {
            self.past.push(self.moment());
            self.position = position.clone();
            self.future.clear();
            // The board is no longer the one on which the puzzle was solved.
            if let Some(task) = &mut self.task {
                task.state = State::Shown;
            }
        }
        self.walk = Some(at);
        let played = at.checked_sub(1).map(|i| (position.to_move().other(), line[i]));
        let reason = played
            .filter(|_| at % 2 == 1)
            .and_then(|(_, point)| finding.reasons.iter().find(|reason| reason.attack == point).cloned());
        Reply::Step(Box::new(StepView { at, of: line.len(), played, reason, position }))
    }
}

pub(super) fn check_files(files: &[String], positions: Option<u64>, outside: &mut dyn Outside) -> Reply {
    let bound = positions.unwrap_or(finding::CHECK_BOUND);
    let mut check_file = |file: &String| {
        let bytes = outside.read(file).map_err(|e| Trouble::Unreadable(file.clone(), e))?;
        let text = String::from_utf8(bytes).map_err(|_| Trouble::NotText(file.clone()))?;
        let certificate = proof::parse(&text).map_err(|e| Trouble::Proof(file.clone(), e))?;
        Ok(check::check(&certificate, bound))
    };
    let checked = files.iter().map(|file| CheckedFile { file: file.clone(), report: check_file(file) });
    Reply::Checked(checked.collect())
}
