//! An opponent: it plays proven moves where it finds them, and otherwise by a search with guessed values.
//!
//! A level is what a player sees of the shapes on the board and how far it looks; a style is which shapes count for more.
//! Weak levels make the mistakes of beginners (they take a closed three for an open one, and look at each line alone),
//! not random ones. `level` says what each level can do, `think` is the search, and `consider` is the strongest play.
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
mod guide;
mod level;
mod style;
mod think;

use crate::board::{Color, Point, Position};
use crate::evaluate::Player;
use crate::solve::{Budget, Class, Moment, Win, vct};
use crate::strategy::{Tree, build};
pub use consider::Kept;
use consider::chosen;
pub use guide::guide;
pub use level::{LEVELS, Opponent};
use level::{Strength, strength};
pub use style::Style;
pub use think::{Guess, ThinkingLimits, Thought, think};
use think::{Manner, Sight, think_as};

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
    /// It was chosen by guessed values and search.
    Values,
    /// All moves that were searched lose; this one delays the loss longest.
    Lost,
    /// A published evaluator likes it best, and nothing else was looked at.
    Evaluator,
}

/// The most memory for the tables of a search below the highest level, in bytes.
const SMALL: usize = 1 << 22;

/// The highest value of a guess by one who does not see everything.
const UNSURE: f64 = 0.99;

/// Chooses a move for the side to move; `None` when the game is over or the board is full.
///
/// The level determines what is seen and how far the search goes; at the highest level, the nodes and the time of the
/// budget alone limit the search by guessed values.
/// Equal positions, opponents and trees give equal moves, unless the search is stopped: then the best move
/// found so far is played.
pub fn choose(position: &Position, opponent: &Opponent, tree: &Tree, budget: &Budget) -> Option<Choice> {
    choose_on(position, opponent, tree, budget, &mut Kept::default())
}

/// Chooses a move as [`choose`] does, and goes on from what was kept at an earlier move; only the highest level keeps
/// anything.
pub fn choose_on(
    position: &Position,
    opponent: &Opponent,
    tree: &Tree,
    budget: &Budget,
    kept: &mut Kept,
) -> Option<Choice> {
    if position.winner().is_some() {
        return None;
    }
    let started = Moment::now();
    let strength = strength(opponent.level);
    if let Some((point, reason)) = five(position) {
        return Some(Choice::new(point, reason));
    }
    if position.count() == 0 {
        return Some(Choice::new(Point::CENTRE, Reason::Tree));
    }
    let solved =
        opponent.level >= LEVELS && position.to_move() == Color::Black && tree.rule() == position.rule();
    if let Some(point) = tree.answer(position).filter(|_| solved) {
        return Some(Choice::new(point, Reason::Tree));
    }
    // Where the tree gives a maximum length, a win must not be longer.
    let promised = tree.promised(position).filter(|_| solved);
    let within = |longest: u16| longest.saturating_sub(position.count() as u16);
    let in_time =
        promised.and_then(|longest| threats(position, build::LEAF_NODES, Some(within(longest)), budget));
    // Where the time is limited, a thirtieth of it looks for a win; the search by guessed values sees wins as well.
    let proving = Budget { time: budget.time.map(|time| time / 30), ..budget.clone() };
    if let Some(win) = in_time.or_else(|| threats(position, strength.proof, strength.within, &proving)) {
        let line = win.certificate.longest_line();
        return Some(Choice { line, ..Choice::new(win.first(), Reason::Wins(win.class, win.plies())) });
    }
    if let Some(point) = tree.get(position).filter(|_| solved) {
        return Some(Choice::new(point, Reason::Listed));
    }
    let Strength { sight, fours, .. } = strength;
    let manner = Manner { sight, style: opponent.style, seed: opponent.seed, fours };
    let time = budget.time.map(|time| time.saturating_sub(started.elapsed()));
    let budget = Budget { time, ..budget.clone() };
    match strength.nodes {
        None => consider::consider(position, opponent, &manner, &budget, kept),
        Some(nodes) => look(position, &manner, strength.depth, nodes, &budget),
    }
}

/// The move that makes five, or else the one that stops a five of the other side.
pub(crate) fn five(position: &Position) -> Option<(Point, Reason)> {
    let own = position.to_move();
    [(own, Reason::Five), (own.other(), Reason::StopsFive)].into_iter().find_map(|(side, reason)| {
        let point = position.five_points(side).iter().find(|&point| position.may_play(point))?;
        Some((point, reason))
    })
}

/// Chooses a move by a search of this depth and at most this number of nodes.
fn look(position: &Position, manner: &Manner, depth: u16, nodes: u64, budget: &Budget) -> Option<Choice> {
    let limits = ThinkingLimits {
        depth,
        nodes: budget.nodes.map_or(nodes, |most| most.min(nodes)),
        time: budget.time,
        memory: budget.memory.min(SMALL),
        stop: budget.stop.clone(),
        progress: budget.progress.clone(),
    };
    let mut thought = think_as(position, manner, &[], limits);
    if manner.sight != Sight::All {
        // What seems won or lost is not, perhaps.
        thought.moves.iter_mut().for_each(|guess| guess.value = guess.value.clamp(-UNSURE, UNSURE));
    }
    let best = thought.moves.first()?;
    let lost = thought.depth > 0 && best.value <= -1.0;
    let reason = if lost { Reason::Lost } else { Reason::Values };
    Some(chosen(best.point, reason, thought))
}

/// The move of a published evaluator, which looks at nothing but its scores; `None` when the game is over or the board
/// is full.
pub fn by_evaluator(position: &Position, player: &Player) -> Option<Choice> {
    let point = position.winner().map_or_else(|| player.choose(position), |_| None)?;
    Some(Choice::new(point, Reason::Evaluator))
}

/// A win by threats of the side to move, if one is found.
fn threats(position: &Position, nodes: u64, within: Option<u16>, budget: &Budget) -> Option<Win> {
    if nodes == 0 {
        return None;
    }
    let budget = Budget { nodes: Some(nodes), within, ..budget.clone() };
    vct::solve(position, &budget).into_proven().ok()
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
    fn a_broken_three_is_met_from_level_2_on() {
        for level in 1..=LEVELS {
            let met = choice("h8a1i8a3k8", level, Style::Even);
            let closing = ["g8", "j8", "l8"].contains(&met.point.to_string().as_str());
            assert_eq!(closing, level > 1, "{level} {met:?}");
            // A straight one is met on every level, at level 1 where an open four would be made.
            let met = choice("h8a1i8a3j8", level, Style::Even).point.to_string();
            assert!(["g8", "k8"].contains(&met.as_str()) || level > 1, "{level} {met}");
        }
    }

    #[test]
    fn equal_seeds_give_equal_play_and_others_vary_it() {
        let moves = |level, seed| {
            let mut position = notation::parse("h8", Rule::Standard).unwrap();
            for _ in 0..12 {
                let opponent = Opponent { level, style: Style::Even, seed };
                let choice = choose(&position, &opponent, shipped(Rule::Freestyle), &Budget::default());
                position.make(choice.unwrap().point).unwrap();
            }
            notation::write(&position)
        };
        // A taste changes little, and often the best move stays the best.
        let varied = |level| (8..12).any(|seed| moves(level, seed) != moves(level, 7));
        for level in 1..LEVELS {
            assert_eq!(moves(level, 7), moves(level, 7));
        }
        assert!((1..LEVELS).any(varied));
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
