//! A short guided tour, for a first look without a terminal.

/// A command of the tour and what is said before it.
pub struct TourStep {
    /// What is said.
    pub says: &'static str,
    /// The command that is run.
    pub command: &'static str,
}

const fn step(says: &'static str, command: &'static str) -> TourStep {
    TourStep { says, command }
}

/// The tour.
pub const TOUR: [TourStep; 9] = [
    step("A puzzle: Black is to win by continuous fours.", "load vcf-0001"),
    step("Every point can be asked what it is worth.", "cell i8"),
    step("A natural move, and why it fails.", "j8"),
    step("Help comes in rungs.", "hint"),
    step("The right move.", "i8"),
    step("And the one that decides.", "i7"),
    step("Why it works.", "why"),
    step("From the start again: is that the shortest win?", "restart"),
    step("Every win carries a certificate that an independent checker accepts.", "solve --shortest"),
];

/// What is said at the end of the tour.
pub const TOUR_END: &str =
    "In a terminal `yonsan` starts a conversation; `yonsan --help` lists what it does from a script.";
