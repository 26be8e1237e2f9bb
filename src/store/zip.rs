//! A ZIP archive in memory, whose files are stored as they are.

/// Where a file of the archive begins, with its name and the checksum of its bytes.
struct Entry {
    name: String,
    checksum: u32,
    size: u32,
    offset: u32,
}

/// An archive of these files, all with the earliest date that the format knows.
pub(super) fn archive(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut entries = Vec::new();
    for (name, content) in files {
        let entry = Entry {
            name: name.clone(),
            checksum: checksum(content),
            size: content.len() as u32,
            offset: bytes.len() as u32,
        };
        bytes.extend(*b"PK\x03\x04");
        bytes.extend(entry.header());
        bytes.extend(0_u16.to_le_bytes());
        bytes.extend(name.bytes());
        bytes.extend(content);
        entries.push(entry);
    }
    let directory = bytes.len();
    for entry in &entries {
        bytes.extend(*b"PK\x01\x02\x14\x00");
        bytes.extend(entry.header());
        // No further fields, no comment, the first disk, no attributes.
        bytes.extend([0; 12]);
        bytes.extend(entry.offset.to_le_bytes());
        bytes.extend(entry.name.bytes());
    }
    let (size, count) = (bytes.len() - directory, entries.len() as u16);
    bytes.extend(*b"PK\x05\x06\x00\x00\x00\x00");
    bytes.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    bytes.extend([(size as u32).to_le_bytes(), (directory as u32).to_le_bytes()].concat());
    bytes.extend(0_u16.to_le_bytes());
    bytes
}

impl Entry {
    /// What stands both before the file and in the directory: the version that is needed, UTF-8 names, no compression,
    /// the date, checksum, sizes, and the length of the name.
    fn header(&self) -> Vec<u8> {
        let [version, names, method, time, date] = [20_u16, 0x0800, 0, 0, 0x0021].map(u16::to_le_bytes);
        let sizes = [self.checksum, self.size, self.size].map(u32::to_le_bytes).concat();
        let name = (self.name.len() as u16).to_le_bytes();
        [&version[..], &names, &method, &time, &date, &sizes, &name].concat()
    }
}

/// The CRC-32 of the format.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ (0xedb8_8320 * (sum & 1)))
    };
    !bytes.iter().fold(!0, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_the_format() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
        assert_eq!(checksum(b""), 0);
    }

    #[test]
    fn the_end_tells_where_the_directory_is() {
        let bytes = archive(&[("a".to_owned(), b"one".to_vec()), ("ж".to_owned(), Vec::new())]);
        let end = &bytes[bytes.len() - 22..];
        assert_eq!(&end[..4], b"PK\x05\x06");
        assert_eq!((end[8], end[10]), (2, 2));
        let at = u32::from_le_bytes(end[16..20].try_into().unwrap()) as usize;
        assert_eq!(&bytes[at..at + 4], b"PK\x01\x02");
        let size = u32::from_le_bytes(end[12..16].try_into().unwrap()) as usize;
        assert_eq!(at + size + 22, bytes.len());
        assert_eq!(&bytes[30..34], b"aone");
    }
}
