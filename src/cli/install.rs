//! Completions and manual pages, made from the arguments themselves.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::exit;
use crate::repl::World;
use crate::session::Outside;

/// Whose completions.
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Which manual page.
#[derive(Args, Debug)]
pub struct Page {
    /// A command, its own command behind it where it has some (default: the page of the whole program)
    command: Vec<String>,
    /// Write all pages into this folder instead, as yonsan.1, yonsan-solve.1 and so on
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    dir: Option<PathBuf>,
}

impl Completions {
    /// Writes those of a program.
    pub fn run(self, mut program: Command, out: &mut dyn Write) -> anyhow::Result<u8> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut program, "yonsan", &mut script);
        out.write_all(&script)?;
        Ok(exit::GOOD)
    }
}

impl Page {
    /// Writes one page, or all of them.
    pub fn run(self, mut program: Command, world: &mut World, out: &mut dyn Write) -> anyhow::Result<u8> {
        // Pages are named by the whole path to a command.
        program.build();
        if let Some(dir) = self.dir {
            std::fs::create_dir_all(&dir).with_context(|| dir.display().to_string())?;
            write_all(program, &dir, world)?;
            return Ok(exit::GOOD);
        }
        let mut command = &program;
        for name in &self.command {
            command = command
                .find_subcommand(name)
                .with_context(|| format!("man: there is no command '{name}'; yonsan help lists them"))?;
        }
        Man::new(command.clone()).render(out)?;
        Ok(exit::GOOD)
    }
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::super::args::Cli;

    /// The argument parser's own look is left out where the program is built for use.
    #[test]
    fn no_two_arguments_of_a_command_have_the_same_name() {
        let mut program = Cli::command();
        program.build();
        let mut commands = vec![&program];
        while let Some(command) = commands.pop() {
            let mut names = BTreeSet::new();
            for arg in command.get_arguments() {
                assert!(names.insert(arg.get_id().as_str()), "{}: {}", command.get_name(), arg.get_id());
            }
            commands.extend(command.get_subcommands());
        }
    }
}
