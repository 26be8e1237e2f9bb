//! The files of the page, as a server holds them.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

/// A file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageFile {
    /// Its bytes, perhaps compressed.
    pub bytes: Vec<u8>,
    /// Whether the bytes are compressed by gzip.
    pub gzip: bool,
}

/// The files of the page by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folder(BTreeMap<String, PageFile>);

impl Folder {
    /// The files of a folder, without folders inside it.
    ///
    /// # Errors
    /// When the folder or a file cannot be read.
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(path)? {
            let entry = entry?;
            if entry.file_type()?.is_file() {
                let name = entry.file_name().to_string_lossy().into_owned();
                files.insert(name, PageFile { bytes: fs::read(entry.path())?, gzip: false });
            }
        }
        Ok(Self(files))
    }

    /// The files in a pack: for each a line with its name, `gzip` or `plain` and the number of its bytes, separated by
    /// blanks, then its bytes.
    ///
    /// `None` where the bytes are no pack.
    pub fn unpacked(mut pack: &[u8]) -> Option<Self> {
        let mut files = BTreeMap::new();
        while !pack.is_empty() {
            let end = pack.iter().position(|&byte| byte == b'\n')?;
            let [name, form, length] =
                std::str::from_utf8(&pack[..end]).ok()?.split(' ').collect::<Vec<_>>()[..]
            else {
                return None;
            };
            let (bytes, rest) = pack[end + 1..].split_at_checked(length.parse().ok()?)?;
            let gzip = match form {
                "gzip" => true,
                "plain" => false,
                _ => return None,
            };
            files.insert(name.to_owned(), PageFile { bytes: bytes.to_vec(), gzip });
            pack = rest;
        }
        Some(Self(files))
    }

    /// The page that is built into the program (feature `web`); `None` without it.
    pub fn built_in() -> Option<Self> {
        #[cfg(feature = "web")]
        return Self::unpacked(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/target/web.pack")));
        #[cfg(not(feature = "web"))]
        None
    }

    /// The file at a path of a request; `/` is `index.html`.
    pub fn at(&self, path: &str) -> Option<(&str, &PageFile)> {
        let name = path.strip_prefix('/')?;
        let name = if name.is_empty() { "index.html" } else { name };
        self.0.get_key_value(name).map(|(name, file)| (name.as_str(), file))
    }

    /// Whether this is the folder of a page.
    pub fn has_page(&self) -> bool {
        self.at("/").is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_holds_files_and_what_is_no_pack_holds_none() {
        let folder = Folder::unpacked(b"index.html plain 3\n<a>a.wasm gzip 2\n\n\0").unwrap();
        let file = |bytes: &[u8], gzip| PageFile { bytes: bytes.to_vec(), gzip };
        assert_eq!(folder.at("/"), Some(("index.html", &file(b"<a>", false))));
        assert_eq!(folder.at("/a.wasm"), Some(("a.wasm", &file(b"\n\0", true))));
        assert_eq!((folder.at("/b"), folder.at("a.wasm"), folder.at("//a.wasm")), (None, None, None));
        for broken in
            ["index.html plain 4\n<a>", "index.html plain\n<a>", "index.html zip 3\n<a>", "index.html"]
        {
            assert_eq!(Folder::unpacked(broken.as_bytes()), None, "{broken}");
        }
    }
}
