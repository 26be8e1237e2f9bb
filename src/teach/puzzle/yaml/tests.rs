//! Tests with one small puzzle that is changed line by line.

use proptest::prelude::*;

use super::*;
use crate::board::{ByColor, Fault, Impossible, Setup};
use crate::formats::random;

const PUZZLE: &str = "\
format: yonsan-puzzle
version: 1
id: vcf-0001
title: 'Four: and one'
rule: standard
position: B:h8i8j8k8,W:g8a1,b
side: black
goal: { kind: vcf, within: 1 }
themes: [four, line-4]
source: composed for yonsan
licence: CC0-1.0
";

fn with(old: &str, new: &str) -> String {
    assert!(PUZZLE.contains(old), "{old}");
    PUZZLE.replace(old, new)
}

#[track_caller]
fn refuses(text: &str, line: usize, column: usize, reason: PuzzleFault) {
    let expected = PuzzleError { line, column, reason };
    assert_eq!(parse_all(text), Err(expected), "{text}");
}

#[track_caller]
fn refuses_yaml(text: &str, line: usize, column: usize, words: &str) {
    let error = parse_all(text).unwrap_err();
    assert_eq!((error.line, error.column), (line, column), "{error}");
    let PuzzleFault::Yaml(told) = error.reason else {
        panic!("{error}");
    };
    assert!(told.contains(words) && !told.contains("at line"), "{told}");
}

fn drawn(row: &str) -> String {
    let empty = "  . . . . . . . . . . . . . . .\n";
    let board = [&empty.repeat(7), "  ", row, "\n", &empty.repeat(7)].concat();
    with("B:h8i8j8k8,W:g8a1,b", &format!("|\n{board}")).replace("|\n\n", "|\n")
}

#[test]
fn a_puzzle_is_read() {
    let puzzle = &parse_all(PUZZLE).unwrap()[0];
    assert_eq!((puzzle.rule(), puzzle.side()), (Rule::Standard, Color::Black));
    assert_eq!(puzzle.title, "Four: and one".into());
    let goal = Goal { kind: GoalKind::Vcf, within: Some(1) };
    assert_eq!(puzzle.goal, goal);
    assert_eq!(puzzle.themes, ["four", "line-4"]);
    assert_eq!((&puzzle.hints[..], puzzle.rating), (&[][..], None));
    let more = format!("{PUZZLE}hints: [look, 'h8']\nnotes: |\n  One.\n  Two.\nrating: 800\n");
    let more = &parse_all(&more).unwrap()[0];
    assert_eq!(more.hints, ["look", "h8"]);
    assert_eq!(more.notes, Some("One.\nTwo.".into()));
    assert_eq!(more.rating, Some(800));
    let row = drawn(". . . . . . O X X X X . . . .");
    assert_eq!(parse_all(&row).unwrap()[0].side(), Color::Black);
}

/// The general reader takes many times as long.
#[test]
fn the_plain_reader_is_enough_for_every_file_of_the_program() {
    for (name, text) in super::super::library::FILES {
        assert!(plainly(text).is_some(), "{name}");
    }
}

#[test]
fn a_file_holds_several() {
    let second = with("vcf-0001", "find-all-0002").replace("{ kind: vcf, within: 1 }", "{kind: none}");
    let both = format!("# a set\n---\n{PUZZLE}---\n{second}");
    let ids: Vec<String> = parse_all(&both).unwrap().into_iter().map(|p| p.id).collect();
    assert_eq!(ids, ["vcf-0001", "find-all-0002"]);
    let ended = parse_all(&format!("---\n{PUZZLE}...\n---\n"));
    assert_eq!(ended.unwrap().len(), 1);
    let bad = format!("{PUZZLE}---\n{}", with("vcf-0001", "vcf-1"));
    refuses(&bad, 15, 5, PuzzleFault::Id("vcf-1".into()));
}

#[test]
fn other_files_are_refused() {
    refuses("", 1, 1, PuzzleFault::NoPuzzle);
    refuses("# nothing\n---\n", 1, 1, PuzzleFault::OnlyComments);
    refuses_yaml("- a list\n", 1, 1, "expected a puzzle, key by key");
    refuses_yaml(&with("{ kind: vcf, within: 1 }", "vcf"), 8, 7, "expected a goal");
    refuses_yaml("id: a\n", 1, 1, "missing field `format`");
    refuses_yaml("a: [b\nc: d", 2, 2, "did not find expected");
    let lesson = with("yonsan-puzzle", "yonsan-lesson") + "pages: 3\n";
    refuses(&lesson, 1, 9, PuzzleFault::Format("yonsan-lesson".into()));
    let newer = with("version: 1", "version: 2") + "later: 1\n";
    refuses(&newer, 2, 10, PuzzleFault::Version(2));
}

#[test]
fn keys_are_those_that_are_known() {
    refuses_yaml(&with("licence", "license"), 11, 1, "expected one of `format`, `version`, `id`");
    refuses_yaml(&with("within", "plies"), 8, 20, "unknown field `plies`, expected `kind` or `within`");
    refuses_yaml(&with("source: composed for yonsan\n", ""), 1, 1, "missing field `source`");
    refuses_yaml(&format!("{PUZZLE}id: vcf-0002\n"), 12, 5, "duplicate field `id`");
    refuses_yaml(&with("{ kind: vcf,", "{ kind: vct, kind: vcf,"), 8, 26, "duplicate field `kind`");
    refuses_yaml(&with("[four, line-4]", "four"), 9, 9, "expected a list of texts");
    let bomb = format!("hints:\n  - &a \"{}\"\n{}", "x".repeat(9_000), "  - *a\n".repeat(9));
    refuses_yaml(&format!("{PUZZLE}{bomb}"), 13, 3, "more than 100 texts, or 65536 bytes of them");
    refuses_yaml(&format!("{PUZZLE}rating: -3\n"), 12, 9, "expected u16");
}

#[test]
fn values_are_checked() {
    for id in ["vcf-001", "VCF-0001", "vcf0001", "-0001", "v--0001", "vcf-00a1", "0001"] {
        refuses(&with("vcf-0001", id), 3, 5, PuzzleFault::Id(id.into()));
    }
    refuses(&with("'Four: and one'", "' '"), 4, 8, PuzzleFault::Blank("title"));
    refuses(&with("CC0-1.0", "''"), 11, 10, PuzzleFault::Blank("licence"));
    let word = |key, word: &str, known: &[&'static str]| PuzzleFault::Word {
        key,
        word: word.into(),
        known: known.to_vec(),
    };
    let rules = ["freestyle", "standard", "renju"];
    refuses(&with("standard", "caro"), 5, 7, word("rule", "caro", &rules));
    let sides = ["black", "white"];
    refuses(&with("black", "Black"), 7, 7, word("side", "Black", &sides));
    let kinds = GoalKind::ALL.map(GoalKind::name);
    refuses(&with("kind: vcf", "kind: mate"), 8, 15, word("kind", "mate", &kinds));
    for within in [0, 4] {
        let text = with("within: 1", &format!("within: {within}"));
        refuses(&text, 8, 28, PuzzleFault::Within { within, odd: true });
    }
    let defend = with("vcf, within: 1", "defend, within: 4");
    assert!(parse_all(&defend).is_ok());
    for theme in ["Four", "a b", "''", "été"] {
        let plain = theme.trim_matches('\'').to_owned();
        refuses(&with("line-4", theme), 9, 9, PuzzleFault::Theme(plain));
    }
}

#[test]
fn positions_are_checked() {
    let position = |text: &str| with("B:h8i8j8k8,W:g8a1,b", text);
    refuses(&position("''"), 6, 11, NotationError::Empty.into());
    let word = "z3".to_owned();
    refuses(&position("h8z3"), 6, 13, NotationError::NotAPoint { word, column: 3 }.into());
    let occupied = Fault::Occupied { ply: 2, point: Point::CENTRE };
    let twice = NotationError::Impossible(Impossible(vec![occupied]));
    refuses(&position("h8h8"), 6, 11, twice.into());
    refuses(&with("black", "white"), 7, 7, PuzzleFault::Side { side: Color::White });
    refuses(&position("B:d8e8f8g8h8,W:,b"), 6, 11, PuzzleFault::Won(Color::Black));
    let columns = DiagramError::Columns { line: 8, points: 2 };
    refuses(&drawn("X ."), 14, 1, columns.into());
    let glyph = DiagramError::Glyph { line: 8, glyph: "?".into() };
    refuses(&drawn(". . . . . . O X X X ? . . . ."), 14, 1, glyph.into());
    let rows = position("|\n  ...............\n  ...............");
    refuses(&rows, 6, 11, DiagramError::Rows(2).into());
}

#[test]
fn damage_is_refused_in_time() {
    for end in (0..PUZZLE.len()).filter(|&end| PUZZLE.is_char_boundary(end)) {
        let _ = parse_all(&PUZZLE[..end]);
    }
    for deep in ["[", "{a: ", "- "] {
        assert!(parse_all(&deep.repeat(5_000)).is_err());
    }
}

fn puzzle() -> impl Strategy<Value = Puzzle> {
    let points: Vec<Point> = Point::all().collect();
    let position = (
        Just(points).prop_shuffle(),
        0..50usize,
        0..50usize,
        any::<bool>(),
        prop::sample::select(&Rule::ALL),
    );
    let position = position.prop_filter_map("won", |(points, black, white, side, rule)| {
        let stones =
            ByColor { black: points[..black].to_vec(), white: points[black..black + white].to_vec() };
        let position = Setup { rule, stones, to_move: Color::BOTH[usize::from(side)] }.position();
        position.ok().filter(|position| position.winner().is_none())
    });
    let goal = (prop::sample::select(&GoalKind::ALL[..]), prop::option::of(0..99u16));
    let goal = goal.prop_map(|(kind, half)| Goal { kind, within: half.map(|n| n * 2 + 1) });
    // Ordinary words, words that have a meaning in YAML, and arbitrary text.
    let text = || {
        prop_oneof![
            "[a-z ]{0,9}[a-z]",
            "[-?:,#&*!|>'\"%@` \n\t\r]{0,9}[a-z]",
            prop::sample::select(vec!["true", "~", "12", "1e3", "---", "  x\ny", "\n\nx", "x\n\n"])
                .prop_map(str::to_owned),
            any::<String>().prop_map(|text| text + "."),
        ]
    };
    let texts = prop::collection::vec(text(), 3);
    let more = (
        prop::collection::vec(text(), 0..3),
        prop::option::of(text()),
        any::<Option<u16>>(),
        prop::collection::vec("[a-z0-9-]{1,9}", 0..4),
        "[a-z]{1,5}-[0-9]{4}",
    );
    (position, goal, texts, more).prop_map(|(position, goal, texts, more)| {
        let (hints, notes, rating, themes, id) = more;
        Puzzle {
            went: Vec::new(),
            id,
            title: texts[0].clone().into(),
            position,
            goal,
            themes,
            source: texts[1].clone(),
            licence: texts[2].clone(),
            hints,
            notes: notes.map(Text::from),
            rating,
        }
    })
}

#[test]
fn unusual_ends_of_lines_are_read_back() {
    let plain = parse_all(PUZZLE).unwrap().remove(0);
    for end in LINE_ENDS {
        for text in [format!("{end}."), format!("a{end}  .\nb"), format!("\"{end}\\")] {
            let (title, notes) = (text.clone().into(), Some(text.clone().into()));
            let puzzle = Puzzle { title, notes, hints: vec![text], ..plain.clone() };
            assert_eq!(parse_all(&(write(&puzzle) + "---\n" + &write(&puzzle))), Ok(vec![puzzle; 2]));
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(puzzles in prop::collection::vec(puzzle(), 1..3)) {
        let texts: Vec<String> = puzzles.iter().map(write).collect();
        let text = texts.join("---\n");
        prop_assert_eq!(parse_all(&text), Ok(puzzles), "{}", text);
    }

    #[test]
    fn no_text_panics(puzzle in puzzle(), changes in random::changes()) {
        let bytes = random::change(write(&puzzle).into_bytes(), &changes);
        let _ = parse_all(&String::from_utf8_lossy(&bytes));
    }
}
