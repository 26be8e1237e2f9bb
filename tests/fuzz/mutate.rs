//! Changes inputs at random: bytes, runs of bytes, lines, and words of the language that an entry point reads.

use yonsan::board::Dice;

/// Numbers and characters that readers often handle wrongly.
const ODD: [&str; 18] = [
    "",
    "0",
    "-1",
    "1",
    "15",
    "16",
    "255",
    "65536",
    "18446744073709551616",
    "1e999",
    "\0",
    "\u{feff}",
    "\t",
    "\r\n",
    "é",
    "\u{202e}",
    "((((((((",
    "]]]]]]]]",
];

/// One of the inputs with a few random changes.
pub fn mutated(pool: &[Vec<u8>], words: &[&str], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = pool[dice.below(pool.len())].clone();
    for _ in 0..=dice.below(4) {
        change(&mut bytes, pool, words, dice);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, pool: &[Vec<u8>], words: &[&str], dice: &mut Dice) {
    let at = dice.below(bytes.len() + 1);
    let end = (at + dice.below(16)).min(bytes.len());
    match dice.below(11) {
        0 if at < bytes.len() => bytes[at] ^= 1 << dice.below(8),
        1 if at < bytes.len() => bytes[at] = dice.below(256) as u8,
        2 => bytes.truncate(at),
        3 => drop(bytes.drain(at..end)),
        4 => {
            let piece = bytes[at..end].to_vec();
            for _ in 0..=dice.below(20) {
                bytes.splice(at..at, piece.iter().copied());
            }
        }
        5 => {
            let other = &pool[dice.below(pool.len())];
            let from = dice.below(other.len() + 1);
            let to = (from + dice.below(64)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        6 => drop(bytes.splice(at..end, dice.of(&ODD).bytes())),
        7 if !words.is_empty() => drop(bytes.splice(at..at, dice.of(words).bytes())),
        8 if !words.is_empty() => drop(bytes.splice(at..end, dice.of(words).bytes())),
        9 => swap_lines(bytes, dice),
        // A number is replaced by another one.
        _ => {
            let digits: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit()).collect();
            if !digits.is_empty() {
                bytes[digits[dice.below(digits.len())]] = b'0' + dice.below(10) as u8;
            }
        }
    }
}

fn swap_lines(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let (a, b) = (dice.below(lines.len()), dice.below(lines.len()));
    lines.swap(a, b);
    *bytes = lines.join(&b'\n');
}
