//! Lessons as YAML. What is broken in one step leaves the others as they are.

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::claim::Claim;
use super::fault::{LessonError, LessonFault};
use super::lesson::{
    Demonstration, FORMAT, Lesson, LessonBoard, LessonStep, Manner, Question, StepKind, VERSION,
};
use super::seek::Seek;
use crate::board::notation;
use crate::board::{Point, Position, Rule};
use crate::solve::Class;
use crate::teach::place;

/// A lesson as written; its steps are read one by one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a lesson, key by key")]
struct WrittenLesson {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    id: String,
    title: String,
    about: String,
    licence: String,
    #[serde(default = "freestyle")]
    rule: String,
    steps: Vec<IgnoredAny>,
}

fn freestyle() -> String {
    Rule::Freestyle.name().to_owned()
}

/// What is read first, so that a later version's keys are not blamed before its version is.
#[derive(Deserialize)]
#[serde(expecting = "a lesson, key by key")]
struct Head {
    format: String,
    version: u64,
}

/// A step as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a step, key by key")]
struct WrittenStep {
    text: String,
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
    hint: Option<String>,
    after: Option<String>,
}

/// Bytes and steps that a lesson may have. Each step is read by a reader that goes through the whole file, so that its
/// faults have their places: the time grows with the product. What ships has 7,000 bytes and 26 steps at the most.
const BYTES: usize = 128 * 1024;
const STEPS: usize = 200;

/// Reads a lesson: what of it could be read, and all that is wrong. Nothing where its head is at fault.
pub fn parse(text: &str) -> (Option<Lesson>, Vec<LessonError>) {
    if let Some((line, column, told)) = place::too_deep(text) {
        return (None, vec![LessonError { line, column, reason: LessonFault::Yaml(told) }]);
    }
    let file = File { text };
    if text.len() > BYTES {
        let reason = LessonFault::Large { what: "bytes", most: BYTES };
        return (None, vec![LessonError { line: 1, column: 1, reason }]);
    }
    let written = match file.head().and_then(|()| file.read::<WrittenLesson>(&[])) {
        Ok(Some(written)) => written,
        Ok(None) => return (None, vec![file.fault(&[], LessonFault::NoLesson)]),
        Err(error) => return (None, vec![error]),
    };
    let rule = match file.top(&written) {
        Ok(rule) => rule,
        Err(error) => return (None, vec![error]),
    };
    if written.steps.len() > STEPS {
        let path = ["steps", &STEPS.to_string()];
        return (None, vec![file.fault(&path, LessonFault::Large { what: "steps", most: STEPS })]);
    }
    let mut wrong = Vec::new();
    let mut steps: Vec<LessonStep> = Vec::new();
    for index in 0..written.steps.len() {
        let step = file.step(index, rule).and_then(|step| {
            let id = step.question().map(|question| &question.id);
            let twice =
                id.filter(|id| steps.iter().filter_map(LessonStep::question).any(|other| other.id == **id));
            match twice {
                Some(id) => {
                    Err(file.fault(&["steps", &index.to_string(), "id"], LessonFault::Twice(id.clone())))
                }
                None => Ok(step),
            }
        });
        match step {
            Ok(step) => steps.push(step),
            Err(error) => wrong.push(error),
        }
    }
    let WrittenLesson { id, title, about, licence, .. } = written;
    (
        Some(Lesson { id, title: title.trim().to_owned(), about: about.trim().to_owned(), licence, steps }),
        wrong,
    )
}

/// A file with one lesson.
#[derive(Clone, Copy)]
struct File<'a> {
    text: &'a str,
}

impl File<'_> {
    fn read<T: DeserializeOwned>(self, path: &[&str]) -> Result<Option<T>, LessonError> {
        place::read(self.text, 0, path).map_err(|error| match place::told(&error, self.text, 0) {
            (Some((line, column)), words) => LessonError { line, column, reason: LessonFault::Yaml(words) },
            (None, words) => self.fault(path, LessonFault::Yaml(words)),
        })
    }

    fn head(self) -> Result<(), LessonError> {
        if self.text.trim().is_empty() {
            return Err(self.fault(&[], LessonFault::NoLesson));
        }
        let Some(head) = self.read::<Head>(&[])? else { return Err(self.fault(&[], LessonFault::NoLesson)) };
        let wrong = |key, found: String, expected: String| {
            Err(self.fault(&[key], LessonFault::Head { key, found, expected }))
        };
        if head.format != FORMAT {
            return wrong("format", head.format, FORMAT.to_owned());
        }
        if head.version != VERSION {
            return wrong("version", head.version.to_string(), VERSION.to_string());
        }
        Ok(())
    }

    /// What stands above the steps.
    fn top(self, written: &WrittenLesson) -> Result<Rule, LessonError> {
        if !is_id(&written.id) {
            return Err(self.fault(&["id"], LessonFault::Id(written.id.clone())));
        }
        for (key, value) in
            [("title", &written.title), ("about", &written.about), ("licence", &written.licence)]
        {
            if value.trim().is_empty() {
                return Err(self.fault(&[key], LessonFault::Missing { key, why: "say something there" }));
            }
        }
        self.rule(&["rule"], &written.rule)
    }

    fn rule(self, path: &[&str], word: &str) -> Result<Rule, LessonError> {
        Rule::from_name(word).ok_or_else(|| {
            let known = Rule::ALL.map(Rule::name).join(", ");
            self.fault(path, LessonFault::Word { key: "rule", word: word.to_owned(), known })
        })
    }

    fn step(self, index: usize, rule: Rule) -> Result<LessonStep, LessonError> {
        let index = index.to_string();
        let path = ["steps", index.as_str()];
        let Some(written) = self.read::<WrittenStep>(&path)? else {
            return Err(self.fault(&path, LessonFault::NoLesson));
        };
        let reader = StepReader { file: self, index: &index };
        reader.step(&written, rule)
    }

    /// A fault at the value that the keys lead to, or as near to it as there is one.
    fn fault(self, path: &[&str], reason: LessonFault) -> LessonError {
        let near = (0..=path.len()).rev().find_map(|keys| place::find(self.text, 0, &path[..keys]));
        let (line, column) = near.unwrap_or((1, 1));
        LessonError { line, column, reason }
    }
}

/// One step of a file.
#[derive(Clone, Copy)]
struct StepReader<'a> {
    file: File<'a>,
    index: &'a str,
}

impl StepReader<'_> {
    fn fault(self, key: &str, reason: LessonFault) -> LessonError {
        self.file.fault(&["steps", self.index, key], reason)
    }

    fn step(self, written: &WrittenStep, rule: Rule) -> Result<LessonStep, LessonError> {
        let rule = match &written.rule {
            Some(word) => self.file.rule(&["steps", self.index, "rule"], word)?,
            None => rule,
        };
        let board = match &written.board {
            Some(text) => Some(self.board(text, rule, written)?),
            None => None,
        };
        let kind = self.kind(written, board.as_ref().map(|board| &board.position))?;
        let whole = self.file.fault(&["steps", self.index], LessonFault::NoLesson);
        let place = (whole.line, whole.column);
        Ok(LessonStep { text: written.text.trim().to_owned(), board, kind, place })
    }

    fn board(self, text: &str, rule: Rule, written: &WrittenStep) -> Result<LessonBoard, LessonError> {
        let position = notation::parse(text, rule)
            .map_err(|error| self.fault("board", LessonFault::Board(error.to_string())))?;
        let marks = match &written.mark {
            Some(text) => self.free("mark", text, &position)?,
            None => Vec::new(),
        };
        Ok(LessonBoard { claims: self.claims("claims", &written.claims)?, position, marks })
    }

    fn kind(self, written: &WrittenStep, position: Option<&Position>) -> Result<StepKind, LessonError> {
        let asked: Vec<(Manner, &String)> = [
            (Manner::Play, &written.play),
            (Manner::Name, &written.name),
            (Manner::Predict, &written.predict),
        ]
        .into_iter()
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
        position
            .clone()
            .after(&line)
            .map_err(|error| self.fault("line", LessonFault::Line(error.to_string())))?;
        let proves = match &written.proves {
            Some(word) => {
                Some(Class::ALL.into_iter().find(|class| class.name() == word).ok_or_else(|| {
                    let known = Class::ALL.map(Class::name).join(", ");
                    self.fault("proves", LessonFault::Word { key: "proves", word: word.clone(), known })
                })?)
            }
            None => None,
        };
        let then = self.claims("then", &written.then)?;
        if proves.is_none() && then.is_empty() {
            let why = "say what the line shows, by 'proves' or by 'then'";
            return Err(self.fault("line", LessonFault::Missing { key: "then", why }));
        }
        Ok(StepKind::Demonstration(Demonstration {
            line,
            proves,
            then,
            after: trimmed(written.after.as_ref()),
        }))
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
        if !is_id(id) {
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
            hint: trimmed(written.hint.as_ref()),
            after: trimmed(written.after.as_ref()),
        }))
    }

    fn points(self, key: &'static str, text: &str) -> Result<Vec<Point>, LessonError> {
        let points = notation::points(text).ok().filter(|points| !points.is_empty());
        points.ok_or_else(|| self.fault(key, LessonFault::Points { key, text: text.to_owned() }))
    }

    /// Points that hold no stone.
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

fn trimmed(text: Option<&String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Lower-case letters, digits and dashes.
fn is_id(id: &str) -> bool {
    let allowed = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    !id.is_empty() && id.bytes().all(allowed)
}
