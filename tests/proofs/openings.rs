//! What is said of the named openings under renju is searched for again, as far as that takes little time.

use yonsan::board::{Color, Rule};
use yonsan::check;
use yonsan::solve::{Class, Solver, Verdict};
use yonsan::strategy::renju_openings;

#[test]
fn white_has_no_win_by_threats_after_any_of_them() {
    assert_eq!(renju_openings().len(), 26);
    for known in renju_openings() {
        let answer = Solver::new(Class::Vct).solve(&known.opening.position(Rule::Renju));
        assert!(matches!(answer.verdict, Verdict::Disproven(_)), "{}", known.opening.name);
    }
}

#[test]
fn a_pass_loses_within_the_plies_that_are_stated() {
    let cheap: Vec<_> = renju_openings().iter().filter(|known| known.pass_nodes < 50_000).collect();
    assert!(cheap.len() >= 5);
    for known in cheap {
        let passed = known.opening.position(Rule::Renju).with_turn(Color::Black);
        let win = Solver::new(Class::Win)
            .nodes(2_000_000)
            .within(known.pass_plies)
            .solve(&passed)
            .into_proven()
            .unwrap();
        assert!(win.plies() <= known.pass_plies, "{}: {}", known.opening.name, win.plies());
        check::verify(win.certificate()).unwrap();
    }
}
