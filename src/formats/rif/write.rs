//! Writes games as XML.

use quick_xml::escape::escape;

use crate::board::{Point, Rule};
use crate::formats::game::Game;

/// Games and the tables they refer to. The tables come first in the file, so that all games are held in
/// memory until the last one is known.
#[derive(Default)]
pub struct Writer {
    players: Table,
    tournaments: Table,
    rules: Table,
    openings: Table,
    games: String,
    count: usize,
}

/// The names by their numbers, from 1, in the order of their first use; and the number of each name.
#[derive(Default)]
struct Table {
    ids: std::collections::HashMap<(String, String), usize>,
    rows: Vec<(String, String)>,
}

impl Table {
    /// The number of a name; an empty text where there is no name.
    fn of(&mut self, name: &str, more: &str) -> String {
        if name.is_empty() && more.is_empty() {
            return String::new();
        }
        let row = (name.to_owned(), more.to_owned());
        let id = self.ids.entry(row.clone()).or_insert_with(|| {
            self.rows.push(row);
            self.rows.len()
        });
        id.to_string()
    }
}

impl Writer {
    /// The facts that the file can hold.
    pub const FACTS: [&str; 9] = ["PB", "PW", "EV", "DT", "RO", "ON", "RE", "RU", "GC"];

    /// Adds a game with these moves.
    pub fn add(&mut self, game: &Game, moves: &[Point]) {
        self.count += 1;
        let fact = |fact| game.fact(fact).unwrap_or_default();
        let rule = game.fact("RU").or(game.rule.map(Rule::name)).unwrap_or_default();
        let mut text = format!("<game id=\"{}\"", self.count);
        let result = match fact("RE") {
            won if won.starts_with("B+") => "1",
            won if won.starts_with("W+") => "0",
            "0" | "Draw" => "0.5",
            other => other,
        };
        for (attribute, value) in [
            ("tournament", self.tournaments.of(fact("EV"), fact("DT"))),
            ("rule", self.rules.of(rule, "")),
            ("black", self.players.of(fact("PB"), "")),
            ("white", self.players.of(fact("PW"), "")),
            ("opening", self.openings.of(fact("ON"), "")),
            ("round", escape(fact("RO")).into_owned()),
            ("bresult", escape(result).into_owned()),
        ] {
            if !value.is_empty() {
                text += &format!(" {attribute}=\"{value}\"");
            }
        }
        let moves: Vec<String> = moves.iter().map(Point::to_string).collect();
        text += &format!(">\n<move>{}</move>\n", moves.join(" "));
        if !fact("GC").is_empty() {
            text += &format!("<info>{}</info>\n", escape(fact("GC")));
        }
        self.games += &(text + "</game>\n");
    }

    /// The whole file.
    pub fn finish(self) -> String {
        let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\">\n".to_owned();
        for (several, one, table, attributes) in [
            ("rules", "rule", &self.rules, ["name", ""]),
            ("openings", "opening", &self.openings, ["name", ""]),
            ("players", "player", &self.players, ["surname", ""]),
            ("tournaments", "tournament", &self.tournaments, ["name", "start"]),
        ] {
            text += &format!("<{several}>\n");
            for (i, (name, more)) in table.rows.iter().enumerate() {
                text += &format!("<{one} id=\"{}\" {}=\"{}\"", i + 1, attributes[0], escape(name));
                if !more.is_empty() {
                    text += &format!(" {}=\"{}\"", attributes[1], escape(more));
                }
                text += " />\n";
            }
            text += &format!("</{several}>\n");
        }
        text + "<games>\n" + &self.games + "</games>\n</database>\n"
    }
}
