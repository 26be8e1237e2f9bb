//! What becomes of one first move of the attacker's, and so of all of them.
//!
//! A move that makes a four has one reply. After any other the attacker must threaten something, which is a
//! win if the defender passes; only replies in that win's [`zone`] need an answer of their own, every other
//! loses to the threat itself. Where the threat is a VCF and the answers are VCTs, this is the definition of
//! the class VCT.

use std::time::Instant;

use super::budget::Budget;
use super::proven::Win;
use super::share::{Asked, ask_all};
use super::vcf::{Answer, Attack};
use super::verdict::{Class, Limit, Verdict};
use super::{extract, goal, zone};
use crate::board::{Point, Position};

/// Which wins a first move is tried for: what a move without a four threatens, and what answers the replies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// What the attacker must have if the defender passes.
    pub threat: Class,
    /// What he must have after a reply.
    pub rest: Class,
}

impl Aim {
    /// Victory by continuous fours; or any move after which there is one, whatever the reply.
    pub const FOURS: Self = Self { threat: Class::Vcf, rest: Class::Vcf };
    /// Victory by continuous threats, by its definition.
    pub const THREATS: Self = Self { threat: Class::Vcf, rest: Class::Vct };
    /// One quiet move, then a victory by continuous threats.
    pub const QUIET: Self = Self { threat: Class::Vct, rest: Class::Vct };
}

/// What a first move is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Worth {
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
    pub fn by_fours(position: &Position, attack: &Attack) -> Self {
        let win = Win::by_fours(position, attack);
        Self { reply: win.line.get(1).copied(), win, shortest: true, unfinished: false }
    }

    /// The first move.
    pub fn point(&self) -> Point {
        self.win.first()
    }
}

/// The first moves that win, and those about which nothing is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FirstMoves {
    /// The winning ones in order of length, then of points.
    pub wins: Vec<First>,
    /// Those that were not settled, and the limit that was hit.
    pub open: Option<(Vec<Point>, Limit)>,
}

/// Every first move with which the side to move has a win of a class, and the best of the wins.
///
/// For [`Class::Win`] no move is ever found not to win, but that the opponent wins by fours after it.
pub fn all(class: Class, position: &Position, budget: &Budget) -> (Answer<Win>, FirstMoves) {
    let started = Instant::now();
    let limit = budget.node_limit();
    // A win is looked for at once, or that there is none: it bounds all others.
    let some = match class {
        Class::Win => goal::solve(class, position, &part(budget, limit / 4, started)),
        Class::Vcf | Class::Vct => goal::shortest(class, position, &part(budget, limit / 4, started)),
    };
    if matches!(some.verdict, Verdict::Disproven(_)) {
        return (some, FirstMoves::default());
    }
    let points: Vec<Point> = position.empties().collect();
    let (judged, nodes) =
        ask_all(points.len(), &part(budget, limit - some.nodes.min(limit), started), |i, share| {
            let (worth, nodes) = judge_in(class, position, points[i], share);
            let open = match &worth {
                // What left most of its share alone is not helped by more.
                Worth::Unknown(limit) => {
                    *limit == Limit::Nodes && nodes.saturating_mul(8) >= share.node_limit()
                }
                Worth::Wins(first) => first.unfinished,
                _ => false,
            };
            Asked { answer: worth, nodes, open }
        });
    let mut moves = FirstMoves::default();
    for (&point, worth) in points.iter().zip(judged) {
        match worth {
            Worth::Wins(first) if budget.within.is_none_or(|most| first.win.plies() <= most) => {
                moves.wins.push(*first);
            }
            Worth::Wins(_) => moves.leave(point, Limit::Within),
            Worth::Unknown(limit) => moves.leave(point, limit),
            Worth::Refuted(_) | Worth::Loses(_) | Worth::Idle => {}
        }
    }
    let answer = moves.with(some, nodes);
    (Answer { time: started.elapsed(), ..answer }, moves)
}

impl FirstMoves {
    /// A move that was not settled. Of several limits the one is told that could be raised.
    fn leave(&mut self, point: Point, limit: Limit) {
        let (points, hit) = self.open.get_or_insert_with(|| (Vec::new(), limit));
        points.push(point);
        if *hit == Limit::Within {
            *hit = limit;
        }
    }

    /// Takes in a win that was found before, and gives the best answer there now is.
    fn with(&mut self, some: Answer<Win>, nodes: u64) -> Answer<Win> {
        let nodes = some.nodes + nodes;
        if let Verdict::Proven(win) = &some.verdict {
            let known = self.wins.iter_mut().find(|first| first.point() == win.first());
            let reply = win.line.get(1).copied();
            let first = First { win: win.clone(), shortest: some.shortest, unfinished: false, reply };
            match known {
                Some(known) if known.win.plies() > win.plies() => *known = first,
                // The shortest of all is the shortest that begins so.
                Some(known) => known.shortest |= some.shortest && known.win.plies() == win.plies(),
                None => self.wins.push(first),
            }
            if let Some((points, _)) = &mut self.open {
                points.retain(|point| *point != win.first());
            }
            self.open.take_if(|(points, _)| points.is_empty());
        }
        self.wins.sort_by_key(|first| (first.win.plies(), first.point()));
        let Some(best) = self.wins.first() else { return Answer { nodes, ..some } };
        let all_known = self.open.is_none() && self.wins.iter().all(|first| first.shortest);
        let as_before = some.shortest && some.verdict.proven().map(Win::plies) == Some(best.win.plies());
        let shortest = all_known || as_before || best.win.plies() <= 3;
        Answer { verdict: Verdict::Proven(best.win.clone()), shortest, nodes, ..some }
    }
}

fn part(budget: &Budget, nodes: u64, started: Instant) -> Budget {
    let time = budget.time.map(|time| time.saturating_sub(started.elapsed()));
    Budget { nodes: Some(nodes), time, ..budget.clone() }
}

/// Judges a legal first move in a class, VCF or VCT, or any win that needs no second quiet move. What was used in
/// nodes comes along.
pub fn judge_in(class: Class, position: &Position, point: Point, budget: &Budget) -> (Worth, u64) {
    let (worth, used) = match class {
        Class::Vcf => return judge(position, point, Aim::FOURS, budget),
        Class::Vct => return judge(position, point, Aim::THREATS, budget),
        Class::Win => judge(position, point, Aim::THREATS, budget),
    };
    let (worth, more) = match worth {
        Worth::Wins(_) | Worth::Loses(_) | Worth::Unknown(_) => (worth, 0),
        Worth::Refuted(_) | Worth::Idle => {
            let left = budget.node_limit().saturating_sub(used);
            judge(position, point, Aim::QUIET, &Budget { nodes: Some(left), ..budget.clone() })
        }
    };
    let worth = match worth {
        Worth::Wins(mut first) => {
            // After the move and its reply the shortest VCT is the shortest win: see `goal::short`.
            first.shortest &= goal::short(first.win.plies().saturating_sub(2));
            Worth::Wins(first)
        }
        // There is no VCT after the reply, but perhaps another quiet move.
        Worth::Refuted(_) | Worth::Idle => Worth::Unknown(Limit::Nodes),
        worth => worth,
    };
    (worth, used + more)
}

/// Judges a legal first move. What was used in nodes comes along.
///
/// # Panics
/// When the move is not legal.
pub fn judge(position: &Position, point: Point, aim: Aim, budget: &Budget) -> (Worth, u64) {
    let mut board = position.clone();
    board.make(point).expect("the move is legal");
    let mut judge = Judge { position, point, aim, budget, started: Instant::now(), nodes: 0 };
    let worth = judge.worth(board).unwrap_or_else(Worth::Unknown);
    (worth, judge.nodes)
}

struct Judge<'a> {
    position: &'a Position,
    point: Point,
    aim: Aim,
    budget: &'a Budget,
    started: Instant,
    nodes: u64,
}

/// An answer to a reply; whether it is known to be the shortest.
struct Way {
    reply: Point,
    win: Win,
    exact: bool,
}

/// Replies on which more is spent first.
const LIKELY: usize = 4;

/// Nodes of the search after a reply in the first round.
const FIRST_NODES: u64 = 500;

impl Judge<'_> {
    /// The nodes that are left.
    fn left(&self) -> u64 {
        self.budget.node_limit().saturating_sub(self.nodes)
    }

    /// Asks one of the searches with so many of the nodes that are left.
    fn ask(
        &mut self,
        search: fn(Class, &Position, &Budget) -> Answer<Win>,
        class: Class,
        board: &Position,
        nodes: u64,
        within: Option<u16>,
    ) -> Answer<Win> {
        let budget = Budget { within, ..part(self.budget, nodes.min(self.left()), self.started) };
        let answer = search(class, board, &budget);
        self.nodes += answer.nodes;
        answer
    }

    /// Plies that are left after the move and a reply, where there is a bound.
    fn within(&self) -> Option<u16> {
        self.budget.within.map(|plies| plies.saturating_sub(2))
    }

    /// The move is on the board.
    fn worth(&mut self, mut board: Position) -> Result<Worth, Limit> {
        let attacker = self.position.to_move();
        if board.winner().is_some() {
            return Ok(self.won(&[], None, true, false));
        }
        if let Some(five) = board.five_points(attacker.other()).iter().next() {
            return Ok(Worth::Loses(vec![five]));
        }
        let fives: Vec<Point> = board.five_points(attacker).iter().collect();
        match fives[..] {
            [] => self.quiet(&board),
            [reply] => {
                board.make(reply).expect("a five point is empty, and nobody has won");
                let answer = self.ask(goal::shortest, self.aim.rest, &board, u64::MAX, self.within());
                match answer.verdict {
                    Verdict::Proven(win) => {
                        let way = Way { reply, win, exact: answer.shortest };
                        Ok(self.won(&[way], None, answer.shortest, !answer.shortest))
                    }
                    Verdict::Disproven(_) => Ok(Worth::Refuted(reply)),
                    Verdict::Unknown(limit) => Err(limit),
                }
            }
            _ => Ok(self.won(&[], None, true, false)),
        }
    }

    /// A move that makes no four.
    fn quiet(&mut self, board: &Position) -> Result<Worth, Limit> {
        let counter = self.ask(goal::solve, Class::Vcf, board, u64::MAX, None);
        if let Verdict::Proven(win) = counter.verdict {
            return Ok(Worth::Loses(win.line));
        }
        let passed = board.with_turn(board.to_move().other());
        // Half of the nodes: the replies need theirs.
        let half = self.left() / 2;
        let threat = match self.ask(goal::shortest, self.aim.threat, &passed, half, None).verdict {
            Verdict::Proven(threat) => threat,
            Verdict::Disproven(_) if self.aim.threat == self.aim.rest => return self.spoiled(board),
            Verdict::Disproven(_) => return Ok(Worth::Idle),
            Verdict::Unknown(limit) => return Err(limit),
        };
        let zone = zone::of(&threat.certificate);
        // What stands in the threat's way is tried first.
        let first = threat.line.iter().copied().filter(|&point| zone.contains(point));
        let others = zone.iter().filter(|point| !threat.line.contains(point));
        let replies: Vec<Point> = first.chain(others).filter(|&point| board.is_empty(point)).collect();
        let mut ways = match self.answers(board, &replies)? {
            Ok(ways) => ways,
            Err(refutes) => return Ok(Worth::Refuted(refutes)),
        };
        let elsewhere = board.empties().find(|point| !zone.contains(*point));
        let (shortest, unfinished) = self.shorten(board, &mut ways, elsewhere.map(|point| (point, &threat)));
        Ok(self.won(&ways, Some(&threat), shortest, unfinished))
    }

    /// A move that threatens nothing of the class: a reply after which there is no win of it either. Any far
    /// away will do, nearly always; the first that is tried is no worse.
    fn spoiled(&mut self, board: &Position) -> Result<Worth, Limit> {
        let mut hit = Limit::Nodes;
        for reply in board.empties() {
            let answer = self.ask(goal::solve, self.aim.rest, &after(board, reply), u64::MAX, self.within());
            match answer.verdict {
                Verdict::Disproven(_) => return Ok(Worth::Refuted(reply)),
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

    /// A win after every one of the replies, or the one after which there is none. All are asked for a little
    /// first, so that a reply that refutes is found before much is spent on the others.
    fn answers(&mut self, board: &Position, replies: &[Point]) -> Result<Result<Vec<Way>, Point>, Limit> {
        let mut ways: Vec<Way> = Vec::new();
        let mut open = replies.to_vec();
        // The attacker's own points are where a move is refuted, if anywhere.
        for &reply in replies.iter().step_by(2).take(LIKELY) {
            let share = self.left() / (2 * LIKELY) as u64;
            let answer = self.ask(goal::solve, self.aim.rest, &after(board, reply), share, self.within());
            if matches!(answer.verdict, Verdict::Disproven(_)) {
                return Ok(Err(reply));
            }
        }
        let mut round = FIRST_NODES;
        while !open.is_empty() {
            let share = round.min(self.left() / open.len() as u64);
            let mut still = Vec::new();
            for &reply in &open {
                let after = after(board, reply);
                let answer = self.ask(goal::solve, self.aim.rest, &after, share, self.within());
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
            let answer = self.ask(goal::shortest, self.aim.rest, &after, u64::MAX, None);
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
    fn won(&self, ways: &[Way], threat: Option<&Win>, shortest: bool, unfinished: bool) -> Worth {
        let answers: Vec<_> = ways.iter().map(|way| (way.reply, &way.win.certificate)).collect();
        let threatens = threat.map(|threat| &threat.certificate);
        let certificate = extract::join(self.position, self.point, threatens, &answers);
        let rest = ways.iter().map(|way| way.win.class).max().unwrap_or(Class::Vcf);
        let class = match threat {
            None => rest,
            Some(threat) if threat.class == Class::Vcf => rest.max(Class::Vct),
            Some(_) => Class::Win,
        };
        let win = Win::new(class, certificate);
        let reply = win.line.get(1).copied();
        Worth::Wins(Box::new(First { win, shortest, unfinished, reply }))
    }
}

fn after(board: &Position, reply: Point) -> Position {
    let mut after = board.clone();
    after.make(reply).expect("the reply is on an empty point, and nobody has won");
    after
}
