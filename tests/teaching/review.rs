//! Reviews of the nine games between people and a program that values points by templates.

use std::fmt::Write;

use yonsan::reply::Lang;
use yonsan::solve::Stop;
use yonsan::teach::analyze::{Moment, REVIEW_NODES, Review, ReviewEvent, review};
use yonsan::teach::puzzle;
use yonsan::words::say;

use crate::support::positions::{GAMES, freestyle, rows};

fn games() -> Vec<(&'static str, Review)> {
    let reviewed =
        rows(GAMES).map(|row| (row[0], review(&freestyle(row[3]), REVIEW_NODES, &Stop::default()).unwrap()));
    reviewed.collect()
}

#[test]
fn the_reports_on_nine_games() {
    let mut text = String::new();
    for (number, review) in games() {
        writeln!(text, "game {number}\n{}\n", say::review(Lang::En, &review).join("\n")).unwrap();
        for moment in &review.moments {
            // Each moment makes a puzzle that can be read back.
            let written = puzzle::write(&moment.puzzle());
            let read = puzzle::parse_all(&written).unwrap();
            assert_eq!(read[0].position, moment.position);
        }
    }
    insta::assert_snapshot!(text);
}

#[test]
fn what_the_players_said_of_their_games_is_found() {
    let games = games();
    let at = |game: usize, ply| games[game - 1].1.moments.iter().filter(move |moment| moment.ply == ply);
    // In the fourth game a win with three stones is missed four times.
    for ply in [19, 21, 23, 25] {
        let mut overlooked = at(4, ply).filter_map(|moment| match &moment.event {
            ReviewEvent::Missed(win) | ReviewEvent::Slower(win) => Some(win),
            _ => None,
        });
        assert_eq!(overlooked.next().expect("a win").first().to_string(), "h11");
    }
    // In the eighth game the only point that blocks the five is left open.
    let appeared = |moment: &Moment| matches!(&moment.event, ReviewEvent::Appeared(win) if win.plies() == 1);
    assert!(at(8, 22).any(appeared));
}
