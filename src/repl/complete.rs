//! Completion and hints while typing: commands, points, puzzles, options, files.

use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::board::{Point, Position};
use crate::evaluate;
use crate::reply::Lang;
use crate::teach::{lesson, puzzle::library};
use crate::words::say::HELP;

/// What the line editor knows of the conversation.
#[derive(Default)]
pub(super) struct Typing {
    /// The empty points, as they stand when the line is begun.
    points: Vec<String>,
}

impl Typing {
    /// Looks at the board before a line is typed.
    pub fn look_at(&mut self, position: &Position) {
        self.points = position.empties().map(|point| point.to_string()).collect();
    }

    /// What may stand in place of the last word of a line.
    fn candidates(&self, line: &str) -> (usize, Vec<String>) {
        let start = line.rfind(' ').map_or(0, |i| i + 1);
        let word = line[start..].to_lowercase();
        let before: Vec<&str> = line[..start].split_whitespace().collect();
        let known: Vec<String> = match before[..] {
            [] => {
                let commands = HELP.iter().map(|entry| entry.name.to_owned());
                // A point is a word of its own; it is offered once its column is typed.
                let points = self.points.iter().filter(|_| !word.is_empty()).cloned();
                commands.chain(points).collect()
            }
            [command, ..] => self.arguments(command, &before, &word),
        };
        (start, known.into_iter().filter(|known| known.starts_with(&word)).collect())
    }

    fn arguments(&self, command: &str, before: &[&str], word: &str) -> Vec<String> {
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let entry = HELP.iter().find(|entry| entry.name.starts_with(command));
        let name = entry.map_or(command, |entry| entry.name);
        if word.starts_with("--") {
            let takes = entry.map_or("", |entry| entry.takes);
            let options = takes.split(|c: char| c.is_whitespace() || c == '[' || c == ']');
            return options.filter(|word| word.starts_with("--")).map(str::to_owned).collect();
        }
        let previous = before.last().copied().unwrap_or_default();
        match (name, previous) {
            (_, "--rule") | ("rule", _) => owned(&["freestyle", "standard"]),
            (_, "--side") | ("side", _) | ("place", "place") => owned(&["black", "white"]),
            ("annotate" | "export", "--by") => owned(&evaluate::NAMES),
            ("annotate", "--variant") => owned(&crate::session::AnnotateOptions::VARIANTS),
            ("load", _) | ("puzzles", "show") => library::puzzles().iter().map(|p| p.id.clone()).collect(),
            ("lesson", _) | ("export", "--lesson") => {
                lesson::library::lessons().iter().map(|lesson| lesson.id.clone()).collect()
            }
            ("lang", _) => owned(&Lang::NAMES),
            ("glossary", _) => owned(&crate::reply::term_names().collect::<Vec<_>>()),
            ("quit", _) => owned(&["lesson"]),
            ("puzzles", _) => owned(&["list", "show"]),
            ("export", "export") => owned(&["svg", "png", "html"]),
            ("solve" | "tree" | "pillars", _) => owned(&["vcf", "vct", "win"]),
            ("defend" | "key", _) => owned(&["vcf", "vct"]),
            ("show", _) => owned(&["numbers"]),
            ("help", _) => HELP.iter().map(|entry| entry.name.to_owned()).collect(),
            ("move" | "grade" | "place" | "whynot", _) => self.points.clone(),
            ("step", "step") if "stubborn".starts_with(word) => owned(&["stubborn"]),
            ("cell" | "why" | "step" | "remove" | "annotate", _) => {
                Point::all().map(|p| p.to_string()).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Completer for Typing {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, candidates) = self.candidates(&line[..pos]);
        if candidates.is_empty() && start > 0 {
            // What is not one of our own words may be a file.
            return FilenameCompleter::new().complete_path(line, pos);
        }
        let pair = |word: String| Pair { display: word.clone(), replacement: word };
        Ok((start, candidates.into_iter().map(pair).collect()))
    }
}

impl Hinter for Typing {
    type Hint = String;

    /// The rest of a command that is the only one to begin so, and what it takes.
    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        if pos < line.len() || line.is_empty() || line.contains(' ') {
            return None;
        }
        let mut begun = HELP.iter().filter(|entry| entry.name.starts_with(line));
        let entry = begun.next().filter(|_| begun.next().is_none())?;
        let rest = format!("{} {}", &entry.name[line.len()..], entry.takes);
        Some(rest.trim_end().to_owned()).filter(|rest| !rest.is_empty())
    }
}

impl Highlighter for Typing {}
impl Validator for Typing {}
impl Helper for Typing {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Rule;

    fn offered(line: &str) -> Vec<String> {
        let mut typing = Typing::default();
        typing.look_at(&Position::new(Rule::Freestyle));
        typing.candidates(line).1
    }

    #[test]
    fn what_fits_is_offered() {
        assert_eq!(offered("so"), ["solve"]);
        assert!(offered("h").contains(&"h15".to_owned()) && offered("h").contains(&"hint".to_owned()));
        assert_eq!(offered("solve --sh"), ["--shortest"]);
        assert_eq!(offered("rule s"), ["standard"]);
        assert_eq!(offered("load vcf-0001"), ["vcf-0001"]);
        assert_eq!(offered("annotate --by p"), ["powers"]);
        assert_eq!(offered("lang z"), ["zh"]);
        assert_eq!(offered("glossary fu"), ["fukumi"]);
        assert!(offered("xyz 1").is_empty());
    }
}
