//! Texts about a game against the program.

use super::phrases::{class_means, plies, points, say};
use crate::board::Color;
use crate::evaluate::Evaluator;
use crate::play::{Opponent, Reason};
use crate::reply::{Contest, GameView, Lang, MoveView};

/// A suggested move, the reason for it, and the moves that were compared with it.
pub fn suggested(lang: Lang, view: &MoveView) -> Vec<String> {
    let choice = &view.choice;
    let point = choice.point;
    let mut lines = vec![match choice.reason {
        Reason::Five => say!(lang, "move-five", point),
        Reason::StopsFive => say!(lang, "move-block", point),
        Reason::Tree => say!(lang, "move-tree", point),
        Reason::Listed => say!(lang, "move-listed", point),
        Reason::Wins(class, longest) => {
            let (means, plies) = (class_means(lang, class), plies(lang, longest));
            say!(lang, "move-proof", point, means, plies)
        }
        Reason::Lost => say!(lang, "move-lost", point),
        Reason::Values => say!(lang, "move-guess", point),
        Reason::Evaluator => say!(lang, "move-by", point),
    }];
    if let Some(thought) = &choice.thought {
        lines.extend(thought.moves.iter().take(view.multi).map(|guess| {
            let value = format!("{:+.2}", guess.value);
            say!(lang, "move-value", point = guess.point, value, line = points(&guess.line))
        }));
        lines.push(say!(lang, "move-depth", depth = u64::from(thought.depth), nodes = thought.nodes));
    }
    lines
}

/// The lines under the board of a game.
pub fn game(lang: Lang, view: &GameView) -> Vec<String> {
    let mut lines = Vec::new();
    let (side, yours) = (view.side, view.side.other());
    if view.over {
        return vec![say!(lang, "game-left")];
    }
    if view.played.is_none() {
        let Opponent { level, style, .. } = view.opponent;
        lines.push(match &view.by {
            Some(player) => {
                say!(lang, "game-begins-by", side = yours, name = player.form.name(), other = side)
            }
            None => say!(lang, "game-begins", side = yours, other = side, level, style),
        });
    }
    if let Some(choice) = &view.choice {
        let played = say!(lang, "game-plays", side, point = choice.point);
        lines.push(match choice.reason {
            Reason::Five => say!(lang, "game-five", played),
            Reason::StopsFive => say!(lang, "game-stops-five", played),
            Reason::Tree => say!(lang, "game-from-tree", played),
            Reason::Listed => say!(lang, "game-listed", played),
            Reason::Wins(class, longest) => {
                let (means, plies) = (class_means(lang, class), plies(lang, longest));
                say!(lang, "game-wins-by", played, means, plies)
            }
            Reason::Lost => say!(lang, "game-lasts-longest", played),
            Reason::Values | Reason::Evaluator => say!(lang, "game-just-plays", played),
        });
    }
    match view.position.winner() {
        Some(winner) if winner == yours => lines.push(say!(lang, "game-you-win")),
        Some(_) => lines.push(say!(lang, "game-program-wins", stones = view.position.count())),
        None if view.position.empties().next().is_none() => lines.push(say!(lang, "game-draw")),
        None => {}
    }
    lines.extend(view.contest.and_then(|contest| self::contest(lang, view, contest)));
    if let Some(longest) = view.lost_within.filter(|_| view.position.winner().is_none()) {
        debug_assert_eq!(view.side, Color::Black);
        lines.push(say!(lang, "game-lost-within", plies = plies(lang, longest)));
    }
    lines
}

/// How a contest stands; nothing where the game is over without the person's win.
fn contest(lang: Lang, view: &GameView, contest: Contest) -> Option<String> {
    let Contest { stones, played } = contest;
    let won = view.position.winner().map(|winner| winner != view.side);
    match won {
        Some(true) if played <= stones => Some(say!(lang, "contest-won", played, stones)),
        Some(true) => Some(say!(lang, "contest-late", played, stones)),
        Some(false) => None,
        None if view.played.is_none() && played == 0 => Some(say!(lang, "contest-begins", stones)),
        None if played == stones => Some(say!(lang, "contest-lost", stones)),
        None => (played < stones).then(|| say!(lang, "contest-left", left = contest.left())),
    }
}
