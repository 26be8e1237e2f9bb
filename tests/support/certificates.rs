//! Helpers for certificates.

use yonsan::board::Point;
use yonsan::check::{Outcome, check};
use yonsan::proof::Certificate;

use super::boards::with_stone;

/// Whether the checker accepts a certificate.
pub fn accepted(certificate: &Certificate) -> bool {
    check(certificate, 100_000_000).outcome == Outcome::Valid
}

/// The certificate with one more stone of the defender in its position; nothing where that position is impossible.
pub fn with_defender(certificate: &Certificate, point: Point) -> Option<Certificate> {
    let position = with_stone(&certificate.position, certificate.attacker().other(), point)?;
    Some(Certificate { position, ..certificate.clone() })
}
