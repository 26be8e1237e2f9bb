//! Tests of the written forms: a game is read back from every format as it was written, or the losses are
//! reported; a proof and a position in one line are read back unchanged.

use yonsan::board::{Color, Dice, Position, notation};
use yonsan::formats::{Choice, Exporter, Format, Game, Manner, Rows, read};
use yonsan::proof::{self, Certificate};
use yonsan::solve::{Verdict, vct};

use super::bench::{Bench, show};
use super::real;
use crate::support::positions::nodes;

/// The limit on nodes of the search for a win whose proof is written.
const NODES: u64 = 1_000;

/// A position of a game, an engine's claim, a puzzle or random play, in two cases of three without the order
/// of its moves. It counts as telling when it is such a set-up, which most formats cannot hold as it is.
pub fn case(dice: &mut Dice, bench: &mut Bench) {
    let mut position = real::some(dice);
    // Readers reject an empty board.
    if position.count() == 0 {
        bench.tally.skipped += 1;
        return;
    }
    for text in [notation::write(&position), notation::write_setup(&position)] {
        let same = notation::parse(&text, position.rule()).expect("what was written");
        assert_eq!(same, position, "{text}");
    }
    if dice.of(&[true, true, false]) {
        let text = notation::write_setup(&position);
        position = notation::parse(&text, position.rule()).expect("it was read just now");
    }
    let set_up = position.count() > position.moves().len();
    bench.tally.telling += u64::from(set_up);
    for format in Format::ALL {
        written(&position, format, dice);
    }
    let answer = vct::solve(&position.with_turn(dice.of(&Color::BOTH)), &nodes(NODES));
    bench.tally.said(&answer.verdict);
    if let Verdict::Proven(win) = &answer.verdict {
        certificate_comes_back(&win.certificate);
        bench.tally.certificates += 1;
    }
}

/// Writes a position and reads it back: it must be equal, with its moves unless a loss was reported.
fn written(position: &Position, format: Format, dice: &mut Dice) {
    let rows = dice.of(&[Rows::Bottom, Rows::Top]);
    let Ok(mut exporter) = Exporter::new(format, Manner { rows, ..Manner::default() }) else {
        assert!(matches!(format, Format::Puzzle | Format::Certificate));
        return;
    };
    let mut game = Game::of_position(position);
    game.rule = Some(position.rule());
    let say = || format!("{}: {}", format.name(), show(position));
    let Ok(mut bytes) = exporter.add(&game) else {
        let set_up = position.count() > position.moves().len() || position.first_to_move() == Color::White;
        assert!(set_up && !format.holds_setups(), "{}", say());
        return;
    };
    bytes.extend(exporter.finish());
    let losses = exporter.losses;
    let choice = Choice { usual: position.rule(), rows, ..Choice::default() };
    let same = read(format, &bytes, &choice).unwrap_or_else(|error| panic!("{error}\n{}", say())).position;
    assert_eq!(same, *position, "{}", say());
    if losses.orders + losses.invented == 0 {
        assert_eq!(same.moves(), position.moves(), "{}", say());
    }
}

/// Writes a proof as JSON and reads it back.
fn certificate_comes_back(certificate: &Certificate) {
    let text = proof::write(certificate);
    let same = proof::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(proof::write(&same), text);
    assert_eq!(same, *certificate);
    assert_eq!(same.longest_line(), certificate.longest_line());
}
