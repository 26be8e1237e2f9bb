//! Commands that write files: other programs' formats, pictures and pages.

use super::arg::{Arg, Group};
use super::board::BY;
use super::command::Command;
use super::shared::{LOAD, OUT, POSITION, SEARCH, count, parsed, points};
use super::spec::{Door, NOTHING, Spec};
use crate::board::Point;
use crate::formats::{Charset, Format, Rows};
use crate::reply::{Misuse, Paper, Reply, Trouble};
use crate::session::options::{
    ConvertOptions, ExportOptions, Exported, Line, LoadOptions, PictureOptions, SolveOptions,
};
use crate::session::{Outside, Session, convert};

static IN: Arg<String> =
    Arg::word("IN", parsed, "The file, or any other form of a position; - for standard input").required();
static TO_FILE: Arg<String> =
    Arg::word("OUT", parsed, "The file to be written; - for standard output").required();
static FROM: Arg<Format> =
    Arg::option("from", "FORMAT", Format::named, "What IN is (default: by its ending)").only(formats);
static TO: Arg<Format> = Arg::option(
    "to",
    "FORMAT",
    Format::named,
    "What OUT is (default: by its ending; pos, a position in one line, for standard output)",
)
.only(formats);
static ENCODING: Arg<Charset> = Arg::option(
    "encoding",
    "ENCODING",
    Charset::named,
    "The encoding of texts in IN that are no UTF-8, and in an OUT that cannot say its own (.lib): gb18030, \
     shift-jis, euc-kr ...",
);
static ROWS: Arg<Rows> = Arg::option(
    "rows",
    "EDGE",
    |word| Rows::from_name(&word.to_lowercase()),
    "From where pos and list count their rows: bottom (ours) or top; in OUT, unless --from says that IN is one",
)
.only(|| vec!["bottom", "top"]);
static FILE: Arg<String> = Arg::word("FILE", parsed, "The file").required();
static OUT_FILE: Arg<String> =
    Arg::word("FILE", parsed, "Where it is written; - is shown").excludes(&["out"]);
static NUMBERS: Arg<()> = Arg::flag("numbers", "With move numbers").bare();
static MARK: Arg<Vec<Point>> = Arg::option("mark", "POINTS", points, "Mark these points, as in h8,i9");
static WINS: Arg<()> = Arg::flag("wins", "Mark every first move that wins");
static HOLDS: Arg<()> = Arg::flag("holds", "Mark every move that holds against the opponent's threat");
static LINE: Arg<Line> = Arg::option(
    "line",
    "MOVES",
    |word| match word {
        "" | "win" => Some(Line::Win),
        moves => points(moves).map(Line::Moves),
    },
    "A strip of boards along these moves; without any, along the longest line of the win",
)
.or_name_alone();
static EVERY: Arg<u16> =
    Arg::option("every", "N", count, "Moves from one board of the strip to the next").needs("line");
static PAPER: Arg<Paper> = Arg::option(
    "paper",
    "COLOURS",
    |word| Paper::from_name(&word.to_lowercase()),
    "Light, dark, or as whoever looks at it likes it best (auto)",
)
.only(|| Paper::NAMES.to_vec());
const PICTURE: Group = &[&NUMBERS, &MARK, &WINS, &HOLDS, &BY, &LINE, &EVERY, &PAPER];
static LESSON: Arg<String> = Arg::option("lesson", "NAME", parsed, "A lesson, by its name, number or file");
/// Whether the page of the shell is that of a lesson.
pub static IS_LESSON: Arg<()> = Arg::flag(
    "lesson",
    "What is named is a lesson: its name, number or file. A lesson's name is known without this",
);

fn formats() -> Vec<&'static str> {
    Format::ALL.map(Format::name).to_vec()
}

impl ConvertOptions {
    /// What a command says of a conversion.
    ///
    /// # Errors
    /// That a file is not named.
    pub fn of(command: &Command) -> Result<Self, Trouble> {
        Ok(Self {
            input: command.need(&IN)?,
            output: command.need(&TO_FILE)?,
            from: command.get(&FROM),
            to: command.get(&TO),
            charset: command.get(&ENCODING),
            rows: command.get(&ROWS),
            load: LoadOptions::of(command),
        })
    }
}

/// A page of this lesson.
#[must_use]
pub fn page_of_lesson(command: Command, name: &str) -> Command {
    command.with(&LESSON, name)
}

fn picture(command: &Command) -> PictureOptions {
    PictureOptions {
        numbers: command.has(&NUMBERS),
        marks: command.all(&MARK).flatten().collect(),
        wins: command.has(&WINS),
        holds: command.has(&HOLDS),
        by: command.get(&BY),
        line: command.get(&LINE),
        every: command.get(&EVERY).map(usize::from),
        paper: command.get(&PAPER).unwrap_or_default(),
    }
}

fn export(
    session: &mut Session,
    command: &Command,
    outside: &mut dyn Outside,
    what: Exported,
) -> Result<Reply, Trouble> {
    let file = command.get(&OUT).or_else(|| command.get(&OUT_FILE));
    let file = file.ok_or_else(|| command.misused(Misuse::Missing("FILE")))?;
    Ok(session.export(&ExportOptions { what, file, search: SolveOptions::of(command) }, outside))
}

const PART: Spec = Spec {
    on: Some(&POSITION),
    in_conversation: &[&[&OUT_FILE]],
    args: &[&[&OUT], PICTURE, SEARCH],
    ..NOTHING
};

static OF_EXPORT: [Spec; 3] = [
    Spec {
        name: "svg",
        run: Some(|session, command, outside| {
            export(session, command, outside, Exported::Svg(picture(command)))
        }),
        ..PART
    },
    Spec {
        name: "png",
        run: Some(|session, command, outside| {
            export(session, command, outside, Exported::Png(picture(command)))
        }),
        ..PART
    },
    Spec {
        name: "html",
        args: &[&[&OUT], SEARCH],
        in_conversation: &[&[&OUT_FILE, &LESSON]],
        in_shell: &[&[&IS_LESSON]],
        run: Some(|session, command, outside| {
            let what = command.get(&LESSON).map_or(Exported::Proof, Exported::Lesson);
            export(session, command, outside, what)
        }),
        ..PART
    },
];

pub(super) static COMMANDS: [Spec; 3] = [
    Spec {
        name: "convert",
        args: &[&[&IN, &TO_FILE, &FROM, &TO, &ENCODING, &ROWS], LOAD],
        run: Some(|session, command, outside| {
            convert::convert(&ConvertOptions::of(command)?, session.usual(), outside)
        }),
        ..NOTHING
    },
    Spec {
        name: "save",
        args: &[&[&FILE]],
        only: Some(Door::Conversation),
        run: Some(|session, command, outside| session.save(&command.need(&FILE)?, outside)),
        ..NOTHING
    },
    Spec { name: "export", parts: &OF_EXPORT, ..NOTHING },
];
