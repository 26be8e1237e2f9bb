//! Tests of exit codes, interrupts, pipes, colours and characters for stones.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::support::program::*;

#[test]
fn codes_tell_yes_no_and_unknown() {
    assert_eq!(yonsan(&["solve", FIVE_PLIES]).code, 0);
    assert_eq!(yonsan(&["solve", "B:,W:,b"]).code, 1);
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--nodes", "1"]).code, 3);
    assert_eq!(yonsan(&["solve", FIVE_PLIES, "--within", "3"]).code, 3);
    assert_eq!(yonsan(&["solve", &many_fours(8), "--time", "0.05"]).code, 3);
    // `why` and `step` give the same reply where there is no win.
    for command in ["why", "step"] {
        assert_eq!(yonsan(&[command, FIVE_PLIES]).code, 0);
        assert_eq!(yonsan(&[command, "B:,W:,b"]).code, 1);
        let ran = yonsan(&[command, FIVE_PLIES, "--nodes", "1"]);
        assert!(ran.code == 3 && ran.out.starts_with("Unknown"), "{ran:?}");
    }
    assert_eq!(yonsan(&["--help"]).code, 0);
    assert_eq!(yonsan(&["--version"]).code, 0);
}

#[test]
fn a_time_alone_limits_alone() {
    // The search takes about half a million nodes; one more row would take more than the default limit.
    let ran = yonsan(&["solve", &many_fours(5), "--goal", "vcf", "--time", "60", "--json"]).json();
    assert_eq!((&ran["verdict"], &ran["limit"]), (&"disproven".into(), &serde_json::Value::Null));
    let ran = yonsan(&["solve", &many_fours(6), "--json"]).json();
    assert_eq!((&ran["verdict"], &ran["limit"]), (&"unknown".into(), &"nodes".into()));
    assert_eq!(ran["nodes"], 5_000_000);
}

/// The output of a program until it closes the pipe.
fn all_of(pipe: &mut impl Read) -> String {
    let mut text = String::new();
    pipe.read_to_string(&mut text).unwrap();
    text
}

/// The standard output of a program that is interrupted half a second after its start.
fn interrupted(args: &[&str]) -> String {
    let mut child = program(args).spawn().unwrap();
    sleep(Duration::from_millis(500));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    assert_eq!(end_of(&mut child), 130);
    all_of(child.stdout.as_mut().unwrap())
}

/// Waits for the end of a program, with a time limit; returns the exit code.
fn end_of(child: &mut Child) -> i32 {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code().unwrap_or(-1);
        }
        if start.elapsed() > Duration::from_secs(20) {
            child.kill().unwrap();
            panic!("still running");
        }
        sleep(Duration::from_millis(10));
    }
}

#[test]
fn an_interrupt_stops_a_search_and_says_so() {
    let out = interrupted(&["solve", &many_fours(8), "--nodes", "1000000000000", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&json["verdict"], &json["limit"]), (&"unknown".into(), &"interrupted".into()));
}

#[test]
fn an_interrupt_ends_a_batch_after_the_line_at_hand() {
    let line = |id: &str, moves: &str| format!("{{\"id\":\"{id}\",\"moves\":\"{moves}\"}}\n");
    let lines = line("a", FIVE_PLIES) + &line("b", &many_fours(8)) + &line("c", FIVE_PLIES);
    let path = file("batch.jsonl", lines);
    let out = interrupted(&["solve", "--batch", &path, "--nodes", "1000000000000"]);
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.lines().nth(1).unwrap().contains("interrupted"));
}

#[test]
fn a_reader_that_leaves_is_a_normal_end() {
    for args in [
        &["annotate", "h8", "--json"][..],
        &["solve", FIVE_PLIES],
        &["solve", "--batch", "-"],
        &["tour"],
        &["repl", "--echo"],
        &["puzzles"],
        &["step", "vcf-0001"],
        &["--help"],
    ] {
        let mut child = program(args).stdin(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        let line = match args[0] {
            "repl" => "load vcf-0001\nshow\n".to_owned(),
            _ => format!("{{\"moves\":\"{FIVE_PLIES}\"}}\n"),
        };
        let _ = std::io::Write::write_all(&mut stdin, line.repeat(100).as_bytes());
        drop(stdin);
        assert_eq!(end_of(&mut child), 0, "{args:?}");
        assert_eq!(all_of(child.stderr.as_mut().unwrap()), "", "{args:?}");
    }
}

/// Whether the program's output contains escape codes.
fn coloured(args: &[&str], environment: &[(&str, &str)]) -> bool {
    let mut command = program(&[&["solve", FIVE_PLIES], args].concat());
    command.envs(environment.iter().copied());
    let ran = finish(command, b"");
    assert_eq!(ran.code, 0);
    ran.out.contains('\u{1b}')
}

#[test]
fn colours_are_asked_for_in_order() {
    let (no, force) = (("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1"));
    assert!(!coloured(&[], &[]));
    assert!(coloured(&[], &[force]));
    assert!(!coloured(&[], &[no]));
    assert!(!coloured(&[], &[no, force]));
    assert!(coloured(&[], &[("NO_COLOR", ""), force]));
    assert!(!coloured(&["--color", "never"], &[force]));
    assert!(coloured(&["--color", "always"], &[]));
    assert!(coloured(&["--color", "always"], &[no]));
    assert!(!coloured(&["--color", "auto"], &[no, force]));
    // JSON is never coloured.
    assert!(!coloured(&["--color", "always", "--json"], &[force]));
}

#[test]
fn colour_only_helps() {
    let plain = yonsan(&["annotate", FIVE_PLIES, "--color", "never"]).out;
    let painted = yonsan(&["annotate", FIVE_PLIES, "--color", "always"]).out;
    let mut stripped = String::new();
    let mut rest = painted.as_str();
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        stripped += before;
        rest = after.split_once('m').unwrap().1;
    }
    assert_eq!(stripped + rest, plain);
}

#[test]
fn glyphs_by_name_and_by_locale() {
    let shown = |args: &[&str], locale: &str| {
        let mut command = program(&[&["show", "h8"], args].concat());
        command.env("LC_ALL", locale);
        finish(command, b"").out
    };
    let ascii = shown(&["--glyphs", "ascii"], "en_US.UTF-8");
    assert!(ascii.is_ascii() && ascii.contains("(X)"));
    let unicode = shown(&["--glyphs", "unicode"], "C");
    assert!(unicode.contains("(●)"));
    let wide = shown(&["--glyphs", "wide"], "C");
    assert_eq!(unicode.lines().count(), wide.lines().count());
    assert_ne!(unicode, wide);
    for (locale, same) in [
        ("C", &ascii),
        ("", &ascii),
        ("en_US.UTF-8", &unicode),
        ("C.utf8", &unicode),
        ("ja_JP.UTF-8", &unicode),
    ] {
        assert_eq!(shown(&[], locale), **same, "{locale}");
    }
    // Texts are plain ASCII as well.
    assert!(yonsan(&["tour", "--glyphs", "ascii"]).out.is_ascii());
}

#[test]
fn a_pipe_is_a_conversation_without_a_prompt() {
    let ran = yonsan_reading(&["repl", "h8"], "i9\nshow\nrule\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("White i9.") && !ran.out.contains("> "));
    let ran = yonsan_reading(&["repl", "--echo"], "# a comment\nslove\nrule\n");
    ran.says(1, &["> slove\n", "'solve'", "> rule\n"]);
    let ran = yonsan_reading(&["repl"], "quit\nslove\n");
    assert_eq!((ran.code, ran.out.as_str()), (0, ""));
    yonsan_reading(&["repl", "h8p9"], "").is_fault(&["p9"]);
    // Without any input, the program runs the tour; bytes that are not text do not end a conversation.
    let timeless = |out: String| {
        // The times of searches differ from run to run.
        let words = out.split_whitespace().filter(|word| word.parse::<f64>().is_err());
        words.filter(|word| !["us", "ms", "s"].contains(word)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(timeless(yonsan(&[]).out), timeless(yonsan(&["tour"]).out));
    yonsan_reading(&[], b"\xff\xfe\nrule\n").says(1, &["freestyle"]);
}

#[test]
fn the_tour_does_not_fail() {
    let tour = yonsan(&["tour"]);
    assert_eq!((tour.code, tour.err.as_str()), (0, ""));
    for never in ["no command", "is used like this", "cannot be"] {
        assert!(!tour.out.contains(never), "{never}");
    }
}

#[test]
fn the_language_by_name_and_by_locale() {
    let said = |args: &[&str], locale: [(&str, &str); 3]| {
        let mut command = program(&[&["last", "h8i9"], args].concat());
        command.envs(locale);
        finish(command, b"").out
    };
    let none = [("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "")];
    let (english, chinese, russian) = (
        "Move 2: white i9. Black to move.\n",
        "第 2 手：白 i9。轮到黑方。\n",
        "Ход 2: белые i9. Ход чёрных.\n",
    );
    assert_eq!(said(&[], none), english);
    assert_eq!(said(&["--lang", "zh"], none), chinese);
    assert_eq!(said(&["--lang", "RU"], [("LC_ALL", "zh_CN.UTF-8"), none[1], none[2]]), russian);
    assert_eq!(said(&[], [("LC_ALL", "zh_CN.UTF-8"), ("LC_MESSAGES", "ru"), none[2]]), chinese);
    assert_eq!(said(&[], [none[0], ("LC_MESSAGES", "ru_RU.UTF-8"), ("LANG", "zh")]), russian);
    assert_eq!(said(&[], [none[0], none[1], ("LANG", "zh_CN.UTF-8")]), chinese);
    assert_eq!(said(&[], [none[0], none[1], ("LANG", "fr_FR.UTF-8")]), english);
    let wrong = yonsan(&["last", "h8", "--lang", "fr"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("en, zh, ru"), "{}", wrong.err);
}

#[test]
fn programs_are_answered_alike_in_every_language() {
    let json = |lang: &str| yonsan(&["whynot", "vcf-0001", "j8", "--json", "--lang", lang]).out;
    assert_eq!(json("zh"), json("en"));
    let checked = |lang: &str| yonsan(&["check", "no-such.json", "--json", "--lang", lang]);
    assert_eq!(checked("ru").out, checked("en").out);
    assert!(checked("ru").err.contains("Не удаётся прочитать"), "{}", checked("ru").err);
}

#[test]
fn terms_are_told_at_this_door_too() {
    yonsan(&["glossary", "shisan", "--lang", "ru"]).says(0, &["四三 shisan", "вилка 4–3"]);
    assert_eq!(yonsan(&["glossary", "checkmate"]).code, 2);
    assert!(yonsan(&["glossary"]).out.lines().count() > 25);
}

#[test]
fn a_file_alone_is_opened_in_a_conversation() {
    let game = file("opened.sgf", "(;SZ[15]PB[Ann];B[hh];W[ig](;B[jf])(;B[jh]))");
    for args in [vec![&*game], vec!["--lang", "en", "--plain", &*game], vec!["repl", &*game]] {
        let ran = finish(program(&args), b"game\ngoto 2\n");
        ran.says(0, &["Black: Ann", "Move 2 of 3", "a j10, b j8"]);
    }
    yonsan(&["h8i9"]).is_fault(&["h8i9"]);
}
