//! Reads lessons from YAML. A fault in one step does not prevent the other steps from being read.

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_yaml::Value;

use super::claim::Claim;
use super::fault::{LessonError, LessonFault};
use super::lesson::{
    Demonstration, FORMAT, Lesson, LessonBoard, LessonStep, Manner, Question, StepKind, VERSION,
};
use super::seek::Seek;
use crate::board::notation;
use crate::board::{Point, Position, Rule};
use crate::solve::Class;
use crate::teach::FileError;
use crate::teach::Text;
use crate::teach::place::{self, Document};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::PuzzleFilter;

/// A lesson as it is written; its steps are read one by one later.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a lesson, key by key")]
struct WrittenLesson {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    id: String,
    title: Text,
    about: Text,
    licence: String,
    #[serde(default = "freestyle")]
    rule: String,
    #[serde(default)]
    drills: Vec<IgnoredAny>,
    steps: Vec<IgnoredAny>,
}

/// The puzzles of a drill as they are written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a drill: kind, theme or rating")]
struct WrittenDrill {
    kind: Option<String>,
    theme: Option<String>,
    rating: Option<String>,
}

fn freestyle() -> String {
    Rule::Freestyle.name().to_owned()
}

/// The keys that are read first, so that a later version is reported as such and not by its unknown keys.
#[derive(Deserialize)]
#[serde(expecting = "a lesson, key by key")]
struct Head {
    format: String,
    version: u64,
}

/// A step as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a step, key by key")]
struct WrittenStep {
    text: Text,
    rule: Option<String>,
    board: Option<String>,
    mark: Option<String>,
    #[serde(default, deserialize_with = "place::few")]
    claims: Vec<String>,
    line: Option<String>,
    proves: Option<String>,
    #[serde(default, deserialize_with = "place::few")]
    then: Vec<String>,
    play: Option<String>,
    name: Option<String>,
    predict: Option<String>,
    id: Option<String>,
    answer: Option<String>,
    moves: Option<usize>,
    hint: Option<Text>,
    after: Option<Text>,
}

/// The largest number of bytes and steps of a lesson. For each fault the reader goes through the whole file, so
/// that it has its place: the time grows with the product. The built-in lessons have at most 32,000 bytes and 26
/// steps.
const BYTES: usize = 128 * 1024;
const STEPS: usize = 200;
/// The largest number of drills of a lesson: more are not offered at its end.
const DRILLS: usize = 4;

/// Reads a lesson. Returns the lesson with the steps that can be read, and all faults; `None` for the lesson
/// where a key above the steps is wrong.
pub fn parse(text: &str) -> (Option<Lesson>, Vec<LessonError>) {
    match lesson(text) {
        Ok((lesson, wrong)) => (Some(lesson), wrong),
        Err(error) => (None, vec![error]),
    }
}

fn lesson(text: &str) -> Result<(Lesson, Vec<LessonError>), LessonError> {
    place::shallow(text, LessonFault::Yaml)?;
    if text.len() > BYTES {
        let reason = LessonFault::Large { what: "bytes", most: BYTES };
        return Err(LessonError { line: 1, column: 1, reason });
    }
    let values = serde_yaml::from_str::<Value>(text).ok();
    let file = File { document: Document { text, index: 0 }, values: values.as_ref() };
    file.head()?;
    let written: WrittenLesson = file.read(&[])?;
    let rule = file.top(&written)?;
    if written.steps.len() > STEPS {
        let large = LessonFault::Large { what: "steps", most: STEPS };
        return Err(file.fault(&["steps", &STEPS.to_string()], large));
    }
    let places = place::of_list(text, "steps").filter(|places| places.len() == written.steps.len());
    let (mut steps, mut wrong) = (Vec::<LessonStep>::new(), Vec::new());
    for index in 0..written.steps.len() {
        let place = places.as_ref().map(|places| places[index]);
        match (StepReader { file, index: &index.to_string(), place }).step(rule, &steps) {
            Ok(step) => steps.push(step),
            Err(error) => wrong.push(error),
        }
    }
    let stated_drills = file.drills(written.drills.len())?;
    let WrittenLesson { id, title, about, licence, .. } = written;
    Ok((Lesson { id, title, about, licence, stated_drills, steps }, wrong))
}

/// A file with one lesson.
#[derive(Clone, Copy)]
struct File<'a> {
    document: Document<'a>,
    /// The values of the file, which are read where there is no fault; `None` where it is no YAML.
    values: Option<&'a Value>,
}

impl File<'_> {
    fn read<T: DeserializeOwned>(self, path: &[&str]) -> Result<T, LessonError> {
        if let Some(value) = self.values.and_then(|all| place::value(all, path))
            && let Ok(read) = T::deserialize(value)
        {
            return Ok(read);
        }
        // The document itself is read again for the place of the fault.
        let read = self.document.read(path);
        let read = read.map_err(|error| self.document.unreadable(path, &error, LessonFault::Yaml))?;
        read.ok_or_else(|| self.fault(path, LessonFault::NoLesson))
    }

    fn fault(self, path: &[&str], reason: LessonFault) -> LessonError {
        self.document.fault(path, reason)
    }

    /// Checks the format and the version.
    fn head(self) -> Result<(), LessonError> {
        if self.document.text.trim().is_empty() {
            return Err(self.fault(&[], LessonFault::NoLesson));
        }
        let Head { format, version } = self.read(&[])?;
        let version = version.to_string();
        for (key, found, expected) in
            [("format", format, FORMAT.to_owned()), ("version", version, VERSION.to_string())]
        {
            if found != expected {
                return Err(self.fault(&[key], LessonFault::Head { key, found, expected }));
            }
        }
        Ok(())
    }

    /// Checks the keys above the steps, and returns the rule.
    fn top(self, written: &WrittenLesson) -> Result<Rule, LessonError> {
        if !place::is_word(&written.id) {
            return Err(self.fault(&["id"], LessonFault::Id(written.id.clone())));
        }
        let blank = [
            ("title", written.title.is_blank()),
            ("about", written.about.is_blank()),
            ("licence", written.licence.trim().is_empty()),
        ];
        for (key, is_blank) in blank {
            if is_blank {
                return Err(self.fault(&[key], LessonFault::Missing { key, why: "say something there" }));
            }
        }
        self.choose(&["rule"], "rule", &written.rule, &Rule::ALL, Rule::name)
    }

    /// Reads the list `drills`, which has `count` entries: the puzzles to practise with after the lesson.
    fn drills(self, count: usize) -> Result<Vec<PuzzleFilter>, LessonError> {
        if count > DRILLS {
            return Err(self.fault(&["drills"], LessonFault::Large { what: "drills", most: DRILLS }));
        }
        (0..count).map(|index| self.drill(&index.to_string())).collect()
    }

    fn drill(self, index: &str) -> Result<PuzzleFilter, LessonError> {
        let WrittenDrill { kind, theme, rating } = self.read(&["drills", index])?;
        let kind = kind.map(|word| {
            self.choose(&["drills", index, "kind"], "kind", &word, &GoalKind::ALL, GoalKind::name)
        });
        let rating = rating.map(|text| {
            let range = PuzzleFilter::ratings(&text);
            range.ok_or_else(|| self.fault(&["drills", index, "rating"], LessonFault::Ratings(text)))
        });
        Ok(PuzzleFilter { kind: kind.transpose()?, theme, rating: rating.transpose()?, rule: None })
    }

    fn choose<T: Copy>(
        self,
        path: &[&str],
        key: &'static str,
        word: &str,
        all: &[T],
        name: fn(T) -> &'static str,
    ) -> Result<T, LessonError> {
        place::choose(word, all, name)
            .map_err(|known| self.fault(path, LessonFault::Word { key, word: word.to_owned(), known }))
    }
}

/// One step of a file.
#[derive(Clone, Copy)]
struct StepReader<'a> {
    file: File<'a>,
    index: &'a str,
    /// The place of the step, where it is known without reading the document again.
    place: Option<(usize, usize)>,
}

impl StepReader<'_> {
    fn fault(self, key: &str, reason: LessonFault) -> LessonError {
        self.file.fault(&["steps", self.index, key], reason)
    }

    /// Reads the step that follows the steps `before`.
    fn step(self, rule: Rule, before: &[LessonStep]) -> Result<LessonStep, LessonError> {
        let path = ["steps", self.index];
        let written: WrittenStep = self.file.read(&path)?;
        let rule = match &written.rule {
            Some(word) => {
                self.file.choose(&["steps", self.index, "rule"], "rule", word, &Rule::ALL, Rule::name)?
            }
            None => rule,
        };
        let board = written.board.as_ref().map(|text| self.board(text, rule, &written)).transpose()?;
        let kind = self.kind(&written, board.as_ref().map(|board| &board.position))?;
        let place = self.place.unwrap_or_else(|| {
            let FileError { line, column, .. } = self.file.document.fault(&path, ());
            (line, column)
        });
        let step = LessonStep { text: written.text.clone(), board, kind, place };
        let id = step.question().map(|question| &question.id);
        match id.filter(|id| before.iter().filter_map(LessonStep::question).any(|other| other.id == **id)) {
            Some(id) => Err(self.fault("id", LessonFault::Twice(id.clone()))),
            None => Ok(step),
        }
    }

    fn board(self, text: &str, rule: Rule, written: &WrittenStep) -> Result<LessonBoard, LessonError> {
        let position = notation::parse(text, rule)
            .map_err(|error| self.fault("board", LessonFault::Board(error.to_string())))?;
        let marks = written.mark.as_ref().map(|text| self.free("mark", text, &position)).transpose()?;
        let claims = self.claims("claims", &written.claims)?;
        Ok(LessonBoard { claims, position, marks: marks.unwrap_or_default() })
    }

    fn kind(self, written: &WrittenStep, position: Option<&Position>) -> Result<StepKind, LessonError> {
        let seeks = [&written.play, &written.name, &written.predict];
        let asked: Vec<(Manner, &String)> = Manner::ALL
            .into_iter()
            .zip(seeks)
            .filter_map(|(manner, seek)| Some((manner, seek.as_ref()?)))
            .collect();
        let missing = |key, why| Err(self.fault("text", LessonFault::Missing { key, why }));
        match (&asked[..], &written.line, position) {
            ([], None, _) => Ok(StepKind::Told),
            ([(manner, _)], Some(_), _) => Err(self.fault("line", LessonFault::Both(manner.name(), "line"))),
            ([], Some(_), None) => missing("board", "a line is played on one"),
            ([_], None, None) => missing("board", "a question is asked about one"),
            ([], Some(line), Some(position)) => self.shown(line, written, position),
            ([(manner, seek)], None, Some(position)) => self.asked(*manner, seek, written, position),
            ([(one, _), (other, _), ..], ..) => {
                Err(self.fault(other.name(), LessonFault::Both(one.name(), other.name())))
            }
        }
    }

    fn shown(self, line: &str, written: &WrittenStep, position: &Position) -> Result<StepKind, LessonError> {
        let line = self.points("line", line)?;
        let played = position.clone().after(&line);
        played.map_err(|error| self.fault("line", LessonFault::Line(error.to_string())))?;
        let class = |word: &String| {
            self.file.choose(&["steps", self.index, "proves"], "proves", word, &Class::ALL, Class::name)
        };
        let proves = written.proves.as_ref().map(class).transpose()?;
        let then = self.claims("then", &written.then)?;
        if proves.is_none() && then.is_empty() {
            let why = "say what the line shows, by 'proves' or by 'then'";
            return Err(self.fault("line", LessonFault::Missing { key: "then", why }));
        }
        let after = said(written.after.as_ref());
        Ok(StepKind::Demonstration(Demonstration { line, proves, then, after }))
    }

    fn asked(
        self,
        manner: Manner,
        seek: &str,
        written: &WrittenStep,
        position: &Position,
    ) -> Result<StepKind, LessonError> {
        let missing = |key, why| Err(self.fault("text", LessonFault::Missing { key, why }));
        let Some(id) = &written.id else { return missing("id", "a question is remembered by it") };
        let Some(answer) = &written.answer else { return missing("answer", "every question has one") };
        if !place::is_word(id) {
            return Err(self.fault("id", LessonFault::Id(id.clone())));
        }
        let seek = Seek::parse(seek)
            .ok_or_else(|| self.fault(manner.name(), LessonFault::Words(seek.to_owned(), Seek::FORMS)))?;
        if let Some(winner) = position.winner() {
            let why = format!("{} has won already", winner.name());
            return Err(self.fault("board", LessonFault::Board(why)));
        }
        Ok(StepKind::Question(Question {
            id: id.clone(),
            manner,
            seek,
            answer: self.free("answer", answer, position)?,
            moves: written.moves.unwrap_or(1).max(1),
            hint: said(written.hint.as_ref()),
            after: said(written.after.as_ref()),
        }))
    }

    fn points(self, key: &'static str, text: &str) -> Result<Vec<Point>, LessonError> {
        let points = notation::points(text).ok().filter(|points| !points.is_empty());
        points.ok_or_else(|| self.fault(key, LessonFault::Points { key, text: text.to_owned() }))
    }

    /// The points in a text, all of which must be empty.
    fn free(self, key: &'static str, text: &str, position: &Position) -> Result<Vec<Point>, LessonError> {
        let points = self.points(key, text)?;
        match points.iter().find(|&&point| !position.is_empty(point)) {
            Some(&point) => Err(self.fault(key, LessonFault::Taken { key, point })),
            None => Ok(points),
        }
    }

    fn claims(self, key: &str, written: &[String]) -> Result<Vec<Claim>, LessonError> {
        let read = |(i, text): (usize, &String)| {
            Claim::parse(text).ok_or_else(|| {
                let path = ["steps", self.index, key, &i.to_string()];
                self.file.fault(&path, LessonFault::Words(text.clone(), Claim::FORMS))
            })
        };
        written.iter().enumerate().map(read).collect()
    }
}

fn said(text: Option<&Text>) -> Option<Text> {
    text.filter(|text| !text.is_blank()).cloned()
}
