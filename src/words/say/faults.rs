//! The texts of failures, with their places and with advice.

use super::flaws;
use super::phrases::{Join, capital, list, say, stopped};
use super::unreadable::{form, format_error, game_list, impossible, notation};
use super::{convert, export, lesson, lists, strategy, train};
use crate::board::IllegalMove;
use crate::reply::{Lang, Misuse};
use crate::reply::{MomentTrouble, Trouble, Unanswered};
use crate::teach::analyze::OffTheProof;
use crate::teach::analyze::Refused;

/// That no puzzle has a theme, and the themes that there are.
fn unknown_theme(lang: Lang, theme: &str, known: &[String]) -> String {
    say!(lang, "fault-theme", theme, known = list(lang, known, Join::And))
}

/// That a command is used differently, with its usage in a conversation.
fn misused(lang: Lang, command: &str, wrong: &Misuse, usage: Option<&str>) -> String {
    let wrong = misuse(lang, wrong);
    match usage {
        Some(usage) => say!(lang, "fault-usage", command, wrong, usage),
        None => say!(lang, "fault-usage-in-shell", command, wrong),
    }
}

/// The text of a failure, in one or two sentences.
pub fn trouble(lang: Lang, trouble: &Trouble) -> String {
    match trouble {
        Trouble::UnknownCommand(word, Some(like)) => say!(lang, "fault-command-like", word, like),
        Trouble::UnknownCommand(word, None) => say!(lang, "fault-command", word),
        Trouble::Ambiguous(word, all) => say!(lang, "fault-ambiguous", word, all = list(lang, all, Join::Or)),
        Trouble::Usage { command, wrong, usage } => misused(lang, command, wrong, usage.as_deref()),
        Trouble::OneMove(words) => say!(lang, "fault-one-move", count = *words),
        Trouble::Quotes => say!(lang, "fault-quotes"),
        Trouble::Notation(text, error) => {
            say!(lang, "fault-no-position", text = shorten(text), why = notation(lang, error))
        }
        Trouble::NoCards => say!(lang, "trouble-no-cards"),
        Trouble::UnknownTheme(theme, known) => unknown_theme(lang, theme, known),
        Trouble::UnknownOpening(name, like) => say!(lang, "fault-opening-like", name, like),
        Trouble::UnknownPuzzle(id, None) => say!(lang, "fault-puzzle", id),
        Trouble::UnknownPuzzle(id, Some(like)) => say!(lang, "fault-puzzle-like", id, like),
        Trouble::Unreadable(file, error) => say!(lang, "fault-unreadable", file, error = error.to_string()),
        Trouble::StoppedConversion => say!(lang, "fault-stopped-conversion"),
        Trouble::Unwritten(file, to, error) => {
            format!("{file}: {}", convert::unwritten(lang, *to, error))
        }
        Trouble::Exists(file) => say!(lang, "fault-exists", file),
        Trouble::PuzzleThere(file, id) => say!(lang, "fault-puzzle-there", file, id),
        Trouble::Unwritable(file, error) => say!(lang, "fault-unwritable", file, error = error.to_string()),
        Trouble::NoText(format) => say!(lang, "fault-no-text", format),
        Trouble::UnknownEnding(file) => say!(lang, "fault-ending", file),
        Trouble::NoTree(file, why) => say!(lang, "fault-no-tree", file, why),
        Trouble::TreeUnder(file, rule, board) => {
            say!(lang, "fault-tree-under", file, rule = *rule, board = *board)
        }
        Trouble::NoPractice(file) => say!(lang, "fault-no-practice", file),
        Trouble::NotText(file) => say!(lang, "fault-not-text", file),
        Trouble::NoTwin(id) => say!(lang, "fault-no-twin", id),
        Trouble::NoGames(file) => say!(lang, "fault-no-games", file),
        Trouble::NothingToMine => say!(lang, "puzzles-nothing-to-mine"),
        Trouble::InUse(file) => say!(lang, "puzzles-in-use", file),
        Trouble::OtherWork(file) => say!(lang, "puzzles-other-work", file),
        Trouble::GameList(file, error) => game_list(lang, file, error),
        Trouble::Format(file, error) => format!("{file}: {}", format_error(lang, error)),
        Trouble::PuzzleFile(file, error) => say!(
            lang,
            "fault-puzzle-file",
            file,
            line = error.line.to_string(),
            column = error.column.to_string(),
            error = error.reason.to_string()
        ),
        Trouble::NoSuchPuzzleInFile(file, puzzles) => {
            say!(lang, "fault-fewer-puzzles", file, count = *puzzles)
        }
        Trouble::Proof(file, error) => say!(lang, "fault-no-certificate", file, why = form(lang, error)),
        Trouble::Batch(line, why) => {
            say!(lang, "fault-batch", line = line.to_string(), why = unanswered(lang, why))
        }
        Trouble::NoSuchPly { ply, plies } => {
            let fault = say!(lang, "fault-ply", ply = ply.to_string(), count = *plies);
            capital(&fault)
        }
        Trouble::NotAGame(what) => say!(lang, "fault-not-a-game", what),
        Trouble::Illegal(why) => illegal(lang, *why),
        Trouble::Impossible(faults) => say!(lang, "fault-impossible", faults = impossible(lang, faults)),
        Trouble::NoStone(point) => say!(lang, "fault-no-stone", point),
        Trouble::Refused(refused) => refusal(lang, refused),
        Trouble::List(trouble) => lists::trouble(lang, trouble),
        Trouble::Lesson(trouble) => lesson::trouble(lang, trouble),
        Trouble::Export(trouble) => export::trouble(lang, trouble),
        Trouble::NothingToUndo => say!(lang, "fault-nothing-to-undo"),
        Trouble::NoWalk => say!(lang, "fault-no-walk"),
        Trouble::OffTheProof(off) => off_the_proof(lang, *off),
        Trouble::NothingToRedo => say!(lang, "fault-nothing-to-redo"),
        Trouble::NoMoves => say!(lang, "fault-no-moves"),
        Trouble::StoppedReview => say!(lang, "fault-stopped-review"),
        Trouble::Moment(trouble) => moment(lang, trouble),
        Trouble::NoGame => say!(lang, "fault-no-game"),
        Trouble::NoPuzzle => say!(lang, "fault-no-puzzle"),
        Trouble::Unreached(error) => say!(lang, "fault-unreached", why = format_error(lang, error)),
        Trouble::NoVariation(count) => no_variation(lang, *count),
        Trouble::NothingToDelete => say!(lang, "fault-nothing-to-delete"),
        Trouble::PuzzleOpen => say!(lang, "fault-puzzle-open"),
        Trouble::NoHintsInGame => say!(lang, "fault-no-hints-in-game"),
        Trouble::PuzzleAside => say!(lang, "fault-puzzle-aside"),
        Trouble::FoundBefore(point) => say!(lang, "fault-found-before", point),
        Trouble::NoWin => say!(lang, "fault-no-win"),
        Trouble::NotInLine(point) => say!(lang, "fault-not-in-line", point),
        Trouble::Unstudied(why) => strategy::unstudied(lang, why),
        Trouble::NoSuchNumber(moves) => say!(lang, "fault-no-number", count = *moves),
        Trouble::NoHelp(flaw) => say!(lang, "fault-no-help", why = flaws::flaw(lang, flaw)),
        Trouble::UnknownTerm(word, None) => say!(lang, "fault-term", word),
        Trouble::UnknownTerm(word, Some(like)) => say!(lang, "fault-term-like", word, like),
        Trouble::NoMorePuzzles => say!(lang, "fault-no-more-puzzles"),
        Trouble::NoEvaluator(name, all) => {
            say!(lang, "fault-evaluator", name, all = list(lang, all, Join::Or))
        }
        Trouble::Progress(fault) => train::unread(lang, fault),
        Trouble::ReplyFirst(color) => say!(lang, "fault-reply-first", side = color),
        Trouble::NothingToSave(file) => say!(lang, "fault-nothing-to-save", file),
    }
}

/// That a game does not go on in the way that was named, with the number of ways in which it does.
fn no_variation(lang: Lang, count: usize) -> String {
    if count == 0 { say!(lang, "fault-line-ends") } else { say!(lang, "fault-no-variation", count) }
}

/// Why a command does not accept its arguments, as a question or a sentence.
pub fn misuse(lang: Lang, wrong: &Misuse) -> String {
    match wrong {
        Misuse::TooMuch(word) => say!(lang, "misuse-too-much", word),
        Misuse::NoOption(word) => say!(lang, "misuse-no-option", word),
        Misuse::Missing(value) => say!(lang, "misuse-missing", value),
        Misuse::MissingValue(option) => say!(lang, "misuse-missing-value", option),
        Misuse::NoValue { argument, value, word } => say!(lang, "misuse-no-value", argument, value, word),
        Misuse::NoneOf(word, names) => match names[..] {
            [name] => say!(lang, "misuse-is-not", word, name),
            [one, other] => say!(lang, "misuse-neither", word, one, other),
            _ => say!(lang, "misuse-none-of", word, all = list(lang, names, Join::And)),
        },
        Misuse::Needs(argument, other) => say!(lang, "misuse-needs", argument, other),
        Misuse::NotBeside(argument, other) => say!(lang, "misuse-not-beside", argument, other),
        Misuse::NoLine(axis, word) => say!(lang, "misuse-no-line", axis, word),
    }
}

/// Why a line of a batch has no answer.
fn unanswered(lang: Lang, why: &Unanswered) -> String {
    match why {
        Unanswered::NotJson(error) => say!(lang, "batch-not-json", error),
        Unanswered::NotAString(field) => say!(lang, "batch-not-a-string", field),
        Unanswered::NotKnown(field, word) => say!(lang, "batch-not-known", field, word),
        Unanswered::Missing(field) => say!(lang, "batch-missing", field),
        Unanswered::NotAFileName(id) => say!(lang, "batch-not-a-file-name", id),
        Unanswered::Twice(id) => say!(lang, "batch-twice", id),
        Unanswered::Trouble(other) => trouble(lang, other),
    }
}

fn illegal(lang: Lang, why: IllegalMove) -> String {
    match why {
        IllegalMove::Occupied(point) => say!(lang, "fault-occupied", point),
        IllegalMove::Over(color) => say!(lang, "fault-over", side = color),
    }
}

fn off_the_proof(lang: Lang, off: OffTheProof) -> String {
    match off {
        OffTheProof::Illegal(why) => illegal(lang, why),
        OffTheProof::Plays(point) => say!(lang, "fault-attackers-turn", point),
        OffTheProof::NoSuchMove(highest) => say!(lang, "fault-no-such-move", highest = highest.to_string()),
        OffTheProof::TooLate(point) => say!(lang, "fault-too-late", point),
    }
}

fn refusal(lang: Lang, refused: &Refused) -> String {
    match refused {
        Refused::Over(color) => say!(lang, "refused-over", side = color),
        Refused::Stopped => stopped(lang),
        Refused::Certificate(outcome) => say!(lang, "refused-certificate", outcome = outcome.to_string()),
    }
}

/// The text, shortened for use in a message.
fn shorten(text: &str) -> String {
    if text.chars().count() <= 60 {
        return text.to_owned();
    }
    text.chars().take(57).collect::<String>() + "..."
}

/// Why a moment of a game cannot be gone to or tried.
fn moment(lang: Lang, trouble: &MomentTrouble) -> String {
    match trouble {
        MomentTrouble::None(ply, moments) if moments.is_empty() => {
            say!(lang, "fault-no-moment", ply = ply.to_string())
        }
        MomentTrouble::None(ply, moments) => {
            let moments = list(lang, moments, Join::And);
            say!(lang, "fault-other-moments", ply = ply.to_string(), moments)
        }
        MomentTrouble::NoMore => say!(lang, "fault-no-more-moments"),
        MomentTrouble::NotHere => say!(lang, "fault-not-at-moment"),
    }
}
