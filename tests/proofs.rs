//! Compares certificates, trees and the solver's answers with slow definitions.

mod support;

mod proofs {
    mod check;
    mod expanded;
    mod holes;
    mod openings;
    mod soundness;
    mod strategy;
    mod study;
    mod studying;
}
