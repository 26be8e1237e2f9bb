//! The best-first search above the searches for quiet wins: it chooses the position to work on next, and how.
//!
//! Near the beginning of the game no single search wins, and the values by which moves are sorted do not tell
//! which move will: a position that is hard after one move is often easy after another. So a position is
//! first searched directly, with more nodes each time; once that has become expensive, a guide compares the attacker's
//! moves, and they are tried in its order, each against the most dangerous replies. The work with the lowest
//! expected cost is done next, so that a move that turns out to be hard gives way to another.

use std::mem;

use super::super::candidates::Experience;
use super::failed::search_nodes;
use super::graph::{Attack, Graph, Id, Step};
use super::{Event, FailedSearches, Work, by_value, is_short, play};
use crate::board::{Point, Position};
use crate::pattern::{Pattern, PatternIndex};
use crate::solve::verdict::Limit;

/// The number of moves that are taken up at a time.
const BATCH: usize = 6;
/// The number of moves that a guide prefers which are tried before those that won after other replies.
const PREFERRED: usize = 2;
/// The index of the position that the work began with.
const ROOT: Id = 0;

/// The work on one position with the attacker to move.
pub struct BestFirst<'w, 'a> {
    work: &'w mut Work<'a>,
    graph: Graph,
    /// The total number of nodes at which this work ends.
    end: u64,
}

impl<'w, 'a> BestFirst<'w, 'a> {
    /// A search of a position that has not begun; `likely` is the move that is tried first, if there is one.
    pub fn new(work: &'w mut Work<'a>, position: &Position, likely: Option<Point>) -> Self {
        let mut this = Self { work, graph: Graph::default(), end: u64::MAX };
        this.node(position);
        let root = &mut this.graph.nodes[ROOT];
        let likely = likely.map(position.first_image());
        if let Some(likely) = likely.filter(|&likely| !root.lost && !root.is_tried(likely)) {
            root.moves.insert(0, Attack::new(position, likely));
        }
        this
    }

    /// Goes on where an earlier search stopped.
    pub const fn resume(work: &'w mut Work<'a>, graph: Graph) -> Self {
        Self { work, graph, end: u64::MAX }
    }

    /// What a later search needs in order to go on where this one stopped.
    pub fn into_graph(self) -> Graph {
        self.graph
    }

    /// Works until the position is won or the nodes are used up. Returns whether it is won.
    ///
    /// # Errors
    /// [`Limit::Time`] and [`Limit::Interrupted`], when the limits of the work are hit.
    pub fn win(&mut self, nodes: u64) -> Result<bool, Limit> {
        self.end = self.work.nodes.saturating_add(nodes);
        while !self.graph.nodes[ROOT].won {
            if self.work.nodes >= self.end || self.graph.nodes[ROOT].cost.is_infinite() {
                return Ok(false);
            }
            self.grow(ROOT, &mut Experience::default())?;
        }
        Ok(true)
    }

    /// The attacker's best move in the root position, and the replies to it that are still open.
    pub fn principal(&self) -> (Option<Point>, Vec<Point>) {
        self.graph.principal(ROOT)
    }

    fn node(&mut self, position: &Position) -> Id {
        let settings = &self.work.settings;
        let left = settings.plies_left(position);
        let id = self.graph.node(position, |canonical| {
            let likely = if is_short(left) { None } else { (settings.likely)(position) };
            (settings.failed.get(&canonical).copied().unwrap_or_default(), likely)
        });
        if left == 0 {
            self.graph.nodes[id].lost = true;
            self.update(id);
        }
        id
    }

    /// Does the cheapest next step at a position; `experience` holds the moves that won after other replies
    /// to the move before it.
    fn grow(&mut self, id: Id, experience: &mut Experience) -> Result<(), Limit> {
        match self.graph.step(id) {
            Step::Search => self.search(id, experience)?,
            Step::Try => self.try_moves(id, experience)?,
            Step::Attack(i) => {
                let mut known = mem::take(&mut self.graph.nodes[id].moves[i].experience);
                let before = self.spent();
                let attack = &self.graph.nodes[id].moves[i];
                // All dangerous replies are searched once before the search descends into one of them.
                let done = match self.graph.hardest(attack).filter(|_| attack.is_looked_over()) {
                    Some(child) => self.grow(child, &mut known),
                    None => self.look(id, i, &mut known),
                };
                let spent = self.spent() - before;
                let attack = &mut self.graph.nodes[id].moves[i];
                attack.experience = known;
                attack.spent += spent;
                done?;
            }
        }
        self.update(id);
        Ok(())
    }

    /// The number of nodes that the graph has used so far, those of earlier runs included.
    const fn spent(&self) -> u64 {
        self.work.nodes + self.graph.before
    }

    /// Computes the cost of a position again, and records the decisions that follow from it.
    fn update(&mut self, id: Id) {
        let decided = self.graph.update(id);
        self.work.keep(&decided);
    }

    fn search(&mut self, id: Id, experience: &mut Experience) -> Result<(), Limit> {
        let before = self.graph.nodes[id].failed.searches;
        let position = self.graph.nodes[id].position.clone();
        let rest = self.end.saturating_sub(self.work.nodes);
        let left = self.work.search(&position, search_nodes(before).min(rest), before, experience)?;
        if left.is_some() && rest < search_nodes(before) {
            // The search was cut short because the nodes of the work are used up.
            self.end = self.work.nodes;
            return Ok(());
        }
        let failed = left.map(|left| FailedSearches { searches: before + 1, left });
        let node = &mut self.graph.nodes[id];
        node.won = failed.is_none();
        node.failed = failed.unwrap_or(node.failed);
        // Where no more than a VCT can end in time, the search would have found it.
        node.lost |= failed.is_some() && is_short(self.work.settings.plies_left(&position));
        self.tell(position, failed);
        Ok(())
    }

    /// Reports that a position was searched.
    fn tell(&mut self, position: Position, failed: Option<FailedSearches>) {
        let (nodes, left) = (self.work.nodes, self.graph.nodes[ROOT].cost as u64);
        (self.work.record)(Event::Searched { position, failed, nodes, left });
    }

    /// Takes up the attacker's next moves. The first time, a guide compares them, and where it sees a win, that may settle
    /// the position.
    fn try_moves(&mut self, id: Id, experience: &mut Experience) -> Result<(), Limit> {
        let position = self.graph.nodes[id].position.clone();
        let mut untried = if let Some(untried) = self.graph.nodes[id].untried.take() {
            untried
        } else {
            let order = self.compare(id, &position, experience)?;
            if self.graph.nodes[id].won {
                return Ok(());
            }
            self.untried(id, &order)
        };
        let node = &mut self.graph.nodes[id];
        let next = untried.split_off(untried.len().saturating_sub(BATCH));
        node.moves.extend(next.into_iter().rev().map(|point| Attack::new(&position, point)));
        node.untried = Some(untried);
        node.batches += 1;
        Ok(())
    }

    /// The order in which a guide would try the moves of a position, which it may win.
    fn compare(
        &mut self,
        id: Id,
        position: &Position,
        experience: &mut Experience,
    ) -> Result<Vec<Point>, Limit> {
        if self.work.settings.budget.guide.is_none() {
            return Ok(Vec::new());
        }
        let rest = self.end.saturating_sub(self.work.nodes);
        let decided = self.work.search_guided(position, rest, experience)?;
        if decided.won.is_ok() {
            self.graph.nodes[id].won = true;
            self.tell(position.clone(), None);
        }
        Ok(decided.order)
    }

    /// The moves to try in a position, the best last: the best of those in `order`, those that won in positions after other
    /// replies, and the others by `order` and by value.
    fn untried(&self, id: Id, order: &[Point]) -> Vec<Point> {
        let node = &self.graph.nodes[id];
        let first_image = node.position.first_image();
        let order: Vec<Point> = order.iter().map(|&point| first_image(point)).collect();
        let won = self.graph.siblings(id).filter_map(|sibling| self.work.decisions.get(sibling));
        let won: Vec<Point> = won.map(&first_image).collect();
        let place = |point| order.iter().position(|&other| other == point).unwrap_or(usize::MAX);
        let mut moves = quiet(&node.position, order.first().copied());
        moves.retain(|&point| !node.is_tried(point));
        moves.sort_by_cached_key(|&point| {
            let place = place(point);
            (place >= PREFERRED, !won.contains(&point), place)
        });
        moves.reverse();
        moves
    }

    /// Searches further replies to a move until one of them stays open.
    fn look(&mut self, id: Id, i: usize, experience: &mut Experience) -> Result<(), Limit> {
        let mut position = self.graph.nodes[id].position.clone();
        play(&mut position, self.graph.nodes[id].moves[i].point);
        while let Some(reply) = self.graph.nodes[id].moves[i].waiting.pop() {
            self.graph.nodes[id].moves[i].looked += 1;
            play(&mut position, reply);
            if !self.work.decisions.contains(&position) {
                let child = self.node(&position);
                if self.graph.nodes[child].failed.searches == 0 && !self.graph.nodes[child].lost {
                    self.search(child, experience)?;
                    self.update(child);
                }
                if !self.graph.nodes[child].won {
                    self.graph.add_open(id, i, reply, child);
                    break;
                }
            }
            position.undo();
        }
        Ok(())
    }
}

/// The attacker's moves that make neither a four nor an open three, and the preferred one, the best first; all moves where
/// there are no others.
///
/// Fours and threes are left to the searches: they have few replies, so that they would always leave few
/// open.
fn quiet(position: &Position, preferred: Option<Point>) -> Vec<Point> {
    let index = PatternIndex::new(position);
    let side = position.to_move();
    let forces =
        |point| Some(point) != preferred && index.patterns(point, side).into_iter().any(Pattern::is_threat);
    let (forcing, quiet): (Vec<Point>, Vec<Point>) =
        by_value(position).into_iter().partition(|&point| forces(point));
    if quiet.is_empty() { forcing } else { quiet }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::{Decisions, FIRST_EFFORT, Settings, effort};
    use super::*;
    use crate::board::{Rule, notation};
    use crate::solve::Budget;
    use crate::solve::clock::Moment;

    /// Looks at a search in a position in which `likely` is a likely move, and `first` is tried first.
    fn search(text: &str, likely: Option<&str>, first: Option<&str>, look: impl FnOnce(&mut BestFirst)) {
        search_until(None, text, likely, first, look);
    }

    /// Looks at such a search for a win that must be complete when there are `deadline` stones on the board; where there is
    /// none, it may take any number.
    fn search_until(
        deadline: Option<usize>,
        text: &str,
        likely: Option<&str>,
        first: Option<&str>,
        look: impl FnOnce(&mut BestFirst),
    ) {
        let position = notation::parse(text, Rule::Freestyle).unwrap();
        let [likely, first] = [likely, first].map(|name| name.map(|name| name.parse().unwrap()));
        let settings = Settings {
            budget: &Budget::default(),
            started: Moment::now(),
            effort: effort(FIRST_EFFORT),
            deadline,
            failed: &HashMap::new(),
            likely: &|_| likely,
        };
        let (mut decisions, mut ignore) = (Decisions::default(), |_| {});
        let mut work = Work::new(settings, &mut decisions, &mut ignore, 0);
        look(&mut BestFirst::new(&mut work, &position, first));
    }

    #[test]
    fn a_guide_may_name_any_image_of_a_move() {
        // The position is its own image above and below the row of its stones.
        search("h8i8", Some("h9"), Some("g9"), |best| {
            let names = |moves: &[Point]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
            let tried: Vec<Point> = best.graph.nodes[ROOT].moves.iter().map(|attack| attack.point).collect();
            assert_eq!(names(&tried), ["g7", "h7"]);
            let order = ["i9", "j9", "h9", "f6"].map(|name| name.parse().unwrap());
            let mut untried = best.untried(ROOT, &order);
            untried.reverse();
            assert_eq!(names(&untried[..3]), ["i7", "j7", "f6"]);
        });
    }

    #[test]
    fn a_game_that_the_defender_has_won_is_not_searched() {
        for likely in [None, Some("g9")] {
            search("B:h8i9j10k12,W:a1c1d1b1e1,b", likely, likely, |best| {
                assert_eq!(best.win(20_000), Ok(false));
                assert_eq!(best.work.nodes, 0);
            });
        }
    }

    #[test]
    fn where_the_deadline_is_near_a_failed_search_is_the_last() {
        // Six stones, and no VCT of five plies, which is the longest of at most six as well.
        for (deadline, searches) in [(6, 0), (7, 1), (11, 1), (12, 1)] {
            search_until(Some(deadline), "h8i9g7i7k6g9", Some("h9"), Some("h10"), |best| {
                assert_eq!(best.win(100_000_000), Ok(false));
                assert!(best.graph.nodes[ROOT].lost);
                assert_eq!(best.graph.nodes[ROOT].failed.searches, searches);
            });
        }
        // With more plies quiet moves are tried as well.
        search_until(Some(13), "h8i9g7i7k6g9", None, None, |best| {
            assert_eq!(best.win(1_000_000), Ok(false));
            let [root, replies @ ..] = &best.graph.nodes[..] else { unreachable!("there is a root") };
            assert!(!root.lost && !replies.is_empty());
            assert!(replies.iter().all(|reply| reply.won || reply.lost && reply.cost.is_infinite()));
        });
    }

    #[test]
    fn a_reply_that_wins_the_game_refutes_a_move() {
        // White has four in a row, and Black has nothing.
        search("B:h8k12m3a1,W:b1c1d1e1,b", None, Some("m9"), |best| {
            best.look(ROOT, 0, &mut Experience::default()).unwrap();
            let [(reply, child)] = best.graph.nodes[ROOT].moves[0].open[..] else { panic!("one open reply") };
            assert_eq!((reply.to_string().as_str(), best.graph.nodes[child].cost), ("f1", f64::INFINITY));
            best.update(ROOT);
            assert!(best.graph.nodes[ROOT].cost.is_finite());
        });
    }
}
