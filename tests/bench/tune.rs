//! Tuning.
use yonsan::board::{Rule, notation};
use yonsan::solve::{Budget, vct};
fn main() {
    let cap: u64 = std::env::var("CAP").ok().and_then(|s| s.parse().ok()).unwrap_or(40000);
    let text = std::fs::read_to_string("/tmp/wins23.tsv").unwrap();
    let (mut log, mut total, mut counts, mut n) = (0.0, 0u64, [0u32; 4], 0);
    let started = std::time::Instant::now();
    for row in text.lines() {
        let f: Vec<&str> = row.split('\t').collect();
        let p = notation::parse(f[2], Rule::from_name(f[0]).unwrap()).unwrap();
        let a = vct::solve(&p, &Budget { nodes: Some(cap), ..Budget::default() });
        let nodes = if a.verdict.proven().is_some() { a.nodes } else { 2 * cap };
        n += 1;
        log += (nodes as f64).ln();
        total += a.nodes;
        for (c, m) in counts.iter_mut().zip([1000, 4000, 8000, cap]) { *c += u32::from(nodes <= m); }
    }
    println!("{:?} of {n}; geo {:.0}; total {total}; {:?} {:.0}k/s", counts, (log / n as f64).exp(), started.elapsed(), total as f64 / started.elapsed().as_secs_f64() / 1e3);
}
