//! Tests that apply to all formats.

use proptest::prelude::*;

use super::*;
use crate::board::diagram::{Glyphs, draw_numbered};
use crate::board::{Fault, Impossible, notation};

fn position(text: &str) -> Position {
    notation::parse(text, Rule::Freestyle).unwrap()
}

fn text(drawn: &str, choice: &Choice) -> Result<Position, FormatError> {
    read(Format::Text, drawn.as_bytes(), choice).map(|loaded| loaded.position)
}

#[test]
fn names_and_endings_name_formats() {
    for format in Format::ALL {
        assert_eq!(Format::named(&format.name().to_uppercase()), Some(format));
    }
    let all = [Format::Text, Format::Sgf, Format::Psq, Format::Certificate, Format::Puzzle];
    for format in all {
        let name = format!("some.dir/a.b.{}", format.name().to_uppercase());
        assert_eq!(Format::of_name(&name), Some(format));
    }
    assert_eq!(Format::of_name("a.yml"), Some(Format::Puzzle));
    for name in ["", "sgf", "a.sgf/b", "a.", "a.doc", "a.list", "a.pos", "-"] {
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

/// The formats without variations, each with whether it keeps the moves.
const LINES: [Format; 8] = [
    Format::Psq,
    Format::Rec,
    Format::Rif,
    Format::Text,
    Format::Pos,
    Format::List,
    Format::Openings,
    Format::Log,
];

pub(super) fn exported(format: Format, rows: Rows, game: &Game) -> Vec<u8> {
    let mut exporter = Exporter::new(format, Manner { rows, ..Manner::default() }).unwrap();
    let mut bytes = exporter.add(game).unwrap();
    bytes.extend(exporter.finish());
    bytes
}

#[test]
fn the_stones_of_a_set_up_are_ordered_so_that_no_move_ends_the_game() {
    for (rule, stones) in [
        // The last black stone, j10, would be a double three without k10.
        (Rule::Renju, "B:j8j9h10i10j10,W:a1c1e1g1k10,b"),
        // Nor may the five stones a8 to e8 lie there before f8 makes them six.
        (Rule::Standard, "B:a8b8c8d8e8f8,W:a1c1e1g1i1k1,b"),
        // The five ends the game, with the last stone.
        (Rule::Freestyle, "B:a8b8c8d8e8f10,W:a1c1e1g1i1,w"),
    ] {
        let set_up = notation::parse(stones, rule).unwrap();
        let bytes = exported(Format::Psq, Rows::Bottom, &Game::of_position(&set_up));
        let choice = Choice { usual: rule, ..Choice::default() };
        assert_eq!(read(Format::Psq, &bytes, &choice).unwrap().position, set_up, "{stones}");
    }
    // Every order of these has made the six before the last stone.
    let lost = notation::parse("B:a8b8c8d8e8f8,W:a1c1e1g1i1k1,b", Rule::Freestyle).unwrap();
    let mut exporter = Exporter::new(Format::Psq, Manner::default()).unwrap();
    assert_eq!(exporter.add(&Game::of_position(&lost)), Err(ExportError::NoOrder));
}

#[test]
fn text_is_sniffed() {
    for (bytes, format) in [
        ("(;B[hh])", Some(Format::Sgf)),
        (" {\"a\": 1}", Some(Format::Certificate)),
        ("<?xml?>", Some(Format::Rif)),
        ("Piskvorky 15x15,", Some(Format::Psq)),
        ("0,0, 1,0\n", Some(Format::Openings)),
        ("talk\nX: y 1: 7, 7", Some(Format::Log)),
        ("\u{feff}(;B[hh])", Some(Format::Sgf)),
        ("(X). . .", None),
        ("h8i9", None),
        (". . X", None),
        ("B:h8,W:i9,b", None),
    ] {
        assert_eq!(sniff(bytes.as_bytes()), format, "{bytes}");
    }
    assert_eq!(sniff(b"\xffRenLib\xff"), Some(Format::Lib));
}

proptest! {
    #[test]
    fn every_format_gives_back_the_moves(game in random::game(), top in any::<bool>()) {
        prop_assume!(!game.moves().is_empty());
        let rows = if top { Rows::Top } else { Rows::Bottom };
        let choice = Choice { rows, ..Choice::default() };
        for format in LINES {
            let bytes = exported(format, rows, &Game::of_position(&game));
            let read = read(format, &bytes, &choice).unwrap();
            prop_assert_eq!(read.position.moves(), game.moves(), "{:?}", format);
            let whole: Vec<_> = games(format, &bytes, &choice).unwrap().collect();
            let [Ok(Ok(whole))] = &whole[..] else { panic!("{whole:?}") };
            let whole = whole.position(&Choice::default()).unwrap();
            prop_assert_eq!(whole.moves(), game.moves());
        }
    }

    #[test]
    fn set_ups_come_back_where_they_fit(tree in random::tree(true)) {
        let Ok(position) = tree.position(&Choice::default()) else { return Ok(()) };
        for format in [Format::Text, Format::Pos, Format::List, Format::Sgf] {
            let bytes = exported(format, Rows::Bottom, &Game::of_position(&position));
            prop_assert_eq!(&read(format, &bytes, &Choice::default()).unwrap().position, &position);
        }
    }

    #[test]
    fn what_other_programs_write_is_read(game in random::game()) {
        let drawn = draw_numbered(&game, Glyphs::Ascii);
        let texts = [(Format::Psq, random::psq(&game)), (Format::Sgf, random::sgf(&game)), (Format::Text, drawn)];
        for (format, text) in texts {
            // Readers of moves reject a file without moves.
            if game.moves().is_empty() && format != Format::Text {
                continue;
            }
            let read = read(format, text.as_bytes(), &Choice::default()).unwrap();
            prop_assert_eq!(read.position.moves(), game.moves(), "{:?}", format);
        }
    }

    #[test]
    fn no_damaged_file_panics(
        (game, other) in (random::game(), random::game()),
        tree in random::tree(true),
        changes in random::changes(),
        (ply, number) in (prop::option::of(0..9usize), prop::option::of(0..3usize)),
        side in prop::option::of(prop::sample::select(&Color::BOTH[..])),
    ) {
        let whole = Game::of_position(&game);
        let two = random::sgf(&game).replacen(";W", "(;W[aa])(;W", 1) + ")" + &random::sgf(&other);
        let mut files = LINES.map(|format| (format, exported(format, Rows::Bottom, &whole))).to_vec();
        files.extend([Format::Sgf, Format::Lib].map(|format| (format, exported(format, Rows::Bottom, &tree))));
        files.push((Format::Psq, random::psq(&game).into_bytes()));
        files.push((Format::Sgf, two.into_bytes()));
        files.push((Format::Text, draw_numbered(&game, Glyphs::Ascii).into_bytes()));
        for (format, bytes) in files {
            let bytes = random::change(bytes, &changes);
            for charset in [None, Charset::named("gb18030"), Charset::named("shift-jis")] {
                let choice = Choice { ply, game: number, side, charset, ..Choice::default() };
                let _ = read(format, &bytes, &choice);
                if let Ok(games) = games(format, &bytes, &choice) {
                    games.flatten().flatten().for_each(|game| drop(game.cut(3)));
                }
            }
            let _ = sniff(&bytes);
        }
    }

    #[test]
    fn a_cut_tree_has_no_deeper_move(tree in random::tree(false), ply in 0..9usize) {
        let plies = tree.main().count() - 1;
        match tree.cut(ply) {
            Err(error) => prop_assert_eq!(error, FormatError::NoSuchPly { ply, plies }),
            Ok(cut) => {
                prop_assert_eq!(cut.main().count() - 1, ply);
                for visit in cut.walk() {
                    prop_assert!(visit.depth <= ply);
                }
            }
        }
    }
}
