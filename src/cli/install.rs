//! Shell completions and manual pages, generated from the declared arguments.

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use clap::ValueEnum;
use clap_mangen::Man;

use super::exit;
use super::program::program;
use super::shell::Shell;
use crate::repl::World;
use crate::session::grammar::talk::{DIR, PAGE, SHELL};
use crate::session::{Command, Outside};

/// Writes the completions for the shell that the command names.
pub fn completions(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let name = command.get(&SHELL).unwrap_or_default();
    let kind: clap_complete::Shell = name.parse().map_err(|_| {
        let kinds = clap_complete::Shell::value_variants();
        let names: Vec<String> = kinds.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("completions: there is no shell '{name}'; choose of {}", names.join(", "))
    })?;
    let mut script = Vec::new();
    clap_complete::generate(kind, &mut program(shell.theme.lang), "yonsan", &mut script);
    shell.out.write_all(&script)?;
    Ok(exit::GOOD)
}

/// Writes the manual page of the program or of a command, or all pages into a folder.
pub fn pages(shell: &mut Shell, command: &Command) -> anyhow::Result<u8> {
    let mut program = program(shell.theme.lang);
    // Pages are named by the whole path of a command.
    program.build();
    if let Some(dir) = command.get(&DIR) {
        std::fs::create_dir_all(&dir).with_context(|| dir.clone())?;
        write_all(program, Path::new(&dir), &mut shell.world)?;
        return Ok(exit::GOOD);
    }
    let mut page = &program;
    for name in command.all(&PAGE) {
        page = page
            .find_subcommand(&name)
            .with_context(|| format!("man: there is no command '{name}'; yonsan help lists them"))?;
    }
    Man::new(page.clone()).render(&mut shell.out)?;
    Ok(exit::GOOD)
}

/// Writes the page of a command and those of its subcommands into a folder.
fn write_all(command: clap::Command, dir: &Path, world: &mut World) -> anyhow::Result<()> {
    for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
        write_all(below.clone(), dir, world)?;
    }
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let path = dir.join(format!("{name}.1"));
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    world.write(&path.to_string_lossy(), &page).with_context(|| path.display().to_string())
}
