//! Tests with small constructed libraries, valid and damaged.

use proptest::prelude::*;

use super::*;
use crate::board::{Rule, notation};
use crate::formats::game::{Event, Game};
use crate::formats::tests::exported;
use crate::formats::{Choice, Format, FormatError, Located, Rows, Wrong, games, random};

fn library(minor: u8, nodes: &[u8]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([MAJOR, minor]);
    bytes.resize(HEADER, 0xff);
    bytes.extend(nodes);
    bytes
}

fn load(bytes: &[u8]) -> Result<Game, FormatError> {
    games(Format::Lib, bytes, &Choice::default())?.next().unwrap()?
}

fn written(game: &Game) -> Vec<u8> {
    exported(Format::Lib, Rows::Bottom, game)
}

fn main_line(game: &Game) -> String {
    notation::write(&game.position(&Choice::default()).unwrap())
}

/// A game with its labels in a fixed order: a library stores them with the moves on their points.
fn sorted(mut game: Game) -> Game {
    for id in 0..game.len() as u32 {
        if game.notes(id).is_some_and(|notes| notes.labels.len() > 1) {
            game.notes_mut(id).labels.sort();
        }
    }
    game
}

/// h8 with a comment and a label, then i9 with a sibling h9, each with one more move; h9 is marked.
const NODES: &[u8] = b"\x78\x09\x00\x01one\x08two\0\
    L*\0\0\x69\x80\x79\x40\x68\x11\x00\x01A\0\x88\x40";

#[test]
fn a_library_is_read_as_its_bytes_say() {
    let game = load(&library(0, NODES)).unwrap();
    assert_eq!(main_line(&game), "h8i9i8");
    let h8 = game.children(Game::ROOT).next().unwrap();
    assert_eq!(game.notes(h8).unwrap().comment, "one\ntwo");
    let label = |id, at: &str, text: &str| {
        game.notes(id).unwrap().labels.contains(&(at.parse().unwrap(), text.to_owned()))
    };
    assert!(label(Game::ROOT, "h8", "L*") && label(h8, "h9", "A"));
    let second = game.children(h8).nth(1).unwrap();
    assert!(game.notes(second).unwrap().hot);
    let last = game.children(second).next().unwrap();
    assert_eq!((game.event(last), game.lines()), (&Event::Move("h7".parse().unwrap()), 2));
    // The nodes without a header, and with a root that makes no move.
    assert_eq!(load(NODES), Ok(game.clone()));
    let rooted = [b"\x00\x00".as_slice(), NODES].concat();
    assert_eq!(load(&library(4, &rooted)), Ok(game.clone()));
    // The written bytes are those that were read.
    assert_eq!(written(&game), library(0, NODES).as_slice());
}

#[test]
fn old_comments_end_with_a_high_bit() {
    let game = load(&library(0, b"\x78\x60old\xae")).unwrap();
    let h8 = game.children(Game::ROOT).next().unwrap();
    assert_eq!(game.notes(h8).unwrap().comment, "old.");
}

#[test]
fn what_is_no_library_is_refused_with_its_offset() {
    let refuses = |bytes: &[u8], error: Located| assert_eq!(load(bytes), Err(error.into()), "{bytes:?}");
    refuses(b"RenLib", Wrong::NoLibrary.at_byte(0));
    refuses(&library(5, NODES), Wrong::Version(3, 5).at_byte(8));
    refuses(&library(0, b"\x70\x40"), Wrong::NoPoint("0x70".into()).at_byte(20));
    refuses(&library(0, b"\x78\x00\xf1\x40"), Wrong::NoPoint("0xf1".into()).at_byte(22));
    refuses(&library(0, b"\x78\x68a\0"), Wrong::Flags(0x68).at_byte(21));
    refuses(&library(0, b"\x78\x41\x01\x00"), Wrong::Flags(0x100).at_byte(22));
    refuses(&library(0, b"\x78\x41\x00\x03"), Wrong::Flags(3).at_byte(22));
    refuses(&library(4, b"\x00\x80\x78\x40"), Wrong::Flags(0x80).at_byte(21));
    refuses(&library(0, b"\x78\x40\x00\x07"), Wrong::Trailing.at_byte(23));
    assert!(load(&library(0, b"\x78\x40\x00\x00")).is_ok());
    let way = ["h8", "i9", "h8"].map(|name| name.parse().unwrap()).to_vec();
    assert_eq!(load(&library(0, b"\x78\x00\x69\x00\x78\x40")), Err(FormatError::OnAStone(way)));
    assert_eq!(load(&library(4, b"\x00\x40")), Err(FormatError::Nothing));
}

#[test]
fn every_beginning_of_a_library_is_cut() {
    let whole = library(0, NODES);
    for length in 1..whole.len() {
        let read = load(&whole[..length]);
        assert!(
            matches!(&read, Err(FormatError::Located(error)) if [Wrong::TreeCut, Wrong::NoLibrary].contains(&error.what)),
            "{length}: {read:?}"
        );
    }
}

#[test]
fn depth_costs_nothing() {
    let mut nodes = b"\x00\x00\x78\x00".to_vec();
    nodes.extend(b"\x00\x00".repeat(200_000));
    nodes.extend(b"\x79\x40");
    let game = load(&library(4, &nodes)).unwrap();
    // A line of moves and passes becomes a set-up.
    assert_eq!((game.len(), game.lines()), (2, 1));
    let deep = b"\x78\x80".repeat(200_000);
    assert_eq!(load(&library(0, &deep)), Err(Wrong::TreeCut.at_byte(400_020).into()));
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(tree in random::tree(false)) {
        let read = load(&written(&tree)).unwrap();
        prop_assert_eq!(sorted(read), sorted(tree.grafted(Game::ROOT, Event::Nothing)));
    }

    #[test]
    fn set_ups_come_back_as_the_same_position(tree in random::tree(true)) {
        let choice = Choice { rule: Some(Rule::Freestyle), ..Choice::default() };
        if let Ok(position) = tree.position(&choice) {
            let read = load(&written(&tree)).unwrap();
            prop_assert_eq!(read.position(&choice), Ok(position));
        }
    }
}
