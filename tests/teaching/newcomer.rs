//! Conversations in which somebody who is new to the program was misled.

use yonsan::reply::{Done, LessonReply, Reply, Stands, Trouble};
use yonsan::session::parse;

use crate::support::world::{Talk, shown};

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

#[test]
fn a_question_is_over_when_all_was_named_whatever_else_was_named() {
    for line in ["c3", "c3 h8", "h8 c3"] {
        let mut talk = Talk::new(&[]);
        for line in ["lesson fives-and-fours", "next", "next"] {
            talk.say(line);
        }
        // There is a stone on h8, which is no answer.
        let Reply::Lesson(LessonReply::Judged(view)) = talk.say(line) else { panic!("{line}") };
        assert!(matches!(view.stands, Stands::Over(_)), "{line}: {:?}", view.stands);
    }
}

#[test]
fn several_points_of_a_puzzle_may_stand_on_one_line() {
    let mut talk = Talk::new(&[]);
    talk.say("load find-all-0001");
    let Reply::Finding(all) = talk.say("solve --all") else { panic!("a finding") };
    let points: Vec<String> =
        all.all.as_ref().unwrap().wins.iter().map(|first| first.point().to_string()).collect();
    let [first, second, third] = &points[..] else { panic!("{points:?}") };

    let mut talk = Talk::new(&[]);
    talk.say("load find-all-0001");
    let reply = talk.say(&format!("{first} {second}"));
    assert!(matches!(&reply, Reply::Graded { found: Some((2, 3)), earlier, .. } if earlier.len() == 1));
    let told = shown(&reply);
    assert!([first, second].iter().all(|point| told.contains(&format!("+ {point}"))), "{told}");
    // A point that was found before is passed over, and a wrong one is told as when it stands alone.
    let wrong = shown(&talk.say(&format!("{first} a1 {third}")));
    assert!(wrong.contains("a1") && !wrong.contains(third.as_str()), "{wrong}");
    assert!(matches!(talk.say(&format!("{second} {first}")), Reply::Trouble(Trouble::FoundBefore(_))));
    assert!(shown(&talk.say(&format!("{first} {third}"))).contains("solved after 1 miss"));
    // Elsewhere a line holds one move.
    talk.say("load vcf-0001");
    assert!(matches!(talk.say("i8 i7"), Reply::Trouble(Trouble::OneMove(2))));
}

#[test]
fn hints_that_were_shown_stay_shown_when_the_puzzle_begins_again() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    let rung =
        |reply: Reply| if let Reply::Hint { number, .. } = reply { number } else { panic!("{reply:?}") };
    assert_eq!((rung(talk.say("hint")), rung(talk.say("hint"))), (1, 2));
    talk.say("restart");
    assert_eq!(rung(talk.say("hint")), 3);
    talk.say("i8");
    assert_eq!(rung(talk.say("hint")), 1);
    talk.say("undo");
    assert_eq!(rung(talk.say("hint")), 4);
}

#[test]
fn a_hint_in_a_game_does_not_speak_of_a_puzzle() {
    let mut talk = Talk::new(&[]);
    for line in ["load h8", "play"] {
        talk.say(line);
    }
    let reply = talk.say("hint");
    assert!(matches!(reply, Reply::Trouble(Trouble::NoHintsInGame)), "{reply:?}");
    // What it advises is there.
    for advice in ["move", "threats", "annotate"] {
        assert!(parse(advice).is_ok() && shown(&reply).contains(advice), "{advice}");
    }
}
