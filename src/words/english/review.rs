//! What is said of a game that was looked through.

use super::{class_of_win, count, list, side};
use crate::solve::Win;
use crate::teach::review::{Event, Moment, Review};

/// The moments of a game, a line each.
pub fn review(review: &Review) -> Vec<String> {
    let moves = review.game.moves().len();
    let mut lines = vec![match review.game.winner() {
        Some(winner) => format!("{} wins with move {moves}.", side(winner)),
        None => format!("{}, nobody has won.", count(moves as u64, "move", "moves")),
    }];
    if review.moments.is_empty() {
        lines.push("No forced win was found before any move.".to_owned());
    }
    lines.extend(review.moments.iter().enumerate().map(|(i, this)| {
        let before = review.moments[..i].iter().filter(|other| other.side() == this.side());
        moment(this, before.into_iter().any(|other| matches!(other.event, Event::Appeared(_))))
    }));
    if review.escape_open {
        lines.push(
            "Looking for the last escape, some moves were not settled within the nodes; --nodes N gives more."
                .to_owned(),
        );
    }
    if let Some(moment) = review.moments.last() {
        lines.push(format!("A moment becomes a puzzle: review-game --puzzle {} --out mine.yaml", moment.ply));
    }
    lines
}

fn moment(moment: &Moment, again: bool) -> String {
    let (ply, who, played) = (moment.ply, side(moment.side()), moment.played);
    let win = |win: &Win| {
        format!(
            "{} wins by {} in {}",
            win.first(),
            class_of_win(win.class),
            count(u64::from(win.plies()), "ply", "plies")
        )
    };
    let what = match &moment.event {
        Event::Appeared(found) if again => format!("has a forced win again: {}", win(found)),
        Event::Appeared(found) => format!("has a forced win for the first time: {}", win(found)),
        Event::Missed(found) => format!("plays {played} and lets the win go: {}", win(found)),
        Event::Slower(found) => {
            format!("plays {played}, which still wins, but overlooks that {}", win(found))
        }
        Event::Unsettled(found) => {
            format!("plays {played}; whether that still wins was not settled. It was won: {}", win(found))
        }
        Event::LastEscape(holding) => {
            // Far from the board's centre many a move holds by threats of its own.
            const SHOWN: usize = 8;
            let more = match holding.len() {
                0..=SHOWN => String::new(),
                all => format!(" and {} more", all - SHOWN),
            };
            let verb = if holding.len() == 1 { "holds" } else { "hold" };
            let some = &holding[..holding.len().min(SHOWN)];
            let points = if more.is_empty() { list(some, "and") } else { super::points(some) };
            format!("plays {played}, and from here on it is lost; {points}{more} still {verb}")
        }
    };
    format!("move {ply}: {who} {what}.")
}
