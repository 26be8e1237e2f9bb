//! `strategy build`: searches for missing decisions.

use std::collections::HashMap;
use std::io::{IsTerminal, Write, stderr};
use std::path::Path;
use std::sync::{Mutex, mpsc};
use std::time::Duration;

use super::{exit, read, words};
use crate::board::{POINTS, Point, Position, Rule, notation};
use crate::cli::shell::Shell;
use crate::repl::{INTERRUPTED, World};
use crate::reply::Lang;
use crate::session::Outside;
use crate::session::grammar::Command;
use crate::session::grammar::strategy::{
    ANEW, BEGIN, BUILD_MEMORY, BUILD_NODES, BUILD_ROOT, BUILT, EFFORT, JOURNAL, LIKE, LONGEST, NEW_TREE,
    OPENINGS_AT_ONCE, RULE, SPLIT, THIRDS,
};
use crate::solve::threads::{self, on_threads};
use crate::solve::{Limit, Moment};
use crate::strategy::build::{self, BuildEvent, BuildOutcome, Journal, Recorder};
use crate::strategy::tally::Shard;
use crate::strategy::{Tree, codec, merge, openings, shipped};
use crate::words::say;

/// The default memory for the tables of the searches, in MiB.
const MEMORY: usize = 256;

/// A message from a searching thread to the writing thread.
enum Told {
    Event(Point, Box<BuildEvent>),
    /// The end of the work behind these moves from h8 on.
    Ended(Vec<Point>, Result<BuildOutcome, Limit>),
}

/// Builds the tree. The exit code is 1 when a position stays open.
pub fn run(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let Shell { world, out, theme, .. } = shell;
    let (rule, longest) = (command.get(&RULE).unwrap_or_default(), command.get(&LONGEST));
    anyhow::ensure!(rule != Rule::Renju, "--rule: {}", say!(theme.lang, "strategy-no-rule", rule));
    let root = command.get(&BUILD_ROOT).map(|root| root_of(&root, rule)).transpose()?;
    // Lines that are longer than requested must be searched again.
    let mut tree = match (command.has(&ANEW), longest) {
        (true, _) => Tree::new(rule),
        (false, None) => shipped(rule).clone(),
        (false, Some(most)) => shipped(rule).within(most),
    };
    let taken_over = tree.clone();
    let file = command.need(&JOURNAL).unwrap_or_default();
    let begun = command.all(&BEGIN).map(|file| tree_of(&file, Some(rule), world));
    let begun = begun.collect::<anyhow::Result<Vec<Tree>>>()?;
    let (mut journal, past) =
        Journal::open(Path::new(&file), &mut tree).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
    for other in &begun {
        journal.take_over(other, &mut tree, &past)?;
    }
    let lasts_longer = |second: &Point| past.longest.get(second).is_some_and(|&plies| Some(plies) > longest);
    if longest.is_some() {
        tree.finished = tree.finished.iter().filter(|second| !lasts_longer(second)).collect();
    }
    let threads = command.get(&OPENINGS_AT_ONCE).map_or(1, usize::from);
    let memory = command.get(&BUILD_MEMORY).unwrap_or(MEMORY);
    let like = like(rule, command, world)?;
    let mut works = works(command, root, &tree, &like);
    if works.is_empty() {
        writeln!(out, "{}", say!(theme.lang, "build-nothing"))?;
        return Ok(exit::GOOD);
    }
    // Where there are fewer openings than threads, several threads search each.
    let at_once = threads.min(works.len()).max(1);
    let settings = &build::Settings {
        nodes: command.get(&BUILD_NODES).unwrap_or(build::NODES),
        effort: build::effort(command.get(&EFFORT).unwrap_or(build::FIRST_EFFORT)),
        longest,
        like,
        failed: past.failed,
        memory: memory.saturating_mul(1 << 20) / at_once,
        threads: threads / at_once,
        guide: Some(crate::play::guide),
        stop: world.stop(),
    };
    let tree = &Mutex::new(tree);
    let mut scribe = Scribe {
        recorder: Recorder::new(tree, journal, past.settled, taken_over),
        file: command.get(&NEW_TREE),
        lang: theme.lang,
        rates: HashMap::new(),
    };
    let mut code = exit::GOOD;
    while !works.is_empty() && code != INTERRUPTED {
        let ended = world.busy(|world| {
            let (tell, told) = mpsc::channel();
            let works = &works;
            threads::beside(
                move || search(tree, works, settings, threads, &tell),
                || {
                    let written = scribe.write_down(&told, world, out);
                    if written.is_err() {
                        // Results that cannot be written down are useless, so the searches are stopped.
                        settings.stop.raise();
                    }
                    written
                },
            )
        })?;
        code = code.max(ended);
        // With a single position the work ends here; the next run finds the second moves that became
        // doubtful.
        works = if command.has(&BUILD_ROOT) {
            Vec::new()
        } else {
            scribe.recorder.doubtful()?.iter().map(|second| (second, None)).collect()
        };
    }
    Ok(code)
}

/// What is worked on, under the name of a second move: it stands for all behind it.
fn works(
    command: &Command,
    root: Option<(Point, Position)>,
    tree: &Tree,
    like: &[Tree],
) -> Vec<(Point, Option<Position>)> {
    let mut works = if let Some((second, root)) = root {
        vec![(second, Some(root))]
    } else {
        let named: Vec<Point> = command.all(&BUILT).collect();
        let seconds = if named.is_empty() { by_distance() } else { named };
        seconds.into_iter().map(|second| (second, None)).collect()
    };
    works.retain(|(second, root)| root.is_some() || !tree.finished.contains(*second));
    if command.has(&THIRDS) {
        let known = |start: &Position| [tree].into_iter().chain(like).find_map(|tree| tree.get(start));
        works = works.into_iter().flat_map(|(second, _)| at_third(tree.rule(), second, known)).collect();
    }
    if let Some(Shard { number, of }) = command.get(&SPLIT) {
        works = works.into_iter().skip(number - 1).step_by(of).collect();
    }
    works
}

/// Reads a position that is worked on alone, three moves or more from h8 on with which the game goes on; and the second move
/// that it is behind.
fn root_of(text: &str, rule: Rule) -> anyhow::Result<(Point, Position)> {
    let position = notation::parse(text, rule)?;
    let [first, second, _, ..] = position.moves() else {
        anyhow::bail!("--root: three moves or more are needed, from h8 on");
    };
    anyhow::ensure!(*first == Point::CENTRE, "--root: the first move must be h8");
    anyhow::ensure!(position.winner().is_none(), "--root: the game is over, five are made");
    anyhow::ensure!(position.count() < POINTS, "--root: the board is full");
    Ok((openings::second_move(*second), position))
}

/// White's replies to the third move against a second move, each a piece of work; the second move where none is known.
fn at_third(
    rule: Rule,
    second: Point,
    known: impl Fn(&Position) -> Option<Point>,
) -> Vec<(Point, Option<Position>)> {
    let after = |position: Position, point| position.after(&[point]).ok();
    let start = after(openings::start(rule), second);
    let third = start.and_then(|start| known(&start).and_then(|third| after(start, third)));
    let Some(third) = third else { return vec![(second, None)] };
    let replied = |reply| after(third.clone(), reply).map(|replied| (second, Some(replied)));
    third.different_moves().into_iter().filter_map(replied).collect()
}

/// The trees whose moves are tried first: most of what wins wins in fewer plies too, or under the other rule.
fn like(rule: Rule, command: &Command, world: &mut World) -> anyhow::Result<Vec<Tree>> {
    if let Some(file) = command.get(&LIKE) {
        return Ok(vec![tree_of(&file, None, world)?]);
    }
    let other = [Rule::Freestyle, Rule::Standard].into_iter().filter(|&other| other != rule);
    let shipped = [rule].into_iter().chain(other).map(|rule| shipped(rule).clone());
    Ok(if command.has(&ANEW) { Vec::new() } else { shipped.collect() })
}

/// The tree or the decisions of the journal in a file.
fn tree_of(file: &str, rule: Option<Rule>, world: &mut World) -> anyhow::Result<Tree> {
    merge::read_tree(&read(file, world)?, rule).map_err(|error| anyhow::anyhow!("{file}: {error}"))
}

fn search(
    tree: &Mutex<Tree>,
    works: &[(Point, Option<Position>)],
    settings: &build::Settings,
    threads: usize,
    tell: &mpsc::Sender<Told>,
) {
    on_threads(threads, works, |(second, root)| {
        // Each search uses the decisions made before it began, and its own.
        let mut tree = tree.lock().expect("no thread fails while it holds the lock").clone();
        let mut record = |event: &BuildEvent| {
            let _ = tell.send(Told::Event(*second, Box::new(event.clone())));
        };
        let (behind, outcome) = match root {
            Some(root) => (root.moves().to_vec(), build::root(&mut tree, root, settings, &mut record)),
            None => (vec![*second], build::opening(&mut tree, *second, settings, &mut record)),
        };
        let _ = tell.send(Told::Ended(behind, outcome));
    });
}

/// Passes events to the recorder, and reports them.
struct Scribe<'a> {
    recorder: Recorder<'a>,
    file: Option<String>,
    lang: Lang,
    /// The time of the first report on a second move, and the number of nodes used for it by then.
    rates: HashMap<Point, (Moment, u64)>,
}

impl Scribe<'_> {
    fn write_down(
        &mut self,
        told: &mpsc::Receiver<Told>,
        world: &mut World,
        out: &mut dyn Write,
    ) -> anyhow::Result<u8> {
        let mut code = exit::GOOD;
        for told in told {
            match told {
                Told::Event(second, event) => {
                    self.recorder.record(&event)?;
                    if stderr().is_terminal() {
                        self.show_progress(second, &event)?;
                    }
                }
                Told::Ended(behind, Ok(outcome)) => {
                    if stderr().is_terminal() {
                        write!(stderr(), "\r\x1b[K")?;
                    }
                    writeln!(out, "{}", words::built(self.lang, &behind, &outcome))?;
                    out.flush()?;
                    if !outcome.done {
                        code = code.max(exit::UNKNOWN);
                    }
                    if let Some(file) = &self.file {
                        super::write(file, &codec::encode(&self.recorder.settled_tree()), world)?;
                    }
                }
                Told::Ended(_, Err(_)) => code = INTERRUPTED,
            }
        }
        Ok(code)
    }

    /// Shows the progress on one line of the terminal.
    fn show_progress(&mut self, second: Point, event: &BuildEvent) -> std::io::Result<()> {
        let BuildEvent::Searched { position, failed, nodes, left } = event else { return Ok(()) };
        let (since, before) = *self.rates.entry(second).or_insert((Moment::now(), *nodes));
        let spent = nodes.saturating_sub(before);
        let rest = (spent > 0).then(|| {
            let seconds = since.elapsed().as_secs_f64() * *left as f64 / spent as f64;
            Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
        });
        write!(stderr(), "\r{}\x1b[K", words::building(self.lang, position, failed.is_none(), rest))
    }
}

fn by_distance() -> Vec<Point> {
    let mut seconds: Vec<Point> = openings::second_moves().iter().collect();
    let far = |point: Point| {
        let (x, y) = (point.x().abs_diff(Point::CENTRE.x()), point.y().abs_diff(Point::CENTRE.y()));
        std::cmp::Reverse(x.max(y))
    };
    seconds.sort_by_key(|&point| far(point));
    seconds
}
