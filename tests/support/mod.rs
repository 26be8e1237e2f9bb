//! Helpers that several tests use. Each test program is compiled with all of them and uses a part.
#![allow(dead_code, reason = "each test program uses a part")]

pub mod boards;
pub mod certificates;
pub mod clauses;
pub mod positions;
pub mod program;
pub mod renju;
pub mod slow_checker;
pub mod world;
