/// Compares everything that the solver says about a board with the tree, which looks `deep` plies far.
fn compare(board: &mut Board, kept: &mut [Vcf; 2], dice: &mut Dice, deep: u16) -> [usize; 3] {
    let mut seen = [0; 3];
    for side in [1, 2] {
        let position = board.position(side);
        let truth = if board.over() { None } else { board.vcf(side, deep) };
        let plies = |verdict: &Verdict<Attack>| verdict.proven().map(Attack::plies);
        let show = || yonsan::board::diagram::draw(&position, yonsan::board::diagram::Glyphs::Ascii);
        let mut total = 0;
        for vcf in kept.iter_mut().chain([&mut Vcf::default()]) {
            let found = vcf.shortest(&position, &Budget::default());
            total = found.nodes;
            match plies(&found.verdict) {
                Some(more) if more > deep => assert_eq!(truth, None, "{}", show()),
                Some(exact) => assert_eq!(Some(exact), truth, "{}", show()),
                None => {
                    assert_eq!(found.verdict.name(), "disproven");
                    assert_eq!(truth, None, "{}", show());
                }
            }
            assert_eq!(found.shortest, found.verdict.proven().is_some());
            let any = vcf.solve(&position, &Budget::default());
            assert_eq!(any.verdict.name(), found.verdict.name());
            assert!(!any.shortest || plies(&any.verdict) == plies(&found.verdict), "{}", show());
        }
        seen[0] += 1;
        seen[1] += usize::from(truth.is_some_and(|plies| plies > 1));
        seen[2] += usize::from(truth.is_some_and(|plies| plies > 5));
        // Cut in length, nothing else may be said than what is so.
        for within in 0..=deep {
            let budget = Budget { within: Some(within), ..Budget::default() };
            let mut vcf = Vcf::new(1 << dice.below(14));
            for found in [vcf.solve(&position, &budget), vcf.shortest(&position, &budget)] {
                let expected = truth.filter(|&plies| plies <= within);
                assert_eq!(plies(&found.verdict).is_some(), expected.is_some(), "{within} {}", show());
                match found.verdict {
                    Verdict::Proven(_) => assert!(plies(&found.verdict) >= expected),
                    Verdict::Disproven(_) => assert_eq!(truth, None, "{within} {}", show()),
                    Verdict::Unknown(limit) => assert_eq!(limit, Limit::Within),
                }
                if found.shortest {
                    assert_eq!(plies(&found.verdict), truth, "{within} {}", show());
                }
            }
        }
        // Cut in nodes, likewise; no more are counted than were allowed.
        for nodes in [0, 1, 2, total / 2, total.saturating_sub(1), total] {
            let budget = Budget { nodes: Some(nodes), ..Budget::default() };
            let found = Vcf::default().shortest(&position, &budget);
            assert!(found.nodes <= nodes);
            match found.verdict {
                Verdict::Proven(_) => assert!(truth.is_none_or(|truth| plies(&found.verdict) >= Some(truth))),
                Verdict::Disproven(_) => assert_eq!(truth, None, "{nodes} {}", show()),
                Verdict::Unknown(limit) => assert_eq!(limit, Limit::Nodes),
            }
            assert!(
                !found.shortest || truth.is_none() || plies(&found.verdict) == truth,
                "{nodes} {}",
                show()
            );
        }
        let all = kept[0].all(&position, &Budget::default());
        let wins = all.verdict.proven().map_or(&[][..], |all| &all.wins);
        for first in board.empties() {
            let won = wins.iter().find(|win| win.first().index() == first);
            let found = won.map(Attack::plies).filter(|&plies| plies <= deep);
            let truth = if board.over() { None } else { board.after_attack(first, side, deep) };
            assert_eq!(found, truth, "{} {}", Point::from_index(first), show());
        }
    }
    seen
}

