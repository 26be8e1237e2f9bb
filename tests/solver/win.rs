//! Tests of wins with a quiet move, and of the zone of a win.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use yonsan::board::{Canonical, Point, Position, Rule, notation};
use yonsan::play;
use yonsan::solve::win::{Decided, Effort, Experience, Known};
use yonsan::solve::{
    Budget, Class, Compared, Guide, GuideLimits, KnownWin, KnownWins, Limit, Verdict, Win, goal, vct, win,
    zone,
};
use yonsan::strategy;

use crate::support::certificates::{accepted, with_defender};
use crate::support::positions::{claim, freestyle, nodes, point};

#[test]
fn a_win_by_a_quiet_move_is_proven_with_its_certificate() {
    let position = claim("T0g17p6");
    assert_eq!(vct::solve(&position, &nodes(300_000)).verdict, Verdict::Disproven(Class::Vct));
    let answer = win::solve(&position, &nodes(600_000));
    let found = answer.verdict.proven().expect("a win with a quiet move");
    assert_eq!(found.class, Class::Win);
    assert!(accepted(&found.certificate));
    let mut board = position.clone();
    found.line.iter().for_each(|&point| board.make(point).unwrap());
    assert_eq!(board.winner(), Some(position.to_move()));
    let again = win::solve(&position, &nodes(600_000));
    assert_eq!((again.nodes, again.verdict.proven()), (answer.nodes, Some(found)), "the same every time");
}

#[test]
fn what_vct_proves_is_a_win_in_its_own_class_and_nothing_is_disproven() {
    let answer = win::solve(&claim("T0g46p13"), &nodes(100_000));
    assert_eq!(answer.verdict.proven().map(|win| win.class), Some(Class::Vct));
    let opening = freestyle("h8h9");
    assert_eq!(win::solve(&opening, &nodes(30_000)).verdict, Verdict::Unknown(Limit::Nodes));
    let stopped = nodes(1_000_000);
    stopped.stop.raise();
    assert_eq!(win::solve(&opening, &stopped).verdict, Verdict::Unknown(Limit::Interrupted));
}

#[test]
fn a_bound_of_plies_is_kept_and_only_the_least_are_looked_through() {
    let (mut proven, mut quiet) = (0, 0);
    for id in ["T0g17p6", "T0g46p13", "T1g1p20"] {
        let position = claim(id);
        let within = |plies| Budget { within: Some(plies), ..nodes(600_000) };
        let free = win::solve(&position, &nodes(600_000));
        let plies = free.verdict.proven().expect("a win").plies();
        for most in [plies, plies - 2, plies - 4, 9, 7] {
            let answer = win::solve(&position, &within(most));
            match answer.verdict {
                Verdict::Proven(win) => {
                    assert!(win.plies() <= most && accepted(&win.certificate), "{id} within {most}");
                    proven += 1;
                    quiet += usize::from(win.class == Class::Win);
                }
                verdict => assert_eq!(verdict, Verdict::Unknown(Limit::Nodes), "{id} within {most}"),
            }
        }
        assert_eq!(win::solve(&position, &within(5)).verdict, Verdict::Unknown(Limit::Within), "{id}");
    }
    assert!(proven > 3 && quiet > 1, "{proven} proven, {quiet} with a quiet move");
}

/// In these positions there is a quiet move whose threat alone takes as many plies as the whole win may take, and every reply
/// that touches it loses sooner.
#[test]
fn a_threat_must_be_carried_out_within_the_bound_too() {
    for (moves, rule, most) in [
        ("h8f8j7f7h7h6i6g7e9g8g9i5j4f5f4", Rule::Standard, 7),
        ("h8f8j6g8k6g9g7i9i6h6e7h9f9i7g5", Rule::Freestyle, 9),
    ] {
        let position = notation::parse(moves, rule).unwrap();
        let longer = win::solve(&position, &Budget { within: Some(most + 2), ..nodes(40_000) });
        assert_eq!(longer.verdict.proven().map(Win::plies), Some(most + 2));
        let answer = win::solve(&position, &Budget { within: Some(most), ..nodes(40_000) });
        assert_eq!(answer.verdict, Verdict::Unknown(Limit::Nodes), "{moves}");
    }
}

#[test]
fn a_stone_outside_the_zone_spoils_nothing() {
    let (mut outside, mut spoiling) = (0, 0);
    for id in ["T0g46p13", "T0g35p17", "T0g26p20", "T0g85p13", "T1g1p20", "T1g24p12", "T1g0p19", "T0g24p7"] {
        let position = claim(id);
        let answer = vct::solve(&position, &nodes(100_000));
        let win = answer.verdict.proven().expect("a VCT");
        let zone = zone::of(&win.certificate);
        for point in position.empties() {
            let certificate = with_defender(&win.certificate, point).expect("a possible position");
            let holds = certificate.form().is_ok() && accepted(&certificate);
            if zone.contains(point) {
                spoiling += usize::from(!holds);
            } else {
                assert!(holds, "{id}: {point} is outside the zone and spoils the proof");
                outside += 1;
            }
        }
    }
    assert!(outside > 500 && spoiling > 50, "{outside} outside, {spoiling} spoil");
}

/// The quiet moves by which the side to move wins, within this many nodes.
fn decide(position: &Position, most: u64, known: Known) -> Decided {
    let effort = Effort { first: 1_000, again: 7_000, trusting: false };
    win::decisions(position, &nodes(most), effort, &mut Experience::default(), known)
}

#[test]
fn what_is_won_leaves_nothing_to_be_done_and_what_is_not_does() {
    let won = decide(&claim("T0g17p6"), 600_000, Known::NOTHING);
    assert_eq!(won.won, Ok(()));
    assert!(won.left <= 0.0, "{}", won.left);
    let open = decide(&freestyle("h8h9"), 30_000, Known::NOTHING);
    assert_eq!(open.won, Err(Limit::Nodes));
    assert!(open.left > 0.0, "{}", open.left);
}

#[test]
fn stones_that_lie_elsewhere_take_no_room_from_a_bound() {
    let edges = ["h5j9g8a1a5a9a13o3o7o11o15", "j5j11k8a3a7a11a15o1o5o9o13"];
    let position = freestyle(&format!("B:{},W:{},b", edges[0], edges[1]));
    let free = win::solve(&position, &nodes(600_000)).verdict;
    let free = free.proven().expect("a win with a quiet move");
    assert_eq!(free.class, Class::Win);
    let within = Budget { within: Some(free.plies()), ..nodes(600_000) };
    let bound = win::solve(&position, &within).verdict;
    let bound = bound.proven().expect("the same win, or a shorter one");
    assert!(bound.plies() <= free.plies() && accepted(&bound.certificate));
}

#[test]
fn full_memory_is_told_apart_from_other_limits() {
    let position = freestyle("h8j9h7i10");
    let effort = Effort { first: 50, again: 100, trusting: false };
    let [little, more] = [200_000, 400_000].map(|memory| {
        let budget = Budget { memory, ..nodes(600_000) };
        win::decisions(&position, &budget, effort, &mut Experience::default(), Known::NOTHING)
    });
    assert_eq!((little.won, more.won), (Err(Limit::Memory), Err(Limit::Memory)));
    assert!(little.nodes < more.nodes, "{} and {} nodes", little.nodes, more.nodes);
}

/// A graph that does not fit into the memory ends one of the searches of a round, not all rounds.
#[test]
fn full_memory_does_not_end_the_rounds() {
    let position = freestyle("h8j9h7i10");
    let budget = Budget { memory: 20_000, ..nodes(600_000) };
    let answer = win::solve(&position, &budget);
    assert_eq!(answer.verdict, Verdict::Unknown(Limit::Nodes));
    assert!(answer.nodes >= 600_000, "{}", answer.nodes);
}

#[test]
fn a_move_that_is_thought_likely_is_one_of_many() {
    let corner = point("a1");
    let known = Known { likely: &|_| Some(corner), ..Known::NOTHING };
    let decided = decide(&claim("T0g17p6"), 600_000, known);
    assert_eq!(decided.won, Ok(()));
    assert!(decided.decisions.iter().all(|(_, attack)| *attack != corner));
}

#[test]
fn what_is_decided_is_proven_along_its_moves() {
    let position = claim("T0g17p6");
    let first = decide(&position, 600_000, Known::NOTHING);
    let turned = |(position, attack): &(Position, Point)| {
        let (canonical, symmetry) = Canonical::of(position);
        (canonical, symmetry.apply(*attack))
    };
    let moves: HashMap<Canonical, Point> = first.decisions.iter().map(turned).collect();
    let known = |position: &Position| {
        let (canonical, symmetry) = Canonical::of(position);
        moves.get(&canonical).map(|&attack| symmetry.inverse().apply(attack))
    };
    let again = decide(&position, 600_000, Known { decided: &known, ..Known::NOTHING });
    assert_eq!((first.won, again.won), (Ok(()), Ok(())));
    assert!(again.nodes < first.nodes, "{} and {} nodes", again.nodes, first.nodes);
    assert!(again.decisions.iter().all(|(position, attack)| known(position) == Some(*attack)));
}

#[test]
fn the_shortest_by_threats_is_the_shortest_of_all_up_to_seven_plies() {
    // An open three, two open threes at once, and claims of seven and nine plies.
    let made = ["B:f8g8h8,W:a1a15o1,b", "B:g8h8i9i10,W:a1a15o1o15,b"];
    let made = made.map(freestyle);
    let positions = made.into_iter().chain(["T0g85p13", "T0g26p20"].map(claim));
    for (position, plies) in positions.zip([3, 5, 7, 9]) {
        let threats = goal::shortest(Class::Vct, &position, &nodes(600_000));
        assert_eq!(threats.verdict.proven().map(Win::plies), Some(plies));
        assert!(threats.shortest);
        let any = goal::shortest(Class::Win, &position, &nodes(600_000));
        assert_eq!(any.verdict.proven().map(Win::plies), Some(plies));
        assert_eq!(any.shortest, plies <= 7, "{plies} plies");
        assert_eq!(vct::solve(&position, &nodes(600_000)).shortest, plies <= 3, "{plies} plies");
        let first = win::solve(&position, &nodes(600_000));
        assert_eq!(first.shortest, plies <= 3, "{plies} plies");
        let rest = goal::shortest(Class::Vct, &position, &nodes(600_000 - first.nodes));
        assert_eq!(any.nodes, first.nodes + rest.nodes, "{plies} plies");
    }
}

#[test]
fn time_that_is_left_changes_nothing() {
    let position = claim("T0g17p6");
    let timed = |time| win::solve(&position, &Budget { time: Some(time), ..nodes(600_000) }).verdict;
    assert_eq!(timed(Duration::ZERO), Verdict::Unknown(Limit::Time));
    assert_eq!(timed(Duration::from_secs(3600)), win::solve(&position, &nodes(600_000)).verdict);
}

/// A position of a game in which an engine claimed a win in 21 plies.
const CLAIMED: &str = "standard h8i9j7j9j10i10i7k7k8i11i8j8h10";

#[test]
fn with_a_guide_a_win_is_proven_that_is_not_found_without() {
    let position: Position = CLAIMED.parse().unwrap();
    assert_eq!(win::solve(&position, &nodes(600_000)).verdict, Verdict::Unknown(Limit::Nodes));
    let guided = Budget { guide: Some(play::guide), ..nodes(600_000) };
    let answer = win::solve(&position, &guided);
    let found = answer.verdict.proven().expect("a win");
    assert!(accepted(&found.certificate) && answer.nodes <= 600_000);
    assert_eq!(win::solve(&position, &guided).nodes, answer.nodes, "the same every time");
}

/// A VCT of 15,000 nodes is missed by the first look for one, and found by the second, before a guide is asked.
#[test]
fn a_vct_is_looked_for_twice_in_the_first_round() {
    let position = freestyle("k9j9e10h7i8h8h10i7j7g9j6i9h9g10k6l5k8k5i6e11f10h5h6l6n8");
    for threads in [1, 2] {
        let guided = Budget { guide: Some(play::guide), threads, ..nodes(250_000) };
        let answer = win::solve(&position, &guided);
        assert!(accepted(&answer.verdict.proven().expect("a win").certificate));
        assert!(threads > 1 || (60_000..=110_000).contains(&answer.nodes), "{}", answer.nodes);
    }
}

/// What one search does not see is put together from the searches of many positions.
#[test]
fn an_opening_is_won_by_many_small_searches() {
    let position = freestyle("h8i8i7k6");
    let guided = Budget { guide: Some(play::guide), ..nodes(1_500_000) };
    let answer = win::solve(&position, &guided);
    let found = answer.verdict.proven().expect("a win");
    assert!(
        accepted(&found.certificate) && (900_000..=1_500_000).contains(&answer.nodes),
        "{}",
        answer.nodes
    );
    // The searches inside keep to a bound of plies as well.
    let within = Budget { within: Some(found.plies() - 2), ..guided };
    if let Verdict::Proven(win) = win::solve(&position, &within).verdict {
        assert!(win.plies() + 2 <= found.plies() && accepted(&win.certificate));
    }
}

/// A tree knows the moves of openings that take millions of nodes without it; what follows from them is proven.
#[test]
fn what_is_known_to_win_is_proven_like_any_other_win() {
    // The second is the first as stones without an order, mirrored.
    let openings = ["freestyle h8i8i7g7", "freestyle B:h8g7,W:g8i7,b", "standard h8i9i7h6"];
    for opening in openings.map(|opening| opening.parse::<Position>().unwrap()) {
        let known = Budget { known: Some(strategy::shipped_win), ..nodes(400_000) };
        let KnownWin { point, plies } = strategy::shipped_win(&opening).expect("a move of the tree");
        let answer = win::solve(&opening, &known);
        let found = answer.verdict.proven().unwrap_or_else(|| panic!("{opening}: {:?}", answer.verdict));
        assert_eq!(found.first(), point, "{opening}");
        assert!(accepted(&found.certificate) && answer.nodes <= 400_000, "{opening}");
        assert!(found.plies() <= plies, "{opening}: {} plies", found.plies());
        let alone = win::solve(&opening, &Budget { known: None, ..known.clone() });
        assert_eq!(alone.verdict, Verdict::Unknown(Limit::Nodes), "{opening}");
        let within = win::solve(&opening, &Budget { within: Some(plies - 1), ..known });
        assert_eq!(within.verdict, Verdict::Unknown(Limit::Nodes), "{opening}");
    }
}

#[test]
fn wrong_knowledge_proves_nothing() {
    let wrong: [KnownWins; 2] = [
        |position| position.empties().next().map(|point| KnownWin { point, plies: 1 }),
        |position| position.last_move().map(|point| KnownWin { point, plies: 1 }),
    ];
    for known in wrong.map(Some) {
        let answer = win::solve(&claim("T0g17p6"), &Budget { known, ..nodes(1_000_000) });
        assert!(accepted(&answer.verdict.proven().expect("a win all the same").certificate));
        for within in [None, Some(9)] {
            let none = win::solve(&freestyle("h8h9"), &Budget { known, within, ..nodes(150_000) });
            assert_eq!(none.verdict, Verdict::Unknown(Limit::Nodes));
        }
    }
}

/// On several threads the same is proven, perhaps by another win, and the nodes stay within their limit.
#[test]
fn several_threads_prove_what_one_proves() {
    let guided = Budget { guide: Some(play::guide), ..nodes(900_000) };
    for text in [CLAIMED, "freestyle h8j9h7i10g6", "standard B:h8,W:c3d3e3f3,b"] {
        let position: Position = text.parse().unwrap();
        let won = win::solve(&position, &guided).verdict.proven().is_some();
        for (threads, guide) in [(2, guided.guide), (5, guided.guide), (3, None), (usize::MAX, None)] {
            let answer = win::solve(&position, &Budget { threads, guide, ..guided.clone() });
            match answer.verdict.proven() {
                Some(win) => assert!(won && accepted(&win.certificate), "{text} on {threads}"),
                None => assert!(!won || guide.is_none(), "{text} on {threads}: {:?}", answer.verdict),
            }
            // Each of the two searches counts one for a round, and a thread's last search may end with one more.
            let most = 900_000 + 10 * threads.min(256) as u64;
            assert!(answer.nodes <= most, "{text} on {threads}: {}", answer.nodes);
        }
    }
    let stopped = Budget { threads: 4, guide: Some(play::guide), ..Budget::default() };
    stopped.stop.raise();
    let answer = win::solve(&CLAIMED.parse().unwrap(), &stopped);
    assert_eq!(answer.verdict, Verdict::Unknown(Limit::Interrupted));
    assert!(answer.nodes < 100 && stopped.stop.is_raised());
}

/// A guide that claims a win in every position, by a move that is seldom good and not always possible.
struct Liar;

impl Guide for Liar {
    fn winning_move(&self, position: &Position) -> Option<Point> {
        if position.count().is_multiple_of(3) { position.last_move() } else { position.empties().next() }
    }

    fn compare(&self, position: &Position, _: GuideLimits) -> Compared {
        let moves: Vec<Point> = position.empties().collect();
        Compared { moves, value: 30_000, wins: true, nodes: 1 }
    }
}

/// The number of times that an [`Enthusiast`] was asked about the root.
static ASKED: AtomicUsize = AtomicUsize::new(0);

/// A guide that claims a win at the root only, by a move that makes an open three.
struct Enthusiast;

impl Guide for Enthusiast {
    fn winning_move(&self, _: &Position) -> Option<Point> {
        None
    }

    fn compare(&self, position: &Position, _: GuideLimits) -> Compared {
        let wins = position.count() == 4;
        ASKED.fetch_add(usize::from(wins), Ordering::Relaxed);
        Compared { moves: vec!["g9".parse().unwrap()], value: 0, wins, nodes: 1 }
    }
}

/// From the second round on a claim that is not proven is tried in the other way at once.
#[test]
fn a_claim_that_is_not_proven_is_tried_in_both_ways() {
    let position = freestyle("h8i8i7j6");
    let guided = |most| Budget { guide: Some(|_| Box::new(Enthusiast)), ..nodes(most) };
    for (most, asked) in [(150_000, 1), (650_000, 2), (1_000_000, 3)] {
        ASKED.store(0, Ordering::Relaxed);
        let answer = win::solve(&position, &guided(most));
        assert_eq!(answer.verdict, Verdict::Unknown(Limit::Nodes));
        assert_eq!(ASKED.load(Ordering::Relaxed), asked, "{most} nodes");
    }
}

#[test]
fn a_guide_that_lies_makes_no_win_of_what_is_none() {
    for id in ["T0g17p6", "T1g1p20"] {
        let liar: Budget = Budget { guide: Some(|_| Box::new(Liar)), ..nodes(1_000_000) };
        let answer = win::solve(&claim(id), &liar);
        assert!(accepted(&answer.verdict.proven().expect("a win all the same").certificate), "{id}");
    }
    // White makes a five next, wherever Black plays: the search ends by itself.
    let over = freestyle("B:h8,W:c3d3e3f3,b");
    let guided =
        Budget { guide: Some(play::guide), time: Some(Duration::from_secs(20)), ..Budget::default() };
    let answer = win::solve(&over, &guided);
    assert!(answer.verdict.proven().is_none() && answer.time < Duration::from_secs(10));
    let liar = Budget { guide: Some(|_| Box::new(Liar)), ..nodes(150_000) };
    assert_eq!(win::solve(&freestyle("h8h9"), &liar).verdict, Verdict::Unknown(Limit::Nodes));
}
