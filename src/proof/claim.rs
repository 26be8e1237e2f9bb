//! Claims that are true if their certificates are valid.

use super::tree::Certificate;

/// Something that claims forced wins, and carries a certificate for each of them.
///
/// [`crate::check::Checked`] holds a claim after all its certificates were accepted. A type that implements this trait
/// must name every certificate on which the claim rests.
pub trait Claim {
    /// The certificates of all claimed wins; empty where no win is claimed.
    fn certificates(&self) -> Vec<&Certificate>;
}

impl Claim for Certificate {
    fn certificates(&self) -> Vec<&Certificate> {
        vec![self]
    }
}

impl<T: Claim + ?Sized> Claim for &T {
    fn certificates(&self) -> Vec<&Certificate> {
        (**self).certificates()
    }
}

impl<T: Claim> Claim for Option<T> {
    fn certificates(&self) -> Vec<&Certificate> {
        self.iter().flat_map(Claim::certificates).collect()
    }
}

impl<T: Claim> Claim for Vec<T> {
    fn certificates(&self) -> Vec<&Certificate> {
        self.iter().flat_map(Claim::certificates).collect()
    }
}
