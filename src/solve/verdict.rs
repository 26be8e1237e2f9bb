//! The three verdicts, which the program always keeps apart.

use std::convert::Infallible;

use thiserror::Error;

use crate::board::named;

named! {
    /// A class of wins, each contained in the next.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Class {
        /// Victory by continuous fours: every attacking move is a four.
        Vcf = "vcf",
        /// Victory by continuous threats: every attacking move makes a five or a four, or leaves the
        /// attacker a VCF if the defender were to pass.
        Vct = "vct",
        /// Any win.
        Win = "win",
    }
}

named! {
    /// The limit that ended a search without an answer.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Limit {
        /// The limit on nodes.
        Nodes = "nodes",
        /// The limit on time.
        Time = "time",
        /// The limit on plies: no win is as short as was asked for, and longer ones were not searched.
        Within = "within",
        /// The limit on memory.
        Memory = "memory",
        /// The search was stopped by the caller.
        Interrupted = "interrupted",
    }
}

/// The result of a search for a win of a class.
///
/// `Disproven` is returned only by code that examines every member of the class by its definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<W> {
    /// There is a win, which is given.
    Proven(W),
    /// No win of this class exists; every member of it was examined.
    Disproven(Class),
    /// The search hit this limit before the result was known.
    Unknown(Limit),
}

impl<W> Verdict<W> {
    /// The win; `None` where none was proven.
    pub const fn proven(&self) -> Option<&W> {
        match self {
            Self::Proven(win) => Some(win),
            Self::Disproven(_) | Self::Unknown(_) => None,
        }
    }

    /// This verdict with a reference to the win.
    pub const fn as_ref(&self) -> Verdict<&W> {
        match self {
            Self::Proven(win) => Verdict::Proven(win),
            Self::Disproven(class) => Verdict::Disproven(*class),
            Self::Unknown(limit) => Verdict::Unknown(*limit),
        }
    }

    /// This verdict with the win converted by `form`.
    pub fn map<V>(self, form: impl FnOnce(W) -> V) -> Verdict<V> {
        match self.try_map(|win| Ok::<V, Infallible>(form(win))) {
            Ok(verdict) => verdict,
        }
    }

    /// This verdict with the win converted by `form`, where there is a win.
    ///
    /// # Errors
    /// The error of `form`.
    pub fn try_map<V, E>(self, form: impl FnOnce(W) -> Result<V, E>) -> Result<Verdict<V>, E> {
        Ok(match self {
            Self::Proven(win) => Verdict::Proven(form(win)?),
            Self::Disproven(class) => Verdict::Disproven(class),
            Self::Unknown(limit) => Verdict::Unknown(limit),
        })
    }

    /// The win, or why there is none.
    ///
    /// # Errors
    /// When no win was proven: the class that was disproven, or the limit that was hit.
    pub fn into_proven(self) -> Result<W, NotProven> {
        match self {
            Self::Proven(win) => Ok(win),
            Self::Disproven(class) => Err(NotProven::Disproven(class)),
            Self::Unknown(limit) => Err(NotProven::Unknown(limit)),
        }
    }

    /// The win; `None` where it was disproven that there is one.
    ///
    /// # Errors
    /// When the search hit a limit: that limit.
    pub fn settled(self) -> Result<Option<W>, Limit> {
        match self {
            Self::Proven(win) => Ok(Some(win)),
            Self::Disproven(_) => Ok(None),
            Self::Unknown(limit) => Err(limit),
        }
    }

    /// The name in JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Proven(_) => "proven",
            Self::Disproven(_) => "disproven",
            Self::Unknown(_) => "unknown",
        }
    }
}

/// Why a search gave no win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotProven {
    /// No win of this class exists; every member of it was examined.
    #[error("disproven: no {} exists", .0.name())]
    Disproven(Class),
    /// The search hit this limit before the result was known.
    #[error("unknown: stopped by the limit \"{}\"", .0.name())]
    Unknown(Limit),
}
