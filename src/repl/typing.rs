//! Completion and hints while a line is typed, for the line editor.

use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::board::Position;
use crate::session::grammar;

/// The data of the conversation for the line editor.
pub(super) struct Typing {
    /// The position when the line is begun.
    pub position: Position,
}

impl Completer for Typing {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, candidates) = grammar::complete(&line[..pos], &self.position);
        if candidates.is_empty() && start > 0 {
            // A word that the grammar does not know may be the name of a file.
            return FilenameCompleter::new().complete_path(line, pos);
        }
        let pair = |word: String| Pair { display: word.clone(), replacement: word };
        Ok((start, candidates.into_iter().map(pair).collect()))
    }
}

impl Hinter for Typing {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        if pos < line.len() { None } else { grammar::hint(line) }
    }
}

impl Highlighter for Typing {}
impl Validator for Typing {}
impl Helper for Typing {}
