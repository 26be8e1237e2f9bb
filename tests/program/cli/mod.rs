//! The program from outside: arguments and files in; text, JSON and exit codes out.

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
