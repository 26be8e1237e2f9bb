//! What tests ask about certificates.

use yonsan::board::{ByColor, Color, Point, Position, Setup};
use yonsan::check::{Outcome, check};
use yonsan::proof::Certificate;

/// Whether the checker accepts a certificate.
pub fn accepted(certificate: &Certificate) -> bool {
    check(certificate, 100_000_000).outcome == Outcome::Valid
}

/// The certificate with one more stone of the defender in its position; nothing where that position is impossible.
pub fn with_defender(certificate: &Certificate, point: Point) -> Option<Certificate> {
    let position = &certificate.position;
    let defender = position.to_move().other();
    let position = with_stone(position, defender, point)?;
    Some(Certificate { position, ..certificate.clone() })
}

fn with_stone(position: &Position, color: Color, point: Point) -> Option<Position> {
    let mut stones = ByColor::from_fn(|color| position.stones(color).iter().collect::<Vec<_>>());
    stones[color].push(point);
    Setup { rule: position.rule(), stones, to_move: position.to_move() }.position().ok()
}
