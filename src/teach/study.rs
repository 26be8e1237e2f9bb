//! Openings, move by move: what the whole-board tree plays, and how long White can last.

use std::cmp::Reverse;

use crate::board::{Color, Point, Position};
use crate::solve::{Budget, Class, Limit, Verdict, vct};
use crate::strategy::tally::Tally;
use crate::strategy::verify::{self, Answer, Demand};
use crate::strategy::{Tree, build, openings};

/// Where an answer comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A decision of the tree.
    Tree,
    /// A VCF or a VCT that was searched for.
    Threats(Class),
}

/// What is known of a position of the opening.
#[derive(Clone, Debug)]
pub struct Study {
    /// The position, Black to move.
    pub position: Position,
    /// Black's move and where it comes from; nothing where the tree has no proven one and no VCT was found.
    pub reply: Option<(Point, Source)>,
    /// Whether that move makes five.
    pub five: bool,
    /// Whether everything behind White's second move is decided and verified.
    pub finished: bool,
    /// Plies from here to the five that no line exceeds.
    pub longest: Option<u16>,
    /// White's answers to the move, those that last longest first: with the plies from there to the five that
    /// Black's threats take at the most; without where the tree goes on.
    pub replies: Vec<(Point, Option<u16>)>,
}

/// Why a position cannot be studied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unstudied {
    /// White is to move.
    WhiteToMove,
    /// Black's first stone is not in the centre.
    NotFromCentre,
    /// Somebody has made five.
    Over(Color),
    /// The work was interrupted.
    Stopped,
}

/// Looks a position up in the tree, and searches where it has nothing.
pub fn study(tree: &Tree, position: &Position, budget: &Budget) -> Result<Study, Unstudied> {
    if let Some(winner) = position.winner() {
        return Err(Unstudied::Over(winner));
    }
    if position.to_move() == Color::White {
        return Err(Unstudied::WhiteToMove);
    }
    if position.count() > 0 && !position.stones(Color::Black).contains(Point::CENTRE) {
        return Err(Unstudied::NotFromCentre);
    }
    let finished = behind_finished(tree, position);
    let decided = tree.get(position).filter(|_| finished);
    let (reply, threats) = match decided {
        _ if position.count() == 0 => (Some((Point::CENTRE, Source::Tree)), None),
        Some(attack) => (Some((attack, Source::Tree)), None),
        None => {
            let answer = vct::solve(position, budget);
            match answer.verdict {
                Verdict::Proven(win) => (Some((win.first(), Source::Threats(win.class))), Some(win.plies())),
                Verdict::Unknown(Limit::Interrupted) => return Err(Unstudied::Stopped),
                Verdict::Disproven(_) | Verdict::Unknown(_) => (None, None),
            }
        }
    };
    let mut study = Study {
        position: position.clone(),
        reply,
        five: false,
        finished,
        longest: threats,
        replies: Vec::new(),
    };
    if let Some((attack, source)) = reply {
        study.five = position.makes_five(Color::Black, attack);
        if source == Source::Tree && position.count() > 0 {
            study.longest = tree.longest.map(|longest| longest - position.count() as u16);
            study.replies = replies(tree, position, attack, budget)?;
        }
    }
    Ok(study)
}

/// Whether the second move that was played is finished, in any of its pictures.
fn behind_finished(tree: &Tree, position: &Position) -> bool {
    let seconds: Vec<Point> = match position.moves() {
        [first, second, ..] if *first == Point::CENTRE => vec![*second],
        // Of a set-up nobody knows which stone came second: all of them must be finished.
        _ => position.stones(Color::White).iter().collect(),
    };
    !seconds.is_empty() && seconds.iter().all(|&second| tree.finished.contains(openings::second_move(second)))
}

fn replies(
    tree: &Tree,
    position: &Position,
    attack: Point,
    budget: &Budget,
) -> Result<Vec<(Point, Option<u16>)>, Unstudied> {
    let Ok(after) = position.clone().after(&[attack]) else { return Ok(Vec::new()) };
    let demand = Demand {
        nodes: build::LEAF_NODES,
        longest: tree.longest,
        paranoid: false,
        stop: budget.stop.clone(),
    };
    let answers = verify::answers(tree, &after, &demand, &mut Tally::default());
    let mut replies: Vec<(Point, Option<u16>)> = answers
        .map_err(|_| Unstudied::Stopped)?
        .into_iter()
        .filter_map(|(reply, answer)| match answer {
            Answer::Decided => Some((reply, None)),
            Answer::Leaf(plies) => Some((reply, Some((plies - after.count() - 1) as u16))),
            Answer::Open => None,
        })
        .collect();
    replies.sort_by_key(|&(reply, plies)| (plies.is_some(), Reverse(plies), reply));
    Ok(replies)
}
