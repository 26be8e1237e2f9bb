//! Puzzles under renju: the points to be marked, the themes, and what ships.

use std::collections::BTreeSet;

use yonsan::Checked;
use yonsan::board::{Color, Point, Position, Prohibition, Rule, Ruling};
use yonsan::render::json;
use yonsan::solve::{Budget, Class, MoveValue, Vcf, goal};
use yonsan::teach::puzzle::{Goal, GoalKind, Puzzle, library};
use yonsan::teach::train::facts::{self, Facts, Flaw};
use yonsan::teach::train::grade::{GradeReport, Grader};
use yonsan::teach::train::lint::{self, LintMessage};

use crate::support::world::{Talk, puzzle, shown};

/// Black may not play j8 (an overline) and i10 (a double-three); g7 and g9 only look forbidden.
const MARKS: &str = "B:f3j5g6j6h7f8g8h8i8k8h9i9j9i11,W:i3g4i4f5h5i5i6k6j7e8k10l12m12n12,b";

fn position(text: &str) -> Position {
    format!("renju {text}").parse().unwrap()
}

fn points(names: &str) -> Vec<Point> {
    names.split(' ').map(|name| name.parse().unwrap()).collect()
}

fn facts_of(position: &Position, kind: GoalKind) -> Result<Facts, Flaw> {
    let budget = Budget { nodes: Some(100_000), memory: 16 << 20, ..Budget::default() };
    facts::facts(position, kind, &budget)
}

fn graded(kind: GoalKind, text: &str, moves: &str) -> GradeReport {
    let mut vcf = Vcf::default();
    let goal = Goal { kind, within: None };
    let mut grader = Grader { vcf: &mut vcf, budget: Budget::default(), goal };
    grader.grade_all(&position(text), &points(moves))
}

/// The file of a puzzle that asks for the forbidden points.
fn file(position: &str, side: &str) -> String {
    let text = puzzle("forbidden-7777", "A test", position, side, "forbidden", "[]");
    text.replace("rule: freestyle", "rule: renju")
}

fn findings(text: &str) -> Vec<LintMessage> {
    let found = lint::lint(&[text], &Budget::default(), &|| ()).findings;
    found
        .into_iter()
        .map(|finding| finding.what)
        .filter(|what| !matches!(what, LintMessage::Rating(..)))
        .collect()
}

#[test]
fn every_forbidden_point_has_to_be_marked_and_each_mark_is_ruled_upon() {
    assert!(graded(GoalKind::Forbidden, MARKS, "i10 j8").solved);
    assert!(!graded(GoalKind::Forbidden, MARKS, "i10").solved);
    let report = graded(GoalKind::Forbidden, MARKS, "j8 g7 i10");
    let marks: Vec<MoveValue> = report.grades.iter().map(|grade| grade.mark).collect();
    assert_eq!((marks, report.solved), (vec![MoveValue::Best, MoveValue::ThrowsWin], false));
    assert_eq!(report.ungraded, points("i10"));
    let kinds = report.grades[0].forbidden().map(Ruling::prohibitions);
    assert_eq!(kinds, Some(vec![Prohibition::Overline]));
    assert!(report.grades[1].allowed().is_some_and(Ruling::only_looks_forbidden));
    let puzzle = Puzzle::untitled(position(MARKS));
    let json = json::grade(&puzzle, &report);
    assert_eq!(json["moves"][0]["verdict"], "best");
    assert_eq!(json["moves"][0]["forbidden"]["kinds"][0], "overline");
    assert_eq!(json["moves"][1]["verdict"], "allowed");
    assert_eq!(json["moves"][1]["allowed"]["point"], "g7");
    // Where the goal is another one, a forbidden move loses.
    let lost = graded(GoalKind::Defend, MARKS, "j8");
    assert_eq!(lost.grades[0].mark, MoveValue::LosesNow);
    assert!(lost.grades[0].allowed().is_none());
}

#[test]
fn lint_holds_the_points_against_the_rule() {
    assert_eq!(findings(&file(MARKS, "black")), []);
    let claim = |flaw| vec![LintMessage::Claim(GoalKind::Forbidden, flaw)];
    assert_eq!(findings(&file("B:h8,W:,b", "black")), claim(Flaw::ForbiddenPoints(0)));
    // Nine points where two threes meet on a lattice.
    assert_eq!(findings(&file("B:f8g8h9h10,W:a1b1c1,b", "black")), claim(Flaw::ForbiddenPoints(1)));
    assert_eq!(findings(&file(&MARKS.replace(",b", ",w"), "white")), claim(Flaw::NotRenju));
    assert_eq!(findings(&file(MARKS, "black").replace("renju", "standard")), claim(Flaw::NotRenju));
    // Two double-threes far apart, and no point that only looks forbidden.
    let plain = "B:d4e4f5f6k11l11m12m13,W:a1a3a5a7o2o4o6o8,b";
    assert_eq!(facts_of(&position(plain), GoalKind::Forbidden).unwrap().right, points("f4 m11"));
    assert_eq!(findings(&file(plain, "black")), [LintMessage::NothingLooksForbidden]);
    assert!(!LintMessage::NothingLooksForbidden.is_fault());
}

#[test]
fn in_a_conversation_the_board_does_not_tell_and_the_marks_are_explained() {
    let mut talk = Talk::new(&[("p.yaml", &file(MARKS, "black"))]);
    let set = shown(&talk.say("load p.yaml"));
    assert!(set.contains("mark all the points that renju forbids") && !set.contains('!'), "{set}");
    assert!(!shown(&talk.say("show")).contains('!'));
    let first = shown(&talk.say("g7"));
    assert!(first.contains("x g7 is allowed") && !first.contains("g9"), "{first}");
    let wrong = shown(&talk.say("whynot"));
    assert!(
        wrong.contains("x g7 looks forbidden and is allowed") && wrong.contains("g9 is forbidden itself"),
        "{wrong}"
    );
    let nowhere = shown(&talk.say("a1"));
    assert!(nowhere.contains("x a1 is allowed"), "{nowhere}");
    let found = shown(&talk.say("j8"));
    assert!(found.contains("+ j8 is forbidden, an overline") && found.contains("1 of 2"), "{found}");
    assert!(shown(&talk.say("hint")).contains('1'));
    let last = shown(&talk.say("i10"));
    assert!(last.contains("a double-three") && last.contains("solved"), "{last}");
    // The command that names the points ends the task.
    talk.say("load p.yaml");
    assert!(shown(&talk.say("forbidden")).contains('!'));
    assert!(!shown(&talk.say("j8")).contains("1 of 2"));
}

#[test]
fn the_themes_follow_from_the_position() {
    let themes = |text: &str, kind| facts::themes(&facts_of(&position(text), kind).unwrap());
    let has = |text: &str, kind, theme: &str| themes(text, kind).iter().any(|known| known == theme);
    let caught = "B:h6e7i7g8h8i8j8e9k9f10h10,W:g5f6g7h7f8k8f9g9h9l10,w";
    assert!(has(caught, GoalKind::Vcf, "catch"));
    let free = position(caught).with_rule(Rule::Standard).unwrap();
    assert!(facts_of(&free, GoalKind::Vcf).is_err(), "without prohibitions White has no VCF");
    assert!(!has(caught, GoalKind::Vcf, "forbidden-move"));
}

fn shipped() -> impl Iterator<Item = &'static Puzzle> {
    library::puzzles().iter().filter(|puzzle| puzzle.rule() == Rule::Renju)
}

fn themed(theme: &str) -> Vec<&'static Puzzle> {
    shipped().filter(|puzzle| puzzle.themes.iter().any(|known| known == theme)).collect()
}

#[test]
fn there_are_enough_puzzles_of_every_kind() {
    let all = shipped().count();
    assert!(all >= 200, "{all}");
    for color in Color::BOTH {
        for (kind, least) in [(GoalKind::Vcf, 30), (GoalKind::Vct, 10)] {
            let of = shipped().filter(|puzzle| (puzzle.goal.kind, puzzle.side()) == (kind, color)).count();
            assert!(of >= least, "{} {}: {of}", color.name(), kind.name());
        }
    }
    assert!(shipped().filter(|puzzle| puzzle.goal.kind == GoalKind::Forbidden).count() >= 30);
    for (theme, least) in [("catch", 40), ("forbidden-move", 30), ("forbidden-trap", 20)] {
        assert!(themed(theme).len() >= least, "{theme}: {}", themed(theme).len());
    }
    let easy = shipped().filter(|puzzle| puzzle.rating.is_some_and(|rating| rating < 1000)).count();
    assert!(easy >= 50, "{easy} for beginners");
}

#[test]
fn titles_do_not_tell_and_games_are_kept() {
    let titles: BTreeSet<&str> = shipped().map(|puzzle| puzzle.title.english()).collect();
    assert_eq!(titles.len(), shipped().count());
    for puzzle in shipped() {
        let number =
            puzzle.title.english().strip_prefix("Renju ").and_then(|number| number.parse::<usize>().ok());
        assert!(number.is_some(), "{:?}", puzzle.title);
        // Such stones can arise in a game.
        let [black, white] = Color::BOTH.map(|color| puzzle.position.stones(color).len());
        let more = usize::from(puzzle.side() == Color::White);
        assert_eq!(black, white + more, "{}", puzzle.id);
    }
    let games = shipped().filter(|puzzle| !puzzle.position.moves().is_empty()).count();
    assert!(3 * games >= 2 * shipped().count(), "{games} of {}", shipped().count());
}

#[test]
fn the_checker_accepts_the_wins_and_the_rulings_are_those_of_the_definition() {
    let budget = Budget { nodes: Some(facts::NODES), memory: 16 << 20, ..Budget::default() };
    let mut wins = 0;
    for puzzle in shipped().filter(|puzzle| puzzle.goal.kind.attacks()) {
        let class = puzzle.goal.kind.class().unwrap_or(Class::Win);
        let win = goal::solve(class, &puzzle.position, &budget).verdict.into_proven();
        let win = win.unwrap_or_else(|why| panic!("{}: {why:?}", puzzle.id));
        assert!(Checked::new(win, &|| false).is_ok(), "{}", puzzle.id);
        wins += 1;
    }
    assert!(wins >= 100, "{wins}");
    for puzzle in shipped().filter(|puzzle| puzzle.goal.kind == GoalKind::Forbidden) {
        let facts = facts_of(&puzzle.position, GoalKind::Forbidden).unwrap();
        assert!(facts.right.iter().all(|&point| puzzle.position.ruling(point).is_forbidden()));
        assert!(facts.tempting.iter().all(|&point| puzzle.position.ruling(point).only_looks_forbidden()));
        assert!(!facts.tempting.is_empty(), "{}", puzzle.id);
    }
}

/// Each `catch` again, by the rulings of the definition along the win's line.
#[test]
fn a_catch_ends_at_a_forbidden_point() {
    let mut vcf = Vcf::default();
    for puzzle in themed("catch").into_iter().filter(|puzzle| puzzle.goal.kind == GoalKind::Vcf) {
        let attack = vcf.shortest(&puzzle.position, &Budget::default()).verdict.into_proven().unwrap();
        let mut board = puzzle.position.clone();
        let caught = attack.line(&puzzle.position).into_iter().any(|point| {
            board.make(point).unwrap();
            let fives: Vec<Point> = board.five_points(Color::White).iter().collect();
            matches!(fives[..], [only] if board.ruling(only).is_forbidden())
        });
        assert!(caught && puzzle.side() == Color::White, "{}", puzzle.id);
    }
}
