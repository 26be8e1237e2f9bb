//! Puzzles: those that ship keep their promises, lint notices what does not hold, and the mine finds new ones.

mod faults;
mod mine;
mod shipped;
