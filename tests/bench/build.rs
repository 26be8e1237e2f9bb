//! Building openings: an experiment.
use std::time::Instant;
use yonsan::board::{Point, Rule};
use yonsan::strategy::{Tree, build, openings};
fn main() {
    let var = |name: &str, default: &str| std::env::var(name).unwrap_or(default.to_owned());
    let rule = Rule::from_name(&var("RULE", "freestyle")).unwrap();
    let seconds: Vec<Point> = std::env::args().skip(1).filter_map(|w| w.parse().ok()).collect();
    let mut tree = Tree::new(rule);
    let mut journal =
        build::Journal::open(std::path::Path::new(&var("JOURNAL", "/tmp/journal")), &mut tree).unwrap();
    let mut settings = build::Settings::default();
    settings.rounds = var("ROUNDS", "700000 6000000").split(' ').map(|w| w.parse().unwrap()).collect();
    settings.longest = var("LONGEST", "").parse().ok();
    let mut all = openings::second_moves();
    all.sort_by_key(|p| std::cmp::Reverse((p.x().abs_diff(7)).max(p.y().abs_diff(7))));
    let pack = |tree: &Tree| {
        std::fs::write(var("TREE", "/tmp/tree"), yonsan::strategy::codec::encode(tree)).unwrap()
    };
    pack(&tree);
    for second in if seconds.is_empty() { all } else { seconds } {
        let started = Instant::now();
        let outcome = build::opening(&mut tree, second, &settings, &mut |event| match event {
            build::Event::Decided(position, attack) => journal.add(position, *attack).unwrap(),
            build::Event::Finished(second, plies) => journal.finish(*second, *plies).unwrap(),
            build::Event::Won { root, decisions, nodes, left } if *nodes > 2_000_000 => {
                println!("  {root} {decisions} decisions {nodes} nodes, {left} left")
            }
            build::Event::Won { .. } => {}
            build::Event::Open { root, nodes, left } => println!("  {root} open, {nodes} nodes, {left} left"),
        });
        match outcome {
            Ok(o) => {
                pack(&tree);
                println!(
                    "{second} longest {:?} third {:?} open {:?} {} nodes, tree {} in {:?}",
                    o.longest,
                    o.third,
                    o.open,
                    o.nodes,
                    tree.len(),
                    started.elapsed()
                );
            }
            Err(e) => println!("{second} {e:?}"),
        }
    }
}
