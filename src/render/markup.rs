//! Escapes text for markup.

/// The text as it must be written between tags or in an attribute. Characters that markup cannot contain
/// become blanks.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\u{fffe}' | '\u{ffff}' => safe.push(' '),
            c if c.is_control() && !matches!(c, '\n' | '\t') => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn nothing_breaks_out() {
        assert_eq!(escape("<b a='x' c=\"&\">"), "&lt;b a=&#39;x&#39; c=&quot;&amp;&quot;&gt;");
        assert_eq!(escape("a\u{0}b\u{ffff}c\u{85}d\n四三"), "a b c d\n四三");
    }
}
