//! From arguments to the session and back to the shell.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use anstream::ColorChoice;
use clap::{CommandFactory, Parser};

use super::args::{Cli, Command, GlyphChoice, When};
use super::config::Config;
use super::options::{Limits, Load, Moves, Won};
use super::play::Play;
use super::puzzles::Puzzles;
use super::shell::Shell;
use super::{batch, convert, exit, export, glossary, lesson, puzzles, strategy, train};
use crate::board::Point;
use crate::board::diagram::Glyphs;
use crate::engine;
use crate::render::Theme;
use crate::repl::{self, World};
use crate::reply::{Lang, Reply, Trouble};
use crate::session::{AnnotateOptions, Place, ReviewOptions, Session, SolveOptions};
use crate::solve::MoveValue;
use crate::teach::explain::walk::{Next, OffTheProof};
use crate::teach::train::PuzzleFilter;
use crate::words::say;

/// Runs the program on the process's arguments.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are answers; anything else is a fault of the arguments.
            let code = if error.use_stderr() { exit::FAULT } else { exit::GOOD };
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    match run(cli) {
        Ok(code) => ExitCode::from(code),
        // A reader that has seen enough is a normal end.
        Err(error) if is_broken_pipe(&error) => ExitCode::from(exit::GOOD),
        Err(error) => {
            let _ = writeln!(io::stderr(), "yonsan: {error:#}");
            ExitCode::from(exit::FAULT)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// The look that was asked for, or that suits where it is seen.
fn theme(cli: &Cli, config: &Config) -> Theme {
    let color = match cli.color.or(config.color).unwrap_or(When::Auto) {
        When::Always => true,
        When::Never => false,
        When::Auto => anstream::AutoStream::choice(&io::stdout()) != ColorChoice::Never,
    };
    let glyphs = match cli.glyphs.or(config.glyphs).unwrap_or(GlyphChoice::Auto) {
        GlyphChoice::Ascii => Glyphs::Ascii,
        GlyphChoice::Unicode => Glyphs::Unicode,
        GlyphChoice::Wide => Glyphs::Wide,
        GlyphChoice::Auto => glyphs_of_locale(),
    };
    let lang = cli.lang.or(config.lang).unwrap_or_else(Lang::of_environment);
    Theme { color, glyphs, plain: cli.plain || config.plain, lang }
}

/// Circles where the locale can show them, two cells wide where East Asian terminals draw them so.
fn glyphs_of_locale() -> Glyphs {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default();
    let utf8 = locale.to_lowercase().replace('-', "").contains("utf8");
    match (utf8, locale.get(..2)) {
        (false, _) => Glyphs::Ascii,
        (true, Some("zh" | "ja" | "ko")) => Glyphs::Wide,
        (true, _) => Glyphs::Unicode,
    }
}

fn run(cli: Cli) -> anyhow::Result<u8> {
    let config = if cli.no_config { Config::default() } else { Config::of_user()? };
    let theme = theme(&cli, &config);
    let out = BufWriter::new(io::stdout());
    let session = Session::under(config.rule.unwrap_or_default());
    let mut shell = Shell { session, world: World::listening(theme.lang), theme, out };
    let code = match cli.command {
        None => conversation(&mut shell, None, false, &Load::default()),
        Some(command) => obey(command, &mut shell),
    }?;
    // What is lost when it is dropped nobody hears of.
    shell.out.flush()?;
    Ok(code)
}

fn obey(command: Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let theme = shell.theme;
    match command {
        Command::Repl { position, echo, load } => conversation(shell, position.as_deref(), echo, &load),
        Command::Solve { position, load, search, goal, shortest, all, proof, batch, proof_dir, json } => {
            let options = SolveOptions { goal, shortest, all, proof, ..search.options() };
            if let Some(file) = batch {
                let Shell { world, out, .. } = shell;
                let defaults =
                    batch::Defaults { solve: SolveOptions { side: load.side, ..options }, rule: load.rule };
                return world.busy(|world| {
                    batch::run(&file, proof_dir.as_deref(), &defaults, theme.lang, world, out)
                });
            }
            let reply =
                shell.load_and(&position.unwrap_or_default(), &load, crate::session::Command::Solve(options));
            shell.tell_as(&reply, json)
        }
        Command::Why { won, attack, json } => {
            shell.ask(&won, crate::session::Command::Why(attack, won.options()), json)
        }
        Command::WhyNot { judged, attack } => {
            let command = crate::session::Command::WhyNot(attack, judged.options());
            shell.judge(&judged, command)
        }
        Command::Tree { won, depth, json } => {
            shell.ask(&won, crate::session::Command::Tree(depth, won.options()), json)
        }
        Command::Pillars { won, json } => {
            shell.ask(&won, crate::session::Command::Pillars(won.options()), json)
        }
        Command::Key { judged } => {
            let command = crate::session::Command::Key(judged.options());
            shell.judge(&judged, command)
        }
        Command::Defend { judged, within } => {
            let command = crate::session::Command::Defend(SolveOptions { within, ..judged.options() });
            shell.judge(&judged, command)
        }
        Command::Step { won, replies, from } => step(shell, &won, replies, from),
        Command::Show { position, numbers, load } => {
            shell.answer(&position, &load, crate::session::Command::Show { numbers }, false)
        }
        Command::Annotate { position, point, by, variant, load, json } => {
            let options = AnnotateOptions { point, by, variant };
            let reply = shell.load_and(&position, &load, crate::session::Command::Annotate(options));
            if json { shell.tell_annotated(reply, point) } else { shell.tell(&reply) }
        }
        Command::Shapes { position, load, limits, json } => {
            shell.answer(&position, &load, crate::session::Command::Shapes(limits.options()), json)
        }
        Command::Study { position, load, limits, json } => {
            shell.answer(&position, &load, crate::session::Command::Study(None, limits.options()), json)
        }
        Command::Spoken(spoken) => spoken.run(shell),
        Command::ReviewGame { game, load, nodes, puzzle, out, json } => {
            let options = ReviewOptions { nodes, puzzle, out };
            let reply = shell.load_and(&game, &load, crate::session::Command::ReviewGame(options));
            shell.tell_as(&reply, json)
        }
        Command::Play(game) => play(shell, &game),
        Command::Strategy { what } => strategy::run(what, theme.lang, &mut shell.world, &mut shell.out),
        Command::Lines { position, load, json } => {
            shell.answer(&position, &load, crate::session::Command::Lines, json)
        }
        Command::Check { files, positions, json } => {
            let reply = shell.respond(crate::session::Command::Check(files, positions));
            if let Reply::Checked(files) = &reply {
                // A malformed file is a fault of the input, whatever else is printed.
                for trouble in files.iter().filter_map(|file| file.report.as_ref().err()) {
                    writeln!(io::stderr(), "yonsan: {}", say::trouble(shell.theme.lang, trouble))?;
                }
            }
            let code = exit::code(&reply);
            shell.tell_as(&if json { reply } else { without_faults(reply) }, json)?;
            Ok(code)
        }
        Command::Grade { puzzle, moves, load, limits, json } => {
            grade(shell, &puzzle, &moves, &load, &limits, json)
        }
        Command::Hint { puzzle, rungs } => hint(shell, &puzzle, rungs),
        Command::Puzzles { what, json } => sets(shell, what, json),
        Command::Lesson(args) => lesson::run(shell, &args),
        Command::Train { practice, streak } => train::train(shell, practice, streak),
        Command::Review { practice, ahead } => train::review(shell, practice, ahead),
        Command::Stats { export, json } => {
            let reply = shell.respond(crate::session::Command::Stats(export));
            shell.tell_as(&reply, json)
        }
        Command::Glossary(what) => glossary::run(shell, &what),
        Command::Convert(what) => convert::run(shell, what),
        Command::Export { what } => export::run(shell, &what),
        Command::Engine => {
            engine::run(io::stdin(), &mut shell.out)?;
            Ok(exit::GOOD)
        }
        Command::Completions(wanted) => wanted.run(Cli::command(), &mut shell.out),
        Command::Man(wanted) => wanted.run(Cli::command(), &mut shell.world, &mut shell.out),
        Command::Tour => tour(shell),
    }
}

/// So many rungs of help, or as many as there are.
fn hint(shell: &mut Shell, puzzle: &str, rungs: usize) -> anyhow::Result<u8> {
    let mut reply = shell.load(puzzle, &Load::default()).unwrap_or_else(|trouble| trouble);
    let mut code = exit::code(&reply);
    for _ in 0..rungs {
        if reply.is_trouble() {
            break;
        }
        reply = shell.respond(crate::session::Command::Hint);
        code = shell.tell(&reply)?;
        if matches!(reply, Reply::Hint { number, of, .. } if of == Some(number)) {
            return Ok(code);
        }
    }
    if matches!(reply, Reply::Trouble(_)) { shell.tell(&reply) } else { Ok(code) }
}

/// What is done with sets of puzzles.
fn sets(shell: &mut Shell, what: Option<Puzzles>, json: bool) -> anyhow::Result<u8> {
    let (theme, lang) = (shell.theme, shell.theme.lang);
    let command = match what {
        None => crate::session::Command::Puzzles(PuzzleFilter::default()),
        Some(Puzzles::List(chosen)) => crate::session::Command::Puzzles(chosen.filter()),
        Some(Puzzles::Show { id }) => crate::session::Command::Puzzle(id),
        Some(Puzzles::Lint(what)) => {
            return puzzles::lint(what, json, theme, &mut shell.world, &mut shell.out);
        }
        Some(Puzzles::Mine(what)) => return puzzles::mine(what, lang, &mut shell.world, &mut shell.out),
    };
    let reply = shell.respond(command);
    shell.tell_as(&reply, json)
}

fn tour(shell: &mut Shell) -> anyhow::Result<u8> {
    repl::tour(shell.theme, &mut shell.world, &mut shell.out)?;
    shell.out.flush()?;
    Ok(exit::GOOD)
}

/// The terminal's conversation, or a pipe's lines; with neither lines nor a terminal, the tour.
fn conversation(shell: &mut Shell, position: Option<&str>, echo: bool, load: &Load) -> anyhow::Result<u8> {
    if let Some(rule) = load.rule {
        shell.session = Session::under(rule);
    }
    let first = match position {
        Some(position) => shell.load(position, load),
        None => Ok(shell.respond(crate::session::Command::Next)),
    };
    let first = match first {
        Ok(first) => first,
        Err(trouble) => return shell.tell(&trouble),
    };
    let ending = shell.talk(&first, echo)?;
    if ending.lines == 0 && position.is_none() && !io::stdin().is_terminal() {
        return tour(shell);
    }
    Ok(exit::of_conversation(ending))
}

/// A board for every stone: from the move of that number on, over these replies and then the longest defence.
fn step(shell: &mut Shell, won: &Won, replies: Vec<Point>, from: Option<usize>) -> anyhow::Result<u8> {
    let mut replies = replies.into_iter();
    let mut to = from.map(Place::Number);
    let mut reply =
        shell.load_and(&won.position, &won.load, crate::session::Command::Step(to, won.options()));
    loop {
        let code = shell.tell(&reply)?;
        let Reply::Step(step) = &reply else { return Ok(code) };
        to = replies
            .as_slice()
            .first()
            .copied()
            .filter(|_| matches!(step.next, Next::Reply(_)))
            .map(Place::At);
        if to.is_some() {
            replies.next();
        } else if step.at >= step.of {
            break;
        }
        reply = shell.respond(crate::session::Command::Step(to, won.options()));
    }
    match replies.next() {
        Some(left) => shell.tell(&Reply::Trouble(Trouble::OffTheProof(OffTheProof::TooLate(left)))),
        None => Ok(exit::GOOD),
    }
}

fn play(shell: &mut Shell, game: &Play) -> anyhow::Result<u8> {
    if let Err(trouble) = shell.load(game.position.as_deref().unwrap_or("B:,W:,b"), &game.load) {
        return shell.tell(&trouble);
    }
    let first = shell.respond(crate::session::Command::Play(game.options()));
    if !io::stdin().is_terminal() {
        shell.tell(&first)?;
    }
    Ok(exit::of_conversation(shell.talk(&first, false)?))
}

fn grade(
    shell: &mut Shell,
    puzzle: &str,
    moves: &[Moves],
    load: &Load,
    limits: &Limits,
    as_json: bool,
) -> anyhow::Result<u8> {
    if let Err(trouble) = shell.load(puzzle, load) {
        return shell.tell(&trouble);
    }
    let points = moves.iter().flat_map(|moves| moves.0.iter().copied()).collect();
    let reply = shell.respond(crate::session::Command::Grade(points, limits.options()));
    if let Reply::Report { puzzle, report } = &reply
        && let Some(last) = report.grades.last().filter(|grade| grade.mark == MoveValue::Illegal)
    {
        writeln!(io::stderr(), "yonsan: {}", say::grade(shell.theme.lang, last, puzzle.side()).join(" "))?;
    }
    shell.tell_as(&reply, as_json)
}

/// In prose the faults have gone to standard error already.
fn without_faults(reply: Reply) -> Reply {
    match reply {
        Reply::Checked(files) => {
            Reply::Checked(files.into_iter().filter(|file| file.report.is_ok()).collect())
        }
        other => other,
    }
}
