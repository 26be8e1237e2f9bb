//! Random games, and random damage to the files that hold them.

use proptest::prelude::*;

use crate::board::{Point, Position, Rule};

/// A game of up to 60 moves that ends with a five if there is one.
pub fn game() -> impl Strategy<Value = Position> {
    let points: Vec<Point> = Point::all().collect();
    let order = (Just(points).prop_shuffle(), 0..60usize);
    order.prop_map(|(points, plies)| {
        let mut position = Position::new(Rule::Freestyle);
        for &point in &points[..plies] {
            if position.make(point).is_err() {
                break;
            }
        }
        position
    })
}

/// Places (a share of the length), what to do there, and the byte to do it with.
pub fn changes() -> impl Strategy<Value = Vec<(f64, u8, u8)>> {
    let byte = prop_oneof![any::<u8>(), prop::sample::select(b"()[];\\:, \nBWAELPXYZ15abht".to_vec())];
    prop::collection::vec((0.0..1.0, 0..5u8, byte), 0..8)
}

/// The same bytes with some of them replaced, put in, taken out or cut off.
pub fn change(mut bytes: Vec<u8>, changes: &[(f64, u8, u8)]) -> Vec<u8> {
    for &(place, kind, byte) in changes {
        let at = (place * bytes.len() as f64) as usize;
        match kind {
            _ if at >= bytes.len() => bytes.push(byte),
            0 => bytes.truncate(at),
            1 | 2 => bytes[at] = byte,
            3 => bytes.insert(at, byte),
            _ => {
                bytes.remove(at);
            }
        }
    }
    bytes
}
