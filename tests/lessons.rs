//! Every lesson that ships with the program: each step is tried against the solver.

use std::collections::BTreeSet;

use yonsan::teach::lesson::check::check;
use yonsan::teach::lesson::library::{FILES, find, lessons};
use yonsan::teach::lesson::parse;

#[test]
fn every_step_of_every_lesson_holds() {
    for (file, text) in FILES {
        let (lesson, broken) = parse(text);
        assert!(broken.is_empty(), "{file}: {broken:#?}");
        let lesson = lesson.unwrap();
        let (tried, wrong) = check(&lesson);
        let wrong: Vec<String> = wrong.iter().map(|error| format!("{file}, {error}")).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert_eq!(tried.questions, lesson.questions().count());
    }
}

#[test]
fn ids_differ_and_find_their_lesson() {
    let ids: BTreeSet<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!((ids.len(), lessons().len()), (FILES.len(), FILES.len()));
    for (i, lesson) in lessons().iter().enumerate() {
        assert_eq!(find(&lesson.id).map(|found| &found.id), Some(&lesson.id));
        assert_eq!(find(&(i + 1).to_string()).map(|found| &found.id), Some(&lesson.id));
    }
    assert!(find("").is_none() && find("0").is_none() && find("99").is_none());
}
