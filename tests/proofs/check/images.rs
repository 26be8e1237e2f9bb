//! Certificates under renju as their images, and certificates that hold under two rules.

use yonsan::board::{ByColor, Color, Dice, Rule, Symmetry};
use yonsan::check::{Outcome, check};
use yonsan::proof::{Certificate, Node};

use super::{build, holds};
use crate::support::boards::{open_board, recoloured};

/// The certificate under a symmetry.
fn image(certificate: &Certificate, symmetry: Symmetry) -> Certificate {
    let nodes = certificate.nodes.iter().map(|node| Node {
        attack: symmetry.apply(node.attack),
        replies: node.replies.iter().map(|(&reply, &answer)| (symmetry.apply(reply), answer)).collect(),
        otherwise: node.otherwise,
    });
    Certificate {
        position: certificate.position.picture(symmetry),
        root: certificate.root,
        nodes: nodes.collect(),
    }
}

#[test]
fn all_eight_images_are_judged_alike() {
    let (mut dice, mut judged) = (Dice::new(8), ByColor::<usize>::default());
    while judged.black < 6 || judged.white < 6 {
        let Some(position) = open_board(&mut dice, Rule::Renju) else { continue };
        let Some(whole) = build::threats(&position, true) else { continue };
        let mut spoilt = whole.clone();
        spoilt.nodes.swap(0, dice.below(whole.nodes.len()));
        for certificate in [whole, spoilt] {
            let report = check(&certificate, 2_000);
            for symmetry in Symmetry::ALL {
                let same = check(&image(&certificate, symmetry), 2_000);
                if report.outcome == Outcome::Valid {
                    assert_eq!(same, report);
                } else {
                    // Another fault may be the first.
                    assert_ne!(same.outcome, Outcome::Valid);
                }
            }
        }
        judged[position.to_move()] += 1;
    }
}

/// White, in the place of a freestyle attacker, has the same moves and fives, and Black has fewer.
#[test]
fn what_wins_under_freestyle_wins_for_white() {
    let (mut dice, mut judged) = (Dice::new(15), 0);
    while judged < 15 {
        let Some(position) = open_board(&mut dice, Rule::Freestyle) else { continue };
        let Some(certificate) = build::threats(&position, true) else { continue };
        let white = if position.to_move() == Color::White { position } else { recoloured(&position) };
        holds(&Certificate { position: white.with_rule(Rule::Renju).unwrap(), ..certificate });
        judged += 1;
    }
}
