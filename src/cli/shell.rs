//! One command in the shell: its session, and the output of its reply.

use std::io::{self, BufWriter, IsTerminal, Write};

use serde_json::Value;

use super::exit;
use crate::render::json::{views, why};
use crate::render::{Theme, json, prose};
use crate::repl::{self, Ending, Leaving, World};
use crate::reply::Reply;
use crate::screen;
use crate::session::Session;
use crate::session::grammar::board::SOURCE;
use crate::session::grammar::shared::{ANY_POSITION, JSON, LOAD};
use crate::session::grammar::{self, Command};
use crate::words::say;

/// One command in the shell: its session, and the output of its reply.
pub struct Shell {
    pub session: Session,
    pub world: World,
    pub theme: Theme,
    pub out: BufWriter<io::Stdout>,
    /// The width of the terminal, where standard output is one.
    pub width: Option<usize>,
    /// Whether the command asks for JSON: faults are then JSON on standard output.
    pub json: bool,
}

impl Shell {
    pub fn respond(&mut self, command: &Command) -> Reply {
        let (session, lang) = (&mut self.session, self.theme.lang);
        self.world.working(|world| repl::write_document(session.respond(command, world), lang, world))
    }

    /// Loads the position that a command names; the empty board where it names none.
    pub fn load(&mut self, command: &Command) -> Reply {
        let named = grammar::find(command.path()).and_then(|spec| spec.on).unwrap_or(&ANY_POSITION);
        let position = command.get(named).unwrap_or_else(|| "B:,W:,b".to_owned());
        self.respond(&grammar::command("load").with(&SOURCE, position).with_those_of(command, LOAD))
    }

    /// Loads the position that a command names, and carries out the command there.
    pub fn ask(&mut self, command: &Command) -> Reply {
        let Some(position) = grammar::find(command.path()).and_then(|spec| spec.on) else {
            return self.respond(command);
        };
        let loaded = self.load(command);
        // The options of the position were already used to load it.
        let rest = command.clone().without(LOAD).without(&[position]);
        if loaded.is_trouble() { loaded } else { self.respond(&rest) }
    }

    /// Loads the position that a command names, and prints the reply to the command there. Returns the exit
    /// code.
    pub fn answer(&mut self, command: &Command) -> anyhow::Result<u8> {
        let reply = self.ask(command);
        self.tell_as(&reply, command.has(&JSON))
    }

    /// Prints a reply as text; failures go to standard error. Returns the exit code.
    pub fn tell(&mut self, reply: &Reply) -> anyhow::Result<u8> {
        if let Reply::Trouble(trouble) = reply {
            if self.json {
                return self.print(&[json::error(trouble)], reply);
            }
            self.out.flush()?;
            writeln!(io::stderr(), "yonsan: {}", say::trouble(self.theme.lang, trouble))?;
        } else {
            let mut text = Vec::new();
            match self.width.and_then(|width| repl::abreast(reply, "", self.theme, width)) {
                Some(abreast) => text.extend(abreast.into_bytes()),
                None => prose(reply, self.theme, &mut text)?,
            }
            let is_document = matches!(reply, Reply::Contents(_) | Reply::Text(_) | Reply::Attempts { .. });
            if is_document {
                self.out.write_all(&text)?;
            } else {
                self.write(&text)?;
            }
            self.out.flush()?;
        }
        Ok(exit::code(reply))
    }

    /// Writes text for people. On a terminal, lines longer than its width are broken between words.
    pub fn write(&mut self, text: &[u8]) -> io::Result<()> {
        match self.width {
            Some(width) => self.out.write_all(repl::wrap(&String::from_utf8_lossy(text), width).as_bytes()),
            None => self.out.write_all(text),
        }
    }

    /// Prints a reply as JSON where that was requested and the reply has a JSON form, otherwise as text.
    /// Returns the exit code.
    pub fn tell_as(&mut self, reply: &Reply, as_json: bool) -> anyhow::Result<u8> {
        let values = match reply {
            _ if !as_json => return self.tell(reply),
            Reply::Finding(finding) => vec![json::solve(finding, None)],
            Reply::Said(said) => vec![json::said(said)],
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
            Reply::Forbidden(view) => vec![json::forbidden(view)],
            Reply::Openings => vec![json::openings()],
            Reply::Suggested(view) => vec![json::suggested(view)],
            Reply::WinChecks(view) => vec![json::win_checks(view)],
            Reply::Stats(view) => vec![json::train::stats(view)],
            Reply::Lists(reply) => vec![json::lists::lists(reply)],
            Reply::Lesson(reply) => vec![json::lesson::reply(reply, self.theme.lang)],
            Reply::Checked(files) => files.iter().map(json::check).collect(),
            Reply::Puzzles(puzzles) => vec![json::puzzles(puzzles)],
            Reply::Puzzle(puzzle) => vec![json::puzzles(std::slice::from_ref(puzzle))],
            Reply::Worth(view) => vec![json::puzzles::worth(view)],
            Reply::Board { position, .. } => vec![json::show(position)],
            Reply::Task(task) => vec![json::show(&task.position)],
            Reply::Look(look) => vec![json::look(look)],
            Reply::Glossary(term) => vec![json::glossary(self.theme.lang, *term)],
            // No other reply has a JSON form.
            _ => return self.tell(reply),
        };
        self.print(&values, reply)
    }

    /// Prints JSON, an object a line. Returns the exit code of the reply.
    pub fn print(&mut self, values: &[Value], reply: &Reply) -> anyhow::Result<u8> {
        for value in values {
            writeln!(self.out, "{value}")?;
        }
        self.out.flush()?;
        Ok(exit::code(reply))
    }

    /// Holds a conversation in the terminal, which first shows the reply `first`, or with the lines of a
    /// pipe.
    pub fn talk(&mut self, first: &Reply, echo: bool) -> anyhow::Result<Ending> {
        if io::stdin().is_terminal() {
            repl::greet(self.theme)?;
            let Self { session, theme, world, .. } = self;
            let mut leaving = repl::converse(session, first, theme, world)?;
            while leaving == Leaving::Screen {
                let stands = |session: &mut Session, world: &mut World| {
                    session.respond(&grammar::command("board"), world)
                };
                let first = stands(session, world);
                screen::open(session, &first, *theme, world)?;
                let first = stands(session, world);
                leaving = repl::converse(session, &first, theme, world)?;
            }
            return Ok(Ending::default());
        }
        let Self { session, world, theme, out, .. } = self;
        Ok(repl::read_lines(session, &mut io::stdin().lock(), echo, *theme, world, out)?)
    }
}
