//! Finds a forced win and prints its moves: `cargo run --example find_win [POSITION]`.
//!
//! A position is moves (`h8i9j10`) or a set-up: Black's stones, White's stones, the side to move.

use yonsan::{Class, NotProven, Position, Solver};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| "B:f8g8h8i9i10,W:e8c3d12l4m11,b".to_owned());
    let position: Position = text.parse()?;
    for class in Class::ALL {
        match Solver::new(class).nodes(1_000_000).shortest(&position).into_proven() {
            Ok(win) => {
                let line: Vec<String> = win.line.iter().map(ToString::to_string).collect();
                println!("{} in {} stones: {}", win.class.name(), win.stones(), line.join(" "));
                return Ok(());
            }
            Err(NotProven::Disproven(class)) => println!("there is no {}", class.name()),
            Err(NotProven::Unknown(limit)) => println!("not known: the limit of {} was hit", limit.name()),
        }
    }
    Ok(())
}
