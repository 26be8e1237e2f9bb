//! Tests of the whole-board tree: its bytes, its verification, and its answers.

use yonsan::board::{Point, PointSet, Position, Rule, notation};
use yonsan::formats::trees::{brackets, nested};
use yonsan::play;
use yonsan::solve::Stop;
use yonsan::strategy::build::{FailedByPosition, Settings};
use yonsan::strategy::tally::Tally;
use yonsan::strategy::verify::{self, Demand};
use yonsan::strategy::{Tree, build, codec, lasting, openings, shipped, text};

pub fn demand(tree: &Tree) -> Demand {
    Demand::new(tree, Stop::default())
}

pub fn played(moves: &str, rule: Rule) -> Position {
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
    assert!(tally.decisions >= 25 && tally.leaves > 1000);
    assert!(tally.longest <= usize::from(tree.longest.unwrap()));
}

#[test]
fn the_shipped_trees_are_complete_and_no_line_is_longer_than_35_plies() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        assert!(tree.is_complete() && tree.is_measured());
        let lasting =
            |second: Point| tree.lasting(&played(&format!("h8{second}"), rule)).expect("it was verified");
        assert_eq!(openings::second_moves().iter().map(lasting).max(), Some(35));
        assert_eq!(tree.longest, Some(35));
    }
}

#[test]
fn thirty_three_plies_are_enough_behind_all_second_moves_but_i9() {
    for rule in [Rule::Freestyle, Rule::Standard] {
        let short = shipped(rule).within(33);
        let others = openings::second_moves().minus(&short.finished);
        assert_eq!(others, PointSet::from_iter(["i9".parse().unwrap()]));
        let (all, _) = verify::decisions(&short, &short.finished);
        for decision in verify::sample(&all, 8) {
            let shorter = Demand { shorter: Some(33), ..demand(&short) };
            let tally = verify::look(&short, decision, &shorter).unwrap();
            assert!(tally.open.is_empty() && tally.longest <= 33, "{}", notation::write(&decision.position));
        }
    }
}

/// The limits of a small build.
fn settings() -> Settings {
    Settings {
        nodes: 1_000_000,
        effort: build::effort(build::FIRST_EFFORT),
        longest: None,
        like: Vec::new(),
        failed: FailedByPosition::new(),
        memory: 256 << 20,
        threads: 1,
        guide: None,
        stop: Stop::default(),
    }
}

#[test]
fn a_known_win_that_takes_too_long_is_not_one_within_the_plies() {
    let tree = shipped(Rule::Freestyle);
    let (decisions, _) = verify::decisions(tree, &PointSet::from_iter(["o15".parse().unwrap()]));
    let decision = decisions.iter().find(|it| it.position.count() == 8).unwrap();
    for (longest, done) in [(13, false), (35, true)] {
        let settings = Settings { longest: Some(longest), nodes: 20_000, ..settings() };
        let outcome = build::root(&mut tree.clone(), &decision.position, &settings, &mut |_| {}).unwrap();
        assert_eq!(outcome.done, done, "{longest}");
    }
}

#[test]
fn a_drawn_game_is_not_won() {
    // Pairs of stones in each row, the next row the other way round: nobody has or gets five.
    let sides: [Vec<Point>; 2] =
        [0, 1].map(|side| Point::all().filter(|point| (point.x() / 2 + point.y()) % 2 == side).collect());
    let moves = |left: usize| {
        let centre = Point::CENTRE;
        let rest =
            |side: &Vec<Point>| side.iter().copied().filter(|&point| point != centre).collect::<Vec<_>>();
        let (mut black, white) = (rest(&sides[0]), rest(&sides[1]));
        black.insert(0, centre);
        let in_turn = (0..225 - left).map(|ply| if ply % 2 == 0 { black[ply / 2] } else { white[ply / 2] });
        in_turn.map(|point| point.to_string()).collect::<String>()
    };
    for left in 1..=4 {
        let position = played(&moves(left), Rule::Freestyle);
        assert_eq!(position.winner(), None);
        let outcome = build::root(&mut Tree::new(Rule::Freestyle), &position, &settings(), &mut |_| {});
        assert!(!outcome.unwrap().done, "{left}");
    }
}

/// White has answered the shore moon well. Alone, a search finds no win here in three million nodes.
#[test]
fn a_guide_shows_a_build_which_move_wins() {
    let position = played("h8i9g9i7g10g8", Rule::Standard);
    let build = |guide| {
        let settings = Settings { guide, ..settings() };
        let mut tree = Tree::new(Rule::Standard);
        let outcome = build::root(&mut tree, &position, &settings, &mut |_| {}).unwrap();
        (outcome.done, tree.get(&position))
    };
    assert_eq!(build(Some(play::guide)), (true, Some("h10".parse().unwrap())));
    assert_eq!(build(None), (false, None));
}

#[test]
fn every_reply_is_answered_within_few_nodes() {
    // After h9 and f8 the search for threats takes many nodes; the tree has a move for Black there.
    let tree = shipped(Rule::Freestyle);
    let quick = |tree: &Tree| Demand { nodes: 9_000, paranoid: true, ..demand(tree) };
    let position = played("h8i9i7h6g8g9", Rule::Freestyle);
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
    let guide = std::fs::read_to_string("src/guide/machines.md").unwrap().replace('\n', " ");
    for rule in [Rule::Freestyle, Rule::Standard] {
        let told = format!("No line has more than {} plies.", shipped(rule).longest.unwrap());
        assert!(guide.contains(&told), "the guide should say: {told}");
    }
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

/// The part of the shipped tree after one second move.
pub fn behind(second: &str) -> Tree {
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
        for reply in after.different_moves() {
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
