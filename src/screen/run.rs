//! The loop that draws the screen and listens to keys.

use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError};
use std::time::Duration;

use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;

use super::draw::draw;
use super::keys::{Act, act};
use super::view::{Told, View};
use crate::solve::{Moment, Stop};

/// How long the loop waits for a key before it looks whether the session has answered.
const GLANCE: Duration = Duration::from_millis(30);

/// Draws and listens until the user leaves. The session hears that the screen was left when `ask` is gone.
///
/// # Errors
/// When the terminal cannot be drawn on or read.
pub(super) fn run(ask: &Sender<String>, told: &Receiver<Told>, stop: &Stop) -> io::Result<()> {
    let Ok(first) = told.recv() else { return Ok(()) };
    let mut terminal = ratatui::try_init()?;
    let mut view = View::new(first);
    let ended = execute!(io::stdout(), EnableMouseCapture).and_then(|()| {
        let mut board = Rect::default();
        loop {
            terminal.draw(|frame| board = draw(&view, frame))?;
            if event::poll(GLANCE)? {
                match act(&mut view, &event::read()?, board) {
                    Act::Nothing => {}
                    Act::Stop => stop.raise(),
                    Act::Leave => break,
                    Act::Ask(line) => {
                        view.asked = Some(Moment::now());
                        if ask.send(line).is_err() {
                            break;
                        }
                    }
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
