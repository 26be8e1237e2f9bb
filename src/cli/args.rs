//! The command line's arguments.

use clap::{Parser, Subcommand, ValueEnum};

use super::options::{Judged, Limits, Load, Moves, Search, Won, class, lang, moves, place, point};
use super::puzzles::Puzzles;
use super::{strategy, train};
use crate::board::Point;
use crate::evaluate;
use crate::reply::Lang;
use crate::session::{AnnotateOptions, Export, Place};
use crate::solve::Class;

/// Gomoku explained: proofs, patterns and puzzles, in a conversation or from a script.
#[derive(Parser, Debug)]
#[command(name = "yonsan", version, about, after_help = AFTER_HELP)]
pub struct Cli {
    /// When to use colour
    #[arg(long, global = true, value_enum, value_name = "WHEN")]
    pub color: Option<When>,
    /// How to draw stones: X and O, or circles one or two cells wide
    #[arg(long, global = true, value_enum, value_name = "GLYPHS")]
    pub glyphs: Option<GlyphChoice>,
    /// Tell boards in sentences instead of drawing them, for screen readers
    #[arg(long, global = true)]
    pub plain: bool,
    /// The language: en, zh or ru (the locale's, where nothing is said)
    #[arg(long, global = true, value_parser = lang, value_name = "LANG")]
    pub lang: Option<Lang>,
    /// Pass over the file of your usual choices
    #[arg(long, global = true)]
    pub no_config: bool,
    /// What to do; the conversation when nothing is said
    #[command(subcommand)]
    pub command: Option<Command>,
}

const AFTER_HELP: &str = "A POSITION is moves (h8i9j10), a set-up (B:h8i8,W:j8,b), a file (.txt .sgf .psq .rec .rif .lib .log .yaml
.json, - for standard input) or a puzzle's id (vcf-0001).

Examples:
  yonsan                                        a conversation, beginning with a puzzle
  yonsan solve h8h9i8i9j8j9 --goal vcf          is there a win by continuous fours?
  yonsan solve vcf-0001 --shortest --json       the same for programs
  yonsan why vcf-0001                           why each move of the win works
  yonsan annotate game.sgf --ply 12 --by powers what one evaluator thinks of every point

Exit codes: 0 proven, valid, right; 1 disproven, invalid, wrong; 2 the input is at fault; 3 a limit was hit; 130 interrupted.";

/// When to use colour.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// How to draw stones.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlyphChoice {
    /// What the locale can show
    Auto,
    /// X and O
    Ascii,
    /// Circles, one cell wide
    Unicode,
    /// Circles, two cells wide
    Wide,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// A conversation; with standard input not a terminal, one command a line
    Repl {
        /// Where to begin
        position: Option<String>,
        /// Show each command before its answer
        #[arg(long)]
        echo: bool,
        #[command(flatten)]
        load: Load,
    },
    /// Is there a forced win, and which?
    Solve {
        /// The position
        #[arg(required_unless_present = "batch")]
        position: Option<String>,
        #[command(flatten)]
        load: Load,
        #[command(flatten)]
        search: Search,
        /// The class of wins: vcf (every move a four), vct (threats), win (quiet moves too)
        #[arg(long, value_parser = class)]
        goal: Option<Class>,
        /// Look for the shortest win
        #[arg(long)]
        shortest: bool,
        /// Every winning first move
        #[arg(long)]
        all: bool,
        /// Write the certificate to this file
        #[arg(long, value_name = "FILE")]
        proof: Option<String>,
        /// Answer a file of questions, one JSON object a line
        #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "proof", "all", "ply", "game"])]
        batch: Option<String>,
        /// Write each certificate of the batch to this folder, as ID.json
        #[arg(long, value_name = "DIR", requires = "batch")]
        proof_dir: Option<String>,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Why each move of the win works, or one of them in full
    Why {
        #[command(flatten)]
        won: Won,
        /// An attacking move of the proof: its point, or its number in the tree
        #[arg(value_parser = place, value_name = "MOVE")]
        attack: Option<Place>,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Why a move does not win, or that it does (by vcf where the position is won so, else by vct)
    #[command(name = "whynot")]
    WhyNot {
        #[command(flatten)]
        judged: Judged,
        /// The move
        #[arg(value_parser = point, value_name = "MOVE")]
        attack: Point,
    },
    /// The proof of the win as a tree of moves and replies
    Tree {
        #[command(flatten)]
        won: Won,
        /// Leave out what is indented further
        #[arg(long, value_name = "N")]
        depth: Option<usize>,
        /// Answer as JSON: the certificate, its nodes numbered
        #[arg(long)]
        json: bool,
    },
    /// The load-bearing stones of the win, and the points where one more would save the defender
    Pillars {
        #[command(flatten)]
        won: Won,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// The answer key: what every move of the side to move is worth (for the puzzle's goal, else for vcf)
    Key {
        #[command(flatten)]
        judged: Judged,
    },
    /// Which moves of the side to move hold against the opponent's threat (vct unless it is said), and which
    /// lose to what
    Defend {
        #[command(flatten)]
        judged: Judged,
        /// Only wins of so many plies or fewer, the five included
        #[arg(long, value_name = "PLIES")]
        within: Option<u16>,
    },
    /// Walk through the win, a board for every stone
    Step {
        #[command(flatten)]
        won: Won,
        /// Replies of the defender's, in order; after them the longest defence
        #[arg(value_parser = point, value_name = "REPLY")]
        replies: Vec<Point>,
        /// Begin with the move of this number in the tree
        #[arg(long, value_name = "N")]
        from: Option<usize>,
    },
    /// Make one file into another; what is lost is said
    Convert(super::convert::Convert),
    /// Draw the board
    Show {
        /// The position
        position: String,
        /// With move numbers
        #[arg(long)]
        numbers: bool,
        #[command(flatten)]
        load: Load,
    },
    /// Line values and pattern types of every point; what an evaluator would play
    Annotate {
        /// The position
        position: String,
        /// One point alone
        #[arg(long, value_parser = point)]
        point: Option<Point>,
        /// One evaluator's scores as a heat map
        #[arg(long, value_parser = evaluate::NAMES)]
        by: Option<String>,
        /// Another form of the evaluator `powers`
        #[arg(long, value_parser = AnnotateOptions::VARIANTS, requires = "by")]
        variant: Option<String>,
        #[command(flatten)]
        load: Load,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Shapes of both sides, forks, and whether the side to move has won or lost
    Shapes {
        /// The position
        position: String,
        #[command(flatten)]
        load: Load,
        #[command(flatten)]
        limits: Limits,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// The position as lines, a 32-bit integer each
    Lines {
        /// The position
        position: String,
        #[command(flatten)]
        load: Load,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Let the independent checker look at proof certificates
    Check {
        /// The certificates
        #[arg(required = true)]
        files: Vec<String>,
        /// Positions to look at, at the most
        #[arg(long, value_name = "N")]
        positions: Option<u64>,
        /// Answer as JSON, one object a line
        #[arg(long)]
        json: bool,
    },
    /// Grade moves against the proof; the program answers each of them
    Grade {
        /// A puzzle's id or file, or any position
        puzzle: String,
        /// Your moves, in order; 'nothing' where you see nothing to find
        #[arg(required = true, value_parser = moves)]
        moves: Vec<Moves>,
        #[command(flatten)]
        load: Load,
        #[command(flatten)]
        limits: Limits,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Help towards a puzzle's solution, in rungs
    Hint {
        /// A puzzle's id or file
        puzzle: String,
        /// How many rungs
        #[arg(long, default_value_t = 1, value_name = "N")]
        rungs: usize,
    },
    /// The puzzles that ship with the program
    Puzzles {
        #[command(subcommand)]
        what: Option<Puzzles>,
        /// Answer as JSON
        #[arg(long, global = true)]
        json: bool,
    },
    /// The lessons, or one of them: its questions are answered line by line
    Lesson(super::lesson::Args),
    /// Practise: puzzles near your rating, one after the other
    Train {
        #[command(flatten)]
        practice: train::Practice,
        /// Against the clock
        #[arg(long, value_name = "SECONDS", value_parser = train::seconds)]
        streak: Option<f64>,
    },
    /// Repeat the puzzles that are due, turned and mirrored
    Review {
        #[command(flatten)]
        practice: train::Practice,
        /// Also what is not due yet, the soonest first
        #[arg(long)]
        ahead: bool,
    },
    /// What your practice has come to
    Stats {
        /// Every attempt, for other programs: csv or json
        #[arg(long, value_name = "FORM", value_parser = train::export)]
        export: Option<Export>,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// What Black plays in an opening, and how long White can last
    Study {
        /// The position, Black to move
        #[arg(default_value = "B:,W:,b")]
        position: String,
        #[command(flatten)]
        load: Load,
        #[command(flatten)]
        limits: Limits,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    #[command(flatten)]
    Spoken(super::spoken::Spoken),
    /// Where in a game a forced win appeared, was missed, was the last escape
    ReviewGame {
        /// The game: a file, or its moves
        #[arg(id = "source", value_name = "GAME")]
        game: String,
        #[command(flatten)]
        load: Load,
        /// Nodes for each position
        #[arg(long, value_name = "N")]
        nodes: Option<u64>,
        /// The position before this move, as a puzzle
        #[arg(long, value_name = "MOVE")]
        puzzle: Option<usize>,
        /// Where the puzzle is written (default: standard output)
        #[arg(short, long, value_name = "FILE", requires = "puzzle")]
        out: Option<String>,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// A game against the program
    Play(super::play::Play),
    /// The whole board: Black's win from h8
    Strategy {
        #[command(subcommand)]
        what: strategy::What,
    },
    /// The terms of the game, in four languages
    Glossary(super::glossary::Glossary),
    /// A picture (svg, png), or a page that steps through a proof or a lesson (html)
    Export {
        #[command(subcommand)]
        what: super::export::What,
    },
    /// The Gomocup protocol on standard input and output, for boards that drive engines
    Engine,
    /// Completions for a shell, to be put where it looks for them
    Completions(super::install::Completions),
    /// The manual page of the program or of a command
    Man(super::install::Page),
    /// A short guided tour
    Tour,
}
