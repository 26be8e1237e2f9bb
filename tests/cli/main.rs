//! The program from outside: arguments and files in; text, JSON and exit codes out.

mod annotate;
mod batch;
mod door;
mod faults;
mod goals;
mod grade;
mod json;
mod key;
mod positions;
mod program;
mod puzzles;
mod shapes;
mod steps;
mod strategy;
mod threats;
