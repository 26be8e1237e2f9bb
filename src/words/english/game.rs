//! What is said in a game.

use super::{class_of_win, count, side};
use crate::board::Color;
use crate::play::Reason;
use crate::words::GameView;

/// Under the board of a game.
pub fn game(view: &GameView) -> Vec<String> {
    let mut lines = Vec::new();
    let yours = view.side.other();
    if view.over {
        return vec!["The game is left; the board stays.".to_owned()];
    }
    if view.played.is_none() {
        lines.push(format!(
            "You play {}; the program plays {}, level {}, {}. A point is a move, undo takes two back, play stop ends it.",
            yours.name(),
            view.side.name(),
            view.opponent.level,
            view.opponent.style.name()
        ));
    }
    if let Some(choice) = &view.choice {
        let why = match choice.reason {
            Reason::Five => ": five in a row".to_owned(),
            Reason::StopsFive => ", where you would make five".to_owned(),
            Reason::Tree => ", from the solved opening".to_owned(),
            Reason::Wins(class, plies) => {
                format!(
                    ": it wins by {}, within {}",
                    class_of_win(class),
                    count(u64::from(plies), "ply", "plies")
                )
            }
            Reason::Lost => ": every move it looked at loses; this one lasts longest".to_owned(),
            Reason::Values | Reason::Error => String::new(),
        };
        lines.push(format!("{} plays {}{why}.", side(view.side), choice.point));
    }
    match view.position.winner() {
        Some(winner) if winner == yours => lines.push("Five in a row: you win.".to_owned()),
        Some(_) => lines.push(format!(
            "The program wins, after {}. undo takes your last move back.",
            count(view.position.count() as u64, "stone", "stones")
        )),
        None if view.position.empties().next().is_none() => {
            lines.push("The board is full: a draw.".to_owned());
        }
        None => {}
    }
    if let Some(plies) = view.lost_within.filter(|_| view.position.winner().is_none()) {
        debug_assert_eq!(view.side, Color::Black);
        lines.push(format!(
            "White cannot win any more: it is over within {}. See how long you last.",
            count(u64::from(plies), "ply", "plies")
        ));
    }
    lines
}
