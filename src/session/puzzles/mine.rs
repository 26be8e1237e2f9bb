//! Searches for new puzzles, and writes them to a file from which the work can be continued.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Read, Write};

use super::super::grammar::Command;
use super::super::grammar::practice::{
    BOARDS, GAMES, KINDS, PUZZLE_NODES, PUZZLE_THREADS, SELF_PLAY, TWIN, WHOLE,
};
use super::super::grammar::shared::{OUT, RULE, SEED};
use super::super::outside::Outside;
use super::super::source::{read_text, text_of};
use super::{MEMORY, content};
use crate::board::{Position, Rule};
use crate::formats::{self, Choice, Format, FormatError, list};
use crate::reply::{Mined, Trouble};
use crate::solve::Budget;
use crate::solve::threads::on_threads;
use crate::teach::Text;
use crate::teach::puzzle::{self, Goal, GoalKind, Puzzle, library};
use crate::teach::train::facts::{self, Facts};
use crate::teach::train::lint::NOT_MINIMAL;
use crate::teach::train::mine::{Candidate, MineItem, MineSettings, Rejection, twin, work};

/// A progress report, after every few items.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The puzzles found since the last report, as text.
    pub text: &'a str,
    /// The number of items done.
    pub done: usize,
    /// The number of all items.
    pub items: usize,
    /// The number of puzzles found.
    pub found: usize,
}

/// Searches for the puzzles that a command requests; `step` is called with progress reports. Where there is
/// no output file, the reports' texts are the result.
///
/// # Errors
/// When there is nothing to search, a game cannot be read, or the puzzles cannot be written.
pub fn mine(
    command: &Command,
    outside: &mut dyn Outside,
    step: &mut dyn FnMut(Step) -> std::io::Result<()>,
) -> Result<Mined, Trouble> {
    let mut kinds: Vec<GoalKind> = command.all(&KINDS).flatten().collect();
    if kinds.is_empty() {
        kinds.extend(GoalKind::ALL.into_iter().filter(|kind| *kind != GoalKind::None));
    }
    let stop = outside.stop();
    let nodes = command.get(&PUZZLE_NODES).unwrap_or(facts::NODES);
    let budget = Budget { nodes: Some(nodes), memory: MEMORY, stop: stop.clone(), ..Budget::default() };
    let (seed, rule) = (command.get(&SEED).unwrap_or(1), command.get(&RULE));
    let settings = MineSettings { kinds, budget, seed, rule, whole: command.has(&WHOLE) };
    let twins = command.has(&TWIN);
    let tasks = tasks(command, twins, outside)?;
    if tasks.is_empty() {
        return Err(Trouble::NothingToMine);
    }
    let head = head(twins, nodes, &settings, &tasks);
    let out = command.get(&OUT);
    let mut set = Set { puzzles: Vec::new(), rejected: BTreeMap::new() };
    // Puzzles that are written to a file are not kept in memory.
    let (mut file, mut shown, start) = match &out {
        Some(name) => {
            let (file, done) = set.resume(name, &head, outside)?;
            (Some(file), String::new(), done)
        }
        None => (None, format!("{head}\n"), 0),
    };
    let items = tasks.len();
    let unwritable = |error| Trouble::Unwritable(out.clone().unwrap_or_else(|| "-".to_owned()), error);
    step(Step { text: &shown, done: start, items, found: set.puzzles.len() }).map_err(unwritable)?;
    let threads = command.get(&PUZZLE_THREADS).map_or(1, usize::from);
    let mut done = start;
    for (at, chunk) in tasks.chunks(threads * 4).enumerate() {
        let first = at * threads * 4;
        if first + chunk.len() <= start {
            continue;
        }
        let found = on_threads(threads, chunk, |task| task.work(&settings));
        if stop.is_raised() {
            break;
        }
        let mut text = String::new();
        for (number, found) in (first..).zip(found).filter(|(number, _)| *number >= start) {
            text += &set.add(found);
            text += &format!("# done: {}\n", number + 1);
        }
        done = first + chunk.len();
        match &mut file {
            Some(file) => file.write_all(text.as_bytes()).map_err(unwritable)?,
            None => shown += &text,
        }
        step(Step { text: &text, done, items, found: set.puzzles.len() }).map_err(unwritable)?;
    }
    let rejected = set.rejected.into_iter().collect();
    Ok(Mined { file: out.clone(), text: shown, done, items, found: set.puzzles.len(), rejected })
}

/// A work item.
enum Task {
    Mine(MineItem),
    Twin(Box<Puzzle>),
}

/// A puzzle that was found, without its number.
type Found = (Candidate, &'static str, Option<Text>);

impl Task {
    fn work(&self, settings: &MineSettings) -> Vec<Result<Found, Rejection>> {
        match self {
            Self::Mine(item) => {
                let source = content::source(item);
                let found = |found| (found, source, None);
                work(item, settings).into_iter().map(|judged| judged.map(found)).collect()
            }
            Self::Twin(puzzle) => {
                let twin = twin(&puzzle.position, settings);
                let found = |twin| {
                    let notes = content::twin_notes(&puzzle.id, &twin);
                    (Candidate { facts: twin.facts, went: Vec::new() }, content::twin_source(), Some(notes))
                };
                vec![twin.map(found).ok_or(Rejection::Unproven)]
            }
        }
    }
}

fn tasks(command: &Command, twins: bool, outside: &mut dyn Outside) -> Result<Vec<Task>, Trouble> {
    let mut tasks = Vec::new();
    for name in command.all(&GAMES) {
        if twins {
            let puzzles = puzzles(&name, outside)?;
            // Only a puzzle with a win has a twin without one.
            if let Some(other) = puzzles.iter().find(|puzzle| !puzzle.goal.kind.attacks()) {
                return Err(Trouble::NoTwin(other.id.clone()));
            }
            tasks.extend(puzzles.into_iter().map(|puzzle| Task::Twin(Box::new(puzzle))));
        } else {
            let games = games(&name, command.get(&RULE), outside)?;
            tasks.extend(games.into_iter().map(|game| Task::Mine(MineItem::Game(Box::new(game)))));
        }
    }
    let (games, boards) = (command.get(&SELF_PLAY).unwrap_or(0), command.get(&BOARDS).unwrap_or(0));
    tasks.extend((0..games).map(|number| Task::Mine(MineItem::Play(number))));
    tasks.extend((0..boards).map(|number| Task::Mine(MineItem::Board(number))));
    Ok(tasks)
}

fn puzzles(name: &str, outside: &mut dyn Outside) -> Result<Vec<Puzzle>, Trouble> {
    if let Some(puzzle) = library::find(name) {
        return Ok(vec![puzzle.clone()]);
    }
    puzzle::parse_all(&read_text(name, outside)?).map_err(|error| Trouble::PuzzleFile(name.to_owned(), error))
}

/// All games of a file.
fn games(name: &str, rule: Option<Rule>, outside: &mut dyn Outside) -> Result<Vec<Position>, Trouble> {
    let unreadable = |error| Trouble::Unreadable(name.to_owned(), error);
    let wrong = |error| Trouble::Format(name.to_owned(), error);
    let choice = Choice { rule, ..Choice::default() };
    let format = Format::of_name(name);
    if format == Some(Format::Rif) {
        // Faulty games of a database are skipped.
        let games = formats::database(outside.open(name).map_err(unreadable)?, &choice);
        let whole = games.filter_map(|game| game.map(Result::ok).transpose());
        return whole.map(|game| game?.position(&choice)).collect::<Result<_, _>>().map_err(wrong);
    }
    let bytes = outside.read(name).map_err(unreadable)?;
    match format {
        Some(Format::Certificate | Format::Puzzle) => Err(Trouble::NoGames(name.to_owned())),
        Some(format) if format != Format::Text => {
            let games = formats::games(format, &bytes, &choice).map_err(wrong)?;
            games.map(|game| game??.position(&choice)).collect::<Result<_, _>>().map_err(wrong)
        }
        _ => {
            let text = text_of(name, &bytes)?;
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

/// The first line of the output: work is continued only where it is unchanged.
fn head(twins: bool, nodes: u64, settings: &MineSettings, tasks: &[Task]) -> String {
    let fingerprint = tasks.iter().fold(0_u64, |sum, task| {
        let hash = match task {
            Task::Mine(MineItem::Game(game)) => game.hash(),
            Task::Twin(puzzle) => puzzle.position.hash(),
            Task::Mine(MineItem::Play(_) | MineItem::Board(_)) => 1,
        };
        sum.rotate_left(5) ^ hash
    });
    let kinds: Vec<&str> = settings.kinds.iter().map(|kind| kind.name()).collect();
    format!(
        "# Mined by yonsan: seed {}, nodes {}, rule {}, {}{}, {} items ({fingerprint:016x}). Licence: CC0-1.0.",
        settings.seed,
        nodes,
        settings.rule.map_or("any", Rule::name),
        if twins { "twins".to_owned() } else { kinds.join(" ") },
        if settings.whole { ", whole games" } else { "" },
        tasks.len(),
    )
}

/// The number in an id that begins with this kind.
pub(super) fn number_in(id: &str, kind: &str) -> Option<usize> {
    id.strip_prefix(kind)?.strip_prefix('-')?.parse().ok()
}

/// The puzzles written so far.
struct Set {
    puzzles: Vec<Puzzle>,
    /// How often positions were rejected, by the reason.
    rejected: BTreeMap<Rejection, usize>,
}

impl Set {
    /// Opens the file and cuts it after the last completed item; returns the number of completed items.
    fn resume(
        &mut self,
        name: &str,
        head: &str,
        outside: &mut dyn Outside,
    ) -> Result<(File, usize), Trouble> {
        let mut file = outside.reserve(name).map_err(|error| match error.kind() {
            ErrorKind::WouldBlock => Trouble::InUse(name.to_owned()),
            ErrorKind::InvalidInput => Trouble::OtherWork(name.to_owned()),
            _ => Trouble::Unreadable(name.to_owned(), error),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| Trouble::Unreadable(name.to_owned(), error))?;
        let unwritable = |error| Trouble::Unwritable(name.to_owned(), error);
        let head = format!("{head}\n");
        if head.as_bytes().starts_with(&bytes) {
            // The file is empty, or its first line was cut off.
            file.write_all(&head.as_bytes()[bytes.len()..]).map_err(unwritable)?;
            return Ok((file, 0));
        }
        // The cut may be in the middle of a character.
        let text = String::from_utf8_lossy(&bytes);
        if !text.starts_with(&head) {
            return Err(Trouble::OtherWork(name.to_owned()));
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
            let error = |error| Trouble::PuzzleFile(name.to_owned(), error);
            self.puzzles = puzzle::parse_all(kept).map_err(error)?;
        }
        file.set_len(end as u64).map_err(unwritable)?;
        Ok((file, done))
    }

    /// Adds new puzzles, and returns their text.
    fn add(&mut self, found: Vec<Result<Found, Rejection>>) -> String {
        let mut text = String::new();
        for judged in found {
            let judged = judged.and_then(|(candidate, source, notes)| {
                let known = |puzzle: &Puzzle| puzzle.position.is_picture_of(&candidate.facts.position);
                let known = self.puzzles.iter().any(known) || library::puzzles().iter().any(known);
                if known { Err(Rejection::Known) } else { Ok((candidate, source, notes)) }
            });
            let (candidate, source, notes) = match judged {
                Ok(found) => found,
                Err(why) => {
                    *self.rejected.entry(why).or_default() += 1;
                    continue;
                }
            };
            let puzzle = Puzzle { went: candidate.went, ..self.puzzle(&candidate.facts, source, notes) };
            text += &puzzle::write(&puzzle);
            text += "---\n";
            self.puzzles.push(puzzle);
        }
        text
    }

    fn puzzle(&self, facts: &Facts, source: &str, notes: Option<Text>) -> Puzzle {
        let kind = if facts.kind == GoalKind::None { "look" } else { facts.kind.name() };
        // The numbers must differ from those of built-in puzzles, because attempts are stored by id.
        let before = library::puzzles().iter().filter_map(|puzzle| number_in(&puzzle.id, kind)).max();
        let here = self.puzzles.iter().filter(|puzzle| puzzle.goal.kind == facts.kind).count();
        let number = before.unwrap_or(0) + here + 1;
        composed(facts, format!("{kind}-{number:04}"), source, notes)
    }
}

/// The puzzle for these facts, from which its goal, title, themes and rating follow.
pub fn composed(facts: &Facts, id: String, source: &str, notes: Option<Text>) -> Puzzle {
    let attacks = facts.kind.attacks();
    let themes = facts::themes(facts);
    let unproven = (attacks && !facts.minimal).then(|| Text::from(NOT_MINIMAL));
    Puzzle {
        title: content::title(facts, &themes, &id).into(),
        id,
        position: facts.position.clone(),
        goal: Goal { kind: facts.kind, within: facts.plies().filter(|_| attacks) },
        themes,
        source: source.to_owned(),
        licence: "CC0-1.0".to_owned(),
        hints: Vec::new(),
        notes: notes.or(unproven),
        went: Vec::new(),
        rating: Some(facts::rating(facts)),
    }
}
