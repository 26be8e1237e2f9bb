//! Tests of the conversation in a terminal: one for each feature that exists only there.

#![cfg(unix)]

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use expectrl::session::OsSession;
use expectrl::{ControlCode, Eof, Expect, Session};

use crate::support::program::{FIVE_PLIES, folder, many_fours};

/// A terminal in which the program runs, with a home folder of its own for this test.
struct Terminal(OsSession);

impl Terminal {
    /// Opens it where a newcomer was already asked who he is.
    fn open(home: &PathBuf, args: &[&str]) -> Self {
        let state = home.join("state/yonsan");
        std::fs::create_dir_all(&state).unwrap();
        std::fs::write(state.join("started"), "").unwrap();
        Self::at_first(home, args)
    }

    fn at_first(home: &PathBuf, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_yonsan"));
        command.args(args).args(["--glyphs", "ascii", "--color", "never", "--lang", "en"]);
        command.env("HOME", home).env("XDG_STATE_HOME", home.join("state")).env("TERM", "xterm");
        let mut session = Session::spawn(command).unwrap();
        session.set_expect_timeout(Some(Duration::from_secs(15)));
        Self(session)
    }

    /// Waits until this text is written.
    #[track_caller]
    fn sees(&mut self, text: &str) {
        if let Err(error) = self.0.expect(text) {
            panic!("{text:?} was not written: {error}");
        }
    }

    /// What is written up to this text.
    #[track_caller]
    fn until(&mut self, text: &str) -> String {
        let found = self.0.expect(text).unwrap_or_else(|error| panic!("{text:?} was not written: {error}"));
        String::from_utf8_lossy(found.before()).into_owned()
    }

    fn says(&mut self, line: &str) {
        self.0.send(format!("{line}\r")).unwrap();
    }

    /// Types a line, and waits until all these texts are written, in this order.
    #[track_caller]
    fn answers(&mut self, line: &str, texts: &[&str]) {
        self.says(line);
        for text in texts {
            self.sees(text);
        }
    }

    #[track_caller]
    fn quits(mut self) {
        self.says("quit");
        self.ends();
    }

    #[track_caller]
    fn ends(mut self) {
        ends_well(&mut self.0);
    }
}

/// Waits until the program has ended, which must be with exit code 0.
#[track_caller]
pub fn ends_well(session: &mut OsSession) {
    session.expect(Eof).unwrap();
    let status = format!("{:?}", session.get_process().wait().unwrap());
    assert!(status.contains("Exited") && status.ends_with(", 0)"), "{status}");
}

#[test]
fn it_begins_with_a_puzzle_and_the_prompt_shows_the_side_to_move() {
    let mut terminal = Terminal::open(&folder(), &[]);
    for text in ["yonsan ", "vcf-0064", "annotate", "black> "] {
        terminal.sees(text);
    }
    terminal.answers("load h8", &["Loaded. White to move.", "white> "]);
    terminal.answers("i9", &["White i9.", "black> "]);
    terminal.quits();
}

#[test]
fn tab_completes() {
    let mut terminal = Terminal::open(&folder(), &["repl", "h8"]);
    terminal.sees("white> ");
    terminal.0.send("rul\t stand\t").unwrap();
    terminal.sees("rule standard");
    terminal.answers("", &["The rule is standard.", "white> "]);
    terminal.0.send(ControlCode::EndOfTransmission).unwrap();
    terminal.ends();
}

#[test]
fn what_was_typed_is_remembered_from_run_to_run() {
    let home = folder();
    for _ in 0..2 {
        let mut terminal = Terminal::open(&home, &["repl", "h8"]);
        terminal.sees("white> ");
        terminal.answers("rule", &["The rule is freestyle.", "white> "]);
        terminal.answers("place black a1", &["Placed 1 black stone.", "white> "]);
        terminal.quits();
    }
    let mut terminal = Terminal::open(&home, &["repl", "h8"]);
    terminal.sees("white> ");
    // quit, then place, then rule.
    for line in ["quit", "place black a1", "rule"] {
        terminal.0.send("\u{1b}[A").unwrap();
        terminal.sees(line);
    }
    terminal.answers("", &["The rule is freestyle.", "white> "]);
    terminal.quits();
}

#[test]
fn an_interrupt_at_the_prompt_does_not_leave() {
    let mut terminal = Terminal::open(&folder(), &["repl", "h8"]);
    terminal.sees("white> ");
    terminal.0.send(ControlCode::EndOfText).unwrap();
    terminal.sees("Ctrl-D or quit leaves");
    terminal.sees("white> ");
    terminal.answers("rule", &["The rule is freestyle.", "white> "]);
    terminal.0.send(ControlCode::EndOfTransmission).unwrap();
    terminal.ends();
}

#[test]
fn a_newcomer_is_asked_once_and_led_to_what_fits() {
    for (answer, leads) in [("1", "lesson> "), ("2", "vcf-0064"), ("3", "review-game")] {
        let home = folder();
        let mut terminal = Terminal::at_first(&home, &[]);
        terminal.sees("Who are you?");
        terminal.answers(answer, &[leads]);
        terminal.quits();
        // It is never asked again.
        let mut terminal = Terminal::at_first(&home, &[]);
        assert!(!terminal.until("vcf-0064").contains("Who are you?"));
        terminal.quits();
    }
    // Enter skips, and a command is carried out.
    let mut terminal = Terminal::at_first(&folder(), &[]);
    terminal.sees("Who are you?");
    terminal.answers("", &["vcf-0064"]);
    terminal.quits();
    let mut terminal = Terminal::at_first(&folder(), &[]);
    terminal.sees("Who are you?");
    terminal.answers("load h8k9", &["Loaded."]);
    terminal.quits();
    // What is no command is told, and the conversation goes on.
    let mut terminal = Terminal::at_first(&folder(), &[]);
    terminal.sees("Who are you?");
    terminal.answers("slove", &["solve"]);
    terminal.answers("load h8k9", &["Loaded."]);
    terminal.quits();
    // Who plain text is for, and who names a position, is not asked.
    for args in [&["--plain"][..], &["repl", "h8k9"]] {
        let mut terminal = Terminal::at_first(&folder(), args);
        assert!(!terminal.until("> ").contains("Who are you?"));
        terminal.quits();
    }
}

#[test]
fn an_interrupt_stops_a_search_and_the_conversation_goes_on() {
    let mut terminal = Terminal::open(&folder(), &["repl", &many_fours(8)]);
    terminal.sees("black> ");
    for _ in 0..2 {
        terminal.says("solve --nodes 1000000000000");
        std::thread::sleep(Duration::from_millis(500));
        terminal.0.send(ControlCode::EndOfText).unwrap();
        terminal.sees("it was interrupted");
        terminal.sees("black> ");
    }
    // The stop flag is cleared: a later search runs to its limit.
    terminal.answers("solve --nodes 1000", &["limit of nodes", "black> "]);
    terminal.quits();
}

#[test]
fn who_waits_is_told_that_the_search_goes_on() {
    let search = ["solve", &many_fours(8), "--nodes", "1000000000000", "--time", "3"];
    let mut terminal = Terminal::open(&folder(), &search);
    for seconds in 1..=2 {
        terminal.sees(&format!("{seconds} s · "));
        terminal.sees(" nodes · a win by fours · Ctrl-C stops it");
    }
    terminal.sees("\r\x1b[K");
    terminal.sees("the time was up");
    terminal.0.expect(Eof).unwrap();

    let mut terminal = Terminal::open(&folder(), &["repl", &many_fours(8)]);
    terminal.sees("black> ");
    let told = ["1 s · ", " nodes · a win by fours · Ctrl-C stops it", "the time was up", "black> "];
    terminal.answers("solve --nodes 1000000000000 --time 2", &told);
    terminal.quits();
}

#[test]
fn lines_typed_ahead_are_answered_one_after_the_other() {
    let mut terminal = Terminal::open(&folder(), &[]);
    terminal.sees("vcf-0064");
    terminal.answers("load h8k9\rglossary fukumi\rquit", &["Loaded.", "quiet"]);
    terminal.ends();
}

#[test]
fn lines_are_broken_between_words_outside_the_conversation_as_well() {
    let position = ["solve", "key", "tour"].map(|command| match command {
        "tour" => vec![command],
        _ => vec![command, FIVE_PLIES],
    });
    for (args, lang) in position.iter().flat_map(|args| [(args, "en"), (args, "zh")]) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_yonsan"));
        command.args(args).args(["--glyphs", "ascii", "--color", "never", "--lang", lang]);
        command.env("HOME", folder()).env("TERM", "xterm");
        let mut session = Session::spawn(command).unwrap();
        session.set_expect_timeout(Some(Duration::from_secs(15)));
        let written = session.expect(Eof).unwrap();
        let text = String::from_utf8(written.as_bytes().to_vec()).unwrap();
        // What was said while the search ran is erased.
        let lines: Vec<&str> = text.lines().map(|line| line.rsplit("\x1b[K").next().unwrap()).collect();
        assert!(lines.len() >= 3, "{args:?} {lang}: {text}");
        for line in lines {
            let cells: usize = line.chars().map(|c| if c > '\u{2e7f}' { 2 } else { 1 }).sum();
            assert!(cells <= 80, "{args:?} {lang}: {cells} cells: {line}");
        }
    }
}

#[test]
fn a_lesson_file_is_checked_at_every_save() {
    let home = folder();
    let lesson = home.join("own.yaml");
    let text = "format: yonsan-lesson\nversion: 1\nid: own\ntitle: Own\nabout: Mine.\nlicence: CC-BY-4.0\nsteps:\n  \
                - name: black fives\n    id: one\n    board: B:f8g8h8i8,W:e8,b\n    text: Where?\n    answer: j8\n";
    std::fs::write(&lesson, text).unwrap();
    let mut terminal = Terminal::open(&home, &["lesson", lesson.to_str().unwrap(), "--watch"]);
    terminal.sees("own: 1 question");
    terminal.sees("Ctrl-C ends");
    std::fs::write(&lesson, text.replace("j8", "k8")).unwrap();
    terminal.sees("the solver finds j8");
    std::fs::write(&lesson, text).unwrap();
    terminal.sees("own: 1 question");
    terminal.0.send(ControlCode::EndOfText).unwrap();
    terminal.0.expect(Eof).unwrap();
    let status = format!("{:?}", terminal.0.get_process().wait().unwrap());
    assert!(status.contains("130") || status.contains("SIGINT"), "{status}");
}
