//! The review of a game as JSON.

use serde_json::{Value, json};

use super::evaluators::likeness;
use super::values::{array, win};
use crate::board::Color;
use crate::reply::ReviewView;
use crate::teach::analyze::{Moment, Review, ReviewEvent, Slip};

/// `yonsan.review/1`.
pub fn review(view: &ReviewView) -> Value {
    let review = &view.review;
    let mut object = json!({
        "schema": "yonsan.review/1",
        "rule": review.game.rule(),
        "moves": review.game.moves().len(),
        "winner": review.game.winner(),
        "moments": array(&review.moments, moment),
        "wins": proven(review),
        "escape_settled": !review.escape_open,
        "guesses": array(&view.slips, slip),
    });
    if let Some(like) = &view.by {
        object["by"] = likeness(like);
    }
    object
}

/// The proven wins of the side to move, by the number of the move before which they were there.
fn proven(review: &Review) -> Value {
    let wins = review.wins.iter().enumerate().filter_map(|(i, found)| Some((i, found.as_ref()?)));
    let turns: Vec<Color> = review.turns().collect();
    array(wins, |(i, found)| json!({"ply": i + 1, "side": turns[i], "win": win(found)}))
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
