//! Certificates and trees held against slow definitions: the checker, the whole-board strategies, and the solver's
//! answers.

mod support;

mod proofs {
    mod check;
    mod holes;
    mod soundness;
    mod strategy;
}
