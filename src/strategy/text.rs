//! The tree as text, for people and for comparing two trees line by line.
//!
//! ```text
//! yonsan-strategy 1 freestyle
//! longest 61
//! finished n8 n9
//! n8 g7
//!   f6 i7
//!     h6 j8
//!   g8 =
//! ```
//!
//! Where the whole tree was verified, a third word is the plies, from the empty board, of the longest line
//! through the answer.
//!
//! A line is White's move and Black's answer, indented by two blanks more than the answer it follows; the
//! first move `h8` is not written. `=` marks a position that was met before, in another order of moves or
//! another image.

use std::fmt::Write;

use thiserror::Error;

use super::openings;
use super::tree::Tree;
use super::walk::{Step, walk};
use crate::board::{Canonical, Point, Position, Rule};

/// Why a text is not a tree.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong in the line.
    pub what: String,
}

/// All decisions that can be reached in a tree, as text.
pub fn write(tree: &Tree) -> String {
    let mut text = format!("yonsan-strategy 1 {}\n", tree.rule().name());
    if let Some(longest) = tree.longest {
        let _ = writeln!(text, "longest {longest}");
    }
    if !tree.finished.is_empty() {
        let finished: Vec<String> = tree.finished.iter().map(|point| point.to_string()).collect();
        let _ = writeln!(text, "finished {}", finished.join(" "));
    }
    let mut indent = 0;
    walk(tree, &mut |step| match step {
        Step::Decision(position, reply, attack) => {
            let lasting = tree.lasting(position).map_or(String::new(), |plies| format!(" {plies}"));
            let _ = writeln!(text, "{:indent$}{reply} {attack}{lasting}", "");
            indent += 2;
        }
        Step::Link(_, reply) => {
            let _ = writeln!(text, "{:indent$}{reply} =", "");
        }
        Step::Leave => indent -= 2,
    });
    text
}

/// The tree that is written in a text.
///
/// # Errors
/// When a line cannot be read.
pub fn read(text: &str) -> Result<Tree, TextError> {
    let mut lines = text.lines().enumerate().peekable();
    let head = lines.next().and_then(|(_, line)| line.strip_prefix("yonsan-strategy 1 "));
    let rule = head.and_then(|name| Rule::from_name(name.trim()));
    let rule = rule.ok_or_else(|| TextError {
        line: 1,
        what: "a tree as text begins with: yonsan-strategy 1 freestyle".to_owned(),
    })?;
    let mut tree = Tree::new(rule);
    let mut position = openings::start(rule);
    let mut lasting: Vec<(Position, u16)> = Vec::new();
    for (i, line) in lines {
        let wrong = |what: String| TextError { line: i + 1, what };
        if let Some(longest) = line.strip_prefix("longest ") {
            let plies = longest.trim().parse().map_err(|_| wrong(format!("{longest:?} is no number")))?;
            tree.longest = Some(plies);
            continue;
        }
        if let Some(finished) = line.strip_prefix("finished ") {
            for word in finished.split_whitespace() {
                tree.finished.insert(point(word).map_err(wrong)?);
            }
            continue;
        }
        let indented = line.len() - line.trim_start_matches(' ').len();
        let depth = indented / 2;
        let words: Vec<&str> = line.split_whitespace().collect();
        let (reply, answer, plies) = match words[..] {
            [reply, answer] => (reply, answer, None),
            [reply, answer, plies] if plies.parse::<u8>().is_ok_and(|plies| plies > 0) => {
                (reply, answer, plies.parse::<u16>().ok())
            }
            _ => {
                let line = line.trim();
                return Err(wrong(format!("{line:?}: White's move and Black's answer were expected")));
            }
        };
        // Each level of indentation stands for two stones, after the first stone in the centre.
        if indented % 2 != 0 || 1 + 2 * depth > position.count() {
            return Err(wrong("further in than the answer before it".to_owned()));
        }
        while position.count() > 1 + 2 * depth {
            position.undo();
        }
        play(&mut position, reply).map_err(wrong)?;
        if answer == "=" {
            if !tree.contains(&position) {
                return Err(wrong("'=' for a position that was not met before".to_owned()));
            }
            position.undo();
            continue;
        }
        let before = position.clone();
        let attack = play(&mut position, answer).map_err(wrong)?;
        tree.insert(&before, attack);
        lasting.extend(plies.map(|plies| (before, plies)));
    }
    for (position, plies) in lasting {
        tree.note(Canonical::of(&position).0, plies);
    }
    Ok(tree)
}

fn point(word: &str) -> Result<Point, String> {
    word.parse().map_err(|_| format!("'{word}' is no point"))
}

fn play(position: &mut Position, word: &str) -> Result<Point, String> {
    let point = point(word)?;
    position.make(point).map_err(|error| error.to_string())?;
    Ok(point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let head = "yonsan-strategy 1 standard\n";
        for (text, what) in [
            ("something".to_owned(), "line 1: a tree as text begins"),
            (format!("{head}o8"), "line 2: \"o8\": White's move and Black's answer"),
            (format!("{head}o8 g7\n    f6 i7"), "line 3: further in"),
            (format!("{head}o8 g7\n   f6 i7"), "line 3: further in"),
            (format!("{head}o8 z7"), "line 2: 'z7' is no point"),
            (format!("{head}o8 o8"), "line 2: "),
            (format!("{head}o8 ="), "line 2: '='"),
            (format!("{head}longest many"), "line 2: \"many\" is no number"),
        ] {
            let error = read(&text).expect_err(&text).to_string();
            assert!(error.starts_with(what), "{text}: {error}");
        }
    }
}
