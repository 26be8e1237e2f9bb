//! The terminal as it was found. While a line is typed the terminal shows and gathers nothing itself; a program that
//! ends there without putting it back leaves a shell in which one types blind.

#[cfg(unix)]
pub(super) use unix::AsFound;

#[cfg(unix)]
mod unix {
    use std::io::{IsTerminal, Write, stdin, stdout};

    use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};

    /// How the terminal of the standard input was set.
    pub struct AsFound(Option<Termios>);

    impl AsFound {
        /// Looks at it; nothing where there is none.
        pub fn look() -> Self {
            Self(stdin().is_terminal().then(|| tcgetattr(stdin()).ok()).flatten())
        }

        /// Puts back what was changed since.
        pub fn restore(&self) {
            let Some(found) = &self.0 else { return };
            if tcgetattr(stdin()).is_ok_and(|now| now != *found) {
                let _ = tcsetattr(stdin(), SetArg::TCSANOW, found);
                if stdout().is_terminal() {
                    // What is pasted need not be told from what is typed any more.
                    let _ = stdout().write_all(b"\x1b[?2004l\r\n").and_then(|()| stdout().flush());
                }
            }
        }
    }
}

/// Where terminals are no files of settings, there is nothing to put back.
#[cfg(not(unix))]
pub(super) struct AsFound;

#[cfg(not(unix))]
impl AsFound {
    pub fn look() -> Self {
        Self
    }

    pub fn restore(&self) {}
}
