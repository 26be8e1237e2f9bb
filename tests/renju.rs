//! Tests of the rule of renju: its definition on labelled positions, and the fast test of forbidden points against
//! the definition.

#[path = "renju/agree.rs"]
mod agree;
#[path = "renju/labels.rs"]
mod labels;
