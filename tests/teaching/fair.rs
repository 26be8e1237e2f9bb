//! Fair practice: what is said of a wrong move, and what help costs.

use std::collections::BTreeMap;

use yonsan::board::{Point, Position};
use yonsan::reply::{Reply, Upcoming};
use yonsan::teach::puzzle::{GoalKind, library};

use crate::support::world::{Talk, shown};

/// The points that a text names.
fn named(text: &str) -> Vec<Point> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// The empty points near the stones.
fn near(position: &Position) -> Vec<Point> {
    let near = |point: &Point| {
        let far = |other: Point| point.x().abs_diff(other.x()).max(point.y().abs_diff(other.y()));
        Point::all().any(|other| !position.is_empty(other) && far(other) <= 2)
    };
    position.empties().filter(near).collect()
}

#[test]
fn the_first_wrong_move_is_not_answered_by_the_right_one() {
    let mut tried = BTreeMap::new();
    for puzzle in library::puzzles().iter().filter(|puzzle| puzzle.goal.kind != GoalKind::None) {
        let count = tried.entry(puzzle.goal.kind.name()).or_insert(0);
        if *count >= 4 {
            continue;
        }
        let mut talk = Talk::new(&[]);
        let wrong = near(&puzzle.position).into_iter().step_by(3).take(8).find_map(|point| {
            talk.say(&format!("load {}", puzzle.id));
            let reply = talk.say(&point.to_string());
            matches!(reply, Reply::Graded { veiled: true, .. }).then(|| (shown(&reply), point))
        });
        let Some((told, point)) = wrong else { continue };
        *count += 1;
        // No point is named but the one that was played.
        assert!(named(&told).into_iter().all(|other| other == point), "{}: {told}", puzzle.id);
        assert!(told.contains("whynot"), "{told}");
        // Asked for, or after another wrong move, the refutation is told.
        let asked = talk.say("whynot");
        let Reply::Graded { veiled: false, hints: 1, misses: 1, .. } = asked else { panic!("{asked:?}") };
        assert!(matches!(talk.say("whynot"), Reply::Graded { hints: 1, .. }), "it costs once");
        assert!(matches!(talk.say(&point.to_string()), Reply::Graded { veiled: false, misses: 2, .. }));
    }
    assert!(tried.len() >= 6 && tried.values().all(|&count| count >= 1), "{tried:?}");
}

#[test]
fn the_answer_of_practice_is_shown_on_the_second_asking() {
    for ask in
        ["answer", "solve", "why", "step", "tree", "pillars", "move", "defend", "whynot a1", "export html -"]
    {
        let mut talk = Talk::new(&[]);
        talk.practice("train --kind vcf --seed 1");
        let start = talk.session.position().clone();
        let asked = shown(&talk.say(ask));
        assert!(asked.contains("--yes") && asked.contains("not solved"), "{asked}");
        assert!(named(&asked).is_empty() && talk.session.is_grading(), "{asked}");
        // Another command comes between: it is asked again.
        talk.say("hint");
        assert!(shown(&talk.say(ask)).contains("--yes"), "{ask}");
        assert!(talk.attempts().is_empty());
        talk.say(ask);
        let ended = talk.attempts();
        assert_eq!(ended.len(), 1, "{ask}: {ended:?}");
        assert!(ended.iter().all(|attempt| !attempt.solved));
        assert_eq!(*talk.session.position() == start, ask != "step", "{ask}");
    }
    let mut talk = Talk::new(&[]);
    talk.practice("train --kind vcf --seed 1");
    assert!(!talk.closed("answer --yes").attempt.solved);
    // What the opponent would do is no answer.
    talk.practice("next");
    let other = talk.session.position().to_move().other().name();
    assert!(!shown(&talk.say(&format!("solve --side {other}"))).contains("--yes"));
    assert!(talk.session.is_grading());
}

#[test]
fn a_suggested_move_is_confirmed_in_every_open_puzzle() {
    let mut talk = Talk::new(&[]);
    talk.say("load vcf-0001");
    assert!(named(&shown(&talk.say("move"))).is_empty());
    assert!(matches!(talk.say("move"), Reply::Suggested(_)));
    talk.say("load vcf-0001");
    assert!(matches!(talk.say("move --yes"), Reply::Suggested(_)));
    assert!(matches!(talk.say("move"), Reply::Suggested(_)), "the puzzle is no longer open");
}

#[test]
fn looking_at_values_is_help_and_says_so_once() {
    let mut talk = Talk::new(&[]);
    talk.practice("train --kind vcf --seed 1");
    let said = ["annotate", "cell h8", "threats", "shapes", "key", "cell i8", "wincheck"];
    let told: Vec<bool> = said.map(|line| shown(&talk.say(line)).contains("counts as help")).to_vec();
    assert_eq!(told, [true, false, false, false, false, false, false]);
    assert!(talk.session.is_grading(), "the puzzle goes on");
    for free in ["show", "last", "scan row 8", "stats", "help"] {
        talk.say(free);
    }
    let closed = talk.solve();
    assert_eq!((closed.attempt.hints, closed.attempt.solved), (6, true));
    assert!(closed.attempt.score < 0.4, "{}", closed.attempt.score);
    // Outside practice nothing is counted.
    talk.say("load vcf-0001");
    assert!(!shown(&talk.say("annotate")).contains("counts as help"));
}

#[test]
fn five_puzzles_place_the_solver_before_a_rating_is_shown() {
    let mut talk = Talk::new(&[]);
    let mut line = "train --kind vcf --seed 1".to_owned();
    let mut ratings = Vec::new();
    for number in 1..=5 {
        let view = talk.practice(&line);
        let told = shown(&Reply::Practice(Box::new(view)));
        assert!(told.contains(&format!("placement {number} of 5")) && !told.contains('±'), "{told}");
        let closed = talk.solve();
        ratings.push(closed.attempt.rating);
        let told = shown(&talk.say("stats"));
        assert_eq!(told.contains('±'), number == 5, "{told}");
        "next".clone_into(&mut line);
    }
    // The steps become smaller: the last one may be smaller than the distance between two puzzles.
    let upwards = ratings.windows(2).take(3).all(|pair| pair[0] < pair[1]) && ratings[4] > ratings[2];
    assert!(upwards, "solved ones lead upwards: {ratings:?}");
    assert!(shown(&talk.say("next")).contains('±'));
}

#[test]
fn a_failed_puzzle_shows_no_large_loss_and_its_rating_last() {
    let mut talk = Talk::new(&[]);
    talk.say("train --kind vcf --seed 1");
    let mut first_ratings = 0;
    for _ in 0..8 {
        let told = shown(&talk.say("answer --yes"));
        let line = told.lines().find(|line| line.contains("not solved")).unwrap().to_owned();
        assert!(!line.contains("(-") || line.ends_with(')'), "{line}");
        let loss = line.split("(-").nth(1).map(|rest| rest.trim_end_matches(')').parse::<u32>().unwrap());
        assert!(loss.is_none_or(|loss| loss < 10), "{line}");
        first_ratings += usize::from(line.contains("first rating"));
        talk.say("next");
    }
    assert_eq!(first_ratings, 1);
}

#[test]
fn what_failed_returns_after_a_few_others() {
    let mut talk = Talk::new(&[]);
    let set = |talk: &mut Talk, line: &str| match talk.practice(line).next {
        Upcoming::Task { task, again, .. } => (task.puzzle.id, again),
        other => panic!("{other:?}"),
    };
    let (failed, _) = set(&mut talk, "train --kind vcf --seed 1");
    talk.closed("answer --yes");
    for _ in 0..3 {
        let (id, again) = set(&mut talk, "next");
        assert!(id != failed && !again);
        talk.solve();
    }
    assert!(shown(&talk.say("next")).starts_with("again"));
    assert_eq!(talk.solve().attempt.puzzle, failed);
    assert!(!set(&mut talk, "next").1, "it was solved");
}

#[test]
fn the_last_session_s_failed_and_slow_ones_are_replayed() {
    let mut talk = Talk::new(&[]);
    assert!(matches!(talk.practice("review --failed").next, Upcoming::NothingToReplay));
    talk.say("train --kind vcf --seed 1");
    let failed = talk.closed("answer --yes").attempt.puzzle;
    let mut slow = String::new();
    for seconds in [5, 5, 60] {
        talk.practice("next");
        talk.world.elapsed += std::time::Duration::from_secs(seconds);
        slow = talk.solve().attempt.puzzle;
    }
    for (line, expected) in [("review --failed", &failed), ("review --slow", &slow)] {
        talk.practice(line);
        assert_eq!(talk.solve().attempt.puzzle, *expected, "{line}");
        assert!(matches!(talk.practice("next").next, Upcoming::Done(run) if run.tried == 1), "{line}");
    }
}
