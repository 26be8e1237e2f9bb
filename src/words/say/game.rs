//! What is said in a game.

use super::{class_means, plies, say};
use crate::board::Color;
use crate::play::Reason;
use crate::reply::{GameView, Lang};

/// Under the board of a game.
pub fn game(lang: Lang, view: &GameView) -> Vec<String> {
    let mut lines = Vec::new();
    let yours = view.side.other();
    if view.over {
        return vec![say!(lang, "game-left")];
    }
    if view.played.is_none() {
        lines.push(say!(
            lang,
            "game-begins",
            side = yours,
            other = view.side,
            level = view.opponent.level,
            style = view.opponent.style
        ));
    }
    if let Some(choice) = &view.choice {
        let played = say!(lang, "game-plays", side = view.side, point = choice.point);
        lines.push(match choice.reason {
            Reason::Five => say!(lang, "game-five", played),
            Reason::StopsFive => say!(lang, "game-stops-five", played),
            Reason::Tree => say!(lang, "game-from-tree", played),
            Reason::Wins(class, longest) => say!(
                lang,
                "game-wins-by",
                played,
                means = class_means(lang, class),
                plies = plies(lang, longest)
            ),
            Reason::Lost => say!(lang, "game-lasts-longest", played),
            Reason::Values | Reason::Error => say!(lang, "game-just-plays", played),
        });
    }
    match view.position.winner() {
        Some(winner) if winner == yours => lines.push(say!(lang, "game-you-win")),
        Some(_) => lines.push(say!(lang, "game-program-wins", stones = view.position.count())),
        None if view.position.empties().next().is_none() => lines.push(say!(lang, "game-draw")),
        None => {}
    }
    if let Some(longest) = view.lost_within.filter(|_| view.position.winner().is_none()) {
        debug_assert_eq!(view.side, Color::Black);
        lines.push(say!(lang, "game-lost-within", plies = plies(lang, longest)));
    }
    lines
}
