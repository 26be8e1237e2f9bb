//! The searches that establish the facts of a puzzle.

use super::facts::{Facts, rank, threats};
use super::flaw::Flaw;
use crate::board::{Color, Point, Position, Rule, Ruling};
use crate::check::Checked;
use crate::solve::defend::{self, Fate};
use crate::solve::first::{self, Judgement};
use crate::solve::{Answer, Attack, Budget, Class, Limit, Vcf, Verdict, Win, goal, least};
use crate::teach::explain::makes_four;
use crate::teach::puzzle::{Goal, GoalKind};
use crate::teach::train::grade::Grader;

/// The number of forbidden points in a puzzle that asks for them.
const FORBIDDEN: std::ops::RangeInclusive<usize> = 2..=8;

/// A single other first move may use at most the nodes for all of them divided by this number.
const LARGEST_PART: u64 = 16;

/// Establishes the facts of a puzzle from its position and the kind of its goal. The budget is for all
/// searches together, and the checker checks every win.
///
/// # Errors
/// When the claim of such a puzzle does not hold, or could not be proven within the budget ([`Flaw`]).
pub fn facts(position: &Position, kind: GoalKind, budget: &Budget) -> Result<Facts, Flaw> {
    if let Some(winner) = position.winner() {
        return Err(Flaw::Over(winner));
    }
    let search = FactSearch { position, budget };
    match kind {
        GoalKind::Vcf => search.fours(),
        GoalKind::Vct | GoalKind::Win => search.threats(kind),
        GoalKind::Defend => search.defence(),
        GoalKind::FindAll => search.all_points(),
        GoalKind::Forbidden => search.forbidden(),
        GoalKind::None => search.nothing(),
    }
}

/// The searches for the facts of one position.
struct FactSearch<'a> {
    position: &'a Position,
    budget: &'a Budget,
}

impl FactSearch<'_> {
    /// The budget with its nodes divided by `of`.
    fn part(&self, of: u64) -> Budget {
        Budget { nodes: Some(self.budget.node_limit() / of), ..self.budget.clone() }
    }

    /// The facts of a puzzle whose goal is a VCF.
    fn fours(&self) -> Result<Facts, Flaw> {
        let answer = Vcf::new(self.budget.memory).all(self.position, self.budget);
        let all = answer.verdict.into_proven()?;
        if let Some((_, limit)) = all.open {
            return Err(Flaw::Unsettled(limit));
        }
        let best = &all.wins[0];
        let winning: Vec<Point> = all.wins.iter().map(Attack::first).collect();
        let right = all.wins.iter().filter(|win| win.stones == best.stones).map(Attack::first).collect();
        let facts = self.won(GoalKind::Vcf, &Win::by_fours(self.position, best), right, true)?;
        let four = |&point: &Point| !winning.contains(&point) && makes_four(self.position, point);
        let tempting = self.position.empties().filter(four).collect();
        Ok(Facts { tempting, nodes: answer.nodes, ..facts })
    }

    /// The facts of a puzzle whose goal is a VCT or any win, and in which there is no VCF.
    fn threats(&self, kind: GoalKind) -> Result<Facts, Flaw> {
        let fours = goal::solve(Class::Vcf, self.position, &self.part(8));
        if fours.verdict.settled().map_err(Flaw::Unsettled)?.is_some() {
            return Err(Flaw::Narrower(Class::Vcf));
        }
        let answer = goal::shortest(Class::Vct, self.position, &self.part(2));
        match answer.verdict {
            Verdict::Proven(win) => {
                let within = win.plies();
                let (others, settled, nodes) = self.as_fast(&win);
                let right = [win.first()].into_iter().chain(others).collect();
                let (exact, more) = match kind {
                    GoalKind::Win if !goal::short(within) => self.least(within),
                    _ => (answer.shortest, 0),
                };
                let facts = self.won(kind, &win, right, exact)?;
                Ok(Facts { settled, nodes: fours.nodes + answer.nodes + nodes + more, ..facts })
            }
            Verdict::Disproven(class) if kind == GoalKind::Vct => Err(Flaw::NoWin(class)),
            Verdict::Unknown(limit) => Err(Flaw::Unsettled(limit)),
            Verdict::Disproven(_) => {
                let answer = goal::solve(Class::Win, self.position, &self.part(2));
                let win = answer.verdict.into_proven()?;
                let (exact, more) = self.least(win.plies());
                let facts = self.won(kind, &win, vec![win.first()], exact)?;
                Ok(Facts { settled: false, nodes: answer.nodes + more, ..facts })
            }
        }
    }

    /// Whether it is proven that no win of any class takes fewer plies than this; and the number of nodes
    /// searched.
    fn least(&self, plies: u16) -> (bool, u64) {
        match plies {
            _ if goal::short(plies) => (true, 0),
            9 => {
                let (longer, nodes) = least::more_than_seven(self.position, &self.part(2));
                (longer == Ok(true), nodes)
            }
            _ => (false, 0),
        }
    }

    /// The other first moves that begin a VCT of at most as many plies as this win; whether all moves were settled; and
    /// the nodes searched.
    fn as_fast(&self, win: &Win) -> (Vec<Point>, bool, u64) {
        let mut left = self.budget.node_limit() * 3 / 8;
        // A few moves that are hard to settle must not use up all nodes.
        let most = left / LARGEST_PART;
        let mut settled = true;
        let mut all = 0;
        let found = self.position.legal_moves().filter(|&point| {
            if point == win.first() {
                return false;
            }
            let share =
                Budget { nodes: Some(left.min(most)), within: Some(win.plies()), ..self.budget.clone() };
            let (worth, nodes) = first::judge_in(Class::Vct, self.position, point, &share);
            left = left.saturating_sub(nodes);
            all += nodes;
            settled &= !matches!(worth, Judgement::Unknown(limit) if limit != Limit::Within);
            matches!(worth, Judgement::Wins(first) if first.win.plies() <= win.plies())
        });
        let found = found.collect();
        (found, settled, all)
    }

    /// The facts of a puzzle with this win.
    fn won(&self, kind: GoalKind, win: &Win, right: Vec<Point>, minimal: bool) -> Result<Facts, Flaw> {
        self.accepted(win)?;
        let facts = Facts::still(kind, self.position, right).along(self.position, &win.line);
        Ok(Facts { minimal, class: Some(win.class), breadth: win.certificate.nodes.len(), ..facts })
    }

    fn accepted(&self, win: &Win) -> Result<(), Flaw> {
        Checked::new(win, &|| self.budget.stop.is_raised())?;
        Ok(())
    }

    /// The facts of a puzzle in which a move has to hold.
    fn defence(&self) -> Result<Facts, Flaw> {
        let passed = self.position.with_turn(self.position.to_move().other());
        let threat = goal::solve(Class::Vct, &passed, &self.part(8)).verdict;
        threat.settled().map_err(Flaw::Unsettled)?.ok_or(Flaw::NoThreat)?;
        let defence = defend::defend(self.position, Class::Vct, self.budget);
        let threat = defence.threat.verdict.as_ref().settled().map_err(Flaw::Unsettled)?;
        let threat = threat.ok_or(Flaw::NoThreat)?;
        self.accepted(threat)?;
        for (_, fate) in &defence.moves {
            match fate {
                Fate::Unknown(limit) => return Err(Flaw::Unsettled(*limit)),
                Fate::Loses(win) => self.accepted(win)?,
                Fate::Holds => {}
            }
        }
        let right: Vec<Point> = defence.holding().collect();
        if right.is_empty() {
            return Err(Flaw::NothingHolds);
        }
        let facts = Facts::still(GoalKind::Defend, self.position, right).along(&passed, &threat.line);
        // A move on the line of the threat looks like a defence.
        let near = threat.line.iter().filter(|p| self.position.is_empty(**p) && !facts.right.contains(p));
        Ok(Facts {
            tempting: near.copied().collect(),
            minimal: defence.threat.shortest,
            class: Some(threat.class),
            breadth: threat.certificate.nodes.len(),
            nodes: defence.nodes,
            ..facts
        })
    }

    /// The facts of a puzzle in which all points are to be found.
    fn all_points(&self) -> Result<Facts, Flaw> {
        let mut vcf = Vcf::new(self.budget.memory);
        let goal = Goal { kind: GoalKind::FindAll, within: None };
        let budget = self.part(16);
        let wanted = Grader { vcf: &mut vcf, budget, goal }.wanted(self.position);
        if !wanted.complete {
            return Err(Flaw::Unsettled(Limit::Nodes));
        }
        if wanted.points.is_empty() {
            return Err(Flaw::NothingHolds);
        }
        let facts = Facts::still(GoalKind::FindAll, self.position, wanted.points);
        Ok(Facts { class: wanted.kind.class(), ..facts })
    }

    /// The facts of a puzzle in which the points are to be found that renju forbids. The tempting points are those that
    /// only look forbidden; the width counts the points that have to be judged for all of these, nested ones included.
    fn forbidden(&self) -> Result<Facts, Flaw> {
        if (self.position.rule(), self.position.to_move()) != (Rule::Renju, Color::Black) {
            return Err(Flaw::NotRenju);
        }
        let rulings: Vec<Ruling> = self.position.empties().map(|point| self.position.ruling(point)).collect();
        let points = |wanted: fn(&Ruling) -> bool| -> Vec<Point> {
            rulings.iter().filter(|ruling| wanted(ruling)).map(|ruling| ruling.point).collect()
        };
        let (right, tempting) = (points(Ruling::is_forbidden), points(Ruling::only_looks_forbidden));
        if !FORBIDDEN.contains(&right.len()) {
            return Err(Flaw::ForbiddenPoints(right.len()));
        }
        let judged = rulings.iter().filter(|ruling| ruling.is_forbidden() || ruling.only_looks_forbidden());
        let breadth = judged.map(judgements).sum();
        let facts = Facts::still(GoalKind::Forbidden, self.position, right);
        Ok(Facts { tempting, breadth, rank: 1, ..facts })
    }

    /// The facts of a decoy.
    fn nothing(&self) -> Result<Facts, Flaw> {
        let Answer { verdict, nodes, .. } = goal::solve(Class::Vct, self.position, self.budget);
        let mut win = verdict.settled().map_err(Flaw::Unsettled)?;
        if win.is_none() {
            // It can hardly ever be proven that there is no win with quiet moves, but a win that is found
            // invalidates the decoy.
            win = goal::solve(Class::Win, self.position, &self.part(2)).verdict.into_proven().ok();
        }
        if let Some(win) = win {
            return Err(Flaw::Wins { first: win.first(), plies: win.plies() });
        }
        let tempting = threats(self.position);
        let rank = rank(self.position, &tempting);
        let facts = Facts::still(GoalKind::None, self.position, Vec::new());
        Ok(Facts { tempting, rank, breadth: nodes as usize, nodes, ..facts })
    }
}

/// The number of points that are judged to judge a point: itself, and those where its threes would grow.
fn judgements(ruling: &Ruling) -> usize {
    let growing = ruling.threes.iter().flat_map(|three| &three.growing);
    1 + growing.map(judgements).sum::<usize>()
}
