//! Reads whole games with all variations and notes.

use super::scan::{Found, Property, Scanner};
use super::{area, check_kind, late, mover, played, points, rule, turn};
use crate::board::{Color, Point};
use crate::formats::charset::Charset;
use crate::formats::game::{Change, Event, FACTS, Game, Mark, NodeId, Notes};
use crate::formats::item::{Item, until_wrong};
use crate::formats::{FormatError, Place, Wrong, rules};

/// The games of a file, one after the other; its texts are in the chosen encoding, where one is chosen.
pub fn games(bytes: &[u8], chosen: Option<Charset>) -> impl Iterator<Item = Item> {
    let mut scanner = Scanner::new(bytes, chosen);
    let mut games = 0;
    until_wrong(move || {
        if !scanner.seek_game() {
            return if games > 0 { Ok(None) } else { Err(Wrong::NoGame.at(Place::File).into()) };
        }
        games += 1;
        let (charset, guessed) = scanner.charset();
        let mut writer = Writer { charset, ..Writer::default() };
        scanner.game(&mut |found| writer.take(found))?;
        Ok(Some(writer.finish(guessed)))
    })
}

/// The place in the tree where the next node is added.
#[derive(Clone, Copy, Default)]
struct Here {
    node: NodeId,
    /// The number of moves and passes made.
    plies: usize,
    /// The side to move, where it is known.
    turn: Option<Color>,
}

/// Builds the tree from the parts that a scanner finds.
#[derive(Default)]
struct Writer {
    game: Game,
    charset: Charset,
    /// The places where the open variations began.
    open: Vec<Here>,
    place: Here,
    /// The set-up of the node that is being read.
    change: Option<NodeId>,
    /// The notes of the node that is being read; they may come before its move.
    said: Notes,
    non_ascii: bool,
    fault: Option<FormatError>,
}

impl Writer {
    fn take(&mut self, found: Found) {
        if !matches!(found, Found::Property(_)) {
            self.settle();
        }
        match found {
            Found::Open => self.open.push(self.place),
            Found::Close => self.place = self.open.pop().unwrap_or(self.place),
            Found::Node => self.change = None,
            Found::Property(property) if self.fault.is_none() => self.fault = self.property(&property).err(),
            Found::Property(_) => {}
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

    /// Adds the collected notes to this node.
    fn settle(&mut self) {
        let said = std::mem::take(&mut self.said);
        if said != Notes::default() {
            self.game.notes_mut(self.place.node).join(&said);
        }
    }

    fn node_of(&mut self, event: Event, property: &Property) -> Result<NodeId, FormatError> {
        if self.game.len() >= Game::MOST {
            return Err(Wrong::TooManyNodes(Game::MOST).at_byte(property.offset).into());
        }
        Ok(self.game.add(self.place.node, event))
    }

    fn property(&mut self, property: &Property) -> Result<(), FormatError> {
        check_kind(property)?;
        let name = property.name.as_str();
        if let Some(color) = mover(name) {
            return property.values.iter().try_for_each(|value| self.play(color, value, property));
        }
        if let Some(mark) = Mark::from_name(name) {
            // Each point is kept once, so that a short file cannot fill the memory by repetition.
            for point in points(property)? {
                if !self.said.marks.contains(&(mark, point)) {
                    self.said.marks.push((mark, point));
                }
            }
            return Ok(());
        }
        match name {
            "AB" | "AW" | "AE" | "PL" => self.set_up(property)?,
            "C" => {
                let comment = self.text(property.values[0]);
                self.said.join(&Notes { comment, ..Notes::default() });
            }
            "LB" => {
                for value in &property.values {
                    let label = self.label(value).ok_or_else(|| super::wrong(property, value))?;
                    self.said.labels.push(label);
                }
            }
            "HO" => self.said.hot = true,
            // Properties that describe the file and not the game.
            "FF" | "GM" | "SZ" | "CA" | "AP" | "ST" => {}
            _ => self.tell(name, property),
        }
        Ok(())
    }

    /// Records a fact about the game, or a property that has no meaning here.
    fn tell(&mut self, name: &str, property: &Property) {
        if name == "RU" {
            self.game.rule = self.game.rule.or_else(|| rule(property));
        }
        let fact = FACTS.into_iter().find(|fact| *fact == name);
        if let Some(fact) =
            fact.filter(|fact| self.place.node == Game::ROOT && self.game.fact(fact).is_none())
        {
            let text = self.text(property.values[0]);
            // The rule for a game's opening says more than the rule.
            if name != "RU" || self.game.rule.is_none() || rules::is_opening_rule(&text) {
                self.game.tell(fact, &text);
            }
            return;
        }
        self.non_ascii |= property.values.iter().any(|value| !value.is_ascii());
        let values = property.values.iter().map(|value| self.charset.decode(value)).collect();
        self.said.others.push((name.to_owned(), values));
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
            return Err(Wrong::Turn(expected).at(Place::Move(ply)).into());
        }
        let event = played(value, ply)?.map_or(Event::Pass, Event::Move);
        let node = self.node_of(event, property)?;
        self.place = Here { node, plies: ply, turn: Some(color.other()) };
        Ok(())
    }

    /// Sets the side to move after a set-up that does not state it, from the first move.
    fn decide(&mut self, color: Color) {
        if let Event::Setup(change) = self.game.event_mut(self.place.node) {
            self.place.turn = Some(*change.turn.get_or_insert(color));
        } else {
            // Without set-up stones, Black begins.
            self.place.turn = Some(Color::Black);
        }
    }

    fn set_up(&mut self, property: &Property) -> Result<(), FormatError> {
        if self.place.plies > 0 {
            return Err(late(property, self.place.plies).into());
        }
        let node = match self.change {
            Some(node) => node,
            // Stones before all moves belong to the root.
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
