//! Tests of the library's dependencies without the program.

use std::process::Command;

/// The largest number of lines that `cargo tree` may write for the library without default features.
const LINES: usize = 45;

/// Crates that only the program or the database needs.
const PROGRAM: [&str; 9] =
    ["anstream", "anyhow", "clap", "clap_complete", "clap_mangen", "ctrlc", "nix", "rusqlite", "rustyline"];

#[test]
fn the_library_alone_is_light() {
    let arguments = "tree --offline --locked --edges normal --no-default-features --prefix none";
    let mut cargo = Command::new(env!("CARGO"));
    let output = cargo.args(arguments.split(' ')).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    assert!(lines.len() <= LINES, "{} crates:\n{}", lines.len(), lines.join("\n"));
    for line in lines {
        let name = line.split(' ').next().unwrap();
        assert!(!PROGRAM.contains(&name), "the library alone needs {name}");
    }
}
