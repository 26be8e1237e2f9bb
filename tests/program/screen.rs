//! The full screen, driven through a pseudo-terminal and compared as a terminal shows it.

#![cfg(unix)]

use std::io::ErrorKind;
use std::num::NonZero;
use std::process::Command;
use std::time::{Duration, Instant};

use expectrl::session::OsSession;
use expectrl::{Expect, Session};

use super::pty::ends_well;
use crate::support::program::{file, folder, many_fours};

/// The program on a terminal whose screen is kept.
struct Screen {
    session: OsSession,
    shown: vt100::Parser,
}

/// How long a test waits for what has to be shown.
const PATIENCE: Duration = Duration::from_secs(20);

const LEFT: &str = "\u{1b}[D";
const RIGHT: &str = "\u{1b}[C";
const DOWN: &str = "\u{1b}[B";
const ENTER: &str = "\r";
const HOME: &str = "\u{1b}[H";

impl Screen {
    fn open((columns, rows): (u16, u16), args: &[&str]) -> Self {
        let home = folder();
        let mut command = Command::new(env!("CARGO_BIN_EXE_yonsan"));
        command.args(args).env("HOME", &home).env("XDG_STATE_HOME", home.join("state"));
        command.env("TERM", "xterm-256color").env_remove("NO_COLOR").env_remove("COLORTERM");
        let mut session = Session::spawn(command).unwrap();
        session.get_process_mut().set_window_size(columns, rows).unwrap();
        Self { session, shown: vt100::Parser::new(size(rows), size(columns), 0) }
    }

    /// Takes up what the program has written.
    fn look(&mut self) {
        let mut bytes = vec![0; 1 << 16];
        loop {
            match self.session.try_read(&mut bytes) {
                Ok(0) => return,
                Ok(taken) => self.shown.process(&bytes[..taken]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                // The program has ended.
                Err(_) => return,
            }
        }
    }

    fn text(&self) -> String {
        self.shown.screen().contents()
    }

    /// Waits until this text is shown. Returns how long it took.
    #[track_caller]
    fn sees(&mut self, text: &str) -> Duration {
        self.waits(text, true)
    }

    #[track_caller]
    fn waits(&mut self, text: &str, there: bool) -> Duration {
        let begun = Instant::now();
        loop {
            self.look();
            if self.text().contains(text) == there {
                return begun.elapsed();
            }
            assert!(begun.elapsed() < PATIENCE, "{text:?} ({there}) in:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    fn press(&mut self, keys: &str) {
        self.session.send(keys).unwrap();
    }

    /// Presses the left button of the mouse at a column and a row, counted from 0.
    fn click(&mut self, column: usize, row: usize) {
        let (x, y) = (column + 1, row + 1);
        self.press(&format!("\u{1b}[<0;{x};{y}M\u{1b}[<0;{x};{y}m"));
    }

    /// Waits until this text is shown, and presses it; the buttons stand below everything else.
    #[track_caller]
    fn click_on(&mut self, text: &str) {
        self.sees(text);
        self.settles();
        let shown = self.text();
        let (row, line) =
            shown.lines().enumerate().filter(|(_, line)| line.contains(text)).last().expect(&shown);
        let column = line[..line.find(text).unwrap()].chars().count();
        self.click(column + 1, row);
    }

    /// Waits until nothing was drawn for a while: a frame arrives in pieces.
    fn settles(&mut self) {
        let (mut before, mut since) = (self.text(), Instant::now());
        while since.elapsed() < STILL {
            std::thread::sleep(Duration::from_millis(10));
            self.look();
            if self.text() != before {
                (before, since) = (self.text(), Instant::now());
            }
        }
    }

    /// The nodes that the line below the board says were searched so far.
    #[track_caller]
    fn nodes(&self) -> u64 {
        let shown = self.text();
        let line = shown.lines().find(|line| line.contains(" nodes ")).expect(&shown);
        let number = line.split(" · ").find_map(|part| part.strip_suffix(" nodes")).expect(line);
        let digits: String = number.chars().filter(char::is_ascii_digit).collect();
        digits.parse().expect(number)
    }

    #[track_caller]
    fn ends(mut self) {
        ends_well(&mut self.session);
    }
}

fn size(cells: u16) -> NonZero<u16> {
    NonZero::new(cells).unwrap()
}

/// How long a screen stays as it is when all of it was drawn.
const STILL: Duration = Duration::from_millis(200);

/// Compares the screen, once all of it was drawn, with the one that is kept; times are not compared.
fn compare(name: &str, screen: &mut Screen) {
    screen.settles();
    let time = (r"\d+(\.\d+)? [µmu]?s\b *", "TIME ");
    // Blanks at the end of a line are those of words that stood there before.
    let shown = screen.text().lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    insta::with_settings!({ filters => vec![time] }, { insta::assert_snapshot!(name, shown) });
}

const ASCII: [&str; 6] = ["--glyphs", "ascii", "--color", "never", "--lang", "en"];

fn args<'a>(of: &[&'a str]) -> Vec<&'a str> {
    [of, &ASCII].concat()
}

#[test]
fn a_win_is_walked_by_keys() {
    let mut screen = Screen::open((80, 24), &args(&["board", "vcf-0001"]));
    screen.sees("hint");
    screen.press("solve\r");
    screen.sees("Proven: Black has a VCF");
    compare("proven-80x24", &mut screen);
    screen.press(RIGHT);
    screen.sees("completes it");
    compare("walk-80x24", &mut screen);
    for at in ["2 of 5", "3 of 5", "4 of 5", "the end of 5"] {
        screen.press(RIGHT);
        screen.sees(at);
    }
    screen.press(LEFT);
    screen.sees("4 of 5");
    screen.press("q");
    screen.ends();
}

#[test]
fn a_puzzle_is_solved_by_the_mouse_alone() {
    let mut screen = Screen::open((80, 24), &args(&["board", "vcf-0001"]));
    screen.sees("hint");
    screen.click_on("hint");
    screen.sees("rung 1");
    // i8 is the ninth point of its row; a row begins with four cells, and the panel with one.
    screen.click(1 + 4 + 2 * 8, 1 + 1 + 7);
    screen.sees("i8: best");
    screen.click(1 + 4 + 2 * 8, 1 + 1 + 8);
    screen.sees("solved ");
    screen.click_on("next");
    screen.waits("solved ", false);
    screen.sees("leave");
    screen.click_on("leave");
    screen.ends();
}

#[test]
fn a_lesson_is_walked_and_its_questions_are_answered_on_the_board() {
    let lesson = file(
        "ends.yaml",
        "format: yonsan-lesson\nversion: 1\nid: ends\ntitle: Ends\nabout: For a test.\nlicence: CC0-1.0\nsteps:\n  \
         - text: The first page.\n  - name: black fives\n    id: both\n    text: Where are the fives?\n    \
         board: B:f8g8h8i8,W:a1a3a5a7,b\n    answer: e8 j8\n  - text: The last page.\n",
    );
    let mut screen = Screen::open((80, 24), &args(&["board"]));
    screen.sees("solve");
    screen.press(&format!("lesson {lesson}\r"));
    screen.sees("The first page.");
    screen.press(RIGHT);
    screen.sees("Where are the fives?");
    screen.sees("End next");
    screen.press(HOME);
    screen.sees("The first page.");
    screen.click_on("next page");
    screen.sees("End next");
    // Both points of the question are clicked, e8 and j8.
    screen.click(1 + 4 + 2 * 4, 1 + 1 + 7);
    screen.sees("1 of 2");
    screen.click(1 + 4 + 2 * 9, 1 + 1 + 7);
    screen.sees("next page");
    screen.press(ENTER);
    screen.sees("The last page.");
    screen.press(LEFT);
    screen.sees("Where are the fives?");
    screen.press(RIGHT);
    screen.sees("The last page.");
    screen.press(ENTER);
    screen.sees("a move");
    screen.press("q");
    screen.ends();
}

#[test]
fn a_study_is_walked_by_keys_and_by_the_mouse() {
    let mut screen = Screen::open((110, 40), &args(&["board"]));
    screen.sees("solve");
    screen.press("study h8i9\r");
    screen.sees("hogetsu");
    screen.sees("end the study");
    // The reply that lasts longest is chosen already; another is chosen with the arrows.
    screen.press(RIGHT);
    screen.waits("hogetsu", false);
    screen.sees("Black plays");
    screen.press(LEFT);
    screen.sees("hogetsu");
    screen.press(DOWN);
    screen.press(ENTER);
    screen.waits("hogetsu", false);
    screen.press(LEFT);
    screen.sees("hogetsu");
    // The numbers of plies make the points of the board two cells wide; a1 is the first of the lowest row.
    screen.click(1 + 4, 1 + 1 + 14);
    screen.waits("hogetsu", false);
    screen.sees("Black plays");
    screen.click_on("end the study");
    screen.sees("a move");
    screen.press("q");
    screen.ends();
}

#[test]
fn a_search_leaves_the_keys_alive_and_can_be_stopped() {
    let mut screen = Screen::open((80, 24), &args(&["board", &many_fours(8)]));
    screen.sees("solve");
    screen.press("solve --nodes 1000000000000\r");
    screen.sees("a win by fours · ");
    screen.sees(" nodes · ");
    let before = screen.nodes();
    let begun = Instant::now();
    while screen.nodes() <= before {
        assert!(begun.elapsed() < PATIENCE, "{}", screen.text());
        screen.look();
    }
    screen.press("?");
    screen.sees("Arrows move the cursor");
    screen.press("\u{3}");
    screen.sees("it was interrupted");
    screen.press("q");
    screen.ends();
}

#[test]
fn layers_lie_over_the_stones_and_wide_screens_keep_what_was_said() {
    let mut screen = Screen::open((150, 50), &args(&["board", "h8i9g9g8"]));
    screen.sees("solve");
    screen.press("1");
    screen.sees("1 move numbers");
    screen.press("1");
    screen.waits("1 move numbers", false);
    screen.press("threats\r");
    screen.sees("No side has a four");
    screen.press("2");
    screen.sees("2 what moves make");
    screen.sees("What each empty point would make for Black");
    compare("layers-150x50", &mut screen);
    screen.press(DOWN);
    screen.press(ENTER);
    screen.sees("White to move");
    screen.press("q");
    screen.ends();
}

#[test]
fn it_is_useful_when_small_and_drawn_anew_when_resized() {
    let mut screen = Screen::open((60, 20), &args(&["board", "vcf-0001"]));
    screen.sees("vcf-0001");
    compare("small-60x20", &mut screen);
    screen.session.get_process_mut().set_window_size(100, 30).unwrap();
    screen.shown.screen_mut().set_size(size(30), size(100));
    screen.sees("q leave");
    compare("grown-100x30", &mut screen);
    screen.press("q");
    screen.ends();
}

#[test]
fn three_languages_and_colours() {
    for (lang, task, keys) in [("ru", "подсказка", "клавиши"), ("zh", "提示", "按键")] {
        let mut screen = Screen::open((80, 24), &["board", "vcf-0001", "--lang", lang, "--color", "always"]);
        screen.sees(task);
        screen.sees(keys);
        compare(&format!("{lang}-80x24"), &mut screen);
        // The black stone on f8 is black on wood: row 8 is the eighth line below the letters.
        let stone = screen.shown.screen().cell(1 + 1 + 7, 1 + 4 + 2 * 5).unwrap().clone();
        assert_eq!((stone.contents(), stone.fgcolor()), ("●", vt100::Color::Idx(16)));
        assert_eq!(stone.bgcolor(), vt100::Color::Idx(180));
        screen.press("q");
        screen.ends();
    }
}

#[test]
fn the_conversation_opens_it_and_goes_on_after_it() {
    let mut screen = Screen::open((80, 24), &args(&["repl", "vcf-0001"]));
    screen.sees("black>");
    screen.press("board\r");
    screen.sees("? keys");
    screen.press("i8\r");
    screen.sees("i8: best");
    screen.press("q");
    screen.sees("black>");
    screen.press("i7\r");
    screen.sees("i7: best");
    screen.sees("solved ");
    screen.press("quit\r");
    screen.ends();
}
