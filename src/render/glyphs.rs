//! The ways to draw stones, one below the other, by which a person sees how wide the terminal draws them.

use crate::board::Color;
use crate::board::diagram::Glyphs;
use crate::reply::Lang;
use crate::words::{pad, say};

/// The number of stones in a row.
const STONES: usize = 6;

/// A row of stones for each width of a circle, a ruler between bars, and how to choose. Every row ends with a bar; where
/// the circles are as wide as the row takes them to be, it stands over the ruler's.
pub(super) fn sample(lang: Lang) -> String {
    let rows = [Glyphs::Unicode, Glyphs::Wide, Glyphs::Ascii].map(|glyphs| {
        let stone = |n: usize| {
            let stone = Some(if n.is_multiple_of(2) { Color::Black } else { Color::White });
            format!("{}{}", glyphs.of(stone), " ".repeat(2 - glyphs.width(stone)))
        };
        format!("  {}|{}|\n", pad(glyphs.name(), 9), (0..STONES).map(stone).collect::<String>())
    });
    let ruler = format!("  {}|{}|\n", pad("", 9), "-".repeat(2 * STONES));
    format!("{}{ruler}{}\n", rows.concat(), say!(lang, "glyphs-advice"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::width;

    #[test]
    fn the_bars_stand_below_each_other_where_the_circles_have_their_width() {
        let sample = sample(Lang::En);
        let rows: Vec<&str> = sample.lines().take(4).collect();
        let cells = |row: &str, circle: usize| width(&row.replace(['●', '○'], &"x".repeat(circle)));
        let ruler = width(rows[3]);
        assert_eq!((cells(rows[0], 1), cells(rows[1], 2), cells(rows[2], 1)), (ruler, ruler, ruler));
        assert!(cells(rows[0], 2) != ruler && cells(rows[1], 1) != ruler, "{sample}");
    }
}
