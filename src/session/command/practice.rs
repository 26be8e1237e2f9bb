//! The commands of practice.

use std::ops::RangeInclusive;

use super::options::split_option;
use super::{Command, Words};
use crate::reply::{Trouble, Wanted};
use crate::session::options::{Export, PracticeOptions, Replies};
use crate::teach::puzzle::GoalKind;
use crate::teach::train::PuzzleFilter;

/// A rating alone means so much less and more.
const ABOUT: u16 = 100;

impl Words<'_> {
    pub(super) fn practice(&mut self) -> Result<PracticeOptions, Trouble> {
        let mut options = PracticeOptions::default();
        while let Some(word) = self.next() {
            if !word.starts_with("--") {
                options.files.push(word.to_owned());
                continue;
            }
            let (option, given) = split_option(word);
            if self.chooses(&mut options.filter, option, given)? {
                continue;
            }
            match option {
                "--streak" if self.name == "train" => {
                    let seconds: f64 = self.value(option, given)?;
                    if !(seconds.is_finite() && seconds > 0.0) {
                        return Err(self.is_no(Wanted::Seconds, &seconds.to_string()));
                    }
                    options.streak = Some(seconds);
                }
                "--ahead" if self.name == "review" => options.ahead = true,
                "--complete" => options.replies = Replies::All,
                "--defence" => {
                    let how: String = self.value(option, given)?;
                    options.replies =
                        Replies::from_name(&how).ok_or_else(|| self.is_no(Wanted::Defence, &how))?;
                }
                "--seed" => options.seed = Some(self.value(option, given)?),
                _ => return Err(self.no_option(word)),
            }
        }
        Ok(options)
    }

    /// Which puzzles are listed.
    pub(super) fn filter(&mut self) -> Result<PuzzleFilter, Trouble> {
        let mut filter = PuzzleFilter::default();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            if !self.chooses(&mut filter, option, given)? {
                return Err(self.no_option(word));
            }
        }
        Ok(filter)
    }

    /// Takes an option that chooses puzzles; whether it is one.
    fn chooses(
        &mut self,
        filter: &mut PuzzleFilter,
        option: &str,
        given: Option<&str>,
    ) -> Result<bool, Trouble> {
        match option {
            "--kind" => {
                let kind: String = self.value(option, given)?;
                let known = GoalKind::from_name(&kind.to_lowercase());
                filter.kind = Some(known.ok_or_else(|| self.is_no(Wanted::Kind, &kind))?);
            }
            "--theme" => filter.theme = Some(self.value(option, given)?),
            "--rating" => {
                let text: String = self.value(option, given)?;
                filter.rating = Some(rating(&text).ok_or_else(|| self.is_no(Wanted::Rating, &text))?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(super) fn stats(&mut self) -> Result<Command, Trouble> {
        let Some(word) = self.next() else { return Ok(Command::Stats(None)) };
        let (option, given) = split_option(word);
        if option != "--export" {
            return Err(self.no_option(word));
        }
        let form: String = self.value(option, given)?;
        let known = Export::from_name(&form);
        Ok(Command::Stats(Some(known.ok_or_else(|| self.none_of(&form, &Export::NAMES))?)))
    }
}

/// `1000..1400`, or a rating alone, which means about that.
pub fn rating(text: &str) -> Option<RangeInclusive<u16>> {
    if let Some((from, to)) = text.split_once("..") {
        let (from, to) = (from.parse().ok()?, to.trim_start_matches('=').parse().ok()?);
        return (from <= to).then_some(from..=to);
    }
    let about: u16 = text.parse().ok()?;
    Some(about.saturating_sub(ABOUT)..=about.saturating_add(ABOUT))
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    #[test]
    fn options_of_practice() {
        let Command::Train(options) =
            parse("train --kind VCT --theme=ladder --rating 1000..1200 --streak 60 --complete --seed 7")
                .unwrap()
        else {
            panic!("train")
        };
        assert_eq!(options.filter.kind, Some(GoalKind::Vct));
        assert_eq!(options.filter.theme.as_deref(), Some("ladder"));
        assert_eq!(options.filter.rating, Some(1000..=1200));
        assert_eq!((options.streak, options.replies, options.seed), (Some(60.0), Replies::All, Some(7)));
        assert!(matches!(parse("review --ahead"), Ok(Command::Review(options)) if options.ahead));
        let files = parse("train mine.yaml --kind vct more.yaml");
        assert!(matches!(files, Ok(Command::Train(options)) if options.files == ["mine.yaml", "more.yaml"]));
        assert_eq!(parse("stats --export csv").unwrap(), Command::Stats(Some(Export::Csv)));
        assert_eq!(rating("1200"), Some(1100..=1300));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for line in [
            "train --kind quick",
            "train --rating x",
            "train --rating 9..1",
            "train --streak 0",
            "train --streak nan",
            "train --ahead",
            "review --streak 9",
            "train --defence hard",
            "stats --export xml",
            "stats all",
        ] {
            assert!(matches!(parse(line), Err(Trouble::Usage(..))), "{line}");
        }
    }
}
