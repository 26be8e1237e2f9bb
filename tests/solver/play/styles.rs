//! Styles choose differently from the even style, and their games differ.

use yonsan::board::{ByColor, Color, Position};
use yonsan::pattern::{Pattern, Pattern4, PatternIndex};
use yonsan::play::{Choice, LEVELS, Opponent, Reason, Style};

use super::games::{chosen, game, openings};

/// The number of plies of a game that are counted.
const COUNTED: usize = 20;

/// Whether neither side has a four or an open three.
fn is_quiet(position: &Position) -> bool {
    let patterns = PatternIndex::new(position);
    let below = |point, color| patterns.pattern4(point, color) < Some(Pattern4::BFlex4);
    position.empties().all(|point| Color::BOTH.into_iter().all(|color| below(point, color)))
}

#[test]
fn a_style_chooses_differently_in_a_third_of_quiet_positions() {
    let mut positions = Vec::new();
    for (seed, opening) in (1..).zip(openings(28, 24)) {
        let player = |color| Opponent { level: 3, style: Style::Even, seed: seed + 100 * color as u64 };
        let game = game(&opening, ByColor::from_fn(player));
        positions.extend(game.into_iter().map(|(position, _)| position).filter(is_quiet).take(4));
    }
    for level in 2..=LEVELS {
        // The highest level takes most of the time, so it is asked about every third position.
        let step = if level == LEVELS { 3 } else { 1 };
        let choices = |style| -> Vec<Choice> {
            let opponent = Opponent { level, style, seed: 0 };
            positions
                .iter()
                .step_by(step)
                .map(|position| chosen(position, &opponent).expect("a move"))
                .collect()
        };
        let even = choices(Style::Even);
        let guessed = even.iter().filter(|choice| choice.reason == Reason::Values).count();
        assert!(guessed >= 48 / step, "{guessed} quiet positions where nothing is proven");
        for style in Style::ALL.into_iter().filter(|&style| style != Style::Even) {
            let other = choices(style);
            let differ = even.iter().zip(&other).filter(|(one, other)| one.point != other.point).count();
            assert!(3 * differ >= guessed, "level {level}, {}: {differ} of {guessed}", style.name());
        }
    }
}

/// What a side did in the first plies of its games.
#[derive(Default, Debug)]
struct Deeds {
    threats_made: usize,
    threats_stopped: usize,
    quiet_twos: usize,
    fours: usize,
}

impl Deeds {
    fn add(&mut self, moves: &[(Position, Choice)], side: Color) {
        for (position, choice) in moves.iter().take(COUNTED).filter(|(it, _)| it.to_move() == side) {
            let patterns = PatternIndex::new(position);
            let own = patterns.patterns(choice.point, side);
            let threats = |patterns: [Pattern; 4]| patterns.iter().filter(|one| one.is_threat()).count();
            self.threats_made += threats(own);
            self.threats_stopped += threats(patterns.patterns(choice.point, side.other()));
            self.fours += own.iter().filter(|&&one| one == Pattern::B4).count();
            if threats(own) == 0 {
                self.quiet_twos += own.iter().filter(|one| one.is_flex2()).count();
            }
        }
    }
}

/// The deeds of a style in games against the even one, at the levels that see every shape and play fast.
fn deeds(style: Style) -> Deeds {
    let mut deeds = Deeds::default();
    for level in [3, 4] {
        for opening in openings(28, 24) {
            for side in Color::BOTH {
                let of = |color| if color == side { style } else { Style::Even };
                let players = ByColor::from_fn(|color| Opponent { level, style: of(color), seed: 0 });
                deeds.add(&game(&opening, players), side);
            }
        }
    }
    deeds
}

#[test]
fn games_of_a_style_are_what_its_name_says() {
    let even = deeds(Style::Even);
    let attacking = deeds(Style::Attacking);
    assert!(attacking.threats_made > even.threats_made, "{attacking:?} {even:?}");
    let defending = deeds(Style::Defending);
    assert!(defending.threats_stopped > even.threats_stopped, "{defending:?} {even:?}");
    let sly = deeds(Style::Sly);
    assert!(sly.quiet_twos > even.quiet_twos && sly.fours < even.fours, "{sly:?} {even:?}");
}
