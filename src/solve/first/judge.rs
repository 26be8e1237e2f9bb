//! One first move judged: its only reply where it makes a four, else what it threatens and every reply that
//! touches the threat.

use super::super::answer::Answer;
use super::super::budget::Budget;
use super::super::clock::Moment;
use super::super::proven::Win;
use super::super::vcf::attack::Attack;
use super::super::vct::{self, Begun};
use super::super::verdict::{Class, Limit, Verdict};
use super::super::{extract, threats, zone};
use crate::board::{Point, Position};
use crate::proof::{Certificate, Claim};

/// A win with the move it begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct First {
    /// The win.
    pub win: Win,
    /// Whether no win of its class that begins so is shorter, and that was searched.
    pub shortest: bool,
    /// Whether more nodes may make it shorter.
    pub unfinished: bool,
    /// The reply that holds out longest; none after a five.
    pub reply: Option<Point>,
}

impl First {
    /// A run of fours, the shortest that begins so.
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

/// Which wins a first move is tried for: what a move without a four threatens, and what answers the replies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Victory by continuous fours; or any move after which there is one, whatever the reply.
    Fours,
    /// Victory by continuous threats, by its definition.
    Threats,
    /// One quiet move, then a victory by continuous threats.
    Quiet,
}

impl Aim {
    /// The class of what the attacker must have after a reply.
    const fn rest(self) -> Class {
        match self {
            Self::Fours => Class::Vcf,
            Self::Threats | Self::Quiet => Class::Vct,
        }
    }
}

/// What becomes of a first move. [`ValuedMove`](crate::solve::ValuedMove) puts it on the ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It wins.
    Wins(Box<First>),
    /// After this reply there is no win of the class of the answers.
    Refuted(Point),
    /// The opponent has this: a five, or continuous fours to their end.
    Loses(Vec<Point>),
    /// It makes no four and threatens no win of the narrower class that the aim asks for.
    Idle,
    /// A limit was hit first.
    Unknown(Limit),
}

/// Judges a legal first move: what becomes of it, and the nodes that were used.
///
/// # Panics
/// When the move is not legal.
pub fn judge(position: &Position, point: Point, aim: Aim, budget: &Budget) -> (Judgement, u64) {
    run(position, point, aim, budget, true)
}

/// Judges a legal first move as [`judge`] does, but leaves a win as long as it was found.
///
/// # Panics
/// When the move is not legal.
pub fn glance(position: &Position, point: Point, aim: Aim, budget: &Budget) -> (Judgement, u64) {
    run(position, point, aim, budget, false)
}

fn run(position: &Position, point: Point, aim: Aim, budget: &Budget, measured: bool) -> (Judgement, u64) {
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
    /// Whether the shortest win that begins so is asked for.
    measured: bool,
    started: Moment,
    nodes: u64,
}

/// An answer to a reply; whether it is known to be the shortest.
struct Way {
    reply: Point,
    win: Win,
    exact: bool,
}

/// Replies to a quiet move that are asked for alone, and the part of the nodes that each may take.
const LIKELY: usize = 4;
const LIKELY_PART: u64 = 8;

/// Nodes of the search after a reply in the first round.
const FIRST_NODES: u64 = 500;

impl Judge<'_> {
    /// The nodes that are left.
    fn left(&self) -> u64 {
        self.budget.node_limit().saturating_sub(self.nodes)
    }

    /// Asks one of the searches with at most this many of the nodes that are left.
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

    /// Plies that are left after the move and a reply, where there is a bound.
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
        let fives: Vec<Point> = board.five_points(attacker).iter().collect();
        match fives[..] {
            [] => self.quiet(&board),
            [reply] => {
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
            _ => Ok(self.won(&[], None, true, false)),
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
        // Half of the nodes: the replies need theirs.
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

    /// One of the likely replies to a quiet move, if it is seen to leave no VCT: those on the attacker's own points.
    /// Many replies touch such a threat, and a search for all of them would give each too little.
    fn stopped(&mut self, board: &Position, threat: &Win) -> Option<Point> {
        let share = self.left() / LIKELY_PART;
        threat.line.iter().step_by(2).take(LIKELY).copied().filter(|&point| board.is_empty(point)).find(
            |&reply| {
                let answer = self.ask(threats::solve, Class::Vct, &after(board, reply), share, self.within());
                matches!(answer.verdict, Verdict::Disproven(_))
            },
        )
    }

    /// Judges a move after which a victory by threats is asked for; `threat` is what it threatens where that is no
    /// victory by fours.
    fn begun(&mut self, threat: Option<&Win>) -> Result<Judgement, Limit> {
        let Begun { answer, refuted } = self.begin(threat, self.budget.within);
        let mut win = match answer.verdict {
            Verdict::Proven(win) => win,
            Verdict::Disproven(_) => return Ok(refuted.map_or(Judgement::Idle, Judgement::Refuted)),
            Verdict::Unknown(limit) => return Err(limit),
        };
        // A reply elsewhere loses to the threat, which is not made shorter here.
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

    /// Judges a move that threatens a victory by fours, where such a victory is asked for after every reply.
    fn fours(&mut self, board: &Position, threat: &Win) -> Result<Judgement, Limit> {
        let zone = zone::of(&threat.certificate);
        // What stands in the threat's way is tried first.
        let first = threat.line.iter().copied().filter(|&point| zone.contains(point));
        let others = zone.iter().filter(|point| !threat.line.contains(point));
        let replies: Vec<Point> = first.chain(others).filter(|&point| board.is_empty(point)).collect();
        let mut ways = match self.answers(board, &replies)? {
            Ok(ways) => ways,
            Err(refutes) => return Ok(Judgement::Refuted(refutes)),
        };
        let elsewhere = board.empties().find(|point| !zone.contains(*point));
        let (shortest, unfinished) = self.shorten(board, &mut ways, elsewhere.map(|point| (point, threat)));
        Ok(self.won(&ways, Some(threat), shortest, unfinished))
    }

    /// Judges a move that threatens nothing of the class: looks for a reply after which there is no win of the class
    /// either. Nearly every reply far away is one, and the first that is tried is no worse.
    fn spoiled(&mut self, board: &Position) -> Result<Judgement, Limit> {
        let mut hit = Limit::Nodes;
        for reply in board.empties() {
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

    /// A win after every one of the replies, or the reply after which there is none. All get few nodes at
    /// first, so that a reply that refutes is found before much is spent on the others.
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

    /// Makes the longest ways shorter until the longest is known to be the shortest after its reply: then the
    /// defender can hold out so long, and no longer. Says whether that came about, and if not, whether the
    /// nodes were to blame.
    fn shorten(
        &mut self,
        board: &Position,
        ways: &mut Vec<Way>,
        elsewhere: Option<(Point, &Win)>,
    ) -> (bool, bool) {
        loop {
            let longest = ways.iter().map(|way| way.win.plies()).max().unwrap_or(0);
            if let Some((reply, threat)) = elsewhere.filter(|(_, threat)| threat.plies() > longest) {
                // One of the replies elsewhere stands for them; perhaps none lasts longer.
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
