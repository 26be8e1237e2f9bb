//! Commands that need more in the shell than one reply: conversations, walks, series of hints, progress. For
//! every other command the shell loads the position and prints the session's reply.

use std::io::{self, IsTerminal, Write};

use super::shell::Shell;
use super::{batch, convert, exit, install, puzzles, strategy, watch, web};
use crate::engine;
use crate::render::json;
use crate::repl;
use crate::reply::{AnnotatedBoard, LessonReply, LessonTrouble, Misuse, Reply, Trouble};
use crate::screen;
use crate::session::Session;
use crate::session::grammar::board::EVALUATOR;
use crate::session::grammar::practice::{ECHO, EXAMS, LESSON, PLAYLISTS, RESUME, SETS, TRY, WATCH};
use crate::session::grammar::shared::{ANY_POSITION, JSON, LOAD, MOVE, POSITION, RULE, SEARCH};
use crate::session::grammar::wins::{BATCH, FROM, REPLIES, RUNGS};
use crate::session::grammar::{self, Command};
use crate::solve::MoveValue;
use crate::teach::analyze::{Next, OffTheProof};
use crate::teach::lesson::library;
use crate::words::say;

/// The commands that hold a conversation, in which a person waits for each answer.
const CONVERSATIONS: [&str; 6] = ["repl", "board", "lesson", "train", "review", "play"];

/// Carries out a command. Returns the exit code.
pub fn obey(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    shell.json = command.has(&JSON);
    if !CONVERSATIONS.contains(&command.path()) {
        shell.session.be_patient();
    }
    if let Some(part) = command.path().strip_prefix("strategy ") {
        return strategy::run(part, command, shell);
    }
    match command.path() {
        "repl" => conversation(shell, Some(command)),
        "board" => screen(shell, command),
        "tour" => tour(shell),
        "solve" if command.has(&BATCH) => {
            let Shell { world, out, theme, .. } = shell;
            match world.busy(|world| batch::run(command, theme.lang, world, out))? {
                Ok(code) => Ok(code),
                Err(trouble) => shell.tell(&Reply::Trouble(trouble)),
            }
        }
        "solve" if !command.has(&ANY_POSITION) => {
            shell.tell(&Reply::Trouble(command.misused(Misuse::Missing("POSITION"))))
        }
        "step" => step(shell, command),
        "export html" => page(shell, command),
        "annotate" if command.has(&JSON) => annotate(shell, command),
        "check" => check(shell, command),
        "grade" => grade(shell, command),
        "hint" => hint(shell, command),
        "puzzles lint" => puzzles::lint(shell, command),
        "puzzles mine" => puzzles::mine(shell, command),
        "lesson" if command.has(&WATCH) => watch::lesson(shell, command),
        "lesson" => lesson(shell, command),
        "train" | "review" => practise(shell, command),
        "play" => play(shell, command),
        "convert" => convert::run(shell, command),
        "engine" => {
            let tree = strategy::named(command, &mut shell.world)?;
            engine::run_by(tree, io::stdin(), &mut shell.out)?;
            Ok(exit::GOOD)
        }
        "completions" => install::completions(shell, command),
        "man" => install::pages(shell, command),
        "web" => web::run(shell, command),
        _ => shell.answer(command),
    }
}

/// A conversation in the terminal or with the lines of a pipe; the tour where there is neither a line nor a
/// terminal.
pub fn conversation(shell: &mut Shell, command: Option<&Command>) -> anyhow::Result<u8> {
    if let Some(rule) = command.and_then(|command| command.get(&RULE)) {
        shell.session = Session::under(rule);
    }
    let position = command.filter(|command| command.has(&ANY_POSITION));
    let first = match position {
        Some(command) => shell.load(command),
        None => match repl::first_command(shell.theme)? {
            Some(Ok(command)) => shell.respond(&command),
            Some(Err(trouble)) => Reply::Trouble(trouble),
            None => shell.respond(&grammar::command("next")),
        },
    };
    if first.is_trouble() && position.is_some() {
        return shell.tell(&first);
    }
    let ending = shell.talk(&first, command.is_some_and(|command| command.has(&ECHO)))?;
    if ending.lines == 0 && position.is_none() && !io::stdin().is_terminal() {
        return tour(shell);
    }
    Ok(exit::of_conversation(ending))
}

/// Opens the full screen with a position.
fn screen(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        anyhow::bail!(say!(shell.theme.lang, "screen-no-terminal"));
    }
    if let Some(rule) = command.get(&RULE) {
        shell.session = Session::under(rule);
    }
    let first = shell.load(command);
    if first.is_trouble() {
        return shell.tell(&first);
    }
    let Shell { session, world, theme, .. } = shell;
    screen::open(session, &first, *theme, world)?;
    session.respond(&grammar::command("quit"), world);
    Ok(exit::GOOD)
}

fn tour(shell: &mut Shell) -> anyhow::Result<u8> {
    let mut text = Vec::new();
    repl::tour(shell.theme, &mut shell.world, &mut text)?;
    shell.write(&text)?;
    shell.out.flush()?;
    Ok(exit::GOOD)
}

/// Prints a board for every stone, from the move with the given number on, along the given replies and then
/// along the longest defence.
fn step(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let mut replies = command.all(&REPLIES).collect::<Vec<_>>().into_iter();
    let search = grammar::command("step").with_those_of(command, SEARCH).without(LOAD);
    // A step along the line or, where it is given, to a place.
    let to = |place: String| search.clone().with(&MOVE, place);
    let mut next = to(command.get(&FROM).map(|number| number.to_string()).unwrap_or_default());
    let mut reply = shell.load(command);
    if !reply.is_trouble() {
        reply = shell.respond(&next);
    }
    let mut steps = Vec::new();
    loop {
        if !shell.json && matches!(reply, Reply::Step(_)) {
            shell.tell(&reply)?;
        }
        let Reply::Step(step) = reply else { return shell.tell_as(&reply, shell.json) };
        let chosen = replies.as_slice().first().filter(|_| matches!(step.next, Next::Reply(_)));
        next = to(chosen.map(ToString::to_string).unwrap_or_default());
        let is_last = chosen.is_none() && step.at >= step.of;
        if chosen.is_some() {
            replies.next();
        }
        steps.push(*step);
        if is_last {
            break;
        }
        reply = shell.respond(&next);
    }
    match replies.next() {
        Some(left) => shell.tell(&Reply::Trouble(Trouble::OffTheProof(OffTheProof::TooLate(left)))),
        None if shell.json => shell.print(&[json::steps(&steps)], &Reply::Silent),
        None => Ok(exit::GOOD),
    }
}

/// Writes a page about the win of a position, about a lesson where one is named, or with puzzles to solve.
fn page(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let name = command.get(&POSITION).unwrap_or_default();
    if command.has(&grammar::files::SOLVE) {
        // The first puzzle stands where a position stands otherwise.
        let others: Vec<String> = command.all(&grammar::files::MORE).collect();
        let mut command = command.clone().without(&[&POSITION, &grammar::files::MORE]);
        for puzzle in std::iter::once(name).chain(others) {
            command = command.with(&grammar::files::MORE, puzzle);
        }
        let reply = shell.respond(&command);
        return shell.tell(&reply);
    }
    let is_lesson = command.has(&grammar::files::IS_LESSON);
    if !is_lesson && library::lessons().iter().all(|lesson| lesson.id != name) {
        return shell.answer(command);
    }
    let reply = shell.respond(&command.clone().with(&grammar::files::LESSON, name));
    shell.tell(&reply)
}

/// Prints annotations as JSON: a single point as a board with one point, and an evaluator's scores together
/// with its choice.
fn annotate(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let (map, reply) = match shell.ask(command) {
        Reply::Heat(map) => (Some(map), shell.respond(&command.clone().without(EVALUATOR))),
        Reply::Map(map) => {
            writeln!(shell.out, "{}", json::annotate_map(&map))?;
            shell.out.flush()?;
            return Ok(exit::GOOD);
        }
        other => (None, other),
    };
    let board = match reply {
        Reply::Annotated(board) => *board,
        Reply::Cell(cell) => {
            AnnotatedBoard { position: shell.session.position().clone(), cells: vec![*cell], twos: true }
        }
        other => return shell.tell(&other),
    };
    let value = map.map_or_else(|| json::annotate(&board), |map| json::annotate_by(&board, &map));
    writeln!(shell.out, "{value}")?;
    shell.out.flush()?;
    Ok(exit::GOOD)
}

/// Checks certificates. A malformed file gives the exit code for invalid input, in addition to the other
/// results.
fn check(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let reply = shell.respond(command);
    let code = exit::code(&reply);
    let Reply::Checked(mut files) = reply else { return shell.tell(&reply) };
    for trouble in files.iter().filter_map(|file| file.report.as_ref().err()) {
        writeln!(io::stderr(), "yonsan: {}", say::trouble(shell.theme.lang, trouble))?;
    }
    let as_json = command.has(&JSON);
    if !as_json {
        // In text output, the faults are already on standard error.
        files.retain(|file| file.report.is_ok());
    }
    shell.tell_as(&Reply::Checked(files), as_json)?;
    Ok(code)
}

fn grade(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let reply = shell.ask(command);
    if let Reply::Report { puzzle, report } = &reply
        && let Some(last) = report.grades.last().filter(|grade| grade.mark == MoveValue::Illegal)
    {
        writeln!(io::stderr(), "yonsan: {}", say::grade(shell.theme.lang, last, puzzle.side()).join(" "))?;
    }
    shell.tell_as(&reply, command.has(&JSON))
}

/// Prints the requested number of hints, or all that there are.
fn hint(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let mut reply = shell.load(command);
    let mut shown = Vec::new();
    for _ in 0..command.get(&RUNGS).unwrap_or(1) {
        if reply.is_trouble() {
            break;
        }
        reply = shell.respond(command);
        let Reply::Hint { number, of, rung } = &reply else { break };
        if !shell.json {
            shell.tell(&reply)?;
        }
        shown.push((*number, *of, rung.clone()));
        if *of == Some(*number) {
            break;
        }
    }
    match reply {
        Reply::Hint { .. } if shell.json => {
            let hints = json::hints(&shown, shell.theme.lang);
            shell.print(&[hints], &reply)
        }
        Reply::Hint { .. } => Ok(exit::GOOD),
        // With no hint asked for, the position was only loaded.
        _ if shown.is_empty() && !reply.is_trouble() && command.get(&RUNGS) == Some(0) => Ok(exit::GOOD),
        other => shell.tell_as(&other, shell.json),
    }
}

/// Prints the list of lessons, a lesson as JSON or the check of a lesson, or takes a lesson; the exit code is
/// then 1 where a question was missed or a line failed.
fn lesson(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let as_json = command.has(&JSON);
    let taken = (command.has(&LESSON) || command.has(&RESUME)) && !command.has(&TRY) && !as_json;
    let mut reply = shell.respond(command);
    let resumed = matches!(&reply, Reply::Lesson(LessonReply::Step(view)) if view.resumed);
    if resumed && !command.has(&RESUME) && !io::stdin().is_terminal() {
        // A script meets the same lesson every time.
        let restart = grammar::parse("restart").map_err(|_| anyhow::anyhow!("restart is a command"))?;
        reply = shell.respond(&restart);
    }
    if let Reply::Trouble(Trouble::Lesson(LessonTrouble::File(..))) = &reply
        && command.has(&TRY)
    {
        shell.tell(&reply)?;
        return Ok(exit::BAD);
    }
    if !taken || reply.is_trouble() {
        return shell.tell_as(&reply, as_json);
    }
    if !io::stdin().is_terminal() {
        shell.tell(&reply)?;
    }
    let ending = shell.talk(&reply, false)?;
    Ok(if ending.missed > 0 && !ending.interrupted { exit::BAD } else { exit::of_conversation(ending) })
}

/// Holds a conversation that begins with a puzzle of a series.
fn practise(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let overview = command.has(&SETS) || command.has(&PLAYLISTS) || command.has(&EXAMS);
    if shell.json && !overview {
        let wrong = Misuse::Needs("--json".to_owned(), "--sets, --playlists, --exams".to_owned());
        return shell.tell(&Reply::Trouble(command.misused(wrong)));
    }
    let first = shell.respond(command);
    let asks = first.sets_task() || shell.session.is_in_exam();
    if first.is_trouble() || !asks {
        return shell.tell_as(&first, shell.json);
    }
    begin(shell, &first, command.has(&ECHO))
}

/// Holds a conversation that begins with a game from a position.
fn play(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let loaded = shell.load(command);
    if loaded.is_trouble() {
        return shell.tell(&loaded);
    }
    let first = shell.respond(command);
    if first.is_trouble() {
        return shell.tell(&first);
    }
    begin(shell, &first, false)
}

/// Holds a conversation that begins with a reply, which a terminal conversation shows itself.
fn begin(shell: &mut Shell, first: &Reply, echo: bool) -> anyhow::Result<u8> {
    if !io::stdin().is_terminal() {
        shell.tell(first)?;
    }
    Ok(exit::of_conversation(shell.talk(first, echo)?))
}
