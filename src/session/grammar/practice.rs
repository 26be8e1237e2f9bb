//! Commands of puzzles, practice, lessons, and games against the program.

use std::ops::RangeInclusive;

use super::arg::{Arg, Group, Offers};
use super::command::Command;
use super::shared::{ANY_POSITION, OUT, RULE, SEED, count, parsed, side, sides};
use super::spec::{Door, NOTHING, Spec};
use crate::board::Color;
use crate::play::{LEVELS, Style};
use crate::reply::{Reply, Trouble};
use crate::session::options::{Export, PlayOptions, PracticeOptions, Replies};
use crate::session::puzzles::{self, LintOptions, MineOptions};
use crate::session::{Outside, Session, lesson, tasks, train};
use crate::teach::lesson::library as lessons;
use crate::teach::puzzle::{GoalKind, library};
use crate::teach::train::{AttemptMode, PuzzleFilter};

/// A rating alone means ratings at most this much below or above it.
const ABOUT: u16 = 100;

/// `1000..1400`, or a rating alone, which means about that.
fn rating(word: &str) -> Option<RangeInclusive<u16>> {
    if let Some((from, to)) = word.split_once("..") {
        let (from, to) = (from.parse().ok()?, to.trim_start_matches('=').parse().ok()?);
        return (from <= to).then_some(from..=to);
    }
    let about: u16 = word.parse().ok()?;
    Some(about.saturating_sub(ABOUT)..=about.saturating_add(ABOUT))
}

fn mined_kinds(word: &str) -> Option<Vec<GoalKind>> {
    word.split(',').map(|kind| GoalKind::from_name(kind).filter(|kind| *kind != GoalKind::None)).collect()
}

fn style(word: &str) -> Option<Style> {
    Style::from_name(&word.to_lowercase())
}

fn lesson_ids() -> Vec<&'static str> {
    lessons::lessons().iter().map(|lesson| lesson.id.as_str()).collect()
}

static KIND: Arg<GoalKind> = Arg::option(
    "kind",
    "KIND",
    |word| GoalKind::from_name(&word.to_lowercase()),
    "Of this kind; none asks whether there is a win at all",
)
.only(|| GoalKind::ALL.map(GoalKind::name).to_vec());
static THEME: Arg<String> = Arg::option("theme", "THEME", parsed, "With this theme");
static RATING: Arg<RangeInclusive<u16>> =
    Arg::option("rating", "RATING", rating, "Rated 1000..1400, or 1200 for what lies within 100 of it");
const CHOSEN: Group = &[&KIND, &THEME, &RATING];
static ID: Arg<String> = Arg::word("ID", parsed, "The puzzle's id")
    .required()
    .offers(Offers::Some(|| library::puzzles().iter().map(|puzzle| puzzle.id.as_str()).collect()));
static FILES: Arg<String> =
    Arg::words("FILE", parsed, "Files of puzzles (default: those that come with the program)");
static PUZZLE_NODES: Arg<u64> =
    Arg::option("nodes", "N", parsed, "Nodes that proving one puzzle may take (usually 400,000)");
static PUZZLE_THREADS: Arg<u16> = Arg::option("threads", "N", count, "Threads (usually 1)");
static GAMES: Arg<String> = Arg::words(
    "GAMES",
    parsed,
    "Games: files (.sgf .lib .rif .psq .rec .log .txt), or lists with a game a line; with --twin, puzzles (ids or .yaml)",
);
static SELF_PLAY: Arg<u64> = Arg::option("play", "N", parsed, "Play this many games against itself");
static BOARDS: Arg<u64> = Arg::option("boards", "N", parsed, "Throw stones on this many boards");
static KINDS: Arg<Vec<GoalKind>> = Arg::option(
    "kinds",
    "KINDS",
    mined_kinds,
    "Only these kinds: vcf,vct,win,defend,find-all (default: all of them)",
);
static TWIN: Arg<()> =
    Arg::flag("twin", "The near-identical position where it does not work, for each puzzle")
        .needs("GAMES")
        .excludes(&["play", "boards", "kinds", "rule"]);
static DEFENCE: Arg<Replies> = Arg::option(
    "defence",
    "HOW",
    Replies::from_name,
    "How the defender replies: stubborn, mine (you name his replies), all (each that meets the threat)",
)
.only(|| Replies::ALL.map(Replies::name).to_vec());
static COMPLETE: Arg<()> = Arg::flag(
    "complete",
    "Every defence has to be answered before a puzzle counts as solved (as --defence all)",
)
.excludes(&["defence"]);
const PRACTICE: Group = &[&FILES, &KIND, &THEME, &RATING, &DEFENCE, &COMPLETE, &SEED];
static STREAK: Arg<f64> = Arg::option(
    "streak",
    "SECONDS",
    |word| word.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0),
    "Against the clock",
);
static AHEAD: Arg<()> = Arg::flag("ahead", "Also what is not due yet, the soonest first");
/// Whether a conversation shows each command before its answer.
pub static ECHO: Arg<()> = Arg::flag("echo", "Show each command before its answer");
static EXPORT: Arg<Export> =
    Arg::option("export", "FORM", Export::from_name, "Every attempt, for other programs")
        .only(|| Export::NAMES.to_vec());
/// The lesson that is opened or tried.
pub static LESSON: Arg<String> =
    Arg::word("NAME", parsed, "A lesson's name or number, or a file (.yaml); the list when nothing is said")
        .offers(Offers::Some(lesson_ids));
/// Whether the lesson is tried against the solver.
pub static TRY: Arg<()> =
    Arg::flag("check", "Try every answer, line and claim of the lesson against the solver").needs("NAME");
static AS: Arg<Color> =
    Arg::option("as", "SIDE", side, "Your side: white, to see how long you last, or black")
        .bare()
        .only(sides);
static LEVEL: Arg<u8> = Arg::option(
    "level",
    "LEVEL",
    |word| word.parse().ok().filter(|level| (1..=LEVELS).contains(level)),
    "From 1, which errs, to 5, which plays the solved opening and looks for threats far ahead",
)
.bare();
static STYLE: Arg<Style> = Arg::option("style", "STYLE", style, "How the program likes to play")
    .bare()
    .only(|| Style::ALL.map(Style::name).to_vec());
static GAME_SEED: Arg<u64> = Arg::option("seed", "N", parsed, "The same seed errs in the same way").bare();
static STOP: Arg<()> = Arg::flag("stop", "Leave the game").bare();

impl PuzzleFilter {
    fn of(command: &Command) -> Self {
        Self { kind: command.get(&KIND), theme: command.get(&THEME), rating: command.get(&RATING) }
    }
}

impl PracticeOptions {
    /// What a command says of practice.
    pub(super) fn of(command: &Command) -> Self {
        let replies = if command.has(&COMPLETE) { Some(Replies::All) } else { command.get(&DEFENCE) };
        Self {
            files: command.all(&FILES).collect(),
            filter: PuzzleFilter::of(command),
            streak: command.get(&STREAK),
            ahead: command.has(&AHEAD),
            replies: replies.unwrap_or_default(),
            seed: command.get(&SEED),
        }
    }
}

impl LintOptions {
    /// What a command says of how puzzles are proven again.
    pub fn of(command: &Command) -> Self {
        let usual = Self::default();
        Self {
            files: command.all(&FILES).collect(),
            nodes: command.get(&PUZZLE_NODES).unwrap_or(usual.nodes),
            threads: command.get(&PUZZLE_THREADS).unwrap_or(usual.threads),
        }
    }
}

impl MineOptions {
    /// What a command says of where puzzles are looked for, and which.
    pub fn of(command: &Command) -> Self {
        let usual = Self::default();
        Self {
            games: command.all(&GAMES).collect(),
            play: command.get(&SELF_PLAY).unwrap_or(usual.play),
            boards: command.get(&BOARDS).unwrap_or(usual.boards),
            kinds: command.all(&KINDS).flatten().collect(),
            twin: command.has(&TWIN),
            rule: command.get(&RULE),
            seed: command.get(&SEED).unwrap_or(usual.seed),
            nodes: command.get(&PUZZLE_NODES).unwrap_or(usual.nodes),
            threads: command.get(&PUZZLE_THREADS).unwrap_or(usual.threads),
            out: command.get(&OUT),
        }
    }
}

const TALK: Spec = Spec { only: Some(Door::Conversation), ..NOTHING };

static OF_PUZZLES: [Spec; 4] = [
    Spec {
        name: "list",
        args: &[CHOSEN],
        json: true,
        run: Some(|_, command, _| tasks::listed(&PuzzleFilter::of(command))),
        ..NOTHING
    },
    Spec {
        name: "show",
        args: &[&[&ID]],
        json: true,
        run: Some(|_, command, _| tasks::show_puzzle(&command.need(&ID)?)),
        ..NOTHING
    },
    Spec {
        name: "lint",
        args: &[&[&FILES, &PUZZLE_NODES, &PUZZLE_THREADS]],
        json: true,
        run: Some(|_, command, outside| {
            Ok(Reply::Linted(Box::new(puzzles::lint(&LintOptions::of(command), outside, &|| ()))))
        }),
        ..NOTHING
    },
    Spec {
        name: "mine",
        args: &[&[
            &GAMES,
            &SELF_PLAY,
            &BOARDS,
            &KINDS,
            &TWIN,
            &RULE,
            &SEED,
            &PUZZLE_NODES,
            &PUZZLE_THREADS,
            &OUT,
        ]],
        run: Some(|_, command, outside| {
            let mined = puzzles::mine(&MineOptions::of(command), outside, &mut |_| Ok(()))?;
            Ok(Reply::Mined(Box::new(mined)))
        }),
        ..NOTHING
    },
];

pub(super) static COMMANDS: [Spec; 8] = [
    Spec {
        name: "puzzles",
        json: true,
        parts: &OF_PUZZLES,
        run: Some(|_, _, _| tasks::listed(&PuzzleFilter::default())),
        ..NOTHING
    },
    Spec { name: "next", run: Some(next), ..TALK },
    Spec { name: "skip", run: Some(next), ..TALK },
    Spec {
        name: "train",
        args: &[PRACTICE, &[&STREAK]],
        in_shell: &[&[&ECHO]],
        run: Some(|session, command, outside| {
            session.practise(AttemptMode::Train, &PracticeOptions::of(command), outside)
        }),
        ..NOTHING
    },
    Spec {
        name: "review",
        args: &[PRACTICE, &[&AHEAD]],
        in_shell: &[&[&ECHO]],
        run: Some(|session, command, outside| {
            session.practise(AttemptMode::Review, &PracticeOptions::of(command), outside)
        }),
        ..NOTHING
    },
    Spec {
        name: "stats",
        args: &[&[&EXPORT]],
        json: true,
        run: Some(|_, command, outside| train::stats(command.get(&EXPORT), outside)),
        ..NOTHING
    },
    Spec {
        name: "lesson",
        args: &[&[&LESSON, &TRY]],
        json: true,
        run: Some(|session, command, outside| match command.get(&LESSON) {
            None => Ok(lesson::all(outside)),
            Some(name) if command.has(&TRY) => Session::try_lesson(&name, outside),
            Some(name) => session.lesson(&name, outside),
        }),
        ..NOTHING
    },
    Spec {
        name: "play",
        on: Some(&ANY_POSITION),
        args: &[&[&AS, &LEVEL, &STYLE, &GAME_SEED]],
        in_conversation: &[&[&STOP]],
        run: Some(|session, command, outside| {
            let options = PlayOptions {
                side: command.get(&AS),
                level: command.get(&LEVEL),
                style: command.get(&STYLE),
                seed: command.get(&GAME_SEED),
                stop: command.has(&STOP),
            };
            session.sit(options, &outside.stop())
        }),
        ..NOTHING
    },
];

fn next(session: &mut Session, _: &Command, outside: &mut dyn Outside) -> Result<Reply, Trouble> {
    if session.is_practising() { Ok(session.next_in_practice(outside)) } else { session.next_puzzle() }
}
