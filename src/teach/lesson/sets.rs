//! Finds all points that a question asks for, by trying every point.

use super::seek::{PointKind, Seek};
use crate::board::{Color, Point, PointSet, Position, Ruling};
use crate::evaluate;
use crate::pattern::{Lines, Pattern, PatternIndex, forbidden_points, shapes};
use crate::solve::defend::{self, Fate};
use crate::solve::first::{self, First};
use crate::solve::{Attack, Budget, Class, Limit, Vcf};
use crate::strategy::shipped;

impl Seek {
    /// All points of the kind in a position, whichever side is to move there.
    ///
    /// # Errors
    /// When a search hit a limit before all points were known.
    pub fn points(self, position: &Position, vcf: &mut Vcf, budget: &Budget) -> Result<PointSet, Limit> {
        let position = &position.with_turn(self.side);
        let empties = || position.empties();
        Ok(match self.what {
            PointKind::Fives => position.five_points(self.side),
            PointKind::Forced => position.five_points(self.side.other()),
            PointKind::Fours | PointKind::StraightFours | PointKind::OpenThrees => {
                let index = PatternIndex::new(position);
                empties().filter(|&point| makes(&index, point, self.side, self.what)).collect()
            }
            PointKind::Raising | PointKind::Closing => threes(position, self.side, self.what),
            PointKind::Fork(kind) => {
                let forks = shapes::forks(position, self.side).into_iter();
                forks.filter(|fork| fork.kind == kind).map(|fork| fork.point).collect()
            }
            PointKind::Wins(Class::Vcf) => match vcf.all(position, budget).verdict.settled()? {
                None => PointSet::EMPTY,
                Some(all) => match all.open {
                    Some((_, limit)) => return Err(limit),
                    None => all.wins.iter().map(Attack::first).collect(),
                },
            },
            PointKind::Wins(class) => {
                let (answer, moves) = first::all(class, position, budget);
                match (answer.verdict.settled()?, moves.open) {
                    (None, _) => PointSet::EMPTY,
                    // For the class of any win it is never disproven that a move begins a win.
                    (Some(_), Some((_, limit))) if class != Class::Win => return Err(limit),
                    (Some(_), _) => moves.wins.iter().map(First::point).collect(),
                }
            }
            PointKind::Holds(class) => holding(position, class, budget)?,
            PointKind::Fukumi => fukumi(position, vcf, budget)?,
            PointKind::Choice(name) => {
                evaluate::by_name(name).and_then(|by| by.choose(position)).into_iter().collect()
            }
            PointKind::Tree => shipped(position.rule()).get(position).into_iter().collect(),
            PointKind::Third(opening) => opening.thirds(position),
            PointKind::Forbidden => forbidden_points(position),
            PointKind::LooksForbidden => {
                empties().filter(|&point| position.ruling(point).only_looks_forbidden()).collect()
            }
            PointKind::Catches => empties().filter(|&point| caught(position, point).is_some()).collect(),
        })
    }
}

/// Whether a stone on the point makes a four, a straight four or an open three.
pub(super) fn makes(index: &PatternIndex, point: Point, side: Color, what: PointKind) -> bool {
    let patterns = index.patterns(point, side);
    let has = |wanted: &[Pattern]| patterns.iter().any(|pattern| wanted.contains(pattern));
    let (five, four) = (has(&[Pattern::F5]), has(&[Pattern::F4, Pattern::B4]));
    match what {
        PointKind::Fours => four && !five,
        PointKind::StraightFours => has(&[Pattern::F4]) && !five,
        _ => has(&[Pattern::F3, Pattern::F3S]) && !five && !four,
    }
}

/// The raising or the closing points of a side's open threes; of several threes, only the points that close
/// all of them.
fn threes(position: &Position, side: Color, what: PointKind) -> PointSet {
    let all = shapes::shapes(&Lines::of(position), side);
    let threes = all.iter().filter(|shape| shape.kind.is_open_three());
    if what == PointKind::Raising {
        return threes.flat_map(|three| three.raising.iter().copied()).collect();
    }
    let closing = threes.map(|three| three.closing.iter().copied().collect::<PointSet>());
    closing.reduce(|all, one| all.intersection(&one)).unwrap_or_default()
}

/// What Black's only answer to White's four on a point makes, where renju forbids it; `None` where the stone makes no
/// four, where Black has another answer or a five of his own, and where it makes a five or two five points.
pub(super) fn caught(position: &Position, point: Point) -> Option<Ruling> {
    let board = position.with_turn(Color::White).after(&[point]).ok()?;
    if board.winner().is_some() || !board.five_points(Color::Black).is_empty() {
        return None;
    }
    let fives = board.five_points(Color::White);
    let only = fives.iter().next().filter(|&five| fives.len() == 1 && board.is_forbidden(five))?;
    Some(board.ruling(only))
}

fn holding(position: &Position, class: Class, budget: &Budget) -> Result<PointSet, Limit> {
    let defence = defend::defend(position, class, budget);
    let open = defence.moves.iter().find_map(|(_, fate)| match fate {
        Fate::Unknown(limit) => Some(*limit),
        Fate::Holds | Fate::Loses(_) => None,
    });
    open.map_or_else(|| Ok(defence.holding().collect()), Err)
}

fn fukumi(position: &Position, vcf: &mut Vcf, budget: &Budget) -> Result<PointSet, Limit> {
    let mut found = PointSet::EMPTY;
    if vcf.solve(position, budget).verdict.proven().is_some() {
        return Ok(found);
    }
    for point in position.empties() {
        if is_fukumi(position, point, vcf, budget)? {
            found.insert(point);
        }
    }
    Ok(found)
}

/// Whether a move makes no four and no open three, and leaves a VCF if the opponent passes.
pub(super) fn is_fukumi(
    position: &Position,
    point: Point,
    vcf: &mut Vcf,
    budget: &Budget,
) -> Result<bool, Limit> {
    let side = position.to_move();
    let mut board = position.clone();
    let plain = PatternIndex::new(position);
    if [PointKind::Fours, PointKind::OpenThrees].into_iter().any(|what| makes(&plain, point, side, what)) {
        return Ok(false);
    }
    if board.make(point).is_err() || board.winner().is_some() || !board.five_points(side).is_empty() {
        return Ok(false);
    }
    Ok(vcf.solve(&board.with_turn(side), budget).verdict.settled()?.is_some())
}
