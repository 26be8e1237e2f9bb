//! The words of the whole-board tree.

use std::time::Duration;

use super::{count, points};
use crate::board::{Point, PointSet};
use crate::solve::Class;
use crate::strategy::build::{Event, Outcome};
use crate::strategy::size::Size;
use crate::strategy::tally::Tally;
use crate::strategy::{Opening, Tree};
use crate::teach::study::{Guess, Source, Study, Unstudied};

/// How large a tree is.
pub fn stats(tree: &Tree, size: Size) -> String {
    let finished: Vec<Point> = tree.finished.iter().collect();
    let mut text = format!(
        "{}: {} of 35 second moves finished\n{}, {}, {} left to threats, {} bytes",
        tree.rule().name(),
        finished.len(),
        count(size.decisions as u64, "decision", "decisions"),
        count(size.links as u64, "link", "links"),
        count(size.leaves as u64, "reply", "replies"),
        size.bytes
    );
    if !finished.is_empty() {
        text += &format!("\nfinished: {}", points(&finished));
    }
    if let Some(longest) = tree.longest {
        text += &format!("\nno line there has more than {longest} plies");
    }
    text
}

/// What a verification found.
pub fn verified(all: usize, seconds: &PointSet, tally: &Tally) -> String {
    let seconds: Vec<Point> = seconds.iter().collect();
    if seconds.is_empty() {
        return "no second move is finished: nothing to verify".to_owned();
    }
    let mut text = format!(
        "behind {}: {} of {all} decisions looked at\n\
         {} lead to further decisions, {} lose to threats ({} of them to a proof found after another reply)\n\
         the longest line met has {} plies; {} nodes searched, {} positions checked",
        points(&seconds),
        tally.decisions,
        count(tally.decided as u64, "reply", "replies"),
        tally.leaves,
        tally.shared,
        tally.longest,
        tally.nodes,
        tally.checked
    );
    for (position, reply) in &tally.open {
        text += &format!("\nno answer: {} {reply}", crate::board::notation::write(position));
    }
    text + if tally.open.is_empty() { "\neverything looked at holds" } else { "" }
}

/// How the work on a second move ended.
pub fn built(second: Point, outcome: &Outcome) -> String {
    let third = outcome.third.map_or(String::new(), |third| format!(" · Black plays {third}"));
    let state = match (outcome.longest, &outcome.open[..]) {
        (Some(longest), _) => format!("finished, the longest line has {longest} plies"),
        // One position was worked on alone; nothing behind it was settled.
        (None, []) if outcome.third.is_none() => "every reply worked on is won".to_owned(),
        (None, []) => "some replies stay open".to_owned(),
        (None, open) => format!("open after {}", points(open)),
    };
    format!("{second}{third} · {state} · {} nodes", outcome.nodes)
}

/// What the shards of a verification found together.
pub fn merged(all: usize, of: usize, missing: &[usize], seconds: &PointSet, tally: &Tally) -> String {
    let mut text = verified(all, seconds, tally);
    if !missing.is_empty() {
        let missing: Vec<String> = missing.iter().map(usize::to_string).collect();
        text += &format!("\nnot the whole: of {of} shards these are missing: {}", missing.join(" "));
    } else if tally.decisions < all {
        text += &format!("\nnot the whole: {} decisions were not looked at", all - tally.decisions);
    } else if tally.open.is_empty() {
        text += "\nthat is every decision: it holds";
    }
    text
}

/// How many decisions a tree had and has.
pub fn resized(before: usize, after: usize) -> String {
    format!("{} before, {after} now", count(before as u64, "decision", "decisions"))
}

/// There is nothing left to search for.
pub const fn nothing_to_build() -> &'static str {
    "all of it is finished: nothing to search for"
}

/// What is being done, and how long the rest may take.
pub fn building(second: Point, event: &Event, rest: Option<Duration>) -> String {
    let rest = rest.map_or(String::new(), |rest| {
        let minutes = rest.as_secs() / 60;
        if minutes == 0 { ", less than a minute".to_owned() } else { format!(", about {minutes} min") }
    });
    let text = match event {
        Event::Won { root, decisions, left, .. } => {
            format!(
                "{second}: {root} won by {}, {left} to go",
                count(*decisions as u64, "decision", "decisions")
            )
        }
        Event::Open { root, left, .. } => format!("{second}: {root} stays open, {left} to go"),
        Event::Decided(..) | Event::TakenBack(..) | Event::Finished(..) => return String::new(),
    };
    text + &rest
}

/// What the tree plays in a position, and what White has against it.
pub fn study(study: &Study) -> String {
    let mut text = study.guess.map_or(String::new(), |(point, grade)| guess(study, point, grade));
    let Some((attack, source)) = study.reply else {
        return text
            + "Black's move here is not known yet: this second move is not finished, and no win by threats was \
               found within the limit. strategy stats lists what is finished.";
    };
    text += &format!("Black plays {attack}");
    text += match source {
        Source::Tree => ", from the tree",
        Source::Threats(Class::Vcf) => ": continuous fours from here",
        Source::Threats(_) => ": continuous threats from here",
    };
    text += &named(study.opening());
    if study.five {
        return text + "\nFive in a row: the game is over.";
    }
    if study.position.count() == 0 {
        let finished: Vec<Point> = study.replies.iter().map(|(reply, _)| *reply).collect();
        return text
            + &format!(
                "\nOf White's 35 second moves (all others are pictures of them) {} are finished: {}",
                finished.len(),
                points(&finished)
            );
    }
    if let Some(win) = &study.threat {
        text += &format!(
            "\nIf White passes, Black wins by {} in {}: {}",
            super::class_of_win(win.class),
            count(u64::from(win.plies()), "ply", "plies"),
            points(&win.line)
        );
    }
    if let Some(plies) = study.longest {
        text +=
            &format!("\nWhatever White does, it is over within {}.", count(u64::from(plies), "ply", "plies"));
    }
    let on: Vec<Point> =
        study.replies.iter().filter(|(_, plies)| plies.is_none()).map(|(reply, _)| *reply).collect();
    if !on.is_empty() {
        text += &format!("\nWhite holds out longest at {}: there the tree goes on.", some(&on));
    }
    let rest: Vec<(Point, u16)> =
        study.replies.iter().filter_map(|&(reply, plies)| Some((reply, plies?))).collect();
    if !rest.is_empty() {
        text += "\nAfter any other reply Black's threats win at once, in at most so many plies:";
    }
    for same in rest.chunk_by(|one, other| one.1 == other.1) {
        let replies: Vec<Point> = same.iter().map(|(reply, _)| *reply).collect();
        text += &format!("\n{:4}  {}", same[0].1, some(&replies));
    }
    text
}

/// Points, of very many only the first.
fn some(all: &[Point]) -> String {
    // The replies that lose fastest are nearly the whole board.
    const SHOWN: usize = 12;
    let (shown, more) = all.split_at(all.len().min(SHOWN));
    let more = if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
    points(shown) + &more
}

fn guess(study: &Study, point: Point, guess: Guess) -> String {
    let graded = match guess {
        Guess::Tree => " is right.".to_owned(),
        Guess::Wins(plies) => {
            format!(" is right too: it wins, within {}.", count(u64::from(plies), "ply", "plies"))
        }
        Guess::Loses => " loses: White wins by fours after it.".to_owned(),
        Guess::Unproven => ": not proven to win within the limit, which says nothing against it.".to_owned(),
    };
    format!("{point}{}{graded}\n", named(study.guessed_opening()))
}

fn named(opening: Option<&Opening>) -> String {
    opening.map_or(String::new(), |opening| format!(" ({}, the {})", opening.name, opening.meaning))
}

/// Why a position cannot be studied.
pub fn unstudied(why: Unstudied) -> String {
    match why {
        Unstudied::WhiteToMove => {
            "it is White's turn: add White's move, and Black's answer is told; or add a move of Black's too, and it is looked at".to_owned()
        }
        Unstudied::NotFromCentre => {
            "the tree begins with Black in the centre: black's first stone must be on h8".to_owned()
        }
        Unstudied::Over(winner) => format!("the game is over: {} has five", winner.name()),
        Unstudied::Stopped => "stopped before it was known".to_owned(),
    }
}
