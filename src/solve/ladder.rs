//! The one ladder on which moves are valued.

use super::first::Judgement;
use super::proven::Win;
use super::verdict::{Class, Limit};
use crate::board::{Point, named};

named! {
    /// What a move is worth towards a goal, from the best down.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum MoveValue {
        /// Proven in the goal's class, and nothing is shorter.
        Best = "best",
        /// As short, by another move than the program's.
        Equivalent = "equivalent",
        /// Proven in the goal's class, with more stones.
        Longer = "longer",
        /// Proven in a wider class.
        OtherRoute = "other-route",
        /// No win of the goal's class is left after the reply.
        ThrowsWin = "throws-win",
        /// The opponent has a five or a proven VCF.
        LosesNow = "loses-now",
        /// Neither proven nor refuted within the limit.
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

    /// Whether the win is kept.
    pub const fn keeps(self) -> bool {
        matches!(self, Self::Best | Self::Equivalent | Self::Longer | Self::OtherRoute)
    }
}

/// The value of a move, and what shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValuedMove {
    /// The value.
    pub value: MoveValue,
    /// Plies of the win, the five included, where the move wins and they are known.
    pub plies: Option<u16>,
    /// What the opponent has: the reply that throws the win, or the line to the opponent's five.
    pub refutation: Vec<Point>,
    /// The limit that was hit, for [`MoveValue::Unproven`].
    pub limit: Option<Limit>,
}

impl ValuedMove {
    /// A value that nothing more is said about.
    pub const fn new(value: MoveValue) -> Self {
        Self { value, plies: None, refutation: Vec::new(), limit: None }
    }

    /// A move that wins in this many plies, the five included.
    pub(crate) fn winning(value: MoveValue, plies: u16) -> Self {
        Self { plies: Some(plies), ..Self::new(value) }
    }

    /// The value of a move that was judged towards a class, where `best` is the shortest win that is known.
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

    /// The reply that throws the win, or the first move of the opponent's win.
    pub fn reply(&self) -> Option<Point> {
        self.refutation.first().copied()
    }
}
