//! What the formats have in common.

use proptest::prelude::*;

use super::*;
use crate::board::diagram::{Glyphs, draw_numbered};
use crate::board::{Fault, notation};

fn position(text: &str) -> Position {
    notation::parse(text, Rule::Freestyle).unwrap()
}

fn text(drawn: &str, choice: &Choice) -> Result<Position, FormatError> {
    read(Format::Text, drawn.as_bytes(), choice).map(|loaded| loaded.position)
}

#[test]
fn endings_name_formats() {
    let all = [Format::Text, Format::Sgf, Format::Psq, Format::Certificate, Format::Puzzle];
    for format in all {
        let name = format!("some.dir/a.b.{}", format.name().to_uppercase());
        assert_eq!(Format::of_name(&name), Some(format));
    }
    for name in ["", "sgf", "a.sgf/b", "a.", "a.lib", "-"] {
        assert_eq!(Format::of_name(name), None, "{name}");
    }
}

#[test]
fn nothing_is_an_error_in_every_format() {
    for format in [Format::Text, Format::Sgf, Format::Psq] {
        for blank in ["", " \r\n", "\u{feff}\n"] {
            let empty = read(format, blank.as_bytes(), &Choice::default());
            assert_eq!(empty, Err(FormatError::Empty));
        }
    }
    let elsewhere = read(Format::Puzzle, b"format: x", &Choice::default());
    assert_eq!(elsewhere, Err(FormatError::ReadElsewhere(Format::Puzzle)));
}

#[test]
fn a_numbered_diagram_is_cut_at_the_ply() {
    let drawn = draw_numbered(&position("h8i9j10"), Glyphs::Ascii);
    let choose = |ply, side| Choice { ply: Some(ply), side, ..Choice::default() };
    assert_eq!(text(&drawn, &choose(2, None)), Ok(position("h8i9")));
    let other = text(&drawn, &choose(2, Some(Color::White)));
    assert_eq!(other, Ok(position("B:i9,W:h8,w")));
    let plain = ". ".repeat(15) + "\n";
    let none = FormatError::NoSuchPly { ply: 4, plies: 0 };
    assert_eq!(text(&plain.repeat(15), &choose(4, None)), Err(none));
    let second = Choice { game: Some(2), ..Choice::default() };
    let none = FormatError::NoSuchGame { game: 2, games: 1 };
    assert_eq!(text(&drawn, &second), Err(none));
    let bytes = read(Format::Text, b"..\xff", &Choice::default());
    assert_eq!(bytes, Err(FormatError::NotUtf8 { offset: 2 }));
}

#[test]
fn a_game_that_goes_on_after_a_five_is_refused_unless_cut_before() {
    let moves = "B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea];W[eb]";
    let sgf = format!("(;SZ[15];{moves})");
    let ply = |ply| {
        let choice = Choice { ply, ..Choice::default() };
        read(Format::Sgf, sgf.as_bytes(), &choice)
    };
    let fault = Impossible(vec![Fault::AfterFive { ply: 9 }]);
    assert_eq!(ply(None), Err(FormatError::Impossible(fault.clone())));
    assert_eq!(ply(Some(10)), Err(FormatError::Impossible(fault)));
    assert_eq!(ply(Some(9)).unwrap().position.winner(), Some(Color::Black));
    let none = FormatError::NoSuchPly { ply: 11, plies: 10 };
    assert_eq!(ply(Some(11)), Err(none));
}

proptest! {
    #[test]
    fn no_drawing_panics(
        game in random::game(),
        changes in random::changes(),
        ply in prop::option::of(0..9usize),
        side in prop::option::of(prop::sample::select(&Color::BOTH[..])),
    ) {
        let drawn = draw_numbered(&game, Glyphs::Ascii);
        let same = text(&drawn, &Choice::default()).unwrap();
        prop_assert_eq!(same.moves(), game.moves());
        let bytes = random::change(drawn.into_bytes(), &changes);
        let _ = read(Format::Text, &bytes, &Choice { ply, side, ..Choice::default() });
    }
}
