//! An opponent: it plays proven moves where it finds them, and otherwise by point values and a small search.
//!
//! Levels differ in the depth of search and in the frequency of errors; styles differ in whose shapes count
//! for more.
//!
//! ```
//! use yonsan::play::{Opponent, Reason, choose};
//! use yonsan::strategy::shipped;
//! use yonsan::{Budget, Position};
//! let position: Position = "h8a1i8a2j8a3k8a5".parse()?;
//! let tree = shipped(position.rule());
//! let choice = choose(&position, &Opponent::default(), tree, &Budget::default()).expect("the game goes on");
//! assert_eq!(choice.reason, Reason::Five);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod consider;
mod search;
mod think;

use crate::board::{Color, Dice, Point, Position, named};
use crate::evaluate::Player;
use crate::solve::{Budget, Class, Moment, Stop, Win, vct};
use crate::strategy::{Tree, build};
use search::Search;
pub use think::{Guess, ThinkingLimits, Thought, think};

named! {
    /// The playing style of an opponent; the name is that of the command line.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Style {
        /// Shapes of both sides count equally.
        #[default]
        Even = "even",
        /// Its own shapes count double.
        Attacking = "attacking",
        /// The other side's shapes count double.
        Defending = "defending",
        /// Fours and threes are delayed until they win, and quiet twos are built.
        Sly = "sly",
    }
}

/// An opponent: its level and its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The level, from 1, which makes errors, to [`LEVELS`], which plays the tree and searches for threats
    /// far ahead.
    pub level: u8,
    /// The style.
    pub style: Style,
    /// The seed of the random errors; equal seeds give equal errors.
    pub seed: u64,
}

/// The highest level.
pub const LEVELS: u8 = 5;

impl Default for Opponent {
    fn default() -> Self {
        Self { level: LEVELS, style: Style::default(), seed: 0 }
    }
}

/// A move, and why it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The move.
    pub point: Point,
    /// The reason for the move.
    pub reason: Reason,
    /// The longest line of the win that the move begins; empty where there is none.
    pub line: Vec<Point>,
    /// What the search by guessed values says, where it chose the move.
    pub thought: Option<Thought>,
}

impl Choice {
    const fn new(point: Point, reason: Reason) -> Self {
        Self { point, reason, line: Vec::new(), thought: None }
    }
}

/// Why a move was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It makes five.
    Five,
    /// It stops a five.
    StopsFive,
    /// It is the move of the whole-board tree.
    Tree,
    /// A tree plays it that was not verified there.
    Listed,
    /// A win of this class begins with it, and takes at most this number of plies.
    Wins(Class, u16),
    /// It was chosen by values and search; the opponent's wins that were searched for were not found after
    /// it.
    Values,
    /// All moves that were searched lose; this one delays the loss longest.
    Lost,
    /// It is a deliberate error of the level.
    Error,
    /// A published evaluator likes it best, and nothing else was looked at.
    Evaluator,
}

/// The strength of a level.
struct Strength {
    /// The percentage of moves that are chosen at random among the likely ones.
    errors: usize,
    /// The limit on nodes of the search for an own win; with 0 nodes only fives are found.
    win: u64,
    /// The limit on nodes of the search for the other side's win after each likely move.
    guard: u64,
    /// The depth of the search by values, in plies.
    depth: u8,
}

const fn strength(level: u8) -> Strength {
    match level {
        0 | 1 => Strength { errors: 30, win: 0, guard: 0, depth: 0 },
        2 => Strength { errors: 10, win: 0, guard: 0, depth: 1 },
        3 => Strength { errors: 0, win: 500, guard: 100, depth: 1 },
        4 => Strength { errors: 0, win: 10_000, guard: 2_000, depth: 2 },
        _ => Strength { errors: 0, win: 100_000, guard: 10_000, depth: 4 },
    }
}

/// The factor that spreads small seeds over all 64-bit numbers.
const SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number of likely moves after which the other side's wins are searched.
const GUARDED: usize = 12;

/// Chooses a move for the side to move; `None` when the game is over or the board is full.
///
/// The level determines how far the search goes. At the highest level and in the even style, the nodes and the time of
/// the budget limit the search by guessed values; otherwise only its memory and its stop flag are used.
/// Equal positions, opponents and trees give equal moves, unless the search is stopped: then the best move
/// found so far is played.
pub fn choose(position: &Position, opponent: &Opponent, tree: &Tree, budget: &Budget) -> Option<Choice> {
    if position.winner().is_some() {
        return None;
    }
    let started = Moment::now();
    let strength = strength(opponent.level);
    let own = position.to_move();
    for (side, reason) in [(own, Reason::Five), (own.other(), Reason::StopsFive)] {
        if let Some(point) = position.five_points(side).iter().next() {
            return Some(Choice::new(point, reason));
        }
    }
    if position.count() == 0 {
        return Some(Choice::new(Point::CENTRE, Reason::Tree));
    }
    let solved = opponent.level >= LEVELS && own == Color::Black && tree.rule() == position.rule();
    if let Some(point) = tree.answer(position).filter(|_| solved) {
        return Some(Choice::new(point, Reason::Tree));
    }
    // Where the tree gives a maximum length, a win must not be longer.
    let promised = tree.promised(position).filter(|_| solved);
    let within = |longest: u16| longest.saturating_sub(position.count() as u16);
    let in_time =
        promised.and_then(|longest| threats(position, build::LEAF_NODES, Some(within(longest)), budget));
    // Where the time is limited, a fifth of it looks for a win.
    let proving = Budget { time: budget.time.map(|time| time / 5), ..budget.clone() };
    if let Some(win) = in_time.or_else(|| threats(position, strength.win, None, &proving)) {
        let line = win.certificate.longest_line();
        return Some(Choice { line, ..Choice::new(win.first(), Reason::Wins(win.class, win.plies())) });
    }
    if let Some(point) = tree.get(position).filter(|_| solved) {
        return Some(Choice::new(point, Reason::Listed));
    }
    if opponent.level >= LEVELS && opponent.style == Style::Even {
        let time = budget.time.map(|time| time.saturating_sub(started.elapsed()));
        return consider::consider(position, &Budget { time, ..budget.clone() });
    }
    let mut search = Search::new(position, opponent.style);
    let likely = search.best(strength.depth, GUARDED, &budget.stop);
    // Equal seeds make equal errors in equal positions.
    let mut dice = Dice::new(opponent.seed.wrapping_mul(SEED) ^ position.hash());
    if dice.below(100) < strength.errors {
        let few = likely.len().clamp(1, 6);
        return likely.get(dice.below(few)).map(|&point| Choice::new(point, Reason::Error));
    }
    guarded(position, &likely, strength.guard, budget)
}

/// The move of a published evaluator, which looks at nothing but its scores; `None` when the game is over or the board
/// is full.
pub fn by_evaluator(position: &Position, player: &Player) -> Option<Choice> {
    let point = position.winner().map_or_else(|| player.choose(position), |_| None)?;
    Some(Choice::new(point, Reason::Evaluator))
}

/// The first of the moves after which the other side's win is not found; else the one that lasts longest.
fn guarded(position: &Position, likely: &[Point], nodes: u64, budget: &Budget) -> Option<Choice> {
    let mut longest: Option<(u16, Point)> = None;
    for &point in likely {
        let after = position.clone().after(&[point]).ok()?;
        match threats(&after, nodes, None, budget) {
            Some(win) if !budget.stop.is_raised() => {
                if longest.is_none_or(|(most, _)| win.plies() > most) {
                    longest = Some((win.plies(), point));
                }
            }
            _ => return Some(Choice::new(point, Reason::Values)),
        }
    }
    longest.map(|(_, point)| Choice::new(point, Reason::Lost))
}

/// A win by threats of the side to move, if one is found.
fn threats(position: &Position, nodes: u64, within: Option<u16>, budget: &Budget) -> Option<Win> {
    if nodes == 0 {
        return None;
    }
    let budget = Budget { nodes: Some(nodes), within, ..budget.clone() };
    vct::solve(position, &budget).into_proven().ok()
}

/// The best moves by values and a small search, at most this many.
pub fn likely(position: &Position, most: usize, stop: &Stop) -> Vec<Point> {
    Search::new(position, Style::default()).best(strength(LEVELS).depth, most, stop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::strategy::{openings, shipped};

    fn choice(moves: &str, level: u8, style: Style) -> Choice {
        let position = notation::parse(moves, Rule::Freestyle).unwrap();
        let opponent = Opponent { level, style, seed: 1 };
        choose(&position, &opponent, shipped(Rule::Freestyle), &Budget::default()).unwrap()
    }

    #[test]
    fn a_five_is_made_and_stopped_on_every_level_in_every_style() {
        for level in 1..=LEVELS {
            for style in Style::ALL {
                let made = choice("h8a1i8a2j8a3k8a5", level, style);
                assert!(["g8", "l8"].contains(&made.point.to_string().as_str()));
                assert_eq!(made.reason, Reason::Five);
                let stopped = choice("h8g8i8a2j8a5k8", level, style);
                assert_eq!((stopped.point.to_string().as_str(), stopped.reason), ("l8", Reason::StopsFive));
            }
        }
    }

    #[test]
    fn an_open_three_is_met_and_a_win_played() {
        for style in Style::ALL {
            for level in 3..=LEVELS {
                let met = choice("h8a1i8a3j8", level, style);
                let closing = ["f8", "g8", "k8", "l8"];
                assert!(closing.contains(&met.point.to_string().as_str()), "{level} {style:?} {met:?}");
                let won = choice("h8a1i8a3j8a5", level, style);
                assert!(matches!(won.reason, Reason::Wins(Class::Vcf, 3)), "{won:?}");
            }
        }
    }

    #[test]
    fn the_highest_level_plays_the_tree() {
        let tree = shipped(Rule::Freestyle);
        let second = tree.finished.iter().next().unwrap();
        let moves = format!("h8{second}");
        assert_eq!(choice(&moves, LEVELS, Style::Even).reason, Reason::Tree);
        assert_eq!(choice(&moves, 4, Style::Even).reason, Reason::Values);
    }

    #[test]
    fn against_the_tree_white_is_over_within_the_promised_plies() {
        let tree = shipped(Rule::Freestyle);
        let longest = usize::from(tree.longest.unwrap());
        for (seed, second) in tree.finished.iter().step_by(5).enumerate() {
            let mut position = openings::start(Rule::Freestyle);
            position.make(second).unwrap();
            while position.winner().is_none() {
                let level = if position.to_move() == Color::White { 2 } else { LEVELS };
                let opponent = Opponent { level, style: Style::Even, seed: seed as u64 };
                let choice = choose(&position, &opponent, tree, &Budget::default()).unwrap();
                position.make(choice.point).unwrap();
            }
            assert_eq!(position.winner(), Some(Color::Black));
            assert!(position.count() <= longest, "{}", notation::write(&position));
        }
    }

    #[test]
    fn a_better_level_wins() {
        let mut position = Position::new(Rule::Freestyle);
        let tree = shipped(Rule::Standard);
        // White has the higher level, and the tree of the other rule helps neither side.
        while position.winner().is_none() {
            let level = if position.to_move() == Color::White { 4 } else { 1 };
            let opponent = Opponent { level, style: Style::Even, seed: 3 };
            let Some(choice) = choose(&position, &opponent, tree, &Budget::default()) else { break };
            position.make(choice.point).unwrap();
        }
        assert_eq!(position.winner(), Some(Color::White));
    }
}
