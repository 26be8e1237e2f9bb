//! `puzzles lint` and `puzzles mine`.

use super::Words;
use super::options::split_option;
use crate::reply::{Trouble, Wanted};
use crate::session::puzzles::{LintOptions, MineOptions};
use crate::teach::puzzle::GoalKind;

impl Words<'_> {
    pub(super) fn lint(&mut self) -> Result<LintOptions, Trouble> {
        let mut options = LintOptions::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--nodes" => options.nodes = self.value(option, given)?,
                "--threads" => options.threads = self.threads(option, given)?,
                _ if word.starts_with("--") => return Err(self.no_option(word)),
                _ => options.files.push(word.to_owned()),
            }
        }
        Ok(options)
    }

    pub(super) fn mine(&mut self) -> Result<MineOptions, Trouble> {
        let mut options = MineOptions::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--play" => options.play = self.value(option, given)?,
                "--boards" => options.boards = self.value(option, given)?,
                "--kinds" => {
                    let kinds: String = self.value(option, given)?;
                    for kind in kinds.split(',') {
                        let known = GoalKind::from_name(kind).filter(|kind| *kind != GoalKind::None);
                        options.kinds.push(known.ok_or_else(|| self.is_no(Wanted::Kind, kind))?);
                    }
                }
                "--twin" => options.twin = true,
                "--rule" => {
                    let rule: String = self.value(option, given)?;
                    options.rule = Some(self.rule(&rule)?);
                }
                "--seed" => options.seed = self.value(option, given)?,
                "--nodes" => options.nodes = self.value(option, given)?,
                "--threads" => options.threads = self.threads(option, given)?,
                "-o" | "--out" => options.out = Some(self.value(option, given)?),
                _ if word.starts_with("--") => return Err(self.no_option(word)),
                _ => options.games.push(word.to_owned()),
            }
        }
        Ok(options)
    }

    fn threads(&mut self, option: &str, given: Option<&str>) -> Result<u16, Trouble> {
        Ok(self.value::<std::num::NonZeroU16>(option, given)?.get())
    }
}
