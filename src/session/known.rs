//! What is known of wins on the board: what a search found, and where a walk through it stands.

use std::rc::Rc;

use super::options::SolveOptions;
use crate::board::{Color, Position};
use crate::proof::Certificate;
use crate::solve::Verdict;
use crate::teach::analyze::{Finding, Next, Walk};

/// What is known of wins on the board.
#[derive(Default)]
pub(super) struct Known {
    found: Option<Found>,
    /// Whether the last command was a step, so that an empty line takes another.
    pub stepping: bool,
    /// The certificate that was loaded, and its file.
    pub loaded: Option<Rc<(String, Certificate)>>,
}

/// What the last search found; not always a win.
struct Found {
    finding: Rc<Finding>,
    /// The options with which it was looked for, where a command brought its own.
    asked: SolveOptions,
    /// A walk through the win.
    walk: Option<Walk>,
}

impl Known {
    /// Keeps what a search with these options found, in place of what was found before.
    pub fn keep(&mut self, finding: Rc<Finding>, asked: SolveOptions) {
        self.found = Some(Found { finding, asked, walk: None });
    }

    /// The board is another one: what was found does not hold there.
    pub fn forget(&mut self) {
        self.found = None;
    }

    pub fn finding(&self) -> Option<&Finding> {
        Some(&self.found.as_ref()?.finding)
    }

    /// What was found, if it answers a search with these options. Where the win of one side is to be found, the win
    /// of the other, or a search that found none, is no answer; nor is ever one that stopped at a limit.
    pub fn answer(&self, options: &SolveOptions, solving: Option<Color>) -> Option<Rc<Finding>> {
        let Found { finding, asked, .. } = self.found.as_ref()?;
        let same = *options == SolveOptions::default() || options == asked;
        let own = |side| finding.verdict.proven().is_some() && finding.position.to_move() == side;
        let ended = !matches!(finding.verdict, Verdict::Unknown(_));
        (same && ended && solving.is_none_or(own)).then(|| Rc::clone(finding))
    }

    pub fn walk(&self) -> Option<&Walk> {
        self.found.as_ref()?.walk.as_ref()
    }

    /// Takes the walk out, to be put back where it goes on.
    pub fn take_walk(&mut self) -> Option<Walk> {
        self.found.as_mut()?.walk.take()
    }

    /// Puts a walk through what was found where it is looked for.
    pub fn set_walk(&mut self, walk: Walk) {
        if let Some(found) = &mut self.found {
            found.walk = Some(walk);
        }
    }

    /// Whether a point that is typed alone belongs to a walk.
    pub fn is_walking(&self) -> bool {
        self.walk().is_some_and(|walk| walk.at() > 0 && walk.next() != Next::Over)
    }

    /// The certificate that was loaded, if this is its position and nothing was found since.
    pub fn certificate(&self, position: &Position) -> Option<Rc<(String, Certificate)>> {
        self.loaded.clone().filter(|loaded| loaded.1.position == *position && self.found.is_none())
    }
}
