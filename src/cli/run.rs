//! Runs the program: from the process's arguments to the exit code.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anstream::ColorChoice;
use clap::ArgMatches;

use super::config::{COLOR, Config, GLYPHS, GlyphChoice, When, chosen};
use super::program;
use super::shell::Shell;
use super::{exit, special};
use crate::board::diagram::Glyphs;
use crate::render::{Theme, json};
use crate::repl::{self, World};
use crate::reply::{Lang, Reply, locale_of};
use crate::session::Session;

/// Runs the program on the process's arguments.
pub fn main() -> ExitCode {
    // The language of the help text is needed before the arguments are parsed.
    let mut words = std::env::args().skip_while(|word| word != "--lang" && !word.starts_with("--lang="));
    let word = words
        .next()
        .and_then(|word| word.strip_prefix("--lang=").map(str::to_owned).or_else(|| words.next()));
    let lang =
        word.and_then(|word| Lang::from_name(&word.to_lowercase())).unwrap_or_else(Lang::of_environment);
    let arguments = program::opening(std::env::args_os().collect());
    let matches = match program::program(lang).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => {
            // Help and version are normal results; any other error is a fault of the arguments.
            let code = if error.use_stderr() { exit::FAULT } else { exit::GOOD };
            let fault = || error.to_string().trim().trim_start_matches("error: ").to_owned();
            if !error.use_stderr() || !fault_as_json(fault) {
                let _ = error.print();
            }
            return ExitCode::from(code);
        }
    };
    match run(&matches) {
        Ok(code) => ExitCode::from(code),
        // A reader that closes the pipe early is not an error.
        Err(error) if is_broken_pipe(&error) => ExitCode::from(exit::GOOD),
        Err(error) => {
            if !fault_as_json(|| format!("{error:#}")) {
                let _ = writeln!(io::stderr(), "yonsan: {error:#}");
            }
            ExitCode::from(exit::FAULT)
        }
    }
}

/// Prints a fault as JSON on standard output where the arguments ask for JSON. Returns whether it was printed.
fn fault_as_json(fault: impl FnOnce() -> String) -> bool {
    let wanted = std::env::args().any(|word| word == "--json");
    wanted && writeln!(io::stdout(), "{}", json::fault(&fault())).is_ok()
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// The theme from the options and the configuration, or the one that suits the terminal.
fn theme(matches: &ArgMatches, config: &Config) -> anyhow::Result<Theme> {
    let named = |option| matches.get_one::<String>(option).map(String::as_str);
    let color = match chosen("color", named("color"), &COLOR)?.or(config.color).unwrap_or(When::Auto) {
        When::Always => true,
        When::Never => false,
        When::Auto => anstream::AutoStream::choice(&io::stdout()) != ColorChoice::Never,
    };
    let glyphs = match chosen("glyphs", named("glyphs"), &GLYPHS)?.or(config.glyphs) {
        Some(GlyphChoice::These(glyphs)) => glyphs,
        Some(GlyphChoice::Auto) | None => glyphs_of_locale(),
    };
    let lang = named("lang").and_then(|name| Lang::from_name(&name.to_lowercase()));
    let lang = lang.or(config.lang).unwrap_or_else(Lang::of_environment);
    Ok(Theme { color, glyphs, plain: matches.get_flag("plain") || config.plain, lang, data: false })
}

/// The characters for stones by the locale: circles with UTF-8, otherwise ASCII. Nearly all terminals draw circles one
/// cell wide, whatever the language; which is so is shown by the command `glyphs`.
fn glyphs_of_locale() -> Glyphs {
    let utf8 = locale_of("LC_CTYPE").to_lowercase().replace('-', "").contains("utf8");
    if utf8 { Glyphs::Unicode } else { Glyphs::Ascii }
}

fn run(matches: &ArgMatches) -> anyhow::Result<u8> {
    let config = if matches.get_flag("no-config") { Config::default() } else { Config::of_user()? };
    let theme = theme(matches, &config)?;
    let out = BufWriter::new(io::stdout());
    let session = Session::under(config.rule.unwrap_or_default());
    let world = World::listening(theme.lang);
    let mut shell = Shell { session, world, theme, out, width: repl::width(), json: false };
    let code = match program::command(matches) {
        None => special::conversation(&mut shell, None),
        Some(Ok(command)) => special::obey(&mut shell, &command),
        Some(Err(trouble)) => shell.tell(&Reply::Trouble(trouble)),
    }?;
    // The writer's destructor would ignore an error in writing the rest.
    shell.out.flush()?;
    Ok(code)
}
