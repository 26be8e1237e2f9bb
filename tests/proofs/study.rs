//! Tests of the study of openings, against the shipped trees.

use yonsan::board::{Color, Point, Position, Rule, Symmetry, notation};
use yonsan::solve::{Budget, MoveValue, ValuedMove, vct};
use yonsan::strategy::{openings, shipped, verify};
use yonsan::teach::analyze::{self, AnswerSource, Study, Unstudied};

use super::strategy::played;

fn study(position: &Position) -> Study {
    analyze::study(shipped(position.rule()), position, &Budget::default()).unwrap()
}

#[test]
fn study_answers_in_all_eight_pictures_and_only_where_it_is_finished() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        for second in openings::second_moves().iter() {
            let position = played(&format!("h8{second}"), rule);
            let found = study(&position);
            assert_eq!(found.finished, tree.finished.contains(second));
            assert_eq!(found.reply.is_some(), found.finished, "{second}");
        }
    }
    let tree = shipped(Rule::Freestyle);
    let second = tree.finished.iter().next().unwrap();
    let position = played(&format!("h8{second}"), Rule::Freestyle);
    let here = study(&position);
    let (attack, source) = here.reply.unwrap();
    assert_eq!((source, here.five), (AnswerSource::Tree, false));
    assert!(here.replies.iter().any(|reply| reply.decided), "{:?}", here.replies);
    for symmetry in Symmetry::ALL {
        let picture = position.picture(symmetry);
        let there = study(&picture);
        // The position may be an image of itself; then either of two moves is right.
        let after = |point| picture.clone().after(&[point]).unwrap();
        assert!(after(symmetry.apply(attack)).is_picture_of(&after(there.reply.unwrap().0)));
    }
    for (text, why) in [
        ("B:h8,W:,w", Unstudied::WhiteToMove),
        ("a1", Unstudied::NotFromCentre),
        ("a1b2", Unstudied::NotFromCentre),
    ] {
        let position = played(text, Rule::Freestyle);
        assert_eq!(analyze::study(tree, &position, &Budget::default()).unwrap_err(), why, "{text}");
    }
    let first = study(&played("h8", Rule::Freestyle));
    let best = Some((Point::CENTRE, ValuedMove::new(MoveValue::Best)));
    assert_eq!((first.guess, first.replies.len()), (best, 35));
}

/// The figures that the guide tells count from the empty board, as the study does where it names the last stone.
#[test]
fn the_guide_tells_the_figures_of_the_trees() {
    let flowing = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let figures = flowing(include_str!("../../src/guide/figures.md"));
    let last = |rule, second: Point| {
        let position = played(&format!("h8{second}"), rule);
        study(&position).longest.unwrap() + position.count() as u16
    };
    let longest = [Rule::Freestyle, Rule::Standard]
        .map(|rule| openings::second_moves().iter().map(|second| last(rule, second)).max().unwrap());
    assert_eq!(longest[0], longest[1]);
    let told = format!("no line above {} plies under both rules", longest[0]);
    assert!(figures.contains(&told), "{told}");
}

#[test]
fn every_reply_loses_within_what_study_says() {
    let mut threatened = 0;
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        let (all, _) = verify::decisions(tree, &tree.finished);
        for decision in all.iter().step_by(all.len() / 12) {
            let study = study(&decision.position);
            let after = decision.position.clone().after(&[decision.attack]).unwrap();
            let mut points: Vec<Point> = study.replies.iter().map(|reply| reply.point).collect();
            points.sort();
            assert_eq!(points, after.different_moves(), "{}", notation::write(&after));
            let threat = study.threat.map(|threat| threat.plies());
            for reply in study.replies {
                let replied = after.clone().after(&[reply.point]).unwrap();
                assert_eq!(reply.decided, tree.contains(&replied));
                if !reply.decided {
                    threatened += usize::from(reply.plies == threat);
                    let within = Budget { within: reply.plies, ..Budget::default() };
                    let verdict = vct::solve(&replied, &within).verdict;
                    assert!(verdict.proven().is_some(), "{}: {verdict:?}", notation::write(&replied));
                }
            }
        }
    }
    assert!(threatened > 1000, "{threatened}");
}

#[test]
fn a_guess_is_right_when_it_wins_and_never_wrong_because_of_a_limit() {
    let tree = shipped(Rule::Freestyle);
    let study = |moves: &str| study(&played(moves, Rule::Freestyle));
    let second = tree.finished.iter().next().unwrap();
    let here = format!("h8{second}");
    let third = study(&here).reply.unwrap().0;
    let guess = |moves: &str| study(moves).guess.unwrap().1.value;
    assert_eq!(guess(&format!("{here}{third}")), MoveValue::Best);
    assert_eq!(guess(&format!("{here}a1")), MoveValue::Unproven);
    // Three in a row with both ends empty: many moves win, and the tree has one of them.
    let won = "h8a1i8a3j8a5";
    let reply = study(won).reply.unwrap().0;
    for move_ in ["g8", "k8"] {
        let same = study(&format!("{won}{move_}")).guess.unwrap();
        assert_eq!(same.1.value == MoveValue::Best, same.0 == reply);
        let another = same.1.value == MoveValue::OtherRoute && same.1.plies == Some(3);
        assert!(another || same.1.value == MoveValue::Best, "{same:?}");
    }
    assert_eq!(guess("h8d4a15e5o1f6a1"), MoveValue::LosesNow);
    let named = study("h8h9i9");
    assert_eq!(named.guessed_opening().unwrap().name, "kagetsu");
}

#[test]
fn every_play_of_white_loses_within_the_promised_plies() {
    let tree = shipped(Rule::Freestyle);
    let seconds: Vec<_> = tree.finished.iter().collect();
    let mut seed = 7_u64;
    for game in 0..12 {
        let mut position = openings::start(Rule::Freestyle);
        position.make(seconds[game % seconds.len()]).unwrap();
        while position.winner().is_none() {
            let found = study(&position);
            let (attack, _) = found.reply.unwrap_or_else(|| panic!("no answer in {position}"));
            position.make(attack).unwrap();
            if position.winner().is_some() {
                break;
            }
            // White blocks a five where one is threatened, and otherwise plays a random point nearby.
            let must = position.five_points(Color::Black).iter().next();
            let near: Vec<_> = yonsan::evaluate::candidates(&position, 2).iter().collect();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            position.make(must.unwrap_or(near[(seed >> 33) as usize % near.len()])).unwrap();
        }
        assert_eq!(position.winner(), Some(Color::Black));
        assert!(position.count() <= usize::from(tree.longest.unwrap()), "{}", notation::write(&position));
    }
}
