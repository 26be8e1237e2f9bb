//! The grader: what it looks for, and what each of its searches may spend.

use crate::board::Position;
use crate::check::Checked;
use crate::proof::Claim;
use crate::solve::{Answer, Attack, Budget, Limit, Vcf, Verdict, Win};
use crate::teach::puzzle::Goal;

/// Nodes of a search for wins by threats to which no limit was given: well under a third of a second.
const QUICK_NODES: u64 = 40_000;

/// The nodes are divided by this for each question that is not about the goal itself: how long a win takes, what the
/// opponent has, whether there is a win of a wider class.
const PART: u64 = 4;

/// Grades moves towards a goal.
pub struct Grader<'a> {
    /// The solver.
    pub vcf: &'a mut Vcf,
    /// What each of its searches may spend.
    pub budget: Budget,
    /// What is to be found. Its length is taken for the shortest where no search can tell.
    pub goal: Goal,
}

impl Grader<'_> {
    /// The shortest VCF of the side to move that the checker accepts, as far as the budget goes.
    pub(super) fn win(&mut self, position: &Position) -> Answer<Attack> {
        let answer = self.vcf.shortest(position, &self.budget);
        let refused = |attack: &Attack| !self.accepts(&Win::by_fours(position, attack));
        let verdict = match answer.verdict {
            Verdict::Proven(attack) if refused(&attack) => Verdict::Unknown(Limit::Interrupted),
            verdict => verdict,
        };
        Answer { verdict, ..answer }
    }

    /// Whether the checker accepts a win that a grade tells of. Where it does not, or is stopped, nothing is proven.
    pub(super) fn accepts(&self, claim: &impl Claim) -> bool {
        Checked::new(claim, &|| self.budget.stop.is_raised()).is_ok()
    }

    /// What a search for threats may spend.
    pub(super) fn quick(&self) -> Budget {
        let unlimited = self.budget.nodes.is_none() && self.budget.time.is_none();
        Budget { nodes: self.budget.nodes.or(unlimited.then_some(QUICK_NODES)), ..self.budget.clone() }
    }

    /// The budget of a search for threats, multiplied.
    pub(super) fn times(&self, times: u64) -> Budget {
        let quick = self.quick();
        Budget { nodes: quick.nodes.map(|nodes| nodes.saturating_mul(times)), ..quick }
    }

    /// What a question that is not about the goal itself may spend.
    pub(super) fn part(&self) -> Budget {
        let quick = self.quick();
        Budget { nodes: quick.nodes.map(|nodes| nodes / PART), ..quick }
    }
}
