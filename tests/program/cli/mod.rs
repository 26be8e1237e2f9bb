//! Tests of the program from outside: arguments and files as input; text, JSON and exit codes as output.

mod annotate;
mod batch;
mod config;
mod convert;
mod deep;
mod door;
mod engine;
mod evaluators;
mod export;
mod faults;
mod goals;
mod grade;
mod json;
mod key;
mod lesson;
mod limits;
mod play;
mod positions;
mod puzzles;
mod review;
mod shapes;
mod spoken;
mod steps;
mod strategy;
mod survive;
mod threats;
