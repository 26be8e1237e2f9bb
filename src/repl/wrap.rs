//! Breaks long lines at the width of the terminal.

use crate::words::{pieces, width as cells};

/// Breaks lines longer than a width (in cells, without colour codes) at blanks and between wide characters;
/// the continuation is indented by two more than the line. Text without such places is not broken.
pub fn wrap(text: &str, width: usize) -> String {
    text.lines().map(|line| wrap_line(line, width.max(20)) + "\n").collect()
}

fn wrap_line(line: &str, width: usize) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len();
    if visible(line) <= width || indent >= width / 2 {
        return line.to_owned();
    }
    let mut wrapped = " ".repeat(indent);
    let mut taken = indent;
    for word in pieces(line.trim_start()) {
        let length = visible(word.trim_end());
        if taken + length > width && taken > indent + 2 {
            wrapped.truncate(wrapped.trim_end().len());
            wrapped += "\n";
            wrapped += &" ".repeat(indent + 2);
            taken = indent + 2;
        }
        wrapped += word;
        taken += visible(word);
    }
    wrapped
}

/// The number of visible cells: all except colour codes.
pub fn visible(text: &str) -> usize {
    let mut code = false;
    let seen: String = text
        .chars()
        .filter(|&c| {
            let hidden = code || c == '\x1b';
            code = hidden && c != 'm';
            !hidden
        })
        .collect();
    cells(&seen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_blanks_and_colours_do_not_count() {
        let text = "  one two three four five six\nshort\n";
        assert_eq!(wrap(text, 20), "  one two three four\n    five six\nshort\n");
        let colored = "\x1b[1mone two three four\x1b[0m\n";
        assert_eq!(wrap(colored, 20), colored);
        let chinese = "  黑方连续冲四取胜，无法防守。\n";
        assert_eq!(wrap(chinese, 20), "  黑方连续冲四取胜，\n    无法防守。\n");
        let long = "x".repeat(30) + "\n";
        assert_eq!(wrap(&long, 20), long);
    }
}
