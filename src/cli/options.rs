//! Arguments that several commands share, and how their values are read.

use clap::Args;

use crate::board::notation;
use crate::board::{Color, Point, Rule};
use crate::reply::Lang;
use crate::session::{LoadOptions, Place, SolveOptions};
use crate::solve::{Class, DEFAULT_NODES};

/// One word of moves, parted by nothing or by separators.
#[derive(Clone, Debug)]
pub struct Moves(pub Vec<Point>);

/// How a position is read.
#[derive(Args, Debug, Clone, Default)]
pub struct Load {
    /// The rule; a puzzle or file brings its own
    #[arg(long, value_parser = rule)]
    pub rule: Option<Rule>,
    /// The side to move (in a search: who attacks)
    #[arg(long, value_parser = side)]
    pub side: Option<Color>,
    /// Stop the moves there
    #[arg(long, value_name = "N")]
    pub ply: Option<usize>,
    /// Which game or puzzle of a file, from 1
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
}

impl Load {
    /// For the session.
    pub const fn options(&self) -> LoadOptions {
        LoadOptions { rule: self.rule, side: self.side, ply: self.ply, game: self.game }
    }
}

/// What a search may spend, and how long a win it looks for.
#[derive(Args, Debug, Clone, Default)]
pub struct Search {
    #[command(flatten)]
    limits: Limits,
    /// Only wins of so many plies or fewer, the five included
    #[arg(long, value_name = "PLIES")]
    pub within: Option<u16>,
}

/// What a search may spend.
#[derive(Args, Debug, Clone, Default)]
pub struct Limits {
    /// Nodes at the most (5 million when no limit is given)
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// Seconds at the most
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<f64>,
    /// Memory of the search's table in MiB, at the most
    #[arg(long, value_name = "MIB")]
    pub memory: Option<usize>,
    /// Threads: solve --batch, solve --all (vct, win), defend, key, lesson pages (usually 1) and study (usually all
    /// there are) share their work; all else uses one
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
}

/// A position that may be won, and how the win is looked for.
#[derive(Args, Debug, Clone)]
pub struct Won {
    /// The position
    pub position: String,
    /// The class of wins (the shortest vcf, and where there is none a vct, unless it is said)
    #[arg(long, value_parser = class)]
    goal: Option<Class>,
    /// Look for the shortest win
    #[arg(long)]
    shortest: bool,
    #[command(flatten)]
    pub load: Load,
    #[command(flatten)]
    search: Search,
}

/// A position, and the class of wins by which its moves are judged.
#[derive(Args, Debug, Clone)]
pub struct Judged {
    /// The position
    pub position: String,
    /// The class of wins
    #[arg(long, value_parser = class)]
    goal: Option<Class>,
    #[command(flatten)]
    pub load: Load,
    #[command(flatten)]
    limits: Limits,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

impl Won {
    /// For the session, which is in less of a hurry here than in a conversation.
    pub fn options(&self) -> SolveOptions {
        let search = self.search.options();
        let nodes = search.nodes.or_else(|| search.time.is_none().then_some(DEFAULT_NODES));
        SolveOptions { goal: self.goal, shortest: self.shortest, nodes, ..search }
    }
}

impl Judged {
    /// For the session.
    pub fn options(&self) -> SolveOptions {
        SolveOptions { goal: self.goal, ..self.limits.options() }
    }
}

impl Search {
    /// For the session.
    pub fn options(&self) -> SolveOptions {
        SolveOptions { within: self.within, ..self.limits.options() }
    }
}

impl Limits {
    /// For the session.
    pub fn options(&self) -> SolveOptions {
        SolveOptions {
            nodes: self.nodes,
            time: self.time,
            memory: self.memory,
            threads: self.threads,
            ..SolveOptions::default()
        }
    }
}

pub fn rule(text: &str) -> Result<Rule, String> {
    Rule::from_name(&text.to_lowercase()).ok_or_else(|| "choose freestyle or standard".to_owned())
}

pub fn side(text: &str) -> Result<Color, String> {
    let wanted = text.to_lowercase();
    Color::BOTH
        .into_iter()
        .find(|color| color.name() == wanted)
        .ok_or_else(|| "choose black or white".to_owned())
}

pub fn class(text: &str) -> Result<Class, String> {
    let wanted = text.to_lowercase();
    Class::ALL
        .into_iter()
        .find(|class| class.name() == wanted)
        .ok_or_else(|| "choose vcf, vct or win".to_owned())
}

pub fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_name(&text.to_lowercase()).ok_or_else(|| "choose en, zh or ru".to_owned())
}

pub fn point(text: &str) -> Result<Point, String> {
    text.parse().map_err(|_| "points are a1 to o15".to_owned())
}

pub fn place(text: &str) -> Result<Place, String> {
    text.parse().map_err(|()| "give a point (a1 to o15), or the number of a move in the tree".to_owned())
}

pub fn moves(text: &str) -> Result<Moves, String> {
    if text.eq_ignore_ascii_case("nothing") {
        return Ok(Moves(Vec::new()));
    }
    match notation::points(text) {
        Ok(points) if points.is_empty() => Err("write moves such as h8".to_owned()),
        Ok(points) => Ok(Moves(points)),
        Err(_) => Err("points are a1 to o15".to_owned()),
    }
}

pub fn seconds(text: &str) -> Result<f64, String> {
    let wrong = || "give a number of seconds, such as 2.5".to_owned();
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    if seconds.is_finite() && seconds >= 0.0 { Ok(seconds) } else { Err(wrong()) }
}
