//! The session's commands that search for wins and check them.

use std::rc::Rc;

use super::grammar::Command;
use super::grammar::shared::FORCE;
use super::grammar::wins::{FILES, POSITIONS};
use super::options::SolveOptions;
use super::outside::{Outside, may_prove};
use super::source::read_text;
use super::task::{State, Task};
use super::{Answer, Session};
use crate::board::Position;
use crate::check::{self, Outcome};
use crate::proof;
use crate::reply::{CheckedFile, DefenceView, Misuse, Reply, Trouble};
use crate::solve::{Budget, Class, DEFAULT_NODES, Moment, Vcf, Verdict};
use crate::teach::analyze::{self, Finding, Refused, SearchRequest};
use crate::teach::explain;
use crate::teach::puzzle::GoalKind;

/// The limit on nodes of a search for threats for which neither class nor limit was given: a few seconds at
/// the most.
const QUICK_NODES: u64 = 300_000;

/// The nodes and the seconds that are spent on a shorter win than the one that was found: on usual machines the nodes are
/// used up first, so that the answer is the same each time.
const SHORTER_NODES: u64 = 500_000;
const SHORTER_SECONDS: f64 = 3.0;

/// Whether the options limit neither nodes nor time.
const fn is_unlimited(options: &SolveOptions) -> bool {
    options.nodes.is_none() && options.time.is_none()
}

impl Session {
    /// Lets searches for a win that is to be explained take as many nodes as those of `solve`, where no limit is given: for
    /// a caller that asks one question and waits.
    pub const fn be_patient(&mut self) {
        self.patience = Some(DEFAULT_NODES);
    }

    pub(super) fn solve(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let options = self.fitted(command);
        if let Some(file) = &options.proof {
            may_prove(outside, file, command.has(&FORCE))?;
        }
        // Only a VCT is made of threats.
        let by_threats = options.threats.map(|_| Class::Vct);
        if let (Some(_), Some(goal @ (Class::Vcf | Class::Win))) = (by_threats, options.goal) {
            let goal = format!("--goal {}", goal.name());
            return Err(command.misused(Misuse::NotBeside("--threats".to_owned(), goal)));
        }
        let goal = options.goal.or(by_threats).or(self.puzzle_goal());
        let position = self.seen_by(&options);
        let started = Moment::now();
        let question = SearchRequest {
            goal: goal.unwrap_or(Class::Vcf),
            // A puzzle says how long its win is; a longer one would only confuse.
            shortest: options.shortest || self.board.task.is_some(),
            all: options.all,
            budget: options.budget(outside.limits()).telling(),
        };
        let mut found = analyze::find(&mut self.vcf, &position, &question).map_err(Trouble::Refused)?;
        if goal.is_none() && matches!(found.verdict, Verdict::Disproven(_)) {
            // Where fours do not win, threats may.
            let budget = question.budget.after(found.nodes, started);
            let wider = SearchRequest { goal: Class::Vct, budget, ..question };
            let found_wider = analyze::find(&mut self.vcf, &position, &wider).map_err(Trouble::Refused)?;
            found = Finding { tried: Some(Class::Vcf), ..found_wider };
        }
        let found = Rc::new(found);
        if let (Some(file), Some(win)) = (&options.proof, found.verdict.proven()) {
            let text = proof::write(&win.certificate);
            outside.write(file, text.as_bytes()).map_err(|e| Trouble::Unwritable(file.clone(), e))?;
        }
        let decoy = self.board.task.as_ref().is_some_and(|task| task.puzzle.goal.kind == GoalKind::None);
        self.shown_of(&position, decoy || found.verdict.proven().is_some());
        self.known.keep(Rc::clone(&found), SolveOptions::default());
        Ok(Reply::Finding(found))
    }

    pub(super) fn defend(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let options = SolveOptions::of(command);
        self.defence(self.seen_by(&options), &options, outside)
    }

    /// The moves that hold in a position, and those that do not.
    pub(super) fn defence(
        &mut self,
        position: Position,
        options: &SolveOptions,
        outside: &dyn Outside,
    ) -> Answer {
        self.fit(options);
        let goal = options.goal.unwrap_or(Class::Vct);
        let budget = options.budget(outside.limits()).telling();
        let defence = analyze::defend(&position, goal, &budget).map_err(Trouble::Refused)?;
        let combinations = explain::combinations(&position, &defence, &budget);
        let asked = self.board.task.as_ref().is_some_and(|task| !task.puzzle.goal.kind.attacks());
        let told = asked && defence.threat.verdict.proven().is_some() || !defence.wins.is_empty();
        self.shown_of(&position, told);
        Ok(Reply::Defence(Box::new(DefenceView { position, defence, combinations })))
    }

    /// The class of the loaded puzzle's goal.
    pub(super) fn puzzle_goal(&self) -> Option<Class> {
        self.board.task.as_ref().and_then(|task| task.puzzle.goal.kind.class())
    }

    /// The search options of a command; the solver gets a table of the requested size.
    pub(super) fn fitted(&mut self, command: &Command) -> SolveOptions {
        let options = SolveOptions::of(command);
        self.fit(&options);
        options
    }

    /// Gives the solver a table of the requested size.
    pub(super) fn fit(&mut self, options: &SolveOptions) {
        if options.memory.is_some() {
            self.vcf = Vcf::new(options.budget(Budget::default()).memory);
        }
    }

    /// Marks the puzzle's answer as shown, where a solution was shown.
    pub(super) fn shown(&mut self, win: bool) {
        if let Some(task) = self.board.task.as_mut().filter(|task| win && task.is_open() && !self.helping) {
            task.state = State::Shown;
        }
    }

    /// Marks the puzzle's answer as shown, where a solution of this position was shown; not where the
    /// position has the other side to move.
    pub(super) fn shown_of(&mut self, position: &Position, win: bool) {
        self.shown(win && *position == self.board.position);
    }

    /// Searches for the shortest VCF in the current position.
    pub(super) fn shortest(&mut self, limits: &Budget) -> Result<Finding, Trouble> {
        let options = SolveOptions { shortest: true, ..SolveOptions::default() };
        self.search(Class::Vcf, &options, limits)
    }

    fn search(&mut self, goal: Class, options: &SolveOptions, limits: &Budget) -> Result<Finding, Trouble> {
        let position = self.seen_by(options);
        let budget = options.budget(limits.clone()).telling();
        let question = SearchRequest { goal, shortest: options.shortest, all: false, budget };
        analyze::find(&mut self.vcf, &position, &question).map_err(Trouble::Refused)
    }

    /// Searches for a win in the current position: of the requested class, otherwise the shortest VCF, and
    /// where there is none a VCT; any win where the puzzle asks for that. Where no limit is given, a shorter win than the
    /// one that was found is looked for as well, for a few seconds at the most.
    fn win_here(&mut self, options: &SolveOptions, limits: &Budget) -> Result<Finding, Trouble> {
        self.fit(options);
        if let Some(goal) = options.goal {
            let found = self.search(goal, options, limits)?;
            return self.shortened(found, options, limits);
        }
        let mut found =
            self.search(Class::Vcf, &SolveOptions { shortest: true, ..options.clone() }, limits)?;
        let nodes = if is_unlimited(options) { self.patience.or(Some(QUICK_NODES)) } else { options.nodes };
        // A puzzle is about its shortest win.
        let shortest = options.shortest || self.board.task.is_some();
        let quick = SolveOptions { shortest, nodes, ..options.clone() };
        let widest = self.puzzle_goal().unwrap_or(Class::Vct).max(Class::Vct);
        for goal in [Class::Vct, Class::Win].into_iter().filter(|&goal| goal <= widest) {
            if !matches!(found.verdict, Verdict::Disproven(_)) {
                break;
            }
            found = self.search(goal, &quick, limits)?;
        }
        self.shortened(found, options, limits)
    }

    /// What was found, or a shorter win of its class, where no limit is given: what teaches should be short.
    fn shortened(
        &mut self,
        found: Finding,
        options: &SolveOptions,
        limits: &Budget,
    ) -> Result<Finding, Trouble> {
        let Some(plies) = found.verdict.proven().map(|win| win.plies()) else { return Ok(found) };
        if found.shortest || !is_unlimited(options) {
            return Ok(found);
        }
        let few = SolveOptions {
            shortest: true,
            nodes: Some(SHORTER_NODES),
            time: Some(SHORTER_SECONDS),
            ..options.clone()
        };
        let other = self.search(found.goal, &few, limits)?;
        let is_better = other.verdict.proven().is_some_and(|win| win.plies() < plies || other.shortest);
        Ok(if is_better { other } else { found })
    }

    /// The finding for the current position, which may have no win; it is searched for where necessary.
    /// Options that differ from those of the last search begin a new search.
    pub(super) fn found(&mut self, options: &SolveOptions, limits: &Budget) -> Result<Rc<Finding>, Trouble> {
        // A puzzle is about its own side's win.
        let solving = self.board.task.as_ref().filter(|task| task.is_open()).map(|task| task.start.to_move());
        if let Some(known) = self.known.answer(options, solving) {
            return Ok(known);
        }
        let found = Rc::new(self.win_here(options, limits)?);
        self.known.keep(Rc::clone(&found), options.clone());
        Ok(found)
    }

    /// A reply about the win that was found; without a win, the finding.
    pub(super) fn won(
        &mut self,
        options: &SolveOptions,
        limits: &Budget,
        tell: impl FnOnce(&mut Self, Rc<Finding>) -> Answer,
    ) -> Answer {
        let finding = self.found(options, limits)?;
        if finding.verdict.proven().is_none() {
            return Ok(Reply::Finding(finding));
        }
        let reply = tell(self, finding)?;
        self.shown(true);
        Ok(reply)
    }

    pub(super) fn solved_task(&self) -> Option<&Task> {
        self.board.task.as_ref().filter(|task| task.state == State::Solved)
    }

    pub(super) fn check_files(command: &Command, outside: &mut dyn Outside) -> Reply {
        let bound = command.get(&POSITIONS);
        let mut check_file = |file: &String| {
            let text = read_text(file, outside)?;
            let certificate = proof::parse(&text).map_err(|e| Trouble::Proof(file.clone(), e))?;
            let stop = outside.stop();
            let bound = bound.unwrap_or_else(|| check::default_bound(&certificate));
            let report = check::check_until(&certificate, bound, &|| stop.is_raised());
            if report.outcome == Outcome::Stopped {
                Err(Trouble::Refused(Refused::Stopped))
            } else {
                Ok(report)
            }
        };
        let checked = command.all(&FILES).map(|file| CheckedFile { report: check_file(&file), file });
        Reply::Checked(checked.collect())
    }
}
