//! One command's work in the shell: the session it happens in, and how its answer goes out.

use std::io::{self, BufWriter, IsTerminal, Write};

use super::exit;
use super::options::{Judged, Load, Won};
use crate::board::Point;
use crate::render::json::{views, why};
use crate::render::{Theme, json, prose};
use crate::repl::{self, Ending, World};
use crate::reply::{AnnotatedBoard, Reply};
use crate::session::{AnnotateOptions, Session};
use crate::words::say;

/// One command's work: the session it happens in, and where its answer goes.
pub struct Shell {
    pub session: Session,
    pub world: World,
    pub theme: Theme,
    pub out: BufWriter<io::Stdout>,
}

impl Shell {
    pub fn respond(&mut self, command: crate::session::Command) -> Reply {
        let (session, lang) = (&mut self.session, self.theme.lang);
        self.world.working(|world| repl::write_document(session.respond(command, world), lang, world))
    }

    /// Loads a position; troubles are said at once.
    pub fn load(&mut self, position: &str, load: &Load) -> Result<Reply, Reply> {
        let reply = self.respond(crate::session::Command::Load(position.to_owned(), load.options()));
        if reply.is_trouble() { Err(reply) } else { Ok(reply) }
    }

    pub fn load_and(&mut self, position: &str, load: &Load, command: crate::session::Command) -> Reply {
        match self.load(position, load) {
            Ok(_) => self.respond(command),
            Err(trouble) => trouble,
        }
    }

    /// Loads a position and tells the answer to a command.
    pub fn answer(
        &mut self,
        position: &str,
        load: &Load,
        command: crate::session::Command,
        json: bool,
    ) -> anyhow::Result<u8> {
        let reply = self.load_and(position, load, command);
        self.tell_as(&reply, json)
    }

    /// Asks something about the win of a position.
    pub fn ask(&mut self, won: &Won, command: crate::session::Command, json: bool) -> anyhow::Result<u8> {
        self.answer(&won.position, &won.load, command, json)
    }

    /// Asks what moves are worth.
    pub fn judge(&mut self, judged: &Judged, command: crate::session::Command) -> anyhow::Result<u8> {
        self.answer(&judged.position, &judged.load, command, judged.json)
    }

    /// Prints annotations as JSON: one point is a board of one point, and an evaluator's scores are
    /// those of the board with its choice.
    pub fn tell_annotated(&mut self, reply: Reply, point: Option<Point>) -> anyhow::Result<u8> {
        let (map, reply) = match reply {
            Reply::Heat(map) => {
                let all = AnnotateOptions { point, ..AnnotateOptions::default() };
                (Some(map), self.respond(crate::session::Command::Annotate(all)))
            }
            other => (None, other),
        };
        let board = match reply {
            Reply::Annotated(board) => *board,
            Reply::Cell(cell) => {
                AnnotatedBoard { position: self.session.position().clone(), cells: vec![*cell] }
            }
            other => return self.tell(&other),
        };
        let value = match map {
            Some(map) => json::annotate_by(&board, &map),
            None => json::annotate(&board),
        };
        writeln!(self.out, "{value}")?;
        self.out.flush()?;
        Ok(exit::GOOD)
    }

    /// Prints a reply as prose; what is wrong goes to standard error. The exit code.
    pub fn tell(&mut self, reply: &Reply) -> anyhow::Result<u8> {
        if let Reply::Trouble(trouble) = reply {
            self.out.flush()?;
            writeln!(io::stderr(), "yonsan: {}", say::trouble(self.theme.lang, trouble))?;
        } else {
            prose(reply, self.theme, &mut self.out)?;
            self.out.flush()?;
        }
        Ok(exit::code(reply))
    }

    /// Prints a reply as JSON where that was asked for and there is one for it.
    pub fn tell_as(&mut self, reply: &Reply, as_json: bool) -> anyhow::Result<u8> {
        let values = match reply {
            _ if !as_json => return self.tell(reply),
            Reply::Finding(finding) => vec![json::solve(finding, None)],
            Reply::Report { puzzle, report } => vec![json::grade(puzzle, report)],
            Reply::Defence(defence) => vec![json::defend(defence)],
            Reply::Key(key) => vec![views::key(key)],
            Reply::WhyNot(found) => vec![views::why_not(found)],
            Reply::Tree(tree) => vec![views::tree(tree)],
            Reply::Why(why) => vec![why::why(why)],
            Reply::Pillars(found) => vec![why::pillars(found)],
            Reply::Study(found) => vec![json::strategy::study(found)],
            Reply::Review(found) => vec![json::review::review(found)],
            Reply::Shapes(view) => vec![json::shapes(view)],
            Reply::Lines(view) => vec![json::lines(view)],
            Reply::Stats(view) => vec![json::train::stats(view)],
            Reply::Lesson(reply) => vec![json::lesson::reply(reply)],
            Reply::Checked(files) => files.iter().map(json::check).collect(),
            Reply::Puzzles(puzzles) => vec![json::puzzles(puzzles)],
            Reply::Puzzle(puzzle) => vec![json::puzzles(std::slice::from_ref(puzzle))],
            _ => return self.tell(reply),
        };
        for value in values {
            writeln!(self.out, "{value}")?;
        }
        self.out.flush()?;
        Ok(exit::code(reply))
    }

    /// The terminal's conversation, which shows what comes first, or a pipe's lines.
    pub fn talk(&mut self, first: &Reply, echo: bool) -> anyhow::Result<Ending> {
        if io::stdin().is_terminal() {
            repl::converse(&mut self.session, first, self.theme, &mut self.world)?;
            return Ok(Ending::default());
        }
        let Self { session, world, theme, out } = self;
        Ok(repl::read_lines(session, &mut io::stdin().lock(), echo, *theme, world, out)?)
    }
}
