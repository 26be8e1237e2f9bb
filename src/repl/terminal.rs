//! The width of the terminal, and its settings. While a line is typed, the line editor switches off the terminal's
//! echo and line buffering; if the program ends in that state, the shell does not show what is typed, so that the
//! settings have to be restored.

use std::io::{IsTerminal, stdout};

use ratatui::crossterm::terminal;

#[cfg(unix)]
pub(super) use unix::AsFound;

/// The width of a terminal that does not tell it.
const USUAL_WIDTH: u16 = 80;

/// The number of cells in a line of the terminal to which the program writes; `None` where standard output is no
/// terminal.
pub fn width() -> Option<usize> {
    stdout().is_terminal().then(|| {
        let told = terminal::size().ok().map(|(columns, _)| columns).filter(|&columns| columns > 0);
        told.unwrap_or(USUAL_WIDTH).into()
    })
}

#[cfg(unix)]
mod unix {
    use std::io::{IsTerminal, Write, stdin, stdout};

    use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};

    /// The settings of the terminal of standard input.
    pub struct AsFound(Option<Termios>);

    impl AsFound {
        /// Reads the settings; nothing is stored where there is no terminal.
        pub fn look() -> Self {
            Self(stdin().is_terminal().then(|| tcgetattr(stdin()).ok()).flatten())
        }

        /// Restores the settings.
        pub fn restore(&self) {
            let Some(found) = &self.0 else { return };
            if tcgetattr(stdin()).is_ok_and(|now| now != *found) {
                let _ = tcsetattr(stdin(), SetArg::TCSANOW, found);
                if stdout().is_terminal() {
                    // Switches off the terminal's marks around pasted text.
                    let _ = stdout().write_all(b"\x1b[?2004l\r\n").and_then(|()| stdout().flush());
                }
            }
        }
    }
}

/// On platforms without these settings, there is nothing to restore.
#[cfg(not(unix))]
pub(super) struct AsFound;

#[cfg(not(unix))]
impl AsFound {
    pub fn look() -> Self {
        Self
    }

    pub fn restore(&self) {}
}
