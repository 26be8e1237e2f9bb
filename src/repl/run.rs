//! The conversation in a terminal, and with the lines of a pipe.

use std::io::{self, BufRead, Read, Write};

use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{CompletionType, Config, Editor};

use super::export::write_document;
use super::layout;
use super::typing::Typing;
use super::world::World;
use super::wrap::wrap;
use crate::render::{Theme, prose};
use crate::reply::{Done, Lang, Reply, Trouble};
use crate::session::{self, Outside, Session};
use crate::solve::Verdict;
use crate::store;
use crate::teach::lesson::{self, QuestionOutcome};
use crate::teach::train::facts;
use crate::words::say;

/// The largest number of bytes in a line.
const LONGEST: u64 = 16 << 20;

/// The result of a conversation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// The number of lines that failed.
    pub failed: usize,
    /// The number of lesson questions that were missed.
    pub missed: usize,
    /// The number of lines read.
    pub lines: usize,
    /// Whether it was interrupted.
    pub interrupted: bool,
}

/// Parses a line and returns the session's reply; exported documents are in the language `lang`.
fn answer(session: &mut Session, line: &str, lang: Lang, world: &mut World) -> Reply {
    world.lang = lang;
    match session::parse(line) {
        Ok(command) => world.answering(|world| write_document(session.respond(&command, world), lang, world)),
        Err(trouble) => Reply::Trouble(trouble),
    }
}

/// Writes a reply and, under a task, the commands that apply. Where there is room, the words stand beside the board;
/// long lines are broken.
fn show(
    reply: &Reply,
    (session, left): (&Session, Option<Left>),
    theme: Theme,
    width: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut after = after(reply, left, theme);
    if reply.sets_task() {
        after += &format!(" {}\n", say!(theme.lang, "after-task", point = say::example(session.position())));
    }
    let abreast = || layout::abreast(reply, &after, theme, width);
    let placed = layout::beside(reply, session.position(), &after, theme, width).or_else(abreast);
    let text = if let Some(text) = placed {
        text
    } else {
        let mut text = Vec::new();
        prose(reply, theme, &mut text)?;
        wrap(&(String::from_utf8_lossy(&text) + after.as_str()), width)
    };
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// How a puzzle was left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// The puzzle can be begun again.
    Aside,
    /// The puzzle was replaced.
    Gone,
}

impl Left {
    /// How the puzzle was left, where moves were graded before (`grading`) and no longer are; otherwise
    /// `None`.
    fn of(grading: bool, session: &Session) -> Option<Self> {
        let how = if session.is_beside_puzzle() { Self::Aside } else { Self::Gone };
        (grading && !session.is_grading()).then_some(how)
    }
}

/// Writes a reply, with what is told after it.
fn answered(reply: &Reply, left: Option<Left>, theme: Theme, out: &mut dyn Write) -> io::Result<()> {
    prose(reply, theme, out)?;
    out.write_all(after(reply, left, theme).as_bytes())
}

/// The lines after a reply: the commands that apply to a win, and a note where a puzzle was left.
fn after(reply: &Reply, left: Option<Left>, theme: Theme) -> String {
    let mut text = String::new();
    if let Reply::Finding(finding) = reply {
        let told = match finding.verdict {
            Verdict::Proven(_) => Some(say!(theme.lang, "after-win")),
            Verdict::Disproven(_) => {
                facts::threats(&finding.position).first().map(|point| say!(theme.lang, "after-none", point))
            }
            Verdict::Unknown(_) => None,
        };
        text += &told.map_or_else(String::new, |told| format!("  {told}\n"));
    }
    if let Reply::Study(study) = reply
        && let Some((answer, _)) = study.reply.filter(|_| !study.five)
        // After another move of Black's, White's replies to it are not told.
        && study.guess.as_ref().is_none_or(|(guessed, _)| *guessed == answer)
    {
        text += &format!("  {}\n", say!(theme.lang, "after-study", point = answer));
    }
    let over = matches!(reply, Reply::Graded { .. } | Reply::Task(_) | Reply::Practice(_) | Reply::Goodbye);
    let loaded = matches!(reply, Reply::Changed(Done::Loaded { .. }, _) | Reply::Study(_) | Reply::Lesson(_));
    match left.filter(|_| !over) {
        Some(Left::Aside) => text += &(say!(theme.lang, "ungraded") + "\n"),
        // After a command that loads a position, the note is not needed.
        Some(Left::Gone) if !loaded => text += &(say!(theme.lang, "ungraded-here") + "\n"),
        _ => {}
    }
    text
}

/// Reads one command in each line, without a prompt; comments begin with `#`. Runs the tour when there is no
/// line and nothing was loaded.
pub fn read_lines(
    session: &mut Session,
    input: &mut dyn BufRead,
    echo: bool,
    mut theme: Theme,
    world: &mut World,
    out: &mut dyn Write,
) -> io::Result<Ending> {
    let mut ending = Ending::default();
    let mut bytes = Vec::new();
    loop {
        // The stop may have been requested before the first line.
        if world.stop().is_raised() {
            ending.interrupted = true;
            return Ok(ending);
        }
        bytes.clear();
        if (&mut *input).take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            session.respond(&session::grammar::command("quit"), world);
            return Ok(ending);
        }
        if bytes.len() as u64 == LONGEST {
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, "a line is longer than 16 MiB"));
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        ending.lines += 1;
        if line.starts_with('#') {
            continue;
        }
        if echo {
            writeln!(out, "> {line}")?;
        }
        let grading = session.is_grading();
        let reply = answer(session, line, theme.lang, world);
        ending.failed += usize::from(reply.is_trouble());
        let missed = |outcome: &QuestionOutcome| outcome.result == lesson::QuestionResult::Missed;
        ending.missed += usize::from(reply.outcome().is_some_and(missed));
        theme = chosen(theme, &reply);
        if line_is(line, "tour") {
            tour(theme, world, out)?;
        }
        answered(&reply, Left::of(grading, session), theme, out)?;
        out.flush()?;
        if matches!(reply, Reply::Goodbye) {
            return Ok(ending);
        }
    }
}

/// The theme after a reply that may select a language or the characters for stones. The conversation keeps them: the
/// session works without a language, except for texts on the pictures and pages that it writes.
const fn chosen(theme: Theme, reply: &Reply) -> Theme {
    match reply {
        Reply::Lang(Some(lang)) => Theme { lang: *lang, ..theme },
        Reply::Glyphs(Some(glyphs)) => Theme { glyphs: *glyphs, ..theme },
        _ => theme,
    }
}

fn line_is(line: &str, path: &str) -> bool {
    session::parse(line).is_ok_and(|command| command.path() == path)
}

/// Where the user goes from the conversation in a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// Out of the program.
    Quit,
    /// To the full screen.
    Screen,
}

/// A conversation in a terminal, with history, completion and hints. It first shows a reply.
pub fn converse(
    session: &mut Session,
    first: &Reply,
    theme: &mut Theme,
    world: &mut World,
) -> anyhow::Result<Leaving> {
    let mut out = io::stdout().lock();
    let config = Config::builder()
        .completion_type(CompletionType::List)
        .history_ignore_dups(true)?
        .auto_add_history(true)
        .build();
    let mut editor = Editor::<Typing, DefaultHistory>::with_config(config)?;
    editor.set_helper(Some(Typing { position: session.position().clone() }));
    let width = |editor: &mut Editor<Typing, DefaultHistory>| {
        editor.dimensions().map_or(80, |(columns, _)| columns.into())
    };
    show(first, (session, None), *theme, width(&mut editor), &mut out)?;
    let history = store::history_file();
    if let Some(file) = &history {
        // A history file that does not exist or cannot be read does not prevent the conversation.
        let _ = editor.load_history(file);
    }
    loop {
        if let Some(typing) = editor.helper_mut() {
            typing.position = session.position().clone();
        }
        let prompt = if session.is_in_lesson() {
            say!(theme.lang, "lesson-prompt")
        } else {
            say::side_name(theme.lang, session.position().to_move())
        };
        let prompt = format!("{prompt}> ");
        match editor.readline(&prompt) {
            Ok(line) if line_is(&line, "board") => {
                if let Some(file) = &history {
                    let _ = editor.append_history(file);
                }
                return Ok(Leaving::Screen);
            }
            Ok(line) => {
                let grading = session.is_grading();
                let reply = answer(session, &line, theme.lang, world);
                world.stop().lower();
                *theme = chosen(*theme, &reply);
                if line_is(&line, "tour") {
                    let mut text = Vec::new();
                    tour(*theme, world, &mut text)?;
                    let width = width(&mut editor);
                    out.write_all(wrap(&String::from_utf8_lossy(&text), width).as_bytes())?;
                }
                let left = Left::of(grading, session);
                show(&reply, (session, left), *theme, width(&mut editor), &mut out)?;
                if let Some(file) = &history {
                    let _ = editor.append_history(file);
                }
                if matches!(reply, Reply::Goodbye) {
                    return Ok(Leaving::Quit);
                }
            }
            Err(ReadlineError::Interrupted) => writeln!(out, "{}", say!(theme.lang, "how-to-leave"))?,
            Err(ReadlineError::Eof) => {
                session.respond(&session::grammar::command("quit"), world);
                return Ok(Leaving::Quit);
            }
            // After a byte of another encoding, the line is dropped and the conversation continues.
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                let trouble = Reply::Trouble(Trouble::NotText("-".to_owned()));
                show(&trouble, (session, None), *theme, width(&mut editor), &mut out)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// The commands of the tour, in order.
const TOUR: [&str; 9] =
    ["load vcf-0001", "cell i8", "j8", "hint", "i8", "i7", "why", "restart", "solve --shortest"];

/// Runs the guided tour: shows each command and its reply, in a session of its own.
pub fn tour(theme: Theme, world: &mut World, out: &mut dyn Write) -> io::Result<()> {
    let mut session = Session::new();
    for (step, command) in TOUR.into_iter().enumerate() {
        let says = format!("# {}", say!(theme.lang, "tour-step", step));
        writeln!(out, "{}", theme.paint(crate::render::Role::Heading, &says))?;
        writeln!(out, "> {command}")?;
        let reply = answer(&mut session, command, theme.lang, world);
        if let Reply::Trouble(trouble @ Trouble::UnknownPuzzle(..)) = &reply {
            return writeln!(out, "{}", say::trouble(theme.lang, trouble));
        }
        answered(&reply, None, theme, out)?;
        writeln!(out)?;
    }
    writeln!(out, "{}", say!(theme.lang, "tour-end"))
}
