//! The width of text on a screen, in cells: a Chinese character takes two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The number of cells that a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text with blanks after it, so that it takes at least this number of cells.
pub fn pad(text: &str, cells: usize) -> String {
    format!("{text}{}", " ".repeat(cells.saturating_sub(width(text))))
}

/// A text with blanks before it, so that it takes at least this number of cells.
pub fn pad_left(text: &str, cells: usize) -> String {
    format!("{}{text}", " ".repeat(cells.saturating_sub(width(text))))
}

/// The parts of a text between which a line may be broken: words with the blanks after them, and single wide
/// characters, each with the punctuation that must not be separated from it.
pub fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut last: Option<char> = None;
    for (at, this) in text.char_indices() {
        if last.is_some_and(|last| breaks(last, this)) {
            pieces.push(&text[start..at]);
            start = at;
        }
        last = Some(this);
    }
    if start < text.len() {
        pieces.push(&text[start..]);
    }
    pieces
}

/// Whether a line may be broken between two characters.
fn breaks(last: char, this: char) -> bool {
    let wide = |c: char| c.width() == Some(2);
    match (last, this) {
        (_, ' ') => false,
        (' ', _) => true,
        // An opening mark stays with the next character, a closing mark with the one before it.
        ('（' | '“' | '《', _) | (_, '）' | '”' | '》' | '，' | '。' | '：' | '；' | '、' | '？' | '！') => {
            false
        }
        _ => wide(last) || wide(this),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chinese_character_takes_two_cells() {
        assert_eq!((width("four"), width("冲四"), width("четыре")), (4, 4, 6));
        assert_eq!((pad("活三", 6), pad_left("活三", 6)), ("活三  ".to_owned(), "  活三".to_owned()));
        assert_eq!(pad("longer", 3), "longer");
    }

    #[test]
    fn lines_break_after_blanks_and_between_wide_characters() {
        assert_eq!(pieces("one two  three"), ["one ", "two  ", "three"]);
        assert_eq!(pieces("黑方（h8）胜。完"), ["黑", "方", "（h8）", "胜。", "完"]);
        assert!(pieces("").is_empty());
    }
}
