//! Progress reports of a running search.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A function that running searches call from time to time with the number of nodes that they have searched.
///
/// The numbers only grow: the nodes of all searches that share the callback (its clones, also on other threads) are
/// added up. A search calls it about once in a thousand nodes, and once more when it ends.
#[derive(Clone)]
pub struct ProgressCallback(Arc<Shared>);

struct Shared {
    nodes: AtomicU64,
    tell: Box<dyn Fn(u64) + Send + Sync>,
}

impl ProgressCallback {
    /// A callback that has counted no nodes. `tell` is called with the total number of nodes of all searches.
    pub(crate) fn new(tell: impl Fn(u64) + Send + Sync + 'static) -> Self {
        Self(Arc::new(Shared { nodes: AtomicU64::new(0), tell: Box::new(tell) }))
    }

    /// The number of nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }

    /// Adds nodes and reports the total.
    pub(super) fn add(&self, nodes: u64) {
        if nodes > 0 {
            let before = self.0.nodes.fetch_add(nodes, Ordering::Relaxed);
            (self.0.tell)(before + nodes);
        }
    }
}

impl fmt::Debug for ProgressCallback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProgressCallback").field("nodes", &self.nodes()).finish_non_exhaustive()
    }
}
