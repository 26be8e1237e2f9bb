//! Practice as text: the chart of ratings and the bars.

use super::board;
use super::theme::{Role, Theme, ended};
use crate::board::Position;
use crate::board::diagram::Glyphs;
use crate::reply::{CardVerdict, DrillView, StatsView};
use crate::teach::Notice;
use crate::teach::puzzle::Puzzle;
use crate::teach::train::{PLACEMENT, PracticeShare};
use crate::words::say;
use crate::words::say::{drill as drill_words, train as words};

/// Notices about the file of progress.
pub(super) fn notices(notices: &[Notice], theme: Theme) -> String {
    notices.iter().map(|notice| theme.line(Role::Doubt, &words::notice(theme.lang, notice))).collect()
}

/// A puzzle and the current board.
pub(super) fn task(puzzle: &Puzzle, position: &Position, theme: Theme) -> String {
    let heading = say::task_line(theme.lang, puzzle, position);
    theme.line(Role::Heading, &heading) + &board::of_puzzle(position, theme)
}

/// The answer to a card of the opening drill, and the next card.
pub(super) fn drill(view: &DrillView, theme: Theme) -> String {
    let good = view
        .answer
        .as_ref()
        .is_some_and(|answer| matches!(answer.verdict, CardVerdict::Right | CardVerdict::Proven(_)));
    let role = if good { Role::Good } else { Role::Doubt };
    let before = theme.headed(role, drill_words::before(theme.lang, view));
    let next = view.next.as_ref().map(|position| {
        board::plain(position, theme)
            + &theme.line(Role::Heading, &drill_words::asked(theme.lang, view, position))
    });
    let end = || ended(&[drill_words::over(theme.lang, view)]);
    notices(&view.notices, theme) + &before + &next.unwrap_or_else(end)
}

/// The figures, the chart and the bars.
pub(super) fn stats(view: &StatsView, theme: Theme) -> String {
    let stats = &view.stats;
    let mut text = notices(&view.notices, theme) + &ended(&words::stats(theme.lang, stats, view.now));
    if stats.ratings.len() >= PLACEMENT {
        let shown = &stats.ratings[stats.ratings.len().saturating_sub(WIDTH)..];
        let heading = say!(theme.lang, "stats-ratings", count = shown.len());
        text += &format!("\n{}", theme.line(Role::Heading, &heading));
        text += &if theme.plain { told(shown) } else { chart(shown, theme) };
    }
    let sorts = [
        (say!(theme.lang, "stats-by-kind"), &stats.kinds),
        (say!(theme.lang, "stats-by-theme"), &stats.themes),
    ];
    for (heading, shares) in sorts {
        if !shares.is_empty() {
            text += &format!("\n{}{}", theme.line(Role::Heading, &heading), bars(shares, theme));
        }
    }
    text
}

/// The width of the chart in columns, and its height in rows.
const WIDTH: usize = 60;
const HEIGHT: usize = 8;

/// The chart of the ratings, from left to right, with one mark for each.
fn chart(ratings: &[f64], theme: Theme) -> String {
    let least = ratings.iter().copied().fold(f64::INFINITY, f64::min);
    let most = ratings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // Each row stands for a multiple of ten points, so that small changes do not look large.
    let step = ((most - least) / (HEIGHT - 1) as f64 / 10.0).ceil().max(1.0) * 10.0;
    let bottom = (least / step).floor() * step;
    let row = |rating: f64| ((rating - bottom) / step).round() as usize;
    let top = ratings.iter().map(|&rating| row(rating)).max().unwrap_or(0);
    let mark = if theme.glyphs == Glyphs::Ascii { '*' } else { '•' };
    let line = |at: usize| {
        let marks: String =
            ratings.iter().map(|&rating| if row(rating) == at { mark } else { ' ' }).collect();
        format!("{:>6.0} | {marks}", bottom + step * at as f64).trim_end().to_owned() + "\n"
    };
    (0..=top).rev().map(line).collect()
}

/// The ratings as a list.
fn told(ratings: &[f64]) -> String {
    let numbers: Vec<String> = ratings.iter().map(|rating| format!("{rating:.0}")).collect();
    numbers.join(", ") + "\n"
}

/// A bar for each kind or theme.
fn bars(shares: &[PracticeShare], theme: Theme) -> String {
    const LONGEST: usize = 20;
    let full = if theme.glyphs == Glyphs::Ascii { "#" } else { "█" };
    let name = shares.iter().map(|share| share.name.chars().count()).max().unwrap_or(0);
    let bar = |share: &PracticeShare| {
        let length = (share.score.clamp(0.0, 1.0) * LONGEST as f64).round() as usize;
        if theme.plain {
            return format!("{}: {}\n", share.name, words::share(theme.lang, share));
        }
        let bar = full.repeat(length) + &" ".repeat(LONGEST - length);
        format!(
            "  {:name$}  {} {}\n",
            share.name,
            theme.paint(Role::Good, &bar),
            words::share(theme.lang, share)
        )
    };
    shares.iter().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_a_mark_for_each_rating_and_no_more_rows_than_it_may() {
        for ratings in [vec![1500.0], vec![1500.0, 1662.3, 1400.0, 1401.0], vec![500.0, 2500.0]] {
            let chart = chart(&ratings, Theme::default());
            let marks = chart.chars().filter(|&c| c == '•' || c == '*').count();
            assert_eq!(marks, ratings.len(), "{chart}");
            assert!(chart.lines().count() <= HEIGHT + 2, "{chart}");
        }
    }
}
