//! `strategy build`: searching for what is missing.

use std::collections::HashMap;
use std::io::{IsTerminal, Write, stderr};
use std::mem;
use std::path::PathBuf;
use std::sync::{Mutex, mpsc};
use std::time::Duration;

use clap::Args;

use super::{exit, merge, options, read, second, words};
use crate::board::{Color, Point, PointSet, Position, Rule, notation};
use crate::repl::{INTERRUPTED, World};
use crate::reply::Lang;
use crate::session::Outside;
use crate::solve::Limit;
use crate::solve::Moment;
use crate::solve::threads;
use crate::solve::threads::on_threads;
use crate::strategy::build::{self, Event, Journal, Outcome, Settled};
use crate::strategy::tally::Shard;
use crate::strategy::verify::{Decision, decisions};
use crate::strategy::{Tree, codec, openings, shipped};

/// What is worked on, and with how much.
#[derive(Args, Debug)]
pub struct Build {
    /// The rule
    #[arg(long, default_value = "freestyle", value_parser = options::rule)]
    rule: Rule,
    /// Work on these second moves (default: all, the farthest first)
    #[arg(value_parser = second, conflicts_with = "root")]
    seconds: Vec<Point>,
    /// Work on one position only: with White to move on every reply of his, with Black to move on it alone
    #[arg(long, value_name = "MOVES")]
    root: Option<String>,
    /// Work on part K of N of the openings; the parts' journals or trees are put together by `strategy merge`
    #[arg(long, value_name = "K/N")]
    split: Option<Shard>,
    /// Every decision is added to this file, and read from it at the next start
    #[arg(long, value_name = "FILE")]
    journal: PathBuf,
    /// Where the tree is written after each second move
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    /// No line may have more plies
    #[arg(long, value_name = "PLIES")]
    longest: Option<u16>,
    /// Try the moves of this tree or journal first (default: the trees that come with the program, under both rules)
    #[arg(long, value_name = "FILE")]
    like: Option<String>,
    /// Start from nothing: the trees that come with the program are neither gone on from nor tried first
    #[arg(long)]
    anew: bool,
    /// Nodes of the search behind one of White's second moves, or from the position; what is found is looked over
    /// besides, and mended where it does not hold
    #[arg(long, default_value_t = build::NODES)]
    nodes: u64,
    /// Nodes of a search for threats in the first searches of a position, in later ones thrice as many each time. What
    /// stays open with one figure may fall with another
    #[arg(long, value_name = "NODES", default_value_t = build::FIRST_EFFORT)]
    effort: u64,
    /// Openings that are worked on at once
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Memory of the searches' tables in MiB, at the most, for all threads together
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    memory: usize,
}

/// What a thread that searches tells the one that writes.
enum Told {
    Event(Point, Box<Event>),
    Ended(Point, Result<Outcome, Limit>),
}

impl Build {
    /// Does it; the exit code is 1 when something stays open.
    pub fn run(self, lang: Lang, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        // What lasts longer than is asked for is still to be done.
        let mut tree = match (self.anew, self.longest) {
            (true, _) => Tree::new(self.rule),
            (false, None) => shipped(self.rule).clone(),
            (false, Some(most)) => shipped(self.rule).within(most),
        };
        let taken_over = tree.clone();
        let (journal, past) = Journal::open(&self.journal, &mut tree)
            .map_err(|error| anyhow::anyhow!("{}: {error}", self.journal.display()))?;
        let lasts_longer =
            |second: &Point| past.longest.get(second).is_some_and(|&plies| Some(plies) > self.longest);
        if self.longest.is_some() {
            tree.finished = tree.finished.iter().filter(|second| !lasts_longer(second)).collect();
        }
        let settings = build::Settings {
            nodes: self.nodes,
            effort: build::effort(self.effort),
            longest: self.longest,
            like: self.like(world)?,
            in_vain: past.in_vain,
            memory: self.memory.saturating_mul(1 << 20) / self.threads.max(1),
            stop: world.stop(),
        };
        let mut works = self.works(&tree)?;
        if works.is_empty() {
            writeln!(out, "{}", words::nothing_to_build(lang))?;
            return Ok(exit::GOOD);
        }
        let tree = Mutex::new(tree);
        let mut scribe = Scribe {
            tree: &tree,
            settled: past.settled,
            unwritten: Vec::new(),
            taken_over,
            journal,
            file: self.out,
            lang,
            rates: HashMap::new(),
        };
        let mut code = exit::GOOD;
        while !works.is_empty() && code != INTERRUPTED {
            let threads = self.threads;
            let (tree, settings) = (&tree, &settings);
            let ended = world.busy(|world| {
                let (tell, told) = mpsc::channel();
                let works = &works;
                threads::beside(
                    move || search(tree, works, settings, threads, &tell),
                    || {
                        let written = scribe.write_down(&told, world, out);
                        if written.is_err() {
                            // What cannot be written down need not be searched for.
                            settings.stop.raise();
                        }
                        written
                    },
                )
            })?;
            code = code.max(ended);
            // Who asked for one position does not wait for more; the next start finds what it made doubtful.
            works = match self.root {
                Some(_) => Vec::new(),
                None => scribe.doubtful()?.iter().map(|second| (second, None)).collect(),
            };
        }
        Ok(code)
    }

    /// What is worked on, under the name of a second move: it stands for all behind it.
    fn works(&self, tree: &Tree) -> anyhow::Result<Vec<(Point, Option<Position>)>> {
        let mut works = if let Some(root) = &self.root {
            let root = notation::parse(root, self.rule)?;
            let [first, second, _, ..] = root.moves() else {
                anyhow::bail!("--root: three moves or more are needed, from h8 on");
            };
            anyhow::ensure!(*first == Point::CENTRE, "--root: the first move must be h8");
            anyhow::ensure!(root.winner().is_none(), "--root: somebody has made five");
            vec![(openings::second_move(*second), Some(root))]
        } else {
            let seconds = if self.seconds.is_empty() { by_distance() } else { self.seconds.clone() };
            seconds.into_iter().map(|second| (second, None)).collect()
        };
        works.retain(|(second, root)| root.is_some() || !tree.finished.contains(*second));
        if let Some(Shard { number, of }) = self.split {
            works = works.into_iter().skip(number - 1).step_by(of).collect();
        }
        Ok(works)
    }

    /// The trees whose moves are tried first: most of what wins wins in fewer plies too, or under the other rule.
    fn like(&self, world: &mut World) -> anyhow::Result<Vec<Tree>> {
        if let Some(file) = &self.like {
            let tree =
                merge::tree(&read(file, world)?, None).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
            return Ok(vec![tree]);
        }
        let other = Rule::ALL.into_iter().filter(|&rule| rule != self.rule);
        let shipped = [self.rule].into_iter().chain(other).map(|rule| shipped(rule).clone());
        Ok(if self.anew { Vec::new() } else { shipped.collect() })
    }
}

fn search(
    tree: &Mutex<Tree>,
    works: &[(Point, Option<Position>)],
    settings: &build::Settings,
    threads: usize,
    tell: &mpsc::Sender<Told>,
) {
    on_threads(threads, works, |(second, root)| {
        // Each search knows what was decided before it began, and what it decides itself.
        let mut tree = tree.lock().expect("no thread fails while it holds the lock").clone();
        let mut record = |event: &Event| {
            let _ = tell.send(Told::Event(*second, Box::new(event.clone())));
        };
        let outcome = match root {
            Some(root) => build::root(&mut tree, root, settings, &mut record),
            None => build::opening(&mut tree, *second, settings, &mut record),
        };
        let _ = tell.send(Told::Ended(*second, outcome));
    });
}

/// Who puts down what is found.
struct Scribe<'a> {
    tree: &'a Mutex<Tree>,
    settled: Settled,
    /// What was finished, with the plies of its longest line, while another thread changed what it shares.
    unwritten: Vec<(Point, u16)>,
    /// What was known before the journal was read.
    taken_over: Tree,
    journal: Journal,
    file: Option<String>,
    lang: Lang,
    /// When the work on a second move began to be told of, and the nodes that were spent on it then.
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
                Told::Event(second, event) => self.event(second, &event)?,
                Told::Ended(second, Ok(outcome)) => {
                    if stderr().is_terminal() {
                        write!(stderr(), "\r\x1b[K")?;
                    }
                    writeln!(out, "{}", words::built(self.lang, second, &outcome))?;
                    out.flush()?;
                    if !outcome.done {
                        code = code.max(exit::UNKNOWN);
                    }
                    if let Some(file) = &self.file {
                        let mut tree = self.lock().clone();
                        self.settled.withdraw(&mut tree);
                        super::write(file, &codec::encode(&tree), world)?;
                    }
                }
                Told::Ended(_, Err(_)) => code = INTERRUPTED,
            }
        }
        Ok(code)
    }

    /// What a search has settled with the decisions that it knew; others may have changed them meanwhile.
    fn finished(&mut self, second: Point, plies: u16, settled: &[Decision]) -> std::io::Result<()> {
        let mut tree = self.tree.lock().expect("no thread fails while it holds the lock");
        self.settled.add(settled);
        for gone in settled.iter().filter(|known| !tree.contains(&known.position)) {
            self.settled.take_back(&gone.position);
        }
        tree.finish(second, plies);
        drop(tree);
        self.unwritten.push((second, plies));
        self.write_finished()
    }

    /// Puts down which second moves are finished, where all that is behind them holds as it stands now.
    fn write_finished(&mut self) -> std::io::Result<()> {
        let tree = self.tree.lock().expect("no thread fails while it holds the lock");
        for (second, plies) in mem::take(&mut self.unwritten) {
            if !self.settled.holds(&tree, second) {
                self.unwritten.push((second, plies));
                continue;
            }
            // From here on the journal says by itself how the second move loses.
            for known in decisions(&tree, &PointSet::from_iter([second])).0 {
                if self.taken_over.contains(&known.position) {
                    self.journal.add(&known.position, known.attack)?;
                }
            }
            self.journal.finish(second, plies)?;
        }
        Ok(())
    }

    /// The second moves that were finished and are no longer, since something behind them was decided otherwise.
    fn doubtful(&mut self) -> std::io::Result<PointSet> {
        self.write_finished()?;
        self.unwritten.clear();
        Ok(self.settled.withdraw(&mut self.lock()))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Tree> {
        self.tree.lock().expect("no thread fails while it holds the lock")
    }

    fn event(&mut self, second: Point, event: &Event) -> std::io::Result<()> {
        match event {
            Event::Decided(position, attack) => {
                debug_assert_eq!(position.to_move(), Color::Black);
                self.lock().insert(position, *attack);
                self.journal.add(position, *attack)
            }
            Event::TakenBack(position) => {
                self.lock().remove(position);
                self.settled.take_back(position);
                self.journal.take_back(position)
            }
            Event::Finished(second, plies, decisions) => self.finished(*second, *plies, decisions),
            Event::Searched { position, vain, nodes, left } => {
                if let Some(vain) = vain {
                    self.journal.stays_open(position, *vain)?;
                }
                // Where there is a terminal, what is being done is seen on one line of it.
                let (since, before) = *self.rates.entry(second).or_insert((Moment::now(), *nodes));
                if stderr().is_terminal() {
                    let spent = nodes.saturating_sub(before);
                    let rest = (spent > 0).then(|| {
                        let seconds = since.elapsed().as_secs_f64() * *left as f64 / spent as f64;
                        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
                    });
                    write!(
                        stderr(),
                        "\r{}\x1b[K",
                        words::building(self.lang, position, vain.is_none(), rest)
                    )?;
                }
                Ok(())
            }
        }
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
