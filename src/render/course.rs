//! The course of a reviewed game as a graph of text: a lane for each side over the numbers of the moves.
//!
//! Everything is plain ASCII. A cell stands under the number of its move; Black's and White's moves alternate, so that the
//! lane of the side that moves second is shifted by half a cell.

use super::theme::{Role, Theme, ended};
use crate::board::Color;
use crate::reply::ReviewView;
use crate::solve::Class;
use crate::teach::analyze::ReviewEvent;
use crate::words::{pad, say, width};

/// The columns of the graph in a conversation.
pub(super) const WIDE: usize = 60;
/// The columns of the graph in the panel of a screen.
pub(super) const NARROW: usize = 40;

/// The columns of a move and the reply to it.
const CELL: usize = 5;
/// The columns between the lane of the side that moves first and that of the other.
const SHIFT: usize = 2;
/// The number of moves in a row is a multiple of this one, so that the numbers at its beginning are easy to find.
const STEP: usize = 10;

/// What is known of a move, in the order of the legend.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fact {
    Vcf,
    Vct,
    Missed,
    Unsettled,
    Slower,
    Escape,
    Guess,
}

/// A cell of a lane.
struct Cell {
    text: String,
    facts: Vec<Fact>,
    /// Whether the win is still there at the side's next move.
    goes_on: bool,
}

impl Cell {
    /// The colour of the cell.
    fn role(&self) -> Role {
        if self.facts.contains(&Fact::Missed) {
            Role::Bad
        } else if self.facts.iter().any(|fact| matches!(fact, Fact::Vcf | Fact::Vct)) {
            Role::Good
        } else if self.facts.is_empty() {
            Role::Dim
        } else {
            Role::Doubt
        }
    }
}

/// The graph with its legend in lines of at most `columns`, or a few more where a name of a side is long.
pub(super) fn course(view: &ReviewView, theme: Theme, columns: usize) -> String {
    let lang = theme.lang;
    let cells: Vec<Cell> = (1..=view.review.wins.len()).map(|ply| cell(view, ply)).collect();
    let turns: Vec<Color> = view.review.turns().collect();
    let heading = say!(lang, "course-move");
    let names = Color::BOTH.map(|side| say::side_name(lang, side));
    let label = names.iter().chain([&heading]).map(|name| width(name)).max().unwrap_or(0) + 1;
    let per_row = (columns.saturating_sub(label) / CELL * 2 / STEP).max(1) * STEP;
    let mut lines = Vec::new();
    for first in (0..cells.len()).step_by(per_row) {
        let row = first..(first + per_row).min(cells.len());
        let numbers: String = row.clone().step_by(2).map(|i| pad(&(i + 1).to_string(), CELL)).collect();
        lines.push(theme.paint(Role::Dim, (pad(&heading, label) + &numbers).trim_end()));
        for (side, name) in Color::BOTH.into_iter().zip(&names) {
            let mut text = pad(name, label);
            let mut at = 0;
            for i in row.clone().filter(|&i| turns[i] == side) {
                let (shown, start) = (&cells[i], (i - first) / 2 * CELL + (i - first) % 2 * SHIFT);
                // Between two moves of a side stands a line where its win goes on.
                let bar = i.checked_sub(2).is_some_and(|before| before >= first && cells[before].goes_on);
                let between = if bar { "-" } else { " " }.repeat(start.saturating_sub(at));
                text += &theme.paint(if bar { Role::Good } else { Role::Dim }, &between);
                text += &theme.paint(shown.role(), &shown.text);
                at = start.max(at) + shown.text.len();
            }
            lines.push(text.trim_end().to_owned());
        }
    }
    let mut facts: Vec<Fact> = cells.iter().flat_map(|cell| cell.facts.iter().copied()).collect();
    facts.sort_unstable();
    facts.dedup();
    let legend: Vec<String> = facts
        .into_iter()
        .map(|fact| match fact {
            Fact::Vcf => say!(lang, "course-vcf"),
            Fact::Vct => say!(lang, "course-vct"),
            Fact::Missed => say!(lang, "course-missed"),
            Fact::Unsettled => say!(lang, "course-unsettled"),
            Fact::Slower => say!(lang, "course-slower"),
            Fact::Escape => say!(lang, "course-escape"),
            Fact::Guess => say!(lang, "course-guess"),
        })
        .collect();
    if !legend.is_empty() {
        lines.push(theme.paint(Role::Dim, &legend.join("; ")));
    }
    ended(&lines)
}

/// What is known of the move of this number: a win as the letter of its class and its plies, and what became of it.
fn cell(view: &ReviewView, ply: usize) -> Cell {
    let review = &view.review;
    let has = |wanted: fn(&ReviewEvent) -> bool| review.moments_at(ply).any(|moment| wanted(&moment.event));
    let (mut text, mut facts) = (String::new(), Vec::new());
    if let Some(win) = &review.wins[ply - 1] {
        let (letter, fact) = if win.class == Class::Vcf { ('F', Fact::Vcf) } else { ('T', Fact::Vct) };
        (text, facts) = (format!("{letter}{}", win.plies()), vec![fact]);
    }
    let mut note = |is_so: bool, sign: &str, fact: Fact| {
        if is_so {
            text += sign;
            facts.push(fact);
        }
    };
    note(has(|event| matches!(event, ReviewEvent::Missed(_))), "!", Fact::Missed);
    note(has(|event| matches!(event, ReviewEvent::Unsettled(_))), "?", Fact::Unsettled);
    note(has(|event| matches!(event, ReviewEvent::Slower(_))), "<", Fact::Slower);
    note(has(|event| matches!(event, ReviewEvent::LastEscape(_))), "E", Fact::Escape);
    if let Some(slip) = view.slips.iter().find(|slip| slip.ply == ply).filter(|_| text.is_empty()) {
        (text, facts) = (format!("-{:.1}", slip.lost), vec![Fact::Guess]);
    }
    let lost = [Fact::Missed, Fact::Unsettled].iter().any(|fact| facts.contains(fact));
    let goes_on = review.is_won(ply - 1) && !lost && review.is_won(ply + 1);
    if text.is_empty() {
        text.push('.');
    }
    Cell { text, facts, goes_on }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Rule, notation};
    use crate::reply::Lang;
    use crate::solve::Stop;
    use crate::teach::analyze::{REVIEW_NODES, review};

    fn view(moves: &str) -> ReviewView {
        let game = notation::parse(moves, Rule::Freestyle).unwrap();
        let review = review(&game, REVIEW_NODES, &Stop::default()).unwrap();
        ReviewView { review, by: None, slips: Vec::new() }
    }

    #[test]
    fn a_five_overlooked_stands_in_the_lane_of_its_side() {
        let drawn = course(&view("h8a1i8a3j8a5k8l8o15a7"), Theme::default(), WIDE);
        let rows: Vec<&str> = drawn.lines().collect();
        assert_eq!(rows[0], "move  1    3    5    7    9");
        assert_eq!(rows[1], "black .    .    .    F3---F1!");
        assert_eq!(rows[2], "white   .    .    .    .    .");
        assert_eq!(rows[3], "F9 won by fours in 9 plies; ! let go");
    }

    #[test]
    fn a_long_game_is_folded_and_the_last_escape_is_shown() {
        let game =
            "h8i9h9h10j8g8i8g9g10j7f8k8i6g7i7k9g5h6i5i4h5j5k6j9l9i11i10j12k13k11k10j11h11j10j13h12l8g13";
        let view = view(game);
        for (columns, lang) in [(WIDE, Lang::En), (NARROW, Lang::Ru), (WIDE, Lang::Zh)] {
            let drawn = course(&view, Theme { lang, ..Theme::default() }, columns);
            let rows: Vec<&str> = drawn.lines().collect();
            let folded = if columns == WIDE { 2 } else { 4 };
            assert_eq!(rows.len(), 3 * folded + 1, "{drawn}");
            assert!(rows[..3 * folded].iter().all(|row| width(row) <= columns), "{drawn}");
            let marks = rows[..3 * folded].iter().flat_map(|row| row.chars()).filter(|c| !c.is_alphabetic());
            assert!(marks.clone().all(|c| c.is_ascii()), "{drawn}");
            assert!(drawn.contains('E') && drawn.contains("---F1"), "{drawn}");
        }
    }

    #[test]
    fn a_guess_stands_only_where_nothing_is_proven() {
        let mut view = view("h8a1i8a3j8a5k8l8o15a7");
        let slip = |ply: usize| crate::teach::analyze::Slip {
            ply,
            side: Color::Black,
            played: "h8".parse().unwrap(),
            lost: 0.42,
            better: crate::play::Guess { point: "h9".parse().unwrap(), value: 0.0, line: Vec::new() },
        };
        view.slips = vec![slip(3), slip(7)];
        let drawn = course(&view, Theme::default(), WIDE);
        assert!(drawn.contains("\nblack .    -0.4 .    F3---F1!\n"), "{drawn}");
    }
}
