//! The game on the board as a tree: loaded, walked through, changed and saved, and nothing of it lost.

use yonsan::board::Position;
use yonsan::formats::{Choice, Format, Game, games};
use yonsan::reply::{Done, NodeView, Reply, Trouble};

use crate::support::world::{Talk, shown};

/// A game with players, a result, a variation, notes, and properties that the program gives no meaning.
const GAME: &str = "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[B+R]KM[0]C[a game];B[hh]BL[10];W[ig]LB[jf:x]TR[hh]\
    (;B[jf]C[main];W[jg])(;B[jh]C[other];W[kh];B[kg]))";

fn opened() -> Talk {
    let mut talk = Talk::new(&[("game.sgf", GAME)]);
    let Reply::Changed(Done::Loaded { kept: 1, left_out: 0, .. }, _) = talk.say("load game.sgf") else {
        panic!("loaded with its variation")
    };
    talk
}

fn node(reply: Reply) -> NodeView {
    match reply {
        Reply::Node(view) => *view,
        other => panic!("{other:?}"),
    }
}

/// The only game of a file of the conversation.
fn saved(talk: &Talk, file: &str) -> Game {
    let mut all = games(Format::Sgf, &talk.world.files[file], &Choice::default()).unwrap();
    all.next().unwrap().unwrap().unwrap()
}

fn position(moves: &str) -> Position {
    moves.parse().unwrap()
}

#[test]
fn a_game_that_is_loaded_and_saved_is_the_same() {
    let mut talk = opened();
    talk.say("save copy.sgf");
    assert_eq!(saved(&talk, "copy.sgf"), saved(&talk, "game.sgf"));
    let text = String::from_utf8(talk.world.files["copy.sgf"].clone()).unwrap();
    for kept in ["PB[Ann]", "PW[Bo]", "RE[B+R]", "KM[0]", "BL[10]", "LB[jf:x]", "TR[hh]", "C[other]"] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    // Going through it and solving on it changes nothing.
    for line in
        ["goto 0", "forward", "forward", "forward b", "back", "solve", "goto 4", "undo", "save again.sgf"]
    {
        assert!(!talk.say(line).is_trouble(), "{line}");
    }
    assert_eq!(saved(&talk, "again.sgf"), saved(&talk, "game.sgf"));
    // The file is not replaced unless that is asked for.
    assert!(matches!(talk.say("save game.sgf"), Reply::Trouble(Trouble::Exists(_))));
}

#[test]
fn one_goes_through_a_game_by_moves_letters_and_points() {
    let mut talk = opened();
    assert_eq!(*talk.session.position(), position("h8i9j10j9"));
    let view = node(talk.say("goto 2"));
    assert_eq!((&view.position, view.ply, view.lines), (&position("h8i9"), (2, 4), 2));
    assert_eq!(view.next, [Some("j10".parse().unwrap()), Some("j8".parse().unwrap())]);
    assert_eq!((view.notes.labels.len(), view.notes.marks.len()), (1, 1));
    let told = shown(&Reply::Node(Box::new(view)));
    assert!(
        told.contains("a j10, b j8") && told.contains("triangle: h8") && told.contains("Move 2 of 4"),
        "{told}"
    );
    assert!(told.lines().any(|row| row.starts_with("  8") && row.contains('b')), "{told}");
    let other = node(talk.say("forward b"));
    assert_eq!((other.notes.comment.as_str(), other.ply), ("other", (3, 5)));
    talk.say("back");
    assert_eq!(node(talk.say("forward j8")).notes.comment, "other");
    assert_eq!(node(talk.say("goto 5")).position, position("h8i9j8k8k9"));
    assert!(matches!(talk.say("forward"), Reply::Trouble(Trouble::NoVariation(0))));
    assert!(matches!(talk.say("goto 6"), Reply::Trouble(Trouble::NoSuchPly { ply: 6, plies: 5 })));
    assert_eq!(node(talk.say("goto 0")).ply, (0, 4));
    assert!(matches!(talk.say("back"), Reply::Trouble(Trouble::NoWalk)));
    assert!(matches!(talk.say("forward b"), Reply::Trouble(Trouble::NoVariation(1))));
    assert_eq!(node(talk.say("game")).facts.len(), 3);
}

#[test]
fn what_is_added_changed_and_removed_is_saved_and_comes_back_by_undo() {
    let mut talk = opened();
    talk.say("goto 1");
    // A move that the game holds goes to it; another begins a variation.
    talk.say("i9");
    assert_eq!(talk.session.record().game().lines(), 2);
    talk.say("back");
    talk.say("a1");
    assert_eq!(talk.session.record().game().lines(), 3);
    for line in ["comment far away", "mark a1 square", "label b2 here", "game white Cy", "game event a match"]
    {
        assert!(!talk.say(line).is_trouble(), "{line}");
    }
    talk.say("save more.sgf");
    let text = String::from_utf8(talk.world.files["more.sgf"].clone()).unwrap();
    for said in ["C[far away]", "SQ[ao]", "LB[bn:here]", "PW[Cy]", "EV[a match]", "C[main]", "C[other]"] {
        assert!(text.contains(said), "{said}: {text}");
    }
    talk.say("comment --none");
    talk.say("label b2");
    talk.say("mark a1");
    assert!(node(talk.say("comment")).notes.is_empty());
    for _ in 0..3 {
        talk.say("undo");
    }
    assert_eq!(node(talk.say("comment")).notes.comment, "far away");
    // The line on the board becomes the main line, and is removed.
    talk.say("promote");
    assert_eq!(talk.session.record().game().main().nth(2), Some(talk.session.record().node()));
    let view = node(talk.say("delete"));
    assert_eq!((view.position, view.lines), (position("h8"), 2));
    talk.say("undo");
    assert_eq!((talk.session.record().game().lines(), talk.session.position().count()), (3, 2));
    talk.say("goto 0");
    assert!(matches!(talk.say("delete"), Reply::Trouble(Trouble::NothingToDelete)));
}

#[test]
fn a_walk_through_a_win_is_no_part_of_the_game() {
    let mut talk = Talk::new(&[]);
    for line in ["load h8a1i8a3j8a5", "solve", "step", "", ""] {
        talk.say(line);
    }
    assert_eq!((talk.session.record().game().len(), talk.session.position().count() > 6), (7, true));
    talk.say("undo");
    talk.say("k8");
    assert_eq!(talk.session.record().game().len(), 8);
}

#[test]
fn a_board_changed_by_hand_is_another_game_until_that_is_taken_back() {
    let mut talk = opened();
    talk.say("place black a15");
    assert_eq!((talk.session.record().game().lines(), talk.session.record().game().facts().count()), (1, 0));
    talk.say("undo");
    assert_eq!((talk.session.record().game().lines(), talk.session.record().game().facts().count()), (2, 3));
    // A format that holds one line gets the line up to the board, and says what is lost.
    talk.say("goto 2");
    let Reply::Converted(view) = talk.say("save line.psq") else { panic!("saved") };
    assert!(view.losses.facts.contains("RE") && view.losses.comments > 0, "{:?}", view.losses);
    let mut psq = games(Format::Psq, &talk.world.files["line.psq"], &Choice::default()).unwrap();
    assert_eq!(psq.next().unwrap().unwrap().unwrap().position(&Choice::default()).unwrap(), position("h8i9"));
}

#[test]
fn while_a_puzzle_is_open_the_board_is_the_puzzles() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    talk.say("i8");
    assert!(matches!(talk.say("back"), Reply::Trouble(Trouble::NoWalk)));
    assert!(matches!(talk.say("goto 0"), Reply::Trouble(Trouble::PuzzleOpen)));
    assert!(talk.session.is_grading());
}

#[test]
fn a_change_by_hand_says_that_a_new_record_begins_and_undo_brings_the_old_one_back() {
    for change in ["place black a1", "remove h8", "swap", "turn"] {
        let mut talk = opened();
        let before = talk.session.record().game().clone();
        let reply = talk.say(change);
        assert!(matches!(reply, Reply::Changed(Done::NewRecord(_), _)), "{change}: {reply:?}");
        let told = shown(&reply);
        assert!(told.contains("new game record begins") && told.contains("undo"), "{change}: {told}");
        talk.say("undo");
        assert_eq!(*talk.session.record().game(), before, "{change}");
        assert_eq!(*talk.session.position(), position("h8i9j10j9"), "{change}");
    }
    // The empty board is part of a game that began there, but not of one that began with stones.
    let mut talk = Talk::new(&[]);
    for (position, begins) in [("h8i9", false), ("B:h8,W:i9,b", true)] {
        talk.say(&format!("load {position}"));
        talk.say("j10");
        let reply = talk.say("clear");
        assert_eq!(matches!(reply, Reply::Changed(Done::NewRecord(_), _)), begins, "{position}: {reply:?}");
    }
    // Where there was no move, nothing is lost.
    let mut talk = Talk::new(&[]);
    assert!(matches!(talk.say("place black h8"), Reply::Changed(Done::Placed(..), _)));
    assert!(matches!(talk.say("place white i9"), Reply::Changed(Done::Placed(..), _)));
}
