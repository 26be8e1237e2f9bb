//! Why a puzzle's claim does not hold.

use super::phrases::say;
use crate::reply::Lang;
use crate::teach::train::facts::Flaw;

/// Why a puzzle's claim does not hold, or could not be decided.
pub(super) fn flaw(lang: Lang, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Over(color) => say!(lang, "flaw-over", side = color),
        Flaw::NoWin(of) => say!(lang, "flaw-no-win", class = *of),
        Flaw::Narrower(of) => say!(lang, "flaw-narrower", class = *of, goal = of),
        Flaw::Wins { first, plies } => say!(lang, "flaw-wins", point = first, stones = plies.div_ceil(2)),
        Flaw::NoThreat => say!(lang, "flaw-no-threat"),
        Flaw::NothingHolds => say!(lang, "flaw-nothing-holds"),
        Flaw::FiveAtOnce => say!(lang, "flaw-five-at-once"),
        Flaw::AnyMoveWins => say!(lang, "flaw-any-move-wins"),
        Flaw::NotRenju => say!(lang, "flaw-not-renju"),
        Flaw::ForbiddenPoints(count) => say!(lang, "flaw-forbidden-points", count = *count),
        Flaw::Unsettled(hit) => say!(lang, "flaw-unsettled", limit = hit),
        Flaw::Certificate(refusal) => say!(lang, "flaw-certificate", outcome = refusal.to_string()),
    }
}
