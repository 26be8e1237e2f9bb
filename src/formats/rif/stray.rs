//! Converts the bytes of a file to UTF-8 while reading; bytes that are not UTF-8 are taken for Latin-1.

use std::io::{self, BufRead, Read};

/// The largest number of bytes between two tags: real texts are shorter, and the reader holds a text in
/// memory.
const LONGEST: usize = 1 << 20;

/// A reader whose bytes are UTF-8.
pub(super) struct Stray<R> {
    inner: R,
    /// The converted bytes, and the number of them that were consumed.
    ready: Vec<u8>,
    taken: usize,
    /// The first bytes of a character whose remaining bytes were not read yet.
    begun: Vec<u8>,
    since_bracket: usize,
}

impl<R: BufRead> Stray<R> {
    pub const fn new(inner: R) -> Self {
        Self { inner, ready: Vec::new(), taken: 0, begun: Vec::new(), since_bracket: 0 }
    }

    /// Converts the next bytes; none at the end of the file.
    fn refill(&mut self) -> io::Result<()> {
        let chunk = self.inner.fill_buf()?;
        let length = chunk.len();
        let mut bytes = std::mem::take(&mut self.begun);
        bytes.extend(chunk);
        self.inner.consume(length);
        (self.taken, self.begun) = (0, mend(&bytes, length == 0, &mut self.ready));
        for &byte in &self.ready {
            self.since_bracket = if matches!(byte, b'<' | b'>') { 0 } else { self.since_bracket + 1 };
            if self.since_bracket > LONGEST {
                return Err(io::Error::from(io::ErrorKind::FileTooLarge));
            }
        }
        Ok(())
    }
}

/// Writes the bytes as UTF-8. Returns the bytes at the end that may still become a character, unless these
/// are the last bytes.
fn mend(mut bytes: &[u8], last: bool, ready: &mut Vec<u8>) -> Vec<u8> {
    ready.clear();
    loop {
        match std::str::from_utf8(bytes) {
            Ok(_) => {
                ready.extend(bytes);
                return Vec::new();
            }
            Err(error) => {
                let (valid, rest) = bytes.split_at(error.valid_up_to());
                ready.extend(valid);
                if error.error_len().is_none() && !last {
                    return rest.to_vec();
                }
                // In Latin-1 a byte is its own code point.
                ready.extend(char::from(rest[0]).to_string().bytes());
                bytes = &rest[1..];
            }
        }
    }
}

impl<R: BufRead> BufRead for Stray<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.taken == self.ready.len() {
            self.refill()?;
            if self.ready.is_empty() && self.begun.is_empty() {
                break;
            }
        }
        Ok(&self.ready[self.taken..])
    }

    fn consume(&mut self, amount: usize) {
        self.taken += amount;
    }
}

impl<R: BufRead> Read for Stray<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn stray_bytes_become_characters_wherever_the_chunks_end() {
        let bytes = b"a\xc3\xa9\xe9 \xe9\xbb\x91\xff\xc3".as_slice();
        for capacity in 1..12 {
            let mut text = String::new();
            let read = Stray::new(BufReader::with_capacity(capacity, bytes)).read_to_string(&mut text);
            assert_eq!((read.is_ok(), text.as_str()), (true, "aéé 黑ÿÃ"), "{capacity}");
        }
    }

    #[test]
    fn an_endless_text_is_refused() {
        let endless = Stray::new(BufReader::new(io::repeat(b'x')));
        let refused = io::copy(&mut { endless }, &mut io::sink()).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::FileTooLarge);
    }
}
