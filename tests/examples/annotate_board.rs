//! Writes on each empty point of a board the value of a move there: `cargo run --example annotate_board`.

use yonsan::board::diagram::{self, Cell};
use yonsan::{Color, Position, evaluate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position: Position = "h8i9i8g8j10".parse()?;
    let powers = evaluate::by_name("powers").ok_or("no such evaluator")?;
    let board = diagram::frame(4, |point| {
        let score = powers.score(&position, point).map(|score| score.to_string());
        let text = score.unwrap_or_else(|| position.stone(point).map_or("", Color::name)[..1].to_owned());
        Cell { width: text.len(), text, bracketed: false }
    });
    println!("{board}");
    Ok(())
}
