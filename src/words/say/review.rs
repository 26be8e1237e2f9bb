//! Texts about the review of a game.

use super::phrases::{Join, class_means, list, points, say};
use crate::check::Checked;
use crate::reply::{Lang, MomentView};
use crate::solve::Win;
use crate::teach::analyze::{Review, ReviewEvent, Slip};

/// The moments of a game, one line for each.
pub fn review(lang: Lang, review: &Review) -> Vec<String> {
    let mut lines = vec![outcome(lang, review)];
    if review.moments.is_empty() {
        lines.push(say!(lang, "review-no-moments"));
    }
    lines.extend((0..review.moments.len()).map(|at| moment(lang, review, at)));
    if review.escape_open {
        lines.push(say!(lang, "review-escape-open"));
    }
    if let Some(moment) = review.moments.last() {
        lines.push(say!(lang, "review-puzzle", ply = moment.ply.to_string()));
    }
    lines
}

/// How a game ended.
pub fn outcome(lang: Lang, review: &Review) -> String {
    let moves = review.game.moves().len();
    match review.game.winner() {
        Some(winner) => say!(lang, "review-winner", side = winner, moves = moves.to_string()),
        None => say!(lang, "review-no-winner", count = moves),
    }
}

/// The moves of a game that seem to be mistakes, the greatest first.
pub fn slips(lang: Lang, slips: &[Slip]) -> Vec<String> {
    if slips.is_empty() {
        return Vec::new();
    }
    let mut greatest: Vec<&Slip> = slips.iter().collect();
    greatest.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    std::iter::once(say!(lang, "review-slips")).chain(greatest.iter().map(|one| slip(lang, one))).collect()
}

/// A move that seems to be a mistake.
pub fn slip(lang: Lang, slip: &Slip) -> String {
    let (side, played, lost) = (slip.side, slip.played, format!("{:.2}", slip.lost));
    let ply = slip.ply.to_string();
    say!(lang, "review-slip", ply, side, played, lost, line = points(&slip.better.line))
}

/// What is said at the moments before one move: which they are, what happened, and the commands that apply.
pub fn moments_at(lang: Lang, view: &MomentView) -> Vec<String> {
    let (review, ply) = (&view.review, view.ply);
    let plies = review.plies();
    let number = plies.iter().filter(|known| **known <= ply).count();
    let heading = say!(lang, "moment-heading", number, of = plies.len());
    let here = (0..review.moments.len()).filter(|&at| review.moments[at].ply == ply);
    let told = here.map(|at| moment(lang, review, at));
    std::iter::once(heading).chain(told).chain([say!(lang, "moment-advice")]).collect()
}

/// The moment with this index.
pub fn moment(lang: Lang, review: &Review, at: usize) -> String {
    let moment = &review.moments[at];
    let mut before = review.moments[..at].iter().filter(|other| other.side() == moment.side());
    let again = before.any(|other| matches!(other.event, ReviewEvent::Appeared(_)));
    let (side, played) = (moment.side(), moment.played);
    let win = |win: &Checked<Win>| {
        let means = class_means(lang, win.class);
        say!(lang, "review-win", point = win.first(), means, plies = win.plies())
    };
    let what = match &moment.event {
        ReviewEvent::Appeared(found) if again => say!(lang, "review-again", side, win = win(found)),
        ReviewEvent::Appeared(found) => say!(lang, "review-appeared", side, win = win(found)),
        ReviewEvent::Missed(found) => say!(lang, "review-missed", side, played, win = win(found)),
        ReviewEvent::Slower(found) => say!(lang, "review-slower", side, played, win = win(found)),
        ReviewEvent::Unsettled(found) => say!(lang, "review-unsettled", side, played, win = win(found)),
        ReviewEvent::LastEscape(holding) => {
            // Many moves can hold, because the defender has threats of its own.
            const SHOWN: usize = 8;
            let all = holding.len();
            let holding = match all.checked_sub(SHOWN).filter(|more| *more > 0) {
                None => list(lang, holding, Join::And),
                Some(more) => say!(lang, "and-more", points = holding[..SHOWN], more),
            };
            say!(lang, "review-escape", side, played, points = holding, count = all)
        }
    };
    say!(lang, "review-moment", ply = moment.ply.to_string(), what)
}
