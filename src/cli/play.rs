//! `play`: a game in the terminal, or from a pipe, a move a line.

use clap::Args;

use super::options::{self, Load};
use crate::board::Color;
use crate::play::{LEVELS, Style};
use crate::session::PlayOptions;

/// Against whom, and from where.
#[derive(Args, Debug)]
pub struct Play {
    /// Where to begin (default: the empty board)
    pub position: Option<String>,
    /// Your side: white, to see how long you last, or black
    #[arg(id = "as", long = "as", value_name = "SIDE", value_parser = options::side)]
    side: Option<Color>,
    /// From 1, which errs, to 5, which plays the solved opening and looks for threats far ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(LEVELS)))]
    level: Option<u8>,
    /// even, attacking, defending or sly
    #[arg(long, value_parser = style)]
    style: Option<Style>,
    /// The same seed errs in the same way
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    pub load: Load,
}

fn style(text: &str) -> Result<Style, String> {
    Style::ALL
        .into_iter()
        .find(|style| style.name() == text.to_lowercase())
        .ok_or_else(|| "choose even, attacking, defending or sly".to_owned())
}

impl Play {
    /// For the session.
    pub const fn options(&self) -> PlayOptions {
        PlayOptions { side: self.side, level: self.level, style: self.style, seed: self.seed, stop: false }
    }
}
