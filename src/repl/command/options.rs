//! The commands that take options.

use super::{Command, Words};
use crate::board::Point;
use crate::repl::options::{AnnotateOptions, LoadOptions, SolveOptions};
use crate::solve::Class;
use crate::words::Trouble;

impl Words<'_> {
    pub(super) fn load(&mut self) -> Result<Command, Trouble> {
        let mut options = LoadOptions::default();
        let mut source: Option<String> = None;
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
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
                _ if word.starts_with("--") => return Err(self.wrong(&format!("'{word}' is no option"))),
                // Moves may be parted by blanks; they are one position.
                _ => match &mut source {
                    None => source = Some(word.to_owned()),
                    Some(source) => {
                        source.push(' ');
                        source.push_str(word);
                    }
                },
            }
        }
        let source = source.ok_or_else(|| self.wrong("which position?"))?;
        Ok(Command::Load(source, options))
    }

    pub(super) fn solve(&mut self) -> Result<SolveOptions, Trouble> {
        let mut options = SolveOptions::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--shortest" => options.shortest = true,
                "--all" => options.all = true,
                "--nodes" | "--time" | "--memory" | "--threads" => self.limit(option, given, &mut options)?,
                "--within" => options.within = Some(self.value(option, given)?),
                "--proof" => options.proof = Some(self.value(option, given)?),
                "--side" => {
                    let side: String = self.value(option, given)?;
                    options.side = Some(self.side(&side)?);
                }
                "--goal" => {
                    let goal: String = self.value(option, given)?;
                    options.goal = Some(self.goal(&goal)?);
                }
                _ if word.starts_with("--") => return Err(self.wrong(&format!("'{word}' is no option"))),
                _ => options.goal = Some(self.goal(word)?),
            }
        }
        Ok(options)
    }

    pub(super) fn depth(&mut self) -> Result<Option<usize>, Trouble> {
        let mut depth = None;
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            if option != "--depth" {
                return Err(self.wrong(&format!("'{word}' is no option")));
            }
            depth = Some(self.value(option, given)?);
        }
        Ok(depth)
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
                    return Err(self.wrong("a search needs one thread at least"));
                }
                options.threads = Some(threads);
            }
            _ => {
                let seconds: f64 = self.value(option, given)?;
                if !(seconds.is_finite() && seconds >= 0.0) {
                    return Err(self.wrong(&format!("'{seconds}' is no number of seconds")));
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
                _ => return Err(self.wrong(&format!("'{word}' is no option"))),
            }
        }
        Ok(options)
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
        Ok(Command::Grade(self.as_points(&moves)?, options))
    }

    fn goal(&self, word: &str) -> Result<Class, Trouble> {
        Class::ALL
            .into_iter()
            .find(|class| class.name() == word.to_lowercase())
            .ok_or_else(|| self.wrong(&format!("'{word}' is no goal (vcf, vct or win)")))
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
                _ if word.starts_with("--") => return Err(self.wrong(&format!("'{word}' is no option"))),
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
            return Err(self.wrong("which files?"));
        }
        Ok(Command::Check(files, positions))
    }
}

fn split_option(word: &str) -> (&str, Option<&str>) {
    match word.split_once('=') {
        Some((option, value)) if option.starts_with("--") => (option, Some(value)),
        _ => (word, None),
    }
}
