//! The grader with its goal and the budgets of its searches.

use crate::board::Position;
use crate::check::Checked;
use crate::proof::Claim;
use crate::solve::{Answer, Attack, Budget, Limit, Vcf, Verdict, Win};
use crate::teach::puzzle::Goal;

/// The default limit on nodes of a search for wins by threats: well under a third of a second.
const QUICK_NODES: u64 = 40_000;

/// The nodes are divided by this number for each search that is not about the goal itself: the length of a
/// win, the opponent's wins, wins of a wider class.
const PART: u64 = 4;

/// Grades moves for a goal.
pub struct Grader<'a> {
    /// The solver.
    pub vcf: &'a mut Vcf,
    /// The budget of each of its searches.
    pub budget: Budget,
    /// The goal of the puzzle. Its length is taken as the shortest where no search can determine it.
    pub goal: Goal,
}

impl Grader<'_> {
    /// The shortest VCF of the side to move that is found within the budget and accepted by the checker.
    pub(super) fn win(&mut self, position: &Position) -> Answer<Attack> {
        let answer = self.vcf.shortest(position, &self.budget);
        let refused = |attack: &Attack| !self.accepts(&Win::by_fours(position, attack));
        let verdict = match answer.verdict {
            Verdict::Proven(attack) if refused(&attack) => Verdict::Unknown(Limit::Interrupted),
            verdict => verdict,
        };
        Answer { verdict, ..answer }
    }

    /// Whether the checker accepts the win of a grade. Where it does not, or is stopped, the win counts as
    /// not proven.
    pub(super) fn accepts(&self, claim: &impl Claim) -> bool {
        Checked::new(claim, &|| self.budget.stop.is_raised()).is_ok()
    }

    /// The budget of a search for threats.
    pub(super) fn quick(&self) -> Budget {
        let unlimited = self.budget.nodes.is_none() && self.budget.time.is_none();
        Budget { nodes: self.budget.nodes.or(unlimited.then_some(QUICK_NODES)), ..self.budget.clone() }
    }

    /// The budget of a search for threats with its nodes multiplied.
    pub(super) fn times(&self, times: u64) -> Budget {
        let quick = self.quick();
        Budget { nodes: quick.nodes.map(|nodes| nodes.saturating_mul(times)), ..quick }
    }

    /// The budget of a search that is not about the goal itself.
    pub(super) fn part(&self) -> Budget {
        let quick = self.quick();
        Budget { nodes: quick.nodes.map(|nodes| nodes / PART), ..quick }
    }
}
