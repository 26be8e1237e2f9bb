//! Verifying: an experiment.
use std::time::Instant;
use yonsan::board::{PointSet, Rule};
use yonsan::solve::Stop;
use yonsan::strategy::{Tree, build, verify};
fn main() {
    let rule = Rule::from_name(&std::env::var("RULE").unwrap_or("freestyle".into())).unwrap();
    let mut tree = Tree::new(rule);
    std::fs::copy(
        std::env::var("JOURNAL").unwrap_or("/tmp/y/freestyle.journal".into()),
        "/tmp/y/copy.journal",
    )
    .unwrap();
    build::Journal::open(std::path::Path::new("/tmp/y/copy.journal"), &mut tree).unwrap();
    let seconds: PointSet = std::env::args().skip(1).filter_map(|w| w.parse().ok()).collect();
    let (decisions, links) = verify::decisions(&tree, &seconds);
    println!(
        "{} decisions {links} links, {} bytes",
        decisions.len(),
        yonsan::strategy::codec::encode(&tree).len()
    );
    let started = Instant::now();
    let step = std::env::var("STEP").ok().and_then(|s| s.parse().ok()).unwrap_or(25);
    let mut n = 0;
    let mut total = verify::Looked::default();
    for d in decisions.iter().step_by(step) {
        let looked = verify::look(&tree, d, 400_000, None, &Stop::default()).unwrap();
        n += 1;
        total.decided += looked.decided;
        total.leaves += looked.leaves;
        total.shared += looked.shared;
        total.nodes += looked.nodes;
        total.checked += looked.checked;
        total.plies = total.plies.max(looked.plies);
        if !looked.open.is_empty() {
            println!("open {:?} {:?}", d, looked.open)
        }
    }
    total.open.clear();
    println!("{n} looked in {:?}: {total:?}", started.elapsed());
}
