//! Claims that the checker has accepted.

use std::ops::Deref;

use super::report::{Outcome, Refusal};
use super::walk::check_until;
use crate::proof::{Certificate, Claim};

/// The default for the largest number of positions that the checker looks at for one certificate: it grows with the
/// number of nodes, so that no proof is too large by itself.
pub fn default_bound(certificate: &Certificate) -> u64 {
    (certificate.nodes.len() as u64).saturating_mul(10_000).max(100_000_000)
}

/// A claim all of whose certificates the checker has accepted. Only the functions of this module make one.
///
/// ```
/// use yonsan::check::Checked;
/// use yonsan::{Class, Position, Solver};
/// let position: Position = "B:f8g8h8i9i10,W:e8c3d12l4m11,b".parse()?;
/// let win = Solver::new(Class::Vcf).solve(&position).into_proven()?;
/// let win = Checked::new(win, &|| false)?;
/// assert_eq!(win.plies(), 5); // what is inside can be read, but not changed
/// assert!(win.positions() > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked<T> {
    claim: T,
    positions: u64,
}

impl<T: Claim> Checked<T> {
    /// Checks all certificates of a claim, each within its [`default_bound`]. `stopped` is called every
    /// few hundred positions and returns whether to stop.
    ///
    /// # Errors
    /// When a certificate is invalid, when it needs more positions, or when the work was stopped; the claim
    /// is dropped.
    pub fn new(claim: T, stopped: &dyn Fn() -> bool) -> Result<Self, Refusal> {
        Self::bounded(claim, default_bound, stopped)
    }

    /// Checks all certificates of a claim, each within `bound` positions.
    ///
    /// # Errors
    /// When a certificate is invalid, when it needs more positions, or when the work was stopped; the claim
    /// is dropped.
    pub fn within(claim: T, bound: u64, stopped: &dyn Fn() -> bool) -> Result<Self, Refusal> {
        Self::bounded(claim, |_| bound, stopped)
    }

    fn bounded(
        claim: T,
        bound: impl Fn(&Certificate) -> u64,
        stopped: &dyn Fn() -> bool,
    ) -> Result<Self, Refusal> {
        let mut positions = 0_u64;
        for certificate in claim.certificates() {
            let bound = bound(certificate);
            let report = check_until(certificate, bound, stopped);
            positions = positions.saturating_add(report.positions);
            match report.outcome {
                Outcome::Valid => {}
                Outcome::Invalid { reason, line } => return Err(Refusal::Invalid { reason, line }),
                Outcome::OutOfBound => return Err(Refusal::OutOfBound { bound }),
                Outcome::Stopped => return Err(Refusal::Stopped),
            }
        }
        Ok(Self { claim, positions })
    }
}

impl<T: Claim> Checked<T> {
    /// A claim that is a part of this one and was checked with it. Its number of positions is that of the
    /// whole claim.
    ///
    /// # Panics
    /// When the chosen part depends on a certificate that does not belong to this claim.
    #[must_use]
    pub fn part<P: Claim + Clone>(&self, choose: impl FnOnce(&T) -> &P) -> Checked<P> {
        let claim = choose(&self.claim);
        let all = self.claim.certificates();
        let is_inside = |part: &&Certificate| all.iter().any(|&known| std::ptr::eq(known, *part));
        assert!(claim.certificates().iter().all(is_inside), "what was checked does not contain it");
        Checked { claim: claim.clone(), positions: self.positions }
    }
}

impl<T> Checked<T> {
    /// The number of positions that the checker examined for all certificates together.
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// The claim itself; the result no longer guarantees that it was checked.
    pub fn into_inner(self) -> T {
        self.claim
    }
}

impl<T> Deref for Checked<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.claim
    }
}

/// Checks a certificate from any source, within its [`default_bound`].
///
/// ```
/// use yonsan::{Certificate, check};
/// let certificate: Certificate = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle",
///     "position": "B:c8d8e8,W:,b", "attacker": "black", "root": 0, "nodes": [{"move": "i8"}]}"#.parse()?;
/// let refusal = check::verify(&certificate).unwrap_err();
/// assert_eq!(refusal.to_string(), "node 0: no answer to a1 (after i8 a1)");
/// # Ok::<(), yonsan::proof::FormError>(())
/// ```
///
/// # Errors
/// When the certificate is invalid: the reason, and the line of moves that shows it. When it needs more
/// positions.
pub fn verify(certificate: &Certificate) -> Result<Checked<&Certificate>, Refusal> {
    Checked::new(certificate, &|| false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Reason;

    fn certificate(attack: &str) -> Certificate {
        let text = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle", "position": "B:c8d8e8,W:,b",
            "attacker": "black", "root": 0, "nodes": [{"move": "MOVE"}]}"#;
        text.replace("MOVE", attack).parse().unwrap()
    }

    #[test]
    fn all_certificates_of_a_claim_are_checked() {
        let good = certificate("f8");
        let one = verify(&good).unwrap();
        assert_eq!(one.positions(), 1);
        let two = Checked::new(vec![good.clone(), good.clone()], &|| false).unwrap();
        assert_eq!((two.positions(), two.len()), (2, 2));
        assert_eq!(*two.part(|all| &all[1]), good);
        let other = certificate("c8");
        let forged = std::panic::catch_unwind(|| two.part(|_| Box::leak(Box::new(other.clone()))));
        assert!(forged.is_err(), "what was not checked does not come out as checked");
        let refusal = Checked::new(vec![good.clone(), certificate("c8")], &|| false).unwrap_err();
        let point = "c8".parse().unwrap();
        assert_eq!(
            refusal,
            Refusal::Invalid { reason: Reason::MoveOccupied { node: 0, point }, line: Vec::new() }
        );
        assert_eq!(Checked::within(&good, 0, &|| false), Err(Refusal::OutOfBound { bound: 0 }));
        assert_eq!(Checked::new(&good, &|| true), Err(Refusal::Stopped));
        assert_eq!(Checked::new(None::<Certificate>, &|| true).unwrap().positions(), 0);
    }
}
