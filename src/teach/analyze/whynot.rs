//! Why a move does not win: the reply that breaks it, and by what. Every cause is established on the board.

use std::time::Instant;

use super::finding::{self, Refused};
use super::key::Judge;
use crate::board::{Axis, Point, PointSet, Position};
use crate::solve::{Budget, Class, MoveValue, ValuedMove, Vcf, Verdict, Win, goal};
use crate::teach::explain::{self, MoveReason};

/// Fours tried while the longest run of them is looked for.
const REACH_BOUND: usize = 4_000;

/// Nodes of a search for a quiet win that nobody asked for.
const QUIET_NODES: u64 = 200_000;

/// What breaks a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The opponent had a four, or several, and the move does not stop all of it; the points of his fives before it.
    MakesFive(Vec<Point>),
    /// The move is a four, and the only point that stops it makes the opponent's five.
    FiveByBlocking(Point),
    /// The move leaves the opponent these continuous fours.
    HasFours(Vec<Point>),
    /// The move makes no four and threatens none: if the opponent passed there would be no VCF.
    NoThreat,
    /// The reply stands on a point where the shortest win plays this move of its own.
    TakesPoint {
        /// Which of the win's attacking moves it is, from 1.
        number: usize,
    },
    /// The reply is a four of the opponent's, to be stopped at these points.
    GainsTempo(Vec<Point>),
    /// The reply stands on several lines of fours that the threat goes through; the axes and, for each,
    /// the attacking move that makes the four.
    SharesLines(Vec<(Axis, Point)>),
}

impl Cause {
    /// The name in JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::MakesFive(_) => "makes-five",
            Self::FiveByBlocking(_) => "five-by-blocking",
            Self::HasFours(_) => "has-fours",
            Self::NoThreat => "no-threat",
            Self::TakesPoint { .. } => "takes-point",
            Self::GainsTempo(_) => "gains-tempo",
            Self::SharesLines(_) => "shares-lines",
        }
    }
}

/// How far the attack still comes after the reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Points where a four can be made at once.
    pub fours: usize,
    /// The longest run of fours, each with its only reply.
    pub line: Vec<Point>,
    /// Whether every run was tried.
    pub complete: bool,
}

impl Reach {
    /// Fours in the longest run.
    pub const fn length(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}

/// A move, whether it wins, and if not why.
#[derive(Clone, Debug)]
pub struct WhyNot {
    /// The position, the attacker to move.
    pub position: Position,
    /// The move.
    pub point: Point,
    /// The class of wins.
    pub goal: Class,
    /// What the move is worth.
    pub value: ValuedMove,
    /// What it makes.
    pub reason: MoveReason,
    /// The reply that breaks it.
    pub reply: Option<Point>,
    /// What breaks it.
    pub causes: Vec<Cause>,
    /// How far the attack comes after the reply, where it does not lose at once.
    pub reach: Option<Reach>,
    /// The shortest win that was found: its first move is the nearest that wins.
    pub win: Verdict<Win>,
}

/// Says why a move does not win; `None` where it is not legal. Where no goal is given it is the narrowest
/// class in which the position is won: VCF, else VCT. Where there is neither, or any win will do, a win with quiet moves
/// may be what is nearest; that a move begins no such win is never said.
pub fn why_not(
    vcf: &mut Vcf,
    position: &Position,
    point: Point,
    goal: Option<Class>,
    budget: &Budget,
) -> Result<Option<WhyNot>, Refused> {
    let started = Instant::now();
    // Somebody who did not ask for any win does not wait long for one.
    let quiet_nodes = match goal {
        Some(Class::Win) => Some(u64::MAX),
        Some(Class::Vcf | Class::Vct) => None,
        None => Some(QUIET_NODES),
    };
    let rest;
    let mut judge = Judge::new(vcf, position, goal.unwrap_or(Class::Vcf), budget)?;
    if goal.is_none() && matches!(judge.win.verdict, Verdict::Disproven(_)) {
        rest = budget.after(budget.node_limit().saturating_sub(judge.left()), started);
        let wider = Judge::new(vcf, position, Class::Vct, &rest)?;
        match wider.win.verdict {
            Verdict::Proven(_) | Verdict::Disproven(_) => judge = wider,
            Verdict::Unknown(_) => judge.spend(wider.win.nodes),
        }
    }
    let goal = judge.goal;
    let left = judge.left();
    let Some(mut value) = judge.judge(point, left) else { return Ok(None) };
    let mut win = judge.win.verdict.clone();
    let left = judge.left();
    drop(judge);
    if let Some(nodes) = quiet_nodes.filter(|_| matches!(win, Verdict::Disproven(_)))
        && let Verdict::Proven(quiet) =
            goal::solve(Class::Win, position, &budget.part(nodes.min(left), started)).verdict
    {
        finding::accepted(&quiet, &budget.stop)?;
        if quiet.first() == point {
            value = ValuedMove::new(MoveValue::OtherRoute);
        }
        win = Verdict::Proven(quiet);
    }
    let mut found = WhyNot {
        position: position.clone(),
        point,
        goal,
        reason: explain::explain_move(position, point),
        reply: None,
        causes: Vec::new(),
        reach: None,
        win,
        value: value.clone(),
    };
    let line = value.refutation;
    match value.value {
        MoveValue::LosesNow => {
            found.reply = line.first().copied();
            let mut board = position.clone();
            let fives = board.make(point).map_or(PointSet::EMPTY, |()| board.five_points(board.to_move()));
            let blocks = found.reason.reply.filter(|&reply| fives.contains(reply));
            found.causes.push(if fives.is_empty() {
                Cause::HasFours(line)
            } else {
                // The move may have taken one of several.
                let before = position.five_points(position.to_move().other());
                Cause::MakesFive(before.iter().collect())
            });
            found.causes.extend(blocks.map(Cause::FiveByBlocking));
        }
        MoveValue::ThrowsWin => {
            let mut board = position.clone();
            if let (Some(&reply), Ok(())) = (line.first(), board.make(point)) {
                found.refuted(vcf, &mut board, reply, budget);
            }
        }
        MoveValue::Best
        | MoveValue::Equivalent
        | MoveValue::Longer
        | MoveValue::OtherRoute
        | MoveValue::Unproven
        | MoveValue::Illegal => {}
    }
    Ok(Some(found))
}

impl WhyNot {
    /// Looks at the reply; the move is on the board.
    fn refuted(&mut self, vcf: &mut Vcf, board: &mut Position, reply: Point, budget: &Budget) {
        let (attacker, defender) = (self.position.to_move(), board.to_move());
        self.reply = Some(reply);
        if self.reason.fours.is_empty() {
            let passed = board.with_turn(attacker);
            match vcf.shortest(&passed, budget).verdict {
                Verdict::Proven(threat) => {
                    let lines = lines_at(&passed, &threat.line(&passed), reply);
                    self.causes.extend((lines.len() > 1).then_some(Cause::SharesLines(lines)));
                }
                Verdict::Disproven(_) => self.causes.push(Cause::NoThreat),
                Verdict::Unknown(_) => {}
            }
        }
        let plan = self.win.proven().map_or(Vec::new(), explain::explain);
        let taken = plan.iter().find(|step| step.attack == reply);
        self.causes.extend(taken.map(|step| Cause::TakesPoint { number: step.number }));
        if board.make(reply).is_err() {
            return;
        }
        let stops: Vec<Point> = board.five_points(defender).iter().collect();
        self.causes.extend((!stops.is_empty()).then_some(Cause::GainsTempo(stops)));
        self.reach = Some(reach(board));
    }
}

/// The lines of fours along a winning line of play on which a point stands: it is a stone of the four, or
/// where it becomes a five.
fn lines_at(position: &Position, line: &[Point], point: Point) -> Vec<(Axis, Point)> {
    let mut found: Vec<(Axis, Point)> = Vec::new();
    for reason in explain::explain_game(position, line) {
        for four in &reason.fours {
            let on_it = four.stones.contains(&point) || four.fives.contains(&point);
            // Through one point there is one line of each axis.
            if on_it && found.iter().all(|(axis, _)| *axis != four.axis) {
                found.push((four.axis, reason.attack));
            }
        }
    }
    found
}

/// How far the side to move comes with fours.
pub fn reach(position: &Position) -> Reach {
    let mut search = FourRuns { board: position.clone(), tried: 0, best: Vec::new(), line: Vec::new() };
    let fours = explain::fours(position).len();
    search.go();
    Reach { fours, line: search.best, complete: search.tried < REACH_BOUND }
}

struct FourRuns {
    board: Position,
    tried: usize,
    best: Vec<Point>,
    line: Vec<Point>,
}

impl FourRuns {
    fn go(&mut self) {
        let (attacker, defender) = (self.board.to_move(), self.board.to_move().other());
        let must = self.board.five_points(defender);
        for (attack, fives) in explain::fours(&self.board) {
            if !must.iter().all(|five| five == attack) {
                continue;
            }
            if self.tried >= REACH_BOUND {
                return;
            }
            self.tried += 1;
            let played = self.line.len();
            let mut made = 0;
            for point in std::iter::once(attack).chain(fives.iter().next()) {
                if self.board.make(point).is_err() {
                    break;
                }
                made += 1;
                self.line.push(point);
            }
            if self.line.len() > self.best.len() {
                self.best.clone_from(&self.line);
            }
            if made == 2 && self.board.winner().is_none() && self.board.five_points(attacker).is_empty() {
                self.go();
            }
            for _ in 0..made {
                self.board.undo();
            }
            self.line.truncate(played);
        }
    }
}
