//! The moments of a reviewed game in a conversation: gone to, tried again, and left.

use yonsan::board::Position;
use yonsan::reply::{MomentTrouble, Reply, Trouble};
use yonsan::session::{Session, parse};

use crate::support::world::World;

/// Black overlooks a five at move 9.
const OVERLOOKED: &str = "h8a1i8a3j8a5k8l8o15a7";
/// White leaves a three open; Black wins.
const LOST: &str = "h8a1i8a15j8o1k8o15l8";

struct Talk(Session, World);

impl Talk {
    fn about(game: &str) -> Self {
        let mut talk = Self(Session::new(), World::default());
        talk.say(&format!("load {game}"));
        talk
    }

    fn say(&mut self, line: &str) -> Reply {
        self.0.respond(&parse(line).unwrap(), &mut self.1)
    }

    /// The number of moves on the board.
    fn made(&self) -> usize {
        self.0.position().moves().len()
    }

    fn position(&self) -> Position {
        self.0.position().clone()
    }
}

#[test]
fn moments_are_gone_to_one_after_the_other_and_by_number() {
    let mut talk = Talk::about(OVERLOOKED);
    assert!(matches!(talk.say("review-game"), Reply::Review(_)));
    assert!(matches!(talk.say("moment"), Reply::Moment(view) if view.ply == 7));
    assert_eq!(talk.made(), 6);
    assert!(matches!(talk.say("moment next"), Reply::Moment(view) if view.ply == 9));
    assert!(matches!(talk.say("moment"), Reply::Trouble(Trouble::Moment(MomentTrouble::NoMore))));
    assert!(matches!(talk.say("moment back"), Reply::Moment(view) if view.ply == 7));
    assert!(matches!(talk.say("moment 9"), Reply::Moment(view) if view.ply == 9));
    assert!(
        matches!(talk.say("moment 3"), Reply::Trouble(Trouble::Moment(MomentTrouble::None(3, plies))) if plies == [7, 9])
    );
    // The game is still whole.
    talk.say("forward");
    talk.say("forward");
    assert_eq!(talk.made(), 10);
    // Between the moments, the next one is the next from the board on.
    talk.say("goto 7");
    assert!(matches!(talk.say("moment"), Reply::Moment(view) if view.ply == 9));
}

#[test]
fn a_win_that_was_let_go_is_found_at_the_second_try() {
    let mut talk = Talk::about(OVERLOOKED);
    talk.say("moment 9");
    let game = talk.0.record().game().lines();
    assert!(matches!(talk.say("try"), Reply::Task(_)) && talk.0.is_grading());
    assert!(matches!(talk.say("goto 3"), Reply::Trouble(Trouble::PuzzleOpen)));
    assert!(matches!(talk.say("hint"), Reply::Hint { .. }));
    assert!(matches!(talk.say("o15"), Reply::Graded { grade, .. } if !grade.mark.keeps()));
    assert!(matches!(talk.say("g8"), Reply::Graded { grade, in_game: true, .. } if grade.decided));
    assert!(matches!(talk.say("quit try"), Reply::Node(_)));
    // The game has no variation from the try, and goes on.
    assert_eq!((talk.made(), talk.0.record().game().lines()), (8, game));
    talk.say("forward");
    assert_eq!(talk.made(), 9);
    // Leaving is taken back like a move.
    talk.say("undo");
    talk.say("undo");
    assert_eq!(talk.made(), 9);
    assert_eq!(talk.position().last_move().map(|point| point.to_string()).as_deref(), Some("g8"));
}

#[test]
fn undo_goes_back_from_a_try_to_the_game() {
    let mut talk = Talk::about(OVERLOOKED);
    talk.say("moment 7");
    let before = talk.position();
    talk.say("try");
    talk.say("k8");
    assert_eq!(talk.made(), 7);
    talk.say("undo");
    assert!(talk.0.is_grading());
    talk.say("undo");
    assert_eq!((talk.position(), talk.0.is_grading()), (before, false));
    assert!(matches!(talk.say("moment"), Reply::Moment(view) if view.ply == 9));
}

#[test]
fn a_try_is_begun_again_and_the_next_moment_follows_it() {
    let mut talk = Talk::about(OVERLOOKED);
    talk.say("moment 7");
    talk.say("try");
    talk.say("k8");
    assert!(matches!(talk.say("restart"), Reply::Task(_)));
    assert_eq!((talk.made(), talk.0.is_grading()), (6, true));
    assert!(matches!(talk.say("answer"), Reply::Finding(_)));
    assert!(matches!(talk.say("next"), Reply::Moment(view) if view.ply == 9));
    assert!(matches!(talk.say("next"), Reply::Task(_)), "outside a try, next is the next puzzle");
}

#[test]
fn the_last_escape_is_asked_for_as_a_defence() {
    let mut talk = Talk::about(LOST);
    let Reply::Review(view) = talk.say("review-game") else { panic!("a review") };
    let plies = view.review.plies();
    let escape = plies.into_iter().find(|ply| ply % 2 == 0).expect("a last escape of White's");
    talk.say(&format!("moment {escape}"));
    let played = view.review.game.moves()[escape - 1];
    assert!(matches!(talk.say("try"), Reply::Task(task) if task.puzzle.goal.kind.name() == "defend"));
    assert!(matches!(talk.say(&played.to_string()), Reply::Graded { grade, .. } if !grade.mark.keeps()));
    assert!(matches!(talk.say("g8"), Reply::Graded { grade, .. } if grade.mark.keeps()));
}

#[test]
fn without_moments_or_beside_them_it_is_said() {
    let mut talk = Talk::about("h8i9");
    assert!(matches!(talk.say("moment"), Reply::Trouble(Trouble::Moment(MomentTrouble::NoMore))));
    assert!(matches!(talk.say("try"), Reply::Trouble(Trouble::Moment(MomentTrouble::NotHere))));
    assert!(matches!(talk.say("quit try"), Reply::Trouble(Trouble::NoPuzzle)));
    let mut puzzle = Talk::about("vcf-0001");
    assert!(matches!(puzzle.say("moment"), Reply::Trouble(Trouble::PuzzleOpen)));
    assert!(puzzle.0.is_grading());
    // Another game has other moments.
    let mut talk = Talk::about(OVERLOOKED);
    talk.say("moment");
    talk.say("load h8i9");
    assert!(matches!(talk.say("moment"), Reply::Trouble(Trouble::Moment(MomentTrouble::NoMore))));
}
