//! The words of the whole-board tree.

use super::{count, points};
use crate::board::{Point, PointSet};
use crate::strategy::Tree;
use crate::strategy::build::{Event, Outcome};
use crate::strategy::tally::{Size, Tally};

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
        (None, []) => "some replies stay open".to_owned(),
        (None, open) => format!("open after {}", points(open)),
    };
    format!("{second}{third} · {state} · {} nodes", outcome.nodes)
}

/// What is being done.
pub fn building(second: Point, event: &Event) -> String {
    match event {
        Event::Won { root, decisions, left, .. } => {
            format!(
                "{second}: {root} won by {}, {left} to go",
                count(*decisions as u64, "decision", "decisions")
            )
        }
        Event::Open { root, left, .. } => format!("{second}: {root} stays open, {left} to go"),
        Event::Decided(..) | Event::Finished(..) => String::new(),
    }
}
