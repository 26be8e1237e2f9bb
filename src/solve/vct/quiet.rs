//! Moves that are not fours: whether they threaten a VCF.

use super::super::lines::Rules;
use super::super::table::FOREVER;
use super::super::vcf::attack::Attack;
use super::super::verdict::Limit;
use super::graph::Candidate;
use super::search::{Inner, Quiet, Scope, Search};
use super::threat::Kind;
use super::touch;
use crate::board::Point;

/// The limit on nodes of the first VCF search that decides whether a move is a threat. Every later one has
/// sixteen times as many; a search for a short VCF before it has as many.
const FIRST_TRY: u64 = 300;

/// The limit on nodes of the last such search; where it is not enough, the result is never "none".
const LAST_TRY: u64 = 20_000;

/// By what a move's cost is multiplied where no short VCF follows it.
const NOT_SHORT: u32 = 8;

/// By what a move's cost is multiplied where it is not known whether a VCF follows it.
const UNSETTLED: u32 = 4;

impl<R: Rules> Search<R> {
    /// Examines the move that was just made and is not a four. In a `calm` position the defender's VCF is not looked for.
    pub fn quiet(&mut self, candidate: Candidate, stones: u16, calm: bool) -> Result<Quiet, Limit> {
        let Candidate { attack, tries, .. } = candidate;
        let most_stones = stones.min(self.longest_threat);
        let short = self.graph.order.short().filter(|&short| short < most_stones);
        if let (0, Some(short)) = (tries, short) {
            return Ok(match self.look_for_vcf(None, short, FIRST_TRY)? {
                (Inner::Run(_), _) if !calm && self.is_refuted()? => Quiet::Nothing,
                (Inner::Run(passed), _) => self.threat(attack, &passed, short, stones)?,
                (Inner::Nothing, false) => Quiet::Nothing,
                (Inner::Nothing | Inner::Unsettled, _) => Quiet::Later(candidate.later(NOT_SHORT)),
            });
        }
        let earlier = if short.is_some() { tries - 1 } else { tries };
        let most = (FIRST_TRY << (4 * earlier)).min(LAST_TRY);
        match self.vcf_within(None, most_stones, most)? {
            Inner::Run(_) if !calm && self.is_refuted()? => Ok(Quiet::Nothing),
            Inner::Run(passed) => self.threat(attack, &passed, most_stones, stones),
            Inner::Nothing if self.scope == Scope::Whole && stones > 1 => self.late(attack, stones, calm),
            Inner::Nothing => Ok(Quiet::Nothing),
            Inner::Unsettled if most < LAST_TRY => Ok(Quiet::Later(candidate.later(UNSETTLED))),
            Inner::Unsettled => {
                self.capped = true;
                Ok(Quiet::Nothing)
            }
        }
    }

    /// The threat of the move that was just made and is followed by this VCF, the first within that many
    /// stones.
    fn threat(&mut self, attack: Point, passed: &Attack, within: u16, stones: u16) -> Result<Quiet, Limit> {
        let zone =
            touch::zone::<R>(&mut self.vcf.lines, passed).expect("the run was found as the stones lie");
        let kind = Kind::Vcf(zone, within);
        Ok(Quiet::Threat(self.new_threat(attack, kind, zone, passed.points(), stones)?))
    }

    /// Examines the move that was just made and has no VCF within the remaining stones: it may have a longer
    /// VCF, and still a shorter win after every reply.
    fn late(&mut self, attack: Point, stones: u16, calm: bool) -> Result<Quiet, Limit> {
        match self.vcf_within(None, FOREVER, LAST_TRY)? {
            Inner::Run(_) if !calm && self.is_refuted()? => Ok(Quiet::Nothing),
            Inner::Run(passed) => {
                let zone = self.vcf.lines.empties();
                Ok(Quiet::Threat(self.new_threat(attack, Kind::Late, zone, passed.points(), stones)?))
            }
            Inner::Nothing => Ok(Quiet::Nothing),
            Inner::Unsettled => {
                self.capped = true;
                Ok(Quiet::Nothing)
            }
        }
    }
}
