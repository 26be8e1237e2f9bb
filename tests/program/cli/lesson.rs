//! Tests of lessons in the shell: the list, JSON, a lesson taken line by line, and the user's own files.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::support::program::*;

#[test]
fn the_list_names_them_all() {
    let list = yonsan(&["lesson"]);
    assert_eq!(list.code, 0);
    let json = yonsan(&["lesson", "--json"]).json();
    assert_eq!(json["schema"], "yonsan.lessons/1");
    let lessons = json["lessons"].as_array().unwrap();
    assert!(lessons.len() >= 14);
    for lesson in lessons {
        for key in ["id", "title", "about"] {
            assert!(list.out.contains(lesson[key].as_str().unwrap()), "{lesson}");
        }
        let questions = lesson["questions"].as_array().unwrap().len();
        assert!(list.out.contains(&format!("({questions} questions")), "{lesson}");
    }
}

#[test]
fn a_lesson_is_told_in_the_language_that_is_chosen() {
    for (lang, title) in [("en", "Catching Black"), ("zh", "抓禁手"), ("ru", "Ловля чёрных")] {
        assert_eq!(yonsan(&["lesson", "catching", "--json", "--lang", lang]).json()["title"], title);
        assert!(yonsan(&["lesson", "--lang", lang]).out.contains(title), "{lang}");
    }
}

#[test]
fn openings_have_their_numbers_and_proven_is_told_apart_from_known() {
    let told = yonsan(&["openings", "--json"]).json();
    let all = told["openings"].as_array().unwrap();
    assert_eq!((&told["schema"], all.len()), (&"yonsan.openings/1".into(), 26));
    let kagetsu = &all[3];
    assert_eq!((&kagetsu["number"], &kagetsu["known"]), (&"D4".into(), &"black".into()));
    assert_eq!(kagetsu["white"]["win"], "unknown");
    for (lang, meaning) in [("en", "flower moon"), ("zh", "花月"), ("ru", "цветочная луна")] {
        let list = yonsan(&["openings", "--lang", lang]);
        list.says(0, &["D4 Kagetsu", meaning, "h8 h9 i9", "I13 Suisei"]);
    }
}

#[test]
fn a_lesson_as_json_has_its_steps_and_answers() {
    let json = yonsan(&["lesson", "forks", "--json"]).json();
    assert_eq!((&json["schema"], &json["id"]), (&"yonsan.lesson/1".into(), &"forks".into()));
    let steps = json["steps"].as_array().unwrap();
    for step in steps {
        match step["kind"].as_str().unwrap() {
            "text" => assert!(step["text"].is_string()),
            "board" => assert!(step["position"].is_string() && step["claims"].is_array()),
            "line" => assert!(step["line"].is_array()),
            "question" => assert!(step["id"].is_string() && !step["answer"].as_array().unwrap().is_empty()),
            other => panic!("{other}"),
        }
    }
    assert!(steps.iter().any(|step| step["kind"] == "question"));
}

/// The lines up to the first question of the first lesson, whose answer is `c3`: two steps.
const TO_THE_FIRST: &str = "\n\n";

#[test]
fn an_answer_is_judged_and_the_code_tells_whether_one_was_missed() {
    let take = |lines: &str| yonsan_reading(&["lesson", "1", "--plain"], format!("{TO_THE_FIRST}{lines}"));
    let right = take("c3\n");
    assert_eq!(right.code, 0, "{right:?}");
    assert!(right.out.contains("+ c3: five: c3 d4 e5 f6 g7"), "{}", right.out);
    assert!(right.out.is_ascii());
    let second = take("c4\nc3\nquit lesson\n");
    assert_eq!(second.code, 0);
    assert!(second.out.contains("x c4: it makes no four"), "{}", second.out);
    assert!(second.out.contains("One more try"));
    assert!(second.out.contains("1 right at the second try, 7 not answered"), "{}", second.out);
    let missed = take("c4\nb2\n");
    assert_eq!(missed.code, 1);
    assert!(missed.out.contains("The answer: c3"));
    // A point that cannot be an answer is not counted.
    let taken = take("d4\nd4\nd4\nc3\n");
    assert_eq!(taken.code, 0);
    assert!(taken.out.contains("There is a stone on d4"));
    assert_eq!(take("nonsense\nc3\n").code, 1);
}

#[test]
fn names_are_found_and_guessed() {
    yonsan(&["lesson", "forsk"]).is_fault(&["forsk", "Did you mean forks?"]);
    yonsan(&["lesson", "99"]).is_fault(&["99", "List them with: lesson"]);
    yonsan(&["lesson", "none.yaml"]).is_fault(&["none.yaml"]);
    assert!(yonsan_reading(&["lesson", "fork"], String::new()).out.contains("Lesson: Forks"));
}

const OWN: &str = "\
format: yonsan-lesson
version: 1
id: own
title: Own
about: Mine.
licence: CC-BY-4.0
steps:
  - text: Hello.
  - name: black fives
    id: one
    board: B:f8g8h8i8,W:e8,b
    text: Where?
    answer: j8
";

#[test]
fn a_lesson_of_ones_own_is_taken_and_its_faults_are_told() {
    let good = file("own.yaml", OWN);
    let checked = yonsan(&["lesson", &good, "--check"]);
    assert_eq!((checked.code, checked.out.as_str()), (0, "own: 1 question, 0 lines and 0 claims hold.\n"));
    assert!(yonsan_reading(&["lesson", &good], "\nj8\n").out.contains("five: f8 g8 h8 i8 j8"));
    // A step that contradicts the solver is left out; the other steps remain.
    let wrong = file("wrong.yaml", OWN.replace("answer: j8", "answer: k8"));
    let checked = yonsan(&["lesson", &wrong, "--check"]);
    assert_eq!((checked.code, checked.out.as_str()), (1, ""));
    assert!(checked.err.contains("line 9, column 5: answer: k8; the solver finds j8"), "{}", checked.err);
    let taken = yonsan_reading(&["lesson", &wrong], String::new());
    let left_out = "left out: line 9, column 5: answer: k8; the solver finds j8";
    taken.says(0, &[left_out, "step 1 of 1", "Hello."]);
    let broken = file("broken.yaml", "format: yonsan-lesson\nversion: 7\n");
    yonsan(&["lesson", &broken]).is_fault(&["line 2, column 10", "a lesson has 1"]);
}

#[test]
fn a_file_is_watched_while_it_is_written() {
    let path = file("own.yaml", OWN);
    let mut child = program(&["lesson", &path, "--watch"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut input = child.stdin.take().unwrap();
    let mut said = |n: usize| (0..n).map(|_| out.next().unwrap().unwrap()).collect::<Vec<_>>().join("\n");
    let holds = "own: 1 question, 0 lines and 0 claims hold.\nWatching the file";
    assert!(said(2).starts_with(holds));
    fs::write(&path, OWN.replace("answer: j8", "answer: k8")).unwrap();
    input.write_all(b"\n").unwrap();
    assert!(said(1).starts_with("Watching the file"));
    fs::write(&path, OWN.replace("Hello.", "Good day.")).unwrap();
    input.write_all(b"\n").unwrap();
    assert!(said(2).starts_with(holds));
    fs::write(&path, OWN.replace("answer: j8", "answer: e9")).unwrap();
    input.write_all(b"\n").unwrap();
    said(1);
    // An unchanged file is not checked again.
    input.write_all(b"\n\n").unwrap();
    drop(input);
    assert!(out.next().is_none());
    let ended = child.wait_with_output().unwrap();
    let told = String::from_utf8(ended.stderr).unwrap();
    // The exit code is that of the last check.
    assert_eq!(ended.status.code(), Some(1), "{told}");
    assert!(told.contains("answer: k8; the solver finds j8") && told.contains("answer: e9"), "{told}");
    yonsan(&["lesson", "no-such.yaml", "--watch"]).is_fault(&["no-such.yaml"]);
    yonsan(&["lesson", &path, "--watch", "--check"]).is_fault(&["--watch", "--check"]);
}

#[test]
fn the_next_program_knows_what_was_answered() {
    let data = folder();
    let told = |args: &[&str], input: &str| {
        let mut command = program(args);
        command.env("XDG_DATA_HOME", &data);
        finish(command, input.as_bytes())
    };
    assert!(!told(&["lesson"], "").out.contains("answered"));
    assert_eq!(told(&["lesson", "tempo"], "\n\ni8\ni7\n").code, 0);
    let list = told(&["lesson"], "").out;
    assert!(list.contains("1 answered") && list.matches("answered").count() == 1, "{list}");
    let json = told(&["lesson", "--json"], "").json();
    let known: u64 =
        json["lessons"].as_array().unwrap().iter().map(|l| l["answered"].as_u64().unwrap()).sum();
    assert_eq!(known, 1);
}
