//! Whole games: every variation, and what is said in it.

use super::scan::{Property, Scanner, Sink};
use super::{SgfError, area, check_kind, mover, played, points, rule, turn};
use crate::board::{Color, Point};
use crate::formats::charset::Charset;
use crate::formats::game::{Change, Event, FACTS, Game, Mark, NodeId, Notes};
use crate::formats::{FormatError, Item};

/// The games of a file, one after the other.
pub struct Games<'a> {
    scanner: Scanner<'a>,
    over: bool,
    any: bool,
}

/// Begins to read the games of a file; its texts are in this encoding, unless none is chosen.
pub fn games(bytes: &[u8], chosen: Option<Charset>) -> Games<'_> {
    Games { scanner: Scanner::new(bytes, chosen), over: false, any: false }
}

impl Iterator for Games<'_> {
    /// A game or what is wrong with it; outside of it, a bracket that is wrong, after which nothing is read.
    type Item = Item;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        if !self.scanner.seek_game() {
            self.over = true;
            return if self.any { None } else { Some(Err(SgfError::NoGame.into())) };
        }
        self.any = true;
        let (charset, guessed) = self.scanner.charset();
        let mut writer = Writer::new(charset);
        if let Err(error) = self.scanner.game(&mut writer) {
            self.over = true;
            return Some(Err(error.into()));
        }
        Some(Ok(writer.finish(guessed)))
    }
}

/// A place in the tree.
#[derive(Clone, Copy)]
struct Place {
    node: NodeId,
    /// Moves and passes made.
    plies: usize,
    /// The side to move, where that is known.
    turn: Option<Color>,
}

/// Writes down what a scanner finds.
struct Writer {
    game: Game,
    charset: Charset,
    /// Where the variations began that are open.
    open: Vec<Place>,
    place: Place,
    /// The set-up of the node that is being read.
    change: Option<NodeId>,
    /// What is said at the node, which may come before its move.
    said: Notes,
    non_ascii: bool,
    fault: Option<FormatError>,
}

impl Writer {
    fn new(charset: Charset) -> Self {
        Self {
            game: Game::default(),
            charset,
            open: Vec::new(),
            place: Place { node: Game::ROOT, plies: 0, turn: None },
            change: None,
            said: Notes::default(),
            non_ascii: false,
            fault: None,
        }
    }

    fn finish(mut self, guessed: bool) -> Result<Game, FormatError> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        self.game.guessed = guessed && self.non_ascii;
        if self.game.is_empty() {
            return Err(FormatError::Nothing);
        }
        self.game.check()?;
        Ok(self.game)
    }

    /// A value as text, without escapes.
    fn text(&mut self, value: &[u8]) -> String {
        self.non_ascii |= !value.is_ascii();
        let decoded = self.charset.decode(value).replace("\r\n", "\n").replace('\r', "\n");
        let mut text = String::with_capacity(decoded.len());
        let mut chars = decoded.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => text.extend(chars.next().filter(|&c| c != '\n')),
                c => text.push(c),
            }
        }
        text.trim().to_owned()
    }

    /// What has been said belongs to this node.
    fn settle(&mut self) {
        let said = std::mem::take(&mut self.said);
        if said != Notes::default() {
            self.game.notes_mut(self.place.node).join(&said);
        }
    }

    fn node_of(&mut self, event: Event, property: &Property) -> Result<NodeId, FormatError> {
        if self.game.len() >= Game::MOST {
            return Err(SgfError::TooLarge { offset: property.offset }.into());
        }
        Ok(self.game.add(self.place.node, event))
    }

    fn take(&mut self, property: &Property) -> Result<(), FormatError> {
        check_kind(property)?;
        let name = property.name.as_str();
        match name {
            "B" | "W" => {
                let color = mover(name).unwrap_or(Color::Black);
                for value in &property.values {
                    self.play(color, value, property)?;
                }
            }
            "AB" | "AW" | "AE" | "PL" => self.set_up(property)?,
            "C" => {
                let text = self.text(property.values[0]);
                self.said.join(&Notes { comment: text, ..Notes::default() });
            }
            "LB" => {
                for value in &property.values {
                    let (point, text) = self.label(value).ok_or_else(|| super::wrong(property, value))?;
                    self.said.labels.push((point, text));
                }
            }
            "MA" | "TR" | "SQ" | "CR" => {
                let mark = match name {
                    "MA" => Mark::Cross,
                    "TR" => Mark::Triangle,
                    "SQ" => Mark::Square,
                    _ => Mark::Circle,
                };
                // Each is kept once: a short file can repeat them by the million.
                for point in points(property)? {
                    if !self.said.marks.contains(&(mark, point)) {
                        self.said.marks.push((mark, point));
                    }
                }
            }
            "HO" => self.said.hot = true,
            // What says how the file is written, and says nothing of the game.
            "FF" | "GM" | "SZ" | "CA" | "AP" | "ST" => {}
            _ => self.tell(name, property),
        }
        Ok(())
    }

    /// A fact about the game, or something that is not kept.
    fn tell(&mut self, name: &str, property: &Property) {
        if name == "RU" {
            self.game.rule = self.game.rule.or_else(|| rule(property));
        }
        let text = self.text(property.values[0]);
        if let Some(fact) = FACTS.into_iter().find(|fact| *fact == name) {
            if name != "RU" || self.game.rule.is_none() {
                self.game.tell(fact, &text);
            }
        } else if !self.game.dropped.iter().any(|known| known == name) && self.game.dropped.len() < 1000 {
            self.game.dropped.push(name.to_owned());
        }
    }

    fn label(&mut self, value: &[u8]) -> Option<(Point, String)> {
        let text = self.text(value);
        let (at, label) = text.split_once(':')?;
        let [point] = area(at)?[..] else { return None };
        Some((point, label.trim().to_owned()))
    }

    fn play(&mut self, color: Color, value: &[u8], property: &Property) -> Result<(), FormatError> {
        let ply = self.place.plies + 1;
        if self.place.plies == 0 && self.place.turn.is_none() {
            self.decide(color);
        }
        let expected = self.place.turn.unwrap_or(Color::Black);
        if color != expected {
            return Err(SgfError::Turn { ply, expected }.into());
        }
        let event = played(value, ply)?.map_or(Event::Pass, Event::Move);
        let node = self.node_of(event, property)?;
        self.place = Place { node, plies: ply, turn: Some(color.other()) };
        Ok(())
    }

    /// The first move shows whose turn it is after a set-up that does not say so.
    fn decide(&mut self, color: Color) {
        if let Event::Setup(change) = self.game.event_mut(self.place.node) {
            self.place.turn = Some(*change.turn.get_or_insert(color));
        } else {
            // Without stones the game begins with Black.
            self.place.turn = Some(Color::Black);
        }
    }

    fn set_up(&mut self, property: &Property) -> Result<(), FormatError> {
        if self.place.plies > 0 {
            let (name, offset) = (property.name.clone(), property.offset);
            return Err(SgfError::LateSetup { name, ply: self.place.plies, offset }.into());
        }
        let node = match self.change {
            Some(node) => node,
            // Stones before everything else belong to the root.
            None if self.place.node == Game::ROOT
                && self.open.len() == 1
                && self.game.len() == 1
                && *self.game.event(Game::ROOT) == Event::Nothing =>
            {
                *self.game.event_mut(Game::ROOT) = Event::Setup(Box::default());
                Game::ROOT
            }
            None => self.node_of(Event::Setup(Box::default()), property)?,
        };
        self.place.node = node;
        self.change = Some(node);
        let turn = (property.name == "PL").then(|| turn(property)).transpose()?;
        let listed = if turn.is_none() { points(property)? } else { Vec::new() };
        let Event::Setup(change) = self.game.event_mut(node) else { return Ok(()) };
        let Change { put, removed, turn: whose } = &mut **change;
        match property.name.as_str() {
            "AB" => super::put(&mut put.black, &listed),
            "AW" => super::put(&mut put.white, &listed),
            "AE" => super::put(removed, &listed),
            _ => {
                *whose = turn;
                self.place.turn = turn;
            }
        }
        Ok(())
    }
}

impl<'a> Sink<'a> for Writer {
    fn open(&mut self) {
        self.settle();
        self.open.push(self.place);
    }

    fn close(&mut self) {
        self.settle();
        self.place = self.open.pop().unwrap_or(self.place);
    }

    fn node(&mut self) {
        self.settle();
        self.change = None;
    }

    fn property(&mut self, property: Property<'a>) {
        if self.fault.is_none() {
            self.fault = self.take(&property).err();
        }
    }
}
