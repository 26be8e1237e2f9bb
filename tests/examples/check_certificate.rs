//! Checks a certificate that another person or program wrote: `cargo run --example check_certificate [FILE]`.

use yonsan::{Certificate, check};

/// A four-three: the four at i8 has one answer, and the open three behind it wins.
const EXAMPLE: &str = r#"{"format": "yonsan-proof", "version": 1, "rule": "freestyle", "attacker": "black",
    "position": "B:f8g8h8i9i10,W:e8c3d12l4m11,b", "root": 0,
    "nodes": [{"move": "i8", "replies": {"j8": 1}}, {"move": "i7"}]}"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => EXAMPLE.to_owned(),
    };
    let certificate: Certificate = text.parse()?;
    // An error names the node at fault and the moves that lead to it.
    let checked = check::verify(&certificate)?;
    println!("{} wins: {} positions looked at", certificate.attacker().name(), checked.positions());
    Ok(())
}
