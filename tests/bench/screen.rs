//! Measures the full screen through a pseudo-terminal of 150 columns and 50 rows: `cargo bench --bench screen`.
//!
//! Told are the time from the start of the program to its first screen, and the time from a key to the frame that shows
//! what it did: on a board where nothing else goes on, and while a search runs. Each includes the terminal's own part.

#[cfg(unix)]
fn main() {
    unix::main();
}

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
mod unix {
    use std::process::Command;
    use std::time::{Duration, Instant};

    use expectrl::Session;
    use expectrl::session::OsSession;

    const COLUMNS: u16 = 150;
    const ROWS: u16 = 50;
    const STARTS: usize = 20;
    const KEYS: usize = 200;

    /// A search that does not end by itself.
    const LONG: &str = "solve win --nodes 1000000000000\r";

    struct Screen {
        session: OsSession,
        shown: vt100::Parser,
    }

    impl Screen {
        fn open() -> Self {
            let home = std::env::temp_dir().join(format!("yonsan-bench-{}", std::process::id()));
            let mut command = Command::new(env!("CARGO_BIN_EXE_yonsan"));
            command.args(["board", "h8i9i8g9", "--lang", "en", "--glyphs", "ascii"]);
            command
                .env("HOME", &home)
                .env("XDG_STATE_HOME", home.join("state"))
                .env("TERM", "xterm-256color");
            let mut session = Session::spawn(command).expect("a pseudo-terminal");
            session.get_process_mut().set_window_size(COLUMNS, ROWS).expect("a size");
            Self { session, shown: vt100::Parser::new(size(ROWS), size(COLUMNS), 0) }
        }

        /// Waits until what is shown is as wanted.
        fn waits(&mut self, wanted: impl Fn(&vt100::Screen) -> bool) {
            let begun = Instant::now();
            let mut bytes = vec![0; 1 << 16];
            while !wanted(self.shown.screen()) {
                assert!(begun.elapsed() < Duration::from_secs(20), "{}", self.shown.screen().contents());
                if let Ok(taken) = self.session.try_read(&mut bytes) {
                    self.shown.process(&bytes[..taken]);
                }
            }
        }

        /// The times from an arrow key to the frame with the cursor on the next point.
        fn keys(&mut self) -> Vec<Duration> {
            // The centre is the eighth point of its row; a row begins with its number and a border.
            let column = |x: u16| 1 + 4 + 2 * x;
            let on = |x: u16| {
                move |screen: &vt100::Screen| {
                    let row = 1 + 1 + 6;
                    screen.cell(row, column(x)).is_some_and(vt100::Cell::inverse)
                }
            };
            self.waits(on(6));
            let (mut at, mut times) = (6, Vec::new());
            for i in 0..KEYS {
                let right = i % 2 == 0;
                at = if right { at + 1 } else { at - 1 };
                let begun = Instant::now();
                expectrl::Expect::send(&mut self.session, if right { "\u{1b}[C" } else { "\u{1b}[D" })
                    .expect("the program listens");
                self.waits(on(at));
                times.push(begun.elapsed());
            }
            times
        }
    }

    fn size(cells: u16) -> std::num::NonZero<u16> {
        std::num::NonZero::new(cells).expect("some cells")
    }

    fn tell(what: &str, mut times: Vec<Duration>) {
        times.sort();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{what}: median {median:.1?}, worst {worst:.1?} of {}", times.len());
    }

    pub fn main() {
        let mut starts = Vec::new();
        for _ in 0..STARTS {
            let begun = Instant::now();
            let mut screen = Screen::open();
            screen.waits(|shown| shown.contents().contains("? keys"));
            starts.push(begun.elapsed());
        }
        tell("from the start to the first screen", starts);
        let mut screen = Screen::open();
        screen.waits(|shown| shown.contents().contains("? keys"));
        tell("from a key to its frame", screen.keys());
        expectrl::Expect::send(&mut screen.session, LONG).expect("the program listens");
        screen.waits(|shown| shown.contents().contains(" nodes ·"));
        tell("from a key to its frame while a search runs", screen.keys());
    }
}
