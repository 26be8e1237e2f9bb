//! The cost of searches in nodes and positions, which is equal on every machine. A change that makes a search more or
//! less expensive shows here; times are measured in `tests/bench`.
//!
//! After an intended change run `INSTA_UPDATE=always cargo test --release --test solver counts` and look at the
//! difference.

use std::fmt::Write;

use yonsan::board::{Position, Rule};
use yonsan::check::{Outcome, check};
use yonsan::solve::{Answer, Budget, Vcf, Verdict, Win, vct, win};
use yonsan::strategy::{codec, shipped};

use crate::support::positions::{CLAIMS, ENGINE_GAMES, KNOWN, nodes, parsed, position_of, rows};

const RENJU_CLAIMS: &str = include_str!("../data/renju/win.tsv");

fn positions(table: &str) -> Vec<Position> {
    rows(table).map(|row| position_of(&row)).collect()
}

/// The sum of the verdicts and nodes of a search on these positions.
fn sum<W>(positions: &[Position], mut search: impl FnMut(&Position) -> Answer<W>) -> String {
    let (mut proven, mut disproven, mut unknown, mut nodes) = (0, 0, 0, 0);
    for position in positions {
        let answer = search(position);
        nodes += answer.nodes;
        match answer.verdict {
            Verdict::Proven(_) => proven += 1,
            Verdict::Disproven(_) => disproven += 1,
            Verdict::Unknown(_) => unknown += 1,
        }
    }
    format!("{proven} proven, {disproven} disproven, {unknown} unknown: {nodes} nodes")
}

/// The boards of engine games after 8, 12 and 16 stones.
fn openings() -> Vec<Position> {
    let mut positions = Vec::new();
    for row in rows(ENGINE_GAMES).step_by(4) {
        let game = parsed(row[2], row[0]);
        let plies = [8, 12, 16].into_iter().filter(|&ply| ply <= game.moves().len());
        positions.extend(plies.map(|ply| Position::from_moves(game.rule(), &game.moves()[..ply]).unwrap()));
    }
    positions
}

#[test]
fn searches_cost_what_they_did() {
    let mut told = String::new();
    let mut tell = |what: &str, cost: String| writeln!(told, "{what}: {cost}").unwrap();
    let known = positions(KNOWN);
    tell("first VCF", sum(&known, |p| Vcf::default().solve(p, &Budget::default())));
    tell("shortest VCF", sum(&known, |p| Vcf::default().shortest(p, &Budget::default())));
    let claims = positions(CLAIMS);
    tell("VCT in claims, 20 000 nodes each", sum(&claims, |p| vct::solve(p, &nodes(20_000))));
    tell("VCT in openings, 3 000 nodes each", sum(&openings(), |p| vct::solve(p, &nodes(3_000))));
    let quiet: Vec<Position> =
        claims.into_iter().filter(|p| vct::solve(p, &nodes(20_000)).verdict.proven().is_none()).collect();
    tell("any win in the others, 300 000 nodes each", sum(&quiet, |p| win::solve(p, &nodes(300_000))));
    let renju = positions(RENJU_CLAIMS);
    tell("VCT in claims of renju, 3 000 nodes each", sum(&renju, |p| vct::solve(p, &nodes(3_000))));
    insta::assert_snapshot!(told);
}

#[test]
fn proofs_are_as_large_and_as_dear_to_check_as_they_were() {
    let (mut written, mut plies, mut looked_at) = (0, 0, 0);
    for position in positions(CLAIMS) {
        let Verdict::Proven(found) = vct::solve(&position, &nodes(20_000)).verdict else { continue };
        let found: Win = found;
        let report = check(&found.certificate, u64::MAX);
        assert_eq!(report.outcome, Outcome::Valid);
        written += found.certificate.nodes.len();
        plies += usize::from(found.plies());
        looked_at += report.positions;
    }
    let proofs = format!("{written} nodes, {plies} plies, {looked_at} positions looked at");
    let trees = [Rule::Freestyle, Rule::Standard].map(|rule| {
        let tree = shipped(rule);
        assert!(codec::encode(tree).len() <= 100_000, "no tree takes more than 100 KB");
        format!("{}: no line above {} plies", rule.name(), tree.longest.unwrap())
    });
    insta::assert_snapshot!(format!("{proofs}\n{}", trees.join("\n")));
}
