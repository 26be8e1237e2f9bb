//! Conversations in which somebody who is new to the program was misled.

use yonsan::reply::{Done, Reply};

use crate::support::world::Talk;

/// The number of stones on the board.
fn stones(talk: &Talk) -> usize {
    talk.session.position().count()
}

#[test]
fn undo_after_a_walk_that_went_back_takes_back_what_was_before_the_walk() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    talk.say("place black j5");
    let placed = stones(&talk);
    talk.say("solve");
    for line in ["step", "step", "back", "back"] {
        talk.say(line);
    }
    assert_eq!(stones(&talk), placed);
    assert!(matches!(talk.say("undo"), Reply::Changed(Done::Undone(made), _) if made.is_empty()));
    assert_eq!(stones(&talk), placed - 1);
    assert!(matches!(talk.say("undo"), Reply::Trouble(_)));
}

#[test]
fn undo_in_a_walk_leaves_it_for_the_board_on_which_it_began() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    let before = talk.session.position().clone();
    for line in ["solve", "step", "", "", "step 1"] {
        talk.say(line);
    }
    assert!(stones(&talk) > before.count());
    talk.say("undo");
    assert_eq!(*talk.session.position(), before);
    talk.say("redo");
    assert_eq!(stones(&talk), before.count() + 1);
}
