//! `export`: pictures and pages.

use super::options::split_option;
use super::{Command, Words};
use crate::board::{Point, notation};
use crate::evaluate;
use crate::reply::Paper;
use crate::reply::{Misuse, Trouble, Wanted};
use crate::session::options::{ExportOptions, Exported, Line, PictureOptions};

impl Words<'_> {
    /// `export svg FILE [OPTIONS]`, `export png FILE`, `export html FILE [--lesson NAME]`.
    pub(super) fn export(&mut self) -> Result<Command, Trouble> {
        let form = self.required(Wanted::Form)?.to_lowercase();
        if !["svg", "png", "html"].contains(&form.as_str()) {
            return Err(self.none_of(&form, &["svg", "png", "html"]));
        }
        let mut file = None;
        let mut picture = PictureOptions::default();
        let mut lesson = None;
        let search = self.win_search(|words, word| {
            let (option, given) = split_option(word);
            match option {
                "-o" | "--out" => file = Some(words.value(option, given)?),
                "--lesson" if form == "html" => lesson = Some(words.value(option, given)?),
                _ if form != "html" && words.picture(option, given, &mut picture)? => {}
                _ if word.starts_with("--") || file.is_some() => return Ok(false),
                _ => file = Some(word.to_owned()),
            }
            Ok(true)
        })?;
        let file = file.ok_or_else(|| self.wrong(Misuse::Missing(Wanted::File)))?;
        let what = match (form.as_str(), lesson) {
            ("svg", _) => Exported::Svg(picture),
            ("png", _) => Exported::Png(picture),
            (_, Some(name)) => Exported::Lesson(name),
            (_, None) => Exported::Proof,
        };
        Ok(Command::Export(Box::new(ExportOptions { what, file, search })))
    }

    /// One option of a picture; whether it is one.
    fn picture(
        &mut self,
        option: &str,
        given: Option<&str>,
        picture: &mut PictureOptions,
    ) -> Result<bool, Trouble> {
        match option {
            "numbers" | "--numbers" => picture.numbers = true,
            "--mark" => {
                let points: String = self.value(option, given)?;
                picture.marks.extend(self.as_points(&[&points])?);
            }
            "--wins" => picture.wins = true,
            "--holds" => picture.holds = true,
            "--by" => {
                let name: String = self.value(option, given)?;
                if !evaluate::NAMES.contains(&name.as_str()) {
                    return Err(Trouble::NoEvaluator(name, evaluate::NAMES.to_vec()));
                }
                picture.by = Some(name);
            }
            "--line" => picture.line = Some(self.line(given)?),
            "--every" => {
                let every = self.value(option, given)?;
                if every == 0 {
                    return Err(self.wrong(Misuse::EveryNone));
                }
                picture.every = Some(every);
            }
            "--paper" => {
                let name: String = self.value(option, given)?;
                let paper = Paper::from_name(&name.to_lowercase());
                picture.paper = paper.ok_or_else(|| self.none_of(&name, &Paper::NAMES))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The moves after `--line`, where there are any: else the line of the win.
    fn line(&mut self, given: Option<&str>) -> Result<Line, Trouble> {
        let moves = |word: &str| notation::points(word).ok().filter(|moves: &Vec<Point>| !moves.is_empty());
        if let Some(word) = given {
            let none = || self.wrong(Misuse::NoMoves(word.to_owned()));
            return moves(word).map(Line::Moves).ok_or_else(none);
        }
        let Some(moves) = self.rest.first().and_then(|word| moves(word)) else { return Ok(Line::Win) };
        self.next();
        Ok(Line::Moves(moves))
    }
}
