//! `export`: pictures and pages.

use clap::{Args, Subcommand};

use super::options::{self, Moves, Won};
use super::shell::Shell;
use crate::evaluate;
use crate::reply::Paper;
use crate::session::{ExportOptions, Exported, Line, PictureOptions};
use crate::teach::lesson::library;

/// What is exported.
#[derive(Subcommand, Debug)]
pub enum What {
    /// The board as a picture that any browser draws
    Svg(Picture),
    /// The same as pixels, where the program is built with it
    Png(Picture),
    /// A page that steps through the proof of a win, or teaches a lesson
    Html(Page),
}

/// A picture.
#[derive(Args, Debug)]
pub struct Picture {
    #[command(flatten)]
    won: Won,
    /// Where it is written; - is standard output
    #[arg(short, long, value_name = "FILE")]
    out: String,
    /// With move numbers
    #[arg(long)]
    numbers: bool,
    /// Mark these points, as in h8,i9
    #[arg(long, value_name = "POINTS", value_parser = options::moves)]
    mark: Vec<Moves>,
    /// Mark every first move that wins
    #[arg(long)]
    wins: bool,
    /// Mark every move that holds against the opponent's threat
    #[arg(long)]
    holds: bool,
    /// One evaluator's scores as a heat map
    #[arg(long, value_parser = evaluate::NAMES, value_name = "NAME")]
    by: Option<String>,
    /// A strip of boards along these moves; without any, along the longest line of the win
    #[arg(long, value_name = "MOVES", num_args = 0..=1, default_missing_value = "win", value_parser = line)]
    line: Option<Line>,
    /// Moves from one board of the strip to the next
    #[arg(long, value_name = "N", requires = "line", value_parser = clap::value_parser!(u16).range(1..))]
    every: Option<u16>,
    /// Light, dark, or as whoever looks at it likes it best
    #[arg(long, value_name = "COLOURS", value_parser = Paper::NAMES, default_value = "auto")]
    paper: String,
}

/// A page.
#[derive(Args, Debug)]
pub struct Page {
    #[command(flatten)]
    won: Won,
    /// Where it is written; - is standard output
    #[arg(short, long, value_name = "FILE")]
    out: String,
    /// What is named is a lesson: its name, number or file. A lesson's name is known without this
    #[arg(long)]
    lesson: bool,
}

fn line(text: &str) -> Result<Line, String> {
    if text == "win" { Ok(Line::Win) } else { options::moves(text).map(|moves| Line::Moves(moves.0)) }
}

impl Picture {
    fn options(&self) -> PictureOptions {
        PictureOptions {
            numbers: self.numbers,
            marks: self.mark.iter().flat_map(|moves| moves.0.iter().copied()).collect(),
            wins: self.wins,
            holds: self.holds,
            by: self.by.clone(),
            line: self.line.clone(),
            every: self.every.map(usize::from),
            paper: Paper::from_name(&self.paper).unwrap_or_default(),
        }
    }
}

impl Page {
    /// The lesson that is named instead of a position.
    fn lesson(&self) -> Option<Exported> {
        let name = &self.won.position;
        let known = || library::lessons().iter().any(|lesson| lesson.id == *name);
        (self.lesson || known()).then(|| Exported::Lesson(name.clone()))
    }
}

/// Writes it. The exit code.
pub fn run(shell: &mut Shell, what: &What) -> anyhow::Result<u8> {
    let (won, what, file) = match what {
        What::Svg(picture) => (&picture.won, Exported::Svg(picture.options()), &picture.out),
        What::Png(picture) => (&picture.won, Exported::Png(picture.options()), &picture.out),
        What::Html(page) => (&page.won, page.lesson().unwrap_or(Exported::Proof), &page.out),
    };
    let alone = matches!(what, Exported::Lesson(_));
    let options = ExportOptions { what, file: file.clone(), search: won.options() };
    let command = crate::session::Command::Export(Box::new(options));
    if alone {
        let reply = shell.respond(command);
        return shell.tell(&reply);
    }
    shell.ask(won, command, false)
}
