//! What a rule asks of each side, as type parameters that are known at compile time.

use super::words::{AtLeastFive, ExactlyFive, Fives};

/// The side whose moves may be forbidden.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::solve) enum Barred {
    Nobody,
    Attacker,
    Defender,
}

/// A rule as it holds for an attacker and a defender.
pub(in crate::solve) trait Rules: Send {
    /// The runs that win for the attacker.
    type Attacker: Fives;
    /// The runs that win for the defender.
    type Defender: Fives;
    /// The rule as it holds when the sides are exchanged.
    type Exchanged: Rules;
    /// The side whose moves may be forbidden.
    const BARRED: Barred;
    /// Whether a side may pass.
    const PASS: bool;
}

/// Five or more win.
pub(in crate::solve) struct Freestyle;
impl Rules for Freestyle {
    type Attacker = AtLeastFive;
    type Defender = AtLeastFive;
    type Exchanged = Self;
    const BARRED: Barred = Barred::Nobody;
    const PASS: bool = false;
}

/// Exactly five win.
pub(in crate::solve) struct Standard;
impl Rules for Standard {
    type Attacker = ExactlyFive;
    type Defender = ExactlyFive;
    type Exchanged = Self;
    const BARRED: Barred = Barred::Nobody;
    const PASS: bool = false;
}

/// Renju with Black as the attacker.
pub(in crate::solve) struct RenjuForBlack;
impl Rules for RenjuForBlack {
    type Attacker = ExactlyFive;
    type Defender = AtLeastFive;
    type Exchanged = RenjuForWhite;
    const BARRED: Barred = Barred::Attacker;
    const PASS: bool = true;
}

/// Renju with White as the attacker.
pub(in crate::solve) struct RenjuForWhite;
impl Rules for RenjuForWhite {
    type Attacker = AtLeastFive;
    type Defender = ExactlyFive;
    type Exchanged = RenjuForBlack;
    const BARRED: Barred = Barred::Defender;
    const PASS: bool = true;
}

/// Evaluates an expression with a type that stands for the rule of a position in which the attacker is to move.
macro_rules! under_rules {
    ($position:expr, $rules:ident => $body:expr) => {{
        use $crate::board::{Color, Rule};
        use $crate::solve::lines::{Freestyle, RenjuForBlack, RenjuForWhite, Standard};
        match ($position.rule(), $position.to_move()) {
            (Rule::Freestyle, _) => {
                type $rules = Freestyle;
                $body
            }
            (Rule::Standard, _) => {
                type $rules = Standard;
                $body
            }
            (Rule::Renju, Color::Black) => {
                type $rules = RenjuForBlack;
                $body
            }
            (Rule::Renju, Color::White) => {
                type $rules = RenjuForWhite;
                $body
            }
        }
    }};
}
pub(in crate::solve) use under_rules;
