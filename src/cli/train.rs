//! Practice from the shell.

use std::io::{self, IsTerminal};
use std::ops::RangeInclusive;

use clap::Args;

use super::exit;
use super::shell::Shell;
use crate::session::{Command, Export, PracticeOptions, Replies, rating};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::PuzzleFilter;

/// Which puzzles.
#[derive(Args, Debug, Clone, Default)]
pub struct Chosen {
    /// Of this kind: vcf, vct, win, defend, find-all or none (is there a win at all?)
    #[arg(long, value_parser = kind)]
    kind: Option<GoalKind>,
    /// With this theme
    #[arg(long)]
    theme: Option<String>,
    /// Rated so: 1000..1400, or 1200 for what lies within 100 of it
    #[arg(long, value_name = "N|A..B", value_parser = range)]
    rating: Option<RangeInclusive<u16>>,
}

impl Chosen {
    /// For the session.
    pub fn filter(self) -> PuzzleFilter {
        PuzzleFilter { kind: self.kind, theme: self.theme, rating: self.rating }
    }
}

/// Which puzzles are practised, and how.
#[derive(Args, Debug, Clone, Default)]
pub struct Practice {
    /// Files of puzzles (default: those that come with the program)
    pub files: Vec<String>,
    #[command(flatten)]
    pub chosen: Chosen,
    /// How the defender replies: stubborn, mine (you name his replies), all (each that meets the threat)
    #[arg(long, value_name = "HOW", value_parser = replies, default_value = "stubborn")]
    pub defence: Replies,
    /// Every defence has to be answered before a puzzle counts as solved (as --defence all)
    #[arg(long, conflicts_with = "defence")]
    pub complete: bool,
    /// The same choices for the same number
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Show each command before its answer
    #[arg(long)]
    pub echo: bool,
}

impl Practice {
    /// For the session.
    pub fn options(self) -> PracticeOptions {
        let replies = if self.complete { Replies::All } else { self.defence };
        let filter = self.chosen.filter();
        PracticeOptions { files: self.files, filter, replies, seed: self.seed, ..PracticeOptions::default() }
    }
}

/// Begins to practise.
pub fn train(shell: &mut Shell, practice: Practice, streak: Option<f64>) -> anyhow::Result<u8> {
    let echo = practice.echo;
    practise(shell, Command::Train(PracticeOptions { streak, ..practice.options() }), echo)
}

/// Begins to repeat what is due.
pub fn review(shell: &mut Shell, practice: Practice, ahead: bool) -> anyhow::Result<u8> {
    let echo = practice.echo;
    practise(shell, Command::Review(PracticeOptions { ahead, ..practice.options() }), echo)
}

/// A conversation that begins with a puzzle of a series.
fn practise(shell: &mut Shell, command: Command, echo: bool) -> anyhow::Result<u8> {
    let first = shell.respond(command);
    if first.is_trouble() || !first.sets_task() {
        return shell.tell(&first);
    }
    if !io::stdin().is_terminal() {
        shell.tell(&first)?;
    }
    Ok(exit::of_conversation(shell.talk(&first, echo)?))
}

fn kind(word: &str) -> Result<GoalKind, String> {
    GoalKind::from_name(&word.to_lowercase())
        .ok_or_else(|| "choose vcf, vct, win, defend, find-all or none".to_owned())
}

fn range(word: &str) -> Result<RangeInclusive<u16>, String> {
    rating(word).ok_or_else(|| "write a rating (1200) or a range (1000..1400)".to_owned())
}

fn replies(word: &str) -> Result<Replies, String> {
    Replies::from_name(word).ok_or_else(|| "choose stubborn, mine or all".to_owned())
}

/// The form of an export.
pub fn export(word: &str) -> Result<Export, String> {
    Export::from_name(word).ok_or_else(|| format!("choose {}", Export::NAMES.join(" or ")))
}

/// Seconds, more than none.
pub fn seconds(word: &str) -> Result<f64, String> {
    let seconds: Option<f64> = word.parse().ok();
    seconds
        .filter(|seconds| seconds.is_finite() && *seconds > 0.0)
        .ok_or_else(|| "write a number of seconds, such as 60".to_owned())
}
