//! Three replies to which a published solution under the standard rule has no answer: after each there is no win by
//! threats, and a quiet move wins. The certificates were made by this program.

use yonsan::board::{Point, PointSet, Position, Rule, Symmetry, notation};
use yonsan::check;
use yonsan::proof::Certificate;
use yonsan::solve::defend::{self, Fate};
use yonsan::solve::{Budget, Class, Verdict, vct};
use yonsan::strategy::{codec, shipped};
use yonsan::teach::explain::{MoveKind, explain_move};
use yonsan::teach::lesson::library;

/// The plies within which every line of the published solution is to end, the first stone included.
const PUBLISHED: usize = 35;

struct Hole {
    /// The moves up to the reply that was missed.
    moves: &'static str,
    /// The replies that have an answer of their own there in the published file.
    answered: &'static str,
    /// The certificate of Black's win after it.
    proof: &'static str,
    /// Its first move.
    quiet: &'static str,
    /// The plies of the whole game, from the first stone to the five, at the most.
    plies: usize,
}

const HOLES: [Hole; 3] = [
    Hole {
        moves: "h8i9g9i7g10e13",
        answered: "d10 f10 e10 h10 g11 f12 f11 e12 i11 i10 h11 g12 l10 j4 j7 j8 h6 f4 h7 f7 h9 f8 f9 i5 k7 i6 k8 k9 g5 i8 g6 g7 \
                   e5 g8 e6 e7 e8 e9",
        proof: include_str!("../data/holes/e13.json"),
        quiet: "h10",
        plies: 27,
    },
    Hole {
        moves: "h8i8i7f6h9f9i9f7",
        answered: "f5 f8 h10",
        proof: include_str!("../data/holes/f7.json"),
        quiet: "f8",
        plies: 25,
    },
    Hole {
        moves: "h8j10g9g8h7j7g7j9",
        answered: "h6 j8 j11",
        proof: include_str!("../data/holes/j9.json"),
        quiet: "j8",
        plies: 25,
    },
];

impl Hole {
    fn position(&self) -> Position {
        notation::parse(self.moves, Rule::Standard).unwrap()
    }

    fn certificate(&self) -> Certificate {
        self.proof.parse().unwrap()
    }

    fn quiet(&self) -> Point {
        self.quiet.parse().unwrap()
    }
}

#[test]
fn no_run_of_threats_wins_there() {
    for hole in &HOLES {
        let position = hole.position();
        for symmetry in [Symmetry::ALL[0], Symmetry::ALL[5]] {
            let verdict = vct::solve(&position.picture(symmetry), &Budget::default()).verdict;
            assert!(matches!(verdict, Verdict::Disproven(_)), "{}: {}", hole.moves, verdict.name());
        }
    }
}

#[test]
fn a_quiet_move_wins_and_the_checker_accepts_it() {
    for hole in &HOLES {
        let (position, certificate) = (hole.position(), hole.certificate());
        assert_eq!(notation::write_setup(&certificate.position), notation::write_setup(&position));
        assert_eq!(certificate.position.rule(), Rule::Standard);
        check::verify(&certificate).unwrap();
        let first = certificate.nodes[certificate.root].attack;
        assert_eq!(first, hole.quiet());
        let reason = explain_move(&position, first);
        assert!(reason.kind == MoveKind::Quiet && reason.threes.is_empty(), "{}: {reason:?}", hole.moves);
        let plies = certificate.longest_line().len();
        assert_eq!(position.count() + plies, hole.plies, "{}", hole.moves);
        assert!(hole.plies <= PUBLISHED);
    }
}

#[test]
fn the_checker_refuses_the_same_without_the_quiet_move_or_with_an_answer_less() {
    for hole in &HOLES {
        let whole = hole.certificate();
        let corner: Point = "a1".parse().unwrap();
        let mut idle = whole.clone();
        idle.nodes[idle.root].attack = corner;
        assert!(check::verify(&idle).is_err(), "{}", hole.moves);
        let mut less = whole.clone();
        less.nodes[whole.root].otherwise = None;
        less.nodes[whole.root].replies.pop_last();
        assert!(check::verify(&less).is_err(), "{}", hole.moves);
    }
}

#[test]
fn the_reply_is_the_only_one_that_holds_and_has_no_answer() {
    for hole in &HOLES {
        let mut position = hole.position();
        let missed = position.undo().unwrap();
        let defence = defend::defend(&position, Class::Vct, &Budget::default());
        assert!(defence.moves.iter().all(|(_, fate)| !matches!(fate, Fate::Unknown(_))), "{}", hole.moves);
        let answered: PointSet = notation::points(hole.answered).unwrap().into_iter().collect();
        let left: Vec<Point> = defence.holding().filter(|&point| !answered.contains(point)).collect();
        assert_eq!(left, [missed], "{}", hole.moves);
        let holding = defence.holding().count();
        assert_eq!(holding, if hole.moves.ends_with("e13") { 26 } else { 1 });
    }
}

#[test]
fn the_lesson_tells_of_them_and_of_the_trees_what_is_so() {
    let lesson = library::find("solved").unwrap();
    let all: String =
        lesson.steps.iter().map(|step| step.text.in_language("en")).collect::<Vec<_>>().join(" ");
    for hole in &HOLES {
        let after = hole.position().after(&[hole.quiet()]).unwrap();
        let told = lesson.steps.iter().find(|step| step.board.as_ref().is_some_and(|b| b.position == after));
        let plies = format!("takes {} moves", hole.plies);
        assert!(
            told.is_some_and(|step| step.text.in_language("en").contains(&plies)),
            "{}: {plies}",
            hole.moves
        );
    }
    for rule in [Rule::Freestyle, Rule::Standard] {
        let tree = shipped(rule);
        let thousands = format!("{},000", (tree.len() + 500) / 1000);
        assert!(all.contains(&thousands), "{thousands}");
        assert!(codec::encode(tree).len() < 100_000);
    }
    let longest = shipped(Rule::Standard).longest.unwrap();
    assert_eq!(usize::from(longest), PUBLISHED);
    assert!(all.contains(&format!("came to {longest} as well")));
}
