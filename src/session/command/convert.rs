//! `convert IN OUT` and its options.

use super::options::split_option;
use super::{Command, Words};
use crate::formats::{Charset, Format, Rows};
use crate::reply::{Misuse, Trouble, Wanted};
use crate::session::options::ConvertOptions;

impl Words<'_> {
    pub(super) fn convert(&mut self) -> Result<Command, Trouble> {
        let mut options = ConvertOptions::default();
        let mut files = Vec::new();
        while let Some(word) = self.next() {
            let (option, given) = split_option(word);
            match option {
                "--from" => options.from = Some(self.format(option, given)?),
                "--to" => options.to = Some(self.format(option, given)?),
                "--encoding" => {
                    let name: String = self.value(option, given)?;
                    let charset = Charset::named(&name);
                    options.charset = Some(charset.ok_or_else(|| self.is_no(Wanted::Encoding, &name))?);
                }
                "--rows" => {
                    let edge: String = self.value(option, given)?;
                    let rows = Rows::named(&edge);
                    options.rows = Some(rows.ok_or_else(|| self.none_of(&edge, &["top", "bottom"]))?);
                }
                _ if self.load_option(option, given, &mut options.load)? => {}
                _ if word.starts_with("--") => return Err(self.no_option(word)),
                _ => files.push(word),
            }
        }
        let [input, output] = files[..] else { return Err(self.wrong(Misuse::Missing(Wanted::FileAndFile))) };
        (options.input, options.output) = (input.to_owned(), output.to_owned());
        Ok(Command::Convert(Box::new(options)))
    }

    fn format(&mut self, option: &str, given: Option<&str>) -> Result<Format, Trouble> {
        let name: String = self.value(option, given)?;
        Format::named(&name).ok_or_else(|| self.wrong(Misuse::NoFormat(name.clone())))
    }
}
