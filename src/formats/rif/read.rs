//! Reads XML into games, one at a time.

use std::collections::{HashMap, HashSet};
use std::io::{self, BufRead};

use quick_xml::escape::unescape;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Error, Reader};

use super::stray::Stray;

use crate::formats::game::Game;
use crate::formats::item::{Item, until_wrong};
use crate::formats::line::Line;
use crate::formats::{FormatError, Located, Place, Wrong, rules};

/// The largest depth of nested elements; real files have four.
const DEEPEST: usize = 32;
/// The largest number of bytes of all tables together.
const TABLES: usize = 256 << 20;

/// The elements that are read: the rows of the tables, and the games.
const KNOWN: [&str; 6] = ["country", "player", "rule", "opening", "tournament", "game"];

/// The games of a database, one after the other.
pub fn games<R: BufRead>(reader: R) -> impl Iterator<Item = Item> {
    let mut database = Database {
        reader: Reader::from_reader(Stray::new(reader)),
        buffer: Vec::new(),
        open: Vec::new(),
        tables: Tables::default(),
        game: None,
    };
    until_wrong(move || {
        let entry = database.read()?;
        Ok(entry.map(|entry| database.tables.game(entry).map_err(FormatError::from)))
    })
}

/// A database that is being read.
struct Database<R> {
    reader: Reader<Stray<R>>,
    buffer: Vec<u8>,
    /// The names of the elements that are not closed yet.
    open: Vec<String>,
    tables: Tables,
    game: Option<Entry>,
}

/// The tables to which games refer by number.
#[derive(Default)]
struct Tables {
    /// The countries where the family name is written first.
    reversed: HashSet<String>,
    /// By table and id: a name, and for a tournament also its date.
    rows: HashMap<(&'static str, String), (String, String)>,
    bytes: usize,
}

/// A game as it is written in the file.
#[derive(Default)]
struct Entry {
    attributes: HashMap<String, String>,
    moves: String,
    info: String,
}

impl<R: BufRead> Database<R> {
    fn read(&mut self) -> Result<Option<Entry>, Located> {
        loop {
            let offset = self.reader.buffer_position() as usize;
            self.buffer.clear();
            let event = match self.reader.read_event_into(&mut self.buffer) {
                Ok(event) => event.into_owned(),
                Err(error) => return Err(wrong(&error, self.reader.error_position() as usize)),
            };
            match event {
                Event::Eof if self.open.is_empty() && offset > 0 => return Ok(None),
                Event::Eof => return Err(Wrong::ElementCut.at_byte(offset)),
                Event::Start(element) => {
                    self.begin(&element, offset)?;
                    self.open.push(element.name().as_ref().to_owned());
                    if self.open.len() > DEEPEST {
                        return Err(Wrong::TooLarge.at_byte(offset));
                    }
                }
                Event::Empty(element) => {
                    self.begin(&element, offset)?;
                    if element.name().as_ref() == "game"
                        && let Some(game) = self.game.take()
                    {
                        return Ok(Some(game));
                    }
                }
                Event::End(_) => {
                    if self.open.pop().as_deref() == Some("game")
                        && let Some(game) = self.game.take()
                    {
                        return Ok(Some(game));
                    }
                }
                Event::Text(text) => self.text(&text),
                Event::CData(text) => self.text(&text),
                Event::GeneralRef(name) => {
                    if let Ok(Some(c)) = name.resolve_char_ref() {
                        self.text(c.encode_utf8(&mut [0; 4]));
                    } else {
                        self.text(&unescaped(&format!("&{};", &*name)));
                    }
                }
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
            }
        }
    }

    fn text(&mut self, text: &str) {
        if let Some(game) = &mut self.game {
            match self.open.last().map(String::as_str) {
                Some("move") => game.moves += text,
                Some("info") => game.info += text,
                _ => {}
            }
        }
    }

    /// Handles the start of an element: a row of a table, or a game.
    fn begin(&mut self, element: &BytesStart, offset: usize) -> Result<(), Located> {
        let name = element.name().as_ref().to_owned();
        if self.open.is_empty() && name != "database" {
            return Err(Wrong::Root(name.chars().take(20).collect()).at_byte(offset));
        }
        let Some(table) = KNOWN.into_iter().find(|known| *known == name) else { return Ok(()) };
        let mut attributes = HashMap::new();
        for attribute in element.attributes().with_checks(false) {
            let attribute = attribute.map_err(|error| Wrong::Xml(error.to_string()).at_byte(offset))?;
            attributes.insert(attribute.key.as_ref().to_owned(), unescaped(&attribute.value));
        }
        if table == "game" {
            self.game = Some(Entry { attributes, ..Entry::default() });
        } else {
            self.tables.take(table, &mut attributes);
            if self.tables.bytes > TABLES {
                return Err(Wrong::TooLarge.at_byte(offset));
            }
        }
        Ok(())
    }
}

impl Tables {
    fn take(&mut self, table: &'static str, attributes: &mut HashMap<String, String>) {
        let mut get = |name: &str| attributes.remove(name).unwrap_or_default().trim().to_owned();
        let (id, mut name, mut date) = (get("id"), get("name"), String::new());
        self.bytes += 100 + id.len() + name.len();
        match table {
            "country" if get("reversed") == "1" => drop(self.reversed.insert(id.clone())),
            "player" => {
                let (family, country) = (get("surname"), get("country"));
                let reversed = self.reversed.contains(&country);
                let both = if reversed { [family, name].join(" ") } else { [name, family].join(" ") };
                name = String::from(both.trim());
                self.bytes += name.len();
            }
            "tournament" => {
                let (start, year) = (get("start"), get("year"));
                date = if start.is_empty() { year } else { start };
            }
            _ => {}
        }
        self.rows.insert((table, id), (name, date));
    }

    fn game(&self, mut entry: Entry) -> Result<Game, Located> {
        let id = entry.attributes.remove("id").unwrap_or_default();
        let mut moves = Vec::new();
        for word in entry.moves.split_whitespace() {
            let wrong = || Wrong::NoPoint(word.chars().take(20).collect()).at(Place::Game(id.clone()));
            moves.push(word.parse().map_err(|_| wrong())?);
        }
        if moves.is_empty() {
            return Err(Wrong::NoMoves.at(Place::Game(id)));
        }
        let mut game = Game::of_line(Line::of_moves(moves));
        let mut get = |name: &str| entry.attributes.remove(name).unwrap_or_default();
        let row = |table, id| self.rows.get(&(table, id)).cloned().unwrap_or_default();
        game.tell("PB", &row("player", get("black")).0);
        game.tell("PW", &row("player", get("white")).0);
        let (event, date) = row("tournament", get("tournament"));
        game.tell("EV", &event);
        game.tell("DT", &date);
        game.tell("RO", &get("round"));
        game.tell("ON", &row("opening", get("opening")).0);
        let result = get("bresult");
        game.tell(
            "RE",
            match result.trim() {
                "1" => "B+",
                "0" => "W+",
                "0.5" | "0,5" | ".5" => "0",
                other => other,
            },
        );
        let rule = row("rule", get("rule")).0;
        game.rule = rules::named(&rule);
        // The rule for a game's opening says more than the rule.
        if game.rule.is_none() || rules::is_opening_rule(&rule) {
            game.tell("RU", &rule);
        }
        game.tell("GC", &entry.info);
        game.dropped = entry.attributes.into_iter().filter(|(_, v)| !v.is_empty()).map(|(k, _)| k).collect();
        game.dropped.sort_unstable();
        Ok(game)
    }
}

/// A text with its XML escapes resolved; unchanged where they are invalid.
fn unescaped(text: &str) -> String {
    unescape(text).map_or_else(|_| text.to_owned(), Into::into)
}

fn wrong(error: &Error, offset: usize) -> Located {
    match error {
        Error::Io(error) if error.kind() == io::ErrorKind::FileTooLarge => Wrong::TooLarge.at_byte(offset),
        other => Wrong::Xml(other.to_string()).at_byte(offset),
    }
}
