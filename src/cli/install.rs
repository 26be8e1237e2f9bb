//! Completions and manual pages, made from the arguments themselves.

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use clap::{Command, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;

use super::exit;
use crate::repl::World;
use crate::session::Outside;

/// Writes the completions of a program for a shell.
pub fn completions(shell: &str, mut program: Command, out: &mut dyn Write) -> anyhow::Result<u8> {
    let shell: Shell = shell.parse().map_err(|_| {
        let names: Vec<String> = Shell::value_variants().iter().map(ToString::to_string).collect();
        anyhow::anyhow!("completions: there is no shell '{shell}'; choose of {}", names.join(", "))
    })?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut program, "yonsan", &mut script);
    out.write_all(&script)?;
    Ok(exit::GOOD)
}

/// Writes the manual page of the program or of a command, or all pages into a folder.
pub fn pages(
    names: &[String],
    dir: Option<&str>,
    mut program: Command,
    world: &mut World,
    out: &mut dyn Write,
) -> anyhow::Result<u8> {
    // Pages are named by the whole path to a command.
    program.build();
    if let Some(dir) = dir {
        std::fs::create_dir_all(dir).with_context(|| dir.to_owned())?;
        write_all(program, Path::new(dir), world)?;
        return Ok(exit::GOOD);
    }
    let mut command = &program;
    for name in names {
        command = command
            .find_subcommand(name)
            .with_context(|| format!("man: there is no command '{name}'; yonsan help lists them"))?;
    }
    Man::new(command.clone()).render(out)?;
    Ok(exit::GOOD)
}

/// The page of a command, and those of the commands under it.
fn write_all(command: Command, dir: &Path, world: &mut World) -> anyhow::Result<()> {
    for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
        write_all(below.clone(), dir, world)?;
    }
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let path = dir.join(format!("{name}.1"));
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    world.write(&path.to_string_lossy(), &page).with_context(|| path.display().to_string())
}
