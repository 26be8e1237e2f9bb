//! The documents of a YAML file of puzzles.

use memchr::memmem;

/// What separates two documents, where the end of the text or a blank follows it.
const SEPARATOR: &str = "\n---";

/// The documents of a file. They are separated by lines that begin with `---`; inside a puzzle no line begins with
/// it, because the further lines of a value are indented.
pub(super) fn documents(text: &str) -> Vec<&str> {
    let separates = |&at: &usize| text[at + SEPARATOR.len()..].chars().next().is_none_or(char::is_whitespace);
    let found = memmem::find_iter(text.as_bytes(), SEPARATOR).filter(separates).map(|at| at + 1);
    let (mut documents, mut start) = (Vec::new(), 0);
    for end in found.chain([text.len()]) {
        documents.push(&text[start..end]);
        start = end;
    }
    documents
}
