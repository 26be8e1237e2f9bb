//! Texts of the opening drill.

use super::phrases::{Join, list, say};
use super::times::time;
use crate::board::{Color, Position};
use crate::reply::{CardAnswer, CardVerdict, DrillView, Lang};

/// What an answer is worth, the right one, and when the card comes again.
fn answer(lang: Lang, answer: &CardAnswer) -> Vec<String> {
    let right = list(lang, &answer.right, Join::Or);
    let point = answer.point;
    let first = match (answer.verdict, answer.side) {
        (CardVerdict::Right, Color::Black) => say!(lang, "drill-right", point),
        (CardVerdict::Right, Color::White) => say!(lang, "drill-right-white", point),
        (CardVerdict::Proven(Some(plies)), _) => say!(lang, "drill-proven", point, plies, right),
        (CardVerdict::Proven(None), _) => say!(lang, "drill-proven-unmeasured", point, right),
        (CardVerdict::Another, _) => say!(lang, "drill-another", point, right),
        (CardVerdict::Shorter(Some(plies), Some(most)), _) => {
            say!(lang, "drill-shorter", point, plies, most, right)
        }
        (CardVerdict::Shorter(..), _) => say!(lang, "drill-not-longest", point, right),
        (CardVerdict::Shown, _) => say!(lang, "drill-shown", right),
    };
    vec![first, format!("  {}", say!(lang, "train-due-again", time = time(lang, answer.due_in)))]
}

/// The answer to the card before, where there was one.
pub fn before(lang: Lang, view: &DrillView) -> Vec<String> {
    view.answer.iter().flat_map(|said| answer(lang, said)).collect()
}

/// What the next card asks.
pub fn asked(lang: Lang, view: &DrillView, position: &Position) -> String {
    match (view.of_game, position.to_move()) {
        (true, side) => say!(lang, "drill-asks-file", side),
        (false, Color::Black) => say!(lang, "drill-asks-black"),
        (false, Color::White) => say!(lang, "drill-asks-white"),
    }
}

/// That no card is left.
pub fn over(lang: Lang, view: &DrillView) -> String {
    match view.wait {
        Some(wait) => say!(lang, "drill-over", time = time(lang, wait)),
        None => say!(lang, "drill-nothing"),
    }
}
