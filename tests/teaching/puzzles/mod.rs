//! Puzzles: the shipped ones are solved as they say, lint finds what is wrong, and mining finds new ones.

mod faults;
mod hints;
mod mine;
mod renju;
mod shipped;
