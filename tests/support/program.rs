//! Runs the program, and gives it positions, files and folders.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

/// Black has a VCF of five plies: i8 j8 i7.
pub const FIVE_PLIES: &str = "B:f8g8h8i9i10,W:e8c3d12l4m11,b";
/// The stones of [`FIVE_PLIES`] as the program writes them: points row by row from a1.
pub const FIVE_PLIES_WRITTEN: &str = "B:f8g8h8i9i10,W:c3l4e8m11d12,b";
/// White has a VCT and no VCF here: its proof has quiet moves, named replies, and replies elsewhere.
pub const THREATS: &str = "h11k9h6g7k5j9h8h7i8i9h9k7g10";
/// A game in which Black made a five with the ninth stone and one more stone was played.
pub const PAST_FIVE: &str = "a1a2b1b2c1c2d1d2e1e2";
/// A file of two puzzles.
pub const PUZZLES: &str = include_str!("../data/two-puzzles.yaml");

/// Exit code, standard output and standard error of a run of the program.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The answer as a JSON object, which stands alone on one line.
    pub fn json(&self) -> Value {
        assert_eq!(self.out.lines().count(), 1, "{self:?}");
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {self:?}"))
    }

    /// Asserts this exit code and that standard output contains all these words.
    #[track_caller]
    pub fn says(&self, code: i32, words: &[&str]) {
        assert_eq!(self.code, code, "{self:?}");
        for word in words {
            assert!(self.out.contains(word), "no {word:?} in {}", self.out);
        }
    }

    /// Asserts that the input was refused: exit code 2, nothing on standard output, and these words on standard
    /// error.
    #[track_caller]
    pub fn is_fault(&self, words: &[&str]) {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "no {word:?} in {:?}", self.err);
        }
        assert!(!self.err.contains("panicked"), "{self:?}");
    }
}

/// Asserts that a JSON object has these values, whatever else it has.
#[track_caller]
pub fn has(object: &Value, values: &Value) {
    for (key, value) in values.as_object().unwrap() {
        assert_eq!(&object[key], value, "{key} of {object}");
    }
}

/// The strings of a JSON array.
#[track_caller]
pub fn strings(array: &Value) -> Vec<&str> {
    array.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// The strings that the objects of a JSON array have under a key.
#[track_caller]
pub fn fields<'a>(array: &'a Value, key: &str) -> Vec<&'a str> {
    array.as_array().unwrap().iter().map(|object| object[key].as_str().unwrap()).collect()
}

/// The program with these arguments, in an environment without settings for colours, characters or the
/// language.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yonsan"));
    command.args(args);
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    // The configuration and progress of the user who runs the tests are not read.
    for folder in ["XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        command.env(folder, concat!(env!("CARGO_TARGET_TMPDIR"), "/nobody"));
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command to its end with this input.
pub fn finish(mut command: Command, input: &[u8]) -> Ran {
    let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
    // A program that has read enough may have closed its input.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let ran = Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    // A prompt must not be on the last line of the output.
    assert!([&ran.out, &ran.err].into_iter().all(|text| text.is_empty() || text.ends_with('\n')), "{ran:?}");
    ran
}

pub fn yonsan(args: &[&str]) -> Ran {
    finish(program(args), b"")
}

pub fn yonsan_reading(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    finish(program(args), input.as_ref())
}

/// A new folder that belongs to this call alone.
pub fn folder() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("test-{}-{number}", std::process::id());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes a file of this name in a new folder and returns its path.
pub fn file(name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder().join(name);
    fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A position without a VCF in which all fours are independent of each other: each row has two threes. Trying all
/// fours takes about three times as many nodes for each further three; with 8 rows it takes longer than any test
/// waits.
pub fn many_fours(rows: usize) -> String {
    let mut stones = [String::new(), String::new()];
    for y in 0..15 {
        for (x, column) in ('a'..='o').enumerate() {
            let color = if y % 2 == 1 {
                // Between the rows every line is closed for both sides.
                Some((x + y / 2 + 1) % 2)
            } else if y / 2 < rows {
                ["X", "O"].iter().position(|glyph| "OXXX..OXXX..O".get(x..=x) == Some(glyph))
            } else {
                None
            };
            if let Some(color) = color {
                stones[color] += &format!("{column}{}", y + 1);
            }
        }
    }
    format!("B:{},W:{},b", stones[0], stones[1])
}
