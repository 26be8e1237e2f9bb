//! The documents of a YAML file of puzzles.

/// The documents of a file, each with the number of lines before it. They are separated by lines that begin
/// with `---`; inside a puzzle no line begins with it, because the further lines of a value are indented.
pub(super) fn documents(text: &str) -> Vec<(usize, &str)> {
    let (mut starts, mut at) = (vec![(0, 0)], 0);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let begins = |more: &str| more.is_empty() || more.starts_with(char::is_whitespace);
        if number > 0 && line.strip_prefix("---").is_some_and(begins) {
            starts.push((number, at));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|&(_, start)| start).chain([text.len()]);
    starts.iter().zip(ends).map(|(&(before, start), end)| (before, &text[start..end])).collect()
}
