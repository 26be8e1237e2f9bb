//! A proven win: what is claimed, written down.

use super::extract;
use super::vcf::attack::Attack;
use super::verdict::Class;
use crate::board::{Point, Position};
use crate::proof::{Certificate, Claim};

/// A win with its certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win {
    /// The narrowest class it was found in.
    pub class: Class,
    /// The strategy, complete against every reply.
    pub certificate: Certificate,
    /// The longest line that the certificate answers, every stone of both sides, the five last.
    pub line: Vec<Point>,
}

impl Win {
    /// A win as its certificate tells it.
    pub(crate) fn new(class: Class, certificate: Certificate) -> Self {
        Self { class, line: certificate.longest_line(), certificate }
    }

    /// A won run of fours.
    pub fn by_fours(position: &Position, attack: &Attack) -> Self {
        let certificate = extract::certificate(position, attack);
        Self { class: Class::Vcf, line: attack.line(position), certificate }
    }

    /// The strategy, complete against every reply.
    pub const fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// Plies in all along the longest defence, the five included.
    pub fn plies(&self) -> u16 {
        self.line.len() as u16
    }

    /// Attacking stones along the longest defence, the five included.
    pub fn stones(&self) -> u16 {
        self.plies().div_ceil(2)
    }

    /// The first attacking move.
    pub fn first(&self) -> Point {
        self.certificate.nodes[self.certificate.root].attack
    }
}

impl Claim for Win {
    fn certificates(&self) -> Vec<&Certificate> {
        vec![&self.certificate]
    }
}
