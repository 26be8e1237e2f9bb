//! Measures wins with quiet moves, with and without a guide: `cargo bench --bench quiet [-- SECONDS [openings]]`.
//!
//! The positions come from games; an engine claims a win in 19 to 45 plies in each of them. With `openings` they are
//! openings of four stones, and only the search with a guide is measured.

use std::time::Duration;

use yonsan::board::{Position, Rule, notation};
use yonsan::solve::{Budget, NewGuide, win};
use yonsan::{check, play};

fn main() {
    let seconds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(20.0);
    let openings = std::env::args().any(|word| word == "openings");
    let text =
        if openings { include_str!("../data/openings.tsv") } else { include_str!("../data/quiet.tsv") };
    let positions: Vec<(&str, Position)> = text.lines().filter_map(read).collect();
    let guides = [("without a guide", None), ("with a guide", Some(play::guide as NewGuide))];
    for (name, guide) in guides.into_iter().skip(usize::from(openings)) {
        let mut proven = 0;
        for (claim, position) in &positions {
            let time = Some(Duration::from_secs_f64(seconds));
            let answer = win::solve(position, &Budget { time, guide, ..Budget::default() });
            let Some(win) = answer.verdict.proven() else { continue };
            check::verify(win.certificate()).expect("a certificate that holds");
            proven += 1;
            println!("  {claim}, proven {:>2} plies  {:>6.2?}", win.plies(), answer.time);
        }
        println!("{name}: {proven} of {} proven within {seconds} s each", positions.len());
    }
}

/// The plies that were claimed, where there are any, otherwise the moves, and the position; `None` for a comment.
fn read(line: &str) -> Option<(&str, Position)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [rule, .., moves] = fields[..] else { return None };
    let rule = Rule::from_name(rule).expect("a rule");
    Some((fields[1], notation::parse(moves, rule).expect("moves")))
}
