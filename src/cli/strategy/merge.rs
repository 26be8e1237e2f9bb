//! `strategy merge`: merges the results of several machines.

use std::io::Write;

use super::{exit, json, words};
use crate::cli::shell::Shell;
use crate::session::grammar::Command;
use crate::session::grammar::shared::JSON;
use crate::session::grammar::strategy::{FILES, NEW_TREE};
use crate::strategy::codec;
use crate::strategy::merge::{self, MergeError, Results};

pub fn run(command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let mut files = Vec::new();
    for file in command.all(&FILES) {
        let bytes = super::read(&file, &mut shell.world)?;
        files.push((file, bytes));
    }
    if files.iter().all(|(_, bytes)| bytes.trim_ascii_start().starts_with(b"{")) {
        anyhow::ensure!(!command.has(&NEW_TREE), "--out is for merged trees; these are results of verify");
        results(&files, command, shell)
    } else {
        trees(&files, command, shell)
    }
}

fn results(files: &[(String, Vec<u8>)], command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let results = put_together(files, Results::read, Results::add)?;
    let (all, shards, missing) = (results.decisions(), results.shards(), results.missing());
    let text = if command.has(&JSON) {
        json::merged(results.rule(), all, shards, &missing, &results.tally).to_string()
    } else {
        words::merged(shell.theme.lang, all, shards, &missing, &results.seconds(), &results.tally)
    };
    writeln!(shell.out, "{text}")?;
    Ok(match (results.tally.open.is_empty(), results.is_whole()) {
        (true, true) => exit::GOOD,
        (true, false) => exit::UNKNOWN,
        (false, _) => exit::BAD,
    })
}

fn trees(files: &[(String, Vec<u8>)], command: &Command, shell: &mut Shell) -> anyhow::Result<u8> {
    let Some(to) = command.get(&NEW_TREE) else {
        anyhow::bail!("say where the merged tree goes: --out FILE")
    };
    let read = |bytes: &[u8]| merge::read_tree(bytes, None);
    let tree = put_together(files, read, |merged, bytes| {
        let other = merge::read_tree(bytes, Some(merged.rule()))?;
        merge::add(merged, &other);
        Ok(())
    })?;
    super::write(&to, &codec::encode(&tree), &mut shell.world)?;
    super::tell_size(&tree, command, shell)
}

/// Reads the first file and adds the others to it. A fault is reported with the name of its file.
fn put_together<T>(
    files: &[(String, Vec<u8>)],
    read: impl Fn(&[u8]) -> Result<T, MergeError>,
    add: impl Fn(&mut T, &[u8]) -> Result<(), MergeError>,
) -> anyhow::Result<T> {
    let [(first, bytes), others @ ..] = files else { anyhow::bail!("name the files to be put together") };
    let mut all = read(bytes).map_err(|error| anyhow::anyhow!("{first}: {error}"))?;
    for (file, bytes) in others {
        add(&mut all, bytes).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
    }
    Ok(all)
}
