//! Verifies a tree: every legal reply to every decision is tried, without any assumption about the defender.
//!
//! A reply is answered by another decision of the tree, or by a VCT. A proof found after another reply to the
//! same move may serve as this VCT; the independent checker decides for each reply whether it does.

use super::openings;
use super::tally::Tally;
use super::tree::Tree;
use super::walk::{Step, walk_behind};
use crate::board::{Color, Point, PointSet, Position};
use crate::check::{self, Outcome};
use crate::proof::Certificate;
use crate::solve::win::above::MOST_EFFORT;
use crate::solve::{Budget, Limit, Stop, Verdict, Win, vct};

/// A decision of the tree.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The position, Black to move.
    pub position: Position,
    /// Black's move.
    pub attack: Point,
}

/// All decisions that can be reached through some of White's second moves, in the order of the tree, and the
/// number of links among them.
///
/// # Panics
/// Never: the flag that would stop the work is not shared.
pub fn decisions(tree: &Tree, seconds: &PointSet) -> (Vec<Decision>, usize) {
    decisions_until(tree, seconds, &Stop::default()).expect("the flag that would stop it is known here only")
}

/// All decisions that can be reached through some of White's second moves, in the order of the tree, and the number of
/// links among them.
///
/// # Errors
/// [`Limit::Interrupted`] when the flag is raised.
pub fn decisions_until(
    tree: &Tree,
    seconds: &PointSet,
    stop: &Stop,
) -> Result<(Vec<Decision>, usize), Limit> {
    let (mut decisions, mut links) = (Vec::new(), 0);
    walk_behind(tree, seconds, stop, &mut |step| match step {
        Step::Decision(position, _, attack) => {
            decisions.push(Decision { position: position.clone(), attack });
        }
        Step::Link(..) => links += 1,
        Step::Leave => {}
    })?;
    Ok((decisions, links))
}

/// The second moves that are verified where none are named: the finished ones, or in a tree that has none, as an imported
/// one, those that it has a move against.
pub fn seconds(tree: &Tree) -> PointSet {
    if tree.finished.is_empty() { openings::second_moves().minus(&lacking(tree)) } else { tree.finished }
}

/// White's second moves that a tree has no move against.
pub fn lacking(tree: &Tree) -> PointSet {
    let start = openings::start(tree.rule());
    let open = |&second: &Point| start.clone().after(&[second]).is_ok_and(|after| !tree.contains(&after));
    openings::second_moves().iter().filter(open).collect()
}

/// Nodes that a search for a VCT may take after a reply, where nothing else is asked for.
pub const LEAF_NODES: u64 = 6 * MOST_EFFORT;

/// The limit on positions of the checker for one proof.
const CHECKED: u64 = 10_000_000;

/// The number of known proofs that are tried on a reply before a new one is searched for.
const TRIED: usize = 4;

/// The options of a verification.
#[derive(Clone, Debug)]
pub struct Demand {
    /// The limit on nodes for a leaf.
    pub nodes: u64,
    /// The largest number of plies that a line from the empty board may have.
    pub longest: Option<u16>,
    /// The number of plies within which an answer is searched for first; a longer one is accepted only where
    /// there is none.
    pub shorter: Option<u16>,
    /// Whether every leaf must have a proof of its own.
    pub paranoid: bool,
    /// Whether what the tree says of how long lines last is compared with what is found.
    pub numbers: bool,
    /// The flag that stops it.
    pub stop: Stop,
}

impl Demand {
    /// The default options for a tree.
    pub fn new(tree: &Tree, stop: Stop) -> Self {
        Self {
            nodes: LEAF_NODES,
            longest: tree.longest,
            shorter: None,
            paranoid: false,
            numbers: false,
            stop,
        }
    }
}

/// A sample of this number of decisions, evenly distributed over all; at least one.
pub fn sample(all: &[Decision], sample: usize) -> impl Iterator<Item = &Decision> {
    let sample = sample.max(1);
    all.iter().step_by((all.len() / sample).max(1)).take(sample)
}

/// The answer of Black to a reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A decision of the tree.
    Decided,
    /// A VCT; from the empty board the line has at most this number of plies to the five.
    Leaf(usize),
    /// No answer was found.
    Open,
}

/// Tries every reply to a decision.
///
/// # Errors
/// [`Limit::Interrupted`] when the demand's flag is raised.
pub fn look(tree: &Tree, decision: &Decision, demand: &Demand) -> Result<Tally, Limit> {
    // Of thousands of decisions those that are left are passed over at once.
    if demand.stop.is_raised() {
        return Err(Limit::Interrupted);
    }
    let mut tally = Tally { decisions: 1, ..Tally::default() };
    let mut after = decision.position.clone();
    if after.make(decision.attack).is_err() || after.winner().is_some() {
        // The move is illegal, or it wins at once and no decision was needed.
        tally.open.push((decision.position.clone(), decision.attack));
        return Ok(tally);
    }
    let replies = after.different_moves();
    // What the tree says is looked for first.
    let numbers =
        if demand.numbers { Numbers::of(tree, &decision.position, &after) } else { Numbers::default() };
    let demand =
        &Demand { shorter: numbers.least().into_iter().chain(demand.shorter).min(), ..demand.clone() };
    let mut longest = Some(0);
    for (reply, answer) in answers(tree, &after, &replies, demand, &mut tally)? {
        let replied = || after.clone().after(&[reply]);
        let here = match answer {
            Answer::Decided => {
                tally.decided += 1;
                replied().ok().and_then(|replied| tree.lasting(&replied)).map(usize::from)
            }
            Answer::Leaf(plies) => {
                tally.leaves += 1;
                tally.longest = tally.longest.max(plies);
                Some(plies)
            }
            Answer::Open => {
                tally.open.push((after.clone(), reply));
                None
            }
        };
        if demand.numbers
            && let Ok(replied) = replied()
            && let Some(said) = tree.number(&replied)
        {
            let mut found = here;
            if found.is_none_or(|found| found > usize::from(said)) {
                let win = leaf(&replied, Some(said), demand, &mut tally)?;
                found = win.map(|win| replied.count() + usize::from(win.plies())).or(found);
            }
            tally.compare(&replied, said, found);
        }
        longest = longest.zip(here).map(|(longest, here)| longest.max(here));
    }
    if let Some(said) = numbers.lasting {
        // Decisions behind it are compared on their own; where a reply stays open, nothing is known.
        let found = longest.or_else(|| tally.open.is_empty().then_some(tally.longest));
        tally.compare(&decision.position, said, found);
    }
    if let Some(said) = numbers.of_file {
        tally.compare(&after, said, longest);
    }
    Ok(tally)
}

/// What a tree says of how long lines through a decision last, in plies from the empty board.
#[derive(Default)]
struct Numbers {
    /// As it was verified.
    lasting: Option<u16>,
    /// As its file says after Black's move.
    of_file: Option<u16>,
}

impl Numbers {
    fn of(tree: &Tree, position: &Position, after: &Position) -> Self {
        Self { lasting: tree.lasting(position), of_file: tree.number(after) }
    }

    fn least(&self) -> Option<u16> {
        self.lasting.into_iter().chain(self.of_file).min()
    }
}

/// What Black has after each of these replies of White's in a position; what it costs is added to `tally`. Every proof
/// is looked at by the checker.
///
/// # Errors
/// [`Limit::Interrupted`] when the demand's flag is raised.
///
/// # Panics
/// If a reply is not on an empty point.
pub fn answers(
    tree: &Tree,
    after: &Position,
    replies: &[Point],
    demand: &Demand,
    tally: &mut Tally,
) -> Result<Vec<(Point, Answer)>, Limit> {
    let mut position = after.clone();
    let mut proofs: Vec<Proof> = Vec::new();
    let mut answers = Vec::new();
    let mut within = demand.shorter.into_iter().chain(demand.longest).min();
    for &reply in replies {
        position.make(reply).expect("the reply is on an empty point of a game that goes on");
        let answer = if tree.contains(&position) {
            Answer::Decided
        } else if position.has_won(Color::White) {
            Answer::Open
        } else {
            loop {
                if let Some(plies) = threats(&mut proofs, &position, within, demand, tally)? {
                    break Answer::Leaf(plies);
                }
                if within == demand.longest {
                    break Answer::Open;
                }
                // With one reply that lasts longer the decision does, however long the others last.
                within =
                    demand.longest.map(|longest| within.map_or(longest, |within| longest.min(within + 2)));
            }
        };
        position.undo();
        answers.push((reply, answer));
    }
    Ok(answers)
}

/// The number of plies from the empty board within which Black wins by threats, if a win is found: by a proof
/// that was found after another reply, or by a new one.
fn threats(
    proofs: &mut Vec<Proof>,
    position: &Position,
    longest: Option<u16>,
    demand: &Demand,
    tally: &mut Tally,
) -> Result<Option<usize>, Limit> {
    let usable = if demand.paranoid { 0 } else { proofs.len().min(TRIED) };
    if let Some(plies) = shared(&mut proofs[..usable], position, longest, &demand.stop, tally) {
        tally.shared += 1;
        return Ok(Some(plies));
    }
    let Some(win) = leaf(position, longest, demand, tally)? else { return Ok(None) };
    let plies = position.count() + usize::from(win.plies());
    proofs.insert(0, Proof { bound: bound(&win.certificate), certificate: win.certificate });
    Ok(Some(plies))
}

/// Black's VCT in a position, if it is found and the checker accepts it.
fn leaf(
    position: &Position,
    longest: Option<u16>,
    demand: &Demand,
    tally: &mut Tally,
) -> Result<Option<Win>, Limit> {
    let (win, nodes) = vct_within(position, longest, demand.nodes, &demand.stop)?;
    tally.nodes += nodes;
    let Some(win) = win else { return Ok(None) };
    let report = check::check_until(&win.certificate, CHECKED, &|| demand.stop.is_raised());
    tally.checked += report.positions;
    match report.outcome {
        Outcome::Valid => Ok(Some(win)),
        Outcome::Stopped => Err(Limit::Interrupted),
        _ => Ok(None),
    }
}

/// Black's VCT in a position, if this number of nodes is enough for one whose lines have at most `longest`
/// plies from the empty board; and the number of nodes used.
pub(super) fn vct_within(
    position: &Position,
    longest: Option<u16>,
    nodes: u64,
    stop: &Stop,
) -> Result<(Option<Win>, u64), Limit> {
    let within = longest.map(|longest| longest.saturating_sub(position.count() as u16));
    let budget = Budget { nodes: Some(nodes), within, stop: stop.clone(), ..Budget::default() };
    let answer = vct::solve(position, &budget);
    match answer.verdict {
        Verdict::Unknown(Limit::Interrupted) => Err(Limit::Interrupted),
        verdict => Ok((verdict.into_proven().ok(), answer.nodes)),
    }
}

/// A proof found after one reply, and an upper bound on its plies in any position where it is valid.
struct Proof {
    certificate: Certificate,
    bound: usize,
}

/// An upper bound on the plies of a certificate's lines, in any position where the checker accepts it: two
/// for each node on the path, and for the last node the attack, a reply and the five.
fn bound(certificate: &Certificate) -> usize {
    fn depth(certificate: &Certificate, node: usize, known: &mut [Option<usize>]) -> usize {
        if let Some(depth) = known[node] {
            return depth;
        }
        let deepest = certificate.nodes[node].children().map(|next| depth(certificate, next, known)).max();
        let depth = deepest.map_or(3, |deepest| deepest + 2);
        known[node] = Some(depth);
        depth
    }
    depth(certificate, certificate.root, &mut vec![None; certificate.nodes.len()])
}

/// The number of plies within which one of the known proofs wins another position, if the checker accepts
/// one.
fn shared(
    proofs: &mut [Proof],
    position: &Position,
    longest: Option<u16>,
    stop: &Stop,
    tally: &mut Tally,
) -> Option<usize> {
    for i in 0..proofs.len() {
        let proof = &mut proofs[i];
        let plies = position.count() + proof.bound;
        if longest.is_some_and(|longest| plies > usize::from(longest)) {
            continue;
        }
        proof.certificate.position = position.clone();
        let report = check::check_until(&proof.certificate, CHECKED, &|| stop.is_raised());
        tally.checked += report.positions;
        if report.outcome == Outcome::Valid {
            // The exact length is computed only where it matters.
            let exact = || position.count() + proof.certificate.longest_line().len();
            let plies = if plies > tally.longest { exact() } else { plies };
            proofs.swap(0, i);
            return Some(plies);
        }
    }
    None
}
