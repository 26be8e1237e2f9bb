//! Measures wins with quiet moves, with and without a guide: `cargo bench --bench quiet [-- SECONDS [openings]]`.
//!
//! The positions come from games; an engine claims a win in 19 to 45 plies in each of them. With `openings` they are
//! openings of four stones, and what is measured is the search with a guide, without and with the tree of the whole board.

use std::time::Duration;

use yonsan::board::{Position, Rule, notation};
use yonsan::solve::{Budget, KnownWins, NewGuide, win};
use yonsan::{check, play, strategy};

fn main() {
    let seconds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(20.0);
    let openings = std::env::args().any(|word| word == "openings");
    let text =
        if openings { include_str!("../data/openings.tsv") } else { include_str!("../data/quiet.tsv") };
    let positions: Vec<(&str, Position)> = text.lines().filter_map(read).collect();
    let guide = Some(play::guide as NewGuide);
    let (tree, usual) = (Some(strategy::shipped_win as KnownWins), Budget::default());
    let searches = [
        ("without a guide", usual.clone()),
        ("with a guide", Budget { guide, ..usual.clone() }),
        ("with a guide and the tree", Budget { guide, known: tree, ..usual }),
    ];
    let measured = if openings { &searches[1..] } else { &searches[..2] };
    for (name, budget) in measured {
        let (mut proven, mut taken) = (0, Duration::ZERO);
        for (claim, position) in &positions {
            let time = Some(Duration::from_secs_f64(seconds));
            let answer = win::solve(position, &Budget { time, ..budget.clone() });
            taken += answer.time;
            let Some(win) = answer.verdict.proven() else { continue };
            check::verify(win.certificate()).expect("a certificate that holds");
            proven += 1;
            println!("  {claim}, proven {:>2} plies  {:>6.2?}", win.plies(), answer.time);
        }
        println!("{name}: {proven} of {} proven within {seconds} s each, {taken:.1?}", positions.len());
    }
}

/// The plies that were claimed, where there are any, otherwise the moves, and the position; `None` for a comment.
fn read(line: &str) -> Option<(&str, Position)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [rule, .., moves] = fields[..] else { return None };
    let rule = Rule::from_name(rule).expect("a rule");
    Some((fields[1], notation::parse(moves, rule).expect("moves")))
}
