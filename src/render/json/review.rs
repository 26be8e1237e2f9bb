//! A game that was looked through, for programs.

use serde_json::{Value, json};

use crate::board::{Color, Point, notation};
use crate::check::Checked;
use crate::solve::Win;
use crate::teach::analyze::{Moment, Review, ReviewEvent};

/// `yonsan.review/1`.
pub fn review(review: &Review) -> Value {
    json!({
        "schema": "yonsan.review/1",
        "rule": review.game.rule().name(),
        "moves": review.game.moves().len(),
        "winner": review.game.winner().map(Color::name),
        "moments": review.moments.iter().map(moment).collect::<Vec<_>>(),
        "escape_settled": !review.escape_open,
    })
}

fn moment(moment: &Moment) -> Value {
    let win = |win: &Checked<Win>| {
        json!({
            "class": win.class.name(),
            "plies": win.plies(),
            "line": win.line.iter().map(Point::to_string).collect::<Vec<_>>(),
        })
    };
    let (event, found, holding) = match &moment.event {
        ReviewEvent::Appeared(found) => ("appeared", Some(win(found)), None),
        ReviewEvent::Missed(found) => ("missed", Some(win(found)), None),
        ReviewEvent::Slower(found) => ("slower", Some(win(found)), None),
        ReviewEvent::Unsettled(found) => ("unsettled", Some(win(found)), None),
        ReviewEvent::LastEscape(holding) => ("last-escape", None, Some(holding)),
    };
    json!({
        "ply": moment.ply,
        "side": moment.side().name(),
        "position": notation::write(&moment.position),
        "played": moment.played.to_string(),
        "event": event,
        "win": found,
        "holding": holding.map(|points| points.iter().map(Point::to_string).collect::<Vec<_>>()),
    })
}
