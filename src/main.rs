//! The program: see [`yonsan::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    yonsan::cli::main()
}
