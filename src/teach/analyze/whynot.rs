//! Why a move does not win: the reply that refutes it, and the causes. Every cause is established on the board.

use super::finding::{self, Refused};
use super::key::Judge;
use crate::board::{Axis, Point, PointSet, Position, Ruling};
use crate::check::Checked;
use crate::solve::{Budget, Class, Moment, MoveValue, ValuedMove, Vcf, Verdict, Win, goal};
use crate::teach::explain::{self, MoveKind, MoveReason};

/// The largest number of fours that are tried in the search for the longest sequence of fours.
const REACH_BOUND: usize = 4_000;

/// The node limit of the search for a win with quiet moves where the user named no class.
const QUIET_NODES: u64 = 200_000;

/// Why a move does not win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The opponent already had fours, and the move does not stop all of them. The points are the opponent's five
    /// points before the move.
    MakesFive(Vec<Point>),
    /// The move is a four, and the only reply that stops it makes a five for the opponent.
    FiveByBlocking(Point),
    /// After the move the opponent wins by these continuous fours.
    HasFours(Vec<Point>),
    /// The move makes no four and threatens nothing: there would be no VCF even if the opponent passed.
    NoThreat,
    /// The reply takes a point that the shortest win needs for one of its moves.
    TakesPoint {
        /// The number of that attacking move of the win, from 1.
        number: usize,
    },
    /// The reply is a four, which the attacker has to stop at one of these points.
    GainsTempo(Vec<Point>),
    /// The reply stands on the lines of several fours that the threat needs: the axes of these fours and, for each,
    /// the attacking move that makes it.
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

/// The remaining fours of the attack after the reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The number of points where a four can be made in the next move.
    pub fours: usize,
    /// The longest sequence of fours that was found, each with its only reply.
    pub line: Vec<Point>,
    /// Whether every sequence of fours was tried.
    pub complete: bool,
}

impl Reach {
    /// The number of fours in the longest sequence.
    pub const fn length(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}

/// A move, its value, and why it does not win.
#[derive(Clone, Debug)]
pub struct WhyNot {
    /// The position, the attacker to move.
    pub position: Position,
    /// The move.
    pub point: Point,
    /// The class of wins.
    pub goal: Class,
    /// The value of the move.
    pub value: ValuedMove,
    /// What the move makes.
    pub reason: MoveReason,
    /// The reply that refutes the move.
    pub reply: Option<Point>,
    /// Why the move does not win; empty where it wins or where nothing was established.
    pub causes: Vec<Cause>,
    /// The remaining fours of the attack after the reply; `None` where the move wins or loses at once.
    pub reach: Option<Reach>,
    /// The shortest win that was found. Its first move is what the user should have played.
    pub win: Verdict<Checked<Win>>,
}

/// Finds why a move does not win; the answer is `None` where the move is not legal.
///
/// Without a `goal` the class is the narrowest in which the position is won: VCF, otherwise VCT. Where there is
/// neither, or the goal is [`Class::Win`], [`WhyNot::win`] may be a win with quiet moves. The answer never claims that
/// a move begins no such win, because this cannot be searched to the end.
///
/// # Errors
/// When the game is over, the work was stopped, or the checker refuses a certificate.
pub fn why_not(
    vcf: &mut Vcf,
    position: &Position,
    point: Point,
    goal: Option<Class>,
    budget: &Budget,
) -> Result<Option<WhyNot>, Refused> {
    let started = Moment::now();
    // A user who did not ask for a quiet win does not wait long for one.
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
    let Some(mut value) = judge.judge(point, left)? else { return Ok(None) };
    let mut win = judge.win.verdict.clone();
    let left = judge.left();
    drop(judge);
    if let Some(nodes) = quiet_nodes.filter(|_| matches!(win, Verdict::Disproven(_)))
        && let Verdict::Proven(quiet) =
            goal::solve(Class::Win, position, &budget.part(nodes.min(left), started)).verdict
    {
        let quiet = finding::checked(quiet, &budget.stop)?;
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
        // Renju forbids the move, which is reason enough.
        MoveValue::LosesNow if line.is_empty() => {}
        MoveValue::LosesNow => {
            found.reply = line.first().copied();
            let mut board = position.clone();
            let fives = board.make(point).map_or(PointSet::EMPTY, |()| board.five_points(board.to_move()));
            let blocks = found.reason.reply.filter(|&reply| fives.contains(reply));
            found.causes.push(if fives.is_empty() {
                Cause::HasFours(line)
            } else {
                // The move may have taken one of several five points.
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
    /// What renju says of the move, where it is forbidden.
    pub(crate) fn forbidden(&self) -> Option<&Ruling> {
        self.reason.ruling.as_ref().filter(|_| self.reason.kind == MoveKind::Forbidden)
    }

    /// Finds the causes in a reply that refutes the move. The move is on the board, the reply is not.
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
        let plan = self.win.proven().map_or(Vec::new(), |win| explain::explain(win));
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

/// The fours of a winning line of play that need a point, as a stone or as a five point: the axis of each and the
/// move that makes it.
fn lines_at(position: &Position, line: &[Point], point: Point) -> Vec<(Axis, Point)> {
    let mut found: Vec<(Axis, Point)> = Vec::new();
    for reason in explain::explain_game(position, line) {
        for four in &reason.fours {
            let on_it = four.stones.contains(&point) || four.fives.contains(&point);
            // One point is on one line of each axis.
            if on_it && found.iter().all(|(axis, _)| *axis != four.axis) {
                found.push((four.axis, reason.attack));
            }
        }
    }
    found
}

/// The fours that the side to move can make one after another.
fn reach(position: &Position) -> Reach {
    let mut search = FourRuns { tried: 0, best: Vec::new(), line: Vec::new() };
    search.go(position);
    let fours = explain::fours(position).len();
    Reach { fours, line: search.best, complete: search.tried < REACH_BOUND }
}

/// A search for the longest sequence of fours.
struct FourRuns {
    /// The number of fours tried.
    tried: usize,
    /// The longest sequence that was found: fours and their replies.
    best: Vec<Point>,
    /// The fours and replies that are on the board now.
    line: Vec<Point>,
}

impl FourRuns {
    /// Tries every four of the side to move, and then those after its reply.
    fn go(&mut self, board: &Position) {
        let attacker = board.to_move();
        let must = board.five_points(attacker.other());
        for (attack, fives) in explain::fours(board) {
            if !must.iter().all(|five| five == attack) {
                continue;
            }
            if self.tried >= REACH_BOUND {
                return;
            }
            self.tried += 1;
            let played = self.line.len();
            let mut after = board.clone();
            let four = std::iter::once(attack).chain(fives.iter().next());
            self.line.extend(four.take_while(|&point| after.make(point).is_ok()));
            if self.line.len() > self.best.len() {
                self.best.clone_from(&self.line);
            }
            let answered = self.line.len() == played + 2 && after.winner().is_none();
            if answered && after.five_points(attacker).is_empty() {
                self.go(&after);
            }
            self.line.truncate(played);
        }
    }
}
