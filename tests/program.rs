//! Tests of the whole program: from the shell, a pipe, a terminal and a browser.

mod support;

mod program {
    mod browser;
    mod cli;
    mod pty;
    mod readme;
    mod screen;
    mod transcripts;
}
