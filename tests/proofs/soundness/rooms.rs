//! Compares all results of the searches on a room with the wins by the definition.

use yonsan::board::{Dice, Position};
use yonsan::solve::defend::{Fate, defend};
use yonsan::solve::{Attack, Budget, Class, Limit, Vcf, Verdict, Win, vct, win};

use super::bench::{Bench, outside_the_zone, picture, show};
use super::boards;
use super::room::{Moves, Room};
use crate::support::certificates::accepted;
use crate::support::positions::{nodes, within};

/// One room. It counts as telling when its win needs more than fours, or when there are threats that do not
/// win.
pub fn case(dice: &mut Dice, bench: &mut Bench) {
    let (position, mut room) = boards::telling_room(dice);
    let (Ok(vcf), Ok(vct)) = (room.shortest(Moves::Fours), room.shortest(Moves::Threats)) else {
        bench.tally.skipped += 1;
        return;
    };
    let truth = Truth { vcf, vct };
    let shown = show(&position);
    assert_eq!(
        room.five_points(),
        [position.to_move(), position.to_move().other()].map(|color| position.five_points(color)),
        "{shown}"
    );
    fours(&position, &truth, bench);
    let answer = vct::solve(&position, &Budget::default());
    bench.tally.said(&answer.verdict);
    match &answer.verdict {
        Verdict::Proven(win) => {
            assert!(truth.vct.is_some_and(|plies| win.plies() >= plies), "{shown}");
            assert_eq!(win.class == Class::Vcf, truth.vcf.is_some(), "{shown}");
            bench.accept(&position, win);
            assert!(room.won(Moves::Any) != Some(false), "{shown}");
            outside_the_zone(win, position.empties());
            bench.tally.telling += u64::from(win.class == Class::Vct);
        }
        Verdict::Disproven(class) => assert_eq!((*class, truth.vct), (Class::Vct, None), "{shown}"),
        Verdict::Unknown(limit) => panic!("{limit:?} in so small a room: {shown}"),
    }
    lengths(&position, &truth, answer.nodes, dice);
    for number in 0..bench.pictures {
        let image = picture(&position, if bench.pictures < 16 { dice.below(16) } else { number });
        let name = vct::solve(&image, &Budget::default()).verdict.name();
        assert_eq!(name, answer.verdict.name(), "{shown} {number}");
        bench.tally.pictures += 1;
    }
    if dice.below(4) == 0 {
        any_win(&position, &mut room, bench);
    }
    if dice.below(8) == 0 {
        defence(&position);
    }
}

/// The plies of the shortest wins.
struct Truth {
    vcf: Option<u16>,
    vct: Option<u16>,
}

fn fours(position: &Position, truth: &Truth, bench: &mut Bench) {
    let plies = |verdict: &Verdict<Attack>| verdict.proven().map(Attack::plies);
    for vcf in bench.kept.iter_mut().chain([&mut Vcf::default()]) {
        let answer = vcf.shortest(position, &Budget::default());
        assert!(!matches!(answer.verdict, Verdict::Unknown(_)));
        assert_eq!(plies(&answer.verdict), truth.vcf, "{}", show(position));
    }
}

/// Asserts that no result under limits on length and nodes contradicts the truth.
fn lengths(position: &Position, truth: &Truth, total: u64, dice: &mut Dice) {
    let shortest = vct::shortest(position, &Budget::default());
    assert_eq!(shortest.verdict.proven().map(Win::plies), truth.vct, "{}", show(position));
    assert_eq!(shortest.shortest, truth.vct.is_some(), "{}", show(position));
    for plies in 0..=truth.vct.unwrap_or(7) + 2 {
        let found = vct::solve(position, &within(plies)).verdict;
        let expected = truth.vct.filter(|&shortest| shortest <= plies);
        assert_eq!(found.proven().is_some(), expected.is_some(), "within {plies}: {}", show(position));
        match found {
            Verdict::Proven(win) => assert!(win.plies() <= plies && accepted(&win.certificate)),
            Verdict::Disproven(_) => assert_eq!(truth.vct, None, "within {plies}: {}", show(position)),
            Verdict::Unknown(limit) => assert_eq!(limit, Limit::Within),
        }
    }
    let few = [0, 1, total / 2, total.saturating_sub(1), dice.below(total as usize + 1) as u64];
    for limit in few {
        let found = vct::solve(position, &nodes(limit));
        assert!(found.nodes <= limit);
        match found.verdict {
            Verdict::Proven(win) => assert!(truth.vct.is_some() && accepted(&win.certificate)),
            Verdict::Disproven(_) => assert_eq!(truth.vct, None, "{limit} nodes: {}", show(position)),
            Verdict::Unknown(limit) => assert_eq!(limit, Limit::Nodes),
        }
    }
}

/// Asserts that a win with quiet moves is a true win, and that no such win is ever disproven.
fn any_win(position: &Position, room: &mut Room, bench: &mut Bench) {
    match win::solve(position, &nodes(800)).verdict {
        Verdict::Proven(win) => {
            bench.accept(position, &win);
            outside_the_zone(&win, position.empties());
            assert_ne!(room.won(Moves::Any), Some(false), "{}", show(position));
        }
        Verdict::Disproven(_) => panic!("nothing disproves a win: {}", show(position)),
        Verdict::Unknown(_) => {}
    }
}

/// Asserts that the result of every move of the threatened side is true.
fn defence(position: &Position) {
    let passed = position.with_turn(position.to_move().other());
    let said = defend(&passed, Class::Vct, &Budget::default());
    let won = |board: &Position| Room::new(board).won(Moves::Threats);
    assert_ne!(won(position), Some(said.threat.verdict.proven().is_none()), "{}", show(position));
    for (point, fate) in said.moves {
        let mut board = passed.clone();
        board.make(point).expect("a legal move");
        let Some(loses) = board.winner().map_or_else(|| won(&board), |_| Some(false)) else { continue };
        match fate {
            Fate::Loses(win) => assert!(loses && accepted(&win.certificate), "{point} {}", show(&passed)),
            Fate::Holds => assert!(!loses, "{point} {}", show(&passed)),
            Fate::Unknown(limit) => panic!("{limit:?} {point} {}", show(&passed)),
        }
    }
}
