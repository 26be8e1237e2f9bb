//! The commands that take options.

use super::{Command, Words};
use crate::board::{Axis, Point};
use crate::play::{LEVELS, Style};
use crate::reply::{Misuse, Trouble, Wanted};
use crate::session::options::{
    AnnotateOptions, LoadOptions, Place, PlayOptions, ReviewOptions, SolveOptions,
};
use crate::solve::Class;

impl Words<'_> {
    pub(super) fn load(&mut self) -> Result<Command, Trouble> {
        let mut options = LoadOptions::default();
        let mut source: Option<String> = None;
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                _ if self.load_option(option, given, &mut options)? => {}
                _ if word.starts_with("--") => return Err(self.no_option(word)),
                _ => and_word(&mut source, word),
            }
        }
        let source = source.ok_or_else(|| self.wrong(Misuse::Missing(Wanted::Position)))?;
        Ok(Command::Load(source, options))
    }

    /// Takes an option that says how a position is read; whether it is one.
    pub(super) fn load_option(
        &mut self,
        option: &str,
        given: Option<&str>,
        options: &mut LoadOptions,
    ) -> Result<bool, Trouble> {
        match option {
            "--ply" => options.ply = Some(self.value(option, given)?),
            "--game" => options.game = Some(self.value(option, given)?),
            "--rule" => {
                let rule: String = self.value(option, given)?;
                options.rule = Some(self.rule(&rule)?);
            }
            "--side" => {
                let side: String = self.value(option, given)?;
                options.side = Some(self.side(&side)?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `play [white | black] [level N] [STYLE]`; each may stand as an option, too.
    pub(super) fn play(&mut self) -> Result<Command, Trouble> {
        let mut options = PlayOptions::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            let style = |name: &str| Style::ALL.into_iter().find(|style| style.name() == name);
            match option {
                "stop" => options.stop = true,
                "--as" | "as" => {
                    let side: String = self.value(option, given)?;
                    options.side = Some(self.side(&side)?);
                }
                "--level" | "level" => options.level = Some(self.level(option, given)?),
                "--seed" | "seed" => options.seed = Some(self.value(option, given)?),
                "--style" | "style" => {
                    let name: String = self.value(option, given)?;
                    let found = style(&name.to_lowercase());
                    options.style =
                        Some(found.ok_or_else(|| {
                            self.none_of(&name, &["even", "attacking", "defending", "sly"])
                        })?);
                }
                _ => match style(&word.to_lowercase()) {
                    Some(style) => options.style = Some(style),
                    None => options.side = Some(self.side(word)?),
                },
            }
        }
        Ok(Command::Play(options))
    }

    /// `scan row 8`, `scan column h`, `scan diagonal h8`, `scan antidiagonal h8`.
    pub(super) fn scan(&mut self) -> Result<Command, Trouble> {
        let name = self.required(Wanted::Axis)?;
        let axis = Axis::ALL.into_iter().find(|axis| axis.name() == name);
        let axis = axis.ok_or_else(|| self.none_of(name, &["row", "column", "diagonal", "antidiagonal"]))?;
        let word = self.required(Wanted::Which)?;
        let point = match axis {
            // The row's number or the column's letter is enough.
            Axis::Row => format!("a{word}").parse().or_else(|_| word.parse()),
            Axis::Column => format!("{word}1").parse().or_else(|_| word.parse()),
            Axis::Diagonal | Axis::Antidiagonal => word.parse(),
        };
        let point = point.map_err(|_| self.wrong(Misuse::NoLine(axis.name(), word.to_owned())))?;
        Ok(Command::Scan(axis, point))
    }

    pub(super) fn review(&mut self) -> Result<Command, Trouble> {
        let mut options = ReviewOptions::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--nodes" => options.nodes = Some(self.value(option, given)?),
                "--puzzle" => options.puzzle = Some(self.value(option, given)?),
                "--out" => options.out = Some(self.value(option, given)?),
                _ => return Err(self.no_option(word)),
            }
        }
        Ok(Command::ReviewGame(options))
    }

    fn level(&mut self, option: &str, given: Option<&str>) -> Result<u8, Trouble> {
        let level: u8 = self.value(option, given)?;
        if (1..=LEVELS).contains(&level) { Ok(level) } else { Err(self.wrong(Misuse::Levels(LEVELS))) }
    }

    pub(super) fn solve(&mut self) -> Result<SolveOptions, Trouble> {
        let (mut all, mut proof) = (false, None);
        let options = self.win_search(|words, word| {
            match split_option(word) {
                ("--all", _) => all = true,
                ("--proof", given) => proof = Some(words.value("--proof", given)?),
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(SolveOptions { all, proof, ..options })
    }

    /// A move of the win, and how the win is looked for. The word `stubborn`, where it may stand, is no place.
    pub(super) fn place(&mut self, stubborn: bool) -> Result<(Option<Place>, SolveOptions), Trouble> {
        let mut place = None;
        let mut said = false;
        let options = self.win_search(|words, word| {
            let here: Option<Place> = word.parse().ok();
            if word.starts_with("--") || class(word).is_some() {
                return Ok(false);
            }
            if here.is_none() && !(stubborn && word == "stubborn") {
                return Err(words.is_no(Wanted::Place, word));
            }
            if std::mem::replace(&mut said, true) {
                return Err(words.too_much(word));
            }
            place = here;
            Ok(true)
        })?;
        Ok((place, options))
    }

    pub(super) fn tree(&mut self) -> Result<Command, Trouble> {
        let mut depth = None;
        let options = self.win_search(|words, word| {
            let (option, given) = split_option(word);
            if option == "--depth" {
                depth = Some(words.value(option, given)?);
            }
            Ok(option == "--depth")
        })?;
        Ok(Command::Tree(depth, options))
    }

    /// How a win is looked for; other words are offered to the command first, which says whether it took
    /// them.
    pub(super) fn win_search(
        &mut self,
        mut other: impl FnMut(&mut Self, &str) -> Result<bool, Trouble>,
    ) -> Result<SolveOptions, Trouble> {
        let mut options = SolveOptions::default();
        while let Some(word) = self.next() {
            if other(self, word)? {
                continue;
            }
            let (option, given) = split_option(word);
            match option {
                "--shortest" => options.shortest = true,
                "--nodes" | "--time" | "--memory" | "--threads" => self.limit(option, given, &mut options)?,
                "--within" => options.within = Some(self.value(option, given)?),
                "--side" => {
                    let side: String = self.value(option, given)?;
                    options.side = Some(self.side(&side)?);
                }
                "--goal" => {
                    let goal: String = self.value(option, given)?;
                    options.goal = Some(self.goal(&goal)?);
                }
                _ if word.starts_with("--") => return Err(self.no_option(word)),
                _ => options.goal = Some(self.goal(word)?),
            }
        }
        Ok(options)
    }

    fn limit(
        &mut self,
        option: &str,
        given: Option<&str>,
        options: &mut SolveOptions,
    ) -> Result<(), Trouble> {
        match option {
            "--nodes" => options.nodes = Some(self.value(option, given)?),
            "--memory" => options.memory = Some(self.value(option, given)?),
            "--threads" => {
                let threads = self.value(option, given)?;
                if threads == 0 {
                    return Err(self.wrong(Misuse::NoThread));
                }
                options.threads = Some(threads);
            }
            _ => {
                let seconds: f64 = self.value(option, given)?;
                if !(seconds.is_finite() && seconds >= 0.0) {
                    return Err(self.is_no(Wanted::Seconds, &seconds.to_string()));
                }
                options.time = Some(seconds);
            }
        }
        Ok(())
    }

    /// Limits and nothing else.
    pub(super) fn limits(&mut self) -> Result<SolveOptions, Trouble> {
        let mut options = SolveOptions::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--nodes" | "--time" | "--memory" | "--threads" => self.limit(option, given, &mut options)?,
                _ => return Err(self.no_option(word)),
            }
        }
        Ok(options)
    }

    /// `study [POSITION]`: what to load first, and limits.
    pub(super) fn study(&mut self) -> Result<Command, Trouble> {
        let (mut load, mut options) = (LoadOptions::default(), SolveOptions::default());
        let mut source: Option<String> = None;
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--nodes" | "--time" | "--memory" | "--threads" => self.limit(option, given, &mut options)?,
                _ if self.load_option(option, given, &mut load)? => {}
                _ if word.starts_with("--") => return Err(self.no_option(word)),
                _ => and_word(&mut source, word),
            }
        }
        match source {
            None if load != LoadOptions::default() => Err(self.wrong(Misuse::Missing(Wanted::Position))),
            source => Ok(Command::Study(source.map(|source| (source, load)), options)),
        }
    }

    /// `strategy`: how many of its decisions to look at again.
    pub(super) fn strategy(&mut self) -> Result<Command, Trouble> {
        let mut sample = None;
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--sample" => sample = Some(self.value(option, given)?),
                _ => return Err(self.no_option(word)),
            }
        }
        Ok(Command::Strategy(sample))
    }

    pub(super) fn grade(&mut self) -> Result<Command, Trouble> {
        let mut options = SolveOptions::default();
        let mut moves = Vec::new();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--nodes" | "--time" | "--memory" | "--threads" => self.limit(option, given, &mut options)?,
                _ => moves.push(word),
            }
        }
        match moves[..] {
            // No move is right.
            ["nothing"] => Ok(Command::Grade(Vec::new(), options)),
            _ => Ok(Command::Grade(self.as_points(&moves)?, options)),
        }
    }

    fn goal(&self, word: &str) -> Result<Class, Trouble> {
        class(word).ok_or_else(|| self.is_no(Wanted::Goal, word))
    }

    pub(super) fn annotate(&mut self) -> Result<Command, Trouble> {
        let mut options = AnnotateOptions::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--by" => options.by = Some(self.value(option, given)?),
                "--variant" => options.variant = Some(self.value(option, given)?),
                "--point" => {
                    let point: String = self.value(option, given)?;
                    options.point = Some(self.as_point(&point)?);
                }
                _ if word.starts_with("--") => return Err(self.no_option(word)),
                _ if word.parse::<Point>().is_ok() => options.point = word.parse().ok(),
                _ => options.by = Some(word.to_owned()),
            }
        }
        Ok(Command::Annotate(options))
    }

    pub(super) fn check(&mut self) -> Result<Command, Trouble> {
        let mut files = Vec::new();
        let mut positions = None;
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            if option == "--positions" {
                positions = Some(self.value(option, given)?);
            } else {
                files.push(word.to_owned());
            }
        }
        if files.is_empty() {
            return Err(self.wrong(Misuse::Missing(Wanted::Files)));
        }
        Ok(Command::Check(files, positions))
    }
}

fn class(word: &str) -> Option<Class> {
    Class::ALL.into_iter().find(|class| class.name() == word.to_lowercase())
}

/// Moves may be parted by blanks; they are one position.
fn and_word(source: &mut Option<String>, word: &str) {
    let source = source.get_or_insert_default();
    if !source.is_empty() {
        source.push(' ');
    }
    source.push_str(word);
}

pub(super) fn split_option(word: &str) -> (&str, Option<&str>) {
    match word.split_once('=') {
        Some((option, value)) if option.starts_with("--") => (option, Some(value)),
        _ => (word, None),
    }
}
