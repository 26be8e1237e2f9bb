//! The scale (ladder) on which moves are valued.

use super::first::Judgement;
use super::proven::Win;
use super::verdict::{Class, Limit};
use crate::board::{Point, named};

named! {
    /// The value of a move for a goal, the best value first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum MoveValue {
        /// A win of the goal's class is proven, and no shorter win is known.
        Best = "best",
        /// A win as short as the best, with another move than the program's.
        Equivalent = "equivalent",
        /// A win of the goal's class is proven, with more stones than the best.
        Longer = "longer",
        /// A win of a wider class is proven.
        OtherRoute = "other-route",
        /// After the opponent's reply there is no win of the goal's class.
        ThrowsWin = "throws-win",
        /// The opponent has a five or a proven VCF after the move.
        LosesNow = "loses-now",
        /// The move is neither proven nor refuted within the limit.
        Unproven = "unproven",
        /// The point is occupied, or the game is over.
        Illegal = "illegal",
    }
}

impl MoveValue {
    /// The name in the JSON of an answer key, which values every move of a position.
    pub const fn key_name(self) -> &'static str {
        match self {
            Self::ThrowsWin => "refuted",
            Self::LosesNow => "loses",
            Self::Unproven => "unknown",
            Self::Best | Self::Equivalent | Self::Longer | Self::OtherRoute | Self::Illegal => self.name(),
        }
    }

    /// Whether the side to move still has a win after the move.
    pub const fn keeps(self) -> bool {
        matches!(self, Self::Best | Self::Equivalent | Self::Longer | Self::OtherRoute)
    }
}

/// The value of a move, with its evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValuedMove {
    /// The value.
    pub value: MoveValue,
    /// The number of plies of the win, the five included; `None` where the move does not win or they are not
    /// known.
    pub plies: Option<u16>,
    /// The opponent's line: the reply that leaves no win of the class, or the moves up to the opponent's
    /// five.
    pub refutation: Vec<Point>,
    /// The limit that was hit, for [`MoveValue::Unproven`].
    pub limit: Option<Limit>,
}

impl ValuedMove {
    /// A move of this value without further details.
    pub const fn new(value: MoveValue) -> Self {
        Self { value, plies: None, refutation: Vec::new(), limit: None }
    }

    /// A move that wins in this many plies, the five included.
    pub(crate) fn winning(value: MoveValue, plies: u16) -> Self {
        Self { plies: Some(plies), ..Self::new(value) }
    }

    /// The value of a move from its judgement in a class; `best` is the shortest win that is known.
    pub(crate) fn measured(judgement: &Judgement, point: Point, class: Class, best: Option<&Win>) -> Self {
        if let Some(best) = best.filter(|best| best.first() == point) {
            return Self::winning(MoveValue::Best, best.plies());
        }
        match judgement {
            Judgement::Wins(first) if first.win.class > class => Self::new(MoveValue::OtherRoute),
            Judgement::Wins(first) => {
                let plies = first.win.plies();
                let as_short = best.is_some_and(|best| plies <= best.plies());
                Self::winning(if as_short { MoveValue::Equivalent } else { MoveValue::Longer }, plies)
            }
            Judgement::Refuted(reply) => Self { refutation: vec![*reply], ..Self::new(MoveValue::ThrowsWin) },
            Judgement::Loses(line) => Self { refutation: line.clone(), ..Self::new(MoveValue::LosesNow) },
            Judgement::Idle => Self { limit: Some(Limit::Nodes), ..Self::new(MoveValue::Unproven) },
            Judgement::Unknown(limit) => Self { limit: Some(*limit), ..Self::new(MoveValue::Unproven) },
        }
    }

    /// The reply that leaves no win, or the first move of the opponent's win.
    pub fn reply(&self) -> Option<Point> {
        self.refutation.first().copied()
    }
}
