//! Puzzles to be handed out, on paper, on a page or as cards: their solutions, and every answer judged in advance.
//!
//! ```
//! use yonsan::solve::Budget;
//! use yonsan::teach::handout::Solution;
//! use yonsan::teach::puzzle::library;
//!
//! let puzzle = library::find("vcf-0001").expect("a puzzle that ships");
//! let solution = Solution::of(puzzle, &Budget::default()).expect("its claim holds");
//! assert_eq!(solution.win.map(|win| win.first()), solution.right.first().copied());
//! ```

mod deck;
mod judged;
mod solution;

pub use deck::{Card, Deck};
pub use judged::{JudgedBoard, RightMove, judged_boards};
pub use solution::Solution;
