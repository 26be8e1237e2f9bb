//! A study that goes on with every move, in a conversation.

use yonsan::board::{Point, notation};
use yonsan::reply::{Done, Reply};
use yonsan::solve::MoveValue;
use yonsan::teach::analyze::{AnswerSource, Study};

use crate::support::world::Talk;

#[track_caller]
fn study(talk: &mut Talk, line: &str) -> Study {
    match talk.say(line) {
        Reply::Study(study) => *study,
        other => panic!("{line}: {other:?}"),
    }
}

fn board(talk: &Talk) -> String {
    notation::write(talk.session.position())
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

#[test]
fn each_reply_of_white_is_met_by_the_tree_and_the_study_goes_on() {
    let mut talk = Talk::new(&[]);
    let first = study(&mut talk, "study h8i9");
    let (answer, _) = first.reply.unwrap();
    let second = study(&mut talk, "h6");
    assert_eq!(board(&talk), format!("h8i9{answer}h6"));
    let promised = first.replies.iter().find(|reply| reply.point == point("h6")).unwrap().plies;
    assert!(second.longest.unwrap() <= promised.unwrap());
    // An empty line goes on with the reply that lasts longest.
    let (next, longest) = (second.reply.unwrap().0, second.replies[0].point);
    study(&mut talk, "");
    assert_eq!(board(&talk), format!("h8i9{answer}h6{next}{longest}"));
    // Both moves are taken back at once, and what is known there is told again.
    assert_eq!(study(&mut talk, "back").reply, second.reply);
    assert_eq!(study(&mut talk, "undo").reply, first.reply);
    assert_eq!(board(&talk), "h8i9");
    assert_eq!(study(&mut talk, "redo").reply, second.reply);
}

#[test]
fn a_move_of_blacks_own_is_judged_and_then_white_replies() {
    let mut talk = Talk::new(&[]);
    let first = study(&mut talk, "study h8i9");
    let right = study(&mut talk, &first.reply.unwrap().0.to_string());
    assert_eq!(right.guess.unwrap().1.value, MoveValue::Best);
    // The longest reply is known after the right move.
    study(&mut talk, "next");
    talk.say("undo");
    talk.say("undo");
    let other = study(&mut talk, "move a1");
    assert_eq!(other.guess.unwrap().0, point("a1"));
    // Outside the tree the search is asked.
    let after = study(&mut talk, "o15");
    assert_eq!(board(&talk), "h8i9a1o15");
    assert!(after.reply.is_none_or(|(_, source)| source != AnswerSource::Tree));
}

#[test]
fn a_study_ends_where_something_else_begins() {
    for ending in
        ["quit study", "load h8i9", "place black a1", "play --as black", "load vcf-0001", "lesson forks"]
    {
        let mut talk = Talk::new(&[]);
        study(&mut talk, "study h8i9");
        assert!(!talk.say(ending).is_trouble(), "{ending}");
        assert!(!talk.session.is_studying(), "{ending}");
        assert!(!matches!(talk.say("h1"), Reply::Study(_)), "{ending}");
    }
    // In practice a question about the opening leaves the puzzle where it is.
    let mut talk = Talk::new(&[]);
    talk.say("train");
    study(&mut talk, "study h8i9");
    // A game that is over is told as such.
    let mut talk = Talk::new(&[]);
    study(&mut talk, "study h8i9");
    talk.say("load h8a1i8a2j8a3k8a4");
    study(&mut talk, "study");
    let Reply::Changed(Done::Moved { wins, .. }, _) = talk.say("l8") else { panic!("a move") };
    assert!(wins);
}
