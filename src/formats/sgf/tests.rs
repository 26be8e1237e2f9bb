//! Tests with small constructed games, valid and damaged.

use proptest::prelude::*;

use super::*;
use crate::board::{Fault, Impossible, notation};
use crate::formats::{Format, Game, Loaded, random};

fn load(text: &str) -> Result<Loaded, FormatError> {
    choose(text, &Choice::default())
}

fn choose(text: &str, choice: &Choice) -> Result<Loaded, FormatError> {
    crate::formats::read(Format::Sgf, text.as_bytes(), choice)
}

fn ply(text: &str, ply: usize) -> Result<Loaded, FormatError> {
    let choice = Choice { ply: Some(ply), ..Choice::default() };
    choose(text, &choice)
}

#[track_caller]
fn reads(text: &str, expected: &str) {
    let position = load(text).unwrap().position;
    let expected = notation::parse(expected, position.rule()).unwrap();
    assert_eq!(position, expected, "{text}");
    assert_eq!(position.moves(), expected.moves(), "{text}");
}

#[track_caller]
fn refuses(text: &str, expected: impl Into<FormatError>) {
    assert_eq!(load(text), Err(expected.into()), "{text}");
}

#[test]
fn moves_stand_column_then_row_from_the_upper_left() {
    reads("(;FF[4]GM[4]SZ[15];B[hh];W[ig];B[aa];W[oa];B[ao])", "h8i9a15o15a1");
    reads("(;GM[1]SZ[15:15]\n ; B [hh] \t;W\n[i\\g]\n;)", "h8i9");
    reads("junk (no game) (;GaMe[5]Black[hh];White[ig]) 17\n1[K11]", "h8i9");
    reads("(;C[not W[aa\\] (;B[bb\\]]B[hh]B1[aa]KO[]W[ig])", "h8i9");
}

#[test]
fn the_first_variation_is_the_main_line() {
    let tree = "(;SZ[15];B[hh](;W[ig](;B[ii])(;B[jj];W[kk]))(;W[hg])\n(;W[gg]))(;B[aa])";
    reads(tree, "h8i9i7");
    let loaded = load(tree).unwrap();
    assert_eq!((loaded.left_out, loaded.games), (3, 2));
    let game = |n| Choice { game: Some(n), ..Choice::default() };
    let second = choose(tree, &game(2)).unwrap();
    assert_eq!(notation::write(&second.position), "a15");
    assert_eq!(second.left_out, 0);
    for n in [0, 3] {
        let none = FormatError::NoSuchGame { game: n, games: 2 };
        assert_eq!(choose(tree, &game(n)), Err(none));
    }
}

#[test]
fn stones_are_set_up_before_the_first_move() {
    reads("(;AB[hh][ii]AW[ig])", "B:h8i7,W:i9,w");
    reads("(;AB[hh]PL[B])", "B:h8,W:,b");
    reads("(;AB[aa:cb]AW[oo];AE[ba:bb][oo])", "B:a15a14c15c14,W:,w");
    let loaded = load("(;AB[hh]AW[ig];W[jj];B[aa])").unwrap().position;
    assert_eq!(loaded.moves().len(), 2);
    assert_eq!(loaded.first_to_move(), Color::White);
    let start = ply("(;AB[hh]AW[ig];W[jj])", 0).unwrap().position;
    assert_eq!(start.to_move(), Color::White);
    let twice = Impossible(vec![Fault::Twice(Point::CENTRE)]);
    refuses("(;AB[hh][hh])", FormatError::Impossible(twice));
    let late = Wrong::LateSetup("AE".into(), 1).at_byte(9);
    refuses("(;B[hh]; AE[hh];W[hh])", late);
    assert!(ply("(;B[hh];AE[hh];W[hh])", 1).is_ok());
    let turn = Wrong::Turn(Color::Black).at(Place::Move(1));
    refuses("(;AB[hh]PL[B];W[ig])", turn);
}

#[test]
fn a_side_is_taken_only_where_the_file_leaves_it_open() {
    let side = |text, color| {
        let choice = Choice { side: Some(color), ..Choice::default() };
        choose(text, &choice).map(|loaded| loaded.position.to_move())
    };
    assert_eq!(side("(;AB[hh])", Color::Black), Ok(Color::Black));
    assert_eq!(side("(;B[hh])", Color::White), Ok(Color::White));
    let to_move = Color::White;
    for text in ["(;B[hh])", "(;AB[hh]PL[W])"] {
        assert_eq!(side(text, Color::Black), Err(FormatError::Side { to_move }));
    }
}

#[test]
fn rules_are_taken_where_they_are_clear() {
    let freestyle = Rule::Freestyle;
    let (standard, renju) = (Rule::Standard, Rule::Renju);
    for (word, rule) in [
        ("1", standard),
        ("Standard", standard),
        ("0", freestyle),
        ("2", freestyle),
        ("4", renju),
        ("renju", renju),
        ("Renju", renju),
    ] {
        let text = format!("(;RU[{word}];B[hh])");
        assert_eq!(load(&text).unwrap().position.rule(), rule, "{word}");
        let choice = Choice { rule: Some(standard), ..Choice::default() };
        let told = choose(&text, &choice).unwrap().position.rule();
        assert_eq!(told, standard);
    }
}

#[test]
fn games_that_are_not_ours_are_refused() {
    refuses("(;SZ[19];B[pd])", FormatError::Size("19".into()));
    refuses("(;B[hh]SZ[15:13])", FormatError::Size("15:13".into()));
    let othello = Wrong::Value("GM".into(), "2".into()).at_byte(2);
    refuses("(;GM[2];B[hh])", othello);
    let player = Wrong::Value("PL".into(), "x".into()).at_byte(8);
    refuses("(;AB[hh]PL[x])", player);
    for nothing in ["(;)", "(;SZ[15]PL[W];)", "(;AB[hh];AE[hh])"] {
        refuses(nothing, FormatError::Nothing);
    }
}

#[test]
fn moves_are_refused_with_their_ply() {
    let text = "(;B[hh];W[ig];B[hh];W[];W[tt];B[pa])";
    let occupied = Fault::Occupied { ply: 3, point: Point::CENTRE };
    let impossible = FormatError::Impossible(Impossible(vec![occupied]));
    assert_eq!(ply(text, 3), Err(impossible));
    assert_eq!(ply(text, 4), Err(Wrong::Pass.at(Place::Move(4)).into()));
    assert_eq!(ply(text, 2).unwrap().position.count(), 2);
    let beyond = FormatError::NoSuchPly { ply: 7, plies: 6 };
    assert_eq!(ply(text, 7), Err(beyond));
    refuses("(;B[tt])", Wrong::Pass.at(Place::Move(1)));
    let off = |value: &str| Wrong::NoPoint(value.into()).at(Place::Move(1));
    for value in ["pa", "ap", "HH", "h8", "h", "hhh", "é", "a`"] {
        refuses(&format!("(;B[{value}])"), off(value));
    }
    let turn = |ply, expected| Wrong::Turn(expected).at(Place::Move(ply));
    refuses("(;W[hh])", turn(1, Color::Black));
    refuses("(;B[hh];B[ig])", turn(2, Color::White));
    refuses("(;B[hh][ig])", turn(2, Color::White));
}

#[test]
fn broken_brackets_are_refused_with_their_place() {
    let unclosed = |bracket, offset| Wrong::Unclosed(bracket).at_byte(offset);
    let unexpected = |byte, offset| Wrong::Unexpected(byte).at_byte(offset);
    // Without its small letter this would be a name that begins with a digit.
    refuses("(;SZ[15]e9[B];B[hh])", unexpected(b'e', 8));
    refuses("B[hh]", Wrong::NoGame.at(Place::File));
    refuses("(B[hh])", Wrong::NoGame.at(Place::File));
    refuses(" (;B[hh]", unclosed('(', 1));
    refuses("(;B[hh](;W[ig])", unclosed('(', 0));
    refuses("(;B[hh);W[ig\\]\\", unclosed('[', 3));
    refuses("(;B[hh])(;", unclosed('(', 8));
    refuses("(;B[hh]())", unexpected(b')', 8));
    refuses("(;B[hh]((;W[ig])))", unexpected(b'(', 8));
    refuses("(;B[hh](;W[ig]);B[ii])", unexpected(b';', 15));
    refuses("(;B[hh];[ig])", unexpected(b'[', 8));
    refuses("(;B[hh];b[ig])", unexpected(b'b', 8));
    refuses("(;B[hh];W;)", Wrong::NoValue("W".into()).at_byte(8));
    let bytes = crate::formats::read(Format::Sgf, b"(;B[hh]\xd6;)", &Choice::default());
    assert_eq!(bytes, Err(unexpected(0xd6, 7).into()));
    let comment = b"(;C[\xd6\xd0];B[hh])";
    assert!(crate::formats::read(Format::Sgf, comment, &Choice::default()).is_ok());
}

#[test]
fn depth_costs_nothing() {
    let deep = "(;C[x]".repeat(200_000);
    refuses(&deep, Wrong::Unclosed('(').at_byte(0));
    refuses(&(deep + &")".repeat(200_000)), FormatError::Nothing);
    refuses(&"(".repeat(200_000), Wrong::NoGame.at(Place::File));
}

#[test]
fn stones_put_down_over_and_over_take_no_time() {
    let text = format!("(;{})", "AB[aa:oo]AE[aa]".repeat(500));
    let Err(FormatError::Impossible(faults)) =
        crate::formats::read(Format::Sgf, text.as_bytes(), &Choice::default())
    else {
        panic!("stones on each other");
    };
    assert_eq!(faults.0.len(), 224);
}

fn trees(bytes: &[u8]) -> Vec<Result<Game, FormatError>> {
    let read: Result<Vec<_>, _> = games(bytes, None).collect();
    read.unwrap_or_else(|error| vec![Err(error)])
}

#[test]
fn a_tree_is_kept_with_what_is_said_in_it() {
    let text = "(;GM[1]SZ[15]PB[Ann]RU[standard]XY[1]C[root]\n;B[hh]LB[ig:1]TR[hh][ig](;W[ig]C[a\\]\\\\\\\nb];B[aa])\
                (;W[gg]HO[1]))";
    let game = trees(text.as_bytes()).remove(0).unwrap();
    assert_eq!((game.len(), game.lines(), game.rule), (5, 2, Some(Rule::Standard)));
    assert_eq!(
        (game.fact("PB"), game.fact("RU"), &game.notes(Game::ROOT).unwrap().others[..]),
        (Some("Ann"), None, &[("XY".to_owned(), vec!["1".to_owned()])][..])
    );
    assert_eq!(game.notes(Game::ROOT).unwrap().comment, "root");
    let comments: Vec<&str> = game.all_notes().map(|notes| notes.comment.as_str()).collect();
    assert_eq!(comments, ["root", "", "a]\\b", ""]);
    assert_eq!(trees(super::write(&game).as_bytes()).len(), 1);
}

#[test]
fn set_ups_add_up_along_the_way() {
    let game = trees(b"(;AB[hh];AW[ig];AE[hh]AB[aa](;W[bb])(;AW[cc];B[dd]))").remove(0).unwrap();
    let position = game.position(&Choice::default()).unwrap();
    assert_eq!(notation::write_setup(&position), "B:a15,W:i9b14,b");
    assert_eq!((game.len(), game.lines()), (6, 2));
    let written = super::write(&game);
    assert_eq!(trees(written.as_bytes()), [Ok(game)], "{written}");
}

#[test]
fn faults_in_variations_are_found_too() {
    for (text, word) in [
        ("(;B[hh](;W[ig])(;W[hh]))", "OnAStone"),
        ("(;B[hh](;W[ig])(;B[aa]))", "Turn"),
        ("(;B[hh](;W[ig])(;W[zz]))", "NoPoint"),
        ("(;B[hh](;W[ig])(;AB[aa]))", "LateSetup"),
        ("(;B[hh]LB[x])", "Value"),
        ("(;B[hh];W[ig]SZ[19])", "Size"),
    ] {
        let read = trees(text.as_bytes()).remove(0);
        assert!(format!("{read:?}").contains(word), "{text}: {read:?}");
    }
    // A tree may contain a pass, but a line that leads to a position may not.
    let pass = trees(b"(;B[hh];W[];B[aa])").remove(0).unwrap();
    assert_eq!(super::write(&pass).matches(";W[]").count(), 1);
    assert_eq!(pass.position(&Choice::default()), Err(FormatError::Pass { ply: 2 }));
}

#[test]
fn every_beginning_of_a_tree_is_unclosed() {
    let whole = b"(;SZ[15]C[x\\]y];B[hh](;W[ig]LB[aa:b])(;W[gg];B[aa]))";
    for length in 1..whole.len() {
        let read = trees(&whole[..length]).remove(0);
        assert!(read.is_err(), "{length}: {read:?}");
    }
}

#[test]
fn a_deep_tree_is_no_deep_recursion() {
    let deep = "(;B[hh];W[](;B[];W[]".repeat(50_000) + &")".repeat(100_000);
    let text = deep.replacen("B[hh]", "B[aa]", 1).replace("B[hh]", "B[]");
    let game = trees(text.as_bytes()).remove(0).unwrap();
    assert_eq!(game.len(), 200_001);
    assert_eq!(trees(super::write(&game).as_bytes()), [Ok(game)]);
}

#[test]
fn what_has_no_meaning_here_is_written_as_it_was() {
    let text = "(;KM[5]ZZ[a\\]b:c\\\\][];B[hh]BL[12.5]GN[late](;W[ig]BM[1])(;W[gg]))";
    let written = super::write(&trees(text.as_bytes()).remove(0).unwrap());
    for kept in ["KM[5]", "ZZ[a\\]b:c\\\\][]", ";B[hh]BL[12.5]GN[late]", "W[ig]BM[1]"] {
        assert!(written.contains(kept), "{kept} in {written}");
    }
}

proptest! {
    #[test]
    fn a_file_that_is_read_is_written_with_the_same_content(
        tree in random::tree(true),
        changes in random::changes(),
    ) {
        let bytes = random::change(super::write(&tree).into_bytes(), &changes);
        for mut game in trees(&bytes).into_iter().flatten() {
            let written = super::write(&game);
            // What is written states its encoding.
            game.guessed = false;
            prop_assert_eq!(trees(written.as_bytes()), [Ok(game)], "{}", written);
        }
    }

    #[test]
    fn a_tree_that_is_written_is_read_back(tree in random::tree(true)) {
        prop_assume!(!tree.is_empty());
        let read = trees(super::write(&tree).as_bytes()).remove(0);
        prop_assert_eq!(read, Ok(tree.grafted(Game::ROOT, tree.event(Game::ROOT).clone())));
    }
}
