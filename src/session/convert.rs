//! Files of other programs, written from a conversation.

use super::options::ConvertOptions;
use super::outside::Outside;
use super::{Answer, Session};
use crate::board::Rule;
use crate::formats::{Exporter, Format, Game, Manner};
use crate::reply::{Converted, Reply, Trouble};

/// Makes one file into another; what goes to standard output is the answer.
pub(super) fn convert(options: &ConvertOptions, usual: Rule, outside: &mut dyn Outside) -> Answer {
    let mut bytes = Vec::new();
    let mut done = super::conversion::convert(options, usual, outside, &mut bytes)?;
    if options.output == "-" {
        done.text = Some(String::from_utf8(bytes).map_err(|_| Trouble::NoText(done.to))?);
    }
    Ok(Reply::Converted(Box::new(done)))
}

impl Session {
    /// Saves the board, or the moves that led to it, for another program.
    pub(super) fn save_game(&self, file: &str, to: Format, outside: &mut dyn Outside) -> Answer {
        let unwritten = |error| Trouble::Unwritten(file.to_owned(), to, error);
        let mut exporter =
            Exporter::new(to, Manner { usual: self.usual, ..Manner::default() }).map_err(unwritten)?;
        let mut bytes = exporter.add(&Game::of_position(&self.position)).map_err(unwritten)?;
        bytes.extend(exporter.finish());
        outside.write(file, &bytes).map_err(|error| Trouble::Unwritable(file.to_owned(), error))?;
        let (file, losses) = (file.to_owned(), exporter.losses);
        Ok(Reply::Converted(Box::new(Converted { file, to, games: 1, losses, text: None })))
    }
}
