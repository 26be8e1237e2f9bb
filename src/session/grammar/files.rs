//! Commands that write files: other formats, pictures and pages.

use super::arg::{Group, Offers, arguments};
use super::board::{BY, NUMBERS, puzzle_ids};
use super::practice::{PUZZLE_NODES, PUZZLE_THREADS};
use super::shared::{FORCE, LOAD, OUT, POSITION, SEARCH, count, parsed, points};
use super::spec::{NOTHING, Spec, TALK};
use crate::board::Point;
use crate::formats::{Charset, Format, Rows};
use crate::reply::{Paper, Sheet};
use crate::session::Session;

arguments! {
    /// The file, or any other form of a position; - for standard input.
    pub IN: String = word("IN", parsed).required();
    /// The file to be written; - for standard output.
    pub TO_FILE: String = word("OUT", parsed).required();
    /// What IN is (default: by its ending).
    pub FROM: Format = option("from", "FORMAT", Format::named).only(formats);
    /// What OUT is (default: by its ending; pos, a position in one line, for standard output).
    pub TO: Format = option("to", "FORMAT", Format::named).only(formats);
    /// The encoding of texts in IN that are no UTF-8, and in an OUT that cannot say its own (.lib): gb18030, shift-jis,
    /// euc-kr ...
    pub ENCODING: Charset = option("encoding", "ENCODING", Charset::named);
    /// From where pos and list count their rows: bottom (ours) or top; in OUT, unless --from says that IN is one.
    pub ROWS: Rows = option("rows", "EDGE", |word| Rows::from_name(&word.to_lowercase())).only(|| vec!["bottom", "top"]);
    /// The file.
    pub FILE: String = word("FILE", parsed).required();
    /// Where it is written; - is shown.
    pub OUT_FILE: String = word("FILE", parsed).excludes(&["out"]);
    /// Mark these points, as in h8,i9.
    pub MARK: Vec<Point> = option("mark", "POINTS", points);
    /// Mark every first move that wins.
    pub WINS: () = flag("wins");
    /// Mark every move that holds against the opponent's threat.
    pub HOLDS: () = flag("holds");
    /// A strip of boards along these moves; without any, along the longest line of the win.
    pub LINE: Line = option("line", "MOVES", line).or_name_alone();
    /// Moves from one board of the strip to the next.
    pub EVERY: u16 = option("every", "N", count).needs("line");
    /// Light, dark, or as whoever looks at it likes it best (auto).
    pub PAPER: Paper = option("paper", "COLOURS", |word| Paper::from_name(&word.to_lowercase()))
        .only(|| Paper::ALL.map(Paper::name).to_vec());
    /// A lesson, by its name, number or file.
    pub LESSON: String = option("lesson", "NAME", parsed);
    /// A page of the game with its review, and not of a win.
    pub REVIEW: () = flag("review");
    /// A page to solve puzzles on: no solution is seen before an answer, and the result can be copied.
    pub SOLVE: () = flag("solve").excludes(&["review", "lesson"]);
    /// With --solve: the puzzles, as for a sheet.
    pub MORE: String = words("PUZZLES", parsed).needs("solve").offers(Offers::Some(puzzle_ids));
    /// Ids of puzzles, ranges of ids (vcf-0001..vcf-0012), and files of puzzles (.yaml).
    pub PUZZLES: String = words("PUZZLES", parsed).required().offers(Offers::Some(puzzle_ids));
    /// Boards on a page: 1, 2, 4, 6, 9 or 12 (usually 6).
    pub PER_PAGE: u8 = option("per-page", "N", per_page).only(|| vec!["1", "2", "4", "6", "9", "12"]);
    /// The solutions too, on pages of their own at the end.
    pub SOLUTIONS: () = flag("solutions");
    /// What is named is a lesson: its name, number or file. A lesson's name is known without this.
    pub IS_LESSON: () = flag("lesson");
}

/// The options for the content of a picture.
const PICTURE: Group = &[&NUMBERS, &MARK, &WINS, &HOLDS, &BY, &LINE, &EVERY, &PAPER];

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The longest line of the win that a search finds.
    Win,
    /// These moves.
    Moves(Vec<Point>),
}

fn line(word: &str) -> Option<Line> {
    if ["", "win"].contains(&word) { Some(Line::Win) } else { points(word).map(Line::Moves) }
}

fn per_page(word: &str) -> Option<u8> {
    word.parse().ok().filter(|boards| Sheet::PER_PAGE.contains(boards))
}

fn formats() -> Vec<&'static str> {
    Format::ALL.map(Format::name).to_vec()
}

const PART: Spec = Spec {
    on: Some(&POSITION),
    in_conversation: &[&[&OUT_FILE]],
    args: &[&[&OUT, &FORCE], PICTURE, SEARCH],
    ..NOTHING
};

static OF_EXPORT: [Spec; 5] = [
    Spec { name: "svg", run: Some(Session::export_svg), ..PART },
    Spec { name: "png", run: Some(Session::export_png), ..PART },
    Spec {
        name: "html",
        args: &[&[&OUT, &FORCE, &REVIEW, &SOLVE], SEARCH],
        in_conversation: &[&[&OUT_FILE, &MORE, &LESSON]],
        in_shell: &[&[&MORE, &IS_LESSON]],
        run: Some(Session::export_html),
        ..PART
    },
    Spec {
        name: "sheet",
        args: &[&[&PUZZLES, &OUT, &FORCE, &PER_PAGE, &SOLUTIONS, &PUZZLE_NODES, &PUZZLE_THREADS]],
        run: Some(Session::export_sheet),
        ..NOTHING
    },
    Spec {
        name: "anki",
        args: &[&[&PUZZLES, &OUT, &FORCE, &PUZZLE_NODES, &PUZZLE_THREADS]],
        run: Some(Session::export_anki),
        ..NOTHING
    },
];

pub(super) static COMMANDS: [Spec; 3] = [
    Spec {
        name: "convert",
        args: &[&[&IN, &TO_FILE, &FROM, &TO, &ENCODING, &ROWS, &FORCE], LOAD],
        json: true,
        run: Some(Session::convert),
        ..NOTHING
    },
    Spec { name: "save", args: &[&[&FILE, &FORCE]], run: Some(Session::save), ..TALK },
    Spec { name: "export", parts: &OF_EXPORT, ..NOTHING },
];
