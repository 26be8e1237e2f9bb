//! The text encodings of older files.

use encoding_rs::{Encoding, GB18030, SHIFT_JIS, UTF_8, WINDOWS_1252};

/// The encoding that bytes seem to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// UTF-8, with characters of three bytes or more.
    Utf8,
    /// UTF-8 or ASCII. Short texts in other encodings may look like its two-byte characters.
    Short,
    /// Not UTF-8.
    Other,
}

impl Looks {
    /// The encoding that these bytes seem to have.
    pub fn of(bytes: &[u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(_) if bytes.iter().any(|&byte| byte >= 0xe0) => Self::Utf8,
            Ok(_) => Self::Short,
            Err(_) => Self::Other,
        }
    }
}

/// An encoding of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(&'static Encoding);

impl Default for Charset {
    fn default() -> Self {
        Self::UTF_8
    }
}

impl Charset {
    /// UTF-8.
    pub const UTF_8: Self = Self(UTF_8);
    /// An encoding with one byte for each character, the last choice when nothing is known.
    const LATIN: Self = Self(WINDOWS_1252);

    /// The encoding with this name: `gb18030`, `gb2312`, `shift-jis`, `euc-kr`, `utf-8`, code pages such as
    /// `cp936`, and other names that browsers know. `None` for unknown names, and for encodings in which a
    /// bracket may be any byte.
    ///
    /// ```
    /// use yonsan::formats::Charset;
    /// assert_eq!(Charset::named("GB2312").unwrap().name(), "gb18030");
    /// assert_eq!(Charset::named("morse"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let name = name.trim().to_ascii_lowercase();
        let label = match name.as_str() {
            "cp936" | "936" | "gb" => "gb18030",
            "cp932" | "932" | "sjis" => "shift_jis",
            "cp949" | "949" | "euckr" => "euc-kr",
            "cp950" | "950" => "big5",
            "cp1252" | "iso8859-1" => "windows-1252",
            other => other,
        };
        let encoding = Encoding::for_label(label.as_bytes())?;
        // GBK and GB 2312 are contained in GB 18030, which can replace both.
        let encoding = if encoding == encoding_rs::GBK { GB18030 } else { encoding };
        (encoding.is_ascii_compatible() && encoding != encoding_rs::ISO_2022_JP).then_some(Self(encoding))
    }

    /// Its name in lower case.
    pub fn name(self) -> String {
        self.0.name().to_ascii_lowercase()
    }

    /// The encoding of a file: UTF-8 where the bytes are almost certainly UTF-8; otherwise the chosen one,
    /// then the one that the file states, then UTF-8, and last one byte for each character. The second value
    /// says whether it was guessed.
    pub fn of(looks: Looks, chosen: Option<Self>, stated: Option<Self>) -> (Self, bool) {
        match chosen.or(stated) {
            Some(known) if looks != Looks::Utf8 => (known, false),
            None if looks == Looks::Other => (Self::LATIN, true),
            _ => (Self::UTF_8, false),
        }
    }

    /// The decoded text; malformed bytes become replacement characters.
    pub fn decode(self, bytes: &[u8]) -> String {
        self.0.decode_without_bom_handling(bytes).0.into_owned()
    }

    /// The encoded bytes of a text.
    ///
    /// # Errors
    /// The first character that this encoding cannot represent.
    pub fn encode(self, text: &str) -> Result<Vec<u8>, char> {
        let (bytes, _, failed) = self.0.encode(text);
        if !failed {
            return Ok(bytes.into_owned());
        }
        Err(text.chars().find(|c| self.0.encode(c.encode_utf8(&mut [0; 4])).2).unwrap_or('?'))
    }

    /// Whether the byte begins a character whose next byte may look like a bracket or a backslash.
    pub(super) fn is_lead(self, byte: u8) -> bool {
        match self.0 {
            encoding if encoding == SHIFT_JIS => matches!(byte, 0x81..=0x9f | 0xe0..=0xfc),
            encoding if encoding.is_single_byte() || encoding == UTF_8 => false,
            _ => (0x81..=0xfe).contains(&byte),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_text_is_read_from_every_encoding() {
        for (name, text, bytes) in [
            ("gb2312", "黑", b"\xba\xda".as_slice()),
            ("GBK", "誠", b"\xd5\x5c"),
            ("cp932", "黒ソ", b"\x8d\x95\x83\x5c"),
            ("Shift-JIS", "黒", b"\x8d\x95"),
            ("euc-kr", "흑", b"\xc8\xe6"),
            ("utf-8", "黑", b"\xe9\xbb\x91"),
        ] {
            let charset = Charset::named(name).expect(name);
            assert_eq!(charset.decode(bytes), text, "{name}");
            assert_eq!(charset.encode(text).as_deref(), Ok(bytes), "{name}");
        }
        assert_eq!(Charset::named("euc-kr").unwrap().encode("a黑😀"), Err('😀'));
        for none in ["", "utf-16", "iso-2022-jp", "x", "replacement"] {
            assert_eq!(Charset::named(none), None, "{none}");
        }
    }

    #[test]
    fn a_file_is_believed_unless_it_can_only_be_utf_8() {
        let gb = Charset::named("gb2312");
        let of = |bytes: &[u8], chosen, stated| Charset::of(Looks::of(bytes), chosen, stated);
        assert_eq!(of("黑".as_bytes(), None, gb), (Charset::UTF_8, false));
        // A character of GB 2312 whose bytes are also a two-byte character of UTF-8.
        assert_eq!(of(b"\xd2\xb2", None, gb), (gb.unwrap(), false));
        assert_eq!(of(b"\xba\xda", None, gb), (gb.unwrap(), false));
        assert_eq!(of(b"\xba\xda", None, None), (Charset::LATIN, true));
        assert_eq!(of("é".as_bytes(), None, None), (Charset::UTF_8, false));
        assert_eq!(of("黑".as_bytes(), gb, None), (Charset::UTF_8, false));
        assert_eq!(of(b"\xba\xda", gb, Charset::named("euc-kr")), (gb.unwrap(), false));
    }
}
