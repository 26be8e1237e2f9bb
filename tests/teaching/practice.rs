//! Practice in a session: puzzles are chosen, solved, given up, repeated in other symmetric pictures, and solved
//! against the clock.

use std::time::Duration;

use yonsan::board::{Point, Position};
use yonsan::reply::{PracticeView, Reply, Then, Trouble, Upcoming};
use yonsan::solve::{Budget, MoveValue, Vcf, vct};
use yonsan::teach::puzzle::library;
use yonsan::teach::train::grade::Grader;
use yonsan::teach::train::hint::Rung;
use yonsan::teach::train::{AttemptMode, DAY};

use crate::support::program::PUZZLES;
use crate::support::world::{Talk, first, shown};

/// A conversation with two files: one with two puzzles, and one in which something broken stands before them.
fn talk() -> Talk {
    let broken = format!("format: yonsan-puzzle\nversion: x\n---\n{PUZZLES}");
    Talk::new(&[("mine.yaml", PUZZLES), ("broken.yaml", &broken)])
}

/// A move that gives the win away.
fn wrong(position: &Position) -> Point {
    let mut corners = ["a1", "o15", "a15", "o1"].map(|text| text.parse::<Point>().unwrap()).into_iter();
    corners.find(|&point| position.is_empty(point)).unwrap()
}

fn task(view: &PracticeView) -> String {
    match &view.next {
        Upcoming::Task { task, .. } => task.puzzle.id.clone(),
        other => panic!("no puzzle: {other:?}"),
    }
}

#[test]
fn a_puzzle_solved_is_remembered_and_raises_the_rating() {
    let mut talk = talk();
    let id = task(&talk.practice("train --kind vcf --seed 1"));
    talk.world.elapsed += Duration::from_secs(9);
    let closed = talk.solve();
    assert_eq!((closed.attempt.puzzle.as_str(), closed.attempt.millis), (id.as_str(), 9000));
    assert!(closed.attempt.solved && closed.attempt.score > 0.99 && closed.due_in > DAY);
    assert!(closed.skill.1.rating > closed.skill.0.rating);
    assert_eq!(talk.attempts(), [closed.attempt]);
    // The puzzle is begun several times: nothing is counted twice.
    talk.say("undo");
    let again = first(talk.session.position());
    talk.say(&again.to_string());
    assert_eq!(talk.attempts().len(), 1);
    assert_ne!(task(&talk.practice("next")), id);
}

#[test]
fn own_puzzles_are_practised_and_repeated_as_those_that_ship() {
    let mut talk = talk();
    // Of the two puzzles in the file the one with the nearer rating comes first; each is set once before either is
    // repeated.
    let mut ids = vec![task(&talk.practice("train mine.yaml --seed 1"))];
    talk.solve();
    ids.push(task(&talk.practice("next")));
    ids.sort();
    assert_eq!(ids, ["test-0001", "test-0002"]);
    assert_eq!(talk.attempts().len(), 1);
    // A broken puzzle is reported and the others are practised; a file that is not a puzzle file is refused.
    let view = talk.practice("train broken.yaml none.yaml --kind vcf");
    assert!(task(&view).starts_with("test-"));
    assert!(matches!(&view.troubles[..], [Trouble::PuzzleFile(..), Trouble::Unreadable(..)]), "{view:?}");
    assert!(matches!(talk.say("train none.yaml"), Reply::Trouble(Trouble::Unreadable(..))));
    // A puzzle that was solved is due in its own file, not among the others.
    let due = |talk: &mut Talk, line| matches!(talk.practice(line).next, Upcoming::Task { .. });
    assert!(due(&mut talk, "review mine.yaml --ahead"));
    assert!(!due(&mut talk, "review --ahead"));
}

#[test]
fn misses_and_help_cost_and_giving_up_fails() {
    let mut talk = talk();
    talk.practice("train --kind vcf --seed 2");
    talk.say("hint");
    talk.say("hint");
    let miss = wrong(talk.session.position());
    talk.say(&miss.to_string());
    // Beginning again does not undo the mistake.
    talk.say("restart");
    let closed = talk.solve();
    assert!(closed.attempt.solved);
    assert_eq!((closed.attempt.misses, closed.attempt.hints), (1, 2));
    assert!(closed.attempt.score < 0.7 && closed.attempt.score > 0.3, "{}", closed.attempt.score);
    assert_eq!(closed.attempt.moves[0], miss);
    talk.practice("next");
    let given_up = talk.closed("answer --yes");
    assert!(!given_up.attempt.solved && given_up.skill.1.rating < given_up.skill.0.rating);
    assert!(given_up.due_in < DAY);
    // A puzzle that is passed over without a try is not recorded; after a try it counts as given up.
    talk.practice("next");
    assert_eq!(talk.practice("skip").closed, None);
    let miss = wrong(talk.session.position());
    talk.say(&miss.to_string());
    assert!(talk.closed("next").attempt.score < 0.01);
    assert_eq!(talk.attempts().len(), 3);
}

#[test]
fn what_is_left_after_a_try_is_given_up() {
    for leave in ["quit", "load vcf-0001", "lesson 1", "train --seed 5", "study h8i9"] {
        let mut talk = talk();
        talk.practice("train --kind vcf --seed 2");
        talk.say("load no-such-file.txt");
        let miss = wrong(talk.session.position());
        talk.say(&miss.to_string());
        for nothing in ["load no-such-file.txt", "review", "train --kind none --theme four-three"] {
            talk.say(nothing);
            assert_eq!(talk.attempts(), [], "{nothing} begins nothing and leaves nothing");
        }
        let told = talk.say(leave);
        let Reply::Practice(view) = &told else {
            assert!(matches!(told, Reply::Goodbye), "{leave}");
            assert_eq!(talk.attempts().len(), 1);
            continue;
        };
        assert!(view.closed.is_some(), "{leave}: it is told what became of the puzzle");
        let [attempt] = &talk.attempts()[..] else { panic!("{leave}: {:?}", talk.attempts()) };
        assert!(!attempt.solved && attempt.moves == [miss], "{leave}: {attempt:?}");
    }
    let mut talk = talk();
    talk.practice("train --kind vcf --seed 2");
    talk.say("quit");
    assert_eq!(talk.attempts(), [], "nothing was tried");
}

#[test]
fn the_first_help_does_not_tell_whether_there_is_a_win() {
    let mut seen = [0, 0];
    for seed in 0..8 {
        let mut talk = talk();
        talk.practice(&format!("train --kind none --seed {seed}"));
        let won = threat(talk.session.position()).is_some();
        let Reply::Hint { number: 1, of: None, rung: Rung::Tempting(points) } = talk.say("hint") else {
            panic!("what tempts comes first")
        };
        assert!(!points.is_empty());
        seen[usize::from(won)] += 1;
        // From then on the hints are given one after the other, and the last one is marked as the last.
        let end = (0..9).find_map(|_| match talk.say("hint") {
            Reply::Hint { number, of: Some(of), rung } if number == of => Some(rung),
            _ => None,
        });
        assert_eq!(end == Some(Rung::Nothing), !won, "{end:?}");
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn a_review_shows_the_puzzle_turned_and_maps_the_answers_back() {
    let mut pictures = 0;
    for seed in 0..8 {
        let mut talk = talk();
        let id = task(&talk.practice("train --kind vcf --seed 3"));
        talk.solve();
        assert!(matches!(talk.practice("review").next, Upcoming::NothingDue(Some(wait)) if wait > DAY));
        talk.world.now += 5 * DAY;
        let view = talk.practice(&format!("review --seed {seed}"));
        assert_eq!(task(&view), id);
        let original = library::find(&id).unwrap();
        let seen = talk.session.position().clone();
        assert!(seen.is_picture_of(&original.position));
        pictures += usize::from(seen != original.position);
        let closed = talk.solve();
        assert_eq!(closed.attempt.mode, AttemptMode::Review);
        assert_eq!(closed.skill.0, closed.skill.1, "a review is not rated");
        assert!(closed.due_in > 5 * DAY);
        // Mapped back to the points of the original, the answers win there.
        let mut vcf = Vcf::default();
        let mut grader = Grader { vcf: &mut vcf, budget: Budget::default(), goal: original.goal };
        let report = grader.grade_all(&original.position, &closed.attempt.moves);
        assert!(report.solved && report.grades.iter().all(|grade| grade.mark != MoveValue::Illegal));
        assert!(matches!(talk.practice("next").next, Upcoming::NothingDue(_)));
    }
    assert!(pictures >= 4, "{pictures} of 8 were turned");
}

#[test]
fn a_clock_that_was_put_back_keeps_nothing_from_coming() {
    let mut talk = talk();
    talk.practice("train --kind vcf --seed 3");
    talk.solve();
    talk.world.now = 10 * DAY;
    talk.practice("next");
    talk.solve();
    talk.world.now = 20 * DAY;
    let view = talk.practice("review --seed 1");
    assert!(matches!(view.next, Upcoming::Task { due: 1, .. }), "{:?}", view.next);
}

#[test]
fn a_streak_ends_with_its_time_and_a_miss_ends_a_puzzle() {
    let mut talk = talk();
    talk.practice("train --kind vcf --streak 60 --seed 4");
    talk.solve();
    talk.solve();
    let miss = wrong(talk.session.position());
    let reply = talk.say(&miss.to_string());
    let told = shown(&reply);
    assert!(told.contains("not solved") && !told.contains("Try again"), "{told}");
    let Reply::Practice(view) = reply else { panic!("{told}") };
    assert!(view.closed.is_some_and(|closed| !closed.attempt.solved));
    assert!(matches!(view.next, Upcoming::Task { left: Some(_), .. }));
    talk.solve();
    talk.world.elapsed += Duration::from_secs(61);
    let Upcoming::Over(run) = talk.practice("hint").next else { panic!("time is up") };
    assert_eq!((run.solved, run.tried, run.longest), (3, 4, 2));
    assert_eq!(talk.attempts().len(), 4);
    // After that the puzzle on the board is an ordinary one.
    assert!(matches!(talk.say("hint"), Reply::Hint { .. }));
}

#[test]
fn the_solver_may_name_the_replies() {
    let mut talk = talk();
    talk.practice("train --kind vcf --defence mine --seed 5");
    let four = first(talk.session.position());
    let Reply::Graded { then, grade, .. } = talk.say(&four.to_string()) else { panic!("graded") };
    assert_eq!((then, grade.reply), (Some(Then::YourReply), None));
    assert!(talk.say("hint").is_trouble());
    let side = talk.session.position().to_move();
    // The program answers every move that leaves the five with that five.
    let reply = wrong(talk.session.position());
    assert!(matches!(talk.say(&reply.to_string()), Reply::Replied { color, .. } if color == side));
    let closed = talk.solve();
    assert!(closed.attempt.solved && closed.attempt.misses == 0);
}

#[test]
fn nothing_fits_is_said() {
    let mut talk = talk();
    assert!(matches!(talk.practice("train --kind none --theme four-three").next, Upcoming::NoneFits));
    for line in ["train --theme no-such", "puzzles list --theme no-such"] {
        let Reply::Trouble(Trouble::UnknownTheme(_, known)) = talk.say(line) else { panic!("{line}") };
        assert!(known.iter().any(|theme| theme == "four-three"), "{known:?}");
    }
    assert!(matches!(talk.practice("review").next, Upcoming::NothingDue(None)));
}

#[test]
fn where_it_is_asked_whether_there_is_a_win_there_may_be_one() {
    let mut seen = [0, 0];
    for seed in 0..8 {
        let mut talk = talk();
        assert_eq!(task(&talk.practice(&format!("train --kind none --seed {seed}"))), "look");
        let won = threat(talk.session.position()).is_some();
        seen[usize::from(won)] += 1;
        if !won {
            let closed = talk.closed("nothing");
            assert!(closed.attempt.solved && closed.attempt.puzzle.starts_with("look-"), "{closed:?}");
            continue;
        }
        assert!(matches!(talk.say("nothing"), Reply::Nothing { misses: 1, .. }));
        assert!(matches!(talk.say("hint"), Reply::Hint { .. }));
        let closed = loop {
            let point = threat(talk.session.position()).expect("it stays won");
            if let Reply::Practice(view) = talk.say(&point.to_string()) {
                break view.closed.unwrap();
            }
        };
        assert!(closed.attempt.solved && closed.attempt.misses == 1, "{closed:?}");
        assert!(!closed.attempt.puzzle.starts_with("look-") && closed.attempt.kind == "vct", "{closed:?}");
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

fn threat(position: &Position) -> Option<Point> {
    vct::shortest(position, &Budget::default()).verdict.proven().map(yonsan::solve::Win::first)
}
