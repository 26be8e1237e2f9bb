//! The whole-board tree: its bytes, its verification, and what it answers.

use yonsan::board::{Color, PointSet, Position, Rule, Symmetry, notation};
use yonsan::solve::{Budget, Stop};
use yonsan::strategy::tally::Tally;
use yonsan::strategy::verify::{self, Demand};
use yonsan::strategy::{Tree, build, codec, openings, shipped};
use yonsan::teach::study::{self, Source, Unstudied};

fn demand(tree: &Tree) -> Demand {
    Demand { nodes: build::LEAF_NODES, longest: tree.longest, paranoid: false, stop: Stop::default() }
}

fn played(moves: &str, rule: Rule) -> Position {
    notation::parse(moves, rule).unwrap()
}

#[test]
fn a_sample_of_the_finished_openings_holds() {
    let tree = shipped(Rule::Freestyle);
    assert!(!tree.finished.is_empty());
    let (decisions, _) = verify::decisions(tree, &tree.finished);
    let mut tally = Tally::default();
    for decision in decisions.iter().step_by(decisions.len() / 25) {
        tally.add(verify::look(tree, decision, &demand(tree)).unwrap());
    }
    assert_eq!(tally.open, []);
    assert!(
        tally.decisions >= 25 && tally.leaves > 1000 && tally.longest <= usize::from(tree.longest.unwrap())
    );
}

#[test]
fn a_wrong_decision_is_noticed() {
    let mut tree = shipped(Rule::Freestyle).clone();
    let second = tree.finished.iter().next().unwrap();
    let (decisions, _) = verify::decisions(&tree, &PointSet::from_iter([second]));
    let last = decisions.last().unwrap();
    tree.insert(&last.position, "a1".parse().unwrap());
    let wrong = verify::Decision { attack: tree.get(&last.position).unwrap(), ..last.clone() };
    assert!(!verify::look(&tree, &wrong, &demand(&tree)).unwrap().open.is_empty());
    // And a decision that is missing: its parent has a reply without an answer.
    tree.remove(&last.position);
    let mut before = last.position.clone();
    before.undo();
    before.undo();
    let parent = verify::Decision { attack: tree.get(&before).unwrap(), position: before };
    let strict = Demand { nodes: 200, ..demand(&tree) };
    assert!(!verify::look(&tree, &parent, &strict).unwrap().open.is_empty());
}

#[test]
fn changed_bytes_are_refused() {
    let bytes = codec::encode(shipped(Rule::Freestyle));
    assert!(bytes.len() < 100_000, "{}", bytes.len());
    for at in (0..bytes.len()).step_by(997).chain([0, 4, 5, bytes.len() - 1]) {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(codec::decode(&changed).is_err(), "byte {at}");
        assert!(codec::decode(&bytes[..at]).is_err(), "cut at {at}");
    }
}

#[test]
fn study_answers_in_all_eight_pictures_and_only_where_it_is_finished() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        for second in openings::second_moves() {
            let position = played(&format!("h8{second}"), rule);
            let found = study::study(tree, &position, &Budget::default()).unwrap();
            assert_eq!(found.finished, tree.finished.contains(second));
            assert_eq!(found.reply.is_some(), found.finished, "{second}");
        }
    }
    let tree = shipped(Rule::Freestyle);
    let second = tree.finished.iter().next().unwrap();
    let position = played(&format!("h8{second}"), Rule::Freestyle);
    let here = study::study(tree, &position, &Budget::default()).unwrap();
    let (attack, source) = here.reply.unwrap();
    assert_eq!((source, here.five), (Source::Tree, false));
    assert!(here.replies.iter().any(|(_, plies)| plies.is_none()), "{:?}", here.replies);
    for symmetry in Symmetry::ALL {
        let picture = position.picture(symmetry);
        let there = study::study(tree, &picture, &Budget::default()).unwrap();
        // The position may be its own picture; then either of two moves will do.
        let mut images = [attack, there.reply.unwrap().0].map(|point| symmetry.apply(point));
        images[1] = there.reply.unwrap().0;
        let after = |point| picture.clone().after(&[point]).unwrap();
        assert!(after(images[0]).is_picture_of(&after(images[1])));
    }
    let white = played("h8", Rule::Freestyle);
    assert_eq!(study::study(tree, &white, &Budget::default()).unwrap_err(), Unstudied::WhiteToMove);
    let aside = played("a1b2", Rule::Freestyle);
    assert_eq!(study::study(tree, &aside, &Budget::default()).unwrap_err(), Unstudied::NotFromCentre);
}

#[test]
fn whoever_plays_white_loses_within_the_promised_plies() {
    let tree = shipped(Rule::Freestyle);
    let seconds: Vec<_> = tree.finished.iter().collect();
    let mut seed = 7_u64;
    for game in 0..12 {
        let mut position = openings::start(Rule::Freestyle);
        position.make(seconds[game % seconds.len()]).unwrap();
        while position.winner().is_none() {
            let found = study::study(tree, &position, &Budget::default()).unwrap();
            let Some((attack, _)) = found.reply else {
                panic!("no answer in {}", notation::write(&position))
            };
            position.make(attack).unwrap();
            if position.winner().is_some() {
                break;
            }
            // White stops a five where he must, else plays anywhere near.
            let must = position.five_points(Color::Black).iter().next();
            let near: Vec<_> = yonsan::evaluate::candidates(&position, 2).iter().collect();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            position.make(must.unwrap_or(near[(seed >> 33) as usize % near.len()])).unwrap();
        }
        assert_eq!(position.winner(), Some(Color::Black));
        assert!(position.count() <= usize::from(tree.longest.unwrap()), "{}", notation::write(&position));
    }
}
