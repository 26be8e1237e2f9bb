//! Tests of conversations whose replies misled new users in a trial of the program.

use yonsan::reply::{Done, LessonReply, Reply, Stands, Trouble};
use yonsan::session::parse;
use yonsan::solve::Class;
use yonsan::teach::puzzle;

use crate::support::world::{Talk, shown};

/// The number of stones on the board.
fn stones(talk: &Talk) -> usize {
    talk.session.position().count()
}

#[test]
fn undo_after_a_walk_that_went_back_takes_back_what_was_before_the_walk() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    talk.say("place black j5");
    let placed = stones(&talk);
    talk.say("solve");
    for line in ["step", "step", "back", "back"] {
        talk.say(line);
    }
    assert_eq!(stones(&talk), placed);
    assert!(matches!(talk.say("undo"), Reply::Changed(Done::Undone(made), _) if made.is_empty()));
    assert_eq!(stones(&talk), placed - 1);
    assert!(matches!(talk.say("undo"), Reply::Trouble(_)));
}

#[test]
fn undo_in_a_walk_leaves_it_for_the_board_on_which_it_began() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    let before = talk.session.position().clone();
    for line in ["solve", "step", "", "", "step 1"] {
        talk.say(line);
    }
    assert!(stones(&talk) > before.count());
    talk.say("undo");
    assert_eq!(*talk.session.position(), before);
    talk.say("redo");
    assert_eq!(stones(&talk), before.count() + 1);
}

#[test]
fn a_question_is_over_when_all_was_named_whatever_else_was_named() {
    for line in ["c3", "c3 h8", "h8 c3"] {
        let mut talk = Talk::new(&[]);
        for line in ["lesson fives-and-fours", "next", "next"] {
            talk.say(line);
        }
        // There is a stone on h8, which is no answer.
        let Reply::Lesson(LessonReply::Judged(view)) = talk.say(line) else { panic!("{line}") };
        assert!(matches!(view.stands, Stands::Over(_)), "{line}: {:?}", view.stands);
    }
}

#[test]
fn several_points_of_a_puzzle_may_stand_on_one_line() {
    let mut talk = Talk::new(&[]);
    talk.say("load find-all-0001");
    let Reply::Finding(all) = talk.say("solve --all") else { panic!("a finding") };
    let points: Vec<String> =
        all.all.as_ref().unwrap().wins.iter().map(|first| first.point().to_string()).collect();
    let [first, second, third] = &points[..] else { panic!("{points:?}") };

    let mut talk = Talk::new(&[]);
    talk.say("load find-all-0001");
    let reply = talk.say(&format!("{first} {second}"));
    assert!(matches!(&reply, Reply::Graded { found: Some((2, 3)), earlier, .. } if earlier.len() == 1));
    let told = shown(&reply);
    assert!([first, second].iter().all(|point| told.contains(&format!("+ {point}"))), "{told}");
    // A point that was found before is passed over, and a wrong one is told as when it stands alone.
    let wrong = shown(&talk.say(&format!("{first} a1 {third}")));
    assert!(wrong.contains("a1") && !wrong.contains(third.as_str()), "{wrong}");
    assert!(matches!(talk.say(&format!("{second} {first}")), Reply::Trouble(Trouble::FoundBefore(_))));
    assert!(shown(&talk.say(&format!("{first} {third}"))).contains("solved after 1 miss"));
    // Elsewhere a line holds one move.
    talk.say("load vcf-0001");
    assert!(matches!(talk.say("i8 i7"), Reply::Trouble(Trouble::OneMove(2))));
}

#[test]
fn hints_that_were_shown_stay_shown_when_the_puzzle_begins_again() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    let rung =
        |reply: Reply| if let Reply::Hint { number, .. } = reply { number } else { panic!("{reply:?}") };
    assert_eq!((rung(talk.say("hint")), rung(talk.say("hint"))), (1, 2));
    talk.say("restart");
    assert_eq!(rung(talk.say("hint")), 3);
    talk.say("i8");
    assert_eq!(rung(talk.say("hint")), 1);
    talk.say("undo");
    assert_eq!(rung(talk.say("hint")), 4);
}

#[test]
fn a_hint_in_a_game_does_not_speak_of_a_puzzle() {
    let mut talk = Talk::new(&[]);
    for line in ["load h8", "play"] {
        talk.say(line);
    }
    let reply = talk.say("hint");
    assert!(matches!(reply, Reply::Trouble(Trouble::NoHintsInGame)), "{reply:?}");
    // What it advises is there.
    for advice in ["move", "threats", "annotate"] {
        assert!(parse(advice).is_ok() && shown(&reply).contains(advice), "{advice}");
    }
}

#[test]
fn next_goes_on_with_a_walk_and_only_then_to_the_next_puzzle() {
    let mut talk = Talk::new(&[]);
    for line in ["load vcf-0001", "solve", "step"] {
        talk.say(line);
    }
    for at in 2..=5 {
        assert!(matches!(talk.say("next"), Reply::Step(view) if view.at == at), "{at}");
    }
    assert!(matches!(talk.say("next"), Reply::Task(_)));
    assert!(talk.session.is_grading());
}

#[test]
fn a_board_that_was_cleared_says_how_it_comes_back() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    let before = talk.session.position().clone();
    assert!(shown(&talk.say("clear")).contains("undo brings the stones back"));
    talk.say("undo");
    assert_eq!((*talk.session.position() == before, talk.session.is_grading()), (true, true));
}

#[test]
fn a_file_is_replaced_only_where_that_is_asked_for() {
    let mut talk = Talk::new(&[("there.sgf", "mine"), ("there.txt", "mine"), ("there.json", "mine")]);
    talk.say("load vcf-0001");
    talk.say("solve");
    for file in ["there.sgf", "there.txt", "there.json"] {
        let reply = talk.say(&format!("save {file}"));
        assert!(matches!(&reply, Reply::Trouble(Trouble::Exists(name)) if name == file), "{reply:?}");
        assert!(shown(&reply).contains("--force"));
        assert_eq!(talk.world.files[file], b"mine");
        assert!(!talk.say(&format!("save {file} --force")).is_trouble());
        assert_ne!(talk.world.files[file], b"mine");
    }
}

#[test]
fn a_moment_of_a_game_is_added_to_a_file_of_puzzles() {
    const GAME: &str = "load h8i7j8g8i8k8h9i10f7g6j9g9";
    let mut talk = Talk::new(&[("words.yaml", "# Mine.\n"), ("other.yaml", "a: 1\n")]);
    talk.say(GAME);
    let puzzles = |talk: &Talk, file: &str| {
        let text = String::from_utf8(talk.world.files[file].clone()).unwrap();
        puzzle::parse_all(&text).unwrap().into_iter().map(|puzzle| puzzle.id).collect::<Vec<_>>()
    };
    for (ply, file, ids) in [
        (11, "new.yaml", &["game-0011"][..]),
        (9, "new.yaml", &["game-0011", "game-0009"]),
        (11, "words.yaml", &["game-0011"]),
    ] {
        let reply = talk.say(&format!("review-game --puzzle {ply} --out {file}"));
        assert!(!reply.is_trouble(), "{reply:?}");
        assert_eq!(puzzles(&talk, file), ids);
    }
    assert!(talk.world.files["words.yaml"].starts_with(b"# Mine.\n"));
    // A puzzle that the file holds already is refused, and so is a file that holds something else than puzzles.
    let twice = talk.say("review-game --puzzle 9 --out new.yaml");
    assert!(matches!(&twice, Reply::Trouble(Trouble::PuzzleThere(_, id)) if id == "game-0009"), "{twice:?}");
    let other = talk.say("review-game --puzzle 9 --out other.yaml");
    assert!(matches!(&other, Reply::Trouble(Trouble::Exists(_))), "{other:?}");
    talk.say("load h8i7j8g8i8k8h9i10f7g6a1g9");
    talk.say("review-game --puzzle 11 --out new.yaml");
    assert_eq!(puzzles(&talk, "new.yaml").len(), 2, "the same position again");
    talk.say("review-game --puzzle 11 --out new.yaml --force");
    assert_eq!(puzzles(&talk, "new.yaml"), ["game-0011"]);
}

/// The stones of the win that a reply tells, in which a shorter one may exist or not.
fn told(reply: &Reply) -> (u16, bool) {
    match reply {
        Reply::Tree(view) => (view.win().stones(), view.finding.shortest),
        Reply::Step(view) => (view.of.div_ceil(2) as u16, !view.may_be_shorter),
        Reply::Why(view) => (view.line.len().div_ceil(2) as u16, !view.may_be_shorter),
        Reply::Finding(found) => (found.verdict.proven().unwrap().stones(), found.shortest),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_teaches_tells_the_same_length_everywhere_and_a_short_one() {
    const BOARD: &str = "load B:h8i8j9,W:h9,b";
    let mut first = Talk::new(&[]);
    first.say(BOARD);
    // The first proof that is found has nine stones.
    assert_eq!(told(&first.say("solve vct")).0, 9);
    let mut lengths = Vec::new();
    for line in ["why", "tree", "step"] {
        let mut talk = Talk::new(&[]);
        talk.say(BOARD);
        lengths.push(told(&talk.say(line)));
    }
    assert!(lengths.iter().all(|length| *length == lengths[0]), "{lengths:?}");
    assert!(lengths[0].0 < 9, "{lengths:?}");
    // With a limit of its own a search does only what it is asked for.
    let mut talk = Talk::new(&[]);
    talk.say(BOARD);
    let limited = talk.say("why --nodes 3000");
    assert_eq!(told(&limited), (9, false));
    assert!(shown(&limited).contains("A shorter win may exist"));
}

#[test]
fn solve_without_a_class_tries_fours_and_then_threats() {
    let mut talk = Talk::new(&[]);
    talk.say("load B:h8i8j9,W:h9,b");
    let reply = talk.say("solve");
    let Reply::Finding(found) = &reply else { panic!("{reply:?}") };
    assert_eq!((found.goal, found.tried), (Class::Vct, Some(Class::Vcf)));
    assert!(found.verdict.proven().is_some());
    assert!(shown(&reply).contains("Tried first: fours alone"));
    // A class that is asked for is the only one; and where fours win, threats are not tried.
    for (board, line) in [("load B:h8i8j9,W:h9,b", "solve vcf"), ("load h8a1i8a3j8a5", "solve")] {
        talk.say(board);
        let Reply::Finding(found) = talk.say(line) else { panic!("{line}") };
        assert_eq!((found.goal, found.tried), (Class::Vcf, None));
    }
}
