//! Tests with a small constructed database, valid and damaged.

use std::io::{self, BufRead, BufReader, Read};

use proptest::prelude::*;

use crate::board::notation;
use crate::formats::{
    Choice, Exporter, Format, FormatError, Game, Located, Manner, Place, Wrong, games, random,
};

const DATABASE: &str = r#"<?xml version="1.0"?>
<database version="1.0" date="2026-01-02">
<!-- a word &copy; about it -->
<countries><country id="1" name="A" abbr="AA" /><country id="4" name="B" abbr="BB" reversed="1" /></countries>
<rules><rule id="1" name="RIF" category="1">A name in full</rule><rule id="2" name="standard" /></rules>
<openings><opening id="21" abbr="D1" name="First" /></openings>
<players>
<player id="1" name="Ann" surname="Alpha" country="1" />
<player id="2" name="Bo" surname="Beta" country="4" />
</players>
<tournaments><tournament id="1" name="Cup &amp; saucer" year="2005" start="2005-08-01" /></tournaments>
<games>
<game id="7" tournament="1" round="F2" rule="1" black="1" white="2" bresult="0.5" opening="21" alt="i8" swap="">
<move>h8 h9 h7</move><info>said &lt;so&gt;&#33;</info>
</game>
<game id="8" rule="2" black="9" bresult="1"><move> H8
i9 </move></game>
<game id="9"><move></move></game>
<game id="9" />
<game id="10"><move>h8 p9</move></game>
</games>
</database>
"#;

fn read(bytes: &[u8]) -> Result<Vec<Result<Game, FormatError>>, FormatError> {
    games(Format::Rif, bytes, &Choice::default())?.collect()
}

#[test]
fn games_come_with_what_the_tables_say() {
    let games = read(DATABASE.as_bytes()).unwrap();
    let game = games[0].as_ref().unwrap();
    let facts: Vec<(&str, &str)> = game.facts().collect();
    let expected = [
        ("EV", "Cup & saucer"),
        ("RO", "F2"),
        ("DT", "2005-08-01"),
        ("PB", "Ann Alpha"),
        ("PW", "Beta Bo"),
        ("RU", "RIF"),
        ("ON", "First"),
        ("RE", "0"),
        ("GC", "said <so>!"),
    ];
    assert_eq!(facts, expected);
    assert_eq!(game.rule.map(crate::board::Rule::name), Some("renju"));
    assert_eq!(game.dropped, ["alt"]);
    let second = games[1].as_ref().unwrap();
    assert_eq!(second.rule.map(crate::board::Rule::name), Some("standard"));
    assert_eq!(notation::write(&second.position(&Choice::default()).unwrap()), "h8i9");
    let none = |game: &str| Err(Wrong::NoMoves.at(Place::Game(game.into())).into());
    assert_eq!(games[2..4], [none("9"), none("9")]);
    assert_eq!(games[4], Err(Wrong::NoPoint("p9".into()).at(Place::Game("10".into())).into()));
    assert_eq!(games.len(), 5);
}

#[test]
fn what_is_no_database_is_refused_with_its_offset() {
    let wrong = |text: &str| match read(text.as_bytes()) {
        Err(FormatError::Located(error)) => error,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(wrong("<html>"), Wrong::Root("html".into()).at_byte(0));
    assert!(matches!(
        wrong("<database><a></b></database>"),
        Located { at: Place::Byte(13), what: Wrong::Xml(_) }
    ));
    assert!(matches!(wrong("<database><game id=></database>"), Located { what: Wrong::Xml(_), .. }));
    assert_eq!(wrong("<database>"), Wrong::ElementCut.at_byte(10));
    let deep = format!("<database>{}", "<a>".repeat(100_000));
    assert_eq!(wrong(&deep), Wrong::TooLarge.at_byte(10 + 31 * 3));
    let long = format!("<database>{}", " ".repeat(3 << 20));
    assert!(matches!(wrong(&long), Located { what: Wrong::TooLarge, .. }));
}

#[test]
fn every_beginning_of_a_database_is_cut() {
    let whole = DATABASE.trim_end().as_bytes();
    for length in 1..whole.len() {
        let start = &whole[..length];
        if !start.trim_ascii().is_empty() {
            // A file may end before the database begins: then it holds no game.
            let read = read(start);
            assert!(read.is_err() || read == Ok(Vec::new()), "{length}: {read:?}");
        }
    }
}

/// A reader that generates a hundred thousand games.
struct Endless {
    game: usize,
    ready: Vec<u8>,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.ready.is_empty() {
            self.ready = match self.game {
                0 => b"<database><games>".to_vec(),
                100_001 => b"</games></database>".to_vec(),
                100_002.. => return Ok(0),
                n => format!("<game id=\"{n}\"><move>h8 i9 j10 a1 o15 b2</move></game>\n").into_bytes(),
            };
            self.game += 1;
        }
        let length = self.ready.len().min(buffer.len());
        buffer[..length].copy_from_slice(&self.ready[..length]);
        self.ready.drain(..length);
        Ok(length)
    }
}

#[test]
fn a_large_database_is_read_game_by_game() {
    let reader: Box<dyn BufRead> = Box::new(BufReader::new(Endless { game: 0, ready: Vec::new() }));
    let games = crate::formats::database(reader, &Choice::default());
    assert_eq!(games.filter(|game| matches!(game, Ok(Ok(_)))).count(), 100_000);
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(
        all in prop::collection::vec((random::game(), "[ -~é黑]{0,9}"), 1..4),
    ) {
        let mut exporter = Exporter::new(Format::Rif, Manner::default()).unwrap();
        let mut given = Vec::new();
        for (position, name) in all.into_iter().filter(|(position, _)| !position.moves().is_empty()) {
            let mut game = Game::of_position(&position);
            for fact in ["PB", "EV", "DT", "GC", "RO"] {
                game.tell(fact, &name);
            }
            exporter.add(&game).unwrap();
            given.push(game);
        }
        prop_assume!(!given.is_empty());
        let read = read(&exporter.finish()).unwrap();
        prop_assert_eq!(read, given.into_iter().map(Ok).collect::<Vec<_>>());
    }

    #[test]
    fn no_bytes_panic(changes in random::changes(), most in 0..4000usize) {
        let bytes = random::change(DATABASE.as_bytes().to_vec(), &changes);
        let _ = read(&bytes[..most.min(bytes.len())]);
    }
}
