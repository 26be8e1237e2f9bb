//! The first lines of a conversation in a terminal, and the one question at the very first start: who is there, so that the
//! first minutes are of use.

use std::io::{self, IsTerminal, Write, stdin, stdout};

use crate::render::Theme;
use crate::reply::Trouble;
use crate::session::{self, Command};
use crate::store;
use crate::teach::lesson;
use crate::teach::puzzle::{Puzzle, library};
use crate::teach::train;
use crate::words::say;

/// Writes the first lines of a conversation in a terminal.
///
/// # Errors
/// When standard output cannot be written to.
pub fn greet(theme: Theme) -> io::Result<()> {
    let (puzzles, lessons) = (library::puzzles().len(), lesson::library::lessons().len());
    let text = say!(theme.lang, "welcome", version = env!("CARGO_PKG_VERSION"), puzzles, lessons);
    writeln!(stdout(), "{}", theme.plain_marks(&text))
}

/// Asks who is there, where nobody was asked or has played here before and both ends are terminals, and remembers that it
/// was asked. Returns the command with which to begin, or why what was typed is none; `None` to begin as usual.
///
/// # Errors
/// When the terminal cannot be read or written to.
pub fn first_command(theme: Theme) -> io::Result<Option<Result<Command, Trouble>>> {
    if theme.plain || !stdin().is_terminal() || !stdout().is_terminal() || !store::is_first_start() {
        return Ok(None);
    }
    let mut out = stdout().lock();
    write!(out, "{}\n> ", theme.plain_marks(&say!(theme.lang, "newcomer")))?;
    out.flush()?;
    let mut line = String::new();
    stdin().read_line(&mut line)?;
    store::remember_start(line.trim());
    let line = match line.trim() {
        "1" => lesson::library::lessons().first().map(|lesson| format!("lesson {}", lesson.id)),
        // The usual beginning is the first puzzle.
        "" | "2" => return Ok(None),
        "3" => {
            let hard = hardest();
            let id = hard.map_or("", |puzzle| puzzle.id.as_str());
            writeln!(out, "{}\n", theme.plain_marks(&say!(theme.lang, "newcomer-strong", puzzle = id)))?;
            hard.map(|puzzle| format!("load {}", puzzle.id))
        }
        // Who knows what to do just does it.
        other => Some(other.to_owned()),
    };
    Ok(line.map(|line| session::parse(&line)))
}

/// The built-in puzzle with the highest rating.
fn hardest() -> Option<&'static Puzzle> {
    library::puzzles().iter().max_by(|one, other| train::starting(one).total_cmp(&train::starting(other)))
}
