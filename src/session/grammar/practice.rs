//! Commands of puzzles, practice, lessons, and games against the program.

use std::ops::RangeInclusive;

use super::arg::{Group, Offers, arguments};
use super::board::{BY, PLIES_AHEAD, VARIANT, puzzle_ids};
use super::shared::{
    ANY_POSITION, MEMORY, NODES, OUT, POSITION, RULE, SEED, THREADS, TIME, YES, count, parsed, rule, rules,
    side, sides,
};
use super::spec::{NOTHING, Spec, TALK};
use super::strategy::TREE;
use crate::board::{Color, Point, Rule};
use crate::play::{LEVELS, Style};
use crate::session::Session;
use crate::session::options::Replies;
use crate::strategy::{OPENINGS as OPENINGS_KNOWN, Opening};
use crate::teach::lesson::library as lessons;
use crate::teach::puzzle::GoalKind;
use crate::teach::train::{AttemptMode, PuzzleFilter};

fn mined_kinds(word: &str) -> Option<Vec<GoalKind>> {
    word.split(',').map(|kind| GoalKind::from_name(kind).filter(|kind| *kind != GoalKind::None)).collect()
}

fn level(word: &str) -> Option<u8> {
    word.parse().ok().filter(|level| (1..=LEVELS).contains(level))
}

/// The puzzles of an exam, where no number is given.
const EXAM_PUZZLES: usize = 20;

fn minutes(word: &str) -> Option<f64> {
    word.parse().ok().filter(|minutes: &f64| *minutes > 0.0 && *minutes <= LONGEST_EXAM)
}

/// The most minutes of an exam: a week.
const LONGEST_EXAM: f64 = 7.0 * 24.0 * 60.0;

/// The formats in which all attempts can be written.
const FORMS: [&str; 2] = ["csv", "json"];

fn lesson_ids() -> Vec<&'static str> {
    lessons::lessons().iter().map(|lesson| lesson.id.as_str()).collect()
}

/// The name of a set: no blank, so that it is one word wherever it is typed or told.
fn set_name(word: &str) -> Option<String> {
    let fits = !word.is_empty() && word.len() <= LONGEST_NAME && !word.starts_with('-');
    (fits && word.chars().all(|letter| letter.is_alphanumeric() || "-_.".contains(letter)))
        .then(|| word.to_owned())
}

/// The most bytes of a set's name.
const LONGEST_NAME: usize = 60;

fn some(word: &str) -> Option<usize> {
    word.parse().ok().filter(|&count| count > 0)
}

/// Themes with commas between them.
fn some_themes(word: &str) -> Option<Vec<String>> {
    let themes: Vec<String> = word.split(',').map(str::to_owned).collect();
    themes.iter().all(|theme| !theme.is_empty()).then_some(themes)
}

/// The conditions on puzzles.
const CHOSEN: Group = &[&KIND, &THEME, &RATING, &UNDER];

/// The puzzles and options of practice.
const PRACTICE: Group = &[&FILES, &KIND, &THEME, &RATING, &UNDER, &DEFENCE, &COMPLETE, &SEED];

/// What says which puzzles a set has, and in which order.
pub const SET_OPTIONS: Group = &[&KIND, &THEME, &RATING, &UNDER, &COUNT, &SHUFFLE, &SEED, &FILES];

/// The sets, playlists and exams.
const LISTS: Group = &[&SET, &COUNT, &SHUFFLE, &PLAYLIST, &EXAM, &MINUTES, &SETS, &PLAYLISTS, &EXAMS];

arguments! {
    /// Of this kind; none asks whether there is a win at all.
    pub KIND: GoalKind = option("kind", "KIND", |word| GoalKind::from_name(&word.to_lowercase()))
        .only(|| GoalKind::ALL.map(GoalKind::name).to_vec());
    /// With this theme.
    pub THEME: String = option("theme", "THEME", parsed);
    /// Rated 1000..1400, or 1200 for what lies within 100 of it.
    pub RATING: RangeInclusive<u16> = option("rating", "RATING", PuzzleFilter::ratings);
    /// Under this rule.
    pub UNDER: Rule = option("rule", "RULE", rule).only(rules);
    /// The puzzle's id.
    pub ID: String = word("ID", parsed).required().offers(Offers::Some(puzzle_ids));
    /// How good it is, and why: the points for what it comes from, its stones, its temptations and its ideas.
    pub WHY: () = flag("why");
    /// Files of puzzles (default: those that come with the program).
    pub FILES: String = words("FILE", parsed);
    /// Nodes that proving one puzzle may take (usually 400,000).
    pub PUZZLE_NODES: u64 = option("nodes", "N", parsed);
    /// Threads (usually 1).
    pub PUZZLE_THREADS: u16 = option("threads", "N", count);
    /// Games: files (.sgf .lib .rif .psq .rec .log .txt), or lists with a game a line; with --twin, puzzles (ids or
    /// .yaml).
    pub GAMES: String = words("GAMES", parsed);
    /// Play this many games against itself.
    pub SELF_PLAY: u64 = option("play", "N", parsed);
    /// Throw stones on this many boards.
    pub BOARDS: u64 = option("boards", "N", parsed);
    /// Only these kinds: vcf,vct,win,defend,find-all,forbidden (default: all of them).
    pub KINDS: Vec<GoalKind> = option("kinds", "KINDS", mined_kinds);
    /// Keep all moves of a game in its puzzles, with a title that tells nothing; otherwise only the stones that matter.
    pub WHOLE: () = flag("whole");
    /// The near-identical position where it does not work, for each puzzle.
    pub TWIN: () = flag("twin").needs("GAMES").excludes(&["play", "boards", "kinds", "rule", "whole"]);
    /// How the defender replies: stubborn, mine (you name his replies), all (each that meets the threat).
    pub DEFENCE: Replies = option("defence", "HOW", Replies::from_name)
        .only(|| Replies::ALL.map(Replies::name).to_vec());
    /// Every defence has to be answered before a puzzle counts as solved (as --defence all).
    pub COMPLETE: () = flag("complete").excludes(&["defence"]);
    /// Against the clock.
    pub STREAK: f64 = option("streak", "SECONDS", |word| {
        word.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0)
    });
    /// Also what is not due yet, the soonest first.
    pub AHEAD: () = flag("ahead");
    /// Openings as flash cards: the moves of the whole-board tree, or of a game of your own.
    pub OPENINGS: () = flag("openings").excludes(&["FILE", "kind", "theme", "rating", "rule", "streak", "defence", "complete"]);
    /// A fixed set that is solved in cycles, each timed and compared with the one before: made on first use, gone on with
    /// afterwards.
    pub SET: String = option("set", "NAME", set_name)
        .excludes(&["streak", "openings", "playlist", "exam", "sets", "playlists", "exams"]);
    /// How many puzzles a new set has (30, or all there are).
    pub COUNT: usize = option("count", "N", some).needs("set");
    /// Each cycle of a new set has an order of its own; otherwise it goes from easy to hard.
    pub SHUFFLE: () = flag("shuffle").needs("set");
    /// The puzzles of a theme (or of several: fork,catch) from easy to hard, those not solved yet first.
    pub PLAYLIST: Vec<String> = option("playlist", "THEME", some_themes)
        .excludes(&["theme", "streak", "openings", "exam", "sets", "playlists", "exams"]);
    /// An exam of N puzzles (20), spread over ratings and themes: one answer each, and no word on it before the end.
    pub EXAM: usize = option("exam", "N", |word| if word.is_empty() { Some(EXAM_PUZZLES) } else { some(word) })
        .or_name_alone()
        .excludes(&["streak", "openings", "defence", "complete", "sets", "playlists", "exams"]);
    /// The time for the whole exam (a minute for each puzzle).
    pub MINUTES: f64 = option("minutes", "M", minutes).needs("exam");
    /// The sets with their cycles.
    pub SETS: () = flag("sets").excludes(&["openings", "streak", "playlists", "exams", "FILE"]);
    /// The playlists: how many puzzles each has, and how many of them are solved.
    pub PLAYLISTS: () = flag("playlists").excludes(&["openings", "streak", "exams"]);
    /// The exams that were taken, or the report of one (1 is the first).
    pub EXAMS: usize = option("exams", "N", |word| if word.is_empty() { Some(0) } else { some(word) })
        .or_name_alone()
        .excludes(&["openings", "streak", "FILE"]);
    /// The puzzles of an exam that is over, one after the other; the last one where no number is given.
    pub OF_EXAM: usize = option("exam", "N", |word| if word.is_empty() { Some(0) } else { some(word) })
        .or_name_alone()
        .excludes(&["ahead", "failed", "slow", "FILE", "kind", "theme", "rating", "rule"]);
    /// The side that is asked: black for the tree's move, white for the reply that lasts longest.
    pub DRILL_SIDE: Color = option("as", "SIDE", side).only(sides).needs("openings");
    /// Only behind this opening.
    pub OPENING_NAME: &'static Opening = option("opening", "NAME", Opening::named)
        .only(|| OPENINGS_KNOWN.iter().map(|opening| opening.name).collect()).needs("openings");
    /// How many moves of Black's after h8 are asked, in a file how many of the side's (2, where none is given).
    pub DRILL_DEPTH: usize = option("depth", "N", parsed).needs("openings");
    /// What failed in the last session; it ended where nothing was practised for half an hour.
    pub FAILED: () = flag("failed").excludes(&["ahead"]);
    /// What took long in the last session: half as long again as the middle one of those that were solved.
    pub SLOW: () = flag("slow").excludes(&["ahead"]);
    /// Show each command before its answer.
    pub ECHO: () = flag("echo");
    /// Every attempt, for other programs.
    pub EXPORT: String = option("export", "FORM", |word| FORMS.contains(&word).then(|| word.to_owned()))
        .only(|| FORMS.to_vec());
    /// Add the practice of a file that --export json or the page in a browser wrote.
    pub IMPORT: String = option("import", "FILE", parsed).excludes(&["export"]);
    /// A lesson's name or number, or a file (.yaml); the list when nothing is said.
    pub LESSON: String = word("NAME", parsed).offers(Offers::Some(lesson_ids));
    /// Go on with the course where you left it.
    pub RESUME: () = flag("resume").excludes(&["NAME", "check"]);
    /// Try every answer, line and claim of the lesson against the solver.
    pub TRY: () = flag("check").needs("NAME");
    /// Check the lesson's file, and again whenever it is saved, until Ctrl-C.
    pub WATCH: () = flag("watch").needs("NAME").excludes(&["check"]);
    /// Your side: white, to see how long you last, or black.
    pub AS: Color = option("as", "SIDE", side).bare().only(sides);
    /// From 1, which sees little but its own shapes, to 5, which plays the solved opening and looks for threats far ahead.
    pub LEVEL: u8 = option("level", "LEVEL", level).bare();
    /// How the program likes to play.
    pub STYLE: Style = option("style", "STYLE", |word| {
        Style::ALL.into_iter().find(|style| style.name() == word.to_lowercase())
    })
    .bare()
    .only(|| Style::ALL.map(Style::name).to_vec());
    /// Another seed values shapes a little differently, and may play other moves.
    pub GAME_SEED: u64 = option("seed", "N", parsed).bare();
    /// Win within this many stones of your own.
    pub BEAT: u16 = option("beat", "STONES", count).bare();
    /// The point to play; without one the program suggests a move.
    pub MOVE_POINT: Point = word("POINT", parsed).offers(Offers::EmptyPoints);
    /// The number of moves that are compared.
    pub MULTI: u16 = option("multi", "K", count).bare();
    /// Leave the game.
    pub STOP: () = flag("stop").bare();
}

static OF_PUZZLES: [Spec; 4] = [
    Spec { name: "list", args: &[CHOSEN], json: true, run: Some(Session::list), ..NOTHING },
    Spec { name: "show", args: &[&[&ID, &WHY]], json: true, run: Some(Session::show_puzzle), ..NOTHING },
    Spec {
        name: "lint",
        args: &[&[&FILES, &PUZZLE_NODES, &PUZZLE_THREADS]],
        json: true,
        run: Some(|_, command, outside| Ok(Session::lint(command, outside))),
        ..NOTHING
    },
    Spec {
        name: "mine",
        args: &[
            &[&GAMES, &SELF_PLAY, &BOARDS, &KINDS, &WHOLE, &TWIN, &RULE, &SEED],
            &[&PUZZLE_NODES, &PUZZLE_THREADS, &OUT],
        ],
        json: true,
        run: Some(Session::mine),
        ..NOTHING
    },
];

pub(super) static COMMANDS: [Spec; 9] = [
    Spec { name: "puzzles", json: true, parts: &OF_PUZZLES, run: Some(Session::list), ..NOTHING },
    Spec { name: "next", run: Some(Session::next), ..TALK },
    Spec { name: "skip", run: Some(Session::next), ..TALK },
    Spec {
        name: "train",
        args: &[PRACTICE, LISTS, &[&STREAK, &OPENINGS, &DRILL_SIDE, &OPENING_NAME, &DRILL_DEPTH, &TREE]],
        in_shell: &[&[&ECHO]],
        json: true,
        run: Some(|session, command, outside| session.practise(AttemptMode::Train, command, outside)),
        ..NOTHING
    },
    Spec {
        name: "review",
        args: &[PRACTICE, &[&AHEAD, &FAILED, &SLOW, &OF_EXAM]],
        in_shell: &[&[&ECHO]],
        run: Some(|session, command, outside| session.practise(AttemptMode::Review, command, outside)),
        ..NOTHING
    },
    Spec { name: "stats", args: &[&[&EXPORT, &IMPORT]], json: true, run: Some(Session::stats), ..NOTHING },
    Spec {
        name: "lesson",
        args: &[&[&LESSON, &RESUME, &TRY]],
        in_shell: &[&[&WATCH]],
        json: true,
        run: Some(Session::lesson),
        ..NOTHING
    },
    Spec {
        name: "move",
        on: Some(&POSITION),
        args: &[&[
            &LEVEL,
            &STYLE,
            &GAME_SEED,
            &BY,
            &VARIANT,
            &PLIES_AHEAD,
            &MULTI,
            &NODES,
            &TIME,
            &MEMORY,
            &THREADS,
            &TREE,
        ]],
        in_conversation: &[&[&MOVE_POINT, &YES]],
        json: true,
        run: Some(|session, command, outside| match command.get(&MOVE_POINT) {
            Some(point) => session.play(point, outside),
            None => session.suggest(command, outside),
        }),
        ..NOTHING
    },
    Spec {
        name: "play",
        on: Some(&ANY_POSITION),
        args: &[&[&AS, &LEVEL, &STYLE, &GAME_SEED, &BY, &VARIANT, &PLIES_AHEAD, &BEAT, &TREE]],
        in_conversation: &[&[&STOP]],
        run: Some(Session::sit),
        ..NOTHING
    },
];
