//! The loop that draws the screen and listens to keys.

use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError};
use std::time::Duration;

use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use super::act::Act;
use super::draw::{Places, draw};
use super::keys::act;
use super::layer::Layer;
use super::view::{Told, View};
use crate::solve::{Moment, ProgressCallback, Stop};

/// How long the loop waits for a key before it looks whether the session has answered.
const GLANCE: Duration = Duration::from_millis(30);

/// What the session is asked.
pub(super) struct Request {
    /// The line; `None` where only the board is drawn anew.
    pub line: Option<String>,
    /// What is to be drawn on the board.
    pub layer: Option<Layer>,
}

/// Draws and listens until the user leaves. The session hears that the screen was left when `ask` is gone.
///
/// # Errors
/// When the terminal cannot be drawn on or read.
pub(super) fn run(
    ask: &Sender<Request>,
    told: &Receiver<Told>,
    stop: &Stop,
    searched: ProgressCallback,
) -> io::Result<()> {
    let Ok(first) = told.recv() else { return Ok(()) };
    let mut terminal = ratatui::try_init()?;
    let mut view = View::new(first, searched);
    let ended = execute!(io::stdout(), EnableMouseCapture).and_then(|()| {
        let mut places = Places::default();
        loop {
            terminal.draw(|frame| places = draw(&view, frame))?;
            if event::poll(GLANCE)? {
                let line = match act(&mut view, &event::read()?, &places) {
                    Act::Nothing | Act::Keys => continue,
                    Act::Stop => {
                        stop.raise();
                        continue;
                    }
                    Act::Leave => break,
                    Act::Redraw => None,
                    Act::Ask(line) => Some(line),
                };
                view.asked.push_back((line.clone().unwrap_or_default(), Moment::now()));
                if ask.send(Request { line, layer: view.layer }).is_err() {
                    break;
                }
            }
            match told.try_recv() {
                Ok(told) if told.is_over => break,
                Ok(told) => view.hear(told),
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => break,
            }
        }
        // A search that is still running is of no use any more.
        stop.raise();
        Ok(())
    });
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
    ended
}
