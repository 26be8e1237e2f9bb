//! Tests of every built-in lesson: the solver checks each of its steps.

use std::collections::BTreeSet;

use yonsan::board::{Color, FiveStop, Position, Rule};
use yonsan::reply::{LessonReply, Reply};
use yonsan::session::Session;
use yonsan::solve::{Budget, Vcf, goal};
use yonsan::teach::lesson::library::{FILES, find, lessons};
use yonsan::teach::lesson::{
    Lesson, Manner, PointKind, Question, QuestionResult, Seek, StepKind, check, parse,
};

use crate::support::world::Talk;

/// The lessons in which checking every answer takes longer than in all others together.
const SLOW: [&str; 2] = ["29-reading-vcts", "31-your-own-games"];

#[test]
fn every_step_of_the_first_quick_lessons_holds() {
    every_step_holds(|file| !is_slow(file) && !is_late(file));
}

#[test]
fn every_step_of_the_later_quick_lessons_holds() {
    every_step_holds(|file| !is_slow(file) && is_late(file));
}

#[test]
#[ignore = "two minutes"]
fn every_step_of_the_slow_lessons_holds() {
    every_step_holds(is_slow);
}

fn is_slow(file: &str) -> bool {
    SLOW.iter().any(|slow| file.contains(slow))
}

/// Whether its number is above 15. Two processors share the quick lessons so.
fn is_late(file: &str) -> bool {
    file >= "16"
}

fn every_step_holds(is_wanted: impl Fn(&str) -> bool) {
    let wanted = FILES.iter().filter(|(file, _)| is_wanted(file));
    assert!(wanted.clone().count() >= SLOW.len());
    for (file, text) in wanted {
        let (lesson, broken) = parse(text);
        assert!(broken.is_empty(), "{file}: {broken:#?}");
        let lesson = lesson.unwrap();
        let (tried, wrong) = check(&lesson, &Budget::default()).unwrap();
        let wrong: Vec<String> = wrong.iter().map(|error| format!("{file}, {error}")).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert_eq!(tried.questions, lesson.questions().count());
    }
}

#[test]
fn ids_differ_and_find_their_lesson() {
    let ids: BTreeSet<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!((ids.len(), lessons().len()), (FILES.len(), FILES.len()));
    for (i, lesson) in lessons().iter().enumerate() {
        assert_eq!(find(&lesson.id).map(|found| &found.id), Some(&lesson.id));
        assert_eq!(find(&(i + 1).to_string()).map(|found| &found.id), Some(&lesson.id));
    }
    assert!(find("").is_none() && find("0").is_none() && find("99").is_none());
}

#[test]
fn what_was_answered_is_remembered() {
    let mut talk = Talk::new(&[]);
    let mut known = |lines: &[&str]| {
        for line in lines {
            talk.say(line);
        }
        let Reply::Lesson(LessonReply::List(list)) = talk.say("lesson") else { panic!("the list") };
        let (lessons, known) = (list.lessons, list.known);
        let tempo = lessons.iter().position(|lesson| lesson.id == "tempo").unwrap();
        assert_eq!(known.iter().sum::<usize>(), known[tempo], "{known:?}");
        known[tempo]
    };
    assert_eq!(known(&[]), 0);
    assert_eq!(known(&["lesson tempo", "next", "next", "i8", "i7"]), 1);
    // The last result counts.
    assert_eq!(known(&["restart", "next", "next", "answer"]), 0);
    assert_eq!(known(&["restart", "next", "next", "a1", "i8", "i7"]), 1);
}

/// The lines that a user who knows all answers would type.
fn answers(session: &Session, question: &Question) -> String {
    let position = session.position();
    match question.seek.what {
        PointKind::Wins(class) if question.moves > 1 => {
            let win = goal::shortest(class, position, &Budget::default());
            win.verdict.proven().unwrap().first().to_string()
        }
        _ if question.manner == Manner::Name => {
            question.answer.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
        _ => question.answer[0].to_string(),
    }
}

#[test]
fn every_lesson_can_be_passed_in_a_conversation() {
    for lesson in lessons() {
        let mut talk = Talk::new(&[]);
        let mut reply = talk.say(&format!("lesson {}", lesson.id));
        let mut outcomes = Vec::new();
        for step in &lesson.steps {
            assert!(matches!(&reply, Reply::Lesson(LessonReply::Step(_))), "{}: {reply:?}", lesson.id);
            if let Some(question) = step.question() {
                for _ in 0..question.moves {
                    let line = answers(&talk.session, question);
                    reply = talk.say(&line);
                }
                let outcome = reply.outcome().unwrap_or_else(|| panic!("{}: {reply:?}", question.id));
                outcomes.push(outcome.clone());
            }
            reply = talk.say("next");
        }
        let Reply::Lesson(LessonReply::Ended(end)) = reply else { panic!("{}: {reply:?}", lesson.id) };
        assert!(end.finished && !talk.session.is_in_lesson());
        assert_eq!(end.outcomes, outcomes);
        assert_eq!(outcomes.len(), lesson.questions().count());
        assert!(outcomes.iter().all(|one| one.result == QuestionResult::First && one.hints == 0));
    }
}

#[test]
fn tries_hints_and_undo_are_counted_as_they_should() {
    let mut talk = Talk::new(&[]);
    let mut last = |lines: &str| lines.split(", ").map(|line| talk.say(line)).last().unwrap();
    for (lines, expected) in [
        ("lesson tempo, next, next", None),
        // Taking a stone back is not a mistake; the attack begins again.
        ("i8, undo, hint, i8, i7", Some((QuestionResult::First, 1))),
        ("restart, next, next, a1, i8, i7", Some((QuestionResult::Second, 0))),
        ("restart, next, next, a1, a2", Some((QuestionResult::Missed, 0))),
        ("restart, next, next, answer", Some((QuestionResult::Missed, 0))),
    ] {
        let reply = last(lines);
        assert_eq!(reply.outcome().map(|outcome| (outcome.result, outcome.hints)), expected, "{lines}");
    }
    // An answered question stays answered.
    for lines in ["next, back, i8", "restart, back", "quit lesson, quit lesson"] {
        assert!(matches!(last(lines), Reply::Trouble(_)), "{lines}");
    }
}

/// The boards of the questions of a lesson that are not symmetric pictures of each other.
fn own_boards(lesson: &Lesson) -> usize {
    let mut boards: Vec<&Position> = Vec::new();
    for step in lesson.steps.iter().filter(|step| step.question().is_some()) {
        let position = &step.board.as_ref().unwrap().position;
        if !boards.iter().any(|known| known.is_picture_of(position)) {
            boards.push(position);
        }
    }
    boards.len()
}

#[test]
fn there_is_enough_to_do() {
    assert!(lessons().len() >= 31);
    for (lesson, (file, text)) in lessons().iter().zip(FILES) {
        assert!(lesson.questions().count() >= 6, "{file}");
        assert!(own_boards(lesson) >= 6, "{file}: {}", own_boards(lesson));
        assert_eq!(lesson.licence, "CC-BY-4.0", "{file}");
        assert!(text.starts_with("# A lesson of yonsan. Licence: CC-BY-4.0."), "{file}");
    }
}

#[test]
fn six_lessons_are_on_renju() {
    let of_renju = |lesson: &&Lesson| {
        lesson
            .steps
            .iter()
            .any(|step| step.board.as_ref().is_some_and(|board| board.position.rule() == Rule::Renju))
    };
    assert_eq!(lessons().iter().filter(of_renju).count(), 6);
}

#[test]
fn every_lesson_is_in_three_languages() {
    for lesson in lessons() {
        let mut texts = vec![&lesson.title, &lesson.about];
        for step in &lesson.steps {
            texts.push(&step.text);
            match &step.kind {
                StepKind::Told => {}
                StepKind::Demonstration(shown) => texts.extend(&shown.after),
                StepKind::Question(question) => texts.extend(question.hint.iter().chain(&question.after)),
            }
        }
        for text in texts {
            assert_eq!(text.translated().collect::<Vec<_>>(), ["zh", "ru"], "{}: {text:?}", lesson.id);
        }
    }
}

/// A lesson of one step under renju with this claim.
fn renju(claim: &str) -> String {
    one("h8", claim)
        .replace("black fives\n", "black forbidden\n")
        .replace("B:f8g8h8i8,W:e8,b", "B:f8g8h9h10,W:d8j9,b")
        .replace("licence:", "rule: renju\nlicence:")
}

#[test]
fn what_is_said_of_forbidden_points_is_judged_by_the_rule() {
    for claim in [
        "ruling h8 = double-three",
        "ruling i8 = allowed",
        "real-three h8 = f8 g8 h8",
        "black forbidden = h8",
        "white catches = none",
        "black looks-forbidden = none",
    ] {
        assert_eq!(faults(&renju(claim)), [], "{claim}");
    }
    for (claim, expected) in [
        ("ruling h8 = allowed", "does not hold: double-three"),
        ("ruling h8 = double-four double-three", "does not hold: double-three"),
        ("ruling f8 = allowed", "a stone on f8"),
        ("ruling i8 = overline", "does not hold: allowed"),
        ("false-three h8 = f8 g8 h8", "real f8 g8 h8"),
        ("real-three h8 = f8 g8 i8", "does not hold: real"),
        ("black forbidden = none", "does not hold: h8"),
        ("black looks-forbidden = h8", "does not hold: none"),
        ("catch i8 = h8", "nothing caught"),
        ("white catches > i8", "does not hold: none"),
    ] {
        let found = faults(&renju(claim));
        assert!(matches!(&found[..], [(9, 5, reason)] if reason.contains(expected)), "{claim}: {found:?}");
    }
    assert!(faults(&renju("ruling h8 = luck"))[0].2.contains("write, for instance"));
    let wrong = renju("ruling h8 = double-three").replace("answer: h8", "answer: i8");
    assert!(faults(&wrong)[0].2.contains("answer: i8; the solver finds h8"));
}

#[test]
fn forbidden_points_and_catches_of_the_lessons_are_those_of_the_definition() {
    let mut vcf = Vcf::new(Budget::default().memory);
    let mut points = |text: &str, position: &Position| {
        Seek::parse(text).unwrap().points(position, &mut vcf, &Budget::default()).unwrap()
    };
    let boards = lessons().iter().flat_map(|lesson| &lesson.steps).filter_map(|step| step.board.as_ref());
    let (mut forbidden, mut caught) = (0, 0);
    for position in boards.map(|board| &board.position).filter(|position| position.rule() == Rule::Renju) {
        for point in position.empties() {
            let is_forbidden = position.ruling(point).is_forbidden();
            assert_eq!(
                points("black forbidden", position).contains(point),
                is_forbidden,
                "{position} {point}"
            );
            forbidden += usize::from(is_forbidden);
        }
        for point in points("white catches", position).iter() {
            let after = position.with_turn(Color::White).after(&[point]).unwrap();
            assert_eq!(after.five_stop(), FiveStop::Impossible);
            assert_eq!(after.five_points(Color::White).len(), 1);
            caught += 1;
        }
    }
    assert!(forbidden > 60 && caught > 8, "{forbidden} {caught}");
}

/// A lesson of one step with this answer and this claim.
fn one(answer: &str, claim: &str) -> String {
    format!(
        "format: yonsan-lesson\nversion: 1\nid: one\ntitle: One\nabout: One.\nlicence: CC-BY-4.0\nsteps:\n\
         \x20 - name: black fives\n    id: one\n    board: B:f8g8h8i8,W:e8,b\n    text: Where?\n    answer: {answer}\n\
         \x20   claims: [{claim}]\n"
    )
}

/// The faults of a file, each with its place.
fn faults(text: &str) -> Vec<(usize, usize, String)> {
    let (lesson, mut wrong) = parse(text);
    wrong.extend(lesson.iter().flat_map(|lesson| check(lesson, &Budget::default()).unwrap().1));
    wrong.into_iter().map(|error| (error.line, error.column, error.reason.to_string())).collect()
}

#[test]
fn what_is_not_so_is_found() {
    assert_eq!(faults(&one("j8", "black fives = j8")), []);
    for (answer, claim, expected) in [
        ("k8", "black fives = j8", "answer: k8; the solver finds j8"),
        ("j8 k8", "black fives = j8", "the solver finds j8"),
        ("j8", "black fives = none", "does not hold: j8"),
        ("j8", "white vcf", "does not hold: disproven"),
        ("j8", "black vcf 3", "does not hold: 1 plies"),
        ("j8", "black no vct", "does not hold"),
        ("j8", "black five", "does not hold: nobody has"),
        ("j8", "black row j8 = F4", "does not hold: F5"),
        ("j8", "black all j8 = B_FLEX4", "does not hold: A_FIVE"),
        ("j8", "black shape open-four = f8 g8 h8 i8", "does not hold: four"),
        ("j8", "score powers j8 = 1", "does not hold: Some(513)"),
        ("j8", "opening kagetsu", "does not hold: none"),
        ("j8", "black wins vct > k9", "does not hold"),
    ] {
        let found = faults(&one(answer, claim));
        assert!(matches!(&found[..], [(8, 5, reason)] if reason.contains(expected)), "{claim}: {found:?}");
    }
    let unfounded = one("j8", "black fives = j8").replace("Where?", "Where? Not at c3.");
    assert!(faults(&unfounded)[0].2.contains("the text names c3"));
}

#[test]
fn broken_files_are_told_with_their_place_and_what_was_expected() {
    let good = one("j8", "black fives = j8");
    for (from, to, line, column, expected) in [
        ("yonsan-lesson", "yonsan-puzzle", 1, 9, "a lesson has yonsan-lesson"),
        ("version: 1", "version: 2", 2, 10, "a lesson has 1"),
        ("id: one\nt", "id: One!\nt", 3, 5, "use lower-case letters"),
        ("title: One\n", "", 1, 1, "missing field `title`"),
        ("    id: one\n", "", 10, 11, "id is missing; a question is remembered by it"),
        ("    answer: j8\n", "", 11, 11, "answer is missing"),
        ("steps:", "drills: [{kind: luck}]\nsteps:", 7, 17, "kind 'luck'; write one of: vcf"),
        ("steps:", "drills: [{rating: 9..1}]\nsteps:", 7, 19, "write a range, as in: 800..1200"),
        ("steps:", "drills: [{theme: a, luck: b}]\nsteps:", 7, 21, "unknown field `luck`"),
        ("steps:", "drills: [{}, {}, {}, {}, {}]\nsteps:", 7, 9, "more than 4 drills"),
        ("answer: j8", "answer: z8", 12, 13, "write points, as in: h8 i9"),
        ("answer: j8", "answer: f8", 12, 13, "there is a stone on it"),
        ("W:e8", "W:f8", 10, 12, "write moves (h8i9) or a set-up"),
        ("black fives\n", "black luck\n", 8, 11, "write a side and what"),
        ("[black fives = j8]", "[black is lucky]", 13, 14, "write, for instance"),
        ("    text: Where?\n", "    words: Where?\n", 11, 5, "unknown field `words`"),
        (
            "    text: Where?\n",
            "    text: Where?\n    line: j8\n",
            12,
            11,
            "'name' and 'line' do not go together",
        ),
    ] {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        let found = faults(&text);
        let told = found.iter().any(|(l, c, reason)| (*l, *c) == (line, column) && reason.contains(expected));
        assert!(told && found.len() == 1, "{to}: {found:?}");
    }
    assert!(faults("").iter().all(|fault| fault.2.contains("one begins with format")));
    assert!(!faults("[1, 2").is_empty() && !faults("- a\n- b\n").is_empty());
}

#[test]
fn a_lesson_is_no_book() {
    let lesson = one("j8", "black fives = j8");
    let steps = |many| lesson.clone() + &"  - text: More.\n".repeat(many);
    assert_eq!(faults(&steps(199)), []);
    let found = faults(&steps(200));
    assert!(found.len() == 1 && found[0].0 == 213 && found[0].2.contains("more than 200 steps"), "{found:?}");
    let found = faults(&(lesson + "# more\n".repeat(20_000).as_str()));
    assert!(found.len() == 1 && found[0].2.contains("more than 131072 bytes"), "{found:?}");
}

#[test]
fn a_broken_step_leaves_the_others() {
    let two = one("j8", "black fives = j8") + "  - text: More.\n    luck: 1\n  - text: The end.\n";
    let (lesson, wrong) = parse(&two);
    assert_eq!((lesson.unwrap().steps.len(), wrong.len()), (2, 1));
    let twice = one("j8", "black fives = j8");
    let step = twice.split("steps:\n").nth(1).unwrap().to_owned();
    let (lesson, wrong) = parse(&(twice + &step));
    assert_eq!(lesson.unwrap().steps.len(), 1);
    assert!(wrong[0].to_string().contains("the id 'one' stands twice"));
}
