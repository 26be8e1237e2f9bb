//! What follows on a key, a click or a button.

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Only the screen changes.
    Nothing,
    /// The session is asked this line.
    Ask(String),
    /// The board is drawn anew, because other things are to be drawn on it.
    Redraw,
    /// The keys are shown, or no longer.
    Keys,
    /// The search that is running is stopped.
    Stop,
    /// The screen is left.
    Leave,
}
