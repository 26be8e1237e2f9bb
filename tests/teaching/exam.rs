//! Exams: one answer for each puzzle, no word on it before the end, and a report afterwards.

use std::time::Duration;

use yonsan::board::Point;
use yonsan::reply::{ExamEnd, ExamView, ListTrouble, ListsReply, Reply, Track, Trouble, Upcoming};
use yonsan::session::grammar::{Door, commands};
use yonsan::session::parse;
use yonsan::teach::puzzle::library;
use yonsan::teach::train::{AttemptMode, ExamResult, Performance};

use crate::support::world::{Talk, first, puzzle, shown};

fn exam(talk: &mut Talk, line: &str) -> ExamView {
    match talk.say(line) {
        Reply::Lists(ListsReply::Exam(view)) => *view,
        other => panic!("{line}: {other:?}"),
    }
}

/// A conversation in an exam of puzzles that are won by fours.
fn begun(line: &str) -> Talk {
    let mut talk = Talk::new(&[]);
    let view = exam(&mut talk, line);
    assert!(view.task.is_some() && view.report.is_none());
    talk
}

/// A point that wins nothing.
fn wrong(talk: &Talk) -> Point {
    let mut corners = ["a1", "o15", "a15", "o1"].map(|text| text.parse::<Point>().unwrap()).into_iter();
    corners.find(|&point| talk.session.position().is_empty(point)).unwrap()
}

#[test]
fn an_exam_notes_the_answers_and_reports_them_at_the_end() {
    let mut talk = begun("train --exam 4 --kind vcf --rule freestyle --seed 3");
    let right = first(talk.session.position()).to_string();
    talk.world.elapsed += Duration::from_secs(7);
    let after_right = talk.say(&right);
    let miss = wrong(&talk).to_string();
    let after_wrong = talk.say(&miss);
    // What is said of a right answer and of a wrong one differs in nothing but the next puzzle.
    let said = |reply: &Reply| shown(reply).lines().take(1).collect::<String>();
    assert_eq!((said(&after_right), said(&after_wrong)), ("Noted.".to_owned(), "Noted.".to_owned()));
    let Reply::Lists(ListsReply::Exam(view)) = &after_wrong else { panic!("{after_wrong:?}") };
    assert!(view.noted && view.report.is_none() && view.task.as_ref().unwrap().answered == 2);
    // A puzzle that is put off comes again after the others.
    let put_off = talk.session.position().clone();
    exam(&mut talk, "next");
    assert_ne!(*talk.session.position(), put_off);
    assert!(exam(&mut talk, "nothing").report.is_none());
    assert_eq!(*talk.session.position(), put_off);
    let last = first(&put_off).to_string();
    let end = exam(&mut talk, &last);
    assert_eq!(end.end, Some(ExamEnd::Answered));
    let report = end.report.unwrap();
    let results: Vec<ExamResult> = report.answers.iter().map(|answer| answer.result).collect();
    let [right, wrong] = [ExamResult::Right, ExamResult::Wrong];
    assert_eq!(results, [right, wrong, right, wrong]);
    assert_eq!((report.solved, report.answers[0].millis), (2, 7000));
    assert!(matches!(report.performance, Performance::About(_)));
    assert!(talk.attempts().iter().all(|attempt| attempt.mode == AttemptMode::Exam));
    // It is kept, and its puzzles are gone through as they were seen.
    let Reply::Lists(ListsReply::Exams(view)) = talk.say("train --exams") else { panic!("the exams") };
    assert_eq!((view.reports.len(), &view.reports[0]), (1, &*report));
    assert_eq!(exam(&mut talk, "train --exams 1").report.as_ref(), Some(&report));
    let review = talk.practice("review --exam");
    assert!(
        matches!(&review.next, Upcoming::Task { track: Some(track), .. } if **track == Track::Exam { number: 1, of: 4 })
    );
    let of_file = &library::find(&report.answers[0].puzzle.id).unwrap().position;
    assert_eq!(talk.session.position(), of_file);
    assert!(talk.practice("answer --yes").closed.is_some());
}

#[test]
fn no_command_tells_anything_in_an_exam() {
    let mut talk = begun("train --exam 3 --kind vcf --seed 1");
    let board = talk.session.position().clone();
    let harmless = ["help", "lang", "glyphs", "glossary", "tour", "next", "skip", "show", "board", "nothing"];
    let mut refused = 0;
    for spec in commands(Door::Conversation).filter(|spec| !harmless.contains(&spec.name)) {
        let lines = [spec.name.to_owned(), format!("{} h8", spec.name), format!("{} vcf-0001", spec.name)];
        let command = lines.iter().find_map(|line| parse(line).ok());
        let Some(command) = command.filter(|command| !["quit", "move"].contains(&command.path())) else {
            continue;
        };
        let reply = talk.session.respond(&command, &mut talk.world);
        let in_exam = matches!(&reply, Reply::Trouble(Trouble::List(ListTrouble::InExam(name))) if *name == command.path());
        assert!(in_exam, "{command:?}: {reply:?}");
        refused += 1;
    }
    assert!(refused > 40, "{refused} commands");
    for line in ["move", "solve", "stats", "train --exams", "review", "hint", "answer --yes", "load vcf-0001"]
    {
        assert!(matches!(talk.say(line), Reply::Trouble(Trouble::List(ListTrouble::InExam(_)))), "{line}");
    }
    assert_eq!(*talk.session.position(), board);
    assert!(matches!(talk.say("help"), Reply::Help(_)) && talk.attempts().is_empty());
    // A slip of the pen is no answer.
    let taken = Point::all().find(|&point| !board.is_empty(point)).unwrap();
    assert!(matches!(talk.say(&taken.to_string()), Reply::Trouble(Trouble::Illegal(_))));
    assert!(matches!(talk.say("a1 b1"), Reply::Trouble(Trouble::OneMove(2))));
    assert!(talk.attempts().is_empty());
}

#[test]
fn a_win_by_other_means_than_those_asked_for_is_wrong() {
    let text = puzzle("vct-7777", "A test", "h8h9f9d7g8h7g7e4", "black", "vct, within: 7", "[]");
    for (answer, expected) in [("f6", ExamResult::Right), ("a2", ExamResult::Wrong)] {
        let mut talk = Talk::new(&[("own.yaml", &text)]);
        exam(&mut talk, "train own.yaml --exam 1");
        let report = exam(&mut talk, answer).report.unwrap();
        assert_eq!(report.answers[0].result, expected, "{answer}");
    }
}

#[test]
fn all_points_are_named_on_one_line() {
    for (all, expected) in [(true, ExamResult::Right), (false, ExamResult::Wrong)] {
        let mut talk = begun("train --exam 1 --kind forbidden --seed 4");
        let position = talk.session.position().clone();
        let points = position.empties().filter(|&point| position.is_forbidden(point));
        let mut points: Vec<String> = points.map(|point| point.to_string()).collect();
        if !all {
            points.pop();
        }
        let line = if points.is_empty() { "nothing".to_owned() } else { points.join(" ") };
        let report = exam(&mut talk, &line).report.unwrap();
        assert_eq!(report.answers[0].result, expected, "{line}");
    }
}

#[test]
fn the_time_and_leaving_end_an_exam() {
    let mut talk = begun("train --exam 3 --minutes 2 --kind vcf --seed 2");
    let point = first(talk.session.position()).to_string();
    talk.world.elapsed += Duration::from_secs(90);
    assert!(exam(&mut talk, &point).task.unwrap().left.is_some_and(|left| left <= 30_000));
    let late = first(talk.session.position()).to_string();
    talk.world.elapsed += Duration::from_secs(31);
    let end = exam(&mut talk, &late);
    let report = end.report.unwrap();
    assert_eq!((end.end, report.solved), (Some(ExamEnd::TimeUp), 1));
    assert_eq!(report.answers[1].result, ExamResult::Unanswered);
    assert!(!talk.session.is_in_exam());
    exam(&mut talk, "train --exam 2 --seed 2");
    let end = exam(&mut talk, "quit exam");
    let report = end.report.unwrap();
    assert_eq!((end.end, report.number, report.solved), (Some(ExamEnd::Left), 2, 0));
    assert!(matches!(report.performance, Performance::AtMost(_)));
    assert!(matches!(talk.say("quit exam"), Reply::Trouble(Trouble::List(ListTrouble::NoExamOn))));
    let wrong = |talk: &mut Talk, line: &str| match talk.say(line) {
        Reply::Trouble(Trouble::List(trouble)) => trouble,
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(wrong(&mut talk, "train --exams 3"), ListTrouble::NoExam(3, 2));
    assert!(matches!(wrong(&mut talk, "train --exam 99999"), ListTrouble::TooFew(99999, _)));
    exam(&mut talk, "train --exam 2 --seed 2");
    assert!(matches!(talk.say("quit"), Reply::Goodbye), "the program is left at once");
}
