//! A proven win with its certificate.

use super::extract;
use super::vcf::attack::Attack;
use super::verdict::Class;
use crate::board::{Point, Position};
use crate::proof::{Certificate, Claim};

/// A win with its certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win {
    /// The narrowest class in which it was found.
    pub class: Class,
    /// The strategy, with an answer to every reply.
    pub certificate: Certificate,
    /// The longest line of the certificate, with the stones of both sides, the five last.
    pub line: Vec<Point>,
}

impl Win {
    /// A win with this certificate; its line is the certificate's longest.
    pub(crate) fn new(class: Class, certificate: Certificate) -> Self {
        Self { class, line: certificate.longest_line(), certificate }
    }

    /// The win of a VCF.
    pub fn by_fours(position: &Position, attack: &Attack) -> Self {
        let certificate = extract::certificate(position, attack);
        Self { class: Class::Vcf, line: attack.line(position), certificate }
    }

    /// The strategy, with an answer to every reply.
    pub const fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// The number of plies along the longest defence, the five included.
    pub fn plies(&self) -> u16 {
        self.line.len() as u16
    }

    /// The number of attacking stones along the longest defence, the five included.
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
