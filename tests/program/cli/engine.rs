//! Tests of the engine with a manager at the other end of a pipe.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::support::program::*;

fn answers(lines: &str) -> Vec<String> {
    let told = yonsan_reading(&["engine"], lines);
    assert_eq!((told.code, told.err.as_str()), (0, ""), "{told:?}");
    told.out.lines().filter(|line| !line.starts_with("MESSAGE")).map(str::to_owned).collect()
}

#[test]
fn a_script_that_writes_everything_at_once_is_answered() {
    assert_eq!(answers("START 15\nBEGIN\nEND\n"), ["OK", "7,7"]);
    // Without END, with blank lines, with other line ends, in lower case.
    assert_eq!(answers("start 15\r\n\r\nbegin"), ["OK", "7,7"]);
    assert!(answers("ABOUT\n")[0].starts_with("name=\"yonsan\", version=\""));
    assert_eq!(answers(""), Vec::<String>::new());
}

#[test]
fn nothing_that_comes_in_ends_it() {
    let odd = "TURN\nTURN 99999999999999999999,0\nINFO\nINFO rule x\nINFO time_left -7\nBOARD\n7,7,1\n7,7,2\nDONE\n\u{1b}[2J\nTAKEBACK 3,3\nYXNBEST x\nSTART 15\nBEGIN\n";
    let lines = answers(odd);
    assert_eq!(lines.last().map(String::as_str), Some("7,7"), "{lines:?}");
    assert!(lines[..lines.len() - 2].iter().all(|l| l.starts_with("ERROR") || l.starts_with("UNKNOWN")));
    let long = format!("{}\nSTART 15\nBEGIN\n", "x".repeat(200_000));
    assert_eq!(answers(&long).last().map(String::as_str), Some("7,7"));
}

#[test]
fn a_move_comes_in_time_and_at_once_when_asked_to_stop() {
    let mut child = program(&["engine"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut to = child.stdin.take().unwrap();
    let mut from = BufReader::new(child.stdout.take().unwrap());
    let mut answer = || loop {
        let mut line = String::new();
        assert!(from.read_line(&mut line).unwrap() > 0, "it ended");
        if !line.starts_with("MESSAGE") {
            return line.trim().to_owned();
        }
    };
    to.write_all(b"START 15\nINFO timeout_turn 300\nINFO timeout_match 100000\nINFO time_left 100000\n")
        .unwrap();
    assert_eq!(answer(), "OK");
    for opponent in ["7,7", "0,14", "14,14", "14,0"] {
        let asked = Instant::now();
        writeln!(to, "TURN {opponent}").unwrap();
        let said = answer();
        let parts: Vec<u8> = said.split(',').map(|part| part.parse().unwrap()).collect();
        assert!(parts.len() == 2 && parts.iter().all(|&part| part < 15), "{said}");
        // Twice the limit, because the machine may be busy.
        assert!(asked.elapsed() < Duration::from_millis(600), "{:?}", asked.elapsed());
    }
    let asked = Instant::now();
    to.write_all(
        b"INFO timeout_turn 60000\nRESTART\nYXBOARD\n7,7,2\n8,8,1\n7,8,2\nDONE\nYXNBEST 2\nYXSTOP\n",
    )
    .unwrap();
    assert_eq!(answer(), "OK");
    assert!(answer().contains(','));
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    writeln!(to, "END").unwrap();
    assert!(child.wait().unwrap().success());
}
