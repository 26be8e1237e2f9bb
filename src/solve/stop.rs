//! The flag that stops a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that stops a running search, for example on Ctrl-C. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    /// The flag of the search around this one.
    outer: Option<Arc<Self>>,
}

impl Stop {
    /// Asks the search to stop.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Clears the flag, so that searches can run again.
    pub fn lower(&self) {
        self.raised.store(false, Ordering::Relaxed);
    }

    /// A flag that is raised where this one is, and that can be raised without raising this one.
    #[must_use]
    pub(crate) fn inner(&self) -> Self {
        Self { raised: Arc::default(), outer: Some(Arc::new(self.clone())) }
    }

    /// Whether the search is to stop.
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed) || self.outer.as_ref().is_some_and(|outer| outer.is_raised())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inner_flag_is_raised_with_the_outer_one_and_not_the_other_way() {
        let outer = Stop::default();
        let (inner, other) = (outer.inner(), outer.inner().inner());
        inner.raise();
        assert!(inner.is_raised() && !outer.is_raised() && !other.is_raised());
        outer.raise();
        assert!(other.is_raised());
        outer.lower();
        assert!(inner.is_raised() && !other.is_raised());
    }
}
