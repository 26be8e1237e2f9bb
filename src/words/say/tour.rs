//! A short guided tour, for a first look without a terminal.

use super::say;
use crate::reply::Lang;

/// The commands of the tour, in order.
pub const TOUR: [&str; 9] =
    ["load vcf-0001", "cell i8", "j8", "hint", "i8", "i7", "why", "restart", "solve --shortest"];

/// What is said before a command of the tour, by its place in it.
pub fn tour_says(lang: Lang, step: usize) -> String {
    say!(lang, "tour-step", step)
}

/// What is said at the end of the tour.
pub fn tour_end(lang: Lang) -> String {
    say!(lang, "tour-end")
}
