//! `convert`: from one file to another.

use std::io::{self, Write};

use clap::Args;

use super::exit;
use super::options::Load;
use super::shell::Shell;
use crate::formats::{Charset, Format, Rows};
use crate::repl::{self};
use crate::reply::{Reply, Trouble};
use crate::session::ConvertOptions;
use crate::words::say::convert as words;

/// What becomes of which file.
#[derive(Args, Debug)]
pub struct Convert {
    /// The file, or any other form of a position; - for standard input
    #[arg(value_name = "IN")]
    input: String,
    /// The file to be written; - for standard output
    #[arg(value_name = "OUT")]
    output: String,
    /// What IN is (default: by its ending): sgf, psq, rec, rif, lib, txt, pos, list, openings, log, yaml, json
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    from: Option<Format>,
    /// What OUT is (default: by its ending; pos, a position in one line, for standard output)
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    to: Option<Format>,
    /// The encoding of texts in IN that are no UTF-8, and in an OUT that cannot say its own (.lib): gb18030,
    /// shift-jis, euc-kr ...
    #[arg(long, value_name = "ENCODING", value_parser = encoding)]
    encoding: Option<Charset>,
    /// From where pos and list count their rows: bottom (ours) or top; in OUT, unless --from says that IN is one
    #[arg(long, value_name = "EDGE", value_parser = rows)]
    rows: Option<Rows>,
    #[command(flatten)]
    load: Load,
}

fn format(text: &str) -> Result<Format, String> {
    Format::named(text).ok_or_else(|| words::no_format(text))
}

fn encoding(text: &str) -> Result<Charset, String> {
    Charset::named(text).ok_or_else(|| words::no_encoding(text))
}

fn rows(text: &str) -> Result<Rows, String> {
    Rows::named(text).ok_or_else(|| words::no_rows(text))
}

/// Converts. What is lost goes to standard error; the exit code.
pub fn run(shell: &mut Shell, what: Convert) -> anyhow::Result<u8> {
    let Convert { input, output, from, to, encoding, rows, load } = what;
    let options = ConvertOptions { input, output, from, to, charset: encoding, rows, load: load.options() };
    let Shell { session, world, theme, out } = shell;
    let usual = session.usual();
    match world.busy(|world| crate::session::convert(&options, usual, world, out)) {
        Ok(done) => {
            out.flush()?;
            for line in words::lost(theme.lang, done.to, &done.losses) {
                writeln!(io::stderr(), "yonsan: {line}")?;
            }
            Ok(exit::GOOD)
        }
        // A reader that has seen enough is a normal end.
        Err(Trouble::Unwritable(_, error)) if error.kind() == io::ErrorKind::BrokenPipe => Err(error.into()),
        Err(trouble @ Trouble::StoppedConversion) => {
            shell.tell(&Reply::Trouble(trouble))?;
            Ok(repl::INTERRUPTED)
        }
        Err(trouble) => shell.tell(&Reply::Trouble(trouble)),
    }
}
