//! The arguments of the program, built from the declarations of the session's grammar.

use std::ffi::OsString;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Command as Program};

use super::config::{COLOR, GLYPHS};
use crate::formats::Format;
use crate::reply::{Lang, Trouble};
use crate::session::grammar::{self, Argument, Command, Door, Form, Spec};
use crate::words::say;

const ABOUT: &str = "Gomoku explained: proofs, patterns and puzzles, in a conversation or from a script";

const AFTER_HELP: &str = "\
A POSITION is moves (h8i9j10), a set-up (B:h8i8,W:j8,b), a file (.txt .sgf .psq .rec .rif .lib .log .yaml
.json, - for standard input) or a puzzle's id (vcf-0001).

Examples:
  yonsan                                        a conversation, beginning with a puzzle
  yonsan game.sgf                               a conversation about a game
  yonsan solve h8h9i8i9j8j9 --goal vcf          is there a win by continuous fours?
  yonsan solve vcf-0001 --shortest --json       the same for programs
  yonsan why vcf-0001                           why each move of the win works
  yonsan annotate game.sgf --ply 12 --by powers what one evaluator thinks of every point

Exit codes: 0 proven, valid, right; 1 disproven, invalid, wrong; 2 the input is at fault; 3 a limit was hit; 130 interrupted.";

/// The position in the help text of the options that every command has: after those of the command itself.
const BEHIND_OTHERS: usize = 500;

/// The program's arguments, with help on its commands in a language.
pub fn program(lang: Lang) -> Program {
    let named = |name: &'static str, value: &'static str, names: Vec<&'static str>| {
        Arg::new(name)
            .long(name)
            .global(true)
            .value_name(value)
            .value_parser(PossibleValuesParser::new(names))
            .display_order(BEHIND_OTHERS)
    };
    let flag = |name: &'static str| {
        let flag = Arg::new(name).long(name).global(true).action(ArgAction::SetTrue);
        flag.display_order(BEHIND_OTHERS)
    };
    Program::new("yonsan")
        .version(env!("CARGO_PKG_VERSION"))
        .about(ABOUT)
        .after_help(AFTER_HELP)
        .args([
            named("color", "WHEN", COLOR.map(|(name, _)| name).to_vec()).help("When to use colour"),
            named("glyphs", "GLYPHS", GLYPHS.map(|(name, _)| name).to_vec())
                .help("How to draw stones: X and O, or circles one or two cells wide"),
            flag("plain").help("Tell boards in sentences instead of drawing them, for screen readers"),
            named("lang", "LANG", Lang::ALL.map(Lang::name).to_vec())
                .ignore_case(true)
                .help("The language (the locale's, where nothing is said)"),
            flag("no-config").help("Pass over the file of your usual choices"),
        ])
        .subcommands(grammar::commands(Door::Shell).map(|spec| subcommand(spec, spec.name, lang)))
}

/// The arguments with the command `repl` before a file that stands where a command is expected: `yonsan game.sgf` opens
/// the game in a conversation.
pub fn opening(mut arguments: Vec<OsString>) -> Vec<OsString> {
    const VALUED: [&str; 3] = ["--color", "--glyphs", "--lang"];
    let mut words = arguments.iter().map(|word| word.to_str().unwrap_or_default()).enumerate().skip(1);
    let first = loop {
        match words.next() {
            Some((_, option)) if VALUED.contains(&option) => _ = words.next(),
            Some((_, option)) if option.starts_with('-') => {}
            first => break first,
        }
    };
    if let Some((at, _)) = first.filter(|(_, word)| Format::of_name(word).is_some()) {
        arguments.insert(at, "repl".into());
    }
    arguments
}

fn subcommand(spec: &'static Spec, path: &str, lang: Lang) -> Program {
    let does = say::does(lang, path);
    let arguments = spec.arguments(Door::Shell);
    let mut program = Program::new(spec.name)
        .about(does)
        .args(arguments.into_iter().map(|argument| {
            // A flag of a command may stand before or after its subcommand.
            let global = !spec.parts.is_empty() && argument.shape().form == Form::Flag;
            clap_argument(argument, lang).global(global)
        }))
        .subcommands(
            spec.parts
                .iter()
                .filter(|part| part.is_at(Door::Shell))
                .map(|part| subcommand(part, &format!("{path} {}", part.name), lang)),
        );
    // A command whose subcommands exist only in the shell has an action of its own only in a conversation.
    let parts_alone = spec.parts.iter().all(|part| part.only == Some(Door::Shell));
    if program.has_subcommands() && (spec.run.is_none() || parts_alone) {
        program = program.subcommand_required(true).arg_required_else_help(true);
    }
    program
}

fn clap_argument(argument: &'static dyn Argument, lang: Lang) -> Arg {
    let shape = argument.shape();
    let arg = Arg::new(shape.name).help(shape.about).required(shape.required);
    let arg = if shape.is_named() { arg.long(shape.name) } else { arg };
    let arg = shape.short.map_or(arg.clone(), |letter| arg.short(letter));
    let reader = Reader { argument, lang };
    match shape.form {
        Form::Word => arg.value_name(shape.name).value_parser(reader),
        Form::Words => {
            arg.value_name(shape.name).value_parser(reader).action(ArgAction::Append).num_args(1..)
        }
        Form::Option => arg.value_name(shape.value).value_parser(reader).action(ArgAction::Append),
        Form::Optional => {
            arg.value_name(shape.value).value_parser(reader).num_args(0..=1).default_missing_value("")
        }
        Form::Flag => arg.action(ArgAction::SetTrue),
    }
}

/// Checks a word as the grammar does, and reports faults in the user's language.
#[derive(Clone)]
struct Reader {
    argument: &'static dyn Argument,
    lang: Lang,
}

impl TypedValueParser for Reader {
    type Value = String;

    fn parse_ref(
        &self,
        program: &Program,
        _: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        let word =
            value.to_str().ok_or_else(|| clap::Error::new(ErrorKind::InvalidUtf8).with_cmd(program))?;
        self.argument.check(word).map_err(|wrong| {
            let label = self.argument.shape().label();
            let message = format!(
                "{label}: {}\n\nFor more information, try '--help'.\n",
                say::misuse(self.lang, &wrong)
            );
            clap::Error::raw(ErrorKind::ValueValidation, message).with_cmd(program)
        })?;
        Ok(word.to_owned())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = self.argument.shape().names()?;
        Some(Box::new(names.into_iter().map(PossibleValue::new)))
    }
}

/// The command that the arguments name; `None` where they name none, and an error where its arguments do not
/// go together.
pub fn command(matches: &ArgMatches) -> Option<Result<Command, Trouble>> {
    let (mut name, mut matches) = matches.subcommand()?;
    let mut path = name.to_owned();
    while let Some((part, below)) = matches.subcommand() {
        (name, matches) = (part, below);
        path = format!("{path} {name}");
    }
    let (mut command, spec) = (grammar::named(&path)?, grammar::find(&path)?);
    for argument in spec.arguments(Door::Shell) {
        let shape = argument.shape();
        if shape.form == Form::Flag {
            if matches.get_flag(shape.name) {
                command = command.with(argument, "");
            }
            continue;
        }
        for word in matches.get_many::<String>(shape.name).into_iter().flatten() {
            command = command.with(argument, word);
        }
    }
    Some(spec.complete(command, Door::Shell))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_well_formed_in_every_language() {
        for lang in Lang::ALL {
            program(lang).debug_assert();
        }
    }
}
