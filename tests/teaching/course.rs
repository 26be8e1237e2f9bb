//! Tests of the course that the built-in lessons make: drills, the next lesson, and where it goes on.

use yonsan::reply::{LessonReply, Reply, Upcoming};
use yonsan::session::parse;
use yonsan::teach::lesson::library::lessons;
use yonsan::teach::puzzle::library::puzzles;
use yonsan::teach::train::starting;

use crate::support::world::{Talk, shown};

#[test]
fn every_lesson_leads_to_drills_and_to_the_next_one() {
    let mut talk = Talk::new(&[]);
    for (i, lesson) in lessons().iter().enumerate() {
        let mut reply = talk.say(&format!("lesson {}", lesson.id));
        for _ in &lesson.steps {
            reply = talk.say("next");
        }
        let Reply::Lesson(LessonReply::Ended(end)) = &reply else { panic!("{}: {reply:?}", lesson.id) };
        assert_eq!(end.next.map(|next| &next.id), lessons().get(i + 1).map(|next| &next.id));
        let drills = lesson.drills();
        assert!((1..=2).contains(&drills.len()), "{}: {drills:?}", lesson.id);
        for drill in &drills {
            let fit = puzzles().iter().filter(|puzzle| drill.wants(puzzle, starting(puzzle)));
            assert!(fit.count() >= 3, "{}: {drill:?}", lesson.id);
        }
        // What is offered begins practice.
        let told = shown(&reply);
        let offered = told.lines().find_map(|line| line.strip_prefix("Drills: ")).unwrap();
        let commands: Vec<&str> = offered.split(" or ").map(str::trim).collect();
        assert_eq!(commands.len(), drills.len(), "{offered}");
        for command in commands {
            let Reply::Practice(view) = talk.say(command) else { panic!("{command}") };
            assert!(matches!(view.next, Upcoming::Task { .. }), "{command}: {view:?}");
        }
    }
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let mut talk = Talk::new(&[]);
    let mut last = |lines: &str| lines.split(", ").map(|line| talk.say(line)).last().unwrap();
    let step = |reply: Reply| match reply {
        Reply::Lesson(LessonReply::Step(view)) => (view.lesson.id.clone(), view.at, view.resumed),
        other => panic!("{other:?}"),
    };
    let left = |reply: Reply| match reply {
        Reply::Lesson(LessonReply::List(list)) => list.left.map(|(lesson, at)| (lesson.id.as_str(), at)),
        other => panic!("{other:?}"),
    };
    assert_eq!(left(last("lesson")), None);
    assert_eq!(step(last("lesson --resume")), (lessons()[0].id.clone(), 0, false));
    last("lesson tempo, next, next, i8, i7, quit lesson");
    assert_eq!(left(last("lesson")), Some(("tempo", 3)));
    for open in ["lesson tempo", "lesson --resume"] {
        assert_eq!(step(last(open)), ("tempo".to_owned(), 3, true));
    }
    // What was answered before counts at the end, and is not asked again.
    assert_eq!(step(last("back")), ("tempo".to_owned(), 2, false));
    assert!(matches!(last("i8"), Reply::Trouble(_)));
    let Reply::Lesson(LessonReply::Ended(end)) = last("quit lesson") else { panic!("the end") };
    assert_eq!(end.outcomes.len(), 1);
    assert_eq!(step(last("lesson tempo, restart")), ("tempo".to_owned(), 0, false));
    assert!(parse("lesson tempo --resume").is_err());
}
