//! The study of openings, move by move: what the whole-board tree plays for Black, and how many plies White
//! can delay the five.

use std::cmp::Reverse;

use thiserror::Error;

use super::finding::{self, Refused};
use super::slips::seems_best;
use crate::board::{Color, Point, Position, Rule};
use crate::check::Checked;
use crate::play::Guess;
use crate::solve::first::{self, Judgement};
use crate::solve::threads::on_threads;
use crate::solve::{Budget, Class, Limit, Moment, MoveValue, ValuedMove, Verdict, Win, vct, zone};
use crate::strategy::tally::Tally;
use crate::strategy::verify::{self, Answer, Demand};
use crate::strategy::{Opening, Tree, build, openings};

/// The positions that are looked at where Black's move can only be guessed.
const GUESSED: u64 = 60_000;

/// Where Black's move comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerSource {
    /// The tree decides on it. Only behind second moves that are finished is the move known to win.
    Tree,
    /// A search found a win of this class: VCF or VCT.
    Threats(Class),
}

/// What is known about a position of an opening.
#[derive(Clone, Debug)]
pub struct Study {
    /// The position, Black to move.
    pub position: Position,
    /// Black's move and where it comes from; `None` where the tree has no move and no VCT was found. A move of the tree
    /// is proven only where `finished`.
    pub reply: Option<(Point, AnswerSource)>,
    /// What seems best for Black where no move is known: a guess, by the search that plays.
    pub seems: Option<Guess>,
    /// Whether Black's move makes five.
    pub five: bool,
    /// Whether the tree is complete and verified behind White's second move.
    pub finished: bool,
    /// The largest number of plies from here to the five in any line; `None` where it is not known.
    pub longest: Option<u16>,
    /// The win that Black has if White passes after Black's move.
    pub threat: Option<Checked<Win>>,
    /// The student's move in this position, and its value. The tree's move (or a mirror image of it) is the best;
    /// another win is another route, with a bound on its plies. A move that is not proven may still win.
    pub guess: Option<(Point, ValuedMove)>,
    /// White's replies to Black's move, those with the longest lines first.
    pub replies: Vec<StudyReply>,
}

/// A reply of White.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyReply {
    /// White's move.
    pub point: Point,
    /// The most plies from there to the five in any line; `None` where the tree continues and was not measured.
    pub plies: Option<u16>,
    /// Whether Black still needs a move of the tree; otherwise Black wins by threats at once.
    pub decided: bool,
}

impl Study {
    /// The opening that Black's move leads to, where it has a name.
    pub fn opening(&self) -> Option<&'static Opening> {
        self.after(self.reply?.0)
    }

    /// The opening that the student's move leads to, where it has a name.
    pub fn guessed_opening(&self) -> Option<&'static Opening> {
        self.after(self.guess.as_ref()?.0)
    }

    /// Whether Black's move stands in the tree, and it was not verified that all behind it wins.
    pub fn is_unverified(&self) -> bool {
        matches!(self.reply, Some((_, AnswerSource::Tree))) && !self.finished
    }

    fn after(&self, third: Point) -> Option<&'static Opening> {
        self.position.clone().after(&[third]).ok().and_then(|after| Opening::of(&after))
    }
}

/// Why a position cannot be studied.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unstudied {
    /// White is to move.
    #[error("white is to move")]
    WhiteToMove,
    /// Black's first stone is not in the centre.
    #[error("the first stone is not in the centre")]
    NotFromCentre,
    /// The position cannot be analysed; the reason.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Looks a position up in the tree, and searches where the tree has no move. With White to move, Black's last move is
/// taken as the student's guess at the tree's move.
///
/// # Errors
/// When the position cannot be studied ([`Unstudied`]).
pub fn study(tree: &Tree, position: &Position, budget: &Budget) -> Result<Study, Unstudied> {
    let mut before = position.clone();
    if position.to_move() == Color::White
        && position.winner().is_none()
        && let Some(point) = before.undo()
    {
        if position.count() == 1 && point != Point::CENTRE {
            return Err(Unstudied::NotFromCentre);
        }
        let mut study = black(tree, &before, budget)?;
        study.guess = Some((point, guess(&study, point, budget)?));
        return Ok(study);
    }
    black(tree, position, budget)
}

fn guess(study: &Study, point: Point, budget: &Budget) -> Result<ValuedMove, Unstudied> {
    let after = |point| study.position.clone().after(&[point]).ok();
    if let (Some((attack, _)), Some(guessed)) = (study.reply, after(point))
        && after(attack).is_some_and(|after| after.is_picture_of(&guessed))
    {
        return Ok(ValuedMove::new(MoveValue::Best));
    }
    let judgement = first::judge_in(Class::Win, &study.position, point, budget).0;
    Ok(match &judgement {
        Judgement::Wins(first) => {
            let first = finding::checked(&**first, &budget.stop)?;
            ValuedMove::winning(MoveValue::OtherRoute, first.win.plies())
        }
        Judgement::Unknown(Limit::Interrupted) => return Err(Refused::Stopped.into()),
        // That the move does not win with one quiet move does not disprove it.
        Judgement::Refuted(_) | Judgement::Idle => {
            ValuedMove { limit: Some(Limit::Nodes), ..ValuedMove::new(MoveValue::Unproven) }
        }
        Judgement::Loses(_) | Judgement::Unknown(_) => {
            ValuedMove::measured(&judgement, point, Class::Win, None)
        }
    })
}

fn black(tree: &Tree, position: &Position, budget: &Budget) -> Result<Study, Unstudied> {
    finding::searchable(position)?;
    if position.to_move() == Color::White {
        return Err(Unstudied::WhiteToMove);
    }
    if position.count() > 0 && !position.stones(Color::Black).contains(Point::CENTRE) {
        return Err(Unstudied::NotFromCentre);
    }
    let finished = tree.finished_behind(position);
    // Under renju nobody knows how the game ends.
    let start = position.count() == 0 && position.rule() != Rule::Renju;
    let decided = if start { Some(Point::CENTRE) } else { tree.get(position) };
    let promised = tree.promised(position);
    let mut reply = decided.map(|attack| (attack, AnswerSource::Tree));
    let mut threats = None;
    if reply.is_none() {
        let within = promised.map(|plies| plies.saturating_sub(position.count() as u16));
        match by_threats(position, within, budget)? {
            Verdict::Proven(win) => {
                reply = Some((win.first(), AnswerSource::Threats(win.class)));
                threats = Some(win.plies());
            }
            Verdict::Unknown(Limit::Interrupted) => return Err(Refused::Stopped.into()),
            Verdict::Disproven(_) | Verdict::Unknown(_) => {}
        }
    }
    let mut study = Study {
        position: position.clone(),
        reply,
        seems: None,
        five: false,
        finished,
        longest: threats,
        threat: None,
        guess: None,
        replies: Vec::new(),
    };
    let Some((attack, source)) = reply else {
        study.seems = seems_best(position, GUESSED, &budget.stop)?;
        return Ok(study);
    };
    study.five = position.makes_five(Color::Black, attack);
    if start {
        study.finished = tree.finished.len() == openings::second_moves().len();
        study.longest = tree.longest.filter(|_| study.finished);
        let first = openings::start(tree.rule());
        study.replies = tree.finished.iter().filter_map(|second| goes_on(tree, &first, second)).collect();
        study.replies.sort_by_key(|reply| (Reverse(reply.plies), reply.point));
        return Ok(study);
    }
    let Ok(after) = position.clone().after(&[attack]) else { return Ok(study) };
    if !study.five {
        // A reply that does not touch this threat loses to it within the promised plies.
        let within = promised.map(|plies| plies.saturating_sub(after.count() as u16 + 1));
        let passed = by_threats(&after.with_turn(Color::Black), within, budget)?;
        study.threat = passed.proven().cloned();
    }
    if source == AnswerSource::Tree {
        study.longest = promised.map(|longest| longest.saturating_sub(position.count() as u16));
        study.replies = replies(tree, &after, promised, study.threat.as_deref(), budget)?;
    }
    Ok(study)
}

/// A VCT of the side to move that the checker accepts: one within `within` plies if the search finds it, otherwise any,
/// searched with what is left of the budget. It is the same win for any number of threads.
fn by_threats(
    position: &Position,
    within: Option<u16>,
    budget: &Budget,
) -> Result<Verdict<Checked<Win>>, Refused> {
    let check = |verdict: Verdict<Win>| verdict.try_map(|win| finding::checked(win, &budget.stop));
    let started = Moment::now();
    let budget = budget.on_one_thread();
    let mut left = budget.clone();
    if within.is_some() {
        let in_time = vct::solve(position, &Budget { within, ..budget.clone() });
        if in_time.verdict.proven().is_some() {
            return check(in_time.verdict);
        }
        left = budget.after(in_time.nodes, started);
    }
    check(vct::solve(position, &left).verdict)
}

/// White's reply `point`; `None` where the tree has no move for Black after it.
fn goes_on(tree: &Tree, after: &Position, point: Point) -> Option<StudyReply> {
    let after = after.clone().after(&[point]).ok().filter(|after| tree.contains(after))?;
    let plies = tree.lasting(&after).map(|plies| plies.saturating_sub(after.count() as u16));
    Some(StudyReply { point, plies, decided: true })
}

/// The replies to the tree's move that White can choose among, with the plies of each. A reply that does not
/// touch Black's threat loses to it.
fn replies(
    tree: &Tree,
    after: &Position,
    promised: Option<u16>,
    threat: Option<&Win>,
    budget: &Budget,
) -> Result<Vec<StudyReply>, Unstudied> {
    let lasts = |plies: u16| plies + after.count() as u16 + 1;
    let threat = threat.filter(|threat| promised.is_none_or(|promised| lasts(threat.plies()) <= promised));
    let spoils = threat.map(|threat| zone::of(&threat.certificate));
    let (mut replies, mut near) = (Vec::new(), Vec::new());
    for point in after.different_moves() {
        match (goes_on(tree, after, point), threat) {
            (Some(reply), _) => replies.push(reply),
            (None, Some(threat)) if spoils.is_some_and(|spoils| !spoils.contains(point)) => {
                replies.push(StudyReply { point, plies: Some(threat.plies()), decided: false });
            }
            (None, _) => near.push(point),
        }
    }
    let demand = Demand {
        nodes: build::LEAF_NODES,
        longest: tree.longest,
        shorter: promised,
        paranoid: true,
        numbers: false,
        stop: budget.stop.clone(),
    };
    let answer = |&point: &Point| verify::answers(tree, after, &[point], &demand, &mut Tally::default());
    let answers: Result<Vec<_>, Limit> = on_threads(budget.threads, &near, answer).into_iter().collect();
    for (point, answer) in answers.map_err(|_| Refused::Stopped)?.into_iter().flatten() {
        if let Answer::Leaf(plies) = answer {
            let plies = Some((plies - after.count() - 1) as u16);
            replies.push(StudyReply { point, plies, decided: false });
        }
    }
    replies.sort_by_key(|reply| (reply.plies.is_some(), Reverse(reply.plies), !reply.decided, reply.point));
    Ok(replies)
}
