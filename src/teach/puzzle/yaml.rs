//! Reads and writes puzzles as YAML.

use std::borrow::Cow;
use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::documents::documents;
use super::fault::{PuzzleError, PuzzleFault};
use super::puzzle::{FORMAT, Goal, GoalKind, Puzzle, VERSION};
use crate::board::diagram::{self, DiagramError, Glyphs};
use crate::board::notation::{self, NotationError};
use crate::board::{Color, Point, Position, Rule, SIZE};
use crate::solve::threads::{available, on_threads};
use crate::teach::place::{self, Document};
use crate::teach::{Text, plain};

/// A puzzle as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a puzzle, key by key")]
struct WrittenPuzzle<'a> {
    #[serde(borrow)]
    format: Cow<'a, str>,
    version: u64,
    id: String,
    title: Text,
    #[serde(borrow)]
    rule: Cow<'a, str>,
    #[serde(borrow)]
    position: Cow<'a, str>,
    #[serde(borrow)]
    side: Cow<'a, str>,
    #[serde(borrow)]
    goal: WrittenGoal<'a>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "place::few")]
    themes: Vec<String>,
    source: String,
    licence: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "place::few")]
    hints: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    notes: Option<Text>,
    #[serde(default, borrow, skip_serializing_if = "str::is_empty")]
    went: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
}

/// A goal as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a goal, as in { kind: vcf }")]
struct WrittenGoal<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    within: Option<u16>,
}

/// The keys that are checked first, so that a file of a later version is refused for its version and not for
/// its keys.
#[derive(Deserialize)]
#[serde(expecting = "a puzzle, key by key")]
struct Head {
    format: String,
    version: u64,
}

/// Reads all puzzles of a file.
///
/// # Errors
/// When a document of the file is not a puzzle, or there is no puzzle at all: the first fault, with its
/// place.
pub fn parse_all(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    match plainly(text) {
        Some(puzzles) => Ok(puzzles),
        None => generally(text),
    }
}

/// Reads a file as this program writes it; `None` where it has a fault or is written in another way.
fn plainly(text: &str) -> Option<Vec<Puzzle>> {
    let documents = documents(text);
    let shares: Vec<_> = documents.chunks(SHARE).collect();
    let read = |share: &&[&str]| -> Option<Vec<Puzzle>> {
        let mut puzzles = Vec::with_capacity(share.len());
        for text in share.iter().filter(|text| has_content(body(text))) {
            puzzles.push(plain_document(text)?);
        }
        Some(puzzles)
    };
    let mut puzzles = Vec::with_capacity(documents.len());
    for share in on_threads(available(), &shares, read) {
        puzzles.append(&mut share?);
    }
    (!puzzles.is_empty()).then_some(puzzles)
}

/// The number of documents that a thread reads at a time.
const SHARE: usize = 64;

/// A document without the line that separates it from the one before.
fn body(text: &str) -> &str {
    text.strip_prefix("---").map_or(text, |rest| rest.split_once('\n').unwrap_or_default().1)
}

/// Whether there is more than comments.
fn has_content(body: &str) -> bool {
    body.lines().any(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

/// The puzzle of one document, as [`plainly`] reads it.
fn plain_document(text: &str) -> Option<Puzzle> {
    let written: WrittenPuzzle<'_> = plain::read(body(text))?;
    let reader = PuzzleReader(Document { text, index: 0 });
    reader.head(&written.format, written.version).ok()?;
    reader.puzzle(written).ok()
}

/// Reads a file with the general reader of YAML.
fn generally(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    place::shallow(text, PuzzleFault::Yaml)?;
    let mut puzzles = Vec::new();
    for (index, body) in serde_yaml::Deserializer::from_str(text).enumerate() {
        let reader = PuzzleReader(Document { text, index });
        match Option::<WrittenPuzzle<'_>>::deserialize(body) {
            // A line `---` without content after it does not begin a puzzle.
            Ok(None) => {}
            Ok(Some(written)) => {
                reader.head(&written.format, written.version)?;
                puzzles.push(reader.puzzle(written)?);
            }
            Err(error) => return Err(reader.unreadable(error)),
        }
    }
    if puzzles.is_empty() {
        return Err(PuzzleError { line: 1, column: 1, reason: PuzzleFault::without_puzzle(text) });
    }
    Ok(puzzles)
}

/// Writes a puzzle as one YAML document, which [`parse_all`] reads back unchanged: a game from the empty board as its
/// moves in one line, any other position as a diagram. Several
/// documents, joined by `---\n`, make a file. Fields that [`parse_all`] would refuse are written as they are.
///
/// # Panics
/// Never: everything in a puzzle can be written in YAML.
pub fn write(puzzle: &Puzzle) -> String {
    let written = WrittenPuzzle {
        format: FORMAT.into(),
        version: VERSION,
        id: puzzle.id.clone(),
        title: puzzle.title.clone(),
        rule: puzzle.rule().name().into(),
        position: placed(&puzzle.position).into(),
        side: puzzle.side().name().into(),
        goal: WrittenGoal { kind: puzzle.goal.kind.name().into(), within: puzzle.goal.within },
        themes: puzzle.themes.clone(),
        source: puzzle.source.clone(),
        licence: puzzle.licence.clone(),
        hints: puzzle.hints.clone(),
        notes: puzzle.notes.clone(),
        went: puzzle.went.iter().map(Point::to_string).collect::<String>().into(),
        rating: puzzle.rating,
    };
    let text = serde_yaml::to_string(&written).expect("YAML has a form for everything in a puzzle");
    if !text.contains(LINE_ENDS) {
        return text;
    }
    // The writer of YAML indents what follows on these characters, and its reader takes that for a part of the text. As an
    // escape in JSON, which YAML reads as well, they are safe.
    let mut json = serde_json::to_string(&written).expect("JSON has a form for everything in a puzzle");
    for end in LINE_ENDS {
        json = json.replace(end, &format!("\\u{:04x}", u32::from(end)));
    }
    json + "\n"
}

/// The characters, other than the usual ones, that end a line in YAML.
const LINE_ENDS: [char; 3] = ['\u{85}', '\u{2028}', '\u{2029}'];

/// The moves of a game from the empty board, or a diagram.
fn placed(position: &Position) -> String {
    let line = notation::write(position);
    if line.contains(':') { draw(position) } else { line }
}

/// The rows with their numbers and the column letters below, without brackets: the last move is not stored,
/// and YAML takes a block's indentation from its first line, which therefore must not be indented further.
fn draw(position: &Position) -> String {
    let mut text = String::new();
    for y in (0..SIZE).rev() {
        write!(text, "{:>2}", y + 1).expect("a string takes everything");
        for point in (0..SIZE).filter_map(|x| Point::new(x, y)) {
            text.push(' ');
            text.push(Glyphs::Ascii.of(position.stone(point)));
        }
        text.push('\n');
    }
    text + "   a b c d e f g h i j k l m n o\n"
}

/// One of the puzzles in a file.
struct PuzzleReader<'a>(Document<'a>);

impl PuzzleReader<'_> {
    /// Checks the format and the version.
    fn head(&self, format: &str, version: u64) -> Result<(), PuzzleError> {
        if format != FORMAT {
            return Err(self.0.fault(&["format"], PuzzleFault::Format(format.to_owned())));
        }
        if version != VERSION {
            return Err(self.0.fault(&["version"], PuzzleFault::Version(version)));
        }
        Ok(())
    }

    /// The fault of a document that cannot be read: it may not be a puzzle, or may have another version.
    fn unreadable(&self, error: serde_yaml::Error) -> PuzzleError {
        let head = self.0.read::<Head>(&[]);
        if let Ok(Some(head)) = &head
            && let Err(other) = self.head(&head.format, head.version)
        {
            return other;
        }
        self.0.unreadable(&[], &head.err().unwrap_or(error), PuzzleFault::Yaml)
    }

    fn puzzle(&self, written: WrittenPuzzle<'_>) -> Result<Puzzle, PuzzleError> {
        let fault = |path: &[&str], reason| Err(self.0.fault(path, reason));
        if !is_id(&written.id) {
            return fault(&["id"], PuzzleFault::Id(written.id));
        }
        let title = written.title.english();
        for (key, value) in [("title", title), ("source", &written.source), ("licence", &written.licence)] {
            if value.trim().is_empty() {
                return fault(&[key], PuzzleFault::Blank(key));
            }
        }
        let rule = self.choose(&["rule"], &written.rule, &Rule::ALL, Rule::name)?;
        let side = self.choose(&["side"], &written.side, &Color::BOTH, Color::name)?;
        let position = self.position(&written.position, rule, side)?;
        let kind = self.choose(&["goal", "kind"], &written.goal.kind, &GoalKind::ALL, GoalKind::name)?;
        let odd = kind.attacks();
        if let Some(within) = written.goal.within
            && (within == 0 || odd && within % 2 == 0)
        {
            return fault(&["goal", "within"], PuzzleFault::Within { within, odd });
        }
        if let Some(theme) = written.themes.iter().find(|theme| !place::is_word(theme)) {
            return fault(&["themes"], PuzzleFault::Theme(theme.clone()));
        }
        let went = self.went(&written.went, &position)?;
        Ok(Puzzle {
            id: written.id,
            title: written.title,
            position,
            goal: Goal { kind, within: written.goal.within },
            themes: written.themes,
            source: written.source,
            licence: written.licence,
            hints: written.hints,
            notes: written.notes,
            went,
            rating: written.rating,
        })
    }

    /// The moves that followed: each is played on the position, so that a wrong one is found here.
    fn went(&self, text: &str, position: &Position) -> Result<Vec<Point>, PuzzleError> {
        if text.is_empty() {
            return Ok(Vec::new());
        }
        let fault = |reason| self.0.fault(&["went"], reason);
        let points = notation::points(text).map_err(|error| fault(PuzzleFault::from(error)))?;
        if position.clone().after(&points).is_ok() {
            return Ok(points);
        }
        let mut position = position.clone();
        let refused = points.iter().find(|&&point| position.make(point).is_err());
        Err(fault(PuzzleFault::Went(*refused.expect("one of the moves cannot be made"))))
    }

    fn choose<T: Copy>(
        &self,
        path: &[&'static str],
        word: &str,
        all: &[T],
        name: fn(T) -> &'static str,
    ) -> Result<T, PuzzleError> {
        place::choose(word, all, name).map_err(|known| {
            let (key, word) = (path[path.len() - 1], word.to_owned());
            self.0.fault(path, PuzzleFault::Word { key, word, known })
        })
    }

    fn position(&self, text: &str, rule: Rule, side: Color) -> Result<Position, PuzzleError> {
        let position = if text.trim().contains('\n') {
            diagram::parse(text, rule, Some(side)).map_err(PuzzleFault::from)
        } else {
            notation::parse(text, rule).map_err(PuzzleFault::from)
        }
        .map_err(|reason| self.position_fault(reason))?;
        if position.to_move() != side {
            return Err(self.0.fault(&["side"], PuzzleFault::Side { side }));
        }
        match position.winner() {
            Some(winner) => Err(self.0.fault(&["position"], PuzzleFault::Won(winner))),
            None => Ok(position),
        }
    }

    /// A fault in the position's text, at its line or column where that can be determined.
    fn position_fault(&self, reason: PuzzleFault) -> PuzzleError {
        let mut error = self.0.fault(&["position"], reason);
        let start = self.0.text.lines().nth(error.line - 1);
        let style = start.and_then(|line| line.chars().nth(error.column - 1));
        match (style, &error.reason) {
            (
                Some('|'),
                PuzzleFault::Diagram(DiagramError::Columns { line, .. } | DiagramError::Glyph { line, .. }),
            ) => {
                error.line += line;
                error.column = 1;
            }
            (Some('a'..='z' | 'A'..='Z'), PuzzleFault::Notation(NotationError::NotAPoint { column, .. })) => {
                error.column += column - 1;
            }
            _ => {}
        }
        error
    }
}

/// Lower-case words joined by dashes, then a dash and four digits.
fn is_id(id: &str) -> bool {
    id.rsplit_once('-').is_some_and(|(kind, number)| {
        let word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
        kind.split('-').all(word) && number.len() == 4 && number.bytes().all(|b| b.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests;
