//! Judges one first move: its only reply where it makes a four, otherwise what it threatens and every reply
//! that touches the threat.

use super::super::answer::Answer;
use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::proven::Win;
use super::super::vcf::attack::Attack;
use super::super::vct::{self, Begun};
use super::super::verdict::{Class, Limit, Verdict};
use super::super::{extract, threats, zone};
use crate::board::{FiveStop, Point, Position};
use crate::proof::{Certificate, Claim};

/// A win together with its first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct First {
    /// The win.
    pub win: Win,
    /// Whether the search has shown that no shorter win of the class begins with this move.
    pub shortest: bool,
    /// Whether a shorter win may be found with more nodes.
    pub unfinished: bool,
    /// The reply that delays the five longest; `None` after a five.
    pub reply: Option<Point>,
}

impl First {
    /// A VCF, which is the shortest that begins with its first move.
    pub(crate) fn by_fours(position: &Position, attack: &Attack) -> Self {
        let win = Win::by_fours(position, attack);
        Self { reply: win.line.get(1).copied(), win, shortest: true, unfinished: false }
    }

    /// The first move.
    pub fn point(&self) -> Point {
        self.win.first()
    }
}

impl Claim for First {
    fn certificates(&self) -> Vec<&Certificate> {
        self.win.certificates()
    }
}

/// The kind of win that a first move is judged for: what a move that is not a four must threaten, and what
/// must answer the replies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// A VCF, or a move after which there is a VCF whatever the reply.
    Fours,
    /// A VCT, by its definition.
    Threats,
    /// A quiet move after which there is a VCT whatever the reply.
    Quiet,
}

impl Aim {
    /// The class of the win that the attacker must have after a reply.
    const fn rest(self) -> Class {
        match self {
            Self::Fours => Class::Vcf,
            Self::Threats | Self::Quiet => Class::Vct,
        }
    }
}

/// The result of judging a first move. [`ValuedMove`](crate::solve::ValuedMove) translates it to a value of
/// the ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// The move wins.
    Wins(Box<First>),
    /// After this reply the attacker has no win of the required class.
    Refuted(Point),
    /// The opponent has this line: a five, or a VCF up to its five. It is empty where renju forbids the move, which loses
    /// at once.
    Loses(Vec<Point>),
    /// The move makes no four and threatens no win of the narrower class that the aim requires.
    Idle,
    /// This limit was hit first.
    Unknown(Limit),
}

/// Judges a legal first move. Returns the judgement and the number of nodes used.
///
/// # Panics
/// When the move is not legal.
pub fn judge(position: &Position, point: Point, aim: Aim, budget: &Budget) -> (Judgement, u64) {
    run(position, point, aim, budget, true)
}

/// Judges a legal first move as [`judge`] does, but does not shorten the win that it finds.
///
/// # Panics
/// When the move is not legal.
pub fn glance(position: &Position, point: Point, aim: Aim, budget: &Budget) -> (Judgement, u64) {
    run(position, point, aim, budget, false)
}

fn run(position: &Position, point: Point, aim: Aim, budget: &Budget, measured: bool) -> (Judgement, u64) {
    if !position.may_play(point) && position.is_empty(point) {
        return (Judgement::Loses(Vec::new()), 0);
    }
    let mut board = position.clone();
    board.make(point).expect("the move is legal");
    let mut judge = Judge { position, point, aim, budget, measured, started: Moment::now(), nodes: 0 };
    let judgement = judge.judge(board).unwrap_or_else(Judgement::Unknown);
    (judgement, judge.nodes)
}

struct Judge<'a> {
    position: &'a Position,
    point: Point,
    aim: Aim,
    budget: &'a Budget,
    /// Whether the shortest win that begins with the move is wanted.
    measured: bool,
    started: Moment,
    nodes: u64,
}

/// The win after a reply, and whether it is known to be the shortest.
struct Way {
    reply: Point,
    win: Win,
    exact: bool,
}

/// The number of replies to a quiet move that are searched separately before all others.
const LIKELY: usize = 4;
const LIKELY_PART: u64 = 8;

/// The limit on nodes of the search after a reply, in the first round.
const FIRST_NODES: u64 = 500;

impl Judge<'_> {
    /// The number of nodes that remain.
    fn left(&self) -> u64 {
        self.budget.node_limit().saturating_sub(self.nodes)
    }

    /// Runs one of the searches with at most this many of the remaining nodes.
    fn ask(
        &mut self,
        search: fn(Class, &Position, &Budget) -> Answer<Win>,
        class: Class,
        board: &Position,
        nodes: u64,
        within: Option<u16>,
    ) -> Answer<Win> {
        let budget = Budget { within, ..self.budget.part(nodes.min(self.left()), self.started) };
        let answer = search(class, board, &budget);
        self.nodes += answer.nodes;
        answer
    }

    /// The number of plies that remain after the move and a reply; `None` where plies are not limited.
    fn within(&self) -> Option<u16> {
        self.budget.within.map(|plies| plies.saturating_sub(2))
    }

    /// Judges the move, which is on the board.
    fn judge(&mut self, mut board: Position) -> Result<Judgement, Limit> {
        let attacker = self.position.to_move();
        if board.winner().is_some() {
            return Ok(self.won(&[], None, true, false));
        }
        if let Some(five) = board.five_points(attacker.other()).iter().next() {
            return Ok(Judgement::Loses(vec![five]));
        }
        match board.five_stop() {
            FiveStop::NotNeeded => self.quiet(&board),
            FiveStop::Only(reply) => {
                board.make(reply).expect("a five point is empty, and nobody has won");
                let search = if self.measured { threats::shortest } else { threats::solve };
                let answer = self.ask(search, self.aim.rest(), &board, u64::MAX, self.within());
                match answer.verdict {
                    Verdict::Proven(win) => {
                        let way = Way { reply, win, exact: answer.shortest };
                        Ok(self.won(&[way], None, answer.shortest, !answer.shortest))
                    }
                    Verdict::Disproven(_) => Ok(Judgement::Refuted(reply)),
                    Verdict::Unknown(limit) => Err(limit),
                }
            }
            FiveStop::Impossible => Ok(self.won(&[], None, true, false)),
        }
    }

    /// Judges a move that makes no four.
    fn quiet(&mut self, board: &Position) -> Result<Judgement, Limit> {
        let counter = self.ask(threats::solve, Class::Vcf, board, u64::MAX, None);
        if let Verdict::Proven(win) = counter.verdict {
            return Ok(Judgement::Loses(win.line));
        }
        if self.aim == Aim::Threats {
            return self.begun(None);
        }
        let passed = board.with_turn(board.to_move().other());
        // The threat gets half of the nodes; the other half is for the replies.
        let half = self.left() / 2;
        // The shorter the threat is, the fewer replies touch it.
        match (self.aim, self.ask(threats::shortest, self.aim.rest(), &passed, half, None).verdict) {
            (Aim::Fours, Verdict::Proven(threat)) => self.fours(board, &threat),
            (_, Verdict::Proven(threat)) => match self.stopped(board, &threat) {
                Some(reply) => Ok(Judgement::Refuted(reply)),
                None => self.begun(Some(&threat)),
            },
            (_, Verdict::Disproven(_)) => self.spoiled(board),
            (_, Verdict::Unknown(limit)) => Err(limit),
        }
    }

    /// The first of the likely replies to a quiet move after which there is no VCT, if one is found; likely
    /// replies are the attacker's own points in the threat. Many replies touch such a threat, and a search of
    /// all of them would give too few nodes to each.
    fn stopped(&mut self, board: &Position, threat: &Win) -> Option<Point> {
        let share = self.left() / LIKELY_PART;
        threat.line.iter().step_by(2).take(LIKELY).copied().filter(|&point| board.may_play(point)).find(
            |&reply| {
                let answer = self.ask(threats::solve, Class::Vct, &after(board, reply), share, self.within());
                matches!(answer.verdict, Verdict::Disproven(_))
            },
        )
    }

    /// Judges a move that must begin a VCT or a quiet win; `threat` is the win that it threatens where that
    /// is not a VCF.
    fn begun(&mut self, threat: Option<&Win>) -> Result<Judgement, Limit> {
        let Begun { answer, refuted } = self.begin(threat, self.budget.within);
        let mut win = match answer.verdict {
            Verdict::Proven(win) => win,
            Verdict::Disproven(_) => return Ok(refuted.map_or(Judgement::Idle, Judgement::Refuted)),
            Verdict::Unknown(limit) => return Err(limit),
        };
        // A reply elsewhere loses to the threat, which is not shortened here.
        let least = threat.map_or(3, |threat| threat.plies() + 2);
        let (mut shortest, mut unfinished) = (win.plies() <= 3, !self.measured);
        while self.measured && win.plies() > least {
            match self.begin(threat, Some(win.plies() - 2)).answer.verdict {
                Verdict::Proven(shorter) => win = shorter,
                Verdict::Disproven(_) | Verdict::Unknown(Limit::Within) => {
                    shortest = true;
                    break;
                }
                Verdict::Unknown(_) => {
                    unfinished = true;
                    break;
                }
            }
        }
        let reply = win.line.get(1).copied();
        Ok(Judgement::Wins(Box::new(First { win, shortest, unfinished, reply })))
    }

    fn begin(&mut self, threat: Option<&Win>, within: Option<u16>) -> Begun {
        let budget = Budget { within, ..self.budget.part(self.left(), self.started) };
        let begun = vct::begin(self.position, self.point, threat, &budget);
        self.nodes += begun.answer.nodes;
        begun
    }

    /// Judges a move that threatens a VCF, where a VCF is required after every reply.
    fn fours(&mut self, board: &Position, threat: &Win) -> Result<Judgement, Limit> {
        let zone = zone::of(&threat.certificate);
        // Replies on the points of the threat's line are tried first.
        let first = threat.line.iter().copied().filter(|&point| zone.contains(point));
        let others = zone.iter().filter(|point| !threat.line.contains(point));
        let replies: Vec<Point> = first.chain(others).filter(|&point| board.may_play(point)).collect();
        let mut ways = match self.answers(board, &replies)? {
            Ok(ways) => ways,
            Err(refutes) => return Ok(Judgement::Refuted(refutes)),
        };
        let elsewhere = board.legal_moves().find(|point| !zone.contains(*point));
        let (shortest, unfinished) = self.shorten(board, &mut ways, elsewhere.map(|point| (point, threat)));
        Ok(self.won(&ways, Some(threat), shortest, unfinished))
    }

    /// Judges a move that does not threaten a win of the class: searches for a reply after which there is no
    /// win of the class. Nearly every distant reply is one, so the first in order serves as well as any
    /// other.
    fn spoiled(&mut self, board: &Position) -> Result<Judgement, Limit> {
        let mut hit = Limit::Nodes;
        for reply in board.legal_moves() {
            let answer =
                self.ask(threats::solve, self.aim.rest(), &after(board, reply), u64::MAX, self.within());
            match answer.verdict {
                Verdict::Disproven(_) => return Ok(Judgement::Refuted(reply)),
                Verdict::Proven(_) => {}
                Verdict::Unknown(limit) => {
                    hit = limit;
                    if self.left() == 0 || limit != Limit::Nodes {
                        break;
                    }
                }
            }
        }
        Err(hit)
    }

    /// The wins after all replies, or the first reply after which there is none. Each search gets few nodes
    /// at first, so that a refuting reply is found before many nodes are spent on the others.
    fn answers(&mut self, board: &Position, replies: &[Point]) -> Result<Result<Vec<Way>, Point>, Limit> {
        let mut ways: Vec<Way> = Vec::new();
        let mut open = replies.to_vec();
        let mut round = FIRST_NODES;
        while !open.is_empty() {
            let share = round.min(self.left() / open.len() as u64);
            let mut still = Vec::new();
            for &reply in &open {
                let after = after(board, reply);
                let answer = self.ask(threats::solve, self.aim.rest(), &after, share, self.within());
                match answer.verdict {
                    Verdict::Proven(win) => ways.push(Way { reply, exact: win.plies() <= 3, win }),
                    Verdict::Disproven(_) => return Ok(Err(reply)),
                    Verdict::Unknown(Limit::Nodes) => still.push(reply),
                    Verdict::Unknown(limit) => return Err(limit),
                }
            }
            open = still;
            if self.left() / (open.len().max(1) as u64) < 2 * share.max(1) && !open.is_empty() {
                return Err(Limit::Nodes);
            }
            round = round.saturating_mul(8);
        }
        ways.sort_by_key(|way| replies.iter().position(|reply| *reply == way.reply));
        Ok(Ok(ways))
    }

    /// Shortens the longest of the wins after the replies, until the longest is known to be the shortest
    /// after its reply; the length of the whole win is then exact. Returns whether this was reached, and if
    /// not, whether the nodes ran out.
    fn shorten(
        &mut self,
        board: &Position,
        ways: &mut Vec<Way>,
        elsewhere: Option<(Point, &Win)>,
    ) -> (bool, bool) {
        loop {
            let longest = ways.iter().map(|way| way.win.plies()).max().unwrap_or(0);
            if let Some((reply, threat)) = elsewhere.filter(|(_, threat)| threat.plies() > longest) {
                // One reply outside the zone stands for all of them; it may not delay the five longest.
                let exact = threat.plies() <= 3;
                if ways.iter().any(|way| way.reply == reply) {
                    return (false, false);
                }
                ways.push(Way { reply, win: threat.clone(), exact });
                continue;
            }
            if ways.iter().any(|way| way.exact && way.win.plies() == longest) || ways.is_empty() {
                return (true, false);
            }
            let Some(way) = ways.iter_mut().find(|way| way.win.plies() == longest) else {
                return (false, false);
            };
            let after = after(board, way.reply);
            let answer = self.ask(threats::shortest, self.aim.rest(), &after, u64::MAX, None);
            way.exact = answer.shortest;
            if let Verdict::Proven(win) = answer.verdict
                && win.plies() < way.win.plies()
            {
                way.win = win;
            } else if !way.exact {
                return (false, true);
            }
        }
    }

    /// The win that begins with the move.
    fn won(&self, ways: &[Way], threat: Option<&Win>, shortest: bool, unfinished: bool) -> Judgement {
        let answers: Vec<_> = ways.iter().map(|way| (way.reply, &way.win.certificate)).collect();
        let threatens = threat.map(|threat| &threat.certificate);
        let certificate = extract::join(self.position, self.point, threatens, &answers);
        let rest = ways.iter().map(|way| way.win.class).max().unwrap_or(Class::Vcf);
        let class = if threat.is_none() { rest } else { rest.max(Class::Vct) };
        let win = Win::new(class, certificate);
        let reply = win.line.get(1).copied();
        Judgement::Wins(Box::new(First { win, shortest, unfinished, reply }))
    }
}

fn after(board: &Position, reply: Point) -> Position {
    let mut after = board.clone();
    after.make(reply).expect("the reply is on an empty point, and nobody has won");
    after
}
