//! Soundness.
mod bench;
mod boards;
#[path = "../common/dice.rs"]
mod dice;
mod room;
mod rooms;
#[path = "../check/slow.rs"]
mod slow;
mod tree;

#[test]
fn rooms_() {
    let n: u64 = std::env::var("N").map_or(300, |n| n.parse().unwrap());
    let mut bench = bench::Bench::new(2);
    let mut hist = std::collections::BTreeMap::new();
    for seed in 0..n {
        let t = std::time::Instant::now();
        rooms::case(&mut dice::Dice(seed), &mut bench);
        let ms = t.elapsed().as_millis();
        *hist.entry((ms + 1).ilog2()).or_insert(0) += 1;
        if ms > 3000 { println!("seed {seed}: {ms} ms"); }
    }
    println!("{:?} {:?}", bench.tally, hist);
}
