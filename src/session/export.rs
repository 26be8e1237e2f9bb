//! Makes pictures and pages of the loaded position. The caller renders and writes them.

use std::rc::Rc;

use super::annotate;
use super::grammar::Command;
use super::grammar::board::NUMBERS;
use super::grammar::files::{EVERY, HOLDS, LESSON, LINE, Line, MARK, OUT_FILE, PAPER, SOLVE, WINS};
use super::grammar::shared::{FORCE, OUT};
use super::options::SolveOptions;
use super::outside::{Outside, may_write};
use super::{Answer, Session, lesson};
use crate::board::{Point, Position};
use crate::check::{self, Checked, default_bound};
use crate::proof::Certificate;
use crate::reply::{
    CheckedFile, DefenceView, Document, ExportTrouble, LessonPage, Misuse, Panel, Paper, Picture,
    PictureMark, ProofPage, Reply, Trouble,
};
use crate::solve::threads::on_threads;
use crate::solve::{Class, Stop, Vcf, Win};
use crate::teach::Text;
use crate::teach::analyze::{self, Finding, Refused, SearchRequest};
use crate::teach::explain;
use crate::teach::lesson::{Lesson, stages};

/// The largest number of boards in a strip, where the number of moves between boards is not given.
const PANELS: usize = 9;

/// The requested result, or the reply that replaces it.
type Made<T> = Result<T, Reply>;

impl Session {
    pub(super) fn export_svg(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let file = file_of(command, outside)?;
        Ok(exported(
            file,
            self.picture(command, outside).map(|picture| Document::Svg(picture, paper(command))),
        ))
    }

    pub(super) fn export_png(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let file = file_of(command, outside)?;
        // Where PNG is not supported, this is reported before a search begins.
        if !cfg!(feature = "png") {
            return Err(Trouble::Export(ExportTrouble::NoPng));
        }
        Ok(exported(
            file,
            self.picture(command, outside).map(|picture| Document::Png(picture, paper(command))),
        ))
    }

    pub(super) fn export_html(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        if command.has(&SOLVE) {
            return self.export_solve(command, outside);
        }
        let (file, search) = (file_of(command, outside)?, SolveOptions::of(command));
        let lesson = match command.get(&LESSON) {
            Some(name) => Some(lesson::found(&name, outside)?.0),
            None => self.open_lesson().filter(|_| !asks_for_a_win(&search)),
        };
        if lesson.is_none() && self.shows_game(command, asks_for_a_win(&search)) {
            let page = self.game_page(outside)?;
            return Ok(exported(file, Ok(Document::Game(page))));
        }
        Ok(match lesson {
            Some(lesson) => exported(file, Ok(Document::Lesson(lesson_page(lesson, &search, outside)?))),
            None => exported(file, self.proof_page(&search, outside).map(Document::Proof)),
        })
    }

    fn title(&self) -> Option<Text> {
        self.board.task.as_ref().map(|task| task.puzzle.title.clone())
    }

    fn picture(&mut self, command: &Command, outside: &mut dyn Outside) -> Made<Picture> {
        let search = &SolveOptions::of(command);
        // A picture with only some of the winning or holding moves would be misleading: where the search is
        // stopped, there is no picture.
        let mut marks = Vec::new();
        let chosen: Vec<Point> = command.all(&MARK).flatten().collect();
        if !chosen.is_empty() {
            marks.push((PictureMark::Chosen, chosen));
        }
        if command.has(&WINS) {
            let found = self.every_win(search, outside)?;
            if outside.stop().is_raised() {
                return Err(refused(Refused::Stopped));
            }
            let wins = found.all.iter().flat_map(|all| &all.wins).map(crate::solve::first::First::point);
            marks.push((PictureMark::Wins, wins.collect()));
        }
        let position = self.seen_by(search);
        if command.has(&HOLDS) {
            let (goal, budget) = (search.goal.unwrap_or(Class::Vct), search.budget(outside.limits()));
            let defence = analyze::defend(&position, goal, &budget).map_err(refused)?;
            if budget.stop.is_raised() {
                return Err(refused(Refused::Stopped));
            }
            let holding: Vec<_> = defence.holding().collect();
            if holding.is_empty() {
                let view = DefenceView { position, defence, combinations: Vec::new() };
                return Err(Reply::Defence(Box::new(view)));
            }
            marks.push((PictureMark::Holds, holding));
        }
        let player = annotate::player(command).map_err(Reply::Trouble)?;
        let heat = player.map(|player| annotate::heat(&position, &player, None));
        let line = match command.get(&LINE) {
            None => Vec::new(),
            Some(Line::Moves(moves)) => moves,
            Some(Line::Win) => self.win_to_show(search, outside)?.1.line.clone(),
        };
        let every = command.get(&EVERY).map(usize::from);
        let panels = panels(&position, &line, every, command.has(&NUMBERS)).map_err(Reply::Trouble)?;
        Ok(Picture { title: self.title(), panels, marks, heat, forbidden: true })
    }

    /// Every winning first move, as found by `solve --all`.
    fn every_win(&mut self, search: &SolveOptions, outside: &mut dyn Outside) -> Made<Finding> {
        let goal = search.goal.or(self.puzzle_goal()).unwrap_or(Class::Vcf);
        let budget = search.budget(outside.limits());
        let question = SearchRequest { goal, shortest: false, all: true, budget };
        let position = self.seen_by(search);
        let found = analyze::find(&mut self.vcf, &position, &question).map_err(refused)?;
        if found.verdict.proven().is_some() { Ok(found) } else { Err(Reply::Finding(Rc::new(found))) }
    }

    /// The win to be shown: of the class of the puzzle's goal, unless another class was requested.
    fn win_to_show(
        &mut self,
        search: &SolveOptions,
        outside: &mut dyn Outside,
    ) -> Made<(Rc<Finding>, Checked<Win>)> {
        let known = self.known.finding().is_some_and(|finding| finding.verdict.proven().is_some());
        let mut search = search.clone();
        if let (Some(goal), false) = (self.puzzle_goal(), known) {
            // A puzzle states the length of its win; a longer win would be confusing.
            search = SolveOptions { shortest: true, goal: search.goal.or(Some(goal)), ..search };
        }
        let finding = self.found(&search, &outside.limits()).map_err(Reply::Trouble)?;
        match finding.verdict.proven().cloned() {
            Some(win) => {
                self.shown(true);
                Ok((finding, win))
            }
            None => Err(Reply::Finding(finding)),
        }
    }

    fn proof_page(&mut self, search: &SolveOptions, outside: &mut dyn Outside) -> Made<ProofPage> {
        let title = self.title();
        let loaded = self.known.certificate(&self.board.position);
        if let Some(loaded) = loaded.filter(|_| !asks_for_a_win(search)) {
            // The class in which it lies is not known.
            let (file, certificate) = &*loaded;
            let stop = outside.stop();
            return proof_page(title, certificate, None, false, &stop).map_err(|_| {
                let report =
                    check::check_until(certificate, default_bound(certificate), &|| stop.is_raised());
                Reply::Checked(vec![CheckedFile { file: file.clone(), report: Ok(report) }])
            });
        }
        let (finding, win) = self.win_to_show(search, outside)?;
        proof_page(title, &win.certificate, Some(win.class), finding.shortest, &outside.stop())
            .map_err(refused)
    }
}

/// Whether the options specify the win, and not only the limits of the search.
const fn asks_for_a_win(search: &SolveOptions) -> bool {
    search.goal.is_some() || search.shortest || search.within.is_some()
}

/// The page of a lesson, with the judgement of every answer.
fn lesson_page(
    lesson: Rc<Lesson>,
    search: &SolveOptions,
    outside: &dyn Outside,
) -> Result<LessonPage, Trouble> {
    let threads = search.threads.map_or(1, usize::from);
    let budget = outside.limits();
    let stages = on_threads(threads, &lesson.steps, |step| match (step.question(), &step.board) {
        (Some(question), Some(board)) => stages(question, &board.position, &mut Vcf::default(), &budget),
        _ => Some(Vec::new()),
    });
    let stages = stages.into_iter().collect::<Option<_>>().ok_or_else(lesson::stopped)?;
    Ok(LessonPage { lesson, stages })
}

/// The page of a proof, with equal nodes merged; the checker checks the certificate on the page.
///
/// # Errors
/// When the checker refuses the certificate, or was stopped.
fn proof_page(
    title: Option<Text>,
    certificate: &Certificate,
    class: Option<Class>,
    shortest: bool,
    stop: &Stop,
) -> Result<ProofPage, Refused> {
    let win = Win::new(class.unwrap_or(Class::Win), explain::folded(certificate));
    let win = analyze::checked(win, stop)?;
    let guide = explain::guide(&win);
    Ok(ProofPage { title, win, class, shortest, guide })
}

/// The boards of a strip: the position before the line, then positions at equal intervals, and the final one.
fn panels(
    position: &Position,
    line: &[Point],
    every: Option<usize>,
    numbers: bool,
) -> Result<Vec<Panel>, Trouble> {
    let before = position.moves().len();
    let numbered = match (numbers, line.is_empty()) {
        (true, _) => Some(0),
        (false, true) => None,
        (false, false) => Some(before),
    };
    let every = every.unwrap_or_else(|| {
        let fewest = line.len().div_ceil(PANELS - 1).max(1);
        // Each board ends with a move of the side that begins.
        fewest + fewest % 2
    });
    let mut ends: Vec<usize> = (0..line.len()).step_by(every).map(|back| line.len() - back).collect();
    ends.push(0);
    ends.reverse();
    let mut shown = before;
    let mut panels = Vec::new();
    for end in ends {
        let position = position.clone().after(&line[..end]).map_err(Trouble::Impossible)?;
        panels.push(Panel { position, numbered, shown });
        shown = before + end;
    }
    Ok(panels)
}

fn refused(refused: Refused) -> Reply {
    Reply::Trouble(Trouble::Refused(refused))
}

/// The file that a command names, in the shell and in a conversation; it must not be there yet unless it may be replaced.
pub(super) fn file_of(command: &Command, outside: &mut dyn Outside) -> Result<String, Trouble> {
    let file = command.get(&OUT).or_else(|| command.get(&OUT_FILE));
    let file = file.ok_or_else(|| command.misused(Misuse::Missing("FILE")))?;
    may_write(outside, &file, command.has(&FORCE))?;
    Ok(file)
}

fn paper(command: &Command) -> Paper {
    command.get(&PAPER).unwrap_or_default()
}

/// A reply with a document for a file, or the reply that replaces it.
fn exported(file: String, made: Made<Document>) -> Reply {
    made.map_or_else(|instead| instead, |document| Reply::Exported { document: Box::new(document), file })
}
