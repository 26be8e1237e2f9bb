//! Tests of trees in which more or fewer moves are written down.

use yonsan::board::{Position, notation};
use yonsan::solve::{Budget, Stop, vct};
use yonsan::strategy::verify::{self, Demand};
use yonsan::strategy::{Tree, build, prune};

use super::strategy::{behind, demand};

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
