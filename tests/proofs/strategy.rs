//! Tests of the whole-board tree: its bytes, its verification, and its answers.

use yonsan::board::{Color, Point, PointSet, Position, Rule, Symmetry, notation};
use yonsan::formats::trees::{brackets, nested};
use yonsan::solve::{Budget, MoveValue, Stop, ValuedMove, vct};
use yonsan::strategy::tally::Tally;
use yonsan::strategy::verify::{self, Demand};
use yonsan::strategy::{Tree, build, codec, lasting, openings, prune, shipped, text};
use yonsan::teach::analyze::{self, AnswerSource, Study, Unstudied};

fn demand(tree: &Tree) -> Demand {
    Demand::new(tree, Stop::default())
}

fn played(moves: &str, rule: Rule) -> Position {
    notation::parse(moves, rule).unwrap()
}

fn study(position: &Position) -> Study {
    analyze::study(shipped(position.rule()), position, &Budget::default()).unwrap()
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
    assert!(tally.decisions >= 25 && tally.leaves > 1000);
    assert!(tally.longest <= usize::from(tree.longest.unwrap()));
}

#[test]
fn the_shipped_trees_are_complete() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        assert!(tree.is_complete() && tree.is_measured());
        for second in openings::second_moves().iter() {
            let plies = tree.lasting(&played(&format!("h8{second}"), rule)).unwrap();
            assert!(Some(plies) <= tree.longest, "{second}");
        }
    }
}

/// The plies within which every line under the standard rule must end.
const ASKED: u16 = 35;

#[test]
fn the_work_towards_shorter_lines_is_kept_and_can_be_read() {
    let rule = Rule::Standard;
    let held = shipped(rule).within(ASKED);
    assert!(!held.is_complete(), "then the journal has done its work, and need not be kept");
    let text = std::fs::read_to_string("lessons/strategy/standard.journal").unwrap();
    let mut tree = Tree::new(rule);
    let past = build::journal::read(&text, &mut tree).unwrap();
    assert!(tree.len() > 1000 && past.failed.len() > 100);
    // The journal holds nothing that the shipped tree already holds within this many plies.
    let lines = text.lines().skip(1).filter_map(|line| line.split_once(' '));
    assert!(lines.into_iter().all(|(position, _)| !held.contains(&played(position, rule))));
}

#[test]
fn every_reply_is_answered_within_few_nodes() {
    // After f9 and j7 the search for threats took 518,862 nodes, more than after any other of the 11 million replies; the
    // tree has moves for Black there now.
    let tree = shipped(Rule::Freestyle);
    let quick = |tree: &Tree| Demand { nodes: 9_000, paranoid: true, ..demand(tree) };
    let position = played("h8l8i8g8h9h7", Rule::Freestyle);
    let dearest = verify::Decision { attack: tree.get(&position).unwrap(), position };
    let (all, _) = verify::decisions(tree, &tree.finished);
    for decision in std::iter::once(&dearest).chain(verify::sample(&all, 30)) {
        let tally = verify::look(tree, decision, &quick(tree)).unwrap();
        assert_eq!(tally.open, [], "{}", notation::write(&decision.position));
    }
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
    // A decision is missing: its parent has a reply without an answer.
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

#[test]
fn lengths_are_compared_with_what_is_found() {
    let compared = |tree: &Tree, decisions: &[verify::Decision], nodes: u64| {
        let demand = Demand { numbers: true, nodes, ..demand(tree) };
        let mut tally = Tally::default();
        for decision in decisions {
            tally.add(verify::look(tree, decision, &demand).unwrap());
        }
        tally
    };
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        let (all, _) = verify::decisions(tree, &tree.finished);
        let some: Vec<_> = verify::sample(&all, 12).cloned().collect();
        let tally = compared(tree, &some, build::LEAF_NODES);
        assert_eq!((tally.longer.as_slice(), tally.compared), (&[][..], some.len()), "{}", rule.name());
    }
    let hasty = text::read("yonsan-strategy 1 freestyle\no8 g7 9\n").unwrap();
    let (all, _) = verify::decisions(&hasty, &verify::seconds(&hasty));
    let tally = compared(&hasty, &all, 300);
    assert!(!tally.holds() && tally.longer.iter().any(|longer| longer.said == 9), "{tally:?}");
    assert_eq!(verify::lacking(&hasty).len(), 34);
}

#[test]
fn the_guide_tells_the_lengths_that_the_tree_holds() {
    let tree = shipped(Rule::Standard);
    let guide = std::fs::read_to_string("src/guide/machines.md").unwrap().replace('\n', " ");
    let short = tree.within(ASKED).finished.len();
    let [i9, i8] = ["i9", "i8"].map(|second| tree.longest_behind(second.parse().unwrap()).unwrap());
    let told = format!(
        "{short} of White's second moves last {ASKED} plies at most, i9 up to {i9} and i8 up to {i8}."
    );
    assert!(guide.contains(&told), "the guide should say: {told}");
    assert_eq!(tree.longest, Some(i8.max(i9)));
}

#[test]
fn answers_that_last_shorter_are_found_first() {
    let tree = shipped(Rule::Standard);
    let far = PointSet::from_iter(["o8".parse().unwrap()]);
    let (decisions, _) = verify::decisions(tree, &far);
    let longest = |shorter: Option<u16>| -> Vec<usize> {
        let demand = Demand { longest: None, shorter, ..demand(tree) };
        let tallies = decisions.iter().step_by(decisions.len() / 30);
        let tallies = tallies.map(|decision| verify::look(tree, decision, &demand).unwrap());
        tallies.inspect(|tally| assert_eq!(tally.open, [])).map(|tally| tally.longest).collect()
    };
    let (any, short, none) = (longest(None), longest(Some(35)), longest(Some(1)));
    assert!(short.iter().all(|&plies| plies <= 35), "{short:?}");
    assert!(any.iter().any(|&plies| plies > 35), "{any:?}");
    // Where there is no win within so few plies, the answer equals that without a bound.
    assert_eq!(none, any);
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
            assert_eq!(points, openings::different_moves(&after), "{}", notation::write(&after));
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

/// The part of the shipped tree after one second move.
fn behind(second: &str) -> Tree {
    let whole = shipped(Rule::Freestyle);
    let second = second.parse().unwrap();
    let mut tree = Tree::new(whole.rule());
    for decision in verify::decisions(whole, &PointSet::from_iter([second])).0 {
        tree.insert(&decision.position, decision.attack);
    }
    tree.finish(second, whole.longest.unwrap());
    tree
}

#[test]
fn other_forms_are_read_back_the_same() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        let read = text::read(&text::write(tree)).unwrap();
        assert_eq!(codec::encode(&read), codec::encode(tree));
    }
    // The other formats keep neither lengths nor the list of finished openings; the decisions are equal.
    let tree = behind("o8");
    let bare = |mut tree: Tree| {
        (tree.finished, tree.longest) = (PointSet::EMPTY, None);
        codec::encode(&tree)
    };
    let brackets = brackets::read(&brackets::write(&tree), tree.rule()).unwrap();
    assert_eq!(bare(brackets), bare(tree.clone()));
    let written = nested::write(&tree).unwrap();
    let nested = nested::read(&written, tree.rule()).unwrap();
    assert!(nested.numbers_kept() > 100);
    assert_eq!(codec::encode(&codec::decode(&codec::encode(&nested)).unwrap()), codec::encode(&nested));
    assert_eq!(nested::write(&nested).unwrap(), written, "the numbers are kept");
    // The text knows nothing of another file's numbers.
    let bare = |mut tree: Tree| {
        (tree.finished, tree.longest) = (PointSet::EMPTY, None);
        text::write(&tree)
    };
    assert_eq!(bare(nested), bare(tree));
    let json: serde_json::Value = serde_json::from_str(&written).unwrap();
    let seconds: Vec<&String> = json["h8"].as_object().unwrap().keys().collect();
    assert_eq!(seconds, ["h15"], "of the pictures of o8 the one that the form lists");
    assert_eq!(json["h8"]["h15"].as_object().unwrap().len(), 1, "Black has one move");
}

#[test]
fn how_long_decisions_last_is_kept_until_the_tree_changes() {
    let mut tree = behind("o8");
    let without = codec::encode(&tree);
    assert_eq!(codec::encode(&codec::decode(&without).unwrap()), without, "the first version is read");
    let all = verify::decisions(&tree, &tree.finished).0;
    let leaves: Vec<usize> = (0..all.len()).map(|i| 15 + 2 * (i % 20)).collect();
    let seconds = tree.finished;
    assert!(lasting::note(&mut tree, &seconds, &leaves));
    let lasting: Vec<u16> = all.iter().map(|decision| tree.lasting(&decision.position).unwrap()).collect();
    for (decision, own) in all.iter().zip(&leaves) {
        let plies = tree.lasting(&decision.position).unwrap();
        assert!(usize::from(plies) >= *own);
        let mut after = decision.position.clone().after(&[decision.attack]).unwrap();
        for reply in openings::different_moves(&after) {
            after.make(reply).unwrap();
            assert!(tree.lasting(&after).is_none_or(|behind| behind <= plies));
            after.undo();
        }
    }
    // The tree within fewer plies keeps the decisions that last no longer, and everything after them.
    for longest in [15, 35, tree.longest.unwrap() - 1] {
        let within = tree.within(longest);
        let left = all.iter().filter(|decision| within.contains(&decision.position)).count();
        let short = |plies: &&u16| **plies <= longest;
        assert_eq!(left, lasting.iter().filter(short).count());
        assert_eq!((within.finished.len(), within.longest), (0, Some(longest)));
    }
    assert_eq!(codec::encode(&tree.within(tree.longest.unwrap())), codec::encode(&tree));
    let with = codec::encode(&tree);
    // Most lengths fit into bits that nothing else uses.
    assert!(with.len() > without.len() && with.len() < without.len() + all.len(), "{}", with.len());
    for same in [codec::decode(&with).unwrap(), text::read(&text::write(&tree)).unwrap()] {
        assert_eq!(codec::encode(&same), with);
    }
    tree.remove(&all.last().unwrap().position);
    assert!(tree.lasting(&all[0].position).is_none());
}

#[test]
fn what_is_expanded_is_fast_and_pruning_takes_it_out_again() {
    let mut tree = behind("o15");
    let mut decisions = verify::decisions(&tree, &tree.finished).0;
    decisions.drain(..decisions.len() - 6);
    let holds = |tree: &Tree, nodes: u64| {
        let demand = Demand { nodes, paranoid: true, ..demand(tree) };
        let open = |decision| verify::look(tree, decision, &demand).unwrap().open;
        decisions.iter().all(|decision| open(decision).is_empty())
    };
    let known = verify::decisions(&tree, &tree.finished).0.into_iter().map(|known| known.position);
    let known: Vec<Position> = known.collect();
    let (stop, few, most) = (Stop::default(), 60, build::LEAF_NODES);
    let quick = |nodes| prune::Quick { nodes, plies: None };
    // Where a win cannot be found again after its first move, nothing is added to the tree.
    let mut hasty = tree.clone();
    prune::expand(&mut hasty, &decisions, quick(20), few, &stop).unwrap();
    let new = |tree: &Tree| {
        let all = verify::decisions(tree, &tree.finished).0;
        all.into_iter().filter(|new| !known.contains(&new.position)).collect::<Vec<_>>()
    };
    let added = new(&hasty);
    let with = |nodes| Demand { nodes, paranoid: true, ..demand(&hasty) };
    let open = |decision: &_| verify::look(&hasty, decision, &with(few)).unwrap().open;
    assert!(!added.is_empty() && added.iter().all(|decision| open(decision).is_empty()));
    assert!(holds(&tree, most) && !holds(&tree, few), "some leaf is slow");
    let before = tree.len();
    let decided = prune::expand(&mut tree, &decisions, quick(few), most, &stop).unwrap();
    assert!(decided > 0 && tree.len() == before + decided && holds(&tree, few));
    let new = new(&tree);
    assert!(prune::prune(&mut tree, &new, most, &stop).unwrap() >= decided);
    assert!(tree.len() <= before && holds(&tree, most));
}

#[test]
fn expanded_to_a_depth_what_takes_more_plies_is_written_down() {
    let tree = behind("o15");
    let mut decisions = verify::decisions(&tree, &tree.finished).0;
    decisions.drain(..decisions.len() - 3);
    let nodes = build::LEAF_NODES;
    let expanded = |plies| {
        let mut deep = tree.clone();
        let quick = prune::Quick { nodes, plies: Some(plies) };
        let decided = prune::expand(&mut deep, &decisions, quick, nodes, &Stop::default()).unwrap();
        (deep, decided)
    };
    assert_eq!(expanded(99).1, 0);
    let (deep, decided) = expanded(9);
    assert!(decided > 0 && decided < expanded(5).1);
    for decision in verify::decisions(&deep, &deep.finished).0 {
        let known = decisions.iter().any(|first| first.position == decision.position);
        if !known && tree.contains(&decision.position) {
            continue;
        }
        let after = decision.position.clone().after(&[decision.attack]).unwrap();
        for reply in after.empties().filter(|_| after.winner().is_none()) {
            let replied = after.clone().after(&[reply]).unwrap();
            let budget = Budget { nodes: Some(nodes), within: Some(9), ..Budget::default() };
            let quick = deep.contains(&replied) || vct::solve(&replied, &budget).verdict.proven().is_some();
            assert!(quick, "{}", notation::write(&replied));
        }
    }
}
