//! Long lines broken where a terminal ends.

/// Breaks lines longer than a width (in characters, colour codes not counted) at blanks, the rest
/// indented like the line itself and two more. What has no blank is left to the terminal.
pub(super) fn wrap(text: &str, width: usize) -> String {
    text.lines().map(|line| wrap_line(line, width.max(20)) + "\n").collect()
}

fn wrap_line(line: &str, width: usize) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len();
    if visible(line) <= width || indent >= width / 2 {
        return line.to_owned();
    }
    let mut wrapped = " ".repeat(indent);
    let mut taken = indent;
    for word in line.trim_start().split_inclusive(' ') {
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

/// Characters that are seen: all but colour codes.
fn visible(text: &str) -> usize {
    let mut code = false;
    text.chars()
        .filter(|&c| {
            let hidden = code || c == '\x1b';
            code = hidden && c != 'm';
            !hidden
        })
        .count()
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
        let long = "x".repeat(30) + "\n";
        assert_eq!(wrap(&long, 20), long);
    }
}
