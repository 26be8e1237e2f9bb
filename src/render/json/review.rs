//! The review of a game as JSON.

use serde_json::{Value, json};

use super::evaluators::likeness;
use super::values::{array, win};
use crate::reply::ReviewView;
use crate::teach::analyze::{Moment, ReviewEvent, Slip};

/// `yonsan.review/1`.
pub fn review(view: &ReviewView) -> Value {
    let review = &view.review;
    let mut object = json!({
        "schema": "yonsan.review/1",
        "rule": review.game.rule(),
        "moves": review.game.moves().len(),
        "winner": review.game.winner(),
        "moments": array(&review.moments, moment),
        "escape_settled": !review.escape_open,
        "guesses": array(&view.slips, slip),
    });
    if let Some(like) = &view.by {
        object["by"] = likeness(like);
    }
    object
}

/// A move that seems to be a mistake; the numbers are guesses.
fn slip(slip: &Slip) -> Value {
    json!({
        "ply": slip.ply,
        "side": slip.side,
        "played": slip.played,
        "lost": slip.lost,
        "better": slip.better.point,
        "line": slip.better.line,
    })
}

fn moment(moment: &Moment) -> Value {
    let (event, found, holding) = match &moment.event {
        ReviewEvent::Appeared(found) => ("appeared", Some(found), None),
        ReviewEvent::Missed(found) => ("missed", Some(found), None),
        ReviewEvent::Slower(found) => ("slower", Some(found), None),
        ReviewEvent::Unsettled(found) => ("unsettled", Some(found), None),
        ReviewEvent::LastEscape(holding) => ("last-escape", None, Some(holding)),
    };
    json!({
        "ply": moment.ply,
        "side": moment.side(),
        "position": moment.position,
        "played": moment.played,
        "event": event,
        "win": found.map(win),
        "holding": holding,
    })
}
