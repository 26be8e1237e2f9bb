//! The opening drill: cards of the whole-board tree and of a game of one's own.

use yonsan::board::{Color, Rule};
use yonsan::reply::{CardVerdict, DrillView, Reply};
use yonsan::strategy::shipped;
use yonsan::teach::train::{AttemptMode, DAY, PracticeRecord};

use crate::support::world::{Talk, shown};

fn drilled(talk: &mut Talk, line: &str) -> DrillView {
    match talk.say(line) {
        Reply::Drill(view) => *view,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn black_is_asked_for_the_tree_s_move() {
    let mut talk = Talk::new(&[]);
    let view = drilled(&mut talk, "train --openings --depth 1 --seed 1");
    assert_eq!(view.next.as_deref(), Some(talk.session.position()));
    let first = talk.session.position().clone();
    let best = shipped(Rule::Freestyle).get(&first).unwrap();
    let view = drilled(&mut talk, &best.to_string());
    let answer = view.answer.clone().unwrap();
    assert_eq!((answer.verdict, &answer.right[..]), (CardVerdict::Right, &[best][..]));
    assert!(answer.due_in > DAY && shown(&Reply::Drill(Box::new(view))).contains("You are Black"));
    // A corner is another move than the tree's, and comes again sooner.
    let answer = drilled(&mut talk, "a15").answer.unwrap();
    assert!(answer.verdict == CardVerdict::Another && answer.due_in < DAY);
    assert_eq!(drilled(&mut talk, "answer").answer.unwrap().verdict, CardVerdict::Shown);
    let attempts = talk.attempts();
    assert_eq!(attempts.iter().map(|attempt| attempt.solved).collect::<Vec<_>>(), [true, false, false]);
    assert!(attempts.iter().all(|attempt| attempt.mode == AttemptMode::Opening && attempt.kind == "opening"));
    assert!(PracticeRecord::replay(&attempts, talk.world.now).ratings.is_empty(), "cards are not rated");
    // What was due comes first, and a card that was known waits.
    talk.world.now += DAY;
    drilled(&mut talk, "train --openings --depth 1 --seed 1");
    assert_ne!(*talk.session.position(), first);
    let ids: Vec<String> = attempts[1..].iter().map(|attempt| attempt.puzzle.clone()).collect();
    drilled(&mut talk, "answer");
    assert!(ids.contains(&talk.attempts().last().unwrap().puzzle));
}

#[test]
fn one_s_own_games_are_a_repertoire() {
    let game = "(;GM[4]SZ[15];B[hh];W[ih](;B[ig];W[jf])(;B[gg]))";
    let mut talk = Talk::new(&[("mine.sgf", game)]);
    drilled(&mut talk, "train --openings --tree mine.sgf --seed 1");
    let mut asked = 0;
    while talk.session.position().to_move() == Color::Black && asked < 9 {
        asked += 1;
        let view = drilled(&mut talk, "answer");
        let answer = view.answer.unwrap();
        assert!(!answer.right.is_empty() && answer.side == Color::Black);
        if view.next.is_none() {
            break;
        }
    }
    assert_eq!(asked, 2, "the first move and the answer to White's");
    assert!(talk.attempts().iter().all(|attempt| attempt.puzzle.starts_with("opening-black-")));
    drilled(&mut talk, "train --openings --as white --tree mine.sgf");
    assert_eq!(talk.session.position().to_move(), Color::White);
}
