//! Converts files. The shell and the conversation share this code; they differ in the meaning of `-`.

use std::io::{self, BufRead, Write};

use super::grammar::Command;
use super::grammar::files::{ENCODING, FROM, IN, ROWS, TO, TO_FILE};
use super::grammar::shared::FORCE;
use super::options::choice;
use super::outside::{Outside, may_write, saved_anew};
use super::source;
use super::{Answer, Session};
use crate::board::{Position, Rule};
use crate::formats::{
    self, Choice, ExportError, Exporter, Format, FormatError, Game, Item, Manner, Rows, certificate,
};
use crate::proof;
use crate::reply::{Converted, Reply, Trouble};
use crate::solve::Stop;
use crate::teach::puzzle::{self, Puzzle};

/// A requested conversion.
struct Conversion {
    /// The input file, or any other form of a position.
    input: String,
    /// The output file; `-` is standard output.
    output: String,
    /// The format of the input, regardless of its extension.
    from: Option<Format>,
    /// The options for reading the input.
    choice: Choice,
}

impl Session {
    /// Converts a file in a conversation; output to `-` becomes the reply.
    pub(super) fn convert(&mut self, command: &Command, outside: &mut dyn Outside) -> Answer {
        let mut bytes = Vec::new();
        let mut done = convert(command, self.usual, outside, &mut bytes)?;
        if done.file == "-" {
            done.text = Some(String::from_utf8(bytes).map_err(|_| Trouble::NoText(done.to))?);
        }
        Ok(Reply::Converted(Box::new(done)))
    }

    /// The game with all its variations and notes, under the rule of the board where that is not the game's; for a format
    /// that holds one line, the line up to the board.
    fn game_for(&self, format: Format) -> Game {
        let (record, rule) = (&self.board.record, self.board.position.rule());
        let mut game = if format.holds_trees() {
            record.game().clone()
        } else {
            let (game, _) = record.game().with_main(record.node());
            game.cut(record.line().1).unwrap_or(game)
        };
        if game.rule.unwrap_or(self.usual) != rule {
            game.rule = Some(rule);
        }
        game
    }

    /// Saves the game, with what the format can hold of it.
    pub(super) fn save_game(
        &self,
        file: String,
        to: Format,
        replaces: bool,
        outside: &mut dyn Outside,
    ) -> Answer {
        let unwritten = |error| Trouble::Unwritten(file.clone(), to, error);
        let mut exporter =
            Exporter::new(to, Manner { usual: self.usual, ..Manner::default() }).map_err(unwritten)?;
        let mut bytes = exporter.add(&self.game_for(to)).map_err(unwritten)?;
        bytes.extend(exporter.finish());
        // The file that was loaded may hold more games than the one on the board.
        exporter.losses.games += self.board.record.others;
        saved_anew(outside, file.clone(), &bytes, replaces)?;
        let losses = exporter.losses;
        Ok(Reply::Converted(Box::new(Converted { file, to, games: 1, losses, text: None })))
    }
}

/// Carries out a command that converts a file, with the user's default rule; output to `-` is written to
/// `out`.
///
/// # Errors
/// Why the command or its input is invalid, or the output cannot be written.
pub fn convert(
    command: &Command,
    usual: Rule,
    outside: &mut dyn Outside,
    out: &mut dyn Write,
) -> Result<Converted, Trouble> {
    let (from, rows) = (command.get(&FROM), command.get(&ROWS).unwrap_or_default());
    let choice = Choice { charset: command.get(&ENCODING), rows, ..choice(command, usual) };
    let options = &Conversion { input: command.need(&IN)?, output: command.need(&TO_FILE)?, from, choice };
    may_write(outside, &options.output, command.has(&FORCE))?;
    let to = command.get(&TO).or_else(|| Format::of_name(&options.output));
    // Without a file name there is no extension; a position in one line is the default for standard output.
    let to = to.or_else(|| (options.output == "-").then_some(Format::Pos));
    let to = to.ok_or_else(|| Trouble::UnknownEnding(options.output.clone()))?;
    // The option for rows applies to the output, unless the input has a format with this option.
    let rows = if matches!(from, Some(Format::Pos | Format::List)) { Rows::default() } else { rows };
    let manner = Manner { rows, charset: choice.charset, usual };
    let exporter =
        Exporter::new(to, manner).map_err(|error| Trouble::Unwritten(options.output.clone(), to, error))?;
    let mut input = Input::open(options, outside)?;
    let mut work = Work { options, to, exporter, stop: outside.stop(), trouble: None };
    let held = !matches!(input, Input::Database(_));
    if let Input::Proof(games, position) = &mut input
        && to.holds_setups()
        && !to.holds_trees()
    {
        // A set-up with moves after it is replaced by its final position.
        *games = vec![Game::of_position(position)];
        work.exporter.losses.proof = true;
    }
    let mut items = input.games(options)?;
    let written = if options.output != "-" {
        outside.write_by(&options.output, &mut |file| work.fill(&mut *items, file))
    } else if held {
        // The output is kept in memory until the conversion succeeds, unless it is too large.
        let mut bytes = Vec::new();
        work.fill(&mut *items, &mut bytes).and_then(|()| out.write_all(&bytes))
    } else {
        work.fill(&mut *items, out)
    };
    let Work { exporter, trouble, .. } = work;
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    let file = options.output.clone();
    match written {
        Ok(()) => Ok(Converted { file, to, games: exporter.written(), losses: exporter.losses, text: None }),
        Err(error) => Err(Trouble::Unwritable(file, error)),
    }
}

/// An opened input.
enum Input {
    /// A database, read game by game.
    Database(Box<dyn BufRead>),
    /// The bytes of any other file.
    Bytes(Format, Vec<u8>),
    /// A certificate as a game, and its position.
    Proof(Vec<Game>, Box<Position>),
    /// Games made from another file of this program.
    Games(Vec<Game>),
}

impl Input {
    fn open(options: &Conversion, outside: &mut dyn Outside) -> Result<Self, Trouble> {
        let name = &options.input;
        let unreadable = |error| Trouble::Unreadable(name.clone(), error);
        let known = options.from.or_else(|| Format::of_name(name));
        if known.is_none() && name != "-" {
            // The chosen part of the input is selected when the output is written.
            let whole = Choice { ply: None, game: None, ..options.choice };
            let source = source::resolve(name, &whole, outside)?;
            let mut game = Game::of_position(&source.position);
            if let Some(puzzle) = &source.puzzle {
                tell(puzzle, &mut game);
            } else if options.choice.rule.is_none() {
                game.rule = None;
            }
            return Ok(Self::Games(vec![game]));
        }
        if known == Some(Format::Rif) {
            return Ok(Self::Database(source::database(name, outside)?));
        }
        let bytes = match outside.read(name) {
            // The argument may be a position instead of a file name.
            Err(error) if error.kind() == io::ErrorKind::NotFound && known == Some(Format::Pos) => {
                name.clone().into_bytes()
            }
            read => read.map_err(unreadable)?,
        };
        if bytes.trim_ascii().is_empty() {
            return Err(Trouble::Format(name.clone(), FormatError::Empty));
        }
        match options.from.unwrap_or_else(|| source::format(name, &bytes)) {
            Format::Certificate => {
                let text = source::text_of(name, &bytes)?;
                let proof = proof::parse(text).map_err(|error| Trouble::Proof(name.clone(), error))?;
                Ok(Self::Proof(vec![certificate::game(&proof)], Box::new(proof.position)))
            }
            Format::Puzzle => {
                let puzzles = puzzle::parse_each(source::text_of(name, &bytes)?).into_iter();
                let games = puzzles.map(|entry| {
                    let puzzle = entry.puzzle.map_err(|error| Trouble::PuzzleFile(name.clone(), error))?;
                    let mut game = Game::of_position(&puzzle.position);
                    tell(&puzzle, &mut game);
                    Ok(game)
                });
                Ok(Self::Games(games.collect::<Result<_, _>>()?))
            }
            format => Ok(Self::Bytes(format, bytes)),
        }
    }

    /// The games of the input.
    fn games(&mut self, options: &Conversion) -> Result<Box<dyn Iterator<Item = Item> + '_>, Trouble> {
        let choice = &options.choice;
        Ok(match self {
            Self::Database(file) => Box::new(formats::database(file, choice)),
            Self::Games(games) | Self::Proof(games, _) => Box::new(games.drain(..).map(|game| Ok(Ok(game)))),
            Self::Bytes(format, bytes) => formats::games(*format, bytes, choice)
                .map_err(|error| Trouble::Format(options.input.clone(), error))?,
        })
    }
}

/// Copies the texts of a puzzle into a game.
fn tell(puzzle: &Puzzle, game: &mut Game) {
    game.tell("GN", puzzle.title.english());
    game.tell("SO", &puzzle.source);
}

struct Work<'a> {
    options: &'a Conversion,
    to: Format,
    exporter: Exporter,
    stop: Stop,
    /// The failure that ended the work, if it was not a failure to write the output.
    trouble: Option<Trouble>,
}

impl Work<'_> {
    /// Writes all requested games. An error is a failure to write, or stands for the stored failure.
    fn fill(&mut self, items: &mut dyn Iterator<Item = Item>, file: &mut dyn Write) -> io::Result<()> {
        let mut met = 0;
        for item in items {
            met += 1;
            if self.stop.is_raised() {
                self.trouble = Some(Trouble::StoppedConversion);
                return Err(io::ErrorKind::Interrupted.into());
            }
            let game = match item {
                Ok(game) => game,
                Err(error) => return self.stop(error),
            };
            if self.options.choice.game.is_some_and(|wanted| wanted != met) {
                continue;
            }
            let cut = |game: Game| match self.options.choice.ply {
                Some(ply) => game.cut(ply),
                None => Ok(game),
            };
            match game.and_then(cut).map_err(ExportError::Game).and_then(|game| self.exporter.add(&game)) {
                Ok(bytes) => file.write_all(&bytes)?,
                // A game that cannot be written is skipped where all games are converted.
                Err(ExportError::Game(error)) if self.options.choice.game.is_none() => {
                    self.exporter.losses.unreadable += 1;
                    self.exporter.losses.why.get_or_insert(error);
                }
                Err(ExportError::Game(error)) => return self.stop(error),
                Err(error) => {
                    self.trouble = Some(Trouble::Unwritten(self.options.output.clone(), self.to, error));
                    return Err(io::ErrorKind::Other.into());
                }
            }
        }
        if self.exporter.written() == 0 {
            let none = match self.options.choice.game {
                Some(game) => FormatError::NoSuchGame { game, games: met },
                None => self.exporter.losses.why.take().unwrap_or(FormatError::Nothing),
            };
            return self.stop(none);
        }
        file.write_all(&self.exporter.finish())?;
        file.flush()
    }

    fn stop(&mut self, error: FormatError) -> io::Result<()> {
        self.trouble = Some(Trouble::Format(self.options.input.clone(), error));
        Err(io::ErrorKind::Other.into())
    }
}
