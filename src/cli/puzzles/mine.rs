//! New puzzles, written to a file from which the work can go on.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufWriter, IsTerminal, Read, Write, stderr};

use clap::Args;

use crate::board::{Position, Rule};
use crate::cli::exit;
use crate::cli::options::rule;
use crate::formats::{self, Choice, Format, FormatError, list};
use crate::repl::{INTERRUPTED, Outside, World};
use crate::solve::share::on_threads;
use crate::solve::{Budget, Stop};
use crate::teach::facts::{self, Facts};
use crate::teach::library;
use crate::teach::mine::{Item, Settings, twin, work};
use crate::teach::puzzle::{self, Goal, GoalKind, Puzzle};
use crate::words::say::{self, puzzles as words};
use crate::words::{Lang, Trouble};

/// What is looked for, and where.
#[derive(Args, Debug)]
pub struct Mine {
    /// Games: files (.sgf .lib .rif .psq .rec .log .txt), or lists with a game a line; with --twin, puzzles (ids or .yaml)
    #[arg(value_name = "GAMES")]
    games: Vec<String>,
    /// Play so many games against itself
    #[arg(long, value_name = "N", default_value_t = 0)]
    play: u64,
    /// Throw stones on so many boards
    #[arg(long, value_name = "N", default_value_t = 0)]
    boards: u64,
    /// Only these kinds: vcf, vct, win, defend, find-all (default: all of them)
    #[arg(long, value_delimiter = ',', value_parser = kind)]
    kinds: Vec<GoalKind>,
    /// The near-identical position where it does not work, for each puzzle
    #[arg(long, conflicts_with_all = ["play", "boards", "kinds", "rule"], requires = "games")]
    twin: bool,
    /// The rule where the source names none (own games and boards: both in turn)
    #[arg(long, value_parser = rule)]
    rule: Option<Rule>,
    /// Where chance begins: the same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes that proving one puzzle may take
    #[arg(long, value_name = "N", default_value_t = facts::NODES)]
    nodes: u64,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    threads: u16,
    /// Write here, and go on where the file stops if it is there (default: standard output)
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

fn kind(text: &str) -> Result<GoalKind, String> {
    GoalKind::from_name(text)
        .filter(|kind| *kind != GoalKind::None)
        .ok_or_else(|| "choose of vcf, vct, win, defend, find-all".to_owned())
}

/// Mines. The exit code.
pub fn run<W: Write>(
    what: &Mine,
    lang: Lang,
    world: &mut World,
    out: &mut BufWriter<W>,
) -> anyhow::Result<u8> {
    let kinds = match what.kinds[..] {
        [] => GoalKind::ALL.into_iter().filter(|kind| *kind != GoalKind::None).collect(),
        _ => what.kinds.clone(),
    };
    let budget = Budget { nodes: Some(what.nodes), memory: MEMORY, stop: world.stop(), ..Budget::default() };
    let settings = Settings { kinds, budget, seed: what.seed, rule: what.rule };
    let tasks = match tasks(what, world) {
        Ok(tasks) if tasks.is_empty() => {
            writeln!(stderr(), "yonsan: {}", words::nothing_to_mine(lang))?;
            return Ok(exit::FAULT);
        }
        Ok(tasks) => tasks,
        Err(trouble) => {
            writeln!(stderr(), "yonsan: {}", say::trouble(lang, &trouble))?;
            return Ok(exit::FAULT);
        }
    };
    let head = head(what, &settings, &tasks);
    let mut set = Set::new();
    let mut file = None;
    let mut start = 0;
    if let Some(name) = &what.out {
        match set.resume(lang, name, &head)? {
            Ok((there, done)) => {
                start = done;
                file = Some(there);
            }
            Err(why) => {
                writeln!(stderr(), "yonsan: {why}")?;
                return Ok(exit::FAULT);
            }
        }
    } else {
        writeln!(out, "{head}")?;
    }
    let threads = usize::from(what.threads);
    let stop = world.stop();
    world.busy(|_| {
        for (at, chunk) in tasks.chunks(threads * 4).enumerate() {
            let first = at * threads * 4;
            if first + chunk.len() <= start {
                continue;
            }
            let found = on_threads(threads, chunk, |task| task.work(&settings));
            if stop.is_raised() {
                return Ok(INTERRUPTED);
            }
            for (number, found) in (first..).zip(found) {
                if number < start {
                    continue;
                }
                let text = set.add(found) + &format!("# done: {}\n", number + 1);
                match &mut file {
                    Some(file) => file.write_all(text.as_bytes())?,
                    None => write!(out, "{text}")?,
                }
            }
            out.flush()?;
            progress(lang, first + chunk.len(), tasks.len(), set.puzzles.len(), &stop)?;
        }
        Ok(exit::GOOD)
    })
}

/// Memory of a search's table: many are made, and all are small.
const MEMORY: usize = 32 << 20;

/// One piece of work.
enum Task {
    Mine(Item),
    Twin(Box<Puzzle>),
}

/// A puzzle found, but for its number.
type Found = (Facts, &'static str, Option<String>);

impl Task {
    fn work(&self, settings: &Settings) -> Vec<Found> {
        match self {
            Self::Mine(item) => {
                let source = words::source(item.origin());
                work(item, settings).into_iter().map(|facts| (facts, source, None)).collect()
            }
            Self::Twin(puzzle) => {
                let twin = twin(&puzzle.position, settings);
                let found = |twin| {
                    let notes = words::twin_notes(&puzzle.id, &twin);
                    (twin.facts, words::twin_source(), Some(notes))
                };
                twin.map(found).into_iter().collect()
            }
        }
    }
}

fn tasks(what: &Mine, world: &mut World) -> Result<Vec<Task>, Trouble> {
    let mut tasks = Vec::new();
    for name in &what.games {
        if what.twin {
            tasks.extend(puzzles(name, world)?.into_iter().map(|puzzle| Task::Twin(Box::new(puzzle))));
        } else {
            let games = games(name, what.rule, world)?;
            tasks.extend(games.into_iter().map(|game| Task::Mine(Item::Game(Box::new(game)))));
        }
    }
    tasks.extend((0..what.play).map(|number| Task::Mine(Item::Play(number))));
    tasks.extend((0..what.boards).map(|number| Task::Mine(Item::Board(number))));
    Ok(tasks)
}

fn puzzles(name: &str, world: &mut World) -> Result<Vec<Puzzle>, Trouble> {
    if let Some(puzzle) = library::find(name) {
        return Ok(vec![puzzle.clone()]);
    }
    let bytes = world.read(name).map_err(|error| Trouble::Unreadable(name.to_owned(), error))?;
    let text = String::from_utf8(bytes).map_err(|_| Trouble::NotText(name.to_owned()))?;
    puzzle::parse_all(&text).map_err(|error| Trouble::PuzzleFile(name.to_owned(), error))
}

/// All games of a file.
fn games(name: &str, rule: Option<Rule>, world: &mut World) -> Result<Vec<Position>, Trouble> {
    let unreadable = |error| Trouble::Unreadable(name.to_owned(), error);
    let wrong = |error| Trouble::Format(name.to_owned(), error);
    let choice = Choice { rule, ..Choice::default() };
    let format = Format::of_name(name);
    if format == Some(Format::Rif) {
        // Of the many games of a database some are broken.
        let games = formats::database(world.open(name).map_err(unreadable)?, &choice);
        let whole = games.filter_map(|game| game.map(Result::ok).transpose());
        return whole.map(|game| game?.position(&choice)).collect::<Result<_, _>>().map_err(wrong);
    }
    let bytes = world.read(name).map_err(unreadable)?;
    match format {
        Some(Format::Certificate | Format::Puzzle) => Err(Trouble::NoGames(name.to_owned())),
        Some(format) if format != Format::Text => {
            let games = formats::games(format, &bytes, &choice).map_err(wrong)?;
            games.map(|game| game??.position(&choice)).collect::<Result<_, _>>().map_err(wrong)
        }
        _ => {
            let text = std::str::from_utf8(&bytes).map_err(|_| Trouble::NotText(name.to_owned()))?;
            if text.trim().is_empty() {
                return Err(wrong(FormatError::Empty));
            }
            match formats::read(Format::Text, &bytes, &choice) {
                Ok(board) => Ok(vec![board.position]),
                Err(_) => list::read(text, rule.unwrap_or_default())
                    .map_err(|error| Trouble::GameList(name.to_owned(), error)),
            }
        }
    }
}

/// The first line of what is written: work goes on only where it is the same.
fn head(what: &Mine, settings: &Settings, tasks: &[Task]) -> String {
    let fingerprint = tasks.iter().fold(0_u64, |sum, task| {
        let hash = match task {
            Task::Mine(Item::Game(game)) => game.hash(),
            Task::Twin(puzzle) => puzzle.position.hash(),
            Task::Mine(Item::Play(_) | Item::Board(_)) => 1,
        };
        sum.rotate_left(5) ^ hash
    });
    let kinds: Vec<&str> = settings.kinds.iter().map(|kind| kind.name()).collect();
    format!(
        "# Mined by yonsan: seed {}, nodes {}, rule {}, {}, {} items ({fingerprint:016x}). Licence: CC0-1.0.",
        what.seed,
        what.nodes,
        what.rule.map_or("any", Rule::name),
        if what.twin { "twins".to_owned() } else { kinds.join(" ") },
        tasks.len(),
    )
}

/// The puzzles written so far.
struct Set {
    puzzles: Vec<Puzzle>,
}

impl Set {
    const fn new() -> Self {
        Self { puzzles: Vec::new() }
    }

    /// Opens the file, whole up to the last item that was done; the number of items done.
    fn resume(
        &mut self,
        lang: Lang,
        name: &str,
        head: &str,
    ) -> anyhow::Result<Result<(File, usize), String>> {
        let unreadable = |error| Ok(Err(say::trouble(lang, &Trouble::Unreadable(name.to_owned(), error))));
        let mut file = match OpenOptions::new().read(true).append(true).create(true).open(name) {
            Ok(file) => file,
            Err(error) => return unreadable(error),
        };
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Ok(Err(words::in_use(lang, name)));
        }
        if !file.metadata()?.is_file() {
            // A device may go on for ever.
            return Ok(Err(words::other_work(lang, name)));
        }
        let mut bytes = Vec::new();
        if let Err(error) = file.read_to_end(&mut bytes) {
            return unreadable(error);
        }
        let head = format!("{head}\n");
        if head.as_bytes().starts_with(&bytes) {
            // Nothing, or a first line that was cut off.
            file.write_all(&head.as_bytes()[bytes.len()..])?;
            return Ok(Ok((file, 0)));
        }
        // What was cut off may end within a letter.
        let text = String::from_utf8_lossy(&bytes);
        if !text.starts_with(&head) {
            return Ok(Err(words::other_work(lang, name)));
        }
        let mut done = 0;
        let mut end = head.len();
        for (at, line) in text.match_indices("# done: ") {
            let number = text[at + line.len()..].split_once('\n').and_then(|(number, _)| number.parse().ok());
            if let Some(number) = number.filter(|_| text[..at].ends_with('\n')) {
                done = number;
                end = at + format!("{line}{number}\n").len();
            }
        }
        let kept = &text[..end];
        if kept.contains("\nformat:") {
            self.puzzles = puzzle::parse_all(kept).map_err(|error| {
                anyhow::anyhow!(say::trouble(lang, &Trouble::PuzzleFile(name.to_owned(), error)))
            })?;
        }
        file.set_len(end as u64)?;
        Ok(Ok((file, done)))
    }

    /// Adds what is new, and says how it is written.
    fn add(&mut self, found: Vec<Found>) -> String {
        let mut text = String::new();
        for (facts, source, notes) in found {
            let known = |puzzle: &Puzzle| puzzle.position.is_picture_of(&facts.position);
            if self.puzzles.iter().any(known) || library::puzzles().iter().any(known) {
                continue;
            }
            let puzzle = self.puzzle(&facts, source, notes);
            text += &puzzle::write(&puzzle);
            text += "---\n";
            self.puzzles.push(puzzle);
        }
        text
    }

    fn puzzle(&self, facts: &Facts, source: &str, notes: Option<String>) -> Puzzle {
        let kind = if facts.kind == GoalKind::None { "look" } else { facts.kind.name() };
        let number = 1 + self.puzzles.iter().filter(|puzzle| puzzle.goal.kind == facts.kind).count();
        let attacks = facts.kind.attacks();
        let themes = facts::themes(facts);
        let unproven = (attacks && !facts.minimal).then(|| words::not_minimal().to_owned());
        Puzzle {
            id: format!("{kind}-{number:04}"),
            title: words::title(facts, &themes),
            position: facts.position.with_turn(facts.position.to_move()),
            goal: Goal { kind: facts.kind, within: facts.plies().filter(|_| attacks) },
            themes,
            source: source.to_owned(),
            licence: "CC0-1.0".to_owned(),
            hints: Vec::new(),
            notes: notes.or(unproven),
            rating: Some(facts::rating(facts)),
        }
    }
}

/// Where there is a terminal, what is being done is seen on one line of it.
fn progress(lang: Lang, done: usize, items: usize, found: usize, stop: &Stop) -> std::io::Result<()> {
    if stderr().is_terminal() && !stop.is_raised() {
        write!(stderr(), "\r{}\x1b[K", words::mining(lang, done, items, found))?;
        if done == items {
            writeln!(stderr())?;
        }
    }
    Ok(())
}
